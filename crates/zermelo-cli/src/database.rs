//! `zermelo database`, and the files that `zermelo solve --database` and `--checkpoint` keep: what a search of sums has
//! proved.

use crate::arguments::{Arguments, Format};
use crate::limits::{Allowance, under_limits, while_waiting};
use crate::output::{
    ANSWERED, Failure, cannot_read, cannot_write, open_beginning, open_input, print_json, print_text,
    replace_file, say,
};
use crate::question::open_words;
use crate::solve::Solve;
use crate::surroundings::ProgramFiles;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::any::Any;
use std::collections::HashSet;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use zermelo::answer::Engine;
use zermelo::catalogue::{self, OpenGame};
use zermelo::database::{BoardSize, Boards, Contents, DatabaseError, Identity, ReadError, build};
use zermelo::game::{Choice, Convention, Files, KnownEntries, KnownEntry, Message, Section, message};
use zermelo::solve::sums::{Keeper, KnownSum};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// What a search of sums has proved, in a file that later searches of the game begin with
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo database build clobber.sums clobber 3x4\n  \
    zermelo database build clobber.sums clobber up to 1x15\n  \
    zermelo solve clobber 4x4 --database clobber.sums\n  \
    zermelo database info clobber.sums\n  \
    zermelo database clear clobber.sums\n\n\
    A file is of one game in one convention. It is refused when it is damaged, cut short, or of other rules.")]
pub(crate) struct Database {
    /// What is to be done
    #[arg(value_enum, value_name = "VERB")]
    pub(crate) verb: DatabaseVerb,

    /// The file
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// For build: a game and a position, or a sum of them with ' + ' between; or a game, the words 'up to' and a size
    #[arg(value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// For build: misère play, where whoever cannot move wins
    #[arg(long, alias = "misère")]
    pub(crate) misere: bool,
}

/// What is done with a database.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DatabaseVerb {
    /// Solve all components that can be reached from a position, or all boards of a game up to a size, and append the sums
    /// that took a search to the file, which is made where there is none
    Build,
    /// Say which game a file is of and how much it knows, having checked all of it
    Info,
    /// Remove a file that is a database, be it damaged or not
    Clear,
}

/// A checkpoint is put down after so long.
const BETWEEN_CHECKPOINTS: Duration = Duration::from_secs(20);
/// A checkpoint has blocks of so many records.
const MOST_IN_BLOCK: usize = 1 << 16;
/// Larger boards are not built: there would be no end of them.
const MOST_CELLS: usize = 64;

/// A file that keeps what is proved, while the program runs.
#[derive(Debug)]
pub(crate) struct Kept {
    path: PathBuf,
    /// Whether the file is a checkpoint, which is written as a whole; to a database is appended.
    is_checkpoint: bool,
    identity: Identity,
    state: Mutex<State>,
}

/// A file that is in use by nobody else as long as this is there.
pub(crate) struct InUse {
    pub(crate) kept: Arc<Kept>,
    _lock: Box<dyn Any>,
}

#[derive(Debug)]
struct State {
    contents: Contents,
    put_down_at: Instant,
    /// The first failure to write.
    failure: Option<Failure>,
}

impl Kept {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What went wrong, if anything did.
    pub(crate) fn failure(&self) -> Option<Failure> {
        self.state().failure.take()
    }
}

impl Keeper for Kept {
    fn count(&self) -> usize {
        self.state().contents.sums.len()
    }

    fn recall(&self, visit: &mut dyn FnMut(KnownSum)) {
        self.state().contents.sums.iter().copied().for_each(visit);
    }

    fn is_due(&self) -> bool {
        self.is_checkpoint && self.state().put_down_at.elapsed() > BETWEEN_CHECKPOINTS
    }

