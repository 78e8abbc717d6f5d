//! The partizan board games of the catalogue that are played with pieces.

use super::{AnyGame, Catalogued, Entry, Group, no_parameters};
use crate::game::{Notation, ParseError};
use crate::rulesets::board::{Amazons, Fission, Konane, NoGo, SkiJumps};
use std::sync::Arc;

pub(super) static ENTRIES: &[Entry] = &[
    Entry {
        name: "amazons",
        aliases: &[],
        title: "Amazons",
        group: Group::Boards,
        rules: "A move takes one of one's amazons as far as a queen goes in chess, then shoots an arrow from there, as far \
                as a queen goes, that burns the cell it lands on. Nothing passes over amazons or burnt cells. Whoever \
                cannot move loses.",
        parameters: "",
        notation: "the rows with '|' between them, x for Left's amazons, o for Right's, # for burnt cells, '.' for free \
                   ones",
        examples: &["amazons x..|..o", "amazons x..#|.#.o", "amazons x...|...o"],
        theorems: &[],
        start: None,
        open: |parameters| plain(parameters, Amazons, "amazons x..|..o"),
    },
    Entry {
        name: "konane",
        aliases: &["hawaiian-checkers"],
        title: "Konane",
        group: Group::Boards,
        rules: "A stone jumps over a neighbouring stone of the opponent onto the free cell behind it and takes it; it may \
                go on jumping in the same direction. Whoever cannot move loses.",
        parameters: "",
        notation: "the rows with '|' between them, x for Left's stones, o for Right's, '.' for free cells, # for cells \
                   out of play",
        examples: &["konane .ox.|o..x|....", "konane xoxoxo|ox..ox|xoxoxo"],
        theorems: &[],
        start: None,
        open: |parameters| plain(parameters, Konane, "konane .ox.|o..x|...."),
    },
    Entry {
        name: "nogo",
        aliases: &["anti-atari-go"],
        title: "NoGo",
        group: Group::Boards,
        rules: "A move puts a stone of one's own on a free cell. After it every connected group of stones of one colour, \
                of either player, must be next to a free cell. Whoever cannot move loses.",
        parameters: "",
        notation: "a size such as 3x4 (rows x columns), or the rows with '|' between them, x for Left's stones, o for \
                   Right's, '.' for free cells, # for cells out of play",
        examples: &["nogo 3x3", "nogo x..|.o.|..."],
        theorems: &[],
        start: None,
        open: |parameters| plain(parameters, NoGo, "nogo 3x3"),
    },
    Entry {
        name: "fission",
        aliases: &[],
        title: "Fission",
        group: Group::Boards,
        rules: "A move takes away a stone with free cells on opposite sides and puts a stone on each of the two: Left \
                above and below, Right to the left and to the right. Whoever cannot move loses.",
        parameters: "",
        notation: "the rows with '|' between them, x for stones, '.' for free cells, # for cells out of play",
        examples: &["fission ....|..x.|....|....", "fission ....|..x.|....|#..#"],
        theorems: &[],
        start: None,
        open: |parameters| plain(parameters, Fission, "fission ....|..x.|....|...."),
    },
    Entry {
        name: "ski-jumps",
        aliases: &["skijumps"],
        title: "Ski Jumps",
        group: Group::Boards,
        rules: "Left's skiers go any distance to the right over free squares, Right's to the left, and may leave the board \
                there. A jumper may also jump over an opponent just below onto the free square below that, which makes \
                the other a slipper, who cannot jump. Whoever cannot move loses.",
        parameters: "",
        notation: "the rows with '|' between them, L and R for jumpers, l and r for slippers, '.' for snow",
        examples: &["ski-jumps .L...|.R...|.....", "ski-jumps L....|....R|l...."],
        theorems: &[],
        start: None,
        open: |parameters| plain(parameters, SkiJumps, "ski-jumps .L...|.R...|....."),
    },
];

/// A game without parameters of which nothing but the moves is known.
fn plain<R>(parameters: &str, game: R, example: &str) -> Result<Arc<dyn AnyGame>, ParseError>
where
    R: Notation + Send + Sync + 'static,
    R::Position: Send + Sync + 'static,
{
    no_parameters(parameters, example)?;
    Ok(Arc::new(Catalogued::new(game).with_own_values()))
}
