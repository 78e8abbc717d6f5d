//! Men's morris: with six men a side or fewer on the sixteen points of two squares, with seven on seventeen, with eight to ten on
//! the twenty-four of three squares, as fewer may be, too. Stones are put down, then moved along a line; three in a row on a line are a mill, and whoever closes one takes a stone of the
//! opponent. Who has two stones left in all, or cannot move, loses. (Gasser, *Solving Nine Men's Morris*, 1996; Gévay and Danner,
//! *Calculating ultra-strong and extended solutions for Nine Men's Morris, Morabaraba, and Lasker Morris*, 2016.)
//!
//! A position is the class of the first player's stones under the symmetries of the board, by its rank, then the second player's
//! stones on the other points, turned as the first player's were; where those have symmetries of their own, the least image.

use super::boards::{for_example, mover_letter};
use super::ranks::{Binomials, gather, scatter};
use crate::game::{
    Ending, Message, NumberedGame, ParseError, Player, RuleTwin, Slice, Standing, Written, message,
};

const EXAMPLE: &str = "mills 5";
const OPTIONS: [&str; 6] = ["squares", "flying", "lasker", "strict", "lenient", "misere"];
/// Men of a side, at most.
const MOST_MEN: u32 = 10;
/// The points of three squares, the largest board.
const THREE_SQUARES: u32 = 24;
/// The kinds of stones in hand and on the board, with [`COUNT_BITS`] for each of four numbers.
const CODES: u32 = 1 << (4 * COUNT_BITS);
const COUNT_BITS: u32 = 4;

/// Which stones can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taking {
    /// Those in mills only where there are no others.
    Standard,
    /// Never those in mills.
    Strict,
    /// All.
    Lenient,
}

/// The rules with all that numbers need.
#[derive(Clone, Debug)]
pub struct Mills {
    name: String,
    men: u32,
    points: u32,
    /// Whoever has three stones left may move them anywhere.
    flying: bool,
    /// Stones may be moved while there are some to be put down.
    lasker: bool,
    misere: bool,
    taking: Taking,
    near: Vec<u32>,
    /// The lines that can become mills.
    lines: Vec<u32>,
    /// For each symmetry what eight points become, by eighths of the board.
    images: Vec<[Vec<u32>; 3]>,
    /// What the set of the first player's stones stands for.
    classes: Vec<Class>,
    /// The least sets of each class, by size.
    least: Vec<Vec<u32>>,
    /// The rank of each set among those of its size, and the sets by size and rank.
    ranks: Vec<u32>,
    sets: Vec<Vec<u32>>,
    binomials: Binomials,
    eighths: Eighths,
    kinds: Vec<Kind>,
    /// Which kind stones in hand and on the board are, or `u32::MAX`.
    kind_of: Vec<u32>,
    slices: Vec<Slice>,
}

/// The class of a set of points.
#[derive(Clone, Copy, Default, Debug)]
struct Class {
    rank: u32,
    /// A symmetry that makes the set the least of its class.
    symmetry: u8,
    /// The symmetries that leave the least set as it is, a bit each.
    own: u16,
}

/// The positions with the same numbers of stones.
#[derive(Clone, Copy, Debug)]
struct Kind {
    first: u64,
    hands: [u32; 2],
    stones: [u32; 2],
    /// The player to move where it is always the same.
    mover: Option<usize>,
    /// The numbers of a player to move.
    size: u64,
    /// The ways to place the second player's stones beside the first's.
    seconds: u32,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    hands: [u32; 2],
    stones: [u32; 2],
    mover: usize,
}

