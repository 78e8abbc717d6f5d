//! A game with a position in it. The two always belong together: they are read from one text, or given with their types.

use super::sum::{SumPosition, Summand, sum_of};
use super::{AnyGame, Catalogued};
use crate::game::{AnyPosition, Message, Notation, Player};
use crate::rules::declared::Parameter;
use std::ops::Deref;
use std::sync::Arc;

/// A game, or a sum of games, and a position in it. Its parts are read as fields, and nothing can replace one of them.
///
/// # Example
/// ```
/// use zermelo_games::catalogue::{Catalogued, OpenGame};
/// use zermelo_core::Notation;
/// use zermelo_games::rulesets::heap::Nim;
///
/// let opened = OpenGame::new("our-nim", Catalogued::new(Nim), Nim.parse("3 4 5")?);
/// assert_eq!(opened.game.print(&opened.position), "3 4 5");
/// # Ok::<(), zermelo_core::ParseError>(())
/// ```
#[derive(Clone)]
pub struct OpenGame {
    parts: Opened,
}

/// The parts of an [`OpenGame`].
#[derive(Clone)]
#[non_exhaustive]
pub struct Opened {
    /// The name as written in answers: `nim`, `bash:3`, `sum`.
    pub name: String,
    /// The game.
    pub game: Arc<dyn AnyGame>,
    /// The position.
    pub position: AnyPosition,
    /// Who moves, where the notation or the position says it.
    pub to_move: Option<Player>,
    /// What the writer of the text should know about how it was read, a sentence each.
    pub remarks: Vec<Message>,
    /// The rule file that the game was read from, if it was.
    pub rules: Option<Arc<RuleSource>>,
    /// Whether the game is one of a class of positions, of which more is known.
    pub is_narrowed: bool,
}

/// The rule file that a game was read from. A name says nothing of what stands in a file: where labels were made from one
/// earlier, its text tells whether they are of these rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSource {
    /// Its name, without a folder.
    pub file: String,
    /// What stands in it.
    pub text: String,
    /// The files that it loads, each with its name.
    pub loaded: Vec<(String, String)>,
    /// Its parameters with their values, given or not.
    pub parameters: Vec<(String, Parameter)>,
    /// The positions that it begins with and gives as examples.
    pub positions: Vec<String>,
    /// Whether the game is the impartial form of the one in the file.
    pub is_impartial_form: bool,
}

impl OpenGame {
    /// A game of the caller's own with a position, under a name for answers. A certificate of it carries the moves, even
    /// where the name is one that the checker knows.
    pub fn new<R>(name: impl AsRef<str>, game: Catalogued<R>, position: R::Position) -> Self
    where
        R: Notation + Send + Sync + 'static,
        R::Position: Send + Sync + 'static,
    {
        // A name is one line of a certificate.
        let name = name.as_ref().split_whitespace().collect::<Vec<_>>().join(" ");
        Self::of_parts(name, Arc::new(game), AnyPosition::new(position), None, Vec::new())
    }

    /// The sum of some games, each in its position. The parts of sums among them become parts of it.
    ///
    /// # Errors
    /// The name of the first game that ends by a rule of its own: in a sum the last move anywhere decides.
    pub fn sum(parts: impl IntoIterator<Item = Self>) -> Result<Self, EndsByRule> {
        let (mut summands, mut positions, mut remarks) = (Vec::new(), Vec::new(), Vec::new());
        for part in parts {
            let Opened { name, game, position, remarks: said, rules, .. } = part.into_parts();
            if game.has_endings() {
                return Err(EndsByRule { game: name });
            }
            remarks.extend(said);
            if game.summands().is_empty() {
                summands.push(Summand { name, game, rules });
                positions.push(position);
            } else {
                summands.extend_from_slice(game.summands());
                positions.extend_from_slice(position.expect::<SumPosition>());
            }
        }
        let position = AnyPosition::new::<SumPosition>(positions);
        Ok(Self::of_parts("sum".to_owned(), sum_of(summands), position, None, remarks))
    }

    /// Game and position, which must belong together.
    pub(super) fn of_parts(
        name: String,
        game: Arc<dyn AnyGame>,
        position: AnyPosition,
        said: Option<Player>,
        remarks: Vec<Message>,
    ) -> Self {
        let narrowed = game.narrowed(&position);
        let is_narrowed = narrowed.is_some();
        let game = narrowed.unwrap_or(game);
        let to_move = said.or_else(|| game.natural_mover(&position));
        Self { parts: Opened { name, game, position, to_move, remarks, rules: None, is_narrowed } }
    }

    /// The same, made of a game that has not all positions that its name stands for, where that is so.
    pub(super) fn narrowed_if(mut self, is_narrowed: bool) -> Self {
        self.parts.is_narrowed |= is_narrowed;
        self
    }

    /// The same game at another of its positions. `None` for a position of another game, as far as its type tells.
    pub fn at(&self, position: AnyPosition) -> Option<Self> {
        self.game.has_position(&position).then(|| Self { parts: Opened { position, ..self.parts.clone() } })
    }

    /// Goes to another position of the same game and returns the one before. `None`, and nothing is changed, for a position
    /// of another game, as far as its type tells.
    pub fn go_to(&mut self, position: AnyPosition) -> Option<AnyPosition> {
        let is_own = self.game.has_position(&position);
        is_own.then(|| std::mem::replace(&mut self.parts.position, position))
    }

    /// The same with another answer to who moves.
    pub fn with_mover(mut self, to_move: Option<Player>) -> Self {
        self.parts.to_move = to_move;
        self
    }

    /// The same, read from a rule file.
    #[cfg(feature = "rules")]
    pub(super) fn with_rules(mut self, rules: RuleSource) -> Self {
        self.parts.rules = Some(Arc::new(rules));
        self
    }

    /// The same, made of the game that was read from a rule file, where one was: itself or its impartial form.
    pub(super) fn with_rules_of(mut self, rules: Option<Arc<RuleSource>>, is_impartial_form: bool) -> Self {
        self.parts.rules = match rules {
            Some(rules) if is_impartial_form => {
                Some(Arc::new(RuleSource { is_impartial_form, ..RuleSource::clone(&rules) }))
            }
            rules => rules,
        };
        self
    }

    /// The same without remarks on how it was read.
    pub fn without_remarks(mut self) -> Self {
        self.parts.remarks.clear();
        self
    }

    /// The parts by themselves.
    pub fn into_parts(self) -> Opened {
        self.parts
    }
}

/// A game that cannot be part of a sum.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game} cannot be part of a sum: it ends by a rule of its own")]
pub struct EndsByRule {
    /// The game.
    pub game: String,
}

impl Deref for OpenGame {
    type Target = Opened;

    fn deref(&self) -> &Opened {
        &self.parts
    }
}
