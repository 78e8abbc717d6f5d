//! The heap games of the catalogue.

use super::{AnyGame, Catalogued, Entry, Group, no_parameters, one_number};
use crate::game::ParseError;
use crate::heap::HeapCode;
use crate::rulesets::heap::{
    AddBack, BOUNDED, BOUTON, BoundedNim, FairShares, HEAP_VALUES, Nim, QUOTIENT, SPLITTING, SUBTRACTION,
    Splitting, Subtraction, THIRTY_ONE, TakeAndBreak, ThirtyOne, WYTHOFF, Wythoff, WythoffView,
};
use crate::rulesets::heap::{CUTCAKE, CakeCutting, Cakes, MAUNDY_CAKE, PartizanOctal, PartizanSubtraction};
use crate::rulesets::heap::{
    EUCLID, Euclid, ExtremeNim, FIBONACCI, FRAENKEL, FibonacciNim, GeneralisedWythoff, LARGEST_NIM, LASKER,
    LaskerNim, MOORE, MooreNim, POKER_NIM, PokerNim, SMALLEST_NIM,
};
use crate::value::{Algebra, Dyadic, ValueError, ValueId};
use std::sync::Arc;

const HEAPS: &str = "the sizes of the heaps with blanks between them, whole numbers of any size";

const CAKES: &str =
    "the cakes, rows x columns each (to 10^18), with blanks between them; 3x2:5 for five of one size";

