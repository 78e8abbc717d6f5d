//! Values of short games: counts of all games born early, canonical forms and order against plain trees, and the laws of
//! everything that is computed with values.

use crate::clock;
use crate::support::trees::{Tree, UNIT};
use proptest::prelude::*;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use zermelo::expression::{EvaluationError, Session};
use zermelo::game::{Outcome, Player};
use zermelo::solve::{Limits, StopReason};
use zermelo::value::{Algebra, Dyadic, NumberUpStar, Script, Store, Temper, Value, ValueError, ValueId};

/// Whether Left wins `game`, `to_move` moving, by plain search.
fn left_wins(
    algebra: &Algebra,
    memo: &mut HashMap<(Vec<ValueId>, Player), bool>,
    sum: &[ValueId],
    to_move: Player,
) -> bool {
    let key = (sum.to_vec(), to_move);
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let mut mover_wins = false;
    for (at, &part) in sum.iter().enumerate() {
        for option in algebra.options(part, to_move).unwrap() {
            let mut next = sum.to_vec();
            next[at] = option;
            mover_wins |= left_wins(algebra, memo, &next, to_move.opponent()) == (to_move == Player::Left);
        }
    }
    let left = mover_wins == (to_move == Player::Left);
    memo.insert(key, left);
    left
}

/// All values born by a day, from those born before.
fn next_day(algebra: &mut Algebra, before: &[ValueId]) -> Vec<ValueId> {
    let mut antichains: Vec<Vec<ValueId>> = vec![Vec::new()];
    for &value in before {
        for at in 0..antichains.len() {
            let is_free =
                antichains[at].iter().all(|&other| algebra.compare(value, other).unwrap().is_none());
            if is_free {
                let mut larger = antichains[at].clone();
                larger.push(value);
                antichains.push(larger);
            }
        }
    }
    let mut values: Vec<ValueId> = Vec::new();
    for left in &antichains {
        for right in &antichains {
            values.push(algebra.game(left, right).unwrap());
        }
        values.sort();
        values.dedup();
    }
    values
}

#[test]
fn the_number_of_games_born_by_day_three_is_1474() {
    let store = Store::new();
    let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
    let mut day = vec![ValueId::ZERO];
    for count in [4, 22, 1474] {
        day = next_day(&mut algebra, &day);
        assert_eq!(day.len(), count);
    }
    let mut memo = HashMap::new();
    for (at, &a) in day.iter().enumerate().step_by(37) {
        for &b in day[at % 11..].iter().step_by(41) {
            let negative = algebra.negative(b).unwrap();
            assert_eq!(algebra.negative(negative).unwrap(), b);
            let sum = [a, negative];
            let at_least = left_wins(&algebra, &mut memo, &sum, Player::Right);
            let at_most = !left_wins(&algebra, &mut memo, &sum, Player::Left);
            assert_eq!(algebra.is_at_most(b, a).unwrap(), at_least);
            assert_eq!(algebra.is_at_most(a, b).unwrap(), at_most);
            let difference = algebra.sum(a, negative).unwrap();
            assert_eq!(algebra.sum(difference, b).unwrap(), a);
            assert_eq!(algebra.is_at_most(ValueId::ZERO, difference).unwrap(), at_least);
        }
    }
}

/// All games born by day 3, in a store that the tests share.
fn day_three() -> &'static (Store, Vec<ValueId>) {
    static DAY: OnceLock<(Store, Vec<ValueId>)> = OnceLock::new();
    DAY.get_or_init(|| {
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let mut day = vec![ValueId::ZERO];
        for _ in 0..3 {
            day = next_day(&mut algebra, &day);
        }
        (store, day)
    })
}

/// How to build a game.
#[derive(Clone, Debug)]
enum Recipe {
    Sum(i64, u32, i64, u32),
    Game(Vec<Recipe>, Vec<Recipe>),
    Switch(Box<Recipe>),
    Tiny(Box<Recipe>),
    Plus(Box<Recipe>, Box<Recipe>),
}

impl Recipe {
    fn build(&self, algebra: &mut Algebra) -> ValueId {
        match self {
            Self::Sum(numerator, exponent, ups, star) => {
                let number = Dyadic::new(*numerator, *exponent);
                algebra.number_up_star(NumberUpStar { number, ups: *ups, star: *star }).unwrap()
            }
            Self::Game(left, right) => {
                let [left, right] = [left, right].map(|side| -> Vec<ValueId> {
                    side.iter().map(|recipe| recipe.build(algebra)).collect()
                });
                algebra.game(&left, &right).unwrap()
            }
            Self::Switch(left) => {
                let left = left.build(algebra);
                let right = algebra.negative(left).unwrap();
                algebra.game(&[left], &[right]).unwrap()
            }
            Self::Tiny(of) => {
                let of = of.build(algebra);
                let threat = algebra.negative(of).unwrap();
                let threat = algebra.game(&[ValueId::ZERO], &[threat]).unwrap();
                algebra.game(&[ValueId::ZERO], &[threat]).unwrap()
            }
            Self::Plus(a, b) => {
                let (a, b) = (a.build(algebra), b.build(algebra));
                algebra.sum(a, b).unwrap()
            }
        }
    }
}

/// Games over some leaves, of a depth.
fn over(leaf: impl Strategy<Value = Recipe> + 'static, depth: u32) -> BoxedStrategy<Recipe> {
    leaf.prop_recursive(depth, 8, 3, |inner| {
        let side = || prop::collection::vec(inner.clone(), 1..3);
        prop_oneof![
            6 => (side(), side()).prop_map(|(left, right)| Recipe::Game(left, right)),
            1 => inner.clone().prop_map(|left| Recipe::Switch(Box::new(left))),
            1 => inner.clone().prop_map(|of| Recipe::Tiny(Box::new(of))),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Recipe::Plus(Box::new(a), Box::new(b))),
        ]
    })
    .boxed()
}

