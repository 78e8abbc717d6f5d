//! Questions about a position: what is asked, of which engine, and why a question may have no answer.

use crate::catalogue::{AnyPosition, OpenGame, Opened};
use crate::game::{Choice, Convention, Message, Player, Verdict, message};
use crate::language::{Language, Surroundings};
use crate::solve::sums::Keeper;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// Which engine is to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Engine {
    /// The planner chooses.
    #[default]
    Auto,
    /// A closed-form theorem.
    Theorem,
    /// Grundy values by components.
    Grundy,
    /// Grundy values by components, where a position can recur.
    LoopyGrundy,
    /// Canonical forms of the components.
    Values,
    /// Retrograde analysis, or a dense table where the game has one.
    Retrograde,
    /// Memoised top-down search.
    Search,
    /// Search of sums by components, where play cannot loop.
    Sums,
    /// Minimax, to a depth or to the end.
    Minimax,
    /// Alpha-beta, to a depth or to the end.
    AlphaBeta,
    /// AND-OR evaluation in random order.
    AndOr,
}

impl Choice for Engine {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Auto, "auto", "The planner chooses"),
        (Self::Theorem, "theorem", "A closed-form theorem"),
        (Self::Grundy, "grundy", "Grundy values by components"),
        (Self::LoopyGrundy, "loopy-grundy", "Grundy values by components, where play can loop"),
        (Self::Values, "values", "Canonical forms of the components (partizan games)"),
        (Self::Retrograde, "retrograde", "Retrograde analysis"),
        (Self::Search, "search", "Memoised top-down search"),
        (Self::Sums, "sums", "Search of sums by components, where play cannot loop"),
        (Self::Minimax, "minimax", "Minimax"),
        (Self::AlphaBeta, "alpha-beta", "Alpha-beta, with the node counts of both"),
        (Self::AndOr, "and-or", "AND-OR evaluation in seeded random order"),
    ];
}

/// Which part of an answer is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Only {
    /// The winner, and everything else that is cheap: moves, distances, worth.
    #[default]
    WhatIsCheap,
    /// The winner alone: where the player to move is known, one proof.
    Winner,
    /// The winner and one best move.
    Move,
    /// The winner and the result of every move, whatever it costs.
    Moves,
    /// The winner and what the position is worth, whatever it costs.
    Value,
}

impl Choice for Only {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Winner, "winner", "Who wins: where the mover is known, one proof"),
        (Self::Move, "move", "Who wins, and one best move"),
        (Self::Moves, "moves", "Who wins, and the result of every move, whatever it takes"),
        (Self::Value, "value", "Who wins, and what the position is worth, whatever it takes"),
    ];
}

impl Only {
    /// `what is cheap`, `winner`, `move`, `moves` or `value`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::WhatIsCheap => "what is cheap",
            Self::Winner => "winner",
            Self::Move => "move",
            Self::Moves => "moves",
            Self::Value => "value",
        }
    }
}

/// Labels that were computed before, such as those of a table on disk, of one game under one convention.
pub trait KnownLabels: Send + Sync {
    /// The verdict on a position that is in the table, with its distance. A draw stands for ties, too.
    ///
    /// # Errors
    /// What is wrong with the table, in one sentence.
    fn verdict(&self, position: &AnyPosition, to_move: Player) -> Result<Option<Verdict>, String>;

    /// What the table is, as it stands after `by`: "the table tables/dodgem.star of 1963 positions".
    fn words(&self) -> String;

    /// How many labels it has.
    fn len(&self) -> u64;

    /// Whether it has none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Tables that are there before any question: a folder of them, or those that a server keeps open.
pub trait KnownTables: Send + Sync {
    /// The labels of a table that has the position of a question, with a player for whom it has it: the one who moves, where
    /// that is known. `None` where there is no such table, and where a table of the name was made from other rules.
    fn labels_for(&self, question: &Question) -> Option<(Arc<dyn KnownLabels>, Player)>;
}

/// A question about a position.
#[derive(Clone)]
pub struct Question {
    /// The game and the position.
    pub game: OpenGame,
    /// Who wins when the player to move cannot move.
    pub convention: Convention,
    /// Who moves, where it was asked for; else the position may say it.
    pub to_move: Option<Player>,
    /// Which engine is to answer.
    pub engine: Engine,
    /// Which part of the answer is asked for.
    pub only: Only,
    /// Plies to look ahead in minimax and alpha-beta.
    pub depth: Option<u64>,
    /// The seed of random orders.
    pub seed: u64,
    /// The language of the answer.
    pub language: Language,
    /// Where the answer is read.
    pub surroundings: Surroundings,
    /// Whether the steps of the argument are asked for.
    pub why: bool,
    /// Labels of the game that are known beforehand.
    pub known: Option<Arc<dyn KnownLabels>>,
    /// Threads to search and compute values with. The answer does not depend on them, but with more than one a search of
    /// sums may choose another winning move and count other nodes.
    pub threads: NonZeroUsize,
    /// Keeps what a search of sums proves, and knows what earlier ones proved; its sums are those of this game.
    pub keeper: Option<Arc<dyn Keeper>>,
}

/// The part of a question that does not depend on the game: what the planner reads beside the facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// Which engine is to answer.
    pub engine: Engine,
    /// Which part of the answer is asked for.
    pub only: Only,
}

