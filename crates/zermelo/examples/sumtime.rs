//! scratch
use std::time::Instant;
use zermelo::catalogue::{self, Engines};
use zermelo::game::{Convention, Player};
use zermelo::solve::Limits;
use zermelo::solve::sums::{Devices, store_bytes};
use zermelo::value::Store;
fn main() {
    let mut args = std::env::args().skip(1);
    let mut devices = Devices::ALL;
    let mut misere = Convention::Normal;
    while let Some(a) = args.next() {
        match a.as_str() {
            "-c" => devices.cancel = false, "-v" => devices.values = false, "-b" => devices.bounds = false,
            "-o" => devices.order = false, "-l" => devices.lookups = false, "-m" => misere = Convention::Misere,
            text => {
                let (text, who) = match text.split_once('@') { Some((t, "R")) => (t, Player::Right), Some((t, _)) => (t, Player::Left), None => (text, Player::Left) };
                let opened = catalogue::open(text).unwrap_or_else(|e| panic!("{e}"));
                let limits = Limits::none();
                let start = Instant::now();
                let store = Store::with_budget(Some(store_bytes(&limits)));
                let mut sums = opened.game.sums(&store, misere, devices, &limits).unwrap();
                let wins = sums.wins(&opened.position, who);
                let t = start.elapsed().as_secs_f64();
                println!("{:40} {:?} {:?} {:8.4}s {:?}", &text[..text.len().min(40)], who, wins, t, sums.counts());
            }
        }
    }
}
