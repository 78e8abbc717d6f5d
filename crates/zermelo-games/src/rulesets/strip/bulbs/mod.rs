//! Bulbs and switches: N switches, N odd, each flips some bulbs, which are all dark at first. In round i of (N − 1) / 2
//! Alice (Left) may flip switches 2i − 1 and 2i, each or none, then Bob (Right) 2i and 2i + 1. Alice wins if the bulbs
//! that are lit in the end are together at least as bright as a threshold.

mod instance;
mod search;

pub use search::{BulbsReport, ChoiceOrder, LAST_HAND};

use crate::bits::bits;
use crate::catalogue::{AnyGame, Catalogued, Entry, Group, read_file};
use crate::game::drawing::{Cell, Drawing, Mark, Square};
use crate::game::{Ending, Files, Message, Notation, ParseError, Player, Ruleset, message};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The switches, what they flip, and the threshold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bulbs {
    brightness: Vec<u64>,
    /// The bulbs of each switch, as bits.
    switches: Vec<u64>,
    threshold: u64,
    /// By byte of a set of bulbs and its content: how bright these are together.
    sums: Box<[[u64; 256]; 8]>,
}

/// How many turns are over, and which bulbs are lit, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BulbsPosition {
    turn: usize,
    lit: u64,
}

/// There are at most so many bulbs.
pub const MOST_BULBS: usize = 64;
/// There are at most so many switches.
pub const MOST_SWITCHES: usize = 41;

impl Bulbs {
    /// The game with these brightnesses, with the bulbs of each switch as bits, and with this threshold. `None` unless
    /// there are at most [`MOST_BULBS`] bulbs and an odd number of at most [`MOST_SWITCHES`] switches, and all bulbs
    /// together are less bright than 2^64.
    pub fn new(brightness: Vec<u64>, switches: Vec<u64>, threshold: u64) -> Option<Self> {
        let bulbs = brightness.len();
        let known = 1_u64.unbounded_shl(bulbs as u32).wrapping_sub(1);
        let is_sound = bulbs <= MOST_BULBS
            && switches.len() % 2 == 1
            && switches.len() <= MOST_SWITCHES
            && switches.iter().all(|&set| set & !known == 0)
            && brightness.iter().try_fold(0_u64, |sum, &one| sum.checked_add(one)).is_some();
        if !is_sound {
            return None;
        }
        let mut sums = Box::new([[0; 256]; 8]);
        for (bulbs, sums) in brightness.chunks(8).zip(sums.iter_mut()) {
            for (set, sum) in sums.iter_mut().enumerate() {
                let lit = bulbs.iter().enumerate().filter(|(bulb, _)| set >> bulb & 1 == 1);
                *sum = lit.map(|(_, bright)| bright).sum();
            }
        }
        Some(Self { brightness, switches, threshold, sums })
    }

    /// How bright the lit bulbs are together, of which only the first 8 `BYTES` are lit.
    #[inline]
    fn brightness_of<const BYTES: usize>(&self, lit: u64) -> u64 {
        (0..BYTES).map(|byte| self.sums[byte][(lit >> (8 * byte) & 255) as usize]).sum()
    }

    /// Who decides a switch, counted from 0, in the end.
    fn decides(&self, switch: usize) -> Player {
        let is_last = switch > 0 && switch + 1 == self.switches.len();
        if switch % 2 == 1 || is_last { Player::Right } else { Player::Left }
    }

    /// The first switch that is open at the start: with a single one there is no turn, and it stays as it is.
    pub fn first_switch(&self) -> usize {
        self.first_open(BulbsPosition { turn: 0, lit: 0 })
    }

    /// The number of turns.
    fn turns(&self) -> usize {
        self.switches.len() - 1
    }

    /// Whose turn it is after some turns.
    const fn mover(turn: usize) -> Player {
        if turn.is_multiple_of(2) { Player::Left } else { Player::Right }
    }

    /// What each way to flip the switches of a turn leads to, with the switches flipped; of ways that light the same
    /// bulbs the first.
    fn choices(&self, position: BulbsPosition) -> Vec<(BulbsPosition, Vec<usize>)> {
        let BulbsPosition { turn, lit } = position;
        let mut choices: Vec<(BulbsPosition, Vec<usize>)> = Vec::with_capacity(4);
        if turn < self.turns() {
            for ways in [&[][..], &[turn], &[turn + 1], &[turn, turn + 1]] {
                let lit = ways.iter().fold(lit, |lit, &switch| lit ^ self.switches[switch]);
                let to = BulbsPosition { turn: turn + 1, lit };
                if choices.iter().all(|(other, _)| *other != to) {
                    choices.push((to, ways.to_vec()));
                }
            }
        }
        choices
    }

