//! Rulesets and positions as CGSuite writes them: `game.grid.Clobber("xo|ox")`, `game.heap.TakeAndBreak("0.77")(5)`. Each is
//! read as the text of a game of the catalogue, or of a rule file of the project, and of a position of it. What follows behind a
//! point is asked of the ruleset, of the position, or of its value.

use super::graph_text::{plain_graph, tagged_graph};
use super::item::{Item, Placed};
use super::line::{closing, is_word, lambda, parameter_name, parts, word_length};
use super::listed_heaps::{HeapRules, MOST_LISTED, whole_number};
use super::plain_graph::PlainGraph;
use super::{Worksheet, about, within};
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{self, Engines, OpenGame, Reading};
use crate::expression::Held;
use crate::game::{Message, ParseError, message};
use crate::heap::{GrundySequence, HeapCode, Method};
use crate::nimber::Nimber64;
use crate::solve::grundy::GrundyError;
use dashu_int::{IBig, UBig};
use std::cell::OnceCell;
use std::rc::Rc;
use zermelo_core::Arrange;

/// A game, and how its positions are written here.
#[derive(Clone, Debug)]
pub(super) struct Ruleset {
    /// The name in the catalogue, or of the rule file, with the parameters behind a colon.
    game: String,
    written: Written,
    /// The moves of the heaps, where no game of the catalogue has them.
    heaps: Option<Rc<HeapRules>>,
    /// The other ruleset of a product, whose positions are pairs of positions.
    factor: Option<Rc<Self>>,
}

/// How a position is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Written {
    /// As it is, a heap by its size.
    Plainly,
    /// A row of coins, or the place of the only head.
    Coins,
    /// A graph whose vertices have letters: `L-.-.(-.;-.)`.
    Tagged,
    /// The same, whose letters tell the colour of a neighbour, and not who may colour there: `R-.` for `L-.`.
    WithNeighbours,
    /// A pair of numbers: `8 3`.
    Pair,
    /// A pair of numbers as a tuple: `(8, 3)`.
    Tuple,
    /// A heap, and what was taken from it last, twice which may be taken: `8 6` where 3 were taken.
    Bound,
    /// A heap, and what was taken from it last: `8 after 3`.
    After,
    /// A set of geese and a fox, on a board so many columns wide: `((1, 1), (3, 1), (3, 3))`, the fox first.
    GeeseAndFox(u32),
}

/// What stands between parentheses.
#[derive(Clone, Debug)]
enum Argument {
    Text(String),
    Integer(IBig),
    Integers(Vec<IBig>),
    Pair(IBig, IBig),
    /// A graph, as it is written here.
    Graph(String),
    Pairs(Vec<(IBig, IBig)>),
    Ruleset(Rc<Ruleset>),
    /// A function of one's own, as it is written.
    Function(String),
}

/// A ruleset with a position, where there is one, and where the text goes on.
pub(super) struct Found {
    pub(super) ruleset: Rc<Ruleset>,
    pub(super) position: Option<Rc<Placed>>,
    pub(super) end: usize,
}

/// Arguments in order, and those that have names.
#[derive(Default)]
struct Arguments {
    plain: Vec<Argument>,
    named: Vec<(String, String)>,
}

/// What stands between the factors of a product.
const PRODUCT: &str = ".DirectProduct(";

/// A board without cells.
const NO_CELLS: &str = "0x0";

const EXAMPLE: &str = "for example: game.grid.Domineering(\"..|..\"), game.grid.Cram(Grid.Empty(2, 3)), \
                       game.heap.TakeAndBreak(\"0.77\")(5), game.heap.Kayles.NimValueSequence(20)";

