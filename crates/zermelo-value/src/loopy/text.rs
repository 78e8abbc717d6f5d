//! Loopy values as text that reads back: `on`, `3/2under`, `^[on]*`, `{0||0|0,pass}`, `a{0||||0|||a|*||*}`, `1 & 0`.
//!
//! A game is written from the root down. An option that is the game itself is `pass`; one that is a game around it is the
//! name which that game then has in front of its braces. Options stand in an order of their structure, short games first.

use super::fuse::classes;
use super::store::Part;
use super::{LoopyGraph, LoopyOption, Pseudonumber, Reach, Side, SidedValue, StopperId};
use crate::text::ShortShape;
use crate::{Algebra, Dyadic, Script, ValueError, ValueId};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use zermelo_core::Arrange;
use zermelo_core::Player;

/// The most parts that a text has.
const MOST_PARTS: usize = 20_000;
/// The most slashes in a row.
const MOST_SLASHES: usize = 4;
/// Letters that name games; x multiplies and v is down.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuwyz";

impl Algebra<'_> {
    /// A loopy value as text. An error where it would have more than 20 000 parts.
    pub fn loopy_text(&mut self, value: &SidedValue, script: Script) -> Result<String, ValueError> {
        if let Some(id) = value.short() {
            return self.text(id, script);
        }
        let onside = self.side_text(&value.onside, script)?;
        if value.onside == value.offside {
            return Ok(onside);
        }
        let offside = self.side_text(&value.offside, script)?;
        Ok(match script {
            Script::Latex => format!("{onside} \\mathbin{{\\&}} {offside}"),
            _ => format!("{onside} & {offside}"),
        })
    }

    /// One side as text.
    pub fn side_text(&mut self, side: &Side, script: Script) -> Result<String, ValueError> {
        let empty = LoopyGraph::new();
        let graph = side.graph().unwrap_or(&empty);
        let ranks = self.ranks(graph, side.root())?;
        let writer = Writer { algebra: self, graph, ranks, script, parts: Vec::new(), names: 0 };
        writer.write(side.root())
    }

    /// A stopper as text.
    pub fn stopper_text(&mut self, id: StopperId, script: Script) -> Result<String, ValueError> {
        self.loopy_text(&id.into(), script)
    }

    /// Stoppers in the order in which they stand as options.
    pub fn sort_stoppers(&mut self, ids: &mut Vec<StopperId>) -> Result<(), ValueError> {
        let mut graph = LoopyGraph::new();
        let root = graph.add();
        for &id in &*ids {
            graph.add_option(root, Player::Left, LoopyOption::Value(id));
        }
        let ranks = self.ranks(&graph, LoopyOption::Node(root))?;
        ids.arrange_by_key(|&id| ranks[&LoopyOption::Value(id)]);
        Ok(())
    }

    /// The order in which positions stand as options: short games by structure, then smaller games first.
    fn ranks(
        &mut self,
        graph: &LoopyGraph,
        root: LoopyOption,
    ) -> Result<FxHashMap<LoopyOption, Rank>, ValueError> {
        let mut shorts: Vec<ValueId> = Vec::new();
        let mut places = FxHashMap::default();
        let mut positions = Vec::new();
        let mut see = |option: LoopyOption, positions: &mut Vec<LoopyOption>| match option {
            LoopyOption::Value(StopperId::Short(id)) => shorts.push(id),
            _ => {
                places.entry(option).or_insert_with(|| {
                    positions.push(option);
                    positions.len() as u32 - 1
                });
            }
        };
        see(root, &mut positions);
        let mut at = 0;
        while let Some(&position) = positions.get(at) {
            self.step()?;
            for player in Player::BOTH {
                for option in self.options_in(graph, position, player)? {
                    see(option, &mut positions);
                }
            }
            at += 1;
        }
        shorts.arrange();
        shorts.dedup();
        self.sort_by_structure(&mut shorts)?;
        let short_ranks: FxHashMap<ValueId, u32> =
            shorts.iter().enumerate().map(|(rank, &id)| (id, rank as u32)).collect();
        let mut parts = Vec::with_capacity(positions.len());
        for &position in &positions {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                for option in self.options_in(graph, position, player)? {
                    sides[player.index()].push(match option {
                        LoopyOption::Value(StopperId::Short(id)) => {
                            Part::Stored(StopperId::Short(ValueId(short_ranks[&id])))
                        }
                        _ => Part::Own(places[&option]),
                    });
                }
            }
            parts.push(sides);
        }
        let sizes = sizes(&parts);
        let classes = classes(&parts);
        let mut ranks = FxHashMap::default();
        for (&id, &rank) in &short_ranks {
            ranks.insert(LoopyOption::Value(StopperId::Short(id)), (0, 0, rank));
        }
        for (at, &position) in positions.iter().enumerate() {
            ranks.insert(position, (1, sizes[at], classes[at]));
        }
        Ok(ranks)
    }
}

