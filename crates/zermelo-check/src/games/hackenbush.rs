//! Hackenbush by its edges: `0-1l 1-2r 0-2e`, with 0 for the ground; l or b is blue (Left cuts), r red (Right), e or g
//! green (both). An edge falls when it no longer hangs together with the ground.

use super::{Game, Position};
use crate::Player;
use crate::records::number;
use std::collections::HashSet;

pub(super) struct Hackenbush {
    /// Whether all edges are green: then the game is impartial.
    pub(super) only_green: bool,
}

type Edge = (u16, u16, u8);

/// Larger pictures are refused.
const MOST_EDGES: usize = 1024;

fn edges(position: &Position) -> Vec<Edge> {
    let edge = |bytes: &[u8]| {
        (u16::from_be_bytes([bytes[0], bytes[1]]), u16::from_be_bytes([bytes[2], bytes[3]]), bytes[4])
    };
    position.chunks_exact(5).map(edge).collect()
}

/// The edges that stand, ascending.
fn of_edges(edges: &[Edge]) -> Position {
    let mut reached = HashSet::from([0]);
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        for &(one, two, _) in edges {
            if reached.contains(&one) != reached.contains(&two) {
                has_grown = true;
                reached.extend([one, two]);
            }
        }
    }
    let mut standing: Vec<Edge> = edges.iter().copied().filter(|edge| reached.contains(&edge.0)).collect();
    standing.sort_unstable();
    let bytes = |(one, two, colour): Edge| {
        let ([a, b], [c, d]) = (one.to_be_bytes(), two.to_be_bytes());
        [a, b, c, d, colour]
    };
    standing.into_iter().flat_map(bytes).collect()
}

impl Game for Hackenbush {
    fn read(&self, text: &str) -> Result<Position, String> {
        let edge = |word: &str| {
            let colour = *word.as_bytes().last()?;
            let (one, two) = word.get(..word.len() - 1)?.split_once('-')?;
            let (one, two): (u16, u16) = (number(one)?.try_into().ok()?, number(two)?.try_into().ok()?);
            let colour = match colour {
                b'e' | b'g' => b'e',
                b'l' | b'b' if !self.only_green => b'l',
                b'r' if !self.only_green => b'r',
                _ => return None,
            };
            Some((one.min(two), one.max(two), colour))
        };
        let words = text.split(' ').filter(|_| text != "nothing");
        let edges: Option<Vec<Edge>> = words.take(MOST_EDGES + 1).map(edge).collect();
        edges
            .filter(|edges| edges.len() <= MOST_EDGES)
            .map(|edges| of_edges(&edges))
            .ok_or_else(|| "expected edges such as 0-1l 1-2r".to_owned())
    }

    fn is_impartial(&self) -> bool {
        self.only_green
    }

    fn print(&self, position: &Position) -> String {
        let words = edges(position)
            .into_iter()
            .map(|(one, two, colour)| format!("{one}-{two}{}", char::from(colour)));
        let text = words.collect::<Vec<_>>().join(" ");
        if text.is_empty() { "nothing".to_owned() } else { text }
    }

    fn options(&self, position: &Position, player: Player, options: &mut Vec<Position>) {
        let own = if player == Player::Left { b'l' } else { b'r' };
        let edges = edges(position);
        for place in 0..edges.len() {
            if edges[place].2 == own || edges[place].2 == b'e' {
                let mut rest = edges.clone();
                rest.remove(place);
                options.push(of_edges(&rest));
            }
        }
    }
}
