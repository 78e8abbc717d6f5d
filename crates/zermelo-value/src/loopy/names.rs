//! The loopy games that have names in the literature (Winning Ways, ch. 11).

use super::{LoopyGraph, LoopyOption, Side, SidedValue, StopperId};
use crate::{Algebra, ValueError, ValueId};
use zermelo_core::Player;

/// The names, each with what it stands for.
pub const LOOPY_NAMES: &[(&str, &str)] = &[
    ("on", "{pass|}: Left can always pass"),
    ("off", "{|pass}: Right can always pass"),
    ("dud", "{pass|pass}, the deathless universal draw"),
    ("over", "{0|pass}, greater than 0 and less than every positive number"),
    ("under", "{pass|0}, the negative of over"),
    ("upon", "{pass|*}, also written ^[on]: the sum of all powers of up"),
    ("uponth", "{0||0|0,pass}, also written ^<on>: less than every power of up"),
    ("upover", "{0|*,pass}"),
    ("tis", "a{{|a}|} = 1 & 0"),
    ("tisn", "a{|{a|}} = 0 & -1"),
    ("hi", "{on|0}"),
    ("lo", "{0|off}"),
    ("hot", "{on|off}"),
    ("ace", "{0|Tiny(on)}"),
    ("deuce", "ace + ace = {0|ace}"),
    ("trey", "ace + deuce = {0|deuce}"),
];

impl Algebra<'_> {
    /// The game of a name of [`LOOPY_NAMES`].
    pub fn loopy_named(&mut self, name: &str) -> Option<Result<SidedValue, ValueError>> {
        LOOPY_NAMES.iter().any(|(known, _)| *known == name).then(|| self.loopy_of_name(name))
    }

    /// on.
    pub fn on(&mut self) -> Result<StopperId, ValueError> {
        self.with_pass(&[], &[], Some(Player::Left))
    }

    /// off.
    pub fn off(&mut self) -> Result<StopperId, ValueError> {
        self.with_pass(&[], &[], Some(Player::Right))
    }

    /// over, {0|pass}.
    pub fn over(&mut self) -> Result<StopperId, ValueError> {
        self.with_pass(&[StopperId::ZERO], &[], Some(Player::Right))
    }

    /// ↑^\[on\] = {pass|*}.
    pub fn upon(&mut self) -> Result<StopperId, ValueError> {
        self.with_pass(&[], &[StopperId::Short(ValueId::STAR)], Some(Player::Left))
    }

    /// ↑^on = {0 ‖ 0 | 0, pass}.
    pub fn uponth(&mut self) -> Result<StopperId, ValueError> {
        let threat = self.with_pass(&[StopperId::ZERO], &[StopperId::ZERO], Some(Player::Right))?;
        self.stopper(&[StopperId::ZERO], &[threat])
    }

    /// The stopper with these options and a pass of one player.
    fn with_pass(
        &mut self,
        left: &[StopperId],
        right: &[StopperId],
        pass: Option<Player>,
    ) -> Result<StopperId, ValueError> {
        let value = self.looped(left, right, pass.as_slice())?;
        value.stopper().ok_or(ValueError::Domain("the game is not a stopper"))
    }

    /// The game with these options and passes.
    fn looped(
        &mut self,
        left: &[StopperId],
        right: &[StopperId],
        passes: &[Player],
    ) -> Result<SidedValue, ValueError> {
        let mut graph = LoopyGraph::new();
        let node = graph.add();
        for (player, list) in [(Player::Left, left), (Player::Right, right)] {
            for &id in list {
                graph.add_option(node, player, LoopyOption::Value(id));
            }
        }
        for &player in passes {
            graph.add_option(node, player, LoopyOption::Node(node));
        }
        self.sided_value(&graph, node)
    }

    fn loopy_of_name(&mut self, name: &str) -> Result<SidedValue, ValueError> {
        const ZERO: StopperId = StopperId::ZERO;
        const STAR: StopperId = StopperId::Short(ValueId::STAR);
        let stopper = match name {
            "on" => self.on()?,
            "off" => self.off()?,
            "over" => self.over()?,
            "upon" => self.upon()?,
            "uponth" => self.uponth()?,
            "under" => self.with_pass(&[], &[ZERO], Some(Player::Left))?,
            "upover" => self.with_pass(&[ZERO], &[STAR], Some(Player::Right))?,
            "hi" => {
                let on = self.on()?;
                self.stopper(&[on], &[ZERO])?
            }
            "lo" => {
                let off = self.off()?;
                self.stopper(&[ZERO], &[off])?
            }
            "hot" => {
                let (on, off) = (self.on()?, self.off()?);
                self.stopper(&[on], &[off])?
            }
            "ace" => {
                let on = self.on()?;
                let tiny = self.loopy_tiny(on)?;
                self.stopper(&[ZERO], &[tiny])?
            }
            "deuce" | "trey" => {
                let below = self.loopy_of_name(if name == "deuce" { "ace" } else { "deuce" })?;
                let below = below.stopper().unwrap_or(ZERO);
                self.stopper(&[ZERO], &[below])?
            }
            "tis" | "tisn" => {
                let one = StopperId::Short(self.number(&1.into())?);
                if name == "tis" {
                    return self.loopy_with_sides(Side::Stopper(one), Side::Stopper(ZERO));
                }
                let minus_one = self.stopper_negative(one)?;
                return self.loopy_with_sides(Side::Stopper(ZERO), Side::Stopper(minus_one));
            }
            _ => return self.looped(&[], &[], &Player::BOTH),
        };
        Ok(stopper.into())
    }

    /// Tiny: {0 ‖ 0 | −G}.
    pub fn loopy_tiny(&mut self, id: StopperId) -> Result<StopperId, ValueError> {
        let negative = self.stopper_negative(id)?;
        let threat = self.stopper(&[StopperId::ZERO], &[negative])?;
        self.stopper(&[StopperId::ZERO], &[threat])
    }
}
