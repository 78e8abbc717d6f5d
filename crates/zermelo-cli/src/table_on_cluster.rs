//! `zermelo table build` on many processes: the program `zermelo-cluster` does it, which is built apart, since its engine
//! would double the time to build this one.

use crate::arguments::Shared;
use crate::output::Failure;
use crate::table::Table;
use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use zermelo::game::message;

const PROGRAM: &str = "zermelo-cluster";

/// Whether other processes are asked for.
pub(crate) fn is_meant(table: &Table) -> bool {
    table.processes.is_some() || table.hosts.is_some()
}

/// Has the table built in the folder `parent`. Tells whether this process is the one that tells about the table.
pub(crate) fn build(game: &str, parent: &str, table: &Table, shared: &Shared) -> Result<bool, Failure> {
    if shared.limit_positions.is_some() {
        return Err(Failure::said(&message!(
            "--limit-positions: on many processes only time and memory have limits\n  for example: --limit-memory 4GB"
        )));
    }
    let mut command = Command::new(program());
    command.args([game, "--dir", parent, "--threads", &table.threads.to_string()]);
    if let Some(processes) = table.processes {
        command.args(["--processes", &processes.to_string()]);
    }
    if let (Some(hosts), Some(process)) = (&table.hosts, table.process) {
        command.arg("--hosts").arg(hosts).args(["--process", &process.to_string()]);
    }
    if let Some(time) = shared.limit_time {
        command.args(["--limit-time", &time.as_millis().div_ceil(1000).to_string()]);
    }
    if let Some(memory) = shared.limit_memory {
        command.args(["--limit-memory", &memory.to_string()]);
    }
    if shared.quiet {
        command.arg("--quiet");
    }
    // Its input ends when this process does, and then it ends, too.
    let child = command.arg("--ends-with-input").stdin(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Failure::said(&message!(
            "{program} is neither beside zermelo nor on the path: it builds tables on many processes\n  to install it: {command}",
            program = PROGRAM,
            command = format!("cargo install --path crates/{PROGRAM}")
        )),
        _ => Failure::said(&message!("{name}: {error}", name = PROGRAM, error => error)),
    })?;
    let input = child.stdin.take();
    let status = child
        .wait()
        .map_err(|error| Failure::stopped(message!("{name}: {error}", name = PROGRAM, error => error)))?;
    drop(input);
    match status.code() {
        Some(0) => Ok(table.process.unwrap_or(0) == 0),
        // It has said why.
        Some(code) => std::process::exit(code),
        None => Err(Failure::stopped(message!("{program} was ended: {status}", program = PROGRAM, status))),
    }
}

/// The program beside this one, or any on the path.
fn program() -> OsString {
    let name = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    let beside = env::current_exe().ok().and_then(|own| Some(own.parent()?.join(&name)));
    beside.filter(|path| path.is_file()).unwrap_or_else(|| PathBuf::from(&name)).into_os_string()
}
