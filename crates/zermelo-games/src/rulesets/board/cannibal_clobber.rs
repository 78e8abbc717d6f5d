//! Cannibal Clobber: Clobber in which a stone may also be moved onto a neighbouring stone of its own colour. (Named among the
//! variants in Albert, Grossman, Nowakowski, Wolfe, *An introduction to Clobber*, Integers 5(2), 2005.)
//!
//! A connected group of n stones of one colour is n − 1 moves for their owner: a stone at an end of a spanning tree goes onto
//! its neighbour in the tree.

use super::clobber::STONES;
use super::clobber::{KINDS, Stones, clobbering_name, colourings, parse_stones};
use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Bounds, NormalForm, Notation, ParseError, Player, Ruleset};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, STRAIGHT, rewrite};
use crate::value::{Algebra, Dyadic, ValueError, ValueId};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{Cell, CellSet, Direction, Exchange, Grid, on_board};

/// The rules of Cannibal Clobber.
#[derive(Clone, Copy, Debug)]
pub struct CannibalClobber;

fn visit_moves<G: Grid, B>(
    grid: &G,
    stones: &[G::Set; 2],
    player: Player,
    visit: &mut impl FnMut(Stones) -> ControlFlow<B>,
) -> ControlFlow<B> {
    const BACK: [Direction; 4] = [Direction::South, Direction::West, Direction::North, Direction::East];
    let (own, other) = (&stones[player.index()], &stones[player.opponent().index()]);
    let mut go = |own: G::Set, other: G::Set| {
        visit(grid.board(match player {
            Player::Left => [own, other],
            Player::Right => [other, own],
        }))
    };
    for (direction, back) in Direction::STRAIGHT.into_iter().zip(BACK) {
        for from in own.and(&grid.shift(other, back)).bits() {
            let to = grid.step(from, direction);
            go(own.without(from).with(to), other.without(to))?;
        }
    }
    // Onto whichever stone of its own colour: its cell is empty then, and nothing else has changed.
    own.and(&grid.neighbours(own)).bits().try_for_each(|from| go(own.without(from), other.clone()))
}

impl Ruleset for CannibalClobber {
    type Position = Stones;

    fn options<B>(
        &self,
        position: &Stones,
        player: Player,
        mut visit: impl FnMut(Stones) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(position, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    /// Every move takes a stone.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// The connected groups of two stones or more.
    fn components(&self, position: &Stones, mut visit: impl FnMut(Stones)) {
        on_board!(position, |grid, planes| {
            let [left, right] = planes;
            grid.parts(&left.or(right), |part| {
                if part.count() > 1 {
                    visit(grid.part_board([left.and(&part), right.and(&part)]));
                }
            });
        });
    }

    fn normal_form(&self, position: &Stones) -> NormalForm<Stones> {
        position.least_image(Exchange::Colours)
    }

    /// Every move takes a stone, and whoever has none has no move.
    fn bounds(&self, position: &Stones) -> Bounds {
        let [left, right] = [position.count(0), position.count(1)];
        let Ok(moves) = i32::try_from(left + right) else { return Bounds::NONE };
        match (left, right) {
            (0, 0) => Bounds::between(0, 0),
            (0, _) => Bounds::between(1 - moves, 0),
            (_, 0) => Bounds::between(0, moves - 1),
            _ => Bounds::between(1 - moves, moves - 1),
        }
    }

    fn reachable_bound(&self, position: &Stones) -> Option<u64> {
        Some(colourings(position))
    }

    fn heap_bytes(&self, position: &Stones) -> usize {
        position.heap_bytes()
    }
}

impl Notation for CannibalClobber {
    shown_as_cells!(Stones, KINDS, Cell::Free);

    fn parse(&self, text: &str) -> Result<Stones, ParseError> {
        parse_stones(text, "cannibal-clobber")
    }

    fn move_label(&self, from: &Stones, to: &Stones, _: Player) -> String {
        let name = clobbering_name(from, to);
        if name.contains('-') { name } else { format!("{name} onto its own") }
    }
}

/// The integer of stones that are all of one colour.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form of all closed forms")]
fn value_of_one_colour(
    _: &CannibalClobber,
    position: &Stones,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    let counts = [position.count(0), position.count(1)];
    let sign = match counts {
        [_, 0] => 1,
        [0, _] => -1,
        _ => return None,
    };
    let mut groups = 0;
    on_board!(position, |grid, planes| grid.parts(&planes[0].or(&planes[1]), |_| groups += 1));
    let moves = i64::try_from(counts[0] + counts[1] - groups).ok()?;
    Some(algebra.number(&Dyadic::integer(sign * moves)))
}

/// The rules as data.
fn declared() -> Declared {
    let moves = ["x", "o"].map(|own| vec![Move::Rewrite(rewrite([own, "xo"], [".", own], &STRAIGHT))]);
    stated::board("cannibal_clobber", Frame::Grid, "xo.", moves)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("cannibal-clobber", "Cannibal Clobber", Group::Boards, |parameters| {
        no_parameters(parameters, "cannibal-clobber 3x4")?;
        Ok(Arc::new(
            Catalogued::new(CannibalClobber)
                .with_own_tables()
                .with_values(value_of_one_colour)
                .declared_as(declared, |_| true),
        ))
    })
    .with_aliases(["hot-clobber"])
    .with_rules(
        "A move takes a stone of one's own onto any neighbouring stone, of either colour, which leaves \
         the board: Left moves x, Right moves o. Whoever cannot move loses.",
    )
    .with_notation(STONES)
    .with_examples(["cannibal-clobber 2x3", "cannibal-clobber xxo|o.x"])
}
