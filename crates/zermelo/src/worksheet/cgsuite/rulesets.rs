//! Which rulesets there are, and by which games of the catalogue or rule files they are played.

use super::argument::{Argument, Arguments};
use super::{Ruleset, Written};
use crate::heap::HeapCode;
use crate::worksheet::line::{is_word, lambda, parameter_name, parts};
use crate::worksheet::listed_heaps::HeapRules;
use crate::worksheet::listed_pairs::PairRules;
use dashu_int::IBig;
use std::rc::Rc;
use zermelo_core::Arrange;

pub(super) const EXAMPLE: &str = "for example: game.grid.Domineering(\"..|..\"), game.grid.Cram(Grid.Empty(2, 3)), \
                       game.heap.TakeAndBreak(\"0.77\")(5), game.heap.Kayles.NimValueSequence(20)";

/// Rulesets that take no parameters: kind and name, the game, and how its positions are written.
pub(super) const PLAIN: &[(&str, &str, &str, Written)] = &[
    ("grid", "Amazons", "amazons", Written::Plainly),
    ("grid", "AntiClobber", "games/anti_clobber.star", Written::Plainly),
    ("grid", "Clobber", "clobber", Written::Plainly),
    ("grid", "Cram", "cram", Written::Plainly),
    ("grid", "Domineering", "domineering", Written::Plainly),
    ("grid", "CeyloneseFoxAndGeese", "games/fox_and_geese_values.star:8,2", Written::GeeseAndFox(8)),
    ("grid", "Fission", "fission", Written::Plainly),
    ("grid", "FoxAndGeese", "games/fox_and_geese_values.star:8,1", Written::GeeseAndFox(8)),
    ("grid", "HotClobber", "cannibal-clobber", Written::Plainly),
    ("grid", "Kings", "games/chess_clobber.star:king", Written::Plainly),
    ("grid", "Knights", "games/chess_clobber.star:knight", Written::Plainly),
    ("grid", "Konane", "konane", Written::Plainly),
    ("grid", "Queens", "games/chess_clobber.star:queen", Written::Plainly),
    ("grid", "Rooks", "games/chess_clobber.star:rook", Written::Plainly),
    ("strip", "BackslidingToadsAndFrogs", "games/backsliding.star", Written::Plainly),
    ("strip", "ElephantsAndRhinos", "elephants-and-rhinos", Written::Plainly),
    ("strip", "ToadsAndFrogs", "toads-and-frogs", Written::Plainly),
    ("strip", "TopplingDominoes", "toppling-dominoes", Written::Plainly),
    ("graph", "ArcKayles", "arc-kayles", Written::Plainly),
    ("graph", "ChildishHackenbush", "childish-hackenbush", Written::Coloured),
    ("graph", "Col", "col", Written::WithNeighbours),
    ("graph", "DigraphPlacement", "games/digraph_placement.star", Written::Arcs),
    ("graph", "Fjords", "fjords", Written::Tagged),
    ("graph", "Hackenbush", "hackenbush", Written::Coloured),
    ("graph", "NodeKayles", "node-kayles", Written::Plainly),
    ("graph", "PartizanArcKayles", "partizan-arc-kayles", Written::Coloured),
    ("graph", "Snort", "snort", Written::Tagged),
    ("graph", "WeightedArcKayles", "arc-kayles", Written::Numbered),
    ("heap", "Cutcake", "games/cakes.star:cut", Written::Tuple),
    ("heap", "DawsonsChess", "heaps:0.137", Written::Plainly),
    ("heap", "DawsonsKayles", "heaps:0.07", Written::Plainly),
    ("heap", "Eatcake", "games/cakes.star:eat", Written::Tuple),
    ("heap", "FibonacciNim", "fibonacci-nim", Written::Bound),
    ("heap", "GrundysGame", "heaps:4!.0", Written::Plainly),
    ("heap", "Guiles", "heaps:0.15", Written::Plainly),
    ("heap", "Kayles", "heaps:0.77", Written::Plainly),
    ("heap", "MaundyCake", "games/cakes.star:share", Written::Tuple),
    ("heap", "Mem", "games/mem.star", Written::Tuple),
    ("heap", "Nim", "nim", Written::Plainly),
    ("heap", "Officers", "heaps:0.6", Written::Plainly),
    ("heap", "PartizanEuclid", "games/partizan_euclid.star", Written::Tuple),
    ("heap", "Treblecross", "heaps:0.007", Written::Plainly),
    ("heap", "TurnAndEatcake", "games/cakes.star:eat,1", Written::Tuple),
    ("heap", "Wythoff", "wythoff", Written::Pair),
];

