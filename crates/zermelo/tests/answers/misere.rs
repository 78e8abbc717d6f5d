//! Misère quotients and genera against brute force and against published and independently computed values.

use crate::clock;
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use zermelo::game::{Outcome, Player, Ruleset, option_list};
use zermelo::heap::HeapCode;
use zermelo::misere::{HeapSums, MisereQuotient, QuotientStop, WinningMove, misere_quotient};
use zermelo::solve::genus::{Genus, GenusTable, Kind};
use zermelo::solve::{Limits, StopReason};

fn code(text: &str) -> HeapCode {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn quotient(text: &str, largest: u32) -> MisereQuotient {
    misere_quotient(&code(text), largest, &Limits::none()).quotient
}

/// Misère outcomes straight from the definition.
struct BruteForce<'a> {
    sums: HeapSums<'a>,
    known: HashMap<Vec<u32>, bool>,
}

impl<'a> BruteForce<'a> {
    fn new(code: &'a HeapCode) -> Self {
        Self { sums: HeapSums(code), known: HashMap::new() }
    }

    fn is_p(&mut self, heaps: &Vec<u32>) -> bool {
        if let Some(&known) = self.known.get(heaps) {
            return known;
        }
        let options = option_list(&self.sums, heaps, Player::Left);
        let is_p = !options.is_empty() && !options.iter().any(|option| self.is_p(option));
        self.known.insert(heaps.clone(), is_p);
        is_p
    }
}

/// All multisets of heaps up to `largest` with at most `total` tokens.
fn multisets(largest: u32, total: u32) -> Vec<Vec<u32>> {
    let mut list = vec![vec![]];
    let mut at = 0;
    while at < list.len() {
        let sum: u32 = list[at].iter().sum();
        let least = list[at].last().copied().unwrap_or(1);
        for heap in least..=largest.min(total - sum) {
            let mut longer = list[at].clone();
            longer.push(heap);
            list.push(longer);
        }
        at += 1;
    }
    list
}

fn wide(heaps: &[u32]) -> Vec<u64> {
    heaps.iter().map(|&heap| u64::from(heap)).collect()
}

fn compare(text: &str, quotient: &MisereQuotient, total: u32) {
    let code = code(text);
    let mut brute = BruteForce::new(&code);
    for heaps in multisets(quotient.largest_heap(), total) {
        let expected = if brute.is_p(&heaps) { Outcome::P } else { Outcome::N };
        assert_eq!(quotient.outcome(&wide(&heaps)), Some(expected), "{text} {heaps:?}");
    }
}

#[test]
fn outcomes_are_those_of_brute_force() {
    for text in [
        "0.77", "0.44", "0.15", "0.115", "0.144", "0.71", "0.72", "0.123", "0.53", "0.153", "0.54", "0.16",
        "0.07", "0.6", "0.26", "4.7", "4!.0", "0.3F", "0.[3]", "4.[3]", "0.5[3]", "0.604", "0.764",
    ] {
        let limits = Limits::none().at_most_positions(20_000);
        let found = misere_quotient(&code(text), 24, &limits).quotient;
        compare(text, &found, 24);
    }
}

#[test]
fn codes_of_two_digits_against_brute_force() {
    for first in ["0", "4"] {
        for digits in 0..64 {
            let text = format!("{first}.{}{}", digits / 8, digits % 8);
            let limits = Limits::none().at_most_positions(4_000);
            compare(&text, &misere_quotient(&code(&text), 14, &limits).quotient, 14);
        }
    }
}

/// Sums with larger heaps, where the interesting elements are: brute force over what they reach.
#[test]
fn large_sums_against_brute_force() {
    for (text, sums) in [
        ("0.77", vec![vec![25, 12], vec![27, 5, 2], vec![12, 12, 9], vec![9, 9, 9, 5, 1], vec![27, 9]]),
        (
            "0.53",
            vec![vec![14, 14, 14], vec![14, 11, 9], vec![9, 9, 14, 1], vec![11, 11, 14, 3], vec![14; 2]],
        ),
        ("0.153", vec![vec![21, 21], vec![21, 16, 4], vec![21, 13, 1], vec![16, 16, 13]]),
        ("0.115", vec![vec![28, 8, 8], vec![25, 19], vec![32, 8], vec![28, 19, 1]]),
    ] {
        let (code, quotient) = (code(text), quotient(text, 40));
        let mut brute = BruteForce::new(&code);
        for mut heaps in sums {
            heaps.sort_unstable();
            let expected = if brute.is_p(&heaps) { Outcome::P } else { Outcome::N };
            assert_eq!(quotient.outcome(&wide(&heaps)), Some(expected), "{text} {heaps:?}");
        }
    }
}

