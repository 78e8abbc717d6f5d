//! Tables of positions: everything that can be reached from a position, or its P-positions only, with who wins.

use super::columns::{Columns, Markup};
use super::json::JsonVerdict;
use super::question::refuse_impossible;
use super::rounds::{LabelledAt, Rounds};
use super::{QuestionError, Report, Style};
use crate::catalogue::{AnyGame, AnyJudge, AnyPosition, Engines, OpenGame, Opened};
use crate::game::{
    Account, Budget, Convention, Ending, Message, NormalForm, Outcome, Player, Ruleset, Verdict,
    display_width, message, padded,
};
use crate::json;
use crate::language::Language;
use crate::solve::grundy::GrundyError;
use crate::solve::{Limits, Meter, StopReason};
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use serde::Serialize;
use std::cmp::Ordering;
use std::io;
use std::ops::ControlFlow;

/// What a table is to be made of.
#[derive(Clone)]
pub struct TableQuestion {
    /// The game and the position that play begins from.
    pub game: OpenGame,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Whether misère play is to stand beside normal play, whatever the convention.
    pub both_plays: bool,
    /// Who moves first; `None` for both.
    pub to_move: Option<Player>,
    /// Whether only P-positions are listed, those of either play.
    pub p_positions_only: bool,
    /// Whether each position is to have a move that wins soonest.
    pub with_strategy: bool,
}

/// The positions that can be reached, up to symmetry, in the order of their texts with numbers compared as numbers.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub struct PositionTable {
    /// The game.
    pub game: String,
    /// The position that play begins from.
    pub position: String,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Whether misère play stands beside normal play.
    pub both_plays: bool,
    /// Who moves first; `None` for both.
    pub to_move: Option<Player>,
    /// Whether both players have the same options everywhere.
    pub is_impartial: bool,
    /// Whether only P-positions are listed.
    pub p_positions_only: bool,
    /// Whether each position has a move that wins soonest.
    pub with_strategy: bool,
    /// What gave the verdicts.
    pub by: String,
    /// The positions.
    pub rows: Vec<TableRow>,
    /// The language of the text.
    pub language: Language,
}

/// One position of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The position as text, the representative under the symmetries of the game.
    pub position: String,
    /// Verdicts for Left and for Right to move; `None` where it cannot be that player's turn in this play.
    pub verdicts: [Option<Verdict>; 2],
    /// The Grundy value, where the theory has one.
    pub grundy: Option<String>,
    /// A move of Left's and one of Right's that wins soonest, by name, where it was asked for and the position is won.
    pub winning_moves: [Option<String>; 2],
    /// The same in misère play, where both plays were asked for.
    pub misere: Option<MisereCells>,
}

/// What misère play makes of a position, beside normal play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MisereCells {
    /// Verdicts for Left and for Right to move.
    pub verdicts: [Option<Verdict>; 2],
    /// Moves that win soonest.
    pub winning_moves: [Option<String>; 2],
}

impl TableRow {
    /// The outcome class, where both verdicts are known.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome_of(self.verdicts)
    }

    /// The outcome class in misère play, where both plays were asked for.
    pub fn misere_outcome(&self) -> Option<Outcome> {
        outcome_of(self.misere.as_ref()?.verdicts)
    }

    /// Whether whoever can be to move loses, in either play where both were asked for. Of a partizan position both verdicts
    /// have to be known, but for players whose turn it cannot be.
    pub fn is_p(&self) -> bool {
        is_lost(&self.verdicts) || self.misere.as_ref().is_some_and(|misere| is_lost(&misere.verdicts))
    }
}

fn outcome_of(verdicts: [Option<Verdict>; 2]) -> Option<Outcome> {
    let [Some(left), Some(right)] = verdicts else { return None };
    Some(Outcome::from_verdicts(left, right))
}

