//! The claims `stoppers le A B`, `stoppers equal A B`, `stoppers less A B`, `stoppers fuzzy A B` and `stoppers canonical A K`:
//! as `order.rs`, of games in which play may go on for ever, but not while the players take turns: *stoppers*.
//!
//! `nodes N`, and for each node a record `LEFT|RIGHT` or `LEFT|RIGHT⇥POSITION`: the numbers of its options, ascending, which
//! may be any nodes. Then `pairs`, records `G H` each of which says G ≤ H, `next`, and records `G H` each of which says that
//! *not* G ≤ H.
//!
//! No play from any node in which the players alternate goes on for ever. For such games G ≤ H holds if Left, moving second
//! in H − G, always has an answer (Siegel, *Combinatorial Game Theory*, VI.2). So pairs are right if every move against them
//! has an answer that leads to a pair again, or to a node beside itself, however often: the rule of `order.rs`, of nodes
//! that need not get smaller. But a draw is not a loss: that Left moving second does *not* survive needs a move of Right
//!
//! * to a left option GL of G, such that not GLR ≤ H for all right options of it, and not GL ≤ HL for all left options of H; or
//! * to a right option HR of H, such that not G ≤ HRL for all left options of it, and not GR ≤ HR for all right options of G;
//!
//! each by an *earlier* record of the second list, so that Right wins in the end.
//!
//! K is canonical when in it and all its followers no option is dominated, none is reversible, and no two followers are
//! equal: stoppers have but one such form.

use crate::certificate::Header;
use crate::claim::Relation;
use crate::forms::{Node, NodeRecord};
use crate::games::{self, Game, KEPT_POSITION};
use crate::limits::Meter;
use crate::numbers::numbers_below;
use crate::order::{self, Order, any, read_pair};
use crate::places::Places;
use crate::player::Player;
use crate::records::Records;
use crate::verdict::{Accepted, Failure};
use std::collections::HashSet;

pub(crate) fn check(
    header: &Header,
    relation: Relation,
    nodes: [u64; 2],
    records: &mut Records,
) -> Result<Accepted, Failure> {
    let game = order::find_game(header, records.meter())?;
    let graph = Graph::read(header, game.as_deref(), records)?;
    if nodes.iter().any(|&node| node >= graph.nodes.len() as u64) {
        return Err("there are fewer nodes".into());
    }
    let [one, two] = nodes.map(|node| node as u32);
    graph.places.check_first(header, game.as_deref(), one, records.meter())?;
    if ranks(&graph.nodes, records.meter())?.is_none() {
        return Err(NO_STOPPERS.into());
    }
    records.begin_sections(2);
    let mut order = Order::read(&graph.nodes, records)?;
    order.read_refuted(records)?;
    order.check_relation(relation, one, two)?;
    let claim = relation.in_words([one, two].map(|node| graph.name(node)));
    let claim = if header.position == "-" { claim } else { format!("{}: {claim}", header.game_in_words()) };
    Ok(Accepted::new(claim, game.is_none() && header.position != "-"))
}

/// The nodes of a certificate, each with options among all of them.
struct Graph {
    nodes: Vec<Node>,
    positions: Vec<Option<String>>,
    /// The nodes of positions.
    places: Places,
}

impl Graph {
    /// Reads `nodes N` and as many records. The moves of a game that the checker knows are made again.
    fn read(header: &Header, game: Option<&dyn Game>, records: &mut Records) -> Result<Self, Failure> {
        let count = records.count("nodes")?;
        let count = u32::try_from(count).map_err(|_| "there are too many nodes")? as usize;
        let mut graph = Self { nodes: Vec::new(), positions: Vec::new(), places: Places::default() };
        let first = records.number() + 1;
        for _ in 0..count {
            let line = records.text("all nodes")?;
            graph.add(header, game, &line, count, records.meter())?;
        }
        for ((node, position), line) in graph.nodes.iter().zip(&graph.positions).zip(first..) {
            if let (Some(game), Some(text)) = (game, position) {
                let moves = graph.check_moves(game, node, text, records.meter());
                moves.map_err(|failure| failure.at(line))?;
            }
        }
        Ok(graph)
    }

    fn add(
        &mut self,
        header: &Header,
        game: Option<&dyn Game>,
        line: &str,
        count: usize,
        meter: &Meter,
    ) -> Result<(), Failure> {
        meter.keep(2 * size_of::<Node>() + 2 * KEPT_POSITION + 4 * line.len())?;
        let Some(NodeRecord::Form { left, right, position }) = NodeRecord::read(line) else {
            return Err("expected a '|' between the players' options".into());
        };
        let node = [read_side(left, count, meter)?, read_side(right, count, meter)?];
        if let Some(text) = position {
            let position = Places::read(header, game, text, meter)?;
            self.places.add(position, self.nodes.len() as u32, meter)?;
        }
        self.nodes.push(node);
        self.positions.push(position.map(str::to_owned));
        Ok(())
    }

    /// The options of a node with a position are the nodes of the moves from it.
    fn check_moves(&self, game: &dyn Game, node: &Node, text: &str, meter: &Meter) -> Result<(), Failure> {
        let position = games::read(game, text, meter)?;
        for player in Player::BOTH {
            let missing = |option| format!("no node is {option}");
            self.places.check_moves(game, &position, player, &node[player as usize], meter, missing)?;
        }
        Ok(())
    }

    /// A position in brackets; else the form, where it is short, with a letter before games that lead back to themselves.
    fn name(&self, node: u32) -> String {
        match &self.positions[node as usize] {
            Some(position) => format!("[{position}]"),
            None => Text::of(&self.nodes, node).unwrap_or_else(|| format!("node {node}")),
        }
    }
}