#[test]
fn winning_moves_are_those_of_brute_force() {
    for text in ["0.77", "0.123", "4!.0", "0.3F"] {
        let code = code(text);
        let quotient = misere_quotient(&code, 11, &Limits::none()).quotient;
        let mut brute = BruteForce::new(&code);
        for heaps in multisets(quotient.largest_heap(), 14) {
            let mut expected = BTreeSet::new();
            for heap in heaps.iter().copied().collect::<BTreeSet<_>>() {
                let mut rest = heaps.clone();
                rest.remove(rest.iter().position(|&other| other == heap).unwrap());
                for left in option_list(&HeapSums(&code), &vec![heap], Player::Left) {
                    let mut option = [rest.as_slice(), &left].concat();
                    option.sort_unstable();
                    if brute.is_p(&option) {
                        expected.insert(WinningMove { heap: u64::from(heap), left: wide(&left) });
                    }
                }
            }
            let found = quotient.winning_moves(&wide(&heaps), &Limits::none()).unwrap().unwrap();
            assert_eq!(found, expected, "{text} {heaps:?}");
        }
    }
}

#[test]
fn huge_heaps_through_the_period() {
    let kayles = quotient("0.77", 1000);
    let period = kayles.period().unwrap();
    assert_eq!((period.period, period.preperiod), (12, 71));
    let far = misere_quotient(&code("0.77"), 167, &Limits::none()).quotient;
    for heap in 1..1000_u64 {
        let like = if heap < 71 { heap } else { 71 + (heap - 71) % 12 };
        assert_eq!(kayles.phi(heap), far.phi(like));
    }
    let heaps = [1_000_000_000_000_000_003, 999_999_999_999_999_999, 7];
    let moves = kayles.winning_moves(&heaps, &Limits::none()).unwrap().unwrap();
    assert_eq!(moves.is_empty(), kayles.outcome(&heaps) == Some(Outcome::P));
    for winning in moves {
        let left: u64 = winning.left.iter().sum();
        assert!((1..=2).contains(&(winning.heap - left)) && winning.left.len() <= 2);
        let mut after = heaps.to_vec();
        after.remove(after.iter().position(|&heap| heap == winning.heap).unwrap());
        after.extend(&winning.left);
        assert_eq!(kayles.outcome(&after), Some(Outcome::P));
    }
}

/// A period that is claimed must hold when the same heaps are looked at one by one: here from the options alone.
#[test]
fn periods_hold_far_beyond_the_proof() {
    for text in ["0.77", "0.123", "0.71", "0.53", "4.13", "0.372", "subtraction:2,3,7"] {
        let quotient = quotient(text, 1000);
        assert!(quotient.period().is_some(), "{text}");
        let monoid = quotient.monoid();
        for heap in 1..400_u32 {
            let place = quotient.phi(u64::from(heap)).unwrap();
            let options = option_list(&HeapSums(quotient.code()), &vec![heap], Player::Left);
            // In every context: P exactly if no option of this heap is P and, by the quotient of the rest, none beside.
            for z in monoid.elements().filter(|&z| monoid.is_p(monoid.product(place, z))) {
                for option in &options {
                    let sum = quotient.sum(&wide(option)).unwrap().element;
                    assert!(!monoid.is_p(monoid.product(sum, z)), "{text} {heap}");
                }
            }
        }
    }
}

