//! Rulesets and positions as CGSuite writes them: `game.grid.Clobber("xo|ox")`, `game.heap.TakeAndBreak("0.77")(5)`. Each is
//! read as the text of a game of the catalogue, or of a rule file of the project, and of a position of it. What follows behind a
//! point is asked of the ruleset, of the position, or of its value.
//!
//! Here a ruleset and a position are read; which rulesets there are stands in [`rulesets`], what stands in parentheses in [`argument`], and
//! the values of heaps in [`sequence`].

mod argument;
mod rulesets;
pub(super) mod sequence;

use super::graph::{Edge, Graph, Label};
use super::graph_text::{Carrier, numbered_graph, tagged_graph};
use super::item::{Item, Placed};
use super::line::{closing, word_length};
use super::listed_heaps::{HeapRules, MOST_LISTED};
use super::listed_pairs::PairRules;
use super::variant::{Variant, varied};
use super::{Worksheet, about, within};
use crate::answer::Refusal;
use crate::game::{Message, ParseError, message};
use crate::heap::HeapCode;
pub(super) use argument::MOST_VERTICES;
use argument::{Argument, Arguments};
use dashu_int::IBig;
use rulesets::{EXAMPLE, PLAIN, WITH_PARAMETERS, geese_and_fox, with_parameters};
use std::rc::Rc;

/// A game, and how its positions are written here.
#[derive(Clone, Debug)]
pub(super) struct Ruleset {
    /// The name in the catalogue, or of the rule file, with the parameters behind a colon.
    game: String,
    written: Written,
    /// The moves of the heaps, where no game of the catalogue has them.
    heaps: Option<Rc<HeapRules>>,
    /// The moves of pairs of each player, where no game of the catalogue has them.
    pairs: Option<[Rc<PairRules>; 2]>,
    /// How the game is changed, in turn.
    variants: Vec<Variant>,
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
    /// A graph whose edges have colours: `l(l;re)`.
    Coloured,
    /// A graph whose vertices have numbers: `3-1-2`.
    Numbered,
    /// The vertices and the arcs of a directed graph: `(("l1", "r2"), (("l1", "r2"),))`.
    Arcs,
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

/// A ruleset with a position, where there is one, and where the text goes on.
pub(super) struct Found {
    pub(super) ruleset: Rc<Ruleset>,
    pub(super) position: Option<Rc<Placed>>,
    pub(super) end: usize,
}

/// What stands before the name of a game in which either player may make the moves of both.
const IMPARTIAL_FORM: &str = "impartial:";

/// What stands between the factors of a product.
const PRODUCT: &str = ".DirectProduct(";

/// A board without cells.
const NO_CELLS: &str = "0x0";

/// Whether a text could begin with a ruleset.
pub(super) fn begins_with_ruleset(text: &str) -> bool {
    let kinds = ["grid.", "strip.", "graph.", "heap."];
    let is_of_kind = |rest: &str| kinds.iter().any(|kind| rest.starts_with(kind));
    text.strip_prefix("game.").is_some_and(|rest| is_of_kind(rest) && !rest.starts_with("graph.Color."))
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
            Self::Coloured => "it is a graph whose edges have colours, of Hackenbush a connected one",
            Self::Numbered => "it is a graph whose vertices have whole numbers, together at most 1000",
            Self::Arcs => "it is a directed graph whose vertices are labelled Left or Right",
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
            Self::Coloured => {
                "for example: game.graph.Hackenbush(\"lre\"), game.graph.Hackenbush(Graph.Path(4, edgeLabel => Color.Green))"
            }
            Self::Numbered => "for example: game.graph.WeightedArcKayles(\"3-1-2\")",
            Self::Arcs => {
                "for example: game.graph.DigraphPlacement(DirectedGraph.Parse(\"L>R\", vertexLabels => {\"L\" => Left, \"R\" => Right}))"
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
        Self { game, written, heaps: None, pairs: None, variants: Vec::new(), factor: None }
    }

    /// A game whose heaps have these moves.
    fn of_heaps(rules: HeapRules) -> Self {
        Self { heaps: Some(Rc::new(rules)), ..Self::of(String::new(), Written::Plainly) }
    }

    /// A game whose pairs have these moves.
    fn of_pairs(rules: [Rc<PairRules>; 2]) -> Self {
        Self { pairs: Some(rules), ..Self::of(String::new(), Written::Tuple) }
    }

    /// Whether the moves are those of a game of the catalogue, or of a rule file.
    const fn is_of_catalogue(&self) -> bool {
        self.heaps.is_none() && self.pairs.is_none() && self.variants.is_empty()
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
                tagged_graph(text).filter(|graph| !graph.contains(':'))?
            }
            (Written::Plainly | Written::Coins, Argument::Text(text)) => text.clone(),
            (Written::Coins, Argument::Integer(place)) if place.is_zero() => "t".to_owned(),
            (Written::Coins, Argument::Integer(place)) => place.to_string(),
            (Written::Plainly, Argument::Board(board)) => board.in_letters(self.letters()?)?,
            // A shape by its name has no colours.
            (Written::Coloured, Argument::Text(text)) if !is_shape(text) => text.clone(),
            (Written::Coloured, Argument::Graph(graph)) if self.is_of_bushes() => bush(graph)?,
            (Written::Coloured, Argument::Graph(graph)) => coloured_edges(graph)?,
            (Written::Numbered, Argument::Text(text)) => numbered_graph(text)?.with_copies()?,
            (Written::Numbered, Argument::Graph(graph)) => graph.with_copies()?,
            (Written::Plainly, Argument::Graph(graph)) if self.is_on_graphs() => graph.written(|_| None)?,
            (Written::Tagged, Argument::Graph(graph)) if self.is_on_graphs() => graph.written(letter)?,
            (Written::WithNeighbours, Argument::Graph(graph)) if self.is_on_graphs() => {
                graph.written(|label| exchanged(&letter(label)?.to_string()).pop())?
            }
            (Written::Arcs, Argument::Graph(graph)) => arcs(graph)?,
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

    /// The letters of what lies in the cells of a board, from 0 on, as CGSuite counts them.
    fn letters(&self) -> Option<&'static str> {
        let game = self.game.strip_prefix(IMPARTIAL_FORM).unwrap_or(&self.game);
        Some(match game.split(':').next()? {
            "domineering" | "cram" => ".#",
            "fission" => ".x#",
            "toads-and-frogs" | "games/backsliding.star" => ".tf",
            "toppling-dominoes" => ".lre",
            game if game == "amazons" || game.contains("clobber") => ".xo#",
            _ => return None,
        })
    }

