//! `zermelo page`: the page in the browser, with this program as its engine, or as files for any static server.

use crate::arguments::{Arguments, Format};
use crate::limits::{memory_limit, on_interrupt};
use crate::output::{ANSWERED, Failure, cannot_write, replace_file, say};
use crate::surroundings::SystemClock;
use clap::Args;
use std::io::Write;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::Path;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use zermelo::game::message;
use zermelo_serve::{Server, Settings, Tables, assets};

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// The page in a browser: boards, values, exercises, with this program as its engine
#[derive(Args, Debug)]
#[command(
    after_help = "The page is served to this machine only, unless --address says otherwise. The same page works without this\n\
    program, from any server of static files: the engine then runs in the browser.\n\n\
    Examples:\n  \
    zermelo page --open\n  \
    zermelo page --port 8080 --limit-time 10s\n  \
    zermelo page --address 0.0.0.0 --questions 2 --limit-memory 4GB\n  \
    zermelo page --export site"
)]
pub(crate) struct Page {
    #[command(flatten)]
    pub(crate) reach: Reach,

    /// Open it in the browser
    #[arg(long)]
    pub(crate) open: bool,

    /// Write the page as files into this folder instead
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["port", "address", "open", "questions"])]
    pub(crate) export: Option<PathBuf>,
}

/// How a server is reached.
#[derive(Args, Debug)]
pub(crate) struct Reach {
    /// The port; 0 is any that is free
    #[arg(long, value_name = "N", default_value_t = 8421)]
    pub(crate) port: u16,

    /// The address of this machine under which the page is reached; 0.0.0.0 is all of them
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) address: std::net::IpAddr,

    /// How many questions are answered at a time [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    pub(crate) questions: Option<std::num::NonZeroUsize>,
}

/// A question may take this long unless the command line says otherwise.
const USUAL_TIME: Duration = Duration::from_mins(1);
/// So many questions wait for their turn.
const WAITING: usize = 1_000;

pub(crate) fn run(page: &Page, arguments: &Arguments) -> Result<u8, Failure> {
    if let Some(folder) = &page.export {
        return export(folder);
    }
    serve(&page.reach, page.open, None, NonZeroU32::MIN, arguments)
}

pub(crate) fn serve(
    reach: &Reach,
    opens: bool,
    tables: Option<&'static dyn Tables>,
    positions_a_second: NonZeroU32,
    arguments: &Arguments,
) -> Result<u8, Failure> {
    let shared = &arguments.shared;
    let questions =
        reach.questions.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let settings = Settings {
        address: SocketAddr::new(reach.address, reach.port),
        questions,
        waiting: WAITING,
        time: shared.limit_time.unwrap_or(USUAL_TIME),
        memory: memory_limit(shared) / questions.get() as u64,
        clock: &SystemClock,
        tables,
        positions_a_second,
    };
    let server = Server::bind(settings).map_err(|error| {
        Failure::said(&message!(
            "the page cannot be served at {address}: {error}\n  take another port, for example: zermelo page --port 0",
            address = settings.address,
            error
        ))
    })?;
    let address = format!("http://{}/", server.address());
    let stopper = server.stopper();
    on_interrupt(move || stopper.stop());
    let served = message!("The page is at {address} until Ctrl-C.", address);
    let _ = writeln!(std::io::stderr(), "{}", say(&served));
    if opens {
        open(&address);
    }
    server
        .run()
        .map_err(|error| Failure::said(&message!("the page is no longer served: {error}", error => error)))?;
    Ok(ANSWERED)
}

/// Writes the files of the page.
fn export(folder: &Path) -> Result<u8, Failure> {
    let cannot = |error: std::io::Error| cannot_write(folder, &error);
    std::fs::create_dir_all(folder).map_err(cannot)?;
    let mut count = 0;
    for (name, bytes) in assets() {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(cannot)?;
        }
        replace_file(&path, |file| file.write_all(bytes).map_err(cannot))?;
        count += 1;
    }
    let note = message!(
        "note: {count} files in {folder}; any server of static files serves them, also below a folder",
        count,
        folder = folder.display()
    );
    let _ = writeln!(std::io::stderr(), "{}", say(&note));
    Ok(ANSWERED)
}

/// Opens an address as the system opens it. Where that fails, the address stands on the terminal.
fn open(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if command.spawn().is_err() {
        let _ = writeln!(std::io::stderr(), "{}", say(&message!("note: no browser could be opened")));
    }
}
