//! Games of two players as trees, compared by the definition.

use super::Chance;
use super::explicit::Explicit;
use std::collections::{BTreeSet, HashMap};

#[derive(Clone, Debug, Default)]
pub struct Forms {
    /// Left's and Right's options, ascending, all earlier.
    pub nodes: Vec<[Vec<usize>; 2]>,
    pub positions: Vec<Option<String>>,
}

impl Forms {
    /// Random forms, the first one zero.
    pub fn random(chance: &mut Chance, size: usize) -> Self {
        let mut forms = Self::default();
        while forms.nodes.len() < size {
            let at = forms.nodes.len();
            let mut side = || {
                let some: BTreeSet<usize> = (0..at).filter(|_| chance.one_in(1 + at)).collect();
                some.into_iter().collect::<Vec<usize>>()
            };
            let node = [side(), side()];
            if !forms.nodes.contains(&node) {
                forms.add(node, None);
            }
        }
        forms
    }

    /// All that is below a position, which comes last.
    pub fn explore(game: &str, position: &str) -> Self {
        let graph = Explicit::explore(game, position);
        let mut forms = Self::default();
        let mut places: HashMap<usize, usize> = HashMap::new();
        while places.len() < graph.len() {
            for vertex in 0..graph.len() {
                let options = || (0..2).flat_map(|player| &graph.options[player][vertex]);
                if !places.contains_key(&vertex) && options().all(|option| places.contains_key(option)) {
                    let side = |player: usize| {
                        let some: BTreeSet<usize> =
                            graph.options[player][vertex].iter().map(|option| places[option]).collect();
                        some.into_iter().collect::<Vec<usize>>()
                    };
                    places.insert(vertex, forms.add([side(0), side(1)], Some(graph.names[vertex].clone())));
                }
            }
        }
        forms
    }

    fn add(&mut self, node: [Vec<usize>; 2], position: Option<String>) -> usize {
        self.nodes.push(node);
        self.positions.push(position);
        self.nodes.len() - 1
    }

    fn add_form(&mut self, mut node: [Vec<usize>; 2]) -> usize {
        for side in &mut node {
            side.sort_unstable();
            side.dedup();
        }
        let known = (0..self.nodes.len()).find(|&at| self.nodes[at] == node && self.positions[at].is_none());
        known.unwrap_or_else(|| self.add(node, None))
    }

    /// one ≤ two: no left option of one is ≥ two, and one is ≥ no right option of two.
    pub fn is_le(&self, one: usize, two: usize, known: &mut HashMap<(usize, usize), bool>) -> bool {
        if let Some(&answer) = known.get(&(one, two)) {
            return answer;
        }
        let answer = !self.nodes[one][0].iter().any(|&option| self.is_le(two, option, known))
            && !self.nodes[two][1].iter().any(|&option| self.is_le(option, one, known));
        known.insert((one, two), answer);
        answer
    }

    pub fn all_le(&self) -> Vec<Vec<bool>> {
        let mut known = HashMap::new();
        let size = self.nodes.len();
        (0..size).map(|one| (0..size).map(|two| self.is_le(one, two, &mut known)).collect()).collect()
    }

    pub fn relation(&self, one: usize, two: usize) -> &'static str {
        let mut known = HashMap::new();
        match (self.is_le(one, two, &mut known), self.is_le(two, one, &mut known)) {
            (true, true) => "equal",
            (true, false) => "less",
            (false, true) => "greater",
            (false, false) => "fuzzy",
        }
    }

    /// Whether nothing in a form or below it is dominated or reversible.
    pub fn is_canonical(&self, root: usize) -> bool {
        let mut known = HashMap::new();
        let mut below = BTreeSet::from([root]);
        let mut waiting = vec![root];
        while let Some(node) = waiting.pop() {
            if !self.is_simplest(node, &mut known) {
                return false;
            }
            waiting.extend(self.nodes[node].iter().flatten().filter(|&&option| below.insert(option)));
        }
        true
    }

    fn is_simplest(&self, node: usize, known: &mut HashMap<(usize, usize), bool>) -> bool {
        let [left, right] = &self.nodes[node];
        let mut le = |one: usize, two: usize| self.is_le(one, two, known);
        let dominated = [left, right]
            .into_iter()
            .any(|side| side.iter().any(|&one| side.iter().any(|&two| one != two && le(one, two))));
        let reversible =
            left.iter().any(|&option| self.nodes[option][1].iter().any(|&reply| le(reply, node)))
                || right.iter().any(|&option| self.nodes[option][0].iter().any(|&reply| le(node, reply)));
        !dominated && !reversible
    }

    /// Adds the canonical form of a node; its number.
    pub fn add_canonical(&mut self, node: usize) -> usize {
        let mut sides = self.nodes[node].clone();
        for side in &mut sides {
            *side = side.iter().map(|&option| self.add_canonical(option)).collect();
        }
        loop {
            let form = self.add_form(sides.clone());
            if self.is_canonical(form) {
                return form;
            }
            let mut known = HashMap::new();
            let le = |one: usize, two: usize, known: &mut _| self.is_le(one, two, known);
            let mut next = sides.clone();
            'change: for player in 0..2 {
                for (at, &one) in sides[player].iter().enumerate() {
                    let dominates = |two: usize, known: &mut _| {
                        one != two && if player == 0 { le(one, two, known) } else { le(two, one, known) }
                    };
                    if sides[player].iter().any(|&two| dominates(two, &mut known)) {
                        next[player].remove(at);
                        break 'change;
                    }
                    let replies = self.nodes[one][1 - player].clone();
                    let reverses = |reply: usize, known: &mut _| {
                        if player == 0 { le(reply, form, known) } else { le(form, reply, known) }
                    };
                    if let Some(&reply) = replies.iter().find(|&&reply| reverses(reply, &mut known)) {
                        next[player].remove(at);
                        next[player].extend(self.nodes[reply][player].clone());
                        break 'change;
                    }
                }
            }
            sides = next;
            for side in &mut sides {
                side.sort_unstable();
                side.dedup();
            }
        }
    }
}
