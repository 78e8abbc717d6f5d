//! Files that are no certificates, or lie about themselves: refused with a reason, without a panic and without much memory.

use crate::support;
use crate::support::{Lines, certificate, check, find, samples, seal, writer};
use proptest::prelude::*;
use zermelo_check::{Failure, Limits, Player, check_within};

fn small() -> Lines {
    writer::grundy_known("nim", "1 2")
}

fn reason(bytes: &[u8]) -> String {
    zermelo_check::check(bytes).unwrap_err().to_string()
}

#[test]
fn other_files_are_no_certificates() {
    for bytes in
        [&b""[..], b"\n", b"hello", b"zermelo certificate", b"\xff\xfe\x00", b"end 0 cbf29ce484222325\n"]
    {
        assert!(matches!(zermelo_check::check(bytes), Err(Failure::NotACertificate(_))), "{bytes:?}");
    }
}

#[test]
fn the_frame_of_a_certificate_is_checked() {
    let sealed = String::from_utf8(seal(&small())).unwrap();
    assert!(zermelo_check::check(sealed.as_bytes()).is_ok());
    assert!(reason(sealed.replace('\n', "\r\n").as_bytes()).contains("CR LF"));
    assert!(reason(sealed.replace("certificate 1", "certificate 2").as_bytes()).contains("version 1"));
    assert!(reason(sealed.replace("grundy 3", "grundy 2").as_bytes()).contains("changed"));
    assert!(reason(format!("{sealed}\n").as_bytes()).contains("follows the end"));
    assert!(reason(sealed.trim_end().as_bytes()).contains("breaks off"));
    for end in 0..sealed.len() {
        assert!(zermelo_check::check(&sealed.as_bytes()[..end]).is_err(), "{end}");
    }
    let mut bytes = sealed.into_bytes();
    let at = bytes.iter().position(|&byte| byte == b'\t').unwrap();
    bytes[at + 1] = 0xff;
    assert!(reason(&bytes).contains("UTF-8"));
}

#[test]
fn counts_reserve_nothing() {
    for (claim, records) in [
        ("labels", ["sides one", "vertices 999999999999999999"]),
        ("loopy-grundy", ["vertices 999999999999999999", "0 0"]),
        ("le 0 0", ["nodes 999999999999999999", "|"]),
    ] {
        let game = if claim == "le 0 0" { "forms" } else { "graph" };
        let lines = certificate(game, "-", "normal", claim, records.map(str::to_owned).to_vec());
        assert!(matches!(check(&lines), Err(Failure::Rejected { .. })), "{claim}");
    }
}

#[test]
fn what_takes_too_much_is_not_checked() {
    let period = |claim: &str, records: &[&str]| {
        check(&certificate(
            "heaps:0.6",
            "-",
            "normal",
            claim,
            records.iter().map(|&record| record.to_owned()).collect(),
        ))
    };
    let is_out = |result| matches!(result, Err(Failure::OutOfLimits { .. }));
    assert!(is_out(period("period 4000000000 from 4000000000", &["mask 1"])));
    assert!(is_out(period("period 3000000000 from 4000000000", &["mask 1", "window 1999999999"])));
    let sealed = seal(&samples::samples()[0]);
    let limited = |memory| check_within(sealed.as_slice(), Limits { memory, ..Limits::default() });
    assert!(is_out(limited(100)));
    assert!(limited(100_000).is_ok());
}

#[test]
fn positions_with_endless_options_are_refused() {
    for (game, position) in [
        ("heaps:0.F", "1000000"),
        ("nim", "1048576 1048576 1048576 1048576 1048576"),
        ("ruler", "2 65537"),
        ("chomp", "1000000 1000000 1000000"),
        ("domineering", "99999999999x99999999999"),
        ("domineering", "4096x4096"),
        ("tictactoe:99999999999x99999999999:3", "empty"),
        ("token:a>b", &"a ".repeat(100_000)),
        (&format!("token:{}", vec!["a>b"; 100_000].join(",")), &["a"; 256].join(" ")),
        (&["nim"; 64].join(" + "), &["1048576"; 64].join(" + ")),
        (&["domineering"; 64].join(" + "), &["63x63"; 64].join(" + ")),
    ] {
        for labels in ["L0", "L0 L0"] {
            let record = format!("{labels} {position}");
            let failure = check(&certificate(game, "-", "normal", "labels", vec![record])).unwrap_err();
            assert!(!failure.to_string().contains("there is no label for"), "{game}: {failure}");
        }
    }
}

