//! Laws of loopy values on random graphs, against survival and outcomes by their definitions.

use zermelo_core::{Ending, Limits, Outcome, Player};
use zermelo_value::expression::Session;
use zermelo_value::{
    Algebra, Dyadic, LoopyGraph, LoopyOption, Pseudonumber, Reach, Script, SidedValue, StopperId, Store,
    Thermograph, ValueError, ValueId,
};

/// Numbers that look random: the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }

    /// From −4 to 4.
    fn small(&mut self) -> i64 {
        (-4..=4).nth(self.below(9)).unwrap_or_default()
    }
}

/// A graph of positions without values: the short games among them are laid out as well.
#[derive(Clone, Debug, Default)]
struct Plain(Vec<[Vec<usize>; 2]>);

/// A random graph; every position reaches some others. In a stopper a move leads down in an order of the positions with
/// who moves.
fn random_graph(dice: &mut Dice, size: usize, is_stopper: bool) -> Plain {
    let mut order: Vec<usize> = (0..2 * size).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, dice.below(at + 1));
    }
    let mut graph = Plain(vec![<[Vec<usize>; 2]>::default(); size]);
    for node in 0..size {
        for player in Player::BOTH {
            for _ in 0..dice.below(4) {
                let option = dice.below(size);
                let falls = order[2 * node + player.index()] > order[2 * option + player.opponent().index()];
                if falls || !is_stopper {
                    graph.0[node][player.index()].push(option);
                }
            }
            let list = &mut graph.0[node][player.index()];
            list.sort_unstable();
            list.dedup();
        }
    }
    graph
}

impl Plain {
    fn loopy(&self) -> LoopyGraph {
        let side = |list: &Vec<usize>| list.iter().map(|&node| LoopyOption::Node(node as u32)).collect();
        LoopyGraph { nodes: self.0.iter().map(|sides| sides.each_ref().map(side)).collect() }
    }

    /// The positions of a stopper, the root first.
    fn of_stopper(algebra: &Algebra, id: StopperId) -> Self {
        let followers = algebra.stopper_followers(id).unwrap();
        let place = |id| followers.iter().position(|&other| other == id).unwrap();
        let options =
            |id, player| algebra.stopper_options(id, player).unwrap().into_iter().map(place).collect();
        Self(followers.iter().map(|&id| Player::each(|player| options(id, player))).collect())
    }

    fn negative(&self) -> Self {
        Self(self.0.iter().map(|[left, right]| [right.clone(), left.clone()]).collect())
    }

    /// The sum, as pairs of positions.
    fn sum(&self, other: &Self) -> Self {
        let width = other.0.len();
        let mut sum = Vec::new();
        for (a, first) in self.0.iter().enumerate() {
            for (b, second) in other.0.iter().enumerate() {
                sum.push(Player::each(|player| {
                    let player = player.index();
                    let of_first = first[player].iter().map(|option| option * width + b);
                    of_first.chain(second[player].iter().map(|option| a * width + option)).collect()
                }));
            }
        }
        Self(sum)
    }

    /// For every position whether the player can avoid to be stuck, moving first and moving second.
    fn survives(&self, player: Player) -> Vec<[bool; 2]> {
        let mut survives = vec![[true; 2]; self.0.len()];
        loop {
            let mut next = survives.clone();
            for (node, sides) in self.0.iter().enumerate() {
                next[node][0] = sides[player.index()].iter().any(|&option| survives[option][1]);
                next[node][1] = sides[player.opponent().index()].iter().all(|&option| survives[option][0]);
            }
            if next == survives {
                return survives;
            }
            survives = next;
        }
    }

    /// Whether G ≥ H for stoppers, by definition.
    fn is_at_least(&self, other: &Self) -> bool {
        self.sum(&other.negative()).survives(Player::Left)[0][1]
    }

    fn outcome(&self) -> Outcome {
        self.outcomes()[0]
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let ending = |own: [bool; 2], other: [bool; 2]| match (own[0], other[1]) {
            (true, false) => Ending::Win,
            (false, _) => Ending::Loss,
            (true, true) => Ending::Draw,
        };
        let (left, right) = (self.survives(Player::Left), self.survives(Player::Right));
        let outcome = |(left, right)| Outcome::from_endings(ending(left, right), ending(right, left));
        left.into_iter().zip(right).map(outcome).collect()
    }
}

