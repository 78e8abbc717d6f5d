//! Positions of games: of the catalogue, of rule files, of games written in Python, and sums of all of these.

use crate::errors;
use crate::python_game::{Numbered, PythonGame, Rules};
use crate::surroundings::SystemFiles;
use crate::work::{Bounds, run, run_in_place};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString};
use std::hash::{Hash, Hasher};
use std::num::NonZeroUsize;
use zermelo::answer::{picture_in, position_report, to_drawn_text, to_svg};
use zermelo::catalogue::{self, AnyGame, Catalogued, OpenGame, Reading, entries, read_move};
use zermelo::game::{Convention, Ending, Player, option_list};
use zermelo::language::{self, Language};
use zermelo::solve::{Limits, StopReason};

/// LEFT or RIGHT, or their names.
pub(crate) fn player(text: &str) -> PyResult<Player> {
    match text {
        "left" => Ok(Player::Left),
        "right" => Ok(Player::Right),
        _ => Err(PyValueError::new_err(format!("a player is LEFT or RIGHT, not {text:?}"))),
    }
}

/// A player as an argument.
struct Mover(Player);

impl<'py> FromPyObject<'_, 'py> for Mover {
    type Error = PyErr;

    fn extract(given: pyo3::Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match given.cast::<PyString>() {
            Ok(text) => player(text.to_str()?).map(Self),
            Err(_) => {
                let name = given.get_type().name()?;
                Err(PyTypeError::new_err(format!(
                    "a player is LEFT or RIGHT, for example position.moves(LEFT), not {name}"
                )))
            }
        }
    }
}

pub(crate) fn player_or_none(text: Option<&str>) -> PyResult<Option<Player>> {
    text.map(player).transpose()
}

pub(crate) const fn word(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

/// A position in a game.
#[pyclass(frozen, module = "zermelo._zermelo", weakref)]
pub(crate) struct Position {
    source: Source,
}

enum Source {
    /// Of the catalogue or a rule file.
    Known(OpenGame),
    Python {
        rules: Py<Rules>,
        position: Py<PyAny>,
    },
    Sum(Vec<Py<Position>>),
}

/// A position on its way into an engine.
pub(crate) enum Prepared {
    Known(OpenGame),
    Python(PythonGame, Numbered),
    Sum(Vec<Prepared>),
}

/// Whether it has to be found out if a game written in Python can loop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loops {
    /// Whatever it takes: the theory asked for holds only without loops.
    Decide,
    /// If it does not take long.
    Try,
    /// It makes no difference.
    Ignore,
}

/// Loops are looked for among so many positions where it is only good to know.
const TRIED: zermelo::game::Budget = zermelo::game::Budget::positions(200_000, "looking for loops");

impl Prepared {
    /// The game as the engines take it.
    pub(crate) fn open(&self, loops: Loops, limits: &Limits) -> Result<OpenGame, StopReason> {
        match self {
            Self::Known(opened) => Ok(opened.clone()),
            Self::Python(game, root) => {
                let mut game = game.clone();
                game.is_loop_free = match (game.claims_loop_free(), loops) {
                    (Some(true), Loops::Decide | Loops::Try) => {
                        game.try_loop_free(*root, limits)?;
                        true
                    }
                    (Some(claim), _) => claim,
                    (None, Loops::Decide) => game.loop_from(*root, limits)?.is_none(),
                    (None, Loops::Try) => match game.loop_from(*root, &limits.with_budget(TRIED)) {
                        Ok(found) => found.is_none(),
                        Err(StopReason::Budget(_)) => false,
                        Err(reason) => return Err(reason),
                    },
                    (None, Loops::Ignore) => false,
                };
                let name = game.name().to_owned();
                Ok(OpenGame::new(name, Catalogued::new(game), *root))
            }
            Self::Sum(parts) => {
                let parts =
                    parts.iter().map(|part| part.open(loops, limits)).collect::<Result<Vec<_>, _>>()?;
                // Sums are refused when they are made, where a part ends by rule.
                OpenGame::sum(parts).map_err(|_| StopReason::Interrupted)
            }
        }
    }

