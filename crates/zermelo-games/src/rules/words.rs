//! Declared rules in words: phrases within phrases, so that every language puts them in its own order.

use super::declared::{
    After, At, Board, Condition, Declared, Enclose, Ending, First, Frame, HeapMoves, Heaps, Joint, Move,
    OUTSIDE, Outcome, Passing, Places, Push, Region, Repeat, Replace, Rewrite, Rules, Shoot, Slide, Step,
    TakeFrom, Which, Who, Words,
};
use std::fmt::Display;
use zermelo_core::{Arrange, Message, message};

/// So many sizes of a table of heaps are told.
const MOST_SIZES: usize = 8;

/// The rules as sentences, a line each: what a position is, the moves, the endings, and who wins where nobody can move.
pub fn in_words(declared: &Declared) -> Vec<Message> {
    match &declared.rules {
        Rules::Board(board) => board_rules(board),
        Rules::Heaps(heaps) => heap_rules(heaps),
        Rules::Joint(joint) => joint_rules(joint),
        Rules::Words(words) => word_rules(words),
    }
}

/// `a`, `a or b`, `a, b or c`.
fn either(list: Vec<Message>) -> Message {
    enumerated(list, |list, last| message!("{list} or {last}", list => list, last => last))
}

/// `a`, `a and b`, `a, b and c`.
fn all_of(list: Vec<Message>) -> Message {
    enumerated(list, |list, last| message!("{list} and {last}", list => list, last => last))
}

fn enumerated(mut list: Vec<Message>, joined: impl Fn(Message, Message) -> Message) -> Message {
    let Some(last) = list.pop() else { return message!("nothing") };
    if list.is_empty() { last } else { joined(Message::sequence(list), last) }
}

/// Phrases too long for an enumeration.
fn alternatives(list: Vec<Message>) -> Message {
    let joined = |one, other| message!("{one}, or {other}", one => one, other => other);
    list.into_iter().reduce(joined).unwrap_or(message!("nothing"))
}

fn told(value: impl Display) -> Message {
    Message::verbatim(value.to_string())
}

fn quoted(text: &str) -> Message {
    Message::verbatim(format!("`{text}`"))
}

/// The letters of a set, each in quotes.
fn each_letter(set: &str) -> Vec<Message> {
    set.chars().map(|letter| quoted(&letter.to_string())).collect()
}

/// A set of letters in a sentence.
fn letters_of(set: &str) -> Message {
    either(each_letter(set))
}

/// The moves of both players, or of each.
fn sides<T: PartialEq>(left: &[T], right: &[T], told: impl Fn(&T) -> Message) -> Vec<Message> {
    let list = |who: Message, moves: &[T]| match moves {
        [] => vec![message!("{who} has no moves.", who => who)],
        [only] => vec![message!("{who} moves so: {move}.", who => who, move => told(only))],
        _ => {
            let bullet =
                |one| Message::List { phrases: vec![Message::verbatim("-"), told(one)], between: " " };
            let head = message!("{who} makes one of these moves:", who => who);
            std::iter::once(head).chain(moves.iter().map(bullet)).collect()
        }
    };
    if left.len() == right.len() && left.iter().all(|one| right.contains(one)) {
        return list(message!("Whoever is to move"), left);
    }
    [list(message!("Left"), left), list(message!("Right"), right)].concat()
}

fn stuck() -> Message {
    message!("Who cannot move loses (in misère play: wins).")
}

// ---- Boards ----

fn board_rules(board: &Board) -> Vec<Message> {
    let letters = letters_of(&board.letters);
    let told = Telling { letters: &board.letters, is_graph: board.frame == Frame::Graph };
    let mut lines = vec![position_on(board.frame, letters)];
    lines.extend(sides(&board.left, &board.right, |one| told.one(one)));
    match board.passing {
        Passing::Never => {}
        Passing::Stuck => lines.push(message!("Who has no move while the opponent has one passes.")),
        Passing::Freely => lines.push(message!("A player may pass at any time.")),
    }
    lines.extend(board.endings.iter().map(|ending| told.ending(ending)));
    lines.push(if board.endings.is_empty() {
        stuck()
    } else {
        message!("Otherwise: {rest}", rest => stuck())
    });
    lines
}

