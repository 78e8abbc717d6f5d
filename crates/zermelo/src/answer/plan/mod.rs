//! The planner: which theories are to answer a question, in which order, and what each may spend. A pure function of
//! facts, question and policy; nothing is run here.
//!
//! The order: labels that came with the question; a theorem of the game, or a search of its own; Grundy values, where the game
//! is impartial and loop-free and the last move decides (by the least excluded value, which looks at everything below a
//! position, and by proofs in a search of sums, in turns with growing budgets), or loopy Grundy values, where a position can
//! recur; a dense table, where the game has one;
//! retrograde analysis of all that can be reached; and where that is too much, top-down search, or in loop-free games in
//! which the last move decides, a search of sums. A partizan game of that kind has two engines of which it is not known
//! beforehand which is quicker, search of sums and canonical forms: they take turns with growing budgets. What a theory leaves open (distances, moves, the worth) is completed within budgets of their own.

mod facts;
mod policy;
mod step;

pub use facts::{Facts, TheoremFacts};
pub use policy::Policy;
pub use step::{Budget, Purpose, Step, Theory};

pub(super) use super::report::grouped;

use super::{Asked, Engine, Only};

/// The steps that are to answer a question, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The steps. The first for the answer that succeeds makes the others for it needless.
    pub steps: Vec<Step>,
}

/// Plans how a question is answered. Pure: equal arguments give equal plans. No steps where a value is asked for and no
/// theory gives one.
pub fn plan(facts: &Facts, asked: Asked, policy: &Policy) -> Plan {
    let planner = Planner { facts, only: asked.only, policy };
    let steps = match asked.engine {
        Engine::Auto => planner.choose(),
        engine => planner.by_engine(engine),
    };
    Plan { steps }
}

struct Planner<'a> {
    facts: &'a Facts,
    only: Only,
    policy: &'a Policy,
}

