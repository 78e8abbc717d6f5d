//! What the functions of rule files give: moves, conditions, games.

use crate::rules::declared::{
    After, Board, Condition, HeapMoves, Joint, Move, Outcome, Step, TakeFrom, Words,
};
use std::any::Any;
use std::ops::Range;
use std::rc::Rc;
use zermelo_starlark::{Arguments, Fault, Host, Machine, Source, Value};

/// A move as it is written: its sets of letters are not yet compared with the letters of a game.
#[derive(Clone)]
pub(super) struct MoveValue {
    pub(super) one: Move,
    /// Where it is written.
    pub(super) source: Rc<Source>,
    pub(super) span: Range<u32>,
}

impl Host for MoveValue {
    fn kind(&self) -> &'static str {
        "move"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Conditions that hold together, and, where they end the game, with which result.
#[derive(Clone)]
pub(super) struct ConditionValue {
    pub(super) condition: Vec<Condition>,
    pub(super) result: Option<Outcome>,
}

impl Host for ConditionValue {
    fn kind(&self) -> &'static str {
        if self.result.is_some() { "ending" } else { "condition" }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What `more(…)` gives.
pub(super) struct MoreValue {
    pub(super) outcome: Outcome,
}

impl Host for MoreValue {
    fn kind(&self) -> &'static str {
        "result"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Moves on a heap for one player.
#[derive(Clone, Default)]
pub(super) struct HeapSide {
    /// Those that are declared.
    pub(super) moves: Vec<HeapMoves>,
    /// Functions of the size that give numbers of tokens to take, with the numbers of heaps that may be left.
    pub(super) takes: Vec<(Value, Vec<u32>)>,
    /// Functions of the size that give lists of heaps.
    pub(super) splits: Vec<Value>,
}

/// What `heap_moves(…)` gives.
#[derive(Clone)]
pub(super) struct HeapMovesValue(pub(super) HeapSide);

impl Host for HeapMovesValue {
    fn kind(&self) -> &'static str {
        "heap_moves"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn held(&self) -> Vec<Value> {
        held_by(&self.0)
    }
}

fn held_by(side: &HeapSide) -> Vec<Value> {
    side.takes.iter().map(|(take, _)| take).chain(&side.splits).cloned().collect()
}

/// What `take_from(…)` gives.
#[derive(Clone)]
pub(super) struct TakeValue(pub(super) TakeFrom);

impl Host for TakeValue {
    fn kind(&self) -> &'static str {
        "take_from"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What the last move allows.
#[derive(Clone)]
pub(super) struct AfterValue(pub(super) After);

impl Host for AfterValue {
    fn kind(&self) -> &'static str {
        "condition on the last move"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What the claim `splits` says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SplitsValue(pub(super) crate::rules::claims::Splits);

impl Host for SplitsValue {
    fn kind(&self) -> &'static str {
        "components"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The functions of the slow path.
#[derive(Clone)]
pub(super) struct Functions {
    pub(super) start: Value,
    pub(super) left: Option<Value>,
    pub(super) right: Option<Value>,
    pub(super) both: Option<Value>,
    pub(super) ending: Option<Value>,
    pub(super) show: Option<Value>,
    pub(super) graph: Option<Value>,
    pub(super) parts: Option<Value>,
}

/// The rules of a game.
#[derive(Clone)]
pub(super) enum Kind {
    Board { board: Board, near: Vec<Step>, fill: String, places: Vec<Step> },
    Words(Words),
    Heaps([HeapSide; 2]),
    Joint(Joint),
    Functions(Functions),
}

/// A game.
#[derive(Clone)]
pub(super) struct GameValue {
    pub(super) kind: Kind,
    pub(super) start: Option<String>,
    pub(super) title: Option<String>,
    pub(super) claims: crate::rules::claims::Claims,
    pub(super) theorems: Theorems,
}

/// What a file claims of the worth of positions, by functions of them.
#[derive(Clone, Default)]
pub(super) struct Theorems {
    /// What a position is worth.
    pub(super) theorem: Option<Value>,
    /// Between what it lies.
    pub(super) bounds: Option<Value>,
}

impl Theorems {
    pub(super) const fn is_empty(&self) -> bool {
        self.theorem.is_none() && self.bounds.is_none()
    }
}

impl Host for GameValue {
    fn kind(&self) -> &'static str {
        "game"
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn held(&self) -> Vec<Value> {
        let mut held: Vec<Value> = match &self.kind {
            Kind::Heaps(sides) => sides.iter().flat_map(held_by).collect(),
            Kind::Functions(functions) => {
                let Functions { start, left, right, both, ending, show, graph, parts } = functions;
                let optional = [left, right, both, ending, show, graph, parts].into_iter().flatten();
                optional.chain([start]).cloned().collect()
            }
            _ => Vec::new(),
        };
        held.extend([&self.theorems.theorem, &self.theorems.bounds].into_iter().flatten().cloned());
        held
    }

    fn methods(&self) -> &'static [&'static str] {
        &["plus"]
    }

    fn call(self: Rc<Self>, _: &str, arguments: &Arguments, machine: &mut Machine) -> Result<Value, Fault> {
        super::derived::plus(machine, &self, arguments)
    }
}
