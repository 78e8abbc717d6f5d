//! The games with coins on a strip, in a row or on a grid.

use super::files::read_file;
use super::{AnyGame, Catalogued, Entry, Group, no_parameters, one_number};
use crate::game::{Files, ParseError};
use crate::rulesets::strip::{
    Bulbs, COIN_TURNING, LAST_HAND, SILVER_DOLLAR, SilverDollar, TARTAN, TREBLECROSS, Treblecross, TurnRule,
    Turning, TurningProduct,
};
use crate::rulesets::strip::{
    CellRow, ElephantsAndRhinos, HERDS, HerdValue, ToadsAndFrogs, TopplingDominoes,
};
use crate::value::{Algebra, Dyadic, ValueError, ValueId};
use std::sync::Arc;

const ROW: &str = "the row, h for heads and t for tails, such as htthh; or the places of the heads from 1 on";
const GRID: &str = "the rows with '/' between them, such as tth/hht; or the heads as (column,row) from 1 on";

pub(super) static ENTRIES: &[Entry] = &[
    Entry {
        name: "silver-dollar",
        aliases: &["coins-on-a-strip", "de-bruijn"],
        title: "Silver Dollar without the dollar",
        group: Group::Strips,
        rules: "Coins stand on a strip, at most one a square. A move slides a coin any distance to the left, onto a \
                free square and not over another coin. Whoever cannot move loses.",
        parameters: "",
        notation: "the squares of the coins, counted from 1, in any order",
        examples: &["silver-dollar 3 7 10", "silver-dollar 2 1000000000000000000000"],
        theorems: &[&SILVER_DOLLAR],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "silver-dollar 3 7 10")?;
            Ok(Arc::new(Catalogued::new(SilverDollar).with_theorem()))
        },
    },
    Entry {
        name: "treblecross",
        aliases: &["one-dimensional-tic-tac-toe"],
        title: "Treblecross",
        group: Group::Strips,
        rules: "A move writes a cross in a free cell of a strip. Whoever completes three in a row wins.",
        parameters: "",
        notation: "the strip, x for a cross and '.' for a free cell, such as ...x....; or the number of free cells",
        examples: &["treblecross ...x....", "treblecross ..x.x...", "treblecross 30"],
        theorems: &[&TREBLECROSS],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "treblecross ...x....")?;
            Ok(Arc::new(Catalogued::new(Treblecross::default()).with_theorem()))
        },
    },
    Entry {
        name: "turning-turtles",
        aliases: &["turtles"],
        title: "Turning Turtles",
        group: Group::Strips,
        rules: "A move turns over one or two coins of a row; the rightmost of them goes from heads to tails. Whoever \
                cannot move loses.",
        parameters: "",
        notation: ROW,
        examples: &["turning-turtles htthh", "turning-turtles 7 1000000000000"],
        theorems: &[&COIN_TURNING],
        start: None,
        open: |parameters| open_named(parameters, "turning-turtles"),
    },
    Entry {
        name: "mock-turtles",
        aliases: &[],
        title: "Mock Turtles",
        group: Group::Strips,
        rules: "A move turns over one, two or three coins of a row; the rightmost of them goes from heads to tails. \
                Whoever cannot move loses.",
        parameters: "",
        notation: ROW,
        examples: &["mock-turtles htththtth", "mock-turtles 5 9 1000"],
        theorems: &[&COIN_TURNING],
        start: None,
        open: |parameters| open_named(parameters, "mock-turtles"),
    },
    Entry {
        name: "ruler",
        aliases: &[],
        title: "Ruler",
        group: Group::Strips,
        rules: "A move turns over any number of neighbouring coins of a row; the rightmost of them goes from heads to \
                tails. Whoever cannot move loses.",
        parameters: "",
        notation: ROW,
        examples: &["ruler tththh", "ruler 12 1000000000000"],
        theorems: &[&COIN_TURNING],
        start: None,
        open: |parameters| open_named(parameters, "ruler"),
    },
    Entry {
        name: "twins",
        aliases: &[],
        title: "Twins",
        group: Group::Strips,
        rules: "A move turns over exactly two coins of a row; the right one goes from heads to tails. Whoever cannot \
                move loses.",
        parameters: "",
        notation: ROW,
        examples: &["twins thhth", "twins 8 1000000000000"],
        theorems: &[&COIN_TURNING],
        start: None,
        open: |parameters| open_named(parameters, "twins"),
    },
    Entry {
        name: "turning",
        aliases: &["coin-turning"],
        title: "Coin turning by any rule",
        group: Group::Strips,
        rules: "A move turns over a set of coins of a row that the rule allows; the rightmost of them goes from heads to \
                tails. Whoever cannot move loses.",
        parameters: ":RULE  how many coins: 3, 1-3 or 1+ (one or more); then C for neighbours, C(5) for coins within \
                     five neighbouring places, E for equal distances, S for symmetric sets, F for sets with the first \
                     coin of the row (required)",
        notation: ROW,
        examples: &["turning:1-3 htththtth", "turning:3E hhhhhhhh", "turning:1+S ththh"],
        theorems: &[&COIN_TURNING],
        start: None,
        open: |parameters| {
            if parameters.is_empty() {
                return Err(ParseError::whole(
                    parameters,
                    "this game needs a rule behind its name",
                    RULE_HINT,
                ));
            }
            Ok(Arc::new(Catalogued::new(Turning::new(rule(parameters, parameters)?)).with_theorem()))
        },
    },
    Entry {
        name: "turning-corners",
        aliases: &[],
        title: "Turning Corners",
        group: Group::Strips,
        rules: "A move turns over the four corners of a rectangle in a grid of coins; the one farthest from the first \
                goes from heads to tails. Whoever cannot move loses. The product of Twins with itself.",
        parameters: "",
        notation: GRID,
        examples: &["turning-corners ttt/tth/thh", "turning-corners (5,7) (6,2)"],
        theorems: &[&TARTAN],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "turning-corners ttt/tth/thh")?;
            open_product("twins,twins")
        },
    },
    Entry {
        name: "turning-product",
        aliases: &["tartan"],
        title: "Products of coin-turning games",
        group: Group::Strips,
        rules: "A move turns over all coins in some columns and some rows of a grid, where the columns are a move of \
                the first game and the rows one of the second; the last of them goes from heads to tails. Whoever \
                cannot move loses.",
        parameters: ":FIRST,SECOND  two rules as for 'turning', or two of turning-turtles, mock-turtles, ruler and \
                     twins (required)",
        notation: GRID,
        examples: &["turning-product:ruler,mock-turtles tth/hht", "turning-product:3E,4FS (8,10) (3,5)"],
        theorems: &[&TARTAN],
        start: None,
        open: open_product,
    },
    Entry {
        name: "toads-and-frogs",
        aliases: &["toads"],
        title: "Toads and Frogs",
        group: Group::Strips,
        rules: "Left moves a toad to the right, Right a frog to the left: into the next cell, or over exactly one of the \
                other kind into the empty cell behind it. Whoever cannot move loses.",
        parameters: ":K  the most that are jumped over at once, standing next to each other (1 when left out)",
        notation: "the strip, each cell t (a toad), f (a frog) or '.'",
        examples: &["toads-and-frogs tt..ff", "toads-and-frogs:2 tttt..fff"],
        theorems: &[],
        start: None,
        open: |parameters| {
            let hint = "the most that are jumped over, for example: toads-and-frogs:2 tttt..fff";
            let most_jumped = one_number(parameters, Some(1), hint)?;
            let most_jumped = usize::try_from(most_jumped).unwrap_or(usize::MAX);
            Ok(Arc::new(Catalogued::new(ToadsAndFrogs { most_jumped }).with_own_values()))
        },
    },
    Entry {
        name: "elephants-and-rhinos",
        aliases: &["elephants"],
        title: "Elephants and Rhinos",
        group: Group::Strips,
        rules: "Left moves an elephant one cell to the right, Right a rhino one cell to the left, into an empty cell. \
                Whoever cannot move loses.",
        parameters: "",
        notation: "the strip, each cell e (an elephant), r (a rhino) or '.'",
        examples: &["elephants-and-rhinos ee...rr", "elephants-and-rhinos e.re..rr.e.r"],
        theorems: &[&HERDS],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "elephants-and-rhinos ee...rr")?;
            Ok(Arc::new(Catalogued::new(ElephantsAndRhinos).with_theorem().with_values(herd_value)))
        },
    },
    Entry {
        name: "toppling-dominoes",
        aliases: &["dominoes"],
        title: "Toppling Dominoes",
        group: Group::Strips,
        rules: "Left topples a domino of hers to either side, Right one of his; those of both may be toppled by either. All \
                dominoes of the row on that side of it fall too. Whoever cannot move loses.",
        parameters: "",
        notation: "the dominoes, l (Left's), r (Right's) or e (either's), with '.' between two rows",
        examples: &["toppling-dominoes lrrl", "toppling-dominoes llr.rle"],
        theorems: &[],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "toppling-dominoes lrrl")?;
            Ok(Arc::new(Catalogued::new(TopplingDominoes)))
        },
    },
    Entry {
        name: "bulbs",
        aliases: &["bulbs-and-switches"],
        title: "Bulbs and switches",
        group: Group::Strips,
        rules: "Each of N switches flips some bulbs, which are dark at first. In turn t = 1, ..., N - 1 the player may flip \
                switches t and t + 1, each or none: Left in the odd turns, Right in the even ones. Left wins if the bulbs \
                lit in the end are together at least as bright as a threshold.",
        parameters: ":GAME  a file in the form of `zermelo contest bulbs`, or its numbers with commas between them: \
                     N,M,K, the M brightnesses, and for each switch how many bulbs it flips and which (required)",
        notation: "how many turns are over, and the bulbs that are lit; or start",
        examples: &["bulbs:3,2,8,8,10,1,2,2,1,2,0 start", "bulbs:5,3,7,4,5,6,1,1,2,1,2,1,3,2,2,3,1,1 2 1 3"],
        theorems: &[&LAST_HAND],
        start: Some("start"),
        open: open_bulbs,
    },
];

