//! The work of one worker, round by round: which of its positions are reached, then slice by slice the first pass and the
//! levels, then the file. All workers take the same steps, since they go by what all say at the end of a round.

use crate::checkpoint::{Checkpoints, Key};
use crate::failure::Failure;
use crate::letters::{Bytes, Letter, Levels, Plan, Saying, Status, pack_places};
use crate::meet::{Meeting, Seat};
use crate::rounds::{Open, Rounds, State};
use crate::wire::{Wire, all_is_done, end};
use std::any::Any;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use timely::WorkerConfig;
use timely::communication::allocator::ProcessBuilder;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::{AllocatorBuilder, Config, Hooks};
use timely::worker::Worker;
use zermelo_core::{Clock, Files, Limits, Meter, NumberedGame, Slice, StopReason};
use zermelo_solve::labels::disk::{BLOCK, Folder, digest_of};
use zermelo_solve::labels::part::{Held, Letters, Message, Outbox, Part, ReachedPart, Shares, new_part};
use zermelo_solve::labels::{Cells, Histogram, Label, Modelled};
use zermelo_system::{ProcessMemory, SystemClock, SystemFiles};

/// Words of bits that are gone through between two looks at the letters.
const PIECE: usize = 1 << 10;
/// Blocks that are expanded between two looks at the letters.
const BLOCKS: usize = 64;
/// So many places go into a letter.
const FULL: usize = 1 << 16;
/// Chunks of the first pass that may wait for answers.
const MOST_OPEN: usize = 4;
/// Checkpoints take at most one part in so many of the time.
const SHARE_OF_CHECKPOINTS: u32 = 10;
/// And are at least so far apart.
const LEAST_BETWEEN_CHECKPOINTS: Duration = Duration::from_secs(2);
/// Between two lines about the progress.
const BETWEEN_REPORTS: Duration = Duration::from_millis(500);
/// Another process of an earlier build may take so long to notice that its build has ended.
const PATIENCE_WITH_OTHERS: Duration = Duration::from_secs(5);

/// What is built, where, under which limits.
#[derive(Clone, Debug)]
pub struct Build {
    /// The folder of the table, which all processes see.
    pub folder: String,
    /// Worker threads of this process.
    pub threads: usize,
    /// A checkpoint at every level, however quick the levels are.
    pub every_level: bool,
    /// The time after which the work stops.
    pub time: Option<Duration>,
    /// The bytes that a process may have in use.
    pub memory: Option<u64>,
    /// Nothing is said of progress.
    pub quiet: bool,
    /// Another process says what goes wrong.
    pub is_helper: bool,
}

/// Takes part in a build, from a seat where there are other processes. Returns when the table is there.
pub fn build(
    game: &'static dyn NumberedGame,
    what: &Build,
    seat: Option<Seat>,
    patience: Duration,
    processes: usize,
    process: usize,
    watch: &mut dyn FnMut() -> Result<(), Failure>,
) -> Result<(), Failure> {
    let place = Folder { files: &SystemFiles, packing: &Modelled, game, folder: &what.folder };
    let checkpoints = Checkpoints::of(game, &what.folder);
    let shares = Shares::new(game, processes * what.threads);
    if shares.largest() > u64::from(u32::MAX) {
        return Err(Failure::BadInput(format!(
            "{} positions for a worker are too many: at most 2^32, so more processes or threads are needed",
            shares.largest()
        )));
    }
    let is_large = |slice: &Slice| slice.loops && slice.numbers.end - slice.numbers.start > 1 << 32;
    if !game.knows_sources() && game.slices().iter().any(is_large) {
        return Err(Failure::BadInput(format!(
            "{} does not know its moves backwards, and has more than 2^32 positions side by side\n  \
             for example: a smaller board",
            game.name()
        )));
    }
    let folder = checkpoints.folder().display().to_string();
    let refused = |error: io::Error| {
        if zermelo_core::lacks_room(&error) {
            return Failure::of_file(&folder, &error);
        }
        let said = zermelo_core::Message::from(error);
        Failure::BadInput(format!("{folder}: {said}\n  for example: --dir tables"))
    };
    std::fs::create_dir_all(&what.folder).map_err(refused)?;
    let _lock = if process == 0 { Some(place.lock()?) } else { None };
    std::fs::create_dir_all(checkpoints.folder()).map_err(refused)?;
    let _own = lock_process(&folder, process)?;
    let token = if process == 0 { leave_token(&folder)? } else { 0 };
    let meeting = Meeting { processes, threads: what.threads, digest: digest_of(game), patience };
    let wires = match seat {
        Some(seat) => {
            let (wires, theirs) = seat.meet(&meeting, token, what.is_helper, watch)?;
            if process > 0 {
                compare_token(&folder, theirs)?;
            }
            wires
        }
        None => Vec::new(),
    };
    run(game, what.clone(), wires, process)
}

