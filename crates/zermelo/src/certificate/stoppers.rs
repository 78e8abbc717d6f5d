//! Orders of stoppers as certificates: loopy games by their options, the pairs with which Left survives, moving second in the
//! difference, and those against which Right wins, each by pairs before it.

use super::known::{KnownGame, Written};
use super::writer::{CertificateWriter, Header};
use super::{CertificateError, Certified, all_options};
use crate::catalogue::{AnyGame, OpenGame};
use crate::game::{Convention, Player, message};
use crate::solve::{Limits, Meter, StopReason};
use crate::value::{Algebra, LoopyGraph, LoopyOption, SidedValue, StopperId, Store};
use std::collections::{HashMap, HashSet};
use std::io::Write;
use zermelo_core::Arrange;

/// How two stoppers compare.
pub(super) fn certify_order(
    algebra: &mut Algebra,
    sides: &[SidedValue; 2],
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    let mut nodes = Nodes::default();
    let one = nodes.add_stopper(algebra, stopper(&sides[0])?)?;
    let two = nodes.add_stopper(algebra, stopper(&sides[1])?)?;
    let mut meter = Meter::start(limits, "comparing games for a certificate")?;
    let play = Play::new(&nodes.options, &[(one, two), (two, one)], &mut meter)?;
    let mut proof = Proof::new(&play);
    let claim = match [(one, two), (two, one)].map(|(one, two)| play.is_at_most(one, two)) {
        [true, true] => format!("equal {one} {two}"),
        [true, false] => format!("less {one} {two}"),
        [false, true] => format!("less {two} {one}"),
        [false, false] => format!("fuzzy {one} {two}"),
    };
    proof.show_either(one, two, &mut meter)?;
    proof.show_either(two, one, &mut meter)?;
    let claim = format!("stoppers {claim}");
    let header = Header { game: "forms", position: "-", convention: Convention::Normal, claim: &claim };
    let size = nodes.write(output, &header, &proof)?;
    Ok(Certified { claim, size, is_known: true })
}

/// The canonical form of a position from which play can go on for ever, but not while the players alternate.
pub(super) fn certify_value(
    opened: &OpenGame,
    output: &mut dyn Write,
    limits: &Limits,
) -> Result<Certified, CertificateError> {
    let game = opened.game.as_ref();
    if game.has_endings() {
        let why =
            message!("values belong to games in which the last move decides; here play can stop by rule");
        return Err(CertificateError::Refused(why));
    }
    let known = KnownGame::find(game, &opened.position);
    let root = Written::new(known.as_ref(), game, opened.position.clone());
    let mut meter = Meter::start(limits, "comparing games for a certificate")?;
    let mut nodes = Nodes::default();
    let position = nodes.add_positions(game, known.as_ref(), root.clone(), &mut meter)?;
    let graph = nodes.graph();
    if !graph.is_of_stoppers() {
        let why = message!(
            "alternating play from the position can go on for ever, and only forms of stoppers are certified"
        );
        return Err(CertificateError::Refused(why));
    }
    let store = Store::new();
    let mut algebra = Algebra::new(&store, limits)?;
    let value = algebra.sided_value(&graph, position)?;
    let form = nodes.add_stopper(&mut algebra, stopper(&value)?)?;
    let both = |&(one, two): &(u32, u32)| [(one, two), (two, one)];
    let (simplest, followers) = (nodes.simplest(form), nodes.pairs_of_followers(form));
    let asked =
        simplest.iter().copied().chain(followers.iter().flat_map(both)).chain(both(&(position, form)));
    let asked: Vec<(u32, u32)> = asked.collect();
    let play = Play::new(&nodes.options, &asked, &mut meter)?;
    let mut proof = Proof::new(&play);
    for (one, two) in both(&(position, form)) {
        proof.show_either(one, two, &mut meter)?;
    }
    for pair in simplest {
        proof.show_not_at_most(pair, &mut meter)?;
    }
    for (one, two) in followers {
        let shown = if play.is_at_most(one, two) { (two, one) } else { (one, two) };
        proof.show_not_at_most(shown, &mut meter)?;
    }
    let claim = format!("stoppers canonical {position} {form}");
    let carried = KnownGame::carried_name(&opened.name, game, &opened.position);
    let header = Header {
        game: known.as_ref().map_or(&carried, |known| &known.name),
        position: &root.text,
        convention: Convention::Normal,
        claim: &claim,
    };
    let size = nodes.write(output, &header, &proof)?;
    Ok(Certified { claim, size, is_known: known.is_some() })
}

