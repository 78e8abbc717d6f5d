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
//! A record `+ NUMBERS` is the sum of earlier nodes that are no sums and not 0: its options are the nodes in which one summand
//! is replaced by an option of it, 0 being left out. No node without a position stands twice: each sum is added up once.
//!
//! `that STATEMENT` claims a relation in words, `{1|-1} + {1|-1} = 0` (`expression.rs`), of the nodes that these are.
//!
//! In a game that the checker knows, the options of a node with a position are the nodes of its moves. A is the node
//! of the position claimed. For `game forms` with `position -`, nodes have no positions.

use crate::games::{Game, KEPT_POSITION, Position};
use crate::graph::numbers_below;
use crate::records::{number, small_number};
use crate::{Accepted, Failure, Header, Player, Records, expression};
use std::collections::{HashMap, HashSet};

/// Forms with longer texts are called by their node.
const LONGEST_TEXT: usize = 200;

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    if header.misere {
        return Err("games are ordered in normal play".into());
    }
    let game = header.find_game()?;
    if game.as_ref().is_some_and(|game| game.ends_by_rule()) {
        return Err("play ends by a rule of this game, so its positions have no such values".into());
    }
    if let Some(statement) = header.claim.strip_prefix("that ") {
        return check_statement(header, statement, records);
    }
    let claim: Vec<&str> = header.claim.split(' ').collect();
    let &[relation, one, two] = claim.as_slice() else {
        return Err(format!("expected '{}' and two nodes", claim[0]).into());
    };
    let (Some(one), Some(two)) = (number(one), number(two)) else {
        return Err("a node is a number".into());
    };
    let mut forms = Forms::read(header, game.as_deref(), records)?;
    if one.max(two) >= forms.nodes.len() as u64 {
        return Err("there are not so many nodes".into());
    }
    let (one, two) = (one as u32, two as u32);
    forms.check_position(header, game.as_deref(), one)?;
    forms.read_pairs(records)?;
    forms.check_relation(relation, one, two)?;
    let [one, two] = [one, two].map(|node| forms.name(node));
    let claim = match relation {
        "le" => format!("{one} ≤ {two}"),
        "equal" => format!("{one} = {two}"),
        "less" => format!("{one} < {two}"),
        "fuzzy" => format!("{one} and {two} cannot be compared"),
        _ => format!("the canonical form of {one} is {two}"),
    };
    let claim = if header.position == "-" { claim } else { format!("{}: {claim}", header.game) };
    Ok(Accepted::new(claim, game.is_none() && header.position != "-"))
}

/// The claim `that STATEMENT`, about forms without positions.
fn check_statement(header: &Header, statement: &str, records: &mut Records) -> Result<Accepted, Failure> {
    let mut forms = Forms::read(header, None, records)?;
    forms.check_position(header, None, 0)?;
    let (relation, [one, two]) = expression::read(statement, &forms.unplaced, &forms.parts, &forms.sums)?;
    forms.read_pairs(records)?;
    forms.check_relation(relation, one, two)?;
    Ok(Accepted::new(statement.to_owned(), false))
}

/// The two players' options, ascending.
pub(crate) type Node = [Vec<u32>; 2];

/// Nodes by their summands: the node itself for those that are no sums, none for 0.
#[derive(Default)]
pub(crate) struct Sums(HashMap<Vec<u32>, u32>);

impl Sums {
    pub(crate) fn find(&self, mut summands: Vec<u32>) -> Option<u32> {
        summands.sort_unstable();
        self.0.get(&summands).copied()
    }
}

#[derive(Default)]
struct Forms {
    nodes: Vec<Node>,
    /// The position of a node in brackets, or its form; empty for forms that are too long.
    texts: Vec<String>,
    /// The nodes of positions.
    places: HashMap<Position, u32>,
    /// The summands of each node, ascending: a node that is no sum is its own, and 0 has none.
    parts: Vec<Vec<u32>>,
    sums: Sums,
    /// The nodes without positions that are no sums.
    unplaced: HashMap<Node, u32>,
    /// The pairs G, H with G ≤ H.
    pairs: HashSet<(u32, u32)>,
}

impl Forms {
    fn read(header: &Header, game: Option<&dyn Game>, records: &mut Records) -> Result<Self, Failure> {
        let mut forms = Self::default();
        for _ in 0..records.count("nodes")? {
            let line = records.text("all nodes")?;
            let kept = forms.add(header, game, &line)?;
            records.keep(kept)?;
        }
        Ok(forms)
    }

