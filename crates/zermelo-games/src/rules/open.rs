//! Declared rules, and rule files, as games of the catalogue.

use super::board_game::{BoardGame, CellBounds, Known};
use super::claims::Claims;
use super::declared::{Board, Condition, Declared, Heaps, Move, Outcome, Rules, Step, Who};
use super::graph_drawing;
use super::heap_game::{DeclaredSource, HeapGame, HeapSizes, HeapSource, common_code};
use super::joint_game::JointGame;
use super::plain::Plain;
use super::planes::{self, Compiled};
use super::text::{Fill, Script};
use super::trial::{Effort, FalseClaim, Trial};
use super::word_game::WordGame;
use crate::catalogue::{AnyGame, Catalogued};
use std::fmt;
use std::sync::Arc;
use zermelo_core::{Arrange, Message, message};

/// Why rules are not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// In words.
    pub why: Message,
    /// The claim that is false, where one is.
    pub claim: Option<&'static str>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl std::error::Error for Refusal {}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Self {
        refusal.why
    }
}

impl From<Message> for Refusal {
    fn from(why: Message) -> Self {
        Self { why, claim: None }
    }
}

impl From<FalseClaim> for Refusal {
    fn from(found: FalseClaim) -> Self {
        Self { claim: Some(found.claim), why: found.into() }
    }
}

/// What is said in words without arguments.
fn refused(why: impl Into<Message>) -> Refusal {
    Refusal { why: why.into(), claim: None }
}

/// What a file says of its game beside the declared rules.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// Its claims.
    pub claims: Claims,
    /// The letters of a board given by its size, in turn.
    pub fill: String,
    /// The steps between neighbours.
    pub near: Vec<Step>,
    /// Where the vertices of a graph stand in drawings, by row and column; nothing where they are laid out.
    pub places: Vec<Step>,
    /// How long the claims are tried; `None` where they have been before.
    pub trial: Option<Effort>,
    /// Bounds of positions.
    pub bounds: Option<CellBounds>,
}

/// The game of declared rules.
pub fn open_declared(declared: &Arc<Declared>, beside: &Beside) -> Result<Arc<dyn AnyGame>, Refusal> {
    match &declared.rules {
        Rules::Board(board) => open_board(declared, board, beside),
        Rules::Heaps(heaps) => open_heaps(declared, heaps),
        Rules::Joint(joint) => {
            let game = JointGame::new(&declared.name, joint).map_err(refused)?;
            let write = game.clone();
            let game = Catalogued::new(game).with_own_tables().with_declared(declared.clone());
            Ok(Arc::new(game.written_for_checker(move |position| write.print_checked(position))))
        }
        Rules::Words(words) => {
            let mut game = WordGame::new(&declared.name, words)
                .ok_or_else(|| refused(message!("there are too many letters")))?;
            if let Some(claimed) = beside.claims.loop_free {
                let effort = beside.trial.map_or(0, |Effort(effort)| effort);
                game = game.claimed(claimed, effort).map_err(|word| recurs(&word))?;
            }
            Ok(Arc::new(Catalogued::new(game).with_own_tables().with_declared(declared.clone())))
        }
    }
}

/// The claim that play ends is false.
fn recurs(position: &str) -> Refusal {
    let (claim, position) = ("loop_free", Message::verbatim(position));
    FalseClaim { claim, position, why: message!("play can come back to it") }.into()
}

fn open_heaps(declared: &Arc<Declared>, heaps: &Heaps) -> Result<Arc<dyn AnyGame>, Refusal> {
    if let Some(code) = common_code(heaps) {
        let entry = crate::catalogue::find("heaps").ok_or_else(|| refused(message!("there are no codes")))?;
        let opened = (entry.open)(&code.to_string(), None);
        return opened.map_err(|error| refused(error.message));
    }
    let source = DeclaredSource::new(heaps).map_err(refused)?;
    let game = HeapGame::new(&declared.name, Arc::new(source) as Arc<dyn HeapSource>);
    let game = Catalogued::new(game).with_own_tables().with_declared(declared.clone());
    Ok(Arc::new(game.written_for_checker(HeapSizes::print_sorted)))
}

