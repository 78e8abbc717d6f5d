//! Values of short games: counts of all games born early, laws, and the order against play.

use std::collections::HashMap;
use zermelo::game::Player;
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Store, ValueId};

/// Whether Left wins `game`, `to_move` moving, by plain search.
fn left_wins(
    algebra: &Algebra,
    memo: &mut HashMap<(Vec<ValueId>, Player), bool>,
    sum: &[ValueId],
    to_move: Player,
) -> bool {
    let key = (sum.to_vec(), to_move);
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let mut mover_wins = false;
    for (at, &part) in sum.iter().enumerate() {
        for option in algebra.options(part, to_move).unwrap() {
            let mut next = sum.to_vec();
            next[at] = option;
            mover_wins |= left_wins(algebra, memo, &next, to_move.opponent()) == (to_move == Player::Left);
        }
    }
    let left = mover_wins == (to_move == Player::Left);
    memo.insert(key, left);
    left
}

/// All values born by a day, from those born before.
fn next_day(algebra: &mut Algebra, before: &[ValueId]) -> Vec<ValueId> {
    let mut antichains: Vec<Vec<ValueId>> = vec![Vec::new()];
    for &value in before {
        for at in 0..antichains.len() {
            let is_free =
                antichains[at].iter().all(|&other| algebra.compare(value, other).unwrap().is_none());
            if is_free {
                let mut larger = antichains[at].clone();
                larger.push(value);
                antichains.push(larger);
            }
        }
    }
    let mut values: Vec<ValueId> = Vec::new();
    for left in &antichains {
        for right in &antichains {
            values.push(algebra.game(left, right).unwrap());
        }
        values.sort();
        values.dedup();
    }
    values
}

#[test]
fn the_number_of_games_born_by_day_three_is_1474() {
    let store = Store::new();
    let mut algebra = Algebra::new(&store, &Limits::none()).unwrap();
    let mut day = vec![ValueId::ZERO];
    for count in [4, 22, 1474] {
        day = next_day(&mut algebra, &day);
        assert_eq!(day.len(), count);
    }
    let mut memo = HashMap::new();
    for (at, &a) in day.iter().enumerate().step_by(37) {
        for &b in day[at % 11..].iter().step_by(41) {
            let negative = algebra.negative(b).unwrap();
            assert_eq!(algebra.negative(negative).unwrap(), b);
            let sum = [a, negative];
            let at_least = left_wins(&algebra, &mut memo, &sum, Player::Right);
            let at_most = !left_wins(&algebra, &mut memo, &sum, Player::Left);
            assert_eq!(algebra.is_at_most(b, a).unwrap(), at_least);
            assert_eq!(algebra.is_at_most(a, b).unwrap(), at_most);
            let difference = algebra.sum(a, negative).unwrap();
            assert_eq!(algebra.sum(difference, b).unwrap(), a);
            assert_eq!(algebra.is_at_most(ValueId::ZERO, difference).unwrap(), at_least);
        }
    }
}

/// Domineering in the plainest form: rows of free cells.
struct Plain;

impl zermelo::game::Ruleset for Plain {
    type Position = (u64, u32);

    fn options<B>(
        &self,
        &(cells, width): &(u64, u32),
        player: Player,
        mut visit: impl FnMut((u64, u32)) -> std::ops::ControlFlow<B>,
    ) -> std::ops::ControlFlow<B> {
        let step = if player == Player::Left { width } else { 1 };
        for at in 0..64 - step {
            let both = 1_u64 << at | 1 << (at + step);
            if cells & both == both {
                visit((cells & !both, width))?;
            }
        }
        std::ops::ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        true
    }
}

#[test]
fn plain_domineering() {
    for (height, width) in [(2, 2), (3, 3), (4, 4), (4, 5)] {
        let start = std::time::Instant::now();
        let store = Store::new();
        let table = zermelo::solve::value::ValueTable::new(&Plain, &store).unwrap();
        let row = (1_u64 << width) - 1;
        let cells = (0..height).fold(0, |cells, _| cells << (width + 1) | row);
        let value = table.value(&(cells, width + 1), &Limits::none()).unwrap();
        let algebra = Algebra::new(&store, &Limits::none()).unwrap();
        println!(
            "{height}x{width}: {value:?} {:?} {} {} {:?}",
            algebra.options(value, Player::Left),
            store.form_count(),
            table.position_count(),
            start.elapsed()
        );
    }
}
