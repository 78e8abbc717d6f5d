//! Games by naive rules on texts: as slow and plain as can be.

use super::declared::{self, Json};
use std::collections::{BTreeMap, BTreeSet};

type Grid = Vec<Vec<char>>;

fn grid(text: &str, between: char) -> Grid {
    text.split(between).map(|row| row.chars().collect()).collect()
}

fn text(grid: &Grid, between: &str) -> String {
    grid.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join(between)
}

fn numbers(text: &str) -> Vec<usize> {
    text.split(' ').map(|word| word.parse().unwrap()).collect()
}

fn words(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

/// Heaps without empty ones in ascending order; `0` for none.
fn heaps(mut sizes: Vec<usize>) -> String {
    sizes.retain(|&size| size > 0);
    sizes.sort_unstable();
    if sizes.is_empty() { "0".to_owned() } else { words(&sizes) }
}

/// The rules that a game is named by.
fn rules_of(game: &str) -> Json {
    Json::parse(game.strip_prefix("declared:").unwrap())
}

/// All ways to cut a heap into so many, every order of them.
pub fn cut(size: usize, parts: usize) -> Vec<Vec<usize>> {
    match parts {
        0 if size == 0 => vec![vec![]],
        0 => vec![],
        _ => (1..=size)
            .flat_map(|first| {
                cut(size - first, parts - 1).into_iter().map(move |rest| [vec![first], rest].concat())
            })
            .collect(),
    }
}

/// What a heap becomes by a move in a game of the heaps.
pub fn heap_moves(game: &str, size: usize) -> Vec<Vec<usize>> {
    if let Some(takes) = game.strip_prefix("subtraction:") {
        let takes = takes.split(',').map(|take| take.parse::<usize>().unwrap());
        return takes.filter(|&take| take <= size).map(|take| vec![size - take]).collect();
    }
    if let Some(code) = game.strip_prefix("heaps:") {
        let digits: Vec<u32> = code.chars().filter(|&c| c != '.').map(|c| c.to_digit(16).unwrap()).collect();
        let mut moves = Vec::new();
        for (take, digit) in digits.into_iter().enumerate().filter(|(take, _)| *take <= size) {
            for parts in (0..4).filter(|parts| digit & 1 << parts != 0) {
                moves.extend(cut(size - take, parts));
            }
        }
        return moves;
    }
    (0..size).map(|rest| vec![rest]).collect()
}

/// The options of `player` (0 is Left), without doubles, as texts that the checker would print.
pub fn moves(game: &str, position: &str, player: usize) -> Vec<String> {
    if game.contains(" + ") {
        return moves_in_sum(game, position, player);
    }
    let kind = game.split(':').next().unwrap();
    let moves: BTreeSet<String> = match kind {
        "declared" => declared::options(&rules_of(game), position, player),
        "nim" | "heaps" | "subtraction" => {
            let sizes = numbers(position);
            let each = |at: usize| {
                let sizes = sizes.clone();
                heap_moves(game, sizes[at]).into_iter().map(move |new| {
                    let others =
                        sizes.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, &size)| size);
                    heaps(others.chain(new).collect())
                })
            };
            (0..sizes.len()).filter(|&at| sizes[at] > 0).flat_map(each).collect()
        }
        "wythoff" => {
            let sizes = numbers(position);
            let mut found = BTreeSet::new();
            for one in 0..=sizes[0] {
                for two in 0..=sizes[1] {
                    let (taken, other) = (sizes[0] - one, sizes[1] - two);
                    if taken + other > 0 && (taken == 0 || other == 0 || taken == other) {
                        found.insert(words(&[one.min(two), one.max(two)]));
                    }
                }
            }
            found
        }
        "chomp" => {
            let rows = numbers(position);
            let squares = (0..rows.len()).flat_map(|row| (0..rows[row]).map(move |column| (row, column)));
            let bite = |(row, column): (usize, usize)| {
                let rest = rows
                    .iter()
                    .enumerate()
                    .map(|(at, &length)| if at >= row { length.min(column) } else { length });
                words(&rest.filter(|&length| length > 0).collect::<Vec<_>>())
            };
            squares.filter(|&square| square != (0, 0)).map(bite).collect()
        }
        "domineering" => placements(position, player),
        "clobber" => clobber(position, player),
        "nogo" => nogo(position, player),
        "col" | "snort" | "fjords" | "node-kayles" | "arc-kayles" => colouring(kind, position, player),
        "toads-and-frogs" => toads(
            position,
            player,
            game.strip_prefix("toads-and-frogs:").map_or(1, |jump| jump.parse().unwrap()),
        ),
        "tictactoe" => {
            let cells: Vec<char> = position.chars().collect();
            let write = |at: usize| {
                let mut next = cells.clone();
                next[at] = ['x', 'o'][player];
                next.into_iter().collect::<String>()
            };
            (0..cells.len()).filter(|&at| cells[at] == '.').map(write).collect()
        }
        "hackenbush" | "green-hackenbush" => hackenbush(position, player),
        "token" => {
            let edges: Vec<(&str, &str)> =
                game[6..].split(',').map(|edge| edge.split_once('>').unwrap()).collect();
            let tokens: Vec<&str> = position.split(' ').collect();
            let mut found = BTreeSet::new();
            for at in 0..tokens.len() {
                for (_, to) in edges.iter().filter(|(from, _)| *from == tokens[at]) {
                    let mut next = tokens.clone();
                    next[at] = to;
                    // The order in which the graph names its vertices.
                    let place = |name: &str| {
                        edges.iter().flat_map(|(from, to)| [*from, *to]).position(|vertex| vertex == name)
                    };
                    next.sort_by_key(|name| place(name));
                    found.insert(next.join(" "));
                }
            }
            found
        }
        _ => panic!("no rules for {game}"),
    };
    moves.into_iter().collect()
}

