//! The second, naive writer: certificates of every claim, straight from definitions.

use super::explicit::{Explicit, Label, mex, word};
use super::forms::Forms;
use super::{Chance, Lines, certificate, rules};
use std::collections::{BTreeMap, BTreeSet};

pub const PLAYERS: [&str; 2] = ["left", "right"];

pub fn convention(misere: bool) -> &'static str {
    if misere { "misere" } else { "normal" }
}

fn join<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// What a player can do, as a graph's line says it.
fn side(graph: &Explicit, player: usize, vertex: usize) -> String {
    match graph.endings[player][vertex] {
        Some(ending) => format!("={ending}"),
        None => join(&graph.options[player][vertex]),
    }
}

/// `labels` of an explicit graph.
pub fn labels_of_graph(graph: &Explicit, two_sided: bool, misere: bool) -> Lines {
    let labels = graph.labels(misere);
    let sides = if two_sided { 2 } else { 1 };
    let mut records =
        vec![format!("sides {}", ["one", "two"][sides - 1]), format!("vertices {}", graph.len())];
    let all =
        |vertex: usize| (0..sides).map(|player| word(labels[player][vertex])).collect::<Vec<_>>().join(" ");
    records.extend((0..graph.len()).map(all));
    records.push("moves".to_owned());
    let row =
        |vertex: usize| (0..sides).map(|player| side(graph, player, vertex)).collect::<Vec<_>>().join("|");
    records.extend((0..graph.len()).map(row));
    certificate("graph", "-", convention(misere), "labels", records)
}

/// `labels` of everything below a position of a game that the checker knows.
pub fn labels_of_game(game: &str, position: &str, misere: bool) -> Lines {
    let graph = Explicit::explore(game, position);
    let labels = graph.labels(misere);
    let sides = if rules::is_impartial(game) { 1 } else { 2 };
    let row = |vertex: usize| {
        let words = (0..sides).map(|player| word(labels[player][vertex]));
        words.chain([graph.names[vertex].clone()]).collect::<Vec<_>>().join(" ")
    };
    certificate(game, position, convention(misere), "labels", (0..graph.len()).map(row).collect())
}

/// The best that `holder` has at a position with its turn or not.
fn result(labels: &[Vec<Label>; 2], holder: usize, mover: usize, vertex: usize) -> i32 {
    let value = match labels[mover][vertex].0 {
        'W' => 1,
        'L' => -1,
        _ => 0,
    };
    if mover == holder { value } else { -value }
}

/// The positions of a strategy in an order in which replies stand first, with the move where play goes on.
fn strategy(
    graph: &Explicit,
    misere: bool,
    holder: usize,
    mover: usize,
    least: i32,
) -> Vec<(usize, Option<usize>)> {
    let labels = graph.labels(misere);
    let mut chosen: BTreeMap<usize, Option<usize>> = BTreeMap::new();
    let mut waiting = if mover == holder { vec![0] } else { graph.options[mover][0].clone() };
    while let Some(vertex) = waiting.pop() {
        if chosen.contains_key(&vertex) {
            continue;
        }
        assert!(result(&labels, holder, holder, vertex) >= least);
        let options = graph.options[holder][vertex].iter().copied();
        let good = options.filter(|&option| result(&labels, holder, 1 - holder, option) >= least);
        let best = good.min_by_key(|&option| {
            (-result(&labels, holder, 1 - holder, option), labels[1 - holder][option].1)
        });
        chosen.insert(vertex, best);
        if let Some(option) = best {
            waiting.extend(&graph.options[1 - holder][option]);
        }
    }
    let mut chosen: Vec<(usize, Option<usize>)> = chosen.into_iter().collect();
    chosen.sort_by_key(|&(vertex, _)| labels[holder][vertex].1);
    chosen
}

fn known_records(graph: &Explicit, strategy: &[(usize, Option<usize>)]) -> Vec<String> {
    let record = |&(from, to): &(usize, Option<usize>)| match to {
        Some(to) => format!("{}\t{}", graph.names[from], graph.names[to]),
        None => graph.names[from].clone(),
    };
    strategy.iter().map(record).collect()
}

