//! The eight symmetries of boards, and the least image of a board under them.

use crate::board::{LargeBoard, SmallBoard};
use crate::small::log_stride_of;
use crate::{Board, CellSet, Grid, on_board};
use std::num::NonZero;
use zermelo_core::NormalForm;
use zermelo_core::bits::LOWER_BLOCKS;

/// Which symmetries of a game exchange the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// None; the board's eight symmetries leave the players alone.
    Nothing,
    /// Those of the board that turn rows into columns do (Domineering).
    Turn,
    /// Exchanging planes 0 and 1 does; the board's eight symmetries leave the players alone (games of stones).
    Colours,
}

/// An image of a board: rows and columns exchanged, then the order of rows turned round, then that of columns, then planes
/// 0 and 1 exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "an image is turned in each way or not")]
pub struct Image {
    /// Whether rows and columns are exchanged.
    pub transpose: bool,
    /// Whether the order of rows is turned round.
    pub flip_rows: bool,
    /// Whether the order of columns is turned round.
    pub flip_columns: bool,
    /// Whether planes 0 and 1 are exchanged.
    pub swap: bool,
    /// Whether the players are exchanged.
    pub exchanges: bool,
}

/// Boards with more cells than this are their own representatives: comparing their images costs more than meeting them
/// again.
const MOST_COMPARED: usize = 1 << 12;

impl<const N: usize> Board<N> {
    /// The least image of the cells in play, moved to the corner of a frame that just holds them, with at most as many
    /// rows as columns. A board without cells becomes the 1×1 board without any.
    ///
    /// Very large boards come back as they are.
    #[inline]
    pub fn normal_form(&self, exchange: Exchange) -> NormalForm<Self> {
        match self {
            Self::Small(small) => small_form(small, exchange).map(Self::Small),
            Self::Large(large) => large_form(self, large, exchange),
        }
    }

    /// The least of some images, which must be a group, of the cells in play, moved to the corner of a frame that just
    /// holds them. Boards that do not fit into a word come back as they are.
    pub fn normal_form_among(&self, images: &[Image]) -> NormalForm<Self> {
        match self {
            Self::Small(small) => least_among(small, images).map(Self::Small),
            Self::Large(_) => NormalForm::plain(self.clone()),
        }
    }

    /// The image under one of the eight symmetries: rows and columns exchanged, then the order of rows turned round,
    /// then that of columns.
    pub fn image(&self, transpose: bool, flip_rows: bool, flip_columns: bool) -> Self {
        let (height, width) =
            if transpose { (self.width(), self.height()) } else { (self.height(), self.width()) };
        Self::from_codes(height, width, |row, column| {
            let row = if flip_rows { height - 1 - row } else { row };
            let column = if flip_columns { width - 1 - column } else { column };
            if transpose { self.code_of(column, row) } else { self.code_of(row, column) }
        })
    }

    /// The cells in play, moved to the corner of a frame that just holds them.
    pub fn cropped(&self) -> Self {
        let frame = on_board!(self, |grid, planes| {
            grid.frame(&planes.iter().fold(grid.none(), |all, plane| all.or(plane)))
        });
        let Some([top, bottom, left, right]) = frame else {
            return Self::from_cells(1, 1, |_, _| None);
        };
        Self::from_codes(bottom - top + 1, right - left + 1, |row, column| {
            self.code_of(top + row, left + column)
        })
    }

    /// Planes 0 and 1 exchanged.
    pub fn colours_exchanged(&self) -> Self {
        let mut board = self.clone();
        if N > 1 {
            match &mut board {
                Self::Small(small) => small.planes.swap(0, 1),
                Self::Large(large) => large.planes.swap(0, 1),
            }
        }
        board
    }
}

/// Boards of one plane and of two have their own copies of the code, compiled here: games of theirs are quick also where games
/// are compiled to be small.
impl Board<1> {
    /// See [`Board::normal_form`].
    pub fn least_image(&self, exchange: Exchange) -> NormalForm<Self> {
        self.normal_form(exchange)
    }
}

impl Board<2> {
    /// See [`Board::normal_form`].
    pub fn least_image(&self, exchange: Exchange) -> NormalForm<Self> {
        self.normal_form(exchange)
    }
}

