//! Moves, conditions and endings as they are written become declared ones, in the letters of a game and on its board.

use super::frames::Run;
use super::given::Span;
use super::moves::expanded;
use super::values::MoveValue;
use crate::rules::declared::{
    Condition, Ending, Frame, Move, OUTSIDE, Outcome, Places, Region, Repeat, Step,
};
use crate::rules::plain::further;
pub(super) use crate::rules::stated::STRAIGHT;
use std::rc::Rc;
use zermelo_core::{Message, message};
use zermelo_starlark::{Fault, Machine, Source};

/// Moves as they are written become declared ones, in the letters of a game.
pub(super) struct Writer<'a> {
    pub(super) machine: &'a Machine,
    pub(super) frame: Frame,
    pub(super) letters: &'a str,
    pub(super) near: &'a [Step],
}

/// Where something is written, for errors.
pub(super) struct Written<'a> {
    pub(super) source: &'a Rc<Source>,
    pub(super) span: &'a Span,
}

impl Written<'_> {
    pub(super) fn fault(&self, message: impl Into<Message>, hint: impl Into<Message>) -> Fault {
        Fault::at(self.source, self.span.start as usize..self.span.end as usize, message, hint)
    }
}

/// A pattern is laid from a cell of the board: the first of its cells that must be one comes first.
fn anchor(from: &mut [String], to: &mut [String], places: &mut Places) {
    let Places::Steps(ways) = places else { return };
    let Some(at) = from.iter().position(|set| !set.contains(OUTSIDE)) else { return };
    if at == 0 {
        return;
    }
    from[..=at].rotate_right(1);
    if !to.is_empty() {
        to[..=at].rotate_right(1);
    }
    for way in ways {
        way[..=at].rotate_right(1);
        let [row, column] = way[0];
        for step in way {
            *step = [step[0] - row, step[1] - column];
        }
    }
}

/// Whether a move goes nowhere further in the direction in which it began, except along one line: across the seam of a twisted
/// board directions turn over.
pub(super) fn is_plain_on_twisted(one: &Move) -> bool {
    match one {
        Move::Rewrite(rewrite) => rewrite.repeat != Repeat::SameWay,
        Move::Push(_) | Move::Enclose(_) => false,
        Move::Slide(_) | Move::Shoot(_) | Move::Again => true,
    }
}

