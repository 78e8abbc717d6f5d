//! Values as text: the names of the literature where a value has one, braces and slashes elsewhere. What is printed
//! reads back as an expression and has the same value.
//!
//! Names: numbers, ups and nimbers side by side (`1/2^3*2`), sums and powers of ups (`^[3]*`, `v<2>`), switches (`+-1`,
//! `+-{2,{3|1}}`), tiny and miny with a number in front (`1Tiny(2)`). An only option that is a game itself loses its
//! braces and its slash is doubled, up to four slashes. Options stand in an order of their structure, which no id and no
//! thread changes. Values share their parts, and as trees they can be larger than any memory: where the tree is large, parts
//! that occur twice are bound to names first, `let g1 = {..}; ...`, so that the text is about as long as the value is.

use super::error::ValueError;
use super::id::NumberUpStar;
use super::{Algebra, Dyadic, ValueId};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::fmt::Write;
use zermelo_core::Arrange;
use zermelo_core::Player;

/// The characters that values are written in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Script {
    /// `^`, `v`, `*`, `+-`.
    #[default]
    Ascii,
    /// `↑`, `↓`, `∗`, `±`.
    Unicode,
    /// LaTeX, for mathematical mode. This one does not read back.
    Latex,
}

/// The most parts that a text has without names for those that occur twice.
const MOST_PARTS: u64 = 500;
/// Smaller parts are repeated rather than named.
const LEAST_NAMED: u64 = 6;
/// The most slashes in a row.
const MOST_SLASHES: usize = 4;

impl Algebra<'_> {
    /// The value as text.
    ///
    /// Time and length are about linear in the number of different parts of the value.
    pub fn text(&mut self, id: ValueId, script: Script) -> Result<String, ValueError> {
        let parts = Collector::new(self).collect(id)?;
        Ok(Printer::new(&parts, script).print())
    }

    /// Values in the order in which they stand as options in a text.
    pub fn sort_by_structure(&mut self, ids: &mut [ValueId]) -> Result<(), ValueError> {
        let mut collector = Collector::new(self);
        for &id in &*ids {
            collector.add(id)?;
        }
        let ranks = Parts::new(collector.parts).ranks;
        ids.arrange_by_key(|id| ranks[collector.places[id]]);
        Ok(())
    }
}

/// How a short game stands in the text of a larger one.
pub(crate) enum ShortShape {
    /// A name or a number, and whether it needs no parentheses behind a sign.
    Word(String, bool),
    /// Options in the order of the text.
    Game([Vec<ValueId>; 2]),
}

impl Algebra<'_> {
    /// How a short game stands in the text of a larger one.
    pub(crate) fn short_shape(&mut self, id: ValueId, script: Script) -> Result<ShortShape, ValueError> {
        let part = Collector::new(self).part(id)?;
        let is_alone = match &part {
            Part::Game(_) => {
                let mut sides = [self.options(id, Player::Left)?, self.options(id, Player::Right)?];
                for side in &mut sides {
                    self.sort_by_structure(side)?;
                }
                return Ok(ShortShape::Game(sides));
            }
            Part::Sum(sum) => {
                let pieces = [!sum.number.is_zero(), sum.ups != 0, sum.star != 0];
                pieces.into_iter().filter(|&is| is).count() <= 1 && sum.number.signum() >= 0
            }
            Part::Uptimal(uptimal) => uptimal.number.is_zero() && !uptimal.has_star,
            Part::Tiny { number, .. } => number.is_zero(),
            Part::Switch(_) => false,
        };
        Ok(ShortShape::Word(self.text(id, script)?, is_alone))
    }
}

/// What stands around the argument of tiny or miny.
pub(crate) const fn tiny_marks(is_miny: bool, script: Script) -> (&'static str, &'static str) {
    match (script, is_miny) {
        (Script::Latex, false) => ("\\mathbf{+}_{", "}"),
        (Script::Latex, true) => ("\\mathbf{-}_{", "}"),
        (_, false) => ("Tiny(", ")"),
        (_, true) => ("Miny(", ")"),
    }
}

/// How a value is written, with its parts as `P`: ids first, places in a list later.
#[derive(Clone, Debug)]
enum Part<P> {
    /// A number, ups and a nimber.
    Sum(NumberUpStar),
    Uptimal(Uptimal),
    /// A number and {0||0|-G}, or its negative {G|0||0}.
    Tiny {
        number: Dyadic,
        is_miny: bool,
        of: P,
    },
    /// {L|-L}.
    Switch(Vec<P>),
    Game([Vec<P>; 2]),
}

