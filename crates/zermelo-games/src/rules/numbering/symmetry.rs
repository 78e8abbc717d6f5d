//! Symmetries of a board with a start: permutations of the cells that leave the rules and the start as they are. They are found
//! among the turns and reflections of a grid and the automorphisms of a graph, by writing the rules down in a form in which
//! equal rules are equal texts.

use super::super::cells::{Cells, Shape};
use super::super::declared::{Frame, Repeat, Step};
use super::super::layout::Layout;
use super::super::plain::{Plain, Play, PlayKind, Test};
use std::fmt::Write;
use zermelo_core::Arrange;

/// Graphs with more automorphisms are taken without them.
const MOST_IMAGES: usize = 128;
/// Steps of the search for automorphisms.
const MOST_STEPS: usize = 200_000;

/// The symmetries of a board with a start.
pub(super) struct Symmetries {
    /// For each but that which changes nothing: the cell whose letter comes to each cell.
    from: Vec<Vec<u8>>,
}

/// A permutation of the cells, with what it does to steps.
struct Image {
    /// Where each cell goes.
    to: Vec<usize>,
    /// Rows and columns exchanged, then each turned round.
    flip: (bool, bool, bool),
}

impl Symmetries {
    pub(super) fn of(plain: &Plain, layout: &Layout, start: &Cells) -> Self {
        let images = match &start.shape {
            Shape::Grid { height, width } => flips(plain.frame, *height as usize, *width as usize),
            Shape::Graph(graph) => automorphisms(&graph.neighbours, &start.letters),
        };
        let own = Written { layout, plain, image: &Image::none(start.count()) }.rules();
        let from = images
            .iter()
            .filter(|image| image.to.iter().enumerate().any(|(cell, &to)| cell != to))
            .filter(|image| {
                image.to.iter().enumerate().all(|(cell, &to)| start.letters[cell] == start.letters[to])
            })
            .filter(|image| Written { layout, plain, image }.rules() == own)
            .map(|image| {
                let mut from = vec![0; image.to.len()];
                for (cell, &to) in image.to.iter().enumerate() {
                    from[to] = cell as u8;
                }
                from
            })
            .collect();
        Self { from }
    }

    pub(super) const fn are_any(&self) -> bool {
        !self.from.is_empty()
    }

    /// How many there are, with that which changes nothing.
    pub(super) const fn count(&self) -> usize {
        self.from.len() + 1
    }

    /// The least image of a board; `None` where it is the board itself.
    pub(super) fn least(&self, letters: &[u8]) -> Option<Box<[u8]>> {
        let mut best: Option<&[u8]> = None;
        for from in &self.from {
            let is_less = match best {
                None => compare(letters, from, |cell| letters[cell]),
                Some(best) => compare(letters, from, |cell| letters[usize::from(best[cell])]),
            };
            if is_less == std::cmp::Ordering::Less {
                best = Some(from);
            }
        }
        best.map(|from| from.iter().map(|&cell| letters[usize::from(cell)]).collect())
    }

    /// Whether no image is less.
    pub(super) fn is_least(&self, letters: &[u8]) -> bool {
        self.from.iter().all(|from| compare(letters, from, |cell| letters[cell]).is_ge())
    }

    /// The number of different images of a board.
    pub(super) fn images(&self, letters: &[u8]) -> u64 {
        let same =
            self.from.iter().filter(|from| compare(letters, from, |cell| letters[cell]).is_eq()).count();
        self.count() as u64 / (same as u64 + 1)
    }
}

/// The image of a board beside another board.
#[inline]
fn compare(letters: &[u8], from: &[u8], other: impl Fn(usize) -> u8) -> std::cmp::Ordering {
    for (cell, &source) in from.iter().enumerate() {
        let order = letters[usize::from(source)].cmp(&other(cell));
        if order.is_ne() {
            return order;
        }
    }
    std::cmp::Ordering::Equal
}

impl Image {
    fn none(cells: usize) -> Self {
        Self { to: (0..cells).collect(), flip: (false, false, false) }
    }

