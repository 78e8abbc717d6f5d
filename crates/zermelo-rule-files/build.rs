//! Lists the rule files of `games/`, which programs carry with them: a game is added there in one file.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    list_rule_files(&folder("games"));
}

/// A folder of the repository. It stands at the root, for people to read; a package has it with it.
fn folder(name: &str) -> PathBuf {
    let home = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let places = [home.join("../..").join(name), home.join(name)];
    places.into_iter().find(|place| place.is_dir()).unwrap_or_else(|| panic!("there is no folder {name}"))
}

fn list_rule_files(folder: &Path) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(folder).expect("the folder of rule files can be read");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("so can its entries").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "star"));
    files.sort();
    let mut list = String::from("&[\n");
    for path in &files {
        let name = path.file_name().and_then(|name| name.to_str()).expect("rule files have plain names");
        let path = path.canonicalize().expect("the file is there");
        let path = path.to_str().expect("the repository has a plain path");
        let _ = writeln!(list, "    ({name:?}, include_str!({path:?})),");
    }
    list.push_str("]\n");
    let out = std::env::var_os("OUT_DIR").expect("cargo sets it");
    std::fs::write(Path::new(&out).join("rule_files.rs"), list).expect("cargo's folder can be written to");
}