/// For boards too large for a word: image by image.
#[cold]
fn large_form<const N: usize>(
    board: &Board<N>,
    large: &LargeBoard<N>,
    exchange: Exchange,
) -> NormalForm<Board<N>> {
    if large.height.saturating_mul(large.width) > MOST_COMPARED {
        return NormalForm::plain(board.clone());
    }
    let cropped = board.cropped();
    let cropped = if cropped.height() > cropped.width() {
        (cropped.image(true, false, false), true)
    } else {
        (cropped, false)
    };
    let (upright, turned) = cropped;
    if let Board::Small(small) = &upright {
        let form = small_form(small, exchange);
        return NormalForm {
            position: Board::Small(form.position),
            players_swapped: form.players_swapped != (turned && exchange == Exchange::Turn),
            is_own_mirror: form.is_own_mirror,
        };
    }
    let transposes: &[bool] = if upright.height() == upright.width() { &[false, true] } else { &[false] };
    let flips = [(false, false), (false, true), (true, false), (true, true)];
    let mut least: [Option<Board<N>>; 2] = [None, None];
    let mut offer = |image: Board<N>, swapped: bool| {
        let best = &mut least[usize::from(swapped)];
        if best.as_ref().is_none_or(|best| planes_of(&image) < planes_of(best)) {
            *best = Some(image);
        }
    };
    for &transpose in transposes {
        for (flip_rows, flip_columns) in flips {
            let image = upright.image(transpose, flip_rows, flip_columns);
            if exchange == Exchange::Colours {
                offer(image.colours_exchanged(), true);
            }
            offer(image, exchange == Exchange::Turn && (transpose != turned));
        }
    }
    choose(least, |board| planes_of(board).to_vec(), upright)
}

/// What a step makes of each plane. (`array::map` is not inlined.)
#[inline]
fn each_plane<const N: usize>(mut planes: [u64; N], step: impl Fn(u64) -> u64) -> [u64; N] {
    for plane in &mut planes {
        *plane = step(*plane);
    }
    planes
}

/// The lesser of the least images without and with the players exchanged.
fn choose<P, K: Ord>(least: [Option<P>; 2], key: impl Fn(&P) -> K, fallback: P) -> NormalForm<P> {
    match least {
        [Some(same), Some(swapped)] => {
            let (same_key, swapped_key) = (key(&same), key(&swapped));
            let players_swapped = swapped_key < same_key;
            let is_own_mirror = swapped_key == same_key;
            let position = if players_swapped { swapped } else { same };
            NormalForm { position, players_swapped, is_own_mirror }
        }
        [Some(same), None] => NormalForm::plain(same),
        [None, Some(swapped)] => {
            NormalForm { position: swapped, players_swapped: true, is_own_mirror: false }
        }
        [None, None] => NormalForm::plain(fallback),
    }
}

fn planes_of<const N: usize>(board: &Board<N>) -> &[crate::Words] {
    match board {
        Board::Small(_) => &[],
        Board::Large(large) => &large.planes,
    }
}

#[inline]
fn small_form<const N: usize>(board: &SmallBoard<N>, exchange: Exchange) -> NormalForm<SmallBoard<N>> {
    let log_stride = board.grid().log_stride();
    let Some(cropped) = crop(board, log_stride) else {
        let empty = SmallBoard { height: NonZero::<u8>::MIN, width: NonZero::<u8>::MIN, planes: [0; N] };
        let is_own_mirror = exchange != Exchange::Nothing;
        return NormalForm { position: empty, players_swapped: false, is_own_mirror };
    };
    let turned = cropped.height > cropped.width;
    let upright = if turned { transposed(&cropped) } else { cropped };
    if upright.height.get() == 1 && exchange != Exchange::Turn {
        return strip_form(&upright, exchange == Exchange::Colours);
    }
    if N > 1 && exchange != Exchange::Turn {
        return form_by_key(&upright, exchange == Exchange::Colours);
    }
    let least = |planes: [[u64; N]; 4]| {
        let [one, two, three, four] = planes;
        lesser(lesser(one, two), lesser(three, four))
    };
    let along = least(flips(&upright));
    if upright.height < upright.width {
        return NormalForm {
            position: SmallBoard { planes: along, ..upright },
            players_swapped: turned && exchange == Exchange::Turn,
            is_own_mirror: false,
        };
    }
    let across = least(flips(&transposed(&upright)));
    match exchange {
        Exchange::Turn => chosen(along, across, upright),
        _ => NormalForm::plain(SmallBoard { planes: lesser(along, across), ..upright }),
    }
}

