//! What is known of Hackenbush in closed form: green graphs are nimbers, blue-red trees are numbers, and sums of such
//! parts a number and a nimber.

use super::anatomy::Anatomy;
use super::number::{Branch, Meeting, Values};
use super::position::{Colour, Edge, GROUND, HackenbushPosition};
use super::{Hackenbush, cut_label, green, green_steps};
use crate::game::{
    Claim, ClaimedMove, Convention, Message, Player, Reference, Theorem, Verdict, WinningMoves, message,
};
use crate::value::Dyadic;
use dashu_int::UBig;
use zermelo_core::Arrange;

/// Green Hackenbush.
pub static FUSION_AND_COLON: Reference = Reference {
    name: "the fusion and colon principles",
    statement: "In green Hackenbush the vertices of a cycle can be fused, its edges becoming loops worth 1 each; and \
                branches that meet at a vertex can be replaced by one stalk, whose length is the nim-sum of theirs. A \
                stalk of n edges is worth *n.",
    source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 7",
};

/// Blue-red trees.
pub static SIGN_EXPANSION: Reference = Reference {
    name: "the sign-expansion rule",
    statement: "A blue-red tree is a number: a blue edge below a tree of value x makes 1:x, a red one -1:x, and branches \
                add up. A blue-red stalk counts ±1 for each edge up to the first change of colour, then half of the \
                edge before.",
    source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapters 2 and 7; J. H. \
             Conway, On Numbers and Games, chapter 15",
};

/// Green graphs beside blue-red trees.
pub static HACKENBUSH_SUM: Reference = Reference {
    name: "the values of blue-red trees and green graphs",
    statement: "Blue-red trees are numbers, green graphs nimbers. A number that is not 0 decides whatever nimber is added; \
                else the nimber does.",
    source: FUSION_AND_COLON.source,
};

/// The value of a position whose parts are blue-red trees and green graphs: a number plus a nimber.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HackenbushValue {
    /// The number.
    pub number: Dyadic,
    /// n of the nimber *n.
    pub nimber: u32,
}

/// The Grundy value of a green position, `None` when an edge is not green. O(V + E), no recursion.
pub fn green_hackenbush_value(position: &HackenbushPosition) -> Option<u32> {
    let edges = position.edges();
    position.is_green().then(|| green::grundy(&Anatomy::new(edges), edges))
}

/// The Grundy value of a graph with so many vertices, of which 0 is the ground, and these edges; those that do not hang
/// together with the ground fall off. O(V + E), no recursion.
pub fn green_graph_value(edges: &[(u32, u32)]) -> u32 {
    let edges: Vec<Edge> = edges.iter().map(|&(u, v)| Edge::new(u, v, Colour::Green)).collect();
    green::grundy(&Anatomy::new(&edges), &edges)
}

/// The value of a position each of whose parts is a blue-red tree or a green graph; `None` for others, and where numbers
/// would be too long to compute. O(V + E) where no branches of trees meet above the ground; each place where they meet
/// takes as long as the numbers that meet there.
pub fn hackenbush_value(position: &HackenbushPosition) -> Option<HackenbushValue> {
    let [green, numbers] = split(position)?;
    let nimber = green::grundy(&Anatomy::new(green.edges()), green.edges());
    let anatomy = Anatomy::new(numbers.edges());
    let number = Values::new(&anatomy, numbers.edges())?.total();
    Some(HackenbushValue { number, nimber })
}

