//! The games of suites in the words of the catalogue.

use super::impartial_values::{impartial_integer, impartial_number, impartial_switch, impartial_ups};
use crate::game::{Message, message};

/// The section of a value between `cgt:` and `:cgt`. No section in brackets has such a name.
pub(super) const EXPRESSION: &str = "cgt:";

/// A position of a section in the words of the catalogue: `[clobber_1xn] XO` is `clobber xo`. What is wrong comes back with
/// whether it is the section.
pub fn in_own_words(section: &str, text: &str) -> Result<String, (bool, Message)> {
    let text = text.trim();
    let Some(game) = section.strip_prefix("impartial ") else { return partizan(section, text) };
    let game = game.trim();
    if let Some(nimber) = impartial_value(game, text) {
        return nimber.map(|nimber| format!("nim {nimber}")).map_err(|message| (false, message));
    }
    let own = partizan(game, text)?;
    Ok(match game {
        "clobber" | "clobber_1xn" => own.replacen("clobber", "impartial-clobber", 1),
        "domineering" => own.replacen("domineering", "cram", 1),
        "nimber" | "nim" | "kayles" => own,
        _ => format!("impartial:{own}"),
    })
}

/// A position of a section whose texts are read here.
pub(super) fn example_in(section: &str) -> &'static str {
    match section.strip_prefix("impartial ").unwrap_or(section).trim() {
        "gen_toads" => "[gen_toads] (1,2,1,0:XX..OO)",
        "gen_king_dirt" => "[gen_king_dirt] (1,1,0:X..|..O)",
        "dyadic_rational" => "[dyadic_rational] 3/4 -1/2",
        "switch_game" => "[switch_game] (5, -1/2)",
        "up_star" => "[up_star] 2 (-3 *)",
        _ => "[integer_game] 3 -2",
    }
}

/// The nimber of the impartial form of a value, of which either player makes the moves of both; `None` for other games.
fn impartial_value(game: &str, text: &str) -> Option<Result<u32, Message>> {
    Some(match game {
        "integer_game" => integer(text).map(impartial_integer),
        "dyadic_rational" => fraction(text).map(impartial_number),
        "switch_game" => switch(text).map(impartial_switch),
        "up_star" => ups(text).map(|(ups, has_star)| impartial_ups(ups, has_star)),
        _ => return None,
    })
}

fn partizan(game: &str, text: &str) -> Result<String, (bool, Message)> {
    let cells = text.to_lowercase();
    let wrong = |message: Message| (false, message);
    let own = match game {
        "clobber" | "clobber_1xn" => format!("clobber {cells}"),
        "nogo" | "nogo_1xn" => format!("nogo {cells}"),
        "cannibal_clobber" => format!("cannibal-clobber {cells}"),
        "domineering" | "amazons" | "fission" => format!("{game} {cells}"),
        "elephants" => format!("elephants-and-rhinos {cells}"),
        "toppling_dominoes" => {
            let letter = |cell| match cell {
                'x' => 'l',
                'o' => 'r',
                '#' => 'e',
                other => other,
            };
            format!("toppling-dominoes {}", cells.chars().map(letter).collect::<String>())
        }
        "sheep" => format!("battle-sheep {}", text.replace(',', " ")),
        "gen_toads" => {
            let (rules, row) = text
                .split_once(':')
                .ok_or_else(|| wrong(message!("expected rules, a colon and the strip")))?;
            match words_of(rules)[..] {
                ["1", "1", "0", "0"] => format!("elephants-and-rhinos {}", row.trim()),
                ["1", "1", jumped, "0"] => format!("toads-and-frogs:{jumped} {}", row.trim()),
                ref numbers => format!("sliding-toads:{} {}", numbers.join(","), row.trim()),
            }
        }
        "gen_king_dirt" => {
            let (rules, board) = cells
                .split_once(':')
                .ok_or_else(|| wrong(message!("expected rules, a colon and the board")))?;
            let [left, right, must_place @ ("0" | "1")] = words_of(rules)[..] else {
                return Err(wrong(message!("expected the kings that wait of Left and of Right, and 0 or 1")));
            };
            let rule = if must_place == "1" { ":must-place" } else { "" };
            format!("kings-dirt{rule} {left} {right} {}", board.trim())
        }
        "kayles" => format!("kayles {text}"),
        "nimber" => format!("nim {}", text.trim_start_matches('*')),
        "nim" => format!("nim {}", words_of(text).join(" ")),
        "integer_game" => format!("value {text}"),
        "dyadic_rational" => format!("value {}", shown(fraction(text).map_err(wrong)?)),
        "switch_game" => {
            let [left, right] = switch(text).map_err(wrong)?;
            format!("value {{{}|{}}}", shown(left), shown(right))
        }
        "up_star" => {
            let (ups, has_star) = ups(text).map_err(wrong)?;
            let star = if has_star { "*" } else { "" };
            match ups {
                0 if !has_star => "value 0".to_owned(),
                0 => format!("value {star}"),
                _ => format!("value {}{}{star}", if ups < 0 { 'v' } else { '^' }, ups.unsigned_abs()),
            }
        }
        EXPRESSION => format!("value {}", text.split_whitespace().collect::<Vec<_>>().join(" ")),
        _ => return Err((true, message!("there is no game '{game}' in suites", game))),
    };
    Ok(own)
}

