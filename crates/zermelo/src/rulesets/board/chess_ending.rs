//! Chess endings of king and one piece against king: rook or queen. Left is White and has the piece, Right is Black.
//! Mate is a loss for the player to move; stalemate, and bare kings, are draws. Squares are numbered a1 = 0, b1 = 1, …,
//! h8 = 63.

use crate::game::{Convention, Ending, Evaluation, Indexed, Notation, ParseError, Player, Ruleset, Unmoves};
use std::ops::ControlFlow;

/// White's piece beside the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Moves along ranks and files.
    Rook,
    /// Moves along ranks, files and diagonals.
    Queen,
}

/// The rules of one ending.
#[derive(Clone, Copy, Debug)]
pub struct ChessEnding {
    piece: Piece,
}

/// Where the pieces stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndingPosition {
    white_king: u8,
    /// The rook or queen; [`CAPTURED`] once it is gone.
    piece: u8,
    black_king: u8,
}

const CAPTURED: u8 = 64;
/// Indices a white king and a black king's square: 64 squares and the captured piece.
const PIECE_PLACES: u64 = 65;

const KING_STEPS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// The rook's directions, then the bishop's.
const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The squares next to each square.
static KING_ATTACKS: [u64; 64] = king_attacks();
/// The squares in each direction from each square, to the edge of the board.
static RAYS: [[u64; 64]; 8] = rays();

const fn step(square: u8, (up, right): (i8, i8)) -> Option<u8> {
    let (rank, file) = ((square / 8).cast_signed() + up, (square % 8).cast_signed() + right);
    if rank < 0 || rank > 7 || file < 0 || file > 7 { None } else { Some((rank * 8 + file).cast_unsigned()) }
}

const fn king_attacks() -> [u64; 64] {
    let mut attacks = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            if let Some(target) = step(square as u8, KING_STEPS[direction]) {
                attacks[square] |= 1 << target;
            }
            direction += 1;
        }
        square += 1;
    }
    attacks
}

const fn rays() -> [[u64; 64]; 8] {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut square = 0;
        while square < 64 {
            let mut at = square as u8;
            while let Some(next) = step(at, DIRECTIONS[direction]) {
                rays[direction][square] |= 1 << next;
                at = next;
            }
            square += 1;
        }
        direction += 1;
    }
    rays
}

fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as u8;
            set &= set - 1;
            square
        })
    })
}

const fn bit(square: u8) -> u64 {
    1 << square
}

impl EndingPosition {
    /// The position, `None` when two pieces share a square or the kings stand side by side.
    pub fn new(white_king: u8, piece: Option<u8>, black_king: u8) -> Option<Self> {
        let position = Self { white_king, piece: piece.unwrap_or(CAPTURED), black_king };
        let on_board = white_king < 64 && black_king < 64 && piece.is_none_or(|square| square < 64);
        (on_board && position.is_sound()).then_some(position)
    }

    fn is_sound(self) -> bool {
        self.white_king != self.black_king
            && self.piece != self.white_king
            && self.piece != self.black_king
            && KING_ATTACKS[self.white_king as usize] & bit(self.black_king) == 0
    }

    fn has_piece(self) -> bool {
        self.piece != CAPTURED
    }
}

impl ChessEnding {
    /// King and this piece against king.
    pub const fn new(piece: Piece) -> Self {
        Self { piece }
    }

    /// The squares the piece attacks from `square` past the blockers in `occupied`, the first blocker included.
    #[inline]
    fn attacks(self, square: u8, occupied: u64) -> u64 {
        let directions = if self.piece == Piece::Rook { 4 } else { 8 };
        let mut attacked = 0;
        for (rays, (up, right)) in RAYS[..directions].iter().zip(DIRECTIONS) {
            let ray = rays[square as usize];
            let blockers = ray & occupied;
            attacked |= if blockers == 0 {
                ray
            } else {
                let ascending = up > 0 || (up == 0 && right > 0);
                let first = if ascending { blockers.trailing_zeros() } else { blockers.ilog2() };
                ray & !rays[first as usize]
            };
        }
        attacked
    }

