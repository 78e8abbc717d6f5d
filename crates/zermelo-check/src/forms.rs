//! The nodes of certificates about the order of games: forms by their options, positions, and sums (`order.rs` says what each
//! record means).

use crate::certificate::Header;
use crate::games::{Game, KEPT_POSITION};
use crate::limits::Meter;
use crate::numbers::numbers_below;
use crate::places::Places;
use crate::player::Player;
use crate::records::Records;
use crate::verdict::Failure;
use std::collections::HashMap;

/// Forms with longer texts are called by their node.
const LONGEST_TEXT: usize = 200;

/// Bytes that an option of a node takes, about: it stands in the node and among the nodes by their options.
const KEPT_OPTION: usize = 12;

/// A record of a node.
pub(crate) enum NodeRecord<'a> {
    /// `LEFT|RIGHT` or `LEFT|RIGHT⇥POSITION`: the numbers of the options.
    Form { left: &'a str, right: &'a str, position: Option<&'a str> },
    /// `+ NUMBERS`: the numbers of the summands.
    Sum(&'a str),
}

impl<'a> NodeRecord<'a> {
    pub(crate) fn read(line: &'a str) -> Option<Self> {
        if let Some(summands) = line.strip_prefix("+ ") {
            return Some(Self::Sum(summands));
        }
        let (form, position) = line.split_once('\t').map_or((line, None), |(form, rest)| (form, Some(rest)));
        let (left, right) = form.split_once('|')?;
        Some(Self::Form { left, right, position })
    }

    /// The position, if there is one.
    pub(crate) const fn position(&self) -> Option<&'a str> {
        match self {
            Self::Form { position, .. } => *position,
            Self::Sum(_) => None,
        }
    }
}

/// The two players' options, ascending.
pub(crate) type Node = [Vec<u32>; 2];

/// Nodes by their summands: the node itself for those that are not sums, none for 0.
#[derive(Default)]
pub(crate) struct Sums(HashMap<Vec<u32>, u32>);

impl Sums {
    pub(crate) fn find(&self, mut summands: Vec<u32>) -> Option<u32> {
        summands.sort_unstable();
        self.0.get(&summands).copied()
    }
}

/// The nodes of a certificate.
#[derive(Default)]
pub(crate) struct Forms {
    pub(crate) nodes: Vec<Node>,
    /// The position of a node in brackets, or its form; empty for forms that are too long.
    texts: Vec<String>,
    /// The nodes of positions.
    pub(crate) places: Places,
    /// The summands of each node, ascending: a node that is not a sum is its own, and 0 has none.
    pub(crate) parts: Vec<Vec<u32>>,
    pub(crate) sums: Sums,
    /// The nodes without positions that are not sums.
    pub(crate) unplaced: HashMap<Node, u32>,
}

impl Forms {
    /// Reads `nodes N` and as many records.
    pub(crate) fn read(
        header: &Header,
        game: Option<&dyn Game>,
        records: &mut Records,
    ) -> Result<Self, Failure> {
        let mut forms = Self::default();
        for _ in 0..records.count("nodes")? {
            let line = records.text("all nodes")?;
            forms.add(header, game, &line, records.meter())?;
        }
        Ok(forms)
    }

    /// The node of a number, if it is there.
    pub(crate) fn find(&self, number: u64) -> Option<u32> {
        (number < self.nodes.len() as u64).then_some(number as u32)
    }

    /// Adds the node of a record.
    fn add(
        &mut self,
        header: &Header,
        game: Option<&dyn Game>,
        line: &str,
        meter: &Meter,
    ) -> Result<(), Failure> {
        let place = self.nodes.len() as u32;
        meter.keep(2 * size_of::<Node>() + 3 * KEPT_POSITION + 4 * line.len())?;
        let record = NodeRecord::read(line).ok_or("expected a '|' between the players' options")?;
        let (node, parts) = match record {
            NodeRecord::Sum(summands) => self.read_sum(summands, meter)?,
            NodeRecord::Form { left, right, .. } => {
                let node = [self.read_side(left, meter)?, self.read_side(right, meter)?];
                let is_zero = node.iter().all(Vec::is_empty);
                (node, if is_zero { Vec::new() } else { vec![place] })
            }
        };
        let position = record.position();
        if let Some(position) = position {
            self.add_position(header, game, &node, position, meter)?;
        } else if parts.len() < 2 && self.unplaced.insert(node.clone(), place).is_some() {
            return Err("the form stands here for the second time".into());
        }
        let text = position.map_or_else(|| self.form(&node), |position| format!("[{position}]"));
        meter.keep(text.len())?;
        self.sums.0.entry(parts.clone()).or_insert(place);
        self.parts.push(parts);
        self.nodes.push(node);
        self.texts.push(text);
        Ok(())
    }

