//! Games written in Python. Every position is given a number when it is met, so that the engines compare and hash numbers,
//! and what the functions of the game give is kept: each is called once for a position, whatever engine asks.

use crate::errors;
use crate::work::{fail, has_failed};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use zermelo::game::{
    Account, Budget, Convention, Ending, Meter, NormalForm, Notation, ParseError, Player, Ruleset,
};
use zermelo::solve::{Limits, StopReason};

/// The functions of a game that is written in Python.
#[pyclass(frozen, module = "zermelo._zermelo")]
pub(crate) struct Rules {
    pub(crate) name: String,
    /// What makes positions of the game when it is called: for pickling.
    pub(crate) owner: Py<PyAny>,
    moves: Option<Py<PyAny>>,
    left: Option<Py<PyAny>>,
    right: Option<Py<PyAny>>,
    parts: Option<Py<PyAny>>,
    normal_form: Option<Py<PyAny>>,
    ending: Option<Py<PyAny>>,
    show: Option<Py<PyAny>>,
    pub(crate) loop_free: Option<bool>,
}

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (name, owner, *, moves=None, left=None, right=None, parts=None, normal_form=None, ending=None, show=None, loop_free=None))]
    #[allow(clippy::too_many_arguments, reason = "they are named")]
    fn new(
        name: &str,
        owner: Py<PyAny>,
        moves: Option<Py<PyAny>>,
        left: Option<Py<PyAny>>,
        right: Option<Py<PyAny>>,
        parts: Option<Py<PyAny>>,
        normal_form: Option<Py<PyAny>>,
        ending: Option<Py<PyAny>>,
        show: Option<Py<PyAny>>,
        loop_free: Option<bool>,
    ) -> PyResult<Self> {
        if moves.is_none() && left.is_none() && right.is_none() {
            return Err(PyTypeError::new_err(
                "a game has a function moves(position), or left(position) and right(position)",
            ));
        }
        // A name is one word of a question.
        let name = name.split_whitespace().collect::<Vec<_>>().join("-");
        Ok(Self { name, owner, moves, left, right, parts, normal_form, ending, show, loop_free })
    }

    fn __traverse__(&self, visit: pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        visit.call(&self.owner)?;
        let all =
            [&self.moves, &self.left, &self.right, &self.parts, &self.normal_form, &self.ending, &self.show];
        all.into_iter().flatten().try_for_each(|one| visit.call(one))
    }
}

/// Longer lists of moves are taken for endless ones.
const MOST_OPTIONS: usize = 1 << 22;

impl Rules {
    /// The lists of moves of a player, as Python gives them.
    fn sources(&self, player: Player) -> impl Iterator<Item = (&Py<PyAny>, &'static str)> {
        let own = match player {
            Player::Left => self.left.as_ref().map(|own| (own, "left")),
            Player::Right => self.right.as_ref().map(|own| (own, "right")),
        };
        self.moves.as_ref().map(|both| (both, "moves")).into_iter().chain(own)
    }