/// Rulesets that take no parameters: kind and name, the game, and how its positions are written.
const PLAIN: &[(&str, &str, &str, Written)] = &[
    ("grid", "Amazons", "amazons", Written::Plainly),
    ("grid", "AntiClobber", "games/anti_clobber.star", Written::Plainly),
    ("grid", "Clobber", "clobber", Written::Plainly),
    ("grid", "Cram", "cram", Written::Plainly),
    ("grid", "Domineering", "domineering", Written::Plainly),
    ("grid", "CeyloneseFoxAndGeese", "games/fox_and_geese_values.star:8,2", Written::GeeseAndFox(8)),
    ("grid", "Fission", "fission", Written::Plainly),
    ("grid", "FoxAndGeese", "games/fox_and_geese_values.star:8,1", Written::GeeseAndFox(8)),
    ("grid", "HotClobber", "cannibal-clobber", Written::Plainly),
    ("grid", "Kings", "games/chess_clobber.star:king", Written::Plainly),
    ("grid", "Knights", "games/chess_clobber.star:knight", Written::Plainly),
    ("grid", "Konane", "konane", Written::Plainly),
    ("grid", "Queens", "games/chess_clobber.star:queen", Written::Plainly),
    ("grid", "Rooks", "games/chess_clobber.star:rook", Written::Plainly),
    ("strip", "BackslidingToadsAndFrogs", "games/backsliding.star", Written::Plainly),
    ("strip", "ElephantsAndRhinos", "elephants-and-rhinos", Written::Plainly),
    ("strip", "ToadsAndFrogs", "toads-and-frogs", Written::Plainly),
    ("strip", "TopplingDominoes", "toppling-dominoes", Written::Plainly),
    ("graph", "ArcKayles", "arc-kayles", Written::Plainly),
    ("graph", "ChildishHackenbush", "childish-hackenbush", Written::Plainly),
    ("graph", "Col", "col", Written::WithNeighbours),
    ("graph", "Fjords", "fjords", Written::Tagged),
    ("graph", "Hackenbush", "hackenbush", Written::Plainly),
    ("graph", "NodeKayles", "node-kayles", Written::Plainly),
    ("graph", "PartizanArcKayles", "partizan-arc-kayles", Written::Plainly),
    ("graph", "Snort", "snort", Written::Tagged),
    ("heap", "Cutcake", "games/cakes.star:cut", Written::Tuple),
    ("heap", "DawsonsChess", "heaps:0.137", Written::Plainly),
    ("heap", "DawsonsKayles", "heaps:0.07", Written::Plainly),
    ("heap", "Eatcake", "games/cakes.star:eat", Written::Tuple),
    ("heap", "FibonacciNim", "fibonacci-nim", Written::Bound),
    ("heap", "GrundysGame", "heaps:4!.0", Written::Plainly),
    ("heap", "Guiles", "heaps:0.15", Written::Plainly),
    ("heap", "Kayles", "heaps:0.77", Written::Plainly),
    ("heap", "MaundyCake", "games/cakes.star:share", Written::Tuple),
    ("heap", "Mem", "games/mem.star", Written::Tuple),
    ("heap", "Nim", "nim", Written::Plainly),
    ("heap", "Officers", "heaps:0.6", Written::Plainly),
    ("heap", "PartizanEuclid", "games/partizan_euclid.star", Written::Tuple),
    ("heap", "Treblecross", "heaps:0.007", Written::Plainly),
    ("heap", "TurnAndEatcake", "games/cakes.star:eat,1", Written::Tuple),
    ("heap", "Wythoff", "wythoff", Written::Pair),
];

/// The names of those that take parameters.
const WITH_PARAMETERS: &[(&str, &str)] = &[
    ("grid", "GenClobber"),
    ("grid", "GenFoxAndGeese"),
    ("strip", "GenToadsAndFrogs"),
    ("strip", "Turning"),
    ("heap", "GenCutcake"),
    ("heap", "GenMem"),
    ("heap", "GenWythoff"),
    ("heap", "FunctionalHeapRuleset"),
    ("heap", "HeapRuleset"),
    ("heap", "PartizanHeapRuleset"),
    ("heap", "PartizanSplittles"),
    ("heap", "PartizanSubtraction"),
    ("heap", "PartizanTakeAndBreak"),
    ("heap", "Spawning"),
    ("heap", "Splittles"),
    ("heap", "Subtraction"),
    ("heap", "TakeAndBreak"),
    ("heap", "TakeAway"),
];

/// Whether a text could begin with a ruleset.
pub(super) fn begins_with_ruleset(text: &str) -> bool {
    text.strip_prefix("game.")
        .is_some_and(|rest| ["grid.", "strip.", "graph.", "heap."].iter().any(|kind| rest.starts_with(kind)))
}

impl Written {
    /// What stands between the parentheses of a position, in words, and an example that works.
    fn expected(self) -> (Message, &'static str) {
        let words = match self {
            Self::Plainly => "a heap is one whole number, and a board or a strip is a text in quotes",
            Self::Coins => "coins are a row of h and t in quotes, or the place of the only head",
            Self::Tagged | Self::WithNeighbours => {
                "a graph is a text in quotes, or one such as Graph.Path(5)"
            }
            Self::Pair | Self::Tuple => "it is a pair of whole numbers",
            Self::Bound | Self::After => {
                "it is a pair of whole numbers: the heap, and how many tokens were taken from it last"
            }
            Self::GeeseAndFox(_) => "it is the set of the places of the geese, and the place of the fox",
        };
        let example = match self {
            Self::Plainly => EXAMPLE,
            Self::Coins => {
                "for example: game.strip.Turning(\"1-3\")(\"tth\"), game.heap.Spawning(\"1-3\")(3)"
            }
            Self::Tagged | Self::WithNeighbours => {
                "for example: game.graph.Snort(Graph.Path(3)), game.graph.Col(\".-L-.\")"
            }
            Self::Pair | Self::Tuple => "for example: game.heap.Wythoff((3, 5)), game.heap.Cutcake((2, 7))",
            Self::Bound => "for example: game.heap.FibonacciNim((8, 3))",
            Self::After => "for example: game.heap.TakeAway(2)((8, 3)), from which up to 6 may be taken",
            Self::GeeseAndFox(_) => "for example: game.grid.FoxAndGeese({(3,1), (3,3), (3,5), (3,7)}, (1,1))",
        };
        (Message::from(words), example)
    }
}

impl Ruleset {
    /// A game of the catalogue.
    const fn of(game: String, written: Written) -> Self {
        Self { game, written, heaps: None, factor: None }
    }

