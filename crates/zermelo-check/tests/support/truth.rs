//! Whether what an accepted certificate claims is true, found out by definition and without the evidence it offers.

use super::explicit::{Explicit, word};
use super::forms::Forms;
use super::statements::Statements;
use super::{rules, writer};
use std::collections::{BTreeMap, BTreeSet, HashMap};

const KNOWN: [&str; 19] = [
    "declared",
    "nim",
    "heaps",
    "subtraction",
    "wythoff",
    "chomp",
    "domineering",
    "clobber",
    "nogo",
    "col",
    "snort",
    "fjords",
    "node-kayles",
    "arc-kayles",
    "toads-and-frogs",
    "tictactoe",
    "hackenbush",
    "green-hackenbush",
    "token",
];

struct Claim<'a> {
    game: &'a str,
    position: &'a str,
    misere: bool,
    words: Vec<&'a str>,
    records: &'a [String],
    /// Whether the moves are those of the rules, not of the certificate.
    has_rules: bool,
}

/// Whether the claim of a well-formed certificate holds, with the moves it carries if they are taken on trust.
pub fn is_true(lines: &[String], on_trust: bool) -> bool {
    let value = |line: usize| lines[line].split_once(' ').unwrap().1;
    let claim = Claim {
        game: value(1),
        position: value(2),
        misere: value(3) == "misere",
        words: value(4).split(' ').collect(),
        records: &lines[5..],
        has_rules: !on_trust
            && value(1).split(" + ").all(|game| KNOWN.contains(&game.split(':').next().unwrap())),
    };
    match claim.words[0] {
        "labels" if claim.has_rules => labels_of_game(&claim),
        "labels" => labels_of_graph(&claim),
        "winner" | "holds" | "draw" => outcome(&claim),
        "grundy" => grundy(&claim),
        "loopy-grundy" => loopy(&claim),
        "period" => period(&claim),
        "quotient" => quotient(&claim),
        "that" => {
            let statement = value(4).strip_prefix("that ").unwrap();
            Statements::default().read(statement).is_some_and(|(_, truth)| truth)
        }
        _ => order(&claim),
    }
}

fn labels_of_game(claim: &Claim) -> bool {
    let sides = if rules::is_impartial(claim.game) { 1 } else { 2 };
    claim.records.iter().all(|record| {
        let words: Vec<&str> = record.splitn(sides + 1, ' ').collect();
        let labels = Explicit::explore(claim.game, words[sides]).labels(claim.misere);
        (0..sides).all(|player| words[player] == "-" || words[player] == word(labels[player][0]))
    })
}

fn numbers(text: &str) -> Vec<usize> {
    text.split(' ').filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect()
}

/// What stands before the name of a vertex, which may be any.
fn before_name(record: &str) -> &str {
    record.split('\t').next().unwrap_or(record)
}

fn labels_of_graph(claim: &Claim) -> bool {
    let sides = if claim.records[0] == "sides two" { 2 } else { 1 };
    let count = (claim.records.len() - 3) / 2;
    let mut graph = Explicit::default();
    for row in &claim.records[3 + count..] {
        let parts: Vec<&str> = row.split('|').collect();
        for player in 0..2 {
            let part = parts[player % sides];
            let ending = part.strip_prefix('=').map(|ending| ending.chars().next().unwrap());
            graph.endings[player].push(ending);
            graph.options[player].push(if ending.is_some() { Vec::new() } else { numbers(part) });
        }
    }
    let labels = graph.labels(claim.misere);
    (0..count).all(|vertex| {
        let words = (0..sides).map(|player| word(labels[player][vertex])).collect::<Vec<_>>().join(" ");
        before_name(&claim.records[2 + vertex]) == words
    })
}

/// 1, 0 or −1 for a player, from the label of the player to move.
fn outcome_for(graph: &Explicit, misere: bool, vertex: usize, mover: usize, holder: usize) -> i32 {
    let value = match graph.labels(misere)[mover][vertex].0 {
        'W' => 1,
        'L' => -1,
        _ => 0,
    };
    if mover == holder { value } else { -value }
}

fn outcome(claim: &Claim) -> bool {
    let mut sections = claim.records.split(|record| record == "next");
    let words = claim.words.join(" ");
    words
        .split(" and ")
        .all(|part| outcome_of_part(claim, &part.split(' ').collect::<Vec<_>>(), &mut sections))
}

