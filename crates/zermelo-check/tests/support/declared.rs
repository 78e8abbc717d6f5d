//! Declared rules by a second reader, written from the page on rule files apart from the first, as slow and plain as can be: any
//! JSON becomes a tree, a board a map from places to letters, and a move the set of all that comes of it.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and heaps of tests are small, and their numbers are not negative"
)]

use std::collections::{BTreeMap, BTreeSet};

/// A value of JSON.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn parse(text: &str) -> Self {
        let letters: Vec<char> = text.chars().collect();
        let mut at = 0;
        let value = Self::value(&letters, &mut at);
        assert_eq!(at, letters.len());
        value
    }

    fn value(letters: &[char], at: &mut usize) -> Self {
        let rest: String = letters[*at..].iter().take(5).collect();
        for (word, value) in [("null", Self::Null), ("true", Self::Bool(true)), ("false", Self::Bool(false))]
        {
            if rest.starts_with(word) {
                *at += word.len();
                return value;
            }
        }
        *at += 1;
        match letters[*at - 1] {
            '"' => {
                let mut text = String::new();
                while letters[*at] != '"' {
                    *at += usize::from(letters[*at] == '\\');
                    text.push(letters[*at]);
                    *at += 1;
                }
                *at += 1;
                Self::Text(text)
            }
            '[' => {
                let mut list = Vec::new();
                while letters[*at] != ']' {
                    *at += usize::from(letters[*at] == ',');
                    list.push(Self::value(letters, at));
                }
                *at += 1;
                Self::List(list)
            }
            '{' => {
                let mut object = BTreeMap::new();
                while letters[*at] != '}' {
                    *at += usize::from(letters[*at] == ',');
                    let Self::Text(key) = Self::value(letters, at) else { panic!("a key is a text") };
                    *at += 1;
                    object.insert(key, Self::value(letters, at));
                }
                *at += 1;
                Self::Object(object)
            }
            _ => {
                let start = *at - 1;
                while letters.get(*at).is_some_and(char::is_ascii_digit) {
                    *at += 1;
                }
                Self::Number(letters[start..*at].iter().collect::<String>().parse().unwrap())
            }
        }
    }

    pub fn get(&self, key: &str) -> &Self {
        self.find(key).unwrap_or_else(|| panic!("no {key} in {self:?}"))
    }

    pub fn find(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Object(object) => object.get(key),
            _ => None,
        }
    }

    pub fn list(&self) -> &[Self] {
        if let Self::List(list) = self { list } else { panic!("not a list: {self:?}") }
    }

    pub fn text(&self) -> &str {
        if let Self::Text(text) = self { text } else { panic!("not a text: {self:?}") }
    }

    fn number(&self) -> i64 {
        if let Self::Number(number) = self { *number } else { panic!("not a number: {self:?}") }
    }

    fn is_true(&self) -> bool {
        *self == Self::Bool(true)
    }

    fn has(&self, letter: char) -> bool {
        self.text().contains(letter)
    }

    fn pair(&self) -> (i64, i64) {
        (self.list()[0].number(), self.list()[1].number())
    }
}

/// The options of a player (0 is Left) in a position, as the checker writes them.
pub fn options(declared: &Json, position: &str, side: usize) -> BTreeSet<String> {
    let rules = declared.get("rules");
    if let Some(joint) = rules.find("joint") {
        return joint_options(joint, SIDES[side], position);
    }
    if let Some(heaps) = rules.find("heaps") {
        return heap_options(heaps.get(SIDES[side]), position);
    }
    if let Some(words) = rules.find("words") {
        return word_options(words.get(SIDES[side]), position);
    }
    let rules = rules.get("board");
    let (board, cells) = Board::read(rules, position);
    let mut found = board.all_moves(rules, &cells, side);
    let is_passing = match rules.get("passing").text() {
        "never" => false,
        "stuck" => found.is_empty() && !board.all_moves(rules, &cells, 1 - side).is_empty(),
        _ => true,
    };
    if is_passing {
        found.insert(cells);
    }
    found.iter().map(|cells| board.write(cells)).collect()
}

