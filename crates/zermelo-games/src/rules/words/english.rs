//! Declared rules in English.

use crate::rules::declared::{
    After, At, Board, Condition, Enclose, Ending, First, Frame, HeapMoves, Heaps, Joint, Move, OUTSIDE,
    Outcome, Passing, Places, Push, Region, Repeat, Replace, Rewrite, Rules, Shoot, Slide, Step, TakeFrom,
    Which, Who, Words,
};
use zermelo_core::Arrange;

/// So many sizes of a table of heaps are told.
const MOST_SIZES: usize = 8;

pub(super) fn rules(rules: &Rules) -> Vec<String> {
    match rules {
        Rules::Board(board) => board_rules(board),
        Rules::Heaps(heaps) => heap_rules(heaps),
        Rules::Joint(joint) => joint_rules(joint),
        Rules::Words(words) => word_rules(words),
    }
}

/// `a`, `a or b`, `a, b or c`.
fn either(list: &[String], word: &str) -> String {
    match list {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// The moves of both players, or of each.
fn sides<T: PartialEq>(left: &[T], right: &[T], told: impl Fn(&T) -> String) -> Vec<String> {
    let list = |who: &str, moves: &[T]| match moves {
        [] => vec![format!("{who} has no moves.")],
        [only] => vec![format!("{who} moves so: {}.", told(only))],
        _ => {
            let mut lines = vec![format!("{who} makes one of these moves:")];
            lines.extend(moves.iter().map(|one| format!("- {};", told(one))));
            if let Some(last) = lines.last_mut() {
                last.pop();
                last.push('.');
            }
            lines
        }
    };
    if left.len() == right.len() && left.iter().all(|one| right.contains(one)) {
        return list("Whoever is to move", left);
    }
    [list("Left", left), list("Right", right)].concat()
}

const STUCK: &str = "Who cannot move loses (in misère play: wins).";

// ---- Boards ----

fn board_rules(board: &Board) -> Vec<String> {
    let cells = match board.frame {
        Frame::Strip => "A position is a row of cells",
        Frame::Grid => "A position is a board of rows and columns",
        Frame::Cylinder => "A position is a board of rows and columns, the last column next to the first",
        Frame::Torus => {
            "A position is a board of rows and columns, the last column next to the first and the last row next to the first"
        }
        Frame::Twisted => {
            "A position is a board of rows and columns, the last column next to the first upside down: a Möbius strip"
        }
        Frame::Graph => "A position is a graph",
    };
    let letters: Vec<String> = board.letters.chars().map(|c| quoted(&c.to_string())).collect();
    let place = if board.frame == Frame::Graph { "vertex" } else { "cell" };
    let mut lines = vec![format!("{cells}; each {place} holds {}.", either(&letters, "or"))];
    let told = Telling { letters: &board.letters, is_graph: board.frame == Frame::Graph };
    lines.extend(sides(&board.left, &board.right, |one| told.one(one)));
    match board.passing {
        Passing::Never => {}
        Passing::Stuck => lines.push("Who has no move while the opponent has one passes.".to_owned()),
        Passing::Freely => lines.push("A player may pass at any time.".to_owned()),
    }
    lines.extend(board.endings.iter().map(|ending| told.ending(ending)));
    lines.push(if board.endings.is_empty() { STUCK.to_owned() } else { format!("Otherwise: {STUCK}") });
    lines
}

struct Telling<'a> {
    letters: &'a str,
    is_graph: bool,
}

fn quoted(text: &str) -> String {
    format!("`{text}`")
}

/// Words for a step.
fn direction(step: Step) -> String {
    let word = match step {
        [-1, 0] => "north",
        [0, 1] => "east",
        [1, 0] => "south",
        [0, -1] => "west",
        [-1, 1] => "north-east",
        [1, 1] => "south-east",
        [1, -1] => "south-west",
        [-1, -1] => "north-west",
        [down, right] => return format!("({down}, {right})"),
    };
    word.to_owned()
}

/// Words for the ways that steps go.
fn directions(steps: &[Step]) -> String {
    let mut sorted = steps.to_vec();
    sorted.arrange();
    sorted.dedup();
    let all = |list: &mut [Step]| {
        list.arrange();
        sorted == *list
    };
    let straight = [[-1, 0], [0, 1], [1, 0], [0, -1]];
    let diagonal = [[-1, 1], [1, 1], [1, -1], [-1, -1]];
    if all(&mut [straight, diagonal].concat()) {
        return "in any of the eight directions".to_owned();
    }
    if all(&mut straight.clone()) {
        return "along a row or a column".to_owned();
    }
    if all(&mut diagonal.clone()) {
        return "along a diagonal".to_owned();
    }
    if all(&mut [[0, 1], [0, -1]]) {
        return "east or west".to_owned();
    }
    either(&steps.iter().map(|&step| direction(step)).collect::<Vec<_>>(), "or")
}

/// A set of letters in a sentence.
fn letters_of(set: &str) -> String {
    let list: Vec<String> = set.chars().map(|c| quoted(&c.to_string())).collect();
    either(&list, "or")
}

/// How a pattern can lie.
fn lying(places: &Places) -> String {
    let Places::Steps(ways) = places else { return " along a path of the graph".to_owned() };
    if ways.iter().all(|way| way.len() < 2) {
        return String::new();
    }
    let is_line =
        |way: &Vec<Step>| way.iter().zip(0..).all(|(step, times)| *step == way[1].map(|one| one * times));
    if ways.iter().all(is_line) {
        let steps: Vec<Step> = ways.iter().map(|way| way[1]).collect();
        return format!(", read {}", directions(&steps));
    }
    let first: Vec<String> = ways[0].iter().map(|[down, right]| format!("({down}, {right})")).collect();
    let turned = if ways.len() > 1 { format!(", or turned, in {} ways", ways.len()) } else { String::new() };
    format!(" on cells that lie (rows down, columns right) as {}{turned}", first.join(" "))
}

impl Telling<'_> {
    /// A set of letters as patterns have it.
    fn set(&self, set: &str) -> String {
        let is_all = |letters: &str| letters.chars().all(|c| set.contains(c));
        match set.chars().count() {
            1 => set.to_owned(),
            _ if is_all(self.letters) && !set.contains(OUTSIDE) => "?".to_owned(),
            _ => format!("[{set}]"),
        }
    }

    fn pattern(&self, from: &[String]) -> String {
        from.iter().map(|set| self.set(set)).collect()
    }

    fn one(&self, one: &Move) -> String {
        match one {
            Move::Rewrite(rewrite) => self.rewrite(rewrite),
            Move::Slide(slide) => self.slide(slide),
            Move::Shoot(shoot) => self.shoot(shoot),
            Move::Push(push) => self.push(push),
            Move::Enclose(enclose) => self.enclose(enclose),
            Move::Again => "the same player moves once more".to_owned(),
        }
    }

    fn rewrite(&self, rewrite: &Rewrite) -> String {
        let from = self.pattern(&rewrite.from);
        let place = if self.is_graph { "vertex" } else { "cell" };
        let written = |to: &str| if to.is_empty() { "=".to_owned() } else { to.to_owned() };
        let step = |to: &str| to.len() > 1 && to.starts_with(['+', '-']);
        let mut text = match rewrite.to.as_slice() {
            [to] if step(to) => format!("a {place} with {} goes {to} letters further", quoted(&from)),
            [to] => format!("a {place} with {} becomes {}", quoted(&from), quoted(&written(to))),
            list => {
                let mark = |to: &String| if step(to) { format!("[{to}]") } else { written(to) };
                let to: String = list.iter().map(mark).collect();
                format!("{} becomes {}{}", quoted(&from), quoted(&to), lying(&rewrite.places))
            }
        };
        match rewrite.repeat {
            Repeat::Once => {}
            Repeat::SameWay => text += ", and may go on from there the same way",
            Repeat::AnyWay => text += ", and may go on from there any way",
        }
        text + &self.conditions(&rewrite.when) + &self.then(&rewrite.then, rewrite.stop)
    }

    fn along(&self, along: &[Step], most: u32) -> String {
        if self.is_graph {
            return "along an edge".to_owned();
        }
        let far = match most {
            0 => "any number of cells".to_owned(),
            1 => "one cell".to_owned(),
            most => format!("at most {most} cells"),
        };
        format!("{far} {}", directions(along))
    }

    fn slide(&self, slide: &Slide) -> String {
        let mut text =
            format!("a piece {} goes {}", letters_of(&slide.piece), self.along(&slide.along, slide.most));
        if slide.most != 1 && !self.is_graph {
            text += &format!(" through cells with {}", letters_of(&slide.through));
        }
        text += &format!(" onto {}, leaving {}", letters_of(&slide.onto), letters_of(&slide.leave));
        if !slide.becomes.is_empty() {
            text += &format!(", and becomes {}", letters_of(&slide.becomes));
        }
        text + &self.conditions(&slide.when) + &self.then(&slide.then, slide.stop)
    }

    fn shoot(&self, shoot: &Shoot) -> String {
        let along = self.along(&shoot.along, shoot.most);
        let text =
            format!("puts {} on a cell with {}, {along} away", quoted(&shoot.mark), letters_of(&shoot.onto));
        text + &self.then(&shoot.then, shoot.stop)
    }

    fn push(&self, push: &Push) -> String {
        let off = if push.off { ", or off the board" } else { "" };
        format!(
            "a piece {} goes one cell {} and pushes all of {} in a row before it, the last onto {}{off}{}",
            letters_of(&push.piece),
            directions(&push.along),
            letters_of(&push.pushed),
            letters_of(&push.into),
            self.conditions(&push.when)
        )
    }

    fn enclose(&self, enclose: &Enclose) -> String {
        format!(
            "{} is put on {}, where it encloses some of {} {} between itself and another {}; these become {}{}",
            quoted(&enclose.piece),
            letters_of(&enclose.onto),
            letters_of(&enclose.turned),
            directions(&enclose.along),
            quoted(&enclose.piece),
            quoted(&enclose.piece),
            self.conditions(&enclose.when)
        )
    }

    fn then(&self, then: &[Move], stop: bool) -> String {
        if then.is_empty() {
            return String::new();
        }
        let list: Vec<String> = then.iter().map(|one| self.one(one)).collect();
        let may = if stop { "may follow" } else { "follows" };
        format!("; in the same move {may}: {}", list.join(", or "))
    }

    fn conditions(&self, when: &[Condition]) -> String {
        if when.is_empty() { String::new() } else { format!(", if {}", self.all(when)) }
    }

    fn all(&self, list: &[Condition]) -> String {
        list.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" and ")
    }

    fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Matches { from, places } => {
                format!("{} lies somewhere{}", quoted(&self.pattern(from)), lying(places))
            }
            Condition::Connected { from, letters, near, to } => {
                let by =
                    if self.is_graph { String::new() } else { format!(" (neighbours {})", directions(near)) };
                let (from, to) = (region(from), region(to));
                format!("a chain of {} connects {from} with {to}{by}", letters_of(letters))
            }
            Condition::Count { least, letters, most, within } => {
                let number = match (least, most) {
                    (0, Some(0)) => "no cell".to_owned(),
                    (0, Some(most)) => format!("at most {most}"),
                    (least, None) => format!("at least {least}"),
                    (least, Some(most)) if least == most => format!("exactly {least}"),
                    (least, Some(most)) => format!("{least} to {most}"),
                };
                let within =
                    if *within == Region::All { String::new() } else { format!(" on {}", region(within)) };
                let holds = if number == "no cell" { "holds" } else { "cells hold" };
                format!("{number} {holds} {}{within}", letters_of(letters))
            }
            Condition::Stuck(who) => format!("{} cannot move", person(*who)),
            Condition::Turn(who) => format!("it is the turn of {}", person(*who)),
            Condition::Not(inner) => format!("it is not so that {}", self.condition(inner)),
            Condition::Any(list) => {
                list.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(", or ")
            }
        }
    }

    fn ending(&self, ending: &Ending) -> String {
        let result = match &ending.result {
            Outcome::Left => "Left has won".to_owned(),
            Outcome::Right => "Right has won".to_owned(),
            Outcome::Draw => "The game is drawn".to_owned(),
            Outcome::Mover => "Who is to move has won".to_owned(),
            Outcome::Other => "Who is to move has lost".to_owned(),
            Outcome::More { left, right } => format!(
                "Play ends, and Left has won with more of {} than there are of {}, Right with fewer",
                letters_of(left),
                letters_of(right)
            ),
        };
        if ending.when.is_empty() {
            format!("{result}.")
        } else {
            format!("{result} when {}.", self.all(&ending.when))
        }
    }
}

