//! Endings of chess with up to five men, of either colour: Left is White, Right is Black. Mate is a loss for the player to
//! move; stalemate is a draw. There is no castling, and no count of moves makes a draw.

use super::piece::Piece;
use super::square::{KING_ATTACKS, OUTER_RANKS, PAWN_ATTACKS, RANKS, bit, squares};
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Ending, Evaluation, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of chess without castling.
#[derive(Clone, Copy, Debug)]
pub struct Chess;

/// Where the men stand, and which pawn may be taken en passant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChessPosition {
    /// White's king and Black's.
    pub(super) kings: [u8; 2],
    /// The squares of the other men by [`Piece`].
    pub(super) men: [u64; 5],
    /// The squares of White's men, the king's among them.
    pub(super) white: u64,
    /// The square that a pawn has just gone over, where a pawn of the player to move can take it by a legal move.
    pub(super) passed: Option<u8>,
}

/// A move: a man from a square to another, and what a pawn becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    /// `None` for a king.
    pub(super) piece: Option<Piece>,
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) becomes: Option<Piece>,
    pub(super) takes: bool,
}

impl ChessPosition {
    /// The two kings alone.
    pub(crate) const fn of_kings(kings: [u8; 2]) -> Self {
        Self { kings, men: [0; 5], white: bit(kings[0]), passed: None }
    }

    /// The squares of White's king and Black's.
    pub const fn king_squares(self) -> [u8; 2] {
        self.kings
    }