    /// Adds the node of a record; about how many bytes it takes.
    fn add(&mut self, header: &Header, game: Option<&dyn Game>, line: &str) -> Result<usize, String> {
        let place = self.nodes.len() as u32;
        let (form, position) = line.split_once('\t').map_or((line, None), |(form, rest)| (form, Some(rest)));
        let mut kept = 2 * size_of::<Node>() + 3 * KEPT_POSITION + 4 * line.len();
        let (node, parts) = if let Some(summands) = line.strip_prefix("+ ") {
            self.read_sum(summands)?
        } else {
            let node = self.read_form(form)?;
            let is_zero = node.iter().all(Vec::is_empty);
            (node, if is_zero { Vec::new() } else { vec![place] })
        };
        if let Some(position) = position {
            kept += self.add_position(header, game, &node, position)?;
        } else if parts.len() < 2 && self.unplaced.insert(node.clone(), place).is_some() {
            return Err("the form stands here for the second time".to_owned());
        }
        let text = position.map_or_else(|| self.form(&node), |position| format!("[{position}]"));
        kept += 12 * node.iter().map(Vec::len).sum::<usize>() + text.len();
        self.sums.0.entry(parts.clone()).or_insert(place);
        self.parts.push(parts);
        self.nodes.push(node);
        self.texts.push(text);
        Ok(kept)
    }

    fn read_form(&self, form: &str) -> Result<Node, String> {
        let (left, right) = form.split_once('|').ok_or("expected a '|' between the players' options")?;
        let mut node = [Vec::new(), Vec::new()];
        for (list, text) in node.iter_mut().zip([left, right]) {
            let too_large = "an option must stand in an earlier record";
            *list = numbers_below(self.nodes.len(), text.as_bytes(), too_large)?;
            if !list.is_sorted_by(|one, two| one < two) {
                return Err("options are numbered in ascending order".to_owned());
            }
        }
        Ok(node)
    }

