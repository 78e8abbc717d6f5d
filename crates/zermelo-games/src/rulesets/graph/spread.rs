//! Places for the vertices of a graph that has no picture of its own: distances in the picture as near as may be to distances
//! in the graph, so that a path is straight, a tree spreads, a cycle is round and a grid is a grid.
//!
//! Every connected component is laid out by majorization of its stress (Gansner, Koren and North, *Graph Drawing by Stress
//! Majorization*, 2004), from classical scaling of the distances, from a circle, for a tree from circles around its middle,
//! and where edges still cross from a cycle as the rim; fewer crossings win. It is turned so that as many edges as may be are
//! level or upright, and the components stand in rows. Only sums, products, quotients and square roots are used, which are
//! the same on every machine.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "there are few vertices in a drawing, and they are near each other"
)]

use crate::game::drawing::{Point, UNIT};
use zermelo_core::Arrange;

/// Steps of majorization.
const STEPS: usize = 150;
/// Steps towards the main directions of the distances.
const TURNS: usize = 60;
/// The least distance between two vertices, in edges of usual length.
const LEAST_APART: f64 = 0.75;

type Place = [f64; 2];

/// A place for each of `count` vertices, about a [`UNIT`] between neighbours. An edge may be listed in both directions or more
/// than once. O(n³ + nm + m²) for n vertices and m edges.
pub(crate) fn spread(count: usize, edges: &[(usize, usize)]) -> Vec<Point> {
    let mut neighbours = vec![Vec::new(); count];
    for &(from, to) in edges {
        if from != to {
            neighbours[from].push(to);
            neighbours[to].push(from);
        }
    }
    for list in &mut neighbours {
        list.arrange();
        list.dedup();
    }
    let mut blocks: Vec<Block> = components(&neighbours)
        .into_iter()
        .map(|members| Block { places: component_places(&members, &neighbours), members })
        .collect();
    in_rows(&mut blocks);
    let mut places = vec![Point { x: 0, y: 0 }; count];
    for block in &blocks {
        for (&member, place) in block.members.iter().zip(&block.places) {
            let [x, y] = place.map(|along| (along * UNIT as f64).round() as i64);
            places[member] = Point { x, y };
        }
    }
    places
}

/// The connected components, each in ascending order, those of lower vertices first.
fn components(neighbours: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut components: Vec<Vec<usize>> = Vec::new();
    let mut is_seen = vec![false; neighbours.len()];
    for start in 0..neighbours.len() {
        if !is_seen[start] {
            let distances = distances_from(start, neighbours);
            let members: Vec<usize> =
                (0..neighbours.len()).filter(|&vertex| distances[vertex] >= 0.0).collect();
            for &member in &members {
                is_seen[member] = true;
            }
            components.push(members);
        }
    }
    components
}

/// A connected graph with the distances of its vertices.
struct Component {
    neighbours: Vec<Vec<usize>>,
    edges: Vec<[usize; 2]>,
    distances: Vec<Vec<f64>>,
}

impl Component {
    fn new(members: &[usize], neighbours: &[Vec<usize>]) -> Self {
        let place_of = |vertex: usize| members.binary_search(&vertex).unwrap_or_default();
        let near: Vec<Vec<usize>> = members
            .iter()
            .map(|&member| neighbours[member].iter().map(|&next| place_of(next)).collect())
            .collect();
        let ahead = |(from, list): (usize, &Vec<usize>)| {
            list.iter().filter(move |&&to| to > from).map(move |&to| [from, to]).collect::<Vec<_>>()
        };
        let edges = near.iter().enumerate().flat_map(ahead).collect();
        let distances = (0..near.len()).map(|from| distances_from(from, &near)).collect();
        Self { neighbours: near, edges, distances }
    }

    fn count(&self) -> usize {
        self.distances.len()
    }

    /// Three quarters of all pairs are joined: such a graph is seen best on a circle.
    fn is_dense(&self) -> bool {
        8 * self.edges.len() >= 3 * self.count() * (self.count() - 1)
    }

