//! Who wins, as a certificate: for each player who may begin, what comes of it, with a strategy or a theorem.

use super::closed_form::{self, ClosedForm};
use super::strategy::{Aim, Strategy, StrategyBuilder};
use super::writer::CertificateWriter;
use super::{CertificateError, Certified, Subject};
use crate::catalogue::AnyJudge;
use crate::game::{Ending, Player, message};
use crate::solve::sums::store_bytes;
use crate::solve::{Limits, Meter};
use crate::value::Store;
use std::collections::HashMap;
use std::io::Write;

/// By what means an outcome is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Means {
    /// By a strategy while it is short or there is no theorem.
    Any,
    /// By a theorem that the checker knows.
    Theorem,
}

/// Where a theorem is at hand, longer strategies are not written out.
const LONG: usize = 1000;

/// A statement with what shows it, one for each player who holds.
struct Part {
    claim: String,
    evidence: Vec<Evidence>,
}

enum Evidence {
    Strategy(Strategy),
    /// The records of a theorem.
    Theorem(Vec<String>),
}

/// Writes who wins for each player who may begin.
pub(super) fn certify<'a>(
    subject: &Subject<'a>,
    means: Means,
    output: &mut dyn Write,
    limits: &Limits<'a>,
) -> Result<Certified, CertificateError> {
    let mut parts = Vec::new();
    let store = Store::with_budget(Some(store_bytes(limits)));
    let mut prover = Prover { subject, means, limits, store: &store, judge: None };
    for &mover in &subject.movers {
        parts.push(prover.part(mover)?);
    }
    let is_by_theorem = |part: &Part| part.evidence.iter().any(|how| matches!(how, Evidence::Theorem(_)));
    let subject = if parts.iter().any(is_by_theorem) { &subject.of_any_size() } else { subject };
    let claims: Vec<&str> = parts.iter().map(|part| part.claim.as_str()).collect();
    let claim = claims.join(" and ");
    let mut writer = subject.write(output, &claim)?;
    let root = subject.written(subject.position.clone()).text;
    for (place, evidence) in parts.iter().flat_map(|part| &part.evidence).enumerate() {
        if place > 0 {
            writer.record(b"next")?;
        }
        evidence.write(&mut writer, subject.known.is_some(), &root)?;
    }
    Ok(subject.certified(claim, writer.finish()?))
}

impl Evidence {
    fn write(&self, writer: &mut CertificateWriter, is_known: bool, root: &str) -> std::io::Result<()> {
        match self {
            Self::Strategy(strategy) => strategy.write(writer, is_known, root),
            Self::Theorem(records) => records.iter().try_for_each(|record| writer.record(record.as_bytes())),
        }
    }
}

fn word(player: Player) -> String {
    player.to_string().to_lowercase()
}

struct Prover<'s, 'a> {
    subject: &'s Subject<'a>,
    means: Means,
    limits: &'s Limits<'a>,
    /// The values that verdicts rest on.
    store: &'s Store,
    /// Verdicts, found once a theorem alone does not do.
    judge: Option<Box<AnyJudge<'s>>>,
}

impl<'s> Prover<'s, '_> {
    /// What comes of it when a player begins.
    fn part(&mut self, mover: Player) -> Result<Part, CertificateError> {
        let theorem = self.theorem(mover)?;
        let result = match &theorem {
            Some(theorem) => theorem.result,
            None => self.result(mover)?,
        };
        let (holders, claim) = match result {
            Ending::Win => (vec![mover], format!("winner {0} mover {0}", word(mover))),
            Ending::Loss => {
                let winner = mover.opponent();
                (vec![winner], format!("winner {} mover {}", word(winner), word(mover)))
            }
            Ending::Draw => (Player::BOTH.to_vec(), format!("draw mover {}", word(mover))),
        };
        let aims = holders.into_iter().map(|holder| Aim { holder, mover, draws: result == Ending::Draw });
        let evidence = aims.map(|aim| self.evidence(aim, theorem.as_ref())).collect::<Result<_, _>>()?;
        Ok(Part { claim, evidence })
    }

    /// A theorem that gives the outcome without more ado, or the one that is asked for.
    fn theorem(&self, mover: Player) -> Result<Option<ClosedForm>, CertificateError> {
        let at_once = closed_form::at_once(self.subject, mover, self.limits)?;
        if self.means == Means::Any || at_once.is_some() {
            return Ok(at_once);
        }
        if closed_form::is_sum_of_values(self.subject) {
            return closed_form::by_values(self.subject, self.limits).map(Some);
        }
        let why = message!("the checker knows no theorem that decides this position");
        Err(CertificateError::Refused(why))
    }

    fn result(&mut self, mover: Player) -> Result<Ending, CertificateError> {
        let position = self.subject.position;
        Ok(self.judge()?.verdict(position, mover)?.result())
    }

    /// Verdicts, found once.
    fn judge(&mut self) -> Result<&mut AnyJudge<'s>, CertificateError> {
        if self.judge.is_none() {
            self.judge = Some(self.subject.judge(self.store, self.limits)?);
        }
        self.judge.as_deref_mut().ok_or(CertificateError::NotBorneOut)
    }

    fn strategy(&mut self, aim: Aim, most_records: usize) -> Result<Strategy, CertificateError> {
        let (subject, limits) = (self.subject, self.limits);
        let builder = StrategyBuilder {
            game: subject.game,
            known: subject.known.as_ref(),
            convention: subject.convention,
            aim,
            judge: self.judge()?,
            meter: Meter::start(limits, "writing down a strategy")?,
            most_records,
            met: Vec::new(),
            numbers: HashMap::new(),
        };
        builder.build(subject.position)
    }

    /// A strategy, unless it is long and a theorem at hand, or a theorem was asked for.
    fn evidence(&mut self, aim: Aim, theorem: Option<&ClosedForm>) -> Result<Evidence, CertificateError> {
        let by_theorem = |theorem: &ClosedForm| Ok(Evidence::Theorem(theorem.records.clone()));
        // A theorem is better than moves on trust, too.
        if (self.means == Means::Theorem || self.subject.known.is_none())
            && let Some(theorem) = theorem
        {
            return by_theorem(theorem);
        }
        let has_values = closed_form::is_sum_of_values(self.subject);
        let most_records = if theorem.is_some() || has_values { LONG } else { usize::MAX };
        match (self.strategy(aim, most_records), theorem) {
            (Err(CertificateError::TooLong | CertificateError::TooManyMoves), Some(theorem)) => {
                by_theorem(theorem)
            }
            (Err(CertificateError::TooLong | CertificateError::TooManyMoves), None) if has_values => {
                by_theorem(&closed_form::by_values(self.subject, self.limits)?)
            }
            (strategy, _) => strategy.map(Evidence::Strategy),
        }
    }
}
