//! How often a client may ask: so many questions a second, and as many at once after a pause.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Clients that are remembered; then those that have paused are forgotten.
const MOST_CLIENTS: usize = 10_000;

/// Whether a question is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Goes,
    TooOften,
}

pub(crate) struct Rate {
    a_second: NonZeroU32,
    /// For each client the time at which all it has asked is paid for.
    paid: Mutex<HashMap<IpAddr, Duration>>,
}

impl Rate {
    pub(crate) fn new(a_second: NonZeroU32) -> Self {
        Self { a_second, paid: Mutex::default() }
    }

    pub(crate) const fn a_second(&self) -> NonZeroU32 {
        self.a_second
    }

    /// A client asks at a time.
    pub(crate) fn ask(&self, client: IpAddr, now: Duration) -> Verdict {
        // Entries are right at every moment.
        let mut paid = self.paid.lock().unwrap_or_else(PoisonError::into_inner);
        if paid.len() >= MOST_CLIENTS {
            paid.retain(|_, until| *until > now);
        }
        let is_full = paid.len() >= MOST_CLIENTS && !paid.contains_key(&client);
        let until =
            paid.get(&client).copied().unwrap_or(now).max(now) + Duration::from_secs(1) / self.a_second.get();
        if is_full || until > now + Duration::from_secs(1) {
            return Verdict::TooOften;
        }
        paid.insert(client, until);
        Verdict::Goes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_a_second_for_each_client() {
        let rate = Rate::new(NonZeroU32::new(5).unwrap());
        let clients: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        let start = Duration::from_secs(100);
        for client in clients {
            let asked = (0..8).map(|_| rate.ask(client, start));
            assert_eq!(asked.filter(|&verdict| verdict == Verdict::Goes).count(), 5);
        }
        assert_eq!(rate.ask(clients[0], start + Duration::from_millis(210)), Verdict::Goes);
        assert_eq!(rate.ask(clients[0], start + Duration::from_millis(220)), Verdict::TooOften);
        // After a pause as many at once as before.
        let later = start + Duration::from_mins(1);
        let asked = (0..8).map(|_| rate.ask(clients[0], later));
        assert_eq!(asked.filter(|&verdict| verdict == Verdict::Goes).count(), 5);
    }

    #[test]
    fn clients_are_forgotten() {
        let rate = Rate::new(NonZeroU32::MIN);
        for number in 0..3 * MOST_CLIENTS as u32 {
            let now = Duration::from_secs(u64::from(number) / 1_000);
            rate.ask(IpAddr::from(number.to_be_bytes()), now);
        }
        assert!(rate.paid.lock().unwrap().len() <= MOST_CLIENTS);
    }
}
