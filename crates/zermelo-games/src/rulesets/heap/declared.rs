//! Rules of heap games as data, from which the checker of certificates makes the moves.

use super::heaps::Heaps;
use crate::catalogue::Catalogued;
use crate::game::{Player, Ruleset};
use crate::rules::Declared;
use crate::rules::declared::{self, HeapMoves, Joint, Rules, VERSION};
use dashu_int::UBig;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// Tables of more numbers are not written down.
const MOST_NUMBERS: usize = 1 << 18;

impl<R> Catalogued<R>
where
    R: Ruleset<Position = Heaps> + Clone + Send + Sync + 'static,
{
    /// The game is a sum of single heaps that only become smaller: what each heap up to the largest becomes, in tables.
    pub(super) fn declared_by_heap(self, name: impl Into<String>) -> Self {
        let name = name.into();
        let ruleset = self.ruleset().clone();
        let game = self.with_declared_for(move |heaps| {
            let tables = tables(heaps, &mut |heap, player, visit| {
                let _ = ruleset.options(heap, player, |option| visit(&option));
            });
            let [left, right] = tables?.map(|table| vec![HeapMoves::Table(table)]);
            Some(Arc::new(named(&name, Rules::Heaps(declared::Heaps { left, right }))))
        });
        game.written_for_checker(written)
    }

    /// A move takes from several heaps, in the same way for both players; how depends on the number of heaps.
    pub(super) fn declared_as_joint(
        self,
        name: &'static str,
        takes: impl Fn(&R, usize) -> Vec<declared::TakeFrom> + Send + Sync + 'static,
    ) -> Self {
        let ruleset = self.ruleset().clone();
        let game = self.with_declared_for(move |heaps| {
            let takes = takes(&ruleset, heaps.0.len());
            Some(Arc::new(named(name, Rules::Joint(Joint { left: takes.clone(), right: takes }))))
        });
        game.written_for_checker(written)
    }
}

fn named(name: &str, rules: Rules) -> Declared {
    Declared { name: name.to_owned(), parameters: BTreeMap::new(), rules, version: VERSION }
}

/// The heaps as the checker writes them: no empty ones, small ones first.
fn written(heaps: &Heaps) -> String {
    let Heaps(sizes) = heaps.normal_form().position;
    if sizes.is_empty() { "0".to_owned() } else { Heaps(sizes).to_string() }
}

/// Of each player, for every size of a heap the lists of heaps that it may become.
type Tables = [Vec<Vec<Vec<u64>>>; 2];
/// Visits the options of a position.
type OptionsFn<'a> = dyn FnMut(&Heaps, Player, &mut dyn FnMut(&Heaps) -> ControlFlow<()>) + 'a;

/// The moves on heaps up to the largest of a position; `None` where there are too many.
fn tables(heaps: &Heaps, options: &mut OptionsFn) -> Option<Tables> {
    let largest = u64::try_from(heaps.0.iter().max()?).ok()?;
    let mut numbers = 0;
    let mut tables = Tables::default();
    for size in 0..=largest {
        let heap = Heaps(vec![UBig::from(size)]);
        for player in Player::BOTH {
            let mut lists: Vec<Vec<u64>> = Vec::new();
            options(&heap, player, &mut |option| {
                let sizes = option.normal_form().position.0;
                numbers += 1 + sizes.len();
                lists.push(sizes.iter().filter_map(|size| u64::try_from(size).ok()).collect());
                if numbers > MOST_NUMBERS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            lists.arrange();
            lists.dedup();
            tables[player.index()].push(lists);
        }
        numbers += 2;
        if numbers > MOST_NUMBERS {
            return None;
        }
    }
    Some(tables)
}
