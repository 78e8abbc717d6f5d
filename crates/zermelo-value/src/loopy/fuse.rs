//! Fusion: positions of the same value become one. In a graph without dominated and reversible options these are the
//! positions that no sequence of moves tells apart, and they are found by refining a partition: two positions stay
//! together while their options lie in the same classes. The classes come out in an order that depends on the graph alone,
//! and so number it.

use super::StopperId;
use super::store::Part;
use zermelo_core::Arrange;

/// For each position the number of its class. The options of a position are stoppers told apart by their ids
/// ([`Part::Stored`]), or positions. Classes are numbered by their structure.
///
/// O(rounds × options × log positions), with as many rounds as the longest way that tells two positions apart.
pub(super) fn classes(positions: &[[Vec<Part>; 2]]) -> Vec<u32> {
    classes_within(positions, usize::MAX).unwrap_or_default()
}

/// The same, unless it takes more rounds.
pub(super) fn classes_within(positions: &[[Vec<Part>; 2]], rounds: usize) -> Option<Vec<u32>> {
    let mut classes = vec![0; positions.len()];
    let mut count = usize::from(!positions.is_empty());
    for _ in 0..rounds {
        let mut signatures: Vec<(Signature, usize)> = positions
            .iter()
            .enumerate()
            .map(|(at, sides)| (signature(classes[at], sides, &classes), at))
            .collect();
        signatures.arrange();
        let mut next = vec![0; positions.len()];
        let mut last = 0;
        for pair in signatures.windows(2) {
            last += u32::from(pair[0].0 != pair[1].0);
            next[pair[1].1] = last;
        }
        let next_count = if positions.is_empty() { 0 } else { last as usize + 1 };
        classes = next;
        if next_count == count {
            return Some(classes);
        }
        count = next_count;
    }
    None
}

/// A class with the stoppers and classes that its options have.
type Signature = (u32, [Vec<Part>; 2]);

fn signature(class: u32, sides: &[Vec<Part>; 2], classes: &[u32]) -> Signature {
    let images = |list: &Vec<Part>| {
        let image = |part: &Part| match part {
            Part::Stored(id) => Part::Stored(*id),
            Part::Own(at) => Part::Own(classes[*at as usize]),
        };
        let mut images: Vec<Part> = list.iter().map(image).collect();
        images.arrange();
        images.dedup();
        images
    };
    (class, [images(&sides[0]), images(&sides[1])])
}

/// Whether a stopper is one that classes are not told apart by: it is laid out position by position.
pub(super) const fn is_laid_out(id: StopperId) -> bool {
    matches!(id, StopperId::Loopy(_))
}
