//! A played game, judged move by move: who was winning before and after, what the position was worth, where the mistakes were
//! and what would have been better.

use super::json::JsonVerdict;
use super::question::refuse_impossible;
use super::{QuestionError, Report, Style};
use crate::catalogue::{AnyGame, AnyGrundy, AnyJudge, AnyPosition, Engines, MoveError, OpenGame, read_move};
use crate::game::{
    Account, Budget, Convention, Ending, Message, Player, StopReason, Verdict, few_options, message,
    result_if_over,
};
use crate::json;
use crate::language::Language;
use crate::solve::Limits;
use serde::Serialize;
use std::fmt::Write;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const REVIEW_SCHEMA_NAME: &str = "zermelo/review/1";

/// A played game.
#[derive(Clone)]
pub struct ReviewQuestion {
    /// The game and the position that play began from.
    pub game: OpenGame,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Who moved first; `None` for the player whom the position says, or Left.
    pub to_move: Option<Player>,
    /// The moves, as people write them.
    pub moves: Vec<String>,
}

/// Why a game is not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// The question cannot be asked.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// A move cannot be made.
    #[error("move {number}, '{text}', at {position}: {why}")]
    Illegal {
        /// Its number, from 1 on.
        number: usize,
        /// The move as it was written.
        text: String,
        /// The position it was made in.
        position: String,
        /// Why not, and what is possible.
        why: MoveError,
    },
    /// Play was over before.
    #[error("move {number}, '{text}': play is over before it, at {position}")]
    Over {
        /// Its number, from 1 on.
        number: usize,
        /// The move as it was written.
        text: String,
        /// The last position.
        position: String,
    },
    /// There are more moves than are looked at.
    #[error("move {number} is made at {position}, which has more moves than can be looked at")]
    TooManyMoves {
        /// Its number, from 1 on.
        number: usize,
        /// The position.
        position: String,
    },
    /// A limit was reached.
    #[error("the review is not complete: {0}")]
    Stopped(#[from] StopReason),
}

impl ReviewError {
    /// The error as a message, for other languages.
    pub fn message(&self) -> Message {
        match self {
            Self::Question(error) => error.message(),
            Self::Illegal { number, text, position, why } => message!(
                "move {number}, '{text}', at {position}: {why}",
                number,
                text,
                position,
                why => why.message()
            ),
            Self::Over { number, text, position } => message!(
                "move {number}, '{text}': play is over before it, at {position}",
                number,
                text,
                position
            ),
            Self::TooManyMoves { number, position } => message!(
                "move {number} is made at {position}, which has more moves than can be looked at",
                number,
                position
            ),
            Self::Stopped(reason) => message!("the review is not complete: {reason}", reason => *reason),
        }
    }
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedMove {
    /// Who made it.
    pub player: Player,
    /// Its name.
    pub label: String,
    /// The position it led to.
    pub to: String,
    /// The verdict before it, and after it, both for the player who made it.
    pub verdicts: [Verdict; 2],
    /// What the position was worth after it, where the theory of Grundy values applies.
    pub grundy: Option<String>,
    /// A move that would have kept the result, where this one lost it.
    pub better: Option<String>,
}

impl ReviewedMove {
    /// Whether a better result was given away.
    pub fn is_mistake(&self) -> bool {
        let rank = |verdict: Verdict| verdict.preference().0 / 2;
        let [before, after] = self.verdicts;
        before.result() != after.result() && rank(after) > rank(before)
    }
}

/// A played game, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// The game.
    pub game: String,
    /// The position that play began from.
    pub position: String,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Whether both players have the same moves.
    pub is_impartial: bool,
    /// Who moved first.
    pub to_move: Player,
    /// The verdict at the beginning, for who moved first.
    pub verdict: Verdict,
    /// What the position was worth at the beginning, where the theory of Grundy values applies.
    pub grundy: Option<String>,
    /// The moves.
    pub moves: Vec<ReviewedMove>,
    /// How play ended, for the player who would have to move; `None` where it was left unfinished.
    pub ending: Option<Ending>,
    /// What the verdicts rest on.
    pub by: String,
    /// The language of the text.
    pub language: Language,
}

