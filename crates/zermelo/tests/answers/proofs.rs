//! Proofs to read: every theorem that an answer cites has one, and on small positions of every game what the theorem says
//! agrees with the rules, step by step.

use super::schema::Schema;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use zermelo::answer::{Question, answer};
use zermelo::catalogue::{Catalogued, entries, open};
use zermelo::game::{Claim, Convention, Notation, ParseError, Player, Ruleset, Theorem, Verdict};
use zermelo::glossary::{self, theorems};
use zermelo::proof::{ProofError, WrittenProof, find, proofs};
use zermelo::rulesets::heap::Nim;
use zermelo::solve::Limits;

fn written(theorem: &str, numbers: &str) -> WrittenProof {
    let proof = find(theorem).unwrap_or_else(|| panic!("there is no proof of {theorem}"));
    proof
        .with_numbers(numbers, None, &Limits::none())
        .unwrap_or_else(|error| panic!("{theorem}, {numbers}: {error}"))
}

#[test]
fn every_theorem_has_a_proof() {
    for theorem in theorems() {
        let proof = find(theorem.name).unwrap_or_else(|| panic!("no proof of {}", theorem.name));
        assert_eq!(proof.statement(), theorem.statement);
    }
    let limits = Limits::none().at_most_positions(3_000);
    let mut cited = BTreeSet::new();
    for entry in entries() {
        for example in &entry.examples {
            if let Ok(found) = answer(&Question::new(open(example).unwrap()), &limits) {
                cited.insert(found.by);
            }
        }
    }
    for by in
        cited.iter().filter(|by| !by.is_empty() && !by.contains("stopped") && !by.contains("first rows"))
    {
        let cut = [" of ", " on ", " to ", " in "].into_iter().filter_map(|word| by.find(word)).min();
        let name = cut.map_or(by.as_str(), |at| &by[..at]);
        assert!(find(by).is_some() || find(name).is_some(), "no proof of {by}");
    }
    assert!(cited.len() > 20);
}

#[test]
fn proofs_hold_on_their_examples() {
    for proof in proofs() {
        assert!(glossary::find(proof.theorem).is_some(), "{} is not a word", proof.theorem);
        let written = written(proof.theorem, "");
        assert_eq!(written.counterexample, None, "{}", proof.theorem);
        assert!(!written.checked.is_empty(), "{}", proof.theorem);
        let computed = written.steps.iter().map(|step| step.numbers.len()).sum::<usize>();
        assert!(computed > 0, "{}: no numbers", proof.theorem);
        let text = written.to_text();
        assert!(!text.contains("  play ends at: \n"), "{text}");
    }
}

#[test]
fn proofs_hold_on_small_positions() {
    for (theorem, numbers) in [
        ("Bouton's theorem", "1 2 3 4"),
        ("Bouton's theorem", "2 2 5"),
        ("misere Nim", "1 1 1 4"),
        ("misere Nim", "2 3 1"),
        ("bash", "bash:2 5 4"),
        ("wythoff", "9 9"),
        ("wythoff", "wyt-queens e8"),
        ("Fraenkel's theorem", "generalised-wythoff:3 7 8"),
        ("Fibonacci Nim", "15 14"),
        ("31", "31:2 17"),
        ("Moore's theorem", "moore-nim:2 2 3 3 4"),
        ("Moore's theorem", "moore-nim:3 2 2 2 3"),
        ("Smallest Nim", "1 1 3 4"),
        ("Largest Nim", "3 3 4"),
        ("Poker Nim", "2 3 / 1 1"),
        ("the theorem on Euclid", "13 14"),
        ("Lasker's Nim", "8 3"),
        ("splitting", "5 3"),
        ("Cutcake", "3x7"),
        ("Cutcake", "4x4 1x3"),
        ("Maundy Cake", "4x6"),
        ("Maundy Cake", "1x12"),
        ("Silver Dollar", "2 5 7"),
        ("coin turning", "ruler hhtht"),
        ("coin turning", "twins hhtht"),
        ("coin turning", "turning-turtles hhthh"),
        ("tartan", "turning-product:ruler,mock-turtles tth/hht"),
        ("Treblecross", "8"),
        ("Elephants and Rhinos", "ee..rr"),
        ("Chomp with two rows", "6 2"),
        ("Chomp with two rows", "3 3 3"),
        ("strategy stealing", "3x5"),
        ("central symmetry", "2x4"),
        ("Wall Making", "3x3"),
        ("green Hackenbush", "e(ee:A;e:A)"),
        ("blue-red trees", "l(rl;l)"),
        ("blue-red-green Hackenbush sums", "lrr;eee"),
        ("Node Kayles on paths", "cycle:7"),
        ("Node Kayles on paths", "a-b,a-c,a-d"),
        ("Arc Kayles on paths", "cycle:8"),
        ("MUV LUV", "1 1 2 2 3"),
        ("Kayles by symmetry", "kayles 7"),
        ("Grundy values of a code", "heaps:0.3F 6"),
        ("Sprague–Grundy theorem", "nim 1 2 + bash:2 4 + kayles 3"),
        ("Smith's theorem", "token:a>b,b>a,b>c,c>d a c"),
        ("Zermelo's theorem", "nim 2 2"),
        ("top-down search", "nim 2 2"),
        ("number avoidance", "{3|1} + 1/4 + 2"),
        ("canonical form", "hackenbush lrl"),
        ("Guy and Smith", "0.07"),
    ] {
        assert_eq!(written(theorem, numbers).counterexample, None, "{theorem}, {numbers}");
    }
}

