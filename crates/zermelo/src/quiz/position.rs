//! Exercises on positions: what is asked, what is true, and what an answer is worth.

use super::reply::{self, Named};
use super::{Asked, Judgement};
use crate::answer::{Answer, Confidence, Mover, MovesListed, Question, answer, picture_in};
use crate::catalogue::{AnyPosition, Engines, Entry, OpenGame, Opened, find, read_move};
use crate::game::{
    Account, Budget, Convention, Ending, Message, Player, Verdict, WinningMoves, few_options, message,
};
use crate::glossary;
use crate::language::Language;
use crate::random::SplitMix64;
use crate::solve::{Limits, StopReason};
use std::collections::HashSet;
use zermelo_core::Arrange;

/// A position that has been solved: every move, and whether it wins.
#[derive(Clone)]
pub(super) struct Solved {
    game: OpenGame,
    convention: Convention,
    mover: Player,
    answer: Answer,
    options: Vec<AnyPosition>,
    labels: Vec<String>,
    wins: Vec<bool>,
    theorem: Option<Scope>,
}

/// What the theorem that decides a position says beside who wins: strategy stealing, for one, says nothing else.
#[derive(Clone, Copy, Debug)]
struct Scope {
    gives_value: bool,
    names_moves: bool,
}

impl Scope {
    fn of(game: &OpenGame, convention: Convention) -> Option<Self> {
        let claim = game.game.claim(&game.position, convention)?;
        let names_moves = !matches!(claim.winning, WinningMoves::AtLeast(_));
        Some(Self { gives_value: claim.grundy.is_some(), names_moves })
    }
}

/// What an exercise may ask for, and how large it may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Requirements<'a> {
    /// The questions to choose from; at least one.
    pub(super) asked: &'a [Asked],
    /// The fewest moves of the player to move.
    pub(super) fewest_moves: usize,
    /// The most.
    pub(super) most_moves: usize,
    /// The language of the exercise.
    pub(super) language: Language,
}

/// The answer where no move wins.
const NO_MOVE: Message = message!("none");
/// Exercises look at no more positions than these, whatever the limits are.
const SOLVED: Budget = Budget::positions(4_000_000, "an exercise");
/// Positions that take more letters are not exercises.
const LONGEST_POSITION: usize = 160;
/// At most this many winning moves are listed.
const MOST_LISTED: usize = 20;
/// At most this many moves are listed with their results where nothing else explains an answer.
const MOST_EXPLAINED: usize = 12;

impl Solved {
    /// Solves a position. `None` where it is over, has fewer or more moves than are required, or was not decided.
    pub(super) fn new(
        game: OpenGame,
        convention: Convention,
        mover: Player,
        required: Requirements,
        limits: &Limits,
    ) -> Result<Option<Self>, StopReason> {
        let Opened { game: rules, position, .. } = &*game;
        let is_over = rules.ending(position, mover).is_some() || rules.illegal(position, mover).is_some();
        let options = few_options(rules.as_ref(), position, mover, required.most_moves);
        let options = options.filter(|options| options.len() >= required.fewest_moves.max(1) && !is_over);
        let Some(options) = options else { return Ok(None) };
        if rules.print(position).len() > LONGEST_POSITION {
            return Ok(None);
        }
        let to_move = (!rules.is_impartial()).then_some(mover);
        let game = game.with_mover(to_move).without_remarks();
        let language = required.language;
        let question = Question { convention, to_move, language, ..Question::new(game) };
        let account = Account::new();
        let Ok(found) = answer(&question, &limits.on_account(&account).with_budget(SOLVED)) else {
            return Ok(None);
        };
        let game = question.game;
        match found.confidence {
            Confidence::Proved => {}
            Confidence::Stopped(
                reason @ (StopReason::Positions(_) | StopReason::Time | StopReason::Interrupted),
            ) => return Err(reason),
            Confidence::Stopped(_) | Confidence::Checked(_) => return Ok(None),
        }
        let label = |option: &AnyPosition| game.game.move_label(&game.position, option, mover);
        let labels: Vec<String> = options.iter().map(label).collect();
        let wins = match found.moves_listed {
            MovesListed::EveryWins => vec![true; options.len()],
            MovesListed::All | MovesListed::AllWinning => {
                let winning: HashSet<&str> = found
                    .moves
                    .iter()
                    .filter(|one| matches!(one.player, Mover::Both) || one.player == Mover::Only(mover))
                    .filter(|one| one.verdict.map(Verdict::result) == Some(Ending::Win))
                    .map(|one| one.label.as_str())
                    .collect();
                labels.iter().map(|label| winning.contains(label.as_str())).collect()
            }
            MovesListed::Some => return Ok(None),
        };
        let decided = found.verdicts[mover.index()].is_some();
        let theorem = Scope::of(&game, convention);
        Ok(decided.then_some(Self { game, convention, mover, answer: found, options, labels, wins, theorem }))
    }

