//! The program as it is run: any number of processes, with kills and without, writes the bytes that one thread in one memory
//! writes; and what cannot work says so.

use std::collections::BTreeMap;
use std::fs;
use std::net::TcpListener;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use zermelo_core::{Files, Limits, NumberedGame};
use zermelo_games::numbered::open_numbered;
use zermelo_games::rules::{KEPT_RULES, TableTitle, number_kept};
use zermelo_solve::labels::Modelled;
use zermelo_solve::labels::disk::{Folder, folder_name};
use zermelo_system::SystemFiles;

/// A folder that goes when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("zermelo-cluster-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Puts the rule file of a table where `zermelo table build` puts it.
fn keep_rules(game: &str, dir: &Path) {
    if let Some(title) = TableTitle::read(game) {
        let folder = dir.join(folder_name(game));
        fs::create_dir_all(&folder).unwrap();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(&title.file);
        fs::copy(file, folder.join(KEPT_RULES)).unwrap();
    }
}

/// Builds a table in one memory.
fn build_plainly(game: &str, dir: &Path) {
    keep_rules(game, dir);
    let folder = dir.join(folder_name(game));
    fs::create_dir_all(&folder).unwrap();
    let folder = folder.to_str().unwrap();
    let game: Box<dyn NumberedGame> = match TableTitle::read(game) {
        Some(title) => Box::new(number_kept(&title, folder, &SystemFiles).unwrap()),
        None => open_numbered(game).unwrap(),
    };
    let place = Folder { files: &SystemFiles, packing: &Modelled, game: &*game, folder };
    place.build(NonZeroUsize::MIN, &Limits::none()).unwrap();
}

/// The files of a table.
fn files(game: &str, dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(dir.join(folder_name(game))).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let slices = names.filter(|name| name.starts_with("slice-"));
    slices.map(|name| (name.clone(), fs::read(dir.join(folder_name(game)).join(&name)).unwrap())).collect()
}

fn assert_same(game: &str, plain: &Path, other: &Path, what: &str) {
    let (plain, other) = (files(game, plain), files(game, other));
    assert!(plain.keys().eq(other.keys()), "{game}, {what}: {:?}", other.keys());
    for (name, bytes) in &plain {
        assert!(*bytes == other[name], "{game}, {what}: {name} is another");
    }
}

fn command(game: &str, dir: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zermelo-cluster"));
    command.args(game.split_whitespace()).arg("--dir").arg(dir).args(more).stdin(Stdio::null());
    command
}

fn run(game: &str, dir: &Path, more: &[&str]) -> Output {
    command(game, dir, more).output().unwrap()
}

fn assert_done(output: &Output, what: &str) {
    assert!(
        output.status.success(),
        "{what}: {:?} {}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
}

#[track_caller]
fn assert_refused(output: &Output, code: i32, words: &[&str]) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    for word in words {
        assert!(said.contains(word), "'{word}' is missing: {said}");
    }
}

/// Addresses that are free, and stay so: systems give ports from 32768 on to whoever asks for any, as processes without a list
/// of hosts do in tests beside this one.
fn free_addresses<const N: usize>() -> [String; N] {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id();
    let next = || format!("127.0.0.1:{}", 10_000 + (first + ASKED.fetch_add(1, Ordering::Relaxed)) % 20_000);
    let is_free = |address: &String| TcpListener::bind(address).is_ok();
    std::array::from_fn(|_| std::iter::repeat_with(next).find(is_free).unwrap())
}

#[test]
fn any_number_of_processes_writes_the_same_bytes() {
    let scratch = Scratch::new("same");
    let plain = scratch.0.join("plain");
    for game in [
        "connect-four 4x4",
        "quixo 3x3",
        "chess KQK",
        "chess KPK",
        "marks 3x4:3",
        // These do not know their moves backwards.
        "l-game 4x4",
        "dodgem.star",
        "three_mens_morris.star misere",
    ] {
        build_plainly(game, &plain);
        for more in [
            &["--processes", "1"][..],
            &["--processes", "2", "--every-level"],
            &["--processes", "3"],
            &["--threads", "3"],
            &["--processes", "2", "--threads", "2"],
        ] {
            let dir = scratch.0.join("other");
            keep_rules(game, &dir);
            assert_done(&run(game, &dir, more), game);
            assert_same(game, &plain, &dir, &format!("{more:?}"));
            let folder = dir.join(folder_name(game));
            assert!(!folder.join("checkpoints").exists(), "checkpoints of {game} are left");
            fs::remove_dir_all(&dir).unwrap();
        }
    }
}

