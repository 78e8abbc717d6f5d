//! The order of games, for `proofs/OrderChecker.v`. Every node carries its options, also where it has a position: the theorem is
//! about the forms.

use super::refusal::unknown;
use super::text::{beginning, comment, definition, list, numbers, theorem};
use crate::certificate::Certificate;
use crate::claim::Relation;
use crate::forms::NodeRecord;
use crate::order::read_pair;

pub(super) fn order(
    certificate: &Certificate,
    relation: Relation,
    [one, two]: [u64; 2],
) -> Result<String, String> {
    let (nodes, pairs) = sections(certificate)?;
    let forms = nodes.iter().map(|record| form(record)).collect::<Result<Vec<_>, String>>()?;
    let (left, right) = (format!("(form nodes {one})"), format!("(form nodes {two})"));
    let name = relation.name();
    let statement = match relation {
        Relation::Canonical => format!("equal {left} {right} /\\ canonical {right}"),
        _ => format!("{name} {left} {right}"),
    };
    Ok(beginning(certificate, "Labels Order OrderChecker")
        + &definition("nodes", "forms", &forms)
        + &comparisons("pairs", pairs)?
        + &theorem(&statement, &format!("proves_{name} nodes pairs {one} {two}")))
}

/// The records of nodes and those of pairs.
pub(super) fn sections(certificate: &Certificate) -> Result<(&[String], &[String]), String> {
    let records = &certificate.records;
    let count = records.first().and_then(|line| line.strip_prefix("nodes ")?.parse::<usize>().ok());
    let count = count.filter(|&count| count < records.len()).ok_or("the number of nodes is missing")?;
    match (records.get(1..=count), records.get(count + 1), records.get(count + 2..)) {
        (Some(nodes), Some(word), Some(pairs)) if word == "pairs" => Ok((nodes, pairs)),
        _ => Err("lines are missing".to_owned()),
    }
}

/// A node's options as a row, with its position as a comment.
pub(super) fn form(record: &str) -> Result<(String, String), String> {
    let Some(NodeRecord::Form { left, right, position }) = NodeRecord::read(record) else {
        return Err(unknown(record));
    };
    let side = |text| Ok::<_, String>(list(numbers(text).ok_or_else(|| unknown(record))?));
    Ok((format!("({}, {})", side(left)?, side(right)?), comment(position.unwrap_or(""))))
}

/// The definition of a list of pairs of nodes.
pub(super) fn comparisons(name: &str, pairs: &[String]) -> Result<String, String> {
    let row = |record: &String| {
        let (one, two) = read_pair(record).ok_or_else(|| unknown(record))?;
        Ok((format!("({one}, {two})"), String::new()))
    };
    Ok(definition(name, "comparisons", &pairs.iter().map(row).collect::<Result<Vec<_>, String>>()?))
}
