//! Thermographs of stoppers: as those of short games, with walls that may hang on themselves.
//!
//! The left wall of a game hangs on the right walls of its left options, these on the left walls of their right options, and so
//! on: play that alternates, which in a stopper comes to an end. Only where a game freezes, because its scaffolds meet, both of
//! its walls become one mast, and each hangs on the other. So the games of a cycle are cooled together, from temperature −1 on:
//! at each time the walls of those that are not yet frozen follow from the masts of the others; the next to freeze are those
//! whose scaffolds meet first. For short games this is the usual recursion (Winning Ways, ch. 6), in another order.
//!
//! A player may have a threat that no number answers, such as on: such walls are infinite, and there are games that never
//! freeze. They have no mean and no thermograph, but may be options of games that have.

use super::StopperId;
use super::graph::components;
use crate::thermograph::BYTES_OF_CORNER;
use crate::{Algebra, Dyadic, Thermograph, ValueError, Wall};
use rustc_hash::FxHashMap;
use zermelo_core::Player;

/// What a player can get: at each temperature a number, or infinitely much or little.
#[derive(Clone, Debug)]
enum Score {
    Below,
    At(Wall),
    Above,
}

/// The scores with Left and with Right moving first.
type Walls = [Score; 2];

/// A position with its walls, and with its thermograph if it freezes.
type Cooled = (StopperId, Walls, Option<Thermograph>);

const NEVER_FREEZES: ValueError =
    ValueError::Domain("the game has no mean and no temperature: its walls never meet, as those of on");

impl Score {
    /// The worst that a player can have.
    const fn worst(player: Player) -> Self {
        match player {
            Player::Left => Self::Below,
            Player::Right => Self::Above,
        }
    }

    /// The better of two for a player.
    fn best(self, other: Self, player: Player) -> Self {
        let is_left = player == Player::Left;
        match (self, other) {
            (Self::At(one), Self::At(two)) => {
                let Ok(best) = one.extreme(&two, is_left);
                Self::At(best)
            }
            (Self::Above, other) | (other, Self::Above) => {
                if is_left {
                    Self::Above
                } else {
                    other
                }
            }
            (Self::Below, other) | (other, Self::Below) => {
                if is_left {
                    other
                } else {
                    Self::Below
                }
            }
        }
    }

    /// After a move of the player that costs the temperature.
    fn taxed(&self, player: Player) -> Self {
        match self {
            Self::At(wall) => Self::At(wall.tilted(if player == Player::Left { -1 } else { 1 })),
            infinite => infinite.clone(),
        }
    }

    fn corners(&self) -> usize {
        match self {
            Self::At(wall) => wall.corners().len(),
            _ => 1,
        }
    }
}

/// The temperature at which scaffolds meet.
fn meeting([left, right]: &Walls) -> Option<Dyadic> {
    match (left, right) {
        (Score::At(left), Score::At(right)) => {
            let Ok(meeting) = left.first_crossing(right);
            meeting
        }
        _ => None,
    }
}

/// The positions of a stopper that lie on common cycles, and what is known of them.
struct Cycle<'a> {
    /// The positions, each with both players' options.
    members: Vec<(StopperId, [Vec<StopperId>; 2])>,
    places: FxHashMap<StopperId, usize>,
    /// The walls of games outside that have been found.
    known: &'a FxHashMap<StopperId, Walls>,
    /// The walls with whom moves first, each behind those that it hangs on.
    order: Vec<(usize, Player)>,
    frozen: Vec<Option<Thermograph>>,
}

impl<'a> Cycle<'a> {
    fn new(
        algebra: &Algebra,
        positions: &[StopperId],
        known: &'a FxHashMap<StopperId, Walls>,
    ) -> Result<Self, ValueError> {
        let mut members = Vec::with_capacity(positions.len());
        for &id in positions {
            let [left, right] = Player::BOTH.map(|player| algebra.stopper_options(id, player));
            members.push((id, [left?, right?]));
        }
        let places: FxHashMap<StopperId, usize> =
            positions.iter().enumerate().map(|(at, &id)| (id, at)).collect();
        let state = |at: usize, player: Player| (2 * at + player.index()) as u32;
        let hangs_on = |at: usize, player: Player| -> Vec<u32> {
            let options = members[at].1[player.index()].iter();
            options.filter_map(|id| Some(state(*places.get(id)?, player.opponent()))).collect()
        };
        let successors: Vec<Vec<u32>> =
            (0..members.len()).flat_map(|at| Player::BOTH.map(|player| hangs_on(at, player))).collect();
        // Alternating play comes to an end, so every component is one state.
        let order = components(&successors).into_iter().flatten();
        let order = order.map(|state| (state as usize / 2, Player::BOTH[state as usize % 2])).collect();
        let frozen = vec![None; members.len()];
        Ok(Self { members, places, known, order, frozen })
    }