impl Mills {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        let hint = || for_example(format!("{EXAMPLE}, mills 6:flying,lasker"));
        let (men, options) = parameters.split_once(':').unwrap_or((parameters, ""));
        let men = men.parse().ok().filter(|men| (3..=MOST_MEN).contains(men)).ok_or_else(|| {
            let part = if men.is_empty() { text } else { men };
            ParseError::part(
                text,
                part,
                message!("expected the men of a side, from 3 to {most}", most = MOST_MEN),
                hint(),
            )
        })?;
        let list: Vec<&str> = options.split(',').filter(|option| !option.is_empty()).collect();
        if let Some(wrong) = list.iter().find(|option| !OPTIONS.contains(option)) {
            let message = message!("the rules are {rules}", rules = OPTIONS.join(", "));
            return Err(ParseError::part(text, wrong, message, hint()));
        }
        let has = |option: &str| list.contains(&option);
        if has("strict") && has("lenient") {
            return Err(ParseError::part(text, options, message!("either strict or lenient"), hint()));
        }
        let taking = match (has("strict"), has("lenient")) {
            (true, _) => Taking::Strict,
            (_, true) => Taking::Lenient,
            _ => Taking::Standard,
        };
        let points = match men {
            _ if has("squares") => THREE_SQUARES,
            8.. => THREE_SQUARES,
            7 => 17,
            _ => 16,
        };
        Ok(Self::new(men, points, [has("flying"), has("lasker"), has("misere")], taking))
    }

    fn new(men: u32, points: u32, [flying, lasker, misere]: [bool; 3], taking: Taking) -> Self {
        let all = 1_u32 << points;
        let binomials = Binomials::up_to(points as usize + 1);
        let mut sets = vec![Vec::new(); points as usize + 1];
        let mut ranks = Vec::with_capacity(all as usize);
        for set in 0..all {
            let same: &mut Vec<u32> = &mut sets[set.count_ones() as usize];
            ranks.push(same.len() as u32);
            same.push(set);
        }
        let mut options: Vec<&str> = Vec::new();
        let taken = match taking {
            Taking::Standard => "",
            Taking::Strict => "strict",
            Taking::Lenient => "lenient",
        };
        // Eight men and more have no other board.
        let has_squares = points == THREE_SQUARES && men < 8;
        for (is_on, word) in [
            (has_squares, "squares"),
            (flying, "flying"),
            (lasker, "lasker"),
            (!taken.is_empty(), taken),
            (misere, "misere"),
        ] {
            options.extend(is_on.then_some(word));
        }
        let colon = if options.is_empty() { "" } else { ":" };
        let mut game = Self {
            name: format!("mills {men}{colon}{}", options.join(",")),
            men,
            points,
            flying,
            lasker,
            misere,
            taking,
            near: near(points),
            lines: lines(points),
            images: symmetries(points).iter().map(|to| image_tables(to)).collect(),
            classes: vec![Class::default(); all as usize],
            least: vec![Vec::new(); points as usize + 1],
            ranks,
            sets,
            binomials,
            eighths: Eighths::new(),
            kinds: Vec::new(),
            kind_of: vec![u32::MAX; CODES as usize],
            slices: Vec::new(),
        };
        game.find_classes();
        game.lay_out();
        game
    }

    fn find_classes(&mut self) {
        for set in 0..1_u32 << self.points {
            let images = || (0..self.images.len()).map(|symmetry| (self.image(symmetry, set), symmetry));
            let Some((least, symmetry)) = images().min() else { continue };
            let size = set.count_ones() as usize;
            if least == set {
                let own = images().filter(|image| image.0 == set).fold(0, |own, image| own | 1 << image.1);
                let rank = self.least[size].len() as u32;
                self.classes[set as usize] = Class { rank, symmetry: symmetry as u8, own };
                self.least[size].push(set);
            } else {
                // The least of a class comes first.
                let Class { rank, own, .. } = self.classes[least as usize];
                self.classes[set as usize] = Class { rank, symmetry: symmetry as u8, own };
            }
        }
    }

    /// Kinds of positions in the order in which they are solved: by stones in hand, then by stones on the board.
    fn lay_out(&mut self) {
        let (mut first, mut fewer) = (0, 0..0);
        for in_hand in 0..=2 * self.men {
            let begin = self.slices.len();
            let only_put = in_hand > 0 && !self.lasker;
            // Where stones are only put down, no play stays with as many in hand.
            let totals = if only_put { 0..1 } else { 0..2 * self.men + 1 };
            for total in totals {
                let start = first;
                for code in 0..CODES {
                    if self.is_kind(code, in_hand, (!only_put).then_some(total)) {
                        first = self.add_kind(code, only_put, first);
                    }
                }
                if first > start {
                    let at = self.slices.len();
                    let needs = match (in_hand, only_put) {
                        (0, _) => at.saturating_sub(1)..at,
                        (_, true) => fewer.clone(),
                        (_, false) => fewer.start..at,
                    };
                    let name = match (in_hand, only_put) {
                        (0, _) => format!("{total} on the board"),
                        (_, true) => format!("{in_hand} in hand"),
                        (_, false) => format!("{in_hand} in hand, {total} on the board"),
                    };
                    self.slices.push(Slice {
                        name,
                        numbers: start..first,
                        loops: !only_put,
                        needs: needs.collect(),
                    });
                }
            }
            fewer = begin..self.slices.len();
        }
    }

    /// Whether there are positions with these stones: as many in hand, and on the board where that is asked.
    fn is_kind(&self, code: u32, in_hand: u32, on_board: Option<u32>) -> bool {
        let (hands, stones) = split(code);
        let is_in_turn = self.lasker || in_hand == 0 || hands[1] == hands[0] || hands[1] == hands[0] + 1;
        hands[0] + hands[1] == in_hand
            && on_board.is_none_or(|total| stones[0] + stones[1] == total)
            && [0, 1].iter().all(|&side| (2..=self.men).contains(&(hands[side] + stones[side])))
            && stones[0] + stones[1] <= self.points
            && is_in_turn
    }

    /// Gives numbers to a kind, from one on; the next that is free.
    fn add_kind(&mut self, code: u32, only_put: bool, first: u64) -> u64 {
        let (hands, stones) = split(code);
        let seconds = self.binomials.choose(self.points - stones[0], stones[1]);
        let size = self.least[stones[0] as usize].len() as u64 * seconds;
        // In turn, the players have as many stones in hand, or the second has one more.
        let mover = only_put.then(|| usize::from(hands[1] > hands[0]));
        self.kind_of[code as usize] = self.kinds.len() as u32;
        self.kinds.push(Kind { first, hands, stones, mover, size, seconds: seconds as u32 });
        first + size * if only_put { 1 } else { 2 }
    }

    #[inline]
    fn image(&self, symmetry: usize, set: u32) -> u32 {
        let tables = &self.images[symmetry];
        tables[0][(set & 255) as usize]
            | tables[1][(set >> 8 & 255) as usize]
            | tables[2][(set >> 16) as usize]
    }

    /// The kind of stones; none where the rules do not lead to them.
    #[inline]
    fn kind(&self, hands: [u32; 2], counts: [u32; 2]) -> Option<&Kind> {
        let code = [hands[0], hands[1], counts[0], counts[1]]
            .into_iter()
            .fold(0, |code, count| code << COUNT_BITS | count);
        self.kinds.get(*self.kind_of.get(code as usize)? as usize)
    }

    /// The number of a position of a kind.
    #[inline]
    fn number_in(&self, kind: &Kind, stones: [u32; 2], mover: usize) -> u64 {
        let class = &self.classes[stones[0] as usize];
        let least = self.least[kind.stones[0] as usize][class.rank as usize];
        let mut second = self.image(class.symmetry.into(), stones[1]);
        let (turned, mut own) = (second, class.own);
        // The first symmetry changes nothing.
        own &= !1;
        while own != 0 {
            second = second.min(self.image(own.trailing_zeros() as usize, turned));
            own &= own - 1;
        }
        let free = !least & ((1 << self.points) - 1);
        let rank = self.ranks[self.eighths.pack(second, free) as usize];
        let number = kind.first + u64::from(class.rank) * u64::from(kind.seconds) + u64::from(rank);
        if kind.mover.is_none() && mover == 1 { number + kind.size } else { number }
    }

    fn number(&self, place: &Place) -> Option<u64> {
        let [first, second] = place.stones;
        let kind = self.kind(place.hands, [first.count_ones(), second.count_ones()])?;
        let is_in_turn = kind.mover.is_none_or(|mover| mover == place.mover);
        is_in_turn.then(|| self.number_in(kind, place.stones, place.mover))
    }

    /// The number of a position that a move leads to: there always is one.
    fn number_after(&self, place: &Place) -> u64 {
        self.number(place).expect("a move leads to a kind of position")
    }

    /// The position of a number, and whether it is the one of its images that has the number.
    #[inline]
    fn place(&self, number: u64) -> (Place, bool) {
        let kind = &self.kinds[self.kinds.partition_point(|kind| kind.first <= number) - 1];
        let mut rest = number - kind.first;
        let is_second = rest >= kind.size;
        let mover = kind.mover.unwrap_or(usize::from(is_second));
        if is_second {
            rest -= kind.size;
        }
        let firsts = &self.least[kind.stones[0] as usize];
        // Short divisions take half as long.
        let (rest, seconds) = (rest as u32, kind.seconds);
        let first = firsts[(rest / seconds) as usize];
        let free = !first & ((1 << self.points) - 1);
        let packed = self.sets[kind.stones[1] as usize][(rest % seconds) as usize];
        let second = self.eighths.spread(packed, free);
        let mut own = self.classes[first as usize].own;
        let mut is_least = true;
        while own != 0 {
            is_least &= self.image(own.trailing_zeros() as usize, second) >= second;
            own &= own - 1;
        }
        (Place { hands: kind.hands, stones: [first, second], mover }, is_least)
    }

    /// The points of a player's mills.
    #[inline]
    fn in_mills(&self, stones: u32) -> u32 {
        self.lines.iter().fold(0, |points, &line| points | if line & !stones == 0 { line } else { 0 })
    }

    /// The points where one more stone closes a mill.
    #[inline]
    fn closing(&self, stones: u32) -> u32 {
        self.lines.iter().fold(0, |points, &line| {
            let missing = line & !stones;
            points | if missing & missing.wrapping_sub(1) == 0 { missing } else { 0 }
        })
    }

    /// The stones of a player that can be taken.
    #[inline]
    fn can_be_taken(&self, stones: u32) -> u32 {
        if self.taking == Taking::Lenient {
            return stones;
        }
        let outside = stones & !self.in_mills(stones);
        if outside == 0 && self.taking == Taking::Standard { stones } else { outside }
    }

    /// Where a stone can go that a player has on the board.
    #[inline]
    fn steps(&self, point: u32, free: u32, total: u32) -> u32 {
        if self.flying && total <= 3 { free } else { self.near[point as usize] & free }
    }

    /// Play on with one more stone beside one's own, on each of some points, and one of those taken that can be where that
    /// closes a mill.
    #[inline]
    fn land(
        &self,
        place: &Place,
        (hand, own): (u32, u32),
        points: u32,
        taken: u32,
        visit: &mut impl FnMut(&Place),
    ) {
        let (me, they) = (place.mover, 1 - place.mover);
        let mut next = Place { hands: place.hands, stones: place.stones, mover: they };
        next.hands[me] = hand;
        let closing = if taken == 0 { 0 } else { self.closing(own) & points };
        for point in points_of(points) {
            next.stones[me] = own | 1 << point;
            if closing >> point & 1 == 0 {
                visit(&next);
                continue;
            }
            for stone in points_of(taken) {
                next.stones[they] = place.stones[they] & !(1 << stone);
                visit(&next);
            }
            next.stones[they] = place.stones[they];
        }
    }

    /// Whether a player has too few stones to go on.
    fn is_over(place: &Place) -> bool {
        [0, 1].iter().any(|&side| place.hands[side] + place.stones[side].count_ones() <= 2)
    }

    /// Visits what play goes on with.
    #[inline]
    fn each_option(&self, place: &Place, visit: &mut impl FnMut(&Place)) {
        let (own, other, hand) =
            (place.stones[place.mover], place.stones[1 - place.mover], place.hands[place.mover]);
        let free = !(own | other) & ((1 << self.points) - 1);
        let taken = self.can_be_taken(other);
        if hand > 0 {
            self.land(place, (hand - 1, own), free, taken, visit);
        }
        if hand == 0 || self.lasker {
            let total = hand + own.count_ones();
            for from in points_of(own) {
                let steps = self.steps(from, free, total);
                self.land(place, (hand, own & !(1 << from)), steps, taken, visit);
            }
        }
    }
}

