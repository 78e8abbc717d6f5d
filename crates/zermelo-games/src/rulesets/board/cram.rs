//! Cram: dominoes are laid on free cells of a board, either way by either player; whoever cannot lay one loses. Also
//! known as plugg. (Gardner, *Scientific American* 230, 1974; Winning Ways, chapter 15.)

use super::domineering::FREE_CELLS;
use super::domineering::{domino_name, parse_free_cells, subsets};
use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, NormalForm, Notation, ParseError, Player, Reference, Ruleset, Theorem,
    Verdict, WinningMoves, message,
};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, EAST, SOUTH, rewrite};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::cram::nimber_search;
use zermelo_boards::dominoes::{FreeCells, domino_direction, dominoes, visit_dominoes, visit_parts};
use zermelo_boards::{Board, Cell, CellSet, Exchange, Grid, cell_name, on_board};

/// The rules of Cram.
#[derive(Clone, Copy, Debug)]
pub struct Cram;

/// The strategy of answering in the opposite place.
pub static CRAM_SYMMETRY: Reference = Reference {
    name: "central symmetry",
    statement: "Where the free cells are symmetric about a centre that no free cell contains and that does not lie \
                between two free neighbours, the previous player wins by the opposite of each move: so every board \
                with two even sides. Where it lies between two free neighbours, as on a board with one even side, the \
                next player wins by taking these two.",
    source: "M. Gardner, Mathematical Games, Scientific American 230 (1974)",
};

/// What a half turn about the middle of the free cells tells.
enum Centre {
    /// The free cells are not symmetric, or the middle cell is free.
    Nothing,
    /// Every domino and its opposite have no cell in common.
    Apart,
    /// One domino is its own opposite: these two cells.
    Domino([(usize, usize); 2]),
}

fn centre(position: &FreeCells) -> Centre {
    on_board!(position, |grid, planes| centre_of(&grid, &planes[0]))
}

fn centre_of<G: Grid>(grid: &G, free: &G::Set) -> Centre {
    let Some([top, bottom, left, right]) = grid.frame(free) else { return Centre::Apart };
    let opposite = |bit: usize| {
        let (row, column) = grid.place(bit);
        grid.bit(top + bottom - row, left + right - column)
    };
    if free.bits().any(|bit| !free.has(opposite(bit))) {
        return Centre::Nothing;
    }
    let middle = (top.midpoint(bottom), left.midpoint(right));
    let is_free = free.has(grid.bit(middle.0, middle.1));
    match ((bottom - top) % 2, (right - left) % 2) {
        (0, 0) if is_free => Centre::Nothing,
        (1, 0) if is_free => Centre::Domino([middle, (middle.0 + 1, middle.1)]),
        (0, 1) if is_free => Centre::Domino([middle, (middle.0, middle.1 + 1)]),
        _ => Centre::Apart,
    }
}

impl Ruleset for Cram {
    type Position = FreeCells;

    #[inline]
    fn options<B>(
        &self,
        position: &FreeCells,
        _: Player,
        mut visit: impl FnMut(FreeCells) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(position, |grid, planes| {
            let [upright, lying] = Player::each(domino_direction);
            visit_dominoes(&grid, &planes[0], upright, &mut visit)?;
            visit_dominoes(&grid, &planes[0], lying, &mut visit)
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    #[inline]
    fn components(&self, position: &FreeCells, visit: impl FnMut(FreeCells)) {
        visit_parts(position, visit);
    }

    #[inline]
    fn normal_form(&self, position: &FreeCells) -> NormalForm<FreeCells> {
        position.least_image(Exchange::Nothing)
    }

    fn mobility(&self, position: &FreeCells, most: u32) -> [u32; 2] {
        let [upright, lying] = dominoes(position);
        [(upright + lying).min(most); 2]
    }

    fn reachable_bound(&self, position: &FreeCells) -> Option<u64> {
        Some(subsets(position))
    }

    #[inline]
    fn heap_bytes(&self, position: &FreeCells) -> usize {
        position.heap_bytes()
    }
}

impl Notation for Cram {
    shown_as_cells!(FreeCells, [Cell::Free], Cell::Blocked);

    fn parse(&self, text: &str) -> Result<FreeCells, ParseError> {
        parse_free_cells(text, "cram")
    }

    fn move_label(&self, from: &FreeCells, to: &FreeCells, _: Player) -> String {
        domino_name(from, to)
    }
}

impl Theorem for Cram {
    fn claim(&self, position: &FreeCells, convention: Convention) -> Option<Claim<FreeCells>> {
        if convention == Convention::Misere {
            return None;
        }
        match centre(position) {
            Centre::Nothing => None,
            Centre::Apart => {
                let explanation = "the free cells are symmetric about their centre: every move is answered by its \
                                   opposite";
                let claim = Claim::impartial(&CRAM_SYMMETRY, Verdict::Loss(None), vec![], [explanation]);
                Some(claim.with_grundy(UBig::ZERO))
            }
            Centre::Domino(cells) => {
                let label = cells.map(|(row, column)| cell_name(row, column)).join("-");
                let explanation = message!(
                    "the free cells are symmetric about the middle of {label}: take it, then answer every move by its opposite",
                    label
                );
                let to = Board::from_cells(position.height(), position.width(), |row, column| {
                    position.plane_of(row, column).filter(|_| !cells.contains(&(row, column)))
                });
                let central = ClaimedMove { label, to: Some(to) };
                Some(Claim {
                    by: &CRAM_SYMMETRY,
                    verdicts: [Verdict::Win(None); 2],
                    grundy: None,
                    winning: WinningMoves::AtLeast(vec![central]),
                    explanation: vec![explanation],
                    why: Vec::new(),
                })
            }
        }
    }

    fn grundy(&self, position: &FreeCells) -> Option<UBig> {
        matches!(centre(position), Centre::Apart).then_some(UBig::ZERO)
    }
}

/// The rules as data.
fn declared() -> Declared {
    let moves = || [SOUTH, EAST].map(|step| Move::Rewrite(rewrite([".", "."], ["#", "#"], &[step]))).to_vec();
    stated::board("cram", Frame::Grid, ".#", [moves(), moves()])
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("cram", "Cram", Group::Boards, |parameters| {
        no_parameters(parameters, "cram 3x5")?;
        Ok(Arc::new(
            Catalogued::new(Cram)
                .with_own_tables()
                .with_theorem()
                .with_nimber_search(nimber_search)
                .declared_as(declared, |_| true),
        ))
    })
    .with_aliases(["plugg"])
    .with_rules(
        "A move lays a domino on two free neighbouring cells, upright or lying. Whoever cannot move \
         loses.",
    )
    .with_notation(FREE_CELLS)
    .with_examples(["cram 3x5", "cram 4x5", "cram ...|..#|.#."])
    .with_theorems([&CRAM_SYMMETRY])
}
