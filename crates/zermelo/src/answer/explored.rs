//! A game as a graph: every position that play from one leads to, whoever moves, with the moves of both players and the
//! endings. What is read back from it has the same winners, values and Grundy values.

use crate::catalogue::OpenGame;
use crate::game::graph::{ExplicitGame, GraphBuilder, GraphError, MovedBy};
use crate::game::{Player, Ruleset};
use crate::solve::{Limits, StopReason};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use zermelo_core::Arrange;
use zermelo_core::Meter;

/// Why a game is not written as a graph.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExploredError {
    /// A limit was reached.
    #[error("{0}")]
    Stopped(StopReason),
    /// There are more positions than a graph holds, or their names are too long.
    #[error("{0}")]
    Graph(GraphError),
}

/// What a position takes here beside itself: places in the table and in the list of names.
const BYTES_PER_POSITION: usize = 96;

/// Explores everything that play from a position leads to, by moves of either player in any order. Positions are named as the
/// game writes them, the start first. O(V + E).
pub fn explored_graph(opened: &OpenGame, limits: &Limits) -> Result<ExplicitGame, ExploredError> {
    let game = opened.game.as_ref();
    let mut meter = Meter::start(limits, "exploring positions").map_err(ExploredError::Stopped)?;
    let mut builder = GraphBuilder::default();
    let mut positions = vec![opened.position.clone()];
    let mut numbers = FxHashMap::default();
    let name_of = |builder: &mut GraphBuilder, known: usize, printed: String| {
        let mut name = printed.clone();
        // Where two positions are written alike, the later ones are counted.
        for copy in 2.. {
            if builder.vertex(&name) as usize >= known {
                break;
            }
            name = format!("{printed} ({copy})");
        }
    };
    name_of(&mut builder, 0, game.print(&opened.position));
    builder.set_start(0);
    numbers.insert(opened.position.clone(), 0_u32);
    let mut next = 0;
    while next < positions.len() {
        let (from, position) = (next as u32, positions[next].clone());
        next += 1;
        let mut moves: [Vec<u32>; 2] = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            if let Some(ending) = game.ending(&position, player) {
                builder.add_ending(from, MovedBy::Only(player), ending).map_err(ExploredError::Graph)?;
                continue;
            }
            let mut stopped = None;
            let _ = game.options(&position, player, |option| {
                let number = numbers.get(&option).copied().unwrap_or_else(|| {
                    let number = positions.len() as u32;
                    let printed = game.print(&option);
                    let bytes = BYTES_PER_POSITION + 2 * printed.len() + 2 * game.heap_bytes(&option);
                    stopped = meter.count_position(bytes).err();
                    name_of(&mut builder, positions.len(), printed);
                    positions.push(option.clone());
                    numbers.insert(option, number);
                    number
                });
                moves[player.index()].push(number);
                stopped = stopped.or_else(|| meter.count_bytes(size_of::<(u32, u32)>() as u64).err());
                if stopped.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            stopped.map_or(Ok(()), |reason| Err(ExploredError::Stopped(reason)))?;
        }
        add_moves(&mut builder, from, moves);
    }
    builder.build().map_err(ExploredError::Graph)
}

/// The moves from a position; one that both players have is one move.
fn add_moves(builder: &mut GraphBuilder, from: u32, mut moves: [Vec<u32>; 2]) {
    for list in &mut moves {
        list.arrange();
        list.dedup();
    }
    let [left, right] = &moves;
    for &to in left {
        let is_both = right.binary_search(&to).is_ok();
        builder.add_move(from, to, if is_both { MovedBy::Both } else { MovedBy::Only(Player::Left) });
    }
    for &to in right.iter().filter(|to| left.binary_search(to).is_err()) {
        builder.add_move(from, to, MovedBy::Only(Player::Right));
    }
}
