//! A position of any game behind one type, so that sums can mix games.

use alloc::sync::Arc;
use core::any::Any;
use core::fmt;
use core::hash::{Hash, Hasher};

/// A position whose type is known to its game only. Cheap to clone.
#[derive(Clone)]
pub struct AnyPosition(Arc<dyn ErasedPosition>);

trait ErasedPosition: Any + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
    fn equals(&self, other: &dyn Any) -> bool;
    fn hash_into(&self, state: &mut dyn Hasher);
    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<P: Any + Send + Sync + Eq + Hash + fmt::Debug> ErasedPosition for P {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<P>().is_some_and(|other| self == other)
    }

    fn hash_into(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn debug(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl AnyPosition {
    /// Hides the type of a position.
    pub fn new<P: Any + Send + Sync + Eq + Hash + fmt::Debug>(position: P) -> Self {
        Self(Arc::new(position))
    }

    /// Another position in the place of this one, which takes no memory where this one is not shared.
    #[must_use]
    pub fn replaced_by<P: Any + Send + Sync + Eq + Hash + fmt::Debug>(mut self, position: P) -> Self {
        match Arc::get_mut(&mut self.0).and_then(|own| own.as_any_mut().downcast_mut()) {
            Some(own) => {
                *own = position;
                self
            }
            None => Self::new(position),
        }
    }

    /// Whether the position has this type.
    pub fn is<P: Any>(&self) -> bool {
        self.0.as_any().is::<P>()
    }

    /// The position with its type. Panics when it belongs to a game with another type of position, which is a
    /// mistake of the caller.
    pub fn expect<P: Any>(&self) -> &P {
        self.0.as_any().downcast_ref().expect("a position is used with the game it belongs to")
    }
}

impl PartialEq for AnyPosition {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other.0.as_any())
    }
}

impl Eq for AnyPosition {}

impl Hash for AnyPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}

impl fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.debug(f)
    }
}
