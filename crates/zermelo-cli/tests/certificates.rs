//! Certificates from the command line: written, accepted, refused when changed, turned into Coq files.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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
    let mut arguments: Vec<&str> = command.split(' ').collect();
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

#[test]
fn small_ones_become_coq_files() {
    let scratch = Scratch::new("coq");
    fs::write(scratch.path("graph.txt"), "a b\nb a\nb c\nd d\nd a\n").unwrap();
    for command in
        ["graph graph.txt", "graph graph.txt --certificate-claim grundy", "sequence kayles -n 1000"]
    {
        accepted(&scratch, command);
        let written = scratch.zermelo(&["verify", "c.cert", "--coq", "Answer.v"]);
        assert_eq!(written.status.code(), Some(0), "{}", text(&written.stderr));
        let proof = fs::read_to_string(scratch.path("Answer.v")).unwrap();
        assert!(
            proof.contains("Theorem answer :") && proof.ends_with("vm_compute. reflexivity. Qed.\n"),
            "{proof}"
        );
    }
    accepted(&scratch, "solve domineering 3x3");
    let refused = scratch.zermelo(&["verify", "c.cert", "--coq", "Answer.v"]);
    assert_eq!(refused.status.code(), Some(2));
}
