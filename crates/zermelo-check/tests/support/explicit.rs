//! Explicit games and what is true of them, by definition.

use super::{Chance, rules};
use std::collections::{BTreeSet, HashMap};

/// A game for two players (0 is Left): options and endings by player and vertex.
#[derive(Clone, Debug, Default)]
pub struct Explicit {
    pub names: Vec<String>,
    pub options: [Vec<Vec<usize>>; 2],
    pub endings: [Vec<Option<char>>; 2],
}

/// `W` or `L` with the plies to the end, `D`.
pub type Label = (char, u32);

pub fn word(label: Label) -> String {
    if label.0 == 'D' { "D".to_owned() } else { format!("{}{}", label.0, label.1) }
}

/// The least number outside.
pub fn mex(values: &BTreeSet<u32>) -> u32 {
    (0..=values.len() as u32).find(|value| !values.contains(value)).unwrap()
}

impl Explicit {
    pub fn len(&self) -> usize {
        self.options[0].len()
    }

    /// A graph with some chance of edges and endings. Without `cycles`, edges lead to smaller vertices.
    pub fn random(chance: &mut Chance, size: usize, two_sided: bool, cycles: bool, endings: bool) -> Self {
        let density = 1 + chance.below(2 * size + 2);
        let mut side = || {
            let mut options = vec![Vec::new(); size];
            let mut ends = vec![None; size];
            for vertex in 0..size {
                for to in 0..if cycles { size } else { vertex } {
                    if chance.one_in(density) {
                        options[vertex].push(to);
                    }
                }
                if endings && chance.one_in(5) {
                    ends[vertex] = Some(*chance.of(&['W', 'L', 'D']));
                    options[vertex].clear();
                }
            }
            (options, ends)
        };
        let left = side();
        let right = if two_sided { side() } else { left.clone() };
        let names = (0..size).map(|vertex| format!("v{vertex}")).collect();
        Self { names, options: [left.0, right.0], endings: [left.1, right.1] }
    }

    /// Everything that can be reached from a position by moves of any player.
    pub fn explore(game: &str, root: &str) -> Self {
        let mut explored = Self { names: vec![root.to_owned()], ..Self::default() };
        let mut places = HashMap::from([(root.to_owned(), 0)]);
        let mut at = 0;
        while at < explored.names.len() {
            for player in 0..2 {
                let ending = rules::ending(game, &explored.names[at], player);
                let moves = match ending {
                    None => rules::moves(game, &explored.names[at], player),
                    Some(_) => Vec::new(),
                };
                let mut options = Vec::new();
                for text in moves {
                    let next = explored.names.len();
                    let place = *places.entry(text.clone()).or_insert(next);
                    if place == next {
                        explored.names.push(text);
                    }
                    options.push(place);
                }
                explored.options[player].push(options);
                explored.endings[player].push(ending);
            }
            at += 1;
        }
        explored
    }

    /// The labels of both players, level by level.
    pub fn labels(&self, misere: bool) -> [Vec<Label>; 2] {
        let mut known: [Vec<Option<Label>>; 2] = [vec![None; self.len()], vec![None; self.len()]];
        for distance in 0.. {
            let mut new = Vec::new();
            for player in 0..2 {
                for vertex in 0..self.len() {
                    if known[player][vertex].is_none() {
                        let label = self.label_at(&known, player, vertex, distance, misere);
                        new.extend(label.map(|label| (player, vertex, label)));
                    }
                }
            }
            if new.is_empty() {
                break;
            }
            for (player, vertex, label) in new {
                known[player][vertex] = Some(label);
            }
        }
        known.map(|labels| labels.into_iter().map(|label| label.unwrap_or(('D', 0))).collect())
    }

    fn label_at(
        &self,
        known: &[Vec<Option<Label>>; 2],
        player: usize,
        vertex: usize,
        distance: u32,
        misere: bool,
    ) -> Option<Label> {
        if let Some(ending) = self.endings[player][vertex] {
            return (distance == 0 && ending != 'D').then_some((ending, 0));
        }
        let options = &self.options[player][vertex];
        if options.is_empty() {
            return (distance == 0).then_some((if misere { 'W' } else { 'L' }, 0));
        }
        let labels: Vec<Option<Label>> = options.iter().map(|&option| known[1 - player][option]).collect();
        if labels.iter().any(|label| matches!(label, Some(('L', _)))) {
            Some(('W', distance))
        } else if labels.iter().all(|label| matches!(label, Some(('W', _)))) {
            Some(('L', distance))
        } else {
            None
        }
    }

    /// Grundy values, for games without cycles in which both have the same moves.
    pub fn grundy(&self, vertex: usize) -> u32 {
        let mut known = HashMap::new();
        self.grundy_of(vertex, &mut known)
    }

    fn grundy_of(&self, vertex: usize, known: &mut HashMap<usize, u32>) -> u32 {
        if let Some(&value) = known.get(&vertex) {
            return value;
        }
        let values: BTreeSet<u32> =
            self.options[0][vertex].iter().map(|&option| self.grundy_of(option, known)).collect();
        let value = mex(&values);
        known.insert(vertex, value);
        value
    }

    /// Smith's loopy Grundy values with counters; `Err` of the numbers of the options where the value is infinite.
    ///
    /// By definition: give a vertex without a value the least number that no option has, if every other option has an option of
    /// that value; as long as there is such a vertex, with the least number first.
    pub fn loopy(&self) -> Vec<Result<(u32, u64), Vec<u32>>> {
        let options = &self.options[0];
        let mut values: Vec<Option<(u32, u64)>> = vec![None; self.len()];
        let mut counter = 0;
        let numbers = |values: &[Option<(u32, u64)>], vertex: usize| -> BTreeSet<u32> {
            options[vertex].iter().filter_map(|&option| Some(values[option]?.0)).collect()
        };
        loop {
            let mut best: Option<(u32, usize)> = None;
            for vertex in (0..self.len()).filter(|&vertex| values[vertex].is_none()) {
                let seen = numbers(&values, vertex);
                let least = mex(&seen);
                let others = options[vertex]
                    .iter()
                    .filter(|&&option| values[option].is_none_or(|(value, _)| value > least));
                let mut others = others.copied();
                let fits = others.all(|option| numbers(&values, option).contains(&least));
                if fits && best.is_none_or(|best| least < best.0) {
                    best = Some((least, vertex));
                }
            }
            let Some((value, vertex)) = best else { break };
            values[vertex] = Some((value, counter));
            counter += 1;
        }
        let of = |vertex: usize| values[vertex].ok_or_else(|| numbers(&values, vertex).into_iter().collect());
        (0..self.len()).map(of).collect()
    }
}
