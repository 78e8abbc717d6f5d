//! Values that carry their store: arithmetic with operators, order with `<`.

use super::error::ValueError;
use super::fold::Memo;
use super::{Algebra, NumberUpStar, Store, ValueId};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Neg, Sub};
use std::sync::Arc;
use zermelo_core::{Limits, Outcome, Player};

/// A value together with its store. Cheap to clone, and may go from thread to thread.
///
/// The operators work without limits and panic only when the store is full (8 GB of forms); work that may grow so far
/// is done with an [`Algebra`], which has limits. Values of different stores are not equal, and adding them panics.
///
/// ```
/// use std::sync::Arc;
/// use zermelo_value::{Store, Value};
///
/// let store = Arc::new(Store::new());
/// let up = Value::up(&store);
/// let star = Value::star(&store);
/// assert_eq!(&star + &star, Value::zero(&store));
/// assert!(&up + &up > star);
/// assert_eq!(up.partial_cmp(&star), None);
/// ```
#[derive(Clone, Debug)]
pub struct Value {
    store: Arc<Store>,
    id: ValueId,
}

impl Value {
    /// The value of an id in a store.
    pub const fn new(store: Arc<Store>, id: ValueId) -> Self {
        Self { store, id }
    }

    /// 0.
    pub fn zero(store: &Arc<Store>) -> Self {
        Self::new(Arc::clone(store), ValueId::ZERO)
    }

    /// *.
    pub fn star(store: &Arc<Store>) -> Self {
        Self::new(Arc::clone(store), ValueId::STAR)
    }

    /// ↑.
    pub fn up(store: &Arc<Store>) -> Self {
        Self::new(Arc::clone(store), ValueId::UP)
    }

    /// x + n·↑ + *m.
    pub fn number_up_star(store: &Arc<Store>, sum: NumberUpStar) -> Self {
        Self::compute(store, |algebra| algebra.number_up_star(sum))
    }

    /// {left | right}. All options must be of `store`.
    pub fn game(store: &Arc<Store>, left: &[Self], right: &[Self]) -> Self {
        let ids = |options: &[Self]| {
            let id = |value: &Self| {
                assert!(Arc::ptr_eq(&value.store, store), "values of different stores are put together");
                value.id
            };
            options.iter().map(id).collect::<Vec<_>>()
        };
        let (left, right) = (ids(left), ids(right));
        Self::compute(store, |algebra| algebra.game(&left, &right))
    }

    /// The id in the store.
    pub const fn id(&self) -> ValueId {
        self.id
    }

    /// The store.
    pub const fn store(&self) -> &Arc<Store> {
        &self.store
    }

    /// Whether the value is a number, ups and a nimber.
    pub fn is_number_up_star(&self) -> bool {
        with_algebra(&self.store, |algebra| Ok(algebra.is_number_up_star(self.id)))
    }

    /// The options of a player in the canonical form.
    pub fn options(&self, player: Player) -> Vec<Self> {
        let options = with_algebra(&self.store, |algebra| algebra.options(self.id, player));
        options.into_iter().map(|id| Self::new(Arc::clone(&self.store), id)).collect()
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        with_algebra(&self.store, |algebra| algebra.outcome(self.id))
    }

    fn compute(store: &Arc<Store>, work: impl FnOnce(&mut Algebra) -> Result<ValueId, ValueError>) -> Self {
        Self::new(Arc::clone(store), with_algebra(store, work))
    }

    fn with(
        &self,
        other: &Self,
        work: fn(&mut Algebra, ValueId, ValueId) -> Result<ValueId, ValueError>,
    ) -> Self {
        assert!(Arc::ptr_eq(&self.store, &other.store), "values of different stores are put together");
        Self::compute(&self.store, |algebra| work(algebra, self.id, other.id))
    }
}

impl Algebra<'_> {
    /// The same value in this store.
    pub fn import(&mut self, value: &Value) -> Result<ValueId, ValueError> {
        if std::ptr::eq(self.store, &raw const *value.store) {
            return Ok(value.id);
        }
        let source = Algebra::new(&value.store, &Limits::none())?;
        self.fold(
            &mut Memo::default(),
            value.id,
            |_, id, needed| {
                if source.is_number_up_star(id) {
                    return Ok(());
                }
                source.push_all_options(id, needed)
            },
            |algebra, id, known| {
                if let Some(sum) = source.as_number_up_star(id) {
                    return algebra.number_up_star(sum);
                }
                let images = |player| -> Result<Vec<ValueId>, ValueError> {
                    Ok(source.options(id, player)?.iter().map(|option| known[option]).collect())
                };
                algebra.game(&images(Player::Left)?, &images(Player::Right)?)
            },
        )
    }
}

/// Work without limits: it fails only when the store is full.
fn with_algebra<T>(store: &Store, work: impl FnOnce(&mut Algebra) -> Result<T, ValueError>) -> T {
    let result = Algebra::new(store, &Limits::none()).map_err(ValueError::from);
    result.and_then(|mut algebra| work(&mut algebra)).expect("the store has room")
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && (self.id.is_inline() || Arc::ptr_eq(&self.store, &other.store))
    }
}

impl Eq for Value {}

impl Hash for Value {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        assert!(Arc::ptr_eq(&self.store, &other.store), "values of different stores are compared");
        with_algebra(&self.store, |algebra| algebra.compare(self.id, other.id))
    }
}

impl Add for &Value {
    type Output = Value;

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is less general")]
    fn add(self, other: Self) -> Value {
        self.with(other, |algebra, a, b| algebra.sum(a, b))
    }
}

impl Sub for &Value {
    type Output = Value;

    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is less general")]
    fn sub(self, other: Self) -> Value {
        self.with(other, |algebra, a, b| algebra.difference(a, b))
    }
}

impl Neg for &Value {
    type Output = Value;

    fn neg(self) -> Value {
        Value::compute(&self.store, |algebra| algebra.negative(self.id))
    }
}
