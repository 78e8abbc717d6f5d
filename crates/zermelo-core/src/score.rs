//! Scores: how many points each player has where a game is won by the greater number of them.

use super::Player;

/// The points of both players in the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// What Left has.
    pub left: u32,
    /// What Right has.
    pub right: u32,
}

impl Score {
    /// How many points a player has.
    pub const fn of(self, player: Player) -> u32 {
        match player {
            Player::Left => self.left,
            Player::Right => self.right,
        }
    }

    /// How many points a player has more than the opponent, below 0 for fewer.
    pub const fn lead(self, player: Player) -> i64 {
        self.of(player) as i64 - self.of(player.opponent()) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_leads_by_what_the_other_lags() {
        let score = Score { left: 3, right: 1 };
        assert_eq!((score.lead(Player::Left), score.lead(Player::Right)), (2, -2));
    }
}