fn position_on(frame: Frame, letters: Message) -> Message {
    match frame {
        Frame::Strip => {
            message!("A position is a row of cells; each cell holds {letters}.", letters => letters)
        }
        Frame::Grid => {
            message!("A position is a board of rows and columns; each cell holds {letters}.", letters => letters)
        }
        Frame::Cylinder => message!(
            "A position is a board of rows and columns, the last column next to the first; each cell holds {letters}.",
            letters => letters
        ),
        Frame::Torus => message!(
            "A position is a board of rows and columns, the last column next to the first and the last row next to the \
             first; each cell holds {letters}.",
            letters => letters
        ),
        Frame::Twisted => message!(
            "A position is a board of rows and columns, the last column next to the first upside down, a Möbius strip; \
             each cell holds {letters}.",
            letters => letters
        ),
        Frame::Graph => message!("A position is a graph; each vertex holds {letters}.", letters => letters),
    }
}

/// Words for a step.
fn direction(step: Step) -> Message {
    match step {
        [-1, 0] => message!("north"),
        [0, 1] => message!("east"),
        [1, 0] => message!("south"),
        [0, -1] => message!("west"),
        [-1, 1] => message!("north-east"),
        [1, 1] => message!("south-east"),
        [1, -1] => message!("south-west"),
        [-1, -1] => message!("north-west"),
        [down, right] => told(format!("({down}, {right})")),
    }
}

/// Words for the ways that steps go.
fn directions(steps: &[Step]) -> Message {
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
        return message!("in any of the eight directions");
    }
    if all(&mut straight.clone()) {
        return message!("along a row or a column");
    }
    if all(&mut diagonal.clone()) {
        return message!("along a diagonal");
    }
    if all(&mut [[0, 1], [0, -1]]) {
        return message!("east or west");
    }
    either(steps.iter().map(|&step| direction(step)).collect())
}

/// What is said of a pattern, with how it can lie.
fn lying(what: Message, places: &Places) -> Message {
    let Places::Steps(ways) = places else {
        return message!("{what} along a path of the graph", what => what);
    };
    if ways.iter().all(|way| way.len() < 2) {
        return what;
    }
    let is_line =
        |way: &Vec<Step>| way.iter().zip(0..).all(|(step, times)| *step == way[1].map(|one| one * times));
    if ways.iter().all(is_line) {
        let steps: Vec<Step> = ways.iter().map(|way| way[1]).collect();
        return message!("{what}, read {directions}", what => what, directions => directions(&steps));
    }
    let cells: Vec<String> = ways[0].iter().map(|[down, right]| format!("({down}, {right})")).collect();
    let cells = cells.join(" ");
    match ways.len() {
        1 => message!("{what} on cells that lie (rows down, columns right) as {cells}", what => what, cells),
        ways => message!(
            "{what} on cells that lie (rows down, columns right) as {cells}, or turned, in {ways} ways",
            what => what,
            cells,
            ways
        ),
    }
}