    /// A sum and its summands.
    fn read_sum(&self, text: &str) -> Result<(Node, Vec<u32>), String> {
        const MOST_SUMMANDS: usize = 256;
        let summands = numbers_below(self.nodes.len(), text.as_bytes(), "a summand is an earlier node")?;
        if summands.iter().any(|&summand| self.parts[summand as usize] != [summand]) {
            return Err("a summand is not 0 and no sum".to_owned());
        }
        if !(2..=MOST_SUMMANDS).contains(&summands.len()) || !summands.is_sorted() {
            return Err("a sum has from 2 to 256 summands, in ascending order".to_owned());
        }
        if self.sums.0.contains_key(&summands) {
            return Err("the sum stands here for the second time".to_owned());
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
                    options.push(self.sums.find(parts).ok_or("an option of the sum is no earlier node")?);
                }
            }
        }
        for options in &mut node {
            options.sort_unstable();
            options.dedup();
        }
        Ok((node, summands))
    }

    /// Checks that the options of a node are the moves from its position; the length of that.
    fn add_position(
        &mut self,
        header: &Header,
        game: Option<&dyn Game>,
        node: &Node,
        text: &str,
    ) -> Result<usize, String> {
        let place = self.nodes.len() as u32;
        let position = match game {
            None if header.position == "-" => return Err("these nodes have no positions".to_owned()),
            None => text.as_bytes().into(),
            Some(game) => game.read(text)?,
        };
        if let Some(game) = game {
            for player in Player::BOTH {
                let listed = &node[player as usize];
                if *listed != self.moves(game, &position, player)? {
                    return Err(format!("{player}'s options are not the moves from the position"));
                }
            }
        }
        let length = position.len();
        match self.places.insert(position, place) {
            None => Ok(length),
            Some(_) => Err("the position stands here for the second time".to_owned()),
        }
    }

    /// The nodes that a player can move to, ascending.
    fn moves(&self, game: &dyn Game, position: &Position, player: Player) -> Result<Vec<u32>, String> {
        let mut options = Vec::new();
        game.options(position, player, &mut options);
        let node = |option: &Position| {
            self.places
                .get(option)
                .copied()
                .ok_or_else(|| format!("no earlier node is {}", game.print(option)))
        };
        let mut nodes = options.iter().map(node).collect::<Result<Vec<u32>, String>>()?;
        nodes.sort_unstable();
        nodes.dedup();
        Ok(nodes)
    }

    /// The first node of the claim is the position of the header.
    fn check_position(&self, header: &Header, game: Option<&dyn Game>, node: u32) -> Result<(), String> {
        let position: Position = match game {
            None if header.position == "-" && header.game == "forms" => return Ok(()),
            None if header.position == "-" || header.game == "forms" => {
                return Err("'game forms' and 'position -' belong together".to_owned());
            }
            None => header.position.as_bytes().into(),
            Some(game) => header.root(game)?,
        };
        if self.places.get(&position) == Some(&node) {
            Ok(())
        } else {
            Err("the first node of the claim is not the position claimed".to_owned())
        }
    }

    fn read_pairs(&mut self, records: &mut Records) -> Result<(), Failure> {
        const KEPT_PAIR: usize = 32;
        records.word("pairs")?;
        let first = records.number() + 1;
        let mut listed = Vec::new();
        while let Some(line) = records.next_text()? {
            let node = |word| small_number(word).filter(|&node| (node as usize) < self.nodes.len());
            let pair = line.split_once(' ').and_then(|(one, two)| Some((node(one)?, node(two)?)));
            let pair = pair.ok_or("expected two nodes")?;
            if !self.pairs.insert(pair) {
                return Err("the pair stands here for the second time".into());
            }
            listed.push(pair);
            records.keep(KEPT_PAIR)?;
        }
        for (&(one, two), line) in listed.iter().zip(first..) {
            self.check_pair(one, two).map_err(|reason| Failure::Rejected { line, reason })?;
        }
        Ok(())
    }

    fn left(&self, node: u32) -> &[u32] {
        &self.nodes[node as usize][0]
    }

    fn right(&self, node: u32) -> &[u32] {
        &self.nodes[node as usize][1]
    }

    fn is_le(&self, one: u32, two: u32) -> bool {
        one == two || self.pairs.contains(&(one, two))
    }

    fn check_pair(&self, one: u32, two: u32) -> Result<(), String> {
        let left_is_answered = |option: u32| {
            self.right(option).iter().any(|&reply| self.is_le(reply, two))
                || self.left(two).iter().any(|&reply| self.is_le(option, reply))
        };
        if let Some(option) = self.left(one).iter().find(|&&option| !left_is_answered(option)) {
            return Err(format!("there is no answer to the left option {option} of {one}"));
        }
        let right_is_answered = |option: u32| {
            self.left(option).iter().any(|&reply| self.is_le(one, reply))
                || self.right(one).iter().any(|&reply| self.is_le(reply, option))
        };
        match self.right(two).iter().find(|&&option| !right_is_answered(option)) {
            Some(option) => Err(format!("there is no answer to the right option {option} of {two}")),
            None => Ok(()),
        }
    }

    /// Whether a pair shows that not one ≤ two.
    fn is_not_le(&self, one: u32, two: u32) -> bool {
        self.left(one).iter().any(|&option| self.is_le(two, option))
            || self.right(two).iter().any(|&option| self.is_le(option, one))
    }

    fn check_relation(&self, relation: &str, one: u32, two: u32) -> Result<(), String> {
        let is_le = self.is_le(one, two);
        let is_shown = match relation {
            "le" => is_le,
            "equal" | "canonical" => is_le && self.is_le(two, one),
            "less" => is_le && self.is_not_le(two, one),
            _ => self.is_not_le(one, two) && self.is_not_le(two, one),
        };
        if !is_shown {
            return Err(format!("the pairs do not show '{relation} {one} {two}'"));
        }
        if relation == "canonical" { self.check_canonical(two) } else { Ok(()) }
    }

    fn check_canonical(&self, root: u32) -> Result<(), String> {
        let mut is_follower = vec![false; root as usize + 1];
        is_follower[root as usize] = true;
        for node in (0..=root).rev() {
            if is_follower[node as usize] {
                self.nodes[node as usize]
                    .iter()
                    .flatten()
                    .for_each(|&option| is_follower[option as usize] = true);
                self.check_simplest(node)?;
            }
        }
        Ok(())
    }

    fn check_simplest(&self, node: u32) -> Result<(), String> {
        for options in &self.nodes[node as usize] {
            for &one in options {
                if let Some(two) = options.iter().find(|&&two| two != one && !self.is_not_le(one, two)) {
                    return Err(format!("node {node}: the pairs do not show that not {one} ≤ {two}"));
                }
            }
        }
        let reverses_left = |reply: u32| !self.is_not_le(reply, node);
        let reverses_right = |reply: u32| !self.is_not_le(node, reply);
        let left = self
            .left(node)
            .iter()
            .find(|&&option| self.right(option).iter().any(|&reply| reverses_left(reply)));
        let right = self
            .right(node)
            .iter()
            .find(|&&option| self.left(option).iter().any(|&reply| reverses_right(reply)));
        match left.or(right) {
            Some(option) => {
                Err(format!("node {node}: the pairs do not show that option {option} is not reversible"))
            }
            None => Ok(()),
        }
    }

    /// A position or form in words.
    fn name(&self, node: u32) -> String {
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
