//! Certificates from the command line: written, accepted, refused when changed, turned into Coq files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A directory of its own for a test, removed at its end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("zermelo-certificates-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn zermelo(&self, arguments: &[&str]) -> Output {
        let program =
            Command::new(env!("CARGO_BIN_EXE_zermelo")).args(arguments).current_dir(&self.0).output();
        program.unwrap()
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a command that writes `c.cert`, and returns what the checker says of it.
fn accepted(scratch: &Scratch, command: &str) -> String {
    let words: Vec<String> = command.split(' ').map(|word| word.replace("[]", " ")).collect();
    let mut arguments: Vec<&str> = words.iter().map(String::as_str).collect();
    let file = if command.contains("misere") { "c.cert.zst" } else { "c.cert" };
    arguments.extend(["--certificate", file]);
    let written = scratch.zermelo(&arguments);
    assert_eq!(written.status.code(), Some(0), "{command}: {}", text(&written.stderr));
    assert!(text(&written.stderr).contains("zermelo verify"), "{command}");
    let verified = scratch.zermelo(&["verify", file]);
    assert_eq!(verified.status.code(), Some(0), "{command}: {}", text(&verified.stdout));
    text(&verified.stdout)
}

#[test]
fn every_command_that_writes_them() {
    let scratch = Scratch::new("commands");
    fs::write(scratch.path("graph.txt"), "a b\nb a\nb c\nd d\nd a\n").unwrap();
    for (command, words) in [
        ("solve nim 3 4 5", "Left wins"),
        ("solve domineering 4x4 --to-move right", "Right wins"),
        ("solve domineering 4x4", "Left to move, Left wins; Right to move, Right wins"),
        ("solve domineering 2x2 + nim 3 4", "domineering + nim ..|.. + 3 4"),
        ("solve nim 1000000000000 2000000000000", "by Bouton's theorem"),
        ("solve nim 3 4 --certificate-claim theorem", "by Bouton's theorem"),
        ("solve kayles 300 400", "by the theorem of Sprague and Grundy"),
        ("eval 1/2+1/2=1", "1/2 + 1/2 = 1"),
        ("eval let[]a={1|*} a+a<3/2", "{1|*} + {1|*} < 3/2"),
        ("solve krk e1 a1 e8 --to-move left", "Left wins"),
        ("solve tictactoe", "a draw"),
        ("solve go 2x2", "taken on trust"),
        ("solve nim 2 2 --misere", "Right wins"),
        ("solve kayles 12 13 --certificate-claim grundy", "has Grundy value"),
        ("solve tictactoe --certificate-claim labels", "the labels of 5478 positions"),
        ("graph graph.txt", "the labels of all 4 vertices"),
        ("graph graph.txt --certificate-claim grundy", "loopy Grundy values"),
        ("sequence kayles -n 1000", "period 12 from heap 71"),
        ("misere kayles", "40 elements"),
        ("value domineering 3x3", "canonical form"),
        ("value hackenbush lrl", "canonical form"),
    ] {
        let said = accepted(&scratch, command);
        assert!(said.contains(words), "{command}: {said}");
    }
}

/// The example of each rule file, whose rules the certificate carries; a change of them is found.
#[test]
fn rule_files() {
    let scratch = Scratch::new("rules");
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for file in fs::read_dir(&games).unwrap() {
        let file = file.unwrap().path();
        fs::copy(&file, scratch.path(file.file_name().unwrap().to_str().unwrap())).unwrap();
    }
    for (command, words) in [
        ("value ./amazons.star x..|..o", "amazons: the canonical form of [x..|..o]"),
        ("solve ./backsliding.star t.f", "backsliding t.f, normal play"),
        ("value ./clobber.star xo.|ox.", "clobber: the canonical form of [xo.|ox.]"),
        ("solve ./clobber.star xo.|ox. + nim 3", "clobber + nim xo.|ox. + 3, normal play"),
        ("solve ./domineering.star 2x2", "domineering ..|.., normal play"),
        ("solve ./hex.star 3x3", "hex ...|...|..., normal play: Left to move, Left wins"),
        ("solve ./kayles.star path:5", "kayles 5 1-2,2-3,3-4,4-5 ....., normal play"),
        ("value ./konane.star .ox.|o..x|....", "konane: the canonical form"),
        ("solve ./squares.star 10", "squares 10, normal play"),
        ("value ./toads_and_frogs.star tt..ff", "toads_and_frogs: the canonical form"),
    ] {
        let said = accepted(&scratch, command);
        assert!(said.contains(words) && said.contains("by the rules that it declares"), "{command}: {said}");
        let certificate = fs::read_to_string(scratch.path("c.cert")).unwrap();
        let changed = scratch.path("changed.cert");
        fs::write(&changed, certificate.replacen("\"rules\":", "\"rule\":", 1)).unwrap();
        assert_eq!(verify(&scratch, &changed), Some(1), "{command}");
    }
    let said = accepted(&scratch, "solve ./rook.star (5,[]7)");
    assert!(said.contains("taken on trust"), "{said}");
}

