//! The two players. The texts call them A and B, Left and Right, first and second colour; here they are
//! always `Left` and `Right`, and who moves *next* is a question, not a name.

use core::fmt;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Player {
    /// The first player of the texts: A, Black in Clobber, White in chess, X in Tic-tac-toe.
    Left,
    /// The second player of the texts: B.
    Right,
}

impl Player {
    /// Both players, `Left` first; arrays indexed by player follow this order.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// Something of each player, `Left`'s first. (`array::map` is neither inlined nor small.)
    #[inline]
    pub fn each<T>(mut of: impl FnMut(Self) -> T) -> [T; 2] {
        [of(Self::Left), of(Self::Right)]
    }

    /// The other player.
    pub const fn opponent(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// 0 for `Left`, 1 for `Right`: the place in arrays indexed by player.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "Left",
            Self::Right => "Right",
        })
    }
}
