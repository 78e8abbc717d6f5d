//! Exercises on small trees with payoffs at the leaves: Left wants the most, Right the least, and the values go up from
//! the leaves (minimax; Zermelo 1913, von Neumann 1928).

use super::reply::{self, Named};
use super::{Asked, Judgement, Level};
use crate::game::{Message, Player, message};
use crate::language::Language;
use crate::random::SplitMix64;

/// A finite game as a tree. Nodes stand in depth-first order, the root first.
#[derive(Clone, Debug)]
pub struct PayoffTree {
    nodes: Vec<Node>,
    root_mover: Player,
    /// Whether the payoffs are only 1, Left wins, and -1, Right wins.
    is_win_or_lose: bool,
}

#[derive(Clone, Debug)]
struct Node {
    depth: usize,
    /// Empty for a leaf.
    children: Vec<usize>,
    /// The payoff of a leaf.
    payoff: i64,
    /// The letter of a node that is not a leaf.
    name: Option<char>,
}

/// Names for the nodes where somebody chooses; no tree has more.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl PayoffTree {
    /// A random tree of a level.
    fn random(level: Level, is_win_or_lose: bool, random: &mut SplitMix64) -> Self {
        let (depth, most_children) = match level {
            Level::Easy => (2, 3),
            Level::Medium => (3, if random.chance(1, 2) { 3 } else { 2 }),
            Level::Hard => (4, 2),
        };
        let root_mover = if random.chance(1, 2) { Player::Left } else { Player::Right };
        let mut tree = Self { nodes: Vec::new(), root_mover, is_win_or_lose };
        let mut letters = LETTERS.chars();
        // (parent, depth) of the nodes still to be made, the next one last.
        let mut pending = vec![(None, 0)];
        while let Some((parent, here)) = pending.pop() {
            let number = tree.nodes.len();
            if let Some(parent) = parent {
                let parent: &mut Node = &mut tree.nodes[parent];
                parent.children.push(number);
            }
            // The root and its children always have a choice.
            let is_leaf = here == depth || here > 1 && random.chance(1, 5);
            let payoff = match (is_leaf, is_win_or_lose) {
                (false, _) => 0,
                (true, true) => [1, -1][random.below(2) as usize],
                (true, false) => random.between(0, 18).cast_signed() - 9,
            };
            let name = if is_leaf { None } else { letters.next() };
            tree.nodes.push(Node { depth: here, children: Vec::new(), payoff, name });
            if !is_leaf {
                let children = random.between(2, most_children);
                pending.extend((0..children).map(|_| (Some(number), here + 1)));
            }
        }
        tree
    }

    /// How many nodes there are, leaves included.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The children of a node, the root being 0; empty for a leaf.
    pub fn children(&self, node: usize) -> &[usize] {
        &self.nodes[node].children
    }

    /// What Right pays to Left at a leaf, `None` for other nodes.
    pub fn payoff(&self, node: usize) -> Option<i64> {
        let node = &self.nodes[node];
        node.children.is_empty().then_some(node.payoff)
    }

    /// Who chooses at a node.
    pub fn mover(&self, node: usize) -> Player {
        if self.nodes[node].depth.is_multiple_of(2) { self.root_mover } else { self.root_mover.opponent() }
    }

    /// The letter of a node that is not a leaf.
    pub fn name(&self, node: usize) -> Option<char> {
        self.nodes[node].name
    }

    /// The value of every node with best play. O(nodes): children have larger numbers than their parents.
    fn values(&self) -> Vec<i64> {
        let mut values = vec![0; self.nodes.len()];
        for (number, node) in self.nodes.iter().enumerate().rev() {
            let below = node.children.iter().map(|&child| values[child]);
            let best = if self.mover(number) == Player::Left { below.max() } else { below.min() };
            values[number] = best.unwrap_or(node.payoff);
        }
        values
    }

    fn leaf_word(&self, payoff: i64) -> Message {
        match (self.is_win_or_lose, payoff > 0) {
            (true, true) => message!("Left wins"),
            (true, false) => message!("Right wins"),
            (false, _) => Message::verbatim(payoff.to_string()),
        }
    }
}