/// The records when the moves are the certificate's own; the position claimed comes last.
fn carried_records(
    graph: &Explicit,
    strategy: &[(usize, Option<usize>)],
    holder: usize,
    mover: usize,
) -> Vec<String> {
    let mut strategy = strategy.to_vec();
    if let Some(root) = strategy.iter().position(|&(vertex, _)| vertex == 0).filter(|_| holder == mover) {
        let root = strategy.remove(root);
        strategy.push(root);
    }
    let number: BTreeMap<usize, usize> =
        strategy.iter().enumerate().map(|(at, &(vertex, _))| (vertex, at)).collect();
    let replies = |vertex: usize| match graph.endings[1 - holder][vertex] {
        Some(_) => "=".to_owned(),
        None => join(graph.options[1 - holder][vertex].iter().map(|reply| number[reply])),
    };
    let record = |&(from, to): &(usize, Option<usize>)| match to {
        Some(to) => format!("{}\t{}\t{}", graph.names[from], graph.names[to], replies(to)),
        None if graph.endings[holder][from].is_some() => format!("{}\t=", graph.names[from]),
        None => graph.names[from].clone(),
    };
    let mut records: Vec<String> = strategy.iter().map(record).collect();
    if holder != mover {
        records.push(format!("-\t{}\t{}", graph.names[0], replies(0)));
    }
    records
}

/// `winner`, `draw` where nobody wins, `holds`, or the whole `outcome` whoever begins, from the first vertex; carried unless
/// `known`.
///
/// A strategy for a win whose root is met again on the way cannot be carried with the root last; `None` then.
pub fn outcome(
    game: &str,
    graph: &Explicit,
    misere: bool,
    mover: usize,
    kind: &str,
    known: bool,
) -> Option<Lines> {
    let labels = graph.labels(misere);
    let section = |holder: usize, mover: usize, least: i32| {
        let strategy = strategy(graph, misere, holder, mover, least);
        if known { known_records(graph, &strategy) } else { carried_records(graph, &strategy, holder, mover) }
    };
    // The claim and its evidence, for `winner` and `draw`.
    let part = |mover: usize| {
        let result_of_left = result(&labels, 0, mover, 0);
        if result_of_left == 0 {
            let sections = [section(0, mover, 0), vec!["next".to_owned()], section(1, mover, 0)];
            return (format!("draw mover {}", PLAYERS[mover]), sections.concat());
        }
        let winner = usize::from(result_of_left < 0);
        (format!("winner {} mover {}", PLAYERS[winner], PLAYERS[mover]), section(winner, mover, 1))
    };
    let result_of_left = result(&labels, 0, mover, 0);
    let (claim, records) = match (kind, result_of_left) {
        ("winner", 1 | -1) | ("draw", 0) => part(mover),
        ("outcome", _) => {
            let [one, two] = [mover, 1 - mover].map(part);
            (format!("{} and {}", one.0, two.0), [one.1, vec!["next".to_owned()], two.1].concat())
        }
        ("holds", _) => {
            let holder = usize::from(result_of_left < 0);
            (format!("holds {} mover {}", PLAYERS[holder], PLAYERS[mover]), section(holder, mover, 0))
        }
        _ => return None,
    };
    Some(certificate(game, &graph.names[0], convention(misere), &claim, records))
}

/// The vertices in an order in which options stand first.
fn from_the_end(graph: &Explicit) -> Vec<usize> {
    let labels = |vertex: usize, rank: &[usize]| {
        graph.options.iter().flat_map(|side| &side[vertex]).map(|&option| rank[option] + 1).max().unwrap_or(0)
    };
    let mut rank = vec![0; graph.len()];
    for _ in 0..graph.len() {
        rank = (0..graph.len()).map(|vertex| labels(vertex, &rank)).collect();
    }
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&vertex| (rank[vertex], usize::MAX - vertex));
    order
}

