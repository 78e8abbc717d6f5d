//! Strategies as certificates: for every position that the strategist can be asked about, one move.

use super::known::{KnownGame, Written};
use super::writer::CertificateWriter;
use super::{CertificateError, all_options};
use crate::catalogue::{AnyGame, AnyJudge, AnyPosition};
use crate::game::{Claim, Convention, Ending, Player, Verdict, WinningMoves, result_if_over};
use crate::solve::Meter;
use std::collections::HashMap;
use zermelo_core::Arrange;

/// What is to be shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// Whose strategy it is.
    pub(super) holder: Player,
    /// Who moves first.
    pub(super) mover: Player,
    /// Whether a draw is enough.
    pub(super) draws: bool,
}

impl Aim {
    /// Whether this result for `to_move` is good enough.
    fn is_reached(self, result: Ending, to_move: Player) -> bool {
        let best = if to_move == self.holder { Ending::Win } else { Ending::Loss };
        result == best || (self.draws && result == Ending::Draw)
    }
}

/// What happens at a position.
enum Step {
    /// Play is over, by a rule of the game or for want of a move.
    Over { by_rule: bool },
    /// The replies of the opponent are these records.
    Replies(Vec<usize>),
}

/// A position with the strategist to move.
struct Record {
    position: String,
    /// Where the strategist moves to, `None` where play is over before.
    to: Option<String>,
    /// What happens there.
    step: Step,
}

/// A strategy: the records of all positions that can be met, and what happens first when the opponent begins.
pub(super) struct Strategy {
    records: Vec<Record>,
    first: Option<Step>,
}

/// Finds a strategy with the help of verdicts.
pub(super) struct StrategyBuilder<'a, 'j, 'l> {
    pub(super) game: &'a (dyn AnyGame + 'static),
    pub(super) known: Option<&'a KnownGame>,
    pub(super) convention: Convention,
    pub(super) aim: Aim,
    pub(super) judge: &'a mut AnyJudge<'j>,
    pub(super) meter: Meter<'l>,
    /// Longer strategies are given up.
    pub(super) most_records: usize,
    /// The numbers of the positions with the strategist to move, in the order in which they were met.
    pub(super) met: Vec<Written>,
    pub(super) numbers: HashMap<Written, usize>,
}

impl StrategyBuilder<'_, '_, '_> {
    /// A strategy from a position that reaches the aim. O(size of the strategy) verdicts are asked for, times the
    /// options of its positions.
    pub(super) fn build(mut self, root: &AnyPosition) -> Result<Strategy, CertificateError> {
        let first = if self.aim.mover == self.aim.holder {
            self.number(root.clone())?;
            None
        } else {
            Some(self.replies(root)?)
        };
        let mut records = Vec::new();
        while let Some(position) = self.met.get(records.len()).cloned() {
            records.push(self.record(position)?);
        }
        Ok(Strategy { records, first })
    }

    fn number(&mut self, position: AnyPosition) -> Result<usize, CertificateError> {
        let position = Written::new(self.known, self.game, position);
        if let Some(&number) = self.numbers.get(&position) {
            return Ok(number);
        }
        self.meter.count_position(
            2 * size_of::<Written>()
                + 64
                + 2 * position.text.len()
                + self.game.heap_bytes(&position.position),
        )?;
        let number = self.met.len();
        if number == self.most_records {
            return Err(CertificateError::TooLong);
        }
        self.met.push(position.clone());
        self.numbers.insert(position, number);
        Ok(number)
    }

    fn record(&mut self, Written { position, text }: Written) -> Result<Record, CertificateError> {
        let holder = self.aim.holder;
        if let Some(ending) = result_if_over(self.game, &position, holder, self.convention) {
            self.expect_reached(ending, holder)?;
            let by_rule = self.game.ending(&position, holder).is_some();
            return Ok(Record { position: text, to: None, step: Step::Over { by_rule } });
        }
        let to = self.choose(&position)?;
        let step = self.replies(&to)?;
        let to = Written::new(self.known, self.game, to).text;
        Ok(Record { position: text, to: Some(to), step })
    }

    /// What happens with the opponent to move.
    fn replies(&mut self, position: &AnyPosition) -> Result<Step, CertificateError> {
        let opponent = self.aim.holder.opponent();
        if let Some(ending) = result_if_over(self.game, position, opponent, self.convention) {
            self.expect_reached(ending, opponent)?;
            return Ok(Step::Over { by_rule: self.game.ending(position, opponent).is_some() });
        }
        let mut replies = Vec::new();
        for reply in all_options(self.game, position, opponent)? {
            replies.push(self.number(reply)?);
        }
        replies.arrange();
        replies.dedup();
        Ok(Step::Replies(replies))
    }

    /// A verdict that does not bear out the aim is a mistake of an engine; no false certificate is written.
    fn expect_reached(&self, result: Ending, to_move: Player) -> Result<(), CertificateError> {
        if self.aim.is_reached(result, to_move) { Ok(()) } else { Err(CertificateError::NotBorneOut) }
    }

    /// The strategist's move. Where play can go round, a win needs the quickest; elsewhere the one that leaves the
    /// fewest replies makes for a short certificate.
    fn choose(&mut self, position: &AnyPosition) -> Result<AnyPosition, CertificateError> {
        let (holder, opponent) = (self.aim.holder, self.aim.holder.opponent());
        let is_loop_free = self.game.is_loop_free();
        if is_loop_free
            && let Some(claim) = self.game.claim(position, self.convention)
            && let Some(known) = known_move(claim, holder)
        {
            return Ok(known);
        }
        let mut options = all_options(self.game, position, holder)?;
        if self.aim.draws || is_loop_free {
            options.sort_by_cached_key(|option| {
                all_options(self.game, option, opponent).map_or(usize::MAX, |replies| replies.len())
            });
            for option in options {
                let verdict = self.judge.verdict(&option, opponent)?;
                if self.aim.is_reached(verdict.result(), opponent) {
                    return Ok(option);
                }
            }
            return Err(CertificateError::NotBorneOut);
        }
        let mut quickest: Option<(u64, AnyPosition)> = None;
        for option in options {
            if let Verdict::Loss(distance) = self.judge.verdict(&option, opponent)? {
                let distance = distance.ok_or(CertificateError::NoDistances)?;
                if quickest.as_ref().is_none_or(|(least, _)| distance < *least) {
                    quickest = Some((distance, option));
                }
            }
        }
        quickest.map(|(_, option)| option).ok_or(CertificateError::NotBorneOut)
    }
}