    /// Steps from some places down the stress, the sum over all pairs of (|p − q| / d − 1)².
    fn majorize(&self, places: &mut Vec<Place>) {
        for _ in 0..STEPS {
            let next = (0..self.count()).map(|vertex| self.pulled(vertex, places)).collect();
            *places = next;
        }
    }

    /// Where all others pull a vertex, each to its distance, the near ones more.
    fn pulled(&self, vertex: usize, places: &[Place]) -> Place {
        let (mut sum, mut weights) = ([0.0; 2], 0.0);
        for (other, place) in places.iter().enumerate() {
            if other == vertex {
                continue;
            }
            let wanted = self.distances[vertex][other];
            let [x, y] = [places[vertex][0] - place[0], places[vertex][1] - place[1]];
            let scale = wanted / length([x, y]).max(1e-9);
            let weight = 1.0 / (wanted * wanted);
            sum[0] += weight * (place[0] + x * scale);
            sum[1] += weight * (place[1] + y * scale);
            weights += weight;
        }
        sum.map(|sum| sum / weights)
    }

    /// Classical scaling: the two main directions of the distances, seen from the middle.
    fn scaled(&self) -> Vec<Place> {
        let count = self.count();
        let squares: Vec<Vec<f64>> =
            self.distances.iter().map(|row| row.iter().map(|one| one * one).collect()).collect();
        let means: Vec<f64> = squares.iter().map(|row| row.iter().sum::<f64>() / count as f64).collect();
        let mean = means.iter().sum::<f64>() / count as f64;
        let product = |from: usize, to: usize| (means[from] + means[to] - mean - squares[from][to]) / 2.0;
        let mut axes: Vec<Vec<f64>> = Vec::new();
        for axis in 0..2_usize {
            // Any start will do that is not at right angles to the direction.
            let start = |vertex: usize| ((vertex * (7 + 4 * axis) + 3 * axis) % 11) as f64 - 4.7;
            let mut along: Vec<f64> = (0..count).map(start).collect();
            let mut stretch = 0.0;
            for _ in 0..TURNS {
                for other in &axes {
                    let share = dot(&along, other) / dot(other, other).max(1e-12);
                    for (one, other) in along.iter_mut().zip(other) {
                        *one -= share * other;
                    }
                }
                let size = dot(&along, &along).sqrt().max(1e-12);
                for one in &mut along {
                    *one /= size;
                }
                along =
                    (0..count).map(|from| (0..count).map(|to| product(from, to) * along[to]).sum()).collect();
                stretch = dot(&along, &along).sqrt();
            }
            let scale = 1.0 / stretch.max(1e-12).sqrt();
            axes.push(along.into_iter().map(|one| one * scale).collect());
        }
        // Vertices that fall on one place are pulled apart by a little that differs.
        let apart = |vertex: usize| vertex as f64 * 1e-5;
        (0..count).map(|vertex| [axes[0][vertex], axes[1][vertex] + apart(vertex)]).collect()
    }

    /// Cycles without chords of what may be a planar graph, the longest first: one may be its rim.
    fn outer_cycles(&self) -> Vec<Vec<usize>> {
        const MOST: usize = 30;
        let mut cycles: Vec<Vec<usize>> = Vec::new();
        if self.edges.len() + 6 > 3 * self.count() {
            return cycles;
        }
        for root in 0..self.count() {
            // Each vertex hangs on the first neighbour that is nearer to the root.
            let nearer = |vertex: usize| {
                let is_nearer = |next: &&usize| self.distances[root][**next] < self.distances[root][vertex];
                self.neighbours[vertex].iter().find(is_nearer).copied()
            };
            let way =
                |vertex: usize| std::iter::successors(Some(vertex), |&at| nearer(at)).collect::<Vec<_>>();
            for &[from, to] in &self.edges {
                let (there, mut back) = (way(from), way(to));
                let is_cycle = there.len() > 1 && back.iter().filter(|one| there.contains(one)).count() == 1;
                back.pop();
                let cycle: Vec<usize> = there.into_iter().rev().chain(back).rev().collect();
                if is_cycle && cycle.len() > 2 && self.has_no_chord(&cycle) {
                    cycles.push(cycle);
                }
            }
        }
        let sorted = |cycle: &Vec<usize>| {
            let mut sorted = cycle.clone();
            sorted.arrange();
            sorted
        };
        cycles.sort_by_cached_key(|cycle| (usize::MAX - cycle.len(), sorted(cycle)));
        cycles.dedup_by_key(|cycle| sorted(cycle));
        cycles.truncate(MOST);
        cycles
    }

