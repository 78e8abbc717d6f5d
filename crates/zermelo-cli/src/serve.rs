//! `zermelo serve`: the page's server with tables on disk, for programs.

use crate::arguments::{Arguments, Format};
use crate::known_tables::Shelf;
use crate::output::{Failure, say};
use crate::page::{self, Reach};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use zermelo::game::message;
use zermelo_serve::Tables;

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// The page with tables of every position, as JSON over HTTP
#[derive(Args, Debug)]
#[command(
    after_help = "GET /api/tables lists the tables, GET /api/table?id=TABLE&position=POSITION tells a position: its value, its\n\
    remoteness, and its moves from best to worst. No file is read by name.\n\n\
    Examples:\n  \
    zermelo serve --tables tables\n  \
    zermelo serve --tables tables --port 8080 --rate 5\n  \
    curl 'http://127.0.0.1:8421/api/table?id=connect-four-4x4'"
)]
pub(crate) struct Serve {
    /// The folder of the tables, as 'zermelo table build' makes them
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: PathBuf,

    #[command(flatten)]
    pub(crate) reach: Reach,

    /// How many positions are told to one client each second
    #[arg(long, value_name = "N", default_value = "20")]
    pub(crate) rate: std::num::NonZeroU32,
}

pub(crate) fn run(asked: &Serve, arguments: &Arguments) -> Result<u8, Failure> {
    let found = Shelf::open(&asked.tables)?;
    if found.len() == 0 {
        let folder = asked.tables.display();
        return Err(Failure::said(&message!(
            "there is no finished table in {folder}\n  for example: zermelo table build connect-four 4x4 --dir {folder}",
            folder
        )));
    }
    let count = message!("{count} tables are at /api/tables.", count = found.len());
    let _ = writeln!(std::io::stderr(), "{}", say(&count));
    // They are served as long as the process lives.
    let tables: &'static dyn Tables = Box::leak(Box::new(found));
    page::serve(&asked.reach, false, Some(tables), asked.rate, arguments)
}