    /// A game whose heaps have these moves.
    fn of_heaps(rules: HeapRules) -> Self {
        Self { heaps: Some(Rc::new(rules)), ..Self::of(String::new(), Written::Plainly) }
    }

    /// The position as the catalogue opens it. A board without cells has no moves, as Nim without tokens has none.
    fn opened_as(&self, position: &str) -> String {
        if position == NO_CELLS { "nim 0".to_owned() } else { format!("{} {position}", self.game) }
    }

    /// A position as it is written here; `None` where it is of another kind.
    fn position(&self, arguments: &[Argument]) -> Option<String> {
        if let (Written::GeeseAndFox(width), [Argument::Pairs(geese), Argument::Pair(row, column)]) =
            (self.written, arguments)
        {
            return geese_and_fox(geese, (row, column), width);
        }
        let [argument] = arguments else { return None };
        Some(match (self.written, argument) {
            (Written::Plainly, Argument::Text(text)) if self.is_on_graphs() && is_graph_of_cgsuite(text) => {
                plain_graph(text)?.written()
            }
            (Written::Plainly | Written::Coins, Argument::Text(text)) => text.clone(),
            (Written::Coins, Argument::Integer(place)) if place.is_zero() => "t".to_owned(),
            (Written::Coins, Argument::Integer(place)) => place.to_string(),
            (Written::Plainly | Written::Tagged | Written::WithNeighbours, Argument::Graph(text))
                if self.is_on_graphs() =>
            {
                text.clone()
            }
            (Written::Tagged, Argument::Text(text)) => graph(text)?,
            (Written::WithNeighbours, Argument::Text(text)) => graph(&exchanged(text))?,
            (Written::Plainly, Argument::Integer(size)) => size.to_string(),
            (Written::Pair, Argument::Pair(a, b)) => format!("{a} {b}"),
            (Written::Tuple, Argument::Pair(a, b)) => format!("({a}, {b})"),
            (Written::Bound, Argument::Pair(heap, last)) => {
                format!("{heap} {}", (last * IBig::from(2_u8)).min(heap.clone()))
            }
            // Where nothing was taken, nothing may be taken; without the last move the whole rule would be another.
            (Written::After, Argument::Pair(_, last)) if last.is_zero() => "0".to_owned(),
            (Written::After, Argument::Pair(heap, last)) => format!("{heap} after {last}"),
            _ => return None,
        })
    }

    /// Whether a graph without colours is a position.
    fn is_on_graphs(&self) -> bool {
        matches!(&*self.game, "arc-kayles" | "node-kayles" | "col" | "snort" | "fjords")
    }

    /// Whether positions are rows of coins.
    fn is_of_coins(&self) -> bool {
        self.game.starts_with("turning:")
    }

    /// The code of the heaps, where they have one.
    fn code(&self) -> Option<HeapCode> {
        if self.heaps.is_some() || self.factor.is_some() {
            return None;
        }
        let code = if self.game == "nim" { "0.[3]" } else { self.game.strip_prefix("heaps:")? };
        code.parse().ok()
    }
}

/// A graph, or a row or a board, with Left's letters and Right's exchanged. A graph by its name has none.
fn exchanged(graph: &str) -> String {
    let image = |c| match c {
        'L' => 'R',
        'R' => 'L',
        other => other,
    };
    if graph.contains(':') { graph.to_owned() } else { graph.chars().map(image).collect() }
}

/// A graph with branches, names, numbers or missing dots as it is written here; a row, a board and a graph by its name as they are.
fn graph(text: &str) -> Option<String> {
    if is_graph_of_cgsuite(text) { tagged_graph(text) } else { Some(text.to_owned()) }
}

/// Whether a graph is written as only CGSuite does.
fn is_graph_of_cgsuite(text: &str) -> bool {
    let has_signs = text.contains(['(', ';']) || text.contains(|c: char| c.is_ascii_digit());
    let has_no_dots = text.contains("--") || text.starts_with(['-', ':']) || text.ends_with('-');
    has_no_dots || has_signs && !text.contains([':', '|', ','])
}