/// The result for the player to move, where play ends by rule.
pub fn ending(declared: &Json, position: &str, side: usize) -> Option<char> {
    let rules = declared.get("rules").find("board")?;
    let (board, cells) = Board::read(rules, position);
    let holds =
        |ending: &&Json| ending.get("when").list().iter().all(|when| board.holds(rules, when, &cells, side));
    let ending = rules.get("endings").list().iter().find(holds)?;
    let won_by = |winner: usize| if winner == side { 'W' } else { 'L' };
    Some(match ending.get("result") {
        Json::Text(word) => match word.as_str() {
            "left" => won_by(0),
            "right" => won_by(1),
            "mover" => 'W',
            "other" => 'L',
            _ => 'D',
        },
        more => {
            let count = |side: &str| {
                let letters = more.get("more").get(side);
                cells.values().filter(|&&letter| letters.has(letter)).count()
            };
            let (left, right) = (count("left"), count("right"));
            if left == right { 'D' } else { won_by(usize::from(right > left)) }
        }
    })
}

/// Whether both players have the same moves, and play never stops by rule.
pub fn is_impartial(declared: &Json) -> bool {
    let Json::Object(kinds) = declared.get("rules") else { panic!("no rules") };
    let (_, rules) = kinds.iter().next().unwrap();
    let (left, right) = (rules.get("left").list(), rules.get("right").list());
    let has = |list: &[Json], all: &[Json]| all.iter().all(|one| list.contains(one));
    let can_end = rules.find("endings").is_some_and(|endings| !endings.list().is_empty());
    left.len() == right.len() && has(left, right) && has(right, left) && !can_end
}

const SIDES: [&str; 2] = ["left", "right"];

type Place = (i64, i64);
type Cells = BTreeMap<Place, char>;

/// What a move has come to, and the place where it ended.
type Now = (Cells, Option<Place>);

struct Board {
    frame: String,
    height: i64,
    width: i64,
    /// Numbers of vertices from 0, both ways round.
    edges: BTreeSet<(i64, i64)>,
    head: String,
}

impl Board {
    fn read(rules: &Json, position: &str) -> (Self, Cells) {
        let frame = rules.get("frame").text().to_owned();
        let (head, letters) =
            if frame == "graph" { position.rsplit_once(' ').unwrap() } else { ("", position) };
        let rows: Vec<&str> = letters.split('|').collect();
        let mut cells = Cells::new();
        for (row, text) in (0..).zip(&rows) {
            for (column, letter) in (0..).zip(text.chars()) {
                if letter != '#' || rules.get("letters").has('#') {
                    cells.insert((row, column), letter);
                }
            }
        }
        let mut edges = BTreeSet::new();
        for edge in head.split(' ').nth(1).unwrap_or("").split(',') {
            if let Some((Ok(one), Ok(two))) =
                edge.split_once('-').map(|(one, two)| (one.parse::<i64>(), two.parse::<i64>()))
            {
                edges.insert((one - 1, two - 1));
                edges.insert((two - 1, one - 1));
            }
        }
        let (height, width) = (rows.len() as i64, rows[0].len() as i64);
        (Self { frame, height, width, edges, head: head.to_owned() }, cells)
    }

    fn write(&self, cells: &Cells) -> String {
        let letter = |row: i64, column: i64| cells.get(&(row, column)).copied().unwrap_or('#');
        let row = |row: i64| (0..self.width).map(|column| letter(row, column)).collect::<String>();
        let rows: Vec<String> = (0..self.height).map(row).collect();
        if self.frame == "graph" { format!("{} {}", self.head, rows[0]) } else { rows.join("|") }
    }

    /// Counts around what is round.
    fn round(&self, (row, column): Place) -> Place {
        match self.frame.as_str() {
            "torus" => (row.rem_euclid(self.height), column.rem_euclid(self.width)),
            "cylinder" => (row, column.rem_euclid(self.width)),
            _ => (row, column),
        }
    }

    fn step(&self, (row, column): Place, step: &Json) -> Place {
        let (down, right) = step.pair();
        self.round((row + down, column + right))
    }

    fn next_by_edge(&self, (_, vertex): Place, cells: &Cells) -> Vec<Place> {
        let joined = self.edges.iter().filter(|edge| edge.0 == vertex).map(|edge| (0, edge.1));
        joined.filter(|place| cells.contains_key(place)).collect()
    }

