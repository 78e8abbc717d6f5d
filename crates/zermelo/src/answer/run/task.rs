//! What every theory is given: the game, the position, and how much beside the winner is wanted.

use super::super::plan::{Facts, Policy};
use super::super::{AnsweredMove, Mover, Only, Question};
use crate::catalogue::{AnyGame, AnyPosition};
use crate::game::{Convention, Player, Verdict, few_options};

/// The task of a theory.
pub(super) struct Task<'a> {
    pub(super) question: &'a Question,
    pub(super) game: &'a (dyn AnyGame + 'static),
    pub(super) position: &'a AnyPosition,
    pub(super) convention: Convention,
    pub(super) facts: &'a Facts,
    pub(super) policy: &'a Policy,
    /// The length of the position as text.
    pub(super) text_length: usize,
}

impl Task<'_> {
    pub(super) fn only(&self) -> Only {
        self.question.only
    }

    /// Whether moves are to be found with the winner.
    pub(super) fn wants_moves(&self) -> bool {
        !matches!(self.only(), Only::Winner | Only::Value)
    }

    /// The players whose verdicts are asked for: the one to move where one is named, else all who can be.
    pub(super) fn asked_movers(&self) -> &[Player] {
        match self.facts.to_move {
            Some(_) if !self.facts.is_impartial => &self.facts.movers[..1.min(self.facts.movers.len())],
            _ => &self.facts.movers,
        }
    }

    /// The players whose moves are rated: in impartial games one stands for both.
    pub(super) fn rated_movers(&self) -> Vec<Player> {
        if self.facts.is_impartial { vec![Player::Left] } else { self.asked_movers().to_vec() }
    }

    /// The verdict of a player as the pair of both: in impartial games they are the same.
    pub(super) fn verdicts_of(&self, player: Player, verdict: Option<Verdict>) -> [Option<Verdict>; 2] {
        let mut verdicts = [self.facts.is_impartial.then_some(verdict).flatten(); 2];
        verdicts[player.index()] = verdict;
        verdicts
    }

    pub(super) fn mover(&self, player: Player) -> Mover {
        if self.facts.is_impartial { Mover::Both } else { Mover::Only(player) }
    }

    /// A move with its result.
    pub(super) fn answered_move(
        &self,
        to: &AnyPosition,
        player: Player,
        verdict: Option<Verdict>,
    ) -> AnsweredMove {
        AnsweredMove {
            player: self.mover(player),
            label: self.game.move_label(self.position, to, player),
            to: Some(self.game.print(to)),
            verdict,
            score: None,
        }
    }

    /// The options, where they are few enough to be listed.
    pub(super) fn few_options(&self, player: Player) -> Option<Vec<AnyPosition>> {
        let policy = self.policy;
        let most = policy.listed_moves.min(policy.listed_text / self.text_length.max(1));
        few_options(self.game, self.position, player, most)
    }
}