    fn has_no_chord(&self, cycle: &[usize]) -> bool {
        cycle
            .iter()
            .all(|&vertex| self.neighbours[vertex].iter().filter(|next| cycle.contains(next)).count() == 2)
    }

    /// A cycle as the rim, every other vertex in the middle of its neighbours: planar where the graph is and the rim fits
    /// (Tutte, *How to Draw a Graph*, 1963).
    fn inside(&self, rim: &[usize]) -> Vec<Place> {
        let mut places = vec![[0.0; 2]; self.count()];
        for (at, &vertex) in rim.iter().enumerate() {
            places[vertex] = plain(on_circle(at, rim.len()));
        }
        for _ in 0..STEPS {
            for vertex in (0..self.count()).filter(|vertex| !rim.contains(vertex)) {
                let near = &self.neighbours[vertex];
                let mean = |along: usize| {
                    near.iter().map(|&next| places[next][along]).sum::<f64>() / near.len() as f64
                };
                places[vertex] = [mean(0), mean(1)];
            }
        }
        places
    }

    const fn is_tree(&self) -> bool {
        self.edges.len() + 1 == self.distances.len()
    }

    /// The vertices of a tree on circles around its middle, each above the leaves behind it.
    fn radial(&self) -> Vec<Place> {
        let farthest = |vertex: &usize| self.distances[*vertex].iter().copied().fold(0.0, f64::max);
        let least = |best: usize, next: usize| if farthest(&next) < farthest(&best) { next } else { best };
        let root = (0..self.count()).reduce(least).unwrap_or_default();
        // The first and the last leaf behind each vertex.
        let mut leaves = vec![[usize::MAX, 0]; self.count()];
        let mut leaf_count = 0;
        let mut path = vec![(root, root, 0)];
        while let Some(&mut (vertex, above, ref mut at)) = path.last_mut() {
            if let Some(&next) = self.neighbours[vertex].get(*at) {
                *at += 1;
                if next != above {
                    path.push((next, vertex, 0));
                }
                continue;
            }
            path.pop();
            if leaves[vertex][0] == usize::MAX {
                leaves[vertex] = [leaf_count; 2];
                leaf_count += 1;
            }
            let [first, last] = leaves[vertex];
            leaves[above] = [leaves[above][0].min(first), leaves[above][1].max(last)];
        }
        let place = |vertex: usize| {
            let [x, y] = plain(on_circle(leaves[vertex][0] + leaves[vertex][1], 2 * leaf_count));
            let scale = self.distances[root][vertex] / length([x, y]).max(1e-9);
            [x * scale, y * scale]
        };
        (0..self.count()).map(place).collect()
    }

    fn on_circle(&self) -> Vec<Place> {
        (0..self.count()).map(|vertex| plain(on_circle(vertex, self.count()))).collect()
    }

    /// Pairs of edges that cross, and vertices that lie on an edge of others; vertices that nearly touch are worse.
    fn crossings(&self, places: &[Place]) -> usize {
        const TOUCH: usize = 1000;
        let span = |&[from, to]: &[usize; 2]| between(places[from], places[to]);
        let edge = self.edges.iter().map(span).sum::<f64>() / self.edges.len() as f64;
        let near = |at: usize| {
            places[..at].iter().filter(|&&place| between(place, places[at]) < 0.2 * edge).count() * TOUCH
        };
        let mut crossings = (0..places.len()).map(near).sum();
        for (at, &[a, b]) in self.edges.iter().enumerate() {
            for &[c, d] in &self.edges[..at] {
                let share = a == c || a == d || b == c || b == d;
                crossings += usize::from(!share && cross([places[a], places[b]], [places[c], places[d]]));
            }
            let is_on = |&vertex: &usize| {
                vertex != a
                    && vertex != b
                    && distance_to(places[vertex], [places[a], places[b]]) < 0.12 * edge
            };
            crossings += (0..self.count()).filter(is_on).count();
        }
        crossings
    }
}