    /// All ways for a pattern to lie, each with its number and the places of it.
    fn lyings(&self, pattern: &Json, cells: &Cells) -> Vec<(usize, Vec<Place>)> {
        let from = pattern.get("from").list();
        let fits = |place: &Place, set: &Json| set.has(cells.get(place).copied().unwrap_or('|'));
        let mut found = Vec::new();
        match pattern.get("places") {
            Json::Text(_) => {
                let mut paths: Vec<Vec<Place>> = vec![vec![]];
                for set in from {
                    let mut longer = Vec::new();
                    for path in paths {
                        let next: Vec<Place> = match path.last() {
                            None => cells.keys().copied().collect(),
                            Some(last) => self.next_by_edge(*last, cells),
                        };
                        for place in
                            next.into_iter().filter(|place| !path.contains(place) && fits(place, set))
                        {
                            longer.push([path.clone(), vec![place]].concat());
                        }
                    }
                    paths = longer;
                }
                found.extend(paths.into_iter().map(|path| (0, path)));
            }
            places => {
                const FAR: i64 = 7;
                for (number, way) in places.get("steps").list().iter().enumerate() {
                    for row in -FAR..self.height + FAR {
                        for column in -FAR..self.width + FAR {
                            if self.round((row, column)) != (row, column) {
                                continue;
                            }
                            let lying: Vec<Place> =
                                way.list().iter().map(|step| self.step((row, column), step)).collect();
                            let inside: Vec<&Place> =
                                lying.iter().filter(|place| cells.contains_key(place)).collect();
                            let different: BTreeSet<&&Place> = inside.iter().collect();
                            if !inside.is_empty()
                                && different.len() == inside.len()
                                && lying.iter().zip(from).all(|(place, set)| fits(place, set))
                            {
                                found.push((number, lying));
                            }
                        }
                    }
                }
            }
        }
        found
    }

    fn all_moves(&self, rules: &Json, cells: &Cells, side: usize) -> BTreeSet<Cells> {
        let now = (cells.clone(), None);
        self.after(rules, rules.get(SIDES[side]).list(), &now, true)
    }

    /// What comes of one of some moves, with everything that follows.
    fn after(&self, rules: &Json, moves: &[Json], now: &Now, is_first: bool) -> BTreeSet<Cells> {
        let mut found = BTreeSet::new();
        for one in moves {
            let Json::Object(kinds) = one else { panic!("not a move: {one:?}") };
            let (kind, fields) = kinds.iter().next().unwrap();
            let when = fields.find("when").map_or(&[][..], Json::list);
            if !when.iter().all(|when| self.holds(rules, when, &now.0, 0)) {
                continue;
            }
            let is_free = is_first || fields.find("anywhere").is_some_and(Json::is_true);
            for end in self.ends(kind, fields, now, is_free) {
                let then = fields.find("then").map_or(&[][..], Json::list);
                if then.is_empty() || fields.get("stop").is_true() {
                    found.insert(end.0.clone());
                }
                found.extend(self.after(rules, then, &end, false));
            }
        }
        found
    }

