//! The functions of loopy games, and what functions of games do with a loopy one.

use super::compounds::class;
use super::{Apply, Function};
use crate::expression::argument::Argument;
use crate::expression::evaluate::EvaluationError;
use crate::expression::loopy::{computed, computed_list};
use crate::expression::value::Computed;
use crate::loopy::DrawnSide;
use crate::{Algebra, Dyadic, Pseudonumber, Reach, Side, SidedValue, StopperId, Thermograph, ValueError};
use dashu_int::IBig;
use zermelo_core::Player;

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "onside",
        aliases: &[],
        usage: "onside(G)",
        meaning: "what a loopy game is worth where draws are Left's: S of S & T",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(side(given[0].loopy(algebra)?.onside, Player::Left)),
    },
    Function {
        name: "offside",
        aliases: &[],
        usage: "offside(G)",
        meaning: "what a loopy game is worth where draws are Right's: T of S & T",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(side(given[0].loopy(algebra)?.offside, Player::Right)),
    },
    Function {
        name: "upsum",
        aliases: &[],
        usage: "upsum(G, H)",
        meaning: "the onside of the sum of two stoppers, also written G upsum H",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| map_two(given, algebra, Algebra::upsum),
    },
    Function {
        name: "downsum",
        aliases: &[],
        usage: "downsum(G, H)",
        meaning: "the offside of the sum of two stoppers, also written G downsum H",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| map_two(given, algebra, Algebra::downsum),
    },
    Function {
        name: "variety",
        aliases: &[],
        usage: "variety(G)",
        meaning: "the variety of a stable stopper to its degree",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| map(given, algebra, Algebra::variety),
    },
    Function {
        name: "upsumvariety",
        aliases: &[],
        usage: "upsumvariety(G, I)",
        meaning: "the upsum variety to an idempotent: G upsum (-G downsum -I)",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| map_two(given, algebra, Algebra::upsum_variety),
    },
    Function {
        name: "downsumvariety",
        aliases: &[],
        usage: "downsumvariety(G, I)",
        meaning: "the downsum variety to an idempotent: G downsum (-G upsum I)",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| map_two(given, algebra, Algebra::downsum_variety),
    },
    Function {
        name: "pow",
        aliases: &[],
        usage: "pow(G, x)",
        meaning: "the power {0|H:-(x - 1)} of G = {0|H}, which for up is ^<x>",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| map_two(given, algebra, Algebra::power_of_game),
    },
    Function {
        name: "subordinate",
        aliases: &[],
        usage: "subordinate(G, B)",
        meaning: "H with B:H = G, where there is one",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let (id, base) = (given[0].stopper(algebra)?, base_of(&given[1], algebra)?);
            let subordinate = algebra.loopy_subordinate(id, &base);
            subordinate.map(computed).map_err(|error| given[0].refused(&error))
        },
    },
    Function {
        name: "leftstrongstop",
        aliases: &[],
        usage: "leftstrongstop(G)",
        meaning: "the left stop of a stopper, without over and under",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| strong_stop(given, algebra, Player::Left),
    },
    Function {
        name: "rightstrongstop",
        aliases: &[],
        usage: "rightstrongstop(G)",
        meaning: "the right stop of a stopper, without over and under",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| strong_stop(given, algebra, Player::Right),
    },
    Function {
        name: "isstopper",
        aliases: &[],
        usage: "isstopper(G)",
        meaning: "whether the value is a stopper: alternating play ends in all of its positions",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |_, value| Ok(value.stopper().is_some())),
    },
    Function {
        name: "isstoppersided",
        aliases: &[],
        usage: "isstoppersided(G)",
        meaning: "whether onside and offside are stoppers",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |_, value| Ok(value.stopper_sides().is_some())),
    },
    Function {
        name: "isloopfree",
        aliases: &[],
        usage: "isloopfree(G)",
        meaning: "whether the value is a short game",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, value| Ok(algebra.is_loopfree(value))),
    },
    Function {
        name: "isloopy",
        aliases: &[],
        usage: "isloopy(G)",
        meaning: "whether the value is not a short game",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, value| Ok(!algebra.is_loopfree(value))),
    },
    Function {
        name: "isplumtree",
        aliases: &[],
        usage: "isplumtree(G)",
        meaning: "whether the value is a stopper whose only cycles are passes",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            is(given, algebra, |algebra, value| match value.stopper() {
                Some(id) => algebra.is_plumtree(id),
                None => Ok(false),
            })
        },
    },
    Function {
        name: "isstable",
        aliases: &[],
        usage: "isstable(G)",
        meaning: "whether the upsum and the downsum variety of a stopper to its degree agree",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            let id = given[0].stopper(algebra)?;
            algebra.is_stable(id).map(Computed::Truth).map_err(|error| given[0].refused(&error))
        },
    },
    Function {
        name: "isidempotent",
        aliases: &[],
        usage: "isidempotent(G)",
        meaning: "whether G + G = G",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, Algebra::loopy_is_idempotent),
    },
    Function {
        name: "isnumbertiny",
        aliases: &[],
        usage: "isnumbertiny(G)",
        meaning: "whether the value is a number, perhaps plus tiny or miny",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            is(given, algebra, |algebra, value| match value.stopper() {
                Some(StopperId::Short(id)) if algebra.is_number(id) => Ok(true),
                Some(id) => algebra.is_number_tiny(id),
                None => Ok(false),
            })
        },
    },
    Function {
        name: "ispseudonumber",
        aliases: &[],
        usage: "ispseudonumber(G)",
        meaning: "whether the value is a number, x over or x under for a number x, on or off",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            is(given, algebra, |algebra, value| {
                Ok(value.stopper().is_some_and(|id| algebra.pseudonumber(id).is_some()))
            })
        },
    },
];