fn value(algebra: &mut Algebra, graph: &Plain) -> SidedValue {
    algebra.sided_value(&graph.loopy(), 0).unwrap()
}

fn random_stopper(algebra: &mut Algebra, dice: &mut Dice, size: usize) -> StopperId {
    loop {
        let graph = random_graph(dice, size, true);
        let id = value(algebra, &graph).stopper().unwrap();
        if matches!(id, StopperId::Loopy(_)) {
            return id;
        }
    }
}

fn with_algebra(work: impl FnOnce(&mut Algebra)) {
    let store = Store::new();
    work(&mut Algebra::new(&store, &Limits::none()).unwrap());
}

#[test]
fn a_canonical_stopper_is_what_it_was_made_of() {
    with_algebra(|algebra| {
        let mut dice = Dice(1);
        for round in 0..400 {
            let graph = random_graph(&mut dice, 2 + round % 9, true);
            let id = value(algebra, &graph).stopper().expect("a stopper has a canonical form");
            let canonical = Plain::of_stopper(algebra, id);
            assert!(graph.is_at_least(&canonical) && canonical.is_at_least(&graph), "{graph:?}");
            assert!(canonical.0.len() <= graph.0.len() || id.short().is_some(), "{graph:?}");
        }
    });
}

#[test]
fn equal_stoppers_have_one_canonical_form() {
    with_algebra(|algebra| {
        let mut dice = Dice(2);
        let graphs: Vec<Plain> = (0..80).map(|round| random_graph(&mut dice, 2 + round % 6, true)).collect();
        let ids: Vec<StopperId> =
            graphs.iter().map(|graph| value(algebra, graph).stopper().unwrap()).collect();
        for (a, first) in ids.iter().zip(&graphs) {
            for (b, second) in ids.iter().zip(&graphs) {
                let is_at_least = first.is_at_least(second);
                assert_eq!(algebra.stopper_is_at_least(*a, *b).unwrap(), is_at_least);
                assert_eq!(a == b, is_at_least && second.is_at_least(first), "{first:?} {second:?}");
            }
        }
    });
}

/// No option is dominated or reversible, and no two positions are equal.
#[test]
fn canonical_stoppers_cannot_be_simplified() {
    with_algebra(|algebra| {
        let mut dice = Dice(3);
        for _ in 0..60 {
            let id = random_stopper(algebra, &mut dice, 8);
            let followers = algebra.stopper_followers(id).unwrap();
            let plain: Vec<Plain> = followers.iter().map(|&id| Plain::of_stopper(algebra, id)).collect();
            let at = |id: StopperId| &plain[followers.iter().position(|&other| other == id).unwrap()];
            let is_as_good = |player, better: StopperId, worse: StopperId| match player {
                Player::Left => at(better).is_at_least(at(worse)),
                Player::Right => at(worse).is_at_least(at(better)),
            };
            for &follower in &followers {
                for player in Player::BOTH {
                    let options = algebra.stopper_options(follower, player).unwrap();
                    for &option in &options {
                        for &other in &options {
                            assert!(option == other || !is_as_good(player, other, option));
                        }
                        for answer in algebra.stopper_options(option, player.opponent()).unwrap() {
                            assert!(!is_as_good(player, follower, answer));
                        }
                    }
                }
                for &other in &followers {
                    let equal = is_as_good(Player::Left, follower, other)
                        && is_as_good(Player::Right, follower, other);
                    assert_eq!(equal, follower == other);
                }
            }
        }
    });
}

#[test]
fn sums_are_those_of_the_definition() {
    with_algebra(|algebra| {
        let mut dice = Dice(4);
        for round in 0..150 {
            let is_stopper = round % 3 == 0;
            let (a, b) =
                (random_graph(&mut dice, 2 + round % 5, is_stopper), random_graph(&mut dice, 4, is_stopper));
            let (first, second) = (value(algebra, &a), value(algebra, &b));
            let sum = algebra.loopy_sum(&first, &second).unwrap();
            let by_definition = value(algebra, &a.sum(&b));
            assert!(algebra.loopy_is_equal(&sum, &by_definition).unwrap(), "{a:?} {b:?}");
            let turned = algebra.loopy_sum(&second, &first).unwrap();
            assert!(algebra.loopy_is_equal(&sum, &turned).unwrap(), "{a:?} {b:?}");
            let negative = algebra.loopy_negative(&first).unwrap();
            let of_negative = value(algebra, &a.negative());
            assert!(algebra.loopy_is_equal(&negative, &of_negative).unwrap(), "{a:?}");
        }
    });
}