/// Of a board of one row, which has two images.
#[inline]
fn strip_form<const N: usize>(cropped: &SmallBoard<N>, by_colours: bool) -> NormalForm<SmallBoard<N>> {
    let beside = u64::BITS - u32::from(cropped.width.get());
    let mirrored = each_plane(cropped.planes, |plane| plane.reverse_bits() >> beside);
    let same = lesser(cropped.planes, mirrored);
    if !by_colours {
        return NormalForm::plain(SmallBoard { planes: same, ..*cropped });
    }
    let exchanged = |mut planes: [u64; N]| {
        if N > 1 {
            planes.swap(0, 1);
        }
        planes
    };
    chosen(same, lesser(exchanged(cropped.planes), exchanged(mirrored)), *cropped)
}

/// The least image by one word that no exchange of colours changes, then by the planes: mostly one image has the least word,
/// and only that one is made. The board is at most as high as wide.
#[inline]
fn form_by_key<const N: usize>(upright: &SmallBoard<N>, by_colours: bool) -> NormalForm<SmallBoard<N>> {
    let key = SmallBoard { planes: [key_of(&upright.planes)], ..frame_of(upright) };
    let is_square = upright.height == upright.width;
    let mut keys = [u64::MAX; 8];
    for (place, [image]) in flips(&key).into_iter().enumerate() {
        keys[place] = image;
    }
    if is_square {
        for (place, [image]) in flips(&transposed(&key)).into_iter().enumerate() {
            keys[4 + place] = image;
        }
    }
    let least_key = keys.into_iter().fold(u64::MAX, u64::min);
    let mut ties = 0_u32;
    for (place, image) in keys.into_iter().enumerate() {
        ties |= u32::from(image == least_key) << place;
    }
    if !is_square {
        ties &= 0b1111;
    }
    let mut least: Option<[[u64; N]; 2]> = None;
    while ties != 0 {
        let place = ties.trailing_zeros();
        ties &= ties - 1;
        let planes = if place < 4 { upright.planes } else { transposed(upright).planes };
        let same = flip(&SmallBoard { planes, ..*upright }, place % 4);
        let mut swapped = same;
        swapped.swap(0, 1);
        least = Some(least.map_or([same, swapped], |[one, two]| [lesser(one, same), lesser(two, swapped)]));
    }
    let [same, swapped] = least.unwrap_or([upright.planes; 2]);
    if by_colours {
        chosen(same, swapped, *upright)
    } else {
        NormalForm::plain(SmallBoard { planes: same, ..*upright })
    }
}

/// The frame of a board without its cells.
#[inline]
fn frame_of<const N: usize>(board: &SmallBoard<N>) -> SmallBoard<1> {
    SmallBoard { height: board.height, width: board.width, planes: [0] }
}

/// As in [`form_by_key`]: of most images only a word is looked at.
fn least_among<const N: usize>(board: &SmallBoard<N>, images: &[Image]) -> NormalForm<SmallBoard<N>> {
    let Some(cropped) = crop(board, board.grid().log_stride()) else {
        let empty = SmallBoard { height: NonZero::<u8>::MIN, width: NonZero::<u8>::MIN, planes: [0; N] };
        let is_own_mirror = images.iter().any(|image| image.exchanges);
        return NormalForm { position: empty, players_swapped: false, is_own_mirror };
    };
    let key = SmallBoard { planes: [key_of(&cropped.planes)], ..frame_of(&cropped) };
    let turned = images.iter().any(|image| image.transpose).then(|| transposed(&key));
    let keys = [flips(&key), turned.as_ref().map_or([[0]; 4], flips)];
    let word = |image: &Image| {
        let frame = if image.transpose { (key.width, key.height) } else { (key.height, key.width) };
        (frame, keys[usize::from(image.transpose)][which_flip(*image)])
    };
    let Some(least_word) = images.iter().map(word).min() else { return NormalForm::plain(cropped) };
    let mut least: [Option<SmallBoard<N>>; 2] = [None, None];
    for image in images.iter().filter(|image| word(image) == least_word) {
        let upright = if image.transpose { transposed(&cropped) } else { cropped };
        let mut planes = flip(&upright, which_flip(*image) as u32);
        if image.swap && N > 1 {
            planes.swap(0, 1);
        }
        let offered = SmallBoard { planes, ..upright };
        let best = &mut least[usize::from(image.exchanges)];
        if best.is_none_or(|best| offered < best) {
            *best = Some(offered);
        }
    }
    choose(least, |board| *board, cropped)
}

