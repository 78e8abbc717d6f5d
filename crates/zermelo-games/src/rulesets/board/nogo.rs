//! `NoGo`: the players put stones on a board as in Go, but nobody may take: after a move every connected group of either
//! colour must be next to a free cell. (Played since a workshop at Banff in
//! 2011; also called Anti-Atari Go.)
//!
//! A cell that is closed to a player stays so: either the stone would have no liberty, and no free cell beside it could give
//! one later; or it would take the last liberty of an opponent's group, which cannot get another but there. So a free cell
//! that is closed to both stays free, the groups beside it are safe, and what they part is independent. A component has the
//! cells that are open to somebody and the groups that are not safe; of the rest it keeps for each open cell whether a stone
//! of either colour is safe there. On strips it matters only where groups are, not how many stones they have.

use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{Bounds, Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{
    Board, Cell, CellSet, Exchange, Grid, Rows, Written, cell_name, drawing_of_rows, on_board, parse_written,
    picture_of_rows,
};

/// The rules of `NoGo`. The planes of a board are Left's stones, Right's, and the free cells. A free cell in the plane of a
/// colour as well is one where its stone is safe: next to what is left out of a component.
#[derive(Clone, Copy, Debug)]
pub struct NoGo;

const HINT: &str = "a size such as 3x4, or x for Left's stones, o for Right's, # for cells out of play, rows with '|' \
                    between them, for example: x..|.o.";

/// How the parts of a board show free cells where a stone is safe: of Left, of Right, of both.
const SAFE_LETTERS: [(char, u32); 3] = [('l', 0b101), ('r', 0b110), ('+', 0b111)];

/// The stones of a player.
fn stones<G: Grid>(planes: &[G::Set; 3], player: Player) -> G::Set {
    planes[player.index()].minus(&planes[2])
}

/// The free cells on which Left and Right may put a stone: no group of the opponent has its only liberty there, and the stone
/// is beside another free cell, or safe, or beside a group of its own with another liberty.
fn legal_cells<G: Grid>(grid: &G, planes: &[G::Set; 3]) -> [G::Set; 2] {
    let free = &planes[2];
    let beside_free = grid.neighbours(free);
    // Beside a group with another liberty, and where a group has its last.
    let mut among_more = [grid.none(), grid.none()];
    let mut last = among_more.clone();
    for player in Player::BOTH {
        let at = player.index();
        grid.parts(&stones::<G>(planes, player), |group| {
            let liberties = grid.neighbours(&group).and(free);
            let place = if liberties.is_single() { &mut last } else { &mut among_more };
            place[at] = place[at].or(&liberties);
        });
    }
    Player::each(|player| {
        let (own, other) = (player.index(), player.opponent().index());
        let breathing = beside_free.or(&planes[own]).or(&among_more[own]);
        free.and(&breathing).minus(&last[other])
    })
}

/// The board after a stone of a player on a free cell. A stone that is safe there makes its group safe: the group is left
/// out, and the cells beside it are safe for that player.
fn with_stone<G: Grid>(grid: &G, planes: &[G::Set; 3], cell: usize, player: Player) -> Board<3> {
    let (own, other) = (&planes[player.index()], &planes[player.opponent().index()]);
    let free = planes[2].without(cell);
    let mut next_own = own.with(cell);
    if own.has(cell) {
        let group = grid.connected(cell, &next_own.minus(&free));
        next_own = next_own.minus(&group).or(&grid.neighbours(&group).and(&free));
    }
    let next_other = other.without(cell);
    grid.board(match player {
        Player::Left => [next_own, next_other, free],
        Player::Right => [next_other, next_own, free],
    })
}

fn visit_moves<G: Grid, B>(
    grid: &G,
    planes: &[G::Set; 3],
    player: Player,
    visit: &mut impl FnMut(Board<3>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for cell in legal_cells(grid, planes)[player.index()].bits() {
        visit(with_stone(grid, planes, cell, player))?;
    }
    ControlFlow::Continue(())
}

/// Visits the parts of a board that do not touch one another, each with the numbers of moves of Left and Right.
fn visit_parts<G: Grid>(grid: &G, planes: &[G::Set; 3], mut visit: impl FnMut(Board<3>, [u32; 2])) {
    let legal = legal_cells(grid, planes);
    let open = legal[0].or(&legal[1]);
    let lasting = planes[2].minus(&open);
    let beside_lasting = grid.neighbours(&lasting);
    // The stones of groups that are not safe, and the open cells where a stone is.
    let mut safe = [planes[0].and(&open), planes[1].and(&open)];
    let joining = Player::each(|player| {
        let own = stones::<G>(planes, player);
        if lasting.is_empty() {
            return own;
        }
        let safe_groups = grid.flooded(&beside_lasting, &own);
        let beside = grid.neighbours(&safe_groups).or(&beside_lasting).and(&open);
        safe[player.index()] = safe[player.index()].or(&beside);
        own.minus(&safe_groups)
    });
    let mut rest = open.clone();
    while let Some(seed) = rest.first() {
        let mut part = grid.connected(seed, &rest);
        let joined = loop {
            let beside = grid.neighbours(&part);
            let joined = Player::each(|player| grid.flooded(&beside, &joining[player.index()]));
            let reached = grid.neighbours(&joined[0].or(&joined[1])).and(&rest);
            if reached.minus(&part).is_empty() {
                break joined;
            }
            part = grid.flooded(&part.or(&reached), &rest);
        };
        rest = rest.minus(&part);
        let moves = Player::each(|player| legal[player.index()].and(&part).count() as u32);
        let [left, right] = Player::each(|player| {
            let at = player.index();
            safe[at].and(&part).or(&joined[at])
        });
        visit(grid.board([left, right, part]), moves);
    }
}

/// How many moves a player is sure to have, whatever the other does: on cells that are closed to the other and to which no
/// stone of the other's ever comes near, so that nobody can take them from the player. Those that are connected by the
/// player's stones can all be filled but one, from the ones far from it to those near; all, where one of them is safe.
fn sure_moves<G: Grid>(grid: &G, planes: &[G::Set; 3], legal: &[G::Set; 2], player: Player) -> u32 {
    let (own, other) = (player.index(), player.opponent().index());
    let hostile = legal[other].or(&stones::<G>(planes, player.opponent()));
    let sure = legal[own].minus(&hostile).minus(&grid.neighbours(&hostile));
    if sure.is_empty() {
        return 0;
    }
    let mut count = sure.count() as u32;
    grid.parts(&sure.or(&stones::<G>(planes, player)), |part| {
        let cells = part.and(&sure);
        if !cells.is_empty() && cells.and(&planes[own]).is_empty() {
            count -= 1;
        }
    });
    count
}

/// Upper bound on the moves of a player, however they alternate: each is on a cell that is open now. Where stones on all that
/// are connected would have no liberty left, one cell is not filled.
fn most_moves<G: Grid>(grid: &G, planes: &[G::Set; 3], legal: &[G::Set; 2], player: Player) -> u32 {
    let own = player.index();
    let mut count = legal[own].count() as u32;
    if count == 0 {
        return 0;
    }
    grid.parts(&legal[own].or(&stones::<G>(planes, player)), |part| {
        let cells = part.and(&legal[own]);
        let breathes = |set: &G::Set| !set.and(&planes[2]).minus(&part).is_empty();
        if !cells.is_empty() && cells.and(&planes[own]).is_empty() && !breathes(&grid.neighbours(&part)) {
            count -= 1;
        }
    });
    count
}

/// Sure moves of one player against all moves of the other.
fn bounds<G: Grid>(grid: &G, planes: &[G::Set; 3]) -> Bounds {
    let legal = legal_cells(grid, planes);
    let [left, right] = Player::each(|player| {
        let sure = sure_moves(grid, planes, &legal, player).cast_signed();
        (sure, most_moves(grid, planes, &legal, player).cast_signed())
    });
    Bounds::between(left.0 - right.1, left.1 - right.0)
}

/// The cells of a strip with a stone that has one of its colour before it.
const fn repeated_stones([left, right, free]: [u64; 3]) -> u64 {
    let (left, right) = (left & !free, right & !free);
    left & left << 1 | right & right << 1
}

/// A stone of a group that is next to no free cell.
fn breathless<G: Grid>(grid: &G, planes: &[G::Set; 3]) -> Option<(usize, usize)> {
    let mut found = None;
    for player in Player::BOTH {
        grid.parts(&stones::<G>(planes, player), |group| {
            if found.is_none() && grid.neighbours(&group).and(&planes[2]).is_empty() {
                found = group.first().map(|stone| grid.place(stone));
            }
        });
    }
    found
}

impl Ruleset for NoGo {
    type Position = Board<3>;

    fn options<B>(
        &self,
        board: &Board<3>,
        player: Player,
        mut visit: impl FnMut(Board<3>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(board, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, board: &Board<3>, mut visit: impl FnMut(Board<3>)) {
        self.counted_components(board, |part, _| visit(part));
    }

    fn counted_components(&self, board: &Board<3>, mut visit: impl FnMut(Board<3>, Option<[u32; 2]>)) {
        on_board!(board, |grid, planes| visit_parts(&grid, planes, |part, moves| visit(part, Some(moves))));
    }

    /// On strips, stones of a colour side by side are as one stone: the group has the same liberties.
    #[inline]
    fn normal_form(&self, board: &Board<3>) -> NormalForm<Board<3>> {
        let form = board.normal_form(Exchange::Colours);
        let repeated = form.position.strip().map_or(0, repeated_stones);
        if repeated == 0 {
            return form;
        }
        let short = form.position.without_columns(repeated).normal_form(Exchange::Colours);
        NormalForm { players_swapped: short.players_swapped != form.players_swapped, ..short }
    }

    fn mobility(&self, board: &Board<3>, most: u32) -> [u32; 2] {
        on_board!(board, |grid, planes| {
            let legal = legal_cells(&grid, planes);
            Player::each(|player| (legal[player.index()].count() as u32).min(most))
        })
    }

    fn bounds(&self, board: &Board<3>) -> Bounds {
        on_board!(board, |grid, planes| bounds(&grid, planes))
    }

    /// Each free cell stays free or gets a stone of either colour.
    fn reachable_bound(&self, board: &Board<3>) -> Option<u64> {
        let free = u32::try_from(board.count(2)).unwrap_or(u32::MAX);
        Some(3_u64.saturating_pow(free))
    }

    fn heap_bytes(&self, board: &Board<3>) -> usize {
        board.heap_bytes()
    }
}

impl Notation for NoGo {
    fn parse(&self, text: &str) -> Result<Board<3>, ParseError> {
        let is_safe = |letter: char| SAFE_LETTERS.iter().any(|&(safe, _)| safe == letter);
        // As long as the text, so that errors are in place.
        let plain: String = text.chars().map(|letter| if is_safe(letter) { '.' } else { letter }).collect();
        let allowed = [Cell::Left, Cell::Right, Cell::Free, Cell::Blocked];
        let written = parse_written(&plain, &allowed, &HINT.into())
            .map_err(|error| ParseError { text: text.to_owned(), ..error })?;
        let rows = match written {
            Written::Size(height, width) => return Ok(Board::from_cells(height, width, |_, _| Some(2))),
            Written::Rows(rows) => rows,
        };
        let letters: Vec<Vec<char>> =
            text.trim().split(['|', '/', '\n']).map(|row| row.trim().chars().collect()).collect();
        let board =
            Board::from_codes(rows.height(), rows.width(), |row, column| match rows.cell(row, column) {
                Cell::Left => 0b001,
                Cell::Right => 0b010,
                Cell::Blocked | Cell::Used => 0,
                Cell::Free => {
                    let letter = letters[row][column];
                    SAFE_LETTERS.iter().find(|&&(safe, _)| safe == letter).map_or(0b100, |&(_, code)| code)
                }
            });
        if let Some((row, column)) = on_board!(board, |grid, planes| breathless(&grid, planes)) {
            let message = zermelo_core::message!(
                "the group of the stone on {cell} is next to no free cell",
                cell = cell_name(row, column)
            );
            let line = text.trim().split(['|', '/', '\n']).nth(row).map_or(text, str::trim);
            let stone = line.char_indices().nth(column).map_or(line, |(at, _)| &line[at..=at]);
            return Err(ParseError::part(text, stone, message, "no play leads to such a position"));
        }
        Ok(board)
    }

    fn print(&self, board: &Board<3>) -> String {
        let letter = |row, column| match board.code_of(row, column) {
            0 => '#',
            0b001 => 'x',
            0b010 => 'o',
            code => SAFE_LETTERS.iter().find(|&&(_, safe)| safe == code).map_or('.', |&(letter, _)| letter),
        };
        let line = |row| (0..board.width()).map(|column| letter(row, column)).collect::<String>();
        (0..board.height()).map(line).collect::<Vec<_>>().join("|")
    }

    /// The cell of the new stone.
    fn move_label(&self, from: &Board<3>, to: &Board<3>, _: Player) -> String {
        let is_open = |board: &Board<3>, row, column| board.code_of(row, column) & 0b100 != 0;
        let placed = from
            .differences(to)
            .into_iter()
            .find(|&(row, column)| is_open(from, row, column) && !is_open(to, row, column));
        placed.map_or_else(|| self.print(to), |(row, column)| cell_name(row, column))
    }

    fn picture(&self, board: &Board<3>, _: Convention) -> Option<String> {
        Some(picture_of_rows(&rows_of(board)))
    }

    fn drawing(&self, board: &Board<3>) -> Option<Drawing> {
        Some(drawing_of_rows(&rows_of(board))?.on_points())
    }
}

/// The board as it is drawn.
fn rows_of(board: &Board<3>) -> Rows {
    Rows::new(board.height(), board.width(), |row, column| match board.code_of(row, column) {
        0 => Cell::Blocked,
        0b001 => Cell::Left,
        0b010 => Cell::Right,
        _ => Cell::Free,
    })
}

/// Whether no free cell is one where a stone is safe: those are in parts of boards alone.
fn has_no_safe_cells(position: &Board<3>) -> bool {
    on_board!(position, |_grid, planes| planes[2].and(&planes[0].or(&planes[1])).is_empty())
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("nogo", "NoGo", Group::Boards, |parameters| {
        no_parameters(parameters, "nogo 3x3")?;
        Ok(Arc::new(Catalogued::new(NoGo).with_own_tables().checked_as(CheckedGame::printed("nogo").where_it_reads(has_no_safe_cells))))
    })
    .with_aliases(["anti-atari-go"])
    .with_rules(
        "A move puts a stone of one's own on a free cell. After it every connected group of stones of \
         one colour, of either player, must be next to a free cell. Whoever cannot move loses.",
    )
    .with_notation(
        "a size such as 3x4 (rows x columns), or the rows with '|' between them, x for Left's stones, \
         o for Right's, '.' for free cells, # for cells out of play; parts of boards have l, r and + for free cells \
         where a stone of Left's, of Right's, of either has a liberty for good",
    )
    .with_examples(["nogo 3x3", "nogo x..|.o.|..."])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::option_list;
    use std::collections::HashMap;
    use zermelo_core::Arrange;

    /// The parts in their normal form, and the parts of all options.
    fn parts(board: &Board<3>) -> Vec<Vec<(NormalForm<Board<3>>, [u32; 2])>> {
        let of = |board: &Board<3>| {
            let mut parts = Vec::new();
            NoGo.components(board, |part| parts.push((NoGo.normal_form(&part), NoGo.mobility(&part, 64))));
            parts
        };
        let options = Player::BOTH.into_iter().flat_map(|player| option_list(&NoGo, board, player));
        std::iter::once(of(board)).chain(options.map(|option| of(&option))).collect()
    }

    /// Games as the sets of what Left and Right can move to, each game with a number.
    #[derive(Default)]
    struct Trees {
        numbers: HashMap<[Vec<usize>; 2], usize>,
        known: HashMap<Board<3>, usize>,
    }

    impl Trees {
        fn number(&mut self, board: &Board<3>) -> usize {
            if let Some(&known) = self.known.get(board) {
                return known;
            }
            let options = Player::each(|player| {
                let options = option_list(&NoGo, board, player);
                let mut numbers: Vec<usize> = options.iter().map(|option| self.number(option)).collect();
                numbers.arrange();
                numbers.dedup();
                numbers
            });
            let next = self.numbers.len();
            let number = *self.numbers.entry(options).or_insert(next);
            self.known.insert(board.clone(), number);
            number
        }
    }

    /// Strips and their normal forms have the same moves to the same games.
    #[test]
    fn strips_are_what_their_normal_forms_are() {
        let mut trees = Trees::default();
        let mut shorter = 0;
        for number in 0..6_usize.pow(6) {
            let letter = |place: u32| ['.', 'x', 'o', 'l', '+', '#'][number / 6_usize.pow(place) % 6];
            let Ok(strip) = NoGo.parse(&(0..6).map(letter).collect::<String>()) else { continue };
            let form = NoGo.normal_form(&strip);
            assert_eq!(
                NoGo.normal_form(&form.position),
                NormalForm { players_swapped: false, ..form.clone() }
            );
            let board = if form.players_swapped { form.position.colours_exchanged() } else { form.position };
            assert_eq!(trees.number(&strip), trees.number(&board), "{}", NoGo.print(&strip));
            let upright = strip.image(true, false, false);
            assert_eq!(NoGo.normal_form(&upright).position, NoGo.normal_form(&strip).position);
            shorter += usize::from(board.width() + 1 < strip.cropped().width());
        }
        assert!(shorter > 100, "{shorter}");
    }

    /// A board among cells out of play, too large for words, is the board, also where stones are safe.
    #[test]
    fn large_boards_are_what_small_ones_are() {
        for number in 0..5_usize.pow(6) {
            let row = |row: usize| -> String {
                (0..3)
                    .map(|column| {
                        ['.', 'x', 'o', 'l', '+'][number / 5_usize.pow((row * 3 + column) as u32) % 5]
                    })
                    .collect()
            };
            let (first, second) = (row(0), row(1));
            let Ok(small) = NoGo.parse(&format!("{first}|{second}")) else { continue };
            let [wall, beside] = ["#".repeat(20), "#".repeat(16)];
            let large = NoGo.parse(&format!("{wall}|#{first}{beside}|#{second}{beside}|{wall}")).unwrap();
            assert!(matches!((&small, &large), (Board::Small(_), Board::Large(_))));
            assert_eq!(parts(&small), parts(&large), "{first}|{second}");
        }
    }
}
