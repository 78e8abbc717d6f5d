//! Reports: what was found, in words. A [`Solution`] is turned into an [`Answer`], which is printed as text or JSON; the
//! plan of a question is printed likewise. All words of answers are here.

pub(super) mod answer_1;
mod answer_2;
mod json_why;
mod plan;
mod text;
mod why;
mod words;

pub use answer_1::{SCHEMA_NAME, to_json, write_json};
pub use answer_2::{ANSWER_2_SCHEMA_NAME, to_json_2, write_json_2};
pub use plan::{PLAN_SCHEMA_NAME, PlanReport};
pub use text::{Style, to_text};
pub(super) use why::hypotheses_line;
pub(super) use words::{grouped, table_words};

use super::picture::picture_in;
use super::plan::{Facts, Theory};
use super::run::{Attempt, Claims, Count, Evidence, Means, Solution, Worth};
use super::{AnsweredMove, Confidence, MovesListed, Only, Question};
use crate::game::{Convention, Message, Outcome, Player, Score, Verdict, WhyStep, message};
use crate::language::Language;
use crate::solve::StopReason;
use std::io;

/// What can be printed: as text for people, and as one line of JSON.
pub trait Report {
    /// Writes it for people.
    fn write_text(&self, style: Style, writer: &mut dyn io::Write) -> io::Result<()>;
    /// Writes one line of JSON, in the form of a schema under `docs/schema/`.
    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()>;
}

/// What came out of a question, in words.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The language of its words.
    pub language: Language,
    /// The game with its parameters, or `sum`.
    pub game: String,
    /// The position.
    pub position: String,
    /// A picture of it, where one helps.
    pub picture: Option<String>,
    /// The question as programs of this game pass it on (FEN, for chess), where there is such a notation.
    pub interchange: Option<String>,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Whether the mover does not matter.
    pub is_impartial: bool,
    /// Who moves, where the question or the position says it.
    pub to_move: Option<Player>,
    /// Which part of an answer was asked for.
    pub only: Only,
    /// Verdicts with Left and with Right to move; `None` where not found, or where that player cannot be on turn.
    pub verdicts: [Option<Verdict>; 2],
    /// With how many points best play ends, with Left and with Right to move, where points decide and were counted.
    pub scores: [Option<Score>; 2],
    /// What the position is worth, where it was found.
    pub worth: Option<Worth>,
    /// The Grundy value as text, where it exists and was found.
    pub grundy: Option<String>,
    /// The value in partizan theory as text, where it was found.
    pub value: Option<String>,
    /// Moves, best first.
    pub moves: Vec<AnsweredMove>,
    /// Which moves those are.
    pub moves_listed: MovesListed,
    /// A line of best play, move by move, where a distance is known.
    pub line: Vec<String>,
    /// The same as programs of this game pass games on (PGN, for chess), where there is such a notation.
    pub record: Option<String>,
    /// What the winner rests on, as in "by Bouton's theorem".
    pub by: String,
    /// Where the theorem stands.
    pub source: Option<String>,
    /// How sure the answer is.
    pub confidence: Confidence,
    /// The limit that kept the moves or the worth that were asked for from being found, where the winner was.
    pub cut: Option<StopReason>,
    /// The computation or the reason, line by line.
    pub explanation: Vec<String>,
    /// The steps of the argument, where they were asked for.
    pub why: Vec<WhyStep>,
    /// What else the reader should know, a sentence each.
    pub notes: Vec<String>,
    /// Counts, by name: positions, nodes, leaves, …
    pub stats: Vec<(&'static str, u128)>,
    /// What the claims rest on.
    pub evidence: Vec<Evidence>,
    /// Which evidence each claim rests on.
    pub claims: Claims,
    /// Everything that was tried, in its order.
    pub attempts: Vec<Attempt>,
}

impl Answer {
    /// The words of each step of the argument, line by line.
    pub fn why_lines(&self) -> Vec<Vec<String>> {
        let lines = |step| why::step_lines(step).iter().map(|line| self.language.say(line)).collect();
        self.why.iter().map(lines).collect()
    }

    /// What the winner rests on, as a message; `None` where nothing was found.
    pub fn by_message(&self) -> Option<Message> {
        self.evidence.first().map(words::evidence_words)
    }

    /// The outcome class, where both verdicts are known.
    pub fn outcome(&self) -> Option<Outcome> {
        let [left, right] = self.verdicts;
        Some(Outcome::from_verdicts(left?, right?))
    }
}

impl Report for Answer {
    fn write_text(&self, style: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        writer.write_all(to_text(self, style).as_bytes())
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        write_json_2(self, writer)
    }
}

