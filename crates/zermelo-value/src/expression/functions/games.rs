//! The functions of games.

use super::Function;
use crate::expression::argument::Argument;
use crate::expression::evaluate::{EvaluationError, product};
use crate::expression::ordinals;
use crate::expression::value::Computed;
use crate::{Algebra, Dyadic, Temper, Thermograph, ValueError, ValueId};
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};
use zermelo_core::Player;

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "canonical",
        aliases: &["CanonicalForm", "GameValue"],
        usage: "canonical(G)",
        meaning: "the canonical form: no dominated options, no reversible ones",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(game(given[0].game(algebra)?)),
    },
    Function {
        name: "outcome",
        aliases: &["OutcomeClass"],
        usage: "outcome(G)",
        meaning: "who wins: L Left, R Right, N whoever moves next, P whoever moved before",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            of_sum(given, algebra, |algebra, summands| {
                algebra.outcome_of_sum(summands).map(|(outcome, _)| Computed::Outcome(outcome))
            })
        },
    },
    Function {
        name: "misereoutcome",
        aliases: &["MisereOutcomeClass"],
        usage: "misereoutcome(G)",
        meaning: "who wins in misère play: the form, if it is one in quotes, else the canonical form",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| match &given[0].value {
            Computed::Form(form) => {
                let outcome = algebra.misere_outcome_of_form(form);
                outcome.map(Computed::Outcome).map_err(|error| given[0].refused(&error))
            }
            _ => of_game(given, algebra, |algebra, id| algebra.misere_outcome(id).map(Computed::Outcome)),
        },
    },
    Function {
        name: "mean",
        aliases: &["MeanValue"],
        usage: "mean(G)",
        meaning: "the mean value",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            of_sum(given, algebra, |algebra, summands| algebra.mean_of_sum(summands).map(Computed::Number))
        },
    },
    Function {
        name: "temperature",
        aliases: &["Temp"],
        usage: "temperature(G)",
        meaning: "the temperature",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            of_sum(given, algebra, |algebra, summands| {
                algebra.temperature_of_sum(summands).map(Computed::Number)
            })
        },
    },
    Function {
        name: "thermograph",
        aliases: &[],
        usage: "thermograph(G)",
        meaning: "the thermograph: mast, corners and slopes of the left and of the right wall, from the top down",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            of_game(given, algebra, |algebra, id| Ok(Computed::Thermograph(algebra.thermograph(id)?.into())))
        },
    },
    Function {
        name: "leftwall",
        aliases: &[],
        usage: "leftwall(G)",
        meaning: "the left wall of the thermograph: mast, corners and slopes from the top down",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| wall(given, algebra, Player::Left),
    },
    Function {
        name: "rightwall",
        aliases: &[],
        usage: "rightwall(G)",
        meaning: "the right wall of the thermograph: mast, corners and slopes from the top down",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| wall(given, algebra, Player::Right),
    },
    Function {
        name: "leftstop",
        aliases: &[],
        usage: "leftstop(G)",
        meaning: "the number at which play stops when Left begins",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| stop(given, algebra, 0),
    },
    Function {
        name: "rightstop",
        aliases: &[],
        usage: "rightstop(G)",
        meaning: "the number at which play stops when Right begins",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| stop(given, algebra, 1),
    },
    Function {
        name: "leftoptions",
        aliases: &["SensibleLeftOptions"],
        usage: "leftoptions(G)",
        meaning: "the options of Left in the canonical form",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| list_of(given, algebra, |algebra, id| algebra.options(id, Player::Left)),
    },
    Function {
        name: "rightoptions",
        aliases: &["SensibleRightOptions"],
        usage: "rightoptions(G)",
        meaning: "the options of Right in the canonical form",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| list_of(given, algebra, |algebra, id| algebra.options(id, Player::Right)),
    },
    Function {
        name: "incentives",
        aliases: &[],
        usage: "incentives(G)",
        meaning: "what moves of either player gain, but for what another gains as well",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| list_of(given, algebra, Algebra::all_incentives),
    },
    Function {
        name: "leftincentives",
        aliases: &[],
        usage: "leftincentives(G)",
        meaning: "what Left's moves gain",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| list_of(given, algebra, |algebra, id| algebra.incentives(id, Player::Left)),
    },
    Function {
        name: "rightincentives",
        aliases: &[],
        usage: "rightincentives(G)",
        meaning: "what Right's moves gain",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| list_of(given, algebra, |algebra, id| algebra.incentives(id, Player::Right)),
    },
    Function {
        name: "followers",
        aliases: &[],
        usage: "followers(G)",
        meaning: "all positions of the canonical form, itself among them",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| list_of(given, algebra, Algebra::followers),
    },
    Function {
        name: "followercount",
        aliases: &[],
        usage: "followercount(G)",
        meaning: "how many followers there are",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            of_game(given, algebra, |algebra, id| match algebra.as_number(id) {
                Some(number) if number.is_integer() => {
                    Ok(whole(UnsignedAbs::unsigned_abs(number.numerator()) + UBig::ONE))
                }
                _ => Ok(whole(algebra.followers(id)?.len())),
            })
        },
    },
    Function {
        name: "stopcount",
        aliases: &[],
        usage: "stopcount(G)",
        meaning: "the leaves of the tree of the canonical form, numbers being leaves",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| of_game(given, algebra, |algebra, id| algebra.stop_count(id).map(whole)),
    },
    Function {
        name: "birthday",
        aliases: &[],
        usage: "birthday(G)",
        meaning: "the day the value is born: the depth of the canonical form",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| of_game(given, algebra, |algebra, id| algebra.birthday(id).map(whole)),
    },
    Function {
        name: "atomicweight",
        aliases: &[],
        usage: "atomicweight(G)",
        meaning: "the atomic weight, of all-small games and others that have one",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| map(given, algebra, Algebra::atomic_weight),
    },
    Function {
        name: "reduced",
        aliases: &["ReducedCanonicalForm"],
        usage: "reduced(G)",
        meaning: "the reduced canonical form: the simplest game infinitely close",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| map(given, algebra, Algebra::reduced_canonical_form),
    },
    Function {
        name: "companion",
        aliases: &[],
        usage: "companion(G)",
        meaning: "the same form with 0 and * exchanged",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| map(given, algebra, Algebra::companion),
    },
    Function {
        name: "uptimalexpansion",
        aliases: &[],
        usage: "uptimalexpansion(G)",
        meaning: "number, nimber and digits of the powers of up, as in 1/2*.12-",
        arity: 1..=1,
        method: None,
        apply: uptimal_expansion,
    },
    Function {
        name: "cool",
        aliases: &[],
        usage: "cool(G, t)",
        meaning: "G with a tax of t on every move, t above -1",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let by = given[1].number(algebra)?;
            map(given, algebra, |algebra, id| algebra.cool(id, &by))
        },
    },
    Function {
        name: "freeze",
        aliases: &[],
        usage: "freeze(G)",
        meaning: "G cooled by its temperature",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| map(given, algebra, Algebra::freeze),
    },
    Function {
        name: "heat",
        aliases: &[],
        usage: "heat(G, H)",
        meaning: "G with a bonus of H on every move",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let by = given[1].game(algebra)?;
            map(given, algebra, |algebra, id| algebra.heat(id, by))
        },
    },
    Function {
        name: "overheat",
        aliases: &[],
        usage: "overheat(G, S, T)",
        meaning: "G overheated from S to T: integers become multiples of S, moves get a bonus of T",
        arity: 3..=3,
        method: None,
        apply: |given, algebra| {
            let (from, to) = (given[1].game(algebra)?, given[2].game(algebra)?);
            map(given, algebra, |algebra, id| algebra.overheat(id, from, to))
        },
    },
    Function {
        name: "ordinalsum",
        aliases: &[],
        usage: "ordinalsum(G, H)",
        meaning: "G:H, in which a move in G annihilates H",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| super::ordinal_sum(&given[0], &given[1], algebra),
    },
    Function {
        name: "nortonproduct",
        aliases: &[],
        usage: "nortonproduct(G, U)",
        meaning: "the Norton product of G by the unit U",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let unit = given[1].game(algebra)?;
            map(given, algebra, |algebra, id| algebra.norton_product(id, unit))
        },
    },
    Function {
        name: "conwayproduct",
        aliases: &[],
        usage: "conwayproduct(G, H)",
        meaning: "Conway's product of the canonical forms, also written G x H",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| product(&given[0], &given[1], algebra),
    },
    Function {
        name: "nimsum",
        aliases: &[],
        usage: "nimsum(a, b)",
        meaning: "the sum of two nimbers",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| Ok(Computed::Nimber(given[0].nimber(algebra)? + given[1].nimber(algebra)?)),
    },
    Function {
        name: "powto",
        aliases: &[],
        usage: "powto(G, x)",
        meaning: "G:(x - 1), which for up is ^[x]",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let exponent = given[1].number(algebra)?;
            map(given, algebra, |algebra, id| algebra.power_to(id, &exponent))
        },
    },
    Function {
        name: "isallsmall",
        aliases: &[],
        usage: "isallsmall(G)",
        meaning: "whether in every position both players can move or neither can",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            of_game(given, algebra, |algebra, id| algebra.is_all_small(id).map(Computed::Truth))
        },
    },
    Function {
        name: "iseventempered",
        aliases: &[],
        usage: "iseventempered(G)",
        meaning: "whether play takes an even number of moves to reach a number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| tempered(given, algebra, Temper::Even),
    },
    Function {
        name: "isoddtempered",
        aliases: &[],
        usage: "isoddtempered(G)",
        meaning: "whether play takes an odd number of moves to reach a number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| tempered(given, algebra, Temper::Odd),
    },
    Function {
        name: "isinfinitesimal",
        aliases: &[],
        usage: "isinfinitesimal(G)",
        meaning: "whether the value lies between all negative and all positive numbers",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.is_infinitesimal(id)),
    },
    Function {
        name: "isnumberish",
        aliases: &[],
        usage: "isnumberish(G)",
        meaning: "whether the value is infinitely close to a number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.is_numberish(id)),
    },
    Function {
        name: "isnumber",
        aliases: &[],
        usage: "isnumber(G)",
        meaning: "whether the value is a number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.is_number(id)),
    },
    Function {
        name: "isinteger",
        aliases: &[],
        usage: "isinteger(G)",
        meaning: "whether the value is a whole number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.is_integer(id)),
    },
    Function {
        name: "isnimber",
        aliases: &[],
        usage: "isnimber(G)",
        meaning: "whether the value is a nimber",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.as_nimber(id).is_some()),
    },
    Function {
        name: "iszero",
        aliases: &[],
        usage: "iszero(G)",
        meaning: "whether the value is 0",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |_, id| id == ValueId::ZERO),
    },
    Function {
        name: "tiny",
        aliases: &[],
        usage: "Tiny(G)",
        meaning: "{0||0|-G}",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| map(given, algebra, tiny),
    },
    Function {
        name: "miny",
        aliases: &[],
        usage: "Miny(G)",
        meaning: "{G|0||0}, the negative of Tiny(G)",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            map(given, algebra, |algebra, id| {
                let tiny = tiny(algebra, id)?;
                algebra.negative(tiny)
            })
        },
    },
    Function {
        name: "star",
        aliases: &[],
        usage: "star(n)",
        meaning: "the nimber *n, also written *(n)",
        arity: 1..=1,
        method: None,
        apply: star,
    },
];

