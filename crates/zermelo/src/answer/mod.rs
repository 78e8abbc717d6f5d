//! Answers: a question is planned, the plan is run, and what was found is reported. [`plan()`](plan()) is a pure function
//! of the facts of a question and a [`Policy`]; a run gives a [`Solution`], data with the evidence of every claim; a report
//! puts it into words, an [`Answer`], to be printed as text or JSON.

mod columns;
mod draw;
pub(crate) mod escape;
mod example;
mod explored;
mod genera;
mod graph;
mod hint;
pub(crate) mod latex;
mod misere;
mod picture;
mod plan;
mod plot;
mod position;
mod question;
mod quotient;
mod refusal;
mod report;
mod review;
mod rounds;
mod run;
mod sequence;
mod sided_value;
mod subject;
mod table;
mod thermograph;
mod value;
mod value_latex;
mod why;

pub use columns::Markup;
use report::answer_1 as json;

pub use draw::{to_drawn_text, to_svg, to_tikz};
pub use example::{ExampleError, example_answer};
pub use explored::{ExploredError, explored_graph};
pub use genera::{GENERA_SCHEMA_NAME, GeneraReport};
pub use graph::{GraphAnswer, GraphOrder, answer_graph, describe_counterexample, describe_wrong_label};
pub use hint::reason_of_move;
pub use misere::{MISERE_VALUE_SCHEMA_NAME, MisereOption, MisereReport, misere_report, misere_report_in};
pub use picture::picture_in;
pub use plan::{Budget, Facts, Plan, Policy, Purpose, Step, TheoremFacts, Theory, plan};
pub use plot::sequence_plot_svg;
pub use position::{POSITION_SCHEMA_NAME, board_kind, drawing_to_json, position_report};
pub use question::{Asked, Engine, KnownLabels, KnownTables, Only, Question, QuestionError};
pub use quotient::{QUOTIENT_SCHEMA_NAME, QuotientReport, read_heaps};
pub use refusal::{ERROR_SCHEMA_NAME, Refusal, RefusalKind};
pub use report::{
    ANSWER_2_SCHEMA_NAME, Answer, PLAN_SCHEMA_NAME, PlanReport, Report, SCHEMA_NAME, Style, to_json,
    to_json_2, to_text, write_json, write_json_2,
};
pub use review::{REVIEW_SCHEMA_NAME, Review, ReviewError, ReviewQuestion, ReviewedMove, review};
pub use rounds::{LabelledAt, ROUNDS_SCHEMA_NAME, Rounds};
pub use run::{
    Attempt, Claims, Count, Counts, Evidence, EvidenceId, Finding, Means, Outcome as AttemptOutcome,
    Reasoning, Remark, Solution, Stop, Worth,
};
pub use sequence::{
    Plot, PlotCell, RuleSequence, RuleSequenceError, SequenceReport, equivalents_to_json, equivalents_to_text,
};
pub use sided_value::loopy_expression_report;
pub(crate) use subject::sided_thermograph;
pub use subject::{position_value, subject_thermograph, value_refusal, with_parameters};
pub use table::{
    PositionTable, TableError, TableQuestion, TableRow, position_table, write_table_columns,
    write_table_json, write_table_text,
};
pub use thermograph::{thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz};
pub use value::{
    Quantity, ReportedComponent, ReportedOption, VALUE_SCHEMA_NAME, ValueQuestion, ValueReport, value_report,
};

use crate::catalogue::AnyGame;
use crate::game::{Account, Convention, Hypotheses, Message, Player, Score, Verdict, WhyStep, message};
use crate::solve::{Limits, StopReason};

/// Answers a question, with the budgets of the default [`Policy`]. Reaching a limit is an answer too: one with
/// [`Confidence::Stopped`].
pub fn answer(question: &Question, limits: &Limits) -> Result<Answer, QuestionError> {
    answer_by(question, &Policy::default(), limits)
}

/// Answers a question with budgets of the caller's choice.
pub fn answer_by(question: &Question, policy: &Policy, limits: &Limits) -> Result<Answer, QuestionError> {
    let (facts, solution) = solved(question, policy, limits)?;
    let why = if question.why { why::steps(question, &facts, &solution, limits) } else { Vec::new() };
    Ok(report::report(question, &facts, solution, why))
}

