//! Hackenbush: moves, notation, normal forms, and every closed form against brute force on all small graphs.

use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use zermelo::contest::find;
use zermelo::game::{Convention, Ending, Notation, Player, Ruleset, Theorem, WinningMoves, option_list};
use zermelo::rulesets::graph::{
    Colour, Edge, GROUND, Hackenbush, HackenbushPosition, green_hackenbush_value, hackenbush_closed_form,
    hackenbush_value,
};
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Algebra, Dyadic, NumberUpStar, Store};

const ANY: Hackenbush = Hackenbush { only_green: false, is_childish: false };
const GREEN: Hackenbush = Hackenbush { only_green: true, is_childish: false };
const COLOURS: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Green];

fn position(edges: &[Edge]) -> HackenbushPosition {
    HackenbushPosition::new(edges.to_vec()).0
}

/// All multisets of at most `most` of these edges.
fn multisets(kinds: &[Edge], most: usize) -> Vec<Vec<Edge>> {
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..most {
        let end = all.len();
        for index in start..end {
            let last = all[index].last().copied();
            for &kind in kinds.iter().filter(|&&kind| last.is_none_or(|last| kind >= last)) {
                let mut larger = all[index].clone();
                larger.push(kind);
                all.push(larger);
            }
        }
        start = end;
    }
    all
}

fn kinds(vertices: u32, colours: &[Colour]) -> Vec<Edge> {
    let pairs = (0..vertices).flat_map(|low| (low..vertices).map(move |high| (low, high)));
    let mut kinds: Vec<Edge> = pairs
        .flat_map(|(low, high)| colours.iter().map(move |&colour| Edge::new(low, high, colour)))
        .collect();
    kinds.sort();
    kinds
}

/// What stands, by spreading from the ground until nothing changes.
fn standing(edges: &[Edge]) -> Vec<Edge> {
    let mut reached = BTreeSet::from([GROUND]);
    loop {
        let count = reached.len();
        for edge in edges {
            let [u, v] = edge.ends();
            if reached.contains(&u) || reached.contains(&v) {
                reached.extend([u, v]);
            }
        }
        if reached.len() == count {
            return edges.iter().copied().filter(|edge| reached.contains(&edge.ends()[0])).collect();
        }
    }
}

/// The options by the rules as they are said.
fn plain_options(edges: &[Edge], player: Player) -> BTreeSet<Vec<Edge>> {
    (0..edges.len())
        .filter(|&cut| edges[cut].colour().is_cut_by(player))
        .map(|cut| {
            let mut rest = edges.to_vec();
            rest.remove(cut);
            standing(&rest)
        })
        .collect()
}

#[derive(Default)]
struct Truth {
    wins: HashMap<(Vec<Edge>, Player), bool>,
    grundy: HashMap<Vec<Edge>, u32>,
}

impl Truth {
    fn wins(&mut self, edges: &[Edge], player: Player) -> bool {
        let key = (edges.to_vec(), player);
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let wins = plain_options(edges, player).iter().any(|option| !self.wins(option, player.opponent()));
        self.wins.insert(key, wins);
        wins
    }

    fn grundy(&mut self, edges: &[Edge]) -> u32 {
        if let Some(&known) = self.grundy.get(edges) {
            return known;
        }
        let values: BTreeSet<u32> =
            plain_options(edges, Player::Left).iter().map(|option| self.grundy(option)).collect();
        let mex = (0..=values.len() as u32).find(|value| !values.contains(value)).unwrap();
        self.grundy.insert(edges.to_vec(), mex);
        mex
    }