/// The green parts and the parts that are blue-red trees; `None` where there are others.
fn split(position: &HackenbushPosition) -> Option<[HackenbushPosition; 2]> {
    let edges = position.edges();
    let anatomy = Anatomy::new(edges);
    let parts = anatomy.parts();
    // By the vertex that stands for a part: whether it has green edges, others, a cycle. Loops at the ground go as one.
    let mut kinds = vec![[false; 3]; anatomy.vertex_count()];
    for (edge, &part) in parts.iter().enumerate().filter(|&(_, &part)| part != 0) {
        let is_green = edges[edge].colour() == Colour::Green;
        let kind = &mut kinds[part as usize];
        kind[usize::from(!is_green)] = true;
        kind[2] |= !anatomy.is_bridge(edge);
    }
    if kinds.iter().any(|kind| matches!(kind, [true, true, _] | [_, true, true])) {
        return None;
    }
    let mut split = [Vec::new(), Vec::new()];
    for (edge, &part) in parts.iter().enumerate() {
        let is_green = edges[edge].colour() == Colour::Green;
        match (part, is_green) {
            // A loop at the ground is one move for its players, as a single edge is.
            (0, false) => return None,
            _ => split[usize::from(!is_green)].push(edges[edge]),
        }
    }
    Some(split.map(HackenbushPosition::of_standing))
}

impl Theorem for Hackenbush {
    fn claim(
        &self,
        position: &HackenbushPosition,
        convention: Convention,
    ) -> Option<Claim<HackenbushPosition>> {
        if convention == Convention::Misere {
            return None;
        }
        let [green, numbers] = split(position)?;
        if numbers.edges().is_empty() {
            return Some(green_claim(position, self.only_green));
        }
        sum_claim(position, &green, &numbers)
    }

    fn grundy(&self, position: &HackenbushPosition) -> Option<UBig> {
        green_hackenbush_value(position).map(UBig::from)
    }

    fn options_of_value(
        &self,
        position: &HackenbushPosition,
        value: &UBig,
    ) -> Option<Vec<ClaimedMove<HackenbushPosition>>> {
        if !position.is_green() {
            return None;
        }
        let Ok(value) = u32::try_from(value) else { return Some(Vec::new()) };
        let anatomy = Anatomy::new(position.edges());
        let cuts = green::cuts_to(&anatomy, position.edges(), value);
        (!cuts.is_partial).then(|| claimed(position, &anatomy, &cuts.edges))
    }
}

/// The positions that moves lead to are written out up to this many edges.
const MOST_WRITTEN_OUT: usize = 1_000;

/// Cuts as moves; edges that look alike are one move.
fn claimed(
    position: &HackenbushPosition,
    anatomy: &Anatomy,
    cuts: &[usize],
) -> Vec<ClaimedMove<HackenbushPosition>> {
    let edges = position.edges();
    let mut moves: Vec<ClaimedMove<HackenbushPosition>> = Vec::new();
    let mut last = None;
    for &cut in cuts.iter().filter(|&&cut| last.replace(edges[cut]) != Some(edges[cut])) {
        let to = (edges.len() <= MOST_WRITTEN_OUT).then(|| position.cut(anatomy, cut));
        moves.push(ClaimedMove { label: cut_label(edges[cut]), to });
    }
    moves
}

fn green_claim(position: &HackenbushPosition, is_impartial: bool) -> Claim<HackenbushPosition> {
    let edges = position.edges();
    let anatomy = Anatomy::new(edges);
    let value = green::grundy(&anatomy, edges);
    let mut explanation: Vec<Message> = green_steps::explanation(&anatomy, edges);
    let verdict = if value == 0 { Verdict::Loss(None) } else { Verdict::Win(None) };
    explanation.push(if value == 0 {
        "The Grundy value is 0: the previous player wins.".into()
    } else {
        message!("The Grundy value is {value}, not 0: the next player wins by a cut that leaves 0.", value)
    });
    let cuts = if value == 0 { green::Cuts::default() } else { green::cuts_to(&anatomy, edges, 0) };
    let moves = claimed(position, &anatomy, &cuts.edges);
    let winning = match (cuts.is_partial, is_impartial) {
        (true, _) => WinningMoves::AtLeast(moves),
        (false, true) => WinningMoves::These(moves),
        (false, false) => WinningMoves::OfEach([moves.clone(), moves]),
    };
    let claim = Claim::impartial(&FUSION_AND_COLON, verdict, Vec::new(), explanation);
    Claim { winning, ..claim }.with_grundy(UBig::from(value))
}

