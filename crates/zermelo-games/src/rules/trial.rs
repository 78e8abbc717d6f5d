//! Claims are tried: on all small positions and on random larger ones.

use super::board_game::Known;
use super::cells::{Cells, Graph, HOLE, Shape};
use super::claims::{Claims, Exchanges, Symmetries};
use super::declared::{Board, Frame};
use super::plain::Plain;
use super::text::Script;
use crate::game::{Player, Ruleset};
use crate::random::SplitMix64;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;
use std::ops::ControlFlow;
use zermelo_core::{Arrange, Message, message};

/// How long a trial goes on: the number of lists of options that it may make.
#[derive(Clone, Copy, Debug)]
pub struct Effort(pub u64);

impl Effort {
    /// When a file is opened.
    pub const LOADING: Self = Self(4_000);
    /// When it is checked by `zermelo rules check`.
    pub const THOROUGH: Self = Self(400_000);
}

/// A claim that is false, with a position that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FalseClaim {
    /// The claim as it is called in files.
    pub claim: &'static str,
    /// The position, or all of them.
    pub position: Message,
    /// What is wrong there.
    pub why: Message,
}

impl From<FalseClaim> for Message {
    fn from(FalseClaim { claim, position, why }: FalseClaim) -> Self {
        message!(
            "the claim '{claim}' is false in {position}: {why}",
            claim,
            position => position,
            why => why
        )
    }
}

impl fmt::Display for FalseClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for FalseClaim {}

pub(super) struct Trial<'a> {
    pub(super) board: &'a Board,
    pub(super) plain: &'a Plain,
    pub(super) script: &'a Script,
    pub(super) known: &'a Known,
    pub(super) claims: &'a Claims,
    left: u64,
}

impl<'a> Trial<'a> {
    pub(super) fn new(
        board: &'a Board,
        plain: &'a Plain,
        script: &'a Script,
        known: &'a Known,
        claims: &'a Claims,
        Effort(left): Effort,
    ) -> Self {
        Self { board, plain, script, known, claims, left }
    }

    /// Tries every claim; the number of positions looked at.
    pub(super) fn run(&mut self) -> Result<u64, FalseClaim> {
        let loop_claim = self.claims.loop_free == Some(true) && !super::measure::falls(self.board);
        let claims = self.claims;
        let count = u64::from(loop_claim)
            + u64::from(claims.impartial == Some(true))
            + u64::from(claims.measure.is_some())
            + u64::from(claims.splits.is_some())
            + u64::from(claims.symmetries.is_some())
            + u64::from(claims.exchange.is_some());
        if count == 0 {
            return Ok(0);
        }
        if claims.splits.is_some() && self.plain.has_endings() {
            return Err(self.refusal(
                "splits",
                None,
                message!("a game with endings is not a sum of its parts"),
            ));
        }
        let effort = self.left;
        let mut looked_at = 0;
        for number in 0.. {
            if self.left == 0 || looked_at * 2 >= effort {
                break;
            }
            let position = sample(self.board.frame, self.plain.letters.len(), number, effort);
            looked_at += 1;
            if loop_claim {
                self.ends(&position)?;
            }
            self.look(&position)?;
        }
        Ok(looked_at)
    }

    fn refusal(&self, claim: &'static str, position: Option<&Cells>, why: Message) -> FalseClaim {
        let print = |position| Message::verbatim(self.script.print(position));
        FalseClaim { claim, position: position.map_or_else(|| message!("every position"), print), why }
    }

    fn options(&mut self, position: &Cells, player: Player) -> Vec<Cells> {
        self.left = self.left.saturating_sub(1);
        self.plain.options(position, player)
    }

