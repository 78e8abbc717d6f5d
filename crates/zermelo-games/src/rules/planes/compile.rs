//! From declared moves to their compiled form: the symmetries of a game, codes for its letters, its patterns.

use super::super::board_game::Known;
use super::super::cells::HOLE;
use super::super::declared::{Frame, Passing, Repeat, Step};
use super::super::plain::{KEEP, OUTSIDE_BIT, Plain, Play, PlayKind, Set, is_relative};
use super::super::text::Script;
use super::laid::MOST_SETS;
use super::moves::{Lowered, Side, Sight, Slider, Spot, Stencil};
use super::parts::Splitting;
use super::{Images, Inner, MOST_SIDE, PlaneGame};
use std::sync::{Arc, OnceLock};
use zermelo_boards::Image;
use zermelo_core::Arrange;

/// A move taken apart for comparison under symmetries: what it is, and where. Rewrites that do not go on are lists of cells in
/// no order, counted from the least.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Atom {
    Pattern(Vec<(Step, Set, u8)>),
    GoesOn(Vec<(Step, Set, u8)>),
    Slide(Step, [Set; 3], [u8; 2], u32, bool, Vec<(Step, [Set; 2], u8, u32)>),
}

/// A symmetry of a board: rows and columns exchanged, then turned round.
fn image_of([down, right]: Step, (transpose, flip_rows, flip_columns): (bool, bool, bool)) -> Step {
    let (down, right) = if transpose { (right, down) } else { (down, right) };
    [if flip_rows { -down } else { down }, if flip_columns { -right } else { right }]
}

fn renamed(set: Set, names: &[u8]) -> Set {
    let kept = set & OUTSIDE_BIT;
    (0..names.len())
        .filter(|&letter| set >> letter & 1 == 1)
        .fold(kept, |set, letter| set | 1 << names[letter])
}

fn renamed_letter(letter: u8, names: &[u8]) -> u8 {
    names.get(usize::from(letter)).copied().unwrap_or(letter)
}

/// The moves of a player under a symmetry, in order. `None` where some move has no compiled form.
fn atoms(plays: &[Play], flip: (bool, bool, bool), names: &[u8]) -> Option<Vec<Atom>> {
    let mut list = Vec::new();
    for play in plays {
        if !play.when.is_empty() {
            return None;
        }
        match &play.kind {
            PlayKind::Rewrite { from, to, ways: Some(ways), repeat, .. } => {
                let is_relative = to.iter().any(|&to| is_relative(to));
                let has_outside = from.iter().any(|set| set & OUTSIDE_BIT != 0);
                if !play.then.is_empty() || *repeat == Repeat::AnyWay || has_outside || is_relative {
                    return None;
                }
                for way in ways {
                    let cell = |((&set, &to), &step): ((&Set, &u8), &Step)| {
                        (image_of(step, flip), renamed(set, names), renamed_letter(to, names))
                    };
                    let mut cells: Vec<_> = from.iter().zip(to).zip(way).map(cell).collect();
                    if *repeat == Repeat::SameWay && from.len() > 1 {
                        list.push(Atom::GoesOn(cells));
                        continue;
                    }
                    cells.arrange();
                    let [top, left] = cells[0].0;
                    for (step, ..) in &mut cells {
                        *step = [step[0] - top, step[1] - left];
                    }
                    list.push(Atom::Pattern(cells));
                }
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, along } => {
                let mut shots = Vec::new();
                for shot in &play.then {
                    let PlayKind::Shoot { through, onto, mark, most, along } = &shot.kind else {
                        return None;
                    };
                    if !shot.then.is_empty() {
                        return None;
                    }
                    let sets = [*through, *onto].map(|set| renamed(set, names));
                    shots.extend(
                        along
                            .iter()
                            .map(|&step| (image_of(step, flip), sets, renamed_letter(*mark, names), *most)),
                    );
                }
                shots.arrange();
                for &step in along {
                    let sets = [*piece, *through, *onto].map(|set| renamed(set, names));
                    let letters = [*leave, *becomes].map(|letter| renamed_letter(letter, names));
                    list.push(Atom::Slide(
                        image_of(step, flip),
                        sets,
                        letters,
                        *most,
                        play.stop,
                        shots.clone(),
                    ));
                }
            }
            _ => return None,
        }
    }
    list.arrange();
    list.dedup();
    Some(list)
}

/// What a symmetry does to the moves.
struct Symmetry {
    flip: (bool, bool, bool),
    names: Vec<u8>,
    exchanges: bool,
}