impl Planner<'_> {
    fn choose(&self) -> Vec<Step> {
        if self.only == Only::Value {
            return self.for_value();
        }
        if self.facts.has_known_labels {
            let without = Facts { has_known_labels: false, ..self.facts.clone() };
            let others = Planner { facts: &without, only: self.only, policy: self.policy }.choose();
            return [vec![Step::answer(Theory::Table)], others].concat();
        }
        if let Some(theorem) = self.facts.theorem {
            let mut steps = vec![Step::answer(Theory::Theorem)];
            steps.extend(self.completion(theorem.names_all_moves, theorem.gives_grundy));
            return steps;
        }
        let mut steps = Vec::new();
        let mut completion = Vec::new();
        if self.facts.has_own_search {
            steps.push(Step::answer(Theory::OwnSearch));
            completion = self.completion(false, false);
        }
        steps.extend(self.by_general_theories());
        // What the general theories complete is complete then: each purpose is served once.
        completion.retain(|step| !steps.contains(step));
        steps.extend(completion);
        steps
    }

    /// The worth of a position, with its winner.
    fn for_value(&self) -> Vec<Step> {
        let facts = self.facts;
        let mut steps = Vec::new();
        if facts.theorem.is_some_and(|theorem| theorem.gives_grundy) {
            steps.push(Step::answer(Theory::Theorem));
        } else if facts.has_grundy_values() {
            let names_winner = facts.theorem.is_some();
            let purpose = if names_winner { Purpose::Worth } else { Purpose::Answer };
            steps.extend(names_winner.then_some(Step::answer(Theory::Theorem)));
            steps.extend(self.grundy_turns().into_iter().map(|step| Step { purpose, ..step }));
        } else if facts.has_loopy_values() {
            steps.push(Step::answer(Theory::LoopyGrundy));
        } else if facts.has_partizan_values() || facts.has_sided_values() {
            steps.push(Step::answer(Theory::Values));
        }
        steps
    }

    /// The theories that need nothing but the moves.
    fn by_general_theories(&self) -> Vec<Step> {
        let facts = self.facts;
        // A dense table is quicker than Grundy values, but says less: it is preferred on large boards only.
        let is_large = facts.reachable_bound.is_none_or(|bound| bound > self.policy.small);
        let prefers_table = facts.has_dense_table && is_large;
        if facts.has_grundy_values() && !prefers_table {
            let mut steps = self.grundy_turns();
            steps.extend(self.distances());
            return steps;
        }
        if facts.has_partizan_values() || facts.may_be_endless_to_explore() {
            return self.by_search_or_values();
        }
        let mut steps = Vec::new();
        let exploring = Budget::positions(self.policy.explored_first);
        if facts.has_loopy_values() && !prefers_table {
            steps.push(Step::answer_within(Theory::LoopyGrundy, exploring));
        } else {
            if facts.has_dense_table {
                steps.push(Step::answer(Theory::Table));
            }
            if facts.has_sided_values() && facts.component_count > 1 {
                // The components have values of their own, however many positions their sum has.
                let small = Budget::positions(self.policy.small).and_work(self.policy.distance_work);
                steps.push(Step::answer_within(Theory::Retrograde, small));
                steps.push(Step::answer_within(Theory::Values, Budget::work(self.policy.first_values)));
            }
            steps.push(Step::answer_within(Theory::Retrograde, exploring));
        }
        steps.push(Step::answer(self.search()));
        if facts.has_loopy_values() {
            steps.extend(self.distances());
        }
        steps
    }

    /// A partizan loop-free game: small ones in full, for the distances; then search and canonical forms in turn, search
    /// first where there is one component, whose canonical form says more than is asked; where there are several, their
    /// forms are often small while the positions of the sum are many.
    fn by_search_or_values(&self) -> Vec<Step> {
        let (facts, policy) = (self.facts, self.policy);
        let mut steps = Vec::new();
        if self.only != Only::Winner {
            let small = Budget::positions(policy.small).and_work(policy.distance_work);
            steps.push(Step::answer_within(Theory::Retrograde, small));
        }
        if facts.has_partizan_values() {
            steps.extend(self.turns());
        }
        steps.push(Step::answer(self.search()));
        steps
    }

    /// The search that decides one position: of sums, where the last move decides.
    const fn search(&self) -> Theory {
        if self.facts.has_sum_search() { Theory::Sums } else { Theory::Search }
    }

    /// An impartial game: the least excluded value needs all that is below a position, and a search only what proves its
    /// answer, with more work for each position. Where the value is asked for, and the game has a search of its own for values, that
    /// goes first.
    fn grundy_turns(&self) -> Vec<Step> {
        let policy = self.policy;
        if self.bound() <= policy.worth_bound {
            return vec![Step::answer(Theory::Grundy)];
        }
        let begins_with_search = self.only == Only::Value && self.facts.has_nimber_search;
        let mut work = policy.first_grundy;
        let mut steps = Vec::new();
        for turn in 0..2 * policy.turns {
            let theory = if (turn % 2 == 1) == begins_with_search { Theory::Grundy } else { Theory::Sums };
            steps.push(Step::answer_within(theory, Budget::work(work)));
            work = work.saturating_mul(policy.growth);
        }
        steps.push(Step::answer(Theory::Grundy));
        // Where memory does not suffice for that, the search, whose memory is fixed, goes on.
        steps.push(Step::answer(Theory::Sums));
        steps
    }

    fn turns(&self) -> Vec<Step> {
        let policy = self.policy;
        let (mut search, mut values) = (policy.first_search, policy.first_values);
        let mut steps = Vec::new();
        for _ in 0..policy.turns {
            let search_step = Step::answer_within(Theory::Sums, Budget::work(search));
            let values_step = Step::answer_within(Theory::Values, Budget::work(values));
            if self.facts.component_count <= 1 {
                steps.extend([search_step, values_step]);
            } else {
                steps.extend([values_step, search_step]);
            }
            search = search.saturating_mul(policy.growth);
            values = values.saturating_mul(policy.growth);
        }
        steps
    }

    /// What a theorem leaves open: the moves that it does not name, distances, the worth.
    fn completion(&self, names_all_moves: bool, gives_grundy: bool) -> Vec<Step> {
        let mut steps = Vec::new();
        if !names_all_moves && let Some(budget) = self.budget_for_moves() {
            steps.push(Step::new(self.labels(), Purpose::Moves, budget));
        }
        if self.bound() <= self.policy.small {
            steps.extend(self.distances());
        }
        let may_have_worth = self.only == Only::WhatIsCheap && self.bound() <= self.policy.worth_bound;
        if !gives_grundy && self.facts.has_grundy_values() && may_have_worth {
            let budget = Budget::positions(self.policy.worth_positions).and_work(self.policy.worth_work);
            steps.push(Step::new(Theory::Grundy, Purpose::Worth, budget));
        }
        steps
    }

    /// What may be spent on moves that a theorem does not name, `None` where they are out of reach or were not asked for.
    fn budget_for_moves(&self) -> Option<Budget> {
        let is_tabulated = self.facts.table_work.is_some_and(|work| work <= self.policy.tabulated_for_moves);
        let is_in_reach = self.bound() <= self.policy.searched_for_moves || is_tabulated;
        match self.only {
            Only::Winner | Only::Value => None,
            Only::Move | Only::Moves => Some(Budget::UNBOUNDED),
            Only::WhatIsCheap => is_in_reach.then_some(Budget::UNBOUNDED),
        }
    }

    /// Distances, where the game is small. Without a known bound a look at some thousand positions tells.
    fn distances(&self) -> Option<Step> {
        let is_small = self.facts.reachable_bound.is_none_or(|bound| bound <= self.policy.small);
        let budget = Budget::positions(self.policy.small).and_work(self.policy.distance_work);
        let is_asked = matches!(self.only, Only::WhatIsCheap | Only::Moves | Only::Move);
        (is_small && is_asked).then(|| Step::new(self.labels(), Purpose::Distances, budget))
    }

    fn labels(&self) -> Theory {
        if self.facts.has_dense_table { Theory::Table } else { Theory::Retrograde }
    }

    fn bound(&self) -> u64 {
        self.facts.reachable_bound.unwrap_or(u64::MAX)
    }

    /// The steps of an engine that was asked for by name.
    fn by_engine(&self, engine: Engine) -> Vec<Step> {
        let theory = match engine {
            Engine::Auto => return self.choose(),
            Engine::Theorem => return self.by_theorem_alone(),
            Engine::Retrograde => return self.by_labels_alone(),
            Engine::Grundy => Theory::Grundy,
            Engine::LoopyGrundy => Theory::LoopyGrundy,
            Engine::Values => Theory::Values,
            Engine::Search => Theory::Search,
            Engine::Sums => Theory::Sums,
            Engine::Minimax => Theory::Minimax,
            Engine::AlphaBeta => Theory::AlphaBeta,
            Engine::AndOr => Theory::AndOr,
        };
        let mut steps = vec![Step::answer(theory)];
        if matches!(engine, Engine::Grundy | Engine::LoopyGrundy) {
            steps.extend(self.distances());
        }
        steps
    }

    fn by_theorem_alone(&self) -> Vec<Step> {
        let facts = self.facts;
        let mut steps = Vec::new();
        if facts.theorem.is_none() && facts.has_own_search {
            steps.push(Step::answer(Theory::OwnSearch));
        } else {
            steps.push(Step::answer(Theory::Theorem));
        }
        let theorem = facts.theorem.unwrap_or(TheoremFacts { names_all_moves: false, gives_grundy: false });
        steps.extend(self.completion(theorem.names_all_moves, theorem.gives_grundy));
        steps
    }

    fn by_labels_alone(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.facts.has_dense_table {
            steps.push(Step::answer(Theory::Table));
        }
        steps.push(Step::answer(Theory::Retrograde));
        steps
    }
}