/// The distances of all vertices from one, negative where no way leads.
fn distances_from(from: usize, near: &[Vec<usize>]) -> Vec<f64> {
    let mut distances = vec![-1.0; near.len()];
    distances[from] = 0.0;
    let (mut waiting, mut at) = (vec![from], 0);
    while let Some(&vertex) = waiting.get(at) {
        at += 1;
        for &next in &near[vertex] {
            if distances[next] < 0.0 {
                distances[next] = distances[vertex] + 1.0;
                waiting.push(next);
            }
        }
    }
    distances
}

/// The best picture so far.
struct Picture {
    places: Vec<Place>,
    crossings: usize,
}

impl Default for Picture {
    fn default() -> Self {
        Self { places: Vec::new(), crossings: usize::MAX }
    }
}

impl Picture {
    /// Takes another start, with its stress brought down or as it is, where that has fewer crossings.
    fn improve(&mut self, component: &Component, start: Vec<Place>) {
        let mut spread = start.clone();
        component.majorize(&mut spread);
        for places in [spread, start] {
            let crossings = component.crossings(&places);
            if crossings < self.crossings {
                *self = Self { places, crossings };
            }
        }
    }
}

fn component_places(members: &[usize], neighbours: &[Vec<usize>]) -> Vec<Place> {
    let component = Component::new(members, neighbours);
    match component.count() {
        1 => return vec![[0.0; 2]],
        2 => return vec![[0.0; 2], [1.0, 0.0]],
        _ => {}
    }
    let circle = component.on_circle();
    if component.is_dense() {
        return turned(&component, &circle);
    }
    let mut best = Picture::default();
    best.improve(&component, component.scaled());
    best.improve(&component, if component.is_tree() { component.radial() } else { circle });
    if best.crossings > 0 {
        for rim in component.outer_cycles() {
            best.improve(&component, component.inside(&rim));
            if best.crossings == 0 {
                break;
            }
        }
    }
    turned(&component, &best.places)
}

/// The same picture, turned so that edges are level or upright as far as may be, the first vertex at the upper left, and large
/// enough that no two vertices touch.
fn turned(component: &Component, places: &[Place]) -> Vec<Place> {
    let spans: Vec<Place> = component
        .edges
        .iter()
        .map(|&[from, to]| [places[to][0] - places[from][0], places[to][1] - places[from][1]])
        .collect();
    let straight = |[x, y]: Place| -> f64 {
        let turn = |[a, b]: &Place| {
            let [a, b] = [a * x + b * y, b * x - a * y];
            let share = (a * a).max(b * b) / (a * a + b * b).max(1e-12);
            share * share
        };
        spans.iter().map(turn).sum()
    };
    let mut axis = [1.0, 0.0];
    for &span in &spans {
        let size = length(span).max(1e-9);
        let span = [span[0] / size, span[1] / size];
        if straight(span) > straight(axis) + 1e-6 {
            axis = span;
        }
    }
    let [x, y] = axis;
    let mut places: Vec<Place> = places.iter().map(|[a, b]| [a * x + b * y, b * x - a * y]).collect();
    let extent = |along: usize| {
        let least = places.iter().map(|place| place[along]).fold(f64::MAX, f64::min);
        let most = places.iter().map(|place| place[along]).fold(f64::MIN, f64::max);
        (least, most)
    };
    let [(left, right), (low, high)] = [extent(0), extent(1)];
    let is_tall = high - low > right - left + 1e-6;
    let middle = [f64::midpoint(left, right), f64::midpoint(low, high)];
    for place in &mut places {
        *place = [place[0] - middle[0], place[1] - middle[1]];
        if is_tall {
            place.swap(0, 1);
        }
    }
    let [first_x, first_y] = places[0];
    let [flip_x, flip_y] = [first_x > 1e-6, first_y < -1e-6];
    let scale = LEAST_APART / least_apart(&places).clamp(1e-3, LEAST_APART);
    for place in &mut places {
        place[0] *= if flip_x { -scale } else { scale };
        place[1] *= if flip_y { -scale } else { scale };
    }
    places
}

