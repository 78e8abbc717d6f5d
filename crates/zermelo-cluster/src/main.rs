//! `zermelo-cluster`: a table built by many processes. `zermelo table build` hands over to it.

use std::env;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use zermelo_cluster::{Build, Failure, Host, Seat, build, read_hosts, take_seat};
use zermelo_core::{Message, NumberedGame, ParseError};
use zermelo_games::numbered::open_numbered;
use zermelo_games::rules::{TableTitle, number_kept};
use zermelo_solve::labels::disk::folder_name;
use zermelo_system::{SystemFiles, survive_file_size_limit};

const HELP: &str = "\
Build a table of every position of a game on many processes or machines

zermelo-cluster GAME SIZE [options]

  --dir DIR           the folder of tables, which all processes see [tables]
  --processes N       N processes on this machine [1]
  --hosts FILE        a line host:port for each process, with --process I
  --process I         which line of the hosts this process is, from 0 on
  --threads T         worker threads of each process [1]
  --wait SECONDS      how long to wait for the other processes [60]
  --limit-time S      stop after S seconds; the same command goes on
  --limit-memory B    stop where a process takes more than B bytes
  --every-level       a checkpoint at every level, however quick the levels are
  --quiet             no progress

Rule files begin with 'zermelo table build FILE.star SIZE --processes N', which
puts their text into the folder of the table; all options are the same.

Two processes here, and the same on two machines that share a folder:
  zermelo-cluster connect-four 5x4 --processes 2
  zermelo-cluster connect-four 5x4 --dir /shared/tables --hosts hosts.txt --process 0
  zermelo-cluster connect-four 5x4 --dir /shared/tables --hosts hosts.txt --process 1
";

/// What the words of the command line say.
#[derive(Default)]
struct Arguments {
    game: Vec<String>,
    dir: Option<String>,
    processes: Option<usize>,
    hosts: Option<String>,
    process: Option<usize>,
    threads: Option<usize>,
    wait: Option<u64>,
    time: Option<u64>,
    memory: Option<u64>,
    every_level: bool,
    quiet: bool,
    /// Where process 0 listens that has started this one.
    join: Option<String>,
    /// Whether the end of the input ends the process.
    ends_with_input: bool,
}

fn bad(what: &str) -> Failure {
    Failure::BadInput(format!("{what}\n  for example: zermelo-cluster connect-four 5x4 --processes 2"))
}

impl Arguments {
    fn read(words: impl IntoIterator<Item = String>) -> Result<Self, Failure> {
        let mut arguments = Self::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let (name, glued) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name.to_owned(), Some(value.to_owned())),
                _ => (word, None),
            };
            let mut text = || {
                glued
                    .clone()
                    .or_else(|| words.next())
                    .ok_or_else(|| bad(&format!("{name}: a value was expected")))
            };
            match name.as_str() {
                "--dir" => arguments.dir = Some(text()?),
                "--hosts" => arguments.hosts = Some(text()?),
                "--join" => arguments.join = Some(text()?),
                "--processes" => arguments.processes = Some(number(&name, &text()?, 1..=1024)? as usize),
                "--process" => arguments.process = Some(number(&name, &text()?, 0..=1023)? as usize),
                "--threads" => arguments.threads = Some(number(&name, &text()?, 1..=1024)? as usize),
                "--wait" => arguments.wait = Some(number(&name, &text()?, 0..=86_400)?),
                "--limit-time" => arguments.time = Some(number(&name, &text()?, 0..=u64::MAX)?),
                "--limit-memory" => arguments.memory = Some(number(&name, &text()?, 1..=u64::MAX)?),
                "--every-level" => arguments.every_level = true,
                "--quiet" => arguments.quiet = true,
                "--ends-with-input" => arguments.ends_with_input = true,
                option if option.starts_with('-') => {
                    return Err(bad(&format!("{option}: no such option; --help has all")));
                }
                _ => arguments.game.push(name),
            }
        }
        Ok(arguments)
    }
}

fn number(name: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, Failure> {
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let range = match *range.end() {
            u64::MAX => format!("from {} on", range.start()),
            end => format!("from {} to {end}", range.start()),
        };
        bad(&format!("{name} {text}: a whole number {range} was expected"))
    })
}

/// Processes that were started here, which end with this one by themselves.
struct Helpers(Vec<(usize, Child)>);

impl Helpers {
    fn start(words: &[String], count: usize, join: &Host) -> Result<Self, Failure> {
        let failed = |error| Failure::Stopped(format!("another process cannot be started: {error}"));
        let program = env::current_exe().map_err(failed)?;
        let start = |process: usize| {
            // Their input is none, which has ended: they end with this process by what they hear of it.
            let words = words.iter().filter(|word| *word != "--ends-with-input");
            let child = Command::new(&program)
                .args(words)
                .args(["--join", &join.0, "--process", &process.to_string()])
                .stdin(Stdio::null())
                .spawn();
            Ok((process, child.map_err(failed)?))
        };
        (1..count).map(start).collect::<Result<_, _>>().map(Self)
    }