#[test]
fn there_is_none_of_what_is_not_compared_or_has_no_theorem() {
    let scratch = Scratch::new("refused");
    for (command, reason) in [
        ("eval {1|0}", "how two games compare"),
        ("eval outcome({1|0})=outcome(*)", "there is no certificate"),
        ("eval 1000000000000=1 --limit-positions 1000", "positions"),
        ("solve domineering 4x4 --certificate-claim theorem", "no theorem"),
        ("solve cram 3x3 --certificate-claim theorem", "no theorem"),
    ] {
        let mut arguments: Vec<&str> = command.split(' ').collect();
        arguments.extend(["--certificate", "c.cert"]);
        let output = scratch.zermelo(&arguments);
        let said = text(&output.stderr);
        assert!(matches!(output.status.code(), Some(2 | 3)) && said.contains(reason), "{command}: {said}");
        assert!(!scratch.path("c.cert").exists(), "{command}");
    }
}

fn verify(scratch: &Scratch, file: &Path) -> Option<i32> {
    scratch.zermelo(&["verify", file.to_str().unwrap()]).status.code()
}

#[test]
fn changed_and_foreign_files_are_refused() {
    let scratch = Scratch::new("refused");
    accepted(&scratch, "solve domineering 3x3");
    let certificate = fs::read_to_string(scratch.path("c.cert")).unwrap();
    let changed = scratch.path("changed.cert");
    fs::write(&changed, certificate.replacen("winner left", "winner right", 1)).unwrap();
    assert_eq!(verify(&scratch, &changed), Some(1));
    fs::write(&changed, &certificate[..certificate.len() / 2]).unwrap();
    assert_eq!(verify(&scratch, &changed), Some(1));
    fs::write(&changed, "Zermelo\n").unwrap();
    assert_eq!(verify(&scratch, &changed), Some(2));
    assert_eq!(verify(&scratch, &scratch.path("missing")), Some(2));
    let dash = scratch.zermelo(&["solve", "nim", "1", "--certificate", "-"]);
    assert_eq!(dash.status.code(), Some(2));
    let limited =
        scratch.zermelo(&["solve", "clobber", "5x5", "--limit-positions", "10", "--certificate", "l.cert"]);
    assert_eq!(limited.status.code(), Some(3));
    assert!(!scratch.path("l.cert").exists() && !scratch.path("l.cert.new").exists());
    let folder = scratch.zermelo(&["solve", "nim", "1", "--certificate", "."]);
    assert_eq!(folder.status.code(), Some(2));
    assert!(!scratch.path("..new").exists());
    let nowhere = scratch.zermelo(&["solve", "nim", "1", "--certificate", "no/such/place"]);
    assert_eq!(nowhere.status.code(), Some(2));
}

/// A device is written to, not replaced by a file.
#[cfg(unix)]
#[test]
fn devices_stay_devices() {
    use std::os::unix::fs::FileTypeExt;
    let scratch = Scratch::new("devices");
    let written = scratch.zermelo(&["solve", "nim", "1", "--certificate", "/dev/null"]);
    assert_eq!(written.status.code(), Some(0), "{}", text(&written.stderr));
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

/// Five lines that keep the checker busy for minutes, and a file that never ends.
#[test]
fn limits_stop_a_check() {
    let scratch = Scratch::new("limits");
    let lines = "game heaps:0.FFFF\nposition -\nconvention normal\nclaim period 3 from 5000";
    fs::write(scratch.path("long.cert"), sealed(lines)).unwrap();
    let start = Instant::now();
    let stopped = scratch.zermelo(&["verify", "long.cert", "--limit-time", "300ms", "--coq", "Long.v"]);
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    let message = "error: long.cert: not checked: line 6: the time limit was reached\n";
    assert_eq!((stopped.status.code(), text(&stopped.stderr).as_str()), (Some(3), message));
    assert!(!scratch.path("Long.v").exists());
    accepted(&scratch, "solve domineering 3x3");
    let refused = scratch.zermelo(&["verify", "c.cert", "--limit-memory", "200"]);
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stderr));
    assert!(text(&refused.stderr).contains("the program by itself takes"), "{}", text(&refused.stderr));
    #[cfg(unix)]
    {
        let endless = scratch.zermelo(&["verify", "/dev/zero"]);
        assert_eq!(endless.status.code(), Some(2));
        assert!(text(&endless.stderr).contains("the first line is not 'zermelo certificate 1'"));
    }
}