fn is_lost(verdicts: &[Option<Verdict>; 2]) -> bool {
    let mut known = verdicts.iter().flatten().peekable();
    known.peek().is_some() && known.all(|verdict| verdict.result() == Ending::Loss)
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The question cannot be asked.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// More positions can be reached than fit into a table, and no limit says how many may.
    #[error("more than {MOST_ROWS} positions can be reached from here: too many for a table")]
    TooLarge,
    /// A limit was reached.
    #[error("the table is not complete: {0}")]
    Stopped(#[from] StopReason),
}

/// Tables have at most so many positions, up to symmetry, unless a limit on positions says otherwise: nobody reads more,
/// and where a heap holds a million million tokens memory would be full first.
const MOST_ROWS: u64 = 2_000_000;
/// The same, as what is spent where the caller sets no limit.
const LISTED: Budget = Budget::positions(MOST_ROWS, "a table");
/// Of at most so many positions each is looked at, though there is a quicker way to the P-positions.
const SMALL: u64 = 20_000;

/// What is met of a position up to symmetry.
struct Met {
    /// The first position of this form that was met, which stands for it, and whether its form exchanges the players.
    first: AnyPosition,
    is_swapped: bool,
    /// The first question of this form, by the player to move in the form. Of an impartial position, Left's only.
    questions: [Option<(AnyPosition, Player)>; 2],
}

impl Met {
    /// The questions to be answered: a position, who moves in it, and who that is in the position that stands for the form.
    /// `for_both` asks for both players, but for those whose turn it cannot be, wherever play comes from.
    fn asked(&self, game: &dyn AnyGame, for_both: bool) -> Vec<(AnyPosition, Player, Player)> {
        if for_both && !game.is_impartial() {
            let may_move = |player: &Player| game.illegal(&self.first, *player).is_none();
            let movers = Player::BOTH.into_iter().filter(may_move);
            return movers.map(|player| (self.first.clone(), player, player)).collect();
        }
        let in_form = Player::BOTH.into_iter().zip(&self.questions);
        let asked = in_form.filter_map(|(player, question)| {
            let (position, to_move) = question.clone()?;
            Some((position, to_move, if self.is_swapped { player.opponent() } else { player }))
        });
        asked.collect()
    }
}

/// The positions met, by their normal forms.
type Reached = IndexMap<AnyPosition, Met, FxBuildHasher>;

/// Makes a table, of at most 2 000 000 positions where `limits` does not say how many. With V positions and E moves
/// between them, O(V log V + E) time beside that of the engine.
///
/// # Errors
/// See [`TableError`]; a limit gives no half table.
pub fn position_table(question: &TableQuestion, limits: &Limits) -> Result<PositionTable, TableError> {
    // One account for both plays.
    let account = Account::new();
    let limits = &limits.on_account(&account);
    if question.both_plays {
        table_of_both_plays(question, limits)
    } else {
        table_of_one_play(question, limits)
    }
}

/// The table in the convention of the question. Where both plays are asked for, no row is left out.
fn table_of_one_play(question: &TableQuestion, limits: &Limits) -> Result<PositionTable, TableError> {
    let Opened { name, game, position, .. } = &*question.game;
    refuse_impossible(&question.game, question.convention, question.to_move)?;
    let (mut rows, by) = match known_p_positions(question, limits) {
        Some(found) => found?,
        None => labelled(question, limits)?,
    };
    super::question::refuse_failed(&question.game)?;
    rows.sort_unstable_by(|one, other| compare_with_numbers(&one.position, &other.position));
    Ok(PositionTable {
        game: name.clone(),
        position: game.print(position),
        convention: question.convention,
        both_plays: false,
        to_move: question.to_move,
        is_impartial: game.is_impartial(),
        p_positions_only: question.p_positions_only,
        with_strategy: question.with_strategy,
        by,
        rows,
        language: Language::English,
    })
}

/// The table of normal play, with what misère play makes of the same positions.
fn table_of_both_plays(question: &TableQuestion, limits: &Limits) -> Result<PositionTable, TableError> {
    let of = |convention| table_of_one_play(&TableQuestion { convention, ..question.clone() }, limits);
    let (mut table, misere) = (of(Convention::Normal)?, of(Convention::Misere)?);
    // The positions that are reached, and their order, do not depend on the play.
    debug_assert_eq!(table.rows.len(), misere.rows.len());
    for (row, other) in table.rows.iter_mut().zip(misere.rows) {
        debug_assert_eq!(row.position, other.position);
        row.misere = Some(MisereCells { verdicts: other.verdicts, winning_moves: other.winning_moves });
    }
    if question.p_positions_only {
        table.rows.retain(TableRow::is_p);
    }
    Ok(PositionTable { both_plays: true, p_positions_only: question.p_positions_only, ..table })
}

/// The rows of the P-positions, where the game has a quicker way to them than looking at every position.
fn known_p_positions(
    question: &TableQuestion,
    limits: &Limits,
) -> Option<Result<(Vec<TableRow>, String), TableError>> {
    let Opened { game, position, .. } = &*question.game;
    // Of few positions the usual way tells distances too.
    let is_small = game.reachable_bound(position).is_some_and(|bound| bound <= SMALL);
    if !question.p_positions_only || question.both_plays || is_small {
        return None;
    }
    let game = game.as_ref();
    let found = game.p_positions(position, question.convention, limits)?;
    Some(found.map_err(TableError::from).map(|(positions, by)| {
        let grundy = has_grundy_values(game, question.convention).then(|| "0".to_owned());
        let row = |position: &AnyPosition| TableRow {
            position: game.print(position),
            verdicts: [Some(Verdict::Loss(None)); 2],
            grundy: grundy.clone(),
            winning_moves: [None, None],
            misere: None,
        };
        (positions.iter().map(row).collect(), by)
    }))
}

fn has_grundy_values(game: &dyn AnyGame, convention: Convention) -> bool {
    convention == Convention::Normal && game.is_impartial() && !game.has_endings()
}

/// The rows of all positions that can be reached, or of the P-positions among them.
fn labelled(question: &TableQuestion, limits: &Limits) -> Result<(Vec<TableRow>, String), TableError> {
    let Opened { game, position, .. } = &*question.game;
    let convention = question.convention;
    let movers = question.to_move.map_or(Player::BOTH.to_vec(), |player| vec![player]);
    let starts: Vec<(AnyPosition, Player)> = movers
        .into_iter()
        .filter(|&player| game.illegal(position, player).is_none())
        .map(|player| (position.clone(), player))
        .collect();
    let usual = if limits.positions.is_none() { limits.with_budget(LISTED) } else { *limits };
    let reached = reach(game.as_ref(), &starts, &usual).map_err(|reason| match reason {
        StopReason::Budget(_) => TableError::TooLarge,
        reason => reason.into(),
    })?;
    let starts = if question.p_positions_only && !game.is_impartial() {
        // Whoever moves, also where only one player's turn comes up in play.
        let asked = reached.values().flat_map(|met| met.asked(game.as_ref(), true));
        asked.map(|(position, to_move, _)| (position, to_move)).collect()
    } else {
        starts
    };
    let table = game.dense_table(position, convention, limits);
    let mut judge = match table.unwrap_or_else(|| game.explore(&starts, convention, limits)) {
        Err(reason) if !reason.is_callers() => {
            // The table holds more than can be reached.
            game.explore(&starts, convention, limits)
        }
        result => result,
    }?;
    let mut values =
        if has_grundy_values(game.as_ref(), convention) { game.loopy_values(limits).ok() } else { None };
    let mut meter = Meter::start(limits, "listing positions")?;
    let mut rows = Vec::new();
    for (form, met) in &reached {
        let mut row = TableRow {
            position: String::new(),
            verdicts: [None; 2],
            grundy: None,
            winning_moves: [None, None],
            misere: None,
        };
        for (position, to_move, player) in met.asked(game.as_ref(), question.p_positions_only) {
            row.verdicts[player.index()] = Some(judge.verdict(&position, to_move)?);
        }
        if game.is_impartial() {
            row.verdicts[1] = row.verdicts[0];
        }
        if question.with_strategy {
            for player in Player::BOTH {
                row.winning_moves[player.index()] =
                    strategy(game.as_ref(), met, player, &row, judge.as_mut())?;
            }
        }
        meter.step()?;
        if question.p_positions_only && !question.both_plays && !row.is_p() {
            continue;
        }
        row.position = game.print(&met.first);
        if let Some(values) = &mut values {
            row.grundy = match values.value(form) {
                Ok(value) => Some(value.to_string()),
                Err(GrundyError::Stopped(reason)) => return Err(reason.into()),
                Err(_) => None,
            };
        }
        meter.count_bytes((size_of::<TableRow>() + row.position.len()) as u64)?;
        rows.push(row);
    }
    let by = judge.method().unwrap_or_else(|| "retrograde analysis".to_owned());
    Ok((rows, by))
}

/// Everything that can be reached from some questions.
struct Reaching<'a, 'l> {
    game: &'a (dyn AnyGame + 'static),
    meter: Meter<'l>,
    reached: Reached,
    /// Questions whose options have not been met.
    waiting: Vec<(AnyPosition, Player)>,
}

