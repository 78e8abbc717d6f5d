//! Why a value was not computed.

use zermelo_core::StopReason;

/// Why a value was not computed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ValueError {
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
    /// The store holds as many forms as it can.
    #[error("the store of values is full")]
    Full,
    /// Two values that are to be put together or compared belong to different stores.
    #[error("the values belong to different stores; bring them into one with Algebra::import")]
    OtherStore,
    /// A part of the value is beyond what is computed with.
    #[error("{0}")]
    TooLarge(&'static str),
    /// The question makes no sense for this value.
    #[error("{0}")]
    Domain(&'static str),
}
