//! Positions of declared boards as numbers, derived from the rules: what tables of rule files are made from.
//!
//! From the start and the moves follows what each cell can ever hold ([`ground`]), and how many cells of each kind hold which
//! letter when a player is to move ([`census`]). Positions with the same counts and the same player to move are numbered by
//! the places of the letters, one letter after the other; which counts lead to which gives the slices. Images under the
//! symmetries that the rules and the start have ([`symmetry`](super::symmetry)) share one number.

mod census;
mod ground;

use super::cells::{Cells, HOLE, Shape};
use super::layout::Layout;
use super::plain::{MOST_LETTERS, Plain};
use super::symmetry::Symmetries;
use super::text::Script;
use super::work::{InPlay, Seen, Work};
use crate::catalogue::RuleSource;
use crate::game::{
    Convention, Ending, Message, NumberedGame, ParseError, Player, Slice, Standing, Written, message,
};
use crate::numbered::{Binomials, scatter};
use census::Census;
use ground::{Configurations, Ground, Group};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::bits::{bits, equal_bytes};

/// Cells of a board, at most: sets of them are words.
const MOST_CELLS: usize = 64;
/// Of how many letters in all groups the counts need no allocation.
const FEW_COUNTS: usize = 64;
/// Numbers are refused beyond this: no machine keeps so many labels.
const MOST_NUMBERS: u128 = 1 << 40;

/// What a table of a rule file is called: `hex.star 3x3`, `sim.star:6`, `tac_tix.star 3x3 misere`. The name says all that the
/// numbers depend on, but for the rules themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableTitle {
    /// The file's name without a folder.
    pub file: String,
    /// What is given for parameters, as it stands after a colon.
    pub parameters: String,
    /// Where play begins, if not where the file says.
    pub start: Option<String>,
    /// Who moves first.
    pub to_move: Player,
    /// Who wins when there is no move.
    pub convention: Convention,
}

impl TableTitle {
    /// Reads a title; `None` where it is that of no rule file.
    pub fn read(title: &str) -> Option<Self> {
        let (name, rest) = title.split_once(' ').unwrap_or((title, ""));
        let end = name.find(".star")? + ".star".len();
        let (file, parameters) = name.split_at(end);
        let is_misere = rest == "misere" || rest.ends_with(" misere");
        let rest = if is_misere { rest[..rest.len() - 6].trim_end() } else { rest };
        let is_right = rest == "right" || rest.ends_with(" right");
        let rest = if is_right { rest[..rest.len() - 5].trim_end() } else { rest };
        Some(Self {
            file: file.to_owned(),
            parameters: parameters.trim_start_matches(':').to_owned(),
            start: (!rest.is_empty()).then(|| rest.to_owned()),
            to_move: if is_right { Player::Right } else { Player::Left },
            convention: if is_misere { Convention::Misere } else { Convention::Normal },
        })
    }
}

impl std::fmt::Display for TableTitle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let colon = if self.parameters.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{}", self.file, self.parameters)?;
        self.start.iter().try_for_each(|start| write!(f, " {start}"))?;
        let right = if self.to_move == Player::Right { " right" } else { "" };
        let misere = if self.convention == Convention::Misere { " misere" } else { "" };
        write!(f, "{right}{misere}")
    }
}

/// A declared board with a start, whose positions have numbers.
pub struct NumberedRules {
    name: String,
    rules: RuleSource,
    plain: Arc<Plain>,
    script: Arc<Script>,
    convention: Convention,
    is_impartial: bool,
    start: (Cells, Player),
    layout: Arc<Layout>,
    ground: Ground,
    /// For each player the kinds by their counts.
    kinds: [FxHashMap<Box<[u8]>, usize>; 2],
    /// In the order of their numbers.
    by_number: Vec<Kind>,
    slices: Vec<Slice>,
    symmetries: Symmetries,
    binomials: Binomials,
    most_options: u32,
}

/// The positions with the same counts and player to move.
struct Kind {
    first: u64,
    player: Player,
    /// How many cells of each group hold which letter, group by group.
    counts: Box<[u8]>,
    /// For each group the number of ways to fill it, times those of the groups after it.
    tails: Vec<u64>,
}

