//! `zermelo graph`.

use crate::arguments::{Arguments, Format, choice};
use crate::certificate;
use crate::limits::{Allowance, memory_limit, under_limits, while_waiting};
use crate::output::{
    ANSWERED, Failure, NO, Timed, cannot_read, language, most_input, name_of, print, print_rounds,
    print_with, say, too_much_input, write_text,
};
use crate::question::open_text;
use crate::surroundings::ProcessMemory;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;
use zermelo::answer::{
    ExploredError, GraphAnswer, GraphOrder, answer_graph, describe_counterexample, describe_wrong_label,
    explored_graph,
};
use zermelo::catalogue::OpenGame;
use zermelo::certificate::{GraphClaimed, certify_graph};
use zermelo::game::graph::{
    ExplicitGame, GraphError, GraphFormat, NameListError, SourceError, edge_list, json as graph_json,
    read_source,
};
use zermelo::game::{Convention, Gauge, Limits, Message, message};
use zermelo::solve::claim::{ClaimedSets, check_p_positions, check_sets};

pub(crate) const FORMATS: &[Format] =
    &[Format::Text, Format::Json, Format::Csv, Format::Markdown, Format::Latex];

/// What the certificate of a graph shows.
#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum GraphClaim {
    /// Who wins from every vertex, and in how many plies
    Labels,
    /// The Grundy value of every vertex, of a graph that may have cycles
    Grundy,
}

/// Label every position of a game given as a graph
#[derive(Args, Debug)]
#[command(
    after_help = "The file is a list of moves 'u v' (one a line, optionally followed by left or right), JSON, DOT,\n\
    or with --input counted a contest graph 'V E' and E lines. '-' reads standard input.\n\
    In a list, 'u -> v' and 'u, v' are moves as well; a name with blanks stands in quotes: \"u 1\" v\n\n\
    JSON: {\"moves\": {\"both\": [[\"a\", \"b\"]], \"left\": [[\"b\", \"c\"]], \"right\": []}, \"start\": \"a\",\n       \
    \"endings\": [{\"position\": \"c\", \"to_move\": \"right\", \"result\": \"draw\"}]}\n      \
    \"moves\" may be a list of pairs; \"positions\": [..] lists them all where typos should be errors\n\
    DOT:  digraph { a -> b; b -> c [player=left]; c [right_ending=draw]; a [start=true] }\n\n\
    Examples:\n  \
    zermelo graph game.txt\n  \
    zermelo graph game.json --to-dot labelled.dot\n  \
    zermelo graph game.txt --sort distance --format csv\n  \
    zermelo graph game.txt --claim-p 'a c f'\n  \
    zermelo graph game.txt --strategy\n  \
    zermelo graph game.txt --rounds\n  \
    zermelo graph --from clobber 'xo.|ox.' > clobber.txt\n  \
    zermelo graph game.txt --claim-w-left 'b d' --claim-l-left a\n  \
    printf 'a b\\nb c\\n' | zermelo graph -"
)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub(crate) struct Graph {
    /// The file with the graph
    #[arg(value_name = "FILE", required_unless_present = "from")]
    pub(crate) file: Option<PathBuf>,

    /// Write the positions that play from a position of a game leads to, with their moves, as such a file: a list of moves,
    /// or JSON where it is asked for (--format json) or play has endings
    #[arg(long, value_name = "GAME POSITION", num_args = 1.., conflicts_with = "file")]
    pub(crate) from: Option<Vec<String>>,

    /// The form of the file [default: guessed from its first characters]
    #[arg(long, value_parser = choice::<GraphFormat>())]
    pub(crate) input: Option<GraphFormat>,

    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,

    /// The order in which positions are listed
    #[arg(long, value_name = "ORDER", default_value = "file", value_parser = choice::<GraphOrder>())]
    pub(crate) sort: GraphOrder,

    /// Find the Grundy values of large graphs as well
    #[arg(long)]
    pub(crate) grundy: bool,

    /// Write the graph with its labels as DOT to this file ('-' is standard output instead of the labels)
    #[arg(long, value_name = "FILE")]
    pub(crate) to_dot: Option<PathBuf>,

    /// Check that these vertices (with blanks or commas between them, in quotes where a name has these; or @FILE) are the
    /// P-positions
    #[arg(long, value_name = "SET")]
    pub(crate) claim_p: Option<String>,

    /// Check that these vertices are all that are won with Left to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_w_left: Option<String>,

    /// Check that these vertices are all that are lost with Left to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_l_left: Option<String>,

    /// Check that these vertices are all that are won with Right to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_w_right: Option<String>,

    /// Check that these vertices are all that are lost with Right to move
    #[arg(long, value_name = "SET", conflicts_with = "claim_p")]
    pub(crate) claim_l_right: Option<String>,

    /// For every position that is won, a move that wins soonest
    #[arg(long)]
    pub(crate) strategy: bool,

    /// Instead of the labels, which positions get them in round 0, 1, 2, ...
    #[arg(long, conflicts_with = "strategy")]
    pub(crate) rounds: bool,

    /// Write a certificate of the labels to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,

    /// What the certificate shows
    #[arg(long, value_enum, value_name = "CLAIM", default_value_t = GraphClaim::Labels, requires = "certificate")]
    pub(crate) certificate_claim: GraphClaim,
}

