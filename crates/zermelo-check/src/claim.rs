//! The claim of a certificate: what it asserts, read from its one line and written as that line again.

use crate::numbers::number;
use crate::player::Player;
use std::fmt;

/// What a certificate asserts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// `labels`: the result and the plies to the end of every position.
    Labels,
    /// `winner …`, `holds …`, `draw …`, one or more: who wins from a position.
    Outcome(Vec<Part>),
    /// `grundy N`: the Grundy value of a position.
    Grundy(u64),
    /// `loopy-grundy`: the loopy Grundy values of all vertices of a graph.
    LoopyGrundy,
    /// `period P from N0`: the Grundy values of a heap game repeat.
    Period(Period),
    /// `le A B` and the like: how two nodes of the certificate compare.
    Relation(Relation, [u64; 2]),
    /// `stoppers le A B` and the like: how two nodes compare in whose games play may go on for ever.
    Stoppers(Relation, [u64; 2]),
    /// `that STATEMENT`: how two sums in words compare.
    Statement(String),
    /// `quotient N`: the misère quotient of a heap game.
    Quotient {
        /// The largest heap whose element stands in the certificate.
        largest: u64,
        /// With a period it is the quotient of all heaps.
        period: Option<Period>,
    },
}

/// Who wins from a position, when one player moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// `winner P mover Q`: P wins.
    Winner {
        /// P.
        holder: Player,
        /// Q.
        mover: Player,
    },
    /// `holds P mover Q`: P does not lose.
    Holds {
        /// P.
        holder: Player,
        /// Q.
        mover: Player,
    },
    /// `draw mover Q`: neither player loses.
    Draw {
        /// Q.
        mover: Player,
    },
}

/// g(n + period) = g(n) for all n from the start on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// At least 1.
    pub period: u64,
    /// The first heap for which this holds.
    pub start: u64,
}

/// A relation between two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// G ≤ H.
    Le,
    /// G = H.
    Equal,
    /// G < H.
    Less,
    /// Neither G ≤ H nor H ≤ G.
    Fuzzy,
    /// H equals G and is in canonical form.
    Canonical,
}

impl Claim {
    /// Reads a claim; the error says what was expected. Linear.
    pub fn read(text: &str) -> Result<Self, String> {
        let kind = text.split(' ').next().unwrap_or("");
        let alone =
            |claim: Self| if text == kind { Ok(claim) } else { Err(format!("the claim is '{kind}' alone")) };
        match kind {
            "labels" => alone(Self::Labels),
            "loopy-grundy" => alone(Self::LoopyGrundy),
            "winner" | "holds" | "draw" => text.split(" and ").map(Part::read).collect::<Option<_>>().map(Self::Outcome).ok_or_else(|| {
                "expected 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER' or 'draw mover PLAYER', players being left and right".to_owned()
            }),
            "grundy" => {
                let value = text.strip_prefix("grundy ").and_then(number);
                value.map(Self::Grundy).ok_or_else(|| "expected 'grundy' and a value".to_owned())
            }
            "period" => Period::read(text)
                .map(Self::Period)
                .ok_or_else(|| "expected 'period P from N', with P at least 1".to_owned()),
            "that" => match text.strip_prefix("that ") {
                Some(statement) => Ok(Self::Statement(statement.to_owned())),
                None => Err("expected 'that' and a statement".to_owned()),
            },
            "quotient" => read_quotient(text)
                .ok_or_else(|| "expected 'quotient N' or 'quotient N period P from M'".to_owned()),
            "stoppers" => match text.strip_prefix("stoppers ").map(read_relation) {
                Some(Ok(Some((relation, nodes)))) => Ok(Self::Stoppers(relation, nodes)),
                Some(Err(expected)) => Err(expected),
                _ => Err("expected 'stoppers', a relation and two nodes".to_owned()),
            },
            _ => match read_relation(text)? {
                Some((relation, nodes)) => Ok(Self::Relation(relation, nodes)),
                None => Err(format!("there is no claim '{kind}'")),
            },
        }
    }
}

/// `le A B` and the like; nothing where it begins with no relation.
fn read_relation(text: &str) -> Result<Option<(Relation, [u64; 2])>, String> {
    let relation = text.split(' ').next().and_then(Relation::of_name);
    relation.map(|relation| Ok((relation, read_nodes(text)?))).transpose()
}

fn read_nodes(text: &str) -> Result<[u64; 2], String> {
    let words: Vec<&str> = text.split(' ').take(4).collect();
    let &[relation, one, two] = words.as_slice() else {
        return Err(format!("expected '{}' and two nodes", words[0]));
    };
    number(one)
        .zip(number(two))
        .map(|(one, two)| [one, two])
        .ok_or_else(|| format!("a node of '{relation}' is a number"))
}

fn read_quotient(text: &str) -> Option<Claim> {
    let text = text.strip_prefix("quotient ")?;
    let Some((largest, _)) = text.split_once(" period ") else {
        return Some(Claim::Quotient { largest: number(text)?, period: None });
    };
    let period = Period::read(&text[largest.len() + 1..])?;
    Some(Claim::Quotient { largest: number(largest)?, period: Some(period) })
}