const RULE_HINT: &str =
    "a number of coins, then any of C, C(n), E, S and F, for example: turning:1-3C(5) hthh";

fn open_named(parameters: &str, name: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, &format!("{name} htthh"))?;
    Ok(Arc::new(Catalogued::new(Turning::new(rule(name, name)?)).with_theorem()))
}

fn open_product(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let (columns, rows) = parameters.split_once(',').ok_or_else(|| {
        let hint =
            "two rules with a comma between them, for example: turning-product:ruler,mock-turtles tth/hht";
        ParseError::whole(parameters, "a product is made of two games", hint)
    })?;
    let game = TurningProduct::new(rule(parameters, columns)?, rule(parameters, rows)?);
    Ok(Arc::new(Catalogued::new(game).with_theorem()))
}

/// The rule in a part of the parameters.
fn rule(parameters: &str, part: &str) -> Result<TurnRule, ParseError> {
    part.parse().map_err(|error| ParseError::part(parameters, part, format!("{error}"), RULE_HINT))
}

/// An integer and switches {a−1|1−b}, one for each odd gap between herds.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    reason = "the form of all closed forms"
)]
fn herd_value(
    _: &ElephantsAndRhinos,
    row: &CellRow,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    let HerdValue { integer, switches } = ElephantsAndRhinos::value(row);
    let add_up = || {
        let mut sum = algebra.number(&Dyadic::integer(integer))?;
        for (elephants, rhinos) in switches {
            let left = algebra.number(&Dyadic::integer(i64::from(elephants) - 1))?;
            let right = algebra.number(&Dyadic::integer(1 - i64::from(rhinos)))?;
            let switch = algebra.game(&[left], &[right])?;
            sum = algebra.sum(sum, switch)?;
        }
        Ok(sum)
    };
    Some(add_up())
}

fn open_bulbs(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    bulbs_with_files(parameters, None)
}

/// Bulbs from numbers, or from a file.
pub(super) fn bulbs_with_files(
    parameters: &str,
    files: Option<&dyn Files>,
) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "a file, or numbers such as bulbs:3,2,8,8,10,1,2,2,1,2,0 start";
    if parameters.is_empty() {
        return Err(ParseError::whole(parameters, "this game needs its switches behind the name", hint));
    }
    let wrong = |message: String| ParseError::whole(parameters, message, hint);
    let is_inline = parameters.bytes().all(|byte| byte.is_ascii_digit() || byte == b',');
    let bulbs = if is_inline {
        Bulbs::read(parameters.replace(',', " ").as_bytes()).map_err(|error| wrong(error.message))?
    } else {
        let text = read_file(parameters, files)
            .map_err(|reason| wrong(format!("the file cannot be read: {reason}")))?;
        Bulbs::read(&text).map_err(|error| wrong(format!("in {parameters}, {error}")))?
    };
    Ok(Arc::new(Catalogued::new(bulbs).with_own_search()))
}