/// x + ↑^[n] or x + ↑^n, or downs, and perhaps *.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Uptimal {
    number: Dyadic,
    is_power: bool,
    is_down: bool,
    count: u64,
    has_star: bool,
}

impl<P> Part<P> {
    fn children(&self) -> impl Iterator<Item = &P> {
        let (first, second): (&[P], &[P]) = match self {
            Self::Sum(_) | Self::Uptimal(_) => (&[], &[]),
            Self::Tiny { of, .. } => (std::slice::from_ref(of), &[]),
            Self::Switch(left) => (left, &[]),
            Self::Game([left, right]) => (left, right),
        };
        first.iter().chain(second)
    }

    fn map<Q>(self, f: impl Fn(P) -> Q) -> Part<Q> {
        let all = |list: Vec<P>| list.into_iter().map(&f).collect();
        match self {
            Self::Sum(sum) => Part::Sum(sum),
            Self::Uptimal(uptimal) => Part::Uptimal(uptimal),
            Self::Tiny { number, is_miny, of } => Part::Tiny { number, is_miny, of: f(of) },
            Self::Switch(left) => Part::Switch(all(left)),
            Self::Game([left, right]) => Part::Game([all(left), all(right)]),
        }
    }
}

/// Finds the parts of a value.
struct Collector<'a, 'b> {
    algebra: &'a mut Algebra<'b>,
    /// Every part behind its own parts.
    parts: Vec<Part<usize>>,
    places: FxHashMap<ValueId, usize>,
    /// What is known to be x + ↑^[n] or not to be.
    up_sums: FxHashMap<ValueId, Option<Uptimal>>,
}

impl<'a, 'b> Collector<'a, 'b> {
    fn new(algebra: &'a mut Algebra<'b>) -> Self {
        Self { algebra, parts: Vec::new(), places: FxHashMap::default(), up_sums: FxHashMap::default() }
    }

    fn collect(mut self, root: ValueId) -> Result<Parts, ValueError> {
        self.add(root)?;
        Ok(Parts::new(self.parts))
    }