/// As the program `zermelo` starts it: the work ends with its input, which is held open until the end.
#[test]
fn processes_started_with_an_input_that_is_held_open() {
    let scratch = Scratch::new("input");
    let game = "connect-four 4x3";
    build_plainly(game, &scratch.0.join("plain"));
    let dir = scratch.0.join("other");
    let mut command = command(game, &dir, &["--processes", "2", "--ends-with-input"]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let input = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    drop(input);
    assert_done(&output, "with an input");
    assert_same(game, &scratch.0.join("plain"), &dir, "with an input");
}

#[test]
fn processes_meet_by_a_file_of_hosts() {
    let scratch = Scratch::new("hosts");
    let game = "connect-four 4x3";
    build_plainly(game, &scratch.0.join("plain"));
    let hosts = scratch.0.join("hosts");
    fs::write(&hosts, format!("# three here\n{}\n", free_addresses::<3>().join("\n"))).unwrap();
    let dir = scratch.0.join("other");
    let start = |process: &str| {
        let more = ["--hosts", hosts.to_str().unwrap(), "--process", process];
        command(game, &dir, &more).stderr(Stdio::piped()).spawn().unwrap()
    };
    // In any order.
    for child in ["2", "0", "1"].map(start) {
        assert_done(&child.wait_with_output().unwrap(), "a process");
    }
    assert_same(game, &scratch.0.join("plain"), &dir, "hosts");
}

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) % end
    }
}

/// The processes that a process has started.
fn helpers(parent: &Child) -> Vec<String> {
    let list = format!("/proc/{0}/task/{0}/children", parent.id());
    fs::read_to_string(list).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// Whether a process still runs. One that has ended stays in the list as a zombie until its parent asks for it,
/// and where the first process of a container adopts it that may be never.
fn runs(process: &str) -> bool {
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // "PID (NAME) STATE ...", where the name may hold anything but ends at the last parenthesis.
    state.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with(['Z', 'X']))
}