    /// Verdicts and the complete winning moves of a claim, where there is one.
    fn check_claim(&mut self, ruleset: Hackenbush, position: &HackenbushPosition) -> bool {
        let Some(claim) = ruleset.claim(position, Convention::Normal) else { return false };
        for player in Player::BOTH {
            let verdict = claim.verdicts[player.index()].result();
            assert_eq!(verdict == Ending::Win, self.wins(position.edges(), player), "{position:?} {player}");
            let moves = match &claim.winning {
                WinningMoves::These(moves) => moves,
                WinningMoves::OfEach(moves) => &moves[player.index()],
                other => panic!("{position:?}: {other:?}"),
            };
            let claimed: BTreeSet<Vec<Edge>> =
                moves.iter().map(|known| known.to.as_ref().unwrap().edges().to_vec()).collect();
            assert_eq!(claimed.len(), moves.len(), "{position:?}: a move twice");
            let winning: BTreeSet<Vec<Edge>> = plain_options(position.edges(), player)
                .into_iter()
                .filter(|option| !self.wins(option, player.opponent()))
                .collect();
            assert_eq!(claimed, winning, "{position:?} {player}");
            for known in moves {
                assert_eq!(known.label, ruleset.move_label(position, known.to.as_ref().unwrap(), player));
            }
        }
        true
    }
}

/// The steps of an explanation: the sums in them are right, and what the last comes to is the value.
fn check_explanation(position: &HackenbushPosition) {
    let claim = GREEN.claim(position, Convention::Normal).unwrap();
    let lines: Vec<String> = claim.explanation.iter().map(ToString::to_string).collect();
    let [steps @ .., _] = lines.as_slice() else { panic!("{position:?} is not explained") };
    for part in steps.iter().flat_map(|line| line.split([';', ',', ':'])) {
        let Some((terms, sum)) = part.split_once(" = ") else { continue };
        let words: Vec<&str> = terms.split(' ').collect();
        let terms = words.rsplit(|word| matches!(*word, "xor" | "+")).map(|term| *term.last().unwrap());
        let terms: Vec<u32> = terms.map(|term| term.parse().unwrap()).collect();
        let found =
            if part.contains("xor") { terms.iter().fold(0, |a, b| a ^ b) } else { terms.iter().sum() };
        assert_eq!(found.to_string(), sum, "{position:?}: {part}");
    }
    let value = claim.grundy.unwrap().to_string();
    assert_eq!(steps.last().unwrap().rsplit(' ').next(), Some(value.as_str()), "{position:?}: {steps:?}");
}

/// Moves, notation, parts and normal form of one position.
fn check_contracts(position: &HackenbushPosition) {
    for player in Player::BOTH {
        let options = option_list(&ANY, position, player);
        let found: BTreeSet<Vec<Edge>> = options.iter().map(|option| option.edges().to_vec()).collect();
        assert_eq!(found.len(), options.len(), "{position:?}: an option twice");
        assert_eq!(found, plain_options(position.edges(), player), "{position:?}");
        let labels: BTreeSet<String> =
            options.iter().map(|option| ANY.move_label(position, option, player)).collect();
        assert_eq!(labels.len(), options.len(), "{position:?}: two moves of one name");
    }
    let printed = ANY.print(position);
    assert_eq!(
        ANY.parse(&printed).unwrap_or_else(|error| panic!("{printed}: {error}")),
        *position,
        "{printed}"
    );
    assert_eq!(ANY.print(&ANY.parse(&printed).unwrap()), printed);
    let mut parts = Vec::new();
    ANY.components(position, |part| parts.extend_from_slice(part.edges()));
    parts.sort();
    assert_eq!(parts, position.edges(), "the parts make up the whole");
    let form = ANY.normal_form(position);
    assert_eq!(form.position.edges().len(), position.edges().len());
    assert_eq!(
        ANY.normal_form(&form.position).position,
        form.position,
        "{position:?}: a form is its own form"
    );
}

