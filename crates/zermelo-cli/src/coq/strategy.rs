//! A strategy whose moves stand in the certificate, for `proofs/StrategyChecker.v`: the theorem is about every game that has these
//! rounds.

use super::{Answer, Certificate, are_numbers, comment, definition, list, unknown};

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
    fn read(mut records: &[&str], is_misere: bool) -> Result<Self, String> {
        let mut first = None;
        if let Some((last, others)) = records.split_last()
            && let Some(start) = last.strip_prefix("-\t")
        {
            let replies = start.split_once('\t').and_then(|(_, replies)| after(replies));
            first = Some(replies.ok_or_else(|| unknown(last))?);
            records = others;
        }
        let rounds =
            records.iter().map(|record| round(record, is_misere)).collect::<Result<Vec<_>, String>>()?;
        Ok(Self { rounds, first })
    }

    /// The round of the position claimed, where the player whose strategy it is moves first.
    fn root(&self) -> Result<usize, String> {
        let last = self.rounds.len().checked_sub(1).filter(|_| self.first.is_none());
        last.ok_or_else(|| "no record is about the position claimed".to_owned())
    }

    fn written(&self, name: &str, first: &str) -> String {
        let replies =
            self.first.as_ref().map(|replies| format!("Definition {first} : after := {replies}.\n\n"));
        definition(name, "rounds", &self.rounds) + &replies.unwrap_or_default()
    }
}

/// One strategy, to win or not to lose; the names of what is defined end with the mark.
pub(super) fn strategy(
    certificate: &Certificate,
    aim: Aim,
    records: &[&str],
    mark: &str,
) -> Result<Answer, String> {
    let section = Section::read(records, certificate.is_misere)?;
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
    let definitions = section.written(&format!("strategy{mark}"), &format!("first{mark}"));
    Ok(Answer::new(statement, proof).with_definitions(definitions))
}

/// Two strategies not to lose: of the player to move, and of the other one, whose last record says what follows.
pub(super) fn draw(
    certificate: &Certificate,
    of_left: &[&str],
    of_right: &[&str],
    mark: &str,
) -> Result<Answer, String> {
    let [of_left, of_right] =
        [of_left, of_right].map(|records| Section::read(records, certificate.is_misere));
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
    let definitions = mine.written(&format!("mine{mark}"), "")
        + &others.written(&format!("others{mark}"), &format!("first{mark}"));
    let proof = format!("proves_draw mine{mark} {root} others{mark} first{mark}");
    Ok(Answer::new(statement, proof).with_definitions(definitions))
}

/// A position alone is one without moves, which only misère play wants.
fn round(record: &str, is_misere: bool) -> Result<(String, String), String> {
    let fields: Vec<&str> = record.split('\t').collect();
    let (row, words) = match fields.as_slice() {
        [position] if is_misere && !position.starts_with("by ") => {
            ("Over_already".to_owned(), (*position).to_owned())
        }
        [position, "="] => ("Over_already".to_owned(), (*position).to_owned()),
        [position, to, replies] => {
            let after = after(replies).ok_or_else(|| unknown(record))?;
            (format!("Moves {}", parenthesised(&after)), format!("{position} to {to}"))
        }
        _ => return Err(unknown(record)),
    };
    Ok((row, comment(&words)))
}

fn parenthesised(term: &str) -> String {
    if term.contains(' ') { format!("({term})") } else { term.to_owned() }
}

/// What can follow a move.
fn after(replies: &str) -> Option<String> {
    match replies {
        "" | "=" => Some("Over".to_owned()),
        replies => are_numbers(replies).then(|| format!("Replies {}", list(replies))),
    }
}