struct Telling<'a> {
    letters: &'a str,
    is_graph: bool,
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

    fn pattern(&self, from: &[String]) -> Message {
        let pattern: String = from.iter().map(|set| self.set(set)).collect();
        quoted(&pattern)
    }

    fn one(&self, one: &Move) -> Message {
        match one {
            Move::Rewrite(rewrite) => self.rewrite(rewrite),
            Move::Slide(slide) => self.slide(slide),
            Move::Shoot(shoot) => self.shoot(shoot),
            Move::Push(push) => self.push(push),
            Move::Enclose(enclose) => self.enclose(enclose),
            Move::Again => message!("the same player moves once more"),
        }
    }

    fn rewrite(&self, rewrite: &Rewrite) -> Message {
        let changed = self.changed(rewrite);
        let changed = match rewrite.repeat {
            Repeat::Once => changed,
            Repeat::SameWay => message!("{move}, and may go on from there the same way", move => changed),
            Repeat::AnyWay => message!("{move}, and may go on from there any way", move => changed),
        };
        self.then(self.provided(changed, &rewrite.when), &rewrite.then, rewrite.stop)
    }

    fn changed(&self, rewrite: &Rewrite) -> Message {
        let from = self.pattern(&rewrite.from);
        let written = |to: &str| if to.is_empty() { "=".to_owned() } else { to.to_owned() };
        let step = |to: &str| to.len() > 1 && to.starts_with(['+', '-']);
        match (rewrite.to.as_slice(), self.is_graph) {
            ([to], true) if step(to) => {
                message!("a vertex with {from} goes {to} letters further", from => from, to)
            }
            ([to], false) if step(to) => {
                message!("a cell with {from} goes {to} letters further", from => from, to)
            }
            ([to], true) => {
                message!("a vertex with {from} becomes {to}", from => from, to => quoted(&written(to)))
            }
            ([to], false) => {
                message!("a cell with {from} becomes {to}", from => from, to => quoted(&written(to)))
            }
            (list, _) => {
                let mark = |to: &String| if step(to) { format!("[{to}]") } else { written(to) };
                let to: String = list.iter().map(mark).collect();
                lying(message!("{from} becomes {to}", from => from, to => quoted(&to)), &rewrite.places)
            }
        }
    }

    fn along(&self, along: &[Step], most: u32) -> Message {
        if self.is_graph {
            return message!("along an edge");
        }
        let directions = directions(along);
        match most {
            0 => message!("any number of cells {directions}", directions => directions),
            1 => message!("one cell {directions}", directions => directions),
            most => message!("at most {most} cells {directions}", most, directions => directions),
        }
    }

    fn slide(&self, slide: &Slide) -> Message {
        let (piece, along) = (letters_of(&slide.piece), self.along(&slide.along, slide.most));
        let (onto, leave) = (letters_of(&slide.onto), letters_of(&slide.leave));
        let mut slid = if slide.most == 1 || self.is_graph {
            message!(
                "a piece {piece} goes {along} onto {onto}, leaving {leave}",
                piece => piece, along => along, onto => onto, leave => leave
            )
        } else {
            message!(
                "a piece {piece} goes {along} through cells with {through} onto {onto}, leaving {leave}",
                piece => piece,
                along => along,
                through => letters_of(&slide.through),
                onto => onto,
                leave => leave
            )
        };
        if !slide.becomes.is_empty() {
            slid = message!("{move}, and becomes {letters}", move => slid, letters => letters_of(&slide.becomes));
        }
        self.then(self.provided(slid, &slide.when), &slide.then, slide.stop)
    }

    fn shoot(&self, shoot: &Shoot) -> Message {
        let shot = message!(
            "puts {mark} on a cell with {onto}, {along} away",
            mark => quoted(&shoot.mark),
            onto => letters_of(&shoot.onto),
            along => self.along(&shoot.along, shoot.most)
        );
        self.then(shot, &shoot.then, shoot.stop)
    }

    fn push(&self, push: &Push) -> Message {
        let into = letters_of(&push.into);
        let into = if push.off { message!("{cells} or off the board", cells => into) } else { into };
        let pushed = message!(
            "a piece {piece} goes one cell {directions} and pushes all of {pushed} in a row before it, the last onto \
             {into}",
            piece => letters_of(&push.piece),
            directions => directions(&push.along),
            pushed => letters_of(&push.pushed),
            into => into
        );
        self.provided(pushed, &push.when)
    }

    fn enclose(&self, enclose: &Enclose) -> Message {
        let piece = quoted(&enclose.piece);
        let enclosed = message!(
            "{piece} is put on {onto}, where it encloses some of {turned} {directions} between itself and another \
             {piece}; these become {piece}",
            piece => piece,
            onto => letters_of(&enclose.onto),
            turned => letters_of(&enclose.turned),
            directions => directions(&enclose.along)
        );
        self.provided(enclosed, &enclose.when)
    }

    fn then(&self, made: Message, then: &[Move], may_stop: bool) -> Message {
        if then.is_empty() {
            return made;
        }
        let next = alternatives(then.iter().map(|one| self.one(one)).collect());
        if may_stop {
            message!("{move}; in the same move may follow: {next}", move => made, next => next)
        } else {
            message!("{move}; in the same move follows: {next}", move => made, next => next)
        }
    }

    fn provided(&self, made: Message, when: &[Condition]) -> Message {
        if when.is_empty() {
            return made;
        }
        message!("{move}, if {conditions}", move => made, conditions => self.all(when))
    }

    fn all(&self, list: &[Condition]) -> Message {
        let joined = |one, other| message!("{one}, and {other}", one => one, other => other);
        let all = list.iter().map(|one| self.condition(one)).reduce(joined);
        all.unwrap_or(message!("nothing"))
    }

    fn condition(&self, condition: &Condition) -> Message {
        match condition {
            Condition::Matches { from, places } => {
                lying(message!("{pattern} lies somewhere", pattern => self.pattern(from)), places)
            }
            Condition::Connected { from, letters, near, to } => {
                let chain = message!(
                    "a chain of {letters} connects {from} with {to}",
                    letters => letters_of(letters), from => region(from), to => region(to)
                );
                if self.is_graph {
                    return chain;
                }
                message!("{chain} (neighbours {directions})", chain => chain, directions => directions(near))
            }
            Condition::Count { least, letters, most, within } => {
                let counted = counted(*least, *most, letters_of(letters));
                if *within == Region::All {
                    return counted;
                }
                message!("{what} on {region}", what => counted, region => region(within))
            }
            Condition::Stuck(who) => message!("{who} cannot move", who => person(*who)),
            Condition::Turn(who) => message!("it is the turn of {who}", who => person(*who)),
            Condition::Not(inner) => {
                message!("it is not so that {condition}", condition => self.condition(inner))
            }
            Condition::Any(list) => alternatives(list.iter().map(|one| self.condition(one)).collect()),
        }
    }

    fn ending(&self, ending: &Ending) -> Message {
        let result = match &ending.result {
            Outcome::Left => message!("Left has won"),
            Outcome::Right => message!("Right has won"),
            Outcome::Draw => message!("The game is drawn"),
            Outcome::Mover => message!("Who is to move has won"),
            Outcome::Other => message!("Who is to move has lost"),
            Outcome::More { left, right, ahead: 0 } => message!(
                "Play ends, and Left has won with more of {left} than there are of {right}, Right with fewer",
                left => letters_of(left), right => letters_of(right)
            ),
            Outcome::More { left, right, ahead } => message!(
                "Play ends, and Left has won where the number of {left} less that of {right} is more than {ahead}, \
                 Right where it is less",
                left => letters_of(left), right => letters_of(right), ahead
            ),
        };
        if ending.when.is_empty() {
            message!("{result}, whatever the position is.", result => result)
        } else {
            message!("{result} when {conditions}.", result => result, conditions => self.all(&ending.when))
        }
    }
}