#[test]
fn all_small_green_graphs() {
    let mut truth = Truth::default();
    let mut spoken = 0;
    for edges in multisets(&kinds(4, &[Colour::Green]), 5) {
        let position = position(&edges);
        if position.edges().len() < edges.len() {
            assert_eq!(position.edges(), standing(&edges));
            continue;
        }
        check_contracts(&position);
        let value = truth.grundy(&edges);
        assert_eq!(green_hackenbush_value(&position), Some(value), "{edges:?}");
        assert!(truth.check_claim(GREEN, &position) && truth.check_claim(ANY, &position));
        check_explanation(&position);
        for wanted in (0..6_u32).filter(|&wanted| wanted != value) {
            let moves = GREEN.options_of_value(&position, &wanted.into()).unwrap();
            let found: BTreeSet<Vec<Edge>> =
                moves.iter().map(|known| known.to.as_ref().unwrap().edges().to_vec()).collect();
            let mut expected = plain_options(&edges, Player::Left);
            expected.retain(|option| truth.grundy(option) == wanted);
            assert_eq!(found, expected, "{edges:?} to {wanted}");
        }
        spoken += 1;
    }
    assert!(spoken > 1_000, "{spoken}");
}

#[test]
fn all_small_coloured_graphs() {
    let mut truth = Truth::default();
    let mut spoken = 0;
    for edges in multisets(&kinds(3, &COLOURS), 4) {
        let position = position(&edges);
        if position.edges().len() < edges.len() {
            continue;
        }
        check_contracts(&position);
        spoken += usize::from(truth.check_claim(ANY, &position));
        let form = ANY.normal_form(&position);
        for player in Player::BOTH {
            let mover = if form.players_swapped { player.opponent() } else { player };
            let same = truth.wins(form.position.edges(), mover);
            assert_eq!(truth.wins(&edges, player), same, "{edges:?}");
            assert!(!form.is_own_mirror || same == truth.wins(form.position.edges(), mover.opponent()));
        }
    }
    assert!(spoken > 200, "{spoken}");
}

/// Edges that each hang on an earlier vertex or close a cycle, as numbers that say where.
fn grown(steps: &[(u8, u8, u8)], cycles: bool, colours: &[Colour]) -> Vec<Edge> {
    let mut vertices = 1_u32;
    steps
        .iter()
        .map(|&(kind, at, other)| {
            let colour = colours[usize::from(kind) % colours.len()];
            let low = u32::from(at) % vertices;
            if cycles && kind >= 160 {
                return Edge::new(low, u32::from(other) % vertices, colour);
            }
            vertices += 1;
            Edge::new(low, vertices - 1, colour)
        })
        .collect()
}

fn steps(most: usize) -> impl Strategy<Value = Vec<(u8, u8, u8)>> {
    prop::collection::vec(any::<(u8, u8, u8)>(), 0..most)
}