    /// See [`PythonGame::recheck`].
    pub(crate) fn recheck(&self, py: Python<'_>) -> PyResult<()> {
        match self {
            Self::Known(_) => Ok(()),
            Self::Python(game, _) => game.recheck(py),
            Self::Sum(parts) => parts.iter().try_for_each(|part| part.recheck(py)),
        }
    }
}

impl Position {
    /// How many of so many threads a question takes: one where some of the game is written in Python, whose functions take turns
    /// anyway, and whose exceptions end the work of the thread that they are raised in.
    pub(crate) fn threads(&self, asked: NonZeroUsize) -> NonZeroUsize {
        if self.calls_python() { NonZeroUsize::MIN } else { asked }
    }

    fn calls_python(&self) -> bool {
        match &self.source {
            Source::Known(_) => false,
            Source::Python { .. } => true,
            Source::Sum(parts) => parts.iter().any(|part| part.get().calls_python()),
        }
    }

    pub(crate) fn prepare(&self, py: Python<'_>) -> PyResult<Prepared> {
        match &self.source {
            Source::Known(opened) => Ok(Prepared::Known(opened.clone())),
            Source::Python { rules, position } => {
                let game = PythonGame::new(py, rules);
                let root = game.enter(position.bind(py))?;
                Ok(Prepared::Python(game, root))
            }
            Source::Sum(parts) => {
                parts.iter().map(|part| part.get().prepare(py)).collect::<PyResult<_>>().map(Prepared::Sum)
            }
        }
    }

    /// Asks an engine something about the position, under limits and without the interpreter lock.
    pub(crate) fn ask<T: Send>(
        &self,
        py: Python<'_>,
        loops: Loops,
        bounds: Option<&Bounds>,
        work: impl FnOnce(OpenGame, &Limits) -> T + Send,
    ) -> PyResult<T> {
        let prepared = self.prepare(py)?;
        let found = run(py, bounds, |limits| Ok(work(prepared.open(loops, limits)?, limits)))?;
        prepared.recheck(py)?;
        found.map_err(|reason: StopReason| errors::stopped(py, reason, None))
    }

    /// Does something with the position that is over in a moment.
    fn look<T>(&self, py: Python<'_>, work: impl FnOnce(&OpenGame) -> T) -> PyResult<T> {
        let prepared = self.prepare(py)?;
        let found =
            run_in_place(py, || prepared.open(Loops::Ignore, &Limits::none()).map(|opened| work(&opened)))?;
        found.map_err(|reason| errors::stopped(py, reason, None))
    }

    fn of(source: Source) -> Self {
        Self { source }
    }

    /// The parts of a sum, or the position itself.
    fn summands(slf: &Bound<'_, Self>) -> Vec<Py<Self>> {
        let py = slf.py();
        match &slf.get().source {
            Source::Sum(parts) => parts.iter().map(|part| part.clone_ref(py)).collect(),
            _ => vec![slf.clone().unbind()],
        }
    }

    fn has_endings(&self) -> bool {
        match &self.source {
            Source::Known(opened) => opened.game.has_endings(),
            Source::Python { rules, .. } => rules.get().has_endings(),
            Source::Sum(_) => false,
        }
    }

    fn ended(&self, py: Python<'_>, to_move: Player) -> PyResult<Option<Ending>> {
        match &self.source {
            Source::Known(opened) => Ok(opened.game.ending(&opened.position, to_move)),
            Source::Python { rules, position } => rules.get().ending(position.bind(py), to_move),
            Source::Sum(_) => Ok(None),
        }
    }