fn reach(
    game: &(dyn AnyGame + 'static),
    starts: &[(AnyPosition, Player)],
    limits: &Limits,
) -> Result<Reached, StopReason> {
    let meter = Meter::start(limits, "reaching positions")?;
    let mut reaching = Reaching { game, meter, reached: Reached::default(), waiting: Vec::new() };
    for (position, to_move) in starts {
        reaching.meet(position.clone(), *to_move)?;
    }
    while let Some((position, player)) = reaching.waiting.pop() {
        if game.ending(&position, player).is_some() {
            continue;
        }
        let flow = Ruleset::options(game, &position, player, |option| {
            match reaching.meet(option, player.opponent()) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            }
        });
        if let ControlFlow::Break(reason) = flow {
            return Err(reason);
        }
    }
    Ok(reaching.reached)
}

impl Reaching<'_, '_> {
    fn meet(&mut self, position: AnyPosition, to_move: Player) -> Result<(), StopReason> {
        let NormalForm { position: form, players_swapped: is_swapped, .. } = self.game.normal_form(&position);
        let mover_in_form = match (self.game.is_impartial(), is_swapped) {
            (true, _) => Player::Left,
            (false, true) => to_move.opponent(),
            (false, false) => to_move,
        };
        let bytes = 2 * (self.game.heap_bytes(&form) + size_of::<AnyPosition>()) + size_of::<Met>() + 16;
        self.meter.step_through(bytes)?;
        if !self.reached.contains_key(&form) {
            self.meter.count_position(bytes)?;
        }
        let is_swapped = is_swapped && !self.game.is_impartial();
        let met = self.reached.entry(form).or_insert_with(|| Met {
            first: position.clone(),
            is_swapped,
            questions: [const { None }; 2],
        });
        let question = &mut met.questions[mover_in_form.index()];
        if question.is_none() {
            *question = Some((position.clone(), to_move));
            self.waiting.push((position, to_move));
        }
        Ok(())
    }
}

