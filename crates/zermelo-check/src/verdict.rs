//! What comes of a check: what an accepted certificate shows, or why a certificate is not accepted.

use std::fmt::{self, Write as _};

/// What an accepted certificate shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accepted {
    /// The claim in words.
    pub claim: String,
    /// How many records were read.
    pub records: u64,
    /// Whether the moves are the certificate's own, not the checker's.
    pub moves_on_trust: bool,
    /// Whether the rules of the game are those that the certificate declares.
    pub rules_declared: bool,
    /// The theorems that stand in place of a check of everything below the position.
    pub relies_on: Vec<&'static str>,
}

impl Accepted {
    pub(crate) fn new(claim: String, moves_on_trust: bool) -> Self {
        Self { claim, records: 0, moves_on_trust, rules_declared: false, relies_on: Vec::new() }
    }
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_plainly(f, &self.claim)?;
        write!(f, " ({} records", self.records)?;
        for theorem in &self.relies_on {
            write!(f, "; by {theorem}")?;
        }
        if self.rules_declared {
            f.write_str("; by the rules that it declares")?;
        }
        f.write_str(if self.moves_on_trust { "; the moves were taken on trust)" } else { ")" })
    }
}

/// Why a certificate is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A record is wrong.
    Rejected {
        /// Its line, from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The file is something else.
    NotACertificate(String),
    /// The certificate may be right, but a limit stopped the check.
    OutOfLimits {
        /// The line at which the limit was met.
        line: u64,
        /// Which limit.
        reason: String,
    },
}

/// Stands for the line read last, which is filled in when the check has ended.
const LINE_READ_LAST: u64 = 0;

impl Failure {
    /// The end of a check that would need more than it may use.
    pub(crate) fn out_of_limits(reason: impl Into<String>) -> Self {
        Self::OutOfLimits { line: LINE_READ_LAST, reason: reason.into() }
    }

    /// The failure of a record at this line, unless its line is known already.
    pub(crate) fn at(mut self, number: u64) -> Self {
        if let Self::Rejected { line, .. } | Self::OutOfLimits { line, .. } = &mut self
            && *line == LINE_READ_LAST
        {
            *line = number;
        }
        self
    }

    /// Says in front of the reason of a rejection what it is about.
    pub(crate) fn about(mut self, subject: impl fmt::Display) -> Self {
        if let Self::Rejected { reason, .. } = &mut self {
            *reason = format!("{subject}: {reason}");
        }
        self
    }
}

/// What is wrong with the record read last.
impl<S: Into<String>> From<S> for Failure {
    fn from(reason: S) -> Self {
        Self::Rejected { line: LINE_READ_LAST, reason: reason.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rejected { line, reason } | Self::OutOfLimits { line, reason } => {
                write!(f, "line {line}: ")?;
                write_plainly(f, reason)
            }
            Self::NotACertificate(reason) => write_plainly(f, reason),
        }
    }
}

impl std::error::Error for Failure {}

/// Writes words, some of which may come from the file, so that they cannot move the cursor or hide what follows.
fn write_plainly(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    text.chars().try_for_each(|letter| match letter {
        '\'' | '"' | '\\' => f.write_char(letter),
        _ => write!(f, "{}", letter.escape_debug()),
    })
}