/// The ways to exchange letters two by two, with that of exchanging none first.
fn exchanges_of(count: usize) -> Vec<Vec<u8>> {
    let mut list = vec![(0..count as u8).collect::<Vec<u8>>()];
    let mut at = 0;
    // More letters have too many; one pair at a time is enough for them.
    while at < list.len() && list.len() < 300 {
        let names = list[at].clone();
        at += 1;
        let last = (0..count)
            .rev()
            .find(|&letter| usize::from(names[letter]) != letter)
            .map_or(0, |letter| usize::from(names[letter]).min(letter) + 1);
        for one in last..count {
            for two in one + 1..count {
                if usize::from(names[one]) == one && usize::from(names[two]) == two {
                    let mut more = names.clone();
                    more.swap(one, two);
                    if !list.contains(&more) {
                        list.push(more);
                    }
                }
            }
        }
    }
    list
}

/// All symmetries of the moves that are found.
fn symmetries(plain: &Plain) -> Option<Vec<Symmetry>> {
    let count = plain.letters.len();
    let identity: Vec<u8> = (0..count as u8).collect();
    let none = (false, false, false);
    let own = [atoms(&plain.moves[0], none, &identity)?, atoms(&plain.moves[1], none, &identity)?];
    let mut list = Vec::new();
    for names in exchanges_of(count.min(8)) {
        let names: Vec<u8> = names.into_iter().chain(count.min(8) as u8..count as u8).collect();
        for number in 0..8 {
            let flip = (number & 4 != 0, number & 1 != 0, number & 2 != 0);
            if plain.frame == Frame::Strip && (flip.0 || flip.1) {
                continue;
            }
            let images = [atoms(&plain.moves[0], flip, &names)?, atoms(&plain.moves[1], flip, &names)?];
            if images == own {
                list.push(Symmetry { flip, names: names.clone(), exchanges: false });
            }
            if images[0] == own[1] && images[1] == own[0] && images != own {
                list.push(Symmetry { flip, names: names.clone(), exchanges: true });
            }
        }
    }
    Some(list)
}

/// The letters that some move looks at.
fn looked_at(plays: &[Play]) -> Set {
    plays.iter().fold(0, |set, play| {
        let own = match &play.kind {
            PlayKind::Rewrite { from, .. } => from.iter().fold(0, |set, one| set | one),
            PlayKind::Slide { piece, through, onto, .. } => piece | through | onto,
            PlayKind::Shoot { through, onto, .. } => through | onto,
            PlayKind::Push { piece, pushed, into, .. } => piece | pushed | into,
            PlayKind::Enclose { onto, turned, piece, .. } => onto | turned | 1 << piece,
            PlayKind::Again => 0,
        };
        set | own | looked_at(&play.then)
    })
}

/// A board game in compiled form, whatever the number of its planes.
pub(in super::super) enum Compiled {
    One(PlaneGame<1>),
    Two(PlaneGame<2>),
    Three(PlaneGame<3>),
}

