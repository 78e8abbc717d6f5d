//! Declared rules of boards, stated in code: what a game of the catalogue that plays by code of its own says of its moves, so
//! that the checker of certificates makes them too, and what games without code of their own are played by. Patterns lie
//! straight here; a rule file can say more.

use super::declared::{
    Board, Condition, Declared, Ending, Frame, Move, Outcome, Passing, Places, Repeat, Rewrite, Rules, Shoot,
    Slide, Step, VERSION,
};
use super::open::{Beside, open_declared};
use crate::catalogue::{AnyGame, no_parameters};
use crate::game::ParseError;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

pub(crate) const NORTH: Step = [-1, 0];
pub(crate) const EAST: Step = [0, 1];
pub(crate) const SOUTH: Step = [1, 0];
pub(crate) const WEST: Step = [0, -1];
pub(crate) const SOUTH_EAST: Step = [1, 1];
pub(crate) const SOUTH_WEST: Step = [1, -1];

/// The steps to the four neighbours of a cell.
pub(crate) const STRAIGHT: [Step; 4] = [NORTH, EAST, SOUTH, WEST];
/// The steps of a king.
pub(crate) const ALL_ROUND: [Step; 8] = [NORTH, [-1, 1], EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, [-1, -1]];

/// A place outside the board, where a pattern may reach.
pub(crate) const OFF: &str = "|";
/// The letter of a free cell.
const FREE: &str = ".";

/// A game on cells with some letters: Left's moves and Right's. The player who cannot move loses.
pub(crate) fn board(name: &str, frame: Frame, letters: &str, moves: [Vec<Move>; 2]) -> Declared {
    board_with_endings(name, frame, letters, moves, Vec::new())
}

/// A game on cells in which play also stops by rule.
pub(crate) fn board_with_endings(
    name: &str,
    frame: Frame,
    letters: &str,
    [left, right]: [Vec<Move>; 2],
    endings: Vec<Ending>,
) -> Declared {
    let (letters, passing) = (letters.to_owned(), Passing::Never);
    let rules = Rules::Board(Box::new(Board { endings, frame, left, letters, passing, right }));
    Declared { name: name.to_owned(), parameters: BTreeMap::new(), rules, version: VERSION }
}

/// Cells that lie in a line change their letters: of each the letters that it may hold, and its new one.
pub(crate) fn rewrite<const N: usize>(from: [&str; N], to: [&str; N], along: &[Step]) -> Rewrite {
    let [from, to] = [from, to].map(|cells| cells.map(str::to_owned).to_vec());
    let (places, repeat) = (lines(N, along), Repeat::Once);
    Rewrite { anywhere: false, from, places, repeat, stop: false, then: Vec::new(), to, when: Vec::new() }
}

/// A piece goes over free cells, leaving such a letter behind: one step, or with `most` 0 any number.
pub(crate) fn slide(piece: &str, along: &[Step], most: u32, leave: &str) -> Slide {
    let [piece, leave, free] = [piece, leave, FREE].map(str::to_owned);
    Slide {
        along: along.to_vec(),
        anywhere: false,
        becomes: String::new(),
        leave,
        most,
        onto: free.clone(),
        piece,
        stop: false,
        then: Vec::new(),
        through: free,
        when: Vec::new(),
    }
}

/// A free cell in sight of where the last move ended gets such a letter.
pub(crate) fn shoot(mark: &str, along: &[Step]) -> Shoot {
    let [mark, free] = [mark, FREE].map(str::to_owned);
    Shoot {
        along: along.to_vec(),
        mark,
        most: 0,
        onto: free.clone(),
        stop: false,
        then: Vec::new(),
        through: free,
    }
}

/// Who has just moved has won when cells that lie in a line hold these letters.
pub(crate) fn won_by_line<const N: usize>(letters: [&str; N], along: &[Step]) -> Ending {
    let from = letters.map(str::to_owned).to_vec();
    Ending { result: Outcome::Other, when: vec![Condition::Matches { from, places: lines(N, along) }] }
}

/// Lines of so many cells in these directions.
fn lines(cells: usize, along: &[Step]) -> Places {
    let line = |step: &Step| (0..).take(cells).map(|k| step.map(|part| k * part)).collect();
    Places::Steps(along.iter().map(line).collect())
}

/// Opens a game of the catalogue that is declared rules and nothing else, made once. It takes no parameters.
pub(crate) fn opener(
    example: &'static str,
    state: fn() -> (Declared, Beside),
) -> impl Fn(&str) -> Result<Arc<dyn AnyGame>, ParseError> + Send + Sync + 'static {
    let opened = OnceLock::new();
    move |parameters| {
        no_parameters(parameters, example)?;
        let open = || {
            let (declared, beside) = state();
            open_declared(&Arc::new(declared), &beside)
                .map_err(|refusal| ParseError::whole(example, refusal.why, ""))
        };
        opened.get_or_init(open).clone()
    }
}