/// Labels of all positions are found where they are at most so many; elsewhere a theorem or a search decides.
const LABELLED: Budget = Budget::positions(200_000, "labels");
/// Values are worked out as long as they take no more positions than this.
const VALUED: Budget = Budget::positions(200_000, "values");
/// Positions with more moves are not reviewed.
const MOST_MOVES: usize = 20_000;

/// Judges a played game. One run of an engine for all positions, then O(moves of each position).
pub fn review(question: &ReviewQuestion, limits: &Limits) -> Result<Review, ReviewError> {
    let opened = &question.game;
    let to_move = question.to_move.or(opened.to_move).unwrap_or(Player::Left);
    refuse_impossible(opened, question.convention, Some(to_move))?;
    let account = Account::new();
    let limits = &limits.on_account(&account);
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let (judge, by) = judge_of(question, to_move, limits)?;
    let has_values = question.convention == Convention::Normal && game.is_impartial() && game.is_loop_free();
    let values = if has_values { game.grundy_values(&limits.with_budget(VALUED)).ok() } else { None };
    let mut reviewer = Reviewer { game, convention: question.convention, judge, values };
    let mut here = opened.position.clone();
    let mut player = to_move;
    let verdict = reviewer.verdict(&here, player)?;
    let grundy = reviewer.value(&here);
    let mut moves = Vec::with_capacity(question.moves.len());
    for (place, text) in question.moves.iter().enumerate() {
        let (reviewed, to) = reviewer.review(place + 1, text, &here, player)?;
        moves.push(reviewed);
        here = to;
        player = player.opponent();
    }
    Ok(Review {
        game: opened.name.clone(),
        position: game.print(&opened.position),
        convention: question.convention,
        is_impartial: AnyGame::is_impartial(game),
        to_move,
        verdict,
        grundy,
        moves,
        ending: result_if_over(game, &here, player, question.convention),
        by,
        language: Language::English,
    })
}

/// An engine that knows the verdicts below a position: labels of all of them where they are few, which tell distances; else
/// a search on demand.
fn judge_of<'a>(
    question: &'a ReviewQuestion,
    to_move: Player,
    limits: &Limits<'a>,
) -> Result<(Box<AnyJudge<'a>>, String), StopReason> {
    let game: &(dyn AnyGame + 'static) = question.game.game.as_ref();
    let position = &question.game.position;
    let starts = [(position.clone(), to_move)];
    let is_large = game.reachable_bound(position).is_some_and(|bound| bound > LABELLED.most);
    if !is_large {
        match game.explore(&starts, question.convention, &limits.with_budget(LABELLED)) {
            Ok(judge) => return Ok((judge, "retrograde analysis".to_owned())),
            Err(reason) if reason.is_callers() => return Err(reason),
            Err(_) => {}
        }
    }
    let by = game.claim(position, question.convention).map_or("top-down search", |claim| claim.by.name);
    Ok((game.top_down(question.convention, limits)?, by.to_owned()))
}

struct Reviewer<'a> {
    game: &'a (dyn AnyGame + 'static),
    convention: Convention,
    judge: Box<AnyJudge<'a>>,
    values: Option<Box<AnyGrundy<'a>>>,
}