fn person(who: Who) -> &'static str {
    match who {
        Who::Left => "Left",
        Who::Right => "Right",
        Who::Mover => "who is to move",
        Who::Other => "who has just moved",
        Who::Both => "either player",
    }
}

fn region(region: &Region) -> String {
    match region {
        Region::All => "the board".to_owned(),
        Region::North => "the first row".to_owned(),
        Region::South => "the last row".to_owned(),
        Region::West => "the first column".to_owned(),
        Region::East => "the last column".to_owned(),
        Region::Cells(cells) => {
            let name = |&[row, column]: &[u32; 2]| {
                // Strips and graphs count their cells in one row, where letters would end soon.
                let letter = char::from_u32(u32::from('a') + column).filter(char::is_ascii_lowercase);
                letter.map_or_else(|| format!("{}", column + 1), |letter| format!("{letter}{}", row + 1))
            };
            either(&cells.iter().map(name).collect::<Vec<_>>(), "or")
        }
    }
}

// ---- Heaps ----

fn heap_rules(heaps: &Heaps) -> Vec<String> {
    let mut lines = vec!["A position is some heaps of tokens; a move changes one of them.".to_owned()];
    lines.extend(sides(&heaps.left, &heaps.right, heap_moves));
    lines.push(STUCK.to_owned());
    lines
}