/// How many cells hold one of some letters.
fn counted(least: u32, most: Option<u32>, letters: Message) -> Message {
    match (least, most) {
        (0, Some(0)) => message!("no cell holds {letters}", letters => letters),
        (0, Some(most)) => message!("at most {most} cells hold {letters}", most, letters => letters),
        (least, None) => message!("at least {least} cells hold {letters}", least, letters => letters),
        (least, Some(most)) if least == most => {
            message!("exactly {count} cells hold {letters}", count = most, letters => letters)
        }
        (least, Some(most)) => {
            message!("{least} to {most} cells hold {letters}", least, most, letters => letters)
        }
    }
}

fn person(who: Who) -> Message {
    match who {
        Who::Left => message!("Left"),
        Who::Right => message!("Right"),
        Who::Mover => message!("who is to move"),
        Who::Other => message!("who has just moved"),
        Who::Both => message!("either player"),
    }
}

fn region(region: &Region) -> Message {
    match region {
        Region::All => message!("the board"),
        Region::North => message!("the first row"),
        Region::South => message!("the last row"),
        Region::West => message!("the first column"),
        Region::East => message!("the last column"),
        Region::Cells(cells) => {
            let name = |&[row, column]: &[u32; 2]| {
                // Strips and graphs count their cells in one row, where letters would end soon.
                let letter = char::from_u32(u32::from('a') + column).filter(char::is_ascii_lowercase);
                letter.map_or_else(|| told(column + 1), |letter| told(format!("{letter}{}", row + 1)))
            };
            either(cells.iter().map(name).collect())
        }
    }
}

// ---- Heaps ----

fn heap_rules(heaps: &Heaps) -> Vec<Message> {
    let mut lines = vec![message!("A position is some heaps of tokens; a move changes one of them.")];
    lines.extend(sides(&heaps.left, &heaps.right, heap_moves));
    lines.push(stuck());
    lines
}