/// The names of those that take parameters.
pub(super) const WITH_PARAMETERS: &[(&str, &str)] = &[
    ("grid", "GenClobber"),
    ("grid", "GenFoxAndGeese"),
    ("strip", "GenToadsAndFrogs"),
    ("strip", "Turning"),
    ("heap", "GenCutcake"),
    ("heap", "GenMem"),
    ("heap", "GenWythoff"),
    ("heap", "FunctionalCoordinateRuleset"),
    ("heap", "FunctionalHeapRuleset"),
    ("heap", "HeapRuleset"),
    ("heap", "PartizanCoordinateRuleset"),
    ("heap", "PartizanHeapRuleset"),
    ("heap", "PartizanSplittles"),
    ("heap", "PartizanSubtraction"),
    ("heap", "PartizanTakeAndBreak"),
    ("heap", "Spawning"),
    ("heap", "Splittles"),
    ("heap", "Subtraction"),
    ("heap", "TakeAndBreak"),
    ("heap", "TakeAway"),
];

/// A ruleset by its parameters; `None` where these are not known here.
pub(super) fn with_parameters(name: &str, parameters: &Arguments) -> Option<Ruleset> {
    let coins = |game: String| Some(Ruleset::of(game, Written::Coins));
    let plain = |game: String| Some(Ruleset::of(game, Written::Plainly));
    let listed = |numbers: &[IBig]| numbers.iter().map(IBig::to_string).collect::<Vec<_>>().join(",");
    let named = |wanted: &str| {
        parameters.named.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str())
    };
    match (name, &parameters.plain[..]) {
        (_, [Argument::Function(function)]) => by_function(name, function),
        ("GenFoxAndGeese", []) => {
            let [width, range] =
                [("boardWidth", 8), ("foxRange", 1)].map(|(name, usual)| match named(name) {
                    Some(number) => number.parse::<u32>().unwrap_or(0),
                    None => usual,
                });
            let is_known = (2..=12).contains(&width) && (1..=12).contains(&range);
            let game = format!("games/fox_and_geese_values.star:{width},{range}");
            is_known.then_some(Ruleset::of(game, Written::GeeseAndFox(width)))
        }
        ("GenToadsAndFrogs", jumps) => {
            let jumps = match (jumps, named("maxJump")) {
                ([], Some(jumps)) => jumps.to_owned(),
                ([], None) => "1".to_owned(),
                ([Argument::Integer(jumps)], None) => jumps.to_string(),
                _ => return None,
            };
            match named("backsliding") {
                Some("true") if jumps == "1" => plain("games/backsliding.star".to_owned()),
                None | Some("false") if jumps == "0" => plain("elephants-and-rhinos".to_owned()),
                None | Some("false") => plain(format!("toads-and-frogs:{jumps}")),
                Some(_) => None,
            }
        }
        ("GenClobber", []) => gen_clobber(&parameters.named).and_then(plain),
        ("Turning", [Argument::Ruleset(spawning)]) => {
            Some(spawning.as_ref().clone()).filter(Ruleset::is_of_coins)
        }
        ("Turning" | "Spawning", [Argument::Text(code)]) => coins(format!("turning:{}", turning_code(code))),
        ("TakeAndBreak", [Argument::Text(code)]) => {
            HeapRules::of_code(code).map(Ruleset::of_heaps).or_else(|| plain(format!("heaps:{code}")))
        }
        ("PartizanHeapRuleset", [Argument::Ruleset(left), Argument::Ruleset(right)]) => {
            let code = |ruleset: &Ruleset| match &*ruleset.game {
                "nim" => Some("0.[3]".to_owned()),
                game => Some(game.strip_prefix("heaps:")?.to_owned()),
            };
            plain(format!("partizan-octal:{}/{}", code(left)?, code(right)?))
        }
        ("Subtraction", [Argument::Integers(takes)]) => {
            plain(format!("heaps:{}", subtraction(takes, named("allbut") == Some("true"))?))
        }
        ("PartizanSubtraction", [Argument::Integers(left), Argument::Integers(right)]) => {
            if named("allbut") == Some("true") {
                let [left, right] = [subtraction(left, true)?, subtraction(right, true)?];
                return plain(format!("partizan-octal:{left}/{right}"));
            }
            plain(format!("partizan-subtraction:{}/{}", listed(left), listed(right)))
        }
        ("PartizanTakeAndBreak", [Argument::Text(left), Argument::Text(right)]) => {
            plain(format!("partizan-octal:{left}/{right}"))
        }
        ("Splittles", [Argument::Integers(takes)]) => {
            plain(format!("heaps:{}", splittles(takes, named("allbut") == Some("true"))?))
        }
        ("PartizanSplittles", [Argument::Integers(left), Argument::Integers(right)]) => {
            let all_but = named("allbut") == Some("true");
            plain(format!("partizan-octal:{}/{}", splittles(left, all_but)?, splittles(right, all_but)?))
        }
        ("TakeAway", [Argument::Integer(factor)]) => {
            Some(Ruleset::of(format!("games/fibonacci_nim.star:{factor}"), Written::After))
        }
        ("GenWythoff", []) => {
            let added = named("r")?.parse::<u32>().ok()?;
            Some(Ruleset::of(format!("generalised-wythoff:{added}"), Written::Pair))
        }
        ("PartizanCoordinateRuleset", [Argument::Ruleset(left), Argument::Ruleset(right)]) => {
            // Of a partizan ruleset, or a variant of one, it would have to be asked whose moves are meant.
            let rules = |ruleset: &Ruleset| match ruleset.pairs.as_ref()? {
                [all, same] if Rc::ptr_eq(all, same) && ruleset.variants.is_empty() => Some(all.clone()),
                _ => None,
            };
            Some(Ruleset::of_pairs([rules(left)?, rules(right)?]))
        }
        ("GenWythoff", [Argument::Integer(added)]) => {
            Some(Ruleset::of(format!("generalised-wythoff:{added}"), Written::Pair))
        }
        ("GenCutcake", [Argument::Ruleset(left), Argument::Ruleset(right)])
            if left.game == right.game && [left, right].iter().all(|factor| factor.is_of_catalogue()) =>
        {
            let rule = match left.game.as_str() {
                "heaps:4.0" => "cut",
                "heaps:{2+}=.0" => "share",
                "heaps:0.7" => "eat",
                _ => return None,
            };
            let turned = if named("twisted") == Some("true") { ",1" } else { "" };
            Some(Ruleset::of(format!("games/cakes.star:{rule}{turned}"), Written::Tuple))
        }
        _ => None,
    }
}