/// What functions of games do where the first argument is loopy.
static OF_LOOPY: &[(&str, Apply)] = &[
    ("canonical", |given, algebra| given[0].loopy(algebra).map(computed)),
    ("outcome", |given, algebra| {
        let outcome = match &given[0].value {
            Computed::Side(side) => algebra.outcome_of_side(side),
            _ => {
                let value = given[0].loopy(algebra)?;
                algebra.loopy_outcome(&value)
            }
        };
        outcome.map(Computed::Outcome).map_err(|error| given[0].refused(&error))
    }),
    ("degree", |given, algebra| map(given, algebra, Algebra::loopy_degree)),
    ("leftstop", |given, algebra| stop(given, algebra, Player::Left)),
    ("rightstop", |given, algebra| stop(given, algebra, Player::Right)),
    ("mean", |given, algebra| of_walls(given, algebra, |walls| Computed::Number(walls.mean().clone()))),
    ("temperature", |given, algebra| {
        of_walls(given, algebra, |walls| Computed::Number(walls.temperature().clone()))
    }),
    ("thermograph", |given, algebra| of_walls(given, algebra, |walls| Computed::Text(walls.to_string()))),
    ("leftoptions", |given, algebra| {
        list_of(given, algebra, |algebra, id| algebra.stopper_options(id, Player::Left))
    }),
    ("rightoptions", |given, algebra| {
        list_of(given, algebra, |algebra, id| algebra.stopper_options(id, Player::Right))
    }),
    ("followers", |given, algebra| list_of(given, algebra, |algebra, id| algebra.stopper_followers(id))),
    ("followercount", |given, algebra| {
        let id = given[0].stopper(algebra)?;
        let followers = algebra.stopper_followers(id).map_err(|error| given[0].refused(&error))?;
        Ok(Computed::Number(Dyadic::integer(IBig::from(followers.len()))))
    }),
    ("isinfinitesimal", |given, algebra| is(given, algebra, Algebra::loopy_is_infinitesimal)),
    ("isnumberish", |given, algebra| is(given, algebra, Algebra::loopy_is_numberish)),
    ("isnumber", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("isinteger", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("isnimber", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("iszero", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("tiny", |given, algebra| map(given, algebra, Algebra::loopy_tiny)),
    ("miny", |given, algebra| {
        map(given, algebra, |algebra, id| {
            let tiny = algebra.loopy_tiny(id)?;
            algebra.stopper_negative(tiny)
        })
    }),
    ("ordinalsum", |given, algebra| ordinal_sum(&given[0], &given[1], algebra)),
    ("class", |given, algebra| {
        let value = given[0].loopy(algebra)?;
        let class = class(algebra, &value).map_err(|error| given[0].refused(&error))?;
        Ok(Computed::Text(class.to_owned()))
    }),
    ("powto", |given, algebra| map_two(given, algebra, Algebra::loopy_power_to)),
    ("disjunctivesum", |given, algebra| {
        let (a, b) = (given[0].loopy(algebra)?, given[1].loopy(algebra)?);
        algebra.loopy_sum(&a, &b).map(computed).map_err(|error| given[0].refused(&error))
    }),
    ("iseven", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("isodd", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("isordinal", |given, algebra| is(given, algebra, |_, _| Ok(false))),
    ("isuptimal", |given, algebra| is(given, algebra, |_, _| Ok(false))),
];

/// What a function does where an argument is loopy.
pub(super) fn variant(function: &Function) -> Option<Apply> {
    if FUNCTIONS.iter().any(|own| std::ptr::eq(own, function)) {
        return Some(function.apply);
    }
    OF_LOOPY.iter().find(|(name, _)| *name == function.name).map(|(_, apply)| *apply)
}

/// A side as a game, or as one where draws are this player's.
fn side(side: Side, draws: Player) -> Computed {
    match side {
        Side::Stopper(id) => computed(id.into()),
        Side::Loose(_) => Computed::Side(DrawnSide { side, draws }),
    }
}

fn map<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    image: impl FnOnce(&mut Algebra<'a>, StopperId) -> Result<StopperId, ValueError>,
) -> Result<Computed, EvaluationError> {
    let id = given[0].stopper(algebra)?;
    let image = image(algebra, id).map_err(|error| given[0].refused(&error))?;
    Ok(computed(image.into()))
}

fn map_two<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    image: impl FnOnce(&mut Algebra<'a>, StopperId, StopperId) -> Result<StopperId, ValueError>,
) -> Result<Computed, EvaluationError> {
    let second = given[1].stopper(algebra)?;
    map(given, algebra, |algebra, first| image(algebra, first, second))
}

fn is<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    property: impl FnOnce(&mut Algebra<'a>, &SidedValue) -> Result<bool, ValueError>,
) -> Result<Computed, EvaluationError> {
    let value = given[0].loopy(algebra)?;
    property(algebra, &value).map(Computed::Truth).map_err(|error| given[0].refused(&error))
}

fn list_of<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    list: impl FnOnce(&mut Algebra<'a>, StopperId) -> Result<Vec<StopperId>, ValueError>,
) -> Result<Computed, EvaluationError> {
    let id = given[0].stopper(algebra)?;
    let list = list(algebra, id).and_then(|list| computed_list(algebra, list));
    list.map_err(|error| given[0].refused(&error))
}

fn stop(given: &[Argument], algebra: &mut Algebra, player: Player) -> Result<Computed, EvaluationError> {
    let id = given[0].stopper(algebra)?;
    let stops = algebra.loopy_stops(id).map_err(|error| given[0].refused(&error))?;
    pseudonumber(&stops[player.index()], algebra).map_err(|error| given[0].refused(&error))
}

/// What the thermograph of a stopper says.
fn of_walls(
    given: &[Argument],
    algebra: &mut Algebra,
    told: impl FnOnce(&Thermograph) -> Computed,
) -> Result<Computed, EvaluationError> {
    let id = given[0].stopper(algebra)?;
    let walls = algebra.stopper_thermograph(id).map_err(|error| given[0].refused(&error))?;
    Ok(told(&walls))
}

fn strong_stop(
    given: &[Argument],
    algebra: &mut Algebra,
    player: Player,
) -> Result<Computed, EvaluationError> {
    let id = given[0].stopper(algebra)?;
    let stops = algebra.loopy_strong_stops(id).map_err(|error| given[0].refused(&error))?;
    pseudonumber(&stops[player.index()], algebra).map_err(|error| given[0].refused(&error))
}

fn pseudonumber(stop: &Pseudonumber, algebra: &mut Algebra) -> Result<Computed, ValueError> {
    if let Pseudonumber::Number(number, Reach::Exact) = stop {
        return Ok(Computed::Number(number.clone()));
    }
    algebra.stopper_of_pseudonumber(stop).map(|id| computed(id.into()))
}

/// G:H. Of a base in quotes the form matters.
pub(in crate::expression) fn ordinal_sum(
    base: &Argument,
    subordinate: &Argument,
    algebra: &mut Algebra,
) -> Result<Computed, EvaluationError> {
    let sum = if base.is_loopy() || subordinate.is_loopy() {
        let upon = subordinate.loopy(algebra)?;
        match &base.value {
            Computed::Form(form) => algebra.loopy_ordinal_sum_on(form, &upon),
            _ => {
                let base = base.loopy(algebra)?;
                algebra.loopy_ordinal_sum(&base, &upon)
            }
        }
        .map(computed)
    } else {
        let (form, upon) = (base.form(algebra)?, subordinate.game(algebra)?);
        algebra.ordinal_sum_on(&form, upon).map(|id| Computed::Sum(vec![id]))
    };
    sum.map_err(|error| base.refused(&error))
}

/// The options of a base: of a form in quotes as they are written, else of the canonical form.
fn base_of(base: &Argument, algebra: &mut Algebra) -> Result<[Vec<StopperId>; 2], EvaluationError> {
    let sides = match &base.value {
        Computed::Form(form) => algebra.option_values(form, Player::Left).and_then(|left| {
            let right = algebra.option_values(form, Player::Right)?;
            Ok([left, right].map(|side| side.into_iter().map(StopperId::Short).collect()))
        }),
        _ => {
            let id = base.stopper(algebra)?;
            algebra.stopper_sides(id)
        }
    };
    sides.map_err(|error| base.refused(&error))
}
