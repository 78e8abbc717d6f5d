//! Walls: piecewise linear functions of the temperature from −1 on.

use super::Dyadic;
use super::scale::Scale;

/// One wall: a piecewise linear function of the temperature from −1 on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall<N = Dyadic> {
    /// The corners, the first at temperature −1, temperatures ascending; all have different slopes on their two sides.
    corners: Vec<Corner<N>>,
    /// The slope behind the last corner.
    last_slope: i32,
}

/// A point of a wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corner<N = Dyadic> {
    /// The temperature.
    pub temperature: N,
    /// The score there.
    pub score: N,
}

impl Wall {
    /// The score at a temperature from −1 on.
    pub fn score_at(&self, temperature: &Dyadic) -> Dyadic {
        self.score_of(temperature)
    }
}

impl<N> Wall<N> {
    /// The corners: the first at temperature −1, behind the last the wall is vertical.
    pub fn corners(&self) -> &[Corner<N>] {
        &self.corners
    }

    /// The score behind the last corner of a finished wall: the mean.
    pub fn mast_score(&self) -> &N {
        &self.corners[self.corners.len() - 1].score
    }

    /// The wall with every score and temperature told in another way.
    pub(super) fn map<M>(&self, mut number: impl FnMut(&N) -> M) -> Wall<M> {
        let corner = |corner: &Corner<N>| Corner {
            temperature: number(&corner.temperature),
            score: number(&corner.score),
        };
        Wall { corners: self.corners.iter().map(corner).collect(), last_slope: self.last_slope }
    }
}

impl<N: Ord> Wall<N> {
    /// The slope behind a corner: how the score changes with the temperature, −1, 0 or 1.
    pub fn slope_after(&self, index: usize) -> i32 {
        match self.corners.get(index + 1) {
            None => self.last_slope,
            Some(next) => next.score.cmp(&self.corners[index].score) as i32,
        }
    }

    /// The corners from the top down, as temperatures, and the slopes from the mast down.
    pub(super) fn seen_from_above(&self) -> (Vec<String>, Vec<i32>)
    where
        N: ToString,
    {
        let temperatures = self.corners[1..].iter().rev().map(|corner| corner.temperature.to_string());
        let slopes = (0..self.corners.len()).rev().map(|index| self.slope_after(index));
        (temperatures.collect(), slopes.collect())
    }
}

/// Two walls where both are linear: from `start` up to `end`, or for ever.
struct Piece<N> {
    start: N,
    end: Option<N>,
    /// The scores at the start.
    scores: [N; 2],
    slopes: [i32; 2],
}

/// The pieces of two walls.
struct Pieces<'a, N> {
    walls: [&'a Wall<N>; 2],
    /// The last corners that are not above the start of the next piece; `None` when all is told.
    at: Option<[usize; 2]>,
}

impl<N: Scale> Iterator for Pieces<'_, N> {
    type Item = Piece<N>;

    fn next(&mut self) -> Option<Piece<N>> {
        let at = self.at?;
        let corners = [0, 1].map(|one| &self.walls[one].corners[at[one]]);
        let start = (&corners[0].temperature).max(&corners[1].temperature).clone();
        let slopes = [0, 1].map(|one| self.walls[one].slope_after(at[one]));
        let scores = [0, 1].map(|one| corners[one].score_above(slopes[one], &start));
        let next =
            [0, 1].map(|one| self.walls[one].corners.get(at[one] + 1).map(|corner| &corner.temperature));
        let end = match next {
            [Some(one), Some(two)] => Some(one.min(two)),
            [one, two] => one.or(two),
        };
        self.at = end.map(|end| [0, 1].map(|one| at[one] + usize::from(next[one] == Some(end))));
        Some(Piece { start, end: end.cloned(), scores, slopes })
    }
}

impl<N: Scale> Corner<N> {
    /// The score at a temperature that is not below, on a line of this slope.
    fn score_above(&self, slope: i32, temperature: &N) -> N {
        match slope {
            0 => self.score.clone(),
            1 => self.score.plus(&temperature.minus(&self.temperature)),
            _ => self.score.minus(&temperature.minus(&self.temperature)),
        }
    }

    /// The point at a temperature that is not below, on a line of this slope.
    fn carried_on(&self, slope: i32, temperature: N) -> Self {
        Self { score: self.score_above(slope, &temperature), temperature }
    }
}

impl<N: Scale> Piece<N> {
    /// The score of the first wall minus that of the second, at the start.
    fn gap(&self) -> N {
        self.scores[0].minus(&self.scores[1])
    }

