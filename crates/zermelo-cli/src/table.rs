//! `zermelo table`.

use crate::arguments::{Arguments, Format, PlayOptions, parse_processes, parse_threads};
use crate::graph;
use crate::limits::Allowance;
use crate::output::{ANSWERED, Failure, language, print_report, print_rounds, print_with};
use crate::question::open_words;
use crate::table_on_disk;
use clap::Args;
use std::path::PathBuf;
use zermelo::answer::{TableError, TableQuestion, position_table, write_table_columns};
use zermelo::game::{Convention, message};

pub(crate) const FORMATS: &[Format] =
    &[Format::Text, Format::Json, Format::Csv, Format::Markdown, Format::Latex];

/// Everything that can be reached from a position, with who wins: outcomes, Grundy values, distances
#[derive(Args, Debug)]
#[command(
    after_help = "Positions are listed up to symmetry, in the order of their texts, numbers compared as numbers.\n\n\
    Examples:\n  \
    zermelo table chomp 3x4\n  \
    zermelo table chomp 3x50 --p-positions\n  \
    zermelo table wythoff 8 8 --p-positions\n  \
    zermelo table nim 2 3 --strategy\n  \
    zermelo table nim 2 3 --both\n  \
    zermelo table nim 2 2 --rounds\n  \
    zermelo table go 1x3 --to-move left --format json\n\n\
    Every position of a game on disk (also: info, stats, verify, probe):\n  \
    zermelo table build connect-four 4x4 --dir tables\n  \
    zermelo table probe connect-four 4x4 '....|....|....|x...' --dir tables\n  \
    zermelo table build games/dodgem.star --dir tables\n  \
    zermelo table probe games/hex.star 3x3 'x..|.o.|...' --dir tables\n\n\
    All games and how their positions are written: zermelo games"
)]
#[expect(clippy::struct_excessive_bools, reason = "options are given or not")]
pub(crate) struct Table {
    /// A game and a position, or a sum of them with ' + ' between; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,

    /// Only the positions in which whoever is to move loses
    #[arg(long)]
    pub(crate) p_positions: bool,

    /// For every position that is won, a move that wins soonest
    #[arg(long)]
    pub(crate) strategy: bool,

    /// Normal play and misère play side by side; with --p-positions, the positions lost in either
    #[arg(long, conflicts_with_all = ["misere", "rounds"])]
    pub(crate) both: bool,

    /// Instead of the table, which positions get their labels in round 0, 1, 2, ...
    #[arg(long, conflicts_with_all = ["p_positions", "strategy"])]
    pub(crate) rounds: bool,

    /// Write the positions with their labels and moves as DOT to this file ('-' is standard output instead of the table)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["p_positions", "rounds"])]
    pub(crate) to_dot: Option<PathBuf>,

    /// The folder of tables on disk, for 'build', 'info', 'verify', 'stats' and 'probe' [default: tables]
    #[arg(long, value_name = "DIR", help_heading = "Tables on disk")]
    pub(crate) dir: Option<PathBuf>,

    /// Threads that build a table on disk; the files do not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads, help_heading = "Tables on disk")]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Build on N processes of this machine; the program zermelo-cluster does it
    #[arg(long, value_name = "N", value_parser = parse_processes, conflicts_with = "hosts", help_heading = "Tables on disk")]
    pub(crate) processes: Option<std::num::NonZeroUsize>,

    /// Build on the machines of a file, a line host:port for each process; all see the same folder
    #[arg(long, value_name = "FILE", requires = "process", help_heading = "Tables on disk")]
    pub(crate) hosts: Option<PathBuf>,

    /// Which line of the hosts this process is, from 0 on
    #[arg(long, value_name = "I", requires = "hosts", help_heading = "Tables on disk")]
    pub(crate) process: Option<usize>,
}

pub(crate) fn run(table: &Table, arguments: &Arguments) -> Result<u8, Failure> {
    if table_on_disk::is_meant(&table.question) {
        return table_on_disk::run(table, arguments);
    }
    let allowance = Allowance::of(&arguments.shared);
    let question = TableQuestion {
        game: open_words(&table.question, &allowance)?,
        both_plays: table.both,
        convention: if table.options.misere { Convention::Misere } else { Convention::Normal },
        to_move: table.options.to_move.player(),
        p_positions_only: table.p_positions,
        with_strategy: table.strategy,
    };
    if let Some(path) = &table.to_dot {
        graph::write_position_graph(path, &question.game, question.convention, arguments)?;
        if path.as_os_str() == "-" {
            return Ok(ANSWERED);
        }
    }
    let found = allowance.work(|limits| position_table(&question, limits));
    let mut found = found.map_err(|error| match error {
        TableError::Stopped(_) => Failure::stopped(error.message()),
        TableError::TooLarge => Failure::stopped(message!(
            "{error}\n  begin at a smaller position, or say how many it may have, for example: --limit-positions 20000000",
            error => error.message()
        )),
        TableError::Question(error) => error.into(),
    })?;
    found.language = language();
    if table.rounds {
        return print_rounds(&found.rounds(), arguments);
    }
    match arguments.shared.format.markup() {
        Some(markup) => print_with(|output| write_table_columns(&found, markup, output)),
        None => print_report(&found, arguments.shared.format),
    }
}
