//! What stands behind a point and asks more than a value: positions in misère play and their options, and lists.

use super::expand::Asked;
use super::item::{Item, Placed};
use super::{Worksheet, value_refusal};
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{AnyPosition, Engines, OpenGame};
use crate::expression::Held;
use crate::game::graph::Adjacency;
use crate::game::{Convention, Outcome, ParseError, Player, Ruleset, few_options, message};
use crate::solve::misere::MisereError;
use crate::value::{Algebra, FormPart, ValueError, ValueId};
use std::cmp::Ordering;
use std::collections::HashMap;

/// More options are not listed.
const MOST_OPTIONS: usize = 1_000_000;
/// Positions with more followers, or with more moves between them, are not written out.
const MOST_WRITTEN: usize = 20_000;
const MOST_MOVES: usize = 1 << 20;
/// More lines of play are not listed.
const MOST_LINES: usize = 100_000;

impl Worksheet<'_> {
    /// The misère form of a position.
    pub(super) fn misere_form(&mut self, opened: &OpenGame) -> Result<Held, Refusal> {
        let limits = self.limits;
        let refused = |error| match error {
            MisereError::Stopped(reason) => Refusal::stopped_by(reason),
            error => Refusal::bad_input(error),
        };
        let mut table = opened.game.misere_forms(&limits).map_err(refused)?;
        table.form(&opened.position, self.session.misere_forms()).map(Held::misere).map_err(refused)
    }

    /// Who wins a position in misère play, or its options, of one player where `player` says which.
    pub(super) fn of_position(&self, opened: &OpenGame, asked: Asked, player: &str) -> Result<Item, Refusal> {
        match asked {
            Asked::Options => options_of(opened, player),
            _ => {
                let mut judge =
                    opened.game.top_down(Convention::Misere, &self.limits).map_err(Refusal::stopped_by)?;
                let left = judge.verdict(&opened.position, Player::Left).map_err(Refusal::stopped_by)?;
                let right = judge.verdict(&opened.position, Player::Right).map_err(Refusal::stopped_by)?;
                Ok(Item::Value(Held::outcome(Outcome::from_verdicts(left, right))))
            }
        }
    }

    /// A position as it is played, with the options that are dominated or reversible: what compounds are made of.
    pub(super) fn written(&mut self, opened: &OpenGame) -> Result<Held, Refusal> {
        let game = opened.game.as_ref();
        let refused = |why| Refusal::of(RefusalKind::BadInput, why);
        if !game.is_loop_free() || game.has_endings() {
            return Err(refused(message!(
                "compounds are of games in which play ends, and ends for want of a move alone"
            )));
        }
        let too_many = || {
            refused(message!(
                "compounds are made of positions as they are played, and this one has too many followers"
            ))
        };
        // Numbers of options, as the positions are met.
        let mut edges = Vec::new();
        let found = self.met_from(opened, MOST_WRITTEN, too_many, |from, player, to| {
            edges.push((from, player, to));
            edges.len() <= MOST_MOVES
        })?;
        let pairs: Vec<(u32, u32)> = edges.iter().map(|&(from, _, to)| (from, to)).collect();
        let order = Adjacency::from_edges(found.len(), &pairs).successors_first_order();
        let order = order.expect("play ends");
        let mut places = vec![0; found.len()];
        for (place, &position) in order.iter().enumerate() {
            places[position as usize] = place;
        }
        let mut written = vec![[Vec::new(), Vec::new()]; found.len()];
        for (from, player, to) in edges {
            written[places[from as usize]][player.index()].push(FormPart::Written(places[to as usize]));
        }
        let form = self.session.algebra().written_form(written, FormPart::Written(places[0]));
        form.map(Held::form).map_err(|error| value_refusal(&error))
    }

    /// The options of a player that are at least as good as some option of the canonical form.
    pub(super) fn sensible_options(&mut self, opened: &OpenGame, player: Player) -> Result<Item, Refusal> {
        let refused = |error: ValueError| value_refusal(&error);
        if !opened.game.is_loop_free() {
            let message = message!("sensible options are asked of games in which play ends");
            return Err(Refusal::of(RefusalKind::BadInput, message));
        }
        let options: Vec<AnyPosition> =
            few_options(opened.game.as_ref(), &opened.position, player, MOST_OPTIONS)
                .ok_or_else(too_many_options)?;
        let one = std::num::NonZeroUsize::MIN;
        let mut engine = opened.game.values(self.store, one, &self.limits).map_err(refused)?;
        let algebra = self.session.algebra();
        let mut value_of = |position: &AnyPosition| -> Result<ValueId, Refusal> {
            algebra.sum_of(&engine.summands(position).map_err(refused)?).map_err(refused)
        };
        let values: Vec<ValueId> = options.iter().map(&mut value_of).collect::<Result<_, _>>()?;
        let value = value_of(&opened.position)?;
        let canonical = algebra.options(value, player).map_err(refused)?;
        let mut sensible = Vec::new();
        for (option, &value) in options.iter().zip(&values) {
            for &other in &canonical {
                let order = algebra.compare(value, other).map_err(refused)?;
                let order = if player == Player::Left { order } else { order.map(Ordering::reverse) };
                if matches!(order, Some(Ordering::Equal | Ordering::Greater)) {
                    sensible.push(option);
                    break;
                }
            }
        }
        Ok(positions_of(opened, sensible.into_iter().cloned()))
    }

    /// The sensible lines of play of a player. Each begins with an option, ends with a position that is worth an option K of the canonical
    /// form, and leads there by moves of either player in turn: of the player to positions at least as good as K, of the opponent to
    /// such as are no better for the player than the position itself.
    pub(super) fn sensible_lines(&mut self, opened: &OpenGame, player: Player) -> Result<Item, Refusal> {
        let refused = |error: ValueError| value_refusal(&error);
        if !opened.game.is_loop_free() {
            let message = message!("sensible lines are asked of games in which play ends");
            return Err(Refusal::of(RefusalKind::BadInput, message));
        }
        let one = std::num::NonZeroUsize::MIN;
        let mut engine = opened.game.values(self.store, one, &self.limits).map_err(refused)?;
        let algebra = self.session.algebra();
        let mut value_of = |algebra: &mut Algebra, position: &AnyPosition| -> Result<ValueId, Refusal> {
            algebra.sum_of(&engine.summands(position).map_err(refused)?).map_err(refused)
        };
        let value = value_of(algebra, &opened.position)?;
        let mut lines = Vec::new();
        for &canonical in &algebra.options(value, player).map_err(refused)? {
            // Lines, and whether they are at their ends.
            let mut open = vec![(vec![opened.position.clone()], false)];
            while let Some((line, is_complete)) = open.pop() {
                self.meter.step().map_err(Refusal::stopped_by)?;
                if is_complete {
                    lines.push(line);
                    continue;
                }
                let is_own = line.len() % 2 == 1;
                let mover = if is_own { player } else { player.opponent() };
                let bound = if is_own { canonical } else { value };
                let position = &line[line.len() - 1];
                let options: Vec<AnyPosition> =
                    few_options(opened.game.as_ref(), position, mover, MOST_OPTIONS)
                        .ok_or_else(too_many_options)?;
                for option in options.into_iter().rev() {
                    let reached = value_of(algebra, &option)?;
                    let order = algebra.compare(reached, bound).map_err(refused)?;
                    let order = if mover == Player::Left { order } else { order.map(Ordering::reverse) };
                    if !matches!(order, Some(Ordering::Equal | Ordering::Greater)) {
                        continue;
                    }
                    let longer = [&line[..], &[option]].concat();
                    open.push((longer, is_own && reached == canonical));
                }
                if lines.len() + open.len() > MOST_LINES {
                    let message = message!("there are more than {MOST_LINES} lines of play", MOST_LINES);
                    return Err(Refusal::of(RefusalKind::Stopped, message));
                }
            }
        }
        let listed = |line: Vec<AnyPosition>| positions_of(opened, line.into_iter().skip(1));
        Ok(Item::List(lines.into_iter().map(listed).collect()))
    }

    /// All positions that moves of either player lead to, the position itself the first.
    pub(super) fn followers(&mut self, opened: &OpenGame) -> Result<Item, Refusal> {
        let found = self.met_from(opened, MOST_OPTIONS, too_many_options, |_, _, _| true)?;
        Ok(positions_of(opened, found.into_iter()))
    }

    /// The positions that moves of either player lead to, as they are met, and each move by the numbers of its positions; what is
    /// refused where they are more than so many, or where a move is not taken.
    fn met_from(
        &mut self,
        opened: &OpenGame,
        most: usize,
        too_many: impl Fn() -> Refusal,
        mut takes: impl FnMut(u32, Player, u32) -> bool,
    ) -> Result<Vec<AnyPosition>, Refusal> {
        let mut known = HashMap::from([(opened.position.clone(), 0)]);
        let mut found = vec![opened.position.clone()];
        let mut next = 0;
        while let Some(position) = found.get(next).cloned() {
            self.meter.step().map_err(Refusal::stopped_by)?;
            for player in Player::BOTH {
                let options: Vec<AnyPosition> =
                    few_options(opened.game.as_ref(), &position, player, most).ok_or_else(&too_many)?;
                for option in options {
                    let number = *known.entry(option).or_insert_with_key(|option| {
                        found.push(option.clone());
                        found.len() as u32 - 1
                    });
                    if !takes(next as u32, player, number) {
                        return Err(too_many());
                    }
                }
            }
            if found.len() > most {
                return Err(too_many());
            }
            next += 1;
        }
        Ok(found)
    }

    /// What a method of lists gives; `None` where the name is not that of one.
    pub(super) fn of_list(
        &mut self,
        list: &[Item],
        asked: &str,
        inner: &str,
    ) -> Result<Option<Item>, Refusal> {
        let call = match asked {
            "Length" | "Size" => return Ok(Some(Item::Value(Held::integer(list.len())))),
            "IsEmpty" => return Ok(Some(Item::Value(Held::truth(list.is_empty())))),
            "Apply" => return self.applied(list, inner).map(Some),
            "ForEach" => return self.applied(list, inner).map(|_| Some(Item::Nothing)),
            "Head" | "Tail" => {
                let (head, tail) = list.split_first().ok_or_else(|| empty(asked))?;
                return Ok(Some(if asked == "Head" { head.clone() } else { Item::List(tail.into()) }));
            }
            "Exists" | "ForAll" => {
                let is_one = asked == "Exists";
                let found = self.holds_of(list, inner, is_one)?;
                return Ok(Some(Item::Value(Held::truth(found == is_one))));
            }
            "Count" => {
                let own = self.function_in(inner)?;
                let kept = self.kept(list, &own, inner, usize::MAX)?;
                return Ok(Some(Item::Value(Held::integer(kept.len()))));
            }
            // Functions are found in any case, and nobody gives one of their own such a name.
            "Mex" => "mEX",
            "Sum" => "sUM",
            "Max" => "mAX",
            "Min" => "mIN",
            "Distinct" => "dISTINCT",
            _ => return self.of_collection(list, asked, inner),
        };
        let depth = self.locals.len();
        self.locals.push(("list".to_owned(), Item::List(list.into())));
        let found = self.item(&format!("{call}(list)"));
        self.locals.truncate(depth);
        found.map(Some).map_err(|refusal| Refusal { place: None, ..refusal })
    }

    /// Whether a function gives `wanted` of an element of a list.
    fn holds_of(&mut self, list: &[Item], function: &str, wanted: bool) -> Result<bool, Refusal> {
        let truths = self.applied(list, function)?.elements().unwrap_or_default();
        let mut found = false;
        for truth in truths.iter() {
            let truth = match truth {
                Item::Value(held) => held.as_truth(),
                _ => None,
            };
            let hint = "a comparison is yes or no, for example: n > 2, G || 0, isnumber(G)";
            found |= truth.ok_or_else(|| ParseError::whole(function, "expected yes or no", hint))? == wanted;
        }
        Ok(found)
    }

    /// What a function, `n -> n + 1` or one with a name, makes of each element.
    fn applied(&mut self, list: &[Item], function: &str) -> Result<Item, Refusal> {
        let own = self.function_in(function)?;
        let mut found = Vec::with_capacity(list.len());
        for element in list {
            found.push(self.applied_to(&own, function, vec![element.clone()])?);
        }
        Ok(Item::List(found.into()))
    }
}

