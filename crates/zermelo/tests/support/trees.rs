//! Short partizan games the plain way: owned trees, everything by definition, nothing remembered. What the value engine
//! says is measured by this.

use zermelo::game::Player;
use zermelo::value::{Algebra, ValueId};

/// {left | right}.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Tree {
    pub left: Vec<Tree>,
    pub right: Vec<Tree>,
}

impl Tree {
    pub fn options(&self, player: Player) -> &[Self] {
        if player == Player::Left { &self.left } else { &self.right }
    }

    /// The canonical form that the engine holds, followed down to the empty game.
    pub fn of(algebra: &Algebra, id: ValueId) -> Self {
        let side = |player| {
            let options = algebra.options(id, player).unwrap();
            let mut trees: Vec<Self> = options.into_iter().map(|option| Self::of(algebra, option)).collect();
            trees.sort();
            trees
        };
        Self { left: side(Player::Left), right: side(Player::Right) }
    }

    /// The engine's canonical form of the tree.
    pub fn value(&self, algebra: &mut Algebra) -> ValueId {
        let mut side = |player| -> Vec<ValueId> {
            self.options(player).iter().map(|tree| tree.value(algebra)).collect()
        };
        let (left, right) = (side(Player::Left), side(Player::Right));
        algebra.game(&left, &right).unwrap()
    }

    pub fn negative(&self) -> Self {
        let side = |trees: &[Self]| trees.iter().map(Self::negative).collect();
        Self { left: side(&self.right), right: side(&self.left) }
    }

    pub fn plus(&self, other: &Self) -> Self {
        let side = |player| {
            let own = self.options(player).iter().map(|option| option.plus(other));
            own.chain(other.options(player).iter().map(|option| self.plus(option))).collect()
        };
        Self { left: side(Player::Left), right: side(Player::Right) }
    }

    /// Whether `player` wins, moving first.
    pub fn is_won_by(&self, player: Player) -> bool {
        self.options(player).iter().any(|option| !option.is_won_by(player.opponent()))
    }

    /// Whether the game is at least 0: Right, moving first, does not win.
    pub fn is_at_most(&self, other: &Self) -> bool {
        !self.left.iter().any(|option| other.is_at_most(option))
            && !other.right.iter().any(|option| option.is_at_most(self))
    }

    /// The canonical form, with sorted options.
    pub fn canonical(&self) -> Self {
        let side = |trees: &[Self]| trees.iter().map(Self::canonical).collect();
        let mut game = Self { left: side(&self.left), right: side(&self.right) };
        while game.bypass_one(Player::Left) || game.bypass_one(Player::Right) {}
        for player in Player::BOTH {
            game.remove_dominated(player);
        }
        game.left.sort();
        game.right.sort();
        game
    }

    /// The better or equal of two games for a player.
    pub fn is_as_good(&self, other: &Self, player: Player) -> bool {
        if player == Player::Left { other.is_at_most(self) } else { self.is_at_most(other) }
    }

    /// The answer through which an option of `player` reverses.
    pub fn reversing_answer(&self, option: &Self, player: Player) -> Option<Self> {
        option.options(player.opponent()).iter().find(|answer| self.is_as_good(answer, player)).cloned()
    }

    fn bypass_one(&mut self, player: Player) -> bool {
        for at in 0..self.options(player).len() {
            let Some(answer) = self.reversing_answer(&self.options(player)[at], player) else { continue };
            let side = if player == Player::Left { &mut self.left } else { &mut self.right };
            side.remove(at);
            side.extend_from_slice(answer.options(player));
            return true;
        }
        false
    }

    fn remove_dominated(&mut self, player: Player) {
        let side = if player == Player::Left { &mut self.left } else { &mut self.right };
        let mut kept: Vec<Self> = Vec::new();
        for option in side.drain(..) {
            if kept.iter().any(|other| other.is_as_good(&option, player)) {
                continue;
            }
            kept.retain(|other| !option.is_as_good(other, player));
            kept.push(option);
        }
        *side = kept;
    }

    pub fn birthday(&self) -> u32 {
        let options = self.left.iter().chain(&self.right);
        options.map(|option| option.birthday() + 1).max().unwrap_or(0)
    }

    /// The number in units of 1/1024, where this canonical form is one.
    pub fn number(&self) -> Option<i64> {
        match (&self.left[..], &self.right[..]) {
            ([], []) => Some(0),
            ([before], []) => Some(before.number()? + UNIT).filter(|&number| number > 0),
            ([], [after]) => Some(after.number()? - UNIT).filter(|&number| number < 0),
            ([low], [high]) => {
                let (low, high) = (low.number()?, high.number()?);
                (low < high).then_some(low.midpoint(high))
            }
            _ => None,
        }
    }

    /// The stop of a canonical form in units of 1/1024, `player` moving first.
    pub fn stop(&self, player: Player) -> i64 {
        if let Some(number) = self.number() {
            return number;
        }
        let stops = self.options(player).iter().map(|option| option.stop(player.opponent()));
        if player == Player::Left { stops.max() } else { stops.min() }.unwrap()
    }

    /// The scores of a canonical form cooled by −1, −1 + 1/1024, ..., the players moving first: straight from the
    /// definition of cooling, temperature by temperature.
    pub fn walls(&self, length: usize) -> [Vec<i64>; 2] {
        if let Some(number) = self.number().filter(|number| number % UNIT == 0) {
            return [vec![number; length], vec![number; length]];
        }
        let side = |player: Player| -> Vec<Vec<i64>> {
            let options = self.options(player).iter();
            options.map(|option| option.walls(length)[player.opponent().index()].clone()).collect()
        };
        let (left, right) = (side(Player::Left), side(Player::Right));
        let mut walls = [Vec::with_capacity(length), Vec::with_capacity(length)];
        let mut mast = None;
        for at in 0..length {
            let tax = i64::try_from(at).unwrap() - UNIT;
            let score = [
                left.iter().map(|wall| wall[at]).max().unwrap() - tax,
                right.iter().map(|wall| wall[at]).min().unwrap() + tax,
            ];
            let scores = mast.map_or(score, |mast| [mast; 2]);
            if mast.is_none() && score[0] <= score[1] {
                assert_eq!(score[0], score[1], "the temperature is between two points of the grid");
                mast = Some(score[0]);
            }
            walls[0].push(scores[0]);
            walls[1].push(scores[1]);
        }
        walls
    }
}

/// Numbers are counted in units of 1/1024.
pub const UNIT: i64 = 1024;