#[test]
fn numbers_are_those_of_the_reader() {
    let text = written("Bouton's theorem", "1 2 7").to_text();
    for line in
        ["nim-sum of the heaps is 4", "'take 4 from heap 3' enters the set, at 1 2 3", "1 2 3 is claimed"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert_ne!(text, written("Bouton's theorem", "1 2 5").to_text());
}

#[test]
fn what_the_theorem_does_not_speak_of_is_refused() {
    let refusal = |theorem: &str, numbers: &str| {
        find(theorem).unwrap().with_numbers(numbers, None, &Limits::none()).expect_err("refused")
    };
    assert!(matches!(refusal("Bouton's theorem", "1 x"), ProofError::Numbers(_)));
    assert!(matches!(refusal("Bouton's theorem", "wythoff 1 2"), ProofError::SaysNothing { .. }));
    assert!(matches!(refusal("number avoidance", "1 + 2"), ProofError::SaysNothing { .. }));
    assert!(matches!(refusal("Guy and Smith", "0.3303"), ProofError::SaysNothing { .. }));
    let stopped =
        find("Bouton's theorem").unwrap().with_numbers("3 4 5", None, &Limits::none().at_most_positions(3));
    assert!(matches!(stopped, Err(ProofError::Stopped(_))));
}

/// Nim with a wrong theorem: whoever moves loses when the heaps are equal in number and size, or the sum is divisible by 3.
struct WrongNim;

impl Ruleset for WrongNim {
    type Position = <Nim as Ruleset>::Position;

    fn options<B>(
        &self,
        position: &Self::Position,
        player: Player,
        visit: impl FnMut(Self::Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        Nim.options(position, player, visit)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }
}

impl Notation for WrongNim {
    fn parse(&self, text: &str) -> Result<Self::Position, ParseError> {
        Nim.parse(text)
    }

    fn print(&self, position: &Self::Position) -> String {
        Nim.print(position)
    }
}

impl Theorem for WrongNim {
    fn claim(&self, position: &Self::Position, _: Convention) -> Option<Claim<Self::Position>> {
        let text = Nim.print(position);
        let total: u64 = text.split_whitespace().filter_map(|heap| heap.parse::<u64>().ok()).sum();
        let verdict = if total.is_multiple_of(3) { Verdict::Loss(None) } else { Verdict::Win(None) };
        let bouton = zermelo::catalogue::find("nim").unwrap().theorems[0];
        Some(Claim::impartial(bouton, verdict, Vec::new(), Vec::<String>::new()))
    }
}

#[test]
fn a_wrong_theorem_has_a_counterexample() {
    let game = Catalogued::new(WrongNim).with_theorem();
    let opened = zermelo::catalogue::OpenGame::new("wrong", game, Nim.parse("2 2").unwrap());
    let proof = find("Bouton's theorem").unwrap();
    let found = proof.of_position(&opened, &Limits::none()).unwrap();
    assert!(found.counterexample.is_some());
}

#[test]
fn proofs_have_the_checked_in_form() {
    let schema = Schema::named("proof-1");
    for proof in proofs() {
        let json = written(proof.theorem, "").to_json();
        schema
            .validate(&serde_json::from_str(&json).unwrap())
            .unwrap_or_else(|error| panic!("{error}: {json}"));
    }
}