pub(super) static ENTRIES: &[Entry] = &[
    Entry {
        name: "nim",
        aliases: &[],
        title: "Nim",
        group: Group::Heaps,
        rules: "A move takes any number of tokens, at least one, from one heap. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["nim 3 4 5", "nim 7", "nim 340282366920938463463374607431768211456 1"],
        theorems: &[&BOUTON],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "nim 3 4 5")?;
            Ok(Arc::new(Catalogued::new(Nim).with_theorem()))
        },
    },
    Entry {
        name: "bash",
        aliases: &["bounded-nim"],
        title: "Bash's game, and Nim with bounded takes",
        group: Group::Heaps,
        rules: "A move takes at least 1 and at most M tokens from one heap. Bash's game has one heap; several are \
                allowed. Whoever cannot move loses.",
        parameters: ":M  the most tokens that may be taken (required)",
        notation: HEAPS,
        examples: &["bash:3 7", "bounded-nim:4 9 10 11"],
        theorems: &[&BOUNDED],
        start: None,
        open: |parameters| {
            let most = one_number(parameters, None, "the most that may be taken, for example: bash:3 7")?;
            let game = BoundedNim::new(most).expect("the number is positive");
            Ok(Arc::new(Catalogued::new(game).with_theorem()))
        },
    },
    Entry {
        name: "31",
        aliases: &["thirty-one", "baskin-robbins"],
        title: "31",
        group: Group::Heaps,
        rules: "Players call the numbers 1, 2, 3, … in turn, one to K of them at a time. Whoever calls the last \
                number loses.",
        parameters: ":K  the most numbers a turn (3 when left out)",
        notation: "how many numbers are left to call",
        examples: &["31 31", "31:2 100", "baskin-robbins:10 1000000000000000000"],
        theorems: &[&THIRTY_ONE],
        start: Some("31"),
        open: |parameters| {
            let most = one_number(parameters, Some(3), "the most numbers a turn, for example: 31:3 31")?;
            let game = ThirtyOne::new(most).expect("the number is positive");
            Ok(Arc::new(Catalogued::new(game).with_theorem()))
        },
    },
    Entry {
        name: "subtraction",
        aliases: &["take-away"],
        title: "Subtraction games",
        group: Group::Heaps,
        rules: "A move takes a number of tokens that is in the set S from one heap. Whoever cannot move loses.",
        parameters: ":S  the takes with commas between them, such as 1,3,4 (required)",
        notation: HEAPS,
        examples: &["subtraction:1,3,4 7 9", "subtraction:2,5 1000000000000"],
        theorems: &[&SUBTRACTION],
        start: None,
        open: |parameters| {
            let hint = "the takes with commas between them, for example: subtraction:1,3,4 7 9";
            if parameters.is_empty() {
                return Err(ParseError::whole(
                    parameters,
                    "this game needs a set of takes behind its name",
                    hint,
                ));
            }
            let takes = parameters
                .split(',')
                .map(|word| {
                    let number = word.parse().ok().filter(|_| !word.starts_with('+'));
                    number.ok_or_else(|| {
                        ParseError::part(
                            parameters,
                            word,
                            "a take is a whole number from 1 to 2^64 − 1",
                            hint,
                        )
                    })
                })
                .collect::<Result<Vec<u64>, _>>()?;
            let game = Subtraction::new(&takes)
                .map_err(|error| ParseError::whole(parameters, error.to_string(), hint))?;
            Ok(Arc::new(Catalogued::new(game).with_theorem()))
        },
    },
    Entry {
        name: "wythoff",
        aliases: &["tsyan-shizi"],
        title: "Wythoff's game",
        group: Group::Heaps,
        rules: "A move takes any number of tokens from one of two heaps, or the same number from both. Whoever cannot \
                move loses.",
        parameters: "",
        notation: "the sizes of the two heaps, whole numbers of any size",
        examples: &["wythoff 3 5", "wythoff 165580141 267914295"],
        theorems: &[&WYTHOFF],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "wythoff 3 5")?;
            Ok(Arc::new(Catalogued::new(Wythoff::new(WythoffView::Heaps)).with_theorem()))
        },
    },
    Entry {
        name: "wyt-queens",
        aliases: &["wythoff-queen", "queen"],
        title: "Wyt Queens",
        group: Group::Heaps,
        rules: "A queen stands on a quarter board with its corner at a1. A move takes her any distance west, south or \
                south-west. Whoever cannot move loses: Wythoff's game on a board.",
        parameters: "",
        notation: "the queen's square such as d6, or its column,row counted from 0 such as 3,5",
        examples: &["wyt-queens d6", "wyt-queens 100,161"],
        theorems: &[&WYTHOFF],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "wyt-queens d6")?;
            Ok(Arc::new(Catalogued::new(Wythoff::new(WythoffView::Board)).with_theorem()))
        },
    },
    Entry {
        name: "split",
        aliases: &["splitting"],
        title: "Splitting",
        group: Group::Heaps,
        rules: "A move splits a heap into two non-empty heaps. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["split 7", "split 4 9"],
        theorems: &[&SPLITTING],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "split 7")?;
            Ok(Arc::new(Catalogued::new(Splitting { unequal: false }).with_theorem()))
        },
    },
    Entry {
        name: "grundys-game",
        aliases: &["grundy", "split-unequal"],
        title: "Grundy's game",
        group: Group::Heaps,
        rules: "A move splits a heap into two heaps of different sizes. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["grundys-game 10", "grundys-game 8 15"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "4!.0", "grundys-game 10"),
    },
    Entry {
        name: "heaps",
        aliases: &["take-and-break", "octal"],
        title: "Take-and-break games by code",
        group: Group::Heaps,
        rules: "A move takes i tokens from one heap and leaves of it as many heaps as digit i of the code allows: bit k \
                of the digit stands for k heaps. Whoever cannot move loses.",
        parameters: ":CODE  octal (0.77), hexadecimal (0.3F), by list (0.{0,1,3}), repeating (0.[3]), heaps that must \
                     differ (4!.0), or a name (kayles, subtraction:1,3,4, all-but:2,3)",
        notation: HEAPS,
        examples: &[
            "heaps:0.77 5 9 12",
            "heaps:0.3F 7 8",
            "heaps:all-but:2,3,7 20 31",
            "heaps:0.77 1000000000000 5",
        ],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| {
            let code: HeapCode = parameters.parse()?;
            Ok(Arc::new(Catalogued::new(TakeAndBreak::new(code)).with_theorem()))
        },
    },
    Entry {
        name: "kayles",
        aliases: &[],
        title: "Kayles",
        group: Group::Heaps,
        rules: "Kayles: a ball knocks down one pin of a row, or two that stand together. A row of n pins is a heap of n. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["kayles 5 9 12"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "0.77", "kayles 5 9 12"),
    },
    Entry {
        name: "dawsons-kayles",
        aliases: &[],
        title: "Dawson's Kayles",
        group: Group::Heaps,
        rules: "Two pins that stand together are knocked down; a row of n pins is a heap of n. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["dawsons-kayles 14 9"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "0.07", "dawsons-kayles 14 9"),
    },
    Entry {
        name: "dawsons-chess",
        aliases: &[],
        title: "Dawson's Chess",
        group: Group::Heaps,
        rules: "Code 0.137: take one token if it is a whole heap; take two from the end or as a whole heap; take three from anywhere in a row. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["dawsons-chess 12"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "0.137", "dawsons-chess 12"),
    },
    Entry {
        name: "guiles",
        aliases: &[],
        title: "Guiles",
        group: Group::Heaps,
        rules: "Code 0.15: take one token that is a whole heap; or two that are a whole heap or leave two heaps. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["guiles 11 8"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "0.15", "guiles 11 8"),
    },
    Entry {
        name: "officers",
        aliases: &[],
        title: "Officers",
        group: Group::Heaps,
        rules: "Take one token from a heap and leave one or two heaps. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["officers 10 12"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "0.6", "officers 10 12"),
    },
    Entry {
        name: "treblecross-heaps",
        aliases: &[],
        title: "Treblecross, as heaps",
        group: Group::Heaps,
        rules: "Code 0.007: take three tokens and leave nothing, one heap or two. A cross on a strip of n squares is a move on a heap of n + 2. Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["treblecross-heaps 12"],
        theorems: &[&HEAP_VALUES, &QUOTIENT],
        start: None,
        open: |parameters| named_code(parameters, "0.007", "treblecross-heaps 12"),
    },
    Entry {
        name: "add-back",
        aliases: &["loopy-subtraction"],
        title: "Subtraction with moves back",
        group: Group::Heaps,
        rules: "A move takes a number of tokens that is in the set S from one heap, or adds a number in the set T to a \
                heap that is not empty and has at most M tokens then. Whoever cannot move loses. Play can go round for ever: \
                then it is a draw.",
        parameters: ":S:T:M  the takes, the additions, and the largest heap, at most 1000000 (required)",
        notation: "the sizes of the heaps with blanks between them, at most M each",
        examples: &["add-back:1,4,6:4:9 5 7", "add-back:3,4:1:100 4 5 60"],
        theorems: &[],
        start: None,
        open: |parameters| Ok(Arc::new(Catalogued::new(add_back(parameters)?))),
    },
    Entry {
        name: "fair-shares",
        aliases: &["varied-pairs", "fair-shares-and-varied-pairs"],
        title: "Fair Shares and Varied Pairs",
        group: Group::Heaps,
        rules: "A move divides a heap of almonds into two or more equal heaps, or unites two heaps of different sizes. \
                Whoever cannot move, because all almonds are single, loses. Play can go round for ever: then it is a \
                draw.",
        parameters: "",
        notation: "the sizes of the heaps with blanks between them, at most 50 almonds together",
        examples: &["fair-shares 4", "fair-shares 5 3 1"],
        theorems: &[],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "fair-shares 4")?;
            Ok(Arc::new(Catalogued::new(FairShares)))
        },
    },
    Entry {
        name: "fibonacci-nim",
        aliases: &["fibonacci"],
        title: "Fibonacci Nim",
        group: Group::Heaps,
        rules: "A move takes tokens from the only heap: the first any number but not all, every later one at most twice as \
                many as the move before. Whoever cannot move loses.",
        parameters: "",
        notation: "the heap before the first move; or the heap and the most that may be taken now, such as 13 4",
        examples: &["fibonacci-nim 20", "fibonacci-nim 13 4", "fibonacci-nim 1000000000000000000000"],
        theorems: &[&FIBONACCI],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "fibonacci-nim 20")?;
            Ok(Arc::new(Catalogued::new(FibonacciNim).with_theorem()))
        },
    },
    Entry {
        name: "moore-nim",
        aliases: &["nim-k"],
        title: "Moore's Nim_k",
        group: Group::Heaps,
        rules: "A move takes tokens from at least one heap and at most K heaps, any number from each. Whoever cannot move \
                loses.",
        parameters: ":K  the most heaps that a move may touch (required)",
        notation: HEAPS,
        examples: &["moore-nim:2 3 4 5 6", "nim-k:3 1 2 4 8 16"],
        theorems: &[&MOORE],
        start: None,
        open: |parameters| {
            let number = one_number(
                parameters,
                None,
                "the most heaps a move may touch, for example: moore-nim:2 3 4 5 6",
            )?;
            let game = MooreNim::new(number).expect("the number is positive");
            Ok(Arc::new(Catalogued::new(game).with_theorem()))
        },
    },
    Entry {
        name: "smallest-nim",
        aliases: &[],
        title: "Smallest Nim",
        group: Group::Heaps,
        rules: "A move takes any number of tokens from the smallest heap that is not empty, or from one of several smallest. \
                Whoever cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["smallest-nim 2 3 5", "smallest-nim 1 1 7"],
        theorems: &[&SMALLEST_NIM],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "smallest-nim 2 3 5")?;
            Ok(Arc::new(Catalogued::new(ExtremeNim::Smallest).with_theorem()))
        },
    },
    Entry {
        name: "largest-nim",
        aliases: &["greedy-nim"],
        title: "Largest Nim",
        group: Group::Heaps,
        rules: "A move takes any number of tokens from the largest heap, or from one of several largest. Whoever cannot move \
                loses. Also known as Greedy Nim.",
        parameters: "",
        notation: HEAPS,
        examples: &["largest-nim 2 5 8", "greedy-nim 7 7 3"],
        theorems: &[&LARGEST_NIM],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "largest-nim 2 5 8")?;
            Ok(Arc::new(Catalogued::new(ExtremeNim::Largest).with_theorem()))
        },
    },
    Entry {
        name: "poker-nim",
        aliases: &[],
        title: "Poker Nim",
        group: Group::Heaps,
        rules: "A move takes any number of tokens from a heap into the mover's own stock, or puts any number from that stock \
                on a heap. Whoever cannot move loses.",
        parameters: "",
        notation: "the heaps; then, if the stocks are not empty, a '/' and the stocks of Left and Right: 3 4 5 / 2 0",
        examples: &["poker-nim 3 4 5", "poker-nim 1 2 3 / 2 0"],
        theorems: &[&POKER_NIM],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "poker-nim 3 4 5")?;
            Ok(Arc::new(Catalogued::new(PokerNim).with_theorem()))
        },
    },
    Entry {
        name: "euclid",
        aliases: &[],
        title: "Euclid",
        group: Group::Heaps,
        rules: "A move takes from the larger of two heaps a positive multiple of the smaller; a heap may become empty. Whoever \
                cannot move, because a heap is empty, loses.",
        parameters: "",
        notation: "the sizes of the two heaps, whole numbers of any size",
        examples: &["euclid 17 24", "euclid 10 25"],
        theorems: &[&EUCLID],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "euclid 17 24")?;
            Ok(Arc::new(Catalogued::new(Euclid).with_theorem()))
        },
    },
    Entry {
        name: "generalised-wythoff",
        aliases: &["generalized-wythoff", "gen-wythoff"],
        title: "Fraenkel's generalised Wythoff game",
        group: Group::Heaps,
        rules: "A move takes any number of tokens from one of two heaps, or k from one and l from the other where k and l \
                differ by less than A. Whoever cannot move loses; A = 1 is Wythoff's game.",
        parameters: ":A  the bound on the difference (required)",
        notation: "the sizes of the two heaps, whole numbers of any size",
        examples: &["generalised-wythoff:2 4 10", "generalised-wythoff:3 30 45"],
        theorems: &[&FRAENKEL],
        start: None,
        open: |parameters| {
            let number = one_number(
                parameters,
                None,
                "the bound on the difference, for example: generalised-wythoff:2 4 10",
            )?;
            let game = GeneralisedWythoff::new(number).expect("the number is positive");
            Ok(Arc::new(Catalogued::new(game).with_theorem()))
        },
    },
    Entry {
        name: "lasker-nim",
        aliases: &["lasker", "laskers-nim"],
        title: "Lasker's Nim",
        group: Group::Heaps,
        rules: "A move takes any number of tokens from a heap, or splits a heap into two heaps that are not empty. Whoever \
                cannot move loses.",
        parameters: "",
        notation: HEAPS,
        examples: &["lasker-nim 2 5 7", "lasker-nim 1000000000000000000"],
        theorems: &[&LASKER],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "lasker-nim 2 5 7")?;
            Ok(Arc::new(Catalogued::new(LaskerNim).with_theorem()))
        },
    },
    Entry {
        name: "partizan-subtraction",
        aliases: &[],
        title: "Partizan subtraction games",
        group: Group::Heaps,
        rules: "A move takes from one heap a number of tokens of the player's own set. Whoever cannot move loses.",
        parameters: ":A,B,…/C,D,…  what Left may take, and what Right may take (required)",
        notation: HEAPS,
        examples: &["partizan-subtraction:1,3/2,5 7 9", "partizan-subtraction:1/2 5"],
        theorems: &[],
        start: None,
        open: open_partizan_subtraction,
    },
    Entry {
        name: "partizan-octal",
        aliases: &["partizan-take-and-break"],
        title: "Partizan octal games",
        group: Group::Heaps,
        rules: "A move takes i tokens from one heap and leaves of it as many heaps as digit i of the player's own code \
                allows. Whoever cannot move loses.",
        parameters: ":CODE/CODE  Left's code and Right's, each as for 'heaps' (required)",
        notation: HEAPS,
        examples: &["partizan-octal:0.3/0.7 5 6", "partizan-octal:kayles/0.07 8"],
        theorems: &[],
        start: None,
        open: open_partizan_octal,
    },
    Entry {
        name: "cutcake",
        aliases: &["cut-cake"],
        title: "Cutcake",
        group: Group::Heaps,
        rules: "Left cuts a rectangular cake in two by a vertical cut, Right by a horizontal one, along the lines between \
                unit squares. Whoever cannot move loses.",
        parameters: "",
        notation: CAKES,
        examples: &["cutcake 4x7 3x2", "cutcake 1000000000000x3"],
        theorems: &[&CUTCAKE],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "cutcake 4x7 3x2")?;
            Ok(Arc::new(Catalogued::new(CakeCutting::Cutcake).with_theorem().with_values(cake_value)))
        },
    },
    Entry {
        name: "maundy-cake",
        aliases: &["maundycake"],
        title: "Maundy Cake",
        group: Group::Heaps,
        rules: "Left cuts a rectangular cake into any number of equal pieces by vertical cuts, Right by horizontal ones, \
                along the lines between unit squares. Whoever cannot move loses.",
        parameters: "",
        notation: CAKES,
        examples: &["maundy-cake 4x6 3x2", "maundy-cake 1000000000000x210:3"],
        theorems: &[&MAUNDY_CAKE],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "maundy-cake 4x6 3x2")?;
            Ok(Arc::new(Catalogued::new(CakeCutting::MaundyCake).with_theorem().with_values(cake_value)))
        },
    },
];

