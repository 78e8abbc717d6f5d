//! Compounds of games other than the disjunctive sum (Conway, On Numbers and Games, ch. 14; Winning Ways, ch. 9 and 10), of
//! games as they are written.

use super::error::ValueError;
use super::fold::Memo;
use super::written::{FormPart, WrittenForm};
use super::{Algebra, ValueId};
use zermelo_core::Player;

impl Algebra<'_> {
    /// The conjunctive sum, in which a player moves in both games, and cannot move when either has no move for them.
    ///
    /// O(positions of G × positions of H) canonical forms.
    pub fn conjunctive_sum(&mut self, a: &WrittenForm, b: &WrittenForm) -> Result<ValueId, ValueError> {
        self.compound(a, b, |_, _, first, second| {
            let pair = |&a: &FormPart| second.iter().map(move |&b| (a, b));
            first.iter().flat_map(pair).collect()
        })
    }

    /// The selective sum, in which a player moves in one of the games or in both.
    ///
    /// O(positions of G × positions of H) canonical forms.
    pub fn selective_sum(&mut self, a: &WrittenForm, b: &WrittenForm) -> Result<ValueId, ValueError> {
        self.compound(a, b, |a, b, first, second| {
            let both = first.iter().flat_map(|&a| second.iter().map(move |&b| (a, b)));
            let in_first = first.iter().map(|&option| (option, b));
            let in_second = second.iter().map(|&option| (a, option));
            both.chain(in_first).chain(in_second).collect()
        })
    }

    /// A compound whose options are pairs of positions, from those of a player in both games.
    fn compound(
        &mut self,
        a: &WrittenForm,
        b: &WrittenForm,
        moves: impl Fn(FormPart, FormPart, &[FormPart], &[FormPart]) -> Vec<(FormPart, FormPart)>,
    ) -> Result<ValueId, ValueError> {
        let options = |algebra: &Self, (x, y): (FormPart, FormPart), player| -> Result<_, ValueError> {
            let (of_x, of_y) =
                (algebra.options_in_form(a, x, player)?, algebra.options_in_form(b, y, player)?);
            Ok(moves(x, y, &of_x, &of_y))
        };
        self.fold(
            &mut Memo::default(),
            (a.root(), b.root()),
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

    /// The ordinal product G ⊛ H = {G ⊛ H^L : G^L, G ⊛ H^R : −G^R | G ⊛ H^L : G^R, G ⊛ H^R : −G^L}, as `CGSuite` defines it: H copies
    /// of G one upon the other, each annihilated by a move in one below. For every option of H the copies below stay, with an
    /// option of the next one upon them. Of numbers the value does not depend on the forms; elsewhere it depends on both: of
    /// ∗ and {1|} it is 0, of ∗ and {0, 1|} ∗2. The copies below are taken as they stand, not in
    /// canonical form: what is upon them depends on their form.
    ///
    /// O(positions of H × options of G) ordinal sums.
    pub fn ordinal_product(&mut self, a: &WrittenForm, b: &WrittenForm) -> Result<ValueId, ValueError> {
        let copy = [self.option_values(a, Player::Left)?, self.option_values(a, Player::Right)?];
        let mut inverse = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            for &option in &copy[player.opponent().index()] {
                inverse[player.index()].push(self.negative(option)?);
            }
        }
        let product = self.fold(
            &mut Memo::default(),
            b.root(),
            |algebra, position, needed| {
                for player in Player::BOTH {
                    needed.extend(algebra.options_in_form(b, position, player)?);
                }
                Ok(())
            },
            |algebra, position, known: &Memo<FormPart, WrittenForm>| {
                let mut sides = [Vec::new(), Vec::new()];
                for (of, upon) in [(Player::Left, &copy), (Player::Right, &inverse)] {
                    for option in algebra.options_in_form(b, position, of)? {
                        for player in Player::BOTH {
                            for &next in &upon[player.index()] {
                                let sum = algebra.ordinal_sum_on(&known[&option], next)?;
                                sides[player.index()].push(FormPart::Canonical(sum));
                            }
                        }
                    }
                }
                algebra.written_form(vec![sides], FormPart::Written(0))
            },
        )?;
        Ok(product.value())
    }
}

#[cfg(test)]
mod tests {
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
            // CGSuite gives *8, as if what is left after a move were a disjunctive sum; by definition 5 and 6 add up.
            ("*5 SelectiveSum *6", "*11"),
            ("*1 SelectiveSum *1", "*2"),
            ("0 SelectiveSum 3", "3"),
            ("+-1 DisjunctiveSum ^^", "{1^^|-1^^}"),
            ("Subordinate(9/16, 1/2)", "1/4"),
            ("Subordinate(*11, *5)", "*6"),
            ("(+-1).Subordinate(0)", "+-1"),
            ("(-13/16).Subordinate(-1)", "3/8"),
            ("^.Pow(3)", "^<3>"),
            // Copies are one upon the other as they stand, not in canonical form: by the definition, worked out on trees.
            ("{1|-1/2} OrdinalProduct 3", "{1|-1/4}"),
            ("{0|-1/2} OrdinalProduct 5", "{0|-1/8}"),
            // The canonical form of 2 has the option 1 alone.
            ("* OrdinalProduct 2", "0"),
        ] {
            assert_eq!(session.value(question).unwrap(), session.value(answer).unwrap(), "{question}");
        }
        for (question, answer) in [
            ("^.Pow({1|pass})", "{0||0,pass|0,*}"),
            ("^.Pow({pass|5})", "{0||0,v[4]*|0,pass}"),
            ("{0||0|-2}.Pow({5|pass})", "{0||0,pass|-2,{0|-2,{0|-2,{0|-2,{0|-2,{0|-2}}}}}}"),
            ("^.PowTo({pass|1})", "{pass|*,^}"),
            ("^.PowTo({5|pass})", "{^[5]|*,pass}"),
            ("^.PowTo({pass|5})", "{pass|*,^[5]}"),
            ("{0||0|-2}.PowTo({5|pass})", "{{Tiny(2)||0|-2|||0|-2||||0|-2}||0|-2|||{0|-2},pass}"),
            ("{0,*|0,pass}.Subordinate(*)", "over"),
            ("on.Subordinate(1)", "on"),
            ("upon.Upsum(^.Pow(on))", "{0|^<on>*}"),
            ("upon.DownsumVariety(^.Pow(on))", "v<on>"),
        ] {
            assert_eq!(
                session.sided_value(question).unwrap(),
                session.sided_value(answer).unwrap(),
                "{question}"
            );
        }
        for refused in ["Subordinate(-1, 1/2)", "*.Subordinate(1)", "on.Subordinate(*)", "^.Pow(off)"] {
            assert!(session.sided_value(refused).is_err(), "{refused}");
        }
    }
}
