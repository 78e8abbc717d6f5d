//! Who wins partizan sums with nimbers that are too large for a search and for canonical forms. A nimber that is larger than
//! all that the rest can come to may be exchanged for any other such one: the *remote stars* of Berlekamp, Conway and Guy,
//! *Winning Ways*, chapter 8.
//!
//! What the rest can come to is bounded by ranks. A number has rank 0, x + n·↑ + *m at most 2|n| + m + 1, *m only m, and
//! another value one more than the greatest rank of its options; ranks of summands are added up. A sum of rank r is not a nimber
//! greater than *r, and neither is any of its positions. For if G = *n with n > r, the first player wins G + *(n−1), and, as
//! it is not a number, by a move in a summand of G that is not a number: to some G', say, with G' + *(n−1) ≥ 0 where Left
//! moves. The rank of G' is less than n − 1, so that by induction *(n−1) and *n can be exchanged beside it. But G' + *n ≥ 0
//! would be a good move in G + *n, which is 0.

use super::run::Halt;
use crate::catalogue::{AnyGame, Engines, SumPosition, Summand};
use crate::game::{AnyPosition, Outcome, Player};
use crate::solve::Limits;
use crate::value::{Algebra, Store, ValueError, ValueId};
use dashu_int::UBig;
use std::collections::HashMap;
use std::num::NonZeroUsize;

/// Smaller nimbers are quick to search.
const LEAST_LARGE: u32 = 1 << 20;

/// The summands of a position.
fn parts_of<'a>(
    game: &'a dyn AnyGame,
    position: &'a AnyPosition,
) -> impl Iterator<Item = (&'a Summand, &'a AnyPosition)> {
    let summands = game.summands();
    let parts: &[AnyPosition] = if summands.is_empty() { &[] } else { position.expect::<SumPosition>() };
    summands.iter().zip(parts)
}

/// Whether a summand of a sum is known to be a large nimber, before anything is searched.
pub(super) fn are_there(game: &dyn AnyGame, position: &AnyPosition, limits: &Limits) -> Result<bool, Halt> {
    for (summand, part) in parts_of(game, position) {
        if summand.game.is_impartial()
            && let Some(nimber) = summand.game.grundy_by_theorem(part, limits)?
            && nimber >= UBig::from(LEAST_LARGE)
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a player wins a partizan sum, moving first, by the values of its summands: the impartial ones together are one
/// nimber.
pub(super) fn wins(
    game: &dyn AnyGame,
    position: &AnyPosition,
    player: Player,
    limits: &Limits,
) -> Result<bool, Halt> {
    let store = Store::within(limits);
    let (mut nimber, mut values) = (UBig::ZERO, Vec::new());
    for (summand, part) in parts_of(game, position) {
        if summand.game.is_impartial() {
            nimber ^= summand.game.grundy_values(limits)?.value(part)?;
        } else {
            values.extend(summand.game.values(&store, NonZeroUsize::MIN, limits)?.summands(part)?);
        }
    }
    let mut algebra = Algebra::new(&store, limits)?;
    let remote = remote_nimber(&values, &mut algebra)?;
    // What does not fit is remote, or the value of the sum is refused.
    let nimber = if nimber > remote { remote } else { nimber };
    let nimber = u32::try_from(nimber).map_err(|_| ValueError::Domain(TOO_LARGE))?;
    values.push(algebra.nimber(nimber)?);
    let (outcome, _) = algebra.outcome_of_sum(&values)?;
    let own = if player == Player::Left { Outcome::L } else { Outcome::R };
    Ok(outcome == Outcome::N || outcome == own)
}

const TOO_LARGE: &str = "nimbers from *2^32 on are too large for canonical forms";

/// A nimber that can be exchanged for all greater ones beside a sum of values.
fn remote_nimber(values: &[ValueId], algebra: &mut Algebra) -> Result<UBig, ValueError> {
    let mut ranks = HashMap::new();
    let mut total = UBig::ONE;
    for &value in values {
        total += rank(value, algebra, &mut ranks)?;
    }
    Ok(total)
}

/// The rank of a value. O(options of all forms below it) where their ranks are not known.
fn rank(value: ValueId, algebra: &mut Algebra, ranks: &mut HashMap<ValueId, u64>) -> Result<u64, ValueError> {
    let mut stack = vec![value];
    while let Some(&top) = stack.last() {
        if let Some(sum) = algebra.as_number_up_star(top) {
            let star = u64::from(sum.star);
            let rank = if sum.ups == 0 { star } else { 2 * sum.ups.unsigned_abs() + star + 1 };
            ranks.insert(top, rank);
            stack.pop();
            continue;
        }
        let height = stack.len();
        let mut greatest = 0;
        for player in Player::BOTH {
            for option in algebra.options(top, player)? {
                match ranks.get(&option) {
                    Some(&rank) => greatest = greatest.max(rank),
                    None => stack.push(option),
                }
            }
        }
        if stack.len() == height {
            ranks.insert(top, greatest + 1);
            stack.pop();
        }
    }
    Ok(ranks[&value])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    /// The nimber from which on nothing changes, and what that is, for sums of all kinds: against nimbers that the algebra
    /// has room for.
    #[test]
    fn remote_nimbers_can_be_exchanged() {
        let store = Store::new();
        let limits = Limits::none();
        let mut algebra = Algebra::new(&store, &limits).unwrap();
        let texts = [
            "0",
            "1/2",
            "^",
            "v*",
            "^3*",
            "*3",
            "{1|-1}",
            "{0|^}",
            "{*2|v}",
            "{{2|*}|-1}",
            "{^*3,1*2|*5}",
            "{0||0|-2}",
        ];
        let mut values = Vec::new();
        for text in texts {
            let open = catalogue::open(&format!("value {text}")).unwrap();
            let own = open.game.values(&store, NonZeroUsize::MIN, &limits).unwrap();
            values.push({ own }.summands(&open.position).unwrap());
        }
        let mut least_found = u64::MAX;
        for one in &values {
            for two in &values {
                let mut sum = [one.clone(), two.clone()].concat();
                let remote = u32::try_from(remote_nimber(&sum, &mut algebra).unwrap()).unwrap();
                least_found = least_found.min(remote.into());
                let mut outcomes = Vec::new();
                for nimber in [remote, remote + 1, remote + 2, 2 * remote + 9] {
                    sum.push(algebra.nimber(nimber).unwrap());
                    outcomes.push(algebra.outcome_of_sum(&sum).unwrap().0);
                    sum.pop();
                }
                outcomes.dedup();
                assert_eq!(outcomes.len(), 1, "{one:?} {two:?} {remote}");
            }
        }
        assert_eq!(least_found, 1);
    }

    /// Beside a nimber, the next one is the first that is remote: the nimber itself is not.
    #[test]
    fn no_nimber_is_remote_beside_itself() {
        let store = Store::new();
        let limits = Limits::none();
        let mut algebra = Algebra::new(&store, &limits).unwrap();
        for nimber in [1, 2, 5, 8] {
            let value = algebra.nimber(nimber).unwrap();
            let remote = remote_nimber(&[value], &mut algebra).unwrap();
            assert_eq!(remote, UBig::from(nimber + 1));
            assert_eq!(algebra.outcome_of_sum(&[value, value]).unwrap().0, Outcome::P);
        }
    }
}