    /// Cools until no more scaffolds meet, and gives the walls.
    fn cool(mut self, algebra: &Algebra) -> Result<Vec<Cooled>, ValueError> {
        loop {
            let scaffolds = self.scaffolds(algebra)?;
            let is_open = |at: &usize| self.frozen[*at].is_none();
            let open = (0..self.members.len()).filter(is_open);
            let meetings: Vec<(usize, Dyadic)> =
                open.filter_map(|at| Some((at, meeting(&scaffolds[at])?))).collect();
            let Some(next) = meetings.iter().map(|(_, temperature)| temperature).min() else {
                let ids = self.members.iter().map(|(id, _)| *id);
                return Ok(ids
                    .zip(scaffolds)
                    .zip(self.frozen)
                    .map(|((id, walls), frozen)| (id, walls, frozen))
                    .collect());
            };
            for (at, temperature) in &meetings {
                if let ([Score::At(left), Score::At(right)], true) = (&scaffolds[*at], temperature == next) {
                    self.frozen[*at] = Some(Thermograph::frozen_at(left, right, temperature.clone()));
                }
            }
        }
    }

    /// The walls of all members: of the frozen ones as they are, of the others as if they never froze.
    fn scaffolds(&self, algebra: &Algebra) -> Result<Vec<Walls>, ValueError> {
        let mut all: Vec<Walls> = vec![[Score::Below, Score::Above]; self.members.len()];
        for &(at, player) in &self.order {
            let score = match &self.frozen[at] {
                Some(thermograph) if player == Player::Left => Score::At(thermograph.left.clone()),
                Some(thermograph) => Score::At(thermograph.right.clone()),
                None => {
                    let mut best = Score::worst(player);
                    for option in &self.members[at].1[player.index()] {
                        let walls =
                            self.places.get(option).map_or_else(|| &self.known[option], |&at| &all[at]);
                        let score = walls[player.opponent().index()].taxed(player);
                        algebra.step_through(BYTES_OF_CORNER * score.corners())?;
                        best = best.best(score, player);
                    }
                    best
                }
            };
            all[at][player.index()] = score;
        }
        Ok(all)
    }
}

impl Algebra<'_> {
    /// The thermograph of a stopper; [`ValueError::Domain`] where it has none, as a player has threats that no number
    /// answers.
    ///
    /// Games of one cycle are cooled together: quadratic in their number.
    pub fn stopper_thermograph(&mut self, id: StopperId) -> Result<Thermograph, ValueError> {
        if let StopperId::Short(id) = id {
            return self.thermograph(id);
        }
        let mut known: FxHashMap<StopperId, Walls> = FxHashMap::default();
        for positions in self.cycles_of_stopper(id)? {
            for &position in &positions {
                for player in Player::BOTH {
                    for option in self.stopper_options(position, player)? {
                        if let (StopperId::Short(short), false) = (option, known.contains_key(&option)) {
                            let thermograph = self.thermograph(short)?;
                            let walls = [&thermograph.left, &thermograph.right];
                            known.insert(option, walls.map(|wall| Score::At(wall.clone())));
                        }
                    }
                }
            }
            for (position, walls, frozen) in Cycle::new(self, &positions, &known)?.cool(self)? {
                if position == id {
                    return frozen.ok_or(NEVER_FREEZES);
                }
                known.insert(position, walls);
            }
        }
        Err(NEVER_FREEZES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Store, ValueId};
    use zermelo_core::Limits;

    /// A game made at random of those before it.
    fn random_game(
        algebra: &mut Algebra,
        games: &[ValueId],
        below: &mut impl FnMut(usize) -> usize,
    ) -> ValueId {
        let mut side = || (0..=below(2)).map(|_| games[below(games.len())]).collect::<Vec<ValueId>>();
        let (left, right) = (side(), side());
        algebra.game(&left, &right).unwrap()
    }

    #[test]
    fn short_games_have_the_same_when_all_positions_are_cooled_together() {
        let store = Store::new();
        let algebra = &mut Algebra::new(&store, &Limits::none()).unwrap();
        let mut state = 3_u64;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % bound
        };
        let mut games: Vec<ValueId> =
            (-4..=4).map(|number| algebra.number(&Dyadic::integer(number)).unwrap()).collect();
        for _ in 0..300 {
            games.push(random_game(algebra, &games, &mut below));
            if games.len() > 30 {
                games.truncate(9);
            }
            let id = games[games.len() - 1];
            let followers = algebra.stopper_followers(id.into()).unwrap();
            let is_integer = |id: &StopperId| id.short().is_some_and(|id| algebra.is_integer(id));
            let (integers, others): (Vec<StopperId>, Vec<StopperId>) =
                followers.into_iter().partition(is_integer);
            let mut known: FxHashMap<StopperId, Walls> = FxHashMap::default();
            for integer in integers {
                let thermograph = algebra.thermograph(integer.short().unwrap()).unwrap();
                known.insert(
                    integer,
                    [&thermograph.left, &thermograph.right].map(|wall| Score::At(wall.clone())),
                );
            }
            for (position, _, frozen) in Cycle::new(algebra, &others, &known).unwrap().cool(algebra).unwrap()
            {
                let usual = algebra.thermograph(position.short().unwrap()).unwrap();
                assert_eq!(frozen, Some(usual));
            }
        }
    }
}