fn heap_moves(moves: &HeapMoves) -> String {
    match moves {
        HeapMoves::Code(code) => format!("a heap changes as the code {code} says"),
        HeapMoves::Take { leave, take } => {
            let take: Vec<String> = take.iter().map(ToString::to_string).collect();
            let left = |&count: &u32| match count {
                0 => "nothing".to_owned(),
                1 => "one heap".to_owned(),
                count => format!("{count} heaps"),
            };
            let leave = either(&leave.iter().map(left).collect::<Vec<_>>(), "or");
            format!("{} tokens are taken from a heap, of which then is left {leave}", either(&take, "or"))
        }
        HeapMoves::Table(table) => {
            let heaps = |parts: &Vec<u64>| match parts.as_slice() {
                [] => "nothing".to_owned(),
                parts => parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and "),
            };
            let told = |(size, options): (usize, &Vec<Vec<u64>>)| {
                format!("of {size}: {}", either(&options.iter().map(heaps).collect::<Vec<_>>(), "or"))
            };
            let movable = || table.iter().enumerate().filter(|(_, options)| !options.is_empty());
            let list: Vec<String> = movable().take(MOST_SIZES).map(told).collect();
            let more = if movable().count() > MOST_SIZES { "; and so on" } else { "" };
            format!("a heap becomes what a function of its size says ({}{more})", list.join("; "))
        }
    }
}

