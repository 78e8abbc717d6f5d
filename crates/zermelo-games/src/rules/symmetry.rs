//! Symmetries of a board: permutations of the cells that leave the rules as they are. They are found among the turns and
//! reflections of a grid and the automorphisms of a graph, by writing the rules down in a form in which equal rules are equal
//! texts.

use super::cells::{Cells, HOLE, Shape};
use super::declared::{Frame, Region, Repeat, Step};
use super::layout::Layout;
use super::plain::{Plain, Play, PlayKind, Test};
use std::cmp::Ordering;
use std::fmt::Write;
use zermelo_core::Arrange;

/// Graphs with more automorphisms are taken without them.
const MOST_IMAGES: usize = 128;
/// Steps of the search for automorphisms where a start is given, of which there are few.
#[cfg(feature = "rules")]
const MOST_STEPS: usize = 200_000;
/// Steps of that search on a board that was met in play.
const FEW_STEPS: usize = 10_000;
/// Larger graphs met in play are taken without automorphisms.
const MOST_VERTICES: usize = 64;

/// The symmetries of a board.
#[derive(Debug)]
pub(super) struct Symmetries {
    /// For each but that which changes nothing: the cell whose letter comes to each cell.
    from: Vec<Box<[u32]>>,
}

impl Symmetries {
    /// Those that leave a start as it is.
    #[cfg(feature = "rules")]
    pub(super) fn of_start(plain: &Plain, layout: &Layout, start: &Cells) -> Self {
        Self::of(plain, layout, start, MOST_STEPS)
    }

    /// Those that leave the board of a position as it is, whatever letters it holds: the same ones for all positions of a layout.
    pub(super) fn of_board(plain: &Plain, layout: &Layout, position: &Cells) -> Self {
        if matches!(&position.shape, Shape::Graph(graph) if graph.neighbours.len() > MOST_VERTICES) {
            return Self { from: Vec::new() };
        }
        let bare = |&letter: &u8| if letter == HOLE { HOLE } else { 0 };
        let letters = position.letters.iter().map(bare).collect();
        Self::of(plain, layout, &Cells { shape: position.shape.clone(), letters }, FEW_STEPS)
    }

    /// Those that leave these letters as they are.
    fn of(plain: &Plain, layout: &Layout, board: &Cells, most_steps: usize) -> Self {
        let letters = &board.letters;
        let mut images = match &board.shape {
            Shape::Grid { height, width } => flips(plain.frame, *height as usize, *width as usize),
            Shape::Graph(graph) => automorphisms(&graph.neighbours, letters, most_steps),
        };
        images.retain(|image| {
            let mut moves = image.to.iter().enumerate();
            moves.clone().any(|(cell, &to)| cell != to)
                && moves.all(|(cell, &to)| letters[cell] == letters[to])
        });
        // Rules on a graph see it alone, but for regions.
        let is_any_graph = matches!(&board.shape, Shape::Graph(_))
            && plain.asked.regions.iter().all(|region| *region == Region::All);
        if !images.is_empty() && !is_any_graph {
            let own = Written { layout, plain, image: &Image::none(board.count()) }.rules();
            images.retain(|image| Written { layout, plain, image }.rules() == own);
        }
        Self { from: images.iter().map(Image::sources).collect() }
    }

    #[cfg(feature = "rules")]
    pub(super) const fn are_any(&self) -> bool {
        !self.from.is_empty()
    }

    /// How many there are, with that which changes nothing.
    #[cfg(feature = "rules")]
    pub(super) const fn count(&self) -> usize {
        self.from.len() + 1
    }

    /// The cells whose letters, one after another, are the least image of a board; `None` where it is the board itself.
    #[cfg(feature = "rules")]
    #[inline]
    pub(super) fn least(&self, letters: &[u8]) -> Option<&[u32]> {
        self.first(letters, Ordering::Less)
    }

    /// The same for its greatest image. Moves are tried from the first cells on, and the first letter is mostly that of an empty
    /// cell: what is searched then stays together.
    #[inline]
    pub(super) fn greatest(&self, letters: &[u8]) -> Option<&[u32]> {
        self.first(letters, Ordering::Greater)
    }

    /// The image that stands before all others in an order.
    #[inline]
    fn first(&self, letters: &[u8], before: Ordering) -> Option<&[u32]> {
        let mut best: Option<&[u32]> = None;
        for from in &self.from {
            let order = match best {
                None => compare(letters, from, |cell| letters[cell]),
                Some(best) => compare(letters, from, |cell| letters[best[cell] as usize]),
            };
            if order == before {
                best = Some(from);
            }
        }
        best
    }