fn moves_in_sum(games: &str, position: &str, player: usize) -> Vec<String> {
    let parts: Vec<&str> = position.split(" + ").collect();
    let mut all = Vec::new();
    for (place, game) in games.split(" + ").enumerate() {
        for next in moves(game, parts[place], player) {
            let mut parts = parts.clone();
            parts[place] = &next;
            all.push(parts.join(" + "));
        }
    }
    all
}

fn placements(position: &str, player: usize) -> BTreeSet<String> {
    let board = grid(position, '|');
    let mut found = BTreeSet::new();
    for row in 0..board.len() {
        for column in 0..board[0].len() {
            let (down, right) = if player == 0 { (1, 0) } else { (0, 1) };
            let other = board.get(row + down).and_then(|cells| cells.get(column + right));
            if board[row][column] == '.' && other == Some(&'.') {
                let mut next = board.clone();
                next[row][column] = '#';
                next[row + down][column + right] = '#';
                found.insert(text(&next, "|"));
            }
        }
    }
    found
}

/// Vertices of a graph, or of a board, are taken or coloured: of each the players that it is open to.
fn colouring(game: &str, position: &str, player: usize) -> BTreeSet<String> {
    let Coloured { names, edges, mut open } = coloured_graph(position);
    let is_beside = |one: &String, two: &String| {
        edges.contains(&(one.clone(), two.clone())) || edges.contains(&(two.clone(), one.clone()))
    };
    let write = |open: &BTreeMap<String, String>| {
        if !position.contains('-') && !position.contains(':') && position.chars().all(|c| ".LR#|".contains(c))
        {
            let mut letters = names.iter().map(|name| open[name].as_str());
            return position
                .chars()
                .map(|c| if c == '|' { "|".to_owned() } else { letters.next().unwrap().to_owned() })
                .collect::<String>();
        }
        let marks =
            names.iter().filter(|name| open[*name] != ".").map(|name| format!(" {name}:{}", open[name]));
        position.split(' ').next().unwrap().to_owned() + &marks.collect::<String>()
    };
    let mut found = BTreeSet::new();
    if game == "arc-kayles" {
        for (one, two) in &edges {
            if open[one] == "." && open[two] == "." {
                let mut next = open.clone();
                next.insert(one.clone(), "#".to_owned());
                next.insert(two.clone(), "#".to_owned());
                found.insert(write(&next));
            }
        }
        return found;
    }
    let (own, other) = (["L", "R"][player], ["R", "L"][player]);
    for vertex in &names {
        let may = match game {
            "fjords" => open[vertex] == own,
            _ => open[vertex] == "." || open[vertex] == own,
        };
        if !may {
            continue;
        }
        let before = open.clone();
        open.insert(vertex.clone(), "#".to_owned());
        for next in names.iter().filter(|next| is_beside(vertex, next)) {
            // What the neighbour was, and what it becomes.
            let becomes = match (game, before[next].as_str()) {
                ("node-kayles", _) | (_, "#") => "#",
                ("col", ".") => other,
                ("col", letter) => {
                    if letter == own {
                        "#"
                    } else {
                        other
                    }
                }
                (_, ".") => own,
                (_, letter) => {
                    if letter == own {
                        own
                    } else {
                        "#"
                    }
                }
            };
            open.insert(next.clone(), becomes.to_owned());
        }
        found.insert(write(&open));
        open = before;
    }
    found
}