    /// The options of a player.
    pub(crate) fn options<'py>(
        &self,
        position: &Bound<'py, PyAny>,
        player: Player,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let py = position.py();
        let mut all = Vec::new();
        for (source, name) in self.sources(player) {
            self.collect(source.bind(py).call1((position,))?, name, &mut all)?;
        }
        Ok(all)
    }

    fn collect<'py>(
        &self,
        found: Bound<'py, PyAny>,
        function: &str,
        into: &mut Vec<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        if let Ok(list) = found.cast::<PyList>() {
            into.extend(list.iter());
            return Ok(());
        }
        if let Ok(tuple) = found.cast::<PyTuple>() {
            into.extend(tuple.iter());
            return Ok(());
        }
        let wrong = || {
            let name = found.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
            PyTypeError::new_err(format!(
                "{function}(position) of {} gives {name}; it must give an iterable of positions, such as a list",
                self.name
            ))
        };
        if found.is_instance_of::<PyString>() || !found.hasattr("__iter__")? {
            return Err(wrong());
        }
        for one in found.try_iter()? {
            into.push(one?);
            if into.len() > MOST_OPTIONS {
                return Err(errors::game(
                    found.py(),
                    format!("{function}(position) of {} gives more than {MOST_OPTIONS} positions", self.name),
                ));
            }
        }
        Ok(())
    }

    /// The parts of a position.
    pub(crate) fn parts<'py>(
        &self,
        position: &Bound<'py, PyAny>,
    ) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
        let Some(parts) = &self.parts else { return Ok(None) };
        let mut all = Vec::new();
        self.collect(parts.bind(position.py()).call1((position,))?, "parts", &mut all)?;
        Ok(Some(all))
    }

    pub(crate) fn has_endings(&self) -> bool {
        self.ending.is_some()
    }

    pub(crate) fn is_impartial(&self) -> bool {
        self.left.is_none() && self.right.is_none() && self.ending.is_none()
    }

    /// Where play stops by rule, the result for the player to move.
    pub(crate) fn ending(&self, position: &Bound<'_, PyAny>, to_move: Player) -> PyResult<Option<Ending>> {
        let Some(ending) = &self.ending else { return Ok(None) };
        let py = position.py();
        let player = if to_move == Player::Left { "left" } else { "right" };
        let player = py.import("zermelo._basics")?.getattr("Player")?.call1((player,))?;
        let found = ending.bind(py).call1((position, player))?;
        if found.is_none() {
            return Ok(None);
        }
        let word: String = found.extract().unwrap_or_default();
        let won = |winner: Player| Some(if winner == to_move { Ending::Win } else { Ending::Loss });
        match word.as_str() {
            "win" => Ok(Some(Ending::Win)),
            "loss" => Ok(Some(Ending::Loss)),
            "draw" => Ok(Some(Ending::Draw)),
            "left" => Ok(won(Player::Left)),
            "right" => Ok(won(Player::Right)),
            _ => Err(PyValueError::new_err(format!(
                "ending(position, player) of {} gives {}; it must give None while play goes on, else \"win\", \"loss\" \
                 or \"draw\" for that player, or the winner: LEFT or RIGHT",
                self.name,
                found.repr()?
            ))),
        }
    }

    /// How a position is written in one line.
    #[expect(clippy::unused_self, reason = "how a position is written belongs to its game")]
    pub(crate) fn text(&self, position: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(position.str()?.to_str()?.split('\n').collect::<Vec<_>>().join("|"))
    }

    /// A picture of a position, where the game makes one.
    pub(crate) fn picture(&self, position: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let Some(show) = &self.show else { return Ok(None) };
        Ok(Some(show.bind(position.py()).call1((position,))?.str()?.to_str()?.to_owned()))
    }
}

/// A position by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Numbered(u32);

/// What has been found out.
struct Met {
    numbers: Py<PyDict>,
    positions: Vec<Known>,
}

/// What is known of a position.
struct Known {
    position: Py<PyAny>,
    options: [Option<Arc<[u32]>>; 2],
    parts: Option<Arc<[u32]>>,
    normal: Option<(u32, bool)>,
    endings: [Option<Option<Ending>>; 2],
}

/// About what a position takes, its entry and that of the dictionary among them.
const BYTES_OF_A_POSITION: usize = 300;

/// A game written in Python as the engines see it. It lives as long as one question.
#[derive(Clone)]
#[allow(clippy::struct_excessive_bools, reason = "facts are yes or no")]
pub(crate) struct PythonGame {
    rules: Arc<Py<Rules>>,
    met: Arc<Mutex<Met>>,
    is_impartial: bool,
    has_parts: bool,
    has_normal_form: bool,
    has_endings: bool,
    has_picture: bool,
    pub(crate) is_loop_free: bool,
}

impl PythonGame {
    pub(crate) fn new(py: Python<'_>, rules: &Py<Rules>) -> Self {
        let own = rules.get();
        Self {
            is_impartial: own.is_impartial(),
            has_parts: own.parts.is_some(),
            has_normal_form: own.normal_form.is_some(),
            has_endings: own.ending.is_some(),
            has_picture: own.show.is_some(),
            is_loop_free: own.loop_free == Some(true),
            rules: Arc::new(rules.clone_ref(py)),
            met: Arc::new(Mutex::new(Met { numbers: PyDict::new(py).unbind(), positions: Vec::new() })),
        }
    }

