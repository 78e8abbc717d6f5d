//! The thermograph of a short game, by those of its options. Followers that differ by a number, as most of those of a sum of
//! switches do, have the same thermograph at another place: it is computed once for all of them. So what is found of a follower
//! is its shape and how far that is moved; and two have one shape when their options have, moved by the same.

use super::scale::{NoWord, Scale, Word};
use super::wall::Wall;
use super::{BYTES_OF_CORNER, Dyadic, Thermograph};
use crate::error::ValueError;
use crate::id::NumberUpStar;
use crate::{Algebra, ValueId};
use rustc_hash::FxHashMap;
use zermelo_core::Player;

/// So many followers are remembered.
const MOST_REMEMBERED: usize = 1 << 16;
/// Places are multiples of 2^−15, as numbers in the words of ids.
const EXPONENT: u32 = 15;

/// Thermographs that have been found.
#[derive(Debug, Default)]
pub(crate) struct Thermographs {
    found: FxHashMap<ValueId, Moved>,
    shapes: Vec<Shape>,
    /// Shapes by the number of left options, and by the options of both, sorted, with how far they are moved from the follower
    /// itself.
    by_options: FxHashMap<Box<[Moved]>, u32>,
    bytes: usize,
}

/// A shape moved to its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Moved {
    shape: u32,
    by: i64,
}

/// A thermograph at some place: in words where that is exact.
#[derive(Clone, Debug)]
enum Shape {
    Words(Thermograph<Word>),
    Numbers(Thermograph),
}

/// A follower that waits for its options.
#[derive(Clone, Copy, Debug)]
struct Frame {
    id: ValueId,
    player: Player,
    index: usize,
    /// Where what is found of its options begins, and where that of Right's does.
    first: usize,
    right: usize,
}

impl Thermographs {
    /// The place that an integer has beside the shape of 0, if that is near.
    const INTEGER: u32 = 0;

    fn forget_many(&mut self) {
        if self.found.len() > MOST_REMEMBERED {
            *self = Self::default();
        }
        if self.shapes.is_empty() {
            self.add(Shape::Words(Thermograph::of_integer(Word::zero())));
        }
    }

    fn add(&mut self, shape: Shape) -> u32 {
        self.bytes += size_of::<Shape>() + 2 * size_of::<Dyadic>() * shape.corners();
        self.shapes.push(shape);
        self.shapes.len() as u32 - 1
    }

    fn memory(&self) -> usize {
        let entry = size_of::<(ValueId, Moved)>() + 1;
        self.bytes + self.found.capacity() * entry
    }

    fn shape(&self, moved: Moved) -> &Shape {
        &self.shapes[moved.shape as usize]
    }

    fn thermograph(&self, moved: Moved) -> Thermograph {
        let by = Dyadic::new(moved.by, EXPONENT);
        self.shape(moved).exact().moved(&by)
    }
}

impl Shape {
    fn corners(&self) -> usize {
        match self {
            Self::Words(graph) => graph.corner_count(),
            Self::Numbers(graph) => graph.corner_count(),
        }
    }

    fn exact(&self) -> Thermograph {
        match self {
            Self::Words(graph) => graph.map(|word| word.dyadic()),
            Self::Numbers(graph) => graph.clone(),
        }
    }

    fn words(&self) -> Result<&Thermograph<Word>, NoWord> {
        match self {
            Self::Words(graph) => Ok(graph),
            Self::Numbers(_) => Err(NoWord),
        }
    }
}

