//! The claim `labels`: for every state the result under best play and the plies to the end.
//!
//! A state is a position with a player to move. A label is right when it follows from those of the options:
//!
//! * without options, as the convention or the game's own ending says, in 0 plies;
//! * `W d`, when some option is lost, the quickest in d − 1;
//! * `L d`, when all options are won, the slowest in d − 1;
//! * `D`, when none is lost and some is drawn.
//!
//! Only the true labels pass everywhere (`proofs/Labels.v`), in games with cycles too, since distances fall.

use crate::certificate::Header;
use crate::games::{self, Game, KEPT_POSITION, Position, each_option};
use crate::graph::{Side, before_name, read_sides};
use crate::limits::Meter;
use crate::numbers::{numbers, small_number};
use crate::player::{Ending, Player};
use crate::records::Records;
use crate::verdict::{Accepted, Failure};
use std::collections::HashMap;

/// A label in four bytes: 0 for a draw, else twice the distance, plus 1 for a win or 2 for a loss.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Label(u32);

impl Label {
    const DRAW: Self = Self(0);

    fn new(result: Ending, distance: u32) -> Option<Self> {
        let doubled = distance.checked_mul(2)?;
        Some(Self(match result {
            Ending::Draw => 0,
            Ending::Win => doubled.checked_add(1)?,
            Ending::Loss => doubled.checked_add(2)?,
        }))
    }

    /// `W3`, `L0`, `D`.
    pub(crate) fn read(word: &[u8]) -> Option<Self> {
        let (&letter, digits) = word.split_first()?;
        let distance = || small_number(std::str::from_utf8(digits).ok()?);
        match letter {
            b'W' => Self::new(Ending::Win, distance()?),
            b'L' => Self::new(Ending::Loss, distance()?),
            b'D' if digits.is_empty() => Some(Self::DRAW),
            _ => None,
        }
    }

    pub(crate) const fn is_win(self) -> bool {
        self.0 % 2 == 1
    }

    pub(crate) const fn is_loss(self) -> bool {
        self.0 != 0 && self.0.is_multiple_of(2)
    }

    pub(crate) const fn distance(self) -> u32 {
        if self.is_win() { self.0 / 2 } else { self.0.saturating_sub(2) / 2 }
    }
}

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::DRAW => f.write_str("D"),
            label if label.is_win() => write!(f, "W{}", label.distance()),
            label => write!(f, "L{}", label.distance()),
        }
    }
}

/// The labels of all vertices for one player to move. Nearly all fit into a byte, of which more lie near at hand: options are
/// looked up in no order.
#[derive(Clone, Default)]
struct Labels {
    short: Vec<u8>,
    all: Vec<Label>,
}

impl Labels {
    const LONG: u8 = u8::MAX;

    fn push(&mut self, label: Label) {
        self.short.push(u8::try_from(label.0).unwrap_or(Self::LONG));
        self.all.push(label);
    }

    #[inline]
    fn get(&self, vertex: usize) -> Option<Label> {
        let short = *self.short.get(vertex)?;
        Some(if short == Self::LONG { self.all[vertex] } else { Label(short.into()) })
    }
}

/// The label that follows from those of the options, one by one; wins and losses as the numbers in their labels.
struct Following {
    any: bool,
    drawn: bool,
    quickest_loss: u32,
    slowest_win: u32,
}

impl Following {
    const fn new() -> Self {
        Self { any: false, drawn: false, quickest_loss: u32::MAX, slowest_win: 0 }
    }

    /// Without branches, which would be guessed wrong half of the time.
    #[inline]
    fn add(&mut self, option: Label) {
        self.any = true;
        self.drawn |= option == Label::DRAW;
        self.quickest_loss = self.quickest_loss.min(if option.is_loss() { option.0 } else { u32::MAX });
        self.slowest_win = self.slowest_win.max(if option.is_win() { option.0 } else { 0 });
    }

    fn label(&self, stuck: Ending) -> Option<Label> {
        if !self.any {
            Label::new(stuck, 0)
        } else if self.quickest_loss < u32::MAX {
            Label::new(Ending::Win, Label(self.quickest_loss).distance() + 1)
        } else if self.drawn {
            Some(Label::DRAW)
        } else {
            Label::new(Ending::Loss, Label(self.slowest_win).distance() + 1)
        }
    }
}

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    match header.find_game(records.meter())? {
        Some(game) => check_known(header, game.as_ref(), records),
        None => check_carried(header, records),
    }
}

/// The moves stand in the certificate: first all labels, each with the name of its vertex after a tab or without, then
/// all options, so that one label a state is all that must be kept.
fn check_carried(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    header.expect_no_position()?;
    let sides = read_sides(records)?;
    let count = records.count("vertices")?;
    // Of each player to move, or of both.
    let mut labels = vec![Labels::default(); sides];
    for _ in 0..count {
        let line = records.expect("all labels")?;
        let mut words = before_name(line).split(|&byte| byte == b' ');
        for labels in &mut labels {
            let label = words.next().and_then(Label::read);
            labels.push(label.ok_or("expected a label for each side, such as W3, L0 or D")?);
        }
        if words.next().is_some() {
            return Err("there is a label too many".into());
        }
        records.meter().keep(sides * (1 + size_of::<Label>()))?;
    }
    records.word("moves")?;
    let meter = records.meter();
    for vertex in 0..count as usize {
        let line = records.expect("the moves of every vertex")?;
        check_line(header, &labels, vertex, line, meter)
            .map_err(|failure| failure.about(format_args!("vertex {vertex}")))?;
    }
    let claim = format!("the labels of all {count} vertices, {}", header.play());
    Ok(Accepted::new(claim, header.game != "graph"))
}