/// What there is to an answer as data, without words.
pub fn solve(question: &Question, policy: &Policy, limits: &Limits) -> Result<Solution, QuestionError> {
    solved(question, policy, limits).map(|(_, solution)| solution)
}

/// How a question would be answered. Nothing is run but the theorem of the game.
pub fn plan_report(question: &Question, policy: &Policy) -> Result<PlanReport, QuestionError> {
    question::refuse_impossible(&question.game, question.convention, question.mover())?;
    let (facts, _) = Facts::of(question, &Limits::none());
    let plan = plan(&facts, question.asked(), policy);
    Ok(PlanReport::new(question, facts, plan))
}

/// Which hypotheses of the theories a game satisfies, in words, under normal play and, where it has one, in misère play.
pub fn hypotheses_of(game: &dyn AnyGame, convention: Convention) -> Message {
    report::hypotheses_line(Hypotheses {
        is_impartial: game.is_impartial(),
        is_loop_free: game.is_loop_free(),
        is_normal_play: convention == Convention::Normal,
        last_move_decides: !game.has_endings(),
    })
}

/// The steps of the argument for a solution, as data. They are computed within a small budget of their own; where a
/// position is too large for it, there are fewer.
pub fn why(question: &Question, solution: &Solution, limits: &Limits) -> Vec<WhyStep> {
    let (facts, _) = Facts::of(question, limits);
    why::steps(question, &facts, solution, limits)
}

fn solved(question: &Question, policy: &Policy, limits: &Limits) -> Result<(Facts, Solution), QuestionError> {
    question::refuse_impossible(&question.game, question.convention, question.mover())?;
    let account = Account::new();
    let limits = &limits.on_account(&account);
    let (facts, claim) = Facts::of(question, limits);
    let plan = plan(&facts, question.asked(), policy);
    if plan.steps.is_empty() {
        let game = question.game.name.clone();
        return Err(QuestionError::NoValue { game, why: facts.why_there_is_no_value() });
    }
    let solution = run::run(question, &facts, claim, plan, policy, limits)?;
    question::refuse_failed(&question.game)?;
    Ok((facts, solution))
}

/// `win 3`, `loss 0`, `draw`, as a message.
fn verdict_message(verdict: Verdict) -> Message {
    let result = Message::words(verdict.result().word());
    match verdict.distance() {
        Some(plies) => message!("{result} {plies}", result => result, plies),
        None => result,
    }
}

/// How sure an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confidence {
    /// By a theorem or a complete search.
    Proved,
    /// Up to a stated bound, here a depth in plies.
    Checked(u64),
    /// A limit was reached; what is known is given.
    Stopped(StopReason),
}

impl Confidence {
    /// The word used in text and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Checked(_) => "checked",
            Self::Stopped(_) => "stopped",
        }
    }
}

/// Who can make a listed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// Either player: the game is impartial.
    Both,
    /// This player.
    Only(Player),
}

impl Mover {
    /// `both`, `left` or `right`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Only(Player::Left) => "left",
            Self::Only(Player::Right) => "right",
        }
    }
}

/// A move with what it is worth.
#[derive(Clone, Debug)]
pub struct AnsweredMove {
    /// Who can make it.
    pub player: Mover,
    /// Its name in the game's own words.
    pub label: String,
    /// The position it leads to, `None` where writing it out would be out of proportion.
    pub to: Option<String>,
    /// The result for the player who makes it, `None` where it was not found.
    pub verdict: Option<Verdict>,
    /// With how many points best play ends after it, where points decide and an engine counts them.
    pub score: Option<Score>,
}

impl AnsweredMove {
    /// By how much the player who makes it is ahead in the end, where points decide.
    fn lead(&self) -> Option<i64> {
        match self.player {
            Mover::Both => None,
            Mover::Only(player) => self.score.map(|score| score.lead(player)),
        }
    }
}

/// Which moves an answer lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovesListed {
    /// All of them.
    All,
    /// All winning ones; the others are too many.
    AllWinning,
    /// None, because every move wins and they are too many.
    EveryWins,
    /// Not all winning ones, because not all are known or they are too many.
    Some,
}

impl MovesListed {
    /// `all`, `all winning`, `every move wins` or `some`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::AllWinning => "all winning",
            Self::EveryWins => "every move wins",
            Self::Some => "some",
        }
    }
}
