//! The arrows between the crates, as the page on the architecture has them: what each may know. Cargo enforces what stands in
//! the manifests; here it is that nothing stands there, or in a `use` line, that should not.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Each crate of the library with the crates of the workspace that it may depend on.
const MAY_KNOW: [(&str, &[&str]); 19] = [
    ("zermelo-core", &[]),
    ("zermelo-nimber", &["zermelo-core"]),
    ("zermelo-value", &["zermelo-core", "zermelo-nimber"]),
    ("zermelo-heap", &["zermelo-core", "zermelo-nimber"]),
    ("zermelo-solve", &["zermelo-core", "zermelo-nimber", "zermelo-value"]),
    ("zermelo-starlark", &["zermelo-core"]),
    ("zermelo-boards", &["zermelo-core"]),
    (
        "zermelo-games",
        &[
            "zermelo-core",
            "zermelo-nimber",
            "zermelo-value",
            "zermelo-heap",
            "zermelo-starlark",
            "zermelo-boards",
        ],
    ),
    (
        "zermelo-engines",
        &["zermelo-core", "zermelo-nimber", "zermelo-value", "zermelo-solve", "zermelo-games"],
    ),
    (
        "zermelo-contest",
        &[
            "zermelo-core",
            "zermelo-nimber",
            "zermelo-heap",
            "zermelo-solve",
            "zermelo-games",
            "zermelo-engines",
        ],
    ),
    (
        "zermelo",
        &[
            "zermelo-core",
            "zermelo-nimber",
            "zermelo-value",
            "zermelo-heap",
            "zermelo-solve",
            "zermelo-boards",
            "zermelo-games",
            "zermelo-engines",
            "zermelo-contest",
        ],
    ),
    ("zermelo-check", &[]),
    ("zermelo-ask", &["zermelo", "zermelo-check"]),
    ("zermelo-wasm", &["zermelo-ask", "zermelo-core"]),
    ("zermelo-serve", &["zermelo-ask", "zermelo-core"]),
    ("zermelo-system", &["zermelo-core"]),
    ("zermelo-cluster", &["zermelo-core", "zermelo-solve", "zermelo-games", "zermelo-system"]),
    ("zermelo-rule-files", &["zermelo-games"]),
    ("zermelo-cli", &["zermelo", "zermelo-check", "zermelo-rule-files", "zermelo-serve", "zermelo-system"]),
];

/// What the crates of the library may not touch: files, the clock, the terminal, the process.
const FORBIDDEN: [&str; 6] =
    ["std::fs", "Instant::now", "SystemTime", "println!(", "eprintln!(", "std::process"];

/// Crates that are handed files and clocks, and print nothing.
const LIBRARY: [&str; 12] = [
    "zermelo-core",
    "zermelo-nimber",
    "zermelo-value",
    "zermelo-heap",
    "zermelo-solve",
    "zermelo-starlark",
    "zermelo-boards",
    "zermelo-games",
    "zermelo-engines",
    "zermelo-contest",
    "zermelo",
    "zermelo-ask",
];

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(workspace())
        .output()
        .expect("cargo tells about the workspace");
    serde_json::from_slice(&output.stdout).expect("cargo answers in JSON")
}

/// The crates of the workspace with those they depend on, not counting what only their tests need.
fn arrows() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("there are packages");
    let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_owned();
    let names: BTreeSet<String> = packages.iter().map(name).collect();
    let known = |package: &Value| {
        let dependencies = package["dependencies"].as_array().expect("a list, maybe empty");
        let needed = dependencies.iter().filter(|one| one["kind"].is_null()).map(name);
        needed.filter(|one| names.contains(one)).collect()
    };
    packages.iter().map(|package| (name(package), known(package))).collect()
}

#[test]
fn crates_know_what_they_may_know() {
    let arrows = arrows();
    for (name, may_know) in MAY_KNOW {
        let known = arrows.get(name).unwrap_or_else(|| panic!("{name} is not in the workspace"));
        for other in known {
            assert!(may_know.contains(&other.as_str()), "{name} must not depend on {other}");
        }
    }
    let dependants = arrows.iter().filter(|(_, known)| known.contains("zermelo-bench"));
    assert_eq!(dependants.count(), 0, "nothing depends on the benchmarks");
    let dependants = arrows.iter().filter(|(_, known)| known.contains("zermelo-cluster"));
    assert_eq!(dependants.count(), 0, "its engine of many processes enters no other build");
}

/// The source files below a folder.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

#[test]
fn the_library_touches_no_file_clock_or_terminal() {
    let mut seen = 0;
    for name in LIBRARY {
        let mut files = Vec::new();
        sources(&workspace().join("crates").join(name).join("src"), &mut files);
        for file in files {
            let text = std::fs::read_to_string(&file).expect("source files are text");
            // Unit tests stand at the end of a file and may do what they like.
            let code = text.split("#[cfg(test)]").next().unwrap_or(&text);
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in lines {
                seen += 1;
                for word in FORBIDDEN {
                    assert!(!line.contains(word), "{}: {word} in the library: {line}", file.display());
                }
            }
        }
    }
    assert!(seen > 10_000, "only {seen} lines were looked at");
}
