//! Graphs in a worksheet: how they are made, `Graph.Parse("L-R", vertexLabels => M)`, and what is asked of them.

use super::cgsuite::MOST_VERTICES;
use super::graph::{Edge, Graph, Label};
use super::graph_text::read;
use super::item::Item;
use super::line::{closing, is_word, parts, word_length};
use super::listed_heaps::whole_number;
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::game::ParseError;

const EXAMPLE: &str = "for example: Graph(\"--(-;--)\"), Graph.Path(5), Graph.Cycle(5), Graph.Star(5), Graph.Clique(5), Graph.FromAdjacencyList([[2], [1, 3], [2]]), \
                       DirectedGraph(\">>\"), Graph.Parse(\"L-R\", vertexLabels => {\"L\" => Left, \"R\" => Right})";

/// What is said by name between parentheses.
type Named<'t> = Vec<(&'t str, &'t str)>;

/// The parts between parentheses that have no names, and those that have one.
fn arguments(inner: &str) -> (Vec<&str>, Named<'_>) {
    let (mut plain, mut named) = (Vec::new(), Vec::new());
    for part in parts(inner) {
        match part.split_once("=>") {
            Some((name, value)) if is_word(name.trim()) => named.push((name.trim(), value.trim())),
            _ => plain.push(part),
        }
    }
    (plain, named)
}

fn wrong(text: &str, message: &'static str, hint: &'static str) -> Refusal {
    ParseError::whole(text, message, hint).into()
}