impl Algebra<'_> {
    /// The thermograph of a value. Linear in the number of followers, and in that of corners for those that differ by more than
    /// a number.
    pub fn thermograph(&mut self, id: ValueId) -> Result<Thermograph, ValueError> {
        let moved = self.cooled(id)?;
        Ok(self.thermographs.thermograph(moved))
    }

    /// The mean value.
    pub fn mean(&mut self, id: ValueId) -> Result<Dyadic, ValueError> {
        let moved = self.cooled(id)?;
        let mean = match self.thermographs.shape(moved) {
            Shape::Words(graph) => graph.mean().dyadic(),
            Shape::Numbers(graph) => graph.mean().clone(),
        };
        Ok(&mean + &Dyadic::new(moved.by, EXPONENT))
    }

    /// The temperature.
    pub fn temperature(&mut self, id: ValueId) -> Result<Dyadic, ValueError> {
        let moved = self.cooled(id)?;
        Ok(match self.thermographs.shape(moved) {
            Shape::Words(graph) => graph.temperature().dyadic(),
            Shape::Numbers(graph) => graph.temperature().clone(),
        })
    }

    fn cooled(&mut self, id: ValueId) -> Result<Moved, ValueError> {
        let mut graphs = std::mem::take(&mut self.thermographs);
        graphs.forget_many();
        let result = self.cool_followers(&mut graphs, id);
        self.thermographs = graphs;
        result
    }

    fn cool_followers(&self, graphs: &mut Thermographs, id: ValueId) -> Result<Moved, ValueError> {
        let mut results = Vec::new();
        let mut stack = Vec::new();
        let mut next = Some(id);
        loop {
            if let Some(id) = next {
                let id = self.of_same_thermograph(id);
                match self.known_thermograph(graphs, id) {
                    Some(known) => results.push(known),
                    None => {
                        self.step()?;
                        let first = results.len();
                        stack.push(Frame { id, player: Player::Left, index: 0, first, right: first });
                    }
                }
            }
            let Some(frame) = stack.last_mut() else { break };
            next = self.option(frame.id, frame.player, frame.index)?;
            frame.index += 1;
            if next.is_some() {
                continue;
            }
            if frame.player == Player::Left {
                (frame.player, frame.index, frame.right) = (Player::Right, 0, results.len());
                continue;
            }
            let frame = *frame;
            stack.pop();
            let moved = self.thermograph_from_options(graphs, &frame, &mut results)?;
            results.truncate(frame.first);
            graphs.found.insert(frame.id, moved);
            results.push(moved);
            self.watch_scratch_memory((graphs.memory() + stack.capacity() * size_of::<Frame>()) as u64)?;
        }
        Ok(results[0])
    }

    /// For x + *n, x an integer and n > 1, the value x + *, which has the same thermograph: its options are x and the
    /// x + *k, whose walls below temperature 0 are not better than the mast of x.
    fn of_same_thermograph(&self, id: ValueId) -> ValueId {
        if id.is_inline() && id.star() <= 1 {
            return id;
        }
        match self.as_number_up_star(id) {
            Some(NumberUpStar { number, ups: 0, star }) if star > 1 && number.is_integer() => {
                NumberUpStar { number, ups: 0, star: 1 }.inline().unwrap_or(id)
            }
            _ => id,
        }
    }

    /// That of an integer, or what was found before.
    #[inline]
    fn known_thermograph(&self, graphs: &mut Thermographs, id: ValueId) -> Option<Moved> {
        if id.is_inline_number() && id.exponent() == 0 {
            return Some(Moved { shape: Thermographs::INTEGER, by: id.number_key().into() });
        }
        if let Some(&known) = graphs.found.get(&id) {
            return Some(known);
        }
        // Integers that are too large for a word.
        let number = if id.is_inline() { None } else { self.as_number(id).filter(Dyadic::is_integer) };
        number.map(|number| {
            let moved = Moved { shape: graphs.add(Shape::Numbers(Thermograph::of_integer(number))), by: 0 };
            graphs.found.insert(id, moved);
            moved
        })
    }

    /// The thermograph from those of the options.
    fn thermograph_from_options(
        &self,
        graphs: &mut Thermographs,
        frame: &Frame,
        results: &mut Vec<Moved>,
    ) -> Result<Moved, ValueError> {
        // Any place will do; that of the left stop is the same for followers that differ by a number.
        let [stop, _] = self.stops(frame.id);
        let by = if stop.is_inline() { i64::from(stop.number_key()) } else { 0 };
        let (left, right) = results[frame.first..].split_at_mut(frame.right - frame.first);
        for options in [&mut *left, &mut *right] {
            for option in options.iter_mut() {
                option.by -= by;
            }
            options.sort_unstable();
        }
        let lefts = left.len();
        results.push(Moved { shape: lefts as u32, by: 0 });
        let key = &results[frame.first..];
        if let Some(&shape) = graphs.by_options.get(key) {
            return Ok(Moved { shape, by });
        }
        let (left, right) = key[..key.len() - 1].split_at(lefts);
        if left.is_empty() || right.is_empty() {
            return Err(ValueError::Domain("a game that is not an integer has options for both players"));
        }
        let corners: usize = left.iter().chain(right).map(|&option| graphs.shape(option).corners()).sum();
        self.step_through(BYTES_OF_CORNER * corners)?;
        let shape = match in_words(graphs, left, right) {
            Ok(graph) => Shape::Words(graph),
            Err(NoWord) => Shape::Numbers(exactly(graphs, left, right)),
        };
        let shape = graphs.add(shape);
        graphs.bytes += size_of_val(key) + size_of::<(Box<[Moved]>, u32)>();
        graphs.by_options.insert(key.into(), shape);
        Ok(Moved { shape, by })
    }
}

fn in_words(graphs: &Thermographs, left: &[Moved], right: &[Moved]) -> Result<Thermograph<Word>, NoWord> {
    let graph = of_options(left, right, |option, mover| {
        Ok(graphs.shape(option).words()?.after_move(mover, &Word::of(option.by, EXPONENT)?))
    })?;
    if graph.numbers().all(|number| number.is_small()) { Ok(graph) } else { Err(NoWord) }
}

fn exactly(graphs: &Thermographs, left: &[Moved], right: &[Moved]) -> Thermograph {
    let Ok(graph) = of_options(left, right, |option, mover| {
        Ok(graphs.shape(option).exact().after_move(mover, &Dyadic::new(option.by, EXPONENT)))
    });
    graph
}

