//! Proofs that play ends: some sum over the cells falls with every move.
//!
//! Measures are tried in turn: a measure that no move raises proves that the moves that lower it are made finitely often
//! in a row, so that only the others are left for the next measure (a lexicographic order).

use super::declared::{Board, Frame, Move, OUTSIDE, Passing, Places, Step};
use super::plain::further;

/// Letters, each with the one that it becomes.
type Becoming = Vec<(char, Option<char>)>;

/// A change that a move makes, or one of several that it makes together, each of which must not raise a measure.
#[derive(Clone, Debug)]
struct Change {
    /// Letters that may have been in a cell, each with the letter that is there now, and how far the cell is from the first.
    cells: Vec<(Becoming, Step)>,
    /// Whether other letters change their places, too, so that it lowers counts alone.
    moves_others: bool,
}

/// Whether play is proved to end, from the rules alone.
pub(super) fn falls(board: &Board) -> bool {
    // Who passes leaves the position as it is.
    if board.passing != Passing::Never {
        return false;
    }
    let letters: Vec<char> = board.letters.chars().collect();
    let mut moves: Vec<Vec<Change>> = Vec::new();
    for one in board.left.iter().chain(&board.right) {
        let mut chains = Vec::new();
        changes(&letters, one, &[], &mut chains);
        moves.extend(chains);
    }
    // A position of a flat board has coordinates; counting letters works everywhere.
    let is_flat = matches!(board.frame, Frame::Strip | Frame::Grid);
    let mut left = moves;
    while !left.is_empty() {
        let before = left.len();
        for measure in measures(&letters, is_flat) {
            let effects: Option<Vec<bool>> = left.iter().map(|chain| effect(chain, &measure)).collect();
            let Some(lowered) = effects else { continue };
            if lowered.iter().any(|&is_lower| is_lower) {
                let mut at = lowered.iter();
                left.retain(|_| !at.next().copied().unwrap_or(false));
                break;
            }
        }
        if left.len() == before {
            return false;
        }
    }
    true
}

/// A sum over the cells with some letters: of 1, or of a coordinate.
#[derive(Clone, Debug)]
struct Measure {
    letters: Vec<char>,
    /// What one cell counts: `one` and so much for each row and column.
    one: i64,
    along: Step,
}

fn measures(letters: &[char], is_flat: bool) -> Vec<Measure> {
    // All sets of at most eight letters, of more only the single ones and all but one.
    let sets: Vec<Vec<char>> = if letters.len() <= 8 {
        (1..1_u32 << letters.len())
            .map(|set| {
                (0..letters.len())
                    .filter(|&place| set >> place & 1 == 1)
                    .map(|place| letters[place])
                    .collect()
            })
            .collect()
    } else {
        let but = |place: usize| {
            letters.iter().enumerate().filter(move |&(at, _)| at != place).map(|(_, &c)| c).collect()
        };
        (0..letters.len()).map(|place| vec![letters[place]]).chain((0..letters.len()).map(but)).collect()
    };
    let steps: &[Step] = &[[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]];
    let counts = sets.iter().map(|set| Measure { letters: set.clone(), one: 1, along: [0, 0] });
    let places = sets
        .iter()
        .flat_map(|set| steps.iter().map(|&along| Measure { letters: set.clone(), one: 0, along }));
    if is_flat { counts.chain(places).collect() } else { counts.collect() }
}

/// Whether a move surely lowers a measure; `None` where it may raise it.
fn effect(chain: &[Change], measure: &Measure) -> Option<bool> {
    let mut is_lower = false;
    for change in chain {
        is_lower |= change.effect(measure)?;
    }
    Some(is_lower)
}

impl Change {
    /// The same for one change: its cells taken together.
    fn effect(&self, measure: &Measure) -> Option<bool> {
        let counts = |letter: char| measure.letters.contains(&letter);
        let weight = |[down, right]: Step| {
            i64::from(down) * i64::from(measure.along[0]) + i64::from(right) * i64::from(measure.along[1])
        };
        // The most that the sum can change, and the most that the number of counted cells can, which must stay: the board
        // may lie anywhere.
        let (mut most, mut number_low, mut number_high) = (0, 0_i64, 0_i64);
        for (cases, step) in &self.cells {
            let more = |&(before, after): &(char, Option<char>)| {
                i64::from(after.is_some_and(counts)) - i64::from(counts(before))
            };
            number_low += cases.iter().map(more).min()?;
            number_high += cases.iter().map(more).max()?;
            let worth = measure.one + weight(*step);
            most += cases.iter().map(|case| more(case) * worth).max()?;
        }
        if measure.along != [0, 0] && (self.moves_others || number_low != 0 || number_high != 0) {
            return None;
        }
        if most > 0 { None } else { Some(most < 0) }
    }
}