pub(crate) fn run(graph: &Graph, arguments: &Arguments) -> Result<u8, Failure> {
    if let Some(words) = &graph.from {
        return write_explored(&words.join(" "), arguments);
    }
    let allowance = Allowance::of(&arguments.shared);
    allowance.begin();
    let game = read_game(graph, memory_limit(&arguments.shared), &allowance)?;
    let convention = if graph.misere { Convention::Misere } else { Convention::Normal };
    if let Some(claim) = &graph.claim_p {
        return check_claim(&game, claim, convention, arguments);
    }
    let claims = claimed_sets(graph, &game, arguments)?;
    let wants_grundy = graph.grundy
        || (graph.certificate.is_some() && matches!(graph.certificate_claim, GraphClaim::Grundy));
    let answer = allowance.work(|limits| {
        let mut answer = answer_graph(&game, convention, limits).map_err(Failure::stopped)?;
        if wants_grundy {
            answer.find_grundy(limits).map_err(Failure::stopped)?;
        }
        Ok::<_, Failure>(answer.in_language(language()))
    })?;
    if let Some(claims) = claims {
        return check_claimed_sets(&game, &claims, &answer, arguments);
    }
    if graph.rounds {
        return print_rounds(&answer.rounds(), arguments);
    }
    let answer = if graph.strategy { answer.with_strategy() } else { answer };
    if let Some(path) = &graph.certificate {
        let claimed = match graph.certificate_claim {
            GraphClaim::Labels => GraphClaimed::Labels,
            GraphClaim::Grundy => GraphClaimed::LoopyGrundy,
        };
        certificate::write(path, &allowance, |output, _| certify_graph(&answer, claimed, output))?;
    }
    if let Some(path) = &graph.to_dot {
        write_text(path, &answer.to_dot())?;
        if path.as_os_str() == "-" {
            return Ok(ANSWERED);
        }
    }
    print_answer(&answer, graph.sort, arguments.shared.format)
}

/// The graph of all that play from a position leads to, as a file that is read as a graph.
fn write_explored(text: &str, arguments: &Arguments) -> Result<u8, Failure> {
    let game = explored(&under_limits(&arguments.shared, |limits| open_text(text, limits))?, arguments)?;
    let has_endings = game.has_endings();
    match arguments.shared.format {
        Format::Json => print_with(|out| write!(out, "{}", graph_json::display(&game))),
        Format::Text if has_endings => print_with(|out| write!(out, "{}", graph_json::display(&game))),
        Format::Text => print_with(|out| write!(out, "{}", edge_list::display(&game))),
        _ => Err(Failure::said(&message!(
            "a game is written as a list of moves or as JSON, for example: zermelo graph --from kayles 4 --format json"
        ))),
    }
}