/// A certificate of these lines, closed as it should be.
fn sealed(lines: &str) -> String {
    let text = format!("zermelo certificate 1\n{lines}\n");
    let mut digest = zermelo_check::Digest::new();
    text.lines().for_each(|line| digest.add(line.as_bytes()));
    format!("{text}end {} {:016x}\n", text.lines().count(), digest.value())
}

/// The header of a game that nobody knows, and of forms.
const OF_A_FRIEND: &str = "game of a friend\nposition start\nconvention normal\nclaim ";
const OF_FORMS: &str = "game forms\nposition -\nconvention normal\nclaim ";

/// The beginning of a certificate, up to its claim, of a game that the checker knows.
macro_rules! of {
    ($game:literal, $position:literal, $convention:literal) => {
        concat!("game ", $game, "\nposition ", $position, "\nconvention ", $convention, "\nclaim ")
    };
}

/// Claims and records with the theorem that they become.
const WRITTEN_BY_HAND: [(&str, &str, &str); 31] = [
    (OF_FORMS, "le 0 1\nnodes 2\n|\n0|\npairs\n0 1", "le (form nodes 0) (form nodes 1)"),
    (OF_FORMS, "less 0 1\nnodes 3\n|\n0|\n0|1\npairs\n0 1", "less (form nodes 0) (form nodes 1)"),
    (OF_FORMS, "fuzzy 1 0\nnodes 2\n|\n0|0\npairs", "fuzzy (form nodes 1) (form nodes 0)"),
    (OF_FORMS, "equal 3 0\nnodes 4\n|\n0|\n|0\n2|1\npairs\n0 3\n3 0", "equal (form nodes 3) (form nodes 0)"),
    (
        OF_FORMS,
        "canonical 3 0\nnodes 4\n|\n0|\n|0\n2|1\npairs\n0 3\n3 0",
        "equal (form nodes 3) (form nodes 0) /\\ canonical (form nodes 0)",
    ),
    (OF_FORMS, "stoppers le 0 1\nnodes 2\n|\n0|1\npairs\n0 1\nnext", "at_most nodes 0 1"),
    (
        OF_FORMS,
        "stoppers canonical 4 0\nnodes 5\n1|0\n|\n2|3\n1|1\n1 3|0\npairs\n4 0\n0 4\n1 0\nnext\n0 1",
        "equal_nodes nodes 4 0 /\\ canonical_node nodes 0",
    ),
    (
        OF_A_FRIEND,
        "winner right mover left\nb\td\t\nc\te\t=\n-\tstart\t0 1",
        "forall G place moved start, recorded To_win G place moved strategy ->\n  \
         follows To_win G place start first -> loses G start",
    ),
    (
        OF_A_FRIEND,
        "winner left mover left\nover (* \"\t=\nb\td\t\nstart\te\t0 1",
        "forall G place moved, recorded To_win G place moved strategy -> wins G (place 2)",
    ),
    (
        OF_A_FRIEND,
        "winner left mover right\n-\tstart\t=",
        "follows To_win G place start first -> loses G start",
    ),
    (
        OF_A_FRIEND,
        "holds left mover left\nc\td\t=\nstart\tb\t0 1",
        "forall G place moved, recorded Not_to_lose G place moved strategy -> ~ loses G (place 1)",
    ),
    (
        OF_A_FRIEND,
        "holds left mover right\na\tb\t1\nb\ta\t0\n-\tstart\t1",
        "follows Not_to_lose G place start first -> ~ wins G start",
    ),
    (
        "game of a friend\nposition start\nconvention misere\nclaim ",
        "winner left mover left\nstuck\nstart\ta\t0",
        "recorded To_win G place moved strategy -> wins G (place 1)",
    ),
    (OF_A_FRIEND, "grundy 2\n0\tend\t\n1\tnext\t0\n2\tstart\t0 1", "is_worth positions 2 2"),
    (
        "game graph\nposition -\nconvention normal\nclaim ",
        "loopy-grundy\nvertices 2\ninf(0)\ta name\n0 0\tb\nmoves\n0 1\n",
        "wins (alone positions) 0",
    ),
    (
        OF_FORMS,
        "that {1|-1} + {1|-1} = 0\nnodes 10\n|\n|0\n+ 1 1\n0|\n3|1\n+ 1 3\n+ 1 4\n+ 3 3\n+ 3 4\n+ 4 4\n\
         pairs\n9 0\n0 9\n5 0\n0 5",
        "Theorem answer : equal (meaning (Plus (Braces [(Integer 1)] [(Minus (Integer 1))]) \
         (Braces [(Integer 1)] [(Minus (Integer 1))])))\n  (meaning (Integer 0))",
    ),
    (
        OF_A_FRIEND,
        "winner left mover left and winner right mover right\nb\td\t\nstart\tf\t0\nnext\nstart\tf\t",
        "(forall G place moved, recorded To_win G place moved strategy_1 -> wins G (place 1)) /\\\n  \
         (forall G place moved, recorded To_win G place moved strategy_2 -> wins G (place 0))",
    ),
    (
        OF_A_FRIEND,
        "draw mover right\nb\tstart\t0\n-\tstart\t0\nnext\nstart\tb\t0",
        "follows Not_to_lose G place' (place 0) first ->\n  ~ wins G (place 0) /\\ ~ loses G (place 0)",
    ),
    (
        OF_A_FRIEND,
        "draw mover left and holds left mover left\nstart\tb\t0\nnext\nb\tstart\t0\n-\tstart\t0\nnext\nstart\tb\t0",
        "(forall G place moved, recorded Not_to_lose G place moved strategy_2 -> ~ loses G (place 0))",
    ),
    (
        of!("nim", "999999999999999999 5 0 7", "normal"),
        "holds left mover left\nby bouton\nmove 2 5 7",
        "In (row [2; 5; 0; 7]) (nim_moves (row [999999999999999999; 5; 0; 7])) /\\ \
         loses (normal_play _ nim_moves) (row [2; 5; 0; 7])",
    ),
    (
        of!("nim", "1 1 999999999999999999", "misere"),
        "winner left mover left\nby bouton\nmove 1 1 1",
        "loses (misere_play _ nim_moves) (row [1; 1; 1])",
    ),
    (
        of!("nim", "999999999999999999 0 7", "normal"),
        "grundy 999999999999999992\nby bouton",
        "forall g, grundy_passes _ nim_moves g -> g (row [999999999999999999; 0; 7]) = N.to_nat 999999999999999992",
    ),
    (
        of!("wythoff", "1618033988750 1000000000000", "normal"),
        "winner right mover left\nby wythoff",
        "loses (normal_play _ wythoff_moves) (heaps 1618033988750 1000000000000)",
    ),
    (
        of!("wythoff", "2000000000000 1000000000000", "normal"),
        "winner left mover left\nby wythoff\nmove 1000000000000 1618033988750",
        "loses (normal_play _ wythoff_moves) (heaps 1618033988750 1000000000000)",
    ),
    (
        of!("chomp", "5 4 2", "normal"),
        "winner left mover left\nby two-rows\nmove 5 4",
        "wins chomp (row [5; 4; 2]) /\\\n  \
         In (row [5; 4; 0]) (chomp_moves (row [5; 4; 2])) /\\ loses chomp (row [5; 4; 0])",
    ),
    (
        of!("chomp", "3x3", "normal"),
        "winner left mover left\nby corner\nmove 3 1 1",
        "loses chomp (row [3; 1; 1])",
    ),
    (of!("chomp", "3 1 1", "normal"), "winner left mover right\nby corner", "loses chomp (row [3; 1; 1])"),
    (
        of!("chomp", "60x50", "normal"),
        "winner left mover left\nby stealing",
        "wins chomp (row (repeat 50 (N.to_nat 60)))",
    ),
    (
        of!("heaps:0.77", "5", "normal"),
        "winner left mover left\nby values\nmove 2 2\n0\t0\n1\t1\n2\t2\n3\t3\n1\t4\n4\t5",
        "In (row [2; 2]) (heaps_moves game (row [5])) /\\ loses (normal_play _ (heaps_moves game)) (row [2; 2])",
    ),
    (
        of!("heaps:8.0", "4 3", "normal"),
        "grundy 0\n0\t0\n0\t1\n0\t2\n1\t3\n1\t4",
        "Definition game : code := {| digits := [8; 0]%nat; most_heaps := 3%nat |}.\n\n\
         Theorem answer : forall g, grundy_passes _ (heaps_moves game) g -> g (row [4; 3]) = N.to_nat 0",
    ),
    (
        of!("heaps:0.77", "3 4", "normal"),
        "grundy 2\n0\t0\n1\t1\n2\t2\n3\t3\n1\t4",
        "forall g, grundy_passes _ (heaps_moves game) g -> g (row [3; 4]) = N.to_nat 2",
    ),
];

