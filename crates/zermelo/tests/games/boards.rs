//! The games of dominoes and of Clobber: options, components, normal forms and the larger layouts against one another
//! and against plain search on all small positions, and known outcomes and Grundy values.

use serde::Deserialize;
use std::collections::HashMap;
use std::hash::Hash;
use zermelo::boards::Board;
use zermelo::catalogue::{Engines, open};
use zermelo::game::{NormalForm, Notation, Outcome, Player, Ruleset, option_list};
use zermelo::rulesets::board::{Clobber, Cram, Domineering, ImpartialClobber};
use zermelo::solve::Limits;

/// Every board of a size, with each cell in one of the planes or in none.
fn all_boards<const N: usize>(height: usize, width: usize) -> impl Iterator<Item = Board<N>> {
    (0..(N + 1).pow((height * width) as u32)).map(move |number| {
        Board::from_cells(height, width, |row, column| {
            let digit = number / (N + 1).pow((row * width + column) as u32) % (N + 1);
            digit.checked_sub(1)
        })
    })
}

/// Whether a player who moves first wins, by the definition.
fn wins<R: Ruleset>(
    game: &R,
    position: &R::Position,
    player: Player,
    known: &mut HashMap<(R::Position, Player), bool>,
) -> bool {
    if let Some(&found) = known.get(&(position.clone(), player)) {
        return found;
    }
    let options = option_list(game, position, player);
    let found = options.iter().any(|option| !wins(game, option, player.opponent(), known));
    known.insert((position.clone(), player), found);
    found
}

fn outcome<R: Ruleset>(
    game: &R,
    position: &R::Position,
    known: &mut HashMap<(R::Position, Player), bool>,
) -> [bool; 2] {
    Player::each(|player| wins(game, position, player, known))
}

/// Returns how many positions have the players exchanged in their forms, and how many are their own mirrors.
fn forms_keep_outcomes<R: Ruleset>(game: &R, positions: impl Iterator<Item = R::Position>) -> (usize, usize) {
    let mut known = HashMap::new();
    let (mut swapped, mut mirrors) = (0, 0);
    for position in positions {
        let form = game.normal_form(&position);
        let mut of_form = outcome(game, &form.position, &mut known);
        if form.players_swapped {
            of_form.reverse();
            swapped += 1;
        }
        let of_position = outcome(game, &position, &mut known);
        assert_eq!(of_position, of_form, "{position:?}: {form:?}");
        if form.is_own_mirror {
            assert_eq!(of_position[0], of_position[1], "{position:?}");
            mirrors += 1;
        }
    }
    (swapped, mirrors)
}

#[test]
fn normal_forms_keep_outcomes() {
    for (height, width) in [(3, 3), (2, 5), (4, 3), (1, 10), (9, 1)] {
        let (swapped, mirrors) = forms_keep_outcomes(&Domineering, all_boards(height, width));
        assert!(mirrors > 0 && (height == 1 || swapped > 0));
        assert_eq!(forms_keep_outcomes(&Cram, all_boards(height, width)), (0, 0));
    }
    for (height, width) in [(2, 3), (3, 2), (1, 7), (2, 4), (9, 1)] {
        let (swapped, mirrors) = forms_keep_outcomes(&Clobber, all_boards(height, width));
        assert!(mirrors > 0 && swapped > 0);
        assert_eq!(forms_keep_outcomes(&ImpartialClobber, all_boards(height, width)), (0, 0));
    }
}

/// The parts of a position as normal forms, sorted by their text.
fn parts<R: Notation>(game: &R, position: &R::Position) -> Vec<String> {
    let mut list = Vec::new();
    game.components(position, |part| list.push(text_of_form(game, &game.normal_form(&part))));
    list.sort_unstable();
    list
}

/// Those that are their own mirrors are the same with the players exchanged or not.
fn text_of_form<R: Notation>(game: &R, form: &NormalForm<R::Position>) -> String {
    let swapped = form.players_swapped && !form.is_own_mirror;
    format!("{}{}", if swapped { "-" } else { "" }, game.print(&form.position))
}