    /// Whether a graph without colours is a position.
    fn is_on_graphs(&self) -> bool {
        let game = self.game.strip_prefix(IMPARTIAL_FORM).unwrap_or(&self.game);
        matches!(game, "arc-kayles" | "node-kayles" | "col" | "snort" | "fjords")
    }

    /// Whether edges are coloured, and stand on the first vertex of a graph.
    fn is_of_bushes(&self) -> bool {
        let game = self.game.strip_prefix(IMPARTIAL_FORM).unwrap_or(&self.game);
        matches!(game, "hackenbush" | "childish-hackenbush")
    }

    /// Whether positions are rows of coins.
    fn is_of_coins(&self) -> bool {
        self.game.starts_with("turning:") && self.variants.is_empty()
    }

    /// The ruleset changed once more. Heaps with moves of one's own are impartial already, and of the catalogue and of rule files the
    /// impartial form is known.
    fn varied(&self, variant: Variant) -> Self {
        let is_partizan = self.pairs.as_ref().is_some_and(|[left, right]| !Rc::ptr_eq(left, right));
        if variant != Variant::Impartial || is_partizan || !self.variants.is_empty() {
            return Self { variants: [&self.variants[..], &[variant]].concat(), ..self.clone() };
        }
        if self.is_of_catalogue() && self.factor.is_none() {
            return Self { game: format!("{IMPARTIAL_FORM}{}", self.game), ..self.clone() };
        }
        self.clone()
    }

    /// The code of the heaps, where they have one.
    fn code(&self) -> Option<HeapCode> {
        if !self.is_of_catalogue() || self.factor.is_some() {
            return None;
        }
        let code = if self.game == "nim" { "0.[3]" } else { self.game.strip_prefix("heaps:")? };
        code.parse().ok()
    }
}

/// The letter of a vertex, where it has a player or a colour for its label.
fn letter(label: &Label) -> Option<char> {
    match &*label.text {
        "Left" | "Color.Blue" => Some('L'),
        "Right" | "Color.Red" => Some('R'),
        _ => None,
    }
}

/// A graph whose vertices are Left's or Right's, as digraph placement is written; `None` of another.
fn arcs(graph: &Graph) -> Option<String> {
    let letters: Option<String> = graph.labels.iter().map(letter).collect();
    let letters: Vec<char> = letters?.to_lowercase().chars().collect();
    let name = |vertex: usize| format!("\"{}{vertex}\"", letters[vertex - 1]);
    let vertices: String = (1..=letters.len()).map(|vertex| name(vertex) + ",").collect();
    let all = graph.edges_from();
    let arcs = all.iter().flatten().map(|edge| format!("({}, {}),", name(edge.from), name(edge.to)));
    Some(format!("(({vertices}), ({}))", arcs.collect::<String>()))
}

/// A connected graph whose edges have colours, as Hackenbush is written; `None` of another.
fn bush(graph: &Graph) -> Option<String> {
    let has_ground = graph.is_connected() && !graph.is_directed && !graph.labels.is_empty();
    let are_coloured = graph.edges().iter().all(|edge| colour(&edge.label).is_some());
    let sign = |carrier, label: &Label| {
        Ok(if carrier == Carrier::Edge {
            colour(label).unwrap_or_default().to_owned()
        } else {
            String::new()
        })
    };
    graph.in_signs(sign).ok().filter(|_| has_ground && are_coloured)
}