/// The order of two texts in which runs of digits are compared as numbers, and then as texts.
pub(super) fn compare_with_numbers(one: &str, other: &str) -> Ordering {
    let (mut left, mut right) = (one.as_bytes(), other.as_bytes());
    loop {
        let order = match (left.first(), right.first()) {
            (Some(a), Some(b)) if a.is_ascii_digit() && b.is_ascii_digit() => {
                let (a, b) = (take_digits(&mut left), take_digits(&mut right));
                a.len().cmp(&b.len()).then_with(|| a.cmp(b))
            }
            (Some(a), Some(b)) => {
                (left, right) = (&left[1..], &right[1..]);
                a.cmp(b)
            }
            (None, None) => return one.cmp(other),
            (a, b) => return a.is_some().cmp(&b.is_some()),
        };
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// Takes the digits at the front, without zeros before them.
fn take_digits<'a>(text: &mut &'a [u8]) -> &'a [u8] {
    let length = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = text.split_at(length);
    *text = rest;
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    &digits[zeros..]
}

/// What the table is of, and how many positions it has.
fn title_of(table: &PositionTable) -> String {
    let mut subject = Message::verbatim(format!("{} {}", table.game, table.position));
    if table.both_plays {
        subject = message!("{what}, normal and misère play", what => subject);
    } else if table.convention == Convention::Misere {
        subject = message!("{what}, misère play", what => subject);
    }
    if let Some(player) = table.to_move {
        subject = message!("{subject}, {player} moves first", subject => subject, player => player);
    }
    let count = table.rows.len();
    table.language.say(&match (table.p_positions_only, count) {
        (false, 1) => message!("{subject}: 1 position", subject => subject),
        (false, _) => message!("{subject}: {count} positions", subject => subject, count),
        (true, 1) => message!("{subject}: 1 P-position", subject => subject),
        (true, _) => message!("{subject}: {count} P-positions", subject => subject, count),
    })
}

/// How the table is ordered, and what gave it.
fn notes_of(table: &PositionTable) -> String {
    let by = super::report::table_words(&table.by);
    table.language.say(&if table.p_positions_only && !table.is_impartial {
        message!(
            "Lost for whoever moves, Left or Right. Up to symmetry, in the order of their texts; by {by}.",
            by => by
        )
    } else {
        message!("Up to symmetry, in the order of their texts; by {by}.", by => by)
    })
}

/// The titles of the columns, and what stands in them, row by row.
fn cells_of(table: &PositionTable, language: Language) -> (Vec<String>, Vec<Vec<String>>) {
    let columns = columns_of(table);
    let titles = columns.iter().map(|column| language.say(&column.0)).collect();
    let row = |row| columns.iter().map(|column| language.say(&column.1(row))).collect();
    (titles, table.rows.iter().map(row).collect())
}

