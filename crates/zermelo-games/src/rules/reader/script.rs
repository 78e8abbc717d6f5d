//! Functions of a file that are called during play. A file is deterministic and nothing in it changes once it has been run, so
//! each thread runs it for itself and calls its own copy.

use super::values::{GameValue, HeapSide};
use super::{Settings, Texts, machine, run};
use crate::game::Player;
use crate::rules::declared::{HeapMoves, Heaps};
use crate::rules::heap_game::{DeclaredSource, HeapSource, once_each};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use zermelo_core::{Message, message};
use zermelo_starlark::{Bounds, Fault, Machine, Value};

/// What one call may take.
pub(super) const CALL: Bounds = Bounds { steps: 2_000_000, bytes: 60_000_000 };

/// A file whose functions are called.
pub(in crate::rules) struct SharedScript {
    number: u64,
    texts: Texts,
    settings: Settings,
    /// The first error of a call: the game has no answer after it.
    failed: Mutex<Option<Message>>,
    /// The steps of all calls.
    steps: AtomicU64,
}

/// A file that has been run in this thread.
pub(super) struct Live {
    pub(super) machine: Machine,
    pub(super) game: Rc<GameValue>,
}

thread_local! {
    static LIVE: RefCell<FxHashMap<u64, Rc<RefCell<Live>>>> = RefCell::default();
}

/// Files kept running in one thread.
const MOST_LIVE: usize = 64;

impl SharedScript {
    pub(super) fn new(texts: Texts, settings: Settings) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self {
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            texts,
            settings,
            failed: Mutex::new(None),
            steps: AtomicU64::new(0),
        }
    }

    /// Calls into this thread's copy.
    pub(super) fn with<T>(&self, call: impl FnOnce(&mut Live) -> Result<T, Fault>) -> Result<T, Message> {
        // A fault cannot go from one thread to another, and what it says can.
        let told = |fault: Fault| fault.into_parse_error().told();
        let live = LIVE.with_borrow(|all| all.get(&self.number).cloned());
        let live = match live {
            Some(live) => live,
            None => {
                let live = Rc::new(RefCell::new(self.start().map_err(told)?));
                LIVE.with_borrow_mut(|all| {
                    if all.len() >= MOST_LIVE {
                        all.clear();
                    }
                    all.insert(self.number, live.clone());
                });
                live
            }
        };
        let result = match live.try_borrow_mut() {
            Ok(mut live) => {
                live.machine.renew(CALL);
                let result = call(&mut live).map_err(told);
                self.steps.fetch_add(live.machine.steps(), Ordering::Relaxed);
                result
            }
            Err(_) => Err(message!("a function of the file calls itself")),
        };
        if let Err(message) = &result {
            let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
            failed.get_or_insert_with(|| message.clone());
        }
        result
    }

    /// The steps that all calls took together.
    pub(in crate::rules) fn steps(&self) -> u64 {
        self.steps.load(Ordering::Relaxed)
    }

    /// The first error of a call, if there was one.
    pub(in crate::rules) fn failure(&self) -> Option<Message> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn start(&self) -> Result<Live, Fault> {
        let mut machine = machine(self.settings.clone());
        let (name, text) = &self.texts[0];
        let (_, game) = run(&mut machine, name, text, &mut |file| {
            let found = self.texts[1..].iter().find(|(known, _)| known == file);
            found.map(|(_, text)| text.clone()).ok_or_else(|| "it was not loaded before".to_owned())
        })?;
        Ok(Live { machine, game })
    }
}

/// Heaps with functions of their sizes.
pub(in crate::rules) struct ScriptHeaps {
    script: std::sync::Arc<SharedScript>,
    fixed: DeclaredSource,
    is_impartial: bool,
    is_loopy: bool,
}

impl ScriptHeaps {
    pub(super) fn new(script: std::sync::Arc<SharedScript>, rules: &Heaps, game: &GameValue) -> Self {
        let fixed = DeclaredSource::new(rules).unwrap_or_else(|_| {
            // Refused by the reader before.
            DeclaredSource::new(&Heaps { left: Vec::new(), right: Vec::new() })
                .unwrap_or_else(|_| unreachable!())
        });
        let super::values::Kind::Heaps([left, right]) = &game.kind else {
            return Self { script, fixed, is_impartial: false, is_loopy: true };
        };
        let same = |one: &Value, two: &Value| match (one, two) {
            (Value::Closure(one), Value::Closure(two)) => Rc::ptr_eq(one, two),
            (Value::Native(one), Value::Native(two)) => Rc::ptr_eq(one, two),
            _ => false,
        };
        let is_impartial = left.moves == right.moves
            && left.takes.len() == right.takes.len()
            && left.splits.len() == right.splits.len()
            && left
                .takes
                .iter()
                .zip(&right.takes)
                .all(|((one, leave), (two, other))| same(one, two) && leave == other)
            && left.splits.iter().zip(&right.splits).all(|(one, two)| same(one, two));
        Self { script, fixed, is_impartial, is_loopy: game.claims.loop_free == Some(false) }
    }

    /// The file.
    pub(in crate::rules) fn script(&self) -> &SharedScript {
        &self.script
    }

