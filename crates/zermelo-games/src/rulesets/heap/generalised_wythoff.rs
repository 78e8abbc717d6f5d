//! Fraenkel's generalised Wythoff game: take any number from one of two heaps, or k from one and l from the other with
//! |k − l| < a. Wythoff's game is a = 1. Fraenkel, *How to beat your Wythoff games' opponent on three fronts*,
//! American Mathematical Monthly 89 (1982). All arithmetic is exact, on integers of any size.

use super::heaps::{Heaps, size_bytes};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, one_number};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, NormalForm, Notation, ParseError, Player, Reference, Ruleset,
    Theorem, Verdict, message,
};
use dashu_int::UBig;
use dashu_int::ops::SquareRoot;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules with the parameter a.
#[derive(Clone, Debug)]
pub struct GeneralisedWythoff {
    a: UBig,
}

/// The sizes of the two heaps.
type Pair = [UBig; 2];

/// Fraenkel's theorem.
pub static FRAENKEL: Reference = Reference {
    name: "Fraenkel's theorem",
    statement: "The previous player wins exactly at the pairs (⌊nα⌋, ⌊nα⌋ + na) with α = (2 − a + √(a² + 4))/2.",
    source: "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982)",
};

impl GeneralisedWythoff {
    /// Takes from both heaps may differ by less than `a`. `None` when that is 0.
    pub fn new(a: u64) -> Option<Self> {
        (a > 0).then(|| Self { a: UBig::from(a) })
    }

    /// ⌊n√(a² + 4)⌋.
    fn root(&self, n: &UBig) -> UBig {
        let square = &self.a * &self.a + UBig::from(4_u8);
        (square * n * n).sqrt()
    }

    /// ⌊nα⌋. The root is at least na, so nothing is subtracted from less.
    fn floor_alpha(&self, n: &UBig) -> UBig {
        (self.root(n) + (n << 1) - &self.a * n) >> 1
    }

    /// The pair with index n.
    fn pair(&self, n: &UBig) -> Pair {
        let smaller = self.floor_alpha(n);
        let larger = &smaller + &self.a * n;
        [smaller, larger]
    }

    /// The number that makes a P-pair with `x`. Every number has exactly one.
    fn partner(&self, x: &UBig) -> UBig {
        if x.is_zero() {
            return UBig::ZERO;
        }
        // 1/α = (√(a² + 4) + a − 2)/2a, and 1/α + 1/(α + a) = 1: x is ⌊nα⌋ for n = ⌊x/α⌋ + 1, or else ⌊n(α + a)⌋ for
        // n = x − ⌊x/α⌋.
        let quotient = (self.root(x) + &self.a * x - (x << 1)) / (&self.a << 1);
        let [smaller, larger] = self.pair(&(&quotient + UBig::ONE));
        if smaller == *x { larger } else { x - (x - quotient) * &self.a }
    }

    /// The options that are P-pairs: from the first heap, from the second, from both.
    fn winning_options(&self, pair: &Pair) -> Vec<Pair> {
        let mut found = Vec::new();
        for heap in [0, 1] {
            let size = self.partner(&pair[1 - heap]);
            if size < pair[heap] {
                let mut option = pair.clone();
                option[heap] = size;
                found.push(option);
            }
        }
        let (low, high) = if pair[0] <= pair[1] { (0, 1) } else { (1, 0) };
        // The difference changes by less than a, so the P-pair's, a multiple of a, is one of the two around it.
        let difference = &pair[high] - &pair[low];
        let below = &difference / &self.a;
        let indices = if (&difference % &self.a).is_zero() {
            vec![below]
        } else {
            let above = &below + UBig::ONE;
            vec![below, above]
        };
        for n in indices {
            let [smaller, larger] = self.pair(&n);
            if smaller < pair[low] && larger < pair[high] {
                let mut option = [smaller, larger];
                if low == 1 {
                    option.swap(0, 1);
                }
                found.push(option);
            }
        }
        found
    }
}

impl Ruleset for GeneralisedWythoff {
    type Position = Pair;

