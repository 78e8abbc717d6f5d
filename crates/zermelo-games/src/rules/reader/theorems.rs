//! Claims that are functions of a position: what it is worth, and between what it lies. They are tried on small positions, whose
//! worth is found here by the definitions, from the options alone.

use super::slow::{Datum, SlowGame};
use super::values::Theorems;
use super::{FileKind, RuleFile};
use crate::catalogue::{AnyGame, AnyPosition, Catalogued};
use crate::game::{Ending, Limits, Notation, Player, Ruleset, StopReason, option_list};
use crate::rules::declared::Rules;
use crate::rules::open::Refusal;
use crate::rules::trial::{Effort, FalseClaim, small_boards};
use rustc_hash::{FxHashMap, FxHashSet};
use zermelo_core::{Message, message};
use zermelo_starlark::{Fault, Value};
use zermelo_value::expression::{EvaluationError, Session};
use zermelo_value::{Script, Store, ValueId};

/// Tries what a file claims of the worth of positions. The error names the position that shows a claim to be false.
pub(in crate::rules) fn try_theorems(
    file: &RuleFile,
    game: &(dyn AnyGame + 'static),
    Effort(effort): Effort,
) -> Result<(), Refusal> {
    let Some(script) = &file.theorems else { return Ok(()) };
    if !Ruleset::is_loop_free(game) {
        return Err(message!(
            "'theorem' and 'bounds' are for games in which play ends: say so with loop_free = True where no position can recur"
        )
        .into());
    }
    let store = Store::new();
    let mut oracle = Oracle::new(game, &store, effort / 2).map_err(Message::from)?;
    for (position, argument) in samples(file, game, effort) {
        if oracle.left == 0 {
            break;
        }
        let claims = script.with(|live| {
            let Theorems { theorem, bounds } = live.game.theorems.clone();
            let mut call = |function: &Option<Value>| match function {
                Some(function) => {
                    live.machine.call(function, &[argument.value()]).and_then(|value| said(&value, function))
                }
                None => Ok(Said::Nothing),
            };
            Ok((call(&theorem)?, call(&bounds)?))
        });
        let claims = claims?;
        let false_in = |claim: &'static str, why: Message| {
            let position = Message::verbatim(game.print(&position));
            Err(FalseClaim { claim, position, why }.into())
        };
        if let Some(why) = oracle.against(&position, &claims.0, "theorem")? {
            return false_in("theorem", why);
        }
        if let Some(why) = oracle.against(&position, &claims.1, "bounds")? {
            return false_in("bounds", why);
        }
    }
    Ok(())
}

