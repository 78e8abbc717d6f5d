//! Powers of games {0|H} and subordinates, for pseudonumbers and stoppers as well.

use super::{LoopyGraph, LoopyOption, Pseudonumber, Reach, SidedValue, StopperId};
use crate::{Algebra, Dyadic, ValueError};
use rustc_hash::FxHashMap;
use zermelo_core::Player;

impl Algebra<'_> {
    /// The power G^x = {0 | H:−(x − 1)} of a game G = {0|H}, for a number or pseudonumber x from 1 on: ↑ to n is `^<n>`,
    /// to on `^<on>`.
    pub fn power_of_game(&mut self, id: StopperId, exponent: StopperId) -> Result<StopperId, ValueError> {
        const NO_BASE: ValueError =
            ValueError::Domain("powers are those of games {0|H} with one option of each player");
        let [left, right] =
            [self.stopper_options(id, Player::Left)?, self.stopper_options(id, Player::Right)?];
        let (&[StopperId::ZERO], &[threat]) = (&left[..], &right[..]) else { return Err(NO_BASE) };
        if self.pseudonumber(exponent) == Some(Pseudonumber::Number(Dyadic::integer(1), Reach::Under)) {
            return Err(ValueError::Domain("an exponent is a number or pseudonumber, and at least 1"));
        }
        let less = self.less_one(exponent)?;
        let subordinate = self.stopper_negative(less)?;
        let below = self.loopy_ordinal_sum(&threat.into(), &subordinate.into())?;
        let below = self.loopy_stopper(&below)?;
        self.stopper(&[StopperId::ZERO], &[below])
    }

    /// G:(x − 1) for a number or pseudonumber x from 1 on: ↑ to n is written `^[n]`.
    pub fn loopy_power_to(&mut self, id: StopperId, exponent: StopperId) -> Result<StopperId, ValueError> {
        let less = self.less_one(exponent)?;
        let sum = self.loopy_ordinal_sum(&id.into(), &less.into())?;
        self.loopy_stopper(&sum)
    }

    /// x − 1 for an exponent x.
    fn less_one(&mut self, exponent: StopperId) -> Result<StopperId, ValueError> {
        const REFUSAL: ValueError =
            ValueError::Domain("an exponent is a number or pseudonumber, and at least 1 under");
        let number = self.pseudonumber(exponent).ok_or(REFUSAL)?;
        let less = match number {
            Pseudonumber::On => Pseudonumber::On,
            Pseudonumber::Number(number, reach) if number >= Dyadic::integer(1) => {
                Pseudonumber::Number(&number - &Dyadic::integer(1), reach)
            }
            _ => return Err(REFUSAL),
        };
        self.stopper_of_pseudonumber(&less)
    }

    /// H with B:H = G for stoppers, where there is one; the base is given by its options.
    pub fn loopy_subordinate(
        &mut self,
        id: StopperId,
        base: &[Vec<StopperId>; 2],
    ) -> Result<SidedValue, ValueError> {
        const REFUSAL: ValueError = ValueError::Domain(
            "the game is not an ordinal sum with this base: a move of the base is missing in it",
        );
        let mut graph = LoopyGraph::new();
        let mut nodes = FxHashMap::from_iter([(id, graph.add())]);
        let mut waiting = vec![id];
        while let Some(follower) = waiting.pop() {
            self.step()?;
            for player in Player::BOTH {
                for &move_in_base in &base[player.index()] {
                    if !self.has_stopper_move_as_good(follower, move_in_base, player)? {
                        return Err(REFUSAL);
                    }
                }
                for option in self.stopper_options(follower, player)? {
                    if base[player.index()].contains(&option) {
                        continue;
                    }
                    let next = *nodes.entry(option).or_insert_with(|| {
                        waiting.push(option);
                        graph.add()
                    });
                    graph.add_option(nodes[&follower], player, LoopyOption::Node(next));
                }
            }
        }
        self.sided_value(&graph, 0)
    }

    /// Whether a further option of the player would change nothing: another is as good, or it is reversible.
    fn has_stopper_move_as_good(
        &mut self,
        id: StopperId,
        further: StopperId,
        player: Player,
    ) -> Result<bool, ValueError> {
        for option in self.stopper_options(id, player)? {
            if self.is_as_good_for(player, option, further)? {
                return Ok(true);
            }
        }
        for answer in self.stopper_options(further, player.opponent())? {
            if self.is_as_good_for(player, id, answer)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn is_as_good_for(
        &mut self,
        player: Player,
        better: StopperId,
        worse: StopperId,
    ) -> Result<bool, ValueError> {
        match player {
            Player::Left => self.stopper_is_at_least(better, worse),
            Player::Right => self.stopper_is_at_least(worse, better),
        }
    }

    /// The options of a value in canonical form, as those of a base.
    pub fn stopper_sides(&self, id: StopperId) -> Result<[Vec<StopperId>; 2], ValueError> {
        Ok([self.stopper_options(id, Player::Left)?, self.stopper_options(id, Player::Right)?])
    }
}