    /// The name of the game.
    pub(crate) fn name(&self) -> &str {
        &self.rules.get().name
    }

    /// What the game says of its loops.
    pub(crate) fn claims_loop_free(&self) -> Option<bool> {
        self.rules.get().loop_free
    }

    /// The number of a position from outside.
    pub(crate) fn enter(&self, position: &Bound<'_, PyAny>) -> PyResult<Numbered> {
        self.met().number(position).map(Numbered)
    }

    fn met(&self) -> MutexGuard<'_, Met> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls Python. What it raises ends the work; after that nothing is called any more.
    fn call<T>(&self, work: impl for<'py> FnOnce(Python<'py>, &Rules, &mut Met) -> PyResult<T>) -> Option<T> {
        if has_failed() {
            return None;
        }
        // The table is locked before the interpreter: Python code never waits for the table.
        let mut met = self.met();
        Python::attach(|py| work(py, self.rules.get(), &mut met)).map_err(fail).ok()
    }

    fn options_of(&self, number: u32, player: Player) -> Option<Arc<[u32]>> {
        let slot = if self.is_impartial { 0 } else { player.index() };
        if let Some(known) = &self.met().positions[number as usize].options[slot] {
            return Some(known.clone());
        }
        self.call(|py, rules, met| {
            let position = met.position(py, number);
            let options: Arc<[u32]> = met.numbers_of(&rules.options(&position, player)?)?.into();
            met.positions[number as usize].options[slot] = Some(options.clone());
            Ok(options)
        })
    }

    fn parts_of(&self, number: u32) -> Option<Arc<[u32]>> {
        if let Some(known) = &self.met().positions[number as usize].parts {
            return Some(known.clone());
        }
        self.call(|py, rules, met| {
            let position = met.position(py, number);
            let found = rules.parts(&position)?.unwrap_or_default();
            // The same part may stand there several times.
            let parts: Arc<[u32]> =
                found.iter().map(|part| met.number(part)).collect::<PyResult<Vec<_>>>()?.into();
            met.positions[number as usize].parts = Some(parts.clone());
            Ok(parts)
        })
    }

    fn normal_of(&self, number: u32) -> Option<(u32, bool)> {
        if let Some(known) = self.met().positions[number as usize].normal {
            return Some(known);
        }
        self.call(|py, rules, met| {
            let found = met.normal(py, rules, number)?;
            // A representative is its own.
            let (own, _) = met.normal(py, rules, found.0)?;
            if own != found.0 {
                let text = |met: &Met, number| rules.text(&met.position(py, number));
                return Err(errors::game(
                    py,
                    format!(
                        "normal_form of {} takes {} to {}, and that to {}: a representative must be its own",
                        rules.name,
                        text(met, number)?,
                        text(met, found.0)?,
                        text(met, own)?
                    ),
                ));
            }
            met.positions[number as usize].normal = Some(found);
            if found.0 != number {
                met.positions[found.0 as usize].normal = Some((found.0, false));
            }
            Ok(found)
        })
    }

    /// Tries the claim that no position can recur on the first positions that are met: most false ones show there. A loop is an
    /// error of the game.
    pub(crate) fn try_loop_free(&self, root: Numbered, limits: &Limits) -> Result<(), StopReason> {
        const TRIED: Budget = Budget::positions(100, "looking for loops");
        // What is looked at here is met again by the engine, and counted there.
        let account = Account::new();
        let limits = Limits { positions: None, account: Some(&account), ..*limits }.with_budget(TRIED);
        match self.loop_from(root, &limits) {
            Ok(None) | Err(StopReason::Budget(_)) => Ok(()),
            Ok(Some(number)) => {
                self.call(|py, rules, met| -> PyResult<()> {
                    let text = rules.text(&met.position(py, number))?;
                    Err(errors::game(
                        py,
                        format!("{} says loop_free = True, and {text} can recur", rules.name),
                    ))
                });
                Err(StopReason::Interrupted)
            }
            Err(reason) => Err(reason),
        }
    }

    /// A position that can recur in play from this one, found by looking at everything that can be reached.
    pub(crate) fn loop_from(&self, root: Numbered, limits: &Limits) -> Result<Option<u32>, StopReason> {
        const NEW: u8 = 0;
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut meter = Meter::start(limits, "looking for loops")?;
        let mut state: Vec<u8> = Vec::new();
        let mut path: Vec<(u32, Vec<u32>)> = vec![(u32::MAX, self.representatives(root.0))];
        while let Some((number, rest)) = path.last_mut() {
            let number = *number;
            let Some(next) = rest.pop() else {
                if number != u32::MAX {
                    state[number as usize] = DONE;
                }
                path.pop();
                continue;
            };
            meter.step()?;
            if has_failed() {
                return Err(StopReason::Interrupted);
            }
            if state.len() <= next as usize {
                state.resize(next as usize + 1, NEW);
            }
            match state[next as usize] {
                DONE => {}
                OPEN => return Ok(Some(next)),
                _ => {
                    meter.count_position(BYTES_OF_A_POSITION)?;
                    state[next as usize] = OPEN;
                    let children = self.children(next);
                    path.push((next, children));
                }
            }
        }
        Ok(None)
    }

    /// What a component can become, as components in normal form.
    fn children(&self, number: u32) -> Vec<u32> {
        let players: &[Player] = if self.is_impartial { &[Player::Left] } else { &Player::BOTH };
        let mut all = Vec::new();
        for &player in players {
            for &option in self.options_of(number, player).iter().flat_map(|options| options.iter()) {
                if self.has_parts || self.has_normal_form {
                    all.extend(self.representatives(option));
                } else {
                    all.push(option);
                }
            }
        }
        all
    }

    fn representatives(&self, number: u32) -> Vec<u32> {
        let parts = if self.has_parts { self.parts_of(number) } else { Some([number].into()) };
        let normal = |&part: &u32| {
            if self.has_normal_form { self.normal_of(part).map(|(own, _)| own) } else { Some(part) }
        };
        parts.iter().flat_map(|parts| parts.iter()).filter_map(normal).collect()
    }

    /// Asks a few positions again. Other options than before are an error: the game changed under the solver.
    pub(crate) fn recheck(&self, py: Python<'_>) -> PyResult<()> {
        const MOST: usize = 8;
        let mut met = self.met();
        let count = met.positions.len();
        for place in (0..count).step_by((count / MOST).max(1)) {
            for player in Player::BOTH {
                let Some(before) = met.positions[place].options[player.index()].clone() else { continue };
                let position = met.position(py, place as u32);
                let rules = self.rules.get();
                let after = met.numbers_of(&rules.options(&position, player)?)?;
                let sorted = |list: &[u32]| {
                    let mut list = list.to_vec();
                    list.sort_unstable();
                    list
                };
                if sorted(&before) != sorted(&after) {
                    return Err(errors::game(
                        py,
                        format!(
                            "{} changed while it was solved: {} does not have the same options as before",
                            rules.name,
                            rules.text(&position)?
                        ),
                    ));
                }
            }
        }
        Ok(())
    }
}

