//! Says where the book is, of which the program carries the chapter on rule files.

use std::path::PathBuf;

fn main() {
    let docs = folder("docs");
    println!("cargo::rustc-env=ZERMELO_DOCS={}", docs.display());
}

/// A folder of the repository. It stands at the root, for people to read; a package has it with it.
fn folder(name: &str) -> PathBuf {
    let home = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let places = [home.join("../..").join(name), home.join(name)];
    places.into_iter().find(|place| place.is_dir()).unwrap_or_else(|| panic!("there is no folder {name}"))
}