/// A graph whose edges have colours by its edges, `v1-v2:l v2-v3:r`; `None` where one has none.
fn coloured_edges(graph: &Graph) -> Option<String> {
    let written = |edge: &Edge| Some(format!("v{}-v{}:{}", edge.from, edge.to, colour(&edge.label)?));
    let edges: Option<Vec<String>> = graph.edges().iter().map(written).collect();
    edges.filter(|edges| !edges.is_empty() && !graph.is_directed).map(|edges| edges.join(" "))
}

/// Whether a text is the name of a shape with a size: `path:5`.
fn is_shape(text: &str) -> bool {
    text.split_once(':').is_some_and(|(shape, _)| matches!(shape, "path" | "cycle" | "clique"))
}

fn colour(label: &Label) -> Option<&'static str> {
    match &*label.text {
        "Left" | "Color.Blue" => Some("l"),
        "Right" | "Color.Red" => Some("r"),
        "Color.Green" => Some("e"),
        _ => None,
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

    /// The product of heaps that are cut across and along, `R CakeProduct S` or `R.CakeProduct(S)`, and where it ends; `None` where
    /// something else stands behind the ruleset.
    fn cake_product(
        &mut self,
        text: &str,
        end: usize,
        ruleset: &Rc<Ruleset>,
    ) -> Result<Option<(Ruleset, usize)>, Refusal> {
        let word = "CakeProduct";
        let behind = &text[end..];
        let (factor, named, length) = if let Some(rest) = behind.strip_prefix('.')
            && let Some(rest) = rest.strip_prefix(word)
            && let Some(length) = closing(rest).filter(|_| rest.starts_with('('))
        {
            let inner = &rest[1..length];
            let arguments = self.arguments(inner).map_err(|refusal| within(refusal, text, inner))?;
            let [Argument::Ruleset(factor)] = &arguments.plain[..] else {
                let hint = "for example: game.heap.TakeAndBreak(\"4.0\") CakeProduct game.heap.TakeAndBreak(\"4.0\")";
                return Err(ParseError::part(text, inner, "expected a ruleset", hint).into());
            };
            (factor.clone(), arguments.named, 1 + word.len() + length + 1)
        } else if let Some(rest) = behind.trim_start().strip_prefix(word)
            && rest.starts_with(' ')
        {
            let rest = rest.trim_start();
            let before = behind.len() - rest.len();
            match self.item_named(&rest[..word_length(rest)]) {
                Some(Item::Ruleset(factor)) => (factor, Vec::new(), before + word_length(rest)),
                _ if begins_with_ruleset(rest) => {
                    let found = self.ruleset_in(rest).map_err(|refusal| within(refusal, text, rest))?;
                    (found.ruleset, Vec::new(), before + found.end)
                }
                _ => return Ok(None),
            }
        } else {
            return Ok(None);
        };
        let factors = [ruleset.clone(), factor].map(Argument::Ruleset);
        let parameters = Arguments { plain: factors.into(), named };
        let product = with_parameters("GenCutcake", &parameters).ok_or_else(|| {
            let hint = "products are known of one ruleset with itself: TakeAndBreak(\"4.0\"), TakeAndBreak(\"{2+}=.0\"), TakeAndBreak(\"0.7\")";
            ParseError::at(text, 0..end + length, "this product is not known here", hint)
        })?;
        Ok(Some((product, end + length)))
    }

    /// The factor of a product, and the position, that stand behind a ruleset.
    pub(super) fn position_behind(
        &mut self,
        text: &str,
        mut end: usize,
        mut ruleset: Rc<Ruleset>,
    ) -> Result<Found, Refusal> {
        while let Some(behind) = text[end..].strip_prefix('.')
            && let Some(variant) = Variant::asked(&behind[..word_length(behind)])
        {
            ruleset = Rc::new(ruleset.varied(variant));
            end += 1 + word_length(behind);
        }
        if let Some((product, behind)) = self.cake_product(text, end, &ruleset)? {
            (ruleset, end) = (Rc::new(product), behind);
        }
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
        let placed = match (&ruleset.heaps, &ruleset.pairs, &arguments.plain[..]) {
            (_, Some(rules), [Argument::Pair(row, column)]) => {
                Placed::of(self.listed_pairs(rules, &[(row.clone(), column.clone())])?, true)
            }
            (Some(rules), ..) => {
                let heap = position.parse().ok().filter(|&heap| heap <= MOST_LISTED);
                let heap = heap.ok_or_else(|| {
                    let why =
                        message!("moves are listed heap by heap, up to a heap of {MOST_LISTED}", MOST_LISTED);
                    wrong((why, "for example: game.heap.HeapRuleset(k -> [[a] for a from 0 to k - 1])(20)"))
                })?;
                let opened = self.listed_heap(rules, heap)?;
                Placed::of(opened, true)
            }
            _ => self
                .placed(&ruleset.opened_as(&position), true)
                .map_err(|error| about(error, text, start..end))?,
        };
        let position = Some(varied(&ruleset.variants, placed)?);
        Ok(Found { ruleset, position, end })
    }
}

/// Where a name and the parentheses behind it end.
fn end_of_first(text: &str, start: usize) -> usize {
    let end = start + word_length(&text[start..]);
    match closing(&text[end..]) {
        Some(length) if text[end..].starts_with('(') => end + length + 1,
        _ => end,
    }
}
