//! Values of games as numbers to compute with: handles carry their store, so the operators need nothing else.
//!
//! `cargo run -p zermelo --example values`

use std::sync::Arc;
use zermelo::game::Player;
use zermelo::value::{Store, Value, ValueError};

fn main() -> Result<(), ValueError> {
    let store = Arc::new(Store::new());
    let (up, star) = (Value::up(&store), Value::star(&store));
    println!("up and star are confused: {}", up.partial_cmp(&star).is_none());
    println!("two ups exceed star: {}", &up + &up > star);
    // The operators panic when the store is full; their twins give an error.
    let double = up.try_add(&up)?;
    let switch = Value::try_game(&store, &[double], &[-&up])?;
    println!("{{2.^ | v}} is won by: {}", switch.outcome());
    println!("Left has {} option in its canonical form", switch.options(Player::Left).len());
    Ok(())
}