/// A word that no exchange of planes 0 and 1 changes, and that tells many images apart.
#[inline]
const fn key_of<const N: usize>(planes: &[u64; N]) -> u64 {
    match N {
        0 => 0,
        2 => planes[0] | planes[1],
        _ => planes[N - 1],
    }
}

/// The place of an image in [`flips`].
#[inline]
const fn which_flip(image: Image) -> usize {
    match (image.flip_rows, image.flip_columns) {
        (false, false) => 0,
        (true, false) => 1,
        (true, true) => 2,
        (false, true) => 3,
    }
}

/// The lesser of the least images without and with the players exchanged, in the frame of `upright`.
#[inline]
fn chosen<const N: usize>(
    same: [u64; N],
    swapped: [u64; N],
    upright: SmallBoard<N>,
) -> NormalForm<SmallBoard<N>> {
    let planes = lesser(same, swapped);
    NormalForm {
        position: SmallBoard { planes, ..upright },
        players_swapped: planes != same,
        is_own_mirror: same == swapped,
    }
}

/// The cells in play moved to the corner of the least frame, in that frame's layout. `None` where there are none.
#[inline]
fn crop<const N: usize>(board: &SmallBoard<N>, log_stride: u8) -> Option<SmallBoard<N>> {
    let support = board.planes.iter().fold(0, |all, plane| all | plane);
    if support == 0 {
        return None;
    }
    if log_stride == 3 {
        return Some(crop_square(board, support));
    }
    if board.height.get() == 1 {
        // In every layout the row is in the first bits.
        let (first, last) = (support.trailing_zeros(), support.ilog2());
        let planes = each_plane(board.planes, |plane| plane >> first);
        return Some(SmallBoard { width: side(first, last), planes, ..*board });
    }
    let top = support.trailing_zeros() >> log_stride;
    let bottom = support.ilog2() >> log_stride;
    // All rows laid over each other.
    let mut columns = support;
    let mut half = 32_u32;
    while half >= 1 << log_stride {
        columns |= columns >> half;
        half >>= 1;
    }
    let columns = columns << (64 - (1_u32 << log_stride));
    let right = (1_u32 << log_stride) - 1 - columns.leading_zeros();
    let left = columns.trailing_zeros() - (64 - (1_u32 << log_stride));
    let (height, width) = (side(top, bottom), side(left, right));
    let corner = (top << log_stride) + left;
    let mut planes = each_plane(board.planes, |plane| plane >> corner);
    let wanted = log_stride_of(height.get().into(), width.get().into()).unwrap_or(log_stride);
    if wanted != log_stride {
        planes = each_plane(planes, |plane| repacked(plane, height.get(), log_stride, wanted));
    }
    Some(SmallBoard { height, width, planes })
}

/// The number of rows or columns from the first to the last.
#[inline]
const fn side(first: u32, last: u32) -> NonZero<u8> {
    NonZero::<u8>::MIN.saturating_add((last - first) as u8)
}

/// The same in the 8×8 layout, which every frame within it shares.
#[inline]
fn crop_square<const N: usize>(board: &SmallBoard<N>, support: u64) -> SmallBoard<N> {
    let (top, bottom) = (support.trailing_zeros() / 8, support.ilog2() / 8);
    let columns = support | support >> 32;
    let columns = columns | columns >> 16;
    let columns = (columns | columns >> 8) as u8;
    let (left, right) = (columns.trailing_zeros(), columns.ilog2());
    let corner = 8 * top + left;
    SmallBoard {
        height: side(top, bottom),
        width: side(left, right),
        planes: each_plane(board.planes, |plane| plane >> corner),
    }
}

/// The rows of a set in another layout that has room for them.
fn repacked(plane: u64, height: u8, from: u8, to: u8) -> u64 {
    let row_mask = !0 >> (64 - (1_u32 << from));
    (0..u32::from(height))
        .fold(0, |set, row| set | (plane.unbounded_shr(row << from) & row_mask).unbounded_shl(row << to))
}

/// Rows and columns exchanged.
#[inline]
fn transposed<const N: usize>(board: &SmallBoard<N>) -> SmallBoard<N> {
    let planes = if board.height.get() <= 8 && board.width.get() <= 8 {
        each_plane(board.planes, transposed_square)
    } else {
        let from = board.grid().log_stride();
        let to = log_stride_of(board.width.get().into(), board.height.get().into());
        each_plane(board.planes, |plane| transposed_long(plane, from, to.unwrap_or(from)))
    };
    SmallBoard { height: board.width, width: board.height, planes }
}