/// The compiled form of a game, `None` where it has none.
pub(in super::super) fn compiled(
    plain: &Arc<Plain>,
    script: &Arc<Script>,
    known: &Arc<Known>,
) -> Option<Compiled> {
    let is_flat = matches!(plain.frame, Frame::Grid | Frame::Strip);
    if !is_flat || plain.has_endings() || plain.passing != Passing::Never || plain.letters.len() > 8 {
        return None;
    }
    let symmetries = symmetries(plain)?;
    let looked = looked_at(&plain.moves[0]) | looked_at(&plain.moves[1]);
    let live: Vec<u8> = (0..plain.letters.len() as u8).filter(|&letter| looked >> letter & 1 == 1).collect();
    let dead: Vec<u8> = (0..plain.letters.len() as u8).filter(|letter| !live.contains(letter)).collect();
    if dead.len() > 1 || live.is_empty() {
        return None;
    }
    // Exchanging two planes exchanges letters: those whose codes differ in just one of the two.
    let fixes_dead =
        |symmetry: &&Symmetry| dead.iter().all(|&letter| symmetry.names[usize::from(letter)] == letter);
    let is_proper = |symmetry: &&Symmetry| {
        symmetry.names.iter().enumerate().any(|(letter, &name)| usize::from(name) != letter)
    };
    let exchange =
        symmetries.iter().filter(fixes_dead).filter(is_proper).max_by_key(|symmetry| symmetry.exchanges);
    let identity: Vec<u8> = (0..plain.letters.len() as u8).collect();
    let mut names = exchange.map_or(identity.clone(), |symmetry| symmetry.names.clone());
    let coded =
        [1, 2, 3].into_iter().find_map(|planes| codes(&live, &names, planes).map(|codes| (planes, codes)));
    let (planes, code) = match coded {
        Some(coded) => coded,
        None => {
            names.clone_from(&identity);
            let coded = [1, 2, 3]
                .into_iter()
                .find_map(|planes| codes(&live, &names, planes).map(|codes| (planes, codes)));
            coded?
        }
    };
    let images: Vec<Image> = symmetries
        .iter()
        .filter_map(|symmetry| {
            let swap = if symmetry.names == identity {
                false
            } else if symmetry.names == names {
                true
            } else {
                return None;
            };
            let (transpose, flip_rows, flip_columns) = symmetry.flip;
            Some(Image { transpose, flip_rows, flip_columns, swap, exchanges: symmetry.exchanges })
        })
        .collect();
    let mut letters = [HOLE; 8];
    letters[0] = dead.first().copied().unwrap_or(HOLE);
    for &letter in &live {
        letters[usize::from(code[usize::from(letter)])] = letter;
    }
    let full_code = |letter: u8| code.get(usize::from(letter)).copied().unwrap_or(0);
    let set = |set: Set| {
        live.iter()
            .filter(|&&letter| set >> letter & 1 == 1)
            .fold(0, |codes, &letter| codes | 1 << full_code(letter))
    };
    let sides = [side(&plain.moves[0], &full_code, &set)?, side(&plain.moves[1], &full_code, &set)?];
    let has_sliders = sides.iter().any(|side| !side.sliders.is_empty());
    let splits = match &known.splits {
        Some((letters, _)) => {
            Splitting::Connected { codes: set(*letters), is_proved: known.splits_are_proved }
        }
        None if has_sliders => Splitting::None,
        None => Splitting::Found,
    };
    let near = known.splits.as_ref().map_or(&[][..], |(_, near)| near);
    let near = if is_straight(near, plain.frame) { Vec::new() } else { near.to_vec() };
    let mut sets: Vec<u8> = sides
        .iter()
        .flat_map(|side| &side.stencils)
        .flat_map(|one| &one.spots)
        .map(|spot| spot.set)
        .collect();
    sets.arrange();
    sets.dedup();
    if sets.len() > MOST_SETS {
        return None;
    }
    let lowered = Lowered::of(&sides, planes as usize);
    let laid = (0..MOST_SIDE * MOST_SIDE).map(|_| OnceLock::new()).collect();
    let images = Images::of(images);
    let inner = Arc::new(Inner { codes: code, letters, sides, sets, laid, lowered, images, splits, near });
    let (plain, script, known) = (plain.clone(), script.clone(), known.clone());
    Some(match planes {
        1 => Compiled::One(PlaneGame { plain, script, known, inner }),
        2 => Compiled::Two(PlaneGame { plain, script, known, inner }),
        _ => Compiled::Three(PlaneGame { plain, script, known, inner }),
    })
}

/// Whether these are the straight steps of a frame.
fn is_straight(near: &[Step], frame: Frame) -> bool {
    const STRAIGHT: [Step; 4] = [[0, 1], [0, -1], [-1, 0], [1, 0]];
    let needed = if frame == Frame::Strip { &STRAIGHT[..2] } else { &STRAIGHT };
    needed.iter().all(|step| near.contains(step)) && near.iter().all(|step| STRAIGHT.contains(step))
}

/// The codes of the letters in so many planes, those of exchanged letters with planes 0 and 1 exchanged. 0 for those that
/// are not live.
fn codes(live: &[u8], names: &[u8], planes: u32) -> Option<Vec<u8>> {
    let all: Vec<u8> = (1..1_u8 << planes).collect();
    let exchanged = |code: u8| if planes < 2 { code } else { code & !3 | (code & 1) << 1 | code >> 1 & 1 };
    let mut free: Vec<u8> = all;
    let mut codes = vec![0; names.len()];
    for &letter in live {
        let other = names[usize::from(letter)];
        if codes[usize::from(letter)] != 0 {
            continue;
        }
        let is_pair = other != letter;
        // Without any pair every code will do.
        let has_pairs = names.iter().enumerate().any(|(letter, &name)| usize::from(name) != letter);
        let fits = |&code: &u8| if has_pairs { (exchanged(code) != code) == is_pair } else { true };
        let code = free.iter().copied().find(fits)?;
        free.retain(|&other| other != code);
        codes[usize::from(letter)] = code;
        if is_pair {
            free.retain(|&other| other != exchanged(code));
            codes[usize::from(other)] = exchanged(code);
        }
    }
    Some(codes)
}

