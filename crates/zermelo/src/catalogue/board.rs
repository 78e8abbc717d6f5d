//! The board games of the catalogue.

use super::{AnyGame, Catalogued, Entry, Group, no_parameters};
use crate::game::{Convention, ParseError, Player, Ruleset, Verdict};
use crate::rulesets::board::{
    CHOMP_SHAPES, CRAM_SYMMETRY, ChessEnding, Chomp, ChompBox, ChompRows, Clobber, Cram, Domineering,
    FirstRows, ImpartialClobber, Piece, RECTANGLES, STRATEGY_STEALING, TicTacToe, WallMaking,
};
use crate::solve::indexed::{DenseTable, label_indexed};
use crate::solve::{Judge, Limits, StopReason};
use std::sync::Arc;

const FREE_CELLS: &str = "the rows from the top with '|' or '/' between them, '.' for a free cell and '#' for one that is \
                          not; or a size, rows x columns. Cells are a1, b1, ... in the first row";
const STONES: &str = "the rows from the top with '|' or '/' between them, x and o for stones and '.' for no stone; or a \
                      size, rows x columns, for a board full of stones in turn, x first. Cells are a1, b1, ... in the \
                      first row";

pub(super) static ENTRIES: &[Entry] = &[
    Entry {
        name: "tictactoe",
        aliases: &["tic-tac-toe", "noughts-and-crosses", "mnk"],
        title: "Tic-tac-toe",
        group: Group::Boards,
        rules: "Left writes an x, Right an o, in an empty cell. Whoever first has K of them in a row, in any of the \
                eight directions, wins; a full board is a draw.",
        parameters: ":MxN:K  rows, columns and marks in a row (3x3:3 when left out)",
        notation: "the rows with '/' between them, each cell x, o or '.'; or empty",
        examples: &["tictactoe empty", "tictactoe xo./.x./..o", "tictactoe:3x4:3 empty"],
        theorems: &[],
        start: Some("empty"),
        open: open_tic_tac_toe,
    },
    Entry {
        name: "chomp",
        aliases: &[],
        title: "Chomp",
        group: Group::Boards,
        rules: "A move bites off a square of a bar of chocolate with all that lies to the right of it and below. The \
                square at the top left is poisoned, and whoever has to eat it loses.",
        parameters: "",
        notation: "a board such as 3x4 (rows x columns), or the lengths of the rows, such as 4 4 2",
        examples: &["chomp 3x4", "chomp 4 4 2", "chomp 8x10"],
        theorems: &[&STRATEGY_STEALING, &CHOMP_SHAPES],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "chomp 3x4")?;
            let game = Catalogued::new(Chomp).with_theorem();
            let game = game
                .with_dense_table(|_, rows, convention, limits| Some(chomp_table(rows, convention, limits)))
                .with_table_work(FirstRows::work);
            Ok(Arc::new(game.with_p_positions(chomp_p_positions)))
        },
    },
    Entry {
        name: "wall-making",
        aliases: &["wall-making-game"],
        title: "Wall Making",
        group: Group::Boards,
        rules: "A move picks a free cell and turns it, and every cell from there in the four directions up to the next wall \
                or the edge, into wall. Marked cells may not be picked, but walls run over them. Whoever cannot move loses.",
        parameters: "",
        notation: "the rows from the top with '|' or '/' between them, '.' for a free cell, x for a marked one and '#' for \
                   wall; or a size, rows x columns. Cells are a1, b1, ... in the first row",
        examples: &["wall-making 4x5", "wall-making x....|...x.|.....|....."],
        theorems: &[&RECTANGLES],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "wall-making 4x5")?;
            Ok(Arc::new(Catalogued::new(WallMaking).with_theorem()))
        },
    },
    Entry {
        name: "domineering",
        aliases: &["crosscram"],
        title: "Domineering",
        group: Group::Boards,
        rules: "A move lays a domino on two free neighbouring cells: Left's stand upright, Right's lie. Whoever cannot \
                move loses.",
        parameters: "",
        notation: FREE_CELLS,
        examples: &["domineering 4x4", "domineering ...|..#|.#."],
        theorems: &[],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "domineering 4x4")?;
            Ok(Arc::new(Catalogued::new(Domineering).with_own_values()))
        },
    },
    Entry {
        name: "cram",
        aliases: &["plugg"],
        title: "Cram",
        group: Group::Boards,
        rules: "A move lays a domino on two free neighbouring cells, upright or lying. Whoever cannot move loses.",
        parameters: "",
        notation: FREE_CELLS,
        examples: &["cram 3x5", "cram 4x5", "cram ...|..#|.#."],
        theorems: &[&CRAM_SYMMETRY],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "cram 3x5")?;
            Ok(Arc::new(Catalogued::new(Cram).with_theorem()))
        },
    },
    Entry {
        name: "clobber",
        aliases: &[],
        title: "Clobber",
        group: Group::Boards,
        rules: "A move takes a stone of one's own onto a neighbouring stone of the other player, which leaves the board: \
                Left moves x, Right moves o. Whoever cannot move loses.",
        parameters: "",
        notation: STONES,
        examples: &["clobber 3x4", "clobber xo.|oxx"],
        theorems: &[],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "clobber 3x4")?;
            Ok(Arc::new(Catalogued::new(Clobber).with_own_values()))
        },
    },
    Entry {
        name: "impartial-clobber",
        aliases: &[],
        title: "Impartial Clobber",
        group: Group::Boards,
        rules: "A move takes any stone onto a neighbouring stone of the other colour, which leaves the board. Whoever \
                cannot move loses.",
        parameters: "",
        notation: STONES,
        examples: &["impartial-clobber 2x5", "impartial-clobber xxoxxo.xo"],
        theorems: &[],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "impartial-clobber 2x5")?;
            Ok(Arc::new(Catalogued::new(ImpartialClobber)))
        },
    },
    Entry {
        name: "krk",
        aliases: &["king-and-rook"],
        title: "King and rook against king",
        group: Group::Boards,
        rules: "The chess ending: Left is White with king and rook, Right is Black with the king. Mate wins; \
                stalemate and the loss of the rook are draws.",
        parameters: "",
        notation: "the squares of the white king, the rook and the black king; or a FEN",
        examples: &["krk e1 a1 e8", "krk 4k3/8/8/8/8/8/8/R3K3 w - - 0 1"],
        theorems: &[],
        start: Some("e1 a1 e8"),
        open: |parameters| open_chess(parameters, Piece::Rook, "krk e1 a1 e8"),
    },
    Entry {
        name: "kqk",
        aliases: &["king-and-queen"],
        title: "King and queen against king",
        group: Group::Boards,
        rules: "The chess ending: Left is White with king and queen, Right is Black with the king. Mate wins; \
                stalemate and the loss of the queen are draws.",
        parameters: "",
        notation: "the squares of the white king, the queen and the black king; or a FEN",
        examples: &["kqk e1 d1 e8", "kqk 4k3/8/8/8/8/8/8/3QK3 b - - 0 1"],
        theorems: &[],
        start: Some("e1 d1 e8"),
        open: |parameters| open_chess(parameters, Piece::Queen, "kqk e1 d1 e8"),
    },
    Entry {
        name: "kpk",
        aliases: &["king-and-pawn"],
        title: "King and pawn against king",
        group: Group::Boards,
        rules: "The chess ending: Left is White with king and pawn, Right is Black with the king. The pawn is promoted to \
                queen, rook, bishop or knight. Mate wins; stalemate, the loss of the man, and a promotion to bishop or \
                knight are draws.",
        parameters: "",
        notation: "the squares of the white king, the pawn and the black king, what the pawn has become with its letter, \
                   as in Qe8; or a FEN",
        examples: &["kpk e5 e4 e8", "kpk 4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "kpk e6 Re8 c6"],
        theorems: &[],
        start: Some("e5 e4 e8"),
        open: |parameters| open_chess(parameters, Piece::Pawn, "kpk e5 e4 e8"),
    },
];