impl Writer<'_> {
    fn set(&self, set: &str, at: &Written) -> Run<String> {
        expanded(set, self.letters).map_err(|unknown| self.unknown(unknown, at))
    }

    pub(super) fn unknown(&self, letter: char, at: &Written) -> Fault {
        at.fault(
            message!("'{letter}' is not a cell of this game", letter),
            message!("its cells are: {letters}", letters = self.letters),
        )
    }

    /// A set in which the outside has no meaning.
    pub(super) fn inside(&self, set: &mut String, at: &Written) -> Run<()> {
        *set = self.set(set, at)?;
        if set.contains(OUTSIDE) {
            return Err(at.fault("'|', the outside of the board, has no meaning here", ""));
        }
        Ok(())
    }

    pub(super) fn letter(&self, letter: &str, at: &Written) -> Run<()> {
        let mut chars = letter.chars();
        match (chars.next(), chars.next()) {
            (Some(only), None) if self.letters.contains(only) => Ok(()),
            (Some(only), None) => Err(self.unknown(only, at)),
            _ => Err(at.fault(message!("{letter} is not one letter", letter = format!("{letter:?}")), "")),
        }
    }

    fn places(&self, places: &mut Places, length: usize, at: &Written) -> Run<()> {
        let Places::Steps(ways) = places else { return Ok(()) };
        if self.frame == Frame::Graph {
            let is_plain = ways.is_empty() || *ways == [vec![[0, 0]]];
            if !is_plain {
                return Err(
                    at.fault("a graph has no directions", "leave out 'along': patterns lie along edges")
                );
            }
            *places = Places::Paths;
            return Ok(());
        }
        if ways.is_empty() {
            let along: &[Step] = if self.frame == Frame::Strip { &[[0, 1], [0, -1]] } else { &STRAIGHT };
            let line = |[r, c]: &Step| (0..length.cast_signed() as i32).map(|k| [k * r, k * c]).collect();
            *ways = along.iter().map(line).collect();
        }
        Ok(())
    }

    fn along(&self, along: &mut Vec<Step>, at: &Written) -> Run<()> {
        match self.frame {
            Frame::Graph if !along.is_empty() => {
                Err(at.fault("a graph has no directions", "leave out 'along': a step is along an edge"))
            }
            Frame::Graph => Ok(()),
            Frame::Strip if along.is_empty() => {
                *along = vec![[0, 1], [0, -1]];
                Ok(())
            }
            _ if along.is_empty() => {
                *along = STRAIGHT.to_vec();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn moves(&self, list: &mut [Move], at: &Written, is_then: bool) -> Run<()> {
        list.iter_mut().try_for_each(|one| self.one(one, at, is_then))
    }

    fn one(&self, one: &mut Move, at: &Written, is_then: bool) -> Run<()> {
        if self.frame == Frame::Twisted && !is_plain_on_twisted(one) {
            let hint = "one step, a slide, or a pattern laid once";
            return Err(at.fault("this move has no one direction on a twisted board", hint));
        }
        match one {
            Move::Rewrite(rewrite) => {
                for set in &mut rewrite.from {
                    *set = self.set(set, at)?;
                }
                for (set, letter) in rewrite.from.iter().zip(&rewrite.to) {
                    if letter.is_empty() {
                        continue;
                    }
                    match further(letter) {
                        Some(places) if places.unsigned_abs() as usize >= self.letters.len() => {
                            let message = message!(
                                "there are no two letters {places} places apart",
                                places = places.unsigned_abs()
                            );
                            return Err(at.fault(
                                message,
                                message!("the letters are, in order: {letters}", letters = self.letters),
                            ));
                        }
                        Some(_) => {}
                        None => self.letter(letter, at)?,
                    }
                    if set.chars().eq([OUTSIDE]) {
                        return Err(at.fault("a place outside the board cannot change", "write '=' there"));
                    }
                }
                self.places(&mut rewrite.places, rewrite.from.len(), at)?;
                anchor(&mut rewrite.from, &mut rewrite.to, &mut rewrite.places);
                self.conditions(&mut rewrite.when, at, false)?;
                self.moves(&mut rewrite.then, at, true)
            }
            Move::Slide(slide) => {
                self.inside(&mut slide.piece, at)?;
                self.inside(&mut slide.through, at)?;
                self.inside(&mut slide.onto, at)?;
                self.letter(&slide.leave, at)?;
                if !slide.becomes.is_empty() {
                    self.letter(&slide.becomes, at)?;
                }
                self.along(&mut slide.along, at)?;
                if self.frame == Frame::Graph {
                    if slide.most > 1 {
                        return Err(at.fault("on a graph a piece goes along one edge", "leave out 'most'"));
                    }
                    slide.most = 1;
                }
                self.conditions(&mut slide.when, at, false)?;
                self.moves(&mut slide.then, at, true)
            }
            Move::Shoot(shoot) => {
                if !is_then {
                    return Err(at.fault("a shot follows another move", "write it in: then = [shoot(…)]"));
                }
                self.inside(&mut shoot.through, at)?;
                self.inside(&mut shoot.onto, at)?;
                self.letter(&shoot.mark, at)?;
                self.along(&mut shoot.along, at)?;
                if self.frame == Frame::Graph {
                    shoot.most = 1;
                }
                self.moves(&mut shoot.then, at, true)
            }
            Move::Again if is_then => Ok(()),
            Move::Again => Err(at.fault("'again' follows another move", "write it in: then = [again()]")),
            Move::Push(push) => {
                if is_then || self.frame == Frame::Graph {
                    return Err(at.fault("'push' is a move of its own, on strips and grids", ""));
                }
                self.inside(&mut push.piece, at)?;
                self.inside(&mut push.pushed, at)?;
                self.inside(&mut push.into, at)?;
                self.letter(&push.leave, at)?;
                self.along(&mut push.along, at)?;
                self.conditions(&mut push.when, at, false)
            }
            Move::Enclose(enclose) => {
                if is_then || self.frame == Frame::Graph {
                    return Err(at.fault("'enclose' is a move of its own, on strips and grids", ""));
                }
                self.inside(&mut enclose.onto, at)?;
                self.inside(&mut enclose.turned, at)?;
                self.letter(&enclose.piece, at)?;
                self.along(&mut enclose.along, at)?;
                self.conditions(&mut enclose.when, at, false)
            }
        }
    }

    fn conditions(&self, list: &mut [Condition], at: &Written, in_ending: bool) -> Run<()> {
        list.iter_mut().try_for_each(|condition| self.condition(condition, at, in_ending))
    }

    fn region(&self, region: &Region, at: &Written) -> Run<()> {
        let has_edges = matches!(self.frame, Frame::Strip | Frame::Grid | Frame::Cylinder | Frame::Twisted);
        match region {
            Region::All | Region::Cells(_) => Ok(()),
            _ if has_edges => Ok(()),
            _ => Err(at.fault("this board has no edges", "name the cells: [1, 4]")),
        }
    }

    fn condition(&self, condition: &mut Condition, at: &Written, in_ending: bool) -> Run<()> {
        match condition {
            Condition::Matches { from, places } => {
                for set in from.iter_mut() {
                    *set = self.set(set, at)?;
                }
                let length = from.len();
                if self.frame == Frame::Graph {
                    *places = Places::Paths;
                    return Ok(());
                }
                self.places(places, length, at)?;
                anchor(from, &mut [], places);
                Ok(())
            }
            Condition::Connected { from, letters, near, to } => {
                self.inside(letters, at)?;
                self.region(from, at)?;
                self.region(to, at)?;
                if self.frame == Frame::Graph {
                    if !near.is_empty() {
                        return Err(at.fault("a graph has no directions", "leave out 'near'"));
                    }
                } else if near.is_empty() {
                    *near = self.near.to_vec();
                }
                Ok(())
            }
            Condition::Count { letters, within, .. } => {
                self.inside(letters, at)?;
                self.region(within, at)
            }
            Condition::Stuck(_) | Condition::Turn(_) if in_ending => Ok(()),
            Condition::Stuck(_) | Condition::Turn(_) => {
                Err(at.fault("'stuck' and 'turn' are asked in endings only", ""))
            }
            Condition::Not(inner) => self.condition(inner, at, in_ending),
            Condition::Any(list) => self.conditions(list, at, in_ending),
        }
    }

    pub(super) fn declared(&self, list: Vec<MoveValue>) -> Run<Vec<Move>> {
        let mut moves: Vec<Move> = Vec::new();
        for MoveValue { mut one, source, span } in list {
            self.one(&mut one, &Written { source: &source, span: &span }, false)?;
            // Written twice or once, it is the same move.
            if !moves.contains(&one) {
                moves.push(one);
            }
        }
        Ok(moves)
    }

    pub(super) fn endings(&self, mut list: Vec<Ending>, span: &Span) -> Run<Vec<Ending>> {
        let at = Written { source: self.machine.source(), span };
        for ending in &mut list {
            self.conditions(&mut ending.when, &at, true)?;
            if let Outcome::More { left, right, .. } = &mut ending.result {
                self.inside(left, &at)?;
                self.inside(right, &at)?;
            }
        }
        for (place, ending) in list.iter().enumerate() {
            let other =
                list[..place].iter().find(|other| other.when == ending.when && other.result != ending.result);
            if other.is_some() {
                let hint = "the same conditions cannot end the game in two ways";
                return Err(at.fault("an ending contradicts another", hint));
            }
        }
        Ok(list)
    }
}
