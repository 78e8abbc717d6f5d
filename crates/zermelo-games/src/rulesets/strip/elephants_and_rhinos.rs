//! Elephants and Rhinos: elephants walk to the right, rhinos to the left, one cell at a time, and nobody jumps. M. H.
//! Albert, R. J. Nowakowski, D. Wolfe, *Lessons in Play* (2007). Every strip is an integer and switches.

use super::cell_row::{Cell, CellRow};
use super::toads_and_frogs::{ToadsAndFrogs, label_between, label_of};
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Message, NormalForm, Notation, ParseError, Player, Reference,
    Ruleset, Theorem, Verdict, WinningMoves, message,
};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, EAST, WEST, slide};
use crate::value::{Algebra, Dyadic, ValueError, ValueId};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of the game: Toads and Frogs without jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElephantsAndRhinos;

const WALK: ToadsAndFrogs = ToadsAndFrogs { most_jumped: 0 };

/// The values of the game.
pub static HERDS: Reference = Reference {
    name: "the values of Elephants and Rhinos",
    statement: "Each herd of elephants with the rhinos that face it is a sum of its own. With a elephants, b rhinos and g \
                cells between the foremost two it is worth the steps that the others can catch up, elephants' minus \
                rhinos', and (a-b)[g/2], and for odd g the switch {a-1|1-b}; without an opponent the way to the end \
                of the strip counts for every beast. The switches are taken in order of temperature, the greatest a+b \
                first.",
    source: "by induction on g: two moves in the gap, one by each player, cancel but for a-b, and the answer to a move \
             there is a move there; the game in Albert, Nowakowski, Wolfe, Lessons in Play (2007); sums of switches \
             in Winning Ways, chapter 5",
};

/// A strip as a number and switches.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct HerdValue {
    /// The number.
    pub integer: i64,
    /// The numbers of elephants and of rhinos `(a, b)` for each switch `{a-1|1-b}`; `(1, 1)` is a star. The hottest
    /// first.
    pub switches: Vec<(u32, u32)>,
}

impl HerdValue {
    /// Whether the player who moves wins.
    pub fn mover_wins(&self, mover: Player) -> bool {
        let mut total = self.integer;
        let mut mover_now = mover;
        for &(elephants, rhinos) in &self.switches {
            // A player prefers every switch to a star, and the hotter of two; a star changes only whose turn it is.
            total += match mover_now {
                Player::Left => i64::from(elephants) - 1,
                Player::Right => 1 - i64::from(rhinos),
            };
            mover_now = mover_now.opponent();
        }
        match total {
            // All that is left is a number: whoever is ahead has the last move.
            1.. => mover == Player::Left,
            0 => mover_now != mover,
            _ => mover == Player::Right,
        }
    }

    fn sort(&mut self) {
        self.switches.arrange_by_key(|&(elephants, rhinos)| {
            std::cmp::Reverse((u64::from(elephants) + u64::from(rhinos), elephants))
        });
    }

    /// The value of one part in which all elephants stand before all rhinos, added to this one.
    fn add_part(&mut self, row: &CellRow, part: Range<usize>) {
        let all_rhinos = part.clone().filter(|&place| row.get(place) == Cell::Right).count() as u32;
        let (mut elephants, mut rhinos) = (0_u32, all_rhinos);
        let mut gap = 0;
        for place in part {
            match row.get(place) {
                // All the elephants so far catch up with this one.
                Cell::Left => {
                    self.integer += i64::from(elephants) * gap;
                    elephants += 1;
                }
                Cell::Right => {
                    if rhinos == all_rhinos {
                        self.add_gap(elephants, rhinos, gap);
                    } else {
                        // This rhino and all behind it catch up with the one before.
                        self.integer -= i64::from(rhinos) * gap;
                    }
                    rhinos -= 1;
                }
                _ => {
                    gap += 1;
                    continue;
                }
            }
            gap = 0;
        }
        if all_rhinos == 0 {
            self.integer += i64::from(elephants) * gap;
        }
    }

    /// The gap between the foremost elephant and the foremost rhino; without elephants it is that to the end of the
    /// strip.
    fn add_gap(&mut self, elephants: u32, rhinos: u32, gap: i64) {
        let (a, b) = (i64::from(elephants), i64::from(rhinos));
        if elephants == 0 {
            self.integer -= b * gap;
            return;
        }
        self.integer += (a - b) * (gap / 2);
        if gap % 2 == 1 {
            self.switches.push((elephants, rhinos));
        }
    }
}

impl ElephantsAndRhinos {
    /// The value of a strip, by [`HERDS`]. O(n) for n cells, and the sorting of the switches.
    pub fn value(row: &CellRow) -> HerdValue {
        let mut value = HerdValue::default();
        WALK.visit_parts(row, |part| value.add_part(row, part));
        value.sort();
        value
    }

    /// The moves of a player that win, where it is in proportion to try them all.
    fn winning(row: &CellRow, player: Player) -> Option<Vec<ClaimedMove<CellRow>>> {
        if row.len() > LONGEST_TRIED {
            return None;
        }
        let mut found = Vec::new();
        let _: ControlFlow<()> = WALK.visit_moves(row, player, |from, to| {
            let option = row.with_move(from, to);
            if !Self::value(&option).mover_wins(player.opponent()) {
                found.push(ClaimedMove { label: label_of(from, to), to: Some(option) });
            }
            ControlFlow::Continue(())
        });
        Some(found)
    }
}