fn open_chess(parameters: &str, piece: Piece, example: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    Ok(Arc::new(Catalogued::new(ChessEnding::new(piece)).with_full_table().with_evaluation()))
}

fn open_tic_tac_toe(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "rows x columns, then the marks in a row, for example: tictactoe:4x4:3 empty";
    let wrong = |message: String| ParseError::whole(parameters, message, hint);
    let (size, in_a_row) = parameters.split_once([':', ',']).unwrap_or((parameters, ""));
    let number = |word: &str| {
        word.parse::<u32>().map_err(|_| ParseError::part(parameters, word, "expected a whole number", hint))
    };
    let (height, width) = match size.split_once('x') {
        _ if size.is_empty() => (3, 3),
        Some((height, width)) => (number(height)?, number(width)?),
        None => return Err(wrong("expected a board size".to_owned())),
    };
    let in_a_row = if in_a_row.is_empty() { 3 } else { number(in_a_row)? };
    let game = TicTacToe::new(height, width, in_a_row).map_err(wrong)?;
    Ok(Arc::new(Catalogued::new(game).with_evaluation()))
}

/// Up to so many boards in a rectangle are labelled with distances; of more, only first rows are tabulated.
const CHOMP_WITH_DISTANCES: u64 = 400_000;

fn chomp_table<'a>(
    rows: &ChompRows,
    convention: Convention,
    limits: &Limits,
) -> Result<Box<dyn Judge<Chomp> + 'a>, StopReason> {
    let is_small = Chomp.reachable_bound(rows).is_some_and(|bound| bound <= CHOMP_WITH_DISTANCES);
    if let Some(rectangle) = is_small.then(|| ChompBox::around(rows)).flatten() {
        let table = label_indexed(rectangle, convention, limits);
        return table.map(|table| Box::new(BoxJudge(table)) as Box<dyn Judge<Chomp>>);
    }
    let table = FirstRows::within(rows, convention, limits);
    table.map(|table| Box::new(FirstRowJudge(table)) as Box<dyn Judge<Chomp>>)
}

/// The P-positions inside a board, each as it lies or on its side. All of them can be reached from it.
fn chomp_p_positions(
    rows: &ChompRows,
    convention: Convention,
    limits: &Limits,
) -> Result<(Vec<ChompRows>, String), StopReason> {
    let table = FirstRows::within(rows, convention, limits)?;
    let by = first_rows_words(&table);
    Ok((table.p_positions_up_to_symmetry(limits)?, by))
}

fn first_rows_words(table: &FirstRows) -> String {
    format!("a table of first rows with {} entries", table.len())
}

/// A table of the boards in a rectangle, asked about Chomp.
struct BoxJudge(DenseTable<ChompBox>);

impl Judge<Chomp> for BoxJudge {
    fn verdict(&mut self, rows: &ChompRows, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(self.0.verdict(rows, to_move))
    }

    fn state_count(&self) -> u64 {
        self.0.possible_states()
    }
}

/// A table of first rows: who wins, without distances.
struct FirstRowJudge(FirstRows);

impl Judge<Chomp> for FirstRowJudge {
    fn verdict(&mut self, rows: &ChompRows, _: Player) -> Result<Verdict, StopReason> {
        Ok(if self.0.is_p(rows) { Verdict::Loss(None) } else { Verdict::Win(None) })
    }

    fn state_count(&self) -> u64 {
        self.0.len() as u64
    }

    fn method(&self) -> Option<String> {
        Some(first_rows_words(&self.0))
    }
}
