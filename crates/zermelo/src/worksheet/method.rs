//! What stands behind a point and asks more than a value: positions in misère play and their options, and lists.

use super::expand::Asked;
use super::item::Item;
use super::line::{is_word, lambda, refuse_word};
use super::{Worksheet, value_refusal, within};
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{AnyPosition, Engines, OpenGame};
use crate::expression::Held;
use crate::game::{Convention, Outcome, ParseError, Player, Ruleset, few_options, message};
use crate::solve::misere::MisereError;
use crate::value::FormPart;
use std::collections::{HashMap, HashSet};

/// More options are not listed.
const MOST_OPTIONS: usize = 1_000_000;
/// Positions with more followers are not written out.
const MOST_WRITTEN: usize = 20_000;

impl Worksheet<'_> {
    /// The misère form of a position.
    pub(super) fn misere_form(&mut self, opened: &OpenGame) -> Result<Held, Refusal> {
        let limits = self.limits;
        let refused = |error| match error {
            MisereError::Stopped(reason) => Refusal::stopped(reason),
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
                    opened.game.top_down(Convention::Misere, &self.limits).map_err(Refusal::stopped)?;
                let left = judge.verdict(&opened.position, Player::Left).map_err(Refusal::stopped)?;
                let right = judge.verdict(&opened.position, Player::Right).map_err(Refusal::stopped)?;
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
        let mut places: HashMap<AnyPosition, usize> = HashMap::new();
        let mut written = Vec::new();
        // What waits is looked at twice: before its options, and when they have their places.
        let mut waiting = vec![opened.position.clone()];
        while let Some(position) = waiting.pop() {
            self.meter.step().map_err(Refusal::stopped)?;
            if places.contains_key(&position) {
                continue;
            }
            let mut sides = Vec::with_capacity(2);
            let mut is_known = true;
            for player in Player::BOTH {
                let options: Vec<AnyPosition> =
                    few_options(game, &position, player, MOST_OPTIONS).ok_or_else(too_many_options)?;
                let known: Vec<FormPart> = options
                    .iter()
                    .filter_map(|option| places.get(option).copied())
                    .map(FormPart::Written)
                    .collect();
                if known.len() < options.len() {
                    if is_known {
                        waiting.push(position.clone());
                    }
                    is_known = false;
                    waiting.extend(options.into_iter().filter(|option| !places.contains_key(option)));
                }
                sides.push(known);
            }
            if is_known && let Ok(sides) = <[Vec<FormPart>; 2]>::try_from(sides) {
                if written.len() == MOST_WRITTEN {
                    return Err(refused(message!(
                        "compounds are made of positions as they are played, and this one has too many followers"
                    )));
                }
                places.insert(position, written.len());
                written.push(sides);
            }
        }
        let root = FormPart::Written(written.len() - 1);
        let form = self.session.algebra().written_form(written, root);
        form.map(Held::form).map_err(|error| value_refusal(&error))
    }

    /// All positions that moves of either player lead to, the position itself the first.
    pub(super) fn followers(&mut self, opened: &OpenGame) -> Result<Item, Refusal> {
        let mut known = HashSet::from([opened.position.clone()]);
        let mut found = vec![opened.position.clone()];
        let mut next = 0;
        while let Some(position) = found.get(next).cloned() {
            self.meter.step().map_err(Refusal::stopped)?;
            next += 1;
            for player in Player::BOTH {
                let options = few_options(opened.game.as_ref(), &position, player, MOST_OPTIONS);
                let options: Vec<AnyPosition> = options.ok_or_else(too_many_options)?;
                found.extend(options.into_iter().filter(|option| known.insert(option.clone())));
            }
            if found.len() > MOST_OPTIONS {
                return Err(too_many_options());
            }
        }
        let texts = found.iter().map(|position| Item::Value(Held::text(opened.game.print(position))));
        Ok(Item::List(texts.collect()))
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
            "Contains" => {
                return self.contains(list, inner).map(|found| Some(Item::Value(Held::truth(found))));
            }
            "Apply" => return self.applied(list, inner).map(Some),
            "Sum" => "sum",
            "Max" => "max",
            "Min" => "min",
            "Distinct" => "distinct",
            _ => return Ok(None),
        };
        let depth = self.locals.len();
        self.locals.push(("list".to_owned(), Item::List(list.into())));
        let found = self.item(&format!("{call}(list)"));
        self.locals.truncate(depth);
        found.map(Some).map_err(|refusal| Refusal { place: None, ..refusal })
    }

    /// Whether a value is an element of a list, which may have elements of other kinds.
    fn contains(&mut self, list: &[Item], inner: &str) -> Result<bool, Refusal> {
        let sought = self.item(inner)?;
        let depth = self.locals.len();
        self.locals.push(("sought".to_owned(), sought));
        let mut found = false;
        for element in list {
            self.locals.push(("element".to_owned(), element.clone()));
            let truth = self.truth("(element) = (sought)");
            self.locals.truncate(depth + 1);
            found = match truth {
                Ok(truth) => truth,
                Err(refusal) if refusal.kind == RefusalKind::Stopped => return Err(refusal),
                Err(_) => false,
            };
            if found {
                break;
            }
        }
        self.locals.truncate(depth);
        Ok(found)
    }

    /// What a function, `n -> n + 1` or one with a name, makes of each element.
    fn applied(&mut self, list: &[Item], function: &str) -> Result<Item, Refusal> {
        let function = function.trim();
        let (parameter, body) = match lambda(function) {
            Some((parameter, body)) if is_word(parameter.trim()) => (parameter.trim(), body.to_owned()),
            None if is_word(function) => ("element", format!("{function}(element)")),
            _ => {
                let hint = "for example: L.Apply(n -> n + 1), L.Apply(mean)";
                return Err(ParseError::whole(function, "expected a function", hint).into());
            }
        };
        refuse_word(function, parameter)?;
        let depth = self.locals.len();
        let mut found = Vec::with_capacity(list.len());
        for element in list {
            self.locals.push((parameter.to_owned(), element.clone()));
            let item = self.item(&body);
            self.locals.truncate(depth);
            found.push(item.map_err(|refusal| within(refusal, function, &body))?);
        }
        Ok(Item::List(found.into()))
    }
}

/// The options of a position as texts, of one player where `player` says which.
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
        options.extend(found.iter().map(|option| Item::Value(Held::text(opened.game.print(option)))));
    }
    Ok(Item::List(options.into()))
}

fn too_many_options() -> Refusal {
    Refusal::of(RefusalKind::Stopped, message!("there are more than {MOST_OPTIONS} options", MOST_OPTIONS))
}