/// Letters with what a pattern makes of them, where it can: a letter, or the one so many places further.
fn written(letters: &[char], before: &[char], to: &str) -> Vec<(char, Option<char>)> {
    let Some(places) = further(to) else {
        return before.iter().map(|&c| (c, to.chars().next())).collect();
    };
    let new = |c: char| {
        let place = letters.iter().position(|&letter| letter == c)?;
        letters.get(place.checked_add_signed(places as isize)?).copied()
    };
    before.iter().filter_map(|&c| Some((c, Some(new(c)?)))).collect()
}

/// The chains of changes that a move can make, as lists of changes.
fn changes(letters: &[char], one: &Move, before: &[Change], into: &mut Vec<Vec<Change>>) {
    let with = |change: Change| {
        let mut chain = before.to_vec();
        chain.push(change);
        chain
    };
    let chars = |set: &str| set.chars().filter(|&c| c != OUTSIDE).collect::<Vec<char>>();
    let follow = |chain: Vec<Change>, then: &[Move], stop: bool, into: &mut Vec<Vec<Change>>| {
        if then.is_empty() || stop {
            into.push(chain.clone());
        }
        for next in then {
            changes(letters, next, &chain, into);
        }
    };
    match one {
        Move::Rewrite(rewrite) => {
            let ways: Vec<Vec<Step>> = match &rewrite.places {
                Places::Steps(ways) => ways.clone(),
                Places::Paths => vec![vec![[0, 0]; rewrite.from.len()]],
            };
            for way in ways {
                let cells =
                    rewrite.from.iter().zip(&rewrite.to).zip(way).filter(|((_, to), _)| !to.is_empty());
                let cells =
                    cells.map(|((from, to), step)| (written(letters, &chars(from), to), step)).collect();
                // A repetition makes such a change again, which lowers what it lowers once more.
                let change = Change { cells, moves_others: false };
                follow(with(change), &rewrite.then, rewrite.stop, into);
            }
        }
        Move::Slide(slide) => {
            let along = if slide.along.is_empty() { vec![[0, 0]] } else { slide.along.clone() };
            for piece in slide.piece.chars() {
                for &step in &along {
                    for &target in &chars(&slide.onto) {
                        let landed = slide.becomes.chars().next().unwrap_or(piece);
                        // A step of any length changes a coordinate at least as one step does, in the same direction,
                        // as long as what is there is not counted.
                        let cells = vec![
                            (vec![(piece, slide.leave.chars().next())], [0, 0]),
                            (vec![(target, Some(landed))], step),
                        ];
                        follow(with(Change { cells, moves_others: false }), &slide.then, slide.stop, into);
                    }
                }
            }
        }
        Move::Shoot(shoot) => {
            let cells = vec![(written(letters, &chars(&shoot.onto), &shoot.mark), [0, 0])];
            let change = Change { cells, moves_others: false };
            follow(with(change), &shoot.then, shoot.stop, into);
        }
        Move::Push(push) => {
            // The last letter of the run covers one of `into`, or is lost; the first cell gets `leave`.
            let mut gone = chars(&push.into);
            if push.off {
                gone.extend(push.pushed.chars().chain(push.piece.chars()));
            }
            for letter in gone {
                let cells = vec![(vec![(letter, push.leave.chars().next())], [0, 0])];
                into.push(with(Change { cells, moves_others: true }));
            }
        }
        Move::Enclose(enclose) => {
            let put = vec![(written(letters, &chars(&enclose.onto), &enclose.piece), [0, 0])];
            let mut chain = with(Change { cells: put, moves_others: true });
            let turned = vec![(written(letters, &chars(&enclose.turned), &enclose.piece), [0, 0])];
            chain.push(Change { cells: turned, moves_others: true });
            into.push(chain);
        }
        // What follows is a move of the list again: play is a sequence of such parts, and each is looked at by itself.
        Move::Again => into.push(before.to_vec()),
    }
}