    fn look(&mut self, position: &Cells) -> Result<(), FalseClaim> {
        let options = [Player::Left, Player::Right].map(|player| self.options(position, player));
        if self.claims.impartial == Some(true) {
            let sets = options.each_ref().map(|list| list.iter().collect::<FxHashSet<_>>());
            if sets[0] != sets[1] {
                return Err(self.refusal(
                    "impartial",
                    Some(position),
                    message!("the players have different moves"),
                ));
            }
            // An ending is told as whoever is to move sees it.
            if self.plain.ending(position, Player::Left) != self.plain.ending(position, Player::Right) {
                let why = message!("play ends there for one of the players, or for each with another result");
                return Err(self.refusal("impartial", Some(position), why));
            }
        }
        if let Some(weights) = &self.claims.measure {
            let worth = |cells: &Cells| {
                let weight = |&letter: &u8| {
                    let c = self.plain.letters.get(usize::from(letter));
                    weights.iter().find(|(known, _)| Some(known) == c).map_or(0, |&(_, weight)| weight)
                };
                cells.letters.iter().map(weight).sum::<i64>()
            };
            let before = worth(position);
            if let Some(option) = options.iter().flatten().find(|option| worth(option) >= before) {
                let why = message!(
                    "the move to {option} does not lower the measure",
                    option = self.script.print(option)
                );
                return Err(self.refusal("measure", Some(position), why));
            }
        }
        for (claim, image) in self.images() {
            self.compare(position, &options, claim, &image)?;
        }
        if let (Some(_), Some((letters, near))) = (&self.claims.splits, &self.known.splits) {
            let (letters, near) = (*letters, near.clone());
            self.falls_apart(position, &options, letters, &near)?;
        }
        Ok(())
    }

    /// The images that are claimed.
    fn images(&self) -> Vec<(&'static str, Image)> {
        let names = |pairs: &str| {
            let mut names: Vec<u8> = (0..self.plain.letters.len() as u8).collect();
            let number = |c: char| self.plain.letters.iter().position(|&letter| letter == c);
            let chars: Vec<char> = pairs.chars().collect();
            for pair in chars.chunks(2) {
                if let [one, two] = pair
                    && let (Some(one), Some(two)) = (number(*one), number(*two))
                {
                    names.swap(one, two);
                }
            }
            names
        };
        let plain = names("");
        let mut list = Vec::new();
        let mut push = |claim, flip, names: &[u8], exchanges| {
            list.push((claim, Image { flip, names: names.to_vec(), exchanges }));
        };
        match self.claims.symmetries {
            Some(Symmetries::Rectangle) => {
                push("symmetries", (false, true, false), &plain, false);
                push("symmetries", (false, false, true), &plain, false);
            }
            Some(Symmetries::Square) => {
                push("symmetries", (false, false, true), &plain, false);
                push("symmetries", (true, false, false), &plain, false);
            }
            Some(Symmetries::None) | None => {}
        }
        match &self.claims.exchange {
            Some(Exchanges::Colours(pairs)) => push("exchange", (false, false, false), &names(pairs), true),
            Some(Exchanges::MirroredColours(pairs)) => {
                push("exchange", (false, false, true), &names(pairs), true);
            }
            Some(Exchanges::QuarterTurn) => push("exchange", (true, false, false), &plain, true),
            None => {}
        }
        list
    }

    fn compare(
        &mut self,
        position: &Cells,
        options: &[Vec<Cells>; 2],
        claim: &'static str,
        image: &Image,
    ) -> Result<(), FalseClaim> {
        let there = image.of(position);
        for player in [Player::Left, Player::Right] {
            let own = if image.exchanges { player.opponent() } else { player };
            let expected: FxHashSet<Cells> =
                options[player.index()].iter().map(|option| image.of(option)).collect();
            let found: FxHashSet<Cells> = self.options(&there, own).into_iter().collect();
            if expected != found {
                let why = message!("its image {image} has other moves", image = self.script.print(&there));
                return Err(self.refusal(claim, Some(position), why));
            }
            if self.plain.ending(position, player) != self.plain.ending(&there, own) {
                let why = message!("its image {image} ends otherwise", image = self.script.print(&there));
                return Err(self.refusal(claim, Some(position), why));
            }
        }
        Ok(())
    }

    /// The parts of a position that have moves, in order.
    fn live_parts(&mut self, position: &Cells, letters: u64, near: &[[i32; 2]]) -> Vec<Cells> {
        let parts = self.plain.parts(position, letters, near);
        let mut live: Vec<Cells> = parts
            .into_iter()
            .filter(|part| {
                [Player::Left, Player::Right].iter().any(|&player| !self.options(part, player).is_empty())
            })
            .collect();
        self.sort(&mut live);
        live
    }

