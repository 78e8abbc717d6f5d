//! Pruning leaves: a move removes at least one of the present leaves of a rooted tree; whoever cannot move loses. Known
//! as the contest problem MUV LUV UNLIMITED.
//!
//! The *branches* of a tree are its leaves' ways up to below the next vertex with two children or more; in a path, the
//! whole of it. The previous player wins exactly when every branch has even length:
//!
//! * From such a tree every move shortens some branch to an odd length of at least 1, which changes no other branch.
//! * In every other tree, and so in every subtree, one can remove leaves so that what is left has even branches only, or
//!   is a path of even length. For the subtree at a vertex, do so for those at its children. If two or more are left, or
//!   one that is no path, nothing is to be done. If one path is left, removing its leaf or not makes either parity. If
//!   none is left, the children were leaves, and one of them may be left. At the root this is a move, as the tree was not
//!   of this kind before.
//!
//! [`PruningPlan`] does this for all ways at once, and so finds every winning move.

use super::rooted_tree::RootedTree;
use super::tree_drawing;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Message, NormalForm, Notation, ParseError, Player, Reference,
    Ruleset, Theorem, Verdict, WinningMoves, message,
};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of pruning leaves.
#[derive(Clone, Copy, Debug)]
pub struct Leaves;

/// The theorem on even branches.
pub static EVEN_BRANCHES: Reference = Reference {
    name: "the theorem on even branches",
    statement: "The previous player wins exactly when every branch, from a leaf up to below the next vertex with several \
                children, has an even number of vertices.",
    source: "contest problem MUV LUV UNLIMITED; the proof stands in the book under 'Pruning leaves'",
};

/// The lengths of the branches of a tree, by their leaves.
fn branches(tree: &RootedTree) -> Vec<(usize, usize)> {
    let counts = tree.child_counts();
    let length_from = |leaf: usize| {
        let mut length = 1;
        let mut vertex = leaf;
        while vertex != 0 && counts[tree.parent(vertex)] == 1 {
            vertex = tree.parent(vertex);
            length += 1;
        }
        length
    };
    let leaves = tree.vertices().filter(|&vertex| counts[vertex] == 0);
    leaves.map(|leaf| (leaf, length_from(leaf))).collect()
}

/// Whether the next player wins pruning the leaves of a tree. O(n).
pub fn next_wins_leaves(tree: &RootedTree) -> bool {
    branches(tree).iter().any(|(_, length)| length % 2 == 1)
}

impl Ruleset for Leaves {
    type Position = RootedTree;

