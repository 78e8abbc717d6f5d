//! A position: the edges that are connected with the ground. Vertices keep their numbers through a whole play.

use super::anatomy::Anatomy;
use crate::game::Player;
use std::fmt;
use zermelo_core::Arrange;

/// The ground.
pub const GROUND: u32 = 0;

/// Who may cut an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Left.
    Blue,
    /// Right.
    Red,
    /// Both.
    Green,
}

impl Colour {
    /// Whether the player may cut edges of this colour.
    pub fn is_cut_by(self, player: Player) -> bool {
        match self {
            Self::Blue => player == Player::Left,
            Self::Red => player == Player::Right,
            Self::Green => true,
        }
    }

    /// The colour with blue and red exchanged.
    pub const fn exchanged(self) -> Self {
        match self {
            Self::Blue => Self::Red,
            Self::Red => Self::Blue,
            Self::Green => Self::Green,
        }
    }

    /// `l`, `r` or `e`: who cuts it, left, right or either.
    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'l',
            Self::Red => 'r',
            Self::Green => 'e',
        }
    }

    /// The colour of a letter: l or b, r, e or g, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'l' | 'b' => Some(Self::Blue),
            'r' => Some(Self::Red),
            'e' | 'g' => Some(Self::Green),
            _ => None,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Green => "green",
        })
    }
}

/// An edge between two vertices, or a loop at one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    low: u32,
    high: u32,
    colour: Colour,
}

impl Edge {
    /// The edge between two vertices.
    pub const fn new(u: u32, v: u32, colour: Colour) -> Self {
        if u < v { Self { low: u, high: v, colour } } else { Self { low: v, high: u, colour } }
    }

    /// Its ends, the smaller first; equal for a loop.
    pub const fn ends(self) -> [u32; 2] {
        [self.low, self.high]
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        self.colour
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.low {
            GROUND if self.high == GROUND => write!(f, "ground-ground ({})", self.colour),
            GROUND => write!(f, "ground-{} ({})", self.high, self.colour),
            low => write!(f, "{low}-{} ({})", self.high, self.colour),
        }
    }
}

/// The edges of a position, sorted. All of them are connected with the [`GROUND`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct HackenbushPosition {
    edges: Vec<Edge>,
}

impl HackenbushPosition {
    /// The position of these edges, and those that fell off because they cannot reach the ground. O(E log E).
    pub fn new(mut edges: Vec<Edge>) -> (Self, Vec<Edge>) {
        edges.arrange();
        let anatomy = Anatomy::new(&edges);
        if anatomy.edge_count() == edges.len() {
            return (Self { edges }, Vec::new());
        }
        let (standing, fallen) = (0..edges.len()).partition::<Vec<_>, _>(|&edge| anatomy.stands(edge));
        let pick = |places: Vec<usize>| places.into_iter().map(|place| edges[place]).collect();
        (Self { edges: pick(standing) }, pick(fallen))
    }

    /// The position of sorted edges that all are connected with the ground.
    pub(super) fn of_standing(edges: Vec<Edge>) -> Self {
        debug_assert!(edges.is_sorted());
        debug_assert_eq!(Anatomy::new(&edges).edge_count(), edges.len(), "nothing floats in the air");
        Self { edges }
    }

    /// The edges, sorted.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Whether every edge is green: then the players have the same moves here and below.
    pub fn is_green(&self) -> bool {
        self.edges.iter().all(|edge| edge.colour == Colour::Green)
    }

    /// The position with blue and red exchanged, which is its negative.
    pub fn negative(&self) -> Self {
        let mut edges: Vec<Edge> =
            self.edges.iter().map(|edge| Edge { colour: edge.colour.exchanged(), ..*edge }).collect();
        edges.arrange();
        Self { edges }
    }

    /// The position after the edge in this place is cut, with the anatomy of the position at hand.
    pub(super) fn cut(&self, anatomy: &Anatomy, edge: usize) -> Self {
        let fallen = anatomy.falls_with(edge);
        let mut edges = Vec::with_capacity(self.edges.len() - 1);
        let stays = |other: usize| other != edge && !fallen.contains(&anatomy.upper_end(other));
        edges.extend((0..self.edges.len()).filter(|&other| stays(other)).map(|other| self.edges[other]));
        Self { edges }
    }

    /// The edge whose cut leads from this position to an option of it.
    pub(super) fn edge_cut(&self, option: &Self) -> Option<Edge> {
        let mut left = option.edges.iter().peekable();
        let mut gone = self.edges.iter().filter(|&edge| left.next_if_eq(&edge).is_none());
        let first = *gone.next()?;
        // Of several edges gone, the one that was cut held the others: one end of it still stands.
        let mut others = gone.peekable();
        if others.peek().is_none() {
            return Some(first);
        }
        let mut standing: Vec<u32> = option.edges.iter().flat_map(|edge| edge.ends()).collect();
        standing.push(GROUND);
        standing.arrange();
        let stands = |edge: &Edge| edge.ends().iter().any(|end| standing.binary_search(end).is_ok());
        std::iter::once(first).chain(others.copied()).find(stands)
    }
}