/// Short or not, size, structure.
type Rank = (u8, u32, u32);

/// For each position how many others it leads to, where there are not too many of them.
fn sizes(parts: &[[Vec<Part>; 2]]) -> Vec<u32> {
    const MOST: usize = 300;
    if parts.len() > MOST {
        return vec![0; parts.len()];
    }
    let size = |start: usize| {
        let mut is_seen = vec![false; parts.len()];
        is_seen[start] = true;
        let (mut waiting, mut shorts, mut size) = (vec![start], Vec::new(), 1);
        while let Some(at) = waiting.pop() {
            for part in parts[at].iter().flatten() {
                match part {
                    Part::Own(next) if !std::mem::replace(&mut is_seen[*next as usize], true) => {
                        size += 1;
                        waiting.push(*next as usize);
                    }
                    Part::Own(_) => {}
                    Part::Stored(id) => shorts.push(*id),
                }
            }
        }
        shorts.arrange();
        shorts.dedup();
        size + shorts.len() as u32
    };
    (0..parts.len()).map(size).collect()
}

/// A part of a text, its own parts by their places behind it.
enum Piece {
    /// A name, a number; and whether it needs no parentheses behind a sign.
    Word(String, bool),
    Pass,
    /// The game around this, by its place.
    Back(usize),
    /// What is before, the argument, what is after.
    Around(String, usize, String),
    Switch(Vec<usize>),
    Game {
        sides: [Vec<usize>; 2],
        name: Option<usize>,
    },
}

struct Writer<'w, 'a> {
    algebra: &'w mut Algebra<'a>,
    graph: &'w LoopyGraph,
    ranks: FxHashMap<LoopyOption, Rank>,
    script: Script,
    parts: Vec<Piece>,
    names: usize,
}

enum Task {
    Open { position: LoopyOption, place: usize },
    Close(LoopyOption),
}

impl Writer<'_, '_> {
    fn write(mut self, root: LoopyOption) -> Result<String, ValueError> {
        self.collect(root)?;
        Ok(self.print())
    }

    /// Lays the parts out as a tree, each before its own.
    fn collect(&mut self, root: LoopyOption) -> Result<(), ValueError> {
        // The games around a part, by place.
        let mut around: FxHashMap<LoopyOption, usize> = FxHashMap::default();
        self.parts.push(Piece::Pass);
        let mut tasks = vec![Task::Open { position: root, place: 0 }];
        while let Some(task) = tasks.pop() {
            self.algebra.step()?;
            let (position, place) = match task {
                Task::Open { position, place } => (position, place),
                Task::Close(position) => {
                    around.remove(&position);
                    continue;
                }
            };
            if let Some(&outer) = around.get(&position) {
                if let Piece::Game { name, .. } = &mut self.parts[outer]
                    && name.is_none()
                {
                    *name = Some(self.names);
                    self.names += 1;
                }
                self.parts[place] = Piece::Back(outer);
                continue;
            }
            let (piece, children) = self.piece(position)?;
            let is_around = matches!(piece, Piece::Game { .. }) && !is_short(position);
            self.parts[place] = piece;
            if self.parts.len() > MOST_PARTS {
                return Err(ValueError::TooLarge("the game is too large to be written as a tree"));
            }
            if is_around {
                around.insert(position, place);
                tasks.push(Task::Close(position));
            }
            // The first is done first, so that names come in the order of the text.
            tasks.extend(children.into_iter().rev().map(|(position, place)| Task::Open { position, place }));
        }
        Ok(())
    }

