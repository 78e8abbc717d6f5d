//! Impartial Clobber: Clobber in which either player moves any stone onto a stone of the other colour next to it.

use super::clobber::STONES;
use super::clobber::{
    KINDS, Stones, clobbering_name, colourings, pairs, parse_stones, visit_clobbering, visit_groups,
};
use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{NormalForm, Notation, ParseError, Player, Ruleset};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, STRAIGHT, rewrite};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{Cell, Exchange, on_board};

/// The rules of impartial Clobber.
#[derive(Clone, Copy, Debug)]
pub struct ImpartialClobber;

impl Ruleset for ImpartialClobber {
    type Position = Stones;

    #[inline]
    fn options<B>(
        &self,
        position: &Stones,
        _: Player,
        mut visit: impl FnMut(Stones) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(position, |grid, planes| {
            visit_clobbering(&grid, planes, Player::Left, &mut visit)?;
            visit_clobbering(&grid, planes, Player::Right, &mut visit)
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    #[inline]
    fn components(&self, position: &Stones, visit: impl FnMut(Stones)) {
        visit_groups(position, visit);
    }

    fn mobility(&self, position: &Stones, most: u32) -> [u32; 2] {
        [(2 * pairs(position)).min(most); 2]
    }

    /// Exchanging the colours changes nothing.
    #[inline]
    fn normal_form(&self, position: &Stones) -> NormalForm<Stones> {
        NormalForm::plain(position.least_image(Exchange::Colours).position)
    }

    fn reachable_bound(&self, position: &Stones) -> Option<u64> {
        Some(colourings(position))
    }

    #[inline]
    fn heap_bytes(&self, position: &Stones) -> usize {
        position.heap_bytes()
    }
}

impl Notation for ImpartialClobber {
    shown_as_cells!(Stones, KINDS, Cell::Free);

    fn parse(&self, text: &str) -> Result<Stones, ParseError> {
        parse_stones(text, "impartial-clobber")
    }

    fn move_label(&self, from: &Stones, to: &Stones, _: Player) -> String {
        clobbering_name(from, to)
    }
}

/// The rules as data.
fn declared() -> Declared {
    let clobber = |[own, other]: [&str; 2]| Move::Rewrite(rewrite([own, other], [".", own], &STRAIGHT));
    let moves = || [["x", "o"], ["o", "x"]].map(clobber).to_vec();
    stated::board("impartial_clobber", Frame::Grid, "xo.", [moves(), moves()])
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("impartial-clobber", "Impartial Clobber", Group::Boards, |parameters| {
        no_parameters(parameters, "impartial-clobber 2x5")?;
        Ok(Arc::new(Catalogued::new(ImpartialClobber).with_own_tables().declared_as(declared, |_| true)))
    })
    .with_rules(
        "A move takes any stone onto a neighbouring stone of the other colour, which leaves the \
         board. Whoever cannot move loses.",
    )
    .with_notation(STONES)
    .with_examples(["impartial-clobber 2x5", "impartial-clobber xxoxxo.xo"])
}