proptest! {
    #[test]
    fn green_graphs(steps in steps(10)) {
        let position = position(&grown(&steps, true, &[Colour::Green]));
        let mut truth = Truth::default();
        prop_assert_eq!(green_hackenbush_value(&position), Some(truth.grundy(position.edges())));
        prop_assert!(truth.check_claim(GREEN, &position));
        check_explanation(&position);
        check_contracts(&position);
    }

    #[test]
    fn blue_red_trees(steps in steps(10)) {
        let position = position(&grown(&steps, false, &COLOURS[..2]));
        prop_assert!(Truth::default().check_claim(ANY, &position));
        let value = hackenbush_value(&position).unwrap();
        prop_assert_eq!(value.nimber, 0);
        values_agree(&position)?;
        check_contracts(&position);
    }

    /// Blue-red trees beside green graphs.
    #[test]
    fn numbers_and_nimbers(tree in steps(7), graph in steps(5)) {
        let mut edges = grown(&tree, false, &COLOURS[..2]);
        let above = |end: u32| if end == GROUND { GROUND } else { end + 100 };
        edges.extend(grown(&graph, true, &[Colour::Green]).iter().map(|edge| {
            let [u, v] = edge.ends().map(above);
            Edge::new(u, v, Colour::Green)
        }));
        let position = position(&edges);
        prop_assert!(Truth::default().check_claim(ANY, &position));
        values_agree(&position)?;
        check_contracts(&position);
    }

    /// The colon principle on trees of all colours.
    #[test]
    fn trees_of_all_colours(steps in steps(8)) {
        let position = position(&grown(&steps, false, &COLOURS));
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let table = ValueTable::new(&ANY, &store).unwrap();
        let found = table.value(&position, &Limits::none()).unwrap();
        let closed = hackenbush_closed_form(&ANY, &position, &mut algebra).unwrap().unwrap();
        prop_assert_eq!(closed, found);
    }

    /// Blue-red graphs with cycles, searched as numbers, against the forms of their positions.
    #[test]
    fn blue_red_graphs(steps in steps(10)) {
        let position = position(&grown(&steps, true, &[Colour::Blue, Colour::Red]));
        let store = Store::new();
        let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
        let table = ValueTable::new(&ANY, &store).unwrap();
        let found = table.value(&position, &Limits::none()).unwrap();
        if let Some(closed) = hackenbush_closed_form(&ANY, &position, &mut algebra) {
            prop_assert_eq!(closed.unwrap(), found);
        }
    }

    /// Relabelling and exchanging colours lead to the same representative of a forest.
    #[test]
    fn forms_of_forests(steps in steps(12), shuffle in any::<u32>()) {
        let edges = grown(&steps, false, &COLOURS);
        let renamed = |end: u32| if end == GROUND { GROUND } else { (end ^ (shuffle % 64)) + 1_000 };
        let other: Vec<Edge> = edges
            .iter()
            .map(|edge| {
                let [u, v] = edge.ends().map(renamed);
                Edge::new(u, v, edge.colour())
            })
            .collect();
        let form = ANY.normal_form(&position(&edges));
        prop_assert_eq!(&ANY.normal_form(&position(&other)), &form);
        let negative = ANY.normal_form(&position(&edges).negative());
        prop_assert_eq!(&negative.position, &form.position);
        prop_assert!(form.is_own_mirror || negative.players_swapped != form.players_swapped);
    }

    /// Whatever stands in the text, there is a position or an error.
    #[test]
    fn no_text_breaks_the_reader(text in "[lre:;+()A{} 0-9-]{0,24}") {
        if let Ok(position) = ANY.parse(&text) {
            check_contracts(&position);
        }
    }
}

/// The closed form is the canonical form that a search over all positions finds.
fn values_agree(position: &HackenbushPosition) -> Result<(), TestCaseError> {
    let store = Store::new();
    let algebra = Algebra::new(&store, &Limits::none()).unwrap();
    let table = ValueTable::new(&ANY, &store).unwrap();
    let found = table.value(position, &Limits::none()).unwrap();
    let value = hackenbush_value(position).unwrap();
    let expected = NumberUpStar { star: value.nimber, ..NumberUpStar::number(value.number) };
    prop_assert_eq!(algebra.as_number_up_star(found), Some(expected));
    Ok(())
}

#[derive(serde::Deserialize)]
struct Fact {
    position: String,
    value: String,
    source: String,
}

/// Published values that are a number plus a nimber.
/// A bed of red planks on three blue legs: no theorem here, and few symmetries.
#[test]
fn graphs_with_few_symmetries_are_searched_as_numbers() {
    let bed = ANY.parse("lr:A(rr:B;rrr:C);lr:B(r:C);lr:C").unwrap();
    assert!(hackenbush_value(&bed).is_none());
    let store = Store::new();
    let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
    let closed = hackenbush_closed_form(&ANY, &bed, &mut algebra).unwrap().unwrap();
    let found = ValueTable::new(&ANY, &store).unwrap().value(&bed, &Limits::none()).unwrap();
    assert_eq!(closed, found);
    // Edges that are alike are one move, however many they are: 40 of them are no matter of 2^40 sets.
    let mut edges = vec![Edge::new(GROUND, 1, Colour::Red); 40];
    edges.push(Edge::new(1, 2, Colour::Blue));
    edges.push(Edge::new(2, 3, Colour::Red));
    edges.push(Edge::new(1, 3, Colour::Blue));
    let closed = hackenbush_closed_form(&ANY, &position(&edges), &mut algebra).unwrap().unwrap();
    let found = ValueTable::new(&ANY, &store).unwrap().value(&position(&edges), &Limits::none()).unwrap();
    assert_eq!(closed, found);
}

