//! `zermelo table`.

use crate::arguments::{Arguments, Table};
use crate::graph;
use crate::limits::Allowance;
use crate::output::{ANSWERED, Failure, language, print_report, print_rounds, print_with};
use crate::question::open_words;
use zermelo::answer::{TableError, TableQuestion, position_table, write_table_columns};
use zermelo::game::{Convention, message};

pub(crate) fn run(table: &Table, arguments: &Arguments) -> Result<u8, Failure> {
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