impl Worksheet<'_> {
    /// The ruleset, and perhaps the position, with which a text begins.
    pub(super) fn ruleset_in(&mut self, text: &str) -> Result<Found, Refusal> {
        let kind_at = "game.".len();
        let kind = &text[kind_at..kind_at + word_length(&text[kind_at..])];
        let name_at = kind_at + kind.len() + 1;
        let name = &text[name_at..name_at + word_length(&text[name_at..])];
        let mut end = name_at + name.len();
        let takes_parameters = WITH_PARAMETERS.contains(&(kind, name));
        let mut parameters = Arguments::default();
        if takes_parameters && text[end..].starts_with('(') {
            let length = closing(&text[end..]).ok_or_else(|| {
                ParseError::at(text, end..text.len(), "this bracket is not closed", EXAMPLE)
            })?;
            let inner = &text[end + 1..end + length];
            parameters = self.arguments(inner).map_err(|refusal| within(refusal, text, inner))?;
            end += length + 1;
        }
        let found = match PLAIN.iter().find(|(of, called, ..)| (*of, *called) == (kind, name)) {
            Some(&(_, _, game, written)) => Some(Ruleset::of(game.to_owned(), written)),
            None => with_parameters(name, &parameters).filter(|_| takes_parameters),
        };
        let ruleset = found.ok_or_else(|| {
            let message = if takes_parameters {
                message!("the parameters of game.{kind}.{name} are not known here", kind, name)
            } else {
                message!("game.{kind}.{name} is not known here", kind, name)
            };
            let hint = match name {
                "GenFoxAndGeese" => {
                    "boardWidth is a whole number from 2 to 12, and foxRange one from 1 to 12"
                }
                _ if takes_parameters => EXAMPLE,
                _ => "the games are listed by 'zermelo games', and rule files say others",
            };
            ParseError::at(text, name_at..end_of_first(text, name_at), message, hint)
        })?;
        self.position_behind(text, end, Rc::new(ruleset))
    }

    /// The factor of a product, and the position, that stand behind a ruleset.
    pub(super) fn position_behind(
        &mut self,
        text: &str,
        mut end: usize,
        mut ruleset: Rc<Ruleset>,
    ) -> Result<Found, Refusal> {
        if let Some(inner) = text[end..].strip_prefix(PRODUCT)
            && let Some(length) = closing(&text[end + PRODUCT.len() - 1..])
        {
            let inner = &inner[..length - 1];
            let factor = match self.argument(inner).map_err(|refusal| within(refusal, text, inner))? {
                Argument::Ruleset(factor) if [&factor, &ruleset].iter().all(|one| one.is_of_coins()) => {
                    factor
                }
                _ => {
                    let message = "products are of two games with coins in a row";
                    let hint = "for example: game.heap.Spawning(\"3\").DirectProduct(game.heap.Spawning(\"1-2\")).NimValueTable(4, 4)";
                    return Err(ParseError::part(text, inner, message, hint).into());
                }
            };
            ruleset = Rc::new(Ruleset { factor: Some(factor), ..ruleset.as_ref().clone() });
            end += PRODUCT.len() + length;
        }
        if !text[end..].starts_with('(') || ruleset.factor.is_some() {
            return Ok(Found { ruleset, position: None, end });
        }
        let length = closing(&text[end..])
            .ok_or_else(|| ParseError::at(text, end..text.len(), "this bracket is not closed", EXAMPLE))?;
        let inner = &text[end + 1..end + length];
        let start = end;
        end += length + 1;
        let arguments = self.arguments(inner).map_err(|refusal| within(refusal, text, inner))?;
        let wrong = |why: (Message, &'static str)| {
            ParseError::at(
                text,
                start..end,
                message!("this is not a position of the game: {why}", why => why.0),
                why.1,
            )
        };
        let position = ruleset.position(&arguments.plain).ok_or_else(|| wrong(ruleset.written.expected()))?;
        let placed = match &ruleset.heaps {
            Some(rules) => {
                let heap = position.parse().ok().filter(|&heap| heap <= MOST_LISTED);
                let heap = heap.ok_or_else(|| {
                    let why =
                        message!("moves are listed heap by heap, up to a heap of {MOST_LISTED}", MOST_LISTED);
                    wrong((why, "for example: game.heap.HeapRuleset(k -> [[a] for a from 0 to k - 1])(20)"))
                })?;
                let opened = self.listed_heap(rules, heap)?;
                Rc::new(Placed { opened, is_of_cgsuite: true, value: OnceCell::new() })
            }
            None => self
                .placed(&ruleset.opened_as(&position), true)
                .map_err(|error| about(error, text, start..end))?,
        };
        Ok(Found { ruleset, position: Some(placed), end })
    }

    /// The graph with which a text begins, `Graph("---")`, `Graph.Star(5)` or `Graph.FromAdjacencyList([[2], [1]])`, and how long it is.
    pub(super) fn graph_in(&mut self, text: &str) -> Result<Option<(Rc<PlainGraph>, usize)>, Refusal> {
        let Some(rest) = text.strip_prefix("Graph") else { return Ok(None) };
        let shape = rest.strip_prefix('.').map_or("", |shape| &shape[..word_length(shape)]);
        let start = "Graph".len() + if shape.is_empty() { 0 } else { 1 + shape.len() };
        let Some(length) = closing(&text[start..]).filter(|_| text[start..].starts_with('(')) else {
            return Ok(None);
        };
        let (inner, end) = (&text[start + 1..start + length], start + length + 1);
        let wrong = || {
            let hint = "for example: Graph(\"--(-;--)\"), Graph.Path(5), Graph.Cycle(5), Graph.Star(5), Graph.Clique(5), Graph.FromAdjacencyList([[2], [1, 3], [2]])";
            ParseError::at(text, 0..end, "there is no such graph", hint)
        };
        let graph = if matches!(shape, "" | "Parse") {
            match self.item(inner).map_err(|refusal| within(refusal, text, inner))? {
                Item::Text(written) => plain_graph(&written),
                _ => None,
            }
        } else if shape == "FromAdjacencyList" {
            let lists = self.item(inner).map_err(|refusal| within(refusal, text, inner))?;
            let vertices = |list: &Item| {
                let numbers = list.elements()?;
                numbers
                    .iter()
                    .map(|item| usize::try_from(&whole_number(item)?).ok())
                    .collect::<Option<Vec<_>>>()
            };
            let lists: Option<Vec<_>> =
                lists.elements().and_then(|lists| lists.iter().map(vertices).collect());
            lists.and_then(PlainGraph::of_neighbours)
        } else {
            let size = self.integer(inner).map_err(|refusal| within(refusal, text, inner))?;
            let size = usize::try_from(&size).ok().filter(|&size| size <= MOST_VERTICES);
            size.and_then(|size| PlainGraph::named(shape, size))
        };
        let graph = graph.ok_or_else(wrong)?;
        Ok(Some((Rc::new(graph), end)))
    }

    fn arguments(&mut self, inner: &str) -> Result<Arguments, Refusal> {
        let mut arguments = Arguments::default();
        for part in parts(inner) {
            match part.split_once("=>") {
                Some((name, value)) if !part.starts_with('"') => {
                    arguments.named.push((name.trim().to_owned(), value.trim().to_owned()));
                }
                _ => {
                    let argument = self.argument(part).map_err(|refusal| within(refusal, inner, part))?;
                    arguments.plain.push(argument);
                }
            }
        }
        Ok(arguments)
    }

    fn argument(&mut self, part: &str) -> Result<Argument, Refusal> {
        if let Some(text) = part.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
            return Ok(Argument::Text(text.to_owned()));
        }
        if begins_with_ruleset(part) {
            return self.ruleset_in(part).map(|found| Argument::Ruleset(found.ruleset));
        }
        if let Some(Item::Ruleset(ruleset)) = self.item_named(part) {
            return Ok(Argument::Ruleset(ruleset));
        }
        if part.contains("->") {
            return Ok(Argument::Function(part.to_owned()));
        }
        let called = |name: &str| part.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
        if let Some(inner) = called("Grid.Empty") {
            let size = self.integers(inner)?;
            if let [height, width] = &size[..] {
                if height.is_zero() || width.is_zero() {
                    return Ok(Argument::Text(NO_CELLS.to_owned()));
                }
                return Ok(Argument::Text(format!("{height}x{width}")));
            }
        }
        for (name, graph) in [("Graph.Path", "path"), ("Graph.Cycle", "cycle"), ("Graph.Clique", "clique")] {
            if let Some(inner) = called(name) {
                return Ok(Argument::Text(format!("{graph}:{}", self.integer(inner)?)));
            }
        }
        if part.starts_with("Graph")
            && let Some((graph, length)) = self.graph_in(part)?
            && length == part.len()
        {
            return Ok(Argument::Graph(graph.written()));
        }
        match self.item_named(part) {
            Some(Item::Graph(graph)) => return Ok(Argument::Graph(graph.written())),
            Some(Item::Text(text)) => return Ok(Argument::Text(text.as_ref().to_owned())),
            _ => {}
        }
        if let Some(inner) = part.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            return self.integers(inner).map(Argument::Integers);
        }
        if let Some(inner) = part.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            let pairs =
                parts(inner).into_iter().map(|pair| self.pair(pair)).collect::<Result<Option<_>, _>>()?;
            if let Some(pairs) = pairs {
                return Ok(Argument::Pairs(pairs));
            }
        }
        if let Some((a, b)) = self.pair(part)? {
            return Ok(Argument::Pair(a, b));
        }
        self.integer(part).map(Argument::Integer)
    }

    /// Two numbers in parentheses; `None` where there is something else.
    fn pair(&mut self, text: &str) -> Result<Option<(IBig, IBig)>, Refusal> {
        let inner = text.strip_prefix('(').filter(|_| closing(text) == Some(text.len() - 1));
        match inner.map(|inner| parts(&inner[..inner.len() - 1])).as_deref() {
            Some(&[a, b]) => Ok(Some((self.integer(a)?, self.integer(b)?))),
            _ => Ok(None),
        }
    }

    fn integers(&mut self, inner: &str) -> Result<Vec<IBig>, Refusal> {
        parts(inner).into_iter().map(|part| self.integer(part)).collect()
    }

    /// What is asked of a ruleset without a position: its values, heap by heap, or their period.
    pub(super) fn of_ruleset(
        &mut self,
        ruleset: &Ruleset,
        asked: &str,
        inner: &str,
    ) -> Result<Item, Refusal> {
        let integers = |values: Vec<u64>| values.into_iter().map(|value| Item::Value(Held::integer(value)));
        let counts = self.integers(inner)?;
        let counts: Option<Vec<u64>> = counts.iter().map(|count| u64::try_from(count).ok()).collect();
        let counts = counts.filter(|counts| counts.iter().all(|&count| count <= MOST_HEAPS));
        match (asked, counts.as_deref()) {
            ("NimValueSequence", Some(&[last])) if ruleset.factor.is_none() => {
                let values = self.nim_values(ruleset, (1..=last).map(|heap| heap.to_string()), last)?;
                Ok(Item::List(integers(values).collect()))
            }
            ("NimValueTable", Some(&[last_row, last_column])) if ruleset.factor.is_some() => {
                let factor = ruleset.factor.as_deref().unwrap_or(ruleset);
                let first = Ruleset { factor: None, ..ruleset.clone() };
                let table = self.product_table((&first, last_row), (factor, last_column))?;
                Ok(Item::List(table.into_iter().map(|row| Item::List(integers(row).collect())).collect()))
            }
            ("NimValueTable", Some(&[last_row, last_column])) => {
                let row = |row: u64| {
                    let pairs =
                        (0..=last_column).map(move |column| Argument::Pair(row.into(), column.into()));
                    pairs.map(|pair| ruleset.position(&[pair])).collect::<Option<Vec<String>>>()
                };
                let mut rows = Vec::new();
                for number in 0..=last_row {
                    let positions = row(number).ok_or_else(|| not_asked(asked))?;
                    let values = self.nim_values(ruleset, positions.into_iter(), 0)?;
                    rows.push(Item::List(integers(values).collect()));
                }
                Ok(Item::List(rows.into()))
            }
            ("CheckPeriodicity", Some(&[last])) => {
                let sequence = self.sequence(ruleset, last)?.ok_or_else(|| not_asked(asked))?;
                let text = match sequence.period() {
                    None => "Nothing".to_owned(),
                    Some((period, _)) => format!(
                        "Periodicity(Period => {}, Preperiod => {}, Saltus => {})",
                        period.length, period.preperiod, period.saltus
                    ),
                };
                Ok(Item::Value(Held::text(text)))
            }
            _ => Err(not_asked(asked)),
        }
    }

    /// The Grundy sequence of the heaps to the last one, where they have a code.
    fn sequence(&self, ruleset: &Ruleset, last: u64) -> Result<Option<GrundySequence>, Refusal> {
        let Some(code) = ruleset.code() else { return Ok(None) };
        let keep = usize::try_from(last).unwrap_or(usize::MAX).saturating_add(1);
        let mut sequence = GrundySequence::new(&code, Method::Auto, keep).map_err(Refusal::bad_input)?;
        sequence.extend(last, &self.limits).map_err(Refusal::stopped_by)?;
        Ok(Some(sequence))
    }

    /// The Grundy values of positions of one game; of the heaps 1 to `last` by their code, where they have one.
    fn nim_values(
        &mut self,
        ruleset: &Ruleset,
        positions: impl Iterator<Item = String>,
        last: u64,
    ) -> Result<Vec<u64>, Refusal> {
        if let Some(sequence) = self.sequence(ruleset, last)?.filter(|_| last > 0) {
            let values: Option<Vec<u64>> = (1..=last).map(|heap| sequence.value(heap)).collect();
            if let Some(values) = values {
                return Ok(values);
            }
        }
        if let Some(rules) = &ruleset.heaps {
            if last > MOST_LISTED {
                return Err(not_asked("NimValueSequence"));
            }
            let opened = self.listed_heap(rules, last)?;
            return self.nim_values_of(&opened, (1..=last).map(|heap| heap.to_string()));
        }
        let value = |position: String| self.nim_value(&ruleset.opened_as(&position));
        positions.map(value).collect()
    }

    /// The Grundy values of positions of an open game.
    fn nim_values_of(
        &self,
        opened: &OpenGame,
        positions: impl Iterator<Item = String>,
    ) -> Result<Vec<u64>, Refusal> {
        let mut values = opened.game.grundy_values(&self.limits).map_err(refused)?;
        let value = |position: String| {
            let (position, _) = opened.game.parse_question(&position)?;
            small(&values.value(&position).map_err(refused)?)
        };
        positions.map(value).collect()
    }

    /// The Grundy values of a product of two games with coins: the products of the values in the two. Rows and columns are counted
    /// from 0, where there is no coin.
    fn product_table(
        &mut self,
        rows: (&Ruleset, u64),
        columns: (&Ruleset, u64),
    ) -> Result<Vec<Vec<u64>>, Refusal> {
        let mut side = |(ruleset, last): (&Ruleset, u64)| -> Result<Vec<u64>, Refusal> {
            let values = self.nim_values(ruleset, (1..=last).map(|place| place.to_string()), last)?;
            Ok(std::iter::once(0).chain(values).collect())
        };
        let (rows, columns) = (side(rows)?, side(columns)?);
        let product = |row: u64, column: u64| (Nimber64::new(row) * Nimber64::new(column)).get();
        Ok(rows.iter().map(|&row| columns.iter().map(|&column| product(row, column)).collect()).collect())
    }

    /// The Grundy value of a position.
    fn nim_value(&self, position: &str) -> Result<u64, Refusal> {
        let opened = catalogue::open_with(position, Reading::new(self.files, &self.limits))?;
        let mut values = opened.game.grundy_values(&self.limits).map_err(refused)?;
        small(&values.value(&opened.position).map_err(refused)?)
    }
}