/// A winning move that a theorem names.
pub(super) fn known_move(claim: Claim<AnyPosition>, player: Player) -> Option<AnyPosition> {
    if claim.verdicts[player.index()].result() != Ending::Win {
        return None;
    }
    let moves = match claim.winning {
        WinningMoves::These(moves) | WinningMoves::AtLeast(moves) => moves,
        WinningMoves::OfEach(mut moves) => std::mem::take(&mut moves[player.index()]),
        WinningMoves::Every => return None,
    };
    moves.into_iter().find_map(|known| known.to)
}

impl Strategy {
    /// The records in an order in which replies come before what they are replies to, as far as there is one: a
    /// depth-first walk from the first record.
    fn order(&self) -> Vec<usize> {
        let starts = match &self.first {
            Some(Step::Replies(replies)) => replies.clone(),
            Some(Step::Over { .. }) => Vec::new(),
            None => vec![0],
        };
        let replies = |record: usize| match &self.records[record].step {
            Step::Replies(replies) => replies.as_slice(),
            Step::Over { .. } => &[],
        };
        let mut is_met = vec![false; self.records.len()];
        let mut order = Vec::with_capacity(self.records.len());
        for start in starts {
            let mut path = Vec::new();
            if !std::mem::replace(&mut is_met[start], true) {
                path.push((start, 0));
            }
            while let Some((record, next)) = path.last_mut() {
                if let Some(&reply) = replies(*record).get(*next) {
                    *next += 1;
                    if !std::mem::replace(&mut is_met[reply], true) {
                        path.push((reply, 0));
                    }
                } else {
                    order.push(*record);
                    path.pop();
                }
            }
        }
        order
    }

    /// Writes the records; with their moves for games that the checker does not know.
    pub(super) fn write(
        &self,
        writer: &mut CertificateWriter,
        is_known: bool,
        root: &str,
    ) -> std::io::Result<()> {
        let order = self.order();
        let mut places = vec![0; self.records.len()];
        for (place, &record) in order.iter().enumerate() {
            places[record] = place;
        }
        // What the checker cannot find out by itself: how it goes on.
        let carried = |step: &Step| match step {
            Step::Over { by_rule: true } => "=".to_owned(),
            Step::Over { by_rule: false } => String::new(),
            Step::Replies(replies) => {
                let places: Vec<String> = replies.iter().map(|&reply| places[reply].to_string()).collect();
                places.join(" ")
            }
        };
        for &record in &order {
            let Record { position, to, step } = &self.records[record];
            let mut line = position.clone();
            match (to, step) {
                (Some(to), _) => line += &format!("\t{to}"),
                (None, Step::Over { by_rule: true }) if !is_known => line += "\t=",
                (None, _) => {}
            }
            if !is_known && to.is_some() {
                line += &format!("\t{}", carried(step));
            }
            writer.record(line.as_bytes())?;
        }
        match &self.first {
            Some(step) if !is_known => writer.record(format!("-\t{root}\t{}", carried(step)).as_bytes()),
            _ => Ok(()),
        }
    }
}
