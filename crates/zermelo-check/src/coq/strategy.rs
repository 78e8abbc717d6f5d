//! A strategy whose moves stand in the certificate, for `proofs/StrategyChecker.v`: the theorem is about every game that has these
//! rounds.

use super::refusal::unknown;
use super::text::{Answer, comment, definition, list, numbers};
use crate::certificate::Certificate;
use crate::strategy::{After, CarriedTurn, Round};

#[derive(Clone, Copy)]
pub(super) enum Aim {
    ToWin,
    NotToLose,
}

impl Aim {
    const fn name(self) -> &'static str {
        match self {
            Self::ToWin => "To_win",
            Self::NotToLose => "Not_to_lose",
        }
    }
}

/// The rounds of one strategy; and what follows the position claimed, where the opponent moves first there.
struct Section {
    rounds: Vec<(String, String)>,
    first: Option<String>,
}

impl Section {
    fn read(records: &[String], is_misere: bool) -> Result<Self, String> {
        let mut first = None;
        let mut rounds = Vec::new();
        for (place, record) in records.iter().enumerate() {
            let round = Round::read(record).ok_or_else(|| unknown(record))?;
            match &round.turn {
                CarriedTurn::Moves { after, .. } if round.is_reply() && place + 1 == records.len() => {
                    first = Some(written(after).ok_or_else(|| unknown(record))?);
                }
                _ => rounds.push(row(&round, is_misere).ok_or_else(|| unknown(record))?),
            }
        }
        Ok(Self { rounds, first })
    }

    /// The round of the position claimed, where the player whose strategy it is moves first.
    fn root(&self) -> Result<usize, String> {
        let last = self.rounds.len().checked_sub(1).filter(|_| self.first.is_none());
        last.ok_or_else(|| "no record is about the position claimed".to_owned())
    }

    fn definitions(&self, name: &str, first: &str) -> String {
        let replies =
            self.first.as_ref().map(|replies| format!("Definition {first} : after := {replies}.\n\n"));
        definition(name, "rounds", &self.rounds) + &replies.unwrap_or_default()
    }
}

/// One strategy, to win or not to lose; the names of what is defined end with the mark.
pub(super) fn strategy(
    certificate: &Certificate,
    aim: Aim,
    records: &[String],
    mark: &str,
) -> Result<Answer, String> {
    let section = Section::read(records, certificate.header.misere)?;
    let name = aim.name();
    let recorded = format!("recorded {name} G place moved strategy{mark}");
    let (statement, proof) = if section.first.is_some() {
        let (outcome, proof) = match aim {
            Aim::ToWin => ("loses G", "proves_loss"),
            Aim::NotToLose => ("~ wins G", "proves_no_win"),
        };
        let follows = format!("follows {name} G place start first{mark}");
        let statement = format!("forall G place moved start, {recorded} ->\n  {follows} -> {outcome} start");
        (statement, format!("{proof} strategy{mark} first{mark}"))
    } else {
        let (outcome, proof) = match aim {
            Aim::ToWin => ("wins G", "proves_win"),
            Aim::NotToLose => ("~ loses G", "proves_no_loss"),
        };
        let root = section.root()?;
        let statement = format!("forall G place moved, {recorded} -> {outcome} (place {root})");
        (statement, format!("{proof} strategy{mark} {root}"))
    };
    let definitions = section.definitions(&format!("strategy{mark}"), &format!("first{mark}"));
    Ok(Answer::new(statement, proof).with_definitions(definitions))
}

/// Two strategies not to lose: of the player to move, and of the other one, whose last record says what follows.
pub(super) fn draw(
    certificate: &Certificate,
    of_left: &[String],
    of_right: &[String],
    mark: &str,
) -> Result<Answer, String> {
    let [of_left, of_right] =
        [of_left, of_right].map(|records| Section::read(records, certificate.header.misere));
    let (of_left, of_right) = (of_left?, of_right?);
    let (mine, others) = if of_left.first.is_none() { (of_left, of_right) } else { (of_right, of_left) };
    let root = mine.root()?;
    if others.first.is_none() {
        return Err("no record says what follows the position claimed".to_owned());
    }
    let statement = format!(
        "forall G place moved place' moved', recorded Not_to_lose G place moved mine{mark} ->\n  \
         recorded Not_to_lose G place' moved' others{mark} -> follows Not_to_lose G place' (place {root}) first{mark} ->\n  \
         ~ wins G (place {root}) /\\ ~ loses G (place {root})"
    );
    let definitions = mine.definitions(&format!("mine{mark}"), "")
        + &others.definitions(&format!("others{mark}"), &format!("first{mark}"));
    let proof = format!("proves_draw mine{mark} {root} others{mark} first{mark}");
    Ok(Answer::new(statement, proof).with_definitions(definitions))
}

/// A round and what it is about. A position alone is one without moves, which only misère play wants.
fn row(round: &Round, is_misere: bool) -> Option<(String, String)> {
    let position = round.position;
    let (row, words) = match &round.turn {
        CarriedTurn::Stuck if is_misere && !position.starts_with("by ") => {
            ("Over_already".to_owned(), position.to_owned())
        }
        CarriedTurn::Stuck => return None,
        CarriedTurn::Over => ("Over_already".to_owned(), position.to_owned()),
        CarriedTurn::Moves { to, after } => {
            (format!("Moves {}", parenthesised(&written(after)?)), format!("{position} to {to}"))
        }
    };
    Some((row, comment(&words)))
}

fn parenthesised(term: &str) -> String {
    if term.contains(' ') { format!("({term})") } else { term.to_owned() }
}

/// What can follow a move.
fn written(after: &After) -> Option<String> {
    match after {
        After::Over | After::Stuck => Some("Over".to_owned()),
        After::Replies(replies) => Some(format!("Replies {}", list(numbers(replies)?))),
    }
}
