//! Parts of a board of Cram as words, written so that parts that play alike mostly are the same.
//!
//! A *leaf* is a cell with one neighbour, which is its *stem*. Of the leaves of a stem one is as good as all: two cannot be
//! covered. And a cell whose neighbours all are stems (of other leaves) adds nothing: a domino on it and a stem leaves what a
//! domino on the stem and its leaf leaves, and so it goes on, since a stem stays one until it is covered. So a part is the
//! cells without leaves and without such, and says which of them are stems; where a leaf lies makes no difference. A move
//! takes two cells side by side, or a stem, with its leaf.

use crate::symmetry::transposed_square;

/// A part of a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Part {
    /// Its cells but for leaves.
    pub(super) cells: u64,
    /// The cells beside a leaf.
    pub(super) stems: u64,
}

impl Part {
    /// How many cells there are with the leaves.
    #[inline]
    pub(super) const fn size(self) -> u32 {
        self.cells.count_ones() + self.stems.count_ones()
    }

    /// What a move leaves that takes these cells.
    #[inline]
    pub(super) const fn without(self, taken: u64) -> Self {
        Self { cells: self.cells & !taken, stems: self.stems & !taken }
    }
}

/// A frame of rows of `STRIDE` cells in a word, as many as there is room for. Boards stand in it: they are at least as high as
/// wide, or fit a square.
pub(super) struct Frame<const STRIDE: u32>;

impl<const STRIDE: u32> Frame<STRIDE> {
    const ROWS: u32 = u64::BITS / STRIDE;
    const ROW: u64 = u64::MAX >> (u64::BITS - STRIDE);
    /// All cells but those of the first column.
    const NOT_FIRST: u64 = Self::columns(Self::ROW & !1);
    /// All cells but those of the last column.
    const NOT_LAST: u64 = Self::columns(Self::ROW >> 1);

    const fn columns(row: u64) -> u64 {
        let mut set = 0;
        let mut at = 0;
        while at < Self::ROWS {
            set |= row << (at * STRIDE);
            at += 1;
        }
        set
    }

    /// The cells one step from those of a set, direction by direction: those above, below, beside.
    #[inline]
    const fn steps(cells: u64) -> [u64; 4] {
        [cells << STRIDE, cells >> STRIDE, (cells & Self::NOT_LAST) << 1, (cells & Self::NOT_FIRST) >> 1]
    }

    #[inline]
    const fn neighbours(cells: u64) -> u64 {
        let [one, two, three, four] = Self::steps(cells);
        one | two | three | four
    }

    /// The first cells of upright and of lying dominoes.
    #[inline]
    pub(super) const fn dominoes(cells: u64) -> [u64; 2] {
        [cells & cells >> STRIDE, cells & (cells & Self::NOT_FIRST) >> 1]
    }

    #[inline]
    pub(super) const fn moves(part: Part) -> u32 {
        let [upright, lying] = Self::dominoes(part.cells);
        upright.count_ones() + lying.count_ones() + part.stems.count_ones()
    }

    /// How much a proof about a part may take: the square of its moves, so that what is in several parts comes before what is
    /// in one; of equals those with many cells of three or four neighbours, since a domino there leaves few moves.
    #[inline]
    pub(super) const fn effort(part: Part) -> i32 {
        let [above, below, right, left] = Self::steps(part.cells);
        let crowded = part.cells & ((above & below & (left | right)) | (left & right & (above | below)));
        Self::moves(part).pow(2).cast_signed() - 16 * crowded.count_ones().cast_signed()
    }

    /// Some cells and stems as they are written, and the nimber of the parts that are no more than one move.
    #[inline]
    pub(super) const fn reduced(Part { cells, stems }: Part) -> (Part, u32) {
        let [above, below, right, left] = Self::steps(cells);
        let is_beside_one = above ^ below ^ right ^ left;
        let is_beside_more = (above & below) | (right & left) | ((above | below) & (right | left));
        let leaves = cells & !stems & is_beside_one & !is_beside_more;
        let mut part = Part { cells: cells & (above | below | right | left | stems), stems };
        let mut nimber = 0;
        if leaves != 0 {
            let beside = Self::neighbours(leaves);
            // Two leaves side by side are a domino by themselves.
            let pairs = leaves & beside;
            nimber = pairs.count_ones() >> 1 & 1;
            part.cells &= !pairs;
            part.stems |= part.cells & beside;
        }
        if part.stems != 0 {
            let others = part.cells & !part.stems;
            part.cells &= !(others & !Self::neighbours(others));
            // Stems by themselves are a domino each, with their leaf.
            let alone = part.cells & !Self::neighbours(part.cells);
            nimber ^= alone.count_ones() & 1;
            part = part.without(alone);
        }
        (part, nimber)
    }