/// Takes the lock of a process, so that one of an earlier build has ended before.
fn lock_process(folder: &str, process: usize) -> Result<Box<dyn Any>, Failure> {
    let name = format!("{folder}/process-{process}");
    let start = Instant::now();
    loop {
        match SystemFiles.lock(&name) {
            Ok(lock) => return Ok(lock),
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => {
                return Err(Failure::of_file(&name, &error));
            }
            Err(_) if start.elapsed() > PATIENCE_WITH_OTHERS => {
                return Err(Failure::BadInput(format!(
                    "{folder} is in use: a process {process} is running there"
                )));
            }
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// Leaves a mark in the folder, by which the others see that it is the same.
fn leave_token(folder: &str) -> Result<u64, Failure> {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let token = (now.as_nanos() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(std::process::id());
    let name = format!("{folder}/here");
    SystemFiles
        .replace(&name, &mut |file| file.write_all(&token.to_le_bytes()))
        .map_err(|error| Failure::of_file(&name, &error))?;
    Ok(token)
}

fn compare_token(folder: &str, token: u64) -> Result<(), Failure> {
    let start = Instant::now();
    loop {
        let seen = std::fs::read(format!("{folder}/here")).unwrap_or_default();
        if seen == token.to_le_bytes() {
            return Ok(());
        }
        if start.elapsed() > PATIENCE_WITH_OTHERS {
            return Err(Failure::BadInput(format!(
                "{folder} is not the folder that process 0 sees\n  all processes need one folder, on a file system of the network"
            )));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Runs the workers of this process.
fn run(
    game: &'static dyn NumberedGame,
    what: Build,
    wires: Vec<Option<Wire>>,
    process: usize,
) -> Result<(), Failure> {
    let threads = what.threads;
    let broken = |error: String| Failure::Stopped(error);
    let (builders, guard) = if wires.is_empty() {
        let config = if threads == 1 { Config::Thread } else { Config::Process(threads) };
        config.try_build().map_err(broken)?
    } else {
        let hooks = Hooks::default();
        let inside = ProcessBuilder::new_typed_vector(threads, hooks.refill.clone(), None);
        let (builders, guard) = initialize_networking_from_sockets(inside, wires, process, threads, hooks)
            .map_err(|error| broken(error.to_string()))?;
        let guard: Box<dyn Any + Send> = Box::new(guard);
        (builders.into_iter().map(AllocatorBuilder::Tcp).collect(), guard)
    };
    let failure: &'static Mutex<Option<Failure>> = Box::leak(Box::new(Mutex::new(None)));
    let is_alone = builders.len() == 1 && process == 0 && matches!(builders[0], AllocatorBuilder::Thread(_));
    let guards = timely::execute::execute_from(builders, guard, WorkerConfig::default(), move |worker| {
        if let Err(error) = one_worker(worker, game, &what) {
            if !is_alone {
                // The others notice by their connections: nothing else ends a dataflow that waits for this worker.
                end(&format!("error: {error}"), error.code());
            }
            *failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
        }
    })
    .map_err(broken)?;
    for result in guards.join() {
        result.map_err(broken)?;
    }
    let failure = failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    failure.map_or(Ok(()), Err)
}

fn one_worker(worker: &mut Worker, game: &'static dyn NumberedGame, what: &Build) -> Result<(), Failure> {
    let limits = Limits {
        memory: what.memory,
        deadline: what.time.map(|time| SystemClock.now() + time),
        clock: Some(&SystemClock),
        gauge: ProcessMemory::gauge(),
        ..Limits::none()
    };
    let mut meter = Meter::start(&limits, "labels")?;
    let (me, workers) = (worker.index(), worker.peers());
    let shares = Shares::new(game, workers);
    let slices = game.slices();
    let bits = slices
        .iter()
        .enumerate()
        .map(|(at, _)| shares.of(at, me))
        .map(|mine| (mine.end - mine.start).div_ceil(8));
    meter.count_bytes(if game.start().is_some() { bits.sum() } else { 0 })?;
    let state = State::new(ReachedPart::new(game, &shares, me), Held::new(shares.clone(), me));
    let mut work = Work {
        game,
        place: Folder { files: &SystemFiles, packing: &Modelled, game, folder: &what.folder },
        checkpoints: Checkpoints::of(game, &what.folder),
        rounds: Rounds::join(worker, state),
        shares,
        saver: Saver { every_level: what.every_level, last: Instant::now(), cost: Duration::ZERO },
        kept: Vec::new(),
        shown: (!what.quiet && me == 0 && io::stderr().is_terminal()).then(Instant::now),
    };
    let result = work.all(&mut meter);
    work.show("");
    result
}

/// When checkpoints are written.
struct Saver {
    every_level: bool,
    last: Instant,
    cost: Duration,
}

impl Saver {
    fn is_due(&self) -> bool {
        let between = (self.cost * SHARE_OF_CHECKPOINTS).max(LEAST_BETWEEN_CHECKPOINTS);
        self.every_level || self.last.elapsed() >= between
    }
}

fn write_reached(reached: &ReachedPart, slices: usize, file: &mut dyn Write) -> io::Result<()> {
    for words in (0..slices).flat_map(|slice| reached.bits(slice).chunks(PIECE)) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        file.write_all(&bytes)?;
    }
    Ok(())
}

fn write_part(part: &dyn Part, file: &mut dyn Write) -> io::Result<()> {
    file.write_all(&(part.late().len() as u64).to_le_bytes())?;
    for late in part.late().chunks(PIECE) {
        let bytes =
            late.iter().flat_map(|(number, code)| number.to_le_bytes().into_iter().chain(code.to_le_bytes()));
        file.write_all(&bytes.collect::<Vec<u8>>())?;
    }
    let mut bytes = Vec::new();
    for from in (0..part.len()).step_by(BLOCK) {
        bytes.clear();
        part.write_bytes(from..part.len().min(from + BLOCK), &mut bytes);
        file.write_all(&bytes)?;
    }
    Ok(())
}

struct Work<'a> {
    game: &'static dyn NumberedGame,
    place: Folder<'a>,
    checkpoints: Checkpoints,
    rounds: Rounds<'a>,
    shares: Shares,
    saver: Saver,
    /// Checkpoints that there must be, the last one last.
    kept: Vec<Key>,
    /// When something was last said of the progress, where anything is.
    shown: Option<Instant>,
}

impl Work<'_> {
    fn all(&mut self, meter: &mut Meter) -> Result<(), Failure> {
        let plan = self.plan(meter)?;
        if plan.done.contains(&false) {
            self.reach(&plan, meter)?;
        }
        for slice in 0..self.game.slices().len() {
            let cells = if plan.done[slice] {
                self.load(slice, &plan)?
            } else {
                Some(self.solve(slice, &plan, meter)?)
            };
            self.hold(slice, cells, meter);
        }
        self.rounds.close(Status::default(), meter)?;
        if self.rounds.me == 0 {
            self.checkpoints.remove()?;
        }
        all_is_done();
        self.rounds.close(Status::default(), meter)?;
        Ok(())
    }

    /// What there is already: worker 0 looks, and tells the others.
    fn plan(&mut self, meter: &Meter) -> Result<Plan, Failure> {
        if self.rounds.me == 0 {
            let slices = 0..self.game.slices().len();
            let done = slices.map(|slice| Ok(self.place.header(slice)?.is_some()));
            let plan = self.checkpoints.plan(done.collect::<Result<_, Failure>>()?)?;
            self.kept =
                plan.reached.map(|(left, workers)| Key::Reached { left, workers }).into_iter().collect();
            self.kept.extend(plan.levels.map(Key::Levels));
            self.checkpoints.forget_all_but(&self.kept)?;
            for to in 0..self.rounds.workers {
                self.rounds.send(to, Letter::Plan(plan.clone()), meter)?;
            }
        }
        self.rounds.close(Status::default(), meter)?;
        let plan = self.rounds.state.borrow_mut().plan.take();
        plan.ok_or_else(|| Failure::Stopped("worker 0 has no plan".into()))
    }

    /// Says something of the progress, where somebody reads it.
    fn show(&mut self, text: &str) {
        if let Some(last) = &mut self.shown
            && (text.is_empty() || last.elapsed() >= BETWEEN_REPORTS)
        {
            *last = Instant::now();
            eprint!("\r{text}\x1b[K");
        }
    }

    /// Ends a round, and writes a checkpoint if anybody wants one. `None` where a checkpoint makes no sense.
    fn close(&mut self, status: Status, key: Option<Key>, meter: &Meter) -> Result<Status, Failure> {
        let wants_checkpoint = key.is_some() && self.saver.is_due();
        let all = self.rounds.close(Status { wants_checkpoint, ..status }, meter)?;
        if let Some(key) = key
            && all.wants_checkpoint
            && !all.is_too_narrow
        {
            self.write_checkpoint(key)?;
            // Nobody's letters of the next level are read before all have written.
            self.rounds.close(Status::default(), meter)?;
        }
        Ok(all)
    }

    fn write_checkpoint(&mut self, key: Key) -> Result<(), Failure> {
        let start = Instant::now();
        let state = self.rounds.state.borrow();
        self.checkpoints.write(key, self.rounds.me as u32, &mut |file| match key {
            Key::Reached { .. } => write_reached(&state.reached, self.game.slices().len(), file),
            Key::Levels(_) => state.part.as_ref().map_or(Ok(()), |part| write_part(&**part, file)),
        })?;
        drop(state);
        self.saver.cost = start.elapsed();
        self.saver.last = Instant::now();
        if self.rounds.me == 0 {
            // All have written the one before: they have closed a round since. Of reached positions the last one stays.
            let is_reached = |key: &Key| matches!(key, Key::Reached { .. });
            let before = self.kept.iter().rfind(|other| is_reached(other) == is_reached(&key)).copied();
            self.kept.retain(|other| is_reached(other) != is_reached(&key));
            self.kept.extend(before);
            self.kept.push(key);
            self.checkpoints.forget_all_but(&self.kept)?;
        }
        Ok(())
    }

    /// Finds what play reaches.
    fn reach(&mut self, plan: &Plan, meter: &mut Meter) -> Result<(), Failure> {
        if self.rounds.state.borrow().reached.is_all() {
            return Ok(());
        }
        let slices = self.game.slices().len();
        let mut left = slices;
        if let Some((from, workers)) = plan.reached {
            self.read_reached(from, workers)?;
            left = from as usize;
        }
        // Marks of those that are quicker must not meet bits that are being read.
        self.rounds.close(Status::default(), meter)?;
        for slice in (0..left).rev() {
            self.show(&format!("reached positions: {}", self.game.slices()[slice].name));
            if self.game.slices()[slice].loops {
                self.reach_in_loops(slice, meter)?;
            } else {
                let words = 0..self.rounds.state.borrow().reached.bits(slice).len();
                let mut away = Letters::default();
                for from in words.clone().step_by(PIECE) {
                    let wanted = self.rounds.state.borrow().reached.bits(slice)
                        [from..words.end.min(from + PIECE)]
                        .to_vec();
                    self.expand_reached((slice, from), &wanted, &mut away, meter)?;
                }
                self.send_marks(&mut away, 0, meter)?;
            }
            let key = Key::Reached { left: slice as u32, workers: self.rounds.workers as u32 };
            self.close(Status::default(), Some(key), meter)?;
        }
        Ok(())
    }

    /// Goes through a slice again and again, until nobody has found anything new.
    fn reach_in_loops(&mut self, slice: usize, meter: &mut Meter) -> Result<(), Failure> {
        let words = self.rounds.state.borrow().reached.bits(slice).len();
        let mut done = vec![0_u64; words];
        meter.count_bytes(8 * words as u64)?;
        let mut away = Letters::default();
        loop {
            let mut did = false;
            loop {
                let before = did;
                let mut found = false;
                for from in (0..words).step_by(PIECE) {
                    for (at, done) in done.iter_mut().enumerate().skip(from).take(PIECE) {
                        let new = self.rounds.state.borrow().reached.bits(slice)[at] & !*done;
                        if new != 0 {
                            found = true;
                            *done |= new;
                            self.expand_reached((slice, at), &[new], &mut away, meter)?;
                        }
                    }
                    meter.look()?;
                    self.rounds.read();
                }
                did = before || found;
                if !found {
                    break;
                }
            }
            self.send_marks(&mut away, 0, meter)?;
            if !self.rounds.close(Status { did, ..Status::default() }, meter)?.did {
                meter.release_bytes(8 * words as u64);
                return Ok(());
            }
        }
    }

    fn expand_reached(
        &mut self,
        at: (usize, usize),
        wanted: &[u64],
        away: &mut Letters<u32>,
        meter: &Meter,
    ) -> Result<(), Failure> {
        self.rounds.state.borrow_mut().reached.expand(self.game, &self.shares, at, wanted, away);
        if wanted.len() > 1 {
            meter.look()?;
        }
        self.send_marks(away, FULL, meter)
    }

    /// Sends the lists that are as long as this or longer.
    fn send_marks(&mut self, away: &mut Letters<u32>, least: usize, meter: &Meter) -> Result<(), Failure> {
        for mut list in away.take(least) {
            list.items.sort_unstable();
            list.items.dedup();
            let places = pack_places(list.items.iter().copied());
            self.rounds.send(list.owner, Letter::Mark { slice: list.slice as u32, places }, meter)?;
        }
        Ok(())
    }

    fn read_reached(&mut self, left: u32, workers: u32) -> Result<(), Failure> {
        let theirs = Shares::new(self.game, workers as usize);
        for worker in 0..workers {
            let content = self.checkpoints.read(Key::Reached { left, workers }, worker)?;
            let mut words =
                content.chunks_exact(8).map(|word| u64::from_le_bytes(std::array::from_fn(|at| word[at])));
            let mut state = self.rounds.state.borrow_mut();
            for slice in 0..self.game.slices().len() {
                let (from, mine) = (theirs.of(slice, worker as usize), self.shares.of(slice, self.rounds.me));
                let bits = state.reached.bits_mut(slice);
                for number in (from.start..from.end).step_by(64) {
                    let word = words.next().unwrap_or(0);
                    if mine.contains(&number) {
                        // All ranges begin at whole words of the slice.
                        bits[((number - mine.start) / 64) as usize] |= word;
                    }
                }
            }
        }
        Ok(())
    }

    /// Keeps the labels of a slice while later ones need them, and drops those that nobody needs any more.
    fn hold(&mut self, slice: usize, cells: Option<Cells>, meter: &mut Meter) {
        let mut state = self.rounds.state.borrow_mut();
        meter.release_bytes(state.reached.drop_slice(slice));
        if let Some(cells) = cells {
            state.held.set(slice, Some(cells));
        }
        let later = &self.game.slices()[slice + 1..];
        for before in 0..=slice {
            if !later.iter().any(|later| later.needs.contains(&before))
                && let Some(cells) = state.held.set(before, None)
            {
                meter.release_bytes(cells.len() as u64 * cells.width() as u64);
            }
        }
    }

    /// The part of a slice that is finished, where it is still needed.
    fn load(&self, slice: usize, plan: &Plan) -> Result<Option<Cells>, Failure> {
        let is_needed =
            |(later, done): (usize, &bool)| !done && self.game.slices()[later].needs.contains(&slice);
        if !plan.done.iter().enumerate().any(is_needed) {
            return Ok(None);
        }
        let Some(header) = self.place.header(slice)? else {
            return Err(Failure::Stopped(format!("the file of slice {slice} is gone, or not seen here")));
        };
        let start = self.game.slices()[slice].numbers.start;
        let mine = self.shares.of(slice, self.rounds.me);
        let places = (mine.start - start) as usize..(mine.end - start) as usize;
        Ok(Some(self.place.load_places(slice, &header, places)?))
    }

    /// Solves a slice in the narrowest words that hold it, writes the file, and gives the part of this worker.
    fn solve(&mut self, slice: usize, plan: &Plan, meter: &mut Meter) -> Result<Cells, Failure> {
        let mine = self.shares.of(slice, self.rounds.me);
        let size = mine.end - mine.start;
        let resumed = plan.levels.filter(|levels| levels.slice as usize == slice);
        for width in [1_usize, 2, 4] {
            if resumed.is_some_and(|levels| width < levels.width as usize) {
                continue;
            }
            let part = new_part(self.game, slice, &self.shares, self.rounds.me, width);
            let part = part.map_err(StopReason::from)?;
            meter.count_positions(if width == 1 { size } else { 0 }, 0)?;
            meter.count_bytes(size * width as u64)?;
            self.rounds.state.borrow_mut().part = Some(part);
            let resumed = resumed.filter(|levels| levels.width as usize == width);
            let is_narrow = self.levels(slice, width, resumed, meter)?;
            let part = self.rounds.state.borrow_mut().part.take();
            let Some(part) = part else { return Err(Failure::Stopped("a part is gone".into())) };
            if !is_narrow {
                let cells = part.into_cells();
                self.finish(slice, &cells, meter)?;
                return Ok(cells);
            }
            meter.release_bytes(size * width as u64);
            // Nobody has a letter under way to the words that are dropped: the round is closed.
        }
        Err(Failure::Stopped("a table has distances of at most 2^30 plies".into()))
    }

    /// The first pass and the levels. Tells whether the words are too narrow.
    fn levels(
        &mut self,
        slice: usize,
        width: usize,
        resumed: Option<Levels>,
        meter: &Meter,
    ) -> Result<bool, Failure> {
        let key = |work: &Self, ties: u32, next: u32| {
            let workers = work.rounds.workers as u32;
            Key::Levels(Levels { slice: slice as u32, ties, next, width: width as u32, workers })
        };
        let loops = self.game.slices()[slice].loops;
        match resumed {
            Some(levels) => {
                self.read_levels(levels)?;
                self.rounds.close(Status::default(), meter)?;
            }
            None => {
                // Everybody has the part and the labels before it.
                self.rounds.close(Status::default(), meter)?;
                self.first_pass(slice, meter)?;
                let key = loops.then(|| key(self, 0, 0));
                if self.close(self.status(false), key, meter)?.is_too_narrow {
                    return Ok(true);
                }
            }
        }
        if !loops {
            return Ok(false);
        }
        self.turn_moves(slice, meter)?;
        for ties in 0..=u32::from(self.game.has_ties()) {
            let mut level = match resumed {
                Some(levels) if levels.ties > ties => continue,
                Some(levels) if levels.ties == ties => levels.next,
                _ => 0,
            };
            if ties == 1 && resumed.is_none_or(|levels| levels.ties == 0) {
                self.forget_counters();
                let key = key(self, 1, 0);
                self.close(self.status(false), Some(key), meter)?;
            }
            loop {
                self.show(&format!("{}: level {level}", self.game.slices()[slice].name));
                self.expand(level, ties == 1, meter)?;
                let key = key(self, ties, level + 1);
                let all = self.close(self.status(true), Some(key), meter)?;
                if all.is_too_narrow {
                    return Ok(true);
                }
                // What was absorbed in this round is told in the next. Where nobody had anything to expand, nothing was.
                if all.furthest < level {
                    break;
                }
                level += 1;
            }
        }
        if !self.game.has_ties() {
            self.forget_counters();
        }
        Ok(false)
    }

    fn forget_counters(&self) {
        if let Some(part) = &self.rounds.state.borrow().part {
            part.forget_counters();
        }
    }

    fn status(&self, did: bool) -> Status {
        let state = self.rounds.state.borrow();
        let part = state.part.as_ref();
        Status {
            furthest: part.map_or(0, |part| part.furthest()),
            is_too_narrow: part.is_some_and(|part| part.is_too_narrow()),
            did,
            wants_checkpoint: false,
        }
    }

    /// Asks others for the labels of options that they have, some chunks ahead of the answers.
    fn first_pass(&mut self, slice: usize, meter: &Meter) -> Result<(), Failure> {
        let mine = self.shares.of(slice, self.rounds.me);
        let words = (mine.end - mine.start).div_ceil(64) as usize;
        self.show(&format!("{}: first pass", self.game.slices()[slice].name));
        for (number, from) in (0..words).step_by(PIECE).enumerate() {
            let asked = {
                let mut state = self.rounds.state.borrow_mut();
                let State { reached, held, part: Some(part), open, .. } = &mut *state else { continue };
                let wanted = reached.wanted(slice, mine.end - mine.start, from..words.min(from + PIECE));
                let mut chunk = part.first_pass(mine.start + 64 * from as u64, &wanted, held);
                let mut questions = chunk.questions();
                for question in &mut questions {
                    question.items.sort_unstable();
                }
                if !chunk.is_empty() {
                    let items = questions.iter().map(|question| question.items.clone()).collect();
                    open.insert(number as u32, Open { chunk, questions: items, unanswered: questions.len() });
                }
                questions
            };
            for (at, question) in asked.iter().enumerate() {
                let places = pack_places(question.items.iter().map(|item| (item >> 32) as u32));
                let letter = Letter::Ask {
                    chunk: number as u32,
                    question: at as u32,
                    slice: question.slice as u32,
                    places,
                };
                self.rounds.send(question.owner, letter, meter)?;
            }
            meter.look()?;
            self.rounds.read();
            self.rounds.wait_while(meter, |state| state.open.len() >= MOST_OPEN)?;
        }
        self.rounds.wait_while(meter, |state| !state.open.is_empty())?;
        if let Some(part) = &mut self.rounds.state.borrow_mut().part {
            part.close_first_pass();
        }
        Ok(())
    }

    /// Turns the moves within a slice round, where the game knows them forwards alone: who has a position is told of all moves
    /// to it.
    fn turn_moves(&mut self, slice: usize, meter: &Meter) -> Result<(), Failure> {
        if !self.rounds.state.borrow().part.as_ref().is_some_and(|part| part.wants_sources()) {
            return Ok(());
        }
        self.show(&format!("{}: moves backwards", self.game.slices()[slice].name));
        let mine = self.shares.of(slice, self.rounds.me);
        let words = (mine.end - mine.start).div_ceil(64) as usize;
        let mut away = Letters::default();
        for from in (0..words).step_by(PIECE) {
            let bytes = {
                let mut state = self.rounds.state.borrow_mut();
                let State { reached, part: Some(part), .. } = &mut *state else { continue };
                let wanted = reached.wanted(slice, mine.end - mine.start, from..words.min(from + PIECE));
                part.note_moves(mine.start + 64 * from as u64, &wanted, &mut away);
                part.bytes_of_moves()
            };
            self.send_moves(&mut away, FULL, meter)?;
            meter.look()?;
            meter.check_memory(bytes)?;
            self.rounds.read();
        }
        self.send_moves(&mut away, 0, meter)?;
        self.rounds.close(Status::default(), meter)?;
        if let Some(part) = &mut self.rounds.state.borrow_mut().part {
            // The same moves turned round, beside the lists.
            meter.check_memory(part.bytes_of_moves() + part.bytes_of_moves() / 2 + 8 * part.len() as u64)?;
            part.turn_moves();
        }
        Ok(())
    }

    /// Sends the lists that are as long as this or longer.
    fn send_moves(&mut self, away: &mut Letters<u64>, least: usize, meter: &Meter) -> Result<(), Failure> {
        for mut list in away.take(least) {
            list.items.sort_unstable();
            let places = pack_places(list.items.iter().map(|item| (item >> 32) as u32));
            let sources = list.items.iter().map(|&item| item as u32).collect();
            self.rounds.send(list.owner, Letter::Moves { places, sources }, meter)?;
        }
        Ok(())
    }

    /// Expands the positions at a distance.
    fn expand(&mut self, level: u32, ties: bool, meter: &Meter) -> Result<(), Failure> {
        let mut outbox = Outbox::new(self.rounds.workers);
        let blocks = self.rounds.state.borrow().part.as_ref().map_or(0, |part| part.blocks());
        for from in (0..blocks).step_by(BLOCKS) {
            for block in from..blocks.min(from + BLOCKS) {
                if let Some(part) = &self.rounds.state.borrow().part {
                    part.expand(block, level, ties, &mut outbox);
                }
                self.send_messages(level, &mut outbox, FULL, meter)?;
            }
            meter.look()?;
            self.rounds.read();
        }
        self.send_messages(level, &mut outbox, 0, meter)
    }

    fn send_messages(
        &mut self,
        level: u32,
        outbox: &mut Outbox,
        least: usize,
        meter: &Meter,
    ) -> Result<(), Failure> {
        let mut letters = Vec::new();
        outbox.take(least, |owner, message, places| {
            places.sort_unstable();
            let message = match message {
                Message::Win => Saying::Win,
                Message::OneLess => Saying::OneLess,
                Message::Tie => Saying::Tie,
            };
            letters
                .push((owner, Letter::Say { message, level, places: pack_places(places.iter().copied()) }));
        });
        letters.into_iter().try_for_each(|(owner, letter)| self.rounds.send(owner, letter, meter))
    }

    fn read_levels(&mut self, levels: Levels) -> Result<(), Failure> {
        let theirs = Shares::new(self.game, levels.workers as usize);
        let (slice, width) = (levels.slice as usize, levels.width as usize);
        let mine = self.shares.of(slice, self.rounds.me);
        for worker in 0..levels.workers {
            let from = theirs.of(slice, worker as usize);
            let common: Range<u64> = from.start.max(mine.start)..from.end.min(mine.end);
            if common.is_empty() {
                continue;
            }
            let content = self.checkpoints.read(Key::Levels(levels), worker)?;
            let short = || Failure::BadInput("a checkpoint ends too early: remove it".into());
            let (count, rest) = content.split_first_chunk().ok_or_else(short)?;
            let bytes_of_late = (u64::from_le_bytes(*count) as usize).checked_mul(12).ok_or_else(short)?;
            let (late, words) = rest.split_at_checked(bytes_of_late).ok_or_else(short)?;
            let late: Vec<(u64, u32)> = late
                .chunks_exact(12)
                .map(|entry| {
                    let number = u64::from_le_bytes(std::array::from_fn(|at| entry[at]));
                    (number, u32::from_le_bytes(std::array::from_fn(|at| entry[8 + at])))
                })
                .collect();
            let at = |number: u64| (number - from.start) as usize * width;
            let words = words.get(at(common.start)..at(common.end)).ok_or_else(short)?;
            if let Some(part) = &mut self.rounds.state.borrow_mut().part {
                part.set_bytes((common.start - mine.start) as usize, words);
                part.set_late(&late);
            }
        }
        if let Some(part) = &self.rounds.state.borrow().part {
            part.note_all();
        }
        Ok(())
    }

    /// Hands the labels to worker 0, who writes the file.
    fn finish(&mut self, slice: usize, cells: &Cells, meter: &Meter) -> Result<(), Failure> {
        let numbers = self.game.slices()[slice].numbers.clone();
        let mine = self.shares.of(slice, self.rounds.me);
        let before = (mine.start - numbers.start) as usize;
        self.show(&format!("{}: packing", self.game.slices()[slice].name));
        let mut histogram = Histogram::default();
        histogram.add(self.game, mine.start, cells);
        let counts = histogram.counts.iter().map(|(label, &count)| (label.code(), count)).collect();
        self.rounds.send(0, Letter::Counts(counts), meter)?;
        let has_blocks = self.shares.has_whole_blocks(slice);
        for from in (0..cells.len()).step_by(BLOCK) {
            let places = from..cells.len().min(from + BLOCK);
            let letter = if has_blocks {
                let packed = Bytes(self.place.pack(slice, mine.start + from as u64, cells, places)?);
                Letter::Block { block: ((before + from) / BLOCK) as u32, packed }
            } else {
                let mut codes = Vec::new();
                cells.write_bytes(places, &mut codes);
                Letter::Codes { place: (before + from) as u64, codes: Bytes(codes) }
            };
            self.rounds.send(0, letter, meter)?;
            meter.look()?;
        }
        self.rounds.close(Status::default(), meter)?;
        if self.rounds.me == 0 {
            self.write_slice(slice, cells.width())?;
        }
        Ok(())
    }

    /// Writes the file of a slice from what all have handed in.
    fn write_slice(&mut self, slice: usize, width: usize) -> Result<(), Failure> {
        let numbers = self.game.slices()[slice].numbers.clone();
        let (blocks, codes, counts) = {
            let mut state = self.rounds.state.borrow_mut();
            (
                std::mem::take(&mut state.blocks),
                std::mem::take(&mut state.codes),
                std::mem::take(&mut state.counts),
            )
        };
        let mut histogram = Histogram::default();
        for (code, count) in counts {
            if let Some(label) = Label::of_code(code) {
                histogram.counts.insert(label, count);
            }
        }
        let mut packed: Vec<Vec<u8>> = blocks.into_values().collect();
        if !codes.is_empty() {
            let size = (numbers.end - numbers.start) as usize;
            let mut cells = Cells::absent(width, size);
            for (place, bytes) in &codes {
                for (at, code) in bytes.chunks_exact(width).enumerate() {
                    cells.set_bytes(*place as usize + at, code);
                }
            }
            for from in (0..size).step_by(BLOCK) {
                packed.push(self.place.pack(
                    slice,
                    numbers.start + from as u64,
                    &cells,
                    from..size.min(from + BLOCK),
                )?);
            }
        }
        self.place.put_packed(slice, width, &histogram, &packed)?;
        self.kept.retain(|key| matches!(key, Key::Reached { .. }));
        self.checkpoints.forget_all_but(&self.kept)
    }
}