/// On longer strips the winning moves are not looked for.
const LONGEST_TRIED: usize = 1024;
/// More switches are not written out.
const MOST_SWITCHES_EXPLAINED: usize = 12;

impl Ruleset for ElephantsAndRhinos {
    type Position = CellRow;

    fn options<B>(
        &self,
        row: &CellRow,
        player: Player,
        visit: impl FnMut(CellRow) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        WALK.options(row, player, visit)
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, row: &CellRow, visit: impl FnMut(CellRow)) {
        WALK.components(row, visit);
    }

    /// Read from the other end with the kinds exchanged, the strip is the negative.
    fn normal_form(&self, row: &CellRow) -> NormalForm<CellRow> {
        WALK.normal_form(row)
    }

    fn reachable_bound(&self, row: &CellRow) -> Option<u64> {
        WALK.reachable_bound(row)
    }

    fn heap_bytes(&self, row: &CellRow) -> usize {
        row.heap_bytes()
    }
}

impl Notation for ElephantsAndRhinos {
    fn parse(&self, text: &str) -> Result<CellRow, ParseError> {
        let kind = |letter: char| match letter.to_ascii_lowercase() {
            '.' => Some(Cell::Empty),
            'e' | 't' | 'x' => Some(Cell::Left),
            'r' | 'f' | 'o' => Some(Cell::Right),
            _ => None,
        };
        let what = "e (an elephant), r (a rhino) or '.' (empty)";
        CellRow::parse(text, kind, what, "elephants-and-rhinos ee...rr")
    }

    fn print(&self, row: &CellRow) -> String {
        row.print(['.', 'e', 'r', '?'])
    }

    fn drawing(&self, row: &CellRow) -> Option<Drawing> {
        Some(Drawing::board(1, row.len(), || self.print(row))?.with_numbered_columns())
    }

    fn move_label(&self, from: &CellRow, to: &CellRow, _: Player) -> String {
        label_between(from, to).unwrap_or_else(|| self.print(to))
    }
}

impl Theorem for ElephantsAndRhinos {
    /// In normal play.
    fn claim(&self, row: &CellRow, convention: Convention) -> Option<Claim<CellRow>> {
        if convention == Convention::Misere {
            return None;
        }
        let value = Self::value(row);
        let wins = Player::each(|player| value.mover_wins(player));
        let verdicts = wins.map(|wins| if wins { Verdict::Win(None) } else { Verdict::Loss(None) });
        let [left, right] = Player::BOTH
            .map(|player| if wins[player.index()] { Self::winning(row, player) } else { Some(Vec::new()) });
        let winning = match (left, right) {
            (Some(left), Some(right)) => WinningMoves::OfEach([left, right]),
            _ => WinningMoves::AtLeast(Vec::new()),
        };
        Some(Claim {
            by: &HERDS,
            verdicts,
            grundy: None,
            winning,
            explanation: explanation(&value),
            why: Vec::new(),
        })
    }
}

fn explanation(value: &HerdValue) -> Vec<Message> {
    if value.switches.len() > MOST_SWITCHES_EXPLAINED {
        return vec![message!(
            "The strip is worth {whole} + {count} switches.",
            whole = value.integer,
            count = value.switches.len()
        )];
    }
    let mut terms = vec![value.integer.to_string()];
    terms.extend(value.switches.iter().map(|&(elephants, rhinos)| match (elephants, rhinos) {
        (1, 1) => "*".to_owned(),
        _ => format!("{{{}|{}}}", i64::from(elephants) - 1, 1 - i64::from(rhinos)),
    }));
    vec![message!("The strip is worth {value}.", value = terms.join(" + "))]
}

/// The rules as data.
fn declared() -> Declared {
    let moves =
        [("e", EAST), ("r", WEST)].map(|(beast, ahead)| vec![Move::Slide(slide(beast, &[ahead], 1, "."))]);
    stated::board("elephants_and_rhinos", Frame::Strip, "er.", moves)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("elephants-and-rhinos", "Elephants and Rhinos", Group::Strips, |parameters| {
        no_parameters(parameters, "elephants-and-rhinos ee...rr")?;
        Ok(Arc::new(
            Catalogued::new(ElephantsAndRhinos)
                .with_own_tables()
                .with_theorem()
                .with_values(herd_value)
                .declared_as(declared, |_| true),
        ))
    })
    .with_aliases(["elephants"])
    .with_rules(
        "Left moves an elephant one cell to the right, Right a rhino one cell to the left, into an \
         empty cell. Whoever cannot move loses.",
    )
    .with_notation("the strip, each cell e (an elephant), r (a rhino) or '.'")
    .with_examples(["elephants-and-rhinos ee...rr", "elephants-and-rhinos e.re..rr.e.r"])
    .with_theorems([&HERDS])
}

/// An integer and switches {a−1|1−b}, one for each odd gap between herds.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    reason = "the form of all closed forms"
)]
fn herd_value(
    _: &ElephantsAndRhinos,
    row: &CellRow,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    let HerdValue { integer, switches } = ElephantsAndRhinos::value(row);
    let add_up = || {
        let mut sum = algebra.number(&Dyadic::integer(integer))?;
        for (elephants, rhinos) in switches {
            let left = algebra.number(&Dyadic::integer(i64::from(elephants) - 1))?;
            let right = algebra.number(&Dyadic::integer(1 - i64::from(rhinos)))?;
            let switch = algebra.game(&[left], &[right])?;
            sum = algebra.sum(sum, switch)?;
        }
        Ok(sum)
    };
    Some(add_up())
}