    /// The sets of leaves in the order of binary numbers, the first leaf as the lowest digit.
    fn options<B>(
        &self,
        tree: &RootedTree,
        _: Player,
        mut visit: impl FnMut(RootedTree) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let leaves = tree.leaves();
        let mut digits = vec![false; leaves.len()];
        while let Some(place) = digits.iter().position(|&digit| !digit) {
            digits[..place].fill(false);
            digits[place] = true;
            let removed: Vec<usize> =
                leaves.iter().zip(&digits).filter(|(_, digit)| **digit).map(|(&leaf, _)| leaf).collect();
            visit(tree.without(&removed))?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn normal_form(&self, tree: &RootedTree) -> NormalForm<RootedTree> {
        // Shapes of large trees cost more than meeting a tree twice.
        const MOST_PLACES: usize = 256;
        NormalForm::plain(if tree.places() <= MOST_PLACES { tree.canonical() } else { tree.clone() })
    }

    /// Every subset of the vertices at most.
    fn reachable_bound(&self, tree: &RootedTree) -> Option<u64> {
        Some(2_u64.saturating_pow(tree.vertices().count().try_into().unwrap_or(u32::MAX)))
    }

    fn heap_bytes(&self, tree: &RootedTree) -> usize {
        tree.heap_bytes()
    }
}

impl Notation for Leaves {
    fn parse(&self, text: &str) -> Result<RootedTree, ParseError> {
        RootedTree::parse(text)
    }

    fn print(&self, tree: &RootedTree) -> String {
        tree.to_string()
    }

    fn move_label(&self, from: &RootedTree, to: &RootedTree, _: Player) -> String {
        label(from.vertices().filter(|&vertex| !to.has(vertex)))
    }

    fn picture(&self, tree: &RootedTree, _: Convention) -> Option<String> {
        tree.picture()
    }

    fn drawing(&self, tree: &RootedTree) -> Option<Drawing> {
        tree_drawing::drawing(tree)
    }
}

fn label(removed: impl Iterator<Item = usize>) -> String {
    let numbers: Vec<String> = removed.map(|vertex| (vertex + 1).to_string()).collect();
    format!("remove {}", numbers.join(" "))
}

/// Winning moves beyond so many are not listed.
const MOST_MOVES: usize = 1000;
/// Finding all of them may look at so many vertices.
const MOST_STEPS: usize = 10_000_000;
/// Branches beyond so many are counted, not listed.
const MOST_BRANCHES_EXPLAINED: usize = 12;

fn explanation(branches: &[(usize, usize)], any_odd: bool) -> Vec<Message> {
    if branches.is_empty() {
        return vec!["there is no vertex: there is no move".into()];
    }
    let shown = branches.iter().take(MOST_BRANCHES_EXPLAINED);
    let branch =
        |(leaf, length): &(usize, usize)| message!("{length} (leaf {leaf})", length, leaf = leaf + 1);
    let mut list: Vec<Message> = shown.map(branch).collect();
    if branches.len() > MOST_BRANCHES_EXPLAINED {
        list.push(message!("and {count} more", count = branches.len() - MOST_BRANCHES_EXPLAINED));
    }
    let lengths = message!("lengths of the branches: {list}", list => Message::sequence(list));
    let conclusion = if any_odd {
        "some are odd: remove leaves so that all become even"
    } else {
        "all are even: every move makes one odd, and it can be answered"
    };
    vec![lengths, conclusion.into()]
}

impl Theorem for Leaves {
    fn claim(&self, tree: &RootedTree, convention: Convention) -> Option<Claim<RootedTree>> {
        if convention == Convention::Misere {
            return None;
        }
        let branches = branches(tree);
        let wins = branches.iter().any(|(_, length)| length % 2 == 1);
        let verdict = if wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let mut claim = Claim::impartial(&EVEN_BRANCHES, verdict, Vec::new(), explanation(&branches, wins));
        if wins {
            let plan = PruningPlan::new(tree);
            let most = MOST_MOVES.min(MOST_STEPS / tree.places().max(1)).max(1);
            let sets = plan.prunings(most + 1);
            let is_all = sets.len() <= most;
            let moves = sets.into_iter().take(most).map(|removed| ClaimedMove {
                label: label(removed.iter().copied()),
                to: Some(tree.without(&removed)),
            });
            let moves: Vec<_> = moves.collect();
            claim.winning = if is_all { WinningMoves::These(moves) } else { WinningMoves::AtLeast(moves) };
        }
        Some(claim)
    }
}

/// What is left of a subtree after some of its leaves were removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rest {
    /// Nothing.
    Gone,
    /// A path with an even number of vertices.
    Even,
    /// A path with an odd number of vertices.
    Odd,
    /// A tree that branches, with even branches only.
    Branching,
}

/// What is left of the children of a vertex, up to one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Children {
    /// Nothing.
    None,
    /// Of one child something: an even path, an odd path, or a tree that branches.
    OneEven,
    OneOdd,
    OneBranching,
    /// Of several, with even branches only.
    Several,
}

impl Rest {
    const ALL: [Self; 4] = [Self::Gone, Self::Even, Self::Odd, Self::Branching];
    /// What the player who wins may leave of the whole tree.
    const WON: [Self; 3] = [Self::Gone, Self::Even, Self::Branching];

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// What may be left of the children of a vertex that is not a leaf, so that this is left of its subtree.
    const fn of_children(self) -> &'static [Children] {
        match self {
            Self::Gone => &[],
            Self::Even => &[Children::OneOdd],
            Self::Odd => &[Children::None, Children::OneEven],
            Self::Branching => &[Children::OneBranching, Children::Several],
        }
    }
}

impl Children {
    const ALL: [Self; 5] = [Self::None, Self::OneEven, Self::OneOdd, Self::OneBranching, Self::Several];

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// With one more child, `None` where an odd branch would be left for good.
    const fn and(self, rest: Rest) -> Option<Self> {
        Some(match (self, rest) {
            (_, Rest::Gone) => self,
            (Self::None, Rest::Even) => Self::OneEven,
            (Self::None, Rest::Odd) => Self::OneOdd,
            (Self::None, Rest::Branching) => Self::OneBranching,
            (Self::OneEven | Self::OneBranching | Self::Several, Rest::Even | Rest::Branching) => {
                Self::Several
            }
            _ => return None,
        })
    }
}

/// All ways to remove leaves from a tree so that only even branches are left.
#[derive(Debug)]
struct PruningPlan<'a> {
    tree: &'a RootedTree,
    /// By vertex: what can be left of its subtree, as bits of [`Rest`].
    rests: Vec<u8>,
    /// By vertex: what can be left of its elder siblings, as bits of [`Children`].
    elders: Vec<u8>,
    /// Every vertex but the root: parents before children, the youngest child first.
    top_down: Vec<usize>,
    /// By vertex: its youngest child.
    youngest: Vec<Option<usize>>,
}

