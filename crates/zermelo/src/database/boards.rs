//! All boards of a size, written letter by letter: what a database is built of.

use crate::catalogue::AnyGame;
use crate::game::AnyPosition;
use std::ops::ControlFlow;
use zermelo_core::Arrange;

/// Rows and columns.
pub type BoardSize = [usize; 2];

/// The letters that a cell of a game's boards may have, found by writing boards and reading them back.
pub struct Boards<'a> {
    game: &'a dyn AnyGame,
    /// Those at which no board falls apart come first.
    letters: Vec<char>,
    /// How many of the letters these are.
    joining: usize,
}

impl std::fmt::Debug for Boards<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Boards")
            .field("letters", &self.letters)
            .field("joining", &self.joining)
            .finish_non_exhaustive()
    }
}

impl<'a> Boards<'a> {
    /// Of a game whose positions are rows of cells, with '|' between; `None` of another.
    pub fn of(game: &'a dyn AnyGame) -> Option<Self> {
        let reads = |text: &str| {
            let read = game.parse_question(text).ok().filter(|_| !text.contains('|'));
            read.is_some_and(|(position, _)| game.print(&position) == text)
        };
        // A letter by itself may be against the rules: a stone without a liberty is.
        let is_letter = |letter: char| {
            [format!("{letter}"), format!("{letter}."), format!(".{letter}")].iter().any(|text| reads(text))
        };
        let mut letters: Vec<char> = ('!'..='~').filter(|&letter| is_letter(letter)).collect();
        if letters.len() < 2 {
            return None;
        }
        let (joining, separating): (Vec<char>, Vec<char>) =
            letters.iter().partition(|&&letter| !separates(game, letter, &letters));
        let count = joining.len();
        letters = joining;
        letters.extend(separating);
        Some(Self { game, letters, joining: count })
    }

    /// Visits the boards of a size in the order of their letters, without those of which a whole row or column separates:
    /// their components are those of smaller boards. Texts that are against the rules of the game are left out. O(letters^cells).
    pub fn visit<B>(
        &self,
        [rows, columns]: BoardSize,
        visit: &mut dyn FnMut(AnyPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let is_strip = rows == 1 || columns == 1;
        let used = if is_strip { self.joining } else { self.letters.len() };
        if used == 0 {
            return ControlFlow::Continue(());
        }
        let mut cells = vec![0; rows * columns];
        loop {
            if (is_strip || !self.has_separating_line(&cells, columns))
                && let Ok((position, _)) = self.game.parse_question(&self.text(&cells, columns))
            {
                visit(position)?;
            }
            // The next number in the system of so many digits.
            let Some(last) = cells.iter().rposition(|&cell| cell + 1 < used) else {
                return ControlFlow::Continue(());
            };
            cells[last] += 1;
            cells[last + 1..].fill(0);
        }
    }

    fn text(&self, cells: &[usize], columns: usize) -> String {
        let row = |row: &[usize]| row.iter().map(|&cell| self.letters[cell]).collect::<String>();
        cells.chunks(columns).map(row).collect::<Vec<_>>().join("|")
    }

    fn has_separating_line(&self, cells: &[usize], columns: usize) -> bool {
        let separates = |cell: &usize| *cell >= self.joining;
        cells.chunks(columns).any(|row| row.iter().all(separates))
            || (0..columns).any(|column| cells.iter().skip(column).step_by(columns).all(separates))
    }
}

/// Whether rows fall apart at a letter: whether what is on either side of it is as it would be by itself, for all that fits
/// on two cells.
fn separates(game: &dyn AnyGame, letter: char, letters: &[char]) -> bool {
    let pairs =
        || letters.iter().flat_map(|first| letters.iter().map(move |second| format!("{first}{second}")));
    pairs().all(|before| {
        pairs().all(|after| {
            let Some(mut apart) = components(game, &before) else { return true };
            let Some(others) = components(game, &after) else { return true };
            apart.extend(others);
            apart.arrange();
            components(game, &format!("{before}{letter}{after}")) == Some(apart)
        })
    })
}

/// The components in normal form as texts, in order; `None` of what is not a position.
fn components(game: &dyn AnyGame, text: &str) -> Option<Vec<String>> {
    let (position, _) = game.parse_question(text).ok()?;
    let mut parts = Vec::new();
    game.visit_components(&position, &mut |part| {
        let normal = game.normal_form(&part);
        parts.push(format!("{}{}", game.print(&normal.position), u8::from(normal.players_swapped)));
    });
    parts.arrange();
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    fn letters(question: &str) -> Option<(String, String)> {
        let open = catalogue::open(question).expect("it is a position");
        let boards = Boards::of(open.game.as_ref())?;
        let (joining, separating) = boards.letters.split_at(boards.joining);
        Some((joining.iter().collect(), separating.iter().collect()))
    }

    #[test]
    fn letters_are_those_of_the_notation() {
        let pair = |joining: &str, separating: &str| Some((joining.to_owned(), separating.to_owned()));
        assert_eq!(letters("clobber 1x2"), pair("ox", "."));
        assert_eq!(letters("domineering 1x2"), pair(".", "#"));
        assert_eq!(letters("konane xo."), pair(".ox", "#"));
        assert_eq!(letters("wythoff 1 2"), None);
    }

    #[test]
    fn every_component_of_a_larger_board_is_on_a_board_without_separating_lines() {
        let open = catalogue::open("clobber 1x2").expect("it is a position");
        let game = open.game.as_ref();
        let boards = Boards::of(game).expect("Clobber is played on boards");
        let mut met = Vec::new();
        for size in [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3]] {
            let _ = boards.visit::<()>(size, &mut |position| {
                game.visit_components(&position, &mut |part| {
                    met.push(game.print(&game.normal_form(&part).position));
                });
                ControlFlow::Continue(())
            });
        }
        let all = Boards { game, joining: 3, ..boards };
        let mut count = 0;
        let _ = all.visit::<()>([2, 3], &mut |position| {
            count += 1;
            game.visit_components(&position, &mut |part| {
                assert!(met.contains(&game.print(&game.normal_form(&part).position)));
            });
            ControlFlow::Continue(())
        });
        assert_eq!(count, 3_u32.pow(6));
    }
}