    /// The options of a heap, or what is wrong with what a function gives.
    pub(in crate::rules) fn try_options(
        &self,
        size: u32,
        player: Player,
    ) -> Result<Vec<Box<[u32]>>, Message> {
        let mut list = self.fixed.options(size, player);
        let more = self.script.with(|live| {
            let super::values::Kind::Heaps(sides) = &live.game.clone().kind else { return Ok(Vec::new()) };
            let found = called(&mut live.machine, &sides[player.index()], size)?;
            match found.iter().flat_map(|parts| parts.iter()).find(|&&part| part >= size && !self.is_loopy) {
                Some(part) => {
                    let side = &sides[player.index()];
                    let function = side.takes.iter().map(|(take, _)| take).chain(&side.splits).next();
                    let message =
                        message!("a heap of {size} becomes one of {part}: play need not end", size, part);
                    Err(fault_at(
                        function.unwrap_or(&Value::None),
                        message,
                        "where that is meant say: loopy = True",
                    ))
                }
                None => Ok(found),
            }
        })?;
        list.extend(more);
        Ok(once_each(list))
    }
}

/// What the functions of one side give for a size.
fn called(machine: &mut Machine, side: &HeapSide, size: u32) -> Result<Vec<Box<[u32]>>, Fault> {
    let mut list = Vec::new();
    let argument = [Value::Number(i64::from(size))];
    for (take, leave) in &side.takes {
        let value = machine.call(take, &argument)?;
        for taken in numbers(take, &value, "take gives a list of numbers", size)? {
            let wrong = || {
                fault_at(
                    take,
                    message!("take({size}) gives {taken}", size, taken),
                    "numbers of tokens from 0 to the size",
                )
            };
            let rest = size.checked_sub(u32::try_from(taken).map_err(|_| wrong())?).ok_or_else(wrong)?;
            if taken == 0 && leave.iter().all(|&count| count < 2) {
                return Err(fault_at(
                    take,
                    message!("take({size}) gives 0: a move that changes nothing", size),
                    "",
                ));
            }
            let moves = HeapMoves::Take { leave: leave.clone(), take: vec![taken.unsigned_abs()] };
            if leave.iter().all(|&count| count < 2) {
                if leave.contains(&u32::from(rest > 0)) {
                    list.push([rest].into());
                }
            } else if let Ok(source) = DeclaredSource::new(&Heaps { left: vec![moves], right: Vec::new() }) {
                list.extend(source.options(size, Player::Left));
            }
        }
    }
    for split in &side.splits {
        let value = machine.call(split, &argument)?;
        let wrong = |found: &Value| {
            let message = message!("split({size}) gives {found}", size, found => found.described());
            fault_at(split, message, "split gives a list of tuples of sizes, such as [(2, 3)]")
        };
        for item in value.items(1 << 20).ok_or_else(|| wrong(&value))? {
            let parts = item.items(1 << 10).ok_or_else(|| wrong(&item))?;
            let part = |part: &Value| match part {
                Value::Number(number) => {
                    u32::try_from(*number).ok().filter(|&part| part <= super::super::heap_game::MOST_SIZE)
                }
                _ => None,
            };
            let parts: Option<Box<[u32]>> = parts.iter().map(part).collect();
            list.push(parts.ok_or_else(|| wrong(&item))?);
        }
    }
    Ok(list)
}

fn numbers(function: &Value, value: &Value, hint: &str, size: u32) -> Result<Vec<i64>, Fault> {
    let wrong = |found: &Value| {
        fault_at(function, message!("take({size}) gives {found}", size, found => found.described()), hint)
    };
    let items = value.items(1 << 24).ok_or_else(|| wrong(value))?;
    let number = |item: &Value| if let Value::Number(number) = item { Ok(*number) } else { Err(wrong(item)) };
    items.iter().map(number).collect()
}

/// An error at a function.
pub(super) fn fault_at(function: &Value, message: Message, hint: &str) -> Fault {
    match function {
        Value::Closure(closure) => {
            let (source, span) = closure.place();
            Fault::at(&source, span, message, hint)
        }
        _ => {
            let source = Rc::new(zermelo_starlark::Source { name: "file".to_owned(), text: String::new() });
            Fault::at(&source, 0..0, message, hint)
        }
    }
}

impl HeapSource for ScriptHeaps {
    fn options(&self, size: u32, player: Player) -> Vec<Box<[u32]>> {
        self.try_options(size, player).unwrap_or_default()
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    fn failure(&self) -> Option<Message> {
        self.script().failure()
    }

    /// Unless it is loopy by its own word, a heap that does not get smaller is an error.
    fn is_loop_free(&self) -> bool {
        !self.is_loopy
    }

    fn declared(&self, largest: u32) -> Heaps {
        let table = |player: Player| {
            let of = |size: u32| {
                let options = self.options(size, player);
                options.iter().map(|parts| parts.iter().map(|&part| u64::from(part)).collect()).collect()
            };
            vec![HeapMoves::Table((0..=largest).map(of).collect())]
        };
        let left = table(Player::Left);
        let right = if self.is_impartial { left.clone() } else { table(Player::Right) };
        Heaps { left, right }
    }
}