fn game(id: ValueId) -> Computed {
    Computed::Sum(vec![id])
}

fn whole(number: impl Into<UBig>) -> Computed {
    Computed::Number(Dyadic::integer(IBig::from(number.into())))
}

/// A wall of a thermograph, or of that of a game.
fn wall(given: &[Argument], algebra: &mut Algebra, player: Player) -> Result<Computed, EvaluationError> {
    let text = |walls: &Thermograph| {
        let wall = if player == Player::Left { &walls.left } else { &walls.right };
        Computed::Text(format!("Trajectory({wall})"))
    };
    match &given[0].value {
        Computed::Thermograph(walls) => Ok(text(walls)),
        _ => of_game(given, algebra, |algebra, id| Ok(text(&algebra.thermograph(id)?))),
    }
}

/// Asks something of the canonical form of the first argument.
fn of_game<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    question: impl FnOnce(&mut Algebra<'a>, ValueId) -> Result<Computed, ValueError>,
) -> Result<Computed, EvaluationError> {
    let id = given[0].game(algebra)?;
    question(algebra, id).map_err(|error| given[0].refused(&error))
}

/// Asks something of the summands of the first argument, which are not added up.
fn of_sum<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    question: impl FnOnce(&mut Algebra<'a>, &[ValueId]) -> Result<Computed, ValueError>,
) -> Result<Computed, EvaluationError> {
    let summands = given[0].summands(algebra)?;
    question(algebra, &summands).map_err(|error| given[0].refused(&error))
}