    fn ends(&self, kind: &str, fields: &Json, now: &Now, is_free: bool) -> BTreeSet<Now> {
        let (cells, at) = now;
        let begins = |place: &Place| is_free || *at == Some(*place);
        let with = |letters: &Json| -> Vec<Place> {
            cells
                .iter()
                .filter(|(place, letter)| begins(place) && letters.has(**letter))
                .map(|(&place, _)| place)
                .collect()
        };
        let letter = |field: &str| fields.get(field).text().chars().next();
        let mut ends = BTreeSet::new();
        match kind {
            "rewrite" => return self.rewrite(fields, now, is_free),
            "slide" => {
                for from in with(fields.get("piece")) {
                    for to in self.seen(fields, from, cells) {
                        let mut after = cells.clone();
                        after.insert(to, letter("becomes").unwrap_or(cells[&from]));
                        after.insert(from, letter("leave").unwrap());
                        ends.insert((after, Some(to)));
                    }
                }
            }
            "shoot" => {
                for from in at.iter().filter(|at| cells.contains_key(at)) {
                    for to in self.seen(fields, *from, cells) {
                        let mut after = cells.clone();
                        after.insert(to, letter("mark").unwrap());
                        ends.insert((after, Some(to)));
                    }
                }
            }
            "push" => {
                for from in with(fields.get("piece")) {
                    for step in fields.get("along").list() {
                        let mut row = vec![from];
                        let mut behind = self.step(from, step);
                        while behind != from
                            && cells.get(&behind).is_some_and(|&letter| fields.get("pushed").has(letter))
                        {
                            row.push(behind);
                            behind = self.step(behind, step);
                        }
                        let is_free = match cells.get(&behind) {
                            _ if behind == from => false,
                            Some(&letter) => fields.get("into").has(letter),
                            None => fields.get("off").is_true(),
                        };
                        if !is_free {
                            continue;
                        }
                        let mut after = cells.clone();
                        for &place in row.iter().rev() {
                            let next = self.step(place, step);
                            if cells.contains_key(&next) {
                                after.insert(next, cells[&place]);
                            }
                        }
                        after.insert(from, letter("leave").unwrap());
                        ends.insert((after, None));
                    }
                }
            }
            _ => {
                for place in with(fields.get("onto")) {
                    let mut turned = BTreeSet::new();
                    for step in fields.get("along").list() {
                        let mut line = Vec::new();
                        let mut next = self.step(place, step);
                        let is_own = |place: &Place| cells.get(place).copied() == letter("piece");
                        while next != place
                            && !is_own(&next)
                            && cells.get(&next).is_some_and(|&letter| fields.get("turned").has(letter))
                        {
                            line.push(next);
                            next = self.step(next, step);
                        }
                        if next != place && is_own(&next) {
                            turned.extend(line);
                        }
                    }
                    if turned.is_empty() {
                        continue;
                    }
                    let mut after = cells.clone();
                    for place in turned.into_iter().chain([place]) {
                        after.insert(place, letter("piece").unwrap());
                    }
                    ends.insert((after, Some(place)));
                }
            }
        }
        ends
    }

    /// The places that a piece or a shot can come to.
    fn seen(&self, fields: &Json, from: Place, cells: &Cells) -> Vec<Place> {
        let is_goal = |place: &Place| cells.get(place).is_some_and(|&letter| fields.get("onto").has(letter));
        if self.frame == "graph" {
            return self.next_by_edge(from, cells).into_iter().filter(is_goal).collect();
        }
        let mut seen = Vec::new();
        for step in fields.get("along").list() {
            let mut at = from;
            for gone in 1.. {
                at = self.step(at, step);
                let Some(&letter) = cells.get(&at) else { break };
                if at == from {
                    break;
                }
                if is_goal(&at) {
                    seen.push(at);
                }
                if gone == fields.get("most").number() || !fields.get("through").has(letter) {
                    break;
                }
            }
        }
        seen
    }

    fn rewrite(&self, fields: &Json, now: &Now, is_free: bool) -> BTreeSet<Now> {
        let once = |now: &Now, is_free: bool, way: Option<usize>| -> BTreeSet<(usize, Now)> {
            let (cells, at) = now;
            let lyings = self.lyings(fields, cells).into_iter().filter(|(number, lying)| {
                (is_free || *at == Some(lying[0]) && cells.contains_key(&lying[0]))
                    && way.is_none_or(|way| way == *number)
            });
            lyings
                .map(|(number, lying)| {
                    let mut after = cells.clone();
                    for (place, letter) in lying.iter().zip(fields.get("to").list()) {
                        if let (true, Some(letter)) =
                            (cells.contains_key(place), letter.text().chars().next())
                        {
                            after.insert(*place, letter);
                        }
                    }
                    (number, (after, lying.last().copied()))
                })
                .collect()
        };
        let repeat = fields.get("repeat").text();
        let mut all = once(now, is_free, None);
        if repeat == "once" {
            return all.into_iter().map(|(_, now)| now).collect();
        }
        loop {
            let more: BTreeSet<(usize, Now)> = all
                .iter()
                .flat_map(|(way, now)| once(now, false, (repeat == "same-way").then_some(*way)))
                .collect();
            let before = all.len();
            all.extend(more);
            if all.len() == before {
                break;
            }
        }
        all.into_iter().map(|(_, now)| now).collect()
    }