    /// Whether Black's king stands in check.
    #[inline]
    fn in_check(self, position: EndingPosition) -> bool {
        position.has_piece()
            && self.attacks(position.piece, bit(position.white_king)) & bit(position.black_king) != 0
    }

    /// Where Black's king may go.
    #[inline]
    fn black_targets(self, position: EndingPosition) -> u64 {
        let mut targets =
            KING_ATTACKS[position.black_king as usize] & !KING_ATTACKS[position.white_king as usize];
        targets &= !bit(position.white_king);
        if position.has_piece() {
            // The king does not shade the squares behind it. The piece itself may be captured when the king does
            // not defend it, which the first line has seen to.
            targets &= !self.attacks(position.piece, bit(position.white_king));
        }
        targets
    }

    /// Where White's king may go.
    #[inline]
    fn white_king_targets(position: EndingPosition) -> u64 {
        let own = if position.has_piece() { bit(position.piece) } else { 0 };
        KING_ATTACKS[position.white_king as usize]
            & !KING_ATTACKS[position.black_king as usize]
            & !bit(position.black_king)
            & !own
    }

    /// Where White's piece may go.
    #[inline]
    fn piece_targets(self, position: EndingPosition) -> u64 {
        if !position.has_piece() {
            return 0;
        }
        let kings = bit(position.white_king) | bit(position.black_king);
        self.attacks(position.piece, kings) & !kings
    }

    fn letter(self) -> char {
        match self.piece {
            Piece::Rook => 'R',
            Piece::Queen => 'Q',
        }
    }
}

impl Ruleset for ChessEnding {
    type Position = EndingPosition;