/// `grundy` of the first vertex of a graph without cycles; carried, as a game of this name.
pub fn grundy_carried(game: &str, graph: &Explicit) -> Lines {
    let order = from_the_end(graph);
    let at = |vertex: usize| order.iter().position(|&other| other == vertex).unwrap();
    let mut records: Vec<String> = Vec::new();
    for &vertex in &order {
        let options = join(graph.options[0][vertex].iter().map(|&option| at(option)));
        records.push(format!("{}\t{}\t{options}", graph.grundy(vertex), graph.names[vertex]));
        if vertex == 0 {
            break;
        }
    }
    let claim = format!("grundy {}", graph.grundy(0));
    certificate(game, &graph.names[0], "normal", &claim, records)
}

/// `grundy` of a position of a game that the checker knows.
pub fn grundy_known(game: &str, position: &str) -> Lines {
    let graph = Explicit::explore(game, position);
    let record = |&vertex: &usize| format!("{}\t{}", graph.grundy(vertex), graph.names[vertex]);
    let claim = format!("grundy {}", graph.grundy(0));
    certificate(game, position, "normal", &claim, from_the_end(&graph).iter().map(record).collect())
}

/// `grundy` of a sum of heaps by the values of single heaps.
pub fn grundy_of_heaps(game: &str, sizes: &[usize]) -> Lines {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let values = heap_values(game, largest + 1);
    let records = (0..=largest).map(|size| format!("{}\t{size}", values[size])).collect();
    let value = sizes.iter().fold(0, |sum, &size| sum ^ values[size]);
    certificate(game, &join(sizes), "normal", &format!("grundy {value}"), records)
}

/// The Grundy values of heaps, by the definition.
pub fn heap_values(game: &str, count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for size in 0..count {
        let options = if size == 0 { Vec::new() } else { rules::heap_moves(game, size) };
        let seen: BTreeSet<u32> =
            options.iter().map(|heaps| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap])).collect();
        values.push(mex(&seen));
    }
    values
}