impl<'a> PruningPlan<'a> {
    fn new(tree: &'a RootedTree) -> Self {
        let places = tree.places();
        let mut rests = vec![0; places];
        let mut elders = vec![0; places];
        let mut youngest = vec![None; places];
        // What can be left of the children met so far.
        let mut children = vec![Children::None.bit(); places];
        let mut top_down = Vec::with_capacity(places);
        for vertex in tree.bottom_up() {
            let is_leaf = youngest[vertex].is_none();
            let is_possible = |rest: &Rest| match rest {
                Rest::Gone | Rest::Odd if is_leaf => true,
                _ if is_leaf => false,
                _ => rest.of_children().iter().any(|below| children[vertex] & below.bit() != 0),
            };
            rests[vertex] = Rest::ALL.into_iter().filter(is_possible).fold(0, |set, rest| set | rest.bit());
            if vertex == 0 {
                break;
            }
            let parent = tree.parent(vertex);
            elders[vertex] = children[parent];
            let mut together = 0;
            for before in Children::ALL.into_iter().filter(|before| children[parent] & before.bit() != 0) {
                for rest in Rest::ALL.into_iter().filter(|rest| rests[vertex] & rest.bit() != 0) {
                    together |= before.and(rest).map_or(0, Children::bit);
                }
            }
            children[parent] = together;
            youngest[parent] = Some(vertex);
            top_down.push(vertex);
        }
        top_down.reverse();
        Self { tree, rests, elders, top_down, youngest }
    }

    /// At most `most` sets of leaves whose removal leaves even branches only, each ascending.
    fn prunings(&self, most: usize) -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        if self.tree.places() == 0 {
            return found;
        }
        for goal in Rest::WON.into_iter().filter(|goal| self.rests[0] & goal.bit() != 0) {
            self.prunings_to(goal, most, &mut found);
        }
        found
    }

    /// Goes through the vertices from the top down, choosing what is to be left of each; every choice that is made can
    /// be completed, so that the time is at most O(n) for each set found.
    fn prunings_to(&self, goal: Rest, most: usize, found: &mut Vec<Vec<usize>>) {
        let places = self.tree.places();
        let mut goals = vec![goal; places];
        // What is to be left of the children of a vertex up to the one that comes next.
        let mut wanted = vec![Children::None; places];
        // For each vertex of `top_down` so far: its choices that were not tried yet, and its parent's `wanted` before.
        let mut tried: Vec<(Vec<(Children, Rest)>, Children)> = Vec::new();
        let mut is_new = true;
        while found.len() < most {
            let step = tried.len();
            if is_new && step == self.top_down.len() {
                found.push(self.removed(&goals));
                is_new = false;
                continue;
            }
            if is_new {
                let vertex = self.top_down[step];
                let parent = self.tree.parent(vertex);
                let choices = self.choices(vertex, goals[parent], wanted[parent]);
                tried.push((choices, wanted[parent]));
            }
            let Some((choices, before)) = tried.last_mut() else { return };
            let vertex = self.top_down[if is_new { step } else { step - 1 }];
            let parent = self.tree.parent(vertex);
            if let Some((elder, rest)) = choices.pop() {
                wanted[parent] = elder;
                goals[vertex] = rest;
                is_new = true;
            } else {
                wanted[parent] = *before;
                tried.pop();
                is_new = false;
            }
        }
    }

    /// What may be left of the elder siblings of a vertex and of itself.
    fn choices(&self, vertex: usize, parents_goal: Rest, wanted: Children) -> Vec<(Children, Rest)> {
        let is_youngest = self.youngest[self.tree.parent(vertex)] == Some(vertex);
        let targets = if is_youngest { parents_goal.of_children() } else { std::slice::from_ref(&wanted) };
        let mut choices = Vec::new();
        for elder in Children::ALL.into_iter().filter(|elder| self.elders[vertex] & elder.bit() != 0) {
            for rest in Rest::ALL.into_iter().filter(|rest| self.rests[vertex] & rest.bit() != 0) {
                if elder.and(rest).is_some_and(|together| targets.contains(&together)) {
                    choices.push((elder, rest));
                }
            }
        }
        choices
    }

    fn removed(&self, goals: &[Rest]) -> Vec<usize> {
        let is_removed = |&vertex: &usize| self.youngest[vertex].is_none() && goals[vertex] == Rest::Gone;
        self.tree.vertices().filter(is_removed).collect()
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("leaves", "Pruning leaves", Group::Graphs, |parameters| {
        no_parameters(parameters, "leaves 1 1 2 3")?;
        Ok(Arc::new(Catalogued::new(Leaves).with_theorem()))
    })
    .with_aliases(["muv-luv", "pruning-leaves"])
    .with_rules(
        "A move removes at least one of the leaves that a rooted tree has at the moment. Whoever \
         cannot move loses.",
    )
    .with_notation(
        "the parents of vertices 2, 3, ... (1 is the root, '-' a vertex that is gone); or root, for a \
         root alone, or empty",
    )
    .with_examples(["leaves 1 1", "leaves 1 1 2 3", "leaves 1 2 2 3 4 5"])
    .with_theorems([&EVEN_BRANCHES])
}