fn number() -> impl Strategy<Value = Recipe> {
    (-8_i64..9, 0_u32..3).prop_map(|(numerator, exponent)| Recipe::Sum(numerator, exponent, 0, 0))
}

fn small_sum() -> impl Strategy<Value = Recipe> {
    (-2_i64..3, 0_u32..4).prop_map(|(ups, star)| Recipe::Sum(0, 0, ups, star))
}

/// Games with numbers, ups, nimbers, switches and tinies, all of which live in words or are small.
fn game() -> BoxedStrategy<Recipe> {
    over(prop_oneof![3 => number(), 1 => small_sum()], 3)
}

/// Games of a few options, for what grows fast.
fn low_game() -> BoxedStrategy<Recipe> {
    over(prop_oneof![3 => number(), 1 => small_sum()], 2)
}

/// Numbers, ups and nimbers on both sides of the border of what lives in a word.
fn wild_sum() -> impl Strategy<Value = Recipe> {
    let numerator = prop_oneof![
        -3_i64..4,
        (-2_i64..3).prop_map(|near| (1 << 15) + near),
        (-2_i64..3).prop_map(|near| near - (1 << 15)),
        -1_000_000_i64..1_000_001
    ];
    let ups = prop_oneof![-2_i64..3, 13_i64..18, -18_i64..-13, -60_i64..61];
    let star = prop_oneof![0_u32..4, 61_u32..67, 0_u32..200];
    (numerator, 0_u32..21, ups, star).prop_map(|(n, exponent, ups, star)| Recipe::Sum(n, exponent, ups, star))
}

/// Games over numbers and ups beyond the words, with small nimbers: large ones have as many options.
fn wild_game() -> BoxedStrategy<Recipe> {
    let plain = (wild_sum(), 0..3_u32).prop_map(|(sum, kind)| match (sum, kind) {
        (Recipe::Sum(n, exponent, _, _), 0) => Recipe::Sum(n, exponent, 0, 0),
        (Recipe::Sum(_, _, ups, star), 1) => Recipe::Sum(0, 0, ups % 19, star % 4),
        (Recipe::Sum(n, exponent, ups, star), _) => Recipe::Sum(n, exponent, ups % 19, star % 4),
        (other, _) => other,
    });
    over(prop_oneof![2 => plain, 1 => number()], 1)
}

/// In all followers both players can move or neither: leaves without numbers but 0.
fn all_small() -> BoxedStrategy<Recipe> {
    small_sum()
        .prop_recursive(3, 8, 3, |inner| {
            let side = || prop::collection::vec(inner.clone(), 1..3);
            (side(), side()).prop_map(|(left, right)| Recipe::Game(left, right))
        })
        .boxed()
}

/// Games that differ from 0 by less than any number.
fn infinitesimal() -> BoxedStrategy<Recipe> {
    let tiny = (1_i64..4, 0_u32..2, any::<bool>()).prop_map(|(n, exponent, is_game)| {
        let of = Recipe::Sum(n, exponent, 0, 0);
        let of = if is_game { Recipe::Game(vec![of.clone()], vec![Recipe::Sum(0, 0, 1, 1)]) } else { of };
        Recipe::Tiny(Box::new(of))
    });
    prop_oneof![all_small(), tiny].boxed()
}

/// Forms from the empty game up, not simplified.
fn tree(depth: u32) -> BoxedStrategy<Tree> {
    Just(Tree::default())
        .prop_recursive(depth, 10, 3, |inner| {
            let side = || prop::collection::vec(inner.clone(), 0..3);
            (side(), side()).prop_map(|(left, right)| Tree { left, right })
        })
        .boxed()
}

fn dyadic() -> impl Strategy<Value = Dyadic> {
    (-31_i64..160, Just(5_u32)).prop_map(|(numerator, exponent)| Dyadic::new(numerator, exponent))
}

fn text(algebra: &mut Algebra, id: ValueId) -> String {
    algebra.text(id, Script::Ascii).unwrap()
}

fn sum(algebra: &mut Algebra, parts: &[ValueId]) -> ValueId {
    parts.iter().fold(ValueId::ZERO, |sum, &part| algebra.sum(sum, part).unwrap())
}

fn at_most(algebra: &mut Algebra, a: ValueId, b: ValueId) -> bool {
    algebra.is_at_most(a, b).unwrap()
}

fn number_of(algebra: &mut Algebra, number: &Dyadic) -> ValueId {
    algebra.number(number).unwrap()
}

/// A workspace on a new store for each case.
macro_rules! with_algebra {
    ($algebra:ident) => {
        let store = Store::new();
        #[allow(unused_mut, reason = "not every law changes the workspace")]
        let mut $algebra = Algebra::new(&store, &Limits::none()).unwrap();
    };
}

#[test]
fn games_born_by_day_three_have_the_forms_and_the_order_of_trees() {
    let (store, day) = day_three();
    let mut algebra = Algebra::new(store, &Limits::none()).unwrap();
    let trees: Vec<Tree> = day.iter().map(|&id| Tree::of(&algebra, id)).collect();
    for (tree, &id) in trees.iter().zip(day) {
        assert_eq!(tree.canonical(), *tree);
        assert_eq!(tree.value(&mut algebra), id);
        let negative = algebra.negative(id).unwrap();
        assert_eq!(Tree::of(&algebra, negative), tree.negative().canonical());
    }
    for (a, (tree_a, &id_a)) in trees.iter().zip(day).enumerate() {
        for b in (a % 23..day.len()).step_by(23) {
            assert_eq!(
                at_most(&mut algebra, id_a, day[b]),
                tree_a.is_at_most(&trees[b]),
                "{tree_a:?} {:?}",
                trees[b]
            );
        }
    }
}