/// Elements are told apart by some context, and every element is that of its least sum.
#[test]
fn quotients_are_reduced() {
    for text in ["0.77", "0.53", "0.153", "0.15", "0.71", "0.604", "0.16"] {
        let quotient = misere_quotient(&code(text), 40, &Limits::none().at_most_positions(50_000)).quotient;
        let monoid = quotient.monoid();
        let row = |x| -> Vec<bool> { monoid.elements().map(|z| monoid.is_p(monoid.product(x, z))).collect() };
        let rows: BTreeSet<Vec<bool>> = monoid.elements().map(row).collect();
        assert_eq!(rows.len(), quotient.order(), "{text}");
        for x in monoid.elements() {
            assert_eq!(quotient.sum(&wide(quotient.least_sum(x))).unwrap().element, x);
        }
        for (x, y, z) in monoid.elements().flat_map(|x| [(x, 1, x), (1, x, 0), (x, x, 1)]) {
            let left = monoid.product(monoid.product(x, y), z);
            assert_eq!(left, monoid.product(x, monoid.product(z, y)));
        }
    }
}

#[test]
fn limits_stop_and_what_is_known_stays() {
    let dawson = misere_quotient(&code("dawsons-kayles"), 40, &Limits::none().at_most_positions(100_000));
    assert!(dawson.stopped.is_some());
    assert!(dawson.quotient.largest_heap() >= 24);
    let none = clock::TIMED.at_most_time(Duration::ZERO);
    let stopped = misere_quotient(&code("0.77"), 40, &none);
    assert_eq!(stopped.stopped, Some(QuotientStop::Limit(StopReason::Time)));
    assert_eq!(stopped.quotient.outcome(&[]), Some(Outcome::N));
    assert_eq!(stopped.quotient.outcome(&[1]), None);
    let wild = misere_quotient(&code("0.*"), 1000, &clock::TIMED.at_most_time(Duration::from_millis(200)));
    assert!(wild.stopped.is_some());
}

fn genera(text: &str, heaps: u32) -> Vec<Genus> {
    let code = code(text);
    let sums = HeapSums(&code);
    let limits = Limits::none();
    let mut table = GenusTable::new(&sums, &limits).unwrap();
    let single = |heap| if heap == 0 { vec![] } else { vec![heap] };
    (0..=heaps).map(|heap| table.genus(&single(heap)).unwrap()).collect()
}

/// Beside a nim-heap of the size of its k-th misère value and k heaps of 2, a position is P: by brute force, with the
/// nim-heaps as heaps of 0.[3].
#[test]
fn genera_are_what_they_are_defined_to_be() {
    #[derive(Debug)]
    struct WithNim<'a>(HeapSums<'a>, HeapSums<'a>);
    impl Ruleset for WithNim<'_> {
        type Position = (Vec<u32>, Vec<u32>);
        fn options<B>(
            &self,
            (game, nim): &Self::Position,
            player: Player,
            mut visit: impl FnMut(Self::Position) -> std::ops::ControlFlow<B>,
        ) -> std::ops::ControlFlow<B> {
            self.0.options(game, player, |option| visit((option, nim.clone())))?;
            self.1.options(nim, player, |option| visit((game.clone(), option)))
        }
    }
    fn is_p(
        game: &WithNim,
        position: &(Vec<u32>, Vec<u32>),
        known: &mut HashMap<(Vec<u32>, Vec<u32>), bool>,
    ) -> bool {
        if let Some(&found) = known.get(position) {
            return found;
        }
        let options = option_list(game, position, Player::Left);
        let found = !options.is_empty() && !options.iter().any(|option| is_p(game, option, known));
        known.insert(position.clone(), found);
        found
    }
    for text in ["0.77", "0.75", "0.71", "0.16", "0.6"] {
        let (code, nim) = (code(text), code("0.[3]"));
        let game = WithNim(HeapSums(&code), HeapSums(&nim));
        let mut known = HashMap::new();
        for (heap, genus) in genera(text, 10).iter().enumerate().skip(1) {
            for twos in 0..4 {
                let mut heaps = vec![2; twos];
                heaps.extend(Some(genus.misere(twos as u64)).filter(|&size| size > 0));
                heaps.sort_unstable();
                assert!(is_p(&game, &(vec![heap as u32], heaps), &mut known), "{text} {heap} {twos}");
            }
        }
    }
}

