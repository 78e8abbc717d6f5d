//! The examples of the book and the README, and the error messages, run and compared. `TRYCMD=overwrite cargo test -p
//! zermelo-cli --test all cli::` writes down what the program says now; read the difference before you keep it.

use std::path::Path;
use std::process::Command;

#[test]
fn examples_and_messages() {
    trycmd::TestCases::new()
        .default_bin_name("zermelo")
        .env("NO_COLOR", "1")
        .case("tests/errors/*.trycmd")
        .case("tests/input/*.toml")
        .case("../../README.md")
        .case("../../docs/src/*.md");
}

/// Letters that plain LaTeX does not have need a package, which a comment names; sentences are those of the answer.
#[test]
fn latex_is_told_in_the_language() {
    for (language, package, outcome) in [
        ("en", "", "outcome & N: the next"),
        ("ko", "{kotex}", "결과 & N: 누가"),
        ("zh", "ctex}", "胜负类 & N：无论"),
    ] {
        for command in
            [&["value", "domineering", "2x3"][..], &["table", "nim", "1", "2"], &["sequence", "kayles"]]
        {
            let mut program = Command::new(env!("CARGO_BIN_EXE_zermelo"));
            let output =
                program.args(["--lang", language, "--format", "latex"]).args(command).output().unwrap();
            let text = String::from_utf8(output.stdout).unwrap();
            let comment = text.lines().next().filter(|line| line.starts_with("% ")).unwrap_or_default();
            assert!(comment.ends_with(package) && comment.is_empty() == package.is_empty(), "{text}");
            assert!(command[0] != "value" || text.contains(outcome), "{text}");
        }
    }
}

/// The LaTeX of the book: those who compare the other examples take its backslashes for separators of paths.
#[test]
fn latex_is_as_in_the_book() {
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/src");
    for (chapter, least) in [("papers", 3), ("sequences", 1), ("graphs", 1)] {
        let text = std::fs::read_to_string(format!("{book}/{chapter}.md")).unwrap().replace("\r\n", "\n");
        let blocks = text.split("```console,ignore\n$ zermelo ").skip(1);
        let mut compared = 0;
        for (command, rest) in blocks.map(|block| block.split_once('\n').unwrap()) {
            if !command.contains("latex") && !command.contains("tikz") {
                continue;
            }
            // One argument may be in quotes.
            let words = command.split('\'').enumerate().flat_map(|(place, part)| {
                if place % 2 == 1 { vec![part] } else { part.split_whitespace().collect() }
            });
            let folder = format!("{book}/{chapter}.in");
            let folder = if Path::new(&folder).is_dir() { folder.as_str() } else { book };
            let output =
                Command::new(env!("CARGO_BIN_EXE_zermelo")).args(words).current_dir(folder).output().unwrap();
            let shown = rest.split("\n```").next().unwrap();
            assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), shown.trim(), "{command}");
            compared += 1;
        }
        assert!(compared >= least, "{chapter}");
    }
}