fn side(plays: &[Play], code: &impl Fn(u8) -> u8, set: &impl Fn(Set) -> u8) -> Option<Side> {
    let mut side = Side::default();
    let mut effects = Vec::new();
    let sight = |along: &[Step], through: Set, onto: Set, most: u32| Sight {
        along: along.to_vec(),
        through: set(through),
        onto: set(onto),
        most,
    };
    let mut atoms_seen: Vec<Vec<(Step, Set, u8)>> = Vec::new();
    for play in plays {
        match &play.kind {
            PlayKind::Rewrite { from, to, ways: Some(ways), repeat, .. } => {
                for way in ways {
                    // The same pattern from its other end is the same pattern.
                    if *repeat == Repeat::Once {
                        let mut cells: Vec<_> = from
                            .iter()
                            .zip(to)
                            .zip(way)
                            .map(|((&set, &to), &step)| (step, set, to))
                            .collect();
                        cells.arrange();
                        let [top, left] = cells[0].0;
                        for (step, ..) in &mut cells {
                            *step = [step[0] - top, step[1] - left];
                        }
                        if atoms_seen.contains(&cells) {
                            continue;
                        }
                        atoms_seen.push(cells);
                    }
                    expand(
                        from,
                        to,
                        way,
                        *repeat == Repeat::SameWay && from.len() > 1,
                        code,
                        set,
                        &mut side,
                        &mut effects,
                    )?;
                }
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, along } => {
                let shot = |shot: &Play| match &shot.kind {
                    PlayKind::Shoot { through, onto, mark, most, along } => {
                        Some((sight(along, *through, *onto, *most), code(*mark)))
                    }
                    _ => None,
                };
                side.sliders.push(Slider {
                    piece: set(*piece),
                    sight: sight(along, *through, *onto, *most),
                    leave: code(*leave),
                    becomes: (*becomes != KEEP).then(|| code(*becomes)),
                    stop: play.stop,
                    shots: play.then.iter().map(shot).collect::<Option<_>>()?,
                });
            }
            _ => return None,
        }
    }
    side.may_repeat |= !side.stencils.is_empty() && !side.sliders.is_empty() || side.sliders.len() > 1;
    side.may_repeat |= side.sliders.iter().any(|slider| slider.shots.len() > 1 || slider.stop);
    Some(side)
}

/// A rewrite for each letter that a changing cell can hold.
#[expect(clippy::too_many_arguments, reason = "the parts of a rewrite, and where its stencils go")]
fn expand(
    from: &[Set],
    to: &[u8],
    way: &[Step],
    goes_on: bool,
    code: &impl Fn(u8) -> u8,
    set: &impl Fn(Set) -> u8,
    side: &mut Side,
    effects: &mut Vec<Vec<(Step, u8, u8)>>,
) -> Option<()> {
    const MOST_STENCILS: usize = 2_000;
    let mut chosen: Vec<Vec<u8>> = vec![Vec::new()];
    for (&allowed, &to) in from.iter().zip(to) {
        let codes = set(allowed);
        let choices: Vec<u8> = if to == KEEP {
            vec![codes]
        } else {
            (0..8).filter(|bit| codes >> bit & 1 == 1).map(|bit| 1 << bit).collect()
        };
        chosen = chosen
            .iter()
            .flat_map(|list| choices.iter().map(|&one| [list.as_slice(), &[one]].concat()))
            .collect();
        if chosen.len() > MOST_STENCILS {
            return None;
        }
    }
    for sets in chosen {
        let spots = sets.iter().zip(way).map(|(&set, &step)| Spot { step, set }).collect();
        let changes: Vec<(Step, u8, u8)> = sets
            .iter()
            .zip(to)
            .zip(way)
            .filter(|((_, to), _)| **to != KEEP)
            .map(|((set, &to), &step)| (step, set.trailing_zeros() as u8, code(to)))
            .filter(|(_, from, to)| from != to)
            .collect();
        // A rewrite of letters by the same letters is a move that stays; the plain form has it.
        if changes.is_empty() {
            return None;
        }
        let mut effect = changes.clone();
        effect.arrange();
        let [top, left] = effect[0].0;
        for (step, ..) in &mut effect {
            *step = [step[0] - top, step[1] - left];
        }
        side.may_repeat |= effects.contains(&effect);
        effects.push(effect);
        side.stencils.push(Stencil { spots, changes, goes_on });
    }
    (side.stencils.len() <= MOST_STENCILS).then_some(())
}
