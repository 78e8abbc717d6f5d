//! Why a computation stopped before it had an answer: one reason for each meaning.

use super::Message;
use crate::message;

/// Why a computation stopped before it had an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StopReason {
    /// The caller's limit on positions.
    #[error("the limit of {0} positions was reached")]
    Positions(u64),
    /// The caller's limit on memory, in bytes.
    #[error("the memory limit of {} MB was reached", .0.div_ceil(1_000_000))]
    Memory(u64),
    /// The caller's limit on time.
    #[error("the time limit was reached")]
    Time,
    /// The interrupt flag.
    #[error("interrupted")]
    Interrupted,
    /// What the planner, or another part that tries several ways, was willing to spend on this one.
    #[error("{0}")]
    Budget(Budget),
    /// What a type or a table can hold.
    #[error("{0}")]
    Capacity(Capacity),
}

impl StopReason {
    /// Whether the caller set this: a limit, or the interrupt flag. Other ways to the answer are then not tried.
    pub const fn is_callers(self) -> bool {
        match self {
            Self::Positions(_) | Self::Memory(_) | Self::Time | Self::Interrupted => true,
            Self::Budget(_) | Self::Capacity(_) => false,
        }
    }
}

/// A budget: how much one of several ways to an answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the budget of {most} {unit} for {purpose} was reached")]
pub struct Budget {
    /// What it is spent on, in a few words.
    pub purpose: &'static str,
    /// How much there is.
    pub most: u64,
    /// Of what: positions, steps.
    pub unit: &'static str,
}

impl Budget {
    /// A budget of steps of work.
    pub const fn steps(most: u64, purpose: &'static str) -> Self {
        Self { purpose, most, unit: "steps" }
    }

    /// A budget of positions.
    pub const fn positions(most: u64, purpose: &'static str) -> Self {
        Self { purpose, most, unit: "positions" }
    }
}

/// A capacity: how much a type or a table can hold, whatever the limits are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{holder} holds at most {most} {unit}")]
pub struct Capacity {
    /// What is full, as the subject of a sentence.
    pub holder: &'static str,
    /// How much it holds.
    pub most: u64,
    /// Of what: positions, moves, values.
    pub unit: &'static str,
}

impl From<StopReason> for Message {
    fn from(reason: StopReason) -> Self {
        match reason {
            StopReason::Positions(1) => "the limit of 1 position was reached".into(),
            StopReason::Positions(most) => message!("the limit of {most} positions was reached", most),
            StopReason::Memory(bytes) => {
                message!("the memory limit of {most} MB was reached", most = bytes.div_ceil(1_000_000))
            }
            StopReason::Time => "the time limit was reached".into(),
            StopReason::Interrupted => "interrupted".into(),
            StopReason::Budget(Budget { purpose, most, unit }) => message!(
                "the budget of {most} {unit} for {purpose} was reached",
                most,
                unit => unit,
                purpose => purpose
            ),
            StopReason::Capacity(Capacity { holder, most, unit }) => {
                message!("{holder} holds at most {most} {unit}", holder => holder, most, unit => unit)
            }
        }
    }
}

impl From<Capacity> for StopReason {
    fn from(capacity: Capacity) -> Self {
        Self::Capacity(capacity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_meaning_has_its_words() {
        let budget = StopReason::Budget(Budget::positions(20_000, "distances"));
        assert_eq!(budget.to_string(), "the budget of 20000 positions for distances was reached");
        let capacity = Capacity { holder: "a graph", most: 7, unit: "moves" };
        assert_eq!(StopReason::from(capacity).to_string(), "a graph holds at most 7 moves");
        assert_eq!(StopReason::Memory(1_500_000).to_string(), "the memory limit of 2 MB was reached");
        for reason in [
            budget,
            capacity.into(),
            StopReason::Memory(1_500_000),
            StopReason::Positions(7),
            StopReason::Time,
        ] {
            assert_eq!(Message::from(reason).to_string(), reason.to_string());
        }
        assert!(StopReason::Time.is_callers() && !budget.is_callers());
    }
}