/// A code of turning games with its conditions written without parentheses: `3(E)` is `3E`, and `3(5)`, of coins among five in a row, is
/// `3C(5)`.
fn turning_code(code: &str) -> String {
    let Some((counts, conditions)) = code.trim().strip_suffix(')').and_then(|code| code.split_once('('))
    else {
        return code.to_owned();
    };
    let is_behind_counts = counts.ends_with(|c: char| c.is_ascii_digit() || c == '+');
    match conditions {
        _ if !is_behind_counts || conditions.is_empty() => code.to_owned(),
        _ if conditions.bytes().all(|byte| byte.is_ascii_digit()) => format!("{counts}C({conditions})"),
        _ if conditions.bytes().all(|byte| byte.is_ascii_alphabetic()) => format!("{counts}{conditions}"),
        _ => code.to_owned(),
    }
}

/// Clobber in other directions, or over empty cells.
fn gen_clobber(parameters: &[(String, String)]) -> Option<String> {
    let named =
        |wanted: &str| parameters.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    if !parameters.iter().all(|(name, _)| matches!(&**name, "directions" | "maxDistance")) {
        return None;
    }
    let most = named("maxDistance").unwrap_or("1");
    let game = match (named("directions").unwrap_or("Coordinates.Orthogonal"), most) {
        ("Coordinates.Orthogonal", "1") => "clobber",
        ("Coordinates.Diagonal", "1") => "games/diagonal_clobber.star",
        ("Coordinates.Compass", "1") => "games/diagonal_clobber.star:all",
        ("Coordinates.KnightsMove", "1") => "games/chess_clobber.star:knight",
        ("Coordinates.Orthogonal", _) => "games/chess_clobber.star:rook",
        ("Coordinates.Diagonal", _) => "games/chess_clobber.star:bishop",
        ("Coordinates.Compass", _) => "games/chess_clobber.star:queen",
        _ => return None,
    };
    Some(match most {
        "1" | "inf" => game.to_owned(),
        most => format!("{game},{}", most.parse::<u8>().ok().filter(|&most| most > 0)?),
    })
}

