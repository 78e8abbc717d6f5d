//! Certificates of every claim, small ones.

use super::explicit::Explicit;
use super::forms::Forms;
use super::statements::Statements;
use super::{Chance, Lines, certificate, declared_games, rules, writer};

/// A game that the checker knows, a small position, and whether misère play is asked about too.
pub const POSITIONS: [(&str, &str, bool); 35] = [
    ("nim", "1 2", true),
    ("nim", "2 2 1", true),
    ("heaps:0.77", "4", true),
    ("heaps:0.137", "5", true),
    ("heaps:4.3", "4", true),
    ("heaps:0.3F", "5", true),
    ("heaps:0.08", "6", true),
    ("subtraction:1,3", "5", true),
    ("wythoff", "2 3", true),
    ("chomp", "3 3", true),
    ("chomp", "3 2 1", true),
    ("domineering", "..|..", true),
    ("domineering", "..#|...", true),
    ("clobber", "xox|.ox", true),
    ("clobber", "xo|ox", true),
    ("nogo", "...|...", true),
    ("nogo", "x.o|.#.", true),
    ("col", "..|L.", true),
    ("col", "a-b,b-c,c-a,c-d a:R", true),
    ("snort", "...|.R#", true),
    ("snort", "1-2,1-3,4 4:L", true),
    ("fjords", "L..|.R.", true),
    ("node-kayles", "a-b,b-c,c-d,b-d", true),
    ("arc-kayles", "a-b,b-c,c-a,c-d,d-e", true),
    ("toads-and-frogs", "tt.ff", true),
    ("toads-and-frogs:2", "tt.ff", true),
    ("hackenbush", "0-1l 1-2r 0-2e 2-3e", true),
    ("hackenbush", "0-1r 1-2l 1-2l", true),
    ("tictactoe:2x2:2", "../..", false),
    ("tictactoe", "xox/.o./..x", false),
    ("token:a>b,b>c,c>a,c>d,b>e,e>b", "a", true),
    ("green-hackenbush", "0-1e 0-1e 1-2e", true),
    ("nim + heaps:0.07", "2 + 4", true),
    ("nim + domineering", "1 1 + ..|..", true),
    ("clobber + hackenbush + clobber", "xo + 0-1l 1-2r + xox", true),
];

/// One certificate of each kind for each sample, and of random graphs, forms and codes.
pub fn samples() -> Vec<Lines> {
    let mut chance = Chance(7);
    let mut all = Vec::new();
    let more =
        [(Box::leak(format!("{} + nim", declared_games::CLOBBER).into_boxed_str()) as &str, "xo + 2", true)];
    let declared = declared_games::POSITIONS.map(|(game, position)| (game, position, true));
    for (game, position, has_misere) in POSITIONS.into_iter().chain(declared).chain(more) {
        for misere in [false, true].into_iter().take(if has_misere { 2 } else { 1 }) {
            all.push(writer::labels_of_game(game, position, misere));
            let graph = Explicit::explore(game, position);
            all.extend(outcomes(game, &graph, misere, true));
            all.extend(outcomes("carried", &graph, misere, false));
        }
        let is_loopy = game.starts_with("token") || game == declared_games::WALKING;
        if rules::is_impartial(game) && !is_loopy {
            all.push(writer::grundy_known(game, position));
            all.push(writer::grundy_carried("carried", &Explicit::explore(game, position)));
        }
        if !game.starts_with("tictactoe")
            && ![declared_games::HEX, declared_games::OTHELLO, declared_games::HEXAPAWN].contains(&game)
            && !is_loopy
        {
            all.extend(orders(game, position));
        }
    }
    all.extend(closed_forms());
    for statement in [
        "{1|-1} + {1|-1} = 0",
        "*3 < ^ + ^",
        "^ || *",
        "{2|-1} + {1|0} = {{3|2}|{0|-1}}",
        "3/4 - {1/2,*|1} = -0",
        "-(1 + v) - ^ < {1|*2 + *}",
    ] {
        all.push(Statements::default().certificate(statement));
    }
    all.push(writer::grundy_of_heaps("heaps:0.77", &[5, 9, 3]));
    all.push(writer::grundy_of_heaps("heaps:0.07", &[12]));
    for _ in 0..60 {
        all.extend(random(&mut chance));
    }
    all.extend(periods());
    all.extend(quotients());
    all
}

