//! Dots and Boxes: a move draws a line between neighbouring dots; whoever completes a box owns it and draws again. When all lines
//! are drawn, the player with more boxes has won. (É. Lucas, *L'arithmétique amusante*, 1895; E. R. Berlekamp, *The
//! Dots-and-Boxes Game*, 2000.)
//!
//! A turn is one move here: it ends with a line that completes nothing, or with the last line. `score.rs` finds the score of
//! best play; `nimstring.rs` is the same game for the last move.

mod lines;
mod nimstring;
mod score;

pub use lines::Lines;
pub use nimstring::Nimstring;
pub use score::Scores;

use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{
    Convention, Drawing, Ending, Message, NormalForm, Notation, ParseError, Player, Ruleset, message,
};
use lines::{Boxes, bits};
use std::cmp::Ordering;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Dots and Boxes.
#[derive(Clone, Copy, Debug)]
pub struct DotsAndBoxes;

/// The lines to draw, and whose boxes are complete.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OwnedBoxes {
    lines: Lines,
    /// Left's boxes and Right's.
    owned: [Boxes; 2],
}

impl OwnedBoxes {
    /// How many boxes more `player` has than the opponent.
    fn lead(&self, player: Player) -> i32 {
        let count = |player: Player| self.owned[player.index()].count_ones().cast_signed();
        count(player) - count(player.opponent())
    }

    /// The position after a line, with the boxes that it completes.
    fn draw(&self, line: u32, player: Player) -> (Self, Boxes) {
        let completed = self.lines.completed_by(line);
        let mut next = Self { lines: self.lines.draw(line), ..*self };
        next.owned[player.index()] |= completed;
        (next, completed)
    }

    /// Visits where a turn ends, each position once. Which boxes the turn has brought follows from the lines that are left.
    fn turns<B>(&self, player: Player, mut visit: impl FnMut(Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut seen = HashSet::new();
        let mut waiting = vec![*self];
        while let Some(position) = waiting.pop() {
            let first = waiting.len();
            for line in bits(position.lines.open()) {
                let (next, completed) = position.draw(line, player);
                if !seen.insert(next.lines) {
                    continue;
                }
                if completed == 0 || next.lines.open() == 0 {
                    visit(next)?;
                } else {
                    waiting.push(next);
                }
            }
            waiting[first..].reverse();
        }
        ControlFlow::Continue(())
    }

    /// The lines of the turn that leads to a position, `b1-c2-d1`: those that complete a box, and the last one. Lines that can
    /// complete a box can do so later, too, so any order of them will do.
    fn turn_to(&self, to: &Self) -> String {
        let mut lines = self.lines;
        let mut rest = lines.open() & !to.lines.open();
        let mut names = Vec::new();
        while rest != 0 {
            let line =
                bits(rest).find(|&line| lines.completed_by(line) != 0).unwrap_or(rest.trailing_zeros());
            names.push(lines.name(line));
            lines = lines.draw(line);
            rest &= !(1 << line);
        }
        names.join("-")
    }

    /// Whose a box is.
    fn letter(&self, number: u32) -> char {
        match self.owned.map(|boxes| boxes >> number & 1) {
            [1, _] => 'x',
            [_, 1] => 'o',
            _ => '_',
        }
    }
}

impl Ruleset for DotsAndBoxes {
    type Position = OwnedBoxes;

    fn options<B>(
        &self,
        position: &OwnedBoxes,
        player: Player,
        visit: impl FnMut(OwnedBoxes) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.turns(player, visit)
    }

    fn ending(&self, position: &OwnedBoxes, to_move: Player) -> Option<Ending> {
        let by_lead = || match position.lead(to_move).cmp(&0) {
            Ordering::Less => Ending::Loss,
            Ordering::Equal => Ending::Draw,
            Ordering::Greater => Ending::Win,
        };
        (position.lines.open() == 0).then(by_lead)
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("it ends with the last line, and boxes decide it")
    }