#[test]
fn published_values() {
    let text = include_str!("../data/hackenbush-values.json");
    let facts: Vec<Fact> = serde_json::from_str(text).unwrap();
    let mut checked = 0;
    for Fact { position, value, source } in facts {
        let read = ANY.parse(&position).unwrap_or_else(|error| panic!("{position}: {error}"));
        check_contracts(&read);
        let Some(closed) = hackenbush_value(&read) else { continue };
        let star = match closed.nimber {
            0 => String::new(),
            1 => "*".to_owned(),
            nimber => format!("*{nimber}"),
        };
        let number = if closed.number.is_zero() && closed.nimber > 0 {
            String::new()
        } else {
            closed.number.to_string()
        };
        assert_eq!(number + &star, value, "{position}: {source}");
        checked += 1;
    }
    assert!(checked >= 40, "{checked}");
}

#[test]
fn notations_agree() {
    let read = |text: &str| ANY.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    for (one, other) in [
        ("lrlrr", "0-1:l 1-2:r 2-3:l 3-4:r, 4-5 r"),
        ("BRG", "lre"),
        ("lrl + er", "(lrl;er)"),
        ("lrl+er", "lrl;er"),
        ("e(ee;e)", "ground-a:e a-b:g b-c:green a-d:both"),
        ("(l:A;r:A)", "ground-x:blue; ground-x:red"),
        (":Glr:G", "ground-a l a-ground r"),
        (":Gllrr:G", ":0llrr:0"),
        ("e(ee:{waist};ee:{waist}e)", "0-1:e 1-2:e 2-3:e 1-4:e 4-3:e 3-5:e"),
        ("l:Ar:A", "0-1:l 1-1:r"),
        ("l ( r ; l )", "l(r;l)"),
    ] {
        assert_eq!(read(one), read(other), "{one} and {other}");
    }
    assert_eq!(ANY.print(&read("(l:A;r:A)")), ":0lr:0");
    assert_eq!(ANY.print(&read("e(l:A;r:A)")), "e:1lr:1");
    assert_eq!(ANY.print(&read("(lrlrr)")), "lrlrr");
    assert_eq!(read("0").edges(), []);
    let fallen = ANY.remarks("ground-a:l b-c:r c-d:e");
    assert_eq!(fallen.len(), 1);
    assert!(fallen[0].to_string().contains("b-c:r, c-d:e"), "{fallen:?}");
    assert_eq!(read("ground-a:l b-c:r c-d:e"), read("l"));
    assert!(ANY.remarks("l(r;l)").is_empty());
}

#[test]
fn errors_show_the_place() {
    for (text, place, message) in [
        ("", "", "empty"),
        ("lxr", "x", "not an edge"),
        ("l(r", "(", "never closed"),
        ("l(r))", ")", "closes nothing"),
        ("l(r)l", "l", "after a closing parenthesis"),
        ("l(r;)", ")", "branch is missing"),
        ("l;", "", "branch is missing"),
        ("l(r+l)", "+", "at the ground"),
        ("lr el", "e", "side by side"),
        ("l:", ":", "before the name"),
        ("l:{a", ":", "before the name"),
        ("l(:Ar)", ":", "after an edge"),
        ("l:{9999999999}", "9999999999", "go up to"),
        ("l:{999999999}ll:Al", "l", "no numbers left"),
        ("a-b:l", "a-b:l", "no edge touches the ground"),
        ("ground-a:x", "x", "expected a colour"),
        ("ground-a", "ground-a", "no colour"),
        ("ground-a-b:l", "ground-a-b:l", "expected an edge"),
        ("ground-:l", "ground-:l", "expected an edge"),
        ("0-01:l", "01", "without zeros"),
        ("0-1:l 7", "7", "no colour"),
    ] {
        let error = ANY.parse(text).expect_err(text);
        assert_eq!(&error.text[error.span.clone()], place, "{text}: {error}");
        assert!(error.message.contains(message), "{text}: {error}");
    }
    assert!(GREEN.parse("el").is_err());
}

