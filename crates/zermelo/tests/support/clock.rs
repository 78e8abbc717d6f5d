//! The system's clock, for tests of limits on time.

#![allow(dead_code, unreachable_pub, reason = "every test takes what it needs")]

use std::sync::OnceLock;
use std::time::{Duration, Instant};
use zermelo::game::Clock;
use zermelo::solve::Limits;

/// The clock of the system.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// No limits, with a clock.
pub const TIMED: Limits<'static> = Limits { clock: Some(&SystemClock), ..Limits::none() };

/// A limit that is over.
pub const PAST: Limits<'static> = Limits { deadline: Some(Duration::ZERO), ..TIMED };
