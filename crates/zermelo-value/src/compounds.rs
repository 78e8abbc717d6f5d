//! Compounds of games other than the disjunctive sum (Conway, On Numbers and Games, ch. 14; Winning Ways, ch. 9 and 10), of
//! canonical forms, and the ordinal sum undone.

use super::error::ValueError;
use super::fold::Memo;
use super::{Algebra, ValueId};
use zermelo_core::Player;

impl Algebra<'_> {
    /// The conjunctive sum, in which a player moves in both games, and cannot move when either has no move for them.
    ///
    /// O(followers of G × followers of H) canonical forms.
    pub fn conjunctive_sum(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        self.compound(a, b, |a, b, first, second| {
            let pair = |&a: &ValueId| second.iter().map(move |&b| (a, b));
            _ = (a, b);
            first.iter().flat_map(pair).collect()
        })
    }

    /// The selective sum, in which a player moves in one of the games or in both.
    ///
    /// O(followers of G × followers of H) canonical forms.
    pub fn selective_sum(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        self.compound(a, b, |a, b, first, second| {
            let both = first.iter().flat_map(|&a| second.iter().map(move |&b| (a, b)));
            let in_first = first.iter().map(|&option| (option, b));
            let in_second = second.iter().map(|&option| (a, option));
            both.chain(in_first).chain(in_second).collect()
        })
    }

    /// A compound whose options are pairs of followers, from those of a player in both games.
    fn compound(
        &mut self,
        a: ValueId,
        b: ValueId,
        moves: impl Fn(ValueId, ValueId, &[ValueId], &[ValueId]) -> Vec<(ValueId, ValueId)>,
    ) -> Result<ValueId, ValueError> {
        let options = |algebra: &Self, (a, b): (ValueId, ValueId), player| -> Result<_, ValueError> {
            Ok(moves(a, b, &algebra.options(a, player)?, &algebra.options(b, player)?))
        };
        self.fold(
            &mut Memo::default(),
            (a, b),
            |algebra, pair, needed| {
                for player in Player::BOTH {
                    needed.extend(options(algebra, pair, player)?);
                }
                Ok(())
            },
            |algebra, pair, known| {
                let images = |player| -> Result<Vec<ValueId>, ValueError> {
                    Ok(options(algebra, pair, player)?.iter().map(|pair| known[pair]).collect())
                };
                let (left, right) = (images(Player::Left)?, images(Player::Right)?);
                algebra.game(&left, &right)
            },
        )
    }

    /// The ordinal product: H copies of G one upon the other, each annihilated by a move in one below. For every option of
    /// H the copies below stay, with an option of the next one upon them.
    ///
    /// O(followers of H × options of G) ordinal sums.
    pub fn ordinal_product(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        let copy = [self.options(a, Player::Left)?, self.options(a, Player::Right)?];
        let mut inverse = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            for &option in &copy[player.opponent().index()] {
                inverse[player.index()].push(self.negative(option)?);
            }
        }
        self.fold(
            &mut Memo::default(),
            b,
            |algebra, follower, needed| algebra.push_all_options(follower, needed),
            |algebra, follower, known| {
                let mut sides = [Vec::new(), Vec::new()];
                for (of, upon) in [(Player::Left, &copy), (Player::Right, &inverse)] {
                    for option in algebra.options(follower, of)? {
                        let below = known[&option];
                        for player in Player::BOTH {
                            for &next in &upon[player.index()] {
                                sides[player.index()].push(algebra.ordinal_sum(below, next)?);
                            }
                        }
                    }
                }
                algebra.game(&sides[0], &sides[1])
            },
        )
    }

    /// H with B:H = G, where there is one: the options of G that are not options of the base B.
    ///
    /// O(followers of G × options of B) comparisons.
    pub fn subordinate(&mut self, id: ValueId, base: ValueId) -> Result<ValueId, ValueError> {
        const REFUSAL: ValueError =
            ValueError::Domain("the game is not an ordinal sum with this base: a move of the base is missing in it");
        let of_base = [self.options(base, Player::Left)?, self.options(base, Player::Right)?];
        self.fold(
            &mut Memo::default(),
            id,
            |algebra, follower, needed| {
                for player in Player::BOTH {
                    for &move_in_base in &of_base[player.index()] {
                        if !algebra.has_move_as_good(follower, move_in_base, player)? {
                            return Err(REFUSAL);
                        }
                    }
                    let options = algebra.options(follower, player)?;
                    needed.extend(options.iter().filter(|option| !of_base[player.index()].contains(option)));
                }
                Ok(())
            },
            |algebra, follower, known| {
                let mut sides = [Vec::new(), Vec::new()];
                for player in Player::BOTH {
                    for option in algebra.options(follower, player)? {
                        if !of_base[player.index()].contains(&option) {
                            sides[player.index()].push(known[&option]);
                        }
                    }
                }
                algebra.game(&sides[0], &sides[1])
            },
        )
    }

    /// Whether a further option `move_in_base` of the player would change nothing: another is as good, or it is reversible.
    fn has_move_as_good(
        &mut self,
        id: ValueId,
        move_in_base: ValueId,
        player: Player,
    ) -> Result<bool, ValueError> {
        for option in self.options(id, player)? {
            if self.dominates(option, move_in_base, player)? {
                return Ok(true);
            }
        }
        for answer in self.options(move_in_base, player.opponent())? {
            if self.dominates(id, answer, player)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use crate::expression::Session;
    use zermelo_core::Limits;

    #[test]
    fn compounds_as_published() {
        let store = Store::new();
        let mut session = Session::new(&store, &Limits::none(), crate::Script::Ascii).unwrap();
        // CGSuite 2.2, the tests of compounds.
        for (question, answer) in [
            ("1/2 OrdinalProduct 1/4", "11/32"),
            ("{1|0} OrdinalProduct 0", "0"),
            ("{1|0} ConjunctiveSum 0", "0"),
            ("{1|0} SelectiveSum 0", "{1|0}"),
            ("*5 SelectiveSum *6", "*8"),
            ("0 SelectiveSum 3", "3"),
            ("+-1 DisjunctiveSum ^^", "{1^^|-1^^}"),
            ("Subordinate(9/16, 1/2)", "1/4"),
            ("Subordinate(*11, *5)", "*6"),
        ] {
            assert_eq!(session.value(question).unwrap(), session.value(answer).unwrap(), "{question}");
        }
        assert!(session.value("Subordinate(-1, 1/2)").is_err());
    }
}