fn explored(opened: &OpenGame, arguments: &Arguments) -> Result<ExplicitGame, Failure> {
    let explored = under_limits(&arguments.shared, |limits| explored_graph(opened, limits));
    let game = explored.map_err(|error| match error {
        ExploredError::Stopped(reason) => Failure::stopped(reason),
        ExploredError::Graph(error) => Failure::stopped(&error),
    })?;
    opened.game.failure().map_or(Ok(game), |failure| Err(Failure::said(&failure)))
}

/// Writes the graph of all that play from a position leads to as DOT, with its labels and bold arrows for the strategies.
pub(crate) fn write_position_graph(
    path: &Path,
    opened: &OpenGame,
    convention: Convention,
    arguments: &Arguments,
) -> Result<(), Failure> {
    let game = explored(opened, arguments)?;
    let answer = under_limits(&arguments.shared, |limits| answer_graph(&game, convention, limits));
    let answer = answer.map_err(Failure::stopped)?.in_language(language());
    write_text(path, &answer.to_dot()).map(|_| ())
}

fn print_answer(answer: &GraphAnswer, order: GraphOrder, format: Format) -> Result<u8, Failure> {
    print_with(|output| match format {
        Format::Text | Format::Html | Format::Pgn => answer.write_text(order, output),
        Format::Json => answer.write_json(order, output),
        Format::Latex => answer.write_latex(order, output),
        Format::Csv => answer.write_csv(order, output),
        Format::Markdown => answer.write_markdown(order, output),
    })
}

/// The game in the file, within the limits on memory and time; a note where it may have been meant otherwise.
fn read_game(graph: &Graph, memory: u64, allowance: &Allowance) -> Result<ExplicitGame, Failure> {
    let file = graph.file.as_deref().unwrap_or(Path::new("-"));
    let format = graph.input;
    let text = read_limited(file, format, memory)?;
    let format = format.unwrap_or_else(|| GraphFormat::guess(&text));
    let in_use = ProcessMemory::gauge().map_or(text.len() as u64, Gauge::bytes_in_use);
    let left = Some(memory.saturating_sub(in_use));
    // An interrupt ends the process meanwhile, as nothing is known yet.
    let read =
        |limits: &Limits| while_waiting(|| format.read_within(&text, &Limits { memory: left, ..*limits }));
    let game = allowance.work(read).map_err(|error| match error {
        // What is left for the game is not the limit that was set.
        GraphError::Memory { .. } => graph_failure(file, &GraphError::Memory { limit: memory }),
        error => graph_failure(file, &error),
    })?;
    if format == GraphFormat::Edges && graph.input.is_none() && edge_list::looks_counted(&text) {
        let note = message!("note: read as a list of moves; if the first line is 'V E', say --input counted");
        let _ = writeln!(std::io::stderr(), "{}", say(&note));
    }
    Ok(game)
}

/// The text of a file; `-` is standard input.
fn read_limited(path: &Path, format: Option<GraphFormat>, memory: u64) -> Result<String, Failure> {
    let most = memory.min(most_input());
    let read = if path.as_os_str() == "-" {
        read_source(Timed(std::io::stdin().lock()), format, most)
    } else {
        std::fs::File::open(path)
            .map_err(SourceError::from)
            .and_then(|file| read_source(Timed(file), format, most))
    };
    read.map_err(|error| match error {
        SourceError::Graph(GraphError::Memory { .. }) if most < memory => too_much_input(path),
        SourceError::Graph(error) => graph_failure(path, &error),
        SourceError::Io(error) => cannot_read(path, &error),
    })
}

fn graph_failure(path: &Path, error: &GraphError) -> Failure {
    let message = message!("{file}: {error}", file = name_of(path), error => error);
    if error.is_limit() { Failure::stopped(message) } else { Failure::said(&message) }
}

