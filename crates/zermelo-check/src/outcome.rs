//! The claims about who wins from a position: `winner P mover Q` (P wins when Q moves first), `holds P mover Q` (P never
//! loses: wins or draws) and `draw mover Q` (both hold), or several of them with ` and ` between.
//!
//! Each has its evidence in turn, `draw` first for Left and then for Right, with a record `next` between two of them: a
//! strategy (`strategy.rs`) or, after a record `by THEOREM`, what the theorem needs (`closed_form.rs`).

use crate::aim::Aim;
use crate::certificate::Header;
use crate::claim::Part;
use crate::records::Records;
use crate::verdict::{Accepted, Failure};
use crate::{closed_form, strategy};

pub(crate) fn check(header: &Header, parts: &[Part], records: &mut Records) -> Result<Accepted, Failure> {
    let game = header.find_game(records.meter())?;
    let aims: Vec<Aim> =
        parts.iter().flat_map(|&part| Aim::of_part(part, header.result_when_stuck())).collect();
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
    let words: Vec<String> = parts.iter().map(|&part| in_words(part)).collect();
    let claim =
        format!("{} {}, {}: {}", header.game_in_words(), header.position, header.play(), words.join("; "));
    Ok(Accepted { relies_on, ..Accepted::new(claim, game.is_none()) })
}

fn in_words(part: Part) -> String {
    let result = match part {
        Part::Winner { holder, .. } => format!("{holder} wins"),
        Part::Holds { holder, .. } => format!("{holder} does not lose"),
        Part::Draw { .. } => "a draw".to_owned(),
    };
    format!("{} to move, {result}", part.mover())
}