/// The 8×8 layout mirrored in its main diagonal: blocks of 4×4, then 2×2, then cells change sides.
#[inline]
pub const fn transposed_square(set: u64) -> u64 {
    let set = delta_swap(set, 28, 0x0000_0000_F0F0_F0F0);
    let set = delta_swap(set, 14, 0x0000_CCCC_0000_CCCC);
    delta_swap(set, 7, 0x00AA_00AA_00AA_00AA)
}

/// Exchanges the bits under the mask with those `by` places higher.
#[inline]
const fn delta_swap(set: u64, by: u32, mask: u64) -> u64 {
    let difference = (set ^ (set >> by)) & mask;
    set ^ difference ^ (difference << by)
}

/// Cell by cell, for the long layouts.
fn transposed_long(set: u64, from: u8, to: u8) -> u64 {
    let column_mask = (1_usize << from) - 1;
    set.bits().fold(0, |image, bit| image | 1 << ((bit & column_mask) << to | bit >> from))
}

/// A board's planes, and their images with rows, columns or both turned round. Nothing moves the frame.
#[inline]
fn flips<const N: usize>(board: &SmallBoard<N>) -> [[u64; N]; 4] {
    let (height, width) = (u32::from(board.height.get()), u32::from(board.width.get()));
    if height <= 8 && width <= 8 {
        let (below, beside) = (8 * (8 - height), 8 - width);
        let rows = each_plane(board.planes, |plane| plane.swap_bytes() >> below);
        let both = each_plane(board.planes, |plane| plane.reverse_bits() >> (below + beside));
        let columns = each_plane(board.planes, |plane| plane.reverse_bits().swap_bytes() >> beside);
        return [board.planes, rows, both, columns];
    }
    let log_stride = board.grid().log_stride();
    let below = (64 >> log_stride) - height;
    let beside = (1 << log_stride) - width;
    let rows = each_plane(board.planes, |plane| rows_reversed(plane, log_stride) >> (below << log_stride));
    let both = each_plane(board.planes, |plane| plane.reverse_bits() >> ((below << log_stride) + beside));
    let columns = each_plane(board.planes, |plane| rows_reversed(plane.reverse_bits(), log_stride) >> beside);
    [board.planes, rows, both, columns]
}

/// One of the images of [`flips`].
#[inline]
fn flip<const N: usize>(board: &SmallBoard<N>, which: u32) -> [u64; N] {
    let (height, width) = (u32::from(board.height.get()), u32::from(board.width.get()));
    let log_stride = if height <= 8 && width <= 8 { 3 } else { board.grid().log_stride() };
    let below = ((64 >> log_stride) - height) << log_stride;
    let beside = (1 << log_stride) - width;
    let rows =
        |plane| if log_stride == 3 { u64::swap_bytes(plane) } else { rows_reversed(plane, log_stride) };
    match which {
        0 => board.planes,
        1 => each_plane(board.planes, |plane| rows(plane) >> below),
        2 => each_plane(board.planes, |plane| plane.reverse_bits() >> (below + beside)),
        _ => each_plane(board.planes, |plane| rows(plane.reverse_bits()) >> beside),
    }
}

/// The lesser of two boards of one frame, by the first plane in which they differ. Without branches: which of two images
/// is the lesser cannot be predicted.
#[inline]
fn lesser<const N: usize>(one: [u64; N], two: [u64; N]) -> [u64; N] {
    // A loop over indices: a chain of iterators is not unrolled here.
    let mut is_less = 0;
    for at in (0..N).rev() {
        is_less = u64::from(one[at] < two[at]) | (u64::from(one[at] == two[at]) & is_less);
    }
    let mask = is_less.wrapping_neg();
    let mut least = two;
    for (plane, first) in least.iter_mut().zip(one) {
        *plane ^= (first ^ *plane) & mask;
    }
    least
}