fn least_apart(places: &[Place]) -> f64 {
    let mut least = f64::MAX;
    for (at, a) in places.iter().enumerate() {
        for b in &places[..at] {
            least = least.min(between(*a, *b));
        }
    }
    least
}

/// A component with its places.
struct Block {
    members: Vec<usize>,
    places: Vec<Place>,
}

impl Block {
    /// The least corner, and the size.
    fn frame(&self) -> [Place; 2] {
        let mut corners = [self.places[0]; 2];
        for place in &self.places {
            for along in 0..2 {
                corners[0][along] = corners[0][along].min(place[along]);
                corners[1][along] = corners[1][along].max(place[along]);
            }
        }
        let [least, most] = corners;
        [least, [most[0] - least[0], most[1] - least[1]]]
    }
}

/// Components from left to right and from the top down, a row about as long as all rows together are high.
fn in_rows(blocks: &mut [Block]) {
    const GAP: f64 = 1.0;
    let sizes: Vec<Place> = blocks.iter().map(|block| block.frame()[1]).collect();
    let widest = sizes.iter().map(|size| size[0]).fold(0.0, f64::max);
    let area: f64 = sizes.iter().map(|size| (size[0] + GAP) * (size[1] + GAP)).sum();
    let width = widest.max(1.3 * area.sqrt());
    let (mut x, mut y, mut height) = (0.0, 0.0, 0.0);
    for (block, [wide, high]) in blocks.iter_mut().zip(sizes) {
        if x > 0.0 && x + wide > width + 1e-6 {
            (x, y, height) = (0.0, y - height - GAP, 0.0);
        }
        let [[left, low], _] = block.frame();
        for place in &mut block.places {
            // Blocks of a row hang from its upper line.
            *place = [place[0] - left + x, place[1] - low - high + y];
        }
        x += wide + GAP;
        height = f64::max(height, high);
    }
}

/// One of `count` places on a circle, about a unit apart, clockwise from the top.
pub(crate) fn on_circle(vertex: usize, count: usize) -> Point {
    let radius = UNIT.max(count as i64 * UNIT * 16 / 100);
    let degrees = vertex as i64 * 360 / count.max(1) as i64;
    Point { x: radius * sine(degrees) / SINE_OF_90, y: radius * sine(degrees + 90) / SINE_OF_90 }
}

const SINE_OF_90: i64 = 10_000;

/// Bhaskara's approximation of the sine, to a few thousandths: near enough for the eye, and in whole numbers.
const fn sine(degrees: i64) -> i64 {
    let degrees = degrees.rem_euclid(360);
    let (half, sign) = if degrees < 180 { (degrees, 1) } else { (degrees - 180, -1) };
    let product = half * (180 - half);
    sign * SINE_OF_90 * 4 * product / (40_500 - product)
}

fn plain(point: Point) -> Place {
    [point.x as f64 / UNIT as f64, point.y as f64 / UNIT as f64]
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn between(a: Place, b: Place) -> f64 {
    length([a[0] - b[0], a[1] - b[1]])
}

fn length([x, y]: Place) -> f64 {
    (x * x + y * y).sqrt()
}

/// Which side of the line from a to b a place is on.
fn side([a, b]: [Place; 2], place: Place) -> f64 {
    (b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])
}

/// Whether two edges without a common end cross.
fn cross(first: [Place; 2], second: [Place; 2]) -> bool {
    side(first, second[0]) * side(first, second[1]) < 0.0
        && side(second, first[0]) * side(second, first[1]) < 0.0
}

