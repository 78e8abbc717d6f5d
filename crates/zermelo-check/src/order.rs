//! The claims `le A B`, `equal A B`, `less A B`, `fuzzy A B` about the order of two games of two players in normal play, and
//! `canonical A K`: K equals A, and is its canonical form. A, B and K are nodes of the certificate.
//!
//! `nodes N`, and for each node a record `LEFT|RIGHT⇥POSITION`: the numbers of its options, ascending, which stand in
//! *earlier* records, so that play ends. Then `pairs`, and records `G H`, each of which says G ≤ H.
//!
//! A pair is right when every move of the player who would refute it has an answer (`proofs/Order.v`):
//!
//! * to each left option GL of G, a right option GLR of it with GLR ≤ H, or a left option HL of H with GL ≤ HL;
//! * to each right option HR of H, a left option HRL of it with G ≤ HRL, or a right option GR of G with GR ≤ HR;
//!
//! where ≤ is shown by a pair of the certificate, which is one of earlier nodes, or holds between a node and itself. That G ≤ H is *not* so
//! is shown by some H ≤ GL or some HR ≤ G. K is canonical when in it and all its followers no option is dominated (not
//! X ≤ Y for different options of one player) and none is reversible (not XLR ≤ X, not X ≤ XRL).
//!
//! A record `+ NUMBERS` is the sum of earlier nodes that are not sums and not 0: its options are the nodes in which one summand
//! is replaced by an option of it, 0 being left out. No node without a position stands twice: each sum is added up once.
//!
//! `that STATEMENT` claims a relation in words, `{1|-1} + {1|-1} = 0` (`expression.rs`), of the nodes that these are.
//!
//! In a game that the checker knows, the options of a node with a position are the nodes of its moves. A is the node
//! of the position claimed. For `game forms` with `position -`, nodes have no positions.

use crate::certificate::Header;
use crate::claim::Relation;
use crate::expression;
use crate::forms::{Forms, Node};
use crate::games::Game;
use crate::limits::Meter;
use crate::numbers::small_number;
use crate::records::Records;
use crate::verdict::{Accepted, Failure};
use std::collections::HashSet;

pub(crate) fn check(
    header: &Header,
    relation: Relation,
    nodes: [u64; 2],
    records: &mut Records,
) -> Result<Accepted, Failure> {
    let game = find_game(header, records.meter())?;
    let forms = Forms::read(header, game.as_deref(), records)?;
    let [Some(one), Some(two)] = nodes.map(|node| forms.find(node)) else {
        return Err("there are fewer nodes".into());
    };
    forms.places.check_first(header, game.as_deref(), one, records.meter())?;
    let order = Order::read(&forms.nodes, records)?;
    order.check_relation(relation, one, two)?;
    let claim = relation.in_words([one, two].map(|node| forms.name(node)));
    let claim = if header.position == "-" { claim } else { format!("{}: {claim}", header.game_in_words()) };
    Ok(Accepted::new(claim, game.is_none() && header.position != "-"))
}

/// The claim `that STATEMENT`, about forms without positions.
pub(crate) fn check_statement(
    header: &Header,
    statement: &str,
    records: &mut Records,
) -> Result<Accepted, Failure> {
    let meter = records.meter();
    find_game(header, meter)?;
    let forms = Forms::read(header, None, records)?;
    forms.places.check_first(header, None, 0, meter)?;
    let (relation, [one, two]) = expression::find(statement, &forms, meter)?;
    let order = Order::read(&forms.nodes, records)?;
    order.check_relation(relation, one, two)?;
    Ok(Accepted::new(statement.to_owned(), false))
}

/// A game that the checker knows, whose positions have an order.
pub(crate) fn find_game(header: &Header, meter: &Meter) -> Result<Option<Box<dyn Game>>, Failure> {
    if header.misere {
        return Err("games are ordered in normal play".into());
    }
    let game = header.find_game(meter)?;
    if game.as_ref().is_some_and(|game| game.ends_by_rule()) {
        return Err("play ends by a rule of this game, so its positions have no such values".into());
    }
    Ok(game)
}

const WORK_OF_LOOKUP: u64 = 32;

/// The pairs of a certificate, over its nodes.
pub(crate) struct Order<'a> {
    pub(crate) nodes: &'a [Node],
    pub(crate) meter: &'a Meter<'a>,
    /// The pairs G, H with G ≤ H.
    pairs: HashSet<(u32, u32)>,
    /// Where play may go on for ever (`stoppers.rs`): the pairs G, H of which not G ≤ H is shown.
    pub(crate) refuted: Option<HashSet<(u32, u32)>>,
}

/// `G H`, which says that G ≤ H.
pub(crate) fn read_pair(line: &str) -> Option<(u32, u32)> {
    let (one, two) = line.split_once(' ')?;
    Some((small_number(one)?, small_number(two)?))
}

/// Whether something holds of a node in a list.
pub(crate) fn any(
    nodes: &[u32],
    mut holds: impl FnMut(u32) -> Result<bool, Failure>,
) -> Result<bool, Failure> {
    for &node in nodes {
        if holds(node)? {
            return Ok(true);
        }
    }
    Ok(false)
}