    fn forgets(&self) -> bool {
        self.is_checkpoint
    }

    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>) {
        let mut state = self.state();
        if state.failure.is_some() && !self.is_checkpoint {
            // The checksum of another block would rest on the one that is missing.
            return;
        }
        let State { contents, .. } = &mut *state;
        let written = if self.is_checkpoint {
            *contents = Contents::new(&self.identity);
            replace_file(&self.path, |file| {
                write_whole(file, &self.identity.header(), contents, known)
                    .map_err(|error| write_failed(&self.path, &error))
            })
        } else {
            let new = not_among(&contents.sums, known);
            if new.is_empty() {
                return;
            }
            append(&self.path, &contents.append(&new))
        };
        state.put_down_at = Instant::now();
        // Checkpoints are written as a whole: the last one tells.
        state.failure = written.err();
    }
}

/// Writes records block by block, so that they are not in memory once more than in the contents.
fn write_whole(
    file: &mut File,
    header: &[u8],
    contents: &mut Contents,
    known: &mut dyn Iterator<Item = KnownSum>,
) -> std::io::Result<()> {
    file.write_all(header)?;
    loop {
        let records: Vec<KnownSum> = known.take(MOST_IN_BLOCK).collect();
        file.write_all(&contents.append(&records))?;
        if records.len() < MOST_IN_BLOCK {
            return Ok(());
        }
    }
}

/// The records of the entries that are not there, each once. O(records of both).
fn not_among(before: &[KnownSum], found: &mut dyn Iterator<Item = KnownSum>) -> Vec<KnownSum> {
    let found: Vec<KnownEntry> = entries(found).collect();
    // What is found is mostly little; what is there may be much.
    let mut new: HashSet<KnownSum> = found.iter().map(|entry| entry.essence()).collect();
    if !new.is_empty() {
        for entry in entries(before.iter().copied()) {
            new.remove(&entry.essence());
        }
    }
    found.into_iter().filter(|entry| new.remove(&entry.essence())).flat_map(KnownEntry::records).collect()
}

fn entries(records: impl Iterator<Item = KnownSum>) -> impl Iterator<Item = KnownEntry> {
    let mut entries = KnownEntries::default();
    records.filter_map(move |record| entries.read(record))
}

/// In the middle of the work, whatever the reason: what has been found is told all the same.
fn write_failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::stopped(message!("{file} cannot be written: {error}", file = path.display(), error => error))
}

/// Appends a block. Where that fails, the file becomes what it was.
fn append(path: &Path, block: &[u8]) -> Result<(), Failure> {
    let cannot = |error: std::io::Error| write_failed(path, &error);
    let mut file = File::options().append(true).open(path).map_err(cannot)?;
    let length = file.metadata().map_err(cannot)?.len();
    file.write_all(block).and_then(|()| file.sync_all()).map_err(|error| {
        // Where this fails, too, the next reading says that the file is cut short.
        let _ = file.set_len(length);
        cannot(error)
    })
}

/// Opens the database or the checkpoint that a question names, none where it names none.
pub(crate) fn of_question(
    open: &OpenGame,
    convention: Convention,
    solve: &Solve,
) -> Result<Option<InUse>, Failure> {
    let (path, option, is_checkpoint) = match (&solve.database, &solve.checkpoint) {
        (Some(path), _) => (path, "--database", false),
        (None, Some(path)) => (path, "--checkpoint", true),
        (None, None) => return Ok(None),
    };
    check_engine(solve.engine, option)?;
    keeper(open, convention, path, is_checkpoint).map(Some)
}

/// Only a search of sums has something to keep.
fn check_engine(engine: Engine, option: &'static str) -> Result<(), Failure> {
    if matches!(engine, Engine::Auto | Engine::Sums) {
        return Ok(());
    }
    Err(Failure::said(&message!(
        "'{argument}' cannot be used with '{other}'",
        argument = format!("--engine {}", engine.choice_word()),
        other = option
    )))
}

