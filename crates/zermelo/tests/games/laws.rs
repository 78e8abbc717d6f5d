//! The laws of the model on random small games of all kinds: wins and losses exclude each other and satisfy their mutual
//! equations, strategies win against every defence with falling distance, draws can be held for ever.

use crate::support::{CONVENTIONS, naive, random_game};
use proptest::prelude::*;
use zermelo::game::graph::ExplicitGame;
use zermelo::game::{Convention, Ending, Player, Verdict, option_list, result_if_over};
use zermelo::solve::Limits;
use zermelo::solve::retrograde::{GraphLabels, label_graph};

fn labels(game: &ExplicitGame, convention: Convention) -> GraphLabels {
    label_graph(game, convention, &Limits::none()).unwrap()
}

fn questions(game: &ExplicitGame) -> impl Iterator<Item = (u32, Player)> + use<> {
    (0..game.vertex_count() as u32).flat_map(|vertex| Player::each(|player| (vertex, player)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    /// `Win d`: over, or d - 1 is the least distance of an option lost for the opponent. `Loss d`: over, or all options
    /// are won for the opponent and d - 1 is the greatest distance. `Draw`: no losing option, and some drawn one.
    #[test]
    fn labels_satisfy_the_mutual_equations(game in random_game()) {
        for convention in CONVENTIONS {
            let labels = labels(&game, convention);
            for (vertex, player) in questions(&game) {
                let verdict = labels.verdict(vertex, player);
                if let Some(ending) = result_if_over(&game, &vertex, player, convention) {
                    prop_assert_eq!(verdict, Verdict::from(ending));
                    continue;
                }
                let after: Vec<Verdict> = option_list(&game, &vertex, player)
                    .iter()
                    .map(|&option| labels.verdict(option, player.opponent()))
                    .collect();
                let losses = after.iter().filter(|v| v.result() == Ending::Loss).filter_map(|v| v.distance());
                let wins = after.iter().filter(|v| v.result() == Ending::Win).filter_map(|v| v.distance());
                let all_won = after.iter().all(|v| v.result() == Ending::Win);
                let expected = match (losses.min(), all_won) {
                    (Some(least), _) => Verdict::Win(Some(least + 1)),
                    (None, true) => Verdict::Loss(Some(wins.max().unwrap() + 1)),
                    (None, false) => Verdict::Draw,
                };
                prop_assert_eq!(verdict, expected);
            }
        }
    }

    /// The labels are the ones of the definition, not merely some that satisfy the equations.
    #[test]
    fn labels_are_the_least_fixpoint(game in random_game()) {
        for convention in CONVENTIONS {
            let labels = labels(&game, convention);
            for vertex in 0..game.vertex_count() as u32 {
                for ((reached, player), verdict) in naive(&game, &vertex, convention) {
                    prop_assert_eq!(labels.verdict(reached, player), verdict);
                }
            }
        }
    }

    /// Following least distances, the winner has won after exactly as many plies as the label says, whatever the
    /// opponent does (fewer only if the opponent errs), and the distance falls with every ply.
    #[test]
    fn winning_strategies_win_against_every_defence(game in random_game()) {
        for convention in CONVENTIONS {
            let labels = labels(&game, convention);
            for (vertex, winner) in questions(&game) {
                let Verdict::Win(Some(distance)) = labels.verdict(vertex, winner) else { continue };
                // Everything that can stand on the board after each ply.
                let mut front = vec![vertex];
                let mut mover = winner;
                for left in (1..=distance).rev() {
                    let mut next = Vec::new();
                    for &here in &front {
                        if result_if_over(&game, &here, mover, convention).is_some() {
                            let over = labels.verdict(here, mover).result();
                            prop_assert_eq!(over == Ending::Win, mover == winner);
                            continue;
                        }
                        let verdict = labels.verdict(here, mover);
                        prop_assert!(verdict.distance().unwrap() <= left);
                        let options = option_list(&game, &here, mover);
                        if mover == winner {
                            let best = options
                                .into_iter()
                                .min_by_key(|&to| labels.verdict(to, mover.opponent()).for_mover().preference());
                            next.extend(best);
                        } else {
                            next.extend(options);
                        }
                    }
                    next.sort_unstable();
                    next.dedup();
                    front = next;
                    mover = mover.opponent();
                }
                for here in front {
                    let over = result_if_over(&game, &here, mover, convention);
                    prop_assert!(over.is_some(), "the distance has run out, so play is over");
                }
            }
        }
    }

    /// From a draw each player can move to, and cannot be forced out of, draws.
    #[test]
    fn draws_can_be_held_for_ever(game in random_game()) {
        for convention in CONVENTIONS {
            let labels = labels(&game, convention);
            for (vertex, player) in questions(&game) {
                let over = result_if_over(&game, &vertex, player, convention).is_some();
                if labels.verdict(vertex, player) != Verdict::Draw || over {
                    continue;
                }
                let after: Vec<Ending> = option_list(&game, &vertex, player)
                    .iter()
                    .map(|&option| labels.verdict(option, player.opponent()).result())
                    .collect();
                prop_assert!(after.contains(&Ending::Draw), "the mover can hold the draw");
                prop_assert!(!after.contains(&Ending::Loss), "the mover cannot do better");
            }
        }
    }
}

/// A claimed set is accepted exactly when it is the set of P-positions.
mod claims {
    use super::*;
    use zermelo::game::Outcome;
    use zermelo::solve::claim::check_p_positions;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn only_the_truth_passes(game in random_game(), claim in any::<u16>()) {
            for convention in CONVENTIONS {
                let labels = labels(&game, convention);
                let vertices = 0..game.vertex_count() as u32;
                let truth: Vec<bool> = vertices
                    .map(|vertex| {
                        let [left, right] = Player::each(|player| labels.verdict(vertex, player));
                        Outcome::from_verdicts(left, right) == Outcome::P
                    })
                    .collect();
                let check = |claim: &[bool]| check_p_positions(&game, claim, convention, &Limits::none()).unwrap();
                prop_assert_eq!(check(&truth), None);
                let claimed: Vec<bool> = (0..truth.len()).map(|bit| claim >> bit & 1 == 1).collect();
                prop_assert_eq!(check(&claimed).is_none(), claimed == truth);
            }
        }
    }
}