/// Writes the table as CSV, Markdown or LaTeX.
pub fn write_table_columns(
    table: &PositionTable,
    markup: Markup,
    mut writer: impl io::Write,
) -> io::Result<()> {
    // CSV is for programs, which know the titles by their English words.
    let language = if markup == Markup::Csv { Language::English } else { table.language };
    let (titles, rows) = cells_of(table, language);
    Columns { language, title: title_of(table), titles, rows, notes: notes_of(table) }
        .write(markup, &mut writer)
}

/// Writes the table for people: a line that says what it is, then one line a position.
pub fn write_table_text(table: &PositionTable, mut writer: impl io::Write) -> io::Result<()> {
    writeln!(writer, "{}\n{}\n", title_of(table), notes_of(table))?;
    let (titles, rows) = cells_of(table, table.language);
    let lines: Vec<Vec<String>> = std::iter::once(titles).chain(rows).collect();
    let width = |place: usize| lines.iter().map(|line| display_width(&line[place])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, &width)| padded(cell, width));
        writeln!(writer, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// A column: its title and what it says of a position.
type Column = (Message, fn(&TableRow) -> Message);

/// The columns in which something stands.
fn columns_of(table: &PositionTable) -> Vec<Column> {
    fn word(verdict: Option<Verdict>) -> Message {
        verdict.map_or_else(nothing, super::verdict_message)
    }
    fn nothing() -> Message {
        Message::verbatim("-")
    }
    let mut columns: Vec<Column> = vec![(message!("position"), |row| Message::verbatim(&row.position))];
    let outcome: fn(&TableRow) -> Message =
        |row| row.outcome().map_or_else(nothing, |outcome| Message::verbatim(outcome.symbol()));
    if table.both_plays {
        columns.push((message!("normal"), outcome));
        columns.push((message!("misère"), |row| {
            row.misere_outcome().map_or_else(nothing, |outcome| Message::verbatim(outcome.symbol()))
        }));
    } else if table.rows.iter().any(|row| row.outcome().is_some()) && !table.p_positions_only {
        columns.push((message!("outcome"), outcome));
    }
    if table.is_impartial {
        let has_values = table.rows.iter().any(|row| row.grundy.is_some());
        if has_values && (table.both_plays || !table.p_positions_only) {
            columns
                .push((message!("value"), |row| row.grundy.as_ref().map_or_else(nothing, Message::verbatim)));
        }
        let plies = |row: &TableRow| row.verdicts[0].and_then(Verdict::distance);
        if table.rows.iter().any(|row| plies(row).is_some()) {
            columns.push((message!("plies"), |row| {
                let plies = row.verdicts[0].and_then(Verdict::distance);
                plies.map_or_else(nothing, |plies| Message::verbatim(plies.to_string()))
            }));
        }
    } else if !table.both_plays {
        columns.push((message!("Left to move"), |row| word(row.verdicts[0])));
        columns.push((message!("Right to move"), |row| word(row.verdicts[1])));
    }
    if table.with_strategy {
        let left: fn(&TableRow) -> Message =
            |row| row.winning_moves[0].as_ref().map_or_else(nothing, Message::label);
        let right: fn(&TableRow) -> Message =
            |row| row.winning_moves[1].as_ref().map_or_else(nothing, Message::label);
        if table.is_impartial {
            columns.push((message!("wins by"), left));
            if table.both_plays {
                columns.push((message!("wins by, misère"), |row| {
                    let misere = row.misere.as_ref().and_then(|misere| misere.winning_moves[0].as_ref());
                    misere.map_or_else(nothing, Message::label)
                }));
            }
        } else {
            columns.push((message!("Left wins by"), left));
            columns.push((message!("Right wins by"), right));
        }
    }
    columns
}

/// The name of a move of the player that wins soonest from the position that stands for a form, where he wins by a move.
fn strategy(
    game: &(dyn AnyGame + 'static),
    met: &Met,
    player: Player,
    row: &TableRow,
    judge: &mut AnyJudge,
) -> Result<Option<String>, StopReason> {
    let Some(Verdict::Win(Some(distance))) = row.verdicts[player.index()] else { return Ok(None) };
    if distance == 0 {
        return Ok(None);
    }
    let mut found = Ok(None);
    let _ = Ruleset::options(game, &met.first, player, |option| {
        match judge.verdict(&option, player.opponent()) {
            Ok(Verdict::Loss(Some(rest))) if rest + 1 == distance => {
                found = Ok(Some(game.move_label(&met.first, &option, player)));
                ControlFlow::Break(())
            }
            Ok(_) => ControlFlow::Continue(()),
            Err(reason) => {
                found = Err(reason);
                ControlFlow::Break(())
            }
        }
    });
    found
}

impl PositionTable {
    /// The positions by the rounds in which they get their labels. Of distances that were not found nothing is known: such
    /// positions are in no round.
    pub fn rounds(&self) -> Rounds {
        let players: &[Player] = if self.is_impartial { &[Player::Left] } else { &Player::BOTH };
        let labelled = self.rows.iter().flat_map(|row| {
            players.iter().filter_map(|&player| {
                Some(LabelledAt {
                    position: row.position.clone(),
                    to_move: (!self.is_impartial).then_some(player),
                    verdict: row.verdicts[player.index()]?,
                })
            })
        });
        Rounds { language: self.language, ..Rounds::of(labelled) }
    }
}

impl TableError {
    /// The error as a message, for other languages.
    pub fn message(&self) -> Message {
        match self {
            Self::Question(error) => error.message(),
            Self::TooLarge => {
                let most = MOST_ROWS;
                message!("more than {most} positions can be reached from here: too many for a table", most)
            }
            Self::Stopped(reason) => {
                message!("the table is not complete: {reason}", reason => *reason)
            }
        }
    }
}

#[derive(Serialize)]
struct JsonTable<'a> {
    schema: &'static str,
    game: &'a str,
    position: &'a str,
    convention: &'static str,
    to_move: Option<String>,
    p_positions_only: bool,
    by: &'a str,
    positions: Vec<JsonRow<'a>>,
}

#[derive(Serialize)]
struct JsonRow<'a> {
    position: &'a str,
    outcome: Option<&'static str>,
    left: Option<JsonVerdict>,
    right: Option<JsonVerdict>,
    grundy: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_moves: Option<JsonMoves<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<JsonMisere<'a>>,
}