impl Met {
    fn position<'py>(&self, py: Python<'py>, number: u32) -> Bound<'py, PyAny> {
        self.positions[number as usize].position.bind(py).clone()
    }

    fn number(&mut self, position: &Bound<'_, PyAny>) -> PyResult<u32> {
        let py = position.py();
        let numbers = self.numbers.bind(py);
        if let Some(known) = numbers.get_item(position).map_err(|error| unhashable(position, error))? {
            return known.extract();
        }
        let number = u32::try_from(self.positions.len())
            .map_err(|_| errors::game(py, "there are more than 2^32 positions"))?;
        numbers.set_item(position, number)?;
        self.positions.push(Known {
            position: position.clone().unbind(),
            options: [None, None],
            parts: None,
            normal: None,
            endings: [None; 2],
        });
        Ok(number)
    }

    /// The numbers of some positions, each once.
    fn numbers_of(&mut self, positions: &[Bound<'_, PyAny>]) -> PyResult<Vec<u32>> {
        let mut list: Vec<u32> = Vec::with_capacity(positions.len());
        if positions.len() < 32 {
            for position in positions {
                let number = self.number(position)?;
                if !list.contains(&number) {
                    list.push(number);
                }
            }
            return Ok(list);
        }
        let mut seen = rustc_hash::FxHashSet::default();
        for position in positions {
            let number = self.number(position)?;
            if seen.insert(number) {
                list.push(number);
            }
        }
        Ok(list)
    }

    /// The representative that the game names, and whether the players are exchanged.
    fn normal(&mut self, py: Python<'_>, rules: &Rules, number: u32) -> PyResult<(u32, bool)> {
        let Some(function) = &rules.normal_form else { return Ok((number, false)) };
        let position = self.position(py, number);
        let found = function.bind(py).call1((position,))?;
        let mirrored = py.import("zermelo._basics")?.getattr("Mirrored")?;
        if found.is_instance(&mirrored)? {
            let own = self.number(&found.getattr("position")?)?;
            return Ok((own, own != number));
        }
        Ok((self.number(&found)?, false))
    }
}

