//! The order of games, for `proofs/OrderChecker.v`. Every node carries its options, also where it has a position: the theorem is
//! about the forms.

use super::{Certificate, are_numbers, comment, definition, is_number, list, theorem, unknown};

pub(super) fn order(certificate: &Certificate, claim: &str, one: &str, two: &str) -> Result<String, String> {
    let records = &certificate.records;
    let nodes = records.first().and_then(|line| line.strip_prefix("nodes ")?.parse::<usize>().ok());
    let nodes = nodes.ok_or("the number of nodes is missing")?;
    let (Some(forms), Some(&"pairs"), Some(pairs)) =
        (records.get(1..=nodes), records.get(nodes + 1), records.get(nodes + 2..))
    else {
        return Err("lines are missing".to_owned());
    };
    let forms = forms.iter().map(|record| node(record)).collect::<Result<Vec<_>, String>>()?;
    let pairs = pairs.iter().map(|record| pair(record)).collect::<Result<Vec<_>, String>>()?;
    let (left, right) = (format!("(form nodes {one})"), format!("(form nodes {two})"));
    let statement = match claim {
        "canonical" => format!("equal {left} {right} /\\ canonical {right}"),
        relation => format!("{relation} {left} {right}"),
    };
    Ok(certificate.beginning("Labels Order OrderChecker")
        + &definition("nodes", "forms", &forms)
        + &definition("pairs", "comparisons", &pairs)
        + &theorem(&statement, &format!("proves_{claim} nodes pairs {one} {two}")))
}

pub(super) fn node(record: &str) -> Result<(String, String), String> {
    let (form, position) = record.split_once('\t').unwrap_or((record, ""));
    let (left, right) = form.split_once('|').ok_or_else(|| unknown(record))?;
    if [left, right].iter().any(|side| !side.is_empty() && !are_numbers(side)) {
        return Err(unknown(record));
    }
    Ok((format!("({}, {})", list(left), list(right)), comment(position)))
}

pub(super) fn pair(record: &str) -> Result<(String, String), String> {
    let (one, two) = record.split_once(' ').ok_or_else(|| unknown(record))?;
    if !is_number(one) || !is_number(two) {
        return Err(unknown(record));
    }
    Ok((format!("({one}, {two})"), String::new()))
}