impl Reviewer<'_> {
    /// By a theorem where the engine tells no distances anyway.
    fn verdict(&mut self, position: &AnyPosition, player: Player) -> Result<Verdict, StopReason> {
        if let Some(result) = result_if_over(self.game, position, player, self.convention) {
            return Ok(result.into());
        }
        if self.judge.method().is_none()
            && self.game.reachable_bound(position).is_some_and(|bound| bound > LABELLED.most)
            && let Some(claim) = self.game.claim(position, self.convention)
        {
            return Ok(claim.verdicts[player.index()]);
        }
        self.judge.verdict(position, player)
    }

    fn value(&mut self, position: &AnyPosition) -> Option<String> {
        let value = self.values.as_mut()?.value(position);
        match value {
            Ok(value) => Some(value.to_string()),
            Err(_) => {
                self.values = None;
                None
            }
        }
    }

    fn review(
        &mut self,
        number: usize,
        text: &str,
        here: &AnyPosition,
        player: Player,
    ) -> Result<(ReviewedMove, AnyPosition), ReviewError> {
        let game = self.game;
        let position = || game.print(here);
        if result_if_over(game, here, player, self.convention).is_some() {
            return Err(ReviewError::Over { number, text: text.to_owned(), position: position() });
        }
        let Some(options) = few_options(game, here, player, MOST_MOVES) else {
            return Err(ReviewError::TooManyMoves { number, position: position() });
        };
        let place = read_move(game, here, player, &options, text).map_err(|why| ReviewError::Illegal {
            number,
            text: text.to_owned(),
            position: position(),
            why,
        })?;
        let to = options[place].clone();
        let before = self.verdict(here, player)?;
        let after = self.verdict(&to, player.opponent())?.for_mover();
        let mut reviewed = ReviewedMove {
            player,
            label: game.move_label(here, &to, player),
            to: game.print(&to),
            verdicts: [before, after],
            grundy: self.value(&to),
            better: None,
        };
        if reviewed.is_mistake() {
            reviewed.better = self.best(here, player, &options)?;
        }
        Ok((reviewed, to))
    }

    /// The best move by its name.
    fn best(
        &mut self,
        here: &AnyPosition,
        player: Player,
        options: &[AnyPosition],
    ) -> Result<Option<String>, StopReason> {
        let mut best: Option<(Verdict, &AnyPosition)> = None;
        for option in options {
            let verdict = self.verdict(option, player.opponent())?.for_mover();
            if best.is_none_or(|(known, _)| verdict.preference() < known.preference()) {
                best = Some((verdict, option));
            }
        }
        Ok(best.map(|(_, option)| self.game.move_label(here, option, player)))
    }
}

impl Review {
    /// The numbers of the moves that gave a better result away, from 1 on.
    pub fn mistakes(&self) -> Vec<usize> {
        let numbered = (1..).zip(&self.moves);
        numbered.filter(|(_, made)| made.is_mistake()).map(|(number, _)| number).collect()
    }

    /// The game for people, in its language.
    pub fn to_text(&self) -> String {
        let say = |message: Message| self.language.say(&message);
        let mut text = format!("{} {}", self.game, self.position);
        if self.convention == Convention::Misere {
            text = say(message!("{position}, misère play", position = text));
        }
        let first = if self.is_impartial { "The first player".into() } else { Message::from(self.to_move) };
        let start = with_value(in_words(self.verdict), self.grundy.as_ref());
        let start = say(message!("{player} moves first: {verdict}.", player => first, verdict => start));
        writeln!(text, "\n\n{start}\n").expect(INFALLIBLE);
        for (number, made) in (1..).zip(&self.moves) {
            let who = say(self.name(made.player));
            let label = self.language.label(&made.label);
            let arrow = if made.label == made.to { String::new() } else { format!(" -> {}", made.to) };
            let after = say(with_value(in_words(made.verdicts[1]), made.grundy.as_ref()));
            writeln!(text, "{number:>3}. {who}: {label}{arrow}  {after}").expect(INFALLIBLE);
            if made.is_mistake() {
                let before = in_words(made.verdicts[0]);
                let mistake = match &made.better {
                    Some(better) => {
                        message!("A mistake: it was a {verdict}; better: {move}", verdict => before, move => Message::label(better))
                    }
                    None => message!("A mistake: it was a {verdict}", verdict => before),
                };
                writeln!(text, "     {}", say(mistake)).expect(INFALLIBLE);
            }
        }
        writeln!(text, "\n{}", self.summary()).expect(INFALLIBLE);
        let by =
            message!("Results are for the player who has moved. Proved, by {by}.", by => self.by.as_str());
        writeln!(text, "{}", say(by)).expect(INFALLIBLE);
        text
    }

