//! Boards as they are declared: letters in cells, moves found cell by cell. This is what every frame can do, and what the
//! compiled forms are compared with.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "letters are few")]

use super::cells::{Cells, HOLE, Shape};
use super::declared::{
    Board, Condition, Ending, Frame, Move, OUTSIDE, Outcome, Passing, Places, Repeat, Step, Who,
};
use super::ground::{Ground, has};
use super::layout::{Asked, Layouts, Pattern, number_of};
use super::symmetry::letters_of;
use super::work::{InPlay, Seen, Work};
use crate::game::{self, Player};
use std::ops::ControlFlow;
use zermelo_core::Arrange;

/// A set of letters, a bit each; the last is the outside.
pub(super) type Set = u64;

pub(super) const OUTSIDE_BIT: Set = 1 << 63;
/// So many letters fit into a set.
pub(super) const MOST_LETTERS: usize = 62;

/// A board's rules with letters as numbers.
#[derive(Clone, Debug)]
pub(super) struct Plain {
    pub(super) frame: Frame,
    pub(super) letters: Vec<char>,
    pub(super) moves: [Vec<Play>; 2],
    pub(super) endings: Vec<End>,
    pub(super) passing: Passing,
    /// What the rules ask of boards, and what was found for those that were met.
    pub(super) asked: Asked,
    pub(super) layouts: Layouts,
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Play {
    pub(super) kind: PlayKind,
    pub(super) anywhere: bool,
    pub(super) stop: bool,
    pub(super) then: Vec<Play>,
    pub(super) when: Vec<Test>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PlayKind {
    Rewrite {
        from: Vec<Set>,
        /// The new letter, [`KEEP`] where the cell stays, or so many letters [`FURTHER`].
        to: Vec<u8>,
        /// `None` on graphs.
        ways: Option<Vec<Vec<Step>>>,
        repeat: Repeat,
        /// The number of its pattern.
        pattern: usize,
    },
    Slide {
        piece: Set,
        through: Set,
        onto: Set,
        leave: u8,
        becomes: u8,
        most: u32,
        along: Vec<Step>,
    },
    Shoot {
        through: Set,
        onto: Set,
        mark: u8,
        most: u32,
        along: Vec<Step>,
    },
    Push {
        piece: Set,
        pushed: Set,
        into: Set,
        leave: u8,
        off: bool,
        along: Vec<Step>,
    },
    Enclose {
        piece: u8,
        onto: Set,
        turned: Set,
        along: Vec<Step>,
    },
    /// Inside `then`: the player moves once more, by any move.
    Again,
}

/// The cell keeps its letter.
pub(super) const KEEP: u8 = u8::MAX - 1;

/// The cell gets the letter so many places after its own, or before it: this and the number, positive or negative.
pub(super) const FURTHER: u8 = 160;

/// Whether what a pattern writes is a letter relative to the cell's own.
pub(super) const fn is_relative(written: u8) -> bool {
    written > FURTHER - MOST_LETTERS as u8 && written < FURTHER + MOST_LETTERS as u8
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Test {
    /// A pattern, by its number, lies somewhere.
    Matches(usize),
    /// By their numbers: what is near, and the regions.
    Connected {
        letters: Set,
        near: usize,
        from: usize,
        to: usize,
    },
    /// The region by its number.
    Count {
        letters: Set,
        within: usize,
        least: u32,
        most: u32,
    },
    Stuck(Who),
    Turn(Who),
    Not(Box<Test>),
    Any(Vec<Test>),
}

#[derive(Clone, Debug)]
pub(super) struct End {
    pub(super) when: Vec<Test>,
    pub(super) result: Outcome,
    pub(super) more: [Set; 2],
}

/// A set of letters as a bit set.
fn set_of(letters: &[char], text: &str) -> Set {
    text.chars().fold(0, |set, c| {
        if c == OUTSIDE {
            return set | OUTSIDE_BIT;
        }
        set | letters.iter().position(|&letter| letter == c).map_or(0, |place| 1 << place)
    })
}

fn letter_of(letters: &[char], text: &str) -> u8 {
    if let Some(places) = further(text) {
        let most = MOST_LETTERS as i32;
        return (i32::from(FURTHER) + places.clamp(1 - most, most - 1)) as u8;
    }
    let first = text.chars().next();
    first.and_then(|c| letters.iter().position(|&letter| letter == c)).map_or(KEEP, |place| place as u8)
}

/// How many places further the letter stands that a pattern writes as `+k` or `-k`.
pub(super) fn further(text: &str) -> Option<i32> {
    let (sign, number) = text.split_at_checked(1)?;
    let is_number =
        !number.is_empty() && !number.starts_with('0') && number.bytes().all(|c| c.is_ascii_digit());
    let number = if is_number { number.parse::<i32>().ok()? } else { return None };
    match sign {
        "+" => Some(number),
        "-" => Some(-number),
        _ => None,
    }
}

fn ways_of(places: &Places) -> Option<Vec<Vec<Step>>> {
    if let Places::Steps(ways) = places { Some(ways.clone()) } else { None }
}

/// Turns declared moves and conditions into those with numbers for letters.
struct Numbered<'a> {
    letters: &'a [char],
    asked: Asked,
}

impl Numbered<'_> {
    fn set(&self, text: &str) -> Set {
        set_of(self.letters, text)
    }

    fn letter(&self, text: &str) -> u8 {
        letter_of(self.letters, text)
    }

    fn steps(&mut self, along: &[Step]) -> Vec<Step> {
        for &step in along {
            number_of(&mut self.asked.steps, step);
        }
        along.to_vec()
    }

    fn pattern(&mut self, from: &[String], places: &Places) -> Pattern {
        Pattern { from: from.iter().map(|text| self.set(text)).collect(), ways: ways_of(places) }
    }

    fn plays(&mut self, list: &[Move]) -> Vec<Play> {
        list.iter().map(|one| self.play(one)).collect()
    }

    fn tests(&mut self, list: &[Condition]) -> Vec<Test> {
        list.iter().map(|one| self.test(one)).collect()
    }

    fn play(&mut self, one: &Move) -> Play {
        let most = |most: u32| if most == 0 { u32::MAX } else { most };
        match one {
            Move::Rewrite(rewrite) => {
                let pattern = self.pattern(&rewrite.from, &rewrite.places);
                Play {
                    kind: PlayKind::Rewrite {
                        from: pattern.from.clone(),
                        to: rewrite.to.iter().map(|text| self.letter(text)).collect(),
                        ways: pattern.ways.clone(),
                        repeat: rewrite.repeat,
                        pattern: number_of(&mut self.asked.patterns, pattern),
                    },
                    anywhere: rewrite.anywhere,
                    stop: rewrite.stop,
                    then: self.plays(&rewrite.then),
                    when: self.tests(&rewrite.when),
                }
            }
            Move::Slide(slide) => Play {
                kind: PlayKind::Slide {
                    piece: self.set(&slide.piece),
                    through: self.set(&slide.through),
                    onto: self.set(&slide.onto),
                    leave: self.letter(&slide.leave),
                    becomes: self.letter(&slide.becomes),
                    most: most(slide.most),
                    along: self.steps(&slide.along),
                },
                anywhere: slide.anywhere,
                stop: slide.stop,
                then: self.plays(&slide.then),
                when: self.tests(&slide.when),
            },
            Move::Shoot(shoot) => Play {
                kind: PlayKind::Shoot {
                    through: self.set(&shoot.through),
                    onto: self.set(&shoot.onto),
                    mark: self.letter(&shoot.mark),
                    most: most(shoot.most),
                    along: self.steps(&shoot.along),
                },
                anywhere: false,
                stop: shoot.stop,
                then: self.plays(&shoot.then),
                when: Vec::new(),
            },
            Move::Push(push) => Play {
                kind: PlayKind::Push {
                    piece: self.set(&push.piece),
                    pushed: self.set(&push.pushed),
                    into: self.set(&push.into),
                    leave: self.letter(&push.leave),
                    off: push.off,
                    along: self.steps(&push.along),
                },
                anywhere: false,
                stop: false,
                then: Vec::new(),
                when: self.tests(&push.when),
            },
            Move::Enclose(enclose) => Play {
                kind: PlayKind::Enclose {
                    piece: self.letter(&enclose.piece),
                    onto: self.set(&enclose.onto),
                    turned: self.set(&enclose.turned),
                    along: self.steps(&enclose.along),
                },
                anywhere: false,
                stop: false,
                then: Vec::new(),
                when: self.tests(&enclose.when),
            },
            Move::Again => Play {
                kind: PlayKind::Again,
                anywhere: true,
                stop: false,
                then: Vec::new(),
                when: Vec::new(),
            },
        }
    }

    fn test(&mut self, condition: &Condition) -> Test {
        match condition {
            Condition::Matches { from, places } => {
                let pattern = self.pattern(from, places);
                Test::Matches(number_of(&mut self.asked.patterns, pattern))
            }
            Condition::Connected { from, letters, near, to } => Test::Connected {
                letters: self.set(letters),
                near: number_of(&mut self.asked.near, near.clone()),
                from: number_of(&mut self.asked.regions, from.clone()),
                to: number_of(&mut self.asked.regions, to.clone()),
            },
            Condition::Count { least, letters, most, within } => Test::Count {
                letters: self.set(letters),
                within: number_of(&mut self.asked.regions, within.clone()),
                least: *least,
                most: most.unwrap_or(u32::MAX),
            },
            Condition::Stuck(who) => Test::Stuck(*who),
            Condition::Turn(who) => Test::Turn(*who),
            Condition::Not(inner) => Test::Not(Box::new(self.test(inner))),
            Condition::Any(list) => Test::Any(self.tests(list)),
        }
    }
}

impl Plain {
    /// The rules of a board.
    pub(super) fn new(board: &Board) -> Self {
        let letters: Vec<char> = board.letters.chars().collect();
        let mut numbered = Numbered { letters: &letters, asked: Asked::default() };
        let moves = [numbered.plays(&board.left), numbered.plays(&board.right)];
        let end = |ending: &Ending| End {
            when: numbered.tests(&ending.when),
            result: ending.result.clone(),
            more: match &ending.result {
                Outcome::More { left, right, .. } => [set_of(&letters, left), set_of(&letters, right)],
                _ => [0; 2],
            },
        };
        let endings = board.endings.iter().map(end).collect();
        let asked = numbered.asked;
        let (frame, passing) = (board.frame, board.passing);
        Self { frame, moves, endings, passing, asked, layouts: Layouts::default(), letters }
    }