fn empty(asked: &str) -> Refusal {
    ParseError::whole(asked, "the list is empty", "L.IsEmpty tells whether it is").into()
}

/// The options of a position, of one player where `player` says which.
fn options_of(opened: &OpenGame, player: &str) -> Result<Item, Refusal> {
    let players = match player.trim() {
        "Left" | "Player.Left" => &[Player::Left][..],
        "Right" | "Player.Right" => &[Player::Right],
        "" if Ruleset::is_impartial(opened.game.as_ref()) => &[Player::Left],
        "" => &Player::BOTH,
        other => {
            let hint = "for example: domineering(2x3).Options(Left)";
            return Err(ParseError::whole(other, "expected Left or Right", hint).into());
        }
    };
    let mut options = Vec::new();
    for &player in players {
        let found = few_options(opened.game.as_ref(), &opened.position, player, MOST_OPTIONS);
        let found: Vec<AnyPosition> = found.ok_or_else(too_many_options)?;
        options.extend(found);
    }
    Ok(positions_of(opened, options.into_iter()))
}

/// Positions of an open game as a list.
pub(super) fn positions_of(opened: &OpenGame, positions: impl Iterator<Item = AnyPosition>) -> Item {
    Item::List(positions.filter_map(|position| opened.at(position)).map(Placed::option).collect())
}

fn too_many_options() -> Refusal {
    Refusal::of(RefusalKind::Stopped, message!("there are more than {MOST_OPTIONS} options", MOST_OPTIONS))
}