/// A ruleset by a function of one's own, as far as the functions are known here; any is for `HeapRuleset`.
pub(super) fn by_function(name: &str, written: &str) -> Option<Ruleset> {
    let function = compact(written);
    match name {
        "HeapRuleset" | "FunctionalHeapRuleset" => {
            let (parameter, body) = lambda(written)?;
            let parameter = parameter_name(parameter);
            let (parameter, body) =
                (Some(parameter).filter(|name| is_word(name))?.to_owned(), body.to_owned());
            Some(Ruleset::of_heaps(HeapRules::Function { parameter, body }))
        }
        "TakeAway" => {
            let factor = factor_of(&function).filter(|factor| factor.parse::<u32>().is_ok());
            match factor {
                Some(factor) => {
                    Some(Ruleset::of(format!("games/fibonacci_nim.star:{factor}"), Written::After))
                }
                None => {
                    let ([last], body) = parameters_of(written)?;
                    Some(of_one(PairRules::Most { last, body }))
                }
            }
        }
        "FunctionalCoordinateRuleset" => {
            let ([row, column], body) = parameters_of(written)?;
            Some(of_one(PairRules::Options { row, column, body }))
        }
        "GenWythoff" => {
            let (parameter, body) = function.split_once("->")?;
            let added = body.strip_prefix(parameter)?.strip_prefix('+')?;
            added.parse::<u32>().ok()?;
            Some(Ruleset::of(format!("generalised-wythoff:{added}"), Written::Pair))
        }
        "GenMem" => match rule_of_memory(&function) {
            Some(rule) => Some(Ruleset::of(format!("games/mem.star:{rule}"), Written::Tuple)),
            None => {
                let ([last, take], body) = parameters_of(written)?;
                Some(of_one(PairRules::May { last, take, body }))
            }
        },
        _ => None,
    }
}

/// An impartial game of pairs.
fn of_one(rules: PairRules) -> Ruleset {
    let rules = Rc::new(rules);
    Ruleset::of_pairs([rules.clone(), rules])
}

/// So many parameters of a function without a name, and its body.
fn parameters_of<const N: usize>(written: &str) -> Option<([String; N], String)> {
    let (parameters, body) = lambda(written)?;
    let names: Vec<String> =
        parts(parameters).into_iter().map(|part| parameter_name(part).to_owned()).collect();
    Some((names.try_into().ok()?, body.to_owned()))
}

/// The factor of a function that is a multiple, `n -> 2*n`.
fn factor_of(function: &str) -> Option<&str> {
    let (parameter, body) = function.split_once("->")?;
    match body.strip_prefix(parameter).or_else(|| body.strip_suffix(parameter))? {
        "" => Some("1"),
        times => times.strip_prefix('*').or_else(|| times.strip_suffix('*')),
    }
}

/// The rule of Mem that a function is.
fn rule_of_memory(function: &str) -> Option<&'static str> {
    let (names, body) = function.split_once("->")?;
    let (memory, take) = names.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
    let is = |sign: &str| [format!("{take}{sign}{memory}"), format!("{memory}{sign}{take}")];
    Some(match body {
        _ if is("!=").iter().any(|one| one == body) => "other",
        _ if body == is(">=")[0] || body == is("<=")[1] => "at-least",
        _ if body == is("<=")[0] || body == is(">=")[1] => "at-most",
        _ => return None,
    })
}

/// The fox and the geese, where all stand on cells of one colour of the board: row and column both even or both odd.
pub(super) fn geese_and_fox(geese: &[(IBig, IBig)], fox: (&IBig, &IBig), width: u32) -> Option<String> {
    let one = IBig::ONE;
    let is_cell = |(row, column): (&IBig, &IBig)| {
        *row >= one && *column >= one && *column <= IBig::from(width) && ((row + column) % 2_u8) == 0
    };
    let are_cells = is_cell(fox) && geese.iter().all(|(row, column)| is_cell((row, column)));
    let is_apart = geese.iter().all(|(row, column)| (row, column) != fox);
    let mut sorted = geese.to_vec();
    sorted.arrange();
    sorted.dedup();
    if geese.is_empty() || !are_cells || !is_apart {
        return None;
    }
    let cells = std::iter::once(fox).chain(sorted.iter().map(|(row, column)| (row, column)));
    let cells: Vec<String> = cells.map(|(row, column)| format!("({row}, {column})")).collect();
    Some(format!("({})", cells.join(", ")))
}

/// The code of taking one of some numbers, or any but these.
fn subtraction(takes: &[IBig], is_all_but: bool) -> Option<HeapCode> {
    let takes: Option<Vec<u64>> = takes.iter().map(|take| u64::try_from(take).ok()).collect();
    if is_all_but { HeapCode::all_but(&takes?) } else { HeapCode::subtraction(&takes?) }.ok()
}

/// The code of taking one of some numbers, or any but these, and dividing what is left or not.
pub(super) fn splittles(takes: &[IBig], is_all_but: bool) -> Option<String> {
    let takes: Option<Vec<usize>> = takes.iter().map(|take| usize::try_from(take).ok()).collect();
    let takes = takes?;
    let last = takes.iter().copied().max().unwrap_or(0);
    if last > crate::heap::MOST_DIGITS || !is_all_but && last == 0 {
        return None;
    }
    let digit = |take| if takes.contains(&take) == is_all_but { '0' } else { '7' };
    let digits: String = (1..=last).map(digit).collect();
    Some(format!("0.{digits}{}", if is_all_but { "[7]" } else { "" }))
}

/// A function without its blanks.
pub(super) fn compact(function: &str) -> String {
    function.split_whitespace().collect()
}