#[test]
fn small_ones_become_coq_files() {
    let scratch = Scratch::new("coq");
    fs::write(scratch.path("graph.txt"), "a b\nb a\nb c\nd d\nd a\n").unwrap();
    let mut proofs = Vec::new();
    let mut write_proof = |file: &str| {
        let name = format!("Certificate{}.v", proofs.len());
        let written = scratch.zermelo(&["verify", file, "--coq", &name]);
        assert_eq!(written.status.code(), Some(0), "{}", text(&written.stderr));
        let proof = fs::read_to_string(scratch.path(&name)).unwrap();
        let is_theorem =
            proof.contains("Theorem answer :") && proof.trim_end().ends_with("reflexivity. Qed.");
        assert!(is_theorem, "{proof}");
        proofs.push(proof.clone());
        proof
    };
    for command in [
        "graph graph.txt",
        "graph graph.txt --certificate-claim grundy",
        "sequence kayles -n 1000",
        "value domineering 3x3",
        "solve leaves 1 1 2",
        "solve go 2x2",
        "solve leaves 1 1 2 --certificate-claim grundy",
        "solve wythoff 1000000000000 2000000000000",
        "solve cram 2x3 --certificate-moves",
        "solve clobber xoxo --to-move left --certificate-moves",
        "solve cram 2x3 --certificate-claim grundy --certificate-moves",
    ] {
        accepted(&scratch, command);
        write_proof("c.cert");
    }
    // A sum with the options of 2 stands among the nodes of the first; all kinds of words in the second.
    for statement in ["1 + 1 + {3|1} - 2 < 3 - *", "{{2|1},* + ^|{0|-5}} + 3/8 - (v - *3) < 7/4"] {
        let evaluated = scratch.zermelo(&["eval", statement, "--certificate", "c.cert"]);
        assert_eq!(evaluated.status.code(), Some(0), "{}", text(&evaluated.stderr));
        assert!(write_proof("c.cert").contains("Theorem answer : "));
    }
    for (statement, theorem) in [
        ("upon + upon* < over", "less_node nodes 0 4"),
        ("upon <> *", "fuzzy_nodes nodes 0 1"),
        ("over >= upon", "less_node nodes 2 0"),
        ("{0,*|over} = over", "equal_nodes nodes 0 0"),
    ] {
        let evaluated = scratch.zermelo(&["eval", statement, "--certificate", "c.cert"]);
        assert_eq!(evaluated.status.code(), Some(0), "{}", text(&evaluated.stderr));
        let proof = write_proof("c.cert");
        assert!(proof.contains(&format!("Theorem answer : {theorem}.")), "{statement}: {proof}");
    }
    let compressed = scratch.zermelo(&["value", "domineering", "3x3", "--certificate", "c.zst"]);
    assert_eq!(compressed.status.code(), Some(0), "{}", text(&compressed.stderr));
    assert!(write_proof("c.zst").contains("/\\ canonical (form nodes"));
    for (header, records, theorem) in WRITTEN_BY_HAND {
        fs::write(scratch.path("c.cert"), sealed(&format!("{header}{records}"))).unwrap();
        let proof = write_proof("c.cert");
        assert!(proof.contains(&format!("{theorem}.\nProof.")), "{theorem}: {proof}");
    }
    compile(&scratch, &proofs);
}