fn refused(error: GrundyError) -> Refusal {
    match error {
        GrundyError::Stopped(reason) => Refusal::stopped_by(reason),
        error => Refusal::bad_input(error),
    }
}

/// A Grundy value for a list.
fn small(value: &UBig) -> Result<u64, Refusal> {
    u64::try_from(value)
        .map_err(|_| Refusal::of(RefusalKind::BadInput, "the Grundy value is too large for a list"))
}

/// Larger graphs are not made.
const MOST_VERTICES: usize = 1000;

/// Sequences are listed up to this heap.
const MOST_HEAPS: u64 = 100_000;

fn not_asked(asked: &str) -> Refusal {
    let message = message!("'{asked}' is not asked of this ruleset", asked);
    ParseError::whole(asked, message, EXAMPLE).into()
}

/// Where a name and the parentheses behind it end.
fn end_of_first(text: &str, start: usize) -> usize {
    let end = start + word_length(&text[start..]);
    match closing(&text[end..]) {
        Some(length) if text[end..].starts_with('(') => end + length + 1,
        _ => end,
    }
}

/// A function without its blanks.
fn compact(function: &str) -> String {
    function.split_whitespace().collect()
}

/// A ruleset by its parameters; `None` where these are not known here.
fn with_parameters(name: &str, parameters: &Arguments) -> Option<Ruleset> {
    let coins = |game: String| Some(Ruleset::of(game, Written::Coins));
    let plain = |game: String| Some(Ruleset::of(game, Written::Plainly));
    let listed = |numbers: &[IBig]| numbers.iter().map(IBig::to_string).collect::<Vec<_>>().join(",");
    let named = |wanted: &str| {
        parameters.named.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    };
    match (name, &parameters.plain[..]) {
        (_, [Argument::Function(function)]) => by_function(name, function),
        ("GenFoxAndGeese", []) => {
            let [width, range] =
                [("boardWidth", 8), ("foxRange", 1)].map(|(name, usual)| match named(name) {
                    Some(number) => number.parse::<u32>().unwrap_or(0),
                    None => usual,
                });
            let is_known = (2..=12).contains(&width) && (1..=12).contains(&range);
            let game = format!("games/fox_and_geese_values.star:{width},{range}");
            is_known.then_some(Ruleset::of(game, Written::GeeseAndFox(width)))
        }
        ("GenToadsAndFrogs", jumps) => {
            let jumps = match (jumps, named("maxJump")) {
                ([], Some(jumps)) => jumps.to_owned(),
                ([], None) => "1".to_owned(),
                ([Argument::Integer(jumps)], None) => jumps.to_string(),
                _ => return None,
            };
            match named("backsliding") {
                Some("true") if jumps == "1" => plain("games/backsliding.star".to_owned()),
                None | Some("false") if jumps == "0" => plain("elephants-and-rhinos".to_owned()),
                None | Some("false") => plain(format!("toads-and-frogs:{jumps}")),
                Some(_) => None,
            }
        }
        ("GenClobber", []) => {
            let game = match (named("directions"), named("maxDistance")) {
                (None | Some("Coordinates.Orthogonal"), None | Some("1")) => "clobber",
                (Some("Coordinates.Diagonal"), None | Some("1")) => "games/diagonal_clobber.star",
                (Some("Coordinates.Compass"), None | Some("1")) => "games/diagonal_clobber.star:all",
                (None | Some("Coordinates.Orthogonal"), Some("inf")) => "games/chess_clobber.star:rook",
                (Some("Coordinates.Diagonal"), Some("inf")) => "games/chess_clobber.star:bishop",
                (Some("Coordinates.Compass"), Some("inf")) => "games/chess_clobber.star:queen",
                _ => return None,
            };
            plain(game.to_owned()).filter(|_| {
                parameters.named.iter().all(|(name, _)| matches!(&**name, "directions" | "maxDistance"))
            })
        }
        ("Turning", [Argument::Ruleset(spawning)]) => {
            Some(spawning.as_ref().clone()).filter(Ruleset::is_of_coins)
        }
        ("Turning" | "Spawning", [Argument::Text(code)]) => coins(format!("turning:{code}")),
        ("TakeAndBreak", [Argument::Text(code)]) => {
            HeapRules::of_code(code).map(Ruleset::of_heaps).or_else(|| plain(format!("heaps:{code}")))
        }
        ("PartizanHeapRuleset", [Argument::Ruleset(left), Argument::Ruleset(right)]) => {
            let code = |ruleset: &Ruleset| match &*ruleset.game {
                "nim" => Some("0.[3]".to_owned()),
                game => Some(game.strip_prefix("heaps:")?.to_owned()),
            };
            plain(format!("partizan-octal:{}/{}", code(left)?, code(right)?))
        }
        ("Subtraction", [Argument::Integers(takes)]) => {
            let takes: Option<Vec<u64>> = takes.iter().map(|take| u64::try_from(take).ok()).collect();
            let code = match named("allbut") {
                Some("true") => HeapCode::all_but(&takes?),
                _ => HeapCode::subtraction(&takes?),
            };
            plain(format!("heaps:{}", code.ok()?))
        }
        ("PartizanSubtraction", [Argument::Integers(left), Argument::Integers(right)]) => {
            plain(format!("partizan-subtraction:{}/{}", listed(left), listed(right)))
        }
        ("PartizanTakeAndBreak", [Argument::Text(left), Argument::Text(right)]) => {
            plain(format!("partizan-octal:{left}/{right}"))
        }
        ("Splittles", [Argument::Integers(takes)]) => plain(format!("heaps:{}", splittles(takes)?)),
        ("PartizanSplittles", [Argument::Integers(left), Argument::Integers(right)]) => {
            plain(format!("partizan-octal:{}/{}", splittles(left)?, splittles(right)?))
        }
        ("TakeAway", [Argument::Integer(factor)]) => {
            Some(Ruleset::of(format!("games/fibonacci_nim.star:{factor}"), Written::After))
        }
        ("GenWythoff", [Argument::Integer(added)]) => {
            Some(Ruleset::of(format!("generalised-wythoff:{added}"), Written::Pair))
        }
        ("GenCutcake", [Argument::Ruleset(left), Argument::Ruleset(right)]) if left.game == right.game => {
            let rule = match left.game.as_str() {
                "heaps:4.0" => "cut",
                "heaps:{2+}=.0" => "share",
                "heaps:0.7" => "eat",
                _ => return None,
            };
            let turned = if named("twisted") == Some("true") { ",1" } else { "" };
            Some(Ruleset::of(format!("games/cakes.star:{rule}{turned}"), Written::Tuple))
        }
        _ => None,
    }
}