/// Stones in hand and on the board from their code.
fn split(code: u32) -> ([u32; 2], [u32; 2]) {
    let count = |place: u32| code >> (place * COUNT_BITS) & ((1 << COUNT_BITS) - 1);
    let [hand_0, hand_1, first, second] = [3, 2, 1, 0].map(count);
    ([hand_0, hand_1], [first, second])
}

/// The members of a set.
#[inline]
fn points_of(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (point < 32).then_some(point)
    })
}

/// Subsets of masks moved together and apart again, eight points at a time.
#[derive(Clone, Debug)]
struct Eighths {
    /// By mask and set.
    together: Vec<[u8; 256]>,
    apart: Vec<[u8; 256]>,
}

impl Eighths {
    fn new() -> Self {
        let (mut together, mut apart) = (vec![[0; 256]; 256], vec![[0; 256]; 256]);
        for mask in 0..256 {
            for set in 0..256 {
                together[mask][set] = gather(set as u64, mask as u64) as u8;
                apart[mask][set] = scatter(set as u64, mask as u64) as u8;
            }
        }
        Self { together, apart }
    }

    /// The bits of a set at the places of a mask, moved together.
    #[inline]
    fn pack(&self, set: u32, mask: u32) -> u32 {
        let (mut packed, mut shift) = (0, 0);
        for (set, mask) in set.to_le_bytes().into_iter().zip(mask.to_le_bytes()).take(EIGHTHS) {
            packed |= u32::from(self.together[usize::from(mask)][usize::from(set)]) << shift;
            shift += mask.count_ones();
        }
        packed
    }