fn sum_claim(
    position: &HackenbushPosition,
    green: &HackenbushPosition,
    numbers: &HackenbushPosition,
) -> Option<Claim<HackenbushPosition>> {
    let green_anatomy = Anatomy::new(green.edges());
    let nimber = green::grundy(&green_anatomy, green.edges());
    let anatomy = Anatomy::new(numbers.edges());
    let values = Values::new(&anatomy, numbers.edges())?;
    let number = values.total();
    let sign = number.signum();
    let mut explanation = explain_numbers(&values);
    if !green.edges().is_empty() {
        explanation.extend(green_steps::explanation(&green_anatomy, green.edges()));
    }
    explanation.push(conclusion(&number, nimber, !green.edges().is_empty()));
    let win = |wins: bool| if wins { Verdict::Win(None) } else { Verdict::Loss(None) };
    let verdicts = [win(sign > 0 || (sign == 0 && nimber > 0)), win(sign < 0 || (sign == 0 && nimber > 0))];
    let mut cuts = [Vec::new(), Vec::new()];
    let mut is_partial = false;
    if sign == 0 && nimber > 0 {
        let found = green::cuts_to(&green_anatomy, green.edges(), 0);
        is_partial = found.is_partial;
        let edges: Vec<Edge> = found.edges.iter().map(|&cut| green.edges()[cut]).collect();
        cuts = [edges.clone(), edges];
    }
    if sign != 0 {
        let winner = if sign > 0 { Player::Left } else { Player::Right };
        let mut edges = number_cuts(numbers, winner, nimber > 0)?;
        edges.extend(green.edges());
        edges.arrange();
        cuts[winner.index()] = edges;
    }
    let whole = Anatomy::new(position.edges());
    let moves = cuts.map(|cuts| {
        // Edges that look alike stand side by side; one place will do for all.
        let places = cuts.iter().map(|cut| position.edges().partition_point(|edge| edge < cut));
        claimed(position, &whole, &places.collect::<Vec<_>>())
    });
    let by = if green.edges().is_empty() { &SIGN_EXPANSION } else { &HACKENBUSH_SUM };
    let [left, right] = moves;
    let winning = if is_partial { WinningMoves::AtLeast(left) } else { WinningMoves::OfEach([left, right]) };
    Some(Claim { by, verdicts, grundy: None, winning, explanation, why: Vec::new() })
}

/// The winner's cuts in blue-red trees that leave it the last move: at least 0 for it, or more than 0.
fn number_cuts(numbers: &HackenbushPosition, winner: Player, more_than: bool) -> Option<Vec<Edge>> {
    let cuts_of_left = |position: &HackenbushPosition| {
        let anatomy = Anatomy::new(position.edges());
        let cuts = Values::new(&anatomy, position.edges())?.left_cuts(more_than)?;
        Some(cuts.into_iter().map(|cut| position.edges()[cut]).collect::<Vec<Edge>>())
    };
    if winner == Player::Left {
        return cuts_of_left(numbers);
    }
    let exchanged = |edge: Edge| {
        let [low, high] = edge.ends();
        Edge::new(low, high, edge.colour().exchanged())
    };
    Some(cuts_of_left(&numbers.negative())?.into_iter().map(exchanged).collect())
}

/// Explanations stop here; the value does not.
const MOST_LINES: usize = 24;
/// Longer numbers, and longer strings of edges, are not written out.
const MOST_CHARACTERS: usize = 40;