fn heap_moves(moves: &HeapMoves) -> Message {
    match moves {
        HeapMoves::Code(code) => message!("a heap changes as the code {code} says", code),
        HeapMoves::Take { leave, take } => {
            let left = |&count: &u32| match count {
                0 => message!("nothing"),
                1 => message!("one heap"),
                count => message!("{count} heaps", count),
            };
            message!(
                "{tokens} tokens are taken from a heap, of which then is left {leave}",
                tokens => either(take.iter().map(told).collect()),
                leave => either(leave.iter().map(left).collect())
            )
        }
        HeapMoves::Table(table) => {
            let heaps = |parts: &Vec<u64>| all_of(parts.iter().map(told).collect());
            let of_size = |(size, options): (usize, &Vec<Vec<u64>>)| message!("of {size}: {options}", size, options => either(options.iter().map(heaps).collect()));
            let movable = || table.iter().enumerate().filter(|(_, options)| !options.is_empty());
            let sizes = Message::list(movable().take(MOST_SIZES).map(of_size).collect());
            if movable().count() > MOST_SIZES {
                message!("a heap becomes what a function of its size says ({sizes}; and so on)", sizes => sizes)
            } else {
                message!("a heap becomes what a function of its size says ({sizes})", sizes => sizes)
            }
        }
    }
}

// ---- Heaps that are played together ----

fn joint_rules(joint: &Joint) -> Vec<Message> {
    let mut lines = vec![if joint.remembers() {
        message!("A position is some heaps of tokens, and the number of tokens that the last move took.")
    } else {
        message!("A position is some heaps of tokens.")
    }];
    lines.extend(sides(&joint.left, &joint.right, take_from));
    lines.push(stuck());
    lines
}

fn take_from(one: &TakeFrom) -> Message {
    let heaps = which_heaps(&one.heaps);
    let taken = if one.take.is_empty() {
        message!("any number of tokens is taken from {heaps}", heaps => heaps)
    } else {
        let tokens = either(one.take.iter().map(told).collect());
        message!("{tokens} tokens are taken from {heaps}", tokens => tokens, heaps => heaps)
    };
    let are_many = match &one.heaps {
        Which::Any(counts) => counts.iter().any(|&count| count != 1),
        Which::Sets(_) => true,
        Which::First | Which::Last => false,
    };
    let taken = match (are_many, one.same) {
        (false, _) => taken,
        (true, true) => message!("{move}, the same number from each", move => taken),
        (true, false) => message!("{move}, at least one from each", move => taken),
    };
    after(taken, &one.after)
}

fn which_heaps(which: &Which) -> Message {
    match which {
        Which::Any(counts) if counts.iter().all(|&count| count == 1) => message!("one heap"),
        Which::Any(counts) => {
            message!("{counts} heaps", counts => either(counts.iter().map(told).collect()))
        }
        Which::First => message!("the first heap that is not empty"),
        Which::Last => message!("the last heap that is not empty"),
        Which::Sets(sets) => {
            let set = |set: &Vec<u32>| all_of(set.iter().map(|place| told(place + 1)).collect());
            message!("all heaps of one of these sets: {sets}", sets => Message::list(sets.iter().map(set).collect()))
        }
    }
}

/// What the last move allows.
fn after(taken: Message, after: &After) -> Message {
    match after {
        After::Anything => taken,
        After::Another => message!("{move}, not as many as the last move took", move => taken),
        After::AtMost { first, plus, times } => {
            let first = match first {
                First::Any => message!("any number"),
                First::AllButOne => message!("any number but all"),
                First::Most(most) => message!("at most {most}", most),
            };
            if *plus > 0 {
                message!(
                    "{move}, at most {times} times as many as the last move took and {plus} more (the first move: \
                     {first})",
                    move => taken, times, plus, first => first
                )
            } else {
                message!(
                    "{move}, at most {times} times as many as the last move took (the first move: {first})",
                    move => taken, times, first => first
                )
            }
        }
        After::Table(_) => message!(
            "{move}, at most as many as a function of the number says that the last move took",
            move => taken
        ),
    }
}

// ---- Words ----

fn word_rules(words: &Words) -> Vec<Message> {
    let letters = all_of(each_letter(&words.letters));
    let mut lines = vec![message!("A position is a word in the letters {letters}.", letters => letters)];
    lines.extend(sides(&words.left, &words.right, |one| replace(one, &words.letters)));
    lines.push(stuck());
    lines
}

fn replace(one: &Replace, letters: &str) -> Message {
    let from = Telling { letters, is_graph: false }.pattern(&one.from);
    let from = match one.at {
        At::Anywhere => from,
        At::Start => message!("{from} at the beginning of the word", from => from),
        At::End => message!("{from} at the end of the word", from => from),
        At::Whole => message!("{from} as the whole word", from => from),
    };
    if one.to.is_empty() {
        return message!("{from} is taken out", from => from);
    }
    message!("{from} becomes {to}", from => from, to => quoted(&one.to))
}
