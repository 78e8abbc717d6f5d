//! Sums of heaps of a take-and-break game as a ruleset, for the engines that look at single positions.

use crate::{HeapCode, visit_options};
use std::ops::ControlFlow;
use zermelo_core::{Player, Ruleset};

/// A take-and-break game; positions are its non-empty heaps in ascending order.
#[derive(Clone, Debug)]
pub struct HeapSums<'a>(pub &'a HeapCode);

impl Ruleset for HeapSums<'_> {
    type Position = Vec<u32>;

    fn options<B>(
        &self,
        heaps: &Vec<u32>,
        _: Player,
        mut visit: impl FnMut(Vec<u32>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (at, &heap) in heaps.iter().enumerate() {
            if at > 0 && heaps[at - 1] == heap {
                continue;
            }
            visit_options(self.0, &heap, |_, left| {
                let mut option = heaps.clone();
                option.remove(at);
                option.extend_from_slice(left);
                option.sort_unstable();
                visit(option)
            })?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, heaps: &Vec<u32>, mut visit: impl FnMut(Vec<u32>)) {
        for &heap in heaps {
            visit(vec![heap]);
        }
    }

    fn heap_bytes(&self, heaps: &Vec<u32>) -> usize {
        4 * heaps.len()
    }
}