    #[inline]
    fn options<B>(
        &self,
        position: &EndingPosition,
        player: Player,
        mut visit: impl FnMut(EndingPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match player {
            Player::Left => {
                for white_king in squares(Self::white_king_targets(*position)) {
                    visit(EndingPosition { white_king, ..*position })?;
                }
                for piece in squares(self.piece_targets(*position)) {
                    visit(EndingPosition { piece, ..*position })?;
                }
            }
            Player::Right => {
                for black_king in squares(self.black_targets(*position)) {
                    let piece = if black_king == position.piece { CAPTURED } else { position.piece };
                    visit(EndingPosition { piece, black_king, ..*position })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn ending(&self, position: &EndingPosition, to_move: Player) -> Option<Ending> {
        if !position.has_piece() {
            return Some(Ending::Draw);
        }
        let is_stuck = match to_move {
            Player::Left => Self::white_king_targets(*position) | self.piece_targets(*position) == 0,
            Player::Right => self.black_targets(*position) == 0,
        };
        if !is_stuck {
            return None;
        }
        let is_mate = to_move == Player::Right && self.in_check(*position);
        Some(if is_mate { Ending::Loss } else { Ending::Draw })
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("a chess player without a move is mated or stalemated")
    }

    fn illegal(&self, position: &EndingPosition, to_move: Player) -> Option<String> {
        (to_move == Player::Left && self.in_check(*position))
            .then(|| "Black's king (Right's) stands in check".to_owned())
    }

    fn reachable_bound(&self, _: &EndingPosition) -> Option<u64> {
        Some(self.index_count())
    }
}

impl Indexed for ChessEnding {
    fn index_count(&self) -> u64 {
        64 * 64 * PIECE_PLACES
    }

    #[inline]
    fn index(&self, position: &EndingPosition) -> u64 {
        (u64::from(position.piece) * 64 + u64::from(position.white_king)) * 64
            + u64::from(position.black_king)
    }

    #[inline]
    fn position(&self, index: u64) -> Option<EndingPosition> {
        let position = EndingPosition {
            piece: u8::try_from(index / 4096).ok().filter(|&piece| piece <= CAPTURED)?,
            white_king: (index / 64 % 64) as u8,
            black_king: (index % 64) as u8,
        };
        position.is_sound().then_some(position)
    }
}

impl Unmoves for ChessEnding {
    #[inline]
    fn unmoves(&self, position: &EndingPosition, player: Player, mut visit: impl FnMut(EndingPosition)) {
        let legal = |from: &EndingPosition| from.is_sound() && from.has_piece();
        match player {
            // White's moves are the same backwards; before them Black's king must not have stood in check.
            Player::Left => {
                if !position.has_piece() {
                    return;
                }
                for white_king in squares(Self::white_king_targets(*position)) {
                    let from = EndingPosition { white_king, ..*position };
                    if !self.in_check(from) {
                        visit(from);
                    }
                }
                for piece in squares(self.piece_targets(*position)) {
                    let from = EndingPosition { piece, ..*position };
                    if !self.in_check(from) {
                        visit(from);
                    }
                }
            }
            Player::Right => {
                // Where Black's king stands now it must not be in check; a captured piece stood right there.
                let piece = if position.has_piece() { position.piece } else { position.black_king };
                if position.has_piece() && self.in_check(*position) {
                    return;
                }
                let occupied = bit(position.white_king) | bit(piece);
                for black_king in squares(KING_ATTACKS[position.black_king as usize] & !occupied) {
                    let from = EndingPosition { piece, black_king, ..*position };
                    if legal(&from) && self.black_targets(from) & bit(position.black_king) != 0 {
                        visit(from);
                    }
                }
            }
        }
    }
}

impl Evaluation for ChessEnding {
    /// The side with the piece wants the other king near the edge and its own king near it.
    fn evaluate(&self, position: &EndingPosition, to_move: Player) -> i64 {
        if !position.has_piece() {
            return 0;
        }
        let coordinates = |square: u8| (i64::from(square / 8), i64::from(square % 8));
        let (black_rank, black_file) = coordinates(position.black_king);
        let (white_rank, white_file) = coordinates(position.white_king);
        let from_centre = (2 * black_rank - 7).abs() + (2 * black_file - 7).abs();
        let apart = (black_rank - white_rank).abs().max((black_file - white_file).abs());
        let for_white = 500 + 4 * from_centre - 5 * apart;
        if to_move == Player::Left { for_white } else { -for_white }
    }
}

/// The square `e4`, `None` for anything else.
fn parse_square(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((rank - b'1') * 8 + (file - b'a')),
        _ => None,
    }
}

/// Three squares from words such as `e1 a1 e8`, `None` when one is no square. They may stand anywhere.
pub fn parse_squares(words: [&str; 3]) -> Option<[u8; 3]> {
    let [white_king, piece, black_king] = words.map(parse_square);
    Some([white_king?, piece?, black_king?])
}

fn square_name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}

impl ChessEnding {
    fn hint(self) -> String {
        let (name, piece) = match self.piece {
            Piece::Rook => ("krk", "white rook"),
            Piece::Queen => ("kqk", "white queen"),
        };
        format!("white king, {piece}, black king, for example: {name} e1 a1 e8; or a FEN")
    }

    fn checked(self, text: &str, squares: [u8; 3]) -> Result<EndingPosition, ParseError> {
        let [white_king, piece, black_king] = squares;
        let position = EndingPosition { white_king, piece, black_king };
        if position.is_sound() {
            return Ok(position);
        }
        let side_by_side =
            white_king != black_king && KING_ATTACKS[white_king as usize] & bit(black_king) != 0;
        let message = if side_by_side {
            "the kings stand side by side, which no legal move allows"
        } else {
            "two pieces stand on one square"
        };
        Err(ParseError::whole(text, message, self.hint()))
    }

    /// The board, and the side to move where it is there, of a FEN.
    fn parse_fen(self, text: &str) -> Result<(EndingPosition, Option<Player>), ParseError> {
        let fen_hint = format!("for example: 4k3/8/8/8/8/8/8/{}3K3 w - - 0 1", self.letter());
        let mut fields = text.split_whitespace();
        let board = fields.next().unwrap_or("");
        let wrong = |message: String| ParseError::part(text, board, message, fen_hint.clone());
        let (mut white_king, mut piece, mut black_king) = (None, None, None);
        let rows: Vec<&str> = board.split('/').collect();
        if rows.len() != 8 {
            return Err(wrong(format!("a FEN board has 8 rows, this one has {}", rows.len())));
        }
        for (row, cells) in rows.iter().enumerate() {
            let mut file = 0_u8;
            for cell in cells.chars() {
                if let Some(blank @ 1..=8) = cell.to_digit(10) {
                    file += blank as u8;
                } else {
                    let slot = match cell {
                        'K' => &mut white_king,
                        'k' => &mut black_king,
                        _ if cell == self.letter() => &mut piece,
                        _ => return Err(wrong(format!("'{cell}' does not belong to this ending"))),
                    };
                    if slot.replace((7 - row as u8) * 8 + file.min(7)).is_some() {
                        return Err(wrong(format!("there is more than one '{cell}'")));
                    }
                    file += 1;
                }
                if file > 8 {
                    return Err(wrong(format!("row {} of the board is too long", 8 - row)));
                }
            }
            if file != 8 {
                return Err(wrong(format!("row {} of the board has {file} squares", 8 - row)));
            }
        }
        let (Some(white_king), Some(black_king)) = (white_king, black_king) else {
            return Err(wrong("both kings must be on the board".to_owned()));
        };
        let to_move = match fields.next() {
            None => None,
            Some("w") => Some(Player::Left),
            Some("b") => Some(Player::Right),
            Some(side) => {
                let message = "the side to move is w or b".to_owned();
                return Err(ParseError::part(text, side, message, fen_hint));
            }
        };
        Ok((self.checked(text, [white_king, piece.unwrap_or(CAPTURED), black_king])?, to_move))
    }
}

impl Notation for ChessEnding {
    fn parse(&self, text: &str) -> Result<EndingPosition, ParseError> {
        Ok(self.parse_question(text)?.0)
    }

    fn parse_question(&self, text: &str) -> Result<(EndingPosition, Option<Player>), ParseError> {
        if text.contains('/') {
            return self.parse_fen(text);
        }
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        let [white_king, piece, black_king] = words.as_slice() else {
            let message = if words.is_empty() {
                "the position is empty".to_owned()
            } else {
                format!("expected three squares, found {}", words.len())
            };
            return Err(ParseError::whole(text, message, self.hint()));
        };
        let square = |word: &str| {
            parse_square(word)
                .ok_or_else(|| ParseError::part(text, word, "this is not a square", self.hint()))
        };
        // A dash stands for the captured piece.
        let piece = if *piece == "-" { CAPTURED } else { square(piece)? };
        Ok((self.checked(text, [square(white_king)?, piece, square(black_king)?])?, None))
    }

    fn print(&self, position: &EndingPosition) -> String {
        let piece = if position.has_piece() { square_name(position.piece) } else { "-".to_owned() };
        format!("{} {piece} {}", square_name(position.white_king), square_name(position.black_king))
    }

    /// Long algebraic: `Ra1-a8+`, `Ke8xd7`, `Rb2-b8#`.
    fn move_label(&self, from: &EndingPosition, to: &EndingPosition, player: Player) -> String {
        let (letter, start, end) = match player {
            Player::Right => ('K', from.black_king, to.black_king),
            Player::Left if from.white_king != to.white_king => ('K', from.white_king, to.white_king),
            Player::Left => (self.letter(), from.piece, to.piece),
        };
        let takes = if from.piece != to.piece && !to.has_piece() { 'x' } else { '-' };
        let check = match (player, self.ending(to, player.opponent())) {
            (Player::Left, Some(Ending::Loss)) => "#",
            (Player::Left, _) if self.in_check(*to) => "+",
            _ => "",
        };
        format!("{letter}{}{takes}{}{check}", square_name(start), square_name(end))
    }

    fn picture(&self, position: &EndingPosition, _: Convention) -> Option<String> {
        let cell = |square: u8| match square {
            _ if square == position.white_king => 'K',
            _ if square == position.black_king => 'k',
            _ if square == position.piece => self.letter(),
            _ => '.',
        };
        let row = |rank: u8| {
            let cells: String = (0..8).flat_map(|file| [' ', cell(rank * 8 + file)]).collect();
            format!("{} {cells}", rank + 1)
        };
        let mut lines: Vec<String> = (0..8).rev().map(row).collect();
        lines.push("   a b c d e f g h".to_owned());
        Some(lines.join("\n"))
    }
}