    /// Where the walls cross after the start and before the end.
    fn meeting(&self) -> Result<Option<N>, N::Inexact> {
        let (gap, change) = (self.gap(), self.slopes[0] - self.slopes[1]);
        let (is_positive, is_negative) = (gap > N::zero(), gap < N::zero());
        let is_closing = is_positive && change < 0 || is_negative && change > 0;
        if !is_closing {
            return Ok(None);
        }
        let distance = if is_positive { gap } else { N::zero().minus(&gap) };
        // Slopes differ by 1 or 2.
        let after = if change.abs() == 1 { distance } else { distance.half()? };
        let meeting = self.start.plus(&after);
        Ok(self.end.as_ref().is_none_or(|end| meeting < *end).then_some(meeting))
    }
}

impl<N: Scale> Wall<N> {
    pub(super) fn mast(score: N) -> Self {
        Self { corners: vec![Corner { temperature: N::lowest(), score }], last_slope: 0 }
    }

    /// Adds a line from a corner on, unless it goes on as the one before.
    fn turn(&mut self, corner: Corner<N>, slope: i32) {
        if self.corners.is_empty() || self.last_slope != slope {
            self.corners.push(corner);
            self.last_slope = slope;
        }
    }

    pub(super) fn score_of(&self, temperature: &N) -> N {
        let after = self.corners.partition_point(|corner| corner.temperature <= *temperature);
        let index = after.max(1) - 1;
        self.corners[index].score_above(self.slope_after(index), temperature)
    }

    /// The wall with `times` the temperature added, 1 or −1.
    pub(crate) fn tilted(&self, times: i32) -> Self {
        self.moved(&N::zero(), times)
    }

    /// The wall with a number and `times` the temperature added, 1, 0 or −1.
    pub(super) fn moved(&self, by: &N, times: i32) -> Self {
        let moved = |corner: &Corner<N>| {
            let score = corner.score.plus(by);
            let score = match times {
                0 => score,
                1 => score.plus(&corner.temperature),
                _ => score.minus(&corner.temperature),
            };
            Corner { temperature: corner.temperature.clone(), score }
        };
        Self { corners: self.corners.iter().map(moved).collect(), last_slope: self.last_slope + times }
    }

    const fn pieces<'a>(&'a self, other: &'a Self) -> Pieces<'a, N> {
        Pieces { walls: [self, other], at: Some([0, 0]) }
    }

    /// The greater (or the lesser) of two walls everywhere.
    pub(crate) fn extreme(&self, other: &Self, greater: bool) -> Result<Self, N::Inexact> {
        let mut extreme = Self { corners: Vec::new(), last_slope: 0 };
        for piece in self.pieces(other) {
            let order = piece.scores[0].cmp(&piece.scores[1]).then(piece.slopes[0].cmp(&piece.slopes[1]));
            let first = usize::from(order.is_lt() == greater);
            let meeting = piece.meeting()?;
            let slopes = [piece.slopes[first], piece.slopes[1 - first]];
            let [one, two] = piece.scores;
            let corner = Corner { temperature: piece.start, score: if first == 0 { one } else { two } };
            let meeting = meeting.map(|temperature| corner.carried_on(slopes[0], temperature));
            extreme.turn(corner, slopes[0]);
            if let Some(meeting) = meeting {
                extreme.turn(meeting, slopes[1]);
            }
        }
        Ok(extreme)
    }

    /// The lowest temperature from −1 on at which this wall, the left scaffold, is not above the right one: there the cooled
    /// game is infinitely close to a number, and stays that number. The scaffolds may run together from there, and part again.
    /// Those of short games meet; those of stoppers may not.
    pub(crate) fn first_crossing(&self, right: &Self) -> Result<Option<N>, N::Inexact> {
        for piece in self.pieces(right) {
            if piece.scores[0] <= piece.scores[1] {
                return Ok(Some(piece.start));
            }
            if let Some(meeting) = piece.meeting()? {
                return Ok(Some(meeting));
            }
        }
        Ok(None)
    }

    /// The wall up to a temperature, and a mast from there.
    pub(super) fn ending_at(&self, temperature: &N) -> Self {
        let below = self.corners.partition_point(|corner| corner.temperature < *temperature);
        let last_slope = below.checked_sub(1).map_or(0, |last| self.slope_after(last));
        let mut ending = Self { corners: self.corners[..below].to_vec(), last_slope };
        ending.turn(Corner { temperature: temperature.clone(), score: self.score_of(temperature) }, 0);
        ending
    }
}