/// What is asked for when positions of a board are numbered.
pub(super) struct Numbering {
    pub(super) name: String,
    pub(super) rules: RuleSource,
    pub(super) plain: Arc<Plain>,
    pub(super) script: Arc<Script>,
    pub(super) is_impartial: bool,
    pub(super) start: Cells,
    pub(super) to_move: Player,
    pub(super) convention: Convention,
}

impl NumberedRules {
    /// Numbers the positions that play from a start can reach, and some that it cannot. The error is one sentence.
    pub(super) fn new(asked: Numbering) -> Result<Self, Message> {
        let Numbering { name, rules, plain, script, is_impartial, start, to_move, convention } = asked;
        let cells = start.count();
        if cells > MOST_CELLS {
            return Err(message!(
                "boards of at most {MOST_CELLS} cells are numbered, and this has {cells}",
                MOST_CELLS,
                cells
            ));
        }
        let layout = plain.layouts.of(&plain, &start);
        let ground = Ground::new(&plain, &layout, &start);
        let to_move = if is_impartial { Player::Left } else { to_move };
        let census = Census::of(&plain, &layout, &ground, &start, to_move, is_impartial)?;
        let symmetries = Symmetries::of_start(&plain, &layout, &start);
        let most_options = ground::most_options(&plain, &layout, &start);
        let binomials = Binomials::up_to(cells);
        let mut game = Self {
            name,
            rules,
            script,
            convention,
            is_impartial,
            start: (start, to_move),
            layout,
            ground,
            kinds: Default::default(),
            by_number: Vec::new(),
            slices: Vec::new(),
            symmetries,
            binomials,
            most_options,
            plain,
        };
        game.lay_out(census)?;
        Ok(game)
    }

    /// Gives numbers to the kinds of positions, slice by slice.
    fn lay_out(&mut self, census: Census) -> Result<(), Message> {
        let mut first = 0_u128;
        for (at, level) in census.levels.into_iter().enumerate() {
            let begin = first;
            for (counts, player) in level.kinds {
                let Some(tails) = self.tails(&counts) else {
                    return Err(message!("there are more positions than can be numbered"));
                };
                let kind = Kind { first: first as u64, player, counts: counts.clone(), tails };
                first += u128::from(kind.tails[0]);
                if first > MOST_NUMBERS {
                    return Err(message!("there are more positions than can be numbered"));
                }
                self.kinds[player.index()].insert(counts, self.by_number.len());
                self.by_number.push(kind);
            }
            let numbers = begin as u64..first as u64;
            let (loops, needs) = (level.loops, level.needs.collect());
            self.slices.push(Slice { name: format!("level {at}"), numbers, loops, needs });
        }
        Ok(())
    }

    /// For each group the number of ways to fill it and those after it; `None` where they are too many.
    fn tails(&self, counts: &[u8]) -> Option<Vec<u64>> {
        let letters = self.plain.letters.len();
        let mut tails = vec![1_u64];
        for (group, counts) in self.ground.groups.iter().zip(counts.chunks_exact(letters)).rev() {
            let ways = match &group.listed {
                Some(listed) => listed.of(counts).len() as u64,
                None => self.placements(counts)?,
            };
            let last = *tails.last()?;
            tails.push(last.checked_mul(ways)?);
        }
        tails.reverse();
        Some(tails)
    }

    fn placements(&self, counts: &[u8]) -> Option<u64> {
        let mut free = counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let mut ways = 1_u64;
        for &count in counts {
            ways = ways.checked_mul(self.binomials.choose(free, count.into()))?;
            free -= u32::from(count);
        }
        Some(ways)
    }

