//! Tables of every position of a game, built by many processes. Each worker has a range of every slice; what a position
//! says to one of another worker goes over timely-dataflow, whose frontiers tell when a level is closed. The rules by which
//! words take messages in are the kernel's, `zermelo_solve::labels::part`; here are the way the letters go, the order of the
//! rounds, and the checkpoints.

mod checkpoint;
mod failure;
mod hosts;
mod letters;
mod meet;
mod rounds;
mod wire;
mod work;

pub use failure::Failure;
pub use hosts::{Host, read_hosts};
pub use meet::{Meeting, Seat, take_seat};
pub use work::{Build, build};