    fn options<B>(
        &self,
        [x, y]: &Pair,
        _: Player,
        mut visit: impl FnMut(Pair) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let counts = |first: UBig, last: UBig| {
            std::iter::successors(Some(first), |take| Some(take + UBig::ONE))
                .take_while(move |take| *take <= last)
        };
        counts(UBig::ONE, x.clone()).try_for_each(|take| visit([x - take, y.clone()]))?;
        counts(UBig::ONE, y.clone()).try_for_each(|take| visit([x.clone(), y - take]))?;
        for k in counts(UBig::ONE, x.clone()) {
            let least = if k > self.a { &k - &self.a + UBig::ONE } else { UBig::ONE };
            let most = (&k + &self.a - UBig::ONE).min(y.clone());
            counts(least, most).try_for_each(|l| visit([x - &k, y - l]))?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn normal_form(&self, [x, y]: &Pair) -> NormalForm<Pair> {
        let position = if x <= y { [x.clone(), y.clone()] } else { [y.clone(), x.clone()] };
        NormalForm::plain(position)
    }

    fn reachable_bound(&self, pair: &Pair) -> Option<u64> {
        Some(Heaps(pair.to_vec()).product_bound())
    }

    fn heap_bytes(&self, [x, y]: &Pair) -> usize {
        size_bytes(x) + size_bytes(y)
    }
}

impl Notation for GeneralisedWythoff {
    fn parse(&self, text: &str) -> Result<Pair, ParseError> {
        Heaps::parse_pair(text, &format!("generalised-wythoff:{} 4 10", self.a))
    }

    fn print(&self, [x, y]: &Pair) -> String {
        format!("{x} {y}")
    }

    fn drawing(&self, pair: &Pair) -> Option<Drawing> {
        Drawing::heaps(pair)
    }

    fn move_label(&self, from: &Pair, to: &Pair, _: Player) -> String {
        let (first, second) = (&from[0] - &to[0], &from[1] - &to[1]);
        match (first.is_zero(), second.is_zero()) {
            (false, true) => format!("take {first} from heap 1"),
            (true, false) => format!("take {second} from heap 2"),
            _ => format!("take {first} from heap 1, {second} from heap 2"),
        }
    }
}

impl Theorem for GeneralisedWythoff {
    /// In normal play.
    fn claim(&self, pair: &Pair, convention: Convention) -> Option<Claim<Pair>> {
        if convention == Convention::Misere {
            return None;
        }
        let [x, y] = pair;
        let low = x.min(y);
        let partner = self.partner(low);
        let wins = self.partner(x) != *y;
        let explanation = vec![
            message!(
                "α = (2 − {a} + √({a}² + 4))/2; the P-pair with {low} is {low} and {partner}.",
                a = self.a,
                low,
                partner
            ),
            if wins {
                message!("{pair} is not that pair: the next player wins.", pair = self.print(pair))
            } else {
                message!("{pair} is that pair: the previous player wins.", pair = self.print(pair))
            },
        ];
        let verdict = if wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let options = if wins { self.winning_options(pair) } else { Vec::new() };
        let winning = options
            .into_iter()
            .map(|to| ClaimedMove { label: self.move_label(pair, &to, Player::Left), to: Some(to) })
            .collect();
        Some(Claim::impartial(&FRAENKEL, verdict, winning, explanation))
    }
}

/// Whether the checker lists the moves, of which there may be nearly as many as the product of the heaps.
fn has_few_options(heaps: &Pair) -> bool {
    heaps.iter().all(|heap| *heap <= UBig::from(1000_u16))
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("generalised-wythoff", "Fraenkel's generalised Wythoff game", Group::Heaps, |parameters| {
        let number = one_number(
            parameters,
            None,
            "the bound on the difference, for example: generalised-wythoff:2 4 10",
        )?;
        let game = GeneralisedWythoff::new(number).expect("the number is positive");
        let known = CheckedGame::joint_heaps(format!("generalised-wythoff:{number}"));
        Ok(Arc::new(Catalogued::new(game).with_theorem().checked_as(known.where_it_reads(has_few_options))))
    })
    .with_aliases(["generalized-wythoff", "gen-wythoff"])
    .with_rules(
        "A move takes any number of tokens from one of two heaps, or k from one and l from the other \
         where k and l differ by less than A. Whoever cannot move loses; A = 1 is Wythoff's game.",
    )
    .with_parameters(":A  the bound on the difference (required)")
    .with_notation("the sizes of the two heaps, whole numbers of any size")
    .with_examples(["generalised-wythoff:2 4 10", "generalised-wythoff:3 30 45"])
    .with_theorems([&FRAENKEL])
}
