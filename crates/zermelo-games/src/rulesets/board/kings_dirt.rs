//! King's Dirt: kings walk over a board and leave dirt behind, on which nobody can stand. Some kings may wait beside the
//! board. (A game of the sum solver MCGS, 2024–2026; `gen_king_dirt` there. With kings that wait and must be placed first it
//! is near to *Seeking dirt*.)
//!
//! When no king waits, the parts of the board in which a king has a free cell beside it are independent: a king without one
//! never moves again, and two kings that only touch each other have nothing to do with one another.

use super::territory::{self, around, reached};
use crate::catalogue::{Catalogued, Entry, Group};
use crate::game::drawing::{Cell as Square, Mark, Square as Shade};
use crate::game::{
    Bounds, Convention, Drawing, Message, NormalForm, Notation, ParseError, Player, Ruleset, message,
};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, ALL_ROUND, slide};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{
    Board, Cell, CellSet, Direction, Exchange, Grid, Rows, Written, cell_name, drawing_of_rows, on_board,
    parse_written, picture_of_rows,
};

/// The rules of King's Dirt.
#[derive(Clone, Copy, Debug)]
pub struct KingsDirt {
    /// Whether a player moves no king while one waits and can be placed.
    pub must_place: bool,
}

/// Kings on a board and beside it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kings {
    /// Left's kings, Right's, and the free cells.
    board: Board<3>,
    /// The kings of Left and of Right that wait.
    waiting: [u16; 2],
}

const KINDS: [Cell; 3] = [Cell::Left, Cell::Right, Cell::Free];

const HINT: &str = "how many kings of Left and of Right wait, where any do, then the board: x for Left's kings, o for \
                    Right's, '.' for free cells, # for dirt, rows with '|' between them, or a size, for example: 1 1 x..|..o";