fn check_line(
    header: &Header,
    labels: &[Labels],
    vertex: usize,
    line: &[u8],
    meter: &Meter,
) -> Result<(), Failure> {
    let sides = labels.len();
    let mut lists = line.splitn(sides, |&byte| byte == b'|');
    for player in 0..sides {
        let side = Side::read(lists.next().ok_or("expected a '|' between the players' options")?);
        // The opponent moves next; in an impartial game the same label holds for both.
        let of_options = &labels[(player + 1) % sides];
        let mut following = Following::new();
        let expected = match side {
            Side::Ended(ending) => Label::new(ending, 0),
            Side::Options(options) => {
                numbers(options, meter, |option| {
                    let label = usize::try_from(option).ok().and_then(|option| of_options.get(option));
                    label.map(|label| following.add(label)).ok_or("there is no such vertex")
                })?;
                following.label(header.result_when_stuck())
            }
        };
        compare(labels[player].all[vertex], expected)?;
    }
    Ok(())
}

fn compare(claimed: Label, expected: Option<Label>) -> Result<(), String> {
    match expected {
        Some(expected) if expected == claimed => Ok(()),
        Some(expected) => Err(format!("the label is {claimed}, but {expected} follows from the options")),
        None => Err("the distance is too large".to_owned()),
    }
}

/// The labels of a position for each player to move, `None` for a question that cannot arise.
type Row = [Option<Label>; 2];

/// The checker makes the moves; records are `LABEL LABEL POSITION` (Left's and Right's turn; one label where the game is
/// impartial), `-` for a question that cannot arise.
fn check_known(header: &Header, game: &dyn Game, records: &mut Records) -> Result<Accepted, Failure> {
    let first = records.number() + 1;
    let meter = records.meter();
    let mut rows: Vec<Row> = Vec::new();
    let mut places: HashMap<Position, usize> = HashMap::new();
    while let Some(line) = records.read()? {
        let (row, position) = read_row(game, line, meter)?;
        meter.keep(KEPT_POSITION + position.len())?;
        if places.insert(position, rows.len()).is_some() {
            return Err("the position stands here for the second time".into());
        }
        rows.push(row);
    }
    Table { header, game, rows: &rows, places: &places, meter }.check_all(first)?;
    if header.position != "-" {
        let root = header.root(game, meter)?;
        if places.get(&root).is_none_or(|&place| rows[place] == [None; 2]) {
            return Err("the position of the header has no label".into());
        }
    }
    let claim =
        format!("the labels of {} positions of {}, {}", rows.len(), header.game_in_words(), header.play());
    Ok(Accepted::new(claim, false))
}

fn read_row(game: &dyn Game, line: &[u8], meter: &Meter) -> Result<(Row, Position), Failure> {
    let line = std::str::from_utf8(line).map_err(|_| "the record is not text in UTF-8")?;
    let label = |word: &str| match word {
        "-" => Ok(None),
        _ => Label::read(word.as_bytes()).map(Some).ok_or("expected a label such as W3, L0 or D"),
    };
    let (left, rest) = line.split_once(' ').ok_or("expected labels and a position")?;
    let left = label(left)?;
    if game.is_impartial() {
        return Ok(([left; 2], games::read(game, rest, meter)?));
    }
    let (right, rest) = rest.split_once(' ').ok_or("expected labels and a position")?;
    Ok(([left, label(right)?], games::read(game, rest, meter)?))
}

struct Table<'a> {
    header: &'a Header,
    game: &'a dyn Game,
    rows: &'a [Row],
    places: &'a HashMap<Position, usize>,
    meter: &'a Meter<'a>,
}

impl Table<'_> {
    /// Checks all rows, of which the first stands at this line. The first wrong one is named, whatever the order of the table.
    fn check_all(&self, first: u64) -> Result<(), Failure> {
        let mut wrong: Option<(usize, Failure)> = None;
        for (position, &place) in self.places {
            if wrong.as_ref().is_some_and(|(before, _)| *before < place) {
                continue;
            }
            match self.check(position, self.rows[place]) {
                Ok(()) => {}
                Err(failure @ Failure::Rejected { .. }) => wrong = Some((place, failure)),
                Err(failure) => return Err(failure),
            }
        }
        match wrong {
            Some((place, failure)) => Err(failure.at(first + place as u64)),
            None => Ok(()),
        }
    }

    fn check(&self, position: &Position, row: Row) -> Result<(), Failure> {
        // In an impartial game the one label holds for both.
        for player in Player::BOTH.into_iter().take(if self.game.is_impartial() { 1 } else { 2 }) {
            let Some(claimed) = row[player as usize] else { continue };
            if let Some(reason) = self.game.illegal(position, player) {
                return Err(format!("it cannot be {player}'s turn: {reason}").into());
            }
            let expected = match self.game.ending(position, player, self.meter)? {
                Some(ending) => Label::new(ending, 0),
                None => self.following(position, player)?.label(self.header.result_when_stuck()),
            };
            compare(claimed, expected).map_err(|reason| format!("{player} to move: {reason}"))?;
        }
        Ok(())
    }

    fn following(&self, position: &Position, player: Player) -> Result<Following, Failure> {
        let mut following = Following::new();
        each_option(self.game, position, player, self.meter, |option| {
            let place = self.places.get(option);
            let label = place.and_then(|&place| self.rows[place][player.opponent() as usize]);
            following.add(label.ok_or_else(|| format!("there is no label for {}", self.game.print(option)))?);
            Ok(())
        })?;
        Ok(following)
    }
}