    /// The number of a position in the form that stands for all its images; `None` where no play from the start has such
    /// counts.
    fn rank(&self, letters: &[u8], player: Player) -> Option<u64> {
        let count = self.plain.letters.len();
        let all = count * self.ground.groups.len();
        let mut few = ([0_u64; FEW_COUNTS], [0_u8; FEW_COUNTS]);
        let mut many = if all <= FEW_COUNTS { None } else { Some((vec![0; all], vec![0; all])) };
        let (sets, counts) = match &mut many {
            None => (&mut few.0[..all], &mut few.1[..all]),
            Some((sets, counts)) => (&mut sets[..], &mut counts[..]),
        };
        for (at, group) in self.ground.groups.iter().enumerate() {
            let own = at * count..(at + 1) * count;
            group.find_places(letters, &mut sets[own.clone()], &mut counts[own])?;
        }
        let kind = &self.by_number[*self.kinds[player.index()].get(&*counts)?];
        let mut number = kind.first;
        for (at, group) in self.ground.groups.iter().enumerate() {
            let own = at * count..(at + 1) * count;
            let rank = match &group.listed {
                Some(listed) => listed.place(&counts[own], letters, &group.cells)?,
                None => self.rank_in(&sets[own.clone()], &counts[own], group.cells.len()),
            };
            number += rank * kind.tails[at + 1];
        }
        Some(number)
    }

    /// The rank of letters, given by their places, among all arrangements on so many cells: the places of the first letter
    /// among all, then those of the second among the rest, and so on.
    fn rank_in(&self, sets: &[u64], counts: &[u8], cells: usize) -> u64 {
        let (mut free, mut rest, mut rank) = (cells as u32, first_bits(cells), 0);
        for (&set, &count) in sets.iter().zip(counts).filter(|&(_, &count)| count > 0) {
            let own = u32::from(count);
            let ways = self.binomials.choose(free, own);
            // Sets of one size stand in the reverse of the order of what they leave: whichever has fewer members is ranked.
            let own_rank = if 2 * own <= free {
                self.rank_among(set, rest)
            } else {
                ways - 1 - self.rank_among(rest ^ set, rest)
            };
            rank = rank * ways + own_rank;
            free -= own;
            rest ^= set;
        }
        rank
    }

    /// The rank of a set among those of its size within another, whose members before some place are counted.
    fn rank_among(&self, set: u64, rest: u64) -> u64 {
        let gap = rest.trailing_ones();
        let ranks = (1..).zip(bits(set)).map(|(nth, place)| {
            // Most letters are ranked first, where nothing is taken.
            let before =
                if place as u32 <= gap { place as u32 } else { (rest & first_bits(place)).count_ones() };
            self.binomials.choose(before, nth)
        });
        ranks.sum()
    }

    /// The reverse of [`Self::rank_in`].
    fn unrank_in(&self, cells: &[usize], mut rank: u64, counts: &[u8], letters: &mut [u8]) {
        let mut ranks = [0; MOST_LETTERS];
        // The last letter was ranked last.
        let mut free = 0;
        for (own, &count) in ranks[..counts.len()].iter_mut().zip(counts).rev() {
            free += u32::from(count);
            let ways = self.binomials.choose(free, count.into());
            *own = rank % ways;
            rank /= ways;
        }
        let mut rest = first_bits(cells.len());
        for (letter, (&count, &rank)) in counts.iter().zip(&ranks).enumerate() {
            let set = scatter(self.binomials.unrank(rank, count.into()), rest);
            for place in bits(set) {
                letters[cells[place]] = letter as u8;
            }
            rest ^= set;
        }
    }

    /// The kind of a number, and its letters.
    fn unrank(&self, number: u64) -> (&Kind, Box<[u8]>) {
        let at = self.by_number.partition_point(|kind| kind.first <= number) - 1;
        // Kinds without any position have the same first number as the one after them.
        let kind = &self.by_number[at];
        let mut letters = self.start.0.letters.clone();
        let count = self.plain.letters.len();
        let mut rest = number - kind.first;
        for (at, group) in self.ground.groups.iter().enumerate() {
            let own = rest / kind.tails[at + 1];
            rest %= kind.tails[at + 1];
            let counts = &kind.counts[at * count..(at + 1) * count];
            match &group.listed {
                Some(listed) => {
                    for (&cell, &letter) in group.cells.iter().zip(&listed.of(counts)[own as usize]) {
                        letters[cell] = letter;
                    }
                }
                None => self.unrank_in(&group.cells, own, counts, &mut letters),
            }
        }
        (kind, letters)
    }