    fn step(&self, [down, right]: Step) -> Step {
        let (transpose, flip_rows, flip_columns) = self.flip;
        let (down, right) = if transpose { (right, down) } else { (down, right) };
        [if flip_rows { -down } else { down }, if flip_columns { -right } else { right }]
    }
}

/// The turns and reflections of a grid.
fn flips(frame: Frame, height: usize, width: usize) -> Vec<Image> {
    let all = (0..8).map(|number| (number & 4 != 0, number & 1 != 0, number & 2 != 0));
    all.filter(|&(transpose, flip_rows, _)| {
        let fits = !transpose || height == width && matches!(frame, Frame::Grid | Frame::Torus);
        fits && !(frame == Frame::Strip && flip_rows)
    })
    .map(|flip| {
        let to = (0..height * width).map(|cell| {
            let (row, column) = (cell / width, cell % width);
            let (row, column) = if flip.0 { (column, row) } else { (row, column) };
            let row = if flip.1 { height - 1 - row } else { row };
            let column = if flip.2 { width - 1 - column } else { column };
            row * width + column
        });
        Image { to: to.collect(), flip }
    })
    .collect()
}

/// The automorphisms of a graph that leave the letters as they are, or none but the identity where they are many.
fn automorphisms(neighbours: &[Vec<u32>], letters: &[u8]) -> Vec<Image> {
    let count = neighbours.len();
    let are_near = |one: usize, two: usize| neighbours[one].binary_search(&(two as u32)).is_ok();
    let mut found = Vec::new();
    let mut to: Vec<usize> = Vec::with_capacity(count);
    let mut next = vec![0; count + 1];
    let mut steps = 0;
    // The images of the cells before are chosen; `next` has the first image that was not tried for each.
    loop {
        let at = to.len();
        steps += 1;
        if steps > MOST_STEPS || found.len() > MOST_IMAGES {
            return vec![Image::none(count)];
        }
        if at == count {
            found.push(Image { to: to.clone(), flip: (false, false, false) });
        }
        let fits = |image: usize| {
            letters[image] == letters[at]
                && neighbours[image].len() == neighbours[at].len()
                && !to.contains(&image)
                && to.iter().enumerate().all(|(cell, &other)| are_near(cell, at) == are_near(other, image))
        };
        let image = if at < count { (next[at]..count).find(|&image| fits(image)) } else { None };
        match image {
            Some(image) => {
                next[at] = image + 1;
                to.push(image);
                next[at + 1] = 0;
            }
            None if to.pop().is_none() => return found,
            None => {}
        }
    }
}

/// Writes rules down as they look after a permutation of the cells. Alternatives are sorted.
struct Written<'a> {
    layout: &'a Layout,
    plain: &'a Plain,
    image: &'a Image,
}