/// The value of a game decides who wins every sum with it, draws included.
#[test]
fn values_decide_sums() {
    with_algebra(|algebra| {
        let mut dice = Dice(5);
        for round in 0..250 {
            let game = random_graph(&mut dice, 2 + round % 6, false);
            let sides = value(algebra, &game);
            assert_eq!(algebra.loopy_outcome(&sides).unwrap(), game.outcome(), "{game:?}");
            for _ in 0..6 {
                let other = random_graph(&mut dice, 5, false);
                let beside = value(algebra, &other);
                let sum = algebra.loopy_sum(&sides, &beside).unwrap();
                let outcome = game.sum(&other).outcome();
                assert_eq!(algebra.loopy_outcome(&sum).unwrap(), outcome, "{game:?} {other:?}");
            }
        }
    });
}

/// Where G ≥ H, G is at least as good for Left beside anything.
#[test]
fn order_is_kept_by_sums() {
    let for_left = |outcome: Outcome| -> [i8; 2] {
        match outcome {
            Outcome::L => [2, 2],
            Outcome::N => [2, 0],
            Outcome::P => [0, 2],
            Outcome::R => [0, 0],
            Outcome::D => [1, 1],
            Outcome::NHat => [2, 1],
            Outcome::NCheck => [1, 0],
            Outcome::PHat => [1, 2],
            Outcome::PCheck => [0, 1],
        }
    };
    with_algebra(|algebra| {
        let mut dice = Dice(6);
        let graphs: Vec<Plain> = (0..24).map(|_| random_graph(&mut dice, 4, false)).collect();
        let others: Vec<Plain> = (0..24).map(|_| random_graph(&mut dice, 4, false)).collect();
        let values: Vec<SidedValue> = graphs.iter().map(|graph| value(algebra, graph)).collect();
        for (a, first) in values.iter().zip(&graphs) {
            for (b, second) in values.iter().zip(&graphs) {
                if !algebra.loopy_is_at_least(a, b).unwrap() {
                    continue;
                }
                for other in &others {
                    let (more, less) =
                        (for_left(first.sum(other).outcome()), for_left(second.sum(other).outcome()));
                    assert!(more[0] >= less[0] && more[1] >= less[1], "{first:?} {second:?} {other:?}");
                }
            }
        }
    });
}

#[test]
fn stoppers_obey_the_laws() -> Result<(), ValueError> {
    let store = Store::new();
    let mut algebra = Algebra::new(&store, &Limits::none())?;
    let mut dice = Dice(7);
    for _ in 0..60 {
        let [a, b, c] = [6, 5, 4].map(|size| random_stopper(&mut algebra, &mut dice, size));
        let negative = algebra.stopper_negative(a)?;
        assert_eq!(algebra.stopper_negative(negative)?, a);
        // Upsums and downsums are associative and keep the order.
        let (ab, bc) = (algebra.upsum(a, b)?, algebra.upsum(b, c)?);
        assert_eq!(algebra.upsum(ab, c)?, algebra.upsum(a, bc)?);
        let down = algebra.downsum(a, b)?;
        assert!(algebra.stopper_is_at_least(ab, down)?);
        let degree = algebra.loopy_degree(a)?;
        assert!(algebra.stopper_is_at_least(degree, StopperId::ZERO)?);
        let absorbed = algebra.upsum(a, degree)?;
        assert!(algebra.stopper_is_at_least(absorbed, a)?);
        if algebra.stopper_is_at_least(a, b)? {
            let (ac, bc) = (algebra.upsum(a, c)?, algebra.upsum(b, c)?);
            assert!(algebra.stopper_is_at_least(ac, bc)?);
        }
        // A number beside a stopper is added to its options.
        let number = StopperId::Short(algebra.number(&zermelo_value::Dyadic::new(3, 1))?);
        let sum = algebra.loopy_sum(&a.into(), &number.into())?;
        let (first, second) = (Plain::of_stopper(&algebra, a), Plain::of_stopper(&algebra, number));
        let by_definition = value(&mut algebra, &first.sum(&second));
        assert!(algebra.loopy_is_equal(&sum, &by_definition)?);
        let zero = algebra.loopy_difference(&sum, &number.into())?;
        assert_eq!(zero.stopper(), Some(a));
    }
    Ok(())
}