fn explain_numbers(values: &Values) -> Vec<Message> {
    let mut lines = Vec::new();
    let mut left_out = 0_usize;
    for meeting in values.meetings() {
        if lines.len() < MOST_LINES || meeting.vertex == GROUND {
            lines.extend(explain_meeting(&meeting));
        } else {
            left_out += 1;
        }
    }
    if left_out > 0 {
        lines.insert(MOST_LINES, message!("… and {count} more places where branches meet", count = left_out));
    }
    lines
}

/// The branches at a vertex, and their sum.
fn explain_meeting(meeting: &Meeting) -> Vec<Message> {
    let place = || {
        if meeting.vertex == GROUND {
            "on the ground".into()
        } else {
            message!("on {vertex}", vertex = meeting.vertex)
        }
    };
    let line = |branch| message!("{place}: {what}", place => place(), what => explain_branch(branch));
    if let [one] = meeting.branches.as_slice() {
        return vec![line(one)];
    }
    let mut lines = Vec::new();
    if meeting.branches.len() <= 12 {
        lines.extend(meeting.branches.iter().map(line));
    }
    let branches = meeting.branches.len();
    lines.push(message!(
        "{place}: {branches} branches, together {total}",
        place => place(),
        branches,
        total => shown(meeting.total)
    ));
    lines
}

/// `lrr = 1 - 1/2 - 1/4 = 1/4`, or `lr:x = y` where more branches meet above.
fn explain_branch(branch: &Branch) -> Message {
    let letters: String = branch.string.iter().map(|colour| colour.letter()).take(MOST_CHARACTERS).collect();
    let dots = if branch.string.len() > MOST_CHARACTERS { "…" } else { "" };
    let value = shown(branch.value);
    match branch.top {
        Some(top) => {
            message!("{letters}{dots}:({top}) = {value}", letters, dots, top => shown(top), value => value)
        }
        None if branch.string.len() <= 8 && branch.value.exponent() > 0 => {
            message!("{letters} = {terms} = {value}", letters, terms = signs(&branch.string), value => value)
        }
        None => message!("{letters}{dots} = {value}", letters, dots, value => value),
    }
}

/// The terms of a stalk: ±1 up to the first change of colour, then half of the one before.
fn signs(string: &[Colour]) -> String {
    let whole = string.iter().take_while(|&colour| *colour == string[0]).count();
    let mut text = String::new();
    for (place, &colour) in string.iter().enumerate() {
        let minus = colour == Colour::Red;
        text += match (place, minus) {
            (0, false) => "",
            (0, true) => "-",
            (_, false) => " + ",
            (_, true) => " - ",
        };
        match (place + 1).saturating_sub(whole) {
            0 => text.push('1'),
            halves => text += &format!("1/{}", 1_u32 << halves),
        }
    }
    text
}

/// A number, or what can be said of it in short.
fn shown(number: &Dyadic) -> Message {
    if number.bits() <= 3 * MOST_CHARACTERS {
        return number.to_string().into();
    }
    let floor = number.floor();
    let denominator = number.exponent();
    match denominator {
        0 => "a whole number of many digits".into(),
        _ => message!(
            "a number between {floor} and {ceiling}, with denominator 2^{exponent}",
            ceiling = &floor + 1_u8,
            floor,
            exponent = denominator
        ),
    }
}

fn conclusion(number: &Dyadic, nimber: u32, has_green: bool) -> Message {
    let value = match (has_green, nimber) {
        (false, _) | (_, 0) => shown(number),
        (_, 1) => message!("{whole} + *", whole => shown(number)),
        _ => message!("{number} + *{nimber}", number => shown(number), nimber),
    };
    match (number.signum(), nimber) {
        (1, _) => message!("The value is {value}, above 0: Left wins, whoever begins.", value => value),
        (-1, _) => message!("The value is {value}, below 0: Right wins, whoever begins.", value => value),
        (_, 0) => message!("The value is {value}: the previous player wins.", value => value),
        _ => {
            message!("The value is {value}: the next player wins, by a green cut that leaves 0.", value => value)
        }
    }
}
