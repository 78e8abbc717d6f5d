//! What the library does not have by itself and a program hands in: a clock, a gauge of memory, files. Without a clock
//! there is no limit on time, without a gauge memory is estimated, and without files nothing is read by name; so the
//! library runs where there are none of these, as in a browser.

use core::time::Duration;

/// A clock for limits on time.
pub trait Clock: Sync {
    /// The time since a moment that does not change while the program runs. Never falls.
    fn now(&self) -> Duration;
}

/// A gauge of the memory that the process has in use. It is asked now and then while tables grow, and before large
/// growth.
pub trait Gauge: Sync {
    /// The bytes in use at present.
    fn bytes_in_use(&self) -> u64;
}