impl KingsDirt {
    fn visit_moves<G: Grid, B>(
        self,
        grid: &G,
        planes: &[G::Set; 3],
        waiting: [u16; 2],
        player: Player,
        visit: &mut impl FnMut(Kings) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (own, free) = (&planes[player.index()], &planes[2]);
        let with_own = |own: G::Set, free: G::Set| {
            let mut planes = planes.clone();
            planes[player.index()] = own;
            planes[2] = free;
            grid.board(planes)
        };
        let mut left = waiting;
        let can_place = waiting[player.index()] > 0 && !free.is_empty();
        if can_place {
            left[player.index()] -= 1;
            for to in free.bits() {
                visit(Kings { board: with_own(own.with(to), free.without(to)), waiting: left })?;
            }
        }
        if can_place && self.must_place {
            return ControlFlow::Continue(());
        }
        for direction in Direction::ALL {
            for from in own.bits() {
                let Some(to) = grid.checked_step(from, direction).filter(|&to| free.has(to)) else {
                    continue;
                };
                let board = with_own(own.without(from).with(to), free.without(to));
                visit(Kings { board, waiting })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Every move fills a free cell. Kings that wait may come to any.
    fn bounds_on<G: Grid>(self, grid: &G, planes: &[G::Set; 3], waiting: [u16; 2]) -> Bounds {
        let [left, right, free] = planes;
        let pieces = [left, right];
        let reached = Player::each(|player| {
            let at = player.index();
            if waiting[at] > 0 { free.clone() } else { reached(grid, pieces[at], free) }
        });
        let walks = waiting.map(|waiting| waiting == 0 || !self.must_place);
        territory::bounds(grid, pieces, &reached, walks)
    }

    /// How many moves [`visit_moves`](Self::visit_moves) visits.
    fn move_count<G: Grid>(self, grid: &G, planes: &[G::Set; 3], waiting: u16, player: Player) -> usize {
        let (own, free) = (&planes[player.index()], &planes[2]);
        let placed = if waiting > 0 { free.count() } else { 0 };
        if placed > 0 && self.must_place {
            return placed;
        }
        let steps = Direction::ALL.iter().map(|&direction| grid.shift(own, direction).and(free).count());
        placed + steps.sum::<usize>()
    }
}

/// Visits the parts of a board beside which no king waits.
fn visit_parts<G: Grid>(grid: &G, [left, right, free]: &[G::Set; 3], mut visit: impl FnMut(Board<3>)) {
    let kings = left.or(right);
    let mut seeds = kings.and(&around(grid, free));
    while let Some(seed) = seeds.first() {
        // Of cells and kings in turn: two kings side by side are no connection.
        let mut inside = grid.none().with(seed);
        let mut cells = around(grid, &inside).and(free);
        loop {
            let grown = (around(grid, &cells).and(&kings), around(grid, &cells.or(&inside)).and(free));
            if (&grown.0, &grown.1) == (&inside, &cells) {
                break;
            }
            (inside, cells) = grown;
        }
        seeds = seeds.minus(&inside);
        visit(grid.board([left.and(&inside), right.and(&inside), cells]));
    }
}

impl Ruleset for KingsDirt {
    type Position = Kings;

    fn options<B>(
        &self,
        position: &Kings,
        player: Player,
        mut visit: impl FnMut(Kings) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let waiting = position.waiting;
        on_board!(position.board, |grid, planes| self.visit_moves(&grid, planes, waiting, player, &mut visit))
    }

    /// Every move fills a free cell, and none becomes free.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, position: &Kings, mut visit: impl FnMut(Kings)) {
        if position.waiting != [0; 2] {
            visit(position.clone());
            return;
        }
        on_board!(position.board, |grid, planes| visit_parts(&grid, planes, |board| {
            visit(Kings { board, waiting: [0; 2] });
        }));
    }

    fn normal_form(&self, position: &Kings) -> NormalForm<Kings> {
        let mut waiting = position.waiting;
        let form = position.board.normal_form(Exchange::Colours);
        let mut players_swapped = form.players_swapped;
        if players_swapped {
            waiting.reverse();
        }
        // On a board that looks the same to both, those who wait tell.
        if form.is_own_mirror && waiting[0] < waiting[1] {
            waiting.reverse();
            players_swapped = !players_swapped;
        }
        let is_own_mirror = form.is_own_mirror && waiting[0] == waiting[1];
        NormalForm { position: Kings { board: form.position, waiting }, players_swapped, is_own_mirror }
    }

    fn bounds(&self, position: &Kings) -> Bounds {
        on_board!(position.board, |grid, planes| self.bounds_on(&grid, planes, position.waiting))
    }

    fn mobility(&self, position: &Kings, most: u32) -> [u32; 2] {
        on_board!(position.board, |grid, planes| Player::each(|player| {
            let waiting = position.waiting[player.index()];
            (self.move_count(&grid, planes, waiting, player) as u32).min(most)
        }))
    }

    fn heap_bytes(&self, position: &Kings) -> usize {
        position.board.heap_bytes()
    }
}

fn rows_of(position: &Kings) -> Rows {
    position.board.to_rows(KINDS, Cell::Blocked)
}

impl Notation for KingsDirt {
    fn parse(&self, text: &str) -> Result<Kings, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (waiting, board) = match words[..] {
            [left, right, ..]
                if [left, right].iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit())) =>
            {
                let number = |word: &'_ str| {
                    let message = "at most 1000 kings wait";
                    let number = word.parse::<u16>().ok().filter(|&number| number <= 1000);
                    number.ok_or_else(|| ParseError::part(text, word, message, HINT))
                };
                let end = right.as_ptr() as usize + right.len() - text.as_ptr() as usize;
                ([number(left)?, number(right)?], end)
            }
            _ => ([0; 2], 0),
        };
        let allowed = [Cell::Left, Cell::Right, Cell::Free, Cell::Blocked];
        let written = parse_written(&text[board..], &allowed, &HINT.into())
            .map_err(|error| error.within(text, board))?;
        let board = match written {
            Written::Size(height, width) => Board::from_cells(height, width, |_, _| Some(2)),
            Written::Rows(rows) => Board::from_rows(&rows, KINDS),
        };
        Ok(Kings { board, waiting })
    }

    fn print(&self, position: &Kings) -> String {
        let board = rows_of(position).line();
        match position.waiting {
            [0, 0] => board,
            [left, right] => format!("{left} {right} {board}"),
        }
    }

    /// From where to where: `a1-b2`; of a king that is placed `+b2`.
    fn move_label(&self, from: &Kings, to: &Kings, player: Player) -> String {
        let [mut source, mut target] = [String::new(), String::new()];
        for (row, column) in from.board.differences(&to.board) {
            let name = cell_name(row, column);
            if to.board.plane_of(row, column) == Some(player.index()) { target = name } else { source = name }
        }
        if source.is_empty() { format!("+{target}") } else { format!("{source}-{target}") }
    }

    fn picture(&self, position: &Kings, _: Convention) -> Option<String> {
        Some(picture_of_rows(&rows_of(position)))
    }

    fn caption(&self, position: &Kings) -> Vec<Message> {
        match position.waiting {
            [0, 0] => Vec::new(),
            [left, right] => vec![message!("waiting: {left} of Left, {right} of Right", left, right)],
        }
    }

    fn drawing(&self, position: &Kings) -> Option<Drawing> {
        let mut drawing = drawing_of_rows(&rows_of(position))?;
        if position.waiting != [0; 2]
            && let Drawing::Grid(grid) = &mut drawing
        {
            // Those who wait stand below the board: how many of Left, how many of Right.
            let waiting = position
                .waiting
                .map(|count| Square { square: Shade::Absent, mark: Some(Mark::Text(count.to_string())) });
            grid.rows.push(waiting.to_vec());
            grid.names.rows.push(String::new());
        }
        Some(drawing)
    }
}

/// The rules as data, where no king waits.
fn declared() -> Declared {
    let moves = ["x", "o"].map(|king| vec![Move::Slide(slide(king, &ALL_ROUND, 1, "#"))]);
    stated::board("kings_dirt", Frame::Grid, ".xo#", moves)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("kings-dirt", "King's Dirt", Group::Boards, |parameters| {
        let must_place = match parameters {
            "" => false,
            "must-place" => true,
            _ => {
                let message = "expected 'must-place' or nothing";
                return Err(ParseError::whole(parameters, message, "for example: kings-dirt:must-place 1 1 2x3"));
            }
        };
        Ok(Arc::new(Catalogued::new(KingsDirt { must_place }).with_own_tables().declared_as(declared, |kings| kings.waiting == [0, 0])))
    })
    .with_rules(
        "A move takes one of one's kings one step in any of the eight directions to a free cell and leaves dirt behind, or \
         places a king that waits on a free cell. Whoever cannot move loses.",
    )
    .with_parameters(":must-place  no king moves while one of the same player waits and can be placed")
    .with_notation(
        "how many kings of Left and of Right wait, where any do, then the rows with '|' between them, x for Left's \
         kings, o for Right's, '.' for free cells, # for dirt; or a size, rows x columns",
    )
    .with_examples(["kings-dirt x..|.#o", "kings-dirt:must-place 1 1 2x3"])
}
