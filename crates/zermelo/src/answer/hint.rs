//! Why a move is the one to make: the component it is made in, what that was worth and becomes worth, and what this
//! leaves to the opponent.

use super::Question;
use crate::catalogue::{AnyGame, AnyPosition, Engines};
use crate::game::{Account, Budget, Convention, Ending, Message, Outcome, Player, message};
use crate::nimber::LoopyValue;
use crate::solve::Limits;
use crate::value::{Algebra, Script, Store, ValueId};
use dashu_int::UBig;
use std::num::NonZeroUsize;

/// Longer values and components are not written out.
const LONGEST_TEXT: usize = 80;
/// Values are worked out for a hint as long as they take no more positions than this.
const VALUED_FOR_A_HINT: Budget = Budget::positions(200_000, "a hint");

/// Why `player` moves from the position of a question to `to`, in sentences: empty where no theory of components says
/// it. `result` is what the move comes to for `player`.
pub fn reason_of_move(
    question: &Question,
    player: Player,
    to: &AnyPosition,
    result: Ending,
    limits: &Limits,
) -> Vec<Message> {
    let game = question.game.game.as_ref();
    if question.convention == Convention::Misere || game.has_endings() {
        return Vec::new();
    }
    let account = Account::new();
    let limits = limits.on_account(&account).with_budget(VALUED_FOR_A_HINT);
    let from = &question.game.position;
    let reason = match (game.is_impartial(), game.is_loop_free()) {
        (true, _) => by_grundy_values(game, from, to, result, &limits),
        (false, true) => by_values(game, from, to, player, &limits),
        (false, false) => None,
    };
    reason.unwrap_or_default()
}

/// The component that a move is made in, and what stands in its place afterwards.
struct Change<'a, V> {
    /// Its place among the components, from 1 on.
    place: usize,
    text: &'a str,
    before: &'a V,
    after: Vec<&'a V>,
}

/// What a move changes, `None` where it is not one of several components.
fn change<'a, V: PartialEq>(before: &'a [(String, V)], after: &'a [(String, V)]) -> Option<Change<'a, V>> {
    if before.len() < 2 {
        return None;
    }
    let mut new: Vec<&(String, V)> = after.iter().collect();
    let mut gone = Vec::new();
    for (place, part) in before.iter().enumerate() {
        match new.iter().position(|other| other.0 == part.0) {
            Some(same) => {
                new.remove(same);
            }
            None => gone.push((place + 1, part)),
        }
    }
    let [(place, (text, value))] = gone[..] else { return None };
    Some(Change { place, text, before: value, after: new.into_iter().map(|(_, value)| value).collect() })
}

/// `component 2 (kayles 7)`.
fn named(place: usize, text: &str) -> Message {
    if text.len() <= LONGEST_TEXT {
        message!("component {place} ({text})", place, text)
    } else {
        message!("component {place}", place)
    }
}

/// By Grundy values, of which a loop-free game has nimbers alone.
fn by_grundy_values(
    game: &(dyn AnyGame + 'static),
    from: &AnyPosition,
    to: &AnyPosition,
    result: Ending,
    limits: &Limits,
) -> Option<Vec<Message>> {
    let mut values = game.loopy_values(limits).ok()?;
    let before = values.component_worths(from).ok()?;
    let after = values.component_worths(to).ok()?;
    let is_loop_free = game.is_loop_free();
    let mut lines = Vec::new();
    if let Some(Change { place, text, before: own, after: new }) = change(&before, &after) {
        let listed: Vec<String> = before.iter().map(|(_, value)| value.to_string()).collect();
        if is_loop_free && listed.len() <= 12 {
            let worth = sum_of(before.iter().map(|(_, value)| value));
            lines.push(message!(
                "The components are worth {values}, with nim-sum {worth}.",
                values = listed.join(", "),
                worth
            ));
        }
        let becomes = sum_of(new);
        lines.push(message!(
            "Move in {component}, worth {own}, so that it is worth {becomes}.",
            component => named(place, text),
            own,
            becomes
        ));
    }
    let left = sum_of(after.iter().map(|(_, value)| value));
    lines.push(match result {
        Ending::Win => message!("What is left is worth {left}: whoever moves there loses.", left),
        Ending::Draw => {
            message!("What is left is worth {left}: neither player can force an end there.", left)
        }
        Ending::Loss if is_loop_free => message!(
            "The position is worth 0; every move leaves more, here {left}, and the answer makes it 0 again.",
            left
        ),
        Ending::Loss => {
            message!("What is left is worth {left}, as anything here is won for the other player.", left)
        }
    });
    Some(lines)
}

fn sum_of<'a>(values: impl IntoIterator<Item = &'a LoopyValue>) -> LoopyValue {
    values.into_iter().fold(LoopyValue::Nimber(UBig::ZERO), |sum, value| sum.plus(value))
}