/// An exercise on a tree.
#[derive(Clone, Debug)]
pub struct TreeExercise {
    tree: PayoffTree,
    asked: Asked,
    values: Vec<i64>,
    language: Language,
}

/// At most this many trees are drawn for one in which the wanted player wins.
const MOST_TREES: usize = 30;

/// Choices in a row.
fn names(choices: Vec<String>) -> Message {
    Message::sequence(choices.into_iter().map(Message::verbatim).collect())
}

impl TreeExercise {
    pub(super) fn random(level: Level, language: Language, random: &mut SplitMix64) -> Self {
        let asked =
            *random.pick(&[Asked::TreeValue, Asked::TreeMove, Asked::Winner]).unwrap_or(&Asked::TreeValue);
        let left_is_to_win = random.chance(1, 2);
        let mut drawn = 0;
        loop {
            let tree = PayoffTree::random(level, asked == Asked::Winner, random);
            let values = tree.values();
            drawn += 1;
            let is_wanted = match asked {
                Asked::Winner => (values[0] > 0) == left_is_to_win,
                // Where every choice is as good as any other there is nothing to find.
                Asked::TreeMove => tree.children(0).iter().any(|&child| values[child] != values[0]),
                _ => true,
            };
            if is_wanted || drawn == MOST_TREES {
                return Self { tree, asked, values, language };
            }
        }
    }

    /// The tree.
    pub fn tree(&self) -> &PayoffTree {
        &self.tree
    }