    /// The set that [`pack`](Self::pack) moves together.
    #[inline]
    fn spread(&self, mut packed: u32, mask: u32) -> u32 {
        let mut set = 0;
        for (eighth, mask) in mask.to_le_bytes().into_iter().enumerate().take(EIGHTHS) {
            set |= u32::from(self.apart[usize::from(mask)][(packed & 255) as usize]) << (8 * eighth);
            packed >>= mask.count_ones();
        }
        set
    }
}

/// Of twenty-four points.
const EIGHTHS: usize = 3;

/// Points are counted round each square from a corner, the outer square first; a seventeenth is in the middle.
fn near(points: u32) -> Vec<u32> {
    let mut near = vec![0; points as usize];
    let mut join = |one: u32, two: u32| {
        near[one as usize] |= 1 << two;
        near[two as usize] |= 1 << one;
    };
    let squares = points / 8;
    for at in 0..8 {
        for square in 0..squares {
            join(8 * square + at, 8 * square + (at + 1) % 8);
            // The middles of the sides are joined across the squares.
            if at % 2 == 1 && square + 1 < squares {
                join(8 * square + at, 8 * (square + 1) + at);
            }
        }
        if at % 2 == 1 && points == 17 {
            join(8 + at, 16);
        }
    }
    near
}