    fn options_list(slf: &Bound<'_, Self>, to_move: Player) -> PyResult<Vec<Self>> {
        let py = slf.py();
        let own = slf.get();
        if own.ended(py, to_move)?.is_some() {
            return Ok(Vec::new());
        }
        match &own.source {
            Source::Known(opened) => {
                let game: &dyn AnyGame = opened.game.as_ref();
                let options = run_in_place(py, || option_list(game, &opened.position, to_move))?;
                if let Some(message) = opened.game.failure() {
                    return Err(errors::game(py, message.to_string()));
                }
                let at = |option| opened.at(option).map(|opened| Self::of(Source::Known(opened)));
                Ok(options.into_iter().filter_map(at).collect())
            }
            Source::Python { rules, position } => {
                let options = rules.get().options(position.bind(py), to_move)?;
                let at = |option: Bound<'_, PyAny>| {
                    Self::of(Source::Python { rules: rules.clone_ref(py), position: option.unbind() })
                };
                Ok(options.into_iter().map(at).collect())
            }
            Source::Sum(parts) => {
                let mut all = Vec::new();
                for place in 0..parts.len() {
                    for option in Self::options_list(parts[place].bind(py), to_move)? {
                        let mut next: Vec<Py<Self>> = parts.iter().map(|part| part.clone_ref(py)).collect();
                        next[place] = Py::new(py, option)?;
                        all.push(Self::of(Source::Sum(next)));
                    }
                }
                Ok(all)
            }
        }
    }

    /// The name of a move.
    fn label(&self, py: Python<'_>, option: &Self, to_move: Player) -> PyResult<String> {
        match (&self.source, &option.source) {
            (Source::Known(from), Source::Known(to)) => {
                Ok(from.game.move_label(&from.position, &to.position, to_move))
            }
            (Source::Sum(from), Source::Sum(to)) => {
                for (place, (a, b)) in from.iter().zip(to).enumerate() {
                    if !a.is(b) {
                        let label = a.get().label(py, b.get(), to_move)?;
                        let name = a.get().game_name();
                        let namesakes = from.iter().filter(|part| part.get().game_name() == name).count();
                        // As in answers.
                        return Ok(if namesakes > 1 {
                            format!("{name} (summand {}): {label}", place + 1)
                        } else {
                            format!("{name}: {label}")
                        });
                    }
                }
                option.text(py)
            }
            _ => option.text(py),
        }
    }

    fn game_name(&self) -> String {
        match &self.source {
            Source::Known(opened) => opened.name.clone(),
            Source::Python { rules, .. } => rules.get().name.clone(),
            Source::Sum(_) => "sum".to_owned(),
        }
    }

    fn text(&self, py: Python<'_>) -> PyResult<String> {
        match &self.source {
            Source::Known(opened) => Ok(opened.game.print(&opened.position)),
            Source::Python { rules, position } => rules.get().text(position.bind(py)),
            Source::Sum(parts) => {
                let parts = parts.iter().map(|part| part.get().full_text(py));
                Ok(parts.collect::<PyResult<Vec<_>>>()?.join(" + "))
            }
        }
    }

    fn full_text(&self, py: Python<'_>) -> PyResult<String> {
        let text = self.text(py)?;
        let name = self.game_name();
        // A sum, and an expression, are written without a name.
        Ok(if name == "sum" || name == "value" { text } else { format!("{name} {text}") })
    }
}

/// Reads a position as the program does: `nim 3 4 5`, a sum, an expression, a position of a rule file.
#[pyfunction]
#[pyo3(signature = (text, bounds=None))]
pub(crate) fn open_position(py: Python<'_>, text: &str, bounds: Option<&Bounds>) -> PyResult<Position> {
    let text = zermelo_rule_files::spelled_as_files(text);
    let opened = run(py, bounds, |limits| language::open(&text, Reading::new(&SystemFiles, limits)))?;
    opened.map(|opened| Position::of(Source::Known(opened))).map_err(|error| errors::parse(py, &error))
}