/// The options of a position, each as its parts.
fn option_parts<R: Notation>(game: &R, position: &R::Position, player: Player) -> Vec<Vec<String>> {
    let mut list: Vec<Vec<String>> =
        option_list(game, position, player).iter().map(|option| parts(game, option)).collect();
    list.sort_unstable();
    list
}

/// The sum of the parts has the options of the position, and each part is a part of its own with moves.
fn parts_add_up<R: Notation>(game: &R, positions: impl Iterator<Item = R::Position>) -> usize {
    let mut several = 0;
    for position in positions {
        let mut components = Vec::new();
        game.components(&position, |part| components.push(part));
        several += usize::from(components.len() > 1);
        for player in Player::BOTH {
            let mut list = Vec::new();
            for (place, component) in components.iter().enumerate() {
                assert_eq!(parts(game, component).len(), 1, "{position:?}");
                assert!(Player::BOTH.iter().any(|&player| !option_list(game, component, player).is_empty()));
                for option in option_list(game, component, player) {
                    let others = components.iter().enumerate().filter(|&(other, _)| other != place);
                    let mut sum: Vec<String> = others.flat_map(|(_, other)| parts(game, other)).collect();
                    sum.extend(parts(game, &option));
                    sum.sort_unstable();
                    list.push(sum);
                }
            }
            list.sort_unstable();
            assert_eq!(list, option_parts(game, &position, player), "{} {player}", game.print(&position));
        }
    }
    several
}

#[test]
fn components_have_the_options_of_the_whole() {
    for (height, width) in [(3, 4), (1, 11), (5, 2)] {
        assert!(parts_add_up(&Domineering, all_boards(height, width)) > 10);
        assert!(parts_add_up(&Cram, all_boards(height, width)) > 10);
    }
    for (height, width) in [(2, 4), (1, 8), (3, 2)] {
        assert!(parts_add_up(&Clobber, all_boards(height, width)) > 3);
        assert!(parts_add_up(&ImpartialClobber, all_boards(height, width)) > 3);
    }
}

/// The same cells in a larger frame: the same options, parts and form.
fn layouts_agree<R, const N: usize>(game: &R, boards: impl Iterator<Item = Board<N>>)
where
    R: Notation<Position = Board<N>>,
    Board<N>: Hash,
{
    for board in boards {
        for (height, width, top, left) in
            [(9, 9, 3, 2), (4, 16, 0, 7), (16, 4, 9, 0), (2, 70, 0, 62), (3, 32, 0, 9)]
        {
            if top + board.height() > height || left + board.width() > width {
                continue;
            }
            let framed = Board::from_cells(height, width, |row, column| {
                let (row, column) = (row.checked_sub(top)?, column.checked_sub(left)?);
                (row < board.height() && column < board.width()).then(|| board.plane_of(row, column))?
            });
            let [form, framed_form] = [&board, &framed].map(|board| game.normal_form(board));
            assert_eq!(form, framed_form, "{height}x{width}");
            assert_eq!(parts(game, &board), parts(game, &framed));
            for player in Player::BOTH {
                let labels = |board: &Board<N>| {
                    option_list(game, board, player)
                        .iter()
                        .map(|option| game.move_label(board, option, player))
                        .collect::<std::collections::BTreeSet<_>>()
                        .len()
                };
                assert_eq!(labels(&board), labels(&framed));
                assert_eq!(option_parts(game, &board, player), option_parts(game, &framed, player));
            }
        }
    }
}

#[test]
fn layouts_of_all_sizes_agree() {
    for (height, width) in [(2, 4), (4, 2), (3, 3), (1, 9)] {
        layouts_agree(&Domineering, all_boards(height, width));
        layouts_agree(&Cram, all_boards(height, width).step_by(3));
    }
    for (height, width) in [(2, 3), (3, 2), (1, 6)] {
        layouts_agree(&Clobber, all_boards(height, width).step_by(2));
        layouts_agree(&ImpartialClobber, all_boards(height, width).step_by(5));
    }
}