/// The mills: the sides of the squares, with a point in the middle any three points in a row on the two lines through it, and
/// with three squares the lines across them.
fn lines(points: u32) -> Vec<u32> {
    let mut all = Vec::new();
    for square in (0..points / 8).map(|square| 8 * square) {
        for at in [0, 2, 4, 6] {
            all.push(1_u32 << (square + at) | 1 << (square + at + 1) | 1 << (square + (at + 2) % 8));
        }
    }
    if points == 17 {
        all.extend([1 << 9 | 1 << 16 | 1 << 13, 1 << 11 | 1 << 16 | 1 << 15]);
        all.extend([1, 3, 5, 7].map(|at| 1 << at | 1 << (8 + at) | 1 << 16));
    }
    if points == THREE_SQUARES {
        all.extend([1, 3, 5, 7].map(|at| 1 << at | 1 << (8 + at) | 1 << (16 + at)));
    }
    all
}

/// Turns and reflections, and where nothing is in the middle, the squares exchanged, the outermost with the innermost.
fn symmetries(points: u32) -> Vec<Vec<u32>> {
    let squares = points / 8;
    let exchanges: &[bool] = if points == 17 { &[false] } else { &[false, true] };
    let mut list = Vec::new();
    for &exchange in exchanges {
        for reflect in [false, true] {
            for turn in 0..4 {
                let to = |point: u32| {
                    let (square, at) = (point / 8, point % 8);
                    let at = (if reflect { 8 - at } else { at } + 2 * turn) % 8;
                    let is_middle = square == squares;
                    let square = if exchange { squares - 1 - square } else { square };
                    if is_middle { point } else { 8 * square + at }
                };
                list.push((0..points).map(to).collect());
            }
        }
    }
    list
}