impl Worksheet<'_> {
    /// What labels a vertex or an edge.
    fn label(&mut self, item: Item) -> Result<Label, Refusal> {
        if matches!(item, Item::Nothing) {
            return Ok(Label::default());
        }
        let text = self.text(&item, "")?.into();
        Ok(Label { item, text })
    }

    /// The graph with which a text begins, `Graph("---")`, `Graph.Star(5)` or `DirectedGraph.FromAdjacencyList([[2], []])`.
    pub(super) fn graph_in(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        let is_directed = text.starts_with("Directed");
        let class = if is_directed { "DirectedGraph" } else { "Graph" };
        let Some(rest) = text.strip_prefix(class) else { return Ok(None) };
        let shape = rest.strip_prefix('.').map_or("", |shape| &shape[..word_length(shape)]);
        let start = class.len() + if shape.is_empty() { 0 } else { 1 + shape.len() };
        if shape == "Empty" && !text[start..].starts_with('(') {
            return Ok(Some((Item::Graph(Graph::new(is_directed, Vec::new(), Vec::new()).into()), start)));
        }
        let Some(length) = closing(&text[start..]).filter(|_| text[start..].starts_with('(')) else {
            return Ok(None);
        };
        let (inner, end) = (&text[start + 1..start + length], start + length + 1);
        let made = match shape {
            "" | "Parse" => self.parsed_graph(is_directed, inner),
            _ => self.shaped_graph(is_directed, shape, inner),
        };
        let graph = made.map_err(|refusal| within(refusal, text, inner))?;
        let graph = graph.ok_or_else(|| ParseError::at(text, 0..end, "there is no such graph", EXAMPLE))?;
        Ok(Some((Item::Graph(graph.into()), end)))
    }

    /// A graph by its text, with what its signs mean.
    fn parsed_graph(&mut self, is_directed: bool, inner: &str) -> Result<Option<Graph>, Refusal> {
        let (plain, named) = arguments(inner);
        let [text] = plain[..] else { return Ok(None) };
        let Item::Text(written) = self.item(text)? else { return Ok(None) };
        let of = self.labellings(&named, inner)?;
        read(&written, is_directed, &mut |carrier, sign| match &of[carrier as usize] {
            Some(labelling) => self.labelled(labelling, sign, inner),
            None => Ok(None),
        })
    }

    /// The maps or functions from signs to labels, of vertices and of edges, or the other way.
    fn labellings(&mut self, named: &Named<'_>, inner: &str) -> Result<[Option<Item>; 2], Refusal> {
        let mut of = [None, None];
        for (name, value) in named {
            let hint = "for example: Graph.Parse(\"L-R\", vertexLabels => {\"L\" => Left, \"R\" => Right}), Graph.Parse(\"ll\", edgeLabels => s -> s)";
            let place = match *name {
                "vertexLabels" => 0,
                "edgeLabels" => 1,
                _ => return Err(wrong(inner, "expected vertexLabels or edgeLabels", hint)),
            };
            of[place] = match self.item(value).map_err(|refusal| within(refusal, inner, value))? {
                labelling @ (Item::Map(_) | Item::Function(_)) => Some(labelling),
                _ => return Err(wrong(inner, "labels are told by a map or a function", hint)),
            };
        }
        Ok(of)
    }

    /// The label of a sign; `None` where it has none. Functions are not asked of the empty sign.
    fn labelled(&mut self, labelling: &Item, sign: &str, text: &str) -> Result<Option<Label>, Refusal> {
        let sought = Item::Text(sign.into());
        let found = match labelling {
            Item::Map(map) => {
                let place = self.place_of(map.iter().map(|(key, _)| key), &sought)?;
                place.map(|place| map[place].1.clone())
            }
            Item::Function(own) if !sign.is_empty() => Some(self.applied_to(own, text, vec![sought])?),
            _ => None,
        };
        found.map(|item| self.label(item)).transpose()
    }

    /// A graph by the name of its shape, its size, and what all vertices and all edges are labelled with.
    fn shaped_graph(
        &mut self,
        is_directed: bool,
        shape: &str,
        inner: &str,
    ) -> Result<Option<Graph>, Refusal> {
        let (plain, named) = arguments(inner);
        let of_lists = shape == "FromAdjacencyList";
        let mut plain = plain.into_iter();
        let first = if shape == "Singleton" { None } else { plain.next() };
        let mut labels = [Label::default(), Label::default()];
        for (place, name) in ["vertexLabel", "edgeLabel"].into_iter().enumerate() {
            let by_name = named.iter().find(|(own, _)| *own == name).map(|(_, value)| *value);
            if let Some(part) = by_name.or_else(|| plain.next()) {
                let item = self.item(part).map_err(|refusal| within(refusal, inner, part))?;
                labels[place] = self.label(item)?;
            }
        }
        let [of_vertices, of_edges] = labels;
        if plain.next().is_some() {
            return Ok(None);
        }
        if shape == "Singleton" {
            return Ok(Some(Graph::new(is_directed, vec![of_vertices], Vec::new())));
        }
        let Some(first) = first else { return Ok(None) };
        if of_lists {
            let item = self.item(first).map_err(|refusal| within(refusal, inner, first))?;
            let lists: Option<Vec<_>> =
                item.elements().and_then(|lists| lists.iter().map(numbers_in).collect());
            let graph = lists.and_then(|lists| Graph::of_neighbours(is_directed, &lists));
            return Ok(graph.map(|graph| graph.with_all_labels(&of_vertices, &of_edges)));
        }
        let size = self.integer(first).map_err(|refusal| within(refusal, inner, first))?;
        let size = usize::try_from(&size).ok().filter(|&size| size <= MOST_VERTICES);
        let is_of_class = is_directed == (shape == "DirectedPath");
        Ok(size.filter(|_| is_of_class).and_then(|size| Graph::named(shape, size, &of_vertices, &of_edges)))
    }

    /// What a method gives of a graph, a vertex or an edge; `None` where the name is not that of one.
    pub(super) fn of_graph(
        &mut self,
        graph: &Graph,
        asked: &str,
        inner: &str,
    ) -> Result<Option<Item>, Refusal> {
        let hint = "for example: Graph.Cycle(5).DeleteVertex(1), Graph.Cycle(5).RetainVertices([1, 2]), G.DeleteEdge(G.Edges[1]), \
                    G.DeleteEdgeByIndex(1, 2), G.UpdatedVertexLabels({1 => Left})";
        let expected = |changed: Option<Graph>, message| match changed {
            Some(changed) => Ok(Some(Item::Graph(changed.into()))),
            None => Err(wrong(inner, message, hint)),
        };
        let (of_vertices, of_edges) = ("expected vertices of the graph", "expected an edge of the graph");
        match asked {
            "DeleteVertex" | "DeleteVertices" | "RetainVertices" => {
                let vertices = self.item(inner)?;
                let single = || Some(vec![usize::try_from(&whole_number(&vertices)?).ok()?]);
                let numbers = numbers_in(&vertices).or_else(single);
                let changed = numbers.and_then(|numbers| match asked {
                    "RetainVertices" => graph.retained(&numbers),
                    _ => graph.without(&numbers),
                });
                expected(changed, of_vertices)
            }
            "ConnectedComponent" if !graph.is_directed => {
                let vertex = usize::try_from(&self.integer(inner)?).ok();
                expected(vertex.and_then(|vertex| graph.component_of(vertex)), of_vertices)
            }
            "DeleteEdge" => {
                let item = self.item(inner)?;
                let edge = match &item {
                    Item::Part(part) => part.as_edge(),
                    _ => None,
                };
                expected(edge.and_then(|edge| graph.without_edge(edge)), of_edges)
            }
            "DeleteEdgeByIndex" => {
                let listed = self.item(&format!("[{inner}]"))?;
                let edge = numbers_in(&listed).and_then(|numbers| edge_at(graph, &numbers));
                expected(edge.and_then(|edge| graph.without_edge(&edge)), of_edges)
            }
            "UpdatedVertexLabels" => {
                let Item::Map(map) = self.item(inner)? else { return expected(None, of_vertices) };
                let mut labels = Vec::new();
                for (vertex, label) in map.iter() {
                    let vertex = whole_number(vertex).and_then(|vertex| usize::try_from(&vertex).ok());
                    labels.push((vertex.unwrap_or(0), self.label(label.clone())?));
                }
                expected(graph.with_labels(labels), of_vertices)
            }
            "Decomposition" if !inner.is_empty() && !graph.is_directed => {
                let boundary = self.item(inner)?;
                let boundary = self.label(boundary)?;
                let graphs = graph.parts_between(&boundary).unwrap_or_default();
                Ok(Some(Item::List(graphs.into_iter().map(|graph| Item::Graph(graph.into())).collect())))
            }
            "ToString" if !inner.is_empty() => {
                let (_, named) = arguments(inner);
                let of = self.labellings(&named, inner)?;
                let text = graph
                    .in_signs(|carrier, label| self.sign(of[carrier as usize].as_ref(), label, inner))?;
                Ok(Some(Item::Text(text.into())))
            }
            _ => Ok(graph.asked(asked)),
        }
    }

    /// The sign of a label, in braces where it is not one letter; as it is printed where it has none.
    fn sign(&mut self, labelling: Option<&Item>, label: &Label, text: &str) -> Result<String, Refusal> {
        let found = match labelling {
            Some(Item::Map(map)) => {
                let place = self.place_of(map.iter().map(|(key, _)| key), &label.item)?;
                place.map(|place| map[place].1.clone())
            }
            Some(Item::Function(own)) => Some(self.applied_to(own, text, vec![label.item.clone()])?),
            _ => None,
        };
        let sign = match found {
            Some(item) => self.bare_text(&item, "")?,
            None => label.text.as_ref().to_owned(),
        };
        Ok(if sign.chars().count() > 1 { format!("{{{sign}}}") } else { sign })
    }

    /// The vertex of a graph with a number, or the edge of a vertex.
    pub(super) fn part_at(&mut self, of: &Item, inner: &str) -> Result<Item, Refusal> {
        let place = usize::try_from(&self.integer(inner)?).ok();
        let found = place.and_then(|place| match of {
            Item::Graph(graph) => graph.vertex(place),
            Item::Part(part) => part.edge(place),
            _ => None,
        });
        let hint = "G[1] is the first vertex of a graph, and G[1][2] the second edge from there; both are counted from 1 on";
        found.ok_or_else(|| wrong(inner, "there is no vertex or edge with this number", hint))
    }
}

/// The whole numbers in a list; `None` where something else is in it.
fn numbers_in(list: &Item) -> Option<Vec<usize>> {
    list.elements()?.iter().map(|item| usize::try_from(&whole_number(item)?).ok()).collect()
}

/// An edge by a vertex and its number there.
fn edge_at(graph: &Graph, numbers: &[usize]) -> Option<Edge> {
    let &[vertex, place] = numbers else { return None };
    let (_, edges) = graph.at(vertex)?;
    edges.get(place.checked_sub(1)?).cloned()
}
