//! `zermelo graph`.

use crate::arguments::{Arguments, Format, Graph, GraphClaim};
use crate::certificate;
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, NO, print, read_text};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use zermelo::answer::{answer_graph, describe_counterexample};
use zermelo::certificate::{GraphClaimed, certify_graph};
use zermelo::game::Convention;
use zermelo::game::graph::{ExplicitGame, GraphFormat, edge_list};
use zermelo::solve::claim::check_p_positions;

pub(crate) fn run(graph: &Graph, arguments: &Arguments) -> Result<u8, Failure> {
    let text = read_text(&graph.file)?;
    let format = graph.input.map_or_else(|| GraphFormat::guess(&text), GraphFormat::from);
    let game = format
        .read(&text)
        .map_err(|error| Failure::bad_input(format!("{}: {error}", graph.file.display())))?;
    let looks_counted = format == GraphFormat::Edges && edge_list::read_counted(text.as_bytes()).is_ok();
    if looks_counted && graph.input.is_none() {
        let note = "note: read as a list of moves; if the first line is 'V E', say --input counted";
        let _ = writeln!(std::io::stderr(), "{note}");
    }
    drop(text);
    let convention = if graph.misere { Convention::Misere } else { Convention::Normal };
    if let Some(claim) = &graph.claim_p {
        return check_claim(&game, claim, convention, arguments);
    }
    let answer = under_limits(&arguments.shared, |limits| answer_graph(&game, convention, limits))
        .map_err(Failure::stopped)?;
    if let Some(path) = &graph.certificate {
        let claimed = match graph.certificate_claim {
            GraphClaim::Labels => GraphClaimed::Labels,
            GraphClaim::Grundy => GraphClaimed::LoopyGrundy,
        };
        certificate::write(path, &arguments.shared, |output, _| certify_graph(&answer, claimed, output))?;
    }
    match &graph.to_dot {
        Some(path) if path.as_os_str() == "-" => return print(&answer.to_dot()),
        Some(path) => std::fs::write(path, answer.to_dot())
            .map_err(|error| Failure::bad_input(format!("{} cannot be written: {error}", path.display())))?,
        None => {}
    }
    match arguments.shared.format {
        Format::Json => print(&(answer.to_json() + "\n")),
        _ => print(&answer.to_text()),
    }
}

fn check_claim(
    game: &ExplicitGame,
    claim: &str,
    convention: Convention,
    arguments: &Arguments,
) -> Result<u8, Failure> {
    let names = match claim.strip_prefix('@') {
        Some(path) => read_text(Path::new(path))?,
        None => claim.to_owned(),
    };
    let mut is_claimed = vec![false; game.vertex_count()];
    for name in names.split(|c: char| c.is_whitespace() || c == ',').filter(|name| !name.is_empty()) {
        let vertex = game.names().vertex(name).ok_or_else(|| {
            Failure::bad_input(format!(
                "--claim-p: the graph has no vertex '{name}'\n  name its vertices, for example: --claim-p '{}'",
                game.names().name(0)
            ))
        })?;
        is_claimed[vertex as usize] = true;
    }
    let counterexample =
        under_limits(&arguments.shared, |limits| check_p_positions(game, &is_claimed, convention, limits))
            .map_err(Failure::stopped)?;
    let reason = counterexample.map(|found| describe_counterexample(game, found));
    match (arguments.shared.format, &reason) {
        (Format::Json, _) => print(&format!(
            "{}\n",
            json!({ "schema": "zermelo/claim/1", "holds": reason.is_none(), "counterexample": reason })
        ))?,
        (_, None) => print("The claim holds: these are exactly the P-positions.\n")?,
        (_, Some(reason)) => print(&format!("The claim fails at {reason}.\n"))?,
    };
    Ok(if reason.is_none() { ANSWERED } else { NO })
}