    /// Whether play can stop by rule.
    pub(super) fn has_endings(&self) -> bool {
        !self.endings.is_empty()
    }

    fn ground<'a>(&self, position: &'a Cells) -> Ground<'a> {
        Ground { frame: self.frame, shape: &position.shape }
    }

    /// The options of a player, each once, in the order of the moves and cells.
    pub(super) fn options(&self, position: &Cells, player: Player) -> Vec<Cells> {
        let mut list = Vec::new();
        let _ = self.visit_options(position, player, &mut |option| {
            list.push(option);
            ControlFlow::Continue(())
        });
        list
    }

    /// Visits them.
    pub(super) fn visit_options(
        &self,
        position: &Cells,
        player: Player,
        visit: &mut dyn FnMut(Cells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let layout = self.layouts.of(self, position);
        let work = Work::new(self, &position.shape, &layout);
        let mut seen = Seen::default();
        work.options(&mut InPlay::new(position.letters.to_vec()), player, &mut |option| {
            let letters = &option.letters;
            if !seen.insert(letters) {
                return ControlFlow::Continue(());
            }
            visit(Cells { shape: position.shape.clone(), letters: letters.as_slice().into() })
        })
    }

    /// The greatest image of a position under the symmetries of its board.
    pub(super) fn greatest_image(&self, mut position: Cells) -> Cells {
        let layout = self.layouts.of(self, &position);
        if let Some(cells) = layout.symmetries(self, &position).greatest(&position.letters) {
            position.letters = letters_of(&position.letters, cells);
        }
        position
    }

    /// The result where play stops by rule.
    pub(super) fn ending(&self, position: &Cells, to_move: Player) -> Option<game::Ending> {
        if self.endings.is_empty() {
            return None;
        }
        let layout = self.layouts.of(self, position);
        let work = Work::new(self, &position.shape, &layout);
        work.ending(&mut InPlay::new(position.letters.to_vec()), to_move)
    }

    /// The connected parts of the cells with some letters; everything else becomes a hole.
    pub(super) fn parts(&self, position: &Cells, letters: Set, near: &[Step]) -> Vec<Cells> {
        let ground = self.ground(position);
        let mut waiting: Vec<bool> = position.letters.iter().map(|&letter| has(letters, letter)).collect();
        let mut list = Vec::new();
        for seed in 0..waiting.len() {
            if !std::mem::replace(&mut waiting[seed], false) {
                continue;
            }
            let mut part = vec![seed];
            let mut at = 0;
            while let Some(&cell) = part.get(at) {
                at += 1;
                for next in ground.near(cell, near) {
                    if std::mem::replace(&mut waiting[next], false) {
                        part.push(next);
                    }
                }
            }
            part.arrange();
            list.push(self.part(position, &part));
        }
        list
    }

    /// Some cells of a position by themselves.
    pub(super) fn part(&self, position: &Cells, kept: &[usize]) -> Cells {
        match &position.shape {
            Shape::Graph(graph) => {
                let letters = kept.iter().map(|&cell| position.letters[cell]).collect();
                Cells { shape: Shape::Graph(graph.induced(kept).into()), letters }
            }
            Shape::Grid { width, .. } if matches!(self.frame, Frame::Strip | Frame::Grid) => {
                let width = *width as usize;
                let rows = || kept.iter().map(|cell| cell / width);
                let columns = || kept.iter().map(|cell| cell % width);
                let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
                let (first, last) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
                let new_width = last - first + 1;
                let mut letters = vec![HOLE; (bottom - top + 1) * new_width];
                for &cell in kept {
                    letters[(cell / width - top) * new_width + cell % width - first] = position.letters[cell];
                }
                let shape = Shape::Grid { height: (bottom - top + 1) as u32, width: new_width as u32 };
                Cells { shape, letters: letters.into() }
            }
            shape @ Shape::Grid { .. } => {
                let mut letters = vec![HOLE; position.letters.len()];
                for &cell in kept {
                    letters[cell] = position.letters[cell];
                }
                Cells { shape: shape.clone(), letters: letters.into() }
            }
        }
    }
}