/// The thermograph of a game with options for both players, by what they get for moving to each.
fn of_options<N: Scale>(
    left: &[Moved],
    right: &[Moved],
    wall: impl Fn(Moved, Player) -> Result<Wall<N>, N::Inexact>,
) -> Result<Thermograph<N>, N::Inexact> {
    let left = scaffold(left.iter().map(|&option| wall(option, Player::Left)), true)?;
    let right = scaffold(right.iter().map(|&option| wall(option, Player::Right)), false)?;
    Thermograph::of_scaffolds(&left, &right)
}

/// The best of the options' walls, at least one, with what a move costs.
fn scaffold<N: Scale>(
    walls: impl Iterator<Item = Result<Wall<N>, N::Inexact>>,
    greater: bool,
) -> Result<Wall<N>, N::Inexact> {
    let mut best: Option<Wall<N>> = None;
    for wall in walls {
        let wall = wall?;
        best = Some(match best {
            Some(best) => best.extreme(&wall, greater)?,
            None => wall,
        });
    }
    // There is an option.
    Ok(best.unwrap_or_else(|| Wall::mast(N::zero())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use zermelo_core::Limits;
    use zermelo_core::random::SplitMix64;

    /// Scores at the multiples of 1/64 from −1 to 15, by definition: a player gets the best of what moves leave, less the
    /// temperature, up to where Left gets no more than Right.
    fn scores(algebra: &Algebra, id: ValueId) -> [Vec<i64>; 2] {
        const TEMPERATURES: std::ops::Range<i64> = -64..15 * 64;
        if let Some(number) = algebra.as_number(id).filter(Dyadic::is_integer) {
            let score = 64 * i64::try_from(number.numerator()).unwrap();
            return [vec![score; TEMPERATURES.count()], vec![score; TEMPERATURES.count()]];
        }
        let options = |player| algebra.options(id, player).unwrap();
        let lefts: Vec<_> = options(Player::Left).into_iter().map(|option| scores(algebra, option)).collect();
        let rights: Vec<_> =
            options(Player::Right).into_iter().map(|option| scores(algebra, option)).collect();
        let mut found = [Vec::new(), Vec::new()];
        let mut frozen = None;
        for (at, temperature) in TEMPERATURES.enumerate() {
            let left = lefts.iter().map(|[_, right]| right[at] - temperature).max().unwrap();
            let right = rights.iter().map(|[left, _]| left[at] + temperature).min().unwrap();
            if left <= right {
                frozen = frozen.or(Some(left));
            }
            found[0].push(frozen.unwrap_or(left));
            found[1].push(frozen.unwrap_or(right));
        }
        found
    }

    #[test]
    fn scores_are_those_by_definition() {
        let store = Store::new();
        let algebra = &mut Algebra::new(&store, &Limits::none()).unwrap();
        let mut random = SplitMix64::new(5);
        let mut below = |bound: usize| random.below(bound as u64) as usize;
        let numbers: Vec<ValueId> =
            (-8..=8).map(|halves| algebra.number(&Dyadic::new(halves, 1)).unwrap()).collect();
        for _ in 0..200 {
            let mut layer = numbers.clone();
            for size in [6, 3, 1] {
                let mut side = || (0..=below(2)).map(|_| layer[below(layer.len())]).collect::<Vec<_>>();
                let sides: Vec<_> = (0..size).map(|_| (side(), side())).collect();
                layer = sides.iter().map(|(left, right)| algebra.game(left, right).unwrap()).collect();
            }
            let [left, right] = scores(algebra, layer[0]);
            let graph = algebra.thermograph(layer[0]).unwrap();
            for (at, temperature) in (-64..15 * 64).enumerate() {
                let temperature = Dyadic::new(temperature, 6);
                assert_eq!(graph.left.score_at(&temperature), Dyadic::new(left[at], 6));
                assert_eq!(graph.right.score_at(&temperature), Dyadic::new(right[at], 6));
            }
            assert_eq!(algebra.mean(layer[0]).unwrap(), *graph.mean());
            assert_eq!(algebra.temperature(layer[0]).unwrap(), *graph.temperature());
        }
    }

    #[test]
    fn numbers_beyond_words_are_exact() {
        let store = Store::new();
        let algebra = &mut Algebra::new(&store, &Limits::none()).unwrap();
        for (numerator, exponent) in
            [(1_i64, 40), (1 << 40, 0), ((1 << 40) + 1, 20), (3, 16), (40_000, 0), (1, 15)]
        {
            let number = Dyadic::new(numerator, exponent);
            let (high, low) = (algebra.number(&number).unwrap(), algebra.number(&-&number).unwrap());
            let switch = algebra.game(&[high], &[low]).unwrap();
            for times in [1, 2, 3] {
                let sum = algebra.multiple(times, switch).unwrap();
                let graph = algebra.thermograph(sum).unwrap();
                let is_odd = times % 2 == 1;
                assert_eq!(*graph.mean(), Dyadic::ZERO);
                assert_eq!(*graph.temperature(), if is_odd { number.clone() } else { Dyadic::integer(-1) });
                let seven = algebra.number(&Dyadic::integer(7)).unwrap();
                let moved = algebra.sum(sum, seven).unwrap();
                assert_eq!(algebra.thermograph(moved).unwrap(), graph.moved(&Dyadic::integer(7)));
            }
        }
    }
}
