//! Konane: a stone jumps over a neighbouring stone of the opponent onto the free cell behind it and takes it, and may go
//! on jumping in the same direction. (Traditional on Hawaii; Ernst, *Playing Konane mathematically*, 1995.)
//!
//! A component is a set of stones that no capture can bring together with others: see [`reach`].

use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{NormalForm, Notation, ParseError, Player, Ruleset};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move, Repeat, Rewrite};
use crate::rules::stated::{self, STRAIGHT, rewrite};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{Board, Cell, CellSet, Direction, Exchange, Grid, cell_name, on_board, parse_rows};

/// The rules of Konane. The planes of a board are Left's stones, Right's, and the free cells.
#[derive(Clone, Copy, Debug)]
pub struct Konane;

const KINDS: [Cell; 3] = [Cell::Left, Cell::Right, Cell::Free];

const HINT: &str = "x for Left's stones, o for Right's, # for cells out of play, rows with '|' between them, for example: \
                    .ox.|o..x|....";

/// The stones of a player that can jump in a direction.
#[inline]
fn jumpers<G: Grid>(grid: &G, own: &G::Set, other: &G::Set, free: &G::Set, back: Direction) -> G::Set {
    own.and(&grid.shift(&other.and(&grid.shift(free, back)), back))
}

const OPPOSITE: [(Direction, Direction); 4] = [
    (Direction::North, Direction::South),
    (Direction::East, Direction::West),
    (Direction::South, Direction::North),
    (Direction::West, Direction::East),
];

fn has_move<G: Grid>(grid: &G, [left, right, free]: &[G::Set; 3]) -> bool {
    OPPOSITE.iter().any(|&(_, back)| {
        !jumpers(grid, left, right, free, back).is_empty()
            || !jumpers(grid, right, left, free, back).is_empty()
    })
}

fn visit_moves<G: Grid, B>(
    grid: &G,
    planes: &[G::Set; 3],
    player: Player,
    visit: &mut impl FnMut(Board<3>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let free = &planes[2];
    let (own, other) = (&planes[player.index()], &planes[player.opponent().index()]);
    for (direction, back) in OPPOSITE {
        for stone in jumpers(grid, own, other, free, back).bits() {
            let (mut at, mut other, mut free) = (stone, other.clone(), free.with(stone));
            let own = own.without(stone);
            while let Some(taken) = grid.checked_step(at, direction).filter(|&taken| other.has(taken))
                && let Some(landing) =
                    grid.checked_step(taken, direction).filter(|&landing| free.has(landing))
            {
                at = landing;
                other = other.without(taken);
                free = free.with(taken);
                let (own, free) = (own.with(at), free.without(at));
                visit(grid.board(match player {
                    Player::Left => [own, other.clone(), free],
                    Player::Right => [other.clone(), own, free],
                }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All cells on which a stone may ever stand, and those that are free to land on if they get empty: from where stones
/// of either player may stand, they jump over where stones of the other may stand, as often as there are stones to
/// take. Every capture takes place on three cells of this set, so parts of it that do not touch are independent.
fn reach<G: Grid>(grid: &G, [left, right, free]: &[G::Set; 3]) -> G::Set {
    let alive = left.or(right).or(free);
    let captures = (left.count() + right.count()).saturating_sub(1);
    let mut of_each = [left.clone(), right.clone()];
    for _ in 0..captures {
        let [left, right] = &of_each;
        let beyond = |own: &G::Set, other: &G::Set| {
            Direction::STRAIGHT.into_iter().fold(own.clone(), |all, direction| {
                let taken = grid.shift(own, direction).and(other);
                all.or(&grid.shift(&taken, direction).and(&alive))
            })
        };
        let next = [beyond(left, right), beyond(right, left)];
        if next == of_each {
            break;
        }
        of_each = next;
    }
    of_each[0].or(&of_each[1])
}

fn visit_parts<G: Grid>(grid: &G, planes: &[G::Set; 3], mut visit: impl FnMut(Board<3>)) {
    let mut waiting = vec![planes.clone()];
    while let Some(planes) = waiting.pop() {
        if !has_move(grid, &planes) {
            continue;
        }
        let reach = reach(grid, &planes);
        let before = waiting.len();
        // A part has fewer stones to take than the whole, so it may fall apart again.
        grid.parts(&reach, |part| {
            let [left, right] = [planes[0].and(&part), planes[1].and(&part)];
            let free = part.minus(&left.or(&right));
            waiting.push([left, right, free]);
        });
        if waiting.len() == before + 1
            && let Some(whole) = waiting.pop()
        {
            visit(grid.board(whole));
        }
    }
}

impl Ruleset for Konane {
    type Position = Board<3>;

    fn options<B>(
        &self,
        board: &Board<3>,
        player: Player,
        mut visit: impl FnMut(Board<3>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(board, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    /// Every move takes a stone.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, board: &Board<3>, visit: impl FnMut(Board<3>)) {
        on_board!(board, |grid, planes| visit_parts(&grid, planes, visit));
    }

    fn normal_form(&self, board: &Board<3>) -> NormalForm<Board<3>> {
        board.normal_form(Exchange::Colours)
    }

    fn heap_bytes(&self, board: &Board<3>) -> usize {
        board.heap_bytes()
    }
}

impl Notation for Konane {
    shown_as_cells!(Board<3>, KINDS, Cell::Blocked);

    fn parse(&self, text: &str) -> Result<Board<3>, ParseError> {
        let rows =
            parse_rows(text, &[Cell::Left, Cell::Right, Cell::Free, Cell::Blocked], "the stones are", HINT)?;
        Ok(Board::from_rows(&rows, KINDS))
    }

    /// From where to where: `c1-a1`.
    fn move_label(&self, from: &Board<3>, to: &Board<3>, player: Player) -> String {
        let differences = from.differences(to);
        let own = Some(player.index());
        let place = |board: &Board<3>| {
            let found = differences.iter().find(|&&(row, column)| board.plane_of(row, column) == own);
            found.map(|&(row, column)| cell_name(row, column))
        };
        match (place(from), place(to)) {
            (Some(source), Some(target)) => format!("{source}-{target}"),
            _ => self.print(to),
        }
    }
}

/// The rules as data.
fn declared() -> Declared {
    let jumps = |[own, other]: [&str; 2]| {
        let jump = rewrite([own, other, "."], [".", ".", own], &STRAIGHT);
        vec![Move::Rewrite(Rewrite { repeat: Repeat::SameWay, ..jump })]
    };
    stated::board("konane", Frame::Grid, "xo.", [["x", "o"], ["o", "x"]].map(jumps))
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("konane", "Konane", Group::Boards, |parameters| {
        no_parameters(parameters, "konane .ox.|o..x|....")?;
        Ok(Arc::new(Catalogued::new(Konane).with_own_tables().declared_as(declared, |_| true)))
    })
    .with_aliases(["hawaiian-checkers"])
    .with_rules(
        "A stone jumps over a neighbouring stone of the opponent onto the free cell behind it and \
         takes it; it may go on jumping in the same direction. Whoever cannot move loses.",
    )
    .with_notation(
        "the rows with '|' between them, x for Left's stones, o for Right's, '.' for free cells, # \
         for cells out of play",
    )
    .with_examples(["konane .ox.|o..x|....", "konane xoxoxo|ox..ox|xoxoxo"])
}