/// A position of a game that is written in Python.
#[pyfunction]
pub(crate) fn python_position(rules: Py<Rules>, position: Bound<'_, PyAny>) -> PyResult<Position> {
    // Refused at once where it cannot be a key.
    PythonGame::new(position.py(), &rules).enter(&position)?;
    Ok(Position::of(Source::Python { rules, position: position.unbind() }))
}

/// The disjunctive sum of positions.
#[pyfunction]
pub(crate) fn sum_position(py: Python<'_>, parts: Vec<Py<Position>>) -> PyResult<Position> {
    let all: Vec<Py<Position>> = parts.iter().flat_map(|part| Position::summands(part.bind(py))).collect();
    if let Some(part) = all.iter().find(|part| part.get().has_endings()) {
        return Err(errors::domain(
            py,
            format!("{} cannot be part of a sum: it ends by a rule of its own", part.get().game_name()),
        ));
    }
    Ok(Position::of(Source::Sum(all)))
}

/// What the catalogue says of its games.
#[pyfunction]
pub(crate) fn catalogue_entries(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let one = |entry: &catalogue::Entry| {
        let dict = PyDict::new(py);
        dict.set_item("name", entry.name.as_ref())?;
        dict.set_item("aliases", entry.aliases.iter().map(AsRef::as_ref).collect::<Vec<&str>>())?;
        dict.set_item("title", entry.title.as_ref())?;
        dict.set_item("group", entry.group.title())?;
        dict.set_item("rules", entry.rules.as_ref())?;
        dict.set_item("parameters", entry.parameters.as_ref())?;
        dict.set_item("notation", entry.notation.as_ref())?;
        dict.set_item("examples", entry.examples.iter().map(AsRef::as_ref).collect::<Vec<&str>>())?;
        dict.set_item("start", entry.start.as_deref())?;
        let theorems = entry.theorems.iter().map(|theorem| (theorem.name, theorem.statement, theorem.source));
        dict.set_item("theorems", theorems.collect::<Vec<_>>())?;
        Ok(dict)
    };
    entries().map(one).collect()
}

/// The rule files that come with the package: name, title, rules in words.
#[pyfunction]
pub(crate) fn rule_files() -> Vec<(&'static str, &'static str, String)> {
    use zermelo_rule_files::{FILES, rules_of, title_of};
    FILES.iter().map(|&(name, text)| (name, title_of(text), rules_of(text))).collect()
}

#[pymethods]
impl Position {
    /// The name of the game with its parameters.
    #[getter]
    fn game(&self) -> String {
        self.game_name()
    }

    /// The object that a position of a game written in Python is; None for other games.
    #[getter]
    fn state(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        match &self.source {
            Source::Python { position, .. } => Some(position.clone_ref(py)),
            _ => None,
        }
    }

    /// The summands of a sum; of another position the position itself.
    #[getter]
    fn parts(slf: &Bound<'_, Self>) -> Vec<Py<Self>> {
        Self::summands(slf)
    }

    /// Whether both players have the same moves everywhere.
    #[getter]
    fn is_impartial(&self) -> bool {
        match &self.source {
            Source::Known(opened) => opened.game.is_impartial(),
            Source::Python { rules, .. } => rules.get().is_impartial(),
            Source::Sum(parts) => parts.iter().all(|part| part.get().is_impartial()),
        }
    }