impl<'a> Order<'a> {
    /// Reads `pairs` and all pairs, and checks each of them.
    pub(crate) fn read<'r: 'a>(nodes: &'a [Node], records: &mut Records<'r>) -> Result<Self, Failure> {
        const KEPT_PAIR: usize = 40;
        records.word("pairs")?;
        let first = records.number() + 1;
        let mut order = Self { nodes, meter: records.meter(), pairs: HashSet::new(), refuted: None };
        let mut listed = Vec::new();
        while let Some(line) = records.next_text()? {
            let is_node = |&(one, two): &(u32, u32)| (one.max(two) as usize) < nodes.len();
            let pair = read_pair(&line).filter(is_node).ok_or("expected two nodes")?;
            if !order.pairs.insert(pair) {
                return Err("the pair stands here for the second time".into());
            }
            listed.push(pair);
            order.meter.keep(KEPT_PAIR)?;
        }
        for (&(one, two), line) in listed.iter().zip(first..) {
            order.check_pair(one, two).map_err(|failure| failure.at(line))?;
        }
        Ok(order)
    }

    pub(crate) fn left(&self, node: u32) -> &'a [u32] {
        &self.nodes[node as usize][0]
    }

    pub(crate) fn right(&self, node: u32) -> &'a [u32] {
        &self.nodes[node as usize][1]
    }

    fn is_le(&self, one: u32, two: u32) -> Result<bool, Failure> {
        self.meter.work(WORK_OF_LOOKUP)?;
        Ok(one == two || self.pairs.contains(&(one, two)))
    }

    fn check_pair(&self, one: u32, two: u32) -> Result<(), Failure> {
        for &option in self.left(one) {
            let is_answered = any(self.right(option), |reply| self.is_le(reply, two))?
                || any(self.left(two), |reply| self.is_le(option, reply))?;
            if !is_answered {
                return Err(format!("there is no answer to the left option {option} of {one}").into());
            }
        }
        for &option in self.right(two) {
            let is_answered = any(self.left(option), |reply| self.is_le(one, reply))?
                || any(self.right(one), |reply| self.is_le(reply, option))?;
            if !is_answered {
                return Err(format!("there is no answer to the right option {option} of {two}").into());
            }
        }
        Ok(())
    }

    /// Whether a pair shows that not one ≤ two.
    pub(crate) fn is_not_le(&self, one: u32, two: u32) -> Result<bool, Failure> {
        if let Some(refuted) = &self.refuted {
            self.meter.work(WORK_OF_LOOKUP)?;
            return Ok(refuted.contains(&(one, two)));
        }
        Ok(any(self.left(one), |option| self.is_le(two, option))?
            || any(self.right(two), |option| self.is_le(option, one))?)
    }

    pub(crate) fn check_relation(&self, relation: Relation, one: u32, two: u32) -> Result<(), Failure> {
        let is_shown = match relation {
            Relation::Le => self.is_le(one, two)?,
            Relation::Equal | Relation::Canonical => self.is_le(one, two)? && self.is_le(two, one)?,
            Relation::Less => self.is_le(one, two)? && self.is_not_le(two, one)?,
            Relation::Fuzzy => self.is_not_le(one, two)? && self.is_not_le(two, one)?,
        };
        if !is_shown {
            return Err(format!("the pairs do not show '{} {one} {two}'", relation.name()).into());
        }
        if relation == Relation::Canonical { self.check_canonical(two) } else { Ok(()) }
    }

    fn check_canonical(&self, root: u32) -> Result<(), Failure> {
        let mut is_follower = vec![false; self.nodes.len()];
        is_follower[root as usize] = true;
        let mut followers = vec![root];
        let mut next = 0;
        while let Some(&node) = followers.get(next) {
            next += 1;
            for &option in self.nodes[node as usize].iter().flatten() {
                if !std::mem::replace(&mut is_follower[option as usize], true) {
                    followers.push(option);
                }
            }
            self.check_simplest(node)?;
        }
        // Of games in which play ends, two that are equal and as simple as this are the same node.
        if self.refuted.is_some() { self.check_different(&followers) } else { Ok(()) }
    }

    fn check_simplest(&self, node: u32) -> Result<(), Failure> {
        for options in &self.nodes[node as usize] {
            for &one in options {
                for &two in options {
                    if two != one && !self.is_not_le(one, two)? {
                        return Err(
                            format!("node {node}: the pairs do not show that not {one} ≤ {two}").into()
                        );
                    }
                }
            }
        }
        for &option in self.left(node) {
            if any(self.right(option), |reply| Ok(!self.is_not_le(reply, node)?))? {
                return Err(may_be_reversible(node, option));
            }
        }
        for &option in self.right(node) {
            if any(self.left(option), |reply| Ok(!self.is_not_le(node, reply)?))? {
                return Err(may_be_reversible(node, option));
            }
        }
        Ok(())
    }
}

fn may_be_reversible(node: u32, option: u32) -> Failure {
    format!("node {node}: the pairs do not show that option {option} is not reversible").into()
}