    /// The men beside the kings: what each is, whether it is Black's, and where it stands.
    pub fn men(&self) -> impl Iterator<Item = (Piece, bool, u8)> + use<'_> {
        Piece::ALL.into_iter().flat_map(move |piece| {
            squares(self.men[piece as usize])
                .map(move |square| (piece, self.white & bit(square) == 0, square))
        })
    }

    /// The square that a pawn has just gone over, where it can be taken en passant.
    pub const fn passed(self) -> Option<u8> {
        self.passed
    }

    /// With a man on a free square.
    #[must_use]
    pub const fn with_man(mut self, piece: Piece, is_black: bool, square: u8) -> Self {
        self.men[piece as usize] |= bit(square);
        if !is_black {
            self.white |= bit(square);
        }
        self
    }

    /// With a pawn that has just gone over a square, if one can have done so and can be taken en passant by a legal move; else
    /// as it is.
    #[must_use]
    pub fn after_passing(self, over: u8) -> Self {
        let Some(taker) = taker_over(over).filter(|taker| self.may_have_passed(over, taker.opponent()))
        else {
            return self;
        };
        let passed = Self { passed: Some(over), ..self };
        let beside = pawn_attacks(over, taker.opponent());
        let takers = self.men[Piece::Pawn as usize] & self.side(taker) & beside;
        let can_take = squares(takers).any(|from| passed.after_passing_capture(taker, from).is_some());
        if can_take { passed } else { self }
    }

    /// Whether a pawn of a player stands as if it had just gone two steps over a square.
    pub(super) fn may_have_passed(&self, over: u8, player: Player) -> bool {
        if taker_over(over) != Some(player.opponent()) {
            return false;
        }
        let pawn = bit(pawn_beyond(over, player.opponent()));
        let start = match player {
            Player::Left => over - 8,
            Player::Right => over + 8,
        };
        let is_there = self.men[Piece::Pawn as usize] & self.side(player) & pawn != 0;
        is_there && self.occupied() & (bit(over) | bit(start)) == 0
    }

    /// The squares of one player's men, the king's among them.
    pub(super) fn side(&self, player: Player) -> u64 {
        match player {
            Player::Left => self.white,
            Player::Right => self.occupied() & !self.white,
        }
    }

    pub(super) fn occupied(&self) -> u64 {
        self.men.iter().fold(bit(self.kings[0]) | bit(self.kings[1]), |all, men| all | men)
    }

    /// Whether a player's king stands in check.
    pub fn is_in_check(&self, player: Player) -> bool {
        let (king, occupied) = (self.kings[player.index()], self.occupied());
        let enemies = self.side(player.opponent());
        Piece::ALL.into_iter().any(|piece| {
            // What a man on the king's square would see, sees the king.
            let seen = attacks(piece, player, king, occupied);
            seen & self.men[piece as usize] & enemies != 0
        })
    }

    /// The board after a man has gone from a square to another, whatever stands there.
    fn after(&self, player: Player, from: u8, to: u8) -> Self {
        let mut after = Self { passed: None, ..*self };
        for men in &mut after.men {
            *men &= !bit(to);
            if *men & bit(from) != 0 {
                *men ^= bit(from) | bit(to);
            }
        }
        let king = &mut after.kings[player.index()];
        if *king == from {
            *king = to;
        }
        after.white &= !(bit(from) | bit(to));
        if player == Player::Left {
            after.white |= bit(to);
        }
        after
    }

    /// The board after a pawn has taken en passant, where that leaves its king out of check.
    fn after_passing_capture(&self, player: Player, from: u8) -> Option<Self> {
        let over = self.passed?;
        let taken = bit(pawn_beyond(over, player));
        let mut after = self.after(player, from, over);
        after.men[Piece::Pawn as usize] &= !taken;
        after.white &= !taken;
        (!after.is_in_check(player)).then_some(after)
    }

    /// Visits the legal moves of a player and the boards after them, man by man from a1 on, the king's first.
    pub(super) fn moves<B>(
        &self,
        player: Player,
        mut visit: impl FnMut(Move, Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (own, occupied, other_king) =
            (self.side(player), self.occupied(), self.kings[player.opponent().index()]);
        let free = !own & !bit(other_king);
        let king = self.kings[player.index()];
        for to in squares(KING_ATTACKS[king as usize] & free & !KING_ATTACKS[other_king as usize]) {
            let after = self.after(player, king, to);
            if !after.is_in_check(player) {
                let takes = occupied & bit(to) != 0;
                visit(Move { piece: None, from: king, to, becomes: None, takes }, after)?;
            }
        }
        for piece in Piece::ALL {
            for from in squares(self.men[piece as usize] & own) {
                if piece == Piece::Pawn {
                    self.pawn_moves(player, from, free, &mut visit)?;
                    continue;
                }
                for to in squares(attacks(piece, player, from, occupied) & free) {
                    let after = self.after(player, from, to);
                    if !after.is_in_check(player) {
                        let takes = occupied & bit(to) != 0;
                        visit(Move { piece: Some(piece), from, to, becomes: None, takes }, after)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn pawn_moves<B>(
        &self,
        player: Player,
        from: u8,
        free: u64,
        visit: &mut impl FnMut(Move, Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let occupied = self.occupied();
        let captures = pawn_attacks(from, player) & occupied & free;
        for to in squares(pawn_steps(from, player, occupied) | captures) {
            let after = self.after(player, from, to);
            if after.is_in_check(player) {
                continue;
            }
            let made =
                Move { piece: Some(Piece::Pawn), from, to, becomes: None, takes: occupied & bit(to) != 0 };
            if bit(to) & OUTER_RANKS == 0 {
                let after =
                    if from.abs_diff(to) == 16 { after.after_passing(u8::midpoint(from, to)) } else { after };
                visit(made, after)?;
                continue;
            }
            for becomes in Piece::ALL.into_iter().filter(|&piece| piece != Piece::Pawn) {
                let mut after = after;
                after.men[Piece::Pawn as usize] &= !bit(to);
                after.men[becomes as usize] |= bit(to);
                visit(Move { becomes: Some(becomes), ..made }, after)?;
            }
        }
        match self.passed.filter(|&over| taker_over(over) == Some(player)) {
            Some(over) if pawn_attacks(from, player) & bit(over) != 0 => {
                let Some(after) = self.after_passing_capture(player, from) else {
                    return ControlFlow::Continue(());
                };
                visit(Move { piece: Some(Piece::Pawn), from, to: over, becomes: None, takes: true }, after)
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

/// Who takes a pawn that has gone over a square.
const fn taker_over(over: u8) -> Option<Player> {
    match over / 8 {
        2 => Some(Player::Right),
        5 => Some(Player::Left),
        _ => None,
    }
}

/// Where the pawn stands that has gone over a square and is taken by a player.
const fn pawn_beyond(over: u8, taker: Player) -> u8 {
    match taker {
        Player::Left => over - 8,
        Player::Right => over + 8,
    }
}

/// The squares that a player's man attacks from a square.
fn attacks(piece: Piece, player: Player, square: u8, occupied: u64) -> u64 {
    if piece == Piece::Pawn { pawn_attacks(square, player) } else { piece.attacks(square, occupied) }
}

const fn pawn_attacks(square: u8, player: Player) -> u64 {
    match player {
        Player::Left => PAWN_ATTACKS[square as usize],
        // The same on the board turned round by its ranks.
        Player::Right => PAWN_ATTACKS[(square ^ RANKS) as usize].swap_bytes(),
    }
}

/// The free squares before a player's pawn, up to two from the rank that it starts from.
const fn pawn_steps(from: u8, player: Player, occupied: u64) -> u64 {
    let (one, two, start) = match player {
        Player::Left => (bit(from) << 8, bit(from) << 16, 1),
        Player::Right => (bit(from) >> 8, bit(from) >> 16, 6),
    };
    if one & occupied != 0 {
        0
    } else if from / 8 == start && two & occupied == 0 {
        one | two
    } else {
        one
    }
}

impl Ruleset for Chess {
    type Position = ChessPosition;

    fn options<B>(
        &self,
        position: &ChessPosition,
        player: Player,
        mut visit: impl FnMut(ChessPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.moves(player, |_, after| visit(after))
    }

    fn ending(&self, position: &ChessPosition, to_move: Player) -> Option<Ending> {
        if position.moves(to_move, |_, _| ControlFlow::Break(())).is_break() {
            return None;
        }
        Some(if position.is_in_check(to_move) { Ending::Loss } else { Ending::Draw })
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("a chess player without a move is mated or stalemated")
    }

    fn illegal(&self, position: &ChessPosition, to_move: Player) -> Option<String> {
        if position.passed.and_then(taker_over).is_some_and(|taker| taker != to_move) {
            return Some("the pawn to be taken en passant has not just moved".to_owned());
        }
        position.is_in_check(to_move.opponent()).then(|| match to_move {
            Player::Left => "Black's king (Right's) stands in check".to_owned(),
            Player::Right => "White's king (Left's) stands in check".to_owned(),
        })
    }

    fn natural_mover(&self, position: &ChessPosition) -> Option<Player> {
        position.passed.and_then(taker_over)
    }
}

impl Evaluation for Chess {
    /// The men, and a little for kings in the middle and pawns that are far.
    fn evaluate(&self, position: &ChessPosition, to_move: Player) -> i64 {
        let from_centre = |square: u8| {
            let twice = |coordinate: u8| (2 * i64::from(coordinate) - 7).abs();
            twice(square / 8) + twice(square % 8)
        };
        let worth = |piece, square: u8, is_black: bool| match piece {
            Piece::Pawn => 100 + 10 * i64::from(if is_black { 7 - square / 8 } else { square / 8 }),
            Piece::Knight | Piece::Bishop => 300,
            Piece::Rook => 500,
            Piece::Queen => 900,
        };
        let [white_king, black_king] = position.kings.map(from_centre);
        let men = position.men().map(|(piece, is_black, square)| {
            let worth = worth(piece, square, is_black);
            if is_black { -worth } else { worth }
        });
        let for_white = men.sum::<i64>() + 4 * (black_king - white_king);
        if to_move == Player::Left { for_white } else { -for_white }
    }
}

/// The entry of the catalogue.
pub(super) fn entry() -> Entry {
    Entry::new("chess", "Chess endings", Group::Boards, |parameters| {
        no_parameters(parameters, "chess 4k3/8/8/8/8/8/8/R3K3 w - - 0 1")?;
        Ok(Arc::new(Catalogued::new(Chess).with_evaluation()))
    })
    .with_rules(
        "Chess with at most five men, the kings among them: Left is White, Right is Black. Mate wins, stalemate \
         is a draw; pawns are taken en passant and promoted, nobody castles.",
    )
    .with_notation("a FEN: the board from rank 8 down, the player to move, and the square that a pawn has just gone over")
    .with_examples(["chess 1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1", "chess 8/8/8/8/8/4k3/3p4/3K4 b - - 0 1"])
}