/// A random stopper with numbers, so that its positions are hot and cold.
fn random_hot_stopper(algebra: &mut Algebra, dice: &mut Dice, size: usize) -> StopperId {
    loop {
        let mut graph = random_graph(dice, size, true).loopy();
        for node in 0..size as u32 {
            for player in Player::BOTH {
                if dice.below(2) == 0 {
                    let number = Dyadic::integer(dice.small());
                    let id = algebra.number(&number).unwrap();
                    graph.add_option(node, player, LoopyOption::Value(id.into()));
                }
            }
        }
        let id = algebra.sided_value(&graph, 0).unwrap().stopper().unwrap();
        if matches!(id, StopperId::Loopy(_)) {
            return id;
        }
    }
}

/// The walls stand at temperature 0 where alternating play stops.
fn assert_stops(algebra: &mut Algebra, id: StopperId, walls: &Thermograph) {
    let stops = algebra.loopy_strong_stops(id).unwrap();
    for (wall, stop) in [&walls.left, &walls.right].into_iter().zip(stops) {
        assert_eq!(stop, Pseudonumber::Number(wall.score_at(&Dyadic::ZERO), Reach::Exact));
    }
}

#[test]
fn thermographs_of_stoppers_obey_the_laws() {
    with_algebra(|algebra| {
        let mut dice = Dice(31);
        let (mut found, mut never, mut sums, mut hot) = (0, 0, 0, 0);
        let mut last: Option<(StopperId, Thermograph)> = None;
        for round in 0..3000 {
            let id = random_hot_stopper(algebra, &mut dice, 1 + round % 7);
            let walls = match algebra.stopper_thermograph(id) {
                Ok(walls) => walls,
                Err(ValueError::Domain(_)) => {
                    never += 1;
                    continue;
                }
                Err(other) => panic!("{other}"),
            };
            found += 1;
            hot += usize::from(*walls.temperature() > Dyadic::ZERO);
            assert_stops(algebra, id, &walls);
            assert!(*walls.temperature() >= Dyadic::ZERO, "only numbers are cold");
            // The negative has it turned over.
            let negative = algebra.stopper_negative(id).unwrap();
            let turned = algebra.stopper_thermograph(negative).unwrap();
            assert_eq!(*turned.mean(), -walls.mean());
            assert_eq!(turned.temperature(), walls.temperature());
            // A number beside moves it.
            let by = Dyadic::integer(dice.small()).half();
            let number = SidedValue::from(algebra.number(&by).unwrap());
            let moved = algebra.loopy_sum(&id.into(), &number).unwrap().stopper().unwrap();
            let moved = algebra.stopper_thermograph(moved).unwrap();
            assert_eq!(*moved.mean(), walls.mean() + &by);
            assert_eq!(moved.temperature(), walls.temperature());
            // Means add, and a sum is not hotter than its hottest part.
            if let Some((other, others)) = last.replace((id, walls.clone())) {
                let sum = algebra.loopy_sum(&id.into(), &other.into()).unwrap();
                let Some(sum) = sum.stopper() else { continue };
                let both = algebra.stopper_thermograph(sum).unwrap();
                assert_eq!(*both.mean(), walls.mean() + others.mean());
                let hottest = walls.temperature().max(others.temperature()).clone();
                assert!(*both.temperature() <= hottest);
                sums += 1;
            }
        }
        assert!(found > 1000 && never > 100 && sums > 500 && hot > 300);
    });
}