    /// The language of the exercise.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    fn say(&self, message: impl Into<Message>) -> String {
        self.language.say(&message.into())
    }

    pub(super) fn asked(&self) -> Asked {
        self.asked
    }

    pub(super) fn text(&self) -> String {
        let tree = &self.tree;
        let mut text = self.say(if tree.is_win_or_lose {
            message!("A game as a tree; who wins stands at the ends.")
        } else {
            message!(
                "A game as a tree; at the ends stands what Right pays to Left. Left wants the most, Right the least."
            )
        }) + "\n\n";
        for (number, node) in tree.nodes.iter().enumerate() {
            let what = match node.name {
                Some(name) => message!("{name}: {player} chooses", name, player => tree.mover(number)),
                None => tree.leaf_word(node.payoff),
            };
            text += &format!("{}{}\n", "    ".repeat(node.depth), self.say(what));
        }
        format!("{text}\n{}", self.question())
    }

    pub(super) fn question(&self) -> String {
        let mover = self.tree.root_mover;
        self.say(match self.asked {
            Asked::Winner => {
                message!("{player} chooses first. Who wins with best play: Left or Right?", player => mover)
            }
            Asked::TreeMove => {
                message!("Which of {moves} is best for {player}?", moves => names(self.moves()), player => mover)
            }
            _ => message!("What does Right pay to Left with best play?"),
        })
    }

    pub(super) fn choices(&self) -> Option<Vec<String>> {
        match self.asked {
            Asked::Winner => Some(Player::each(|player| self.say(player)).to_vec()),
            Asked::TreeMove => Some(self.moves()),
            _ => None,
        }
    }

    pub(super) fn answers(&self) -> Vec<String> {
        if self.asked == Asked::TreeMove { self.best_choices() } else { vec![self.solution()] }
    }

    /// The letters of the children of the root that are worth as much as the root.
    fn best_choices(&self) -> Vec<String> {
        let best = self.tree.children(0).iter().filter(|&&child| self.is_best(child));
        best.filter_map(|&child| self.tree.name(child)).map(String::from).collect()
    }

    /// The children of the root by their letters.
    pub(super) fn moves(&self) -> Vec<String> {
        self.tree.children(0).iter().filter_map(|&child| self.tree.name(child)).map(String::from).collect()
    }

    pub(super) fn hint(&self, number: usize) -> Option<String> {
        match number {
            1 => Some(self.say(message!(
                "Begin at the bottom: where Left chooses, write down the best for Left of what stands below; where Right \
                 chooses, the best for Right; and so on up to A."
            ))),
            2 => self.steps().into_iter().next(),
            _ => None,
        }
    }

    fn is_best(&self, child: usize) -> bool {
        self.values[child] == self.values[0]
    }

    pub(super) fn judge(&self, answer: &str) -> Judgement {
        let said = match self.asked {
            Asked::Winner => {
                let named = match reply::winner(answer) {
                    Some(Named::Left) => Some(Player::Left),
                    Some(Named::Right) => Some(Player::Right),
                    Some(Named::Next) => Some(self.tree.root_mover),
                    Some(Named::Previous) => Some(self.tree.root_mover.opponent()),
                    Some(Named::Neither) | None => None,
                };
                named.map(|player| (player == Player::Left) == (self.values[0] > 0))
            }
            Asked::TreeMove => self.child(answer).map(|child| self.is_best(child)),
            _ => reply::integer(answer).map(|number| number == self.values[0]),
        };
        match said {
            Some(true) => Judgement::Right(self.say(message!("Right."))),
            Some(false) => Judgement::Wrong(
                self.say(message!("Wrong. The answer: {solution}.", solution = self.solution())),
            ),
            None => {
                let expected = match self.asked {
                    Asked::Winner => message!("left or right"),
                    Asked::TreeMove => message!("one of {moves}", moves => names(self.moves())),
                    _ => message!("a whole number"),
                };
                Judgement::Unclear(self.say(reply::unclear(answer, expected)))
            }
        }
    }

    /// A child of the root by its letter or its place.
    fn child(&self, text: &str) -> Option<usize> {
        let text = text.trim();
        let children = self.tree.children(0);
        let by_place = text.parse::<usize>().ok().and_then(|place| children.get(place.checked_sub(1)?));
        let by_name = || {
            children.iter().find(|&&child| {
                self.tree.name(child).is_some_and(|name| text.eq_ignore_ascii_case(name.to_string().as_str()))
            })
        };
        by_place.or_else(by_name).copied()
    }

    pub(super) fn solution(&self) -> String {
        match self.asked {
            Asked::Winner => self.say(if self.values[0] > 0 { Player::Left } else { Player::Right }),
            Asked::TreeMove => {
                let best = self.tree.children(0).iter().find(|&&child| self.is_best(child));
                best.and_then(|&child| self.tree.name(child)).map_or_else(String::new, String::from)
            }
            _ => self.values[0].to_string(),
        }
    }

    /// The value of each node where somebody chooses, from the bottom up.
    fn steps(&self) -> Vec<String> {
        let tree = &self.tree;
        let choosing = (0..tree.nodes.len()).rev().filter_map(|number| Some((number, tree.name(number)?)));
        choosing
            .map(|(number, name)| {
                let below: Vec<Message> =
                    tree.children(number).iter().map(|&child| tree.leaf_word(self.values[child])).collect();
                let (mover, below) = (tree.mover(number), Message::sequence(below));
                let value = tree.leaf_word(self.values[number]);
                self.say(match (tree.is_win_or_lose, mover) {
                    (true, _) => message!(
                        "{name}: {player} chooses from {list}: {value}",
                        name, player => mover, list => below, value => value
                    ),
                    (false, Player::Left) => message!(
                        "{name}: Left takes the greatest of {list}: {value}",
                        name, list => below, value => value
                    ),
                    (false, Player::Right) => message!(
                        "{name}: Right takes the least of {list}: {value}",
                        name, list => below, value => value
                    ),
                })
            })
            .collect()
    }

    pub(super) fn explanation(&self) -> Vec<String> {
        let mut lines = self.steps();
        if self.asked == Asked::TreeMove {
            let best = names(self.best_choices());
            lines.push(
                self.say(
                    message!("Best for {player}: {moves}.", player => self.tree.root_mover, moves => best),
                ),
            );
        }
        lines.push(self.say(message!(
            "Proved, by minimax: every tree that ends has a value, found from the leaves up."
        )));
        lines
    }
}