/// A picture that hangs on a long stalk, whose edges stand in the worst order.
/// As many as of one of the equal heaps or cakes, and few enough to be listed.
#[test]
fn equal_heaps_and_cakes_have_the_same_options() {
    let many = |word: &str| vec![word; 2000].join(" ");
    for (game, position, count) in [
        ("largest-nim", many("900"), 900),
        ("smallest-nim", many("900"), 900),
        ("cutcake", many("3x8"), 4),
        ("maundy-cake", many("3x8"), 3),
    ] {
        let game = find(game).unwrap();
        let position = game.read(&position).unwrap();
        let mut options = Vec::new();
        game.options(&position, Player::Left, &mut options);
        assert_eq!(options.len(), count);
    }
}

#[test]
fn a_long_stalk_is_walked_once() {
    let edges: Vec<String> = (1..1000).map(|at| format!("{at}-{}l", at + 1)).collect();
    let position = format!("{} 0-1000l", edges.join(" "));
    let lines = certificate("hackenbush", &position, "normal", "labels", vec![format!("W1 L0 {position}")]);
    let start = std::time::Instant::now();
    assert!(check(&lines).unwrap_err().to_string().contains("there is no label for"));
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
}

#[test]
fn what_is_kept_of_a_position_is_more_than_its_text() {
    for (game, records) in
        [("domineering", "W1 W1 64x63"), ("domineering + nim", "W1 W1 64x63 + 1"), ("chomp", "W1 399x1")]
    {
        let lines = certificate(game, "-", "normal", "labels", vec![records.to_owned()]);
        let result = check_within(seal(&lines).as_slice(), Limits { memory: 3000, ..Limits::default() });
        assert!(matches!(result, Err(Failure::OutOfLimits { .. })), "{game} {result:?}");
    }
}

/// What is said of a file cannot hide a part of itself on a terminal.
#[test]
fn words_of_a_file_are_written_plainly() {
    let hidden = "chess\u{1b}[8m\r'\u{202e}";
    let lines = certificate(hidden, "e4", "normal", "grundy 0", vec!["0\te4\t".to_owned()]);
    let said = support::accepted(&lines).to_string();
    assert!(said.starts_with(r"chess\u{1b}[8m\r'\u{202e} e4") && said.ends_with("on trust)"), "{said}");
    let claim = certificate("nim", "1", "normal", "gr\u{9b}2J", vec![]);
    assert!(!check(&claim).unwrap_err().to_string().contains('\u{9b}'));
}

/// A vertex `-` would be no position in a sum, and two words would be two vertices.
#[test]
fn names_of_vertices_have_one_reading() {
    for game in ["token:->a", "token:a>+", "token:a b>c", "token:a>b\u{a0}c"] {
        assert!(find(game).is_none(), "{game}");
    }
    assert!(find("token:a-b>b+").is_some());
}

#[test]
fn nodes_without_positions_are_all_different() {
    for (nodes, is_sound) in [
        (&["|", "0|0", "+ 1 1"][..], true),
        (&["|", "0|", "1|", "|0"], true),
        (&["|", "0|", "+ 1 1"], true),
        (&["|", "0|", "1|", "|"], false),
        (&["|", "0|", "1|", "0|"], false),
        (&["|", "0|", "+ 1 1", "+ 1 1"], false),
    ] {
        let mut records = vec![format!("nodes {}", nodes.len())];
        records.extend(nodes.iter().map(|&node| node.to_owned()));
        records.push("pairs".to_owned());
        let result = check(&certificate("forms", "-", "normal", "le 0 0", records));
        assert_eq!(result.is_ok(), is_sound, "{nodes:?} {result:?}");
    }
}