fn distance_to(place: Place, [a, b]: [Place; 2]) -> f64 {
    let [x, y] = [b[0] - a[0], b[1] - a[1]];
    let along = ((place[0] - a[0]) * x + (place[1] - a[1]) * y) / (x * x + y * y).max(1e-12);
    let along = along.clamp(0.0, 1.0);
    length([a[0] + along * x - place[0], a[1] + along * y - place[1]])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(count: usize) -> Vec<(usize, usize)> {
        (0..count).map(|at| (at, (at + 1) % count)).collect()
    }

    fn grid(width: usize, height: usize) -> Vec<(usize, usize)> {
        let mut edges = Vec::new();
        for cell in 0..width * height {
            if cell % width + 1 < width {
                edges.push((cell, cell + 1));
            }
            if cell + width < width * height {
                edges.push((cell, cell + width));
            }
        }
        edges
    }

    fn crossings(count: usize, edges: &[(usize, usize)]) -> usize {
        let places: Vec<Place> = spread(count, edges).into_iter().map(plain).collect();
        let pairs = edges.iter().map(|&(a, b)| [a, b]);
        Component { neighbours: Vec::new(), edges: pairs.collect(), distances: vec![Vec::new(); count] }
            .crossings(&places)
    }

    #[test]
    fn a_path_is_straight_whatever_the_order_of_its_vertices() {
        for count in 2..40 {
            // 7 has no factor in common with the counts that are taken.
            let name = |at: usize| if count % 7 == 0 { at } else { at * 7 % count };
            let edges: Vec<_> = (1..count).map(|at| (name(at - 1), name(at))).collect();
            let places = spread(count, &edges);
            assert!(places.iter().all(|place| place.y.abs() <= 2), "{count}: {places:?}");
            for &(from, to) in &edges {
                assert!(
                    (places[from].x.abs_diff(places[to].x)).abs_diff(UNIT as u64) < 20,
                    "{count}: {places:?}"
                );
            }
        }
    }

    #[test]
    fn planar_graphs_that_are_drawn_often_have_no_crossings() {
        for count in 3..30 {
            assert_eq!(crossings(count, &ring(count)), 0, "ring of {count}");
            let tree: Vec<_> = (1..count).map(|at| ((at - 1) / 2, at)).collect();
            assert_eq!(crossings(count, &tree), 0, "tree of {count}");
            let star: Vec<_> = (1..count).map(|at| (0, at)).collect();
            assert_eq!(crossings(count, &star), 0, "star of {count}");
        }
        for (width, height) in [(2, 2), (2, 5), (3, 4), (5, 5), (4, 8)] {
            assert_eq!(crossings(width * height, &grid(width, height)), 0, "{width} x {height}");
        }
        // Two and three squares inside each other, joined at the middles of their sides.
        for squares in 2..=3 {
            let mut edges = Vec::new();
            for square in 0..squares {
                edges.extend(ring(8).into_iter().map(|(a, b)| (8 * square + a, 8 * square + b)));
                if square > 0 {
                    edges.extend([1, 3, 5, 7].map(|middle| (8 * (square - 1) + middle, 8 * square + middle)));
                }
            }
            assert_eq!(crossings(8 * squares, &edges), 0, "{squares} squares");
        }
    }

    #[test]
    fn no_two_vertices_touch() {
        let mut state = 12_345_u64;
        let mut below = |end: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % end
        };
        for count in 1..=60 {
            let edges: Vec<_> = (0..below(3 * count)).map(|_| (below(count), below(count))).collect();
            let places = spread(count, &edges);
            for (at, a) in places.iter().enumerate() {
                for b in &places[..at] {
                    let apart = length([(a.x - b.x) as f64, (a.y - b.y) as f64]);
                    assert!(apart > 0.7 * UNIT as f64, "{count} {edges:?} {places:?}");
                }
            }
        }
    }

    #[test]
    fn components_stand_apart() {
        let mut edges = ring(6);
        edges.extend([(6, 7), (7, 8)]);
        let places = spread(10, &edges);
        let lowest = places[..6].iter().map(|place| place.y).min();
        assert!(places[6..9].iter().all(|place| Some(place.y) < lowest || place.x > places[0].x));
    }
}
