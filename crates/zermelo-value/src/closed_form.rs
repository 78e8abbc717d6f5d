//! The form in which a theorem gives the values of positions.

use crate::{Algebra, ValueError, ValueId};
use zermelo_core::Ruleset;

/// The value of a position that a theorem gives, `None` where it does not apply.
pub type ClosedForm<R> =
    fn(&R, &<R as Ruleset>::Position, &mut Algebra) -> Option<Result<ValueId, ValueError>>;
