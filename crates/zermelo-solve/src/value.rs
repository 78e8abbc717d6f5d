//! Canonical forms of positions: the value of a position is the sum over its components, and that of a component
//! follows from its options. Components are looked up in normal form, a symmetry that exchanges the players standing
//! for the negative. Any number of threads fill one table; the stack of each is explicit.

use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::{BuildHasher, Hash};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError};
use zermelo_core::{Account, Limits, Meter, NormalForm, Player, Progress, Ruleset, StopReason};
pub use zermelo_value::ClosedForm;
use zermelo_value::{Algebra, Store, ValueError, ValueId};

/// Canonical forms of the positions of one game, remembered between questions.
#[derive(Debug)]
pub struct ValueTable<'a, R: Ruleset + ?Sized> {
    ruleset: &'a R,
    store: &'a Store,
    closed_form: Option<ClosedForm<R>>,
    /// Threads share the parts; one alone keeps them all to itself, without a lock for each.
    shards: RwLock<Shards<R>>,
    /// How many threads wait for the one that has all parts to itself to share them.
    waiting: AtomicUsize,
    count: AtomicU64,
}

/// A part of the table.
type Shard<R> = FxHashMap<<R as Ruleset>::Position, Entry>;
type Shards<R> = Box<[Mutex<Shard<R>>]>;

#[derive(Clone, Copy, Debug)]
enum Entry {
    /// Some thread is at it.
    Open,
    Done(ValueId),
}

const RECURS: ValueError = ValueError::Domain("values belong to loop-free games; here a position can recur");

/// Parts of the table, each under its own lock.
const SHARDS: usize = 256;
/// Components between two looks at memory, time and the other threads.
const COMPONENTS_BETWEEN_LOOKS: u64 = 256;
/// How often a thread that waits for the table gives way between two looks at its limits.
const YIELDS_BETWEEN_LOOKS: u32 = 64;
/// So many components are looked up at a time.
const TOGETHER: usize = 32;
/// What the table adds to a position: the entry and room that is not used yet.
const OVERHEAD: u64 = 16;

impl<'a, R: Ruleset + ?Sized> ValueTable<'a, R> {
    /// An empty table. Refuses games without values: loopy ones, and those that end by rule.
    pub fn new(ruleset: &'a R, store: &'a Store) -> Result<Self, ValueError> {
        if ruleset.has_endings() {
            let why = "values belong to games in which the last move decides; here play can stop by rule";
            return Err(ValueError::Domain(why));
        }
        if !ruleset.is_loop_free() {
            return Err(RECURS);
        }
        let shards: Shards<R> = std::iter::repeat_with(Mutex::default).take(SHARDS).collect();
        Ok(Self {
            ruleset,
            store,
            closed_form: None,
            shards: RwLock::new(shards),
            waiting: AtomicUsize::new(0),
            count: AtomicU64::new(0),
        })
    }

    /// The same with a theorem that gives the values of some positions.
    pub fn with_closed_form(self, closed_form: Option<ClosedForm<R>>) -> Self {
        Self { closed_form, ..self }
    }

    /// The number of components in the table.
    pub fn position_count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// The value of a position, found by one thread.
    pub fn value(&self, position: &R::Position, limits: &Limits) -> Result<ValueId, ValueError> {
        let stop = AtomicBool::new(false);
        Worker::new(self, limits, &stop, Share::All)?.value(position)
    }

    /// The values of several positions, found by one thread: it prepares itself once for all of them, and remembers for
    /// each what the others consist of.
    ///
    /// As with [`value`](Self::value), the thread has the table to itself until another asks for it, which waits within
    /// its own limits. So a report of progress must not ask the same table.
    pub fn values(&self, positions: &[R::Position], limits: &Limits) -> Result<Vec<ValueId>, ValueError>
    where
        R::Position: Sized,
    {
        let stop = AtomicBool::new(false);
        let mut worker = Worker::new(self, limits, &stop, Share::All)?;
        positions.iter().map(|position| worker.value(position)).collect()
    }