/// What the sets of eight points each become.
fn image_tables(to: &[u32]) -> [Vec<u32>; 3] {
    std::array::from_fn(|eighth| {
        let own = to.len().saturating_sub(8 * eighth).min(8);
        (0..1_u32 << own)
            .map(|set| points_of(set).fold(0, |image, point| image | 1 << to[8 * eighth + point as usize]))
            .collect()
    })
}

impl NumberedGame for Mills {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        self.number(&Place { hands: [self.men; 2], stones: [0; 2], mover: 0 })
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        let (place, is_least) = self.place(number);
        if !is_least {
            return Standing::Absent;
        }
        if !Self::is_over(&place) {
            self.each_option(&place, &mut |option| options.push(self.number_after(option)));
        }
        match (options.is_empty(), self.misere) {
            (false, _) => Standing::Open,
            (true, false) => Standing::Over(Ending::Loss),
            (true, true) => Standing::Over(Ending::Win),
        }
    }

    fn sources(&self, number: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let (place, _) = self.place(number);
        let (me, they) = (1 - place.mover, place.mover);
        let hand = place.hands[me];
        if hand > 0 && !self.lasker {
            return;
        }
        let (own, other) = (place.stones[me], place.stones[they]);
        let [first, second] = place.stones;
        let Some(kind) = self.kind(place.hands, [first.count_ones(), second.count_ones()]) else { return };
        let free = !(own | other) & ((1 << self.points) - 1);
        let takes_nothing = self.can_be_taken(other) == 0;
        let total = hand + own.count_ones();
        // Who closes a mill takes a stone, if there is one to be taken.
        let closed = if takes_nothing { 0 } else { self.in_mills(own) };
        for to in points_of(own & !closed) {
            for from in points_of(self.steps(to, free, total)) {
                let mut stones = place.stones;
                stones[me] = own & !(1 << to) | 1 << from;
                sources.push(self.number_in(kind, stones, me));
            }
        }
    }

    fn knows_sources(&self) -> bool {
        true
    }

    fn most_options(&self) -> u32 {
        // Every step of every stone, and three stones that fly.
        let steps: u32 = self.near.iter().map(|near| near.count_ones()).sum();
        steps.max(if self.flying { 3 * (self.points - 3) } else { 0 })
    }

    fn has_symmetries(&self) -> bool {
        true
    }

    fn weight(&self, number: u64) -> u64 {
        let (place, _) = self.place(number);
        let [first, second] = place.stones;
        let own = points_of(self.classes[first as usize].own.into());
        let same = own.filter(|&symmetry| self.image(symmetry as usize, second) == second).count();
        (self.images.len() / same.max(1)) as u64
    }

    fn has_ties(&self) -> bool {
        false
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let place = self.read(text)?;
        self.number(&place).ok_or_else(|| {
            let message = message!("no play from the start has these stones with this player to move");
            ParseError::part(text, text, message, self.hint())
        })
    }

    fn print(&self, number: u64) -> String {
        self.written(&self.place(number).0)
    }

    fn as_written(&self, text: &str) -> Option<Written> {
        let place = self.read(text).ok()?;
        let mut options = Vec::new();
        if !Self::is_over(&place) {
            self.each_option(&place, &mut |option| {
                options.extend(self.number(option).map(|number| (None, self.written(option), number)));
            });
        }
        Some(Written { text: self.written(&place), options })
    }

    /// The files have the boards of two and of three squares, and let every stone be taken.
    fn rule_twin(&self) -> Option<RuleTwin> {
        if self.taking != Taking::Lenient || self.flying || self.lasker || self.misere {
            return None;
        }
        let file = match (self.points, self.men) {
            (16, 5..=6) => "six_mens_morris.star",
            (THREE_SQUARES, 3..=9) => "nine_mens_morris.star",
            _ => return None,
        };
        Some(RuleTwin { file, parameters: vec![("men", self.men)] })
    }

    /// After the edges of its graph a file writes the points in the same order, then places for the men in hand, those of one
    /// player with an h each, then those of the other with a k.
    fn number_in_twin(&self, text: &str, to_move: Player) -> Option<u64> {
        let (_, letters) = text.rsplit_once(' ')?;
        let (board, hands) = letters.split_at_checked(self.points as usize)?;
        let [first, second] = ['h', 'k'].map(|man| hands.matches(man).count());
        self.parse(&format!("{board} {first}-{second} {}", mover_letter(to_move))).ok()
    }
}

