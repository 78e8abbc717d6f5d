//! What is asked of a value besides its form: outcome, birthday, counts, incentives, tempers, kinds.

use super::error::ValueError;
use super::fold::Memo;
use super::{Algebra, Dyadic, ValueId};
use dashu_int::UBig;
use zermelo_core::{Outcome, Player};

/// Whether a game ends after an even or an odd number of moves, if that is fixed and numbers count as ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// A number, or all options are odd-tempered.
    Even,
    /// All options are even-tempered.
    Odd,
}

impl Algebra<'_> {
    /// Who wins.
    pub fn outcome(&mut self, id: ValueId) -> Result<Outcome, ValueError> {
        let at_least = self.is_at_most(ValueId::ZERO, id)?;
        let at_most = self.is_at_most(id, ValueId::ZERO)?;
        Ok(match (at_least, at_most) {
            (true, true) => Outcome::P,
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
            (false, false) => Outcome::N,
        })
    }

    /// Who wins in misère play, where whoever cannot move wins. It is a property of the form, not of the value: of the
    /// canonical form of normal play here.
    ///
    /// A number other than 0 is won by the player who would rather not have moves. Otherwise linear in the number of
    /// followers and their options.
    pub fn misere_outcome(&mut self, id: ValueId) -> Result<Outcome, ValueError> {
        let mut memo: Memo<(ValueId, Player), bool> = Memo::default();
        let needs = |algebra: &mut Self, (id, player): (ValueId, Player), needed: &mut Vec<_>| {
            if algebra.as_number(id).is_none() {
                let options = algebra.options(id, player)?;
                needed.extend(options.into_iter().map(|option| (option, player.opponent())));
            }
            Ok(())
        };
        let combine = |algebra: &mut Self, (id, player): (ValueId, Player), memo: &Memo<_, bool>| {
            if let Some(number) = algebra.as_number(id) {
                let is_lefts = number.signum() < 0;
                return Ok(number.is_zero() || is_lefts == (player == Player::Left));
            }
            let options = algebra.options(id, player)?;
            Ok(options.is_empty() || options.iter().any(|&option| !memo[&(option, player.opponent())]))
        };
        let [left, right] = [Player::Left, Player::Right];
        let left_wins = self.fold(&mut memo, (id, left), needs, combine)?;
        let right_wins = self.fold(&mut memo, (id, right), needs, combine)?;
        Ok(match (left_wins, right_wins) {
            (true, true) => Outcome::N,
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
            (false, false) => Outcome::P,
        })
    }

    /// The birthday: the depth of the canonical form.
    pub fn birthday(&mut self, id: ValueId) -> Result<UBig, ValueError> {
        self.fold(
            &mut Memo::default(),
            id,
            |algebra, id, needed| algebra.push_options_of_no_number(id, needed),
            |algebra, id, known| {
                if let Some(number) = algebra.as_number(id) {
                    return Ok(birthday_of_number(&number));
                }
                let mut last = UBig::ZERO;
                for player in Player::BOTH {
                    for option in algebra.options(id, player)? {
                        last = last.max(known[&option].clone());
                    }
                }
                Ok(last + UBig::ONE)
            },
        )
    }

    /// The canonical followers, the game itself among them.
    pub fn followers(&mut self, id: ValueId) -> Result<Vec<ValueId>, ValueError> {
        let mut found: Memo<ValueId, bool> = Memo::default();
        self.fold(
            &mut found,
            id,
            |algebra, id, needed| algebra.push_all_options(id, needed),
            |_, _, _| Ok(true),
        )?;
        let mut list: Vec<ValueId> = found.into_keys().collect();
        list.sort_unstable();
        Ok(list)
    }

    /// The number of stops: the leaves of the tree of the canonical form when numbers are leaves.
    pub fn stop_count(&mut self, id: ValueId) -> Result<UBig, ValueError> {
        self.fold(
            &mut Memo::default(),
            id,
            |algebra, id, needed| algebra.push_options_of_no_number(id, needed),
            |algebra, id, known| {
                if algebra.is_number(id) {
                    return Ok(UBig::ONE);
                }
                let mut count = UBig::ZERO;
                for player in Player::BOTH {
                    for option in algebra.options(id, player)? {
                        count += &known[&option];
                    }
                }
                Ok(count)
            },
        )
    }

    /// The incentives of a player: G^L − G, or G − G^R; dominated ones left out.
    pub fn incentives(&mut self, id: ValueId, player: Player) -> Result<Vec<ValueId>, ValueError> {
        let mut list = self.incentive_list(id, player)?;
        self.without_dominated(&mut list)?;
        Ok(list)
    }

    /// The incentives of both players; dominated ones left out.
    pub fn all_incentives(&mut self, id: ValueId) -> Result<Vec<ValueId>, ValueError> {
        let mut list = self.incentive_list(id, Player::Left)?;
        list.extend(self.incentive_list(id, Player::Right)?);
        self.without_dominated(&mut list)?;
        Ok(list)
    }

    fn without_dominated(&mut self, list: &mut Vec<ValueId>) -> Result<(), ValueError> {
        list.sort_unstable();
        list.dedup();
        self.remove_dominated(list, Player::Left)
    }

    fn incentive_list(&mut self, id: ValueId, player: Player) -> Result<Vec<ValueId>, ValueError> {
        let options = self.options(id, player)?;
        options
            .into_iter()
            .map(|option| match player {
                Player::Left => self.difference(option, id),
                Player::Right => self.difference(id, option),
            })
            .collect()
    }

    /// Whether the game is even- or odd-tempered, `None` when it is neither.
    pub fn temper(&mut self, id: ValueId) -> Result<Option<Temper>, ValueError> {
        self.fold(
            &mut Memo::default(),
            id,
            |algebra, id, needed| algebra.push_options_of_no_number(id, needed),
            |algebra, id, known| {
                if algebra.is_number(id) {
                    return Ok(Some(Temper::Even));
                }
                let mut options = Vec::new();
                algebra.push_all_options(id, &mut options)?;
                let all = |temper| options.iter().all(|option| known[option] == Some(temper));
                Ok(if all(Temper::Odd) {
                    Some(Temper::Even)
                } else {
                    all(Temper::Even).then_some(Temper::Odd)
                })
            },
        )
    }

    /// Whether both stops are 0.
    pub fn is_infinitesimal(&self, id: ValueId) -> bool {
        self.stops(id) == [ValueId::ZERO; 2]
    }

    /// Whether both stops are the same number: the game is infinitely close to it.
    pub fn is_numberish(&self, id: ValueId) -> bool {
        let [left, right] = self.stops(id);
        left == right
    }

    /// Whether in every follower both players can move or neither can.
    pub fn is_all_small(&mut self, id: ValueId) -> Result<bool, ValueError> {
        // What follows a number settles nothing, and can be as many as the number.
        let mut found: Memo<ValueId, bool> = Memo::default();
        self.fold(
            &mut found,
            id,
            |algebra, id, needed| algebra.push_options_of_no_number(id, needed),
            |_, _, _| Ok(true),
        )?;
        Ok(found.into_keys().all(|id| id == ValueId::ZERO || !self.is_number(id)))
    }

    /// The companion: the same form with 0 and * exchanged, where a positive game lets Left keep 0 as an option, and a
    /// negative one Right.
    pub fn companion(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        if self.is_number(id) && id != ValueId::ZERO {
            return Ok(id);
        }
        self.map_followers(
            id,
            |algebra, id| {
                let image = if id == ValueId::ZERO { ValueId::STAR } else { id };
                Ok(algebra.is_number(id).then_some(image))
            },
            |algebra, id, left, right| {
                let (mut left, mut right) = (left.to_vec(), right.to_vec());
                match algebra.outcome(id)? {
                    Outcome::L => left.push(ValueId::ZERO),
                    Outcome::R => right.push(ValueId::ZERO),
                    _ => {}
                }
                algebra.game(&left, &right)
            },
        )
    }
}

/// The integer part's digits of birth, then one for every binary place.
fn birthday_of_number(number: &Dyadic) -> UBig {
    let magnitude = if number.signum() < 0 { -number } else { number.clone() };
    let whole = UBig::try_from(magnitude.floor()).unwrap_or(UBig::ZERO);
    if number.is_integer() { whole } else { whole + UBig::from(number.exponent() + 1) }
}