fn by_values(
    game: &(dyn AnyGame + 'static),
    from: &AnyPosition,
    to: &AnyPosition,
    player: Player,
    limits: &Limits,
) -> Option<Vec<Message>> {
    let store = Store::within(limits);
    let mut algebra = Algebra::new(&store, limits).ok()?;
    let mut values = game.values(&store, NonZeroUsize::MIN, limits).ok()?;
    let before = values.component_worths(from).ok()?;
    let after = values.component_worths(to).ok()?;
    let mut lines = Vec::new();
    if let Some(Change { place, text, before: &own, after: new }) = change(&before, &after) {
        let new: Vec<ValueId> = new.into_iter().copied().collect();
        let becomes = algebra.sum_of(&new).ok()?;
        let [own_text, new_text] = [own, becomes].map(|id| short_text(&mut algebra, id));
        lines.push(message!(
            "Move in {component}, from {own} to {becomes}.",
            component => named(place, text),
            own => own_text,
            becomes => new_text
        ));
        let heat = algebra.temperature(own).ok()?;
        let mut is_hottest = true;
        for &(_, other) in &before {
            is_hottest &= algebra.temperature(other).ok()? <= heat;
        }
        if is_hottest {
            lines.push(message!("No component is hotter: its temperature is {heat}.", heat));
        }
    }
    let left: Vec<ValueId> = after.iter().map(|&(_, id)| id).collect();
    let (outcome, _) = algebra.outcome_of_sum(&left).ok()?;
    let total = algebra.sum_of(&left).ok().map(|total| short_text(&mut algebra, total));
    let opponent = player.opponent();
    let own = match player {
        Player::Left => Outcome::L,
        Player::Right => Outcome::R,
    };
    lines.push(match (outcome, total) {
        (Outcome::P, _) => {
            message!("It leaves a sum equal to 0: {player}, who is to move, loses.", player => opponent)
        }
        (outcome, Some(total)) if outcome == own && player == Player::Left => message!(
            "It leaves a sum worth {total}, which is at least 0: {player}, who is to move, loses.",
            total => total,
            player => opponent
        ),
        (outcome, Some(total)) if outcome == own => message!(
            "It leaves a sum worth {total}, which is at most 0: {player}, who is to move, loses.",
            total => total,
            player => opponent
        ),
        (outcome, None) if outcome == own && player == Player::Left => message!(
            "It leaves a sum which is at least 0: {player}, who is to move, loses.",
            player => opponent
        ),
        (outcome, None) if outcome == own => message!(
            "It leaves a sum which is at most 0: {player}, who is to move, loses.",
            player => opponent
        ),
        (_, Some(total)) => message!(
            "It leaves a sum worth {total}, which {player}, who is to move, wins, as after every other move.",
            total => total,
            player => opponent
        ),
        (_, None) => message!(
            "It leaves a sum which {player}, who is to move, wins, as after every other move.",
            player => opponent
        ),
    });
    Some(lines)
}

fn short_text(algebra: &mut Algebra, id: ValueId) -> Message {
    let text = algebra.text(id, Script::Ascii).ok().filter(|text| text.len() <= LONGEST_TEXT);
    text.map_or_else(|| "a value too long to print".into(), Message::verbatim)
}