    /// Whether no image is less.
    #[cfg(feature = "rules")]
    pub(super) fn is_least(&self, letters: &[u8]) -> bool {
        self.from.iter().all(|from| compare(letters, from, |cell| letters[cell]).is_ge())
    }

    /// The number of different images of a board.
    #[cfg(feature = "rules")]
    pub(super) fn images(&self, letters: &[u8]) -> u64 {
        let same =
            self.from.iter().filter(|from| compare(letters, from, |cell| letters[cell]).is_eq()).count();
        self.count() as u64 / (same as u64 + 1)
    }
}

/// The letters of some cells, one after another.
pub(super) fn letters_of(letters: &[u8], cells: &[u32]) -> Box<[u8]> {
    cells.iter().map(|&cell| letters[cell as usize]).collect()
}

/// The image of a board beside another board.
#[inline]
fn compare(letters: &[u8], from: &[u32], other: impl Fn(usize) -> u8) -> Ordering {
    for (cell, &source) in from.iter().enumerate() {
        let order = letters[source as usize].cmp(&other(cell));
        if order.is_ne() {
            return order;
        }
    }
    Ordering::Equal
}

/// A permutation of the cells, with what it does to steps.
struct Image {
    /// Where each cell goes.
    to: Vec<usize>,
    /// Rows and columns exchanged, then each turned round.
    flip: (bool, bool, bool),
}

impl Image {
    fn none(cells: usize) -> Self {
        Self { to: (0..cells).collect(), flip: (false, false, false) }
    }