    /// Adds a value behind its parts.
    fn add(&mut self, root: ValueId) -> Result<(), ValueError> {
        enum Task {
            Open(ValueId),
            Close(ValueId, Part<ValueId>),
        }
        let mut tasks = vec![Task::Open(root)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Open(id) if self.places.contains_key(&id) => {}
                Task::Open(id) => {
                    self.algebra.step()?;
                    let part = self.part(id)?;
                    let children: Vec<ValueId> = part.children().copied().collect();
                    tasks.push(Task::Close(id, part));
                    tasks.extend(children.into_iter().map(Task::Open));
                }
                Task::Close(id, part) => {
                    let part = part.map(|child| self.places[&child]);
                    self.places.insert(id, self.parts.len());
                    self.parts.push(part);
                }
            }
        }
        Ok(())
    }

    fn part(&mut self, id: ValueId) -> Result<Part<ValueId>, ValueError> {
        if let Some(sum) = self.algebra.as_number_up_star(id) {
            return Ok(Part::Sum(sum));
        }
        if let Some(uptimal) = self.up_sum(id)? {
            return Ok(Part::Uptimal(uptimal));
        }
        let options = self.options(id)?;
        if let Some(uptimal) = self.up_power(&options)? {
            return Ok(Part::Uptimal(uptimal));
        }
        if let Some(tiny) = self.tiny(&options)? {
            return Ok(tiny);
        }
        let [left, right] = options;
        if left.len() == right.len() && self.algebra.negative(id)? == id {
            return Ok(Part::Switch(left));
        }
        Ok(Part::Game([left, right]))
    }

    fn options(&self, id: ValueId) -> Result<[Vec<ValueId>; 2], ValueError> {
        Ok([self.algebra.options(id, Player::Left)?, self.algebra.options(id, Player::Right)?])
    }

    /// x + ↑^[n], perhaps with a star, or its downward mirror image. These are {↑^[n−1] | *} and {0, ↑^[n−1]* | 0}, so
    /// options are followed down to ↑ or ↑*.
    fn up_sum(&mut self, id: ValueId) -> Result<Option<Uptimal>, ValueError> {
        let mut chain = Vec::new();
        let mut at = id;
        let mut found = loop {
            if let Some(sum) = self.algebra.as_number_up_star(at) {
                break first_uptimal(sum);
            }
            if let Some(known) = self.up_sums.get(&at) {
                break known.clone();
            }
            self.algebra.step()?;
            match self.up_sum_step(at)? {
                Some((next, shape)) => {
                    chain.push((at, shape));
                    at = next;
                }
                None => {
                    self.up_sums.insert(at, None);
                    break None;
                }
            }
        };
        for (at, shape) in chain.into_iter().rev() {
            found = found.and_then(|below| {
                let is_same = below.number == shape.number
                    && below.is_down == shape.is_down
                    && below.has_star == shape.has_star;
                Some(Uptimal { count: below.count.checked_add(1)?, ..below }).filter(|_| is_same)
            });
            self.up_sums.insert(at, found.clone());
        }
        Ok(found)
    }

    /// The next smaller sum of powers, if this is one, and what both must be like.
    fn up_sum_step(&self, id: ValueId) -> Result<Option<(ValueId, Uptimal)>, ValueError> {
        let options = self.options(id)?;
        for is_down in [false, true] {
            let [toward, away] =
                if is_down { [&options[1], &options[0]] } else { [&options[0], &options[1]] };
            let &[answer] = &away[..] else { continue };
            let Some(NumberUpStar { number, ups: 0, star }) = self.algebra.as_number_up_star(answer) else {
                continue;
            };
            let next = match (star, &toward[..]) {
                (1, &[next]) => Some(next),
                (0, &[a, b]) if a == answer => Some(b),
                (0, &[a, b]) if b == answer => Some(a),
                _ => None,
            };
            if let Some(next) = next {
                let shape = Uptimal { number, is_power: false, is_down, count: 0, has_star: star == 0 };
                return Ok(Some((next, shape)));
            }
        }
        Ok(None)
    }

    /// x + ↑^n for n > 1, that is {0 | ↓^[n−1]*}, or with a star {0, * | ↓^[n−1]}, or its mirror image.
    fn up_power(&mut self, options: &[Vec<ValueId>; 2]) -> Result<Option<Uptimal>, ValueError> {
        for is_down in [false, true] {
            let [near, far] = if is_down { [&options[1], &options[0]] } else { [&options[0], &options[1]] };
            let &[far] = &far[..] else { continue };
            let Some(below) = self.up_sum(far)? else { continue };
            if near.len() > 2 || below.is_down == is_down {
                continue;
            }
            let mut stars = Vec::new();
            for &option in near {
                match self.algebra.as_number_up_star(option) {
                    Some(sum) if sum.ups == 0 && sum.number == below.number => stars.push(sum.star),
                    _ => return Ok(None),
                }
            }
            stars.arrange();
            let has_star = match (&stars[..], below.has_star) {
                ([0], true) => false,
                ([0, 1], false) => true,
                _ => continue,
            };
            let count = below.count.saturating_add(1);
            return Ok(Some(Uptimal { number: below.number, is_power: true, is_down, count, has_star }));
        }
        Ok(None)
    }

    /// {x||x|x−G}, that is x + Tiny(G), or {x+G|x||x}.
    fn tiny(&mut self, options: &[Vec<ValueId>; 2]) -> Result<Option<Part<ValueId>>, ValueError> {
        for player in Player::BOTH {
            let [near, far] = of_player(options, player);
            let (&[number_id], &[threat]) = (&near[..], &far[..]) else { continue };
            let Some(number) = self.algebra.as_number(number_id) else { continue };
            if self.algebra.is_number_up_star(threat) || self.up_sum(threat)?.is_some() {
                continue;
            }
            let threat_options = self.options(threat)?;
            let [back, carried_out] = of_player(&threat_options, player);
            let &[carried_out] = &carried_out[..] else { continue };
            if back[..] != [number_id] || self.up_power(&threat_options)?.is_some() {
                continue;
            }
            let of = match player {
                Player::Left => self.algebra.difference(number_id, carried_out)?,
                Player::Right => self.algebra.difference(carried_out, number_id)?,
            };
            return Ok(Some(Part::Tiny { number, is_miny: player == Player::Right, of }));
        }
        Ok(None)
    }
}

/// The lists of a player and of the opponent.
fn of_player(options: &[Vec<ValueId>; 2], player: Player) -> [&Vec<ValueId>; 2] {
    match player {
        Player::Left => [&options[0], &options[1]],
        Player::Right => [&options[1], &options[0]],
    }
}