    fn add(&mut self) -> usize {
        self.parts.push(Piece::Pass);
        self.parts.len() - 1
    }

    /// How a position is written, with the parts that are still to be laid out.
    fn piece(&mut self, position: LoopyOption) -> Result<(Piece, Vec<(LoopyOption, usize)>), ValueError> {
        if let LoopyOption::Value(id) = position {
            if let StopperId::Short(id) = id {
                return match self.algebra.short_shape(id, self.script)? {
                    ShortShape::Word(text, is_alone) => Ok((Piece::Word(text, is_alone), Vec::new())),
                    ShortShape::Game(sides) => Ok(self.game(
                        position,
                        sides.map(|list| {
                            list.into_iter().map(|id| LoopyOption::Value(StopperId::Short(id))).collect()
                        }),
                    )),
                };
            }
            if let Some(word) = self.word(id)? {
                return Ok((word, Vec::new()));
            }
            if self.algebra.stopper_negative(id)? == id {
                let left = self.sorted(position, Player::Left)?;
                let places: Vec<usize> = left.iter().map(|_| self.add()).collect();
                let children = left.into_iter().zip(places.iter().copied()).collect();
                return Ok((Piece::Switch(places), children));
            }
            if self.algebra.is_plumtree(id)?
                && let Some((number, of, is_miny)) = self.algebra.loopy_number_tiny(id)?
            {
                let number = if number == ValueId::ZERO {
                    String::new()
                } else {
                    self.algebra.text(number, self.script)?
                };
                let (open, close) = crate::text::tiny_marks(is_miny, self.script);
                let place = self.add();
                let piece = Piece::Around(format!("{number}{open}"), place, close.to_owned());
                return Ok((piece, vec![(LoopyOption::Value(of), place)]));
            }
        }
        let sides = [self.sorted(position, Player::Left)?, self.sorted(position, Player::Right)?];
        Ok(self.game(position, sides))
    }

    fn game(
        &mut self,
        position: LoopyOption,
        sides: [Vec<LoopyOption>; 2],
    ) -> (Piece, Vec<(LoopyOption, usize)>) {
        let mut children = Vec::new();
        let mut place = |option: LoopyOption| {
            let place = self.add();
            if option != position {
                children.push((option, place));
            }
            place
        };
        let sides = sides.map(|list| list.into_iter().map(&mut place).collect());
        (Piece::Game { sides, name: None }, children)
    }

    fn sorted(&self, position: LoopyOption, player: Player) -> Result<Vec<LoopyOption>, ValueError> {
        let mut options = self.algebra.options_in(self.graph, position, player)?;
        options.arrange_by_key(|option| (*option == position, self.ranks[option]));
        Ok(options)
    }

    /// The names of pseudonumbers and of sums with upon.
    fn word(&mut self, id: StopperId) -> Result<Option<Piece>, ValueError> {
        let name = |name: &str| match self.script {
            Script::Latex => format!("\\mathbf{{{name}}}"),
            _ => name.to_owned(),
        };
        if let Some(number) = self.algebra.pseudonumber(id) {
            return Ok(Some(match number {
                Pseudonumber::On => Piece::Word(name("on"), true),
                Pseudonumber::Off => Piece::Word(name("off"), true),
                Pseudonumber::Number(number, reach) => {
                    let name = name(if reach == Reach::Over { "over" } else { "under" });
                    let is_alone = number.is_zero();
                    Piece::Word(self.with_number(&number, &name)?, is_alone)
                }
            }));
        }
        let Some(upon) = self.algebra.upon_form(id)? else { return Ok(None) };
        let up = match (self.script, upon.is_down) {
            (Script::Ascii, false) => "^",
            (Script::Ascii, true) => "v",
            (Script::Unicode, false) => "↑",
            (Script::Unicode, true) => "↓",
            (Script::Latex, false) => "{\\uparrow}",
            (Script::Latex, true) => "{\\downarrow}",
        };
        let exponent = match (self.script, upon.is_power) {
            (Script::Latex, false) => "^{[\\mathbf{on}]}",
            (Script::Latex, true) => "^{\\mathbf{on}}",
            (_, false) => "[on]",
            (_, true) => "<on>",
        };
        let star = match (upon.star, self.script) {
            (0, _) => String::new(),
            (star, script) => {
                let sign = match script {
                    Script::Ascii => "*",
                    Script::Unicode => "∗",
                    Script::Latex => "{\\ast}",
                };
                if star == 1 { sign.to_owned() } else { format!("{sign}{star}") }
            }
        };
        let is_alone = upon.number.is_zero() && upon.star == 0;
        let text = self.with_number(&upon.number, &format!("{up}{exponent}{star}"))?;
        Ok(Some(Piece::Word(text, is_alone)))
    }