fn stopper(value: &SidedValue) -> Result<StopperId, CertificateError> {
    value.stopper().ok_or_else(|| {
        let why = message!(
            "a game of the comparison is not a stopper: its two sides differ, and only stoppers are compared"
        );
        CertificateError::Refused(why)
    })
}

/// Games by their options, which may lead back, and the positions that they are, if any.
#[derive(Default)]
struct Nodes {
    options: Vec<[Vec<u32>; 2]>,
    positions: Vec<Option<String>>,
    stoppers: HashMap<StopperId, u32>,
}

impl Nodes {
    fn add(&mut self, position: Option<String>) -> u32 {
        self.options.push(Default::default());
        self.positions.push(position);
        self.options.len() as u32 - 1
    }

    fn set_options(&mut self, node: u32, player: Player, mut list: Vec<u32>) {
        list.arrange();
        list.dedup();
        self.options[node as usize][player.index()] = list;
    }

    /// The node of a canonical form, with everything that it leads to.
    fn add_stopper(&mut self, algebra: &mut Algebra, root: StopperId) -> Result<u32, CertificateError> {
        let followers = algebra.stopper_followers(root)?;
        let mut new = Vec::new();
        for follower in followers {
            if !self.stoppers.contains_key(&follower) {
                let node = self.add(None);
                self.stoppers.insert(follower, node);
                new.push((follower, node));
            }
        }
        for (follower, node) in new {
            for player in Player::BOTH {
                let options = algebra.stopper_options(follower, player)?;
                let list = options.iter().map(|option| self.stoppers[option]).collect();
                self.set_options(node, player, list);
            }
        }
        Ok(self.stoppers[&root])
    }

    /// The node of a position, with everything that can be reached.
    fn add_positions(
        &mut self,
        game: &(dyn AnyGame + 'static),
        known: Option<&KnownGame>,
        root: Written,
        meter: &mut Meter,
    ) -> Result<u32, CertificateError> {
        let first = self.add(Some(root.text.clone()));
        let mut places = HashMap::from([(root.clone(), first)]);
        let mut waiting = vec![(root, first)];
        while let Some((position, node)) = waiting.pop() {
            for player in Player::BOTH {
                let options = all_options(game, &position.position, player)?;
                let mut list = Vec::with_capacity(options.len());
                for option in options {
                    let option = Written::new(known, game, option);
                    let place = if let Some(&place) = places.get(&option) {
                        place
                    } else {
                        meter.count_position(128 + 4 * option.text.len())?;
                        let place = self.add(Some(option.text.clone()));
                        places.insert(option.clone(), place);
                        waiting.push((option, place));
                        place
                    };
                    list.push(place);
                }
                self.set_options(node, player, list);
            }
        }
        Ok(first)
    }

    fn graph(&self) -> LoopyGraph {
        let side = |list: &Vec<u32>| list.iter().map(|&option| LoopyOption::Node(option)).collect();
        LoopyGraph { nodes: self.options.iter().map(|sides| sides.each_ref().map(side)).collect() }
    }

    fn followers(&self, root: u32) -> Vec<u32> {
        let mut followers = vec![root];
        let mut is_seen = HashSet::from([root]);
        let mut next = 0;
        while let Some(&node) = followers.get(next) {
            next += 1;
            followers.extend(
                self.options[node as usize].iter().flatten().filter(|&&option| is_seen.insert(option)),
            );
        }
        followers
    }

    /// The pairs G, H of which not G ≤ H must be shown, so that in a form and its followers no option is dominated or
    /// reversible.
    fn simplest(&self, root: u32) -> Vec<(u32, u32)> {
        let mut pairs = Vec::new();
        for node in self.followers(root) {
            let sides @ [left, right] = &self.options[node as usize];
            for options in sides {
                let others =
                    |&one: &u32| options.iter().filter(move |&&two| two != one).map(move |&two| (one, two));
                pairs.extend(options.iter().flat_map(others));
            }
            let replies = |option: &u32, player: usize| self.options[*option as usize][player].iter();
            pairs.extend(left.iter().flat_map(|option| replies(option, 1)).map(|&reply| (reply, node)));
            pairs.extend(right.iter().flat_map(|option| replies(option, 0)).map(|&reply| (node, reply)));
        }
        pairs
    }

    /// Any two different followers of a form, in one order.
    fn pairs_of_followers(&self, root: u32) -> Vec<(u32, u32)> {
        let followers = self.followers(root);
        let before = |(place, &one): (usize, &u32)| {
            followers[..place].iter().map(move |&two| (one, two)).collect::<Vec<_>>()
        };
        followers.iter().enumerate().flat_map(before).collect()
    }

    fn write(
        &self,
        output: &mut dyn Write,
        header: &Header,
        proof: &Proof,
    ) -> Result<super::CertificateSize, CertificateError> {
        let mut writer = CertificateWriter::new(output, header)?;
        let list = |options: &[u32]| options.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        writer.record(format!("nodes {}", self.options.len()).as_bytes())?;
        for ([left, right], position) in self.options.iter().zip(&self.positions) {
            let options = format!("{}|{}", list(left), list(right));
            let line = match position {
                Some(position) => format!("{options}\t{position}"),
                None => options,
            };
            writer.record(line.as_bytes())?;
        }
        writer.record(b"pairs")?;
        for (one, two) in &proof.pairs {
            writer.record(format!("{one} {two}").as_bytes())?;
        }
        writer.record(b"next")?;
        for (one, two) in proof.refuted() {
            writer.record(format!("{one} {two}").as_bytes())?;
        }
        Ok(writer.finish()?)
    }
}

/// Play on the difference of two nodes, `two − one`, in which Left is to survive.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    one: u32,
    two: u32,
    left_moves: bool,
}