/// What is wrong with nodes that have no ranks.
pub(crate) const NO_STOPPERS: &str = "the nodes are not stoppers: alternating play can go on for ever";

/// For each node a number with Left to move and one with Right to move, which fall as the players take turns; none where
/// alternating play can go on for ever. Linear in the moves.
pub(crate) fn ranks(nodes: &[Node], meter: &Meter) -> Result<Option<Vec<[u32; 2]>>, Failure> {
    const KEPT_STATE: usize = 12;
    meter.keep(2 * KEPT_STATE * nodes.len())?;
    let successors = |node: u32, player: usize| {
        nodes[node as usize][player].iter().map(move |&option| (option, 1 - player))
    };
    let states = || (0..nodes.len() as u32).flat_map(|node| [(node, 0), (node, 1)]);
    let mut ways_in = vec![[0_u32; 2]; nodes.len()];
    for (node, player) in states() {
        meter.work(8 + nodes[node as usize][player].len() as u64)?;
        for (option, mover) in successors(node, player) {
            ways_in[option as usize][mover] += 1;
        }
    }
    let mut free: Vec<(u32, usize)> =
        states().filter(|&(node, player)| ways_in[node as usize][player] == 0).collect();
    let mut ranks = vec![[0; 2]; nodes.len()];
    let mut open = 2 * nodes.len() as u32;
    while let Some((node, player)) = free.pop() {
        ranks[node as usize][player] = open;
        open -= 1;
        for (option, mover) in successors(node, player) {
            let rest = &mut ways_in[option as usize][mover];
            *rest -= 1;
            if *rest == 0 {
                free.push((option, mover));
            }
        }
    }
    Ok((open == 0).then_some(ranks))
}

/// One player's options, ascending.
fn read_side(text: &str, count: usize, meter: &Meter) -> Result<Vec<u32>, Failure> {
    let side = numbers_below(count, text.as_bytes(), "an option is a node", meter)?;
    if side.is_sorted_by(|one, two| one < two) {
        Ok(side)
    } else {
        Err("options are numbered in ascending order".into())
    }
}

/// A form that is being written out, `a{0|{0|a}}`.
struct Text<'a> {
    nodes: &'a [Node],
    /// The nodes in whose braces the text is, each with its letter if it has one.
    open: Vec<(u32, Option<char>)>,
    letters: std::ops::RangeInclusive<char>,
    /// What may still be written.
    room: usize,
}

impl<'a> Text<'a> {
    /// Nothing where it is long.
    fn of(nodes: &'a [Node], node: u32) -> Option<String> {
        const LONGEST: usize = 200;
        Text { nodes, open: Vec::new(), letters: 'a'..='u', room: LONGEST }.game(node)
    }

    fn game(&mut self, node: u32) -> Option<String> {
        self.room = self.room.checked_sub(1)?;
        if let Some(place) = self.open.iter().position(|&(other, _)| other == node) {
            if self.open[place].1.is_none() {
                self.open[place].1 = Some(self.letters.next()?);
            }
            return self.open[place].1.map(String::from);
        }
        self.open.push((node, None));
        let [left, right] = &self.nodes[node as usize];
        let (left, right) = (self.list(left)?, self.list(right)?);
        let (_, letter) = self.open.pop()?;
        let integer = |text: &str| text.parse::<i64>().ok();
        Some(match (letter, integer(&left), integer(&right)) {
            (Some(letter), ..) => format!("{letter}{{{left}|{right}}}"),
            _ if left.is_empty() && right.is_empty() => "0".to_owned(),
            (None, Some(one), None) if one >= 0 && right.is_empty() => (one + 1).to_string(),
            (None, None, Some(one)) if one <= 0 && left.is_empty() => (one - 1).to_string(),
            _ => format!("{{{left}|{right}}}"),
        })
    }

    fn list(&mut self, options: &[u32]) -> Option<String> {
        let texts: Option<Vec<String>> = options.iter().map(|&option| self.game(option)).collect();
        texts.map(|texts| texts.join(","))
    }
}

impl Order<'_> {
    /// Reads the pairs G, H of which not G ≤ H is said, and checks that each follows from those before it.
    fn read_refuted(&mut self, records: &mut Records) -> Result<(), Failure> {
        const KEPT_PAIR: usize = 32;
        self.refuted = Some(HashSet::new());
        while let Some(line) = records.next_text()? {
            let is_node = |&(one, two): &(u32, u32)| (one.max(two) as usize) < self.nodes.len();
            let (one, two) = read_pair(&line).filter(is_node).ok_or("expected two nodes")?;
            let is_won = any(self.left(one), |option| self.has_no_answer(option, two))?
                || any(self.right(two), |option| self.has_no_answer(one, option))?;
            if !is_won {
                return Err(format!("no move wins against {one} ≤ {two} by earlier records").into());
            }
            self.meter.keep(KEPT_PAIR)?;
            if let Some(refuted) = &mut self.refuted {
                refuted.insert((one, two));
            }
        }
        Ok(())
    }

    /// Whether Left, to move, comes to refuted pairs only.
    fn has_no_answer(&self, one: u32, two: u32) -> Result<bool, Failure> {
        let is_open = |one, two| Ok(!self.is_not_le(one, two)?);
        Ok(!any(self.right(one), |reply| is_open(reply, two))?
            && !any(self.left(two), |reply| is_open(one, reply))?)
    }

    /// That no two of some nodes are equal.
    pub(crate) fn check_different(&self, nodes: &[u32]) -> Result<(), Failure> {
        for (place, &one) in nodes.iter().enumerate() {
            for &two in &nodes[..place] {
                if !self.is_not_le(one, two)? && !self.is_not_le(two, one)? {
                    return Err(format!("the pairs do not show that {one} and {two} are different").into());
                }
            }
        }
        Ok(())
    }
}