    fn number(&self, letters: &[u8], player: Player) -> Option<u64> {
        let Some(cells) = self.symmetries.least(letters) else { return self.rank(letters, player) };
        let mut image = [0; MOST_CELLS];
        for (own, &cell) in image.iter_mut().zip(cells) {
            *own = letters[cell as usize];
        }
        self.rank(&image[..cells.len()], player)
    }

    fn cells(&self, letters: Box<[u8]>) -> Cells {
        Cells { shape: self.start.0.shape.clone(), letters }
    }

    /// Who is to move after a move.
    const fn next(&self, player: Player) -> Player {
        if self.is_impartial { Player::Left } else { player.opponent() }
    }

    fn hint(&self) -> Message {
        let (start, player) = &self.start;
        message!("for example: {example}", example = self.written(start, *player))
    }

    fn written(&self, position: &Cells, player: Player) -> String {
        let text = self.script.print_letters(position);
        match (self.is_impartial, player) {
            (true, _) => text,
            (false, Player::Left) => format!("{text} left"),
            (false, Player::Right) => format!("{text} right"),
        }
    }
}

impl NumberedGame for NumberedRules {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        self.number(&self.start.0.letters, self.start.1)
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        let (kind, letters) = self.unrank(number);
        if !self.symmetries.is_least(&letters) {
            return Standing::Absent;
        }
        let work = Work::new(&self.plain, &self.start.0.shape, &self.layout);
        let mut board = InPlay::new(letters.into());
        if let Some(ending) = work.ending(&mut board, kind.player) {
            return Standing::Over(ending);
        }
        let (next, mut seen) = (self.next(kind.player), Seen::default());
        let _ = work.options(&mut board, kind.player, &mut |option| {
            if seen.insert(&option.letters) {
                let number = self.number(&option.letters, next);
                options.push(number.expect("the census has the counts of every option"));
            }
            ControlFlow::Continue(())
        });
        if !options.is_empty() {
            return Standing::Open;
        }
        Standing::Over(match self.convention {
            Convention::Normal => Ending::Loss,
            Convention::Misere => Ending::Win,
        })
    }

    fn most_options(&self) -> u32 {
        self.most_options
    }

    fn has_symmetries(&self) -> bool {
        self.symmetries.are_any()
    }

    fn weight(&self, number: u64) -> u64 {
        self.symmetries.images(&self.unrank(number).1)
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let (position, player) = self.read(text)?;
        self.number(&position.letters, player).ok_or_else(|| {
            let message = "no play from the start of the table has these pieces with this player to move";
            ParseError::part(text, split_mover(text).0, message, self.hint())
        })
    }

    fn print(&self, number: u64) -> String {
        let (kind, letters) = self.unrank(number);
        self.written(&self.cells(letters), kind.player)
    }

    fn as_written(&self, text: &str) -> Option<Written> {
        if !self.symmetries.are_any() {
            return None;
        }
        let (position, player) = self.read(text).ok()?;
        let next = self.next(player);
        let work = Work::new(&self.plain, &self.start.0.shape, &self.layout);
        let mut board = InPlay::new(position.letters.to_vec());
        let (mut seen, mut options) = (Seen::default(), Vec::new());
        if work.ending(&mut board, player).is_none() {
            let _ = work.options(&mut board, player, &mut |option| {
                if seen.insert(&option.letters) {
                    let written = self.written(&self.cells(option.letters.as_slice().into()), next);
                    options.extend(self.number(&option.letters, next).map(|number| (None, written, number)));
                }
                ControlFlow::Continue(())
            });
        }
        Some(Written { text: self.written(&position, player), options })
    }
}

/// The words of a position without that for who moves, and who does.
fn split_mover(text: &str) -> (&str, Option<Player>) {
    let words = text.trim_end();
    match words.rsplit_once(char::is_whitespace) {
        Some((board, "left")) => (board, Some(Player::Left)),
        Some((board, "right")) => (board, Some(Player::Right)),
        _ => (words, None),
    }
}