fn keeper(
    open: &OpenGame,
    convention: Convention,
    path: &Path,
    is_checkpoint: bool,
) -> Result<InUse, Failure> {
    let refused =
        |error: Message| Failure::said(&message!("{file}: {error}", file = path.display(), error => error));
    let identity = Identity::of(open, convention).map_err(|error| refused((&error).into()))?;
    let unwritable = |error: std::io::Error| cannot_write(path, &error);
    let lock = lock(path)?;
    let contents = if matches!(path.try_exists(), Ok(false)) {
        // Better to know before the work than after it that the file cannot be written.
        let header = identity.header();
        replace_file(path, |file| file.write_all(&header).map_err(unwritable))?;
        Contents::new(&identity)
    } else {
        File::options().append(true).open(path).map_err(unwritable)?;
        let contents = read(path)?;
        contents.check(&identity).map_err(|error| refused(hinted(&error)))?;
        contents
    };
    let state = State { contents, put_down_at: Instant::now(), failure: None };
    let path = path.to_owned();
    let kept = Arc::new(Kept { path, is_checkpoint, identity, state: Mutex::new(state) });
    Ok(InUse { kept, _lock: lock })
}

/// Keeps other runs from the file. A folder has no lock beside it.
fn lock(path: &Path) -> Result<Box<dyn Any>, Failure> {
    if path.is_dir() {
        return Err(cannot_write(path, &std::io::ErrorKind::IsADirectory.into()));
    }
    let name = path.display().to_string();
    ProgramFiles.lock(&name).map_err(|error| match error.kind() {
        std::io::ErrorKind::WouldBlock => Failure::said(
            &message!("{file}: {error}", file = name, error => message!("another run is using it")),
        ),
        _ => cannot_write(path, &error),
    })
}

fn hinted(error: &DatabaseError) -> Message {
    message!("{error}\n  take another file, or remove this one to start anew", error => error)
}

fn read(path: &Path) -> Result<Contents, Failure> {
    let (input, length) = open_input(path)?;
    while_waiting(|| Contents::read(input, length)).map_err(|error| match error {
        ReadError::System(error) => cannot_read(path, &error),
        ReadError::Database(error) => {
            Failure::said(&message!("{file}: {error}", file = path.display(), error => hinted(&error)))
        }
    })
}

/// Whether a file begins as databases do, also one that is damaged.
fn is_database(path: &Path) -> Result<bool, Failure> {
    const START: &[u8] = b"zermelo sums";
    let mut start = Vec::new();
    let input = open_beginning(path)?;
    while_waiting(|| input.take(START.len() as u64).read_to_end(&mut start))
        .map_err(|error| cannot_read(path, &error))?;
    Ok(start == START)
}

pub(crate) fn run(database: &Database, arguments: &Arguments) -> Result<u8, Failure> {
    let is_json = match arguments.shared.format {
        Format::Text => false,
        Format::Json => true,
        _ => return Err(Failure::said(&message!("databases are told about as text or json: --format json"))),
    };
    let file = &database.file;
    let example = match database.verb {
        DatabaseVerb::Build if database.question.is_empty() => "build clobber.sums clobber 3x4",
        DatabaseVerb::Info if !database.question.is_empty() => "info clobber.sums",
        DatabaseVerb::Clear if !database.question.is_empty() => "clear clobber.sums",
        _ => "",
    };
    if !example.is_empty() {
        return Err(Failure::said(&message!(
            "a position is expected by 'build', and by nothing else\n  for example: zermelo database {example}",
            example
        )));
    }
    match database.verb {
        DatabaseVerb::Build => {
            let (open, most) = what_to_build(&database.question, &Allowance::of(&arguments.shared))?;
            let boards = match most {
                Some(most) => Some((boards_of(&open)?, most)),
                None => None,
            };
            let boards = boards.as_ref().map(|(boards, most)| (boards, *most));
            let convention = if database.misere { Convention::Misere } else { Convention::Normal };
            let InUse { kept, _lock } = keeper(&open, convention, file, false)?;
            let stopped = under_limits(&arguments.shared, |limits| {
                build(&open, boards, convention, kept.clone(), limits)
            })
            .err();
            if let Some(failure) = kept.failure() {
                return Err(failure);
            }
            tell(file, &kept.state().contents, is_json)?;
            match stopped {
                None => Ok(ANSWERED),
                Some(reason) => Err(Failure::stopped(message!(
                    "{reason}\n  what was found is kept: the same command goes on from there",
                    reason => reason
                ))),
            }
        }
        DatabaseVerb::Info => tell(file, &read(file)?, is_json),
        DatabaseVerb::Clear => {
            if !is_database(file)? {
                return Err(Failure::said(&message!(
                    "{file}: not a database of sums",
                    file = file.display()
                )));
            }
            let _lock = lock(file)?;
            std::fs::remove_file(file).map_err(|error| {
                Failure::said(
                    &message!("{file} cannot be removed: {error}", file = file.display(), error => error),
                )
            })?;
            Ok(ANSWERED)
        }
    }
}