    /// The connected part with the first cell.
    #[inline]
    pub(super) const fn first_part(all: Part) -> Part {
        let mut cells = all.cells & all.cells.wrapping_neg();
        loop {
            let once = (cells | Self::neighbours(cells)) & all.cells;
            let twice = (once | Self::neighbours(once)) & all.cells;
            if twice == once {
                return Part { cells: once, stems: all.stems & once };
            }
            cells = twice;
        }
    }

    /// The part at the corner, with height and width. There is a cell.
    #[inline]
    const fn cropped(Part { cells, stems }: Part) -> (Part, u32, u32) {
        let first_row = cells.trailing_zeros() / STRIDE;
        let mut columns = cells;
        if STRIDE == 8 {
            columns |= columns >> 32;
            columns |= columns >> 16;
            columns |= columns >> 8;
        } else {
            let mut at = 1;
            while at < Self::ROWS {
                columns |= cells >> (at * STRIDE);
                at += 1;
            }
        }
        columns &= Self::ROW;
        let first_column = columns.trailing_zeros();
        let height = (u64::BITS - 1 - cells.leading_zeros()) / STRIDE + 1 - first_row;
        let width = u64::BITS - columns.leading_zeros() - first_column;
        let corner = first_row * STRIDE + first_column;
        (Part { cells: cells >> corner, stems: stems >> corner }, height, width)
    }

    /// Turned by half a turn, within height and width.
    #[inline]
    const fn turned(Part { cells, stems }: Part, height: u32, width: u32) -> Part {
        let beyond = u64::BITS - (height - 1) * STRIDE - width;
        Part { cells: cells.reverse_bits() >> beyond, stems: stems.reverse_bits() >> beyond }
    }

    /// With the rows in opposite order.
    #[inline]
    const fn flipped(Part { cells, stems }: Part, height: u32) -> Part {
        Part { cells: Self::flipped_set(cells, height), stems: Self::flipped_set(stems, height) }
    }

    #[inline]
    const fn flipped_set(set: u64, height: u32) -> u64 {
        let beyond = STRIDE * (Self::ROWS - height);
        if STRIDE == 8 {
            return set.swap_bytes() >> beyond;
        }
        let mut flipped = 0;
        let mut row = 0;
        while row < Self::ROWS {
            flipped |= (set >> (row * STRIDE) & Self::ROW) << ((Self::ROWS - 1 - row) * STRIDE);
            row += 1;
        }
        flipped >> beyond
    }

    /// With rows and columns exchanged; the part is at most `STRIDE` cells high, and the stride at most 8.
    #[inline]
    fn transposed(Part { cells, stems }: Part) -> Part {
        Part { cells: Self::transposed_set(cells), stems: Self::transposed_set(stems) }
    }

    #[inline]
    fn transposed_set(set: u64) -> u64 {
        if STRIDE == 8 {
            return transposed_square(set);
        }
        let mut square = 0;
        for row in 0..STRIDE {
            square |= (set >> (row * STRIDE) & Self::ROW) << (row * 8);
        }
        let square = transposed_square(square);
        let mut transposed = 0;
        for row in 0..STRIDE {
            transposed |= (square >> (row * 8) & Self::ROW) << (row * STRIDE);
        }
        transposed
    }

    /// The least of the images of a part that stand or are square; `None` where the part is symmetric about a centre that
    /// is in no domino, so that it is worth 0.
    #[inline]
    pub(super) fn normal_form(part: Part) -> Option<Part> {
        let (own, mut height, mut width) = Self::cropped(part);
        let turned = Self::turned(own, height, width);
        if own == turned && !Self::has_centre(own.cells, height, width) {
            return None;
        }
        let mut images = [own, turned];
        if width > height {
            images = [Self::transposed(own), Self::transposed(turned)];
            (height, width) = (width, height);
        }
        let least = |[one, two]: [Part; 2]| {
            one.min(two).min(Self::flipped(one, height).min(Self::flipped(two, height)))
        };
        let upright = least(images);
        if height == width {
            let [one, two] = images;
            upright.min(least([Self::transposed(one), Self::transposed(two)]))
        } else {
            upright
        }
        .into()
    }

    /// Whether the centre of a symmetric part is in a free cell or between two that have a side in common.
    const fn has_centre(cells: u64, height: u32, width: u32) -> bool {
        let is_corner = height.is_multiple_of(2) && width.is_multiple_of(2);
        !is_corner && cells >> ((height - 1) / 2 * STRIDE + (width - 1) / 2) & 1 == 1
    }
}