/// All states that play on some differences can come to, and where Left loses.
struct Play<'n> {
    nodes: &'n [[Vec<u32>; 2]],
    places: HashMap<State, u32>,
    /// The order in which the lost states were found; `None` where Left survives.
    ranks: Vec<Option<u32>>,
}

impl<'n> Play<'n> {
    /// Retrograde analysis from the states in which Left has no move. Linear in the states and their moves.
    fn new(nodes: &'n [[Vec<u32>; 2]], asked: &[(u32, u32)], meter: &mut Meter) -> Result<Self, StopReason> {
        let mut play = Self { nodes, places: HashMap::new(), ranks: Vec::new() };
        let mut states = Vec::new();
        for &(one, two) in asked {
            play.enter(State { one, two, left_moves: false }, &mut states, meter)?;
        }
        let mut before: Vec<Vec<u32>> = Vec::new();
        let mut open_moves = Vec::new();
        let mut at = 0;
        while let Some(&state) = states.get(at) {
            let moves =
                if state.one == state.two && !state.left_moves { Vec::new() } else { play.moves(state) };
            open_moves.push(moves.len() as u32);
            for next in moves {
                let place = play.enter(next, &mut states, meter)? as usize;
                meter.count_bytes(4)?;
                if before.len() <= place {
                    before.resize_with(place + 1, Vec::new);
                }
                before[place].push(at as u32);
            }
            at += 1;
        }
        before.resize_with(states.len(), Vec::new);
        let is_lost = |&at: &usize| states[at].left_moves && open_moves[at] == 0;
        let mut lost: Vec<u32> = (0..states.len()).filter(is_lost).map(|at| at as u32).collect();
        for (rank, &at) in lost.iter().enumerate() {
            play.ranks[at as usize] = Some(rank as u32);
        }
        let mut next = 0;
        while let Some(&at) = lost.get(next) {
            next += 1;
            for &earlier in &before[at as usize] {
                meter.step()?;
                let place = earlier as usize;
                open_moves[place] -= 1;
                // Right needs one such move, Left has lost when all are.
                if play.ranks[place].is_none() && (!states[place].left_moves || open_moves[place] == 0) {
                    play.ranks[place] = Some(lost.len() as u32);
                    lost.push(earlier);
                }
            }
        }
        Ok(play)
    }