/// The order of all rows of a layout turned round.
#[inline]
const fn rows_reversed(set: u64, log_stride: u8) -> u64 {
    let mut set = set;
    let mut level = log_stride;
    while level < 6 {
        // Blocks of 2^level bits, each below its upper neighbour.
        set = delta_swap(set, 1 << level, LOWER_BLOCKS[level as usize]);
        level += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CellSet;

    /// A board whose planes follow a simple generator of numbers.
    fn some_board<const N: usize>(height: usize, width: usize, seed: u64) -> Board<N> {
        Board::from_cells(height, width, |row, column| {
            let mixed =
                (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add((row * 97 + column) as u64);
            let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            Some((mixed >> 40) as usize % (N + 2)).filter(|&plane| plane < N)
        })
    }

    fn images<const N: usize>(board: &Board<N>) -> impl Iterator<Item = (Board<N>, bool)> {
        (0..8).map(|n| (board.image(n & 1 > 0, n & 2 > 0, n & 4 > 0), n & 1 > 0))
    }

    /// A form is an image of its board, the players are exchanged as the image says, and it does not depend on which
    /// image one starts from.
    fn check<const N: usize>(board: &Board<N>, exchange: Exchange) {
        let form = board.normal_form(exchange);
        let again = form.position.normal_form(exchange);
        assert_eq!(again.position, form.position);
        assert!(!again.players_swapped || again.is_own_mirror);
        let mut reached = [false; 2];
        let cropped = board.cropped();
        for (image, turned) in images(&cropped) {
            if exchange == Exchange::Colours && image.colours_exchanged() == form.position {
                reached[1] = true;
            }
            if image == form.position {
                reached[usize::from(turned && exchange == Exchange::Turn)] = true;
            }
        }
        assert!(reached[usize::from(form.players_swapped)], "{board:?} {exchange:?} {form:?}");
        assert_eq!(form.is_own_mirror, reached == [true, true], "{board:?} {exchange:?}");
        for (image, turned) in images(board) {
            let other = image.normal_form(exchange);
            assert_eq!(other.position, form.position, "{exchange:?}");
            if !form.is_own_mirror {
                let turns = turned && exchange == Exchange::Turn;
                assert_eq!(other.players_swapped, form.players_swapped != turns);
            }
            if exchange == Exchange::Colours {
                let exchanged = image.colours_exchanged().normal_form(exchange);
                assert_eq!(exchanged.position, form.position);
                assert!(form.is_own_mirror || exchanged.players_swapped != form.players_swapped);
            }
        }
    }

    #[test]
    fn forms_of_all_sizes() {
        let sizes = (1..=9).flat_map(|height| (1..=9).map(move |width| (height, width)));
        let long = [
            (1, 64),
            (64, 1),
            (2, 32),
            (32, 2),
            (2, 20),
            (4, 16),
            (13, 4),
            (3, 10),
            (1, 65),
            (70, 2),
            (10, 12),
        ];
        for (height, width) in sizes.chain(long) {
            for seed in 0..6 {
                for exchange in [Exchange::Nothing, Exchange::Turn] {
                    check(&some_board::<1>(height, width, seed), exchange);
                }
                for exchange in [Exchange::Nothing, Exchange::Turn, Exchange::Colours] {
                    check(&some_board::<2>(height, width, seed), exchange);
                    check(&some_board::<3>(height, width, seed), exchange);
                }
            }
            for exchange in [Exchange::Nothing, Exchange::Turn] {
                check(&Board::<1>::from_cells(height, width, |_, _| Some(0)), exchange);
            }
        }
    }

    #[test]
    fn a_flip_is_one_of_all() {
        for (height, width) in [(1, 1), (3, 8), (8, 8), (7, 2), (2, 17), (1, 64), (16, 4)] {
            for seed in 0..4 {
                let Board::Small(board) = some_board::<3>(height, width, seed) else { continue };
                assert_eq!([0, 1, 2, 3].map(|which| flip(&board, which)), flips(&board));
            }
        }
    }

    #[test]
    fn all_sets_of_small_boards() {
        for (height, width) in [(1, 1), (2, 2), (3, 3), (2, 4), (4, 2), (1, 9), (9, 1), (2, 5)] {
            for cells in 0_u64..1 << (height * width) {
                let board = Board::<1>::from_cells(height, width, |row, column| {
                    cells.has(row * width + column).then_some(0)
                });
                check(&board, Exchange::Turn);
                check(&board, Exchange::Nothing);
            }
        }
    }

    #[test]
    fn very_large_boards_stay_as_they_are() {
        let board = some_board::<1>(100, 100, 3);
        assert_eq!(board.normal_form(Exchange::Turn), NormalForm::plain(board));
    }
}