    /// One player's options, ascending.
    fn read_side(&self, text: &str, meter: &Meter) -> Result<Vec<u32>, Failure> {
        let too_large = "an option must stand in an earlier record";
        let side = numbers_below(self.nodes.len(), text.as_bytes(), too_large, meter)?;
        if !side.is_sorted_by(|one, two| one < two) {
            return Err("options are numbered in ascending order".into());
        }
        meter.keep(KEPT_OPTION * side.len())?;
        Ok(side)
    }

    /// A sum and its summands.
    fn read_sum(&self, text: &str, meter: &Meter) -> Result<(Node, Vec<u32>), Failure> {
        const MOST_SUMMANDS: usize = 256;
        let too_large = "a summand is an earlier node";
        let summands = numbers_below(self.nodes.len(), text.as_bytes(), too_large, meter)?;
        if summands.iter().any(|&summand| self.parts[summand as usize] != [summand]) {
            return Err("a summand is not 0 and not a sum".into());
        }
        if !(2..=MOST_SUMMANDS).contains(&summands.len()) || !summands.is_sorted() {
            return Err("a sum has from 2 to 256 summands, in ascending order".into());
        }
        if self.sums.0.contains_key(&summands) {
            return Err("the sum stands here for the second time".into());
        }
        let mut node = [Vec::new(), Vec::new()];
        for (place, &summand) in summands.iter().enumerate() {
            if summands[..place].last() == Some(&summand) {
                continue;
            }
            let rest = [&summands[..place], &summands[place + 1..]].concat();
            for (options, of_summand) in node.iter_mut().zip(&self.nodes[summand as usize]) {
                for &option in of_summand {
                    let parts = [&rest[..], &self.parts[option as usize]].concat();
                    meter.work(100 + 16 * parts.len() as u64)?;
                    meter.keep(KEPT_OPTION)?;
                    options.push(self.sums.find(parts).ok_or("an option of the sum is not an earlier node")?);
                }
            }
        }
        for options in &mut node {
            options.sort_unstable();
            options.dedup();
        }
        Ok((node, summands))
    }

    /// Checks that the options of a node are the moves from its position.
    fn add_position(
        &mut self,
        header: &Header,
        game: Option<&dyn Game>,
        node: &Node,
        text: &str,
        meter: &Meter,
    ) -> Result<(), Failure> {
        let position = Places::read(header, game, text, meter)?;
        if let Some(game) = game {
            for player in Player::BOTH {
                let listed = &node[player as usize];
                let missing = |option| format!("no earlier node is {option}");
                self.places.check_moves(game, &position, player, listed, meter, missing)?;
            }
        }
        self.places.add(position, self.nodes.len() as u32, meter)
    }

    /// A position or form in words.
    pub(crate) fn name(&self, node: u32) -> String {
        match self.texts[node as usize].as_str() {
            "" => format!("node {node}"),
            text => text.to_owned(),
        }
    }

    /// `{0|1}`, and integers for their forms; nothing when it is too long.
    fn form(&self, [left, right]: &Node) -> String {
        let text = |node: &u32| self.texts[*node as usize].as_str();
        let integer = |node: &u32| text(node).parse::<i64>().ok();
        match (left.as_slice(), right.as_slice()) {
            ([], []) => return "0".to_owned(),
            ([one], []) if integer(one).is_some_and(|one| one >= 0) => {
                return integer(one).map_or_else(String::new, |one| (one + 1).to_string());
            }
            ([], [one]) if integer(one).is_some_and(|one| one <= 0) => {
                return integer(one).map_or_else(String::new, |one| (one - 1).to_string());
            }
            _ => {}
        }
        let sides = [left, right].map(|side| side.iter().map(text).collect::<Vec<_>>());
        let is_short = sides.iter().flatten().all(|text| !text.is_empty())
            && sides.iter().flatten().map(|text| text.len() + 1).sum::<usize>() < LONGEST_TEXT;
        if is_short { format!("{{{}|{}}}", sides[0].join(","), sides[1].join(",")) } else { String::new() }
    }
}