    pub(super) fn is_won(&self) -> bool {
        self.answer.verdicts[self.mover.index()].map(Verdict::result) == Some(Ending::Win)
    }

    /// A neighbouring position in which the player to move wins, or does not, as is wanted: after a random move that
    /// does not win, or after one that does (or draws). `None` where no move leads to one that is an exercise.
    pub(super) fn steered(
        &self,
        to_be_won: bool,
        required: Requirements,
        random: &mut SplitMix64,
        limits: &Limits,
    ) -> Result<Option<Self>, StopReason> {
        let mut places: Vec<usize> =
            (0..self.options.len()).filter(|&place| self.wins[place] != to_be_won).collect();
        random.shuffle(&mut places);
        for &place in places.iter().take(4) {
            let Some(game) = self.game.at(self.options[place].clone()) else { continue };
            let next = Self::new(game, self.convention, self.mover.opponent(), required, limits)?;
            if let Some(next) = next.filter(|next| next.is_won() == to_be_won) {
                return Ok(Some(next));
            }
        }
        Ok(None)
    }

    /// Whether the game has Grundy values and this one is known.
    fn has_grundy_value(&self) -> bool {
        let game = &self.game.game;
        let has_values = game.is_impartial() && game.is_loop_free() && !game.has_endings();
        has_values && self.convention == Convention::Normal && self.answer.grundy.is_some()
    }
}

/// An exercise on a position of a game.
#[derive(Clone)]
pub struct PositionExercise {
    solved: Solved,
    asked: Asked,
}

impl PositionExercise {
    /// An exercise on a solved position, or on one beside it so that won and lost ones are about as frequent. The
    /// position may not be as wanted: `true` says that it is.
    pub(super) fn near(
        solved: Solved,
        required: Requirements,
        random: &mut SplitMix64,
        limits: &Limits,
    ) -> Result<(Self, bool), StopReason> {
        let fitting = |&&asked: &&Asked| asked != Asked::GrundyValue || solved.has_grundy_value();
        let fitting: Vec<Asked> = required.asked.iter().filter(fitting).copied().collect();
        let asked = random.pick(&fitting).copied().unwrap_or(Asked::Winner);
        let to_be_won = match asked {
            Asked::Winner => random.chance(1, 2),
            Asked::WinningMove => random.chance(3, 4),
            _ => return Ok((Self { solved, asked }, true)),
        };
        if solved.is_won() == to_be_won {
            return Ok((Self { solved, asked }, true));
        }
        match solved.steered(to_be_won, required, random, limits)? {
            Some(solved) => Ok((Self { solved, asked }, true)),
            None => Ok((Self { solved, asked }, false)),
        }
    }

    /// The game and the position.
    pub fn game(&self) -> &OpenGame {
        &self.solved.game
    }

    /// Who wins when the player to move cannot move.
    pub fn convention(&self) -> Convention {
        self.solved.convention
    }

    /// Who moves; in impartial games it makes no difference.
    pub fn mover(&self) -> Player {
        self.solved.mover
    }

    pub(super) fn asked(&self) -> Asked {
        self.asked
    }

    /// The language of the exercise.
    pub(super) fn language(&self) -> Language {
        self.solved.answer.language
    }

    fn say(&self, message: impl Into<Message>) -> String {
        self.language().say(&message.into())
    }

    pub(super) fn text(&self) -> String {
        let Solved { game, convention, .. } = &self.solved;
        let printed = game.game.print(&game.position);
        let mut text = if game.name == "sum" || game.name == "value" {
            printed
        } else {
            format!("{} {printed}", game.name)
        };
        if *convention == Convention::Misere {
            text = self.say(message!("{position}  (misère play: whoever cannot move wins)", position = text));
        }
        let rules = game.game.as_ref();
        if let Some(picture) = picture_in(self.language(), rules, &game.position, *convention) {
            text += "\n\n";
            picture.lines().for_each(|line| text += &format!("  {line}\n"));
        }
        format!("{text}\n{}", self.question())
    }

