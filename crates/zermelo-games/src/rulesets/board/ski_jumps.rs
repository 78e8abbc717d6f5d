//! Ski Jumps: Left's skiers go any number of squares to the right along their rows, Right's to the left, over free
//! squares, and may leave the board at the end. A jumper may also jump over an opponent just below onto the free square
//! below that; whoever was jumped over is a slipper from then on, who cannot jump. (*Winning Ways*, chapter 1.)
//!
//! Rows that no jump can join are components; a jumper that can never jump counts as a slipper there.

use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move, Slide, Step};
use crate::rules::stated::{self, EAST, OFF, SOUTH, WEST, rewrite, slide};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::letter_rows;
use zermelo_boards::{Board, CellSet, Direction, Grid, cell_name, on_board};

/// The rules of Ski Jumps. The planes of a board are Left's jumpers, Right's, Left's slippers, and Right's.
#[derive(Clone, Copy, Debug)]
pub struct SkiJumps;

const LETTERS: [char; 4] = ['L', 'R', 'l', 'r'];

const HINT: &str = "L and R for jumpers, l and r for slippers, '.' for snow, rows with '|' between them, for example: \
                    .L...|.R...|.....";

/// The planes of a player: jumpers and slippers.
const fn planes_of(player: Player) -> [usize; 2] {
    match player {
        Player::Left => [0, 2],
        Player::Right => [1, 3],
    }
}

fn visit_moves<G: Grid, B>(
    grid: &G,
    planes: &[G::Set; 4],
    player: Player,
    visit: &mut impl FnMut(Board<4>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let forward = match player {
        Player::Left => Direction::East,
        Player::Right => Direction::West,
    };
    let skiers = planes.iter().fold(grid.none(), |all, plane| all.or(plane));
    let with = |plane: usize, set: G::Set| {
        let mut planes = planes.clone();
        planes[plane] = set;
        planes
    };
    for plane in planes_of(player) {
        for skier in planes[plane].bits() {
            let others = planes[plane].without(skier);
            let mut at = skier;
            loop {
                match grid.checked_step(at, forward) {
                    None => {
                        visit(grid.board(with(plane, others.clone())))?;
                        break;
                    }
                    Some(next) if skiers.has(next) => break,
                    Some(next) => {
                        visit(grid.board(with(plane, others.with(next))))?;
                        at = next;
                    }
                }
            }
        }
    }
    let [jumpers, _] = planes_of(player);
    let [threats, slippers] = planes_of(player.opponent());
    let below = |cell: usize| grid.checked_step(cell, Direction::South);
    for jumper in planes[jumpers].bits() {
        let Some(over) =
            below(jumper).filter(|&over| planes[threats].has(over) || planes[slippers].has(over))
        else {
            continue;
        };
        let Some(landing) = below(over).filter(|&landing| !skiers.has(landing)) else { continue };
        let mut after = with(jumpers, planes[jumpers].without(jumper).with(landing));
        after[threats] = after[threats].without(over);
        after[slippers] = after[slippers].with(over);
        visit(grid.board(after))?;
    }
    ControlFlow::Continue(())
}

/// Which players may ever have a skier in a row, and a jumper.
#[derive(Clone, Copy, Default)]
struct Row {
    skiers: [bool; 2],
    jumpers: [bool; 2],
}

/// Joins the rows between which jumps may take place, from the top, and visits what is joined, with its first row.
fn visit_groups(rows: &mut [Row], mut visit: impl FnMut(std::ops::Range<usize>)) {
    let (mut start, mut end) = (0, 0);
    for row in 0..rows.len() {
        if row >= end {
            if start < end {
                visit(start..end);
            }
            (start, end) = (row, row + 1);
        }
        for player in 0..2 {
            if jumps_from(rows, row, player) {
                rows[row + 2].jumpers[player] = true;
                rows[row + 2].skiers[player] = true;
                end = end.max(row + 3);
            }
        }
    }
    visit(start..end);
}

/// Whether a player may ever jump from a row. Right for rows above which everything has been looked at.
fn jumps_from(rows: &[Row], row: usize, player: usize) -> bool {
    row + 2 < rows.len() && rows[row].jumpers[player] && rows[row + 1].skiers[1 - player]
}

impl SkiJumps {
    /// What may ever stand in each row at the start of play.
    fn rows(board: &Board<4>) -> Vec<Row> {
        let mut rows = vec![Row::default(); board.height()];
        on_board!(board, |grid, planes| {
            for (plane, set) in planes.iter().enumerate() {
                for skier in set.bits() {
                    let row = &mut rows[grid.place(skier).0];
                    row.skiers[plane % 2] = true;
                    row.jumpers[plane % 2] |= plane < 2;
                }
            }
        });
        rows
    }
}

/// The same position with the players exchanged: seen in a mirror.
fn mirrored(board: &Board<4>) -> Board<4> {
    let width = board.width();
    Board::from_cells(board.height(), width, |row, column| {
        board.plane_of(row, width - 1 - column).map(|plane| plane ^ 1)
    })
}

/// A key that orders boards of one frame.
fn cells(board: &Board<4>) -> impl Iterator<Item = Option<usize>> + '_ {
    (0..board.height()).flat_map(move |row| (0..board.width()).map(move |column| board.plane_of(row, column)))
}