    /// For each cell that which goes there.
    fn sources(&self) -> Box<[u32]> {
        let mut from = vec![0; self.to.len()];
        for (cell, &to) in self.to.iter().enumerate() {
            from[to] = cell as u32;
        }
        from.into()
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
fn automorphisms(neighbours: &[Vec<u32>], letters: &[u8], most_steps: usize) -> Vec<Image> {
    let count = neighbours.len();
    let are_near = |one: usize, two: usize| neighbours[one].binary_search(&(two as u32)).is_ok();
    // What an automorphism leaves as it is, told from near.
    let looks: Vec<(u8, Vec<usize>)> = (0..count)
        .map(|vertex| {
            let mut degrees: Vec<usize> =
                neighbours[vertex].iter().map(|&next| neighbours[next as usize].len()).collect();
            degrees.arrange();
            (letters[vertex], degrees)
        })
        .collect();
    let alike: Vec<Vec<usize>> =
        looks.iter().map(|look| (0..count).filter(|&other| looks[other] == *look).collect()).collect();
    let mut found = Vec::new();
    let mut to: Vec<usize> = Vec::with_capacity(count);
    let mut is_taken = vec![false; count];
    let mut next = vec![0; count + 1];
    let mut steps = 0;
    // The images of the cells before are chosen; `next` has the first of the vertices alike that was not tried for each.
    loop {
        let at = to.len();
        steps += 1;
        if steps > most_steps || found.len() > MOST_IMAGES {
            return vec![Image::none(count)];
        }
        if at == count {
            found.push(Image { to: to.clone(), flip: (false, false, false) });
        }
        let fits = |image: usize| {
            !is_taken[image]
                && to.iter().enumerate().all(|(cell, &other)| are_near(cell, at) == are_near(other, image))
        };
        let place = alike.get(at).and_then(|alike| (next[at]..alike.len()).find(|&place| fits(alike[place])));
        match place {
            Some(place) => {
                next[at] = place + 1;
                next[at + 1] = 0;
                is_taken[alike[at][place]] = true;
                to.push(alike[at][place]);
            }
            None => match to.pop() {
                Some(image) => is_taken[image] = false,
                None => return found,
            },
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
                        self.move_to_front(&mut cells);
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

    /// Cells of a pattern that may lie anywhere, in one order, moved so that they begin at no step. On a twisted board a
    /// pattern moved across the seam is another one, and stays as it is.
    fn move_to_front<T: Ord>(&self, cells: &mut [(Step, T)]) {
        if self.plain.frame == Frame::Twisted {
            return;
        }
        cells.arrange();
        let [top, left] = cells.first().map_or([0, 0], |cell| cell.0);
        for (step, _) in cells {
            *step = [step[0] - top, step[1] - left];
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
                    self.move_to_front(&mut cells);
                    format!("{cells:?}")
                };
                format!("matches {}", sorted(ways.iter().map(way)))
            }
            Test::Connected { letters, near, from, to } => {
                let near = &self.plain.asked.near[*near];
                let steps = near.iter().map(|&step| format!("{:?}", self.image.step(step)));
                let mut ends = [*from, *to].map(|region| self.region(region));
                // A chain is as good from its other end, where whatever is near a cell has the cell near it. Across the seam of a
                // twisted board this takes a step that goes down as the first one did.
                let is_mutual = |&[down, right]: &Step| {
                    near.contains(&[-down, -right])
                        && (self.plain.frame != Frame::Twisted || near.contains(&[down, -right]))
                };
                if near.iter().all(is_mutual) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::random::SplitMix64;
    use crate::rules::cells::Graph;
    use crate::rules::declared::{
        Board, Condition, Enclose, Ending, Move, Outcome, Passing, Places, Push, Region, Rewrite, Slide, Who,
    };
    use std::collections::BTreeSet;
    use std::sync::Arc;

    /// Directions, and regions with what is near, under which some or all of the turns and reflections change nothing.
    const ALONG: &[&[Step]] = &[
        &[[0, 1]],
        &[[0, 1], [0, -1]],
        &[[1, 0], [-1, 0]],
        &[[0, 1], [0, -1], [1, 0], [-1, 0]],
        &[[1, 1], [-1, -1]],
        &[[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]],
    ];
    const REGIONS: &[(Region, Region)] =
        &[(Region::All, Region::All), (Region::North, Region::South), (Region::West, Region::East)];

    /// Some of the letters.
    fn some(random: &mut SplitMix64) -> String {
        let chosen = 1 + random.below(6);
        "xo.".chars().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, c)| c).collect()
    }

    fn one(random: &mut SplitMix64) -> String {
        ["x", "o", "."][random.below(3) as usize].to_owned()
    }

    /// A pattern of two or three cells in a row, whose last one may be outside.
    fn pattern(random: &mut SplitMix64, along: &[Step], is_graph: bool) -> (Vec<String>, Places) {
        let length = 2 + random.below(2) as u32;
        let mut from: Vec<String> = (0..length).map(|_| some(random)).collect();
        if let Some(last) = from.last_mut()
            && random.below(4) == 0
            && !is_graph
        {
            last.push('|');
        }
        let way =
            |&[down, right]: &Step| (0..length.cast_signed()).map(|far| [far * down, far * right]).collect();
        let steps = || Places::Steps(along.iter().map(way).collect());
        (from, if is_graph { Places::Paths } else { steps() })
    }

    fn a_move(random: &mut SplitMix64, along: &[Step], is_graph: bool) -> Move {
        let along = along.to_vec();
        match random.below(if is_graph { 2 } else { 5 }) {
            0 | 1 => {
                let (from, places) = pattern(random, &along, is_graph);
                let mut to: Vec<String> = from.iter().map(|_| one(random)).collect();
                for (to, from) in to.iter_mut().zip(&from) {
                    if from.contains('|') {
                        to.clear();
                    }
                }
                let repeat = [Repeat::Once, Repeat::Once, Repeat::SameWay, Repeat::AnyWay];
                let repeat = if is_graph { Repeat::Once } else { repeat[random.below(4) as usize] };
                let (stop, then, when) = (false, Vec::new(), Vec::new());
                Move::Rewrite(Rewrite { anywhere: false, from, places, repeat, stop, then, to, when })
            }
            2 => Move::Slide(Slide {
                along,
                anywhere: false,
                becomes: String::new(),
                leave: ".".to_owned(),
                most: 2 * random.below(2) as u32,
                onto: ".".to_owned(),
                piece: one(random),
                stop: false,
                then: Vec::new(),
                through: ".".to_owned(),
                when: Vec::new(),
            }),
            3 => Move::Push(Push {
                along,
                into: ".".to_owned(),
                leave: ".".to_owned(),
                off: random.below(2) == 0,
                piece: "x".to_owned(),
                pushed: "xo".to_owned(),
                when: Vec::new(),
            }),
            _ => {
                let [piece, onto, turned] = ["x", ".", "o"].map(str::to_owned);
                Move::Enclose(Enclose { along, onto, piece, turned, when: Vec::new() })
            }
        }
    }

    /// Rules of any kind in which all steps lie along some directions.
    fn rules(random: &mut SplitMix64, frame: Frame) -> Plain {
        let is_graph = frame == Frame::Graph;
        let along = ALONG[random.below(ALONG.len() as u64) as usize];
        let moves = |random: &mut SplitMix64| {
            (0..=random.below(2)).map(|_| a_move(random, along, is_graph)).collect::<Vec<_>>()
        };
        let (left, right) = (moves(random), moves(random));
        let (from, to) = REGIONS[if is_graph { 0 } else { random.below(3) as usize }].clone();
        let when = match random.below(4) {
            0 => Condition::Count { least: 1, letters: "x".to_owned(), most: Some(1), within: from },
            1 => {
                let near = if is_graph { Vec::new() } else { along.to_vec() };
                Condition::Connected { from, letters: "x".to_owned(), near, to }
            }
            2 => Condition::Stuck(Who::Mover),
            _ => {
                let (from, places) = pattern(random, along, is_graph);
                Condition::Matches { from, places }
            }
        };
        let endings = vec![Ending { result: Outcome::Mover, when: vec![when] }];
        let letters = "xo.".to_owned();
        Plain::new(&Board { endings, frame, left, letters, passing: Passing::Never, right })
    }

    /// A board with some holes, or a graph of six vertices.
    fn shape(random: &mut SplitMix64, frame: Frame) -> (Shape, Vec<usize>) {
        if frame == Frame::Graph {
            let edges: Vec<(u32, u32)> = (0..6)
                .flat_map(|one| (one + 1..6).map(move |two| (one, two)))
                .filter(|_| random.below(2) == 0)
                .collect();
            return (Shape::Graph(Arc::new(Graph::new(6, &edges, String::new()))), Vec::new());
        }
        // Moves that go on are many where they go round.
        let most = if matches!(frame, Frame::Torus | Frame::Twisted) { 3 } else { 4 };
        let height = if frame == Frame::Strip { 1 } else { 1 + random.below(most) as u32 };
        let width = if random.below(2) == 0 { height } else { 1 + random.below(most + 1) as u32 };
        let count = (height * width) as usize;
        let holes = match random.below(3) {
            0 => vec![0, count - 1],
            1 => vec![random.below(count as u64) as usize],
            _ => Vec::new(),
        };
        (Shape::Grid { height, width }, holes)
    }

    #[test]
    fn images_play_as_their_positions() {
        let mut random = SplitMix64::new(11);
        for frame in [Frame::Strip, Frame::Grid, Frame::Cylinder, Frame::Torus, Frame::Twisted, Frame::Graph]
        {
            let mut found = 0;
            for _ in 0..2_000 {
                let plain = rules(&mut random, frame);
                let (shape, holes) = shape(&mut random, frame);
                let mut cells = Cells { shape, letters: Box::default() };
                let mut letters: Vec<u8> = (0..cells.count()).map(|_| random.below(3) as u8).collect();
                for hole in holes {
                    letters[hole] = HOLE;
                }
                cells.letters = letters.into();
                let layout = plain.layouts.of(&plain, &cells);
                let symmetries = layout.symmetries(&plain, &cells);
                found += symmetries.from.len();
                let image = |position: &Cells, from: &[u32]| Cells {
                    shape: position.shape.clone(),
                    letters: letters_of(&position.letters, from),
                };
                let options = |position: &Cells, player| -> BTreeSet<Box<[u8]>> {
                    plain.options(position, player).into_iter().map(|option| option.letters).collect()
                };
                for from in &symmetries.from {
                    let there = image(&cells, from);
                    for player in Player::BOTH {
                        let images: BTreeSet<_> =
                            options(&cells, player).iter().map(|option| letters_of(option, from)).collect();
                        assert_eq!(images, options(&there, player), "{plain:?} {cells:?} {from:?}");
                        let ends = [&cells, &there].map(|position| plain.ending(position, player));
                        assert_eq!(ends[0], ends[1], "{plain:?} {cells:?} {from:?}");
                    }
                }
                let form = plain.greatest_image(cells.clone());
                for from in &symmetries.from {
                    assert_eq!(plain.greatest_image(image(&cells, from)), form);
                }
                assert_eq!(plain.greatest_image(form.clone()), form);
            }
            assert!(found > 200, "{frame:?}: {found}");
        }
    }
}