    fn enter(&mut self, state: State, states: &mut Vec<State>, meter: &mut Meter) -> Result<u32, StopReason> {
        if let Some(&place) = self.places.get(&state) {
            return Ok(place);
        }
        meter.count_position(96)?;
        let place = states.len() as u32;
        self.places.insert(state, place);
        self.ranks.push(None);
        states.push(state);
        Ok(place)
    }

    /// The moves of whoever is to move.
    fn moves(&self, State { one, two, left_moves }: State) -> Vec<State> {
        let player = usize::from(left_moves);
        let in_one = self.nodes[one as usize][player].iter().map(|&one| (one, two));
        let in_two = self.nodes[two as usize][1 - player].iter().map(|&two| (one, two));
        in_one.chain(in_two).map(|(one, two)| State { one, two, left_moves: !left_moves }).collect()
    }

    fn rank(&self, state: State) -> Option<u32> {
        self.ranks[self.places[&state] as usize]
    }

    /// Whether Left survives, moving second.
    fn is_at_most(&self, one: u32, two: u32) -> bool {
        self.rank(State { one, two, left_moves: false }).is_none()
    }
}

/// The pairs that are shown, with all that they rest on.
struct Proof<'p> {
    play: &'p Play<'p>,
    /// The pairs G, H with G ≤ H, as they were met.
    pairs: Vec<(u32, u32)>,
    shown: HashSet<(u32, u32)>,
    /// The pairs G, H with not G ≤ H, with their ranks.
    refuted: HashMap<(u32, u32), u32>,
}

impl<'p> Proof<'p> {
    fn new(play: &'p Play) -> Self {
        Self { play, pairs: Vec::new(), shown: HashSet::new(), refuted: HashMap::new() }
    }

    /// Shows that one ≤ two, or that it is not so.
    fn show_either(&mut self, one: u32, two: u32, meter: &mut Meter) -> Result<(), CertificateError> {
        if self.play.is_at_most(one, two) {
            self.show_at_most((one, two), meter)
        } else {
            self.show_not_at_most((one, two), meter)
        }
    }

    /// One answer of Left to each move, for ever.
    fn show_at_most(&mut self, pair: (u32, u32), meter: &mut Meter) -> Result<(), CertificateError> {
        let mut waiting = vec![pair];
        while let Some((one, two)) = waiting.pop() {
            if one == two || !self.shown.insert((one, two)) {
                continue;
            }
            meter.count_position(32)?;
            self.pairs.push((one, two));
            for attack in self.play.moves(State { one, two, left_moves: false }) {
                let answers = self.play.moves(attack);
                let is_kept = |answer: &&State| {
                    answer.one == answer.two || self.shown.contains(&(answer.one, answer.two))
                };
                let survives = |answer: &&State| self.play.rank(**answer).is_none();
                let answer = answers.iter().find(is_kept).or_else(|| answers.iter().find(survives));
                let answer = answer.ok_or(CertificateError::NotBorneOut)?;
                waiting.push((answer.one, answer.two));
            }
        }
        Ok(())
    }

    /// The quickest move of Right, and all answers to it.
    fn show_not_at_most(&mut self, pair: (u32, u32), meter: &mut Meter) -> Result<(), CertificateError> {
        let mut waiting = vec![pair];
        while let Some((one, two)) = waiting.pop() {
            if self.refuted.contains_key(&(one, two)) {
                continue;
            }
            meter.count_position(32)?;
            let state = State { one, two, left_moves: false };
            let rank = self.play.rank(state).ok_or(CertificateError::NotBorneOut)?;
            self.refuted.insert((one, two), rank);
            let attacks = self.play.moves(state);
            let quickest =
                attacks.into_iter().min_by_key(|&attack| self.play.rank(attack).unwrap_or(u32::MAX));
            let attack = quickest.ok_or(CertificateError::NotBorneOut)?;
            waiting.extend(self.play.moves(attack).iter().map(|answer| (answer.one, answer.two)));
        }
        Ok(())
    }

    /// Those with not G ≤ H, each after those that it rests on.
    fn refuted(&self) -> Vec<(u32, u32)> {
        let mut list: Vec<(u32, (u32, u32))> =
            self.refuted.iter().map(|(&pair, &rank)| (rank, pair)).collect();
        list.arrange();
        list.into_iter().map(|(_, pair)| pair).collect()
    }
}