/// A ruleset by a function of one's own, as far as the functions are known here; any is for `HeapRuleset`.
fn by_function(name: &str, written: &str) -> Option<Ruleset> {
    let function = compact(written);
    match name {
        "HeapRuleset" | "FunctionalHeapRuleset" => {
            let (parameter, body) = lambda(written)?;
            let parameter = parameter_name(parameter);
            let (parameter, body) =
                (Some(parameter).filter(|name| is_word(name))?.to_owned(), body.to_owned());
            Some(Ruleset::of_heaps(HeapRules::Function { parameter, body }))
        }
        "TakeAway" => {
            let (parameter, body) = function.split_once("->")?;
            let factor = match body.strip_prefix(parameter).or_else(|| body.strip_suffix(parameter))? {
                "" => "1",
                times => times.strip_prefix('*').or_else(|| times.strip_suffix('*'))?,
            };
            factor.parse::<u32>().ok()?;
            Some(Ruleset::of(format!("games/fibonacci_nim.star:{factor}"), Written::After))
        }
        "GenWythoff" => {
            let (parameter, body) = function.split_once("->")?;
            let added = body.strip_prefix(parameter)?.strip_prefix('+')?;
            added.parse::<u32>().ok()?;
            Some(Ruleset::of(format!("generalised-wythoff:{added}"), Written::Pair))
        }
        "GenMem" => {
            let (names, body) = function.split_once("->")?;
            let (memory, take) = names.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
            let is = |sign: &str| [format!("{take}{sign}{memory}"), format!("{memory}{sign}{take}")];
            let rule = match body {
                _ if is("!=").iter().any(|one| one == body) => "other",
                _ if body == is(">=")[0] || body == is("<=")[1] => "at-least",
                _ if body == is("<=")[0] || body == is(">=")[1] => "at-most",
                _ => return None,
            };
            Some(Ruleset::of(format!("games/mem.star:{rule}"), Written::Tuple))
        }
        _ => None,
    }
}