/// The words of a list, between which commas and blanks stand.
fn words_of(list: &str) -> Vec<&str> {
    list.split([',', ' ', '\t', '\n', '\r']).filter(|word| !word.is_empty()).collect()
}

fn integer(text: &str) -> Result<i64, Message> {
    text.parse().map_err(|_| message!("expected a whole number"))
}

/// A fraction whose denominator is a power of two, in lowest terms.
type Fraction = (i64, i64);

/// `3`, `-3 / 4`, and as in old files `-3 4`.
fn fraction(text: &str) -> Result<Fraction, Message> {
    if let [numerator, denominator] = words_of(text)[..]
        && !text.contains('/')
    {
        return fraction(&format!("{numerator}/{denominator}"));
    }
    let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
    let numbers = numerator.trim().parse::<i64>().ok().zip(denominator.trim().parse::<i64>().ok());
    let (numerator, denominator) =
        numbers.filter(|&(_, denominator)| denominator > 0 && denominator.count_ones() == 1).ok_or_else(
            || message!("expected a whole number or a fraction whose denominator is a power of two"),
        )?;
    let common = numerator.trailing_zeros().min(denominator.trailing_zeros());
    Ok((numerator >> common, denominator >> common))
}

fn shown((numerator, denominator): Fraction) -> String {
    if denominator == 1 { numerator.to_string() } else { format!("{numerator}/{denominator}") }
}

/// The two numbers of a switch: `3, -1/2` or `3 -1 / 2`.
fn switch(text: &str) -> Result<[Fraction; 2], Message> {
    // A fraction may have blanks about its slash.
    let joined = text.split('/').map(str::trim).collect::<Vec<_>>().join("/");
    let [left, right] = words_of(&joined)[..] else { return Err(message!("expected two numbers")) };
    Ok([fraction(left)?, fraction(right)?])
}

/// A number of ups and whether there is a star: `3 *`, `*, 3`, `-2`, `*`.
fn ups(text: &str) -> Result<(i32, bool), Message> {
    // The star may stand at once after the number.
    let spaced = text.replace('*', " * ");
    let number = |word: &str| word.parse().map_err(|_| message!("expected a number of ups"));
    match words_of(&spaced)[..] {
        ["*"] => Ok((0, true)),
        ["*", ups] | [ups, "*"] => Ok((number(ups)?, true)),
        [ups] => Ok((number(ups)?, false)),
        _ => Err(message!("expected a number of ups")),
    }
}