    /// The value of a position, found by several threads. The value does not depend on their number.
    pub fn value_in_parallel(
        &self,
        position: &R::Position,
        threads: NonZeroUsize,
        limits: &Limits,
    ) -> Result<ValueId, ValueError>
    where
        R: Sync,
        R::Position: Send + Sync,
    {
        if threads == NonZeroUsize::MIN {
            return self.value(position, limits);
        }
        let stop = AtomicBool::new(false);
        let own_account = Account::new();
        let limits = &limits.on_account(&own_account);
        run_on_threads(threads, limits, &stop, &|limits, share| {
            Worker::new(self, limits, &stop, share)?.value(position)
        })
    }

    /// The parts for a thread that works alone, if no other is at them, or for one of several. Whoever has them all shares
    /// them as soon as another waits, which watches its limits meanwhile.
    fn access(&self, share: Share, meter: &Meter) -> Result<Access<'_, R>, StopReason> {
        if share == Share::All {
            match self.shards.try_write() {
                Ok(shards) => return Ok(Access::Alone(shards)),
                Err(TryLockError::Poisoned(error)) => return Ok(Access::Alone(error.into_inner())),
                Err(TryLockError::WouldBlock) => {}
            }
        }
        let _waiting = Waiting::among(&self.waiting);
        loop {
            for _ in 0..YIELDS_BETWEEN_LOOKS {
                match self.shards.try_read() {
                    Ok(shards) => return Ok(Access::Shared(shards)),
                    Err(TryLockError::Poisoned(error)) => return Ok(Access::Shared(error.into_inner())),
                    Err(TryLockError::WouldBlock) => std::thread::yield_now(),
                }
            }
            meter.look()?;
        }
    }
}

/// The work of several threads, done when the first is. Compiled once for all games.
fn run_on_threads(
    threads: NonZeroUsize,
    limits: &Limits,
    stop: &AtomicBool,
    work: &(dyn Fn(&Limits, Share) -> Result<ValueId, ValueError> + Sync),
) -> Result<ValueId, ValueError> {
    let for_threads = limits.for_threads();
    std::thread::scope(|scope| {
        for number in 1..threads.get() {
            let share = if number % 2 == 1 { Share::Backward } else { Share::Forward };
            // Errors of helpers are met by the first thread as well.
            scope.spawn(move || work(&for_threads.limits(), share).ok());
        }
        let value = work(limits, Share::Forward);
        stop.store(true, Ordering::Relaxed);
        value
    })
}

/// A thread among those that wait, until it is dropped.
struct Waiting<'t>(&'t AtomicUsize);

