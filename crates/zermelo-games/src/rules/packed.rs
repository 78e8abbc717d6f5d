//! Games of the catalogue that are data: the declared rules that a rule file builds, with what the file claims, as JSON. The
//! claims are tried by the tests, so that nothing is tried, and no file is run, when such a game is opened.

use super::board_game::CellBounds;
use super::claims::{Claims, Splits};
use super::declared::{Declared, Step};
use super::open::{Beside, Refusal, open_declared};
use crate::catalogue::{AnyGame, no_parameters};
use crate::game::{ParseError, message};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// Declared rules with what a file says beside them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Packed {
    /// The rules.
    pub declared: Declared,
    /// The letters of a board given by its size, in turn.
    pub fill: String,
    /// Whether both players are claimed to have the same moves.
    pub impartial: Option<bool>,
    /// Whether play is claimed to end.
    pub loop_free: Option<bool>,
    /// The steps between neighbours.
    pub near: Vec<Step>,
    /// Where the vertices of a graph stand in drawings, by row and column; nothing where they are laid out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Step>,
    /// The letters whose connected cells are played as a sum, and the steps between neighbours.
    pub splits: Option<(String, Vec<Step>)>,
}

impl Packed {
    /// What a rule file builds; `None` of files whose game is not declared.
    #[cfg(feature = "rules")]
    pub fn of(file: &super::reader::RuleFile) -> Option<Self> {
        let super::reader::FileKind::Declared(declared) = &file.kind else { return None };
        let Claims { splits, loop_free, impartial, .. } = file.claims.clone();
        Some(Self {
            declared: Declared::clone(declared),
            fill: file.fill.clone(),
            impartial,
            loop_free,
            near: file.near.clone(),
            places: file.places.clone(),
            splits: splits.map(|splits| (splits.letters, splits.near)),
        })
    }

    /// The game.
    pub fn open(self) -> Result<Arc<dyn AnyGame>, Refusal> {
        self.open_with(None)
    }

    /// The game, with bounds of its positions.
    fn open_with(self, bounds: Option<CellBounds>) -> Result<Arc<dyn AnyGame>, Refusal> {
        let splits = self.splits.map(|(letters, near)| Splits { letters, near });
        let claims =
            Claims { splits, loop_free: self.loop_free, impartial: self.impartial, ..Claims::default() };
        let Self { declared, fill, near, places, .. } = self;
        let beside = Beside { claims, fill, near, places, trial: None, bounds };
        open_declared(&Arc::new(declared), &beside)
    }
}

/// Opens a game of the catalogue, which takes no parameters, from its JSON, read once. Bounds are code: rules do not say
/// what follows from them.
pub(crate) fn opener(
    json: &'static str,
    example: &'static str,
    bounds: Option<CellBounds>,
) -> impl Fn(&str) -> Result<Arc<dyn AnyGame>, ParseError> + Send + Sync + 'static {
    let opened = OnceLock::new();
    move |parameters| {
        no_parameters(parameters, example)?;
        let read = || -> Result<Arc<dyn AnyGame>, ParseError> {
            let packed: Packed = serde_json::from_str(json)
                .map_err(|error| ParseError::whole(json, message!("{error}", error), ""))?;
            packed.open_with(bounds).map_err(|refusal| ParseError::whole(json, refusal.why, ""))
        };
        match opened.get() {
            Some(game) => Ok(Arc::clone(game)),
            None => {
                let game = read()?;
                Ok(opened.get_or_init(|| game).clone())
            }
        }
    }
}