impl NumberedRules {
    /// A position of the board of the table, and who moves.
    fn read(&self, text: &str) -> Result<(Cells, Player), ParseError> {
        let (board, player) = split_mover(text);
        let player = player.unwrap_or(self.start.1);
        let player = if self.is_impartial { Player::Left } else { player };
        let position = self.parse_board(board)?;
        let are_holes = |position: &Cells| -> Vec<bool> {
            position.letters.iter().map(|&letter| letter == HOLE).collect()
        };
        if position.shape != self.start.0.shape || are_holes(&position) != are_holes(&self.start.0) {
            return Err(ParseError::part(text, board, "the table is of another board", self.hint()));
        }
        Ok((position, player))
    }

    /// A board, whose graph need not be written again.
    fn parse_board(&self, text: &str) -> Result<Cells, ParseError> {
        let is_graph = matches!(self.start.0.shape, Shape::Graph(_));
        if is_graph && !text.trim().contains(char::is_whitespace) {
            let whole = self.script.read_letters(text, &self.start.0);
            return whole.map_err(|message| ParseError::whole(text, message, self.hint()));
        }
        self.script.parse(text)
    }

    /// The number of different cells that are part of the board.
    pub fn size(&self) -> usize {
        self.start.0.letters.iter().filter(|&&letter| letter != HOLE).count()
    }

    /// The file that the numbers were made from.
    pub fn rules(&self) -> &RuleSource {
        &self.rules
    }

    /// The number of symmetries that are used, that which changes nothing among them.
    pub fn symmetry_count(&self) -> usize {
        self.symmetries.count()
    }
}

impl Group {
    /// Where each letter stands among the cells, and on how many; `None` where there is one that cannot stand there.
    fn find_places(&self, letters: &[u8], sets: &mut [u64], counts: &mut [u8]) -> Option<()> {
        // Past the last cell stands what no letter is.
        let mut own = [u8::MAX; MOST_CELLS];
        for (own, &cell) in own.iter_mut().zip(&self.cells) {
            *own = letters[cell];
        }
        let eights = &own.as_chunks().0[..self.cells.len().div_ceil(8)];
        let mut found = 0;
        for letter in bits(self.letters) {
            let places =
                |(at, &eight): (usize, &[u8; 8])| u64::from(equal_bytes(eight, letter as u8)) << (8 * at);
            let set = eights.iter().enumerate().map(places).sum::<u64>();
            let count = set.count_ones();
            sets[letter] = set;
            counts[letter] = count as u8;
            found += count as usize;
        }
        (found == self.cells.len()).then_some(())
    }
}

/// The first so many places of a word.
const fn first_bits(count: usize) -> u64 {
    if count == 64 { u64::MAX } else { (1 << count) - 1 }
}

impl Configurations {
    /// The place of the letters of a group among those with the same counts.
    fn place(&self, counts: &[u8], letters: &[u8], cells: &[usize]) -> Option<u64> {
        let list = self.of(counts);
        let own = |configuration: &Vec<u8>| {
            let letters = cells.iter().map(|&cell| letters[cell]);
            configuration.iter().copied().cmp(letters)
        };
        list.binary_search_by(own).ok().map(|place| place as u64)
    }
}

pub use files::{KEPT_RULES, MOST_RULES, kept_texts, number_kept, number_rules, number_text};

mod files {
    use super::super::claims::Claims;
    use super::super::declared::Rules;
    use super::super::open::{Beside, known_of, script_of};
    use super::super::plain::Plain;
    use super::super::reader::{self, FileKind, RuleFile, Settings};
    use super::{NumberedRules, Numbering, TableTitle};
    use crate::catalogue::RuleSource;
    use crate::game::spelling::canonical;
    use crate::game::{Files, Message, ParseError, message};
    use std::sync::Arc;
    use zermelo_starlark::{Fault, Loader};

    /// What the rule file that a table is made from is called in the folder of the table.
    pub const KEPT_RULES: &str = "rules.star";
    /// Of such a file, in bytes.
    pub const MOST_RULES: u64 = 1 << 20;