/// Lets Coq's kernel accept the files, where Coq is installed. Starting Coq takes long, so all of them are modules of one file, and so
/// is what they stand on, of which only the statements are compiled: `proofs/check` checks their proofs.
fn compile(scratch: &Scratch, proofs: &[String]) {
    const STANDS_ON: &str = "Labels Strategy Grundy Loopy Period Misere Order Kernel Nim Wythoff Chomp Large Table \
                             Checker GrundyChecker OrderChecker StrategyChecker StatementChecker Stoppers StopperChecker";
    if Command::new("coqc").arg("--version").output().is_err() {
        return;
    }
    let module = |name: &str, text: &str| {
        let text = text.replace("From Zermelo Require Import", "Import");
        format!("Module {name}.\n{text}End {name}.\n")
    };
    let coqc = |mode: &str, file: &str| {
        let compiler = Command::new("coqc")
            .args([mode, "-q", "-Q", ".", "Zermelo", file])
            .current_dir(&scratch.0)
            .output();
        let compiled = compiler.unwrap();
        assert!(compiled.status.success(), "{file}: {}", text(&compiled.stderr));
    };
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../proofs");
    let theory = |name| module(name, &fs::read_to_string(sources.join(format!("{name}.v"))).unwrap());
    fs::write(scratch.path("Theories.v"), STANDS_ON.split(' ').map(theory).collect::<String>()).unwrap();
    coqc("-vos", "Theories.v");
    let certificates = proofs.iter().enumerate().map(|(place, proof)| module(&format!("C{place}"), proof));
    let certificates: String = certificates.collect();
    let all = format!("From Zermelo Require Import Theories.\n{certificates}");
    fs::write(scratch.path("All.v"), all).unwrap();
    coqc("-vok", "All.v");
}

