//! The steps of arguments against brute force: mex, nim-sums, rounds and misère rules are computed again from the moves
//! alone, values and comparisons by the language of values.

use super::schema::Schema;
use std::collections::HashMap;
use zermelo::answer::{Answer, Question, answer, to_json_2};
use zermelo::catalogue::{AnyGame, entries, open};
use zermelo::expression::evaluate;
use zermelo::game::{AnyPosition, Convention, Ending, Player, Sign, WhyStep, option_list};
use zermelo::solve::Limits;

fn asked(text: &str, convention: Convention) -> Answer {
    let question = Question { convention, why: true, ..Question::new(open(text).unwrap()) };
    answer(&question, &Limits::none()).unwrap()
}

/// Grundy values by the definition.
#[derive(Default)]
struct ByDefinition(HashMap<String, u64>);

impl ByDefinition {
    fn value(&mut self, game: &(dyn AnyGame + 'static), position: &AnyPosition) -> u64 {
        let key = game.print(position);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let values: Vec<u64> =
            option_list(game, position, Player::Left).iter().map(|option| self.value(game, option)).collect();
        let mex = (0..=values.len() as _).find(|number| !values.contains(number)).unwrap();
        self.0.insert(key, mex);
        mex
    }
}

const SMALL: [&str; 16] = [
    "nim 3 4 5",
    "nim 1 2 3",
    "nim 0 0",
    "nim 7",
    "bash:3 7",
    "bash:2 6",
    "subtraction:1,3,4 8 5",
    "kayles 7",
    "kayles 3 4",
    "dawsons-kayles 6",
    "wythoff 2 3",
    "split 6",
    "grundy 7",
    "chomp 2x3",
    "cram 2x3",
    "lasker-nim 3 4",
];

#[test]
fn grundy_values_are_the_mex_of_what_the_moves_leave() {
    let mut seen = 0;
    for text in SMALL {
        let opened = open(text).unwrap();
        let game = opened.game.as_ref();
        let mut definition = ByDefinition::default();
        for step in asked(text, Convention::Normal).why {
            let WhyStep::Mex { position, options, value } = step else { continue };
            seen += 1;
            let (part, _) = game.parse_question(&position).unwrap();
            let mut labelled: Vec<(String, u64)> = option_list(game, &part, Player::Left)
                .iter()
                .map(|option| (game.move_label(&part, option, Player::Left), definition.value(game, option)))
                .collect();
            let mut said: Vec<(String, u64)> = options
                .into_iter()
                .map(|option| (option.label, u64::try_from(&option.value).unwrap()))
                .collect();
            labelled.sort();
            said.sort();
            assert_eq!(said, labelled, "{text}: {position}");
            assert_eq!(u64::try_from(&value).unwrap(), definition.value(game, &part), "{text}: {position}");
        }
    }
    assert!(seen > 18, "{seen}");
}

#[test]
fn nim_sums_and_targets_are_those_of_the_heaps() {
    let mut targets_seen = 0;
    for text in SMALL.into_iter().chain(["nim 9 14 7 1", "nim 3 + kayles 4 + wythoff 1 2"]) {
        let opened = open(text).unwrap();
        let whole = ByDefinition::default().value(opened.game.as_ref(), &opened.position);
        for step in asked(text, Convention::Normal).why {
            match step {
                WhyStep::NimSum { values, sum } => {
                    let xor = values.iter().fold(0, |xor, value| xor ^ u64::try_from(value).unwrap());
                    assert_eq!((u64::try_from(&sum).unwrap(), xor), (whole, whole), "{text}");
                }
                WhyStep::Targets { sum, heaps, .. } => {
                    targets_seen += 1;
                    let sum = u64::try_from(&sum).unwrap();
                    let top = 1 << sum.ilog2();
                    assert_eq!(sum, whole);
                    assert!(heaps.iter().any(|heap| heap.target < heap.value));
                    for heap in heaps {
                        let value = u64::try_from(&heap.value).unwrap();
                        assert_eq!(u64::try_from(&heap.target).unwrap(), value ^ sum, "{text}");
                        assert_eq!(heap.target < heap.value, value & top != 0, "{text}");
                    }
                }
                _ => {}
            }
        }
    }
    assert!(targets_seen > 3);
}

/// Whether the mover wins, by the definition.
fn wins(game: &(dyn AnyGame + 'static), position: &AnyPosition, convention: Convention) -> bool {
    let options = option_list(game, position, Player::Left);
    if options.is_empty() {
        return convention == Convention::Misere;
    }
    options.iter().any(|option| !wins(game, option, convention))
}

#[test]
fn rounds_are_completed_by_the_winner() {
    for convention in [Convention::Normal, Convention::Misere] {
        for most in 1..=4_u64 {
            for size in 1..=13_u64 {
                let text = format!("bash:{most} {size}");
                let step = asked(&text, convention).why.into_iter().find_map(|step| match step {
                    WhyStep::Rounds { round, take, .. } => Some((round, take)),
                    _ => None,
                });
                let (round, take) = step.unwrap_or_else(|| panic!("{text}"));
                assert_eq!(round, (most + 1).into());
                let opened = open(&text).unwrap();
                let next_wins = wins(opened.game.as_ref(), &opened.position, convention);
                assert_eq!(next_wins, !take.is_zero(), "{text}");
                if next_wins {
                    let after =
                        open(&format!("bash:{most} {}", size - u64::try_from(&take).unwrap())).unwrap();
                    assert!(!wins(after.game.as_ref(), &after.position, convention), "{text}");
                }
            }
        }
    }
}

#[test]
fn misere_nim_differs_where_one_heap_is_above_one() {
    for heaps in
        ["5", "1 5", "1 1 5", "1 1 1 2", "1 1", "1 1 1", "2 3", "2 2", "1 2 3", "3 3 1", "0 1", "2 3 4"]
    {
        let text = format!("nim {heaps}");
        let opened = open(&text).unwrap();
        let next = wins(opened.game.as_ref(), &opened.position, Convention::Misere);
        let answered = asked(&text, Convention::Misere);
        let sizes: Vec<u64> = heaps.split(' ').map(|size| size.parse().unwrap()).collect();
        let step = answered.why.iter().find_map(|step| match step {
            WhyStep::MisereHeaps { large, ones, targets, next_wins, .. } => {
                Some((*large, *ones, targets, *next_wins))
            }
            _ => None,
        });
        let (large, ones, targets, next_wins) = step.unwrap();
        assert_eq!(large, sizes.iter().filter(|&&size| size > 1).count(), "{text}");
        assert_eq!(ones, sizes.iter().filter(|&&size| size == 1).count(), "{text}");
        assert_eq!(next_wins, next, "{text}");
        assert_eq!(targets.is_some(), large == 1, "{text}");
        let Some([misere, normal]) = targets else { continue };
        for (target, convention) in [(misere, Convention::Misere), (normal, Convention::Normal)] {
            let rest = sizes.iter().map(|&size| if size > 1 { target.to_string() } else { size.to_string() });
            let after = open(&format!("nim {}", rest.collect::<Vec<_>>().join(" "))).unwrap();
            assert!(!wins(after.game.as_ref(), &after.position, convention), "{text}: to {target}");
        }
        assert_ne!(misere, normal);
    }
}

const PARTIZAN: [&str; 9] = [
    "domineering 2x2",
    "domineering 3x3",
    "domineering 2x3",
    "toads-and-frogs tt.ff",
    "toads-and-frogs t..f",
    "toads-and-frogs t.ff",
    "clobber xo/ox",
    "clobber xxo",
    "toppling-dominoes LRL",
];

fn holds(text: &str) -> bool {
    evaluate(text, &Limits::none()).unwrap_or_else(|error| panic!("{text}: {error}")).value.to_string()
        == "yes"
}

#[test]
fn values_decide_and_needless_moves_are_needless() {
    let mut kinds = HashMap::new();
    for text in PARTIZAN {
        let answered = asked(text, Convention::Normal);
        let results = answered.verdicts.map(|verdict| verdict.unwrap().result());
        let expected = match results {
            [Ending::Win, Ending::Win] => Sign::Fuzzy,
            [Ending::Win, _] => Sign::Positive,
            [_, Ending::Win] => Sign::Negative,
            _ => Sign::Zero,
        };
        let compared = |value: &str, sign: Sign| match sign {
            Sign::Positive => holds(&format!("({value}) > 0")),
            Sign::Negative => holds(&format!("({value}) < 0")),
            Sign::Zero => holds(&format!("({value}) == 0")),
            Sign::Fuzzy => !holds(&format!("({value}) >= 0")) && !holds(&format!("({value}) <= 0")),
        };
        for step in &answered.why {
            *kinds.entry(step.kind()).or_insert(0) += 1;
            let better = |player, one: &str, other: &str| match player {
                Player::Left => holds(&format!("({one}) >= ({other})")),
                Player::Right => holds(&format!("({one}) <= ({other})")),
            };
            match step {
                WhyStep::Value { value, sign: Some(sign), .. } => {
                    assert_eq!(*sign, expected, "{text}");
                    assert!(compared(value, *sign), "{text}: {value}");
                }
                WhyStep::ValueSum { values, sum, sign } => {
                    assert_eq!(*sign, expected, "{text}");
                    assert!(holds(&format!("({}) == ({sum})", values.join(") + ("))), "{text}");
                }
                WhyStep::Dominated { player, option, by } => {
                    assert!(better(*player, &by.value, &option.value), "{text}: {option:?} {by:?}");
                }
                WhyStep::Reversible { player, through, whole, .. } => {
                    assert!(better(player.opponent(), through, whole), "{text}: {through} {whole}");
                }
                _ => {}
            }
        }
    }
    for kind in ["hypotheses", "value", "dominated", "reversible"] {
        assert!(kinds.contains_key(kind), "{kind}: {kinds:?}");
    }
}

#[test]
fn numbers_are_avoided_beside_hot_components() {
    let answered = asked("domineering 2x2 + domineering 2x1", Convention::Normal);
    let avoided: Vec<&WhyStep> =
        answered.why.iter().filter(|step| matches!(step, WhyStep::NumberAvoided { .. })).collect();
    assert_eq!(avoided.len(), 1, "{:?}", answered.why);
}

#[test]
fn every_game_says_its_hypotheses_and_keeps_to_the_schema() {
    let schema = Schema::named("answer-2");
    for entry in entries() {
        let Ok(opened) = open(&entry.examples[0]) else { continue };
        let limits = Limits::none().at_most_positions(2_000);
        let question = Question { why: true, ..Question::new(opened) };
        let Ok(answered) = answer(&question, &limits) else { continue };
        let json = serde_json::from_str(&to_json_2(&answered)).unwrap();
        schema.validate(&json).unwrap_or_else(|why| panic!("{}: {why}", entry.name));
        if answered.verdicts != [None; 2] {
            assert!(matches!(answered.why.first(), Some(WhyStep::Hypotheses(_))), "{}", entry.name);
            assert!(answered.why_lines().iter().all(|lines| !lines.is_empty()), "{}", entry.name);
        }
    }
}