/// Games with a theorem, and a position in each.
pub const THEOREMS: [(&str, &str, &str, &str); 10] = [
    ("bouton", "nim", "normal", "1 2 4"),
    ("bouton", "nim", "normal", "1 2 3"),
    ("bouton", "nim", "misere", "1 1 2"),
    ("bouton", "nim", "misere", "1 1 1"),
    ("wythoff", "wythoff", "normal", "3 5"),
    ("wythoff", "wythoff", "normal", "4 5"),
    ("two-rows", "chomp", "normal", "4 3"),
    ("corner", "chomp", "normal", "3 3 3"),
    ("stealing", "chomp", "normal", "3 3"),
    ("fusion", "green-hackenbush", "normal", "0-1e 0-1e 1-2e 2-3e"),
];

fn closed_forms() -> Vec<Lines> {
    let mut all = Vec::new();
    for (theorem, game, convention, position) in THEOREMS {
        all.extend(writer::closed_form(theorem, game, convention, position));
    }
    all.extend(writer::by_values("heaps:0.77", &[5, 3]));
    all.extend(writer::by_values("subtraction:1,3", &[4, 2, 2]));
    all
}

fn outcomes(game: &str, graph: &Explicit, misere: bool, known: bool) -> Vec<Lines> {
    let asked =
        [0, 1].into_iter().flat_map(|mover| ["winner", "holds", "draw", "outcome"].map(|kind| (mover, kind)));
    asked.filter_map(|(mover, kind)| writer::outcome(game, graph, misere, mover, kind, known)).collect()
}

/// A position against its canonical form and against zero.
fn orders(game: &str, position: &str) -> Vec<Lines> {
    let mut forms = Forms::explore(game, position);
    let root = forms.nodes.len() - 1;
    let canonical = forms.add_canonical(root);
    let mut all = vec![
        writer::order(game, position, &forms, "canonical", root, canonical),
        writer::order(game, position, &forms, "equal", root, canonical),
    ];
    let relation = forms.relation(root, 0);
    if relation != "greater" {
        all.push(writer::order(game, position, &forms, relation, root, 0));
    }
    all
}

pub fn random(chance: &mut Chance) -> Vec<Lines> {
    let size = 1 + chance.below(7);
    let misere = chance.one_in(2);
    let (two_sided, cycles, endings) = (chance.one_in(2), chance.one_in(2), chance.one_in(2));
    let graph = Explicit::random(chance, size, two_sided, cycles, endings);
    let mut all = vec![writer::labels_of_graph(&graph, two_sided, misere)];
    all.extend(outcomes("somewhere", &graph, misere, false));
    let graph = Explicit::random(chance, size, false, true, false);
    all.push(writer::loopy(&graph));
    let graph = Explicit::random(chance, size, false, false, false);
    all.push(writer::grundy_carried("somewhere", &graph));
    let mut forms = Forms::random(chance, size);
    let (one, two) = (chance.below(size), chance.below(size));
    let relation = forms.relation(one, two);
    let (one, two, relation) = if relation == "greater" { (two, one, "less") } else { (one, two, relation) };
    all.push(writer::order("forms", "-", &forms, relation, one, two));
    let canonical = forms.add_canonical(one);
    all.push(writer::order("forms", "-", &forms, "canonical", one, canonical));
    for lines in &mut all {
        shuffle_pairs(chance, lines);
    }
    all
}

fn shuffle_pairs(chance: &mut Chance, lines: &mut Lines) {
    if let Some(pairs) = lines.iter().position(|line| line == "pairs") {
        writer::shuffle(chance, &mut lines[pairs + 1..]);
    }
}

pub fn period(code: &str, period: usize, start: usize, method: &[&str]) -> Lines {
    let records = method.iter().map(|&record| record.to_owned()).collect();
    certificate(&format!("heaps:{code}"), "-", "normal", &format!("period {period} from {start}"), records)
}

fn periods() -> Vec<Lines> {
    vec![
        period("0.3", 2, 0, &[]),
        period("0.33", 3, 0, &[]),
        period("0.7", 2, 0, &[]),
        period("0.77", 12, 71, &[]),
        period("0.77", 12, 71, &["mask 5"]),
        period("0.07", 34, 53, &["mask 1"]),
        period("0.137", 34, 52, &["mask 6 parity"]),
    ]
}

fn quotients() -> Vec<Lines> {
    vec![
        writer::quotient("heaps:0.3", 3, None, 3),
        writer::quotient("heaps:0.3", 8, Some((2, 0)), 3),
        writer::quotient("heaps:0.33", 12, Some((3, 0)), 3),
        writer::quotient("heaps:0.77", 3, None, 4),
        writer::quotient("heaps:0.77", 4, None, 5),
        writer::quotient("heaps:0.07", 6, None, 6),
        writer::quotient("heaps:0.75", 6, None, 6),
        writer::quotient("heaps:0.8", 4, None, 4),
    ]
}