/// A graph with a letter for each vertex.
struct Coloured {
    names: Vec<String>,
    edges: Vec<(String, String)>,
    open: BTreeMap<String, String>,
}

fn coloured_graph(position: &str) -> Coloured {
    if position.chars().all(|c| ".LR#|".contains(c)) {
        let board = grid(position, '|');
        let name = |row: usize, column: usize| format!("{row}/{column}");
        let cells: Vec<(usize, usize)> =
            (0..board.len()).flat_map(|row| (0..board[row].len()).map(move |column| (row, column))).collect();
        let names = cells.iter().map(|&(row, column)| name(row, column)).collect();
        let mut edges = Vec::new();
        for &one in &cells {
            for &two in cells.iter().filter(|two| one < **two) {
                if one.0.abs_diff(two.0) + one.1.abs_diff(two.1) == 1 {
                    edges.push((name(one.0, one.1), name(two.0, two.1)));
                }
            }
        }
        let open = cells.iter().map(|&(row, column)| (name(row, column), board[row][column].to_string()));
        return Coloured { names, edges, open: open.collect() };
    }
    let mut words = position.split(' ');
    let (mut names, mut edges): (Vec<String>, _) = (Vec::new(), Vec::new());
    for word in words.next().unwrap().split(',') {
        let ends: Vec<String> = word.split('-').map(str::to_owned).collect();
        for end in &ends {
            if !names.contains(end) {
                names.push(end.clone());
            }
        }
        if let [one, two] = ends.as_slice() {
            edges.push((one.clone(), two.clone()));
        }
    }
    let mut open: BTreeMap<String, String> =
        names.iter().map(|name| (name.clone(), ".".to_owned())).collect();
    for mark in words {
        let (name, letter) = mark.split_once(':').unwrap();
        open.insert(name.to_owned(), letter.to_owned());
    }
    Coloured { names, edges, open }
}

/// A stone on a free cell, after which every group has a free cell beside it.
fn nogo(position: &str, player: usize) -> BTreeSet<String> {
    let board = grid(position, '|');
    let cells = (0..board.len()).flat_map(|row| (0..board[row].len()).map(move |column| (row, column)));
    let beside =
        |one: (usize, usize), two: (usize, usize)| one.0.abs_diff(two.0) + one.1.abs_diff(two.1) == 1;
    let has_liberty = |board: &Grid, start: (usize, usize)| {
        let mut group = vec![start];
        while let Some(next) = cells.clone().find(|&cell| {
            board[cell.0][cell.1] == board[start.0][start.1]
                && !group.contains(&cell)
                && group.iter().any(|&member| beside(member, cell))
        }) {
            group.push(next);
        }
        cells
            .clone()
            .any(|cell| board[cell.0][cell.1] == '.' && group.iter().any(|&member| beside(member, cell)))
    };
    let put = |cell: (usize, usize)| {
        let mut next = board.clone();
        next[cell.0][cell.1] = ['x', 'o'][player];
        next
    };
    let is_legal = |next: &Grid| {
        cells.clone().all(|cell| !matches!(next[cell.0][cell.1], 'x' | 'o') || has_liberty(next, cell))
    };
    let free = cells.clone().filter(|cell| board[cell.0][cell.1] == '.');
    free.map(put).filter(is_legal).map(|next| text(&next, "|")).collect()
}

fn clobber(position: &str, player: usize) -> BTreeSet<String> {
    let board = grid(position, '|');
    let (own, other) = (['x', 'o'][player], ['o', 'x'][player]);
    let cells: Vec<(usize, usize)> =
        (0..board.len()).flat_map(|row| (0..board[0].len()).map(move |column| (row, column))).collect();
    let mut found = BTreeSet::new();
    for &from in &cells {
        for &to in &cells {
            let is_near = from.0.abs_diff(to.0) + from.1.abs_diff(to.1) == 1;
            if is_near && board[from.0][from.1] == own && board[to.0][to.1] == other {
                let mut next = board.clone();
                next[to.0][to.1] = own;
                next[from.0][from.1] = '.';
                found.insert(text(&next, "|"));
            }
        }
    }
    found
}