impl Part {
    fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').take(5).collect();
        Some(match words.as_slice() {
            ["winner", holder, "mover", mover] => {
                Self::Winner { holder: Player::read(holder)?, mover: Player::read(mover)? }
            }
            ["holds", holder, "mover", mover] => {
                Self::Holds { holder: Player::read(holder)?, mover: Player::read(mover)? }
            }
            ["draw", "mover", mover] => Self::Draw { mover: Player::read(mover)? },
            _ => return None,
        })
    }

    /// Who moves first.
    pub const fn mover(self) -> Player {
        match self {
            Self::Winner { mover, .. } | Self::Holds { mover, .. } | Self::Draw { mover } => mover,
        }
    }
}

impl Period {
    /// Periods and starts are less than this.
    const MOST_HEAPS: u64 = 1 << 40;

    /// `period P from N0`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (period, start) = text.strip_prefix("period ")?.split_once(" from ")?;
        let (period, start) = (number(period)?, number(start)?);
        (period > 0 && period.max(start) < Self::MOST_HEAPS).then_some(Self { period, start })
    }

    /// The heap of the first turn, or before it, that has the value of a heap.
    pub(crate) const fn reduce(self, heap: u64) -> u64 {
        if heap < self.start { heap } else { self.start + (heap - self.start) % self.period }
    }
}

impl Relation {
    const ALL: [Self; 5] = [Self::Le, Self::Equal, Self::Less, Self::Fuzzy, Self::Canonical];

    fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|relation| relation.name() == name)
    }

    /// The relation of two games that are called so.
    pub(crate) fn in_words(self, [one, two]: [String; 2]) -> String {
        match self {
            Self::Le => format!("{one} ≤ {two}"),
            Self::Equal => format!("{one} = {two}"),
            Self::Less => format!("{one} < {two}"),
            Self::Fuzzy => format!("{one} and {two} cannot be compared"),
            Self::Canonical => format!("the canonical form of {one} is {two}"),
        }
    }

    /// The word of the claim.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Le => "le",
            Self::Equal => "equal",
            Self::Less => "less",
            Self::Fuzzy => "fuzzy",
            Self::Canonical => "canonical",
        }
    }
}

impl fmt::Display for Claim {
    /// As in the certificate.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Labels => f.write_str("labels"),
            Self::Outcome(parts) => {
                for (place, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if place > 0 { " and " } else { "" })?;
                }
                Ok(())
            }
            Self::Grundy(value) => write!(f, "grundy {value}"),
            Self::LoopyGrundy => f.write_str("loopy-grundy"),
            Self::Period(period) => write!(f, "{period}"),
            Self::Relation(relation, [one, two]) => write!(f, "{} {one} {two}", relation.name()),
            Self::Stoppers(relation, [one, two]) => write!(f, "stoppers {} {one} {two}", relation.name()),
            Self::Statement(statement) => write!(f, "that {statement}"),
            Self::Quotient { largest, period: None } => write!(f, "quotient {largest}"),
            Self::Quotient { largest, period: Some(period) } => write!(f, "quotient {largest} {period}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |player: &Player| if *player == Player::Left { "left" } else { "right" };
        match self {
            Self::Winner { holder, mover } => write!(f, "winner {} mover {}", word(holder), word(mover)),
            Self::Holds { holder, mover } => write!(f, "holds {} mover {}", word(holder), word(mover)),
            Self::Draw { mover } => write!(f, "draw mover {}", word(mover)),
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "period {} from {}", self.period, self.start)
    }
}

#[cfg(test)]
mod tests {
    use super::Claim;

    #[test]
    fn claims_are_written_as_they_are_read() {
        for text in [
            "labels",
            "winner left mover right",
            "holds right mover right and draw mover left and winner right mover left",
            "grundy 999999999999999999",
            "loopy-grundy",
            "period 12 from 71",
            "le 0 1",
            "equal 3 0",
            "less 2 2",
            "fuzzy 1 0",
            "canonical 5 4",
            "stoppers less 0 1",
            "stoppers canonical 3 5",
            "that {1|-1} + {1|-1} = 0",
            "quotient 14",
            "quotient 20 period 12 from 5",
        ] {
            assert_eq!(Claim::read(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            "label",
            "labels ",
            "labels 1",
            "grundy",
            "grundy 01",
            "grundy -1",
            "winner left",
            "winner left mover",
            "winner left mover left and ",
            "winner left mover left and labels",
            "draw mover left right",
            "draw mover both",
            "period 0 from 1",
            "period 1 from",
            "period 1 from 1099511627776",
            "le 1",
            "le 1 2 3",
            "le 1 x",
            "stoppers",
            "stoppers 1 2",
            "stoppers less 1",
            "stoppers stoppers less 1 2",
            "that",
            "quotient",
            "quotient x",
            "quotient 3 period 1",
            "quotient 3 period 1 from 2 from 3",
            "le  1",
        ] {
            assert!(Claim::read(text).is_err(), "{text}");
        }
    }
}