impl Question {
    /// The plain question: normal play, whoever moves, any engine.
    pub fn new(game: OpenGame) -> Self {
        Self {
            game,
            convention: Convention::Normal,
            to_move: None,
            engine: Engine::Auto,
            only: Only::WhatIsCheap,
            depth: None,
            seed: 1,
            language: Language::English,
            surroundings: Surroundings::Terminal,
            why: false,
            known: None,
            threads: NonZeroUsize::MIN,
            keeper: None,
        }
    }

    /// The question with the labels of a table that has its position, if there is one.
    pub fn with_tables(mut self, tables: &dyn KnownTables) -> Self {
        if let Some((labels, player)) = tables.labels_for(&self) {
            // Where nobody was named, it is the turn of who can be to move in play from the start of the table.
            self.to_move = self.to_move.or((!self.game.game.is_impartial()).then_some(player));
            self.known = Some(labels);
        }
        self
    }

    /// What is asked, without the game.
    pub const fn asked(&self) -> Asked {
        Asked { engine: self.engine, only: self.only }
    }

    /// Who moves, where the question or the position says it.
    pub fn mover(&self) -> Option<Player> {
        self.to_move.or(self.game.to_move)
    }
}

/// Why a question has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QuestionError {
    /// The rules are functions, one of which failed on the way: no answer counts.
    #[error("{0}")]
    RulesFailed(Message),
    /// The game has no misère form.
    #[error("{game} has no misère form: {why}")]
    NoMisere {
        /// The game.
        game: String,
        /// The reason.
        why: &'static str,
    },
    /// It cannot be that player's turn.
    #[error("it cannot be {to_move}'s turn in this position: {why}")]
    Illegal {
        /// The player.
        to_move: Player,
        /// The reason.
        why: String,
    },
    /// The engine that was asked for does not apply.
    #[error("{engine} does not apply: {why}")]
    EngineRefused {
        /// The engine.
        engine: &'static str,
        /// The reason.
        why: String,
    },
    /// No theory gives the position a value.
    #[error("{game} has no value: {why}")]
    NoValue {
        /// The game.
        game: String,
        /// The reason.
        why: &'static str,
    },
}

impl QuestionError {
    /// The error as a message, for other languages.
    pub fn message(&self) -> Message {
        match self {
            Self::RulesFailed(why) => why.clone(),
            Self::NoMisere { game, why } => {
                message!("{game} has no misère form: {why}", game, why => *why)
            }
            Self::Illegal { to_move, why } => message!(
                "it cannot be {player}'s turn in this position: {why}",
                player => *to_move,
                why => why
            ),
            Self::EngineRefused { engine, why } => {
                message!("{engine} does not apply: {why}", engine => *engine, why => why)
            }
            Self::NoValue { game, why } => message!("{game} has no value: {why}", game, why => *why),
        }
    }
}

/// Refuses a convention that the game does not have, and a player whose turn it cannot be.
pub(super) fn refuse_impossible(
    opened: &OpenGame,
    convention: Convention,
    to_move: Option<Player>,
) -> Result<(), QuestionError> {
    let Opened { name, game, position, .. } = &**opened;
    if convention == Convention::Misere
        && let Some(why) = game.misere_refusal()
    {
        return Err(QuestionError::NoMisere { game: name.clone(), why });
    }
    if let Some(to_move) = to_move
        && let Some(why) = game.illegal(position, to_move)
    {
        return Err(QuestionError::Illegal { to_move, why });
    }
    Ok(())
}

/// Refuses an answer after a function of the rules has failed.
pub(super) fn refuse_failed(game: &OpenGame) -> Result<(), QuestionError> {
    game.game.failure().map_or(Ok(()), |message| Err(QuestionError::RulesFailed(message)))
}
