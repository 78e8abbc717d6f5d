//! The order of stoppers, for `proofs/StopperChecker.v`: as `order.rs`, with ranks, which show that the nodes are stoppers,
//! and with the pairs that are not so.

use super::order::{comparisons, form, sections};
use super::refusal::unknown;
use super::text::{beginning, definition, numbers, theorem};
use crate::certificate::Certificate;
use crate::claim::Relation;
use crate::forms::{Node, NodeRecord};
use crate::limits::{Limits, Meter};
use crate::stoppers::{NO_STOPPERS, ranks};

pub(super) fn stoppers(
    certificate: &Certificate,
    relation: Relation,
    [one, two]: [u64; 2],
) -> Result<String, String> {
    let (nodes, pairs) = sections(certificate)?;
    let end = pairs.iter().position(|line| line == "next").ok_or("lines are missing")?;
    let (pairs, refutations) = (&pairs[..end], &pairs[end + 1..]);
    let rows = nodes.iter().map(|record| form(record)).collect::<Result<Vec<_>, String>>()?;
    let graph = nodes.iter().map(|record| node(record)).collect::<Result<Vec<_>, String>>()?;
    let (statement, lists) = match relation {
        Relation::Le => (format!("at_most nodes {one} {two}"), ""),
        Relation::Equal => (format!("equal_nodes nodes {one} {two}"), ""),
        Relation::Less => (format!("less_node nodes {one} {two}"), " refutations"),
        Relation::Fuzzy => (format!("fuzzy_nodes nodes {one} {two}"), " refutations"),
        Relation::Canonical => {
            (format!("equal_nodes nodes {one} {two} /\\ canonical_node nodes {two}"), " refutations")
        }
    };
    let proof = format!("proves_{} nodes ranks_of_nodes pairs{lists} {one} {two}", relation.name());
    Ok(beginning(certificate, "Labels OrderChecker Stoppers StopperChecker")
        + &definition("nodes", "forms", &rows)
        + &definition("ranks_of_nodes", "ranks", &rank_rows(&graph)?)
        + &comparisons("pairs", pairs)?
        + &comparisons("refutations", refutations)?
        + &theorem(&statement, &proof))
}

/// A node's options.
fn node(record: &str) -> Result<Node, String> {
    let Some(NodeRecord::Form { left, right, .. }) = NodeRecord::read(record) else {
        return Err(unknown(record));
    };
    let side = |text| numbers(text).ok_or_else(|| unknown(record));
    Ok([side(left)?, side(right)?])
}

/// A row for each node: its rank with Left to move, and with Right.
fn rank_rows(nodes: &[Node]) -> Result<Vec<(String, String)>, String> {
    if nodes.iter().flatten().flatten().any(|&option| option as usize >= nodes.len()) {
        return Err("an option is no node".to_owned());
    }
    let ranks = ranks(nodes, &Meter::new(Limits::default())).map_err(|failure| failure.to_string())?;
    let row = |[left, right]: [u32; 2]| (format!("({left}, {right})"), String::new());
    Ok(ranks.ok_or(NO_STOPPERS)?.into_iter().map(row).collect())
}
