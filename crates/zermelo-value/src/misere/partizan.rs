//! Partizan games in misère play, as they are written: who wins, and which is the better of two.
//!
//! G ≥ H in a universe of games when Left does at least as well with G + X as with H + X, for every X of the universe. In misère
//! play the universe matters: in all games hardly any two are equal; in the dicots, where in every position both players can
//! move or neither can, * + * is 0; between them are the dead-ending games, in which whoever has no move never gets one again.
//!
//! These three universes are absolute (Larsson, Nowakowski, Santos, *Absolute combinatorial game theory*), so that G ≥ H is
//! decided by G and H alone:
//!
//! * for every H^L there is a G^L ≥ H^L or an H^LR ≤ G, and for every G^R there is an H^R ≤ G^R or a G^RL ≥ H;
//! * where Left has no move in H, whatever she wins there for want of a move she wins beside G, too, and so does Right with
//!   the games exchanged.
//!
//! The second means in all games that Left has no move in G (Siegel, *Misère canonical forms of partizan games*); in the dicots
//! that she wins G moving first (Dorbec, Renault, Siegel, Sopena, *Dicots, and a taxonomic ranking for misère games*); in the
//! dead-ending games that she wins G, moving first, beside every game in which she has no move (Larsson, Milley, Nowakowski,
//! Renault, Santos, *Progress on misère dead ends*).

use crate::written::FormPart;
use crate::{Algebra, ValueError, WrittenForm};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::rc::Rc;
use zermelo_core::{Outcome, Player};

/// The games beside which two games are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Universe {
    /// All short games.
    All,
    /// The dead-ending games: whoever has no move has none in any position that follows.
    DeadEnding,
    /// The dicots: in every position both players can move, or neither can.
    Dicot,
}

/// The options of both players in a position, by number, in order and each once.
type Options = [Box<[u32]>; 2];

/// What a position is in misère play. The pairs are for Left and for Right.
#[derive(Clone, Copy, Debug)]
struct Facts {
    wins_first: [bool; 2],
    /// Moving first, and moving second, beside every game other than 0 that is dead-ending and in which the player has no
    /// move: the opponent has moves there, as many as may be.
    wins_beside_ends: [[bool; 2]; 2],
    /// No move in it, nor in any position that follows.
    is_dead_end: [bool; 2],
    is_dead_ending: bool,
    is_dicot: bool,
}

/// Positions, each once, with options among those before it.
#[derive(Default)]
struct Positions {
    options: Vec<Rc<Options>>,
    facts: Vec<Facts>,
    number_of: FxHashMap<Rc<Options>, u32>,
}

impl Positions {
    /// The number of the position with these options.
    fn enter(&mut self, mut options: [Vec<u32>; 2]) -> u32 {
        for side in &mut options {
            side.sort_unstable();
            side.dedup();
        }
        let options = Rc::new(options.map(Vec::into_boxed_slice));
        if let Some(&number) = self.number_of.get(&options) {
            return number;
        }
        let number = self.options.len() as u32;
        self.facts.push(self.facts_of(&options));
        self.options.push(Rc::clone(&options));
        self.number_of.insert(options, number);
        number
    }

    fn facts_of(&self, options: &Options) -> Facts {
        let all = |side: usize, holds: &dyn Fn(&Facts) -> bool| {
            options[side].iter().all(|&option| holds(&self.facts[option as usize]))
        };
        let any = |side: usize, holds: &dyn Fn(&Facts) -> bool| !all(side, &|facts| !holds(facts));
        let has_no_move = [0, 1].map(|side| options[side].is_empty());
        let wins_first =
            [0, 1].map(|side| has_no_move[side] || any(side, &|option| !option.wins_first[1 - side]));
        let wins_beside_ends = [0, 1].map(|side| {
            let first = has_no_move[side] || any(side, &|option| option.wins_beside_ends[side][1]);
            // The opponent moves here, or in the end that is beside: to another, or to 0.
            let second =
                first && wins_first[side] && all(1 - side, &|option| option.wins_beside_ends[side][0]);
            [first, second]
        });
        let is_dead_end =
            [0, 1].map(|side| has_no_move[side] && all(1 - side, &|option| option.is_dead_end[side]));
        let in_all = |holds: &dyn Fn(&Facts) -> bool| all(0, holds) && all(1, holds);
        Facts {
            wins_first,
            wins_beside_ends,
            is_dead_end,
            is_dead_ending: [0, 1].iter().all(|&side| !has_no_move[side] || is_dead_end[side])
                && in_all(&|option| option.is_dead_ending),
            is_dicot: has_no_move[0] == has_no_move[1] && in_all(&|option| option.is_dicot),
        }
    }