impl<'t> Waiting<'t> {
    fn among(count: &'t AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What a thread does of the work.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    /// It is alone.
    All,
    /// It goes through the options from the first to the last.
    Forward,
    /// From the last to the first, so that two threads meet in the middle.
    Backward,
}

/// How a thread gets at the table.
enum Access<'t, R: Ruleset + ?Sized> {
    Alone(RwLockWriteGuard<'t, Shards<R>>),
    Shared(RwLockReadGuard<'t, Shards<R>>),
    /// Only within [`Access::share`].
    Changing,
}

impl<R: Ruleset + ?Sized> Access<'_, R> {
    /// Lets others at the table as well.
    #[cold]
    fn share(&mut self) {
        *self = match std::mem::replace(self, Self::Changing) {
            Self::Alone(shards) => Self::Shared(RwLockWriteGuard::downgrade(shards)),
            other => other,
        };
    }

    /// Reads or changes a part of the table.
    #[inline]
    fn with<T>(&mut self, shard: usize, change: impl FnOnce(&mut Shard<R>) -> T) -> T {
        match self {
            Self::Alone(shards) => change(shards[shard].get_mut().unwrap_or_else(PoisonError::into_inner)),
            Self::Shared(shards) => change(&mut shards[shard].lock().unwrap_or_else(PoisonError::into_inner)),
            Self::Changing => unreachable!("nothing is looked up while the table is being shared"),
        }
    }

    fn get(&mut self, position: &R::Position) -> Option<Entry> {
        self.with(shard_of(position), |shard| shard.get(position).copied())
    }

    fn insert(&mut self, position: R::Position, entry: Entry) -> Option<Entry> {
        self.with(shard_of(&position), |shard| shard.insert(position, entry))
    }

    /// Takes the mark of unfinished work away.
    fn remove_open(&mut self, position: &R::Position) {
        self.with(shard_of(position), |shard| {
            if let Some(Entry::Open) = shard.get(position) {
                shard.remove(position);
            }
        });
    }
}

/// The part of the table to which a position belongs.
#[inline]
fn shard_of(position: &impl Hash) -> usize {
    (FxBuildHasher.hash_one(position) >> 32) as usize % SHARDS
}

/// One thread at work.
struct Worker<'t, 'a, R: Ruleset + ?Sized> {
    table: &'t ValueTable<'a, R>,
    access: Access<'t, R>,
    algebra: Algebra<'t>,
    meter: Meter<'t>,
    limits: Limits<'t>,
    stop: &'t AtomicBool,
    /// Whether the options are gone through from the last to the first, so that two threads meet in the middle.
    is_backward: bool,
    /// Frames in use, and behind them frames whose memory waits for use.
    frames: Vec<Frame<R::Position>>,
    height: usize,
    /// Memory for the components of a position.
    components: Vec<R::Position>,
    left: Vec<ValueId>,
    right: Vec<ValueId>,
}

/// A component whose options are being valued.
struct Frame<P> {
    position: Option<P>,
    pieces: Vec<Piece>,
    /// Components that have not been looked up yet, with their places among the pieces.
    sought: Vec<(usize, NormalForm<P>)>,
    /// Components in normal form whose values were not known, with their values by now.
    missing: Vec<(P, Option<ValueId>)>,
    /// The next of `missing` to look at, on the first and on the second way through.
    next: usize,
    /// What the lists take in memory, as it was counted.
    bytes: u64,
}

impl<P> Frame<P> {
    const fn new() -> Self {
        Self {
            position: None,
            pieces: Vec::new(),
            sought: Vec::new(),
            missing: Vec::new(),
            next: 0,
            bytes: 0,
        }
    }
}

/// A part of the options of a component, in the order of the options.
#[derive(Clone, Copy)]
enum Piece {
    Known(ValueId),
    Missing { place: u32, is_negated: bool },
    EndOfOption(Player),
}

impl<'t, 'a, R: Ruleset + ?Sized> Worker<'t, 'a, R> {
    fn new(
        table: &'t ValueTable<'a, R>,
        limits: &Limits<'t>,
        stop: &'t AtomicBool,
        share: Share,
    ) -> Result<Self, StopReason> {
        let meter = Meter::start(limits, "computing values")?;
        Ok(Self {
            table,
            algebra: Algebra::new(table.store, limits)?,
            access: table.access(share, &meter)?,
            meter,
            limits: *limits,
            stop,
            is_backward: share == Share::Backward,
            frames: Vec::new(),
            height: 0,
            components: Vec::new(),
            left: Vec::new(),
            right: Vec::new(),
        })
    }

    fn value(&mut self, position: &R::Position) -> Result<ValueId, ValueError> {
        let mut components = std::mem::take(&mut self.components);
        components.clear();
        self.table.ruleset.components(position, |component| components.push(component));
        let mut sum = ValueId::ZERO;
        for component in components.drain(..) {
            if let Some(value) = self.closed_form(&component)? {
                sum = self.algebra.sum(sum, value)?;
                continue;
            }
            let normal = self.table.ruleset.normal_form(&component);
            let value = self.component_value(normal.position)?;
            let value = if normal.players_swapped { self.algebra.negative(value)? } else { value };
            sum = self.algebra.sum(sum, value)?;
        }
        self.components = components;
        Ok(sum)
    }

    fn closed_form(&mut self, component: &R::Position) -> Result<Option<ValueId>, ValueError> {
        let Some(closed_form) = self.table.closed_form else { return Ok(None) };
        closed_form(self.table.ruleset, component, &mut self.algebra).transpose()
    }

    fn component_value(&mut self, component: R::Position) -> Result<ValueId, ValueError> {
        if let Some(Entry::Done(value)) = self.access.get(&component) {
            return Ok(value);
        }
        self.height = 0;
        let result = self.fill(component);
        if result.is_err() {
            self.give_up();
        }
        result
    }