    /// In the order of their texts.
    fn sort(&self, positions: &mut [Cells]) {
        positions.arrange_by_key(|one| self.script.print(one));
    }

    fn falls_apart(
        &mut self,
        position: &Cells,
        options: &[Vec<Cells>; 2],
        letters: u64,
        near: &[[i32; 2]],
    ) -> Result<(), FalseClaim> {
        let parts = self.live_parts(position, letters, near);
        for player in [Player::Left, Player::Right] {
            let mut whole = FxHashSet::default();
            for option in &options[player.index()] {
                whole.insert(self.live_parts(option, letters, near));
            }
            let mut of_parts = FxHashSet::default();
            for (place, part) in parts.iter().enumerate() {
                for option in self.options(part, player) {
                    let mut list = self.live_parts(&option, letters, near);
                    list.extend(
                        parts
                            .iter()
                            .enumerate()
                            .filter(|&(other, _)| other != place)
                            .map(|(_, part)| part.clone()),
                    );
                    self.sort(&mut list);
                    of_parts.insert(list);
                }
            }
            if whole != of_parts {
                return Err(self.refusal(
                    "splits",
                    Some(position),
                    message!("{player} has other moves in it than in its parts", player => player),
                ));
            }
        }
        Ok(())
    }

    /// No line of play comes back to a position: both players may move in any order.
    fn ends(&mut self, start: &Cells) -> Result<(), FalseClaim> {
        const MOST_POSITIONS: usize = 200;
        // Whether all that follows a position has been looked at.
        let mut done: FxHashMap<Cells, bool> = FxHashMap::default();
        let mut stack = vec![(start.clone(), false)];
        while let Some((position, is_left)) = stack.pop() {
            if is_left {
                done.insert(position, true);
                continue;
            }
            match done.get(&position) {
                Some(true) => continue,
                Some(false) => {
                    return Err(self.refusal(
                        "loop_free",
                        Some(&position),
                        message!("play can come back to it"),
                    ));
                }
                None => {}
            }
            if done.len() >= MOST_POSITIONS || self.left == 0 {
                return Ok(());
            }
            done.insert(position.clone(), false);
            stack.push((position.clone(), true));
            for player in [Player::Left, Player::Right] {
                for option in self.options(&position, player) {
                    match done.get(&option) {
                        Some(true) => {}
                        Some(false) => {
                            return Err(self.refusal(
                                "loop_free",
                                Some(&option),
                                message!("play can come back to it"),
                            ));
                        }
                        None => stack.push((option, false)),
                    }
                }
            }
        }
        Ok(())
    }
}

/// A position to which play from a start can come back, whoever moves; at most so many positions are looked at, while it is let.
pub(super) fn loop_from<R: Ruleset>(
    game: &R,
    start: &R::Position,
    most: usize,
    goes_on: impl Fn() -> bool,
) -> Option<R::Position> {
    // Whether all that follows a position has been looked at.
    let mut is_done: FxHashMap<R::Position, bool> = FxHashMap::default();
    let mut stack = vec![(start.clone(), false)];
    while let Some((position, is_left)) = stack.pop() {
        if is_left {
            is_done.insert(position, true);
            continue;
        }
        if is_done.contains_key(&position) {
            continue;
        }
        if is_done.len() >= most || !goes_on() {
            return None;
        }
        is_done.insert(position.clone(), false);
        stack.push((position.clone(), true));
        for player in [Player::Left, Player::Right] {
            if game.ending(&position, player).is_some() {
                continue;
            }
            let found = game.options(&position, player, |option| {
                match is_done.get(&option) {
                    // All positions that are begun and not done lie on the way to this one.
                    Some(false) => return ControlFlow::Break(option),
                    Some(true) => {}
                    None => stack.push((option, false)),
                }
                ControlFlow::Continue(())
            });
            if let ControlFlow::Break(position) = found {
                return Some(position);
            }
        }
    }
    None
}

/// A symmetry as it is claimed.
struct Image {
    flip: (bool, bool, bool),
    names: Vec<u8>,
    exchanges: bool,
}