    fn outcome(&self, position: u32) -> Outcome {
        match self.facts[position as usize].wins_first {
            [true, true] => Outcome::N,
            [true, false] => Outcome::L,
            [false, true] => Outcome::R,
            [false, false] => Outcome::P,
        }
    }

    fn is_in(&self, universe: Universe, position: u32) -> bool {
        let facts = &self.facts[position as usize];
        match universe {
            Universe::All => true,
            Universe::DeadEnding => facts.is_dead_ending,
            Universe::Dicot => facts.is_dicot,
        }
    }

    /// Whether a player who wins for want of a move in `end`, beside any game, wins with `position` instead.
    fn stands_for_an_end(&self, universe: Universe, position: u32, end: u32, side: usize) -> bool {
        if !self.options[end as usize][side].is_empty() {
            return true;
        }
        let facts = &self.facts[position as usize];
        match universe {
            Universe::All => self.options[position as usize][side].is_empty(),
            Universe::DeadEnding => facts.wins_first[side] && facts.wins_beside_ends[side][0],
            Universe::Dicot => facts.wins_first[side],
        }
    }
}

/// Which positions are at least which others, as far as that has been asked.
struct Order<'p> {
    positions: &'p Positions,
    universe: Universe,
    known: FxHashMap<(u32, u32), bool>,
}