/// Whether a part of the claim holds, whose evidence are the next sections.
fn outcome_of_part<'a>(
    claim: &Claim,
    words: &[&str],
    sections: &mut impl Iterator<Item = &'a [String]>,
) -> bool {
    let player = |word: &str| writer::PLAYERS.iter().position(|name| *name == word).unwrap();
    let mover = player(words[words.len() - 1]);
    let draws = words[0] != "winner";
    let holders = if words[0] == "draw" { vec![0, 1] } else { vec![player(words[1])] };
    if claim.has_rules {
        let graph = Explicit::explore(claim.game, claim.position);
        let holds = |holder| outcome_for(&graph, claim.misere, 0, mover, holder) >= i32::from(!draws);
        return holders.into_iter().all(holds);
    }
    holders.into_iter().all(|holder| carried(claim, sections.next().unwrap(), holder, mover, draws))
}

/// The game in which the holder has only the moves of the strategy, and the opponent those that it names.
fn carried(claim: &Claim, records: &[String], holder: usize, mover: usize, draws: bool) -> bool {
    let count = records.len();
    let mut graph = Explicit { names: vec![String::new(); 2 * count], ..Explicit::default() };
    let nothing = || vec![Vec::new(); 2 * count];
    graph.options = [nothing(), nothing()];
    graph.endings = [vec![None; 2 * count], vec![None; 2 * count]];
    for (at, record) in records.iter().enumerate() {
        let fields: Vec<&str> = record.split('\t').collect();
        match fields.as_slice() {
            [_] => {}
            [_, "="] => graph.endings[holder][at] = Some(if draws { 'D' } else { 'W' }),
            [_, _, replies] => {
                graph.options[holder][at] = vec![count + at];
                if *replies == "=" {
                    graph.endings[1 - holder][count + at] = Some(if draws { 'D' } else { 'L' });
                } else {
                    graph.options[1 - holder][count + at] = numbers(replies);
                }
            }
            _ => return false,
        }
    }
    let fields: Vec<&str> = records[count - 1].split('\t').collect();
    let (root, name) = if mover == holder { (count - 1, fields[0]) } else { (2 * count - 1, fields[1]) };
    name == claim.position && outcome_for(&graph, claim.misere, root, mover, holder) >= i32::from(!draws)
}

fn grundy(claim: &Claim) -> bool {
    let value: u32 = claim.words[1].parse().unwrap();
    if claim.has_rules && ["nim", "heaps", "subtraction"].contains(&claim.game.split(':').next().unwrap()) {
        let sizes = numbers(claim.position);
        let values = writer::heap_values(claim.game, sizes.iter().max().unwrap_or(&0) + 1);
        return sizes.iter().fold(0, |sum, &size| sum ^ values[size]) == value;
    }
    if claim.has_rules {
        return Explicit::explore(claim.game, claim.position).grundy(0) == value;
    }
    let mut graph = Explicit::default();
    for record in claim.records {
        let options = numbers(record.rsplit_once('\t').unwrap().1);
        graph.options[0].push(options);
    }
    graph.grundy(claim.records.len() - 1) == value
        && claim.records.last().unwrap().split('\t').nth(1) == Some(claim.position)
}

fn loopy(claim: &Claim) -> bool {
    let count = (claim.records.len() - 2) / 2;
    let options: Vec<Vec<usize>> = claim.records[2 + count..].iter().map(|row| numbers(row)).collect();
    let graph = Explicit { options: [options.clone(), options], ..Explicit::default() };
    let records = claim.records[1..].iter().map(|record| before_name(record));
    graph.loopy().into_iter().zip(records).all(|(value, record)| match value {
        Ok((number, _)) => record.split(' ').next() == Some(&number.to_string()),
        Err(numbers) => {
            let list = numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
            record == format!("inf({list})")
        }
    })
}

fn period(claim: &Claim) -> bool {
    let (period, start): (usize, usize) = (claim.words[1].parse().unwrap(), claim.words[3].parse().unwrap());
    let values = writer::heap_values(claim.game, 3 * start + 4 * period + 40);
    let repeats = |start: usize, period: usize| {
        (start..values.len() - period).all(|heap| values[heap] == values[heap + period])
    };
    repeats(start, period)
        && !(1..period).any(|less| repeats(start, less))
        && (start == 0 || !repeats(start - 1, period))
}

