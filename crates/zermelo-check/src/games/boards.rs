//! Games on boards whose rows are written with `|` between them. A position is its text.

use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;

/// The most cells of a board.
pub(super) const MOST_CELLS: usize = 4096;

/// Bytes of a text as a position.
pub(super) fn of_text(text: &str) -> Position {
    text.as_bytes().into()
}

/// A position that is its own text.
pub(super) fn to_text(position: &Position) -> String {
    String::from_utf8_lossy(position).into_owned()
}

/// Reads rows of equal length with some letters in them; or a size such as `3x4`, filled by `fill` of row and column.
fn read_rows(text: &str, letters: &str, fill: impl Fn(usize, usize) -> char) -> Result<Position, String> {
    let text = match read_size(text) {
        Some((height, width)) => {
            let row = |row| (0..width).map(|column| fill(row, column)).collect::<String>();
            (0..height).map(row).collect::<Vec<_>>().join("|")
        }
        None => text.to_owned(),
    };
    rows(&text, letters).ok_or_else(|| format!("expected rows of cells out of '{letters}'"))
}

/// Rows of equal length with some letters in them.
pub(super) fn rows(text: &str, letters: &str) -> Option<Position> {
    let width = text.split('|').next().map_or(0, str::len);
    let is_row = |row: &str| row.len() == width && row.chars().all(|cell| letters.contains(cell));
    let is_sound = width > 0 && text.len() <= MOST_CELLS && text.split('|').all(is_row);
    is_sound.then(|| of_text(text))
}

/// Height and width of a board such as `3x4`.
pub(super) fn read_size(text: &str) -> Option<(usize, usize)> {
    let (height, width) = text.split_once('x')?;
    let length = |word| number(word)?.try_into().ok().filter(|length| (1..=MOST_CELLS).contains(length));
    let (height, width) = (length(height)?, length(width)?);
    (height * width <= MOST_CELLS).then_some((height, width))
}

/// The cell to the right of one, and the cell below it; between rows stands a `|`, which is not a cell of any game.
pub(super) fn neighbours(position: &Position, cell: usize) -> [usize; 2] {
    let width = position.iter().position(|&letter| letter == b'|').unwrap_or(position.len());
    [cell + 1, cell + width + 1]
}

/// The position with some cells changed.
fn changed(position: &Position, cells: &[(usize, u8)]) -> Position {
    let mut next = position.clone();
    for &(cell, letter) in cells {
        next[cell] = letter;
    }
    next
}

/// Dominoes on free cells: Left's upright, Right's lying.
pub(super) struct Domineering;

impl Game for Domineering {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_rows(text, ".#", |_, _| '.')
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        for cell in 0..position.len() {
            let [right, below] = neighbours(position, cell);
            let other = if player == Player::Left { below } else { right };
            if position[cell] == b'.' && position.get(other) == Some(&b'.') {
                visit(changed(position, &[(cell, b'#'), (other, b'#')]))?;
            }
        }
        Ok(())
    }
}

/// A stone moves onto a neighbouring stone of the other player, which leaves the board: x is Left's, o Right's.
pub(super) struct Clobber;

