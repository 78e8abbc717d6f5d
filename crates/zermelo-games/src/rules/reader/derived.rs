//! Games made of games: sums with `+`, twisted boards, impartial forms, mirrors.

use super::frames::{Run, claims_of, host_value, theorems_of};
use super::given::Given;
use super::values::{GameValue, Kind, Theorems};
use super::writer::{Writer, is_plain_on_twisted};
use crate::rules::claims::Claims;
use crate::rules::declared::{Board, Condition, Ending, Frame, Move, Outcome, Replace, TakeFrom};
use zermelo_core::{Message, message};
use zermelo_starlark::{Arguments, HostFunction, Machine, Value};

pub(super) const FUNCTIONS: &[(&str, HostFunction)] =
    &[("impartial", impartial), ("mirrored", mirrored), ("twisted", twisted)];

/// `game.plus(…)`.
pub(super) fn plus(machine: &Machine, game: &GameValue, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "left",
        "right",
        "both",
        "ending",
        "loopy",
        "loop_free",
        "impartial",
        "title",
        "start",
        "theorem",
        "bounds",
    ];
    let given = Given::new(machine, arguments, "plus", names, 0)?;
    let Kind::Board { board, near, fill, places } = &game.kind else {
        let hint = "moves are added to games on strips, grids and graphs";
        return Err(machine.fault(given.span.clone(), "nothing can be added to this game", hint));
    };
    let mut board = board.clone();
    let writer = Writer { machine, frame: board.frame, letters: &board.letters.clone(), near };
    let both = writer.declared(given.moves(machine, "both")?)?;
    for (name, list) in [("left", &mut board.left), ("right", &mut board.right)] {
        for one in both.iter().cloned().chain(writer.declared(given.moves(machine, name)?)?) {
            if !list.contains(&one) {
                list.push(one);
            }
        }
    }
    board.endings.extend(writer.endings(given.endings(machine, "ending")?, &given.span_of("ending"))?);
    // What was claimed of the game before need not hold of the new one.
    let claims = claims_of(machine, &given, None)?;
    let kind = Kind::Board { board, near: near.clone(), fill: fill.clone(), places: places.clone() };
    let start = given.text(machine, "start")?.or_else(|| game.start.clone());
    let theorems = theorems_of(machine, &given)?;
    Ok(host_value(GameValue { kind, start, title: given.text(machine, "title")?, claims, theorems }))
}

/// The game on a board that is twisted: the last column is next to the first, upside down.
fn twisted(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "twisted", &["game"], 1)?;
    let game = given.game(machine, "game")?;
    let refused =
        |message: Message| Err(machine.fault(given.span.clone(), message, "games on grids are twisted"));
    let Kind::Board { board, near, fill, .. } = &game.kind else {
        return refused(Message::words("this game has no board to twist"));
    };
    if !matches!(board.frame, Frame::Grid | Frame::Cylinder) {
        return refused(Message::words("this board is not twisted"));
    }
    if let Some(one) = board.left.iter().chain(&board.right).find(|one| !has_only_plain_moves(one)) {
        let kind = match one {
            Move::Push(_) => "a push",
            Move::Enclose(_) => "an enclosing move",
            _ => "a move that goes on in its direction",
        };
        return refused(message!("{kind} has no one direction on a twisted board", kind => kind));
    }
    let board = Board { frame: Frame::Twisted, ..board.clone() };
    let kind = Kind::Board { board, near: near.clone(), fill: fill.clone(), places: Vec::new() };
    // What was claimed of the flat board need not hold of this one, but for what is said of the players.
    let claims =
        Claims { impartial: game.claims.impartial, loop_free: game.claims.loop_free, ..Claims::default() };
    let theorems = Theorems::default();
    Ok(host_value(GameValue { kind, start: game.start.clone(), title: game.title.clone(), claims, theorems }))
}

fn has_only_plain_moves(one: &Move) -> bool {
    // Moves are nested no deeper than files are written.
    is_plain_on_twisted(one) && one.then().iter().all(has_only_plain_moves)
}

/// Both players have the moves of either.
fn impartial(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "impartial", &["game"], 1)?;
    let game = given.game(machine, "game")?;
    let claims = Claims { impartial: Some(true), ..Claims::default() };
    let mut new = GameValue { claims, theorems: Theorems::default(), ..(*game).clone() };
    match &mut new.kind {
        Kind::Board { board, .. } => {
            let more: Vec<Move> =
                board.right.iter().filter(|one| !board.left.contains(one)).cloned().collect();
            board.left.extend(more);
            board.right = board.left.clone();
        }
        Kind::Words(words) => {
            let more: Vec<Replace> =
                words.right.iter().filter(|one| !words.left.contains(one)).cloned().collect();
            words.left.extend(more);
            words.right = words.left.clone();
        }
        Kind::Joint(joint) => {
            let more: Vec<TakeFrom> =
                joint.right.iter().filter(|one| !joint.left.contains(one)).cloned().collect();
            joint.left.extend(more);
            joint.right = joint.left.clone();
        }
        Kind::Heaps([left, right]) => {
            left.moves.append(&mut right.moves.clone());
            left.takes.append(&mut right.takes.clone());
            left.splits.append(&mut right.splits.clone());
            *right = left.clone();
        }
        Kind::Functions(_) => {
            return Err(machine.fault(given.span.clone(), "give 'both' in 'rules' instead", ""));
        }
    }
    Ok(host_value(new))
}

/// The players are exchanged.
fn mirrored(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "mirrored", &["game"], 1)?;
    let mut new = (*given.game(machine, "game")?).clone();
    new.theorems = Theorems::default();
    match &mut new.kind {
        Kind::Board { board, .. } => {
            std::mem::swap(&mut board.left, &mut board.right);
            for ending in &mut board.endings {
                exchange_ending(ending);
            }
        }
        Kind::Words(words) => std::mem::swap(&mut words.left, &mut words.right),
        Kind::Heaps(sides) => sides.swap(0, 1),
        Kind::Joint(joint) => std::mem::swap(&mut joint.left, &mut joint.right),
        Kind::Functions(functions) => {
            if functions.ending.is_some() {
                return Err(machine.fault(
                    given.span.clone(),
                    "games with an ending of their own are not mirrored",
                    "",
                ));
            }
            std::mem::swap(&mut functions.left, &mut functions.right);
        }
    }
    Ok(host_value(new))
}

fn exchange_ending(ending: &mut Ending) {
    use crate::rules::declared::Who;
    fn exchange(condition: &mut Condition) {
        match condition {
            Condition::Stuck(who) | Condition::Turn(who) => {
                *who = match *who {
                    Who::Left => Who::Right,
                    Who::Right => Who::Left,
                    other => other,
                };
            }
            Condition::Not(inner) => exchange(inner),
            Condition::Any(list) => list.iter_mut().for_each(exchange),
            _ => {}
        }
    }
    ending.when.iter_mut().for_each(exchange);
    ending.result = match std::mem::replace(&mut ending.result, Outcome::Draw) {
        Outcome::Left => Outcome::Right,
        Outcome::Right => Outcome::Left,
        Outcome::More { left, right, ahead } => Outcome::More { left: right, right: left, ahead: -ahead },
        other => other,
    };
}