/// Tries the claim that both players have the same moves, where a game has no board. The error names the position that shows it
/// to be false.
pub(in crate::rules) fn try_sameness(
    file: &RuleFile,
    game: &(dyn AnyGame + 'static),
    Effort(effort): Effort,
) -> Result<(), Refusal> {
    let has_board = matches!(&file.kind, FileKind::Declared(rules) if matches!(rules.rules, Rules::Board(_)));
    if has_board || file.claims.impartial != Some(true) || game.is_impartial() {
        return Ok(());
    }
    for (position, _) in samples(file, game, effort) {
        let set = |player| option_list(game, &position, player).into_iter().collect::<FxHashSet<_>>();
        let why = if set(Player::Left) != set(Player::Right) {
            message!("the players have different moves")
        } else if game.ending(&position, Player::Left) != game.ending(&position, Player::Right) {
            message!("play ends there for one of the players, or for each with another result")
        } else {
            continue;
        };
        let position = Message::verbatim(game.print(&position));
        return Err(FalseClaim { claim: "impartial", position, why }.into());
    }
    Ok(())
}

/// Tries the parts that a file's function gives: together they are worth what the position is. The error names a position that is
/// worth something else.
pub(in crate::rules) fn try_parts(
    file: &RuleFile,
    game: &(dyn AnyGame + 'static),
    Effort(effort): Effort,
) -> Result<(), Refusal> {
    let Some(slow) = game.as_any().downcast_ref::<Catalogued<SlowGame>>().map(Catalogued::ruleset) else {
        return Ok(());
    };
    if !slow.has_parts() || game.has_endings() {
        return Ok(());
    }
    let store = Store::new();
    let mut oracle = Oracle::new(game, &store, effort / 2).map_err(Message::from)?;
    for (position, _) in samples(file, game, effort) {
        let mut parts = Vec::new();
        game.components(&position, |part| parts.push(part));
        if parts == [position.clone()] {
            continue;
        }
        // What has no moves of its own is the sum of its parts by definition.
        if Player::BOTH.iter().all(|&player| option_list(game, &position, player).is_empty()) {
            continue;
        }
        let Some([whole, sum]) = oracle.worth_of_parts(&position, &parts)? else { break };
        if whole != sum {
            let why = message!("it is worth {whole}, and its parts together {sum}", whole, sum);
            let position = Message::verbatim(game.print(&position));
            return Err(FalseClaim { claim: "parts", position, why }.into());
        }
    }
    Ok(())
}

/// What a function says of a position.
enum Said {
    /// Nothing of this one.
    Nothing,
    /// A Grundy value, or an integer.
    Number(i64),
    /// A value, or who wins.
    Text(String),
    /// Bounds, each of which may be missing.
    Between(Box<[Said; 2]>),
}

fn said(value: &Value, function: &Value) -> Result<Said, Fault> {
    Ok(match value {
        Value::None => Said::Nothing,
        Value::Number(number) => Said::Number(*number),
        Value::Text(text) => Said::Text(text.to_string()),
        other => match other.items(2).as_deref() {
            Some([low, high]) => Said::Between(Box::new([said(low, function)?, said(high, function)?])),
            _ => {
                let message = message!("a claim gives {value}", value => other.described());
                let hint = "a number, a value such as \"+-1\", one of \"N\", \"P\", \"L\", \"R\", None, or a pair of bounds";
                return Err(super::script::fault_at(function, message, hint));
            }
        },
    })
}

/// A position as its file's functions take it.
enum Argument {
    Number(i64),
    Text(String),
    Tuple(Vec<i64>),
    Remembering(Vec<i64>, i64),
    Datum(Datum),
}

impl Argument {
    fn value(&self) -> Value {
        let tuple = |sizes: &[i64]| Value::tuple(sizes.iter().map(|&size| Value::Number(size)).collect());
        match self {
            Self::Number(number) => Value::Number(*number),
            Self::Text(text) => Value::text(text),
            Self::Tuple(sizes) => tuple(sizes),
            Self::Remembering(sizes, last) => Value::tuple(vec![tuple(sizes), Value::Number(*last)]),
            Self::Datum(datum) => datum.value(),
        }
    }
}

/// Small positions, the smallest first, as far as a trial may go.
fn samples(file: &RuleFile, game: &(dyn AnyGame + 'static), effort: u64) -> Vec<(AnyPosition, Argument)> {
    let most = usize::try_from(effort / 8).unwrap_or(usize::MAX).min(20_000);
    let parsed = |text: &str| game.parse_question(text).ok().map(|(position, _)| position);
    let heaps = || {
        let sizes = (0_i64..400).take(most);
        sizes.filter_map(|size| Some((parsed(&size.to_string())?, Argument::Number(size))))
    };
    match &file.kind {
        FileKind::Heaps(..) => heaps().collect(),
        FileKind::Slow(_) => slow_samples(game, most),
        FileKind::Declared(declared) => match &declared.rules {
            Rules::Heaps(_) => heaps().collect(),
            Rules::Joint(joint) => joint_samples(game, joint.remembers(), most),
            Rules::Board(board) => small_boards(board.frame, board.letters.chars().count(), most)
                .filter_map(|cells| {
                    let script = crate::rules::open::script_of(
                        declared,
                        board,
                        &crate::rules::open::Beside::default(),
                    );
                    let text = script.print(&cells);
                    Some((parsed(&text)?, Argument::Text(text)))
                })
                .collect(),
            Rules::Words(words) => {
                let letters: Vec<char> = words.letters.chars().collect();
                let mut list = vec![String::new()];
                let mut at = 0;
                while list.len() < most {
                    let longer: Vec<String> =
                        letters.iter().map(|letter| format!("{}{letter}", list[at])).collect();
                    list.extend(longer);
                    at += 1;
                }
                let text = |word: String| if word.is_empty() { "-".to_owned() } else { word };
                list.into_iter()
                    .map(text)
                    .filter_map(|word| Some((parsed(&word)?, Argument::Text(word))))
                    .collect()
            }
        },
    }
}

/// All positions of few small heaps, by the number of tokens.
fn joint_samples(
    game: &(dyn AnyGame + 'static),
    remembers: bool,
    most: usize,
) -> Vec<(AnyPosition, Argument)> {
    let mut found = Vec::new();
    for tokens in 0_i64.. {
        // Up to four heaps, in any order.
        let before = found.len();
        let mut open: Vec<Vec<i64>> = vec![Vec::new()];
        while let Some(heaps) = open.pop() {
            let rest = tokens - heaps.iter().sum::<i64>();
            if heaps.len() < 3 {
                open.extend((0..rest).map(|size| [heaps.as_slice(), &[size]].concat()));
            }
            let sizes = [heaps.as_slice(), &[rest]].concat();
            for last in 0..=if remembers { tokens } else { 0 } {
                let words: Vec<String> = sizes.iter().map(ToString::to_string).collect();
                let after = if last > 0 { format!(" after {last}") } else { String::new() };
                let Ok((position, _)) = game.parse_question(&format!("{}{after}", words.join(" "))) else {
                    continue;
                };
                let argument = if remembers {
                    Argument::Remembering(sizes.clone(), last)
                } else {
                    Argument::Tuple(sizes.clone())
                };
                found.push((position, argument));
            }
            if found.len() >= most {
                return found;
            }
        }
        if found.len() == before {
            break;
        }
    }
    found
}

/// What play from the first position reaches, the last found first: they are nearest to the end.
fn slow_samples(game: &(dyn AnyGame + 'static), most: usize) -> Vec<(AnyPosition, Argument)> {
    let Some(slow) = game.as_any().downcast_ref::<Catalogued<SlowGame>>().map(Catalogued::ruleset) else {
        return Vec::new();
    };
    let mut found = vec![slow.start.clone()];
    let mut known: rustc_hash::FxHashSet<Datum> = found.iter().cloned().collect();
    let mut at = 0;
    while let Some(position) = found.get(at).cloned()
        && found.len() < most
    {
        at += 1;
        for player in Player::BOTH {
            for option in option_list(slow, &position, player) {
                if known.insert(option.clone()) {
                    found.push(option);
                }
            }
        }
    }
    found
        .into_iter()
        .rev()
        .filter_map(|datum| Some((game.parse_question(&slow.print(&datum)).ok()?.0, Argument::Datum(datum))))
        .collect()
}

/// A nimber as it is written.
fn nimber(size: u64) -> String {
    match size {
        0 => "0".to_owned(),
        1 => "*".to_owned(),
        _ => format!("*{size}"),
    }
}

/// What positions are worth, by the definitions.
struct Oracle<'a> {
    game: &'a (dyn AnyGame + 'static),
    session: Session<'a>,
    values: FxHashMap<AnyPosition, ValueId>,
    grundy: FxHashMap<AnyPosition, u64>,
    wins: FxHashMap<(AnyPosition, Player), bool>,
    /// So many lists of options may still be made.
    left: u64,
}

impl<'a> Oracle<'a> {
    fn new(game: &'a (dyn AnyGame + 'static), store: &'a Store, left: u64) -> Result<Self, StopReason> {
        Ok(Self {
            game,
            session: Session::new(store, &Limits::none(), Script::Ascii)?,
            values: FxHashMap::default(),
            grundy: FxHashMap::default(),
            wins: FxHashMap::default(),
            left,
        })
    }

    fn options(&mut self, position: &AnyPosition, player: Player) -> Option<Vec<AnyPosition>> {
        self.left = self.left.checked_sub(1)?;
        Some(option_list(self.game, position, player))
    }

    /// What speaks against a claim in a position, `None` where nothing does or it is not found within the trial. The error says
    /// that the claim has no meaning.
    fn against(
        &mut self,
        position: &AnyPosition,
        said: &Said,
        claim: &str,
    ) -> Result<Option<Message>, Message> {
        match said {
            Said::Nothing => Ok(None),
            Said::Between(_) if claim == "theorem" => {
                Err(message!("'theorem' gives a pair: that is for 'bounds'"))
            }
            Said::Between(ends) => {
                let Some(value) = self.value(position)? else { return Ok(None) };
                let [low, high] = &**ends;
                for (end, is_low) in [(low, true), (high, false)] {
                    let text = match end {
                        Said::Number(number) => number.to_string(),
                        Said::Text(text) => text.clone(),
                        _ => continue,
                    };
                    let bound = self.read(&text, claim)?;
                    let (least, most) = if is_low { (bound, value) } else { (value, bound) };
                    let holds = self.session.algebra().is_at_most(least, most);
                    if !holds.map_err(|error| Message::from(error.to_string()))? {
                        let value = self.written(value);
                        return Ok(Some(if is_low {
                            message!("its value is {value}, not at least {text}", value, text)
                        } else {
                            message!("its value is {value}, not at most {text}", value, text)
                        }));
                    }
                }
                Ok(None)
            }
            _ if claim == "bounds" => Err(message!("'bounds' gives pairs: (least, most)")),
            Said::Number(number) if self.game.is_impartial() && !self.game.has_endings() => Ok(self
                .grundy(position)
                .filter(|&found| i64::try_from(found) != Ok(*number))
                .map(|found| message!("its Grundy value is {found}, not {number}", found, number))),
            Said::Number(number) => self.has_value(position, &number.to_string(), claim),
            Said::Text(text) if matches!(text.as_str(), "N" | "P" | "L" | "R") => {
                let wins = (self.wins(position, Player::Left), self.wins(position, Player::Right));
                let (Some(left), Some(right)) = wins else { return Ok(None) };
                let found = match (left, right) {
                    (true, true) => "N",
                    (true, false) => "L",
                    (false, true) => "R",
                    (false, false) => "P",
                };
                Ok((found != text).then(|| message!("its outcome is {found}, not {text}", found, text)))
            }
            Said::Text(text) => self.has_value(position, text, claim),
        }
    }

    fn has_value(
        &mut self,
        position: &AnyPosition,
        text: &str,
        claim: &str,
    ) -> Result<Option<Message>, Message> {
        let Some(value) = self.value(position)? else { return Ok(None) };
        let expected = self.read(text, claim)?;
        Ok((value != expected)
            .then(|| message!("its value is {value}, not {text}", value = self.written(value), text)))
    }

    fn read(&mut self, text: &str, claim: &str) -> Result<ValueId, Message> {
        self.session.value(text).map_err(|error| {
            let error = match error {
                EvaluationError::Wrong(error) => error.told(),
                EvaluationError::Stopped(reason) => reason.into(),
            };
            message!("'{claim}' gives '{text}', which is not a value: {error}", claim, text, error => error)
        })
    }

    fn written(&mut self, value: ValueId) -> String {
        self.session.algebra().text(value, Script::Ascii).unwrap_or_else(|_| "another".to_owned())
    }

    /// The parts of a position that stands for their sum and has no moves of its own; none of any other.
    fn sum_without_moves(&self, position: &AnyPosition) -> Vec<AnyPosition> {
        let mut parts = Vec::new();
        self.game.components(position, |part| parts.push(part));
        // A part that is the whole again says nothing.
        if parts.contains(position) { Vec::new() } else { parts }
    }

    /// The canonical form, from those of the options.
    fn value(&mut self, position: &AnyPosition) -> Result<Option<ValueId>, Message> {
        if self.game.has_endings() {
            return Err(message!(
                "positions of a game that ends by rule have no values: claim who wins, N, P, L or R"
            ));
        }
        let mut stack = vec![position.clone()];
        while let Some(top) = stack.last().cloned() {
            if self.values.contains_key(&top) {
                stack.pop();
                continue;
            }
            let mut known = [Vec::new(), Vec::new()];
            let before = stack.len();
            for player in Player::BOTH {
                let Some(options) = self.options(&top, player) else { return Ok(None) };
                for option in options {
                    match self.values.get(&option) {
                        Some(&value) => known[player.index()].push(value),
                        None => stack.push(option),
                    }
                }
            }
            let mut parts = Vec::new();
            if stack.len() == before && known == [[], []] {
                for part in self.sum_without_moves(&top) {
                    match self.values.get(&part) {
                        Some(&value) => parts.push(value),
                        None => stack.push(part),
                    }
                }
            }
            if stack.len() == before {
                let algebra = self.session.algebra();
                let value = match parts.split_first() {
                    Some((&first, rest)) => rest.iter().try_fold(first, |sum, &part| algebra.sum(sum, part)),
                    None => algebra.game(&known[0], &known[1]),
                };
                self.values.insert(top, value.map_err(|error| error.to_string())?);
            }
        }
        Ok(self.values.get(position).copied())
    }

    /// The Grundy value: the least that no option has.
    fn grundy(&mut self, position: &AnyPosition) -> Option<u64> {
        let mut stack = vec![position.clone()];
        while let Some(top) = stack.last().cloned() {
            if self.grundy.contains_key(&top) {
                stack.pop();
                continue;
            }
            let mut known = FxHashSet::default();
            let before = stack.len();
            for option in self.options(&top, Player::Left)? {
                match self.grundy.get(&option) {
                    Some(&value) => drop(known.insert(value)),
                    None => stack.push(option),
                }
            }
            let mut sum = None;
            if stack.len() == before && known.is_empty() {
                for part in self.sum_without_moves(&top) {
                    match self.grundy.get(&part) {
                        Some(&value) => sum = Some(sum.unwrap_or(0) ^ value),
                        None => stack.push(part),
                    }
                }
            }
            if stack.len() == before {
                let value = sum.or_else(|| (0..=known.len() as u64).find(|value| !known.contains(value)))?;
                self.grundy.insert(top, value);
            }
        }
        self.grundy.get(position).copied()
    }

    /// What a position is worth by itself, and what its parts are together; `None` where it is not found within the trial.
    fn worth_of_parts(
        &mut self,
        position: &AnyPosition,
        parts: &[AnyPosition],
    ) -> Result<Option<[String; 2]>, Message> {
        if self.game.is_impartial() {
            let whole = self.grundy(position);
            let sum = parts.iter().try_fold(0, |sum, part| Some(sum ^ self.grundy(part)?));
            return Ok(whole.zip(sum).map(|(whole, sum)| [whole, sum].map(nimber)));
        }
        let Some(whole) = self.value(position)? else { return Ok(None) };
        let mut sum = ValueId::ZERO;
        for part in parts {
            let Some(value) = self.value(part)? else { return Ok(None) };
            sum = self.session.algebra().sum(sum, value).map_err(|error| error.to_string())?;
        }
        Ok(Some([whole, sum].map(|value| self.written(value))))
    }

    /// Whether a player who is to move wins a game in which the last move decides, by what the position is worth.
    fn wins_by_worth(&mut self, position: &AnyPosition, player: Player) -> Option<bool> {
        if self.game.is_impartial() {
            return Some(self.grundy(position)? != 0);
        }
        let value = self.value(position).ok()??;
        let (least, most) = match player {
            Player::Left => (value, ValueId::ZERO),
            Player::Right => (ValueId::ZERO, value),
        };
        self.session.algebra().is_at_most(least, most).ok().map(|loses| !loses)
    }

    /// Whether a player who is to move wins; `None` too where play ends in a draw.
    fn wins(&mut self, position: &AnyPosition, player: Player) -> Option<bool> {
        let question = (position.clone(), player);
        let mut stack = vec![question.clone()];
        while let Some(top) = stack.last().cloned() {
            if self.wins.contains_key(&top) {
                stack.pop();
                continue;
            }
            let wins = match Ruleset::ending(self.game, &top.0, top.1) {
                Some(Ending::Win) => true,
                Some(Ending::Loss) => false,
                Some(Ending::Draw) => return None,
                None => {
                    let before = stack.len();
                    let mut can_win = false;
                    for option in self.options(&top.0, top.1)? {
                        let next = (option, top.1.opponent());
                        match self.wins.get(&next) {
                            Some(&wins) => can_win |= !wins,
                            None => stack.push(next),
                        }
                    }
                    let is_sum = stack.len() == before && !self.sum_without_moves(&top.0).is_empty();
                    if is_sum && !can_win && self.options(&top.0, top.1)?.is_empty() {
                        can_win = self.wins_by_worth(&top.0, top.1)?;
                    }
                    if can_win {
                        stack.truncate(before);
                    } else if stack.len() > before {
                        continue;
                    }
                    can_win
                }
            };
            self.wins.insert(top, wins);
        }
        self.wins.get(&question).copied()
    }
}
