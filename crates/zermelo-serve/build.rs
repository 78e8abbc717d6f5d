//! Lists the files of the page, `assets/`, so that they are part of the program: their names are fixed when it is built, and no
//! request names a file of the machine.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=assets");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("assets");
    let mut files = Vec::new();
    collect(&root, "", &mut files);
    files.sort();
    let mut table = String::from("&[\n");
    for (name, path) in &files {
        writeln!(table, "    ({name:?}, include_bytes!({:?})),", path.display().to_string())
            .expect("a String takes all that is written");
    }
    table += "]";
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("assets.rs");
    fs::write(out, table).expect("the list of files can be written");
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).expect("assets/ is there") {
        let path = entry.expect("it can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("names are UTF-8").to_owned();
        if name.starts_with('.') {
            continue;
        }
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            println!("cargo:rerun-if-changed={}", path.display());
            collect(&path, &format!("{name}/"), files);
        } else {
            files.push((name, path));
        }
    }
}