/// The ordinal sum with a form, by the definition.
fn on_form(algebra: &mut Algebra, base: ValueId, form: &Tree) -> ValueId {
    let [left, right] = Player::each(|player| {
        let mut options = algebra.options(base, player).unwrap();
        for option in form.options(player) {
            options.push(on_form(algebra, base, option));
        }
        options
    });
    algebra.game(&left, &right).unwrap()
}

/// An integer and a nimber, alone and as an option, against the definition: the walls do not depend on the nimber.
#[test]
fn thermographs_of_nimbers_follow_from_the_definition() {
    with_algebra!(algebra);
    for number in -2..=2 {
        for star in 1..=5 {
            let number = Dyadic::integer(number);
            let nimber = algebra.number_up_star(NumberUpStar { number, ups: 0, star }).unwrap();
            let other = algebra.number(&Dyadic::new(-3, 1)).unwrap();
            for id in [nimber, algebra.game(&[nimber], &[other]).unwrap()] {
                let thermograph = algebra.thermograph(id).unwrap();
                let walls = Tree::of(&algebra, id).walls(4 * UNIT as usize);
                for at in (0..4 * UNIT as usize).step_by(64) {
                    let temperature = Dyadic::new(i64::try_from(at).unwrap() - UNIT, 10);
                    let scores =
                        [&thermograph.left, &thermograph.right].map(|wall| wall.score_at(&temperature));
                    assert_eq!(scores, [0, 1].map(|wall| Dyadic::new(walls[wall][at], 10)));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn forms_and_order_are_those_of_trees(a in tree(4), b in tree(4)) {
        with_algebra!(algebra);
        let (id_a, id_b) = (a.value(&mut algebra), b.value(&mut algebra));
        let (canonical_a, canonical_b) = (a.canonical(), b.canonical());
        prop_assert_eq!(Tree::of(&algebra, id_a), canonical_a.clone());
        prop_assert_eq!(at_most(&mut algebra, id_a, id_b), a.is_at_most(&b));
        prop_assert_eq!(at_most(&mut algebra, id_b, id_a), b.is_at_most(&a));
        let outcome = match (a.is_won_by(Player::Left), a.is_won_by(Player::Right)) {
            (true, true) => Outcome::N,
            (false, false) => Outcome::P,
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
        };
        prop_assert_eq!(algebra.outcome(id_a).unwrap(), outcome);
        let sum = algebra.sum(id_a, id_b).unwrap();
        prop_assert_eq!(canonical_a.plus(&canonical_b).value(&mut algebra), sum);
        prop_assert_eq!(algebra.birthday(id_a).unwrap().to_string(), canonical_a.birthday().to_string());
        let stops = algebra.stops(id_a).map(|stop| algebra.as_number(stop).unwrap());
        let plain = Player::each(|player| Dyadic::new(canonical_a.stop(player), 10));
        prop_assert_eq!(stops, plain);
    }

    #[test]
    fn games_of_day_four_have_the_forms_of_trees(
        left in prop::collection::vec(0_usize..1474, 0..4),
        right in prop::collection::vec(0_usize..1474, 0..4),
    ) {
        let (store, day) = day_three();
        let mut algebra = Algebra::new(store, &Limits::none()).unwrap();
        let [left, right] = [left, right].map(|side| -> Vec<ValueId> { side.iter().map(|&at| day[at]).collect() });
        let id = algebra.game(&left, &right).unwrap();
        let trees = |side: &[ValueId]| side.iter().map(|&id| Tree::of(&algebra, id)).collect();
        let form = Tree { left: trees(&left), right: trees(&right) };
        prop_assert_eq!(Tree::of(&algebra, id), form.canonical());
        let report = algebra.form_report(&left, &right).unwrap();
        prop_assert_eq!(report.value, id);
        for (player, reports) in [(Player::Left, &report.left), (Player::Right, &report.right)] {
            let options = form.options(player);
            for (at, (option, report)) in options.iter().zip(reports).enumerate() {
                prop_assert_eq!(&Tree::of(&algebra, report.option), option);
                let beats = |other: usize| {
                    other != at
                        && options[other].is_as_good(option, player)
                        && (other < at || options[other] != *option)
                };
                prop_assert_eq!(report.dominated_by.is_some(), (0..options.len()).any(beats));
                prop_assert!(report.dominated_by.is_none_or(beats));
                prop_assert_eq!(report.reversible.is_some(), form.reversing_answer(option, player).is_some());
                if let Some(reversal) = &report.reversible {
                    let through = Tree::of(&algebra, reversal.through);
                    prop_assert!(option.options(player.opponent()).contains(&through));
                    prop_assert!(form.is_as_good(&through, player));
                    prop_assert_eq!(&reversal.replaced_by, &algebra.options(reversal.through, player).unwrap());
                }
                let is_canonical = algebra.options(id, player).unwrap().contains(&report.option);
                prop_assert_eq!(report.is_canonical, is_canonical);
            }
        }
    }

    #[test]
    fn sums_are_a_group(a in game(), b in game(), c in low_game()) {
        with_algebra!(algebra);
        let [a, b, c] = [a, b, c].map(|recipe| recipe.build(&mut algebra));
        let ab = algebra.sum(a, b).unwrap();
        let bc = algebra.sum(b, c).unwrap();
        prop_assert_eq!(ab, algebra.sum(b, a).unwrap());
        prop_assert_eq!(algebra.sum(ab, c).unwrap(), algebra.sum(a, bc).unwrap());
        prop_assert_eq!(algebra.difference(ab, b).unwrap(), a);
        prop_assert_eq!(algebra.difference(ab, ab).unwrap(), ValueId::ZERO);
        let [minus_a, minus_b] = [a, b].map(|id| algebra.negative(id).unwrap());
        prop_assert_eq!(algebra.negative(minus_a).unwrap(), a);
        prop_assert_eq!(algebra.negative(ab).unwrap(), algebra.sum(minus_a, minus_b).unwrap());
        let copies = sum(&mut algebra, &[a, a, a]);
        prop_assert_eq!(algebra.multiple(3, a).unwrap(), copies);
        prop_assert_eq!(algebra.multiple(-3, minus_a).unwrap(), copies);
        let whole = algebra.birthday(ab).unwrap();
        prop_assert!(whole <= algebra.birthday(a).unwrap() + algebra.birthday(b).unwrap());
    }

    #[test]
    fn the_order_is_partial_and_kept_by_sums(a in game(), b in game(), c in low_game()) {
        with_algebra!(algebra);
        let [a, b, c] = [a, b, c].map(|recipe| recipe.build(&mut algebra));
        let compared = algebra.compare(a, b).unwrap();
        prop_assert_eq!(compared == Some(Ordering::Equal), a == b);
        prop_assert_eq!(algebra.compare(b, a).unwrap(), compared.map(Ordering::reverse));
        if at_most(&mut algebra, a, b) && at_most(&mut algebra, b, c) {
            prop_assert!(at_most(&mut algebra, a, c));
        }
        let [ac, bc] = [a, b].map(|id| algebra.sum(id, c).unwrap());
        prop_assert_eq!(algebra.compare(ac, bc).unwrap(), compared);
        let [minus_a, minus_b] = [a, b].map(|id| algebra.negative(id).unwrap());
        prop_assert_eq!(algebra.compare(minus_b, minus_a).unwrap(), compared);
        let difference = algebra.difference(a, b).unwrap();
        prop_assert_eq!(algebra.compare(difference, ValueId::ZERO).unwrap(), compared);
        let mut memo = HashMap::new();
        let second = left_wins(&algebra, &mut memo, &[a, minus_b], Player::Right);
        let first = left_wins(&algebra, &mut memo, &[a, minus_b], Player::Left);
        prop_assert_eq!((second, !first), match compared {
            Some(Ordering::Equal) => (true, true),
            Some(Ordering::Greater) => (true, false),
            Some(Ordering::Less) => (false, true),
            None => (false, false),
        });
    }

    /// Numbers, ups and nimbers too large for a word: arithmetic and order against the same games built from options.
    #[test]
    fn large_sums_are_what_their_options_make(c in wild_sum(), d in wild_sum(), e in wild_sum()) {
        with_algebra!(algebra);
        let [c, d, e] = [c, d, e].map(|recipe| recipe.build(&mut algebra));
        let cd = algebra.sum(c, d).unwrap();
        for id in [c, cd] {
            let [left, right] = Player::each(|player| algebra.options(id, player).unwrap());
            prop_assert_eq!(algebra.game(&left, &right).unwrap(), id);
        }
        let de = algebra.sum(d, e).unwrap();
        prop_assert_eq!(algebra.sum(cd, e).unwrap(), algebra.sum(c, de).unwrap());
        prop_assert_eq!(algebra.difference(cd, d).unwrap(), c);
        let compared = algebra.compare(c, d).unwrap();
        let difference = algebra.difference(c, d).unwrap();
        prop_assert_eq!(algebra.compare(difference, ValueId::ZERO).unwrap(), compared);
        // c ≤ d unless d ≤ c^L or d^R ≤ c.
        let [left, right] = [(c, Player::Left), (d, Player::Right)]
            .map(|(id, player)| algebra.options(id, player).unwrap());
        let is_refuted = left.iter().any(|&option| at_most(&mut algebra, d, option))
            || right.iter().any(|&option| at_most(&mut algebra, option, c));
        prop_assert_eq!(at_most(&mut algebra, c, d), !is_refuted);
        let number = algebra.as_number_up_star(c).unwrap().number;
        let number = number_of(&mut algebra, &number);
        let rest = algebra.difference(c, number).unwrap();
        prop_assert!(algebra.is_infinitesimal(rest));
    }

    #[test]
    fn large_sums_obey_the_same_laws_in_games(a in wild_game(), b in wild_game(), c in wild_sum()) {
        with_algebra!(algebra);
        let c = match c {
            Recipe::Sum(n, exponent, ups, star) => Recipe::Sum(n, exponent, ups % 19, star % 4),
            other => other,
        };
        let [a, b, c] = [a, b, c].map(|recipe| recipe.build(&mut algebra));
        let [left, right] = Player::each(|player| algebra.options(a, player).unwrap());
        prop_assert_eq!(algebra.game(&left, &right).unwrap(), a);
        let [ac, bc] = [a, b].map(|id| algebra.sum(id, c).unwrap());
        prop_assert_eq!(algebra.difference(ac, c).unwrap(), a);
        let compared = algebra.compare(a, b).unwrap();
        prop_assert_eq!(algebra.compare(ac, bc).unwrap(), compared);
        let [minus_a, minus_c, minus_ac] = [a, c, ac].map(|id| algebra.negative(id).unwrap());
        prop_assert_eq!(algebra.sum(minus_a, minus_c).unwrap(), minus_ac);
    }

    /// {G^L + x | G^R + x} = G + x unless G is a number.
    #[test]
    fn numbers_translate(a in game(), x in number()) {
        with_algebra!(algebra);
        let [a, x] = [a, x].map(|recipe| recipe.build(&mut algebra));
        prop_assume!(!algebra.is_number(a));
        let [left, right] = Player::each(|player| -> Vec<ValueId> {
            let options = algebra.options(a, player).unwrap();
            options.into_iter().map(|option| algebra.sum(option, x).unwrap()).collect()
        });
        let translated = algebra.game(&left, &right).unwrap();
        prop_assert_eq!(algebra.sum(a, x).unwrap(), translated);
    }

    #[test]
    fn means_add_and_sums_are_no_hotter(a in game(), b in game()) {
        with_algebra!(algebra);
        let [a, b] = [a, b].map(|recipe| recipe.build(&mut algebra));
        let ab = algebra.sum(a, b).unwrap();
        let [mean_a, mean_b, mean_ab] = [a, b, ab].map(|id| algebra.mean(id).unwrap());
        prop_assert_eq!(&mean_a + &mean_b, mean_ab);
        let [heat_a, heat_b, heat] = [a, b, ab].map(|id| algebra.temperature(id).unwrap());
        let hottest = heat_a.clone().max(heat_b.clone());
        let are_numbers = algebra.is_number(a) && algebra.is_number(b);
        prop_assert!(are_numbers || heat <= hottest);
        prop_assert!(heat_a == heat_b || are_numbers || heat == hottest);
    }

    #[test]
    fn walls_are_the_stops_of_cooled_games(a in game(), taxes in prop::collection::vec(dyadic(), 6)) {
        with_algebra!(algebra);
        let a = a.build(&mut algebra);
        let thermograph = algebra.thermograph(a).unwrap();
        for tax in taxes {
            let cooled = algebra.cool(a, &tax).unwrap();
            let stops = algebra.stops(cooled).map(|stop| algebra.as_number(stop).unwrap());
            prop_assert_eq!(stops, [thermograph.left.score_at(&tax), thermograph.right.score_at(&tax)]);
        }
        prop_assert_eq!(&algebra.mean(a).unwrap(), thermograph.right.mast_score());
        let temperature = thermograph.temperature().clone();
        if temperature > Dyadic::integer(-1) {
            let frozen = algebra.cool(a, &temperature).unwrap();
            let is_number = algebra.is_number(a);
            prop_assert!(is_number || algebra.freeze(a).unwrap() == frozen);
            prop_assert!(algebra.is_numberish(frozen) && !algebra.is_number(frozen));
            let mean = algebra.stops(frozen)[0];
            prop_assert_eq!(&algebra.as_number(mean).unwrap(), thermograph.mean());
        }
    }

    /// The thermograph against scores at every temperature from the definition.
    #[test]
    fn thermographs_follow_from_the_definition(tree in tree(4), numbers in prop::collection::vec(-2_i64..3, 3)) {
        with_algebra!(algebra);
        let form = tree.value(&mut algebra);
        let [x, y, z] = [0, 1, 2].map(|at| algebra.number(&Dyadic::integer(numbers[at])).unwrap());
        let inner = algebra.game(&[form, x], &[y]).unwrap();
        for id in [form, inner, algebra.game(&[inner, z], &[form]).unwrap()] {
            let thermograph = algebra.thermograph(id).unwrap();
            let length = 4 * UNIT as usize;
            let walls = Tree::of(&algebra, id).walls(length);
            for at in (0..length).step_by(64) {
                let temperature = Dyadic::new(i64::try_from(at).unwrap() - UNIT, 10);
                let scores =
                    [&thermograph.left, &thermograph.right].map(|wall| wall.score_at(&temperature));
                prop_assert_eq!(scores, [0, 1].map(|wall| Dyadic::new(walls[wall][at], 10)));
            }
        }
    }

    #[test]
    fn cooling_is_linear(a in low_game(), b in low_game(), tax in dyadic()) {
        with_algebra!(algebra);
        let [a, b] = [a, b].map(|recipe| recipe.build(&mut algebra));
        let ab = algebra.sum(a, b).unwrap();
        let [cool_a, cool_b, cool_ab] = [a, b, ab].map(|id| algebra.cool(id, &tax).unwrap());
        if tax.signum() >= 0 {
            prop_assert_eq!(algebra.sum(cool_a, cool_b).unwrap(), cool_ab);
            if at_most(&mut algebra, a, b) {
                prop_assert!(at_most(&mut algebra, cool_a, cool_b));
            }
            let further = algebra.cool(cool_a, &tax).unwrap();
            prop_assert_eq!(algebra.cool(a, &(&tax + &tax)).unwrap(), further);
        }
    }

    /// A·U for U > 0 does not depend on the form of A, is linear in A and keeps the order.
    #[test]
    fn norton_products(a in low_game(), b in low_game(), unit in 0_usize..6) {
        with_algebra!(algebra);
        let [a, b] = [a, b].map(|recipe| recipe.build(&mut algebra));
        let units = ["1*", "^", "^^*", "1/2", "Tiny(1)", "{3|1}"];
        let unit = Session::new(algebra.store(), &Limits::none(), Script::Ascii).unwrap().value(units[unit]).unwrap();
        let ab = algebra.sum(a, b).unwrap();
        let [times_a, times_b, times_ab] = [a, b, ab].map(|id| algebra.norton_product(id, unit).unwrap());
        prop_assert_eq!(algebra.sum(times_a, times_b).unwrap(), times_ab);
        prop_assert_eq!(algebra.compare(a, b).unwrap(), algebra.compare(times_a, times_b).unwrap());
        // From a form that is not canonical: b and a with 0 added as a sum of games.
        let zero = algebra.difference(ab, b).unwrap();
        prop_assert_eq!(zero, a);
        if !algebra.is_integer(ab) {
            let mut steps = Vec::new();
            for player in Player::BOTH {
                for option in algebra.options(unit, player).unwrap() {
                    let incentive = match player {
                        Player::Left => algebra.difference(option, unit),
                        Player::Right => algebra.difference(unit, option),
                    };
                    steps.push(algebra.sum(unit, incentive.unwrap()).unwrap());
                }
            }
            let [left, right] = Player::each(|player| {
                let mut moved = Vec::new();
                for (from, other) in [(a, b), (b, a)] {
                    for option in algebra.options(from, player).unwrap() {
                        let option = algebra.sum(option, other).unwrap();
                        let product = algebra.norton_product(option, unit).unwrap();
                        for &step in &steps {
                            moved.push(match player {
                                Player::Left => algebra.sum(product, step).unwrap(),
                                Player::Right => algebra.difference(product, step).unwrap(),
                            });
                        }
                    }
                }
                moved
            });
            prop_assert_eq!(algebra.game(&left, &right).unwrap(), times_ab);
        }
    }

    /// Colon principle: order and equality of the subordinate carry over, whatever its form.
    #[test]
    fn ordinal_sums(base in low_game(), a in low_game(), b in low_game(), form in tree(3)) {
        with_algebra!(algebra);
        let [base, a, b] = [base, a, b].map(|recipe| recipe.build(&mut algebra));
        let [over_a, over_b] = [a, b].map(|id| algebra.ordinal_sum(base, id).unwrap());
        if at_most(&mut algebra, a, b) {
            prop_assert!(at_most(&mut algebra, over_a, over_b));
        }
        prop_assert_eq!(algebra.ordinal_sum(base, ValueId::ZERO).unwrap(), base);
        prop_assert_eq!(algebra.ordinal_sum(ValueId::ZERO, a).unwrap(), a);
        let [minus_base, minus_a] = [base, a].map(|id| algebra.negative(id).unwrap());
        let minus = algebra.negative(over_a).unwrap();
        prop_assert_eq!(algebra.ordinal_sum(minus_base, minus_a).unwrap(), minus);
        let subordinate = form.value(&mut algebra);
        let expected = on_form(&mut algebra, base, &form);
        prop_assert_eq!(algebra.ordinal_sum(base, subordinate).unwrap(), expected);
    }

    #[test]
    fn conway_products(a in low_game(), b in low_game(), x in number(), y in number(), z in number()) {
        with_algebra!(algebra);
        let [a, b, x, y, z] = [a, b, x, y, z].map(|recipe| recipe.build(&mut algebra));
        prop_assume!([a, b].iter().all(|&id| algebra.followers(id).unwrap().len() < 12));
        let ab = algebra.conway_product(a, b).unwrap();
        prop_assert_eq!(algebra.conway_product(b, a).unwrap(), ab);
        let minus_a = algebra.negative(a).unwrap();
        let minus_ab = algebra.negative(ab).unwrap();
        prop_assert_eq!(algebra.conway_product(minus_a, b).unwrap(), minus_ab);
        prop_assert_eq!(algebra.conway_product(a, ValueId::ONE).unwrap(), a);
        prop_assert_eq!(algebra.conway_product(a, ValueId::ZERO).unwrap(), ValueId::ZERO);
        let yz = algebra.sum(y, z).unwrap();
        let [xy, xz, x_yz] = [y, z, yz].map(|id| algebra.conway_product(x, id).unwrap());
        prop_assert_eq!(algebra.sum(xy, xz).unwrap(), x_yz);
        let mut memo = HashMap::new();
        prop_assert_eq!(conway_by_definition(&mut algebra, &mut memo, a, b), ab);
        prop_assert_eq!(conway_by_definition(&mut algebra, &mut memo, x, y), xy);
    }

    #[test]
    fn atomic_weights_add(a in all_small(), b in all_small()) {
        with_algebra!(algebra);
        let [a, b] = [a, b].map(|recipe| recipe.build(&mut algebra));
        prop_assert!(algebra.is_all_small(a).unwrap());
        let ab = algebra.sum(a, b).unwrap();
        let [weight_a, weight_b, weight] = [a, b, ab].map(|id| algebra.atomic_weight(id).unwrap());
        prop_assert_eq!(algebra.sum(weight_a, weight_b).unwrap(), weight);
        let minus_a = algebra.negative(a).unwrap();
        let minus_weight = algebra.negative(weight_a).unwrap();
        prop_assert_eq!(algebra.atomic_weight(minus_a).unwrap(), minus_weight);
        let [one, two] = [1, 2].map(|number| number_of(&mut algebra, &Dyadic::integer(number)));
        for (id, weight) in [(a, weight_a), (b, weight_b), (ab, weight)] {
            if at_most(&mut algebra, two, weight) {
                prop_assert_eq!(algebra.outcome(id).unwrap(), Outcome::L);
            }
            if at_most(&mut algebra, one, weight) {
                prop_assert!(!at_most(&mut algebra, id, ValueId::ZERO));
            }
            let ups = algebra.norton_product(weight, ValueId::UP).unwrap();
            let near = algebra.difference(id, ups).unwrap();
            prop_assert_eq!(algebra.atomic_weight(near).unwrap(), ValueId::ZERO);
            prop_assert_eq!(algebra.atomic_weight(ups).unwrap(), weight);
        }
    }

    #[test]
    fn reduced_forms_are_those_of_all_games_nearby(a in game(), epsilon in infinitesimal(), b in game()) {
        with_algebra!(algebra);
        let [a, epsilon, b] = [a, epsilon, b].map(|recipe| recipe.build(&mut algebra));
        prop_assert!(algebra.is_infinitesimal(epsilon));
        let reduced = algebra.reduced_canonical_form(a).unwrap();
        let difference = algebra.difference(a, reduced).unwrap();
        prop_assert!(algebra.is_infinitesimal(difference));
        let near = algebra.sum(a, epsilon).unwrap();
        prop_assert_eq!(algebra.reduced_canonical_form(near).unwrap(), reduced);
        prop_assert_eq!(algebra.reduced_canonical_form(reduced).unwrap(), reduced);
        prop_assert!(algebra.birthday(reduced).unwrap() <= algebra.birthday(a).unwrap());
        prop_assert!(algebra.birthday(reduced).unwrap() <= algebra.birthday(near).unwrap());
        let [minus, other] = [algebra.negative(a).unwrap(), b];
        let minus_reduced = algebra.negative(reduced).unwrap();
        prop_assert_eq!(algebra.reduced_canonical_form(minus).unwrap(), minus_reduced);
        let other_reduced = algebra.reduced_canonical_form(other).unwrap();
        let together = algebra.sum(a, other).unwrap();
        let reduced_sum = algebra.sum(reduced, other_reduced).unwrap();
        let once_more = algebra.reduced_canonical_form(reduced_sum).unwrap();
        prop_assert_eq!(algebra.reduced_canonical_form(together).unwrap(), once_more);
    }

    #[test]
    fn uptimal_expansions_give_back_the_digits(
        numerator in -9_i64..10,
        exponent in 0_u32..3,
        star in 0_u32..5,
        digits in prop::collection::vec(-3_i64..4, 0..4),
    ) {
        with_algebra!(algebra);
        let number = Dyadic::new(numerator, exponent);
        let start = NumberUpStar { number: number.clone(), ups: 0, star };
        let mut id = algebra.number_up_star(start).unwrap();
        for (at, &digit) in digits.iter().enumerate() {
            let power = algebra.up_power(at as u32 + 1).unwrap();
            let ups = algebra.multiple(digit, power).unwrap();
            id = algebra.sum(id, ups).unwrap();
        }
        let expansion = algebra.uptimal_expansion(id).unwrap().unwrap();
        let mut digits = digits;
        while digits.last() == Some(&0) {
            digits.pop();
        }
        prop_assert_eq!((expansion.number, expansion.star, expansion.digits), (number, star, digits));
    }

    #[test]
    fn tempers_follow_the_definition(a in game()) {
        fn temper(algebra: &Algebra, id: ValueId) -> [bool; 2] {
            if algebra.is_number(id) {
                return [true, false];
            }
            let options = Player::each(|player| algebra.options(id, player).unwrap()).concat();
            let all = |at: usize| options.iter().all(|&option| temper(algebra, option)[at]);
            [all(1), all(0)]
        }
        with_algebra!(algebra);
        let id = a.build(&mut algebra);
        let expected = match temper(&algebra, id) {
            [true, _] => Some(Temper::Even),
            [false, true] => Some(Temper::Odd),
            [false, false] => None,
        };
        prop_assert_eq!(algebra.temper(id).unwrap(), expected);
    }

    #[test]
    fn texts_read_back_in_any_store(a in wild_game(), b in game()) {
        let store = Arc::new(Store::new());
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let other = Store::new();
        let mut elsewhere = Algebra::new(&other, &Limits::none()).unwrap();
        b.build(&mut elsewhere);
        for recipe in [a, b] {
            let id = recipe.build(&mut algebra);
            let printed = text(&mut algebra, id);
            let read = |store| Session::new(store, &Limits::none(), Script::Ascii).unwrap().value(&printed).unwrap();
            prop_assert_eq!(read(&store), id, "{}", printed);
            let there = read(&other);
            prop_assert_eq!(text(&mut elsewhere, there), printed);
            prop_assert_eq!(elsewhere.import(&Value::new(Arc::clone(&store), id)).unwrap(), there);
        }
    }

    #[test]
    fn sums_that_are_not_added_up(parts in prop::collection::vec(low_game(), 0..4), n in -1_000_000_i64..1_000_000) {
        with_algebra!(algebra);
        let mut parts: Vec<ValueId> = parts.iter().map(|recipe| recipe.build(&mut algebra)).collect();
        prop_assume!(parts.iter().map(|&id| algebra.followers(id).unwrap().len()).product::<usize>() < 100);
        let whole = sum(&mut algebra, &parts);
        // As they are, with their opposite as one game, and with a number, which may be large, a little, or plain.
        let minus = algebra.negative(whole).unwrap();
        let number = number_of(&mut algebra, &Dyadic::new(n, (n.unsigned_abs() % 23) as u32));
        for more in [vec![], vec![minus], vec![number], vec![ValueId::UP, ValueId::STAR], vec![minus, ValueId::UP]] {
            let length = parts.len();
            parts.extend(more);
            let whole = sum(&mut algebra, &parts);
            prop_assert_eq!(algebra.sum_of(&parts).unwrap(), whole);
            prop_assert_eq!(algebra.outcome_of_sum(&parts).unwrap().0, algebra.outcome(whole).unwrap());
            prop_assert_eq!(algebra.mean_of_sum(&parts).unwrap(), algebra.mean(whole).unwrap());
            prop_assert_eq!(algebra.temperature_of_sum(&parts).unwrap(), algebra.temperature(whole).unwrap());
            parts.truncate(length);
        }
    }

    /// Small tables forget nearly everything; nothing else may change.
    #[test]
    fn small_tables_and_many_threads_change_nothing(recipes in prop::collection::vec(game(), 4)) {
        let work = |store: &Store| -> Vec<String> {
            let mut algebra = Algebra::new(store, &Limits::none()).unwrap();
            let ids: Vec<ValueId> = recipes.iter().map(|recipe| recipe.build(&mut algebra)).collect();
            let mut texts = Vec::new();
            for (at, &a) in ids.iter().enumerate() {
                for &b in &ids[at..] {
                    let sum = algebra.sum(a, b).unwrap();
                    texts.push(text(&mut algebra, sum));
                    texts.push(format!("{:?}", algebra.compare(a, b).unwrap()));
                    texts.push(algebra.thermograph(sum).unwrap().to_string());
                }
            }
            texts
        };
        let expected = work(&Store::new());
        prop_assert_eq!(&work(&Store::with_budget(Some(1 << 16))), &expected);
        prop_assert_eq!(&work(&Store::with_budget(Some(0))), &expected);
        let shared = Store::with_budget(Some(1 << 16));
        let all = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| work(&shared))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
        });
        prop_assert!(all.iter().all(|texts| *texts == expected));
    }
}

/// Conway's product straight from its definition.
fn conway_by_definition(
    algebra: &mut Algebra,
    memo: &mut HashMap<(ValueId, ValueId), ValueId>,
    a: ValueId,
    b: ValueId,
) -> ValueId {
    if let Some(&known) = memo.get(&(a, b)) {
        return known;
    }
    let mut sides = [Vec::new(), Vec::new()];
    for player_a in Player::BOTH {
        for player_b in Player::BOTH {
            for x in algebra.options(a, player_a).unwrap() {
                for y in algebra.options(b, player_b).unwrap() {
                    let [xb, ay, xy] =
                        [(x, b), (a, y), (x, y)].map(|(a, b)| conway_by_definition(algebra, memo, a, b));
                    let sum = algebra.sum(xb, ay).unwrap();
                    let option = algebra.difference(sum, xy).unwrap();
                    sides[usize::from(player_a != player_b)].push(option);
                }
            }
        }
    }
    let product = algebra.game(&sides[0], &sides[1]).unwrap();
    memo.insert((a, b), product);
    product
}

#[test]
fn questions_without_an_answer_are_refused() {
    with_algebra!(algebra);
    let [one, minus_one] = [1, -1].map(|number| number_of(&mut algebra, &Dyadic::integer(number)));
    for by in [-1, -2] {
        assert!(matches!(algebra.cool(one, &Dyadic::integer(by)), Err(ValueError::Domain(_))));
    }
    let switch = algebra.game(&[one], &[minus_one]).unwrap();
    for id in [switch, one] {
        assert!(matches!(algebra.atomic_weight(id), Err(ValueError::Domain(_))));
    }
    assert_eq!(algebra.uptimal_expansion(switch).unwrap(), None);
}

/// The error of an expression, within limits.
fn failure(text: &str, limits: &Limits) -> EvaluationError {
    let store = Store::with_budget(limits.memory);
    let value = Session::new(&store, limits, Script::Ascii).map_err(EvaluationError::from);
    match value.and_then(|mut session| session.evaluate(text)) {
        Err(error) => error,
        Ok(found) => {
            panic!("{} is {:?}", text.get(..60).unwrap_or(text), found.map(|it| it.value.to_string()))
        }
    }
}

#[test]
fn huge_numbers_are_refused() {
    for text in ["2^(10^6)", "power(2, 1000000)", "1/2^(10^6)", &format!("{{{}|}}", "9".repeat(1_000_000))] {
        let error = failure(text, &Limits::none());
        assert!(matches!(error, EvaluationError::Wrong(_)), "{error}");
        assert!(error.to_string().len() < 1000, "{}", error.to_string().len());
    }
}

#[test]
fn depth_of_nesting_is_no_matter() {
    let depth = 1_000_000;
    let store = Store::new();
    let mut session = Session::new(&store, &Limits::none(), Script::Ascii).unwrap();
    let stars = format!("{}0{}", "{0|".repeat(depth), "}".repeat(depth));
    let integer = format!("{}0{}", "{".repeat(depth), "|}".repeat(depth));
    assert_eq!(session.evaluate(&integer).unwrap().unwrap().value.to_string(), depth.to_string());
    assert!(session.value(&stars).is_ok());
    assert!(matches!(failure(&"{".repeat(depth), &Limits::none()), EvaluationError::Wrong(_)));
}

#[test]
fn limits_stop_values() {
    let switches: Vec<String> = (1..40).map(|size| format!("{{{}|{}}}", 3 * size * size, -size)).collect();
    let sum = switches.join(" + ");
    let interrupt = AtomicBool::new(true);
    let interrupted = Limits { interrupt: Some(&interrupt), ..Limits::none() };
    assert_eq!(failure(&sum, &interrupted), EvaluationError::Stopped(StopReason::Interrupted));
    let start = Instant::now();
    let quick = clock::TIMED.at_most_time(Duration::from_millis(100));
    assert_eq!(failure(&sum, &quick), EvaluationError::Stopped(StopReason::Time));
    let small = Limits { memory: Some(8_000_000), ..clock::TIMED };
    assert_eq!(failure(&sum, &small), EvaluationError::Stopped(StopReason::Memory(8_000_000)));
    // What is remembered of the followers counts as well.
    for text in ["birthday(^10000000)", "birthday(*20000)", "heat(^10000000, *)"] {
        let reason = failure(text, &small.at_most_time(Duration::from_secs(5)));
        assert_eq!(reason, EvaluationError::Stopped(StopReason::Memory(8_000_000)), "{text}");
    }
    assert!(start.elapsed() < Duration::from_secs(10));
}