impl Mills {
    fn hint(&self) -> Message {
        let free = ".".repeat(self.points as usize - 2);
        for_example(format!("x{free}o {0}-{0} x", self.men - 1))
    }

    /// The position of a text, whether or not it can arise.
    fn read(&self, text: &str) -> Result<Place, ParseError> {
        let hint = self.hint();
        let words: Vec<&str> = text.split_whitespace().collect();
        let [board, hands, mover] = words[..] else {
            let message = message!("expected the points, the stones in hand, and who moves");
            return Err(ParseError::whole(text, message, hint));
        };
        let refuse = |part: &str, message: Message| Err(ParseError::part(text, part, message, hint.clone()));
        if board.chars().count() != self.points as usize {
            return refuse(board, message!("the board has {points} points", points = self.points));
        }
        let mut stones = [0; 2];
        for (point, letter) in board.chars().enumerate() {
            match letter {
                '.' => {}
                'x' => stones[0] |= 1 << point,
                'o' => stones[1] |= 1 << point,
                _ => {
                    return refuse(
                        board,
                        message!("'{letter}' is not one of {letters}", letter, letters = ".xo"),
                    );
                }
            }
        }
        let number = |word: &str| word.parse::<u32>().ok().filter(|&count| count <= self.men);
        let in_hand =
            hands.split_once('-').and_then(|(first, second)| Some([number(first)?, number(second)?]));
        let Some(hands_of) = in_hand else {
            return refuse(
                hands,
                message!("expected the stones in hand, at most {most} each", most = self.men),
            );
        };
        let mover = match mover {
            "x" => 0,
            "o" => 1,
            _ => return refuse(mover, message!("x or o moves")),
        };
        Ok(Place { hands: hands_of, stones, mover })
    }

    fn written(&self, place: &Place) -> String {
        let [first, second] = place.stones;
        let letter = |point: u32| match (first >> point & 1, second >> point & 1) {
            (1, _) => 'x',
            (_, 1) => 'o',
            _ => '.',
        };
        let board: String = (0..self.points).map(letter).collect();
        let [one, two] = place.hands;
        format!("{board} {one}-{two} {}", if place.mover == 0 { "x" } else { "o" })
    }
}
