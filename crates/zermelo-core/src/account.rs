//! What an answer has spent: an account that all computations for it share, so that limits hold for the whole answer and
//! not for each attempt; and the charge of one computation to it.

use crate::AtomicU64;
use alloc::sync::Arc;
use core::cell::Cell;
use core::sync::atomic::Ordering;

/// Positions looked at and bytes of tables, summed over the computations that were started with the account. Clones are
/// the same account.
#[derive(Clone, Debug, Default)]
pub struct Account(Arc<Spent>);

#[derive(Debug, Default)]
struct Spent {
    positions: AtomicU64,
    bytes: AtomicU64,
}

impl Account {
    /// An account on which nothing was spent.
    pub fn new() -> Self {
        Self::default()
    }

    /// Positions looked at so far. Computations that run enter theirs now and then.
    pub fn positions(&self) -> u64 {
        self.0.positions.load(Ordering::Relaxed)
    }

    /// Bytes of the tables that there are at present.
    pub fn bytes(&self) -> u64 {
        self.0.bytes.load(Ordering::Relaxed)
    }

    fn take_bytes(&self, bytes: u64) {
        self.0.bytes.fetch_add(bytes, Ordering::Relaxed);
    }

    fn give_bytes_back(&self, bytes: u64) {
        self.0.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }
}

/// What one computation, or a table that is left of it, has spent. It is entered in the account by [`enter`](Self::enter);
/// the bytes are given back when the charge is dropped, the positions are not.
#[derive(Debug, Default)]
pub struct Charge {
    account: Option<Account>,
    pub(crate) positions: u64,
    pub(crate) bytes: u64,
    entered_positions: Cell<u64>,
    entered_bytes: Cell<u64>,
}

impl Charge {
    /// Nothing yet, on an account where there is one.
    pub fn to(account: Option<&Account>) -> Self {
        Self {
            account: account.cloned(),
            positions: 0,
            bytes: 0,
            entered_positions: Cell::new(0),
            entered_bytes: Cell::new(0),
        }
    }

    /// The bytes charged.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Changes the bytes charged, and enters them at once.
    pub fn set_bytes(&mut self, bytes: u64) {
        self.bytes = bytes;
        self.enter();
    }

    /// Enters in the account what is new since the last time.
    pub fn enter(&self) {
        let Some(account) = &self.account else { return };
        let (positions, bytes) = (self.entered_positions.get(), self.entered_bytes.get());
        account.0.positions.fetch_add(self.positions - positions, Ordering::Relaxed);
        if self.bytes >= bytes {
            account.take_bytes(self.bytes - bytes);
        } else {
            account.give_bytes_back(bytes - self.bytes);
        }
        self.entered_positions.set(self.positions);
        self.entered_bytes.set(self.bytes);
    }

    /// Positions and bytes on the account with the charge in it; without an account, those of the charge.
    pub(crate) fn totals(&self) -> (u64, u64) {
        self.enter();
        self.account
            .as_ref()
            .map_or((self.positions, self.bytes), |account| (account.positions(), account.bytes()))
    }
}

/// A copy of a table takes as much again.
impl Clone for Charge {
    fn clone(&self) -> Self {
        let mut copy = Self::to(self.account.as_ref());
        copy.set_bytes(self.bytes);
        copy
    }
}

impl Drop for Charge {
    fn drop(&mut self) {
        self.enter();
        if let Some(account) = &self.account {
            account.give_bytes_back(self.bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_stay_and_bytes_are_given_back() {
        let account = Account::new();
        let mut charge = Charge::to(Some(&account));
        charge.positions = 5;
        charge.set_bytes(100);
        let copy = charge.clone();
        assert_eq!((account.positions(), account.bytes()), (5, 200));
        charge.set_bytes(30);
        assert_eq!(account.bytes(), 130);
        charge.positions = 7;
        drop(charge);
        assert_eq!((account.positions(), account.bytes()), (7, 100));
        drop(copy);
        assert_eq!((account.positions(), account.bytes()), (7, 0));
    }
}