fn tell(path: &Path, contents: &Contents, is_json: bool) -> Result<u8, Failure> {
    let Contents { name, sums: records, blocks, .. } = contents;
    let (mut sums, mut boards, mut values) = (0_u64, 0_u64, 0_u64);
    for entry in entries(records.iter().copied()) {
        match entry.section() {
            Section::Sums => sums += 1,
            Section::Own(_) => boards += 1,
            Section::Values => values += u64::from(entry.is_of_component()),
        }
    }
    if is_json {
        return print_json(&json!({
            "schema": "zermelo/database/1", "game": name, "sums": sums + boards, "values": values, "blocks": blocks,
        }));
    }
    let mut known = say(&message!("sums with known winner: {count}", count = sums));
    if boards > 0 {
        let of_boards = say(&message!("boards with known winner or value: {count}", count = boards));
        known = if sums > 0 { format!("{known}\n{of_boards}") } else { of_boards };
    }
    if values > 0 {
        let of_components = say(&message!("components with known value: {count}", count = values));
        known = format!("{known}\n{of_components}");
    }
    let blocks = say(&message!("blocks: {count}", count = blocks));
    print_text(&format!("{}: {name}\n{known}\n{blocks}\n", path.display()))
}

/// The position that is built from, or, after 'up to', a position of the game and the size of the largest boards.
fn what_to_build(
    question: &[String],
    allowance: &Allowance,
) -> Result<(OpenGame, Option<BoardSize>), Failure> {
    let words: Vec<&str> = question.iter().flat_map(|words| words.split_whitespace()).collect();
    let [game, "up", "to", ref size @ ..] = words[..] else {
        return Ok((open_words(question, allowance)?, None));
    };
    let size = size.join(" ");
    let most = read_size(&size).ok_or_else(|| {
        refused_size(message!(
            "'{size}' is not a size of boards: rows x columns, at most {most} cells",
            size,
            most = MOST_CELLS
        ))
    })?;
    let own = game.strip_prefix("impartial:").unwrap_or(game);
    let name = own.split(':').next().unwrap_or(own);
    // Any position opens the game: the first that its boards give will do, so this one need not be of its parameters.
    let example = catalogue::find(name).and_then(|entry| {
        entry.examples.iter().find_map(|example| {
            let position = example.split_once(' ').map_or("", |(_, position)| position);
            catalogue::open(&format!("{game} {position}")).ok()
        })
    });
    let open = match example {
        Some(open) => open,
        // A rule file need not say where it begins.
        None => open_words(&[game.to_owned()], allowance).or_else(|failure| {
            open_words(&[game.to_owned(), "1x2".to_owned()], allowance).map_err(|_| failure)
        })?,
    };
    Ok((open, Some(most)))
}

/// The boards of the game of a position.
fn boards_of(open: &OpenGame) -> Result<Boards<'_>, Failure> {
    Boards::of(open.game.as_ref())
        .ok_or_else(|| refused_size(message!("{name} is not played on rows of cells", name = open.name)))
}

fn refused_size(message: Message) -> Failure {
    Failure::said(&message!(
        "{message}\n  for example: zermelo database build clobber.sums clobber up to 1x15",
        message => message
    ))
}

/// Reads `3x4`, or `15` for a strip.
fn read_size(text: &str) -> Option<BoardSize> {
    let text = text.replace('×', "x");
    let (rows, columns) = text.split_once('x').unwrap_or(("1", &text));
    let size = [rows.parse().ok()?, columns.parse().ok()?];
    let is_within = |size: BoardSize| {
        size.iter().all(|&side| (1..=MOST_CELLS).contains(&side)) && size[0] * size[1] <= MOST_CELLS
    };
    Some(size).filter(|&size| is_within(size))
}