    fn name(&self, player: Player) -> Message {
        match (self.is_impartial, player == self.to_move) {
            (false, _) => player.into(),
            (true, true) => "First".into(),
            (true, false) => "Second".into(),
        }
    }

    fn summary(&self) -> String {
        let over = self.ending.map(|ending| {
            let to_move =
                if self.moves.len().is_multiple_of(2) { self.to_move } else { self.to_move.opponent() };
            match ending {
                Ending::Loss => {
                    message!("Play is over: {player} has won.", player => self.name(to_move.opponent()))
                }
                Ending::Win => message!("Play is over: {player} has won.", player => self.name(to_move)),
                Ending::Draw => message!("Play is over: a draw."),
            }
        });
        let mistakes = match self.mistakes().as_slice() {
            [] => message!("No move gave a better result away."),
            [only] => message!("The mistake was move {only}.", only),
            several => {
                let numbers: Vec<String> = several.iter().map(usize::to_string).collect();
                message!("The mistakes were moves {numbers}.", numbers = numbers.join(", "))
            }
        };
        let said: Vec<String> =
            over.into_iter().chain([mistakes]).map(|sentence| self.language.say(&sentence)).collect();
        said.join(" ")
    }
}

const INFALLIBLE: &str = "a String takes all that is written";

/// `win in 3 plies`, `draw`.
fn in_words(verdict: Verdict) -> Message {
    let word = verdict.result().word();
    match verdict.distance() {
        Some(0) => message!("{result}, play is over", result => word),
        Some(1) => message!("{result} in 1 ply", result => word),
        Some(plies) => message!("{result} in {count} plies", result => word, count = plies),
        None => word.into(),
    }
}

/// A verdict with what the position is worth, where that is known.
fn with_value(verdict: Message, grundy: Option<&String>) -> Message {
    match grundy {
        Some(value) => message!("{verdict}, Grundy value {value}", verdict => verdict, value),
        None => verdict,
    }
}

#[derive(Serialize)]
struct JsonReview<'a> {
    schema: &'static str,
    game: &'a str,
    position: &'a str,
    convention: &'static str,
    to_move: &'static str,
    verdict: JsonVerdict,
    grundy: Option<&'a str>,
    moves: Vec<JsonMove<'a>>,
    mistakes: Vec<usize>,
    ending: Option<&'static str>,
    by: &'a str,
    confidence: &'static str,
}

#[derive(Serialize)]
struct JsonMove<'a> {
    player: &'static str,
    label: &'a str,
    to: &'a str,
    before: JsonVerdict,
    after: JsonVerdict,
    grundy: Option<&'a str>,
    is_mistake: bool,
    better: Option<&'a str>,
}

fn word(player: Player) -> &'static str {
    if player == Player::Left { "left" } else { "right" }
}

impl Report for Review {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(self.to_text().as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        let moves = self.moves.iter().map(|made| JsonMove {
            player: word(made.player),
            label: &made.label,
            to: &made.to,
            before: JsonVerdict::of(made.verdicts[0]),
            after: JsonVerdict::of(made.verdicts[1]),
            grundy: made.grundy.as_deref(),
            is_mistake: made.is_mistake(),
            better: made.better.as_deref(),
        });
        let json = JsonReview {
            schema: REVIEW_SCHEMA_NAME,
            game: &self.game,
            position: &self.position,
            convention: self.convention.word(),
            to_move: word(self.to_move),
            verdict: JsonVerdict::of(self.verdict),
            grundy: self.grundy.as_deref(),
            moves: moves.collect(),
            mistakes: self.mistakes(),
            ending: self.ending.map(Ending::word),
            by: &self.by,
            confidence: "proved",
        };
        json::write_line(&json, writer)
    }
}