fn facts() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/misere.json")).unwrap()
}

fn code_of(game: &str) -> Option<String> {
    if let Some(quoted) = game.strip_prefix("game.heap.TakeAndBreak(\"") {
        return quoted.split('"').next().map(str::to_owned);
    }
    match game {
        "game.heap.Kayles" => Some("0.77".to_owned()),
        "game.heap.DawsonsKayles" => Some("0.07".to_owned()),
        "misere Grundy's game" => Some("4!.0".to_owned()),
        _ => game
            .split(' ')
            .find(|word| word.parse::<HeapCode>().is_ok_and(|_| word.contains('.')))
            .map(str::to_owned),
    }
}

#[test]
fn published_genera_and_p_positions() {
    let mut checked = 0;
    for fact in facts() {
        let (game, quantity) = (fact["game"].as_str().unwrap(), fact["quantity"].as_str().unwrap());
        let Some(text) = code_of(game) else { continue };
        let list = || -> Vec<String> {
            let text = fact["value"].as_str().unwrap();
            text.trim_matches(['[', ']']).split(',').map(str::to_owned).collect()
        };
        if quantity == "genus" {
            for (heap, (genus, printed)) in genera(&text, 20).iter().zip(list()).enumerate() {
                assert_eq!(genus.to_string(), printed, "{text} {heap}");
            }
        } else if quantity == "misere nim values" {
            for (heap, (genus, value)) in genera(&text, 20).iter().zip(list()).enumerate() {
                assert_eq!(genus.misere(0).to_string(), value, "{text} {heap}");
            }
        } else if quantity.starts_with("genus g^") {
            for (genus, row) in genera(&text, 9).iter().zip(fact["value"].as_array().unwrap()) {
                let misere: Vec<u32> = (0..6).map(|twos| genus.misere(twos)).collect();
                assert_eq!(serde_json::json!([genus.normal(), misere]), *row, "{text}");
            }
        } else if quantity.starts_with("single heaps") {
            let p: Vec<u32> = serde_json::from_value(fact["value"].clone()).unwrap();
            let genera = genera(&text, 18);
            let found: Vec<u32> = (0..=18).filter(|&heap| genera[heap as usize].misere(0) == 0).collect();
            assert_eq!(found, p.into_iter().filter(|&heap| heap <= 18).collect::<Vec<_>>(), "{text}");
        } else {
            continue;
        }
        checked += 1;
    }
    assert!(checked > 30, "{checked}");
}

#[test]
fn published_quotients() {
    let mut checked = 0;
    for fact in facts() {
        let (game, quantity) = (fact["game"].as_str().unwrap(), fact["quantity"].as_str().unwrap());
        let position = fact["position"].as_str().unwrap();
        let value = &fact["value"];
        if quantity.contains("T_1") {
            for row in value.as_array().unwrap() {
                let quotient = quotient(row[0].as_str().unwrap(), 300);
                assert!(quotient.period().is_some() && quotient.is_tame(), "{row}");
                assert_eq!(quotient.order() as u64, row[1].as_u64().unwrap(), "{row}");
            }
            checked += 1;
            continue;
        }
        let Some(text) = code_of(game) else { continue };
        let changes = |quotient: &MisereQuotient| -> Vec<[usize; 3]> {
            quotient
                .changes()
                .iter()
                .map(|change| [change.heap as usize, change.order, change.p_count])
                .collect()
        };
        let sizes = |quotient: &MisereQuotient| [quotient.order(), quotient.monoid().p_elements().count()];
        let number = || value.as_str().unwrap().parse::<u32>().unwrap();
        let whole = || quotient(&text, 1000);
        match quantity {
            "order |Q|" => assert_eq!(whole().order() as u32, number(), "{text}"),
            "P-portion size |P|" => assert_eq!(sizes(&whole())[1] as u32, number(), "{text}"),
            "period of pretending function" => {
                assert_eq!(whole().period().unwrap().period, number(), "{text}");
            }
            "preperiod" => assert_eq!(whole().period().unwrap().preperiod, number(), "{text}"),
            "tame?" => assert_eq!(whole().is_tame(), value == "Yes", "{text}"),
            "presentation" => {
                let shown = whole().presentation().to_string();
                let plain = |text: &str| -> String {
                    let digit = |c| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|raised| raised == c);
                    let plain = |c| digit(c).map_or(c, |digit| char::from(b'0' + digit as u8));
                    text.chars().map(plain).filter(|c| !" ,;<>⟨⟩".contains(*c)).collect()
                };
                assert_eq!(plain(&shown), plain(value.as_str().unwrap()), "{text}");
            }
            "|Q|,|P|" => {
                let heap = position.rsplit(' ').next().unwrap().parse().unwrap();
                assert_eq!(
                    sizes(&quotient(&text, heap)).map(|size| size.to_string()).join(","),
                    value.as_str().unwrap()
                );
            }
            _ if quantity.starts_with("misere quotient") => {
                let largest = if quantity.contains("COMPLETE") { 1000 } else { 80 };
                let found = quotient(&text, largest);
                assert_eq!(serde_json::json!([sizes(&found), changes(&found)]), *value, "{text}");
            }
            _ if quantity.starts_with("partial quotients") => {
                let largest =
                    quantity.split("<= ").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
                assert_eq!(serde_json::json!(changes(&quotient(&text, largest))), *value, "{text}");
            }
            _ if quantity.starts_with("complete misere quotient") => {
                let found = whole();
                let period = found.period().unwrap();
                assert_eq!(
                    serde_json::json!([sizes(&found), [period.period, period.preperiod]]),
                    *value,
                    "{text}"
                );
            }
            _ => continue,
        }
        checked += 1;
    }
    assert!(checked >= 80, "{checked}");
}