/// Reads `S:T:M`.
fn add_back(parameters: &str) -> Result<AddBack, ParseError> {
    let hint = "takes, additions and the largest heap, for example: add-back:1,4,6:4:9 5 7";
    let [takes, adds, largest] = parameters.split(':').collect::<Vec<_>>()[..] else {
        let message = "this game needs takes, additions and a largest heap behind its name";
        return Err(ParseError::whole(parameters, message, hint));
    };
    let number = |word: &str| {
        let number = word.parse().ok().filter(|&number: &u64| number > 0 && !word.starts_with('+'));
        number.ok_or_else(|| {
            ParseError::part(parameters, word, "expected a whole number from 1 to 2^64 − 1", hint)
        })
    };
    let numbers = |list: &str| list.split(',').map(number).collect::<Result<Vec<u64>, _>>();
    AddBack::new(&numbers(takes)?, &numbers(adds)?, number(largest)?).ok_or_else(|| {
        let message = format!("the largest heap has at most {} tokens", AddBack::LARGEST);
        ParseError::part(parameters, largest, message, hint)
    })
}

/// The game of a code that has a name of its own.
fn named_code(parameters: &str, code: &str, example: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    Ok(Arc::new(Catalogued::new(TakeAndBreak::new(code.parse()?)).with_theorem()))
}