/// x + ↑ or x + ↓, perhaps with a star, as the first of the sums of powers.
fn first_uptimal(sum: NumberUpStar) -> Option<Uptimal> {
    let is_first = sum.ups.unsigned_abs() == 1 && sum.star <= 1;
    is_first.then(|| Uptimal {
        number: sum.number,
        is_power: false,
        is_down: sum.ups < 0,
        count: 1,
        has_star: sum.star == 1,
    })
}

/// All parts of a value, each behind its own parts, with their order.
struct Parts {
    list: Vec<Part<usize>>,
    /// The place of each part in the order of structure.
    ranks: Vec<usize>,
}

impl Parts {
    /// Orders the parts: by height, then by what they are, then by their own parts.
    fn new(mut list: Vec<Part<usize>>) -> Self {
        let mut heights: Vec<usize> = Vec::with_capacity(list.len());
        for part in &list {
            heights.push(part.children().map(|&child| heights[child] + 1).max().unwrap_or(0));
        }
        let mut by_height: Vec<usize> = (0..list.len()).collect();
        by_height.arrange_by_key(|&place| heights[place]);
        let mut ranks = vec![0; list.len()];
        let mut rank = 0;
        for group in by_height.chunk_by_mut(|&a, &b| heights[a] == heights[b]) {
            for &place in &*group {
                list[place].sort_options(&ranks);
            }
            group.arrange_by(|&a, &b| list[a].compare(&list[b], &ranks));
            for &place in &*group {
                ranks[place] = rank;
                rank += 1;
            }
        }
        Self { list, ranks }
    }

    /// The value itself, of which all others are parts.
    fn root(&self) -> usize {
        self.list.len() - 1
    }
}

impl Part<usize> {
    fn sort_options(&mut self, ranks: &[usize]) {
        match self {
            Self::Sum(_) | Self::Uptimal(_) | Self::Tiny { .. } => {}
            Self::Switch(left) => left.arrange_by_key(|&option| ranks[option]),
            Self::Game(sides) => {
                for side in sides {
                    side.arrange_by_key(|&option| ranks[option]);
                }
            }
        }
    }

    fn compare(&self, other: &Self, ranks: &[usize]) -> Ordering {
        let lists = |a: &[usize], b: &[usize]| a.iter().map(|&x| ranks[x]).cmp(b.iter().map(|&x| ranks[x]));
        match (self, other) {
            (Self::Sum(a), Self::Sum(b)) => {
                let key = |sum: &NumberUpStar| (sum.ups.unsigned_abs(), sum.ups, sum.star);
                a.number.cmp(&b.number).then_with(|| key(a).cmp(&key(b)))
            }
            (Self::Uptimal(a), Self::Uptimal(b)) => {
                let key =
                    |uptimal: &Uptimal| (uptimal.is_power, uptimal.count, uptimal.is_down, uptimal.has_star);
                a.number.cmp(&b.number).then_with(|| key(a).cmp(&key(b)))
            }
            (
                Self::Tiny { number: a, is_miny: a_is_miny, of: a_of },
                Self::Tiny { number: b, is_miny: b_is_miny, of: b_of },
            ) => a.cmp(b).then(a_is_miny.cmp(b_is_miny)).then(ranks[*a_of].cmp(&ranks[*b_of])),
            (Self::Switch(a), Self::Switch(b)) => lists(a, b),
            (Self::Game([a, c]), Self::Game([b, d])) => lists(a, b).then_with(|| lists(c, d)),
            _ => self.kind().cmp(&other.kind()),
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Self::Sum(_) => 0,
            Self::Uptimal(_) => 1,
            Self::Tiny { .. } => 2,
            Self::Switch(_) => 3,
            Self::Game(_) => 4,
        }
    }
}

/// What is still to be written.
enum Task {
    Text(String),
    Part(usize),
    /// A game without braces, whose deepest slashes may be so many.
    Bare(usize, usize),
}

struct Printer<'a> {
    parts: &'a Parts,
    script: Script,
    /// The names of parts that have been bound, counted from 1; 0 is none.
    names: Vec<usize>,
    output: String,
    tasks: Vec<Task>,
}

impl<'a> Printer<'a> {
    fn new(parts: &'a Parts, script: Script) -> Self {
        let names = vec![0; parts.list.len()];
        Self { parts, script, names, output: String::new(), tasks: Vec::new() }
    }

