//! The L-game of E. de Bono on 4 × 4: each player has a piece of four cells like an L, and there are two neutral stones. A move puts
//! one's L down in another place, turned or reflected as one likes, and may then move one of the stones to any free cell. Who
//! cannot move loses. (*The Five-Day Course in Thinking*, 1968.)
//!
//! A number is that of the player to move, of the two places of the pieces among all that have no cell in common, and of the stones on
//! the eight cells that are left.

use super::boards::{for_example, mover_letter, parse_board, print_board};
use super::ranks::{Binomials, gather, scatter};
use crate::game::{Ending, NumberedGame, ParseError, Player, RuleTwin, Slice, Standing, message};
use zermelo_core::Arrange;

/// The ways to put two stones on eight cells.
const STONES: u64 = 28;
const LETTERS: &str = ".xon";
const START: &str = "nxx.|.ox.|.ox.|.oon";

/// The rules with all that numbers need.
#[derive(Clone, Debug)]
pub struct LGame {
    /// The places of a piece, as cells.
    places: Vec<u16>,
    /// Pairs of places without a common cell, first player's first, and the number of each.
    pairs: Vec<(u16, u16)>,
    binomials: Binomials,
    slices: [Slice; 1],
}

impl LGame {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        if parameters == "4x4" {
            return Ok(Self::new());
        }
        let part = if parameters.is_empty() { text } else { parameters };
        Err(ParseError::part(text, part, message!("the board is 4x4"), for_example("l-game 4x4")))
    }

    fn new() -> Self {
        let mut places = Vec::new();
        let cell = |row: i32, column: i32| {
            ((0..4).contains(&row) && (0..4).contains(&column)).then(|| 1_u16 << (4 * row + column))
        };
        for (row, column) in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
            for (down, right) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                for side in [1, -1] {
                    // Three cells in a line, and one beside the first.
                    let line = (0..3).map(|nth| cell(row + nth * down, column + nth * right));
                    let foot = cell(row + side * right, column + side * down);
                    places.extend(line.chain([foot]).try_fold(0, |set, cell| Some(set | cell?)));
                }
            }
        }
        places.arrange();
        places.dedup();
        let all = places.iter().flat_map(|&first| places.iter().map(move |&second| (first, second)));
        let pairs: Vec<(u16, u16)> = all.filter(|(first, second)| first & second == 0).collect();
        let numbers = 0..2 * pairs.len() as u64 * STONES;
        let slices = [Slice { name: "all boards".to_owned(), numbers, loops: true, needs: Vec::new() }];
        Self { places, pairs, binomials: Binomials::up_to(8), slices }
    }

    fn number(&self, mover: usize, pieces: [u16; 2], stones: u16) -> Option<u64> {
        let pair = self.pairs.binary_search(&(pieces[0], pieces[1])).ok()?;
        let free = !(pieces[0] | pieces[1]);
        let rank = self.binomials.rank(gather(stones.into(), free.into()));
        Some(((mover * self.pairs.len() + pair) as u64) * STONES + rank)
    }

    /// Who moves, the pieces, and the stones.
    fn position(&self, number: u64) -> (usize, [u16; 2], u16) {
        let pair = (number / STONES) as usize;
        let (first, second) = self.pairs[pair % self.pairs.len()];
        let free = !(first | second);
        let stones = scatter(self.binomials.unrank(number % STONES, 2), free.into());
        (pair / self.pairs.len(), [first, second], stones as u16)
    }
}

impl NumberedGame for LGame {
    fn name(&self) -> String {
        "l-game 4x4".to_owned()
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        self.parse(START).ok()
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        let (mover, pieces, stones) = self.position(number);
        let other = pieces[1 - mover];
        for &place in self.places.iter().filter(|&&place| place != pieces[mover]) {
            if place & (other | stones) != 0 {
                continue;
            }
            let mut pieces = pieces;
            pieces[mover] = place;
            let cells = |set: u16| (0..16).map(|cell| 1_u16 << cell).filter(move |cell| set & cell != 0);
            let moved = cells(stones)
                .flat_map(|stone| cells(!(place | other | stones)).map(move |cell| stones ^ stone | cell));
            for stones in std::iter::once(stones).chain(moved) {
                options.extend(self.number(1 - mover, pieces, stones));
            }
        }
        if options.is_empty() { Standing::Over(Ending::Loss) } else { Standing::Open }
    }

    fn most_options(&self) -> u32 {
        // Each place but one's own, with the stones as they are or one of them on another of six cells.
        47 * 13
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let hint = for_example(format!("{START} x"));
        let (board, mover) = text.trim().split_once(' ').unwrap_or((text, "x"));
        let mover = match mover.trim() {
            "x" => 0,
            "o" => 1,
            other => {
                return Err(ParseError::part(
                    text,
                    other,
                    message!("after the board comes who moves: x or o"),
                    hint,
                ));
            }
        };
        let cells = parse_board(board, (4, 4), LETTERS)?;
        let set = |letter| {
            let places = cells.iter().enumerate().filter(|&(_, &cell)| cell == letter);
            places.fold(0_u16, |set, (place, _)| set | 1 << place)
        };
        let stones = set(3);
        let number = self.number(mover, [set(1), set(2)], stones).filter(|_| stones.count_ones() == 2);
        number.ok_or_else(|| {
            ParseError::part(
                text,
                board,
                message!("each player has an L of four cells, and there are two stones n"),
                hint,
            )
        })
    }

    fn print(&self, number: u64) -> String {
        let (mover, [first, second], stones) = self.position(number);
        let cell = |cell: u8| {
            let holds = |set: u16| (set >> cell & 1) as u8;
            holds(first) + 2 * holds(second) + 3 * holds(stones)
        };
        let cells: Vec<u8> = (0..16).map(cell).collect();
        format!("{} {}", print_board(&cells, 4, LETTERS), if mover == 0 { "x" } else { "o" })
    }

    fn rule_twin(&self) -> Option<RuleTwin> {
        Some(RuleTwin { file: "l_game.star", parameters: Vec::new() })
    }

    /// The file lists cells, row by row from 0: `((1, 2, 6, 10), (5, 9, 13, 14), (0, 15))`.
    fn number_in_twin(&self, text: &str, to_move: Player) -> Option<u64> {
        let lists: Vec<&str> = text.trim_matches(['(', ')']).split("), (").collect();
        let mut board = [0; 16];
        for (letter, list) in (1..).zip(<[&str; 3]>::try_from(lists).ok()?) {
            for cell in list.split(", ") {
                *board.get_mut(cell.parse::<usize>().ok()?)? = letter;
            }
        }
        self.parse(&format!("{} {}", print_board(&board, 4, LETTERS), mover_letter(to_move))).ok()
    }
}