fn open_board(declared: &Arc<Declared>, board: &Board, beside: &Beside) -> Result<Arc<dyn AnyGame>, Refusal> {
    let plain = Plain::new(board);
    let script = script_of(declared, board, beside);
    let known = known_of(board, &plain, beside);
    if let Some(effort) = beside.trial {
        if beside.claims.loop_free == Some(true) && board.passing != super::declared::Passing::Never {
            let why = message!("the claim 'loop_free' is false: who passes leaves the position as it is");
            return Err(Refusal { why, claim: Some("loop_free") });
        }
        let mut trial = Trial::new(board, &plain, &script, &known, &beside.claims, effort);
        trial.run()?;
    }
    let (plain, script, known) = (Arc::new(plain), Arc::new(script), Arc::new(known));
    let rules = declared.clone();
    Ok(match planes::compiled(&plain, &script, &known) {
        Some(Compiled::One(game)) => Arc::new(Catalogued::new(game).with_own_tables().with_declared(rules)),
        Some(Compiled::Two(game)) => Arc::new(Catalogued::new(game).with_own_tables().with_declared(rules)),
        Some(Compiled::Three(game)) => Arc::new(Catalogued::new(game).with_own_tables().with_declared(rules)),
        None => {
            let checked = script.clone();
            let game =
                Catalogued::new(BoardGame { plain, script, known }).with_own_tables().with_declared(rules);
            Arc::new(game.written_for_checker(move |position| checked.print_checked(position)))
        }
    })
}

pub(super) fn script_of(declared: &Declared, board: &Board, beside: &Beside) -> Script {
    let letters: Vec<char> = board.letters.chars().collect();
    let number = |c: char| letters.iter().position(|&letter| letter == c).map(|place| place as u8);
    let fill = Fill::new(&beside.fill, number);
    let only = |moves: &[Move]| {
        let mut written = Vec::new();
        written_by(moves, &mut written);
        written.arrange();
        written.dedup();
        if let [only] = written.as_slice() { number(*only) } else { None }
    };
    let mut shots = Vec::new();
    shot_by(&board.left, &mut shots);
    shot_by(&board.right, &mut shots);
    let shot = shots.into_iter().filter_map(number).collect();
    Script {
        name: declared.name.clone(),
        frame: board.frame,
        fill,
        only_written: [only(&board.left), only(&board.right)],
        shot,
        letters,
        places: graph_drawing::at(&beside.places),
    }
}

/// The letters that moves shoot.
fn shot_by(moves: &[Move], into: &mut Vec<char>) {
    for one in moves {
        if let Move::Shoot(shoot) = one {
            into.extend(shoot.mark.chars());
        }
        shot_by(one.then(), into);
    }
}

/// The letters that moves write.
fn written_by(moves: &[Move], into: &mut Vec<char>) {
    for one in moves {
        match one {
            Move::Rewrite(rewrite) => into.extend(rewrite.to.iter().flat_map(|letter| letter.chars())),
            Move::Slide(slide) => {
                into.extend(slide.leave.chars().chain(slide.piece.chars()).chain(slide.becomes.chars()));
            }
            Move::Shoot(shoot) => into.extend(shoot.mark.chars()),
            Move::Push(push) => {
                into.extend(push.leave.chars().chain(push.pushed.chars()).chain(push.piece.chars()));
            }
            Move::Enclose(enclose) => into.extend(enclose.piece.chars()),
            Move::Again => {}
        }
        written_by(one.then(), into);
    }
}

pub(super) fn known_of(board: &Board, plain: &Plain, beside: &Beside) -> Known {
    let is_impartial = (same_moves(board) || beside.claims.impartial == Some(true))
        && board.endings.iter().all(|ending| is_even(&ending.result, &ending.when));
    let is_loop_free = match beside.claims.loop_free {
        Some(claimed) => claimed,
        None => super::measure::falls(board),
    };
    let splits = beside.claims.splits.as_ref().map(|splits| {
        let letters =
            splits.letters.chars().filter_map(|c| plain.letters.iter().position(|&letter| letter == c));
        (letters.fold(0, |set, place| set | 1 << place), splits.near.clone())
    });
    let mut claimed = Vec::new();
    if is_impartial && !same_moves(board) {
        claimed.push("is impartial");
    }
    if is_loop_free && !super::measure::falls(board) {
        claimed.push("is loop-free");
    }
    let splits_are_proved =
        beside.claims.splits.as_ref().is_some_and(|splits| super::parts::are_independent(board, splits));
    if splits.is_some() && !splits_are_proved {
        claimed.push("falls into parts");
    }
    Known { is_impartial, is_loop_free, splits, splits_are_proved, claimed, bounds: beside.bounds }
}

fn same_moves(board: &Board) -> bool {
    board.left.len() == board.right.len() && board.left.iter().all(|one| board.right.contains(one))
}