#[test]
fn texts_read_back() {
    let store = Store::new();
    for script in [Script::Ascii, Script::Unicode] {
        let mut session = Session::new(&store, &Limits::none(), Script::Ascii).unwrap();
        let mut dice = Dice(8);
        for round in 0..200 {
            let graph = random_graph(&mut dice, 2 + round % 8, round % 2 == 0);
            let value = value(session.algebra(), &graph);
            let text = session.algebra().loopy_text(&value, script).unwrap();
            if value.stopper_sides().is_none() {
                continue;
            }
            let read = session.sided_value(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read, value, "{text}");
        }
    }
}

/// The sizes that are asked for: the work is quadratic in the positions.
#[test]
fn large_graphs() {
    with_algebra(|algebra| {
        let mut dice = Dice(9);
        let graph = random_graph(&mut dice, 300, true);
        let id = value(algebra, &graph).stopper().unwrap();
        let negative = algebra.stopper_negative(id).unwrap();
        let back = value(algebra, &graph.negative()).stopper().unwrap();
        assert_eq!(negative, back);
        let loose = random_graph(&mut dice, 200, false);
        let sides = value(algebra, &loose);
        assert_eq!(algebra.loopy_outcome(&sides).unwrap(), loose.outcome());
    });
}

/// In large components most positions are found by landmarks, and the rest beside them: every one is worth what the graph
/// says by definition.
#[test]
fn every_position_of_a_large_stopper_is_worth_its_graph() {
    with_algebra(|algebra| {
        let mut dice = Dice(10);
        for round in 0..10 {
            let graph = random_graph(&mut dice, 50 + 6 * round, true);
            let roots: Vec<u32> = (0..graph.0.len() as u32).collect();
            let values = algebra.sided_values(&graph.loopy(), &roots).unwrap();
            for (node, value) in values.iter().enumerate() {
                let canonical = Plain::of_stopper(algebra, value.stopper().unwrap());
                let difference = graph.sum(&canonical.negative());
                for player in Player::BOTH {
                    let survives = difference.survives(player)[node * canonical.0.len()][1];
                    assert!(survives, "position {node}: {graph:?}");
                }
            }
        }
    });
}

#[test]
fn every_position_of_a_large_graph_is_worth_its_sides() {
    with_algebra(|algebra| {
        let mut dice = Dice(11);
        let beside: Vec<Plain> = (0..12).map(|_| random_graph(&mut dice, 4, false)).collect();
        let values_beside: Vec<SidedValue> = beside.iter().map(|graph| value(algebra, graph)).collect();
        for round in 0..8 {
            let graph = random_graph(&mut dice, 50 + 3 * round, false);
            let roots: Vec<u32> = (0..graph.0.len() as u32).collect();
            let values = algebra.sided_values(&graph.loopy(), &roots).unwrap();
            for (other, other_value) in beside.iter().zip(&values_beside) {
                let outcomes = graph.sum(other).outcomes();
                for (node, value) in values.iter().enumerate() {
                    let sum = algebra.loopy_sum(value, other_value).unwrap();
                    let outcome = outcomes[node * other.0.len()];
                    assert_eq!(algebra.loopy_outcome(&sum).unwrap(), outcome, "position {node}: {graph:?}");
                }
            }
        }
    });
}

#[test]
fn many_terms_need_no_stack() {
    let store = Store::new();
    let mut session = Session::new(&store, &Limits::none(), Script::Ascii).unwrap();
    let sum = vec!["over"; 1000].join(" + ");
    assert_eq!(session.evaluate(&sum).unwrap().unwrap().value.to_string(), "over");
    let sum = format!("{} + on", vec!["1"; 100_000].join(" + "));
    assert_eq!(session.evaluate(&sum).unwrap().unwrap().value.to_string(), "on");
    for (question, answer) in [
        ("on > 1000000000", "yes"),
        ("1000000000000 + over > 1000000000000", "yes"),
        ("1000000000000 + over < 1000000000001", "yes"),
        ("off + 1000000000000", "off"),
        ("100over - over", "100over & 100under"),
    ] {
        assert_eq!(session.evaluate(question).unwrap().unwrap().value.to_string(), answer, "{question}");
    }
    let count = 100_000;
    let mut deep = String::new();
    for at in 0..count {
        deep += &format!("a{at}{{0|");
    }
    deep += "a0";
    deep += &"}".repeat(count);
    let value = session.sided_value(&deep).unwrap();
    assert!(value.stopper().is_some());
    assert_eq!(value.short(), None::<ValueId>);
}