impl Ruleset for SkiJumps {
    type Position = Board<4>;

    fn options<B>(
        &self,
        board: &Board<4>,
        player: Player,
        mut visit: impl FnMut(Board<4>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(board, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    /// Skiers only go forward and down.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, board: &Board<4>, mut visit: impl FnMut(Board<4>)) {
        let mut rows = Self::rows(board);
        let mut groups = Vec::new();
        visit_groups(&mut rows, |group| groups.push(group));
        for group in groups {
            let part = Board::from_cells(group.len(), board.width(), |row, column| {
                let (row, plane) = (group.start + row, board.plane_of(group.start + row, column)?);
                let is_slow = plane < 2 && !jumps_from(&rows, row, plane);
                Some(if is_slow { plane + 2 } else { plane })
            });
            if Player::BOTH.into_iter().any(|player| crate::game::has_option(self, &part, player)) {
                visit(part);
            }
        }
    }

    /// A mirror to the left or right exchanges the players.
    fn normal_form(&self, board: &Board<4>) -> NormalForm<Board<4>> {
        let mirrored = mirrored(board);
        let order = cells(board).cmp(cells(&mirrored));
        let position = if order.is_gt() { mirrored } else { board.clone() };
        NormalForm { position, players_swapped: order.is_gt(), is_own_mirror: order.is_eq() }
    }

    fn heap_bytes(&self, board: &Board<4>) -> usize {
        board.heap_bytes()
    }
}

impl SkiJumps {
    fn text(board: &Board<4>, between: char) -> String {
        let mut text = String::with_capacity((board.width() + 1) * board.height());
        for row in 0..board.height() {
            if row > 0 {
                text.push(between);
            }
            text.extend(
                (0..board.width())
                    .map(|column| board.plane_of(row, column).map_or('.', |plane| LETTERS[plane])),
            );
        }
        text
    }
}

impl Notation for SkiJumps {
    fn parse(&self, text: &str) -> Result<Board<4>, ParseError> {
        let is_cell = |letter| letter == '.' || LETTERS.contains(&letter);
        let rows = letter_rows(text, is_cell, "L, R, l, r, '.'", HINT)?;
        Ok(Board::from_cells(rows.len(), rows[0].len(), |row, column| {
            let letter = char::from(rows[row].as_bytes()[column]);
            LETTERS.iter().position(|&known| known == letter)
        }))
    }

    fn print(&self, board: &Board<4>) -> String {
        Self::text(board, '|')
    }

    /// From where to where, `a1-d1`, or `a1-off` for a skier who leaves the board.
    fn move_label(&self, from: &Board<4>, to: &Board<4>, player: Player) -> String {
        let own = planes_of(player).map(Some);
        let differences = from.differences(to);
        let place = |board: &Board<4>| {
            let found = differences.iter().find(|&&(row, column)| own.contains(&board.plane_of(row, column)));
            found.map(|&(row, column)| cell_name(row, column))
        };
        let target = place(to).unwrap_or_else(|| "off".to_owned());
        place(from).map_or_else(|| self.print(to), |source| format!("{source}-{target}"))
    }

    fn picture(&self, board: &Board<4>, _: Convention) -> Option<String> {
        Some(Self::text(board, '\n'))
    }

    fn drawing(&self, board: &Board<4>) -> Option<Drawing> {
        Some(Drawing::board(board.height(), board.width(), || Self::text(board, '\n'))?.with_board_names())
    }
}

/// The rules as data. Jumps lead from the upper row to the lower one; who is jumped over becomes a slipper.
fn declared() -> Declared {
    let moves = |jumper: &str, [slipper, other, fallen]: [&str; 3], ahead: Step| {
        let skiers = [jumper, slipper].concat();
        let leave = || Move::Rewrite(rewrite([&skiers, OFF], [".", ""], &[ahead]));
        let run = Slide { stop: true, then: vec![leave()], ..slide(&skiers, &[ahead], 0, ".") };
        let jump = |over| Move::Rewrite(rewrite([jumper, over, "."], [".", fallen, jumper], &[SOUTH]));
        vec![Move::Slide(run), leave(), jump(other), jump(fallen)]
    };
    let moves = [moves("L", ["l", "R", "r"], EAST), moves("R", ["r", "L", "l"], WEST)];
    stated::board("ski_jumps", Frame::Grid, "LRlr.", moves)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("ski-jumps", "Ski Jumps", Group::Boards, |parameters| {
        no_parameters(parameters, "ski-jumps .L...|.R...|.....")?;
        Ok(Arc::new(Catalogued::new(SkiJumps).declared_as(declared, |_| true)))
    })
    .with_aliases(["skijumps"])
    .with_rules(
        "Left's skiers go any distance to the right over free squares, Right's to the left, and may \
         leave the board there. A jumper may also jump over an opponent just below onto the free \
         square below that, which makes the other a slipper, who cannot jump. Whoever cannot move \
         loses.",
    )
    .with_notation("the rows with '|' between them, L and R for jumpers, l and r for slippers, '.' for snow")
    .with_examples(["ski-jumps .L...|.R...|.....", "ski-jumps L....|....R|l...."])
}