/// Whether an ending is the same for both players.
fn is_even(result: &Outcome, when: &[Condition]) -> bool {
    fn even(condition: &Condition) -> bool {
        match condition {
            Condition::Stuck(who) | Condition::Turn(who) => !matches!(who, Who::Left | Who::Right),
            Condition::Not(inner) => even(inner),
            Condition::Any(list) => list.iter().all(even),
            _ => true,
        }
    }
    matches!(result, Outcome::Draw | Outcome::Mover | Outcome::Other) && when.iter().all(even)
}

#[cfg(feature = "rules")]
pub use files::{HeapRule, game_of, open_file, open_heap_rule, open_text};

#[cfg(feature = "rules")]
mod files {
    use super::super::claims::Claims;
    use super::super::declared::{Declared, Rules, VERSION};
    use super::super::heap_game::{HeapGame, HeapSizes, HeapSource, common_code};
    use super::super::reader::{self, FileKind, RuleFile, Settings, SlowGame};
    use super::super::trial::loop_from;
    use super::{Beside, Effort, Refusal, open_declared, refused, script_of};
    use crate::catalogue::{AnyGame, Catalogued, Unread, read_file};
    use crate::game::{Files, Notation, ParseError, message};
    use crate::heap::HeapCode;
    use std::ops::Range;
    use std::sync::Arc;

    /// Functions of a file take at most so many steps for each list of options that a trial may make.
    const STEPS_OF_EFFORT: u64 = 150;

    /// Rule files are at most so long.
    const LONGEST: usize = 1 << 20;

    /// Reads a rule file by its name and gives it with its game. `parameters` is the text after the colon.
    pub fn open_file(
        name: &str,
        settings: &Settings,
        files: Option<&dyn Files>,
    ) -> Result<(RuleFile, Arc<dyn AnyGame>), ParseError> {
        let text = text_of(name, files).map_err(|unread| {
            let hint = message!("a rule file ends in .star; begin one with: zermelo rules new --grid");
            unread.told(name, |error| message!("the rule file cannot be read: {error}", error => error), hint)
        })?;
        let folder = name.rfind(['/', '\\']).map_or("", |at| &name[..=at]);
        open_text(name, &text, settings, &mut |file| {
            text_of(&format!("{folder}{file}"), files).map_err(|unread| match unread {
                Unread::Stopped(reason) => reason.to_string(),
                Unread::Wrong(reason) => reason.to_string(),
            })
        })
    }

    fn text_of(name: &str, files: Option<&dyn Files>) -> Result<String, Unread> {
        let bytes = read_file(name, files)?;
        if bytes.len() > LONGEST {
            return Err(message!("it is longer than 1 MB").into());
        }
        String::from_utf8(bytes).map_err(|_| message!("the file is not UTF-8 text").into())
    }

    /// A game on heaps, for what is asked of its heaps by their sizes.
    pub enum HeapRule {
        /// It has the moves of a code.
        Code(HeapCode),
        /// It has moves of its own.
        Own(HeapGame),
    }

    /// The heaps of a rule file, by its name and perhaps a colon and parameters; `None` where the text names no rule file.
    pub fn open_heap_rule(text: &str, files: Option<&dyn Files>) -> Option<Result<HeapRule, ParseError>> {
        let at = text.find(".star")? + ".star".len();
        let (name, parameters) = text.split_at(at);
        if !(parameters.is_empty() || parameters.starts_with(':')) {
            return None;
        }
        let settings = Settings::read(parameters.trim_start_matches(':'));
        Some(open_file(name, &settings, files).and_then(|(file, game)| {
            if let FileKind::Declared(declared) = &file.kind
                && let Rules::Heaps(heaps) = &declared.rules
                && let Some(code) = common_code(heaps)
            {
                return Ok(HeapRule::Code(code));
            }
            let heaps = game.as_any().downcast_ref::<Catalogued<HeapGame>>();
            heaps.map(|heaps| HeapRule::Own(heaps.ruleset().clone())).ok_or_else(|| {
                let hint = message!("a game on heaps is: game = heaps(take = [1, 2, 3])");
                ParseError::whole(text, message!("this is not a game on heaps"), hint)
            })
        }))
    }

    /// Reads the text of a rule file and gives it with its game.
    pub fn open_text(
        name: &str,
        text: &str,
        settings: &Settings,
        load: &mut zermelo_starlark::Loader<'_>,
    ) -> Result<(RuleFile, Arc<dyn AnyGame>), ParseError> {
        let file =
            reader::read(name, text, settings, load).map_err(zermelo_starlark::Fault::into_parse_error)?;
        let game = game_of(&file, Effort::LOADING).map_err(|refusal| placed(name, text, refusal))?;
        Ok((file, game))
    }

