//! Games with heaps of tokens. They share one kind of position, [`Heaps`], and one notation: sizes with blanks
//! between them, whole numbers of any size.

mod add_back;
mod bounded_nim;
mod cakes;
mod declared;
mod euclid;
mod extreme_nim;
mod factors;
mod fair_shares;
mod fibonacci_nim;
mod generalised_wythoff;
mod heap_game;
mod heaps;
mod lasker_nim;
mod moore_nim;
mod nim;
mod nim_like;
mod partizan;
mod poker_nim;
mod splitting;
mod subtraction;
mod take_and_break;
mod take_rules;
mod thirty_one;
mod wythoff;

pub use add_back::AddBack;
pub use bounded_nim::{BOUNDED, BoundedNim};
pub use cakes::{CUTCAKE, Cake, CakeCutting, Cakes, MAUNDY_CAKE};
pub use euclid::{EUCLID, Euclid, EuclidPair};
pub use extreme_nim::{ExtremeNim, LARGEST_NIM, SMALLEST_NIM};
pub use fair_shares::{Almonds, FairShares};
pub use fibonacci_nim::{FIBONACCI, FibonacciNim, LimitedHeap, next_wins_fibonacci_nim, zeckendorf};
pub use generalised_wythoff::{FRAENKEL, GeneralisedWythoff};
pub use heaps::Heaps;
pub use heaps::parse_size;
pub use lasker_nim::{LASKER, LaskerNim};
pub use moore_nim::{MOORE, MooreNim};
pub use nim::{BOUTON, Nim};
pub(super) use nim_like::NimSum;
pub use nim_like::columns;
pub use partizan::{PartizanOctal, PartizanSubtraction};
pub use poker_nim::{POKER_NIM, PokerNim, PokerNimPosition};
pub use splitting::{SPLITTING, Splitting};
pub use subtraction::{SUBTRACTION, Subtraction};
pub use take_and_break::{HEAP_VALUES, QUOTIENT, TakeAndBreak, plain_code};
pub use take_rules::TakeRules;
pub use thirty_one::{THIRTY_ONE, ThirtyOne, next_wins_thirty_one};
pub use wythoff::{WYTHOFF, Wythoff, WythoffPair, WythoffView, is_wythoff_p_pair};

use crate::catalogue::Entry;

/// The heap games of the catalogue, in its order.
pub(crate) fn add_entries(list: &mut Vec<Entry>) {
    list.push(nim::entry());
    list.push(bounded_nim::entry());
    list.push(thirty_one::entry());
    list.push(subtraction::entry());
    list.extend(wythoff::entries());
    list.push(splitting::entry());
    list.extend(take_and_break::entries());
    list.push(add_back::entry());
    list.push(fair_shares::entry());
    list.push(fibonacci_nim::entry());
    list.push(moore_nim::entry());
    list.extend(extreme_nim::entries());
    list.push(poker_nim::entry());
    list.push(euclid::entry());
    list.push(generalised_wythoff::entry());
    list.push(lasker_nim::entry());
    list.extend(partizan::entries());
    list.extend(cakes::entries());
}
