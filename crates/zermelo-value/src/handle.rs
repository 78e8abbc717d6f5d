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
/// The operators work without limits. They panic when the store is full (8 GB of forms) and when values of different stores
/// are added or subtracted; [`try_add`](Self::try_add) and its like give an error instead. Work that may grow large is done
/// with an [`Algebra`], which has limits. Values of different stores are neither equal nor comparable, unless both are small
/// sums of a number, ups and a nimber.
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
        expect(Self::compute(store, |algebra| algebra.number_up_star(sum)))
    }

    /// {left | right}. Panics where [`try_game`](Self::try_game) gives an error.
    pub fn game(store: &Arc<Store>, left: &[Self], right: &[Self]) -> Self {
        expect(Self::try_game(store, left, right))
    }

    /// {left | right}. Errors when an option belongs to another store, or the store is full.
    pub fn try_game(store: &Arc<Store>, left: &[Self], right: &[Self]) -> Result<Self, ValueError> {
        let ids = |options: &[Self]| {
            let id = |value: &Self| value.id_in(store).ok_or(ValueError::OtherStore);
            options.iter().map(id).collect::<Result<Vec<_>, _>>()
        };
        let (left, right) = (ids(left)?, ids(right)?);
        Self::compute(store, |algebra| algebra.game(&left, &right))
    }

    /// The sum. Errors when the values belong to different stores, or the store is full.
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is less general")]
    pub fn try_add(&self, other: &Self) -> Result<Self, ValueError> {
        self.with(other, |algebra, a, b| algebra.sum(a, b))
    }

    /// The difference. Errors as [`try_add`](Self::try_add).
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone is less general")]
    pub fn try_sub(&self, other: &Self) -> Result<Self, ValueError> {
        self.with(other, |algebra, a, b| algebra.difference(a, b))
    }

    /// The negative. Errors when the store is full.
    pub fn try_neg(&self) -> Result<Self, ValueError> {
        Self::compute(&self.store, |algebra| algebra.negative(self.id))
    }

    /// How the values compare, `None` where they are confused. Errors when they belong to different stores.
    pub fn try_cmp(&self, other: &Self) -> Result<Option<Ordering>, ValueError> {
        let id = other.id_in(&self.store).ok_or(ValueError::OtherStore)?;
        with_algebra(&self.store, |algebra| algebra.compare(self.id, id))
    }

    /// The value's id in a store: its own store, or any for values that lie in the id itself.
    fn id_in(&self, store: &Arc<Store>) -> Option<ValueId> {
        (self.id.is_inline() || Arc::ptr_eq(&self.store, store)).then_some(self.id)
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
        expect(with_algebra(&self.store, |algebra| Ok(algebra.is_number_up_star(self.id))))
    }

    /// The options of a player in the canonical form.
    pub fn options(&self, player: Player) -> Vec<Self> {
        let options = expect(with_algebra(&self.store, |algebra| algebra.options(self.id, player)));
        options.into_iter().map(|id| Self::new(Arc::clone(&self.store), id)).collect()
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        expect(with_algebra(&self.store, |algebra| algebra.outcome(self.id)))
    }

    fn compute(
        store: &Arc<Store>,
        work: impl FnOnce(&mut Algebra) -> Result<ValueId, ValueError>,
    ) -> Result<Self, ValueError> {
        Ok(Self::new(Arc::clone(store), with_algebra(store, work)?))
    }

    fn with(
        &self,
        other: &Self,
        work: fn(&mut Algebra, ValueId, ValueId) -> Result<ValueId, ValueError>,
    ) -> Result<Self, ValueError> {
        // A small value of either store is one of the other, too.
        let store = if self.id.is_inline() { &other.store } else { &self.store };
        let id = other.id_in(store).ok_or(ValueError::OtherStore)?;
        Self::compute(store, |algebra| work(algebra, self.id, id))
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

/// Work without limits.
fn with_algebra<T>(
    store: &Store,
    work: impl FnOnce(&mut Algebra) -> Result<T, ValueError>,
) -> Result<T, ValueError> {
    work(&mut Algebra::new(store, &Limits::none())?)
}

/// What an operator gives, which cannot give an error.
fn expect<T>(result: Result<T, ValueError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
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

/// Values of different stores are not comparable.
impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.try_cmp(other).ok().flatten()
    }
}

impl Add for &Value {
    type Output = Value;

    fn add(self, other: Self) -> Value {
        expect(self.try_add(other))
    }
}

impl Sub for &Value {
    type Output = Value;

    fn sub(self, other: Self) -> Value {
        expect(self.try_sub(other))
    }
}

impl Neg for &Value {
    type Output = Value;

    fn neg(self) -> Value {
        expect(self.try_neg())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_different_stores_are_told_apart() {
        let (one, other) = (Arc::new(Store::new()), Arc::new(Store::new()));
        let switch = |store: &Arc<Store>| {
            let up = Value::up(store);
            Value::game(store, std::slice::from_ref(&up), &[-&(&up + &up)])
        };
        let (here, there) = (switch(&one), switch(&other));
        assert!(!here.is_number_up_star());
        assert_eq!(here.try_add(&there), Err(ValueError::OtherStore));
        assert_eq!(here.try_sub(&there), Err(ValueError::OtherStore));
        assert_eq!(here.try_cmp(&there), Err(ValueError::OtherStore));
        assert_eq!(Value::try_game(&one, std::slice::from_ref(&there), &[]), Err(ValueError::OtherStore));
        assert_eq!(here.partial_cmp(&there), None);
        assert!(here != there);
    }

    #[test]
    fn small_values_belong_to_every_store() {
        let (one, other) = (Arc::new(Store::new()), Arc::new(Store::new()));
        let (up, star) = (Value::up(&one), Value::star(&other));
        assert_eq!(up.try_cmp(&star), Ok(None));
        assert_eq!(up.try_add(&star).and_then(|sum| sum.try_sub(&star)), Ok(up.clone()));
        let game = Value::game(&other, &[Value::star(&other)], &[Value::up(&other)]);
        assert_eq!(up.try_add(&game).map(|sum| Arc::ptr_eq(sum.store(), &other)), Ok(true));
    }
}