    /// The positions of a rule file's game as numbers. Play begins at the start of the title, or at the file's own.
    ///
    /// # Errors
    /// Where the file declares no board, where there is no start, and where there are too many positions.
    pub fn number_rules(file: &RuleFile, title: &TableTitle) -> Result<NumberedRules, ParseError> {
        let name = title.to_string();
        let refuse = |message: Message, hint: Message| Err(ParseError::whole(&name, message, hint));
        let FileKind::Declared(declared) = &file.kind else {
            // Some of these games have numbers of their own.
            let own = canonical(title.file.trim_end_matches(".star"));
            let hint = match crate::numbered::example_of(&own) {
                Some(example) => {
                    message!("its positions are counted in a table: zermelo table build {example}", example)
                }
                None => message!("rules on cells have numbers: on_grid, on_strip, on_graph"),
            };
            return refuse(message!("rules by functions have no numbers"), hint);
        };
        let Rules::Board(board) = &declared.rules else {
            return refuse(
                message!("only games on cells have numbers"),
                message!("they are on_grid, on_strip, on_graph"),
            );
        };
        let Some(start) = title.start.as_deref().or(file.start.as_deref()) else {
            let example = file.expected.first().map_or("3x3", |(position, _)| position.as_str());
            let hint = message!("give one after the file, for example: {name} {example}", name, example);
            return refuse(message!("the file does not say where play begins"), hint);
        };
        let claims = Claims { loop_free: None, impartial: None, splits: None, ..file.claims.clone() };
        let (fill, near, places) = (file.fill.clone(), file.near.clone(), file.places.clone());
        let beside = Beside { claims, fill, near, places, trial: None, bounds: None };
        let plain = Arc::new(Plain::new(board));
        let script = Arc::new(script_of(declared, board, &beside));
        let is_impartial = known_of(board, &plain, &beside).is_impartial;
        let start = script.parse(start)?;
        let TableTitle { to_move, convention, .. } = *title;
        let asked = Numbering {
            name,
            rules: file.rule_source(),
            plain,
            script,
            is_impartial,
            start,
            to_move,
            convention,
        };
        let name = title.to_string();
        NumberedRules::new(asked).map_err(|message| ParseError::whole(&name, message, "take a smaller board"))
    }

    /// The same from the text of a file, with what reads those that it loads.
    pub fn number_text(
        title: &TableTitle,
        text: &str,
        load: &mut Loader<'_>,
    ) -> Result<NumberedRules, ParseError> {
        let file = reader::read(&title.file, text, &Settings::read(&title.parameters), load);
        number_rules(&file.map_err(Fault::into_parse_error)?, title)
    }

    /// What a file that the rule file of a table loads is called in the folder of the table.
    fn kept_name(loaded: &str) -> String {
        format!("loads-{loaded}")
    }

    /// The texts that the folder of a table keeps: of the rule file, and of those that it loads. Each with the name of the
    /// file, and the name under which it is kept.
    pub fn kept_texts(rules: &RuleSource) -> impl Iterator<Item = (&str, String, &str)> {
        let own = (rules.file.as_str(), KEPT_RULES.to_owned(), rules.text.as_str());
        let loaded = rules.loaded.iter().map(|(file, text)| (file.as_str(), kept_name(file), text.as_str()));
        std::iter::once(own).chain(loaded)
    }

    /// The same as [`number_rules`] from the texts that the folder of a table keeps.
    pub fn number_kept(
        title: &TableTitle,
        folder: &str,
        files: &dyn Files,
    ) -> Result<NumberedRules, ParseError> {
        let read = |name: &str| {
            let bytes = files.read(&format!("{folder}/{name}"), MOST_RULES).map_err(Message::from)?;
            String::from_utf8(bytes).map_err(|_| message!("the file is not UTF-8 text"))
        };
        let text = read(KEPT_RULES).map_err(|error| {
            let hint = message!(
                "'zermelo table build' puts the rule file there, for example: zermelo table build games/dodgem.star --processes 2"
            );
            let name = format!("{folder}/{KEPT_RULES}");
            ParseError::whole(&title.to_string(), message!("{name}: {error}", name, error => error), hint)
        })?;
        number_text(title, &text, &mut |file| read(&kept_name(file)).map_err(String::from))
    }
}