/// Makes another game of the first argument.
fn map<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    image: impl FnOnce(&mut Algebra<'a>, ValueId) -> Result<ValueId, ValueError>,
) -> Result<Computed, EvaluationError> {
    of_game(given, algebra, |algebra, id| image(algebra, id).map(game))
}

fn is<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    property: impl FnOnce(&mut Algebra<'a>, ValueId) -> bool,
) -> Result<Computed, EvaluationError> {
    of_game(given, algebra, |algebra, id| Ok(Computed::Truth(property(algebra, id))))
}

/// Several games, in the order of their structure.
fn list_of<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    list: impl FnOnce(&mut Algebra<'a>, ValueId) -> Result<Vec<ValueId>, ValueError>,
) -> Result<Computed, EvaluationError> {
    of_game(given, algebra, |algebra, id| {
        let mut list = list(algebra, id)?;
        algebra.sort_by_structure(&mut list)?;
        Ok(Computed::Games(list))
    })
}

fn stop(given: &[Argument], algebra: &mut Algebra, which: usize) -> Result<Computed, EvaluationError> {
    of_game(given, algebra, |algebra, id| {
        let stop = algebra.stops(id)[which];
        Ok(Computed::Number(algebra.as_number(stop).unwrap_or_default()))
    })
}

fn tempered(given: &[Argument], algebra: &mut Algebra, temper: Temper) -> Result<Computed, EvaluationError> {
    of_game(given, algebra, |algebra, id| Ok(Computed::Truth(algebra.temper(id)? == Some(temper))))
}

fn uptimal_expansion(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    of_game(given, algebra, |algebra, id| match algebra.uptimal_expansion(id)? {
        Some(expansion) => Ok(Computed::Text(expansion.to_string())),
        None => Err(ValueError::Domain("the game is not a sum of a number, a nimber and powers of up")),
    })
}

fn tiny(algebra: &mut Algebra, id: ValueId) -> Result<ValueId, ValueError> {
    let negative = algebra.negative(id)?;
    let threat = algebra.game(&[ValueId::ZERO], &[negative])?;
    algebra.game(&[ValueId::ZERO], &[threat])
}

fn star(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    match UBig::try_from(given[0].integer(algebra)?) {
        Ok(size) => Ok(ordinals::nimber(&size)),
        Err(_) => {
            Err(given[0].error("there are no nimbers of negative sizes", "for example: star(5)").into())
        }
    }
}