    /// Whether all are still there.
    fn watch(&mut self) -> Result<(), Failure> {
        for (process, child) in &mut self.0 {
            if let Ok(Some(status)) = child.try_wait() {
                return Err(Failure::Stopped(format!(
                    "process {process} has ended before the work began: {status}"
                )));
            }
        }
        Ok(())
    }
}

/// The game of a table, and the folder of the table; that of a rule file by what the folder keeps of it.
fn open(name: &str, dir: &str) -> Result<(Box<dyn NumberedGame>, String), ParseError> {
    if let Some(title) = TableTitle::read(name) {
        let folder = format!("{dir}/{}", folder_name(&title.to_string()));
        return Ok((Box::new(number_kept(&title, &folder, &SystemFiles)?), folder));
    }
    let game = open_numbered(name)?;
    let folder = format!("{dir}/{}", folder_name(&game.name()));
    Ok((game, folder))
}

fn run(words: &[String]) -> Result<(), Failure> {
    let arguments = Arguments::read(words.iter().cloned())?;
    if arguments.game.is_empty() {
        return Err(bad("a game with its size was expected"));
    }
    let (game, folder) = open(&arguments.game.join(" "), arguments.dir.as_deref().unwrap_or("tables"))
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    // Workers have it until the process ends.
    let game: &'static _ = Box::leak(game);
    let what = Build {
        folder,
        threads: arguments.threads.unwrap_or(1),
        every_level: arguments.every_level,
        time: arguments.time.map(Duration::from_secs),
        memory: arguments.memory,
        quiet: arguments.quiet,
        is_helper: arguments.join.is_some(),
    };
    if arguments.ends_with_input {
        std::thread::spawn(|| {
            let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
            std::process::exit(3);
        });
    }
    let (process, processes, seat, mut helpers) = seat(&arguments, words)?;
    let patience = Duration::from_secs(arguments.wait.unwrap_or(60));
    let result = build(game, &what, seat, patience, processes, process, &mut || helpers.watch());
    if result.is_ok() {
        for (_, child) in &mut helpers.0 {
            let _ = child.wait();
        }
    }
    result
}

/// Which process this is of how many, where it listens, and those that it starts.
fn seat(arguments: &Arguments, words: &[String]) -> Result<(usize, usize, Option<Seat>, Helpers), Failure> {
    let nobody = Helpers(Vec::new());
    match (&arguments.hosts, arguments.processes, &arguments.join) {
        (Some(_), Some(_), _) => Err(bad("--hosts and --processes: one of them was expected")),
        (Some(file), None, _) => {
            let text = std::fs::read_to_string(Path::new(file)).map_err(|error| {
                let error = Message::from(error);
                bad(&format!("--hosts {file}: {error}; a file with a line host:port for each process"))
            })?;
            let hosts = read_hosts(file, &text)?;
            let Some(process) = arguments.process.filter(|&process| process < hosts.len()) else {
                let last = hosts.len() - 1;
                return Err(bad(&format!(
                    "--process I was expected beside --hosts {file}, I from 0 to {last}"
                )));
            };
            let seat = if hosts.len() > 1 { Some(take_seat(process, &hosts, None)?) } else { None };
            Ok((process, hosts.len(), seat, nobody))
        }
        (None, Some(processes), Some(join)) => {
            let process = arguments.process.filter(|process| (1..processes).contains(process));
            let process = process.ok_or_else(|| bad("--join: --process was expected"))?;
            let seat = take_seat(process, &[], Some(&Host(join.clone())))?;
            Ok((process, processes, Some(seat), nobody))
        }
        (None, processes, _) => {
            if arguments.process.is_some() {
                return Err(bad("--process: --hosts FILE was expected beside it"));
            }
            let processes = processes.unwrap_or(1);
            if processes == 1 {
                return Ok((0, 1, None, nobody));
            }
            let seat = take_seat(0, &[], None)?;
            let address = seat.address().map_err(|error| Failure::Stopped(error.to_string()))?;
            let helpers = Helpers::start(words, processes, &address)?;
            Ok((0, processes, Some(seat), helpers))
        }
    }
}

fn main() {
    survive_file_size_limit();
    let words: Vec<String> = env::args().skip(1).collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        print!("{HELP}");
        return;
    }
    if words.iter().any(|word| word == "--version" || word == "-V") {
        println!("zermelo-cluster {}", env!("CARGO_PKG_VERSION"));
        return;
    }
    if let Err(failure) = run(&words) {
        eprintln!("error: {failure}");
        std::process::exit(failure.code());
    }
}