    fn with_number(&mut self, number: &Dyadic, text: &str) -> Result<String, ValueError> {
        if number.is_zero() {
            return Ok(text.to_owned());
        }
        let id = self.algebra.number(number)?;
        Ok(self.algebra.text(id, self.script)? + text)
    }

    /// How many slashes each game has in its middle when it stands without braces; 0 where it must have some.
    fn slashes(&self) -> Vec<(usize, bool)> {
        let mut slashes = vec![(0, true); self.parts.len()];
        // Parts stand behind what they are parts of.
        for (at, part) in self.parts.iter().enumerate().rev() {
            let Piece::Game { sides, name } = part else { continue };
            let mut inside = 0;
            for side in sides {
                if let &[only] = &side[..] {
                    let (count, is_closed) = slashes[only];
                    inside = inside.max(if is_closed { 0 } else { count });
                }
            }
            let count = inside + 1;
            let is_closed = name.is_some() || sides.iter().any(Vec::is_empty) || count == MOST_SLASHES;
            slashes[at] = (count, is_closed);
        }
        slashes
    }

    fn print(&self) -> String {
        enum Step<'p> {
            Text(&'p str),
            Slashes(usize),
            Part { place: usize, is_bare: bool, is_signed: bool },
        }
        let slashes = self.slashes();
        let [open, close] = if self.script == Script::Latex { ["\\{", "\\}"] } else { ["{", "}"] };
        let mut output = String::new();
        let mut steps = vec![Step::Part { place: 0, is_bare: false, is_signed: false }];
        let list = |places: &[usize], is_bare: bool, steps: &mut Vec<Step>| {
            for (at, &place) in places.iter().enumerate().rev() {
                steps.push(Step::Part { place, is_bare: is_bare && places.len() == 1, is_signed: false });
                if at > 0 {
                    steps.push(Step::Text(","));
                }
            }
        };
        while let Some(step) = steps.pop() {
            let (place, is_bare, is_signed) = match step {
                Step::Text(text) => {
                    output.push_str(text);
                    continue;
                }
                Step::Slashes(count) => {
                    self.push_slashes(count, &mut output);
                    continue;
                }
                Step::Part { place, is_bare, is_signed } => (place, is_bare, is_signed),
            };
            match &self.parts[place] {
                Piece::Word(text, is_alone) if is_signed && !is_alone => {
                    _ = write!(output, "({text})");
                }
                Piece::Word(text, _) => output.push_str(text),
                Piece::Pass => {
                    output.push_str(if self.script == Script::Latex { "\\mathbf{pass}" } else { "pass" });
                }
                Piece::Back(outer) => {
                    if let Piece::Game { name: Some(name), .. } = &self.parts[*outer] {
                        output.push_str(&label(*name));
                    }
                }
                Piece::Around(before, inside, after) => {
                    output.push_str(before);
                    steps.push(Step::Text(after));
                    steps.push(Step::Part { place: *inside, is_bare: false, is_signed: false });
                }
                Piece::Switch(places) => {
                    output.push_str(match self.script {
                        Script::Ascii => "+-",
                        Script::Unicode => "±",
                        Script::Latex => "\\pm ",
                    });
                    if let &[only] = &places[..] {
                        steps.push(Step::Part { place: only, is_bare: false, is_signed: true });
                    } else {
                        output.push_str(open);
                        steps.push(Step::Text(close));
                        list(places, false, &mut steps);
                    }
                }
                Piece::Game { sides, name } => {
                    let (count, is_closed) = slashes[place];
                    if let Some(name) = name {
                        output.push_str(&label(*name));
                    }
                    if !is_bare || is_closed {
                        output.push_str(open);
                        steps.push(Step::Text(close));
                    }
                    list(&sides[1], true, &mut steps);
                    steps.push(Step::Slashes(count));
                    list(&sides[0], true, &mut steps);
                }
            }
        }
        output
    }