    /// Whose turn it is by the position's own marks: "left", "right" or None.
    #[getter]
    fn to_move(&self) -> Option<&'static str> {
        match &self.source {
            Source::Known(opened) => opened.to_move.map(word),
            _ => None,
        }
    }

    /// The positions that a player can move to.
    fn options(slf: &Bound<'_, Self>, player: Mover) -> PyResult<Vec<Self>> {
        Self::options_list(slf, player.0)
    }

    /// The moves of a player: pairs of the name and the position that it leads to.
    fn moves(slf: &Bound<'_, Self>, player: Mover) -> PyResult<Vec<(String, Self)>> {
        let Mover(player) = player;
        let options = Self::options_list(slf, player)?;
        let named = |option: Self| Ok((slf.get().label(slf.py(), &option, player)?, option));
        options.into_iter().map(named).collect()
    }

    /// Where play is over by a rule of the game's own, the result for the player to move: "win", "loss" or "draw"; None while
    /// play goes on, and where the last move decides.
    fn ending(&self, py: Python<'_>, player: Mover) -> PyResult<Option<&'static str>> {
        Ok(self.ended(py, player.0)?.map(Ending::word))
    }

    /// The position after a move, named as in the list of moves, by its number there, or by a part that tells it apart.
    fn move_to(slf: &Bound<'_, Self>, player: Mover, name: &Bound<'_, PyAny>) -> PyResult<Self> {
        let to_move = player.0;
        let py = slf.py();
        let is_meant = name.is_instance_of::<PyString>() || name.is_instance_of::<PyInt>();
        if !is_meant {
            let found = name.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "a move is named as in position.moves(player), or by its number there, counted from 1, not by {found}"
            )));
        }
        let name = name.str()?;
        let name = name.to_str()?;
        if let Source::Known(opened) = &slf.get().source {
            let options = option_list(opened.game.as_ref(), &opened.position, to_move);
            let place = read_move(opened.game.as_ref(), &opened.position, to_move, &options, name)
                .map_err(|error| PyValueError::new_err(error.to_string()))?;
            let next = opened.at(options[place].clone());
            return next
                .map(|opened| Self::of(Source::Known(opened)))
                .ok_or_else(|| errors::internal(py, "an option is a position of another game"));
        }
        let moves = Self::moves(slf, Mover(to_move))?;
        let names: Vec<String> = moves.iter().take(6).map(|(label, _)| label.clone()).collect();
        let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let is_meant =
            |(place, (label, _)): &(usize, (String, Self))| label == name || Some(*place) == number;
        let found = moves.into_iter().enumerate().find(is_meant);
        found.map(|(_, (_, option))| option).ok_or_else(|| {
            PyValueError::new_err(format!("{name:?} is not a move here; possible: {}", names.join("; ")))
        })
    }

    /// The answer to who wins: see `zermelo.solve`.
    #[pyo3(signature = (**options))]
    fn solve<'py>(
        slf: &Bound<'py, Self>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Self::in_python(slf, "solve", options)
    }

    /// The value: see `zermelo.value`.
    #[pyo3(signature = (**options))]
    fn value<'py>(
        slf: &Bound<'py, Self>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Self::in_python(slf, "value", options)
    }

    /// All positions that can be reached: see `zermelo.table`.
    #[pyo3(signature = (**options))]
    fn table<'py>(
        slf: &Bound<'py, Self>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Self::in_python(slf, "table", options)
    }

    /// Form and genus in misère play: see `zermelo.misere`.
    #[pyo3(signature = (**options))]
    fn misere<'py>(
        slf: &Bound<'py, Self>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Self::in_python(slf, "misere", options)
    }

    /// The options with their values: see `zermelo.explain_value`.
    #[pyo3(signature = (**options))]
    fn explain_value<'py>(
        slf: &Bound<'py, Self>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        Self::in_python(slf, "explain_value", options)
    }

    /// The position with its drawing and its moves, as the schema zermelo/position/1 has it.
    #[getter]
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let report = self.look(py, |opened| position_report(opened, Convention::Normal).to_string())?;
        py.import("json")?.call_method1("loads", (report,))
    }

    /// The drawing as SVG, None where there is none.
    fn svg(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.look(py, |opened| opened.game.drawing(&opened.position).map(|drawing| to_svg(&drawing)))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.svg(py)
    }

    /// The drawing in characters, or the game's own picture, or the position as it is written.
    fn picture(&self, py: Python<'_>) -> PyResult<String> {
        self.look(py, |opened| {
            let game = opened.game.as_ref();
            let drawn = game.drawing(&opened.position).map(|drawing| to_drawn_text(&drawing));
            drawn
                .or_else(|| picture_in(Language::English, game, &opened.position, Convention::Normal))
                .unwrap_or_else(|| game.print(&opened.position))
        })
    }

    fn __add__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let Ok(other) = other.cast::<Self>() else { return Ok(py.NotImplemented().into_bound(py)) };
        let sum = sum_position(py, vec![slf.clone().unbind(), other.clone().unbind()])?;
        Ok(Bound::new(py, sum)?.into_any())
    }

    fn __richcmp__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        operator: pyo3::pyclass::CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        use pyo3::pyclass::CompareOp;
        let py = slf.py();
        let (Ok(other), CompareOp::Eq | CompareOp::Ne) = (other.cast::<Self>(), operator) else {
            return Ok(py.NotImplemented().into_bound(py));
        };
        let equal = slf.get().equals(py, other.get())? == matches!(operator, CompareOp::Eq);
        Ok(equal.into_pyobject(py)?.to_owned().into_any())
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<u64> {
        let mut hasher = rustc_hash::FxHasher::default();
        match &self.source {
            Source::Known(_) => self.full_text(py)?.hash(&mut hasher),
            Source::Python { position, .. } => position.bind(py).hash()?.hash(&mut hasher),
            Source::Sum(parts) => {
                for part in parts {
                    part.get().__hash__(py)?.hash(&mut hasher);
                }
            }
        }
        Ok(hasher.finish())
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let text = self.full_text(py)?;
        Ok(match &self.source {
            Source::Known(_) => format!("position('{}')", text.replace('\\', "\\\\").replace('\'', "\\'")),
            _ => format!("<position {text}>"),
        })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let py = slf.py();
        let own = |name: &str| py.import("zermelo._zermelo")?.getattr(name);
        match &slf.get().source {
            Source::Known(_) => {
                let text = slf.get().full_text(py)?;
                Ok((own("open_position")?, (text,).into_pyobject(py)?.into_any()))
            }
            Source::Python { rules, position } => {
                let owner = rules.get().owner.bind(py).clone();
                Ok((owner, (position.clone_ref(py),).into_pyobject(py)?.into_any()))
            }
            Source::Sum(parts) => {
                let parts: Vec<Py<Self>> = parts.iter().map(|part| part.clone_ref(py)).collect();
                Ok((own("sum_position")?, (parts,).into_pyobject(py)?.into_any()))
            }
        }
    }

    // Positions do not change.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __traverse__(&self, visit: pyo3::PyVisit<'_>) -> Result<(), pyo3::PyTraverseError> {
        match &self.source {
            Source::Known(_) => Ok(()),
            Source::Python { rules, position } => {
                visit.call(rules)?;
                visit.call(position)
            }
            Source::Sum(parts) => parts.iter().try_for_each(|part| visit.call(part)),
        }
    }
}

impl Position {
    /// What a function of the part in Python gives.
    fn in_python<'py>(
        slf: &Bound<'py, Self>,
        function: &str,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("zermelo._answers")?.getattr(function)?.call((slf,), options)
    }

    fn equals(&self, py: Python<'_>, other: &Self) -> PyResult<bool> {
        match (&self.source, &other.source) {
            // Values as positions lie in the store of their game: their texts tell.
            (Source::Known(a), Source::Known(b)) => Ok(a.name == b.name
                && (a.position == b.position || a.game.print(&a.position) == b.game.print(&b.position))),
            (Source::Python { rules: a, position: p }, Source::Python { rules: b, position: q }) => {
                Ok(a.get().owner.is(&b.get().owner) && p.bind(py).eq(q.bind(py))?)
            }
            (Source::Sum(a), Source::Sum(b)) => {
                if a.len() != b.len() {
                    return Ok(false);
                }
                for (a, b) in a.iter().zip(b) {
                    if !a.get().equals(py, b.get())? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}