    fn can_be_drawn(&self) -> bool {
        let rules = &self.solved.game.game;
        !rules.is_loop_free() || rules.has_endings()
    }

    pub(super) fn question(&self) -> String {
        let rules = &self.solved.game.game;
        let mover = self.solved.mover;
        let question = match (self.asked, rules.is_impartial(), self.can_be_drawn()) {
            (Asked::Winner, true, false) => message!("Who wins: the next player or the previous player?"),
            (Asked::Winner, true, true) => {
                message!("Who wins: the next player, the previous player, or is it a draw?")
            }
            (Asked::Winner, false, false) => message!("Who wins: Left or Right?"),
            (Asked::Winner, false, true) => message!("Who wins: Left, Right, or is it a draw?"),
            (Asked::GrundyValue, ..) => message!("What is its Grundy value?"),
            _ => message!("Which move wins? 'none' if no move does."),
        };
        self.say(if rules.is_impartial() {
            question
        } else {
            message!("{player} is to move. {question}", player => mover, question => question)
        })
    }

    pub(super) fn choices(&self) -> Option<Vec<String>> {
        match self.asked {
            Asked::GrundyValue => None,
            Asked::WinningMove => Some(self.moves().into_iter().chain([self.say(NO_MOVE)]).collect()),
            _ => {
                let results = [Ending::Win, Ending::Loss].into_iter();
                let results = results.chain(self.can_be_drawn().then_some(Ending::Draw));
                let mut words: Vec<String> = results.map(|result| self.say(self.winner(result))).collect();
                if !self.solved.game.game.is_impartial() && self.solved.mover == Player::Right {
                    // Left first, whoever moves: the order says nothing.
                    words.swap(0, 1);
                }
                Some(words)
            }
        }
    }

    pub(super) fn answers(&self) -> Vec<String> {
        let Solved { labels, wins, .. } = &self.solved;
        let winning = labels.iter().zip(wins).filter(|(_, wins)| **wins);
        let winning = winning.map(|(label, _)| self.language().label(label));
        let winning: Vec<String> = winning.collect();
        if self.asked == Asked::WinningMove && !winning.is_empty() { winning } else { vec![self.solution()] }
    }