/// Puts what was found into words.
pub(super) fn report(question: &Question, facts: &Facts, solution: Solution, why: Vec<WhyStep>) -> Answer {
    let mut answer = unanswered(question, facts);
    answer.why = why;
    answer.by = match (solution.evidence.first(), solution.attempts.last()) {
        (Some(evidence), _) => answer.language.say(&words::evidence_words(evidence)),
        (None, Some(attempt)) => answer.language.say(&words::attempt_words(attempt)),
        (None, None) => String::new(),
    };
    answer.source = solution.evidence.first().and_then(|one| words::source(&one.means)).map(str::to_owned);
    answer.stats = stats(&solution);
    answer.cut = solution.cut;
    answer.confidence = match (solution.stopped, solution.evidence.first().and_then(|one| one.checked_to)) {
        (Some(reason), _) => Confidence::Stopped(reason),
        (None, Some(depth)) => Confidence::Checked(depth),
        (None, None) => Confidence::Proved,
    };
    if let Some(finding) = solution.finding {
        let is_labelled = solution.evidence.iter().any(|one| one.means.is_labels());
        let language = answer.language;
        let mut lines = words::explanation(&finding.reasoning, is_labelled);
        lines.extend(words::scores(finding.scores));
        answer.explanation = lines.iter().map(|line| language.say(line)).collect();
        answer.verdicts = finding.verdicts;
        answer.scores = finding.scores;
        answer.moves = finding.moves;
        answer.moves_listed = finding.moves_listed;
        answer.line = finding.line;
        answer.record = finding.record;
        let remarks = finding.remarks.iter().map(words::remark_words);
        answer.notes.extend(remarks.map(|remark| language.say(&question.surroundings.fit(&remark))));
        set_worth(&mut answer, finding.worth);
    }
    if question.only == Only::Move {
        keep_best_move(&mut answer);
    }
    note_illegal_movers(&mut answer, question, facts);
    explain_in_own_words(&mut answer, question, facts);
    answer.evidence = solution.evidence;
    answer.claims = solution.claims;
    answer.attempts = solution.attempts;
    answer
}

/// An answer with the question in it and nothing found.
fn unanswered(question: &Question, facts: &Facts) -> Answer {
    let opened = &question.game;
    let (game, position) = (opened.game.as_ref(), &opened.position);
    Answer {
        language: question.language,
        game: opened.name.clone(),
        position: game.print(position),
        picture: picture_in(question.language, game, position, question.convention),
        interchange: game.interchange(position, facts.to_move),
        convention: question.convention,
        is_impartial: facts.is_impartial,
        to_move: facts.to_move,
        only: question.only,
        verdicts: [None; 2],
        scores: [None; 2],
        worth: None,
        grundy: None,
        value: None,
        moves: Vec::new(),
        moves_listed: MovesListed::Some,
        line: Vec::new(),
        record: None,
        by: String::new(),
        source: None,
        confidence: Confidence::Proved,
        cut: None,
        explanation: Vec::new(),
        why: Vec::new(),
        notes: opened.remarks.iter().map(|remark| question.language.say(remark)).collect(),
        stats: Vec::new(),
        evidence: Vec::new(),
        claims: Claims::default(),
        attempts: Vec::new(),
    }
}

fn set_worth(answer: &mut Answer, worth: Option<Worth>) {
    match &worth {
        Some(Worth::Nimber(value)) => answer.grundy = Some(value.to_string()),
        Some(Worth::Loopy(value)) => answer.grundy = Some(value.to_string()),
        Some(Worth::Value(value)) => answer.value = Some(value.clone()),
        None => {}
    }
    answer.worth = worth;
}

/// The counts of what the winner rests on; of a theorem, those of the labels that complete it. Where everything stopped,
/// those of the search that was last.
fn stats(solution: &Solution) -> Vec<(&'static str, u128)> {
    let is_theorem = |one: &&Evidence| matches!(one.means, Means::Theorem(_));
    let is_label = |one: &&Evidence| one.means.is_labels();
    let counts: Vec<(Count, u128)> = match (solution.evidence.first(), solution.attempts.last()) {
        (Some(first), _) if is_theorem(&first) => {
            let completing = solution.evidence.iter().filter(is_label);
            first.counts.iter().chain(completing.flat_map(|one| &one.counts)).copied().collect()
        }
        (Some(first), _) => first.counts.clone(),
        (None, Some(attempt)) if matches!(attempt.theory, Theory::Search | Theory::Sums) => {
            attempt.counts.clone()
        }
        (None, _) => Vec::new(),
    };
    counts.into_iter().map(|(count, number)| (words::count_word(count), number)).collect()
}

/// Leaves one move for each player: the first whose result is that of the position.
fn keep_best_move(answer: &mut Answer) {
    let verdicts = answer.verdicts;
    let mut kept = Vec::new();
    answer.moves.retain(|one| {
        let owner = if let super::Mover::Only(player) = one.player { player } else { Player::Left };
        let is_best = one.verdict.map(Verdict::result) == verdicts[owner.index()].map(Verdict::result);
        let is_first = is_best && !kept.contains(&one.player);
        if is_first {
            kept.push(one.player);
        }
        is_first
    });
    if answer.moves_listed != MovesListed::EveryWins {
        answer.moves_listed = MovesListed::Some;
    }
}

fn note_illegal_movers(answer: &mut Answer, question: &Question, facts: &Facts) {
    for player in Player::BOTH.into_iter().filter(|player| !facts.movers.contains(player)) {
        if let Some(why) = question.game.game.illegal(&question.game.position, player) {
            let note = message!("It cannot be {player}'s turn here: {why}.", player => player, why => why);
            answer.notes.push(answer.language.say(&note));
        }
    }
}

/// The verdicts in the words of the game, where it has any.
fn explain_in_own_words(answer: &mut Answer, question: &Question, facts: &Facts) {
    for &player in &facts.movers {
        if answer.to_move.is_some_and(|mover| mover != player) {
            continue;
        }
        let verdict = answer.verdicts[player.index()];
        let own_words = verdict.and_then(|verdict| question.game.game.in_own_words(verdict));
        let language = answer.language;
        answer.explanation.extend(own_words.map(|words| {
            language.say(&message!("{player} to move {words}.", player => player, words => words))
        }));
    }
}