/// The sets that are claimed to be won or lost; `None` where there are none.
fn claimed_sets(
    graph: &Graph,
    game: &ExplicitGame,
    arguments: &Arguments,
) -> Result<Option<ClaimedSets>, Failure> {
    let asked = [&graph.claim_w_left, &graph.claim_w_right, &graph.claim_l_left, &graph.claim_l_right];
    if asked.iter().all(|set| set.is_none()) {
        return Ok(None);
    }
    let marked = |set: &Option<String>| set.as_ref().map(|set| marks(game, set, arguments)).transpose();
    let [w_left, w_right, l_left, l_right] = asked.map(marked);
    let claims = ClaimedSets { won: [w_left?, w_right?], lost: [l_left?, l_right?] };
    if let Some((vertex, player)) = claims.overlap() {
        let name = game.names().quoted_name(vertex);
        return Err(Failure::said(&message!(
            "{position} is claimed to be both won and lost with {player} to move\n  name it in one of the two sets only",
            position = name,
            player => player
        )));
    }
    Ok(Some(claims))
}

fn check_claimed_sets(
    game: &ExplicitGame,
    claims: &ClaimedSets,
    answer: &GraphAnswer,
    arguments: &Arguments,
) -> Result<u8, Failure> {
    let wrong =
        under_limits(&arguments.shared, |limits| check_sets(game, claims, answer.convention(), limits));
    let wrong = wrong.map_err(Failure::stopped)?;
    let reason = wrong.map(|wrong| describe_wrong_label(game, wrong, answer));
    print_claim(reason, &message!("The claim holds: these are exactly the sets."), arguments)
}

/// The vertices of a set that is claimed.
fn marks(game: &ExplicitGame, claim: &str, arguments: &Arguments) -> Result<Vec<bool>, Failure> {
    let names = match claim.strip_prefix('@') {
        Some(path) => {
            let memory = memory_limit(&arguments.shared);
            read_limited(Path::new(path), Some(GraphFormat::Edges), memory)?
        }
        None => claim.to_owned(),
    };
    let claimed = game.names().read_list(&names).map_err(|error| claim_failure(game, &error))?;
    let mut is_claimed = vec![false; game.vertex_count()];
    for vertex in claimed {
        is_claimed[vertex as usize] = true;
    }
    Ok(is_claimed)
}

fn check_claim(
    game: &ExplicitGame,
    claim: &str,
    convention: Convention,
    arguments: &Arguments,
) -> Result<u8, Failure> {
    let is_claimed = marks(game, claim, arguments)?;
    let counterexample =
        under_limits(&arguments.shared, |limits| check_p_positions(game, &is_claimed, convention, limits))
            .map_err(Failure::stopped)?;
    let reason = counterexample.map(|found| describe_counterexample(game, found));
    print_claim(reason, &message!("The claim holds: these are exactly the P-positions."), arguments)
}

fn print_claim(reason: Option<Message>, holds: &Message, arguments: &Arguments) -> Result<u8, Failure> {
    let is_right = reason.is_none();
    match (arguments.shared.format, reason) {
        (Format::Text, None) => print(&(say(holds) + "\n"))?,
        (Format::Text, Some(reason)) => {
            print(&(say(&message!("The claim fails at {reason}.", reason => reason)) + "\n"))?
        }
        (Format::Json, reason) => print(&format!(
            "{}\n",
            json!({ "schema": "zermelo/claim/1", "holds": is_right, "counterexample": reason.map(|reason| say(&reason)) })
        ))?,
        _ => {
            return Err(Failure::said(&message!(
                "claims are answered as text or JSON only, for example: --format json"
            )));
        }
    };
    Ok(if is_right { ANSWERED } else { NO })
}

/// What is wrong with the list of a claim, with a list that is right.
fn claim_failure(game: &ExplicitGame, error: &NameListError) -> Failure {
    let example = match error {
        NameListError::Ambiguous { text } => zermelo::game::graph::quoting::enclosed(text),
        _ => game.names().quoted_name(0),
    };
    let example = example.replace('\'', "'\\''");
    Failure::said(&message!(
        "--claim-p: {error}\n  name its vertices, for example: --claim-p '{example}'",
        error => error,
        example
    ))
}