impl Image {
    fn of(&self, position: &Cells) -> Cells {
        let renamed = |letter: u8| if letter == HOLE { HOLE } else { self.names[usize::from(letter)] };
        let Shape::Grid { height, width } = position.shape else {
            let letters = position.letters.iter().map(|&letter| renamed(letter)).collect();
            return Cells { shape: position.shape.clone(), letters };
        };
        let (transpose, flip_rows, flip_columns) = self.flip;
        let (new_height, new_width) = if transpose { (width, height) } else { (height, width) };
        let cells = (0..new_height).flat_map(|row| (0..new_width).map(move |column| (row, column)));
        let letters = cells
            .map(|(row, column)| {
                let row = if flip_rows { new_height - 1 - row } else { row };
                let column = if flip_columns { new_width - 1 - column } else { column };
                let (row, column) = if transpose { (column, row) } else { (row, column) };
                renamed(position.letters[(row * width + column) as usize])
            })
            .collect();
        Cells { shape: Shape::Grid { height: new_height, width: new_width }, letters }
    }
}

/// Positions of boards of few cells: all of those that have few enough, some of the others.
#[cfg(feature = "rules")]
pub(super) fn small_boards(frame: Frame, letters: usize, most: usize) -> impl Iterator<Item = Cells> {
    const MOST_CELLS: usize = 9;
    let most = most as u64;
    (0..most)
        .map(move |number| sample(frame, letters, number, most))
        .filter(|cells| cells.count() <= MOST_CELLS)
}

/// The positions that are tried, by their numbers: all of the small shapes that have few enough, some of the others.
fn sample(frame: Frame, letters: usize, number: u64, effort: u64) -> Cells {
    let shapes: Vec<Shape> = match frame {
        Frame::Strip => (1..=9).map(|width| Shape::Grid { height: 1, width }).collect(),
        Frame::Grid => [(1, 2), (2, 2), (1, 4), (2, 3), (3, 2), (3, 3), (4, 3), (4, 4), (5, 5)]
            .map(|(height, width)| Shape::Grid { height, width })
            .to_vec(),
        Frame::Cylinder | Frame::Torus | Frame::Twisted => {
            [(2, 3), (3, 3), (3, 4), (4, 4)].map(|(height, width)| Shape::Grid { height, width }).to_vec()
        }
        Frame::Graph => {
            let graph = |count: u32, edges: &[(u32, u32)]| {
                Shape::Graph(Graph::new(count as usize, edges, String::new()).into())
            };
            vec![
                graph(2, &[(0, 1)]),
                graph(3, &[(0, 1), (1, 2)]),
                graph(4, &[(0, 1), (1, 2), (2, 3)]),
                graph(4, &[(0, 1), (0, 2), (0, 3)]),
                graph(4, &[(0, 1), (1, 2), (2, 3), (3, 0)]),
                graph(5, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]),
                graph(6, &[(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (2, 5)]),
            ]
        }
    };
    let random = SplitMix64::new(number.wrapping_mul(0x9E37_79B9) ^ 0x5EED);
    let mut left = number;
    let each = effort / 24 + 1;
    for shape in &shapes {
        let count = match shape {
            Shape::Grid { height, width } => (height * width) as usize,
            Shape::Graph(graph) => graph.neighbours.len(),
        };
        let all = (letters as u64).checked_pow(count as u32).unwrap_or(u64::MAX);
        let tried = all.min(each);
        if left >= tried {
            left -= tried;
            continue;
        }
        return filled(shape, count, letters, (all <= each).then_some(left), random);
    }
    // Beyond them: ever more of the larger ones.
    let shape = &shapes[shapes.len() - 1 - (number % 4) as usize];
    let count = match shape {
        Shape::Grid { height, width } => (height * width) as usize,
        Shape::Graph(graph) => graph.neighbours.len(),
    };
    filled(shape, count, letters, None, random)
}

fn filled(shape: &Shape, count: usize, letters: usize, number: Option<u64>, mut random: SplitMix64) -> Cells {
    let mut rest = number.unwrap_or(0);
    let cells = (0..count).map(|_| match number {
        Some(_) => {
            let letter = rest % letters as u64;
            rest /= letters as u64;
            letter as u8
        }
        None => random.below(letters as u64) as u8,
    });
    Cells { shape: shape.clone(), letters: cells.collect() }
}