pub fn loopy(graph: &Explicit) -> Lines {
    let word = |value: Result<(u32, u64), Vec<u32>>| match value {
        Ok((number, counter)) => format!("{number} {counter}"),
        Err(numbers) => {
            format!("inf({})", numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
        }
    };
    let mut records = vec![format!("vertices {}", graph.len())];
    records.extend(graph.loopy().into_iter().map(word));
    records.push("moves".to_owned());
    records.extend((0..graph.len()).map(|vertex| join(&graph.options[0][vertex])));
    certificate("graph", "-", "normal", "loopy-grundy", records)
}

/// Any true statement about the order of two forms, with the pairs it needs and more.
pub fn order(game: &str, position: &str, forms: &Forms, relation: &str, one: usize, two: usize) -> Lines {
    let mut records = vec![format!("nodes {}", forms.nodes.len())];
    let node = |at: usize| {
        let [left, right] = &forms.nodes[at];
        let position = forms.positions[at].as_ref().map(|position| format!("\t{position}"));
        format!("{}|{}{}", join(left), join(right), position.unwrap_or_default())
    };
    records.extend((0..forms.nodes.len()).map(node));
    records.push("pairs".to_owned());
    let all = forms.all_le();
    for (one, row) in all.iter().enumerate() {
        records.extend((0..row.len()).filter(|&two| row[two]).map(|two| format!("{one} {two}")));
    }
    certificate(game, position, "normal", &format!("{relation} {one} {two}"), records)
}

/// Shuffles records that may stand in any order.
pub fn shuffle(chance: &mut Chance, records: &mut [String]) {
    for last in (1..records.len()).rev() {
        let other = chance.below(last + 1);
        records.swap(last, other);
    }
}

/// `quotient` of the heaps up to `largest`, if sums are told apart by contexts of at most three heaps.
pub fn quotient(game: &str, largest: usize, period: Option<(usize, usize)>, telling: usize) -> Lines {
    let mut known = BTreeMap::new();
    let mut contexts: Vec<Vec<usize>> = vec![vec![]];
    for at in 0..contexts_of(telling, 3) {
        let context = contexts[at].clone();
        if context.len() < 3 {
            let least = context.last().copied().unwrap_or(1);
            contexts.extend((least..=telling).map(|heap| [context.clone(), vec![heap]].concat()));
        }
    }
    let mut signature = |sum: &[usize]| -> Vec<bool> {
        let outcome = |context: &Vec<usize>| {
            let mut all: Vec<usize> = sum.iter().chain(context).copied().filter(|&heap| heap > 0).collect();
            all.sort_unstable();
            super::truth::is_p(game, &all, &mut known)
        };
        contexts.iter().map(outcome).collect()
    };
    let mut sums: Vec<Vec<usize>> = vec![vec![]];
    let mut signatures = vec![signature(&[])];
    let mut at = 0;
    while at < sums.len() {
        for heap in 1..=largest {
            let next = [sums[at].clone(), vec![heap]].concat();
            let told = signature(&next);
            if !signatures.contains(&told) {
                sums.push(next);
                signatures.push(told);
            }
        }
        at += 1;
    }
    let mut place = |sum: &[usize]| {
        let told = signature(sum);
        signatures.iter().position(|other| *other == told).unwrap()
    };
    let mut records = vec![format!("elements {}", sums.len())];
    records.push(format!("p {}", join((0..sums.len()).filter(|&x| signatures[x][0]))));
    for one in &sums {
        records.push(join(sums.iter().map(|two| place(&[one.clone(), two.clone()].concat()))));
    }
    records.extend((0..=largest).map(|heap| place(&[heap]).to_string()));
    let period = period.map_or(String::new(), |(period, start)| format!(" period {period} from {start}"));
    certificate(game, "-", "misere", &format!("quotient {largest}{period}"), records)
}

/// How many sums of at most so many heaps up to a size there are.
fn contexts_of(largest: usize, most: usize) -> usize {
    (0..=most).map(|heaps| (1..=heaps).fold(1, |ways, at| ways * (largest + at - 1) / at)).sum()
}

/// Who wins by a theorem, once for each winning move; and the Grundy value. Not all of them need be covered by the theorem.
pub fn closed_form(theorem: &str, game: &str, convention: &str, position: &str) -> Vec<Lines> {
    let graph = Explicit::explore(game, position);
    let by = format!("by {theorem}");
    let labels = &graph.labels(convention == "misere")[0];
    let write = |claim: &str, records: Vec<String>| certificate(game, position, convention, claim, records);
    let lost = graph.options[0][0].iter().filter(|&&option| labels[option].0 == 'L');
    let moves: Vec<String> = lost.map(|&option| format!("move {}", graph.names[option])).collect();
    let mut all = Vec::new();
    if moves.is_empty() {
        all.push(write("winner right mover left", vec![by.clone()]));
    } else if theorem == "stealing" {
        return vec![write("winner right mover right", vec![by])];
    }
    for to in moves {
        all.push(write("winner left mover left", vec![by.clone(), to]));
    }
    if ["bouton", "fusion"].contains(&theorem) && convention == "normal" {
        all.push(write(&format!("grundy {}", graph.grundy(0)), vec![by]));
    }
    all
}

/// Who wins a game of heaps by the values of the heaps, once for each winning move.
pub fn by_values(game: &str, sizes: &[usize]) -> Vec<Lines> {
    let position = join(sizes);
    let graph = Explicit::explore(game, &position);
    let labels = &graph.labels(false)[0];
    let values = grundy_of_heaps(game, sizes)[5..].to_vec();
    let lost = graph.options[0][0].iter().filter(|&&option| labels[option].0 == 'L');
    let write = |claim: &str, before: Vec<String>| {
        certificate(game, &position, "normal", claim, [before, values.clone()].concat())
    };
    let by = || "by values".to_owned();
    let mut all: Vec<Lines> = lost
        .map(|&option| write("winner left mover left", vec![by(), format!("move {}", graph.names[option])]))
        .collect();
    if all.is_empty() {
        all.push(write("winner left mover right", vec![by()]));
    }
    all
}
