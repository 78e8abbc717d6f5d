//! The heap games of the catalogue.

use super::{Catalogued, Entry, Group, no_parameters, one_number};
use crate::game::ParseError;
use crate::rulesets::heap::{
    AddBack, BOUNDED, BOUTON, BoundedNim, FairShares, Nim, SPLITTING, SUBTRACTION, Splitting, Subtraction,
    THIRTY_ONE, ThirtyOne, WYTHOFF, Wythoff, WythoffView,
};
use std::sync::Arc;

const HEAPS: &str = "the sizes of the heaps with blanks between them, whole numbers of any size";

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
        theorems: &[],
        start: None,
        open: |parameters| {
            no_parameters(parameters, "grundys-game 10")?;
            Ok(Arc::new(Catalogued::new(Splitting { unequal: true })))
        },
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
