//! The nodes of positions in certificates about the order of games: where each stands, that its options are the moves from it,
//! and that a claim begins with the position of the header.

use crate::certificate::Header;
use crate::games::{self, Game, Position, each_option};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;
use std::collections::HashMap;

/// The nodes of positions, by position.
#[derive(Default)]
pub(crate) struct Places(HashMap<Position, u32>);

impl Places {
    /// The position of a node. Of a game that the checker does not know it is its text.
    pub(crate) fn read(
        header: &Header,
        game: Option<&dyn Game>,
        text: &str,
        meter: &Meter,
    ) -> Result<Position, Failure> {
        match game {
            None if header.position == "-" => Err("these nodes have no positions".into()),
            None => Ok(text.as_bytes().into()),
            Some(game) => games::read(game, text, meter),
        }
    }

    pub(crate) fn add(&mut self, position: Position, node: u32, meter: &Meter) -> Result<(), Failure> {
        meter.keep(position.len())?;
        match self.0.insert(position, node) {
            None => Ok(()),
            Some(_) => Err("the position stands here for the second time".into()),
        }
    }

    /// The nodes listed, ascending, must be those that a player can move to. `missing` says that a move leads to no node.
    pub(crate) fn check_moves(
        &self,
        game: &dyn Game,
        position: &Position,
        player: Player,
        listed: &[u32],
        meter: &Meter,
        missing: impl Fn(String) -> String,
    ) -> Result<(), Failure> {
        let mut is_move = vec![false; listed.len()];
        let wrong = || format!("{player}'s options are not the moves from the position");
        each_option(game, position, player, meter, |option| {
            let node = self.0.get(option).ok_or_else(|| missing(game.print(option)))?;
            is_move[listed.binary_search(node).map_err(|_| wrong())?] = true;
            Ok(())
        })?;
        if is_move.contains(&false) { Err(wrong().into()) } else { Ok(()) }
    }

    /// The first node of the claim is the position of the header.
    pub(crate) fn check_first(
        &self,
        header: &Header,
        game: Option<&dyn Game>,
        node: u32,
        meter: &Meter,
    ) -> Result<(), Failure> {
        let position: Position = match game {
            None if header.position == "-" && header.game == "forms" => return Ok(()),
            None if header.position == "-" || header.game == "forms" => {
                return Err("'game forms' and 'position -' belong together".into());
            }
            None => header.position.as_bytes().into(),
            Some(game) => header.root(game, meter)?,
        };
        if self.0.get(&position) == Some(&node) {
            Ok(())
        } else {
            Err("the first node of the claim is not the position claimed".into())
        }
    }
}
