//! Two tokens on a directed graph that move in turn: the one player wants them to meet or the other to be stuck, the other
//! wants to go on for ever. One pass backwards from where Alice has won.

use super::ContestError;
use zermelo_core::message;
use zermelo_games::rulesets::Words;
use zermelo_solve::{Limits, Meter};

/// There are two states for each pair of vertices.
const MOST_VERTICES: u64 = 2_000;
const HINT: &str =
    "the input is T, then for each case n m, m lines u v for the moves, and x y, where Bob and Alice stand";

/// A case: the moves into each vertex, the number of moves from it, and where the tokens stand.
struct Case {
    into: Vec<Vec<u32>>,
    out_degrees: Vec<u32>,
    bob: u32,
    alice: u32,
}

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, HINT);
    let count = words.number("the number of cases")?;
    let mut output = String::new();
    for number in 1..=count {
        let case = read(&mut words)?;
        let word = if case.alice_wins(limits)? { "No" } else { "Yes" };
        output += &format!("Case #{number}: {word}\n");
    }
    words.end()?;
    Ok(output.into_bytes())
}

fn read(words: &mut Words) -> Result<Case, ContestError> {
    let vertices = words.number("the number of vertices")?;
    if !(1..=MOST_VERTICES).contains(&vertices) {
        return Err(words
            .error(message!(
                "there must be 1 to {MOST_VERTICES} vertices, not {vertices}",
                MOST_VERTICES,
                vertices
            ))
            .into());
    }
    let edges = words.number("the number of moves")?;
    let mut vertex = |what| -> Result<u32, ContestError> {
        let vertex = words.number(what)?;
        if !(1..=vertices).contains(&vertex) {
            return Err(words
                .error(message!("there is no vertex {vertex} among {vertices}", vertex, vertices))
                .into());
        }
        Ok(vertex as u32 - 1)
    };
    let mut into = vec![Vec::new(); vertices as usize];
    let mut out_degrees = vec![0; vertices as usize];
    for _ in 0..edges {
        let (from, to) = (vertex("the start of a move")?, vertex("the end of a move")?);
        into[to as usize].push(from);
        out_degrees[from as usize] += 1;
    }
    Ok(Case { into, out_degrees, bob: vertex("Bob's vertex")?, alice: vertex("Alice's vertex")? })
}

/// The states of a case with what is known of them.
struct Search {
    size: usize,
    /// Where Alice has won, by who moves and by both tokens.
    won: [Vec<bool>; 2],
    /// Where Bob moves, how many of his moves have not been seen to lose.
    open: Vec<u32>,
    waiting: Vec<(bool, u32, u32)>,
}

impl Search {
    fn win(&mut self, bob_moves: bool, bob: u32, alice: u32) {
        let place = bob as usize * self.size + alice as usize;
        if !std::mem::replace(&mut self.won[usize::from(bob_moves)][place], true) {
            self.waiting.push((bob_moves, bob, alice));
        }
    }
}

impl Case {
    /// Whether Alice brings it about that the tokens meet or Bob cannot move. O(n m) time, O(n^2) space.
    fn alice_wins(&self, limits: &Limits) -> Result<bool, ContestError> {
        let size = self.into.len();
        let mut meter = Meter::start(limits, "two tokens")?;
        meter.count_positions(2 * (size * size) as u64, 20 * (size * size) as u64)?;
        let open = self.out_degrees.iter().flat_map(|&degree| std::iter::repeat_n(degree, size)).collect();
        let won = [vec![false; size * size], vec![false; size * size]];
        let mut search = Search { size, won, open, waiting: Vec::new() };
        for bob in 0..size as u32 {
            search.win(true, bob, bob);
            search.win(false, bob, bob);
            if self.out_degrees[bob as usize] == 0 {
                (0..size as u32).for_each(|alice| search.win(true, bob, alice));
            }
        }
        while let Some((bob_moves, bob, alice)) = search.waiting.pop() {
            meter.step()?;
            if bob_moves {
                // Alice came here by a move of hers.
                for &from in &self.into[alice as usize] {
                    search.win(false, bob, from);
                }
            } else {
                for &from in &self.into[bob as usize] {
                    let open = &mut search.open[from as usize * size + alice as usize];
                    *open -= 1;
                    if *open == 0 {
                        search.win(true, from, alice);
                    }
                }
            }
        }
        Ok(search.won[1][self.bob as usize * size + self.alice as usize])
    }
}