/// The fox and the geese, where all stand on cells of one colour of the board: row and column both even or both odd.
fn geese_and_fox(geese: &[(IBig, IBig)], fox: (&IBig, &IBig), width: u32) -> Option<String> {
    let one = IBig::ONE;
    let is_cell = |(row, column): (&IBig, &IBig)| {
        *row >= one && *column >= one && *column <= IBig::from(width) && ((row + column) % 2_u8) == 0
    };
    let are_cells = is_cell(fox) && geese.iter().all(|(row, column)| is_cell((row, column)));
    let is_apart = geese.iter().all(|(row, column)| (row, column) != fox);
    let mut sorted = geese.to_vec();
    sorted.arrange();
    sorted.dedup();
    if geese.is_empty() || !are_cells || !is_apart {
        return None;
    }
    let cells = std::iter::once(fox).chain(sorted.iter().map(|(row, column)| (row, column)));
    let cells: Vec<String> = cells.map(|(row, column)| format!("({row}, {column})")).collect();
    Some(format!("({})", cells.join(", ")))
}

/// The code of taking one of some numbers, and dividing what is left or not.
fn splittles(takes: &[IBig]) -> Option<String> {
    let takes: Option<Vec<usize>> = takes.iter().map(|take| usize::try_from(take).ok()).collect();
    let takes = takes?;
    let last = takes.iter().copied().max().filter(|&last| last <= crate::heap::MOST_DIGITS)?;
    let digits: String = (1..=last).map(|take| if takes.contains(&take) { '7' } else { '0' }).collect();
    Some(format!("0.{digits}"))
}