    /// Only how many boxes each player has matters, not which; the player with more of them is made Left.
    fn normal_form(&self, position: &OwnedBoxes) -> NormalForm<OwnedBoxes> {
        let lead = position.lead(Player::Left);
        let lines = position.lines.least_image();
        let complete: Vec<u32> = bits(lines.complete()).collect();
        let fewer = position.owned.map(u64::count_ones).into_iter().min().unwrap_or(0) as usize;
        let set = |numbers: &[u32]| numbers.iter().fold(0, |set, &number| set | 1 << number);
        let (right, left) = complete.split_at(fewer.min(complete.len()));
        NormalForm {
            position: OwnedBoxes { lines, owned: [set(left), set(right)] },
            players_swapped: lead < 0,
            is_own_mirror: lead == 0,
        }
    }

    fn reachable_bound(&self, position: &OwnedBoxes) -> Option<u64> {
        let lines = 1_u64.checked_shl(position.lines.open().count_ones()).unwrap_or(u64::MAX);
        Some(lines.saturating_mul(u64::from(position.lines.box_count()) + 1).saturating_mul(2))
    }
}

const HINT: &str = "a size in boxes, rows x columns; or rows of dots +, lines to draw '.', drawn lines # and boxes x, o or _, \
                    for example: dots-and-boxes +.+#+|._#x#|+.+#+";

impl Notation for DotsAndBoxes {
    fn parse(&self, text: &str) -> Result<OwnedBoxes, ParseError> {
        let (lines, letters) = Lines::parse(text, "_xo", HINT)?;
        let mut owned = [0; 2];
        for (number, letter) in (0..).zip(letters) {
            let is_complete = lines.open_of(number) == 0;
            if is_complete == (letter == '_') {
                let number = number + 1;
                let message = if is_complete {
                    message!("box {number} is complete, and nobody's", number)
                } else {
                    message!("box {number} has an owner and lines to draw", number)
                };
                return Err(ParseError::whole(text, message, HINT));
            }
            owned[0] |= u64::from(letter == 'x') << number;
            owned[1] |= u64::from(letter == 'o') << number;
        }
        Ok(OwnedBoxes { lines, owned })
    }

    fn print(&self, position: &OwnedBoxes) -> String {
        position.lines.text_rows(|number| position.letter(number)).join("|")
    }

    fn move_label(&self, from: &OwnedBoxes, to: &OwnedBoxes, _: Player) -> String {
        from.turn_to(to)
    }

    fn picture(&self, position: &OwnedBoxes, _: Convention) -> Option<String> {
        Some(position.lines.picture(|number| position.letter(number)))
    }

    fn caption(&self, position: &OwnedBoxes) -> Vec<Message> {
        let [left, right] = position.owned.map(u64::count_ones);
        if left + right == 0 {
            Vec::new()
        } else {
            vec![message!("boxes so far: x {left}, o {right}", left, right)]
        }
    }

    fn drawing(&self, position: &OwnedBoxes) -> Option<Drawing> {
        let rows = position.lines.text_rows(|number| position.letter(number));
        Some(Drawing::grid(rows).with_stones('x', 'o').with_board_names().on_dots())
    }
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    let dots_and_boxes = Entry::new("dots-and-boxes", "Dots and Boxes", Group::Boards, |parameters| {
        no_parameters(parameters, "dots-and-boxes 2x2")?;
        Ok(Arc::new(Catalogued::new(DotsAndBoxes).with_own_tables()))
    })
    .with_aliases(["boxes"])
    .with_rules(
        "A move draws a line between neighbouring dots. Whoever completes a box owns it and draws another line, x for Left and \
         o for Right. When all lines are drawn, the player with more boxes wins.",
    )
    .with_notation(
        "a size in boxes, such as 2x2; or the rows with '|' between them: dots +, lines to draw '.', drawn lines #, boxes x, \
         o or _",
    )
    .with_examples(["dots-and-boxes 2x2", "dots-and-boxes +.+#+|._#x#|+.+#+"]);
    [dots_and_boxes, nimstring::entry()]
}