    fn print(mut self) -> String {
        for (index, place) in self.shared_parts().into_iter().enumerate() {
            let name = index + 1;
            match self.script {
                Script::Latex => _ = write!(self.output, "g_{{{name}}} = "),
                Script::Ascii | Script::Unicode => _ = write!(self.output, "let g{name} = "),
            }
            self.run(place);
            self.output.push_str(if self.script == Script::Latex { ";\\; " } else { "; " });
            self.names[place] = name;
        }
        self.run(self.parts.root());
        self.output
    }

    /// The parts that get names, each behind those that it is made of: none where the text is short without.
    fn shared_parts(&self) -> Vec<usize> {
        let list = &self.parts.list;
        let mut sizes: Vec<u64> = Vec::with_capacity(list.len());
        let mut uses = vec![0_u32; list.len()];
        for part in list {
            sizes.push(part.children().fold(1, |size: u64, &child| size.saturating_add(sizes[child])));
            for &child in part.children() {
                uses[child] = uses[child].saturating_add(1);
            }
        }
        if sizes[self.parts.root()] <= MOST_PARTS {
            return Vec::new();
        }
        let mut shared: Vec<usize> =
            (0..list.len()).filter(|&place| uses[place] > 1 && sizes[place] >= LEAST_NAMED).collect();
        shared.arrange_by_key(|&place| self.parts.ranks[place]);
        shared
    }

