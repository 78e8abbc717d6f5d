//! The budgets of the planner: how much it spends on what was asked, and how much on what was not. All in one value that
//! a caller can change. Capacities of types and the lengths of printed texts are kept elsewhere.

/// What the planner may spend. Positions are counted as engines count them. *Work* is counted in the steps of the meter:
/// one for each position and option looked at, and one for each 64 bytes of new tables, so that the same question takes
/// the same turns on every machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Policy {
    /// Positions with at most this many below them are looked at in full, for distances and Grundy values that a theorem
    /// leaves open.
    pub small: u64,
    /// Work on distances, of which no question asks.
    pub distance_work: u64,
    /// Where at most this many positions can be reached, a Grundy value that the winner did not need is looked for, and one
    /// that is needed is found by looking at all of them.
    pub worth_bound: u64,
    /// Positions looked at for such a value.
    pub worth_positions: u64,
    /// Work on it.
    pub worth_work: u64,
    /// Positions searched for the moves that an existence theorem does not name.
    pub searched_for_moves: u64,
    /// Steps of filling a dense table for the same purpose, where it has fewer entries than there are positions.
    pub tabulated_for_moves: u64,
    /// Positions that retrograde analysis may meet before the planner turns to top-down search.
    pub explored_first: u64,
    /// Work of the first turn of search, where it takes turns with canonical forms.
    pub first_search: u64,
    /// Work of the first turn of canonical forms.
    pub first_values: u64,
    /// Work of the first turn of Grundy values, before a search of sums has its turn.
    pub first_grundy: u64,
    /// The factor from one turn of an engine to its next. An engine begins again in each turn.
    pub growth: u64,
    /// The number of turns of each before search gets the rest.
    pub turns: u32,
    /// Work on rating the moves of a position whose winner is known; at least as much as the winner took.
    pub rating_work: u64,
    /// The same after a search of sums, which is not continued for the moves where the winner took more.
    pub sum_rating_work: u64,
    /// Moves of positions with more are listed only if they win.
    pub listed_moves: usize,
    /// The same when writing out the resulting positions would take more characters than this.
    pub listed_text: usize,
    /// Options tried for one that holds a draw, where they are too many to be listed.
    pub tried_for_a_draw: usize,
    /// Longer lines of best play are not followed.
    pub longest_line: u64,
}

impl Default for Policy {
    fn default() -> Self {
        Self {
            small: 20_000,
            distance_work: 1 << 23,
            worth_bound: 1 << 22,
            worth_positions: 200_000,
            worth_work: 1 << 24,
            searched_for_moves: 3_000_000,
            tabulated_for_moves: 6_000_000_000,
            explored_first: 3_000_000,
            first_search: 1 << 23,
            first_values: 1 << 20,
            first_grundy: 1 << 23,
            growth: 4,
            turns: 5,
            rating_work: 1 << 24,
            sum_rating_work: 1 << 21,
            listed_moves: 1_000,
            listed_text: 200_000,
            tried_for_a_draw: 10_000,
            longest_line: 200,
        }
    }
}