#[test]
fn moves_are_named_by_their_cells() {
    let labels = |text: &str, player| {
        let opened = open(text).unwrap();
        let mut labels = Vec::new();
        let _ = opened.game.visit_options(&opened.position, player, &mut |option| {
            labels.push(opened.game.move_label(&opened.position, &option, player));
            std::ops::ControlFlow::Continue(())
        });
        labels
    };
    assert_eq!(labels("domineering 2x3", Player::Left), ["a1-a2", "b1-b2", "c1-c2"]);
    assert_eq!(labels("domineering ..#|...", Player::Right), ["a1-b1", "a2-b2", "b2-c2"]);
    assert_eq!(labels("cram ..|#.", Player::Right), ["b1-b2", "a1-b1"]);
    assert_eq!(labels("clobber xo|ox", Player::Left), ["b2-b1", "a1-b1", "a1-a2", "b2-a2"]);
    assert_eq!(labels("clobber xo|ox", Player::Right), ["a2-a1", "a2-b2", "b1-b2", "b1-a1"]);
    assert_eq!(labels("impartial-clobber xxo", Player::Right), ["b1-c1", "c1-b1"]);
}

#[test]
fn positions_in_tables_are_small() {
    assert_eq!(size_of::<Board<1>>(), 16);
    assert_eq!(size_of::<Board<2>>(), 24);
}

#[derive(Deserialize)]
struct Fact {
    game: String,
    position: String,
    grundy: Option<u64>,
    outcome: Option<String>,
    source: String,
}

/// Whether a player who moves first wins, with positions kept by their normal forms.
fn wins_by_forms<R: Ruleset>(
    game: &R,
    position: &R::Position,
    player: Player,
    known: &mut HashMap<(R::Position, Player), bool>,
) -> bool {
    let form = game.normal_form(position);
    let player = if form.players_swapped { player.opponent() } else { player };
    if let Some(&found) = known.get(&(form.position.clone(), player)) {
        return found;
    }
    let flow = game.options(&form.position, player, |option| {
        if wins_by_forms(game, &option, player.opponent(), known) {
            std::ops::ControlFlow::Continue(())
        } else {
            std::ops::ControlFlow::Break(())
        }
    });
    known.insert((form.position, player), flow.is_break());
    flow.is_break()
}

fn outcome_of<R: Notation>(game: &R, position: &str) -> &'static str {
    let position = game.parse(position).unwrap();
    let mut known = HashMap::new();
    match Player::each(|player| wins_by_forms(game, &position, player, &mut known)) {
        [true, true] => Outcome::N.symbol(),
        [false, false] => Outcome::P.symbol(),
        [true, false] => Outcome::L.symbol(),
        [false, true] => Outcome::R.symbol(),
    }
}

#[test]
fn facts_are_reproduced() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/grid-boards.json")).unwrap();
    assert_eq!(facts.len(), 308);
    for fact in &facts {
        assert!(!fact.source.is_empty());
        match (fact.game.as_str(), &fact.outcome, fact.grundy) {
            ("domineering", Some(outcome), None) => {
                // Boards of six rows take a real search: the quick ones are those with many cells gone.
                let free = fact.position.matches('.').count();
                if free <= 24 {
                    assert_eq!(outcome_of(&Domineering, &fact.position), outcome, "{}", fact.position);
                }
            }
            ("clobber", Some(outcome), None) => {
                if fact.position.len() < 15 {
                    assert_eq!(outcome_of(&Clobber, &fact.position), outcome, "{}", fact.position);
                }
            }
            ("cram" | "impartial-clobber", None, Some(value)) => {
                let cells = fact.position.split_once('x').and_then(|(height, width)| {
                    Some(height.parse::<usize>().ok()? * width.parse::<usize>().ok()?)
                });
                if cells.is_none_or(|cells| cells <= 20) {
                    let opened = open(&format!("{} {}", fact.game, fact.position)).unwrap();
                    let limits = Limits::none();
                    let mut values = opened.game.grundy_values(&limits).unwrap();
                    let found: u64 = values.value(&opened.position).unwrap().try_into().unwrap();
                    assert_eq!(found, value, "{} {}", fact.game, fact.position);
                }
            }
            _ => panic!("nothing checks {} {}", fact.game, fact.position),
        }
    }
}