/// The error of a position that cannot be a key, with what to do about it.
fn unhashable(position: &Bound<'_, PyAny>, error: PyErr) -> PyErr {
    let py = position.py();
    if !error.is_instance_of::<PyTypeError>(py) || position.hash().is_ok() {
        return error;
    }
    let name = position.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
    let better = PyTypeError::new_err(format!(
        "positions must be hashable, and {name} is not; give tuples for lists and frozensets for sets"
    ));
    better.set_cause(py, Some(error));
    better
}

impl Ruleset for PythonGame {
    type Position = Numbered;

    fn options<B>(
        &self,
        position: &Numbered,
        player: Player,
        mut visit: impl FnMut(Numbered) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let options = self.options_of(position.0, player);
        options.iter().flat_map(|options| options.iter()).try_for_each(|&option| visit(Numbered(option)))
    }

    fn ending(&self, position: &Numbered, to_move: Player) -> Option<Ending> {
        if !self.has_endings {
            return None;
        }
        let slot = to_move.index();
        if let Some(known) = self.met().positions[position.0 as usize].endings[slot] {
            return known;
        }
        self.call(|py, rules, met| {
            let ending = rules.ending(&met.position(py, position.0), to_move)?;
            met.positions[position.0 as usize].endings[slot] = Some(ending);
            Ok(ending)
        })?
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    fn is_loop_free(&self) -> bool {
        self.is_loop_free
    }

    fn has_endings(&self) -> bool {
        self.has_endings
    }

    fn components(&self, position: &Numbered, mut visit: impl FnMut(Numbered)) {
        if !self.has_parts {
            return visit(*position);
        }
        let parts = self.parts_of(position.0);
        parts.iter().flat_map(|parts| parts.iter()).for_each(|&part| visit(Numbered(part)));
    }

    fn normal_form(&self, position: &Numbered) -> NormalForm<Numbered> {
        let found = if self.has_normal_form { self.normal_of(position.0) } else { None };
        let (number, players_swapped) = found.unwrap_or((position.0, false));
        NormalForm { position: Numbered(number), players_swapped, is_own_mirror: false }
    }

    fn heap_bytes(&self, _: &Numbered) -> usize {
        BYTES_OF_A_POSITION
    }
}

impl Notation for PythonGame {
    fn parse(&self, text: &str) -> Result<Numbered, ParseError> {
        let hint = "a position of this game is a Python object, with which the game is called";
        Err(ParseError::whole(text, "positions of this game have no text that is read", hint))
    }

    fn print(&self, position: &Numbered) -> String {
        self.call(|py, rules, met| rules.text(&met.position(py, position.0))).unwrap_or_default()
    }

    fn picture(&self, position: &Numbered, _: Convention) -> Option<String> {
        if !self.has_picture {
            return None;
        }
        self.call(|py, rules, met| rules.picture(&met.position(py, position.0)))?
    }
}