    /// Takes the marks of unfinished work away.
    fn give_up(&mut self) {
        for frame in &mut self.frames[..self.height] {
            let Some(position) = frame.position.take() else { continue };
            self.access.remove_open(&position);
        }
    }

    fn fill(&mut self, component: R::Position) -> Result<ValueId, ValueError> {
        self.open(component)?;
        loop {
            let height = self.height;
            let frame = &mut self.frames[height - 1];
            if let Some(component) = Self::next_missing(&mut self.access, frame) {
                self.open(component)?;
                continue;
            }
            let value = self.close()?;
            self.height -= 1;
            if self.height == 0 {
                return Ok(value);
            }
            let below = &mut self.frames[self.height - 1];
            let place = (below.next - 1) % below.missing.len();
            below.missing[place].1 = Some(value);
        }
    }

    /// The next component to open. On the first way through, what other threads are at is passed over.
    fn next_missing(access: &mut Access<R>, frame: &mut Frame<R::Position>) -> Option<R::Position> {
        let count = frame.missing.len();
        while frame.next < 2 * count {
            let first_time = frame.next < count;
            let (component, value) = &mut frame.missing[frame.next % count];
            frame.next += 1;
            if value.is_some() {
                continue;
            }
            match access.get(component) {
                Some(Entry::Done(known)) => *value = Some(known),
                Some(Entry::Open) if first_time => {}
                _ => return Some(component.clone()),
            }
        }
        None
    }

    /// Puts a component on the stack, with what its options consist of.
    fn open(&mut self, component: R::Position) -> Result<(), ValueError> {
        // More components on the stack than there are: one of them is there twice, whatever the rules claim.
        if self.height as u64 > self.table.position_count() {
            return Err(RECURS);
        }
        if self.height == self.frames.len() {
            self.frames.push(Frame::new());
        }
        let mut frame = std::mem::replace(&mut self.frames[self.height], Frame::new());
        frame.pieces.clear();
        frame.sought.clear();
        frame.missing.clear();
        frame.next = 0;
        self.enter(&component)?;
        for player in Player::BOTH {
            self.collect(&component, player, &mut frame)?;
        }
        self.look_up(&mut frame)?;
        if self.is_backward {
            Self::reverse(&mut frame);
        }
        frame.position = Some(component);
        self.frames[self.height] = frame;
        self.height += 1;
        Ok(())
    }

    /// Marks a component as in work, and counts it.
    fn enter(&mut self, component: &R::Position) -> Result<(), ValueError> {
        let table = self.table;
        if table.waiting.load(Ordering::Relaxed) > 0 {
            self.access.share();
        }
        let is_new = self.access.insert(component.clone(), Entry::Open).is_none();
        if !is_new {
            return Ok(());
        }
        let owned = table.ruleset.heap_bytes(component) + size_of::<(R::Position, Entry)>();
        table.store.count_bytes(owned as u64 + OVERHEAD);
        let count = table.count.fetch_add(1, Ordering::Relaxed) + 1;
        // The threads count together here, and with whatever else is on the account there.
        self.meter.check_positions(count)?;
        self.meter.count_position(0)?;
        if count.is_multiple_of(COMPONENTS_BETWEEN_LOOKS) {
            self.look(count)?;
        }
        Ok(())
    }

    #[cold]
    fn look(&mut self, count: u64) -> Result<(), ValueError> {
        self.algebra.watch_memory()?;
        if self.stop.load(Ordering::Relaxed) {
            return Err(StopReason::Interrupted.into());
        }
        if let Some(report) = self.limits.progress {
            report(Progress { stage: "computing values", done: count, total: None, search: None });
        }
        Ok(())
    }