fn toads(position: &str, player: usize, most: usize) -> BTreeSet<String> {
    let turned = |text: &str| -> String {
        text.chars()
            .rev()
            .map(|cell| match cell {
                't' => 'f',
                'f' => 't',
                other => other,
            })
            .collect()
    };
    if player == 1 {
        return toads(&turned(position), 0, most).iter().map(|text| turned(text)).collect();
    }
    let mut found = BTreeSet::new();
    for jumped in 0..=most {
        let before = format!("t{}.", "f".repeat(jumped));
        let after = format!(".{}t", "f".repeat(jumped));
        for (at, _) in position.match_indices('t') {
            if position[at..].starts_with(&before) {
                found.insert(format!("{}{after}{}", &position[..at], &position[at + before.len()..]));
            }
        }
    }
    found
}

type Edge = (usize, usize, char);

fn standing(edges: Vec<Edge>) -> Vec<Edge> {
    let mut reached = vec![0];
    for _ in 0..=edges.len() {
        for &(one, two, _) in &edges {
            if reached.contains(&one) || reached.contains(&two) {
                reached.extend([one, two]);
            }
        }
    }
    let mut edges: Vec<Edge> = edges.into_iter().filter(|edge| reached.contains(&edge.0)).collect();
    edges.sort_unstable();
    edges
}

fn hackenbush(position: &str, player: usize) -> BTreeSet<String> {
    let edge = |word: &str| {
        let (one, two) = word[..word.len() - 1].split_once('-').unwrap();
        let (one, two): (usize, usize) = (one.parse().unwrap(), two.parse().unwrap());
        let colour = match word.chars().last().unwrap() {
            'b' => 'l',
            'g' => 'e',
            other => other,
        };
        (one.min(two), one.max(two), colour)
    };
    let edges = standing(position.split(' ').filter(|word| *word != "nothing").map(edge).collect());
    let mut found = BTreeSet::new();
    for cut in 0..edges.len() {
        if edges[cut].2 == ['l', 'r'][player] || edges[cut].2 == 'e' {
            let rest = standing((0..edges.len()).filter(|&at| at != cut).map(|at| edges[at]).collect());
            let words: Vec<String> =
                rest.iter().map(|(one, two, colour)| format!("{one}-{two}{colour}")).collect();
            found.insert(if words.is_empty() { "nothing".to_owned() } else { words.join(" ") });
        }
    }
    found
}

/// The result for the player to move where play is over by rule.
pub fn ending(game: &str, position: &str, player: usize) -> Option<char> {
    if game.starts_with("declared:") && !game.contains(" + ") {
        return declared::ending(&rules_of(game), position, player);
    }
    let size = game.strip_prefix("tictactoe")?.strip_prefix(':').unwrap_or("3x3:3");
    let length: i32 = size.split(':').next_back().unwrap().parse().unwrap();
    let board = grid(position, '/');
    let cell = |row: i32, column: i32| {
        board.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
    };
    let mut rows = BTreeSet::new();
    for row in 0..i32::try_from(board.len()).unwrap() {
        for column in 0..i32::try_from(board[0].len()).unwrap() {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let line: BTreeSet<Option<char>> =
                    (0..length).map(|step| cell(row + step * down, column + step * right)).collect();
                if line.len() == 1 {
                    rows.extend(line);
                }
            }
        }
    }
    let has = |player: usize| rows.contains(&Some(['x', 'o'][player]));
    if has(1 - player) {
        Some('L')
    } else if has(player) {
        Some('W')
    } else {
        (!position.contains('.')).then_some('D')
    }
}

pub fn is_impartial(game: &str) -> bool {
    const IMPARTIAL: [&str; 9] = [
        "nim",
        "heaps",
        "subtraction",
        "wythoff",
        "chomp",
        "token",
        "green-hackenbush",
        "node-kayles",
        "arc-kayles",
    ];
    game.split(" + ").all(|game| match game.split(':').next().unwrap() {
        "declared" => declared::is_impartial(&rules_of(game)),
        kind => IMPARTIAL.contains(&kind),
    })
}
