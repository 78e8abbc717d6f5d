//! Who wins pruning the leaves of rooted trees; linear in the input.

use super::ContestError;
use zermelo_core::message;
use zermelo_games::rulesets::graph::{RootedTree, next_wins_leaves};
use zermelo_games::rulesets::{InputError, Words};
use zermelo_solve::Limits;

const HINT: &str =
    "the input is T, then T trees: n, then the n - 1 parents of vertices 2 to n, of which 1 is the root";
const MOST_VERTICES: u64 = u32::MAX as u64 - 1;

pub(super) fn solve(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, HINT);
    let trees = words.number("the number of trees")?;
    let mut output = Vec::new();
    for _ in 0..trees {
        let tree = read_tree(&mut words)?;
        output.extend_from_slice(if next_wins_leaves(&tree) { b"Takeru\n" } else { b"Meiya\n" });
    }
    words.end()?;
    Ok(output)
}

fn read_tree(words: &mut Words) -> Result<RootedTree, InputError> {
    let vertices = words.number("the number of vertices")?;
    if !(1..=MOST_VERTICES).contains(&vertices) {
        return Err(words.error(message!(
            "a tree has 1 to {MOST_VERTICES} vertices, not {vertices}",
            MOST_VERTICES,
            vertices
        )));
    }
    let mut parents = Vec::with_capacity((vertices - 1).min(words.most_words_left() as u64) as usize);
    for _ in 1..vertices {
        let parent = words.number("a parent")?;
        if !(1..=vertices).contains(&parent) {
            return Err(words.error(message!(
                "a parent is a vertex from 1 to {vertices}, not {parent}",
                vertices,
                parent
            )));
        }
        parents.push(parent as u32 - 1);
    }
    RootedTree::from_parents(&parents)
        .ok_or_else(|| words.error("some vertices hang on each other in a circle and not on the root"))
}