    /// Notes what the options of `player` consist of. Some positions have more options than any time or memory suffices
    /// for: each is counted.
    fn collect(
        &mut self,
        component: &R::Position,
        player: Player,
        frame: &mut Frame<R::Position>,
    ) -> Result<(), ValueError> {
        let ruleset = self.table.ruleset;
        let mut failure = None;
        let flow: ControlFlow<()> = ruleset.options(component, player, |option| {
            let noted = frame.pieces.len();
            ruleset.components(&option, |part| {
                if failure.is_none()
                    && let Err(error) = self.note(&part, frame)
                {
                    failure = Some(error);
                }
            });
            frame.pieces.push(Piece::EndOfOption(player));
            let bytes = ((frame.pieces.len() - noted) * size_of::<Piece>()) as u64;
            frame.bytes += bytes;
            let work = size_of::<R::Position>() + ruleset.heap_bytes(&option);
            let counted = self.meter.step_through(work);
            let counted = counted.and_then(|()| self.meter.count_option(frame.missing.len(), bytes));
            if failure.is_none()
                && let Err(reason) = counted
            {
                failure = Some(reason.into());
            }
            if failure.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match failure {
            Some(error) if flow.is_break() => Err(error),
            _ => Ok(()),
        }
    }

    /// Notes one component of an option.
    fn note(&mut self, part: &R::Position, frame: &mut Frame<R::Position>) -> Result<(), ValueError> {
        if let Some(value) = self.closed_form(part)? {
            frame.pieces.push(Piece::Known(value));
            return Ok(());
        }
        let normal = self.table.ruleset.normal_form(part);
        let is_negated = normal.players_swapped;
        frame.sought.push((frame.pieces.len(), normal));
        frame.pieces.push(Piece::Missing { place: u32::MAX, is_negated });
        if frame.sought.len() == TOGETHER { self.look_up(frame) } else { Ok(()) }
    }

    /// Looks up the components that are sought. First all, and then what follows from each: a large table is mostly waiting for
    /// memory, and here one wait does not begin when another ends.
    fn look_up(&mut self, frame: &mut Frame<R::Position>) -> Result<(), ValueError> {
        let mut entries = [None; TOGETHER];
        for (entry, (_, normal)) in entries.iter_mut().zip(&frame.sought) {
            *entry = self.access.get(&normal.position);
        }
        for ((at, normal), entry) in frame.sought.drain(..).zip(entries) {
            let is_negated = normal.players_swapped;
            frame.pieces[at] = match entry {
                Some(Entry::Done(value)) if is_negated => Piece::Known(self.algebra.negative(value)?),
                Some(Entry::Done(value)) => Piece::Known(value),
                _ => {
                    let place = frame.missing.len() as u32;
                    let owned = self.table.ruleset.heap_bytes(&normal.position);
                    let bytes = (size_of::<(R::Position, Option<ValueId>)>() + owned) as u64;
                    self.meter.count_bytes(bytes)?;
                    frame.bytes += bytes;
                    frame.missing.push((normal.position, None));
                    Piece::Missing { place, is_negated }
                }
            };
        }
        Ok(())
    }

    /// Turns the order of the missing components round.
    fn reverse(frame: &mut Frame<R::Position>) {
        let count = frame.missing.len() as u32;
        frame.missing.reverse();
        for piece in &mut frame.pieces {
            if let Piece::Missing { place, .. } = piece {
                *place = count - 1 - *place;
            }
        }
    }

    /// The value of the component on top, whose parts all have theirs.
    fn close(&mut self) -> Result<ValueId, ValueError> {
        let frame = &mut self.frames[self.height - 1];
        self.left.clear();
        self.right.clear();
        let mut sum = ValueId::ZERO;
        for piece in &frame.pieces {
            match *piece {
                Piece::Known(value) => sum = self.algebra.sum(sum, value)?,
                Piece::Missing { place, is_negated } => {
                    let value = frame.missing[place as usize].1.unwrap_or(ValueId::ZERO);
                    let value = if is_negated { self.algebra.negative(value)? } else { value };
                    sum = self.algebra.sum(sum, value)?;
                }
                Piece::EndOfOption(Player::Left) => {
                    self.left.push(std::mem::replace(&mut sum, ValueId::ZERO));
                }
                Piece::EndOfOption(Player::Right) => {
                    self.right.push(std::mem::replace(&mut sum, ValueId::ZERO));
                }
            }
        }
        self.meter.release_bytes(std::mem::take(&mut frame.bytes));
        let value = self.algebra.game(&self.left, &self.right)?;
        if let Some(position) = frame.position.take() {
            self.access.insert(position, Entry::Done(value));
        }
        Ok(value)
    }
}