    fn holds(&self, rules: &Json, condition: &Json, cells: &Cells, side: usize) -> bool {
        let Json::Object(kinds) = condition else { panic!("not a condition: {condition:?}") };
        let (kind, of) = kinds.iter().next().unwrap();
        let players = |who: &str| match who {
            "left" => vec![0],
            "right" => vec![1],
            "mover" => vec![side],
            "other" => vec![1 - side],
            _ => vec![0, 1],
        };
        match kind.as_str() {
            "matches" => !self.lyings(of, cells).is_empty(),
            "count" => {
                let is_counted = |(place, letter): &(&Place, &char)| {
                    of.get("letters").has(**letter) && self.is_in(**place, of.get("within"))
                };
                let count = cells.iter().filter(is_counted).count() as i64;
                count >= of.get("least").number()
                    && (*of.get("most") == Json::Null || count <= of.get("most").number())
            }
            "connected" => {
                let own: BTreeSet<Place> = cells
                    .iter()
                    .filter(|(_, letter)| of.get("letters").has(**letter))
                    .map(|(&place, _)| place)
                    .collect();
                let mut reached: BTreeSet<Place> =
                    own.iter().copied().filter(|&place| self.is_in(place, of.get("from"))).collect();
                for _ in 0..own.len() {
                    let next: BTreeSet<Place> = reached
                        .iter()
                        .flat_map(|&place| {
                            let steps = of.get("near").list().iter().map(move |step| self.step(place, step));
                            steps.chain(self.next_by_edge(place, cells))
                        })
                        .filter(|place| own.contains(place))
                        .collect();
                    reached.extend(next);
                }
                reached.iter().any(|&place| self.is_in(place, of.get("to")))
            }
            "stuck" => {
                players(of.text()).into_iter().all(|player| self.all_moves(rules, cells, player).is_empty())
            }
            "turn" => players(of.text()).contains(&side),
            "not" => !self.holds(rules, of, cells, side),
            _ => of.list().iter().any(|one| self.holds(rules, one, cells, side)),
        }
    }

    fn is_in(&self, place: Place, region: &Json) -> bool {
        match region {
            Json::Text(word) => match word.as_str() {
                "north" => place.0 == 0,
                "south" => place.0 == self.height - 1,
                "west" => place.1 == 0,
                "east" => place.1 == self.width - 1,
                _ => true,
            },
            cells => cells.get("cells").list().iter().any(|cell| cell.pair() == place),
        }
    }
}

fn heap_options(moves: &Json, position: &str) -> BTreeSet<String> {
    let sizes: Vec<usize> = position.split(' ').map(|word| word.parse().unwrap()).collect();
    let mut found = BTreeSet::new();
    for (place, &size) in sizes.iter().enumerate() {
        for new in moves.list().iter().flat_map(|moves| heap_moves(moves, size)) {
            let others = sizes.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, &size)| size);
            let mut all: Vec<usize> = others.chain(new).filter(|&size| size > 0).collect();
            all.sort_unstable();
            let words: Vec<String> = all.iter().map(usize::to_string).collect();
            found.insert(if words.is_empty() { "0".to_owned() } else { words.join(" ") });
        }
    }
    found
}

fn heap_moves(moves: &Json, size: usize) -> Vec<Vec<usize>> {
    if let Some(code) = moves.find("code") {
        return super::rules::heap_moves(&format!("heaps:{}", code.text()), size);
    }
    if let Some(take) = moves.find("take") {
        let numbers = |key: &str| {
            take.get(key).list().iter().map(|number| number.number() as usize).collect::<Vec<_>>()
        };
        let (leave, take) = (numbers("leave"), numbers("take"));
        let takes = take.into_iter().filter(|&take| take <= size);
        return takes
            .flat_map(|take| leave.iter().map(move |&heaps| (take, heaps)))
            .filter(|&(take, heaps)| take > 0 || heaps > 1)
            .flat_map(|(take, heaps)| super::rules::cut(size - take, heaps))
            .collect();
    }
    let sizes = |heaps: &Json| heaps.list().iter().map(|size| size.number() as usize).collect();
    moves.get("table").list()[size].list().iter().map(sizes).collect()
}

