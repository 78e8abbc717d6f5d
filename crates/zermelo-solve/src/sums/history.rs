//! How options of components have done in the sums in which they were searched: what has won elsewhere is tried early.
//! (Schaeffer, *The history heuristic and alpha-beta search enhancements in practice*, 1989.)

/// Wins and losses of options, by their places in the lists of options. What the options of a component do in one sum, they
/// often do in another.
#[derive(Debug, Default)]
pub(super) struct History {
    by_option: Vec<[u16; 2]>,
}

/// An option that has always won gets almost so much: what a move more is worth.
const MOST: i32 = super::universe::SCORE_OF_ONE;

impl History {
    /// Forgets all, and gives the memory back.
    pub(super) fn clear(&mut self) {
        self.by_option = Vec::new();
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.by_option.capacity() * size_of::<[u16; 2]>()) as u64
    }

    /// Takes note of a search of an option. `end` is where the lists of options end now.
    pub(super) fn note(&mut self, option: u32, wins: bool, end: usize) {
        let option = option as usize;
        if self.by_option.len() <= option {
            self.by_option.resize(end.max(option + 1), [0; 2]);
        }
        let count = &mut self.by_option[option][usize::from(!wins)];
        *count = count.saturating_add(1);
    }

    /// How good the option looks by what it has done: the balance of wins and losses by their number.
    #[inline]
    pub(super) fn score(&self, option: u32) -> i32 {
        let Some(&[wins, losses]) = self.by_option.get(option as usize) else { return 0 };
        let (wins, losses) = (i32::from(wins), i32::from(losses));
        MOST * (wins - losses) / (wins + losses + 1)
    }
}