/// A form of the certificate, by the rules of the game where it has a position.
fn build(claim: &Claim, forms: &mut Forms, node: usize, built: &mut HashMap<usize, usize>) -> usize {
    if let Some(&at) = built.get(&node) {
        return at;
    }
    let record = &claim.records[1 + node];
    let (sides, position) =
        record.split_once('\t').map_or((&**record, None), |(sides, text)| (sides, Some(text)));
    let at = match position {
        Some(position) if claim.has_rules => {
            let own = Forms::explore(claim.game, position);
            let base = forms.nodes.len();
            for [left, right] in own.nodes {
                let moved = |side: Vec<usize>| side.into_iter().map(|option| option + base).collect();
                forms.nodes.push([moved(left), moved(right)]);
                forms.positions.push(None);
            }
            forms.nodes.len() - 1
        }
        _ => {
            let (left, right) = sides.split_once('|').unwrap();
            let mut side = |text: &str| -> Vec<usize> {
                let mut side: Vec<usize> =
                    numbers(text).into_iter().map(|option| build(claim, forms, option, built)).collect();
                side.sort_unstable();
                side
            };
            let node = [side(left), side(right)];
            forms.nodes.push(node);
            forms.positions.push(None);
            forms.nodes.len() - 1
        }
    };
    built.insert(node, at);
    at
}

fn order(claim: &Claim) -> bool {
    let (one, two): (usize, usize) = (claim.words[1].parse().unwrap(), claim.words[2].parse().unwrap());
    let mut forms = Forms::default();
    let mut built = HashMap::new();
    let [one, two] = [one, two].map(|node| build(claim, &mut forms, node, &mut built));
    let relation = forms.relation(one, two);
    match claim.words[0] {
        "le" => relation == "less" || relation == "equal",
        "canonical" => relation == "equal" && forms.is_canonical(two),
        word => word == relation,
    }
}

/// Every sum of at most four heaps, and the laws of the monoid one by one.
fn quotient(claim: &Claim) -> bool {
    let order: usize = claim.records[0].split(' ').nth(1).unwrap().parse().unwrap();
    let portion: BTreeSet<usize> = numbers(&claim.records[1][2..]).into_iter().collect();
    let table: Vec<Vec<usize>> = claim.records[2..2 + order].iter().map(|row| numbers(row)).collect();
    let places: Vec<usize> = claim.records[2 + order..].iter().map(|place| place.parse().unwrap()).collect();
    let all = 0..order;
    let is_monoid = all.clone().all(|x| {
        table[0][x] == x
            && all.clone().all(|y| {
                table[x][y] == table[y][x]
                    && all.clone().all(|z| table[table[x][y]][z] == table[x][table[y][z]])
            })
    });
    let partners: BTreeSet<Vec<bool>> =
        all.clone().map(|x| all.clone().map(|y| portion.contains(&table[x][y])).collect()).collect();
    let mut reached = BTreeSet::from([0]);
    for _ in 0..order {
        let next: Vec<usize> = reached
            .iter()
            .flat_map(|&x| places.iter().map(move |&place| (x, place)))
            .map(|(x, y)| table[x][y])
            .collect();
        reached.extend(next);
    }
    let mut known = BTreeMap::new();
    let mut sums: Vec<Vec<usize>> = vec![vec![]];
    for _ in 0..4 {
        let longer =
            sums.iter().flat_map(|sum| (0..places.len()).map(move |heap| [sum.clone(), vec![heap]].concat()));
        sums = longer.filter(|sum| sum.is_sorted()).collect();
    }
    let agrees = sums.into_iter().all(|sum| {
        let element = sum.iter().fold(0, |x, &heap| table[x][places[heap]]);
        let sum: Vec<usize> = sum.into_iter().filter(|&heap| heap > 0).collect();
        is_p(claim.game, &sum, &mut known) == portion.contains(&element)
    });
    let periodic = claim.words.len() == 2 || {
        let (period, start): (usize, usize) =
            (claim.words[3].parse().unwrap(), claim.words[5].parse().unwrap());
        (start..places.len() - period).all(|heap| places[heap] == places[heap + period])
    };
    is_monoid && partners.len() == order && reached.len() == order && agrees && periodic
}

/// Whether the player to move loses a sum of heaps in misère play.
pub fn is_p(game: &str, sum: &[usize], known: &mut BTreeMap<Vec<usize>, bool>) -> bool {
    if let Some(&answer) = known.get(sum) {
        return answer;
    }
    let mut has_move = false;
    let mut wins = false;
    for at in 0..sum.len() {
        for new in rules::heap_moves(game, sum[at]) {
            has_move = true;
            let mut next: Vec<usize> =
                sum.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, &size)| size).collect();
            next.extend(new.into_iter().filter(|&size| size > 0));
            next.sort_unstable();
            wins = wins || is_p(game, &next, known);
        }
    }
    let answer = has_move && !wins;
    known.insert(sum.to_vec(), answer);
    answer
}
