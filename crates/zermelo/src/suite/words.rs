//! The games of suites in the words of the catalogue.

use crate::game::{Message, message};

/// A position of a section in the words of the catalogue: `[clobber_1xn] XO` is `clobber xo`. What is wrong comes back with
/// whether it is the section.
pub fn in_own_words(section: &str, text: &str) -> Result<String, (bool, Message)> {
    let text = text.trim();
    let Some(game) = section.strip_prefix("impartial ") else { return partizan(section, text) };
    let game = game.trim();
    let own = partizan(game, text)?;
    Ok(match game {
        "clobber" | "clobber_1xn" => own.replacen("clobber", "impartial-clobber", 1),
        "domineering" => own.replacen("domineering", "cram", 1),
        "nimber" | "kayles" => own,
        "integer_game" | "dyadic_rational" | "switch_game" | "up_star" => {
            return Err((true, message!("{game} is a value here, and has no impartial form", game)));
        }
        _ => format!("impartial:{own}"),
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
        "sheep" => format!("battle-sheep {text}"),
        "gen_toads" => {
            let (rules, row) = text
                .split_once(':')
                .ok_or_else(|| wrong(message!("expected rules, a colon and the strip")))?;
            match rules.split(',').map(str::trim).collect::<Vec<_>>()[..] {
                ["1", "1", "0", "0"] => format!("elephants-and-rhinos {}", row.trim()),
                ["1", "1", jumped, "0"] => format!("toads-and-frogs:{jumped} {}", row.trim()),
                _ => format!("sliding-toads:{rules} {}", row.trim()),
            }
        }
        "gen_king_dirt" => {
            let (rules, board) = cells
                .split_once(':')
                .ok_or_else(|| wrong(message!("expected rules, a colon and the board")))?;
            let [left, right, must_place @ ("0" | "1")] =
                rules.split(',').map(str::trim).collect::<Vec<_>>()[..]
            else {
                return Err(wrong(message!("expected the kings that wait of Left and of Right, and 0 or 1")));
            };
            let rule = if must_place == "1" { ":must-place" } else { "" };
            format!("kings-dirt{rule} {left} {right} {}", board.trim())
        }
        "kayles" => format!("kayles {text}"),
        "nimber" => format!("nim {}", text.trim_start_matches('*')),
        "integer_game" | "dyadic_rational" => format!("value {}", text.strip_suffix("/1").unwrap_or(text)),
        "switch_game" => {
            let numbers: Vec<&str> = text.split([',', ' ']).filter(|word| !word.is_empty()).collect();
            let [left, right] = numbers[..] else { return Err(wrong(message!("expected two numbers"))) };
            let number = |word: &'_ str| word.strip_suffix("/1").unwrap_or(word).to_owned();
            format!("value {{{}|{}}}", number(left), number(right))
        }
        "up_star" => {
            let star = if text.contains('*') { "*" } else { "" };
            let ups = text.trim_end_matches('*').trim();
            let ups: i32 = if ups.is_empty() {
                0
            } else {
                ups.parse().map_err(|_| wrong(message!("expected a number of ups")))?
            };
            match ups {
                0 if star.is_empty() => "value 0".to_owned(),
                0 => format!("value {star}"),
                _ => format!("value {}{}{star}", if ups < 0 { 'v' } else { '^' }, ups.unsigned_abs()),
            }
        }
        _ => return Err((true, message!("there is no game '{game}' in suites", game))),
    };
    Ok(own)
}