    fn run(&mut self, place: usize) {
        self.tasks.push(Task::Part(place));
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Text(text) => self.output.push_str(&text),
                Task::Part(place) if self.names[place] > 0 => {
                    let name = self.names[place];
                    match self.script {
                        Script::Latex => _ = write!(self.output, "g_{{{name}}}"),
                        Script::Ascii | Script::Unicode => _ = write!(self.output, "g{name}"),
                    }
                }
                Task::Part(place) => self.part(place),
                Task::Bare(place, slashes) => self.bare(place, slashes),
            }
        }
    }

    fn part(&mut self, place: usize) {
        let parts = self.parts;
        match &parts.list[place] {
            Part::Sum(sum) => self.sum(sum),
            Part::Uptimal(uptimal) => self.uptimal(uptimal),
            Part::Tiny { number, is_miny, of } => {
                if !number.is_zero() {
                    self.number(number);
                }
                let (open, close) = tiny_marks(*is_miny, self.script);
                self.enclosed(open, Task::Part(*of), close);
            }
            Part::Switch(left) => self.switch(left),
            Part::Game(_) => {
                let [open, close] = self.braces();
                self.enclosed(open, Task::Bare(place, MOST_SLASHES), close);
            }
        }
    }

    fn enclosed(&mut self, open: &str, inside: Task, close: &str) {
        self.output.push_str(open);
        self.tasks.push(Task::Text(close.to_owned()));
        self.tasks.push(inside);
    }

    fn braces(&self) -> [&'static str; 2] {
        if self.script == Script::Latex { ["\\{", "\\}"] } else { ["{", "}"] }
    }

    fn switch(&mut self, left: &[usize]) {
        self.output.push_str(match self.script {
            Script::Ascii => "+-",
            Script::Unicode => "±",
            Script::Latex => "\\pm ",
        });
        if let &[only] = left {
            if self.stands_alone(only) {
                self.tasks.push(Task::Part(only));
            } else {
                self.enclosed("(", Task::Part(only), ")");
            }
            return;
        }
        let [open, close] = self.braces();
        self.output.push_str(open);
        self.tasks.push(Task::Text(close.to_owned()));
        self.list(left);
    }

    /// Whether a part needs no parentheses behind a sign.
    fn stands_alone(&self, place: usize) -> bool {
        match &self.parts.list[place] {
            _ if self.names[place] > 0 => true,
            Part::Game(_) => true,
            Part::Sum(sum) => {
                let pieces = [!sum.number.is_zero(), sum.ups != 0, sum.star != 0];
                pieces.into_iter().filter(|&is| is).count() <= 1 && sum.number.signum() >= 0
            }
            Part::Uptimal(uptimal) => uptimal.number.is_zero() && !uptimal.has_star,
            Part::Tiny { number, .. } => number.is_zero(),
            Part::Switch(_) => false,
        }
    }

    /// A game without its braces.
    fn bare(&mut self, place: usize, most: usize) {
        let parts = self.parts;
        let Part::Game([left, right]) = &parts.list[place] else {
            self.tasks.push(Task::Part(place));
            return;
        };
        let slashes = match (self.slashes(place, most), self.script) {
            (1, Script::Latex) => "\\mid ".to_owned(),
            (count, Script::Latex) => format!("\\mathrel{{{}}}", vec!["|"; count].join("\\!")),
            (count, _) => "|".repeat(count),
        };
        self.side(right, most);
        self.tasks.push(Task::Text(slashes));
        self.side(left, most);
    }

    fn side(&mut self, options: &[usize], most: usize) {
        match options {
            &[only] if most > 1 && self.is_bare(only) => self.tasks.push(Task::Bare(only, most - 1)),
            _ => self.list(options),
        }
    }

    fn list(&mut self, options: &[usize]) {
        for (index, &option) in options.iter().enumerate().rev() {
            self.tasks.push(Task::Part(option));
            if index > 0 {
                self.tasks.push(Task::Text(",".to_owned()));
            }
        }
    }

    /// How many slashes a game without braces has in its middle: one more than in the games inside, at most `most`. The
    /// recursion is no deeper than that.
    fn slashes(&self, place: usize, most: usize) -> usize {
        let Part::Game(sides) = &self.parts.list[place] else { return 0 };
        let inside = |options: &Vec<usize>| match &options[..] {
            &[only] if most > 1 && self.is_bare(only) => self.slashes(only, most - 1),
            _ => 0,
        };
        1 + sides.iter().map(inside).max().unwrap_or(0)
    }

    /// Whether a part may lose its braces.
    fn is_bare(&self, place: usize) -> bool {
        self.names[place] == 0 && matches!(self.parts.list[place], Part::Game(_))
    }

    fn number(&mut self, number: &Dyadic) {
        if self.script != Script::Latex || number.is_integer() {
            _ = write!(self.output, "{number}");
            return;
        }
        let text = number.to_string();
        let (sign, unsigned) = text.strip_prefix('-').map_or(("", &text[..]), |rest| ("-", rest));
        let (above, below) = unsigned.split_once('/').unwrap_or((unsigned, "1"));
        _ = write!(self.output, "{sign}\\frac{{{above}}}{{{below}}}");
    }

    fn sum(&mut self, sum: &NumberUpStar) {
        if !sum.number.is_zero() || sum.is_number() {
            self.number(&sum.number);
        }
        let count = sum.ups.unsigned_abs();
        if count > 0 {
            self.ups(count, sum.ups < 0, sum.number.is_zero());
        }
        self.star(sum.star);
    }

    /// So many ups or downs.
    fn ups(&mut self, count: u64, is_down: bool, is_first: bool) {
        let (one, two) = self.arrows(is_down);
        match (count, self.script) {
            (1, _) => self.output.push_str(one),
            (2, _) => self.output.push_str(two),
            (_, Script::Latex) => {
                let plus = if is_first { "" } else { "+" };
                _ = write!(self.output, "{plus}{count}{{\\cdot}}{one}");
            }
            _ => _ = write!(self.output, "{one}{count}"),
        }
    }

    fn arrows(&self, is_down: bool) -> (&'static str, &'static str) {
        match (self.script, is_down) {
            (Script::Ascii, false) => ("^", "^^"),
            (Script::Ascii, true) => ("v", "vv"),
            (Script::Unicode, false) => ("↑", "⇑"),
            (Script::Unicode, true) => ("↓", "⇓"),
            (Script::Latex, false) => ("{\\uparrow}", "{\\Uparrow}"),
            (Script::Latex, true) => ("{\\downarrow}", "{\\Downarrow}"),
        }
    }

    fn star(&mut self, star: u32) {
        if star == 0 {
            return;
        }
        self.output.push_str(match self.script {
            Script::Ascii => "*",
            Script::Unicode => "∗",
            Script::Latex => "{\\ast}",
        });
        if star > 1 {
            _ = write!(self.output, "{star}");
        }
    }

    fn uptimal(&mut self, uptimal: &Uptimal) {
        if !uptimal.number.is_zero() {
            self.number(&uptimal.number);
        }
        let (arrow, _) = self.arrows(uptimal.is_down);
        self.output.push_str(arrow);
        let count = uptimal.count;
        _ = match (self.script, uptimal.is_power) {
            (Script::Latex, true) => write!(self.output, "^{{{count}}}"),
            (Script::Latex, false) => write!(self.output, "^{{[{count}]}}"),
            (_, true) => write!(self.output, "<{count}>"),
            (_, false) => write!(self.output, "[{count}]"),
        };
        self.star(uptimal.has_star.into());
    }
}
