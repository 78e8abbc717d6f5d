//! The claims about who wins from a position: `winner P mover Q` (P wins when Q moves first), `holds P mover Q` (P never
//! loses: wins or draws) and `draw mover Q` (both hold), or several of them with ` and ` between.
//!
//! Each has its evidence in turn, `draw` first for Left and then for Right, with a record `next` between two of them: a
//! strategy (`strategy.rs`) or, after a record `by THEOREM`, what the theorem needs (`closed_form.rs`).

use crate::{Accepted, Ending, Failure, Header, Player, Records, closed_form, strategy};

/// What is to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    /// Who wins, or does not lose.
    pub(crate) holder: Player,
    /// Who moves first.
    pub(crate) mover: Player,
    /// Whether a draw is enough.
    pub(crate) draws: bool,
    /// The result of a player who cannot move.
    pub(crate) stuck: Ending,
}

impl Aim {
    /// Whether a play that is over, with this result for `to_move`, is as the holder wants it.
    pub(crate) fn is_good(self, ending: Ending, to_move: Player) -> bool {
        let best = if to_move == self.holder { Ending::Win } else { Ending::Loss };
        ending == best || (self.draws && ending == Ending::Draw)
    }
}

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    let game = header.find_game()?;
    let parts = header.claim.split(" and ").map(|part| read_part(part, header.result_when_stuck()));
    let parts: Vec<(Vec<Aim>, String)> = parts.collect::<Option<_>>().ok_or(
        "expected 'winner PLAYER mover PLAYER', 'holds PLAYER mover PLAYER' or 'draw mover PLAYER', players being left and right",
    )?;
    let aims: Vec<Aim> = parts.iter().flat_map(|(aims, _)| aims).copied().collect();
    records.begin_sections(aims.len());
    let mut relies_on = Vec::new();
    for aim in aims {
        let first = records.next_text()?;
        match (first.as_deref().and_then(|line| line.strip_prefix("by ")), &game) {
            (Some(theorem), _) => {
                let name = closed_form::check_outcome(header, aim, game.as_deref(), theorem, records)?;
                relies_on.extend((!relies_on.contains(&name)).then_some(name));
            }
            (None, Some(game)) => strategy::check_known(header, aim, game.as_ref(), first, records)?,
            (None, None) => strategy::check_carried(header, aim, first, records)?,
        }
    }
    let words: Vec<String> = parts.into_iter().map(|(_, words)| words).collect();
    let claim = format!("{} {}, {}: {}", header.game, header.position, header.play(), words.join("; "));
    Ok(Accepted { relies_on, ..Accepted::new(claim, game.is_none()) })
}

/// What a part of a claim asks for, and the part in words.
fn read_part(part: &str, stuck: Ending) -> Option<(Vec<Aim>, String)> {
    let words: Vec<&str> = part.split(' ').collect();
    let (holders, mover, draws) = match words.as_slice() {
        ["winner", holder, "mover", mover] => (vec![Player::read(holder)?], mover, false),
        ["holds", holder, "mover", mover] => (vec![Player::read(holder)?], mover, true),
        ["draw", "mover", mover] => (Player::BOTH.to_vec(), mover, true),
        _ => return None,
    };
    let mover = Player::read(mover)?;
    let result = match holders.as_slice() {
        [holder] if draws => format!("{holder} does not lose"),
        [holder] => format!("{holder} wins"),
        _ => "a draw".to_owned(),
    };
    let aims = holders.into_iter().map(|holder| Aim { holder, mover, draws, stuck }).collect();
    Some((aims, format!("{mover} to move, {result}")))
}
