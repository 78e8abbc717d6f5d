//! `zermelo sequence` as a program: runs that are stopped, killed and taken up again, b-files, names, and the formats of
//! tables.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn zermelo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zermelo"));
    command.args(arguments).stdin(Stdio::null());
    command
}

fn output(arguments: &[&str]) -> Output {
    zermelo(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// A directory of a test of its own, empty.
fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("sequence-{name}"));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A question with a b-file, with or without a checkpoint.
struct Run<'a> {
    code: &'a str,
    method: &'a str,
    last: &'a str,
    bfile: PathBuf,
    checkpoint: PathBuf,
}

impl Run<'_> {
    fn command(&self, has_checkpoint: bool, more: &[&str]) -> Command {
        let mut command = zermelo(&["sequence", self.code, "-n", self.last, "--method", self.method]);
        command.arg("--bfile").arg(&self.bfile).args(more);
        if has_checkpoint {
            command.arg("--checkpoint").arg(&self.checkpoint);
        }
        command
    }

    /// What a run without a stop says and writes.
    fn whole(&self) -> (Vec<u8>, Vec<u8>) {
        let output = self.command(false, &[]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{} {}: {}", self.code, self.method, text(&output.stderr));
        (output.stdout, std::fs::read(&self.bfile).unwrap())
    }

    /// What the last of several runs says and writes, each of which is given one more limit; the last has none.
    fn in_parts(&self, limits: &[[&str; 2]]) -> (Vec<u8>, Vec<u8>) {
        let _ = std::fs::remove_file(&self.checkpoint);
        for limit in limits {
            let output = self.command(true, limit).output().unwrap();
            let code = output.status.code();
            assert!(
                code == Some(3) || code == Some(0),
                "{} {} {limit:?}: {}",
                self.code,
                self.method,
                text(&output.stderr)
            );
        }
        let output = self.command(true, &[]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{} {}: {}", self.code, self.method, text(&output.stderr));
        (output.stdout, std::fs::read(&self.bfile).unwrap())
    }
}

const METHODS: [&str; 5] = ["auto", "plain", "sparse", "blocked", "windowed"];

/// Checkpoint, b-file, every method, stopped at many heaps: the report and the b-file are byte for byte those of one run,
/// and a later run, also to a larger heap, takes the checkpoint up.
#[test]
fn stopped_runs_end_like_whole_ones() {
    let place = place("stops");
    for code in ["0.6", "0.106"] {
        for method in METHODS {
            let run = |last| Run {
                code,
                method,
                last,
                bfile: place.join("bfile"),
                checkpoint: place.join("checkpoint"),
            };
            let long = if method == "plain" { "11000" } else { "25000" };
            let stops = ["1", "2048", "4100", "9000", "9001", "16500", "24999"];
            let limits: Vec<[&str; 2]> = stops.iter().map(|stop| ["--limit-positions", stop]).collect();
            let whole = run(long).whole();
            assert_eq!(whole.1.split(|&byte| byte == b'\n').count() - 1, long.parse::<usize>().unwrap() + 1);
            assert_eq!(run(long).in_parts(&limits), whole, "{code} {method}");
            // The checkpoint of the end is taken up by a longer run.
            let longer = run(if method == "plain" { "12500" } else { "40000" });
            let output = longer.command(true, &[]).output().unwrap();
            let written = (output.stdout, std::fs::read(&longer.bfile).unwrap());
            assert_eq!(written, longer.whole(), "{code} {method}: {}", text(&output.stderr));
        }
    }
}

/// A kill at any moment leaves a checkpoint that is taken up.
#[test]
fn killed_runs_go_on() {
    let place = place("kills");
    for (code, method) in [("0.6", "auto"), ("0.106", "auto"), ("0.16", "windowed"), ("0.6", "sparse")] {
        let run = Run {
            code,
            method,
            last: "60000",
            bfile: place.join("bfile"),
            checkpoint: place.join("checkpoint"),
        };
        let whole = run.whole();
        let _ = std::fs::remove_file(&run.checkpoint);
        for pause in [0, 3, 10, 25, 40, 80, 150] {
            let mut child =
                run.command(true, &[]).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
            std::thread::sleep(Duration::from_millis(pause));
            let _ = child.kill();
            let output = child.wait_with_output().unwrap();
            assert!(output.stderr.is_empty(), "{code} {method}: {}", text(&output.stderr));
        }
        assert_eq!(run.in_parts_kept(), whole, "{code} {method}");
    }
}

impl Run<'_> {
    /// What a last run says and writes that takes up whatever checkpoint there is.
    fn in_parts_kept(&self) -> (Vec<u8>, Vec<u8>) {
        let output = self.command(true, &["--limit-time", "1ms"]).output().unwrap();
        assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
        let output = self.command(true, &[]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        (output.stdout, std::fs::read(&self.bfile).unwrap())
    }
}

/// Without a limit none is reached: the blocked method needs some values more than the b-file.
#[test]
fn a_b_file_sets_no_limit() {
    let bfile = place("limit").join("bfile");
    let output = output(&["sequence", "0.6", "-n", "40000", "--bfile", bfile.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(std::fs::read_to_string(bfile).unwrap().lines().count(), 40_001);
}

#[cfg(unix)]
#[test]
fn input_without_end_stops_at_once() {
    let start = Instant::now();
    let refused = output(&["sequence", "0.6", "-n", "100", "--checkpoint", "/dev/zero"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        text(&refused.stderr).contains("/dev/zero: this is not a checkpoint"),
        "{}",
        text(&refused.stderr)
    );
    let place = place("zero");
    let (long, text_file) = (place.join("long"), place.join("text"));
    let mut start_of_checkpoint = b"zermelo sequence 2\n".to_vec();
    start_of_checkpoint.resize(40 << 20, 0);
    std::fs::write(&long, start_of_checkpoint).unwrap();
    std::fs::write(&text_file, "1 1\n".repeat(10 << 20)).unwrap();
    let (long, text_file) = (long.to_str().unwrap(), text_file.to_str().unwrap());
    for arguments in [
        vec!["contest", "nim", text_file, "--limit-memory", "24MB"],
        vec!["eval", "--file", text_file, "--limit-memory", "24MB"],
        vec!["sequence", "0.6", "-n", "100", "--checkpoint", long, "--limit-memory", "24MB"],
    ] {
        let stopped = output(&arguments);
        assert_eq!(stopped.status.code(), Some(3), "{arguments:?}");
        let message = text(&stopped.stderr);
        assert!(message.contains("the memory limit of 24 MB was reached before its end"), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

#[test]
fn the_name_that_was_asked_for_stays() {
    let title = |code: &str| {
        let output = output(&["sequence", code, "-n", "12"]);
        text(&output.stdout).lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(title("kayles"), "kayles (0.77)");
    assert_eq!(title("0.77"), "0.77 (Kayles)");
    assert_eq!(title("subtraction:1,2,3"), "subtraction:1,2,3 (0.333)");
    assert_eq!(title("subtraction:1..3"), "subtraction:1..3 (0.333)");
    assert_eq!(title("C.1"), "C.1");
    let json = |code: &str| -> serde_json::Value {
        serde_json::from_slice(&output(&["sequence", code, "-n", "12", "--format", "json"]).stdout).unwrap()
    };
    let kayles = json("kayles");
    assert_eq!((kayles["code"].as_str(), kayles["name"].as_str()), (Some("0.77"), Some("kayles")));
    assert!(json("0.77")["name"].is_null());
    let text = output(&["sequence", "subtraction:1,2,3", "-n", "12"]).stdout;
    assert!(String::from_utf8(text).unwrap().contains("Period 4 from heap 0 on: proved by"));
}

/// Tables are there as CSV, Markdown and LaTeX; elsewhere these formats are neither in the help nor taken.
#[test]
fn formats_are_those_of_the_command() {
    let csv = output(&["sequence", "kayles", "-n", "500", "--format", "csv"]).stdout;
    let lines: Vec<&str> = text(&csv).lines().collect();
    assert_eq!((lines.len(), lines[0], lines[1], lines[6]), (502, "heap,value", "0,0", "5,4"));
    let csv = output(&["table", "nim", "1", "2", "--format", "csv"]).stdout;
    assert!(text(&csv).starts_with("position,outcome,value,plies\n"), "{}", text(&csv));
    let markdown = output(&["table", "chomp", "2x2", "--format", "markdown"]).stdout;
    assert!(text(&markdown).contains("\n| position | outcome | value | plies |\n|:--|--:|--:|--:|\n"));
    let latex = output(&["sequence", "0.77", "-n", "30", "--format", "latex"]).stdout;
    assert!(text(&latex).contains("\\begin{tabular}{lrrrrrrrrrr}\nheap & 0 & 1 & "), "{}", text(&latex));
    for arguments in [
        &["solve", "nim", "3", "--format", "csv"][..],
        &["--format", "csv", "solve", "nim", "3"],
        &["misere", "kayles", "--format", "latex"],
        &["contest", "nim", "--format", "csv"],
        &["sequence", "--same", "0.07", "--format", "csv"],
    ] {
        let refused = output(arguments);
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(refused.stdout.is_empty(), "{arguments:?}");
    }
    let help = |command: &str| String::from_utf8(output(&[command, "--help"]).stdout).unwrap();
    for (command, has, has_not) in [
        ("solve", "json", "csv"),
        ("table", "markdown", "nothing else"),
        ("sequence", "csv", "nothing else"),
        ("eval", "latex", "csv"),
        ("contest", "contest", "--format"),
    ] {
        let help = help(command);
        assert!(help.contains(has) && !help.contains(has_not), "{command}: {help}");
    }
    // Where it may stand before the command, it still may.
    assert_eq!(output(&["--format", "json", "solve", "nim", "3"]).stdout.first(), Some(&b'{'));
}

/// P-positions of a partizan game are lost for whoever moves.
#[test]
fn p_positions_are_lost_for_whoever_moves() {
    let table = output(&["table", "domineering", "2x3", "--p-positions"]).stdout;
    let table = text(&table);
    assert!(table.contains("\nLost for whoever moves, Left or Right. "), "{table}");
    let rows: Vec<&str> = table.lines().skip(4).collect();
    assert!(!rows.is_empty(), "{table}");
    for row in rows {
        let cells: Vec<&str> = row.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect();
        let [position, left, right] = cells[..] else { panic!("{table}") };
        assert!(left.starts_with("loss") && right.starts_with("loss"), "{row}");
        let solved = output(&["solve", "domineering", position]).stdout;
        assert!(text(&solved).contains("P: the previous player wins"), "{position}: {}", text(&solved));
    }
}

/// As many pairs as there are, quickly.
#[test]
fn nim_products_of_many_pairs() {
    let place = place("products");
    let input = place.join("input");
    let mut lines = String::new();
    let mut number = 1_u64;
    for _ in 0..100_000 {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        lines += &format!("{number} {}\n", number.rotate_left(23));
    }
    std::fs::write(&input, &lines).unwrap();
    let products = output(&["contest", "nim-multiply", input.to_str().unwrap()]).stdout;
    let products: Vec<&str> = text(&products).lines().collect();
    assert_eq!(products.len(), 100_000);
    for (line, product) in lines.lines().zip(products).step_by(9_999) {
        let file = place.join("one");
        std::fs::write(&file, line).unwrap();
        let one = output(&["contest", "nim-multiply", file.to_str().unwrap()]).stdout;
        assert_eq!(text(&one).trim(), product, "{line}");
    }
}