impl Written<'_> {
    fn rules(&self) -> String {
        let mut text = String::new();
        for side in &self.plain.moves {
            let _ = writeln!(text, "{}", self.plays(side, true));
        }
        // Endings with the same result can stand in any order.
        for run in self.plain.endings.chunk_by(|one, two| one.result == two.result) {
            let ends = run.iter().map(|end| format!("({})", self.tests(&end.when)));
            let _ = writeln!(text, "{:?}: {}", run[0].result, sorted(ends));
        }
        text
    }

    /// `is_free` tells that patterns may lie anywhere.
    fn plays(&self, plays: &[Play], is_free: bool) -> String {
        sorted(plays.iter().flat_map(|play| self.play(play, is_free)))
    }

    /// A play taken apart, as far as its ways have nothing to do with each other.
    fn play(&self, play: &Play, is_free: bool) -> Vec<String> {
        let is_free = is_free || play.anywhere;
        let rest = format!(
            "{} {} {{{}}} [{}]",
            is_free,
            play.stop,
            self.tests(&play.when),
            self.plays(&play.then, false)
        );
        let each = |along: &[Step], what: String| -> Vec<String> {
            if along.is_empty() {
                return vec![format!("{what} {rest}")];
            }
            along.iter().map(|&step| format!("{what} {:?} {rest}", self.image.step(step))).collect()
        };
        match &play.kind {
            PlayKind::Rewrite { from, to, ways, repeat, .. } => {
                let cells = |way: &[Step]| {
                    let steps = way.iter().map(|&step| self.image.step(step));
                    let mut cells: Vec<_> = steps.zip(from.iter().zip(to)).collect();
                    if *repeat == Repeat::Once && play.then.is_empty() && is_free {
                        cells.arrange();
                        let [top, left] = cells[0].0;
                        for (step, _) in &mut cells {
                            *step = [step[0] - top, step[1] - left];
                        }
                    }
                    format!("{cells:?}")
                };
                match ways {
                    None => vec![format!("paths {from:?} {to:?} {repeat:?} {rest}")],
                    Some(ways) if *repeat == Repeat::AnyWay => {
                        vec![format!("ways {} {rest}", sorted(ways.iter().map(|way| cells(way))))]
                    }
                    Some(ways) => {
                        ways.iter().map(|way| format!("way {} {repeat:?} {rest}", cells(way))).collect()
                    }
                }
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, along } => {
                each(along, format!("slide {piece} {through} {onto} {leave} {becomes} {most}"))
            }
            PlayKind::Shoot { through, onto, mark, most, along } => {
                each(along, format!("shoot {through} {onto} {mark} {most}"))
            }
            PlayKind::Push { piece, pushed, into, leave, off, along } => {
                each(along, format!("push {piece} {pushed} {into} {leave} {off}"))
            }
            PlayKind::Enclose { piece, onto, turned, along } => {
                let steps = sorted(along.iter().map(|&step| format!("{:?}", self.image.step(step))));
                vec![format!("enclose {piece} {onto} {turned} {steps} {rest}")]
            }
            PlayKind::Again => vec!["again".to_owned()],
        }
    }

    fn tests(&self, tests: &[Test]) -> String {
        sorted(tests.iter().map(|test| self.test(test)))
    }

    fn test(&self, test: &Test) -> String {
        match test {
            Test::Matches(number) => {
                let pattern = &self.plain.asked.patterns[*number];
                let Some(ways) = &pattern.ways else { return format!("paths {:?}", pattern.from) };
                let way = |way: &Vec<Step>| {
                    let steps = way.iter().map(|&step| self.image.step(step));
                    let mut cells: Vec<_> = steps.zip(&pattern.from).collect();
                    cells.arrange();
                    let [top, left] = cells.first().map_or([0, 0], |cell| cell.0);
                    for (step, _) in &mut cells {
                        *step = [step[0] - top, step[1] - left];
                    }
                    format!("{cells:?}")
                };
                format!("matches {}", sorted(ways.iter().map(way)))
            }
            Test::Connected { letters, near, from, to } => {
                let near = &self.plain.asked.near[*near];
                let steps = near.iter().map(|&step| format!("{:?}", self.image.step(step)));
                let mut ends = [*from, *to].map(|region| self.region(region));
                // A chain is as good from its other end, where whatever is near a cell has the cell near it.
                if near.iter().all(|&[down, right]| near.contains(&[-down, -right])) {
                    ends.arrange();
                }
                format!("connected {letters} {} {ends:?}", sorted(steps))
            }
            Test::Count { letters, within, least, most } => {
                format!("count {letters} {} {least} {most}", self.region(*within))
            }
            Test::Stuck(who) => format!("stuck {who:?}"),
            Test::Turn(who) => format!("turn {who:?}"),
            Test::Not(inner) => format!("not ({})", self.test(inner)),
            Test::Any(list) => format!("any ({})", self.tests(list)),
        }
    }

    fn region(&self, region: usize) -> String {
        let mut cells: Vec<usize> =
            self.layout.region(region).iter().map(|&cell| self.image.to[cell as usize]).collect();
        cells.arrange();
        format!("{cells:?}")
    }
}

/// Texts in order, each once.
fn sorted(texts: impl Iterator<Item = String>) -> String {
    let mut texts: Vec<String> = texts.collect();
    texts.arrange();
    texts.dedup();
    texts.join("; ")
}