/// A frame of Zstandard with raw and repeated blocks.
fn compressed(blocks: &[(&[u8], u32)]) -> Vec<u8> {
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 0x58];
    for (at, (bytes, repeats)) in blocks.iter().enumerate() {
        let is_last = u32::from(at + 1 == blocks.len());
        let (kind, size) = if *repeats > 0 { (1, *repeats) } else { (0, bytes.len() as u32) };
        frame.extend(&(is_last | kind << 1 | size << 3).to_le_bytes()[..3]);
        frame.extend(*bytes);
    }
    frame
}

#[test]
fn a_compressed_certificate_is_one_frame() {
    let sealed = seal(&small());
    let (start, end) = sealed.split_at(40);
    let frame = compressed(&[(start, 0), (end, 0)]);
    assert!(zermelo_check::check(frame.as_slice()).is_ok());
    assert!(reason(&[frame.clone(), frame.clone()].concat()).contains("single frame"));
    assert!(zermelo_check::check(&frame[..frame.len() - 1]).is_err());
    // A window of 2^31 bytes and more.
    let mut huge = frame.clone();
    huge[5] = 0xa8;
    assert!(reason(&huge).contains("window"));
    // A single segment of 2^40 bytes.
    let segment = [&[0x28, 0xb5, 0x2f, 0xfd, 0xe0, 0, 0, 0, 0, 0, 1, 0, 0][..], &frame[6..]].concat();
    assert!(reason(&segment).contains("window"));
}

/// Three bytes each make 100 KB of empty lines, which are records of Nim's heap 0 for no game at all; or of one line.
#[test]
fn a_bomb_does_not_go_off() {
    let lines = certificate(
        "graph",
        "-",
        "normal",
        "labels",
        vec!["sides one".to_owned(), "vertices 999999999999".to_owned()],
    );
    let mut head = lines.join("\n").into_bytes();
    head.push(b'\n');
    for (fill, expected) in [(&b"D"[..], "too long"), (b"\n", "expected a label")] {
        let mut blocks: Vec<(&[u8], u32)> = vec![(&head, 0)];
        blocks.extend(std::iter::repeat_n((fill, 100_000), 2_000));
        assert!(reason(&compressed(&blocks)).contains(expected));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes_are_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(zermelo_check::check(bytes.as_slice()).is_err());
        let frame = [&[0x28, 0xb5, 0x2f, 0xfd][..], &bytes].concat();
        prop_assert!(zermelo_check::check(frame.as_slice()).is_err());
    }

    /// Headers that are right, with records of any characters that occur in some.
    #[test]
    fn any_records_are_survived(
        game in "(declared:[{}a-z:,\"]{0,20}|nim|heaps:[0-9.F]{0,6}|wythoff|chomp|domineering|clobber|nogo|col|arc-kayles|toads-and-frogs(:[0-9]*)?|tictactoe(:[0-9x:]{0,7})?|hackenbush|krk|token:[ab>,]{0,9}|graph|forms)",
        position in "[-0-9a-hx.o#tf|/ ]{0,12}",
        convention in "(normal|misere)",
        claim in "(labels|winner left mover right|holds right mover right|draw mover left|grundy [0-9]|loopy-grundy|period [0-9]{1,3} from [0-9]{1,3}|(le|equal|less|fuzzy|canonical) [0-3] [0-3]|quotient [0-9])",
        records in proptest::collection::vec("([WLD0-9 |=\t.xotf#-]{0,12}|sides (one|two)|vertices [0-9]|nodes [0-9]|moves|pairs|elements [0-9]|p [0-9 ]{0,5}|mask [0-9]{0,3}( parity)?|window [0-9]{1,4})", 0..12),
    ) {
        let _ = check(&certificate(&game, &position, &convention, &claim, records));
    }

    /// Files with some bytes changed: the digest finds it, or the certificate is still right.
    #[test]
    fn changed_bytes_are_found(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let sealed = seal(&small());
        let mut bytes = sealed.clone();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        prop_assert_eq!(zermelo_check::check(bytes.as_slice()).is_ok(), bytes == sealed);
    }
}