// ---- Heaps that are played together ----

fn joint_rules(joint: &Joint) -> Vec<String> {
    let mut lines = vec![if joint.remembers() {
        "A position is some heaps of tokens, and the number of tokens that the last move took.".to_owned()
    } else {
        "A position is some heaps of tokens.".to_owned()
    }];
    lines.extend(sides(&joint.left, &joint.right, take_from));
    lines.push(STUCK.to_owned());
    lines
}

fn take_from(one: &TakeFrom) -> String {
    let listed = |list: &[u64]| either(&list.iter().map(ToString::to_string).collect::<Vec<_>>(), "or");
    let tokens = if one.take.is_empty() { "any number of".to_owned() } else { listed(&one.take) };
    let (heaps, are_many) = match &one.heaps {
        Which::Any(counts) => {
            let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
            let are_many = counts.iter().any(|count| count != "1");
            let heaps = if are_many { "heaps" } else { "heap" };
            (format!("{} {heaps}", either(&counts, "or")), are_many)
        }
        Which::First => ("the first heap that is not empty".to_owned(), false),
        Which::Last => ("the last heap that is not empty".to_owned(), false),
        Which::Sets(sets) => {
            let set = |set: &Vec<u32>| {
                let places: Vec<String> = set.iter().map(|place| (place + 1).to_string()).collect();
                either(&places, "and")
            };
            (
                format!(
                    "all heaps of one of these sets: {}",
                    sets.iter().map(set).collect::<Vec<_>>().join("; ")
                ),
                true,
            )
        }
    };
    let mut text = format!("{tokens} tokens are taken from {heaps}");
    if are_many {
        text += if one.same { ", the same number from each" } else { ", at least one from each" };
    }
    text += &match &one.after {
        After::Anything => String::new(),
        After::Another => ", not as many as the last move took".to_owned(),
        After::AtMost { first, plus, times } => {
            let more = if *plus > 0 { format!(" and {plus} more") } else { String::new() };
            let first = match first {
                First::Any => "any number".to_owned(),
                First::AllButOne => "any number but all".to_owned(),
                First::Most(most) => format!("at most {most}"),
            };
            format!(", at most {times} times as many as the last move took{more} (the first move: {first})")
        }
        After::Table(_) => {
            ", at most as many as a function of the number says that the last move took".to_owned()
        }
    };
    text
}

// ---- Words ----

fn word_rules(words: &Words) -> Vec<String> {
    let letters: Vec<String> = words.letters.chars().map(|c| quoted(&c.to_string())).collect();
    let mut lines = vec![format!("A position is a word in the letters {}.", either(&letters, "and"))];
    lines.extend(sides(&words.left, &words.right, |one| replace(one, &words.letters)));
    lines.push(STUCK.to_owned());
    lines
}

fn replace(one: &Replace, letters: &str) -> String {
    let telling = Telling { letters, is_graph: false };
    let from = telling.pattern(&one.from);
    let place = match one.at {
        At::Anywhere => "",
        At::Start => " at the beginning of the word",
        At::End => " at the end of the word",
        At::Whole => " as the whole word",
    };
    if one.to.is_empty() {
        return format!("{}{place} is taken out", quoted(&from));
    }
    format!("{}{place} becomes {}", quoted(&from), quoted(&one.to))
}