/// A position in misère play.
#[derive(Serialize)]
struct JsonMisere<'a> {
    outcome: Option<&'static str>,
    left: Option<JsonVerdict>,
    right: Option<JsonVerdict>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_moves: Option<JsonMoves<'a>>,
}

#[derive(Serialize)]
struct JsonMoves<'a> {
    left: Option<&'a str>,
    right: Option<&'a str>,
}

impl<'a> JsonMoves<'a> {
    fn of(moves: &'a [Option<String>; 2]) -> Self {
        let [left, right] = moves.each_ref().map(Option::as_deref);
        Self { left, right }
    }
}

/// Writes the table as one line of JSON in the form of the schema `zermelo/table/1`.
pub fn write_table_json(table: &PositionTable, mut writer: impl io::Write) -> io::Result<()> {
    let verdicts = |verdicts: [Option<Verdict>; 2]| verdicts.map(|verdict| verdict.map(JsonVerdict::of));
    let moves = |moves| table.with_strategy.then(|| JsonMoves::of(moves));
    let positions = table.rows.iter().map(|one| {
        let [left, right] = verdicts(one.verdicts);
        let outcome = one.outcome().map(Outcome::symbol);
        let winning_moves = moves(&one.winning_moves);
        let misere = one.misere.as_ref().map(|misere| {
            let [left, right] = verdicts(misere.verdicts);
            let outcome = one.misere_outcome().map(Outcome::symbol);
            JsonMisere { outcome, left, right, winning_moves: moves(&misere.winning_moves) }
        });
        JsonRow {
            position: &one.position,
            outcome,
            left,
            right,
            grundy: one.grundy.as_deref(),
            winning_moves,
            misere,
        }
    });
    let json = JsonTable {
        schema: "zermelo/table/1",
        game: &table.game,
        position: &table.position,
        convention: table.convention.word(),
        to_move: table.to_move.map(|player| player.to_string().to_lowercase()),
        p_positions_only: table.p_positions_only,
        by: &table.by,
        positions: positions.collect(),
    };
    json::write_line(&json, &mut writer)
}

impl Report for PositionTable {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        write_table_text(self, writer)
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        write_table_json(self, writer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compared_as_numbers() {
        let mut texts = ["10 1", "9 1", "9", "x.", "9 10", "9 9", "09", ".", "2x3", "2x10"];
        texts.sort_unstable_by(|one, other| compare_with_numbers(one, other));
        assert_eq!(texts, [".", "2x3", "2x10", "09", "9", "9 1", "9 9", "9 10", "10 1", "x."]);
    }
}