    fn push_slashes(&self, count: usize, output: &mut String) {
        match (count, self.script) {
            (1, Script::Latex) => output.push_str("\\mid "),
            (_, Script::Latex) => _ = write!(output, "\\mathrel{{{}}}", vec!["|"; count].join("\\!")),
            _ => output.push_str(&"|".repeat(count)),
        }
    }
}

fn is_short(position: LoopyOption) -> bool {
    matches!(position, LoopyOption::Value(StopperId::Short(_)))
}

fn label(name: usize) -> String {
    let letter = char::from(LETTERS[name % LETTERS.len()]);
    match name / LETTERS.len() {
        0 => letter.to_string(),
        more => format!("{letter}{more}"),
    }
}

/// x + ↑^\[on\] + *n or x + ↑^on + *n, or downs.
pub(super) struct UponForm {
    number: Dyadic,
    is_power: bool,
    is_down: bool,
    star: u32,
}

impl Algebra<'_> {
    /// The sum of a number, a nimber and ↑^\[on\] or ↑^on that a stopper is.
    pub(super) fn upon_form(&mut self, id: StopperId) -> Result<Option<UponForm>, ValueError> {
        if let Some(form) = self.up_upon_form(id)? {
            return Ok(Some(form));
        }
        let negative = self.stopper_negative(id)?;
        let form = self.up_upon_form(negative)?;
        Ok(form.map(|form| UponForm { number: -&form.number, is_down: true, ..form }))
    }

    fn up_upon_form(&mut self, id: StopperId) -> Result<Option<UponForm>, ValueError> {
        if let Some(form) = self.upon_sum(id)? {
            return Ok(Some(form));
        }
        // ↑^on + *n = {0, ..., *(n⊕1) | ↓^[on] + *(n⊕1)}.
        let right = self.stopper_options(id, Player::Right)?;
        let &[answer @ StopperId::Loopy(_)] = &right[..] else { return Ok(None) };
        let negative = self.stopper_negative(answer)?;
        let Some(below) = self.upon_sum(negative)? else { return Ok(None) };
        let number = -&below.number;
        let mut stars = Vec::new();
        for option in self.stopper_options(id, Player::Left)? {
            let sum = option.short().and_then(|id| self.as_number_up_star(id));
            match sum {
                Some(sum) if sum.ups == 0 && sum.number == number => stars.push(sum.star),
                _ => return Ok(None),
            }
        }
        stars.arrange();
        let star = below.star ^ 1;
        let is_power = stars.into_iter().eq(0..=star);
        Ok(is_power.then_some(UponForm { number, is_power, is_down: false, star }))
    }

    /// x + ↑^\[on\] + *n = {pass | x + *(n⊕1)}; with n = 1 Left has x, too.
    fn upon_sum(&self, id: StopperId) -> Result<Option<UponForm>, ValueError> {
        let right = self.stopper_options(id, Player::Right)?;
        let &[StopperId::Short(answer)] = &right[..] else { return Ok(None) };
        let Some(sum) = self.as_number_up_star(answer).filter(|sum| sum.ups == 0) else { return Ok(None) };
        let left = self.stopper_options(id, Player::Left)?;
        let is_form = match left[..] {
            [only] => sum.star != 0 && only == id,
            [a, b] => sum.star == 0 && (a, b) == (StopperId::Short(answer), id),
            _ => false,
        };
        let star = sum.star ^ 1;
        Ok(is_form.then_some(UponForm { number: sum.number, is_power: false, is_down: false, star }))
    }
}