/// What a certificate does not carry cannot be written.
#[test]
fn others_are_refused_for_coq() {
    let scratch = Scratch::new("refused-coq");
    let refused = |file: &str, words: &str| {
        let refused = scratch.zermelo(&["verify", file, "--coq", "Answer.v"]);
        let message = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{message}");
        assert!(message.contains(words), "{message}");
        assert!(!scratch.path("Answer.v").exists());
    };
    for (command, words) in [
        ("solve domineering 3x3", "the checker knows the moves of domineering"),
        ("solve chomp 2x2 --certificate-claim grundy", "the checker knows the moves of chomp"),
        ("solve domineering 2x2 --certificate-claim labels", "the checker knows the moves of domineering"),
        ("solve tictactoe", "the checker knows the moves of tictactoe"),
        ("misere 0.3 -n 4", "cannot be written for Coq, only these claims"),
    ] {
        accepted(&scratch, command);
        refused(if command.starts_with("misere") { "c.cert.zst" } else { "c.cert" }, words);
    }
    for (header, records, words) in [
        (
            of!("green-hackenbush", "0-1e", "normal"),
            "grundy 1\nby fusion",
            "the fusion principle is not proved",
        ),
        (
            of!("heaps:0.3 + nim", "1 + 1", "normal"),
            "winner right mover left\nby values\n0\t0 + -\n1\t1 + -\n0\t- + 0\n1\t- + 1",
            "the values of heaps:0.3 + nim cannot be written",
        ),
    ] {
        fs::write(scratch.path("c.cert"), sealed(&format!("{header}{records}"))).unwrap();
        refused("c.cert", words);
    }
    let graph = "game graph\nposition -\nconvention normal\nclaim labels\nsides one\nvertices 1\nL0\nmoves\n";
    fs::write(scratch.path("graph.cert"), sealed(graph)).unwrap();
    let outside = scratch.zermelo(&["verify", "graph.cert", "--coq", "Answer.v", "--vertex", "1"]);
    assert_eq!(outside.status.code(), Some(2));
    assert!(text(&outside.stderr).contains("there is no vertex 1"), "{}", text(&outside.stderr));
}

/// Labels are of positions that the checker knows the moves of.
#[test]
fn labels_carry_no_moves() {
    let scratch = Scratch::new("labels-moves");
    let words = "solve nim 3 4 --certificate c.cert --certificate-claim labels --certificate-moves";
    let refused = scratch.zermelo(&words.split(' ').collect::<Vec<_>>());
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        text(&refused.stderr).contains("a certificate of labels carries no moves"),
        "{}",
        text(&refused.stderr)
    );
}