    pub(super) fn games(&self) -> Vec<(String, &'static Entry)> {
        let game = &self.solved.game;
        let text = match game.name.as_str() {
            "sum" => game.game.print(&game.position),
            name => name.to_owned(),
        };
        let heads = text.split(" + ").filter_map(|part| part.split_whitespace().next());
        let mut games: Vec<(String, &'static Entry)> = Vec::new();
        for head in heads {
            let Some(entry) = find(head.split(':').next().unwrap_or(head)) else { continue };
            if games.iter().all(|(known, _)| known != head) {
                games.push((head.to_owned(), entry));
            }
        }
        games
    }

    pub(super) fn moves(&self) -> Vec<String> {
        self.solved.labels.iter().map(|label| self.language().label(label)).collect()
    }

    fn result(&self) -> Ending {
        self.solved.answer.verdicts[self.solved.mover.index()].map_or(Ending::Draw, Verdict::result)
    }

    fn grundy(&self) -> &str {
        self.solved.answer.grundy.as_deref().unwrap_or_default()
    }

    pub(super) fn judge(&self, text: &str) -> Judgement {
        match self.asked {
            Asked::GrundyValue => match reply::nimber(text) {
                Some(number) => self.verdict_on(number == self.grundy()),
                None => self.unclear(text, message!("a number such as 3 or *3")),
            },
            Asked::WinningMove => self.judge_move(text),
            _ => self.judge_winner(text),
        }
    }

    fn judge_winner(&self, text: &str) -> Judgement {
        let Solved { game, mover, .. } = &self.solved;
        let by_player = |player: Player| if player == *mover { Ending::Win } else { Ending::Loss };
        let is_impartial = game.game.is_impartial();
        let said = match reply::winner(text) {
            Some(Named::Next) => Ending::Win,
            Some(Named::Previous) => Ending::Loss,
            Some(Named::Neither) => Ending::Draw,
            Some(Named::Left) if !is_impartial => by_player(Player::Left),
            Some(Named::Right) if !is_impartial => by_player(Player::Right),
            _ if is_impartial => return self.unclear(text, message!("next, previous or draw")),
            _ => return self.unclear(text, message!("left, right or draw")),
        };
        self.verdict_on(said == self.result())
    }

    fn judge_move(&self, text: &str) -> Judgement {
        let Solved { game, mover, options, labels, wins, .. } = &self.solved;
        if reply::is_none(text) {
            return self.verdict_on(!wins.contains(&true));
        }
        let typed = self.language().english_label(text);
        let place = match read_move(game.game.as_ref(), &game.position, *mover, options, &typed) {
            Ok(place) => place,
            Err(error) => {
                return Judgement::Unclear(self.say(message!(
                    "{error}. Type a move, 'none', or: hint, moves, skip, quit.",
                    error => error.message()
                )));
            }
        };
        let label = Message::label(&labels[place]);
        match (wins[place], wins.contains(&true)) {
            (true, _) => Judgement::Right(self.say(message!("Right: '{label}' wins.", label => label))),
            (false, true) => {
                Judgement::Wrong(self.say(message!("Wrong: '{label}' does not win.", label => label)))
            }
            (false, false) => Judgement::Wrong(
                self.say(message!("Wrong: '{label}' does not win; no move does.", label => label)),
            ),
        }
    }

    fn unclear(&self, text: &str, expected: Message) -> Judgement {
        Judgement::Unclear(self.say(reply::unclear(text, expected)))
    }

    fn verdict_on(&self, is_right: bool) -> Judgement {
        if is_right {
            return Judgement::Right(self.say(message!("Right.")));
        }
        let solution = self.solution();
        Judgement::Wrong(self.say(match self.asked {
            Asked::WinningMove => message!("Wrong: '{label}' wins.", label = solution),
            _ => message!("Wrong. The answer: {solution}.", solution),
        }))
    }

    pub(super) fn solution(&self) -> String {
        let Solved { labels, wins, .. } = &self.solved;
        match self.asked {
            Asked::GrundyValue => self.grundy().to_owned(),
            Asked::WinningMove => {
                let first = wins.iter().position(|&wins| wins);
                first.map_or_else(|| self.say(NO_MOVE), |place| self.language().label(&labels[place]))
            }
            _ => self.say(self.winner(self.result())),
        }
    }

    /// Who wins with a result for the player to move.
    fn winner(&self, result: Ending) -> Message {
        let Solved { game, mover, .. } = &self.solved;
        match (result, game.game.is_impartial()) {
            (Ending::Draw, _) => message!("a draw"),
            (Ending::Win, true) => message!("the next player"),
            (Ending::Loss, true) => message!("the previous player"),
            (Ending::Win, false) => (*mover).into(),
            (Ending::Loss, false) => mover.opponent().into(),
        }
    }

    pub(super) fn explanation(&self) -> Vec<String> {
        let Solved { answer, labels, wins, mover, .. } = &self.solved;
        if let Some(lines) = self.value_by_mex() {
            return lines;
        }
        let mut lines = answer.explanation.clone();
        if lines.is_empty() && labels.len() <= MOST_EXPLAINED {
            let of_mover = answer
                .moves
                .iter()
                .filter(|one| one.player == Mover::Both || one.player == Mover::Only(*mover));
            lines.extend(of_mover.filter_map(|one| {
                let label = Message::label(&one.label);
                Some(self.say(message!("{label}: {worth}", label => label, worth => worth(one.verdict?))))
            }));
        }
        if self.asked != Asked::GrundyValue {
            let winning: Vec<Message> = labels
                .iter()
                .zip(wins)
                .filter(|(_, wins)| **wins)
                .map(|(label, _)| Message::label(label))
                .collect();
            let (count, more) = (winning.len(), winning.len().saturating_sub(MOST_LISTED));
            let mut listed: Vec<Message> = winning.into_iter().take(MOST_LISTED).collect();
            if more > 0 {
                listed.push(message!("and {more} more", more));
            }
            let moves = Message::list(listed);
            lines.push(self.say(match count {
                0 => message!("No move wins."),
                1 => message!("The winning move: {move}.", move => moves),
                count if count == labels.len() => message!("Every move wins."),
                _ => message!("Winning moves: {moves}.", moves => moves),
            }));
        }
        let by = &answer.by;
        lines.push(self.say(if self.asked == Asked::WinningMove && self.is_beyond_theorem() {
            message!("Proved: who wins by {by}, the moves by a complete search.", by)
        } else {
            message!("{claims}.", claims => message!("Proved, by {by}", by))
        }));
        lines
    }

    /// Whether a theorem decides the position and leaves open what is asked.
    fn is_beyond_theorem(&self) -> bool {
        self.solved.theorem.is_some_and(|theorem| match self.asked {
            Asked::GrundyValue => !theorem.gives_value,
            Asked::WinningMove => !theorem.names_moves,
            _ => false,
        })
    }

    /// The Grundy value from those of the options, where the theorem on the position does not give it.
    fn value_by_mex(&self) -> Option<Vec<String>> {
        let Solved { answer, game, options, labels, .. } = &self.solved;
        if self.asked != Asked::GrundyValue || !self.is_beyond_theorem() {
            return None;
        }
        let limits = Limits::none().with_budget(SOLVED);
        let mut values = game.game.grundy_values(&limits).ok()?;
        let mut worth = Vec::new();
        for option in options {
            worth.push(values.value(option).ok()?);
        }
        let mut lines = Vec::new();
        if labels.len() <= MOST_EXPLAINED {
            lines.extend(labels.iter().zip(&worth).map(|(label, value)| {
                self.say(message!("{label}: worth {value}", label => Message::label(label), value))
            }));
        }
        worth.arrange();
        worth.dedup();
        let set: Vec<String> = worth.iter().map(ToString::to_string).collect();
        let value = answer.grundy.as_deref()?;
        let mex = format!("mex {{{}}} = {value}", set.join(", "));
        lines.push(self.say(message!("The least number that no option is worth: {mex}.", mex)));
        lines.push(self.say(message!("Proved, by the Grundy values of all options.")));
        Some(lines)
    }

    pub(super) fn hint(&self, number: usize, limits: &Limits) -> Option<String> {
        match number {
            1 => Some(self.say(self.method())),
            2 => self.nearer_hint(limits),
            _ => None,
        }
    }

    /// How to go about it: the theorem, or what to do where there is none.
    fn method(&self) -> Message {
        let Solved { answer, game, .. } = &self.solved;
        let by = answer.by_message().map(|by| by.to_string());
        let theorem = by.and_then(|by| glossary::find(&by)).filter(|_| !self.is_beyond_theorem());
        if let Some(theorem) = theorem {
            return message!("{theorem}: {statement}", theorem => theorem.term, statement => theorem.text);
        }
        if game.game.is_impartial() && answer.grundy.is_some() {
            return message!(
                "A position is worth the least number that none of its options is worth (mex); a sum is worth the \
                 nim-sum of its parts; and 0 is what to leave to the other player."
            );
        }
        if game.game.is_loop_free() && !game.game.has_endings() && self.convention() == Convention::Normal {
            return message!(
                "Whoever can move to a position in which the other player loses wins; begin with the positions where \
                 play ends. In a sum it helps to know what the parts are worth."
            );
        }
        message!(
            "Whoever can move to a position in which the other player loses wins; begin where play ends, and go back from \
             there."
        )
    }

    fn nearer_hint(&self, limits: &Limits) -> Option<String> {
        let Solved { answer, game, options, wins, mover, .. } = &self.solved;
        match self.asked {
            Asked::GrundyValue => {
                let mut values = game.game.grundy_values(limits).ok()?;
                let mut worth = Vec::new();
                for option in options {
                    worth.push(values.value(option).ok()?);
                }
                worth.arrange();
                worth.dedup();
                let worth: Vec<String> = worth.iter().map(ToString::to_string).collect();
                Some(self.say(message!("The options are worth {values}.", values = worth.join(", "))))
            }
            Asked::WinningMove => {
                let winning = wins.iter().filter(|&&wins| wins).count();
                Some(self.say(message!("{winning} of the {count} moves win.", winning, count = wins.len())))
            }
            _ => {
                let distance = answer.verdicts[mover.index()].and_then(Verdict::distance);
                let by_distance = distance.map(|plies| match plies {
                    1 => self.say("With best play it is over after 1 move."),
                    plies => self.say(message!("With best play it is over after {plies} moves.", plies)),
                });
                by_distance.or_else(|| answer.explanation.first().filter(|line| !line.is_empty()).cloned())
            }
        }
    }
}

/// What a move comes to: `wins in 3 plies`.
fn worth(verdict: Verdict) -> Message {
    let word = match verdict.result() {
        Ending::Win => message!("wins"),
        Ending::Draw => message!("draws"),
        Ending::Loss => message!("loses"),
    };
    match verdict.distance() {
        Some(1) => message!("{result} in 1 ply", result => word),
        Some(plies) => message!("{result} in {count} plies", result => word, count = plies),
        None => word,
    }
}