    /// The first switch that is still to be decided.
    fn first_open(&self, position: BulbsPosition) -> usize {
        if position.turn == self.turns() { self.switches.len() } else { position.turn }
    }
}

impl Ruleset for Bulbs {
    type Position = BulbsPosition;

    fn options<B>(
        &self,
        position: &BulbsPosition,
        player: Player,
        mut visit: impl FnMut(BulbsPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if player != Self::mover(position.turn) {
            return ControlFlow::Continue(());
        }
        self.choices(*position).into_iter().try_for_each(|(to, _)| visit(to))
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn ending(&self, position: &BulbsPosition, to_move: Player) -> Option<Ending> {
        (position.turn == self.turns()).then(|| {
            let alice_wins = self.brightness_of::<8>(position.lit) >= self.threshold;
            if alice_wins == (to_move == Player::Left) { Ending::Win } else { Ending::Loss }
        })
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("the lights decide who wins, not the last move")
    }

    fn illegal(&self, position: &BulbsPosition, to_move: Player) -> Option<String> {
        let mover = Self::mover(position.turn);
        (position.turn < self.turns() && to_move != mover).then(|| {
            format!("the turns are taken by Left and Right one after the other, and the next is {mover}'s")
        })
    }

    fn natural_mover(&self, position: &BulbsPosition) -> Option<Player> {
        Some(Self::mover(position.turn))
    }

    fn reachable_bound(&self, position: &BulbsPosition) -> Option<u64> {
        // In every turn as many bulbs as the switches so far can make.
        let turns = self.turns() - position.turn;
        let states = 2_u64.saturating_pow((turns + 1).try_into().unwrap_or(u32::MAX));
        Some(states.saturating_mul(2))
    }
}

impl Notation for Bulbs {
    fn parse(&self, text: &str) -> Result<BulbsPosition, ParseError> {
        let hint = "how many turns are over and which bulbs are lit, such as 2 1 4; or start";
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        let Some((&turn, bulbs)) = words.split_first() else {
            return Err(ParseError::whole(text, "the position is empty", hint));
        };
        if words == ["start"] {
            return Ok(BulbsPosition { turn: 0, lit: 0 });
        }
        let number = |word: &str, most: usize, what: &Message| match word.parse::<usize>() {
            Ok(number) if number <= most && !word.starts_with('+') => Ok(number),
            _ => Err(ParseError::part(text, word, message!("expected {what}", what => what.clone()), hint)),
        };
        let turn =
            number(turn, self.turns(), &message!("a number of turns, at most {most}", most = self.turns()))?;
        let mut lit = 0;
        for bulb in bulbs {
            let what = message!("a bulb from 1 to {brightness}", brightness = self.brightness.len());
            let number = number(bulb, self.brightness.len(), &what)?;
            let bit = 1_u64.unbounded_shl((number as u32).wrapping_sub(1));
            if bit == 0 || lit & bit != 0 {
                let message = if bit == 0 {
                    message!("expected {what}", what => what)
                } else {
                    message!("bulb {number} is there twice", number)
                };
                return Err(ParseError::part(text, bulb, message, hint));
            }
            lit |= bit;
        }
        Ok(BulbsPosition { turn, lit })
    }

    fn print(&self, position: &BulbsPosition) -> String {
        let bulbs = bits(position.lit).map(|bulb| format!(" {}", bulb + 1));
        format!("{}{}", position.turn, bulbs.collect::<String>())
    }

    fn move_label(&self, from: &BulbsPosition, to: &BulbsPosition, _: Player) -> String {
        let ways = self.choices(*from).into_iter().find(|(option, _)| option == to).map(|(_, ways)| ways);
        label(&ways.unwrap_or_default())
    }

    fn caption(&self, position: &BulbsPosition) -> Vec<Message> {
        let (turn, turns) = (position.turn + 1, self.turns());
        let turn = if position.turn == turns {
            message!("all turns are over")
        } else {
            message!("turn {turn} of {turns}: switches {turn} and {next}", turn, turns, next = turn + 1)
        };
        let bulb = |bulb| format!("{} ({})", bulb + 1, self.brightness[bulb]);
        let lit = bits(position.lit).map(bulb).collect::<Vec<_>>().join(", ");
        let lit = if lit.is_empty() {
            message!("lit bulbs (brightness): none")
        } else {
            message!("lit bulbs (brightness): {lit}", lit)
        };
        let bright = self.brightness_of::<8>(position.lit);
        vec![turn, lit, message!("together {bright} of {threshold}", bright, threshold = self.threshold)]
    }

    /// The bulbs in a row, those that are lit as heads, above how bright they are, and below them a row for each switch that is
    /// still to be decided, with a dot under each bulb that it flips. Those of the turn have squares.
    fn drawing(&self, position: &BulbsPosition) -> Option<Drawing> {
        /// Longer numbers do not fit under a bulb.
        const BRIGHTEST: u64 = 99;
        let bulbs = 0..self.brightness.len();
        let coin = |bulb| Cell::alone(Mark::Coin { heads: position.lit >> bulb & 1 == 1 });
        let mut rows = vec![bulbs.clone().map(coin).collect::<Vec<Cell>>()];
        if self.brightness.iter().all(|&bright| bright <= BRIGHTEST) {
            let bright = self.brightness.iter().map(u64::to_string);
            rows.push(bright.map(|bright| Cell::alone(Mark::Text(bright))).collect());
        }
        let mut names = vec![String::new(); rows.len()];
        for switch in self.first_open(*position)..self.switches.len() {
            let is_of_turn = switch < position.turn + 2;
            let square = if is_of_turn { Square::Plain } else { Square::Absent };
            let flips = |bulb| self.switches[switch] >> bulb & 1 == 1;
            let dot = |bulb| Cell { square, mark: flips(bulb).then(|| Mark::Text("\u{2022}".to_owned())) };
            rows.push(bulbs.clone().map(dot).collect());
            names.push((switch + 1).to_string());
        }
        Some(Drawing::of_cells(rows).with_numbers().with_row_names(names))
    }
}

/// The name of flipping some switches, counted from 0.
fn label(ways: &[usize]) -> String {
    if ways.is_empty() {
        return "flip nothing".to_owned();
    }
    let numbers: Vec<String> = ways.iter().map(|switch| (switch + 1).to_string()).collect();
    format!("flip {}", numbers.join(" "))
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::reading_files("bulbs", "Bulbs and switches", Group::Strips, open_bulbs)
        .with_aliases(["bulbs-and-switches"])
        .with_rules(
            "Each of N switches flips some bulbs, which are dark at first. In turn t = 1, ..., N - 1 the \
             player may flip switches t and t + 1, each or none: Left in the odd turns, Right in the even \
             ones. Left wins if the bulbs lit in the end are together at least as bright as a threshold.",
        )
        .with_parameters(
            ":GAME  a file in the form of `zermelo contest bulbs`, or its numbers with commas between \
             them: N,M,K, the M brightnesses, and for each switch how many bulbs it flips and which \
             (required)",
        )
        .with_notation("how many turns are over, and the bulbs that are lit; or start")
        .with_examples([
            "bulbs:3,2,8,8,10,1,2,2,1,2,0 start",
            "bulbs:5,3,7,4,5,6,1,1,2,1,2,1,3,2,2,3,1,1 2 1 3",
        ])
        .with_theorems([&LAST_HAND])
        .with_start("start")
}

/// Bulbs from numbers, or from a file.
fn open_bulbs(parameters: &str, files: Option<&dyn Files>) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "a file, or numbers such as bulbs:3,2,8,8,10,1,2,2,1,2,0 start";
    if parameters.is_empty() {
        return Err(ParseError::whole(parameters, "this game needs its switches after the name", hint));
    }
    let wrong = |message: Message| ParseError::whole(parameters, message, hint);
    let is_inline = parameters.bytes().all(|byte| byte.is_ascii_digit() || byte == b',');
    let bulbs = if is_inline {
        Bulbs::read(parameters.replace(',', " ").as_bytes()).map_err(|error| wrong(error.message))?
    } else {
        let sentence = |reason| message!("the file cannot be read: {reason}", reason => reason);
        let text = read_file(parameters, files).map_err(|unread| unread.told(parameters, sentence, hint))?;
        Bulbs::read(&text).map_err(|error| {
            wrong(message!("in {parameters}, {error}", parameters, error => error.to_message()))
        })?
    };
    Ok(Arc::new(Catalogued::new(bulbs).with_own_search()))
}