/// Edges between vertices from 0 on, in the contest's form.
fn contest_input(vertices: u32, edges: &[(u32, u32)]) -> String {
    let lines = edges.iter().map(|(u, v)| format!("{} {}", u + 1, v + 1));
    let head = format!("{vertices} {}", edges.len());
    std::iter::once(head).chain(lines).flat_map(|line| [line, "\n".to_owned()]).collect()
}

/// Sizes at which recursion would overflow the stack or a quadratic method never end.
#[test]
fn large_positions() {
    let stalk = ANY.parse(&"e".repeat(1_000_000)).unwrap();
    assert_eq!(green_hackenbush_value(&stalk), Some(1_000_000));
    assert_eq!(ANY.print(&stalk).len(), 1_000_000);
    let nested = format!("{}{}", "e(e;".repeat(100_000), "e".to_owned() + &")".repeat(100_000));
    let nested = ANY.parse(&nested).unwrap();
    assert!(green_hackenbush_value(&nested).is_some());
    assert!(ANY.parse(&"(".repeat(1_000_000)).is_err());
    let alternating = ANY.parse(&"lr".repeat(200_000)).unwrap();
    let number = hackenbush_value(&alternating).unwrap().number;
    assert_eq!(number.exponent(), 399_999);
    assert!(number > Dyadic::new(2, 2) && number < Dyadic::new(3, 2));
    let claim = ANY.claim(&alternating, Convention::Normal).unwrap();
    let WinningMoves::OfEach([left, right]) = claim.winning else { panic!("not all moves") };
    assert_eq!((left.len(), right.len()), (200_000, 0));
    assert!(claim.explanation.iter().all(|line| line.to_string().len() < 200));
    // A cycle of 100 000 edges through the ground is worth its parity.
    let cycle = ANY.parse(&format!("{}:0", "e".repeat(99_999))).unwrap();
    assert_eq!(green_hackenbush_value(&cycle), Some(1));
    let claim = GREEN.claim(&cycle, Convention::Normal).unwrap();
    assert!(matches!(claim.winning, WinningMoves::AtLeast(_)));
    let path: Vec<(u32, u32)> = (0..100_000).map(|vertex| (vertex, vertex + 1)).collect();
    let input = contest_input(100_001, &path);
    let output = (find("green-hackenbush").unwrap().solve)(input.as_bytes(), &Limits::none()).unwrap();
    assert_eq!(output, b"100000\n");
}

proptest! {
    /// The contest answers as brute force does, with edges that fall off.
    #[test]
    fn contest(vertices in 1_u32..7, edges in prop::collection::vec((0_u32..7, 0_u32..7), 0..10)) {
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(u, v)| (u % vertices, v % vertices)).collect();
        let input = contest_input(vertices, &edges);
        let output = (find("green-hackenbush").unwrap().solve)(input.as_bytes(), &Limits::none()).unwrap();
        let mut green: Vec<Edge> = edges.iter().map(|&(u, v)| Edge::new(u, v, Colour::Green)).collect();
        green.sort();
        let expected = Truth::default().grundy(&standing(&green));
        prop_assert_eq!(String::from_utf8(output).unwrap(), format!("{expected}\n"));
    }
}