fn word_options(moves: &Json, position: &str) -> BTreeSet<String> {
    let word: Vec<char> = if position == "-" { vec![] } else { position.chars().collect() };
    let mut found = BTreeSet::new();
    for replace in moves.list() {
        let from = replace.get("from").list();
        for start in 0..=word.len() {
            let end = start + from.len();
            let is_here =
                end <= word.len() && from.iter().zip(&word[start..]).all(|(set, &letter)| set.has(letter));
            let is_allowed = match replace.get("at").text() {
                "start" => start == 0,
                "end" => end == word.len(),
                "whole" => start == 0 && end == word.len(),
                _ => true,
            };
            if is_here && is_allowed {
                let parts = [
                    word[..start].iter().collect(),
                    replace.get("to").text().to_owned(),
                    word[end..].iter().collect(),
                ];
                let next: String = parts.concat();
                found.insert(if next.is_empty() { "-".to_owned() } else { next });
            }
        }
    }
    found
}

/// Heaps that are played together: every way to leave at most as many tokens on each heap, and whether some move allows it.
fn joint_options(joint: &Json, side: &str, position: &str) -> BTreeSet<String> {
    let moves = |side: &str| joint.get(side).list().to_vec();
    let all = [moves("left"), moves("right")].concat();
    let remembers = all.iter().any(|one| *one.get("after") != Json::Text("anything".to_owned()));
    let is_ordered = all.iter().any(|one| one.get("heaps").find("any").is_none());
    let (heaps, last) = position.split_once(" after ").unwrap_or((position, "0"));
    let heaps: Vec<i64> = heaps.split(' ').map(|word| word.parse().unwrap()).collect();
    let last: i64 = last.parse().unwrap();
    let mut found = BTreeSet::new();
    let mut ways: Vec<Vec<i64>> = vec![Vec::new()];
    for &size in &heaps {
        ways = ways
            .iter()
            .flat_map(|way| (0..=size).map(move |rest| [way.as_slice(), &[rest]].concat()))
            .collect();
    }
    for way in ways {
        let taken: Vec<i64> = heaps.iter().zip(&way).map(|(size, rest)| size - rest).collect();
        let touched: Vec<usize> = (0..heaps.len()).filter(|&place| taken[place] > 0).collect();
        let total: i64 = taken.iter().sum();
        if touched.is_empty() {
            continue;
        }
        let is_move = |one: &Json| {
            let which = one.get("heaps");
            let full = || (0..heaps.len()).filter(|&place| heaps[place] > 0);
            let at = match which {
                Json::Text(word) if word == "first" => touched == full().take(1).collect::<Vec<_>>(),
                Json::Text(_) => touched == full().next_back().into_iter().collect::<Vec<_>>(),
                other => match other.find("any") {
                    Some(counts) => counts.list().iter().any(|count| count.number() == touched.len() as i64),
                    None => other.get("sets").list().iter().any(|set| {
                        set.list().iter().map(|place| place.number() as usize).collect::<Vec<_>>() == touched
                    }),
                },
            };
            let numbers: Vec<i64> = one.get("take").list().iter().map(Json::number).collect();
            let of_each = touched.iter().all(|&place| numbers.is_empty() || numbers.contains(&taken[place]));
            let same = *one.get("same") == Json::Bool(false)
                || touched.iter().all(|&place| taken[place] == taken[touched[0]]);
            let allowed = match one.get("after") {
                Json::Text(word) => word == "anything" || total != last,
                after => match after.find("table") {
                    Some(table) => table.list().get(last as usize).is_some_and(|most| total <= most.number()),
                    None => {
                        let bound = after.get("at-most");
                        if last > 0 {
                            total <= last * bound.get("times").number() + bound.get("plus").number()
                        } else {
                            match bound.get("first") {
                                Json::Text(word) => word == "any" || total < heaps.iter().sum(),
                                most => total <= most.get("most").number(),
                            }
                        }
                    }
                },
            };
            at && of_each && same && allowed
        };
        if moves(side).iter().any(is_move) {
            let mut left = way.clone();
            if !is_ordered {
                left.retain(|&size| size > 0);
                left.sort_unstable();
            }
            let words: Vec<String> = left.iter().map(ToString::to_string).collect();
            let text = if words.is_empty() { "0".to_owned() } else { words.join(" ") };
            found.insert(if remembers && total > 0 { format!("{text} after {total}") } else { text });
        }
    }
    found
}