impl Game for Clobber {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_rows(text, "xo.", |row, column| if (row + column) % 2 == 0 { 'x' } else { 'o' })
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let [own, other] = if player == Player::Left { [b'x', b'o'] } else { [b'o', b'x'] };
        for cell in 0..position.len() {
            for next in neighbours(position, cell) {
                for (from, to) in [(cell, next), (next, cell)] {
                    if position.get(from) == Some(&own) && position.get(to) == Some(&other) {
                        visit(changed(position, &[(from, b'.'), (to, own)]))?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Stones are put on free cells, so that every connected group of either colour stays beside a free cell: x is Left's, o
/// Right's.
pub(super) struct NoGo;

impl Game for NoGo {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_rows(text, "xo.#", |_, _| '.')
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let own = if player == Player::Left { b'x' } else { b'o' };
        for cell in (0..position.len()).filter(|&cell| position[cell] == b'.') {
            meter.work(position.len() as u64)?;
            let next = changed(position, &[(cell, own)]);
            if all_have_liberties(&next) {
                visit(next)?;
            }
        }
        Ok(())
    }
}

/// Whether every group of stones is beside a free cell.
fn all_have_liberties(position: &Position) -> bool {
    let mut beside = vec![Vec::new(); position.len()];
    for cell in 0..position.len() {
        for next in neighbours(position, cell).into_iter().filter(|&next| next < position.len()) {
            beside[cell].push(next);
            beside[next].push(cell);
        }
    }
    let is_stone = |cell: usize| matches!(position[cell], b'x' | b'o');
    let has_liberty = |cell: &usize| beside[*cell].iter().any(|&next| position[next] == b'.');
    let mut breathing: Vec<usize> =
        (0..position.len()).filter(|&cell| is_stone(cell)).filter(has_liberty).collect();
    let mut is_safe = vec![false; position.len()];
    while let Some(cell) = breathing.pop() {
        if !std::mem::replace(&mut is_safe[cell], true) {
            breathing.extend(beside[cell].iter().filter(|&&next| position[next] == position[cell]));
        }
    }
    (0..position.len()).all(|cell| is_safe[cell] || !is_stone(cell))
}

/// Toads move to the right, frogs to the left: along free cells, or over some pieces that stand next to each other.
pub(super) struct ToadsAndFrogs {
    /// How far a piece slides at least and at most.
    slides: [u64; 2],
    most_jumped: u64,
    /// Whether one's own pieces may be among those jumped over.
    jumps_own: bool,
}

impl ToadsAndFrogs {
    /// Slides by one cell, and jumps over the other kind: the most that are jumped over, 1 where nothing is said.
    pub(super) fn new(most_jumped: &str) -> Option<Self> {
        let most_jumped = if most_jumped.is_empty() { Some(1) } else { number(most_jumped) };
        most_jumped.map(|most_jumped| Self { slides: [1, 1], most_jumped, jumps_own: false })
    }

    /// Reads the least and the most slide, the most that are jumped over, and 1 if one's own may be among them, `1,2,1,0`.
    pub(super) fn sliding(rules: &str) -> Option<Self> {
        let numbers: Vec<u64> = rules.split(',').map(number).collect::<Option<_>>()?;
        let [least, most, most_jumped, own @ (0 | 1)] = numbers[..] else { return None };
        (0 < least && least <= most).then_some(Self {
            slides: [least, most],
            most_jumped,
            jumps_own: own == 1,
        })
    }
}

impl Game for ToadsAndFrogs {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_rows(text, "tf.", |_, _| '.').and_then(|strip| {
            if strip.contains(&b'|') { Err("expected a strip".to_owned()) } else { Ok(strip) }
        })
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let (own, other, step) = if player == Player::Left { (b't', b'f', 1) } else { (b'f', b't', -1) };
        let ahead = |cell: usize, steps: usize| cell.checked_add_signed(step * steps.cast_signed());
        let letter =
            |cell: usize, steps: usize| ahead(cell, steps).and_then(|cell| position.get(cell)).copied();
        for cell in (0..position.len()).filter(|&cell| position[cell] == own) {
            let is_over = |steps: usize| {
                letter(cell, steps).is_some_and(|piece| piece == other || self.jumps_own && piece == own)
            };
            let free = (1..position.len()).take_while(|&steps| letter(cell, steps) == Some(b'.')).count();
            let jumped = (1..position.len()).take_while(|&steps| is_over(steps)).count();
            let jump =
                (1..=self.most_jumped).contains(&(jumped as u64)) && letter(cell, jumped + 1) == Some(b'.');
            let is_slide = |&steps: &usize| (self.slides[0]..=self.slides[1]).contains(&(steps as u64));
            for steps in (1..=free).filter(is_slide).chain(jump.then_some(jumped + 1)) {
                let target = ahead(cell, steps).unwrap_or(cell);
                visit(changed(position, &[(cell, b'.'), (target, own)]))?;
            }
        }
        Ok(())
    }
}

/// A free cell becomes wall, and with it what is free or marked from there in the four directions, up to a wall or the edge.
pub(super) struct WallMaking;

impl Game for WallMaking {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_rows(text, ".x#", |_, _| '.')
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let down = neighbours(position, 0)[1].cast_signed();
        let is_open = |cell: usize| matches!(position.get(cell), Some(b'.' | b'x'));
        (0..position.len()).filter(|&cell| position[cell] == b'.').try_for_each(|cell| {
            let mut next = position.clone();
            next[cell] = b'#';
            for step in [-1, 1, -down, down] {
                let mut at = cell;
                while let Some(beside) = at.checked_add_signed(step).filter(|&beside| is_open(beside)) {
                    next[beside] = b'#';
                    at = beside;
                }
            }
            visit(next)
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