/// Kills one of the processes of a build, and waits until all have ended.
fn kill_one(mut parent: Child, random: &mut Random) {
    let helpers = helpers(&parent);
    let victim = random.below(helpers.len() as u64 + 1) as usize;
    match helpers.get(victim) {
        Some(helper) => {
            Command::new("kill").args(["-9", helper]).stderr(Stdio::null()).status().unwrap();
        }
        None => parent.kill().unwrap(),
    }
    parent.wait().unwrap();
    let start = Instant::now();
    while helpers.iter().any(|helper| runs(helper)) {
        assert!(start.elapsed() < Duration::from_secs(20), "a process outlives the build");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Builds again and again, killed so many times in all at random moments.
fn build_with_kills(game: &str, kills: usize, seed: u64) {
    let scratch = Scratch::new(&format!("kills-{}", folder_name(game)));
    let (plain, dir) = (scratch.0.join("plain"), scratch.0.join("other"));
    build_plainly(game, &plain);
    let mut random = Random(seed);
    let mut longest = 1;
    let mut killed = 0;
    while killed < kills {
        let processes = ["1", "2", "3"][random.below(3) as usize];
        let start = Instant::now();
        let more = ["--processes", processes, "--every-level", "--quiet"];
        keep_rules(game, &dir);
        let mut child = command(game, &dir, &more).stderr(Stdio::null()).spawn().unwrap();
        let moment = Duration::from_micros(random.below(longest * 1_100));
        loop {
            if let Some(status) = child.try_wait().unwrap() {
                assert!(status.success(), "{game} by {processes} after {killed} kills: {status}");
                longest = longest.max(start.elapsed().as_millis() as u64);
                assert_same(game, &plain, &dir, "kills");
                fs::remove_dir_all(&dir).unwrap();
                break;
            }
            if longest > 1 && start.elapsed() >= moment {
                kill_one(child, &mut random);
                killed += 1;
                break;
            }
            std::thread::sleep(Duration::from_micros(200));
        }
    }
    keep_rules(game, &dir);
    assert_done(&run(game, &dir, &["--processes", "2"]), "the last build");
    assert_same(game, &plain, &dir, "kills");
}

#[test]
#[cfg(target_os = "linux")]
fn a_build_that_is_killed_goes_on() {
    build_with_kills("quixo 3x3", 6, 1);
    build_with_kills("connect-four 4x4", 6, 2);
    build_with_kills("dodgem.star", 6, 6);
}

#[test]
#[ignore = "some minutes"]
#[cfg(target_os = "linux")]
fn a_build_that_is_killed_two_hundred_times_goes_on() {
    build_with_kills("quixo 3x3", 80, 3);
    build_with_kills("connect-four 5x4", 60, 4);
    build_with_kills("chess KPK", 60, 5);
}

#[test]
fn two_builds_exclude_each_other() {
    let scratch = Scratch::new("lock");
    let game = "connect-four 3x3:3";
    let folder = scratch.0.join(folder_name(game));
    fs::create_dir_all(&folder).unwrap();
    let lock = SystemFiles.lock(&format!("{}/build", folder.display())).unwrap();
    for processes in ["1", "2"] {
        assert_refused(&run(game, &scratch.0, &["--processes", processes]), 2, &["is in use"]);
    }
    drop(lock);
    assert_done(&run(game, &scratch.0, &["--processes", "2"]), "the lock is free");
}

/// A file that a build leaves when it is killed after it has written a checkpoint.
fn a_checkpoint(game: &str, dir: &Path) -> PathBuf {
    let folder = dir.join(folder_name(game)).join("checkpoints");
    let mut child = command(game, dir, &["--every-level", "--quiet"]).spawn().unwrap();
    loop {
        assert!(child.try_wait().unwrap().is_none(), "the build was too quick");
        let entries = fs::read_dir(&folder).into_iter().flatten();
        let mut names = entries.map(|entry| entry.unwrap().path());
        if let Some(path) = names.find(|path| path.to_str().unwrap().ends_with("-of-1")) {
            child.kill().unwrap();
            child.wait().unwrap();
            if path.exists() {
                break path;
            }
            child = command(game, dir, &["--every-level", "--quiet"]).spawn().unwrap();
        }
        std::thread::sleep(Duration::from_micros(100));
    }
}

#[test]
fn checkpoints_of_another_game_or_with_another_byte_are_refused() {
    let scratch = Scratch::new("foreign");
    let checkpoint = a_checkpoint("connect-four 5x4", &scratch.0);
    let mut bytes = fs::read(&checkpoint).unwrap();
    let other = scratch.0.join("connect-four-4x4").join("checkpoints");
    fs::create_dir_all(&other).unwrap();
    let copy = other.join(checkpoint.file_name().unwrap());
    fs::write(&copy, &bytes).unwrap();
    let refused = run("connect-four 4x4", &scratch.0, &["--processes", "2"]);
    assert_refused(&refused, 2, &[copy.to_str().unwrap(), "of another game", "remove it"]);
    let last = bytes.len() - 20;
    bytes[last] ^= 1;
    fs::write(&checkpoint, &bytes).unwrap();
    let refused = run("connect-four 5x4", &scratch.0, &[]);
    assert_refused(&refused, 2, &[checkpoint.to_str().unwrap(), "has changed", "remove it"]);
    fs::remove_file(&checkpoint).unwrap();
    assert_done(&run("connect-four 5x4", &scratch.0, &[]), "without it");
}

#[test]
#[cfg(unix)]
fn a_full_disk_stops_the_work_and_breaks_nothing() {
    let scratch = Scratch::new("full");
    let game = "connect-four 4x4";
    // Files of at most some blocks, and the write fails instead of the process.
    let line = format!(
        "ulimit -f 8; trap '' XFSZ; exec {} {game} --dir {} --processes 2",
        env!("CARGO_BIN_EXE_zermelo-cluster"),
        scratch.text()
    );
    let output = Command::new("sh").args(["-c", &line]).stdin(Stdio::null()).output().unwrap();
    assert_refused(&output, 3, &["slice-", "is kept"]);
    let left = fs::read_dir(scratch.0.join(folder_name(game))).unwrap();
    assert!(
        left.map(|entry| entry.unwrap().path()).all(|path| path.extension().is_none_or(|end| end != "new"))
    );
    build_plainly(game, &scratch.0.join("plain"));
    assert_done(&run(game, &scratch.0, &["--processes", "3"]), "there is room again");
    assert_same(game, &scratch.0.join("plain"), &scratch.0, "a full disk");
}

#[test]
fn limits_stop_the_work() {
    let scratch = Scratch::new("limits");
    for limit in [["--limit-time", "0"], ["--limit-memory", "1000000"]] {
        for processes in ["1", "2"] {
            let more = [&["--processes", processes][..], &limit].concat();
            assert_refused(&run("connect-four 4x4", &scratch.0, &more), 3, &["is kept"]);
        }
    }
}

#[test]
fn a_process_that_is_not_there_is_named() {
    let scratch = Scratch::new("alone");
    let hosts = scratch.0.join("hosts");
    let addresses = free_addresses::<2>();
    fs::write(&hosts, addresses.join("\n")).unwrap();
    for (process, missing) in [("0", 1), ("1", 0)] {
        let more = ["--hosts", hosts.to_str().unwrap(), "--process", process, "--wait", "1"];
        let name = format!("process {missing} ({}) is not there", addresses[missing]);
        assert_refused(
            &run("connect-four 4x4", &scratch.0, &more),
            3,
            &[&name, &format!("--process {missing}"), "--wait"],
        );
    }
}

#[test]
fn processes_of_different_builds_do_not_mix() {
    let scratch = Scratch::new("mixed");
    for (game, threads, words) in
        [("connect-four 3x4", "1", "builds another game"), ("connect-four 4x3", "2", "is one of 2 with")]
    {
        let hosts = scratch.0.join("hosts");
        fs::write(&hosts, free_addresses::<2>().join("\n")).unwrap();
        let hosts = hosts.to_str().unwrap();
        let first = command("connect-four 4x3", &scratch.0, &["--hosts", hosts, "--process", "0"])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let more = ["--hosts", hosts, "--process", "1", "--threads", threads];
        let second = run(game, &scratch.0, &more);
        assert_refused(&second, 2, &["process 0", words]);
        assert_refused(&first.wait_with_output().unwrap(), 2, &["process 1", words]);
    }
}

#[test]
fn folders_of_the_processes_must_be_the_same() {
    let scratch = Scratch::new("folders");
    let hosts = scratch.0.join("hosts");
    fs::write(&hosts, free_addresses::<2>().join("\n")).unwrap();
    let start = |process: &str, dir: &str| {
        let more = ["--hosts", hosts.to_str().unwrap(), "--process", process];
        command("connect-four 4x4", &scratch.0.join(dir), &more).stderr(Stdio::piped()).spawn().unwrap()
    };
    let (first, second) = (start("0", "one"), start("1", "two"));
    assert_refused(&second.wait_with_output().unwrap(), 2, &["is not the folder that process 0 sees"]);
    assert_refused(&first.wait_with_output().unwrap(), 3, &["process 1", "is gone"]);
}

#[test]
fn bad_input_is_told_with_an_example() {
    let scratch = Scratch::new("bad");
    let hosts = scratch.0.join("hosts");
    fs::write(&hosts, "127.0.0.1:7000\n127.0.0.1\n").unwrap();
    let (hosts, good) = (hosts.to_str().unwrap(), scratch.0.join("good"));
    fs::write(&good, "127.0.0.1:7000\n127.0.0.1:7001\n").unwrap();
    let good = good.to_str().unwrap();
    for (game, more, words) in [
        ("connect-four 4x4", &["--hosts", hosts, "--process", "0"][..], "line 2: '127.0.0.1'"),
        ("connect-four 4x4", &["--hosts", good, "--process", "2"], "I from 0 to 1"),
        ("connect-four 4x4", &["--hosts", good], "--process I was expected"),
        ("connect-four 4x4", &["--hosts", "/nowhere/hosts", "--process", "0"], "/nowhere/hosts"),
        ("connect-four 4x4", &["--hosts", good, "--processes", "2"], "one of them"),
        ("connect-four 4x4", &["--process", "1"], "--hosts FILE was expected"),
        ("connect-four 4x4", &["--processes", "0"], "from 1 to 1024"),
        ("connect-four 4x4", &["--processes"], "a value was expected"),
        ("connect-four 4x4", &["--proceses", "2"], "no such option"),
        ("conect-four 4x4", &[], "connect-four"),
        ("dodgem.star", &[], "rules.star"),
        ("", &[], "a game with its size was expected"),
    ] {
        assert_refused(&run(game.trim(), &scratch.0, more), 2, &[words, "for example"]);
    }
}
