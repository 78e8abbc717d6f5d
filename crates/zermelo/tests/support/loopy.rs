//! Loopy values straight from the definition (Smith; Siegel, Combinatorial Game Theory, section IV.4), and brute force
//! about sums; nothing in common with the engine.

use std::collections::HashMap;

/// The options of each vertex.
pub type Rows = Vec<Vec<u32>>;

/// The rule, applied wherever it can be until it can be applied nowhere: a vertex without a label gets m when m is the mex
/// of the labels of its options, and every option without a label has an option labelled m. The order in which vertices
/// are tried is given, since it must not matter.
pub fn naive_labels(rows: &Rows, order: &[u32]) -> Vec<Option<u32>> {
    let mut labels = vec![None; rows.len()];
    loop {
        let found = order.iter().find_map(|&vertex| Some((vertex, deserved(rows, &labels, vertex)?)));
        match found {
            Some((vertex, label)) => labels[vertex as usize] = Some(label),
            None => return labels,
        }
    }
}

fn deserved(rows: &Rows, labels: &[Option<u32>], vertex: u32) -> Option<u32> {
    if labels[vertex as usize].is_some() {
        return None;
    }
    let label_of = |option: &u32| labels[*option as usize];
    let row = &rows[vertex as usize];
    let mex = (0..=row.len() as u32).find(|&m| row.iter().all(|option| label_of(option) != Some(m)))?;
    let reverts = |option: &u32| rows[*option as usize].iter().any(|next| label_of(next) == Some(mex));
    row.iter().all(|option| label_of(option).is_some() || reverts(option)).then_some(mex)
}

/// A label in the notation of the contest.
pub fn written(rows: &Rows, labels: &[Option<u32>], vertex: u32) -> String {
    if let Some(label) = labels[vertex as usize] {
        return label.to_string();
    }
    let mut set: Vec<u32> =
        rows[vertex as usize].iter().filter_map(|&option| labels[option as usize]).collect();
    set.sort_unstable();
    set.dedup();
    format!("inf({})", set.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
}

/// Who wins the sum of tokens on the vertices of a graph: -1 the previous player, 1 the next, 0 a draw; by rounds over
/// the whole product graph.
pub fn naive_sum_outcomes(rows: &Rows, tokens: usize) -> HashMap<Vec<u32>, i8> {
    let mut positions: Vec<Vec<u32>> = vec![Vec::new()];
    for _ in 0..tokens {
        let longer = positions.iter().flat_map(|position| {
            (0..rows.len() as u32).map(move |vertex| [position.as_slice(), &[vertex]].concat())
        });
        positions = longer.collect();
    }
    let mut outcomes: HashMap<Vec<u32>, i8> = positions.into_iter().map(|position| (position, 0)).collect();
    loop {
        let mut news = Vec::new();
        for position in outcomes.iter().filter(|(_, outcome)| **outcome == 0).map(|(position, _)| position) {
            let results: Vec<i8> = (0..tokens)
                .flat_map(|token| rows[position[token] as usize].iter().map(move |&to| (token, to)))
                .map(|(token, to)| {
                    let mut next = position.clone();
                    next[token] = to;
                    outcomes[&next]
                })
                .collect();
            if results.contains(&-1) {
                news.push((position.clone(), 1));
            } else if results.iter().all(|&result| result == 1) {
                news.push((position.clone(), -1));
            }
        }
        if news.is_empty() {
            return outcomes;
        }
        outcomes.extend(news);
    }
}
