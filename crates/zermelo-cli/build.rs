//! Lists the rule files of `games/`, which the program carries with it: a game is added there in one file.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    // A package has the folder beside it; in the repository it stands at the root, for people to read.
    let home = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = [home.join("games"), home.join("../../games")].into_iter().find(|folder| folder.is_dir());
    let mut files: Vec<PathBuf> = Vec::new();
    if let Some(folder) = &folder {
        println!("cargo::rerun-if-changed={}", folder.display());
        let entries = std::fs::read_dir(folder).expect("the folder of rule files can be read");
        files.extend(entries.map(|entry| entry.expect("so can its entries").path()));
    }
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
    std::fs::write(Path::new(&out).join("shipped_rules.rs"), list).expect("cargo's folder can be written to");
}