/// Left's part and Right's of the parameters of a partizan game.
fn both_parts<'a>(parameters: &'a str, hint: &str) -> Result<[&'a str; 2], ParseError> {
    match parameters.split_once('/') {
        Some((left, right)) => Ok([left, right]),
        None => Err(ParseError::whole(
            parameters,
            "this game needs Left's rules and Right's behind its name, with a '/' between them",
            hint,
        )),
    }
}

fn open_partizan_subtraction(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "what Left may take, and what Right may take, for example: partizan-subtraction:1,3/2,5 7 9";
    let sets = both_parts(parameters, hint)?;
    let mut takes = [Vec::new(), Vec::new()];
    for (set, takes) in sets.into_iter().zip(&mut takes) {
        for word in set.split(',') {
            let take = word.parse().ok().filter(|&take: &u64| take > 0 && !word.starts_with('+'));
            let take = take.ok_or_else(|| {
                let place = if word.is_empty() { parameters } else { word };
                ParseError::part(parameters, place, "expected a whole number from 1 to 2^64 − 1", hint)
            })?;
            takes.push(take);
        }
    }
    Ok(Arc::new(Catalogued::new(PartizanSubtraction::new(takes))))
}

fn open_partizan_octal(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "Left's code and Right's, for example: partizan-octal:0.3/0.7 5 6";
    let [left, right] = both_parts(parameters, hint)?;
    let code = |part: &str| -> Result<HeapCode, ParseError> {
        let offset = part.as_ptr() as usize - parameters.as_ptr() as usize;
        part.parse().map_err(|error: ParseError| error.within(parameters, offset))
    };
    Ok(Arc::new(Catalogued::new(PartizanOctal::new(code(left)?, code(right)?))))
}

/// Cakes are worth integers.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    reason = "the form of all closed forms"
)]
fn cake_value(
    game: &CakeCutting,
    cakes: &Cakes,
    algebra: &mut Algebra,
) -> Option<Result<ValueId, ValueError>> {
    Some(algebra.number(&Dyadic::integer(game.value(cakes))))
}