/// The one misère value that is printed of a tame or restive position says the others.
#[test]
fn short_genera_tell_all_misere_values() {
    let mut met = [0; 4];
    for first in ["0", "4"] {
        for digits in 0..64 {
            let text = format!("{first}.{}{}", digits / 8, digits % 8);
            for genus in genera(&text, 13) {
                let (normal, alone) = (genus.normal(), genus.misere(0));
                let swapped = |twos: u32, value: u32| value ^ (twos % 2 * 2);
                met[genus.kind() as usize] += 1;
                let follows = |twos| match genus.kind() {
                    Kind::Restive if alone < 4 => swapped(twos, alone),
                    Kind::NimHeap | Kind::Tame | Kind::Restive => swapped(twos, normal),
                    Kind::Wild => genus.misere(u64::from(twos)),
                };
                for twos in 1..9 {
                    assert_eq!(genus.misere(u64::from(twos)), follows(twos), "{text} {genus}");
                }
                if genus.is_nim_heap() {
                    assert_eq!(alone, if normal < 2 { 1 - normal } else { normal }, "{text}");
                }
            }
        }
    }
    assert!(met.iter().all(|&count| count > 10), "{met:?}");
}

/// Three P-sums that are pairwise told apart by a third sum: no quotient with two P-elements describes these games.
#[test]
fn quotients_of_0_53_and_0_153_have_three_p_elements() {
    for (text, one, two, wild) in [("0.53", 1, 3, 14), ("0.153", 1, 4, 21)] {
        let code = code(text);
        let mut brute = BruteForce::new(&code);
        let mut is_p = |sum: &[&[u32]]| {
            let mut heaps = sum.concat();
            heaps.sort_unstable();
            brute.is_p(&heaps)
        };
        let (unit, firm, wild) = (vec![one], vec![two, two], vec![wild]);
        for p in [&unit, &firm, &wild] {
            assert!(is_p(&[p]), "{text} {p:?}");
        }
        for (left, right, beside) in [
            (&unit, &firm, vec![two, two]),
            (&firm, &wild, firm.clone()),
            (&unit, &wild, [&*unit, &*wild].concat()),
        ] {
            assert_ne!(
                is_p(&[left, &beside]),
                is_p(&[right, &beside]),
                "{text} {left:?} {right:?} {beside:?}"
            );
        }
        let found = quotient(text, 1000);
        assert_eq!((found.order(), found.monoid().p_elements().count()), (16, 3), "{text}");
        assert!(found.period().is_some());
    }
}
