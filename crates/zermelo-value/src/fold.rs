//! Recursion over followers without recursion: whatever is defined for a game by the same thing for its options.

use super::error::ValueError;
use super::{Algebra, ValueId};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use zermelo_core::{Player, StopReason};

/// Results by key.
pub(super) type Memo<K, T> = FxHashMap<K, T>;

impl Algebra<'_> {
    /// The result for `root`: `needs` names the keys whose results a key's own result is made from, `combine` makes
    /// it. Keys must not need each other in a circle. Results are kept in `memo`.
    pub(super) fn fold<K: Copy + Eq + Hash, T: Clone>(
        &mut self,
        memo: &mut Memo<K, T>,
        root: K,
        mut needs: impl FnMut(&mut Self, K, &mut Vec<K>) -> Result<(), ValueError>,
        mut combine: impl FnMut(&mut Self, K, &Memo<K, T>) -> Result<T, ValueError>,
    ) -> Result<T, ValueError> {
        let mut stack = vec![(root, false)];
        let mut needed = Vec::new();
        let mut watched = 0;
        while let Some((key, is_ready)) = stack.pop() {
            let scratch = memo.capacity() * size_of::<(K, T)>() + stack.capacity() * size_of::<(K, bool)>();
            self.watch_scratch(scratch, &mut watched)?;
            if memo.contains_key(&key) {
                continue;
            }
            self.step()?;
            if is_ready {
                let result = combine(self, key, memo)?;
                self.ask_for_entry(memo.len(), memo.capacity(), size_of::<(K, T)>())?;
                memo.insert(key, result);
                continue;
            }
            stack.push((key, true));
            needed.clear();
            needs(self, key, &mut needed)?;
            stack.extend(needed.iter().filter(|key| !memo.contains_key(key)).map(|&key| (key, false)));
        }
        memo.get(&root).cloned().ok_or(ValueError::Domain("the recursion does not end"))
    }

    /// The image of a game under a map given on some games by `leaf` and otherwise made by `combine` from the images
    /// of the left and the right options.
    pub(super) fn map_followers(
        &mut self,
        root: ValueId,
        mut leaf: impl FnMut(&mut Self, ValueId) -> Result<Option<ValueId>, ValueError>,
        mut combine: impl FnMut(&mut Self, ValueId, &[ValueId], &[ValueId]) -> Result<ValueId, ValueError>,
    ) -> Result<ValueId, ValueError> {
        let mut images: Memo<ValueId, ValueId> = Memo::default();
        let mut stack = vec![(root, false)];
        let mut lists = [Vec::new(), Vec::new()];
        let mut watched = 0;
        while let Some((id, is_ready)) = stack.pop() {
            let entries = images.capacity() + stack.capacity();
            self.watch_scratch(entries * size_of::<(ValueId, ValueId)>(), &mut watched)?;
            if images.contains_key(&id) {
                continue;
            }
            self.step()?;
            self.ask_for_entry(images.len(), images.capacity(), size_of::<(ValueId, ValueId)>())?;
            if !is_ready && let Some(image) = leaf(self, id)? {
                images.insert(id, image);
                continue;
            }
            for player in Player::BOTH {
                let list = &mut lists[player.index()];
                list.clear();
                self.push_options(id, player, list)?;
            }
            if is_ready {
                let image = |option: &mut ValueId| *option = images.get(option).copied().unwrap_or(*option);
                lists.iter_mut().flatten().for_each(image);
                let image = combine(self, id, &lists[0], &lists[1])?;
                images.insert(id, image);
            } else {
                stack.push((id, true));
                stack.extend(lists.iter().flatten().map(|&option| (option, false)));
            }
        }
        Ok(images.get(&root).copied().unwrap_or(root))
    }

    /// Looks at the memory in use when scratch memory of `bytes` is not what it was: it counts for the limit as well.
    fn watch_scratch(&self, bytes: usize, watched: &mut usize) -> Result<(), StopReason> {
        if bytes == *watched {
            return Ok(());
        }
        *watched = bytes;
        self.watch_scratch_memory(bytes as u64)
    }
}