    /// A refusal with the place of its claim in the file, or the file's end.
    fn placed(name: &str, text: &str, Refusal { why, claim }: Refusal) -> ParseError {
        if let Some(span) = claim.and_then(|claim| place_of_claim(text, claim)) {
            let line = text[..span.start].matches('\n').count() + 1;
            return ParseError::at(
                text,
                span,
                message!("{file}:{line}: {error}", file = name, line, error => why),
                "",
            );
        }
        let end = text.trim_end().len();
        // What a function gets wrong says itself where.
        let has_place = why.to_string().starts_with(&format!("{name}:"));
        let words = if has_place { why } else { message!("{name}: {error}", name, error => why) };
        ParseError::at(text, end..end, words, "")
    }

    /// Where a claim is made last: its name, followed by '='.
    fn place_of_claim(text: &str, claim: &str) -> Option<Range<usize>> {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let places = text.match_indices(claim).map(|(start, _)| start..start + claim.len());
        places
            .filter(|span| !text[..span.start].ends_with(is_part))
            .filter(|span| text[span.end..].trim_start().starts_with('='))
            .last()
    }

    /// The game of a file, its claims tried for so long.
    pub fn game_of(file: &RuleFile, effort: Effort) -> Result<Arc<dyn AnyGame>, Refusal> {
        let game = rules_of(file, effort)?;
        reader::try_sameness(file, &*game, effort)?;
        reader::try_parts(file, &*game, effort)?;
        reader::try_theorems(file, &*game, effort)?;
        Ok(game)
    }

    /// Each vertex of the graph where play begins has a place, where there are any.
    fn places_are_enough(file: &RuleFile, declared: &Declared, beside: &Beside) -> Result<(), Refusal> {
        let places = beside.places.len();
        let (Rules::Board(board), Some(start)) = (&declared.rules, &file.start) else { return Ok(()) };
        if places == 0 {
            return Ok(());
        }
        match script_of(declared, board, beside).parse(start) {
            Ok(start) if start.count() != places => Err(refused(message!(
                "there are {places} places for the {vertices} vertices of the start",
                places,
                vertices = start.count()
            ))),
            _ => Ok(()),
        }
    }

    fn rules_of(file: &RuleFile, effort: Effort) -> Result<Arc<dyn AnyGame>, Refusal> {
        let Claims { loop_free, .. } = file.claims;
        match &file.kind {
            FileKind::Declared(declared) => {
                let beside = Beside {
                    claims: file.claims.clone(),
                    fill: file.fill.clone(),
                    near: file.near.clone(),
                    places: file.places.clone(),
                    trial: Some(effort),
                    bounds: None,
                };
                let game = open_declared(declared, &beside)?;
                places_are_enough(file, declared, &beside)?;
                Ok(game)
            }
            FileKind::Heaps(heaps, declared) => {
                let source: Arc<dyn HeapSource> = heaps.clone();
                let (name, parameters) = (file.name.clone(), declared.parameters.clone());
                let (tables, script) = (heaps.clone(), heaps.clone());
                let resolved = move |position: &HeapSizes| {
                    let largest = position.0.iter().copied().max().unwrap_or(0);
                    let rules = Rules::Heaps(tables.declared(largest));
                    let (name, parameters) = (name.clone(), parameters.clone());
                    Some(Arc::new(Declared { name, parameters, rules, version: VERSION }))
                };
                let game = Catalogued::new(HeapGame::new(&file.name, source))
                    .with_own_tables()
                    .with_declared_for(resolved);
                let game = game.written_for_checker(HeapSizes::print_sorted);
                Ok(Arc::new(game.with_failure(move || script.script().failure())))
            }
            FileKind::Slow(script) => {
                let game =
                    SlowGame::new(&file.name, script.clone(), loop_free == Some(true)).map_err(refused)?;
                if loop_free == Some(true) {
                    let most = usize::try_from(effort.0 / 8).unwrap_or(usize::MAX);
                    let has_steps = || script.steps() < effort.0 * STEPS_OF_EFFORT;
                    if let Some(position) = loop_from(&game, &game.start, most, has_steps) {
                        return Err(super::recurs(&game.print(&position)));
                    }
                    // What a function gets wrong shows here first.
                    script.failure().map_or(Ok(()), |why| Err(refused(why)))?;
                }
                let script = script.clone();
                Ok(Arc::new(Catalogued::new(game).with_own_tables().with_failure(move || script.failure())))
            }
        }
    }
}
