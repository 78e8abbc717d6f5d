//! Nimstring: Dots and Boxes for the last move. Who completes a box must draw another line, and whoever cannot loses. (*Winning
//! Ways*, chapter 16; E. R. Berlekamp, *The Dots-and-Boxes Game*, 2000.)
//!
//! A turn that goes on may go on anywhere in a sum, so it is not a move of one component. So boxes that can be had are
//! completed between moves, which is never worse. Only where such a box is beside one with just one line more, and drawing that
//! completes nothing, is it a choice: whoever is to move takes both boxes, or leaves them to the other player, and so wins in
//! every sum. Such a position is *loony*: it has no Grundy value, and nobody need move to it.

use super::lines::{Lines, bits};
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Nimstring.
#[derive(Clone, Copy, Debug)]
pub struct Nimstring;

impl Lines {
    /// The position when all boxes are completed that can be had; `None` where it is loony.
    fn settled(mut self) -> Option<Self> {
        loop {
            let at_hand = (0..self.box_count()).find(|&number| self.open_of(number).is_power_of_two());
            let Some(number) = at_hand else { return Some(self) };
            let line = self.open_of(number).trailing_zeros();
            if self.leaves_a_choice(number, line) {
                return None;
            }
            self = self.draw(line);
        }
    }

    /// Whether the box beyond the last line of a box has one line more, and drawing that completes nothing.
    fn leaves_a_choice(self, number: u32, line: u32) -> bool {
        let Some(beyond) = self.boxes_beside(line).find(|&other| other != number) else { return false };
        let rest = self.open_of(beyond) & !(1 << line);
        rest.is_power_of_two() && self.completed_by(rest.trailing_zeros()) == 0
    }

    /// What a move leaves; `None` where that is loony.
    fn after(self, line: u32) -> Option<Self> {
        self.draw(line).settled()
    }
}

impl Ruleset for Nimstring {
    type Position = Lines;

    /// Of moves that leave the same, the first is visited.
    fn options<B>(
        &self,
        lines: &Lines,
        _: Player,
        mut visit: impl FnMut(Lines) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some(lines) = lines.settled() else { return ControlFlow::Continue(()) };
        let mut seen = Vec::new();
        for option in bits(lines.open()).filter_map(|line| lines.after(line)) {
            if !seen.contains(&option) {
                seen.push(option);
                visit(option)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("boxes that can be had are completed between moves, which is right in normal play only")
    }

    fn components(&self, lines: &Lines, visit: impl FnMut(Lines)) {
        lines.settled().unwrap_or(*lines).parts(visit);
    }

    fn normal_form(&self, lines: &Lines) -> NormalForm<Lines> {
        NormalForm::plain(lines.settled().unwrap_or(*lines).least_picture())
    }

    fn reachable_bound(&self, lines: &Lines) -> Option<u64> {
        Some(1_u64.checked_shl(lines.open().count_ones()).unwrap_or(u64::MAX))
    }
}

const HINT: &str = "a size in boxes, rows x columns; or rows of dots +, lines to draw '.', drawn lines # and boxes _, for \
                    example: nimstring +.+|._.|+.+";

/// Boxes in text: complete, or not.
fn letters(lines: &Lines) -> impl Fn(u32) -> char {
    |number| if lines.open_of(number) == 0 { 'X' } else { '_' }
}

impl Notation for Nimstring {
    fn parse(&self, text: &str) -> Result<Lines, ParseError> {
        let (lines, boxes) = Lines::parse(text, "_X", HINT)?;
        let wrong = (0..).zip(boxes).find(|&(number, letter)| letter == 'X' && lines.open_of(number) != 0);
        if let Some((number, _)) = wrong {
            let number = number + 1;
            let message = zermelo_core::message!("box {number} is complete and has lines to draw", number);
            return Err(ParseError::whole(text, message, HINT));
        }
        if lines.settled().is_none() {
            let message = "the position is loony: whoever is to move wins, alone and in every sum, and it has no Grundy value";
            return Err(ParseError::whole(text, message, HINT));
        }
        Ok(lines)
    }

    fn print(&self, lines: &Lines) -> String {
        lines.text_rows(letters(lines)).join("|")
    }

    /// The first line that leads there.
    fn move_label(&self, from: &Lines, to: &Lines, _: Player) -> String {
        let from = from.settled().unwrap_or(*from);
        let line = bits(from.open()).find(|&line| from.after(line) == Some(*to));
        line.map_or_else(|| self.print(to), |line| from.name(line))
    }

    fn picture(&self, lines: &Lines, _: Convention) -> Option<String> {
        Some(lines.picture(letters(lines)))
    }

    fn drawing(&self, lines: &Lines) -> Option<Drawing> {
        Some(Drawing::grid(lines.text_rows(letters(lines))).with_board_names().on_dots())
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("nimstring", "Nimstring", Group::Boards, |parameters| {
        no_parameters(parameters, "nimstring 2x2")?;
        Ok(Arc::new(Catalogued::new(Nimstring).with_own_tables()))
    })
    .with_rules(
        "A move draws a line between neighbouring dots. Whoever completes a box must draw another line, and whoever cannot \
         loses. Boxes that can be had are completed between moves.",
    )
    .with_notation(
        "a size in boxes, such as 2x2; or the rows with '|' between them: dots +, lines to draw '.', drawn lines #, boxes _, \
         complete ones X",
    )
    .with_examples(["nimstring 2x2", "nimstring +.+|._.|+.+", "nimstring +#+#+|._._.|+#+#+"])
}