impl Order<'_> {
    /// Whether `a ≥ b`, or a pair that has to be compared before.
    fn at_least(&self, a: u32, b: u32) -> Result<bool, (u32, u32)> {
        let Positions { options, .. } = self.positions;
        let known = |a, b| if a == b { Ok(true) } else { self.known.get(&(a, b)).copied().ok_or((a, b)) };
        let stands =
            |position, end, side| self.positions.stands_for_an_end(self.universe, position, end, side);
        if !stands(a, b, 0) || !stands(b, a, 1) {
            return Ok(false);
        }
        let [of_a, of_b] = [&options[a as usize], &options[b as usize]];
        // For every H^L a G^L or an H^LR.
        for &left in &of_b[0] {
            let better = some(&of_a[0], |&option| known(option, left))?;
            if !better && !some(&options[left as usize][1], |&reply| known(a, reply))? {
                return Ok(false);
            }
        }
        for &right in &of_a[1] {
            let worse = some(&of_b[1], |&option| known(right, option))?;
            if !worse && !some(&options[right as usize][0], |&reply| known(reply, b))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The same with all that it needs. On a stack of its own: forms may be deep.
    fn find(&mut self, algebra: &Algebra, a: u32, b: u32) -> Result<bool, ValueError> {
        let mut waiting = vec![(a, b)];
        while let Some(&(a, b)) = waiting.last() {
            algebra.step()?;
            match self.at_least(a, b) {
                Ok(holds) => {
                    self.known.insert((a, b), holds);
                    waiting.pop();
                }
                Err(pair) => waiting.push(pair),
            }
            if self.known.len().is_multiple_of(1 << 12) {
                let bytes = self.known.capacity() * size_of::<((u32, u32), bool)>();
                algebra.watch_scratch_memory(bytes as u64)?;
            }
        }
        Ok(self.known[&(a, b)])
    }
}

/// Whether it is so for some item; where none is known to be so, the first that has to be known.
fn some<T, E>(items: &[T], holds: impl Fn(&T) -> Result<bool, E>) -> Result<bool, E> {
    let mut missing = None;
    for item in items {
        match holds(item) {
            Ok(true) => return Ok(true),
            Ok(false) => {}
            Err(error) => missing = missing.or(Some(error)),
        }
    }
    missing.map_or(Ok(false), Err)
}

impl Algebra<'_> {
    /// Enters all positions of a form and gives the number of the whole game.
    fn enter_form(&mut self, form: &WrittenForm, positions: &mut Positions) -> Result<u32, ValueError> {
        let mut entered: FxHashMap<FormPart, u32> = FxHashMap::default();
        self.fold(
            &mut entered,
            form.root(),
            |algebra, part, needed| {
                for player in Player::BOTH {
                    needed.extend(algebra.options_in_form(form, part, player)?);
                }
                Ok(())
            },
            |algebra, part, known| {
                let mut options = [Vec::new(), Vec::new()];
                for player in Player::BOTH {
                    let parts = algebra.options_in_form(form, part, player)?;
                    options[player.index()] = parts.iter().map(|part| known[part]).collect();
                }
                Ok(positions.enter(options))
            },
        )
    }

    /// Who wins a form in misère play, where whoever cannot move wins. Linear in the positions and their options.
    pub fn misere_outcome_of_form(&mut self, form: &WrittenForm) -> Result<Outcome, ValueError> {
        let mut positions = Positions::default();
        let number = self.enter_form(form, &mut positions)?;
        Ok(positions.outcome(number))
    }

    /// Whether a form belongs to a universe. Linear in the positions and their options.
    pub fn is_form_in(&mut self, universe: Universe, form: &WrittenForm) -> Result<bool, ValueError> {
        let mut positions = Positions::default();
        let number = self.enter_form(form, &mut positions)?;
        Ok(positions.is_in(universe, number))
    }

    /// How two forms compare in misère play, beside the games of a universe; `None` where neither is at least the other.
    ///
    /// The product of their positions, and of the options there and the replies, at most. `ValueError::Domain` where one of
    /// them is not in the universe.
    pub fn misere_comparison(
        &mut self,
        universe: Universe,
        one: &WrittenForm,
        other: &WrittenForm,
    ) -> Result<Option<Ordering>, ValueError> {
        let mut positions = Positions::default();
        let [one, other] = [self.enter_form(one, &mut positions)?, self.enter_form(other, &mut positions)?];
        if ![one, other].iter().all(|&number| positions.is_in(universe, number)) {
            return Err(match universe {
                Universe::All => unreachable!("every game is among all games"),
                Universe::DeadEnding => {
                    ValueError::Domain("a player without a move gets one again: not a dead-ending game")
                }
                Universe::Dicot => {
                    ValueError::Domain("only one of the players can move somewhere in it: not a dicot")
                }
            });
        }
        let mut order = Order { positions: &positions, universe, known: FxHashMap::default() };
        let is_at_least = order.find(self, one, other)?;
        let is_at_most = order.find(self, other, one)?;
        Ok(match (is_at_least, is_at_most) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Greater),
            (false, true) => Some(Ordering::Less),
            (false, false) => None,
        })
    }

    /// The disjunctive sum of two forms with all its positions, not in canonical form.
    ///
    /// O(positions of G × positions of H) canonical forms.
    pub fn sum_of_forms(&mut self, a: &WrittenForm, b: &WrittenForm) -> Result<WrittenForm, ValueError> {
        let options = |algebra: &Self, (x, y): (FormPart, FormPart), player| -> Result<_, ValueError> {
            let in_a = algebra.options_in_form(a, x, player)?.into_iter().map(|option| (option, y));
            let in_b = algebra.options_in_form(b, y, player)?.into_iter().map(|option| (x, option));
            Ok(in_a.chain(in_b).collect::<Vec<_>>())
        };
        let mut written: Vec<[Vec<FormPart>; 2]> = Vec::new();
        let root = self.fold(
            &mut FxHashMap::default(),
            (a.root(), b.root()),
            |algebra, pair, needed| {
                for player in Player::BOTH {
                    needed.extend(options(algebra, pair, player)?);
                }
                Ok(())
            },
            |algebra, pair, known| {
                let side = |player| -> Result<Vec<FormPart>, ValueError> {
                    let parts = options(algebra, pair, player)?;
                    Ok(parts.iter().map(|pair| FormPart::Written(known[pair])).collect())
                };
                written.push([side(Player::Left)?, side(Player::Right)?]);
                Ok(written.len() - 1)
            },
        )?;
        self.written_form(written, FormPart::Written(root))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use zermelo_core::Limits;
    use zermelo_core::random::SplitMix64;

    const UNIVERSES: [Universe; 3] = [Universe::All, Universe::DeadEnding, Universe::Dicot];

    /// Sets of options from a list, by the bits of a mask.
    fn chosen(from: &[u32], mask: u32) -> Vec<u32> {
        (0..from.len()).filter(|place| mask >> place & 1 == 1).map(|place| from[place]).collect()
    }

    /// All games born by a day.
    fn born_by(day: u32, positions: &mut Positions) -> Vec<u32> {
        let mut games = Vec::new();
        for _ in 0..=day {
            let before = games.clone();
            for left in 0..1 << before.len() {
                for right in 0..1 << before.len() {
                    games.push(positions.enter([chosen(&before, left), chosen(&before, right)]));
                }
            }
            games.sort_unstable();
            games.dedup();
        }
        games
    }

    /// Sums of positions by the definition, with who wins them moving first.
    #[derive(Default)]
    struct Sums(FxHashMap<(u32, u32, usize), bool>);

    impl Sums {
        fn wins_first(&mut self, positions: &Positions, one: u32, other: u32, side: usize) -> bool {
            if let Some(&wins) = self.0.get(&(one, other, side)) {
                return wins;
            }
            let options = |position: u32| positions.options[position as usize][side].iter().copied();
            let next: Vec<(u32, u32)> = options(one)
                .map(|option| (option, other))
                .chain(options(other).map(|option| (one, option)))
                .collect();
            let wins = next.is_empty()
                || next.into_iter().any(|(one, other)| !self.wins_first(positions, one, other, 1 - side));
            self.0.insert((one, other, side), wins);
            wins
        }

        /// Whether Left does as well with `a + x` as with `b + x`, whoever moves first.
        fn is_as_good(&mut self, positions: &Positions, a: u32, b: u32, x: u32) -> bool {
            let mut wins = |game, side| self.wins_first(positions, game, x, side);
            (wins(a, 0) || !wins(b, 0)) && (!wins(a, 1) || wins(b, 1))
        }
    }

    /// Games in which one player can end the play at once, or wait, up to eight times.
    fn perfect_murders(mover: usize, positions: &mut Positions) -> Vec<u32> {
        let zero = positions.enter([vec![], vec![]]);
        let mut murders = vec![zero];
        for _ in 0..8 {
            let mut options = [vec![], vec![]];
            options[mover] = vec![zero, murders[murders.len() - 1]];
            murders.push(positions.enter(options));
        }
        murders
    }

    /// Beside what two games differ, built as in the proofs: the first where Left wins `b` and not `a` moving first, the second
    /// where she does so moving second.
    struct Witnesses<'s, 'a> {
        universe: Universe,
        positions: Positions,
        known: FxHashMap<(u32, u32), [u32; 2]>,
        algebra: &'s Algebra<'a>,
    }

    impl Witnesses<'_, '_> {
        fn is_at_least(&self, a: u32, b: u32) -> bool {
            let mut order =
                Order { positions: &self.positions, universe: self.universe, known: FxHashMap::default() };
            order.find(self.algebra, a, b).unwrap()
        }

        fn options(&self, position: u32, side: usize) -> Vec<u32> {
            self.positions.options[position as usize][side].to_vec()
        }

        fn zero(&mut self) -> u32 {
            self.positions.enter([vec![], vec![]])
        }

        /// The adjoint: whoever moves first in its sum with the game loses. It is a dicot.
        fn adjoint(&mut self, position: u32) -> u32 {
            let zero = self.zero();
            let mut image = [self.options(position, 1), self.options(position, 0)];
            for side in &mut image {
                *side = side.iter().map(|&option| self.adjoint(option)).collect();
                if side.is_empty() {
                    side.push(zero);
                }
            }
            self.positions.enter(image)
        }

        fn adjoints_of_options(&mut self, position: u32, side: usize) -> Vec<u32> {
            let options = self.options(position, side);
            options.into_iter().map(|option| self.adjoint(option)).collect()
        }

        /// An end for `side`, in which the opponent has every answer to what the player leaves of `game`.
        fn end_against(&mut self, game: u32, side: usize) -> u32 {
            let zero = self.zero();
            let mut options = [vec![], vec![]];
            match self.universe {
                Universe::Dicot => return zero,
                Universe::DeadEnding if !self.positions.facts[game as usize].wins_first[side] => return zero,
                Universe::All => {
                    options[1 - side] = self.adjoints_of_options(game, side);
                    options[1 - side].push(zero);
                }
                Universe::DeadEnding => {
                    let murders = perfect_murders(1 - side, &mut self.positions);
                    return murders[murders.len() - 1];
                }
            }
            self.positions.enter(options)
        }

        /// A game in which `side` can go to the adjoint, and so win beside `game`.
        fn refuge(&mut self, game: u32, side: usize) -> u32 {
            let (zero, adjoint) = (self.zero(), self.adjoint(game));
            self.positions.enter(if side == 0 {
                [vec![adjoint], vec![zero]]
            } else {
                [vec![zero], vec![adjoint]]
            })
        }

        fn find(&mut self, a: u32, b: u32) -> [u32; 2] {
            if let Some(&found) = self.known.get(&(a, b)) {
                return found;
            }
            assert!(!self.is_at_least(a, b));
            let found = match (self.moving_first(a, b), self.moving_second(a, b)) {
                (Some(first), _) => {
                    let mut left = self.adjoints_of_options(b, 1);
                    left.push(self.adjoint(b));
                    [first, self.positions.enter([left, vec![first]])]
                }
                (None, Some(second)) => {
                    let mut right = self.adjoints_of_options(a, 0);
                    right.push(self.adjoint(a));
                    [self.positions.enter([vec![second], right]), second]
                }
                (None, None) => panic!("{a} and {b} differ for no reason"),
            };
            self.known.insert((a, b), found);
            found
        }

        fn moving_first(&mut self, a: u32, b: u32) -> Option<u32> {
            if !self.positions.stands_for_an_end(self.universe, a, b, 0) {
                return Some(self.end_against(a, 0));
            }
            for left in self.options(b, 0) {
                let (better, replies) = (self.options(a, 0), self.options(left, 1));
                if better.iter().any(|&option| self.is_at_least(option, left))
                    || replies.iter().any(|&reply| self.is_at_least(a, reply))
                {
                    continue;
                }
                let mut lefts: Vec<u32> = replies.into_iter().map(|reply| self.find(a, reply)[1]).collect();
                lefts.push(self.refuge(a, 1));
                let mut rights: Vec<u32> =
                    better.into_iter().map(|option| self.find(option, left)[0]).collect();
                rights.push(self.refuge(left, 0));
                return Some(self.positions.enter([lefts, rights]));
            }
            None
        }

        fn moving_second(&mut self, a: u32, b: u32) -> Option<u32> {
            if !self.positions.stands_for_an_end(self.universe, b, a, 1) {
                return Some(self.end_against(b, 1));
            }
            for right in self.options(a, 1) {
                let (worse, replies) = (self.options(b, 1), self.options(right, 0));
                if worse.iter().any(|&option| self.is_at_least(right, option))
                    || replies.iter().any(|&reply| self.is_at_least(reply, b))
                {
                    continue;
                }
                let mut lefts: Vec<u32> =
                    worse.into_iter().map(|option| self.find(right, option)[1]).collect();
                lefts.push(self.refuge(right, 1));
                let mut rights: Vec<u32> = replies.into_iter().map(|reply| self.find(reply, b)[0]).collect();
                rights.push(self.refuge(b, 0));
                return Some(self.positions.enter([lefts, rights]));
            }
            None
        }
    }

    /// Games of a universe: all that are born by day 2 there, at most 90, and some of day 3.
    fn games_of(universe: Universe, positions: &mut Positions, random: &mut SplitMix64) -> Vec<u32> {
        let mut games = born_by(2, positions);
        games.retain(|&game| positions.is_in(universe, game));
        while games.len() > 90 {
            games.swap_remove(random.below(games.len() as u64) as usize);
        }
        let second_day = games.clone();
        while games.len() < second_day.len() + 40 {
            let mut some = || -> Vec<u32> {
                let count = 1 + random.below(2);
                (0..count).map(|_| second_day[random.below(second_day.len() as u64) as usize]).collect()
            };
            let options = [some(), some()];
            games.push(positions.enter(options));
        }
        games
    }

    /// What is at least another is so beside all games born by day 2 and many of day 3; what is not has a witness.
    #[test]
    fn order_is_that_of_the_definition() {
        let store = Store::new();
        let algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let mut random = SplitMix64::new(5);
        for universe in UNIVERSES {
            let mut positions = Positions::default();
            let mut beside = born_by(2, &mut positions);
            beside.extend((0..2).flat_map(|mover| perfect_murders(mover, &mut positions)));
            beside.retain(|&game| positions.is_in(universe, game));
            let games = games_of(universe, &mut positions, &mut random);
            beside.extend(games_of(universe, &mut positions, &mut random));
            let mut witnesses =
                Witnesses { universe, positions, known: FxHashMap::default(), algebra: &algebra };
            let mut sums = Sums::default();
            let mut counts = [0, 0];
            for (&a, &b) in games.iter().flat_map(|a| games.iter().map(move |b| (a, b))) {
                let holds = witnesses.is_at_least(a, b);
                counts[usize::from(holds)] += 1;
                if holds {
                    let positions = &witnesses.positions;
                    let differs = beside.iter().find(|&&x| !sums.is_as_good(positions, a, b, x));
                    assert_eq!(differs, None, "{universe:?}: {a} is not at least {b}");
                    continue;
                }
                let [first, second] = witnesses.find(a, b);
                let positions = &witnesses.positions;
                assert!([first, second].iter().all(|&x| positions.is_in(universe, x)), "{universe:?}");
                let mut wins = |game, x, side| sums.wins_first(positions, game, x, side);
                assert!(wins(b, first, 0) && !wins(a, first, 0), "{universe:?}: {a} may be at least {b}");
                assert!(!wins(b, second, 1) && wins(a, second, 1), "{universe:?}: {a} may be at least {b}");
            }
            assert!(counts.iter().all(|&count| count > games.len()), "{universe:?}: {counts:?}");
        }
    }

    /// Beside the dicots * + * is 0, beside the dead-ending games 1 − 1 is 0, beside all games neither is. (Allen, *Partizan
    /// kayles and misère invertibility*; Milley and Renault, *Dead ends in misère play*.)
    #[test]
    fn inverses_as_published() {
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let integer = |algebra: &mut Algebra, number| {
            algebra.number(&crate::Dyadic::from(number)).map(WrittenForm::canonical).unwrap()
        };
        let zero = integer(&mut algebra, 0);
        let star = algebra
            .written_form(
                vec![[vec![], vec![]], [vec![FormPart::Written(0)], vec![FormPart::Written(0)]]],
                FormPart::Written(1),
            )
            .unwrap();
        let (one, minus_one) = (integer(&mut algebra, 1), integer(&mut algebra, -1));
        let stars = algebra.sum_of_forms(&star, &star).unwrap();
        let ones = algebra.sum_of_forms(&one, &minus_one).unwrap();
        let mut compare = |universe, form: &WrittenForm| algebra.misere_comparison(universe, form, &zero);
        assert_eq!(compare(Universe::Dicot, &stars), Ok(Some(Ordering::Equal)));
        assert_eq!(compare(Universe::All, &stars), Ok(None));
        assert_eq!(compare(Universe::DeadEnding, &ones), Ok(Some(Ordering::Equal)));
        assert_eq!(compare(Universe::All, &ones), Ok(None));
        assert!(matches!(compare(Universe::Dicot, &ones), Err(ValueError::Domain(_))));
    }
}
