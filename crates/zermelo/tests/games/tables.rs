//! Tables of numbered games: against published counts, against a solver straight from the definition that knows neither
//! slices nor moves backwards, and against the rule files.

use std::any::Any;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard};
use zermelo::answer::{TableQuestion, position_table};
use zermelo::game::random::SplitMix64;
use zermelo::game::{Convention, Ending, Files, Limits, NumberedGame, Standing, StopReason, Verdict};
use zermelo::numbered::open_numbered;
use zermelo::solve::labels::disk::{DiskError, Folder, Packing, Probe};
use zermelo::solve::labels::{Histogram, Label, Labels, label_game};

const FREE: Limits<'static> = Limits::none();

fn solved(game: &dyn NumberedGame, threads: usize) -> Labels {
    label_game(game, NonZeroUsize::new(threads).unwrap(), &FREE).unwrap()
}

/// Wins, losses, ties and draws of what play reaches, the start, and the greatest distance.
fn summary(name: &str) -> ([u64; 4], Option<Label>, Option<u32>) {
    let game = open_numbered(name).unwrap();
    let labels = solved(&*game, 2);
    let histogram = Histogram::of(&*game, &labels);
    (histogram.totals(), game.start().and_then(|start| labels.label(start)), histogram.longest())
}

/// `GamesmanOne`, J. Tromp, and a solver with decision diagrams (Böck 2025), as gathered on each.
#[test]
fn counts_are_as_published() {
    let facts: &[(&str, [u64; 4], Label, u32)] = &[
        ("connect-four 3x3", [0, 0, 869, 0], Label::Tie(9), 9),
        ("connect-four 3x4", [261, 261, 5_478, 0], Label::Tie(12), 12),
        ("connect-four 4x4", [38_675, 32_234, 90_120, 0], Label::Tie(16), 16),
        ("connect-four 5x3", [22_618, 12_453, 123_840, 0], Label::Tie(15), 15),
        ("marks 3x3:3", [2_836, 1_574, 1_068, 0], Label::Tie(9), 9),
        ("quixo 3x3", [20_247, 11_780, 0, 0], Label::Win(7), 8),
    ];
    for &(name, totals, start, longest) in facts {
        assert_eq!(summary(name), (totals, Some(start), Some(longest)), "{name}");
    }
}

/// The longest mates, in plies of the player who is mated, by any table of endings.
#[test]
fn mates_take_as_long_as_is_known() {
    for (name, longest) in [("chess KQK", 20), ("chess KRK", 32), ("chess KPK", 56), ("chess KNK", 0)] {
        let (totals, _, found) = summary(name);
        assert_eq!(found.unwrap_or(0), longest, "{name}: {totals:?}");
        assert_eq!(totals[2], 0);
    }
}

#[test]
#[ignore = "seconds each: run it with --release"]
fn mates_of_four_men_take_as_long_as_is_known() {
    for (name, longest) in [
        ("chess KBNK", 66),
        ("chess KBBK", 38),
        ("chess KRKR", 38),
        ("chess KQKR", 70),
        ("chess KRKB", 58),
        ("chess KRKN", 80),
        ("chess KQKQ", 25),
    ] {
        assert_eq!(summary(name).2, Some(longest), "{name}");
    }
}

#[test]
#[ignore = "seconds each: run it with --release"]
fn large_counts_are_as_published() {
    let facts: &[(&str, [u64; 4], Label, u32)] = &[
        ("connect-four 5x4", [1_390_516, 1_251_559, 1_303_636, 0], Label::Tie(20), 20),
        ("connect-four 5x5", [27_296_634, 28_047_793, 14_419_273, 0], Label::Tie(25), 25),
        ("quixo 4x4", [49_953_979, 29_330_646, 0, 3_213_236], Label::Win(21), 22),
    ];
    for &(name, totals, start, longest) in facts {
        assert_eq!(summary(name), (totals, Some(start), Some(longest)), "{name}");
    }
}

/// Everything that is reached, in the order in which it is met: the number of each position, its label where it is over, and its
/// options, by their places.
struct Reached {
    numbers: Vec<u64>,
    labels: Vec<Option<Label>>,
    options: Vec<Vec<usize>>,
}

impl Reached {
    fn of(game: &dyn NumberedGame) -> Self {
        let mut reached = Self { numbers: Vec::new(), labels: Vec::new(), options: Vec::new() };
        let all = 0..game.slices().last().unwrap().numbers.end;
        let mut places = HashMap::new();
        let mut options = Vec::new();
        for root in game.start().map_or(all, |start| start..start + 1) {
            match game.look(root, &mut options) {
                Standing::Absent => assert_eq!(game.start(), None),
                _ => drop(reached.meet(root, &mut places)),
            }
        }
        let mut next = 0;
        while let Some(&number) = reached.numbers.get(next) {
            let (label, options) = match game.look(number, &mut options) {
                Standing::Absent => panic!("{} has a move to nothing", game.name()),
                Standing::Over(Ending::Win) => (Some(Label::Win(0)), &[][..]),
                Standing::Over(Ending::Loss) => (Some(Label::Loss(0)), &[][..]),
                Standing::Over(Ending::Draw) if game.has_ties() => (Some(Label::Tie(0)), &[][..]),
                Standing::Over(Ending::Draw) => (Some(Label::Draw), &[][..]),
                Standing::Open => (None, &options[..]),
            };
            assert!(label.is_some() || !options.is_empty());
            reached.labels.push(label);
            let options = options.iter().map(|&option| reached.meet(option, &mut places)).collect();
            reached.options.push(options);
            next += 1;
        }
        reached
    }

    fn meet(&mut self, number: u64, places: &mut HashMap<u64, usize>) -> usize {
        *places.entry(number).or_insert_with(|| {
            self.numbers.push(number);
            self.numbers.len() - 1
        })
    }
}

/// Labels of everything that is reached, by looking at all positions again and again: round d finds distance d.
fn by_definition(game: &dyn NumberedGame) -> HashMap<u64, Label> {
    let Reached { numbers, mut labels, options } = Reached::of(game);
    for ties in [false, true] {
        for distance in 1..1000 {
            let found: Vec<(usize, Label)> = (0..numbers.len())
                .filter(|&place| labels[place].is_none())
                .filter_map(|place| {
                    let is_won = |&option: &usize| matches!(labels[option], Some(Label::Loss(_)));
                    let is_lost = |&option: &usize| matches!(labels[option], Some(Label::Win(_)));
                    let is_tied = |&option: &usize| matches!(labels[option], Some(Label::Tie(_)));
                    let options = &options[place];
                    match ties {
                        false if options.iter().any(is_won) => Some((place, Label::Win(distance))),
                        false if options.iter().all(is_lost) => Some((place, Label::Loss(distance))),
                        true if options.iter().any(is_tied) => Some((place, Label::Tie(distance))),
                        _ => None,
                    }
                })
                .collect();
            if found.is_empty() {
                break;
            }
            for (place, label) in found {
                labels[place] = Some(label);
            }
        }
    }
    numbers.into_iter().zip(labels.into_iter().map(|label| label.unwrap_or(Label::Draw))).collect()
}

/// Small games of every kind.
const SMALL: &[&str] = &[
    "connect-four 3x3:3",
    "connect-four 4x3",
    "connect-four 2x5:3",
    "marks 3x3:3",
    "marks 2x4:3",
    "quixo 3x3",
    "kalah 2x2",
];

/// Larger ones.
const MORE: &[&str] = &["mills 3", "mills 3:flying,lasker,strict", "mills 3:squares,flying", "kalah 3x1"];

#[test]
fn labels_are_those_of_the_definition() {
    for name in SMALL.iter().chain(MORE) {
        let game = open_numbered(name).unwrap();
        let expected = by_definition(&*game);
        for threads in [1, 3] {
            let labels = solved(&*game, threads);
            for number in 0..game.slices().last().unwrap().numbers.end {
                assert_eq!(
                    labels.label(number),
                    expected.get(&number).copied(),
                    "{name}: {}",
                    game.print(number)
                );
            }
        }
    }
}

#[test]
fn texts_and_numbers_belong_together() {
    for name in SMALL.iter().chain(MORE) {
        let game = open_numbered(name).unwrap();
        assert_eq!(game.name(), *name);
        for number in Reached::of(&*game).numbers {
            assert_eq!(game.parse(&game.print(number)), Ok(number), "{name}");
        }
    }
}

/// Positions are shown as they were written, in whatever image, with the options that their numbers have.
#[test]
fn written_positions_have_the_options_of_their_numbers() {
    let mut random = SplitMix64::new(7);
    for name in
        ["quixo 3x3", "quixo 4x4", "mills 3", "mills 5:flying,lasker", "mills 7", "mills 3:squares,flying"]
    {
        let game = open_numbered(name).unwrap();
        let start = game.print(game.start().unwrap());
        let (mut expected, mut other_images) = (Vec::new(), 0);
        for _ in 0..40 {
            let mut text = start.clone();
            for _ in 0..40 {
                let number = game.parse(&text).unwrap();
                let written = game.as_written(&text).unwrap();
                assert_eq!(written.text, text, "{name}");
                let is_open = game.look(number, &mut expected) == Standing::Open;
                let found: BTreeSet<u64> = written.options.iter().map(|option| option.2).collect();
                assert_eq!(is_open, !found.is_empty(), "{name}: {text}");
                assert_eq!(found, expected.iter().copied().collect(), "{name}: {text}");
                let texts: BTreeSet<&str> = written.options.iter().map(|option| option.1.as_str()).collect();
                assert_eq!(texts.len(), written.options.len(), "{name}: {text}");
                for (_, text, number) in &written.options {
                    assert_eq!(game.parse(text), Ok(*number), "{name}: {text}");
                    other_images += u32::from(game.print(*number) != *text);
                }
                if written.options.is_empty() {
                    break;
                }
                let nth = random.below(written.options.len() as u64) as usize;
                text.clone_from(&written.options[nth].1);
            }
        }
        assert!(other_images > 100, "{name}");
    }
}

#[test]
fn options_and_sources_belong_together() {
    for name in SMALL.iter().chain(MORE) {
        let game = open_numbered(name).unwrap();
        if !game.knows_sources() {
            continue;
        }
        let (mut options, mut sources) = (Vec::new(), Vec::new());
        for slice in game.slices().iter().filter(|slice| slice.loops) {
            for number in slice.numbers.clone().step_by(7) {
                if game.look(number, &mut options) != Standing::Open {
                    continue;
                }
                for &option in options.iter().filter(|option| slice.numbers.contains(option)) {
                    game.sources(option, &mut sources);
                    assert!(sources.contains(&number), "{name}: {}", game.print(number));
                }
                game.sources(number, &mut sources);
                for &source in &sources {
                    if game.look(source, &mut options) == Standing::Open {
                        assert!(options.contains(&number), "{name}: {}", game.print(number));
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_position_with_the_players_exchanged_has_the_same_moves() {
    for name in ["quixo 3x3", "quixo 4x4"] {
        let game = open_numbered(name).unwrap();
        let bit = game.exchange().unwrap();
        assert!(bit.is_power_of_two() && bit >= 64 && game.knows_sources());
        let (mut options, mut exchanged) = (Vec::new(), Vec::new());
        for slice in game.slices().iter().filter(|slice| slice.loops) {
            assert_eq!((slice.numbers.start % (2 * bit), slice.numbers.end % (2 * bit)), (0, 0));
            for number in slice.numbers.clone().step_by(101) {
                let standing = game.look(number, &mut options);
                assert_eq!(
                    game.look(number ^ bit, &mut exchanged),
                    standing,
                    "{name}: {}",
                    game.print(number)
                );
                assert!(options.iter().map(|option| option ^ bit).eq(exchanged.iter().copied()));
                game.sources(number, &mut options);
                game.sources(number ^ bit, &mut exchanged);
                assert!(options.iter().map(|source| source ^ bit).eq(exchanged.iter().copied()));
            }
        }
    }
}

#[test]
fn limits_hold() {
    let game = open_numbered("connect-four 4x4").unwrap();
    let one = NonZeroUsize::MIN;
    let stopped = label_game(&*game, one, &FREE.at_most_positions(1_000)).unwrap_err();
    assert_eq!(stopped, StopReason::Positions(1_000));
    let little = Limits { memory: Some(10_000), ..FREE };
    assert_eq!(label_game(&*game, one, &little).unwrap_err(), StopReason::Memory(10_000));
    let interrupt = std::sync::atomic::AtomicBool::new(true);
    let interrupted = Limits { interrupt: Some(&interrupt), ..FREE };
    assert_eq!(label_game(&*game, one, &interrupted).unwrap_err(), StopReason::Interrupted);
}

#[test]
fn what_is_not_a_game_or_a_position_is_refused() {
    for text in [
        "",
        "chess",
        "chess KRRRRK",
        "chess KPKPKP",
        "chess RK",
        "quixo 5x5",
        "mills 2",
        "mills 11",
        "mills 5:square",
        "mills 5:strict,lenient",
        "kalah 9x9",
        "l-game 5x5",
        "marks 9x9:3",
        "connect-four 4",
        "connect-four 4x4:x",
        "marks 3x3:3 x",
    ] {
        assert!(open_numbered(text).is_err(), "{text}");
    }
    let game = open_numbered("connect-four 4x4").unwrap();
    for text in ["", "....", "x...|....|....|....", "....|....|....|xx..", "....|....|....|x..?"] {
        assert!(game.parse(text).is_err(), "{text}");
    }
    let game = open_numbered("chess KPKP").unwrap();
    assert!(game.parse("7K/k7/8/Pp6/8/8/8/8 w - b6 0 1").is_ok());
    for text in [
        "7K/k7/8/Pp6/8/8/8/8 w - a6",
        "7K/k7/8/Pp6/8/8/8/8 w - c6",
        "7K/k7/8/Pp6/8/8/8/8 w - x",
        "7K/k7/8/Pp6/8/8/8/8 b - b6",
        "7K/k7/1P6/1p6/8/8/8/8 w - b6",
        "7K/k7/8/Pp6/8/8/8/8 w KQ -",
        "7K/k7/8/Pp6/8/8/8/P7 w",
        "7K/k7/88888888888888888888888888888888/Pp6/8/8/8/8 w",
        "7K/k7/8/Pq6/8/8/8/8/8 w",
        "7K/k7/8/Qq6/8/8/8/8 w",
        "Kk6/8/8/8/8/8/8/8 w",
    ] {
        assert!(game.parse(text).is_err(), "{text}");
    }
}

/// Files in memory, of which only so many more can be written.
#[derive(Default)]
struct Shelf {
    files: Mutex<BTreeMap<String, Vec<u8>>>,
    room: Mutex<usize>,
}

impl Shelf {
    fn with_room(room: usize) -> Self {
        Self { room: Mutex::new(room), ..Self::default() }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.files.lock().unwrap()
    }
}

thread_local! {
    static LOCKS: Cell<bool> = const { Cell::new(false) };
}

struct Lock;

impl Drop for Lock {
    fn drop(&mut self) {
        LOCKS.set(false);
    }
}

impl Files for Shelf {
    fn read(&self, name: &str, _: u64) -> io::Result<Vec<u8>> {
        self.all().get(name).cloned().ok_or(io::ErrorKind::NotFound.into())
    }

    fn read_at(&self, name: &str, offset: u64, into: &mut [u8]) -> io::Result<usize> {
        let files = self.all();
        let bytes = files.get(name).ok_or(io::Error::from(io::ErrorKind::NotFound))?;
        let rest = bytes.get(offset as usize..).unwrap_or(&[]);
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        Ok(count)
    }

    fn replace(
        &self,
        name: &str,
        write: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut bytes = Vec::new();
        write(&mut bytes)?;
        let mut room = self.room.lock().unwrap();
        *room = room.checked_sub(1).ok_or(io::Error::from(io::ErrorKind::StorageFull))?;
        self.all().insert(name.to_owned(), bytes);
        Ok(())
    }

    fn lock(&self, _: &str) -> io::Result<Box<dyn Any>> {
        if LOCKS.replace(true) { Err(io::ErrorKind::WouldBlock.into()) } else { Ok(Box::new(Lock)) }
    }
}

/// Runs of equal bytes by their length.
struct Runs;

impl Packing for Runs {
    fn pack(&self, block: &[u8]) -> io::Result<Vec<u8>> {
        Ok(block
            .chunk_by(|a, b| a == b)
            .flat_map(|run| run.chunks(255).flat_map(|run| [run.len() as u8, run[0]]))
            .collect())
    }

    fn unpack(&self, packed: &[u8], _: usize) -> io::Result<Vec<u8>> {
        Ok(packed.chunks_exact(2).flat_map(|run| vec![run[1]; run[0].into()]).collect())
    }
}

fn folder<'a>(files: &'a Shelf, game: &'a dyn NumberedGame) -> Folder<'a> {
    Folder { files, packing: &Runs, game, folder: "table" }
}

#[test]
fn tables_on_disk_are_those_in_memory_and_go_on_after_every_failure() {
    for name in SMALL {
        let game = open_numbered(name).unwrap();
        let whole = Shelf::with_room(99);
        folder(&whole, &*game).build(NonZeroUsize::MIN, &FREE).unwrap();
        let broken_off = Shelf::default();
        for _ in 0..game.slices().len() {
            let full = folder(&broken_off, &*game).build(NonZeroUsize::new(3).unwrap(), &FREE).unwrap_err();
            assert!(matches!(full, DiskError::System { .. }), "{full}");
            assert!(full.to_string().contains("bytes are needed"), "{full}");
            assert!(matches!(folder(&broken_off, &*game).headers(), Err(DiskError::Missing { .. })));
            *broken_off.room.lock().unwrap() = 1;
        }
        folder(&broken_off, &*game).build(NonZeroUsize::MIN, &FREE).unwrap();
        assert_eq!(*whole.all(), *broken_off.all(), "{name}");
        let labels = solved(&*game, 1);
        let mut probe = Probe::open(folder(&whole, &*game)).unwrap();
        for number in 0..=game.slices().last().unwrap().numbers.end {
            assert_eq!(probe.label(number).unwrap(), labels.label(number), "{name}");
        }
        let reached = Histogram::of(&*game, &labels);
        let verified = folder(&whole, &*game).verify(&FREE).unwrap();
        assert_eq!(verified, reached.totals().iter().sum::<u64>(), "{name}");
        let mut told = [0; 4];
        for header in probe.headers() {
            for (sum, count) in told.iter_mut().zip(header.histogram.totals()) {
                *sum += count;
            }
        }
        assert_eq!(told, reached.totals(), "{name}");
    }
}

#[test]
fn every_changed_byte_of_a_file_is_found() {
    let game = open_numbered("connect-four 2x3:3").unwrap();
    let files = Shelf::with_room(99);
    folder(&files, &*game).build(NonZeroUsize::MIN, &FREE).unwrap();
    let names: Vec<String> = files.all().keys().cloned().collect();
    for name in names {
        // Outside the loop, which would hold the shelf's lock to its end.
        let length = files.all()[&name].len();
        for place in 0..length {
            let byte = files.all()[&name][place];
            files.all().get_mut(&name).unwrap()[place] = byte ^ 4;
            let found = folder(&files, &*game).verify(&FREE);
            assert!(
                matches!(found, Err(DiskError::Broken { .. } | DiskError::Other { .. })),
                "{name} {place}"
            );
            files.all().get_mut(&name).unwrap()[place] = byte;
        }
    }
    folder(&files, &*game).verify(&FREE).unwrap();
}

/// A file whose checksums and counts are right, with one label that is not: only the rules tell.
#[test]
fn every_wrong_label_under_right_checksums_is_found() {
    let game = open_numbered("connect-four 2x3:3").unwrap();
    let files = Shelf::with_room(usize::MAX);
    let table = folder(&files, &*game);
    table.build(NonZeroUsize::MIN, &FREE).unwrap();
    let mut changed = 0;
    for (slice, header) in table.headers().unwrap().iter().enumerate() {
        let name = format!("table/slice-{slice:04}");
        let right = files.all()[&name].clone();
        let places = 0..header.positions as usize;
        for place in places.clone() {
            let mut cells = table.load_places(slice, header, places.clone()).unwrap();
            let Some(label) = cells.label(place) else { continue };
            let wrong = match label {
                Label::Win(plies) => Label::Win(plies + 2),
                Label::Loss(_) => Label::Draw,
                Label::Tie(plies) => Label::Loss(plies),
                Label::Draw => Label::Win(1),
            };
            cells.set_bytes(place, &wrong.code().to_le_bytes()[..header.width]);
            let first = game.slices()[slice].numbers.start;
            let blocks = [table.pack(slice, first, &cells, places.clone()).unwrap()];
            let mut histogram = header.histogram.clone();
            *histogram.counts.get_mut(&label).unwrap() -= 1;
            *histogram.counts.entry(wrong).or_default() += 1;
            histogram.counts.retain(|_, count| *count > 0);
            table.put_packed(slice, header.width, &histogram, &blocks).unwrap();
            let found = table.verify(&FREE).unwrap_err().to_string();
            assert!(found.contains("does not follow from its options"), "{label:?} {place}: {found}");
            files.all().insert(name.clone(), right.clone());
            changed += 1;
        }
    }
    table.verify(&FREE).unwrap();
    assert!(changed > 30, "{changed}");
}

#[test]
fn other_games_and_second_builds_are_refused() {
    let game = open_numbered("connect-four 2x3:3").unwrap();
    let files = Shelf::with_room(99);
    folder(&files, &*game).build(NonZeroUsize::MIN, &FREE).unwrap();
    // A table of other rules, put in the place of this one.
    let other = open_numbered("connect-four 2x3:2").unwrap();
    let error = folder(&files, &*other).verify(&FREE).unwrap_err();
    assert!(matches!(error, DiskError::Other { .. }), "{error}");
    let error = folder(&files, &*other).build(NonZeroUsize::MIN, &FREE).unwrap_err();
    assert!(matches!(error, DiskError::Other { .. }), "{error}");
    let lock = folder(&files, &*game).lock().unwrap();
    let error = folder(&files, &*game).build(NonZeroUsize::MIN, &FREE).unwrap_err();
    assert!(matches!(error, DiskError::InUse { .. }), "{error}");
    drop(lock);
    files.all().get_mut("table/slice-0000").unwrap()[8] = 9;
    let error = folder(&files, &*game).headers().unwrap_err().to_string();
    assert_eq!(error, "table/slice-0000 is a table of version 9; expected was version 3");
}

/// Won and lost positions of an impartial game by distance, and drawn ones; each position as often as `images` says.
fn by_distance(text: &str, images: &dyn Fn(&str) -> u64) -> (BTreeMap<u64, [u64; 2]>, u64) {
    let question = TableQuestion {
        game: zermelo::catalogue::open(text).unwrap(),
        convention: Convention::Normal,
        both_plays: false,
        to_move: None,
        p_positions_only: false,
        with_strategy: false,
    };
    let (mut distances, mut draws) = (BTreeMap::<u64, [u64; 2]>::new(), 0);
    for row in position_table(&question, &FREE).unwrap().rows {
        let count = images(&row.position);
        match row.verdicts[0].unwrap() {
            Verdict::Win(plies) => distances.entry(plies.unwrap()).or_default()[0] += count,
            Verdict::Loss(plies) => distances.entry(plies.unwrap()).or_default()[1] += count,
            Verdict::Draw => draws += count,
        }
    }
    (distances, draws)
}

/// Both ways in which a bitten bar lies in four rows of seven squares.
fn ways_to_lie(bar: &str) -> u64 {
    let numbers =
        |text: &str| text.split(['x', ' ']).map(|word| word.parse().unwrap()).collect::<Vec<usize>>();
    let rows = match bar.split_once('x') {
        Some(_) => vec![numbers(bar)[1]; numbers(bar)[0]],
        None => numbers(bar),
    };
    let columns: Vec<usize> =
        (0..rows[0]).map(|column| rows.iter().filter(|&&row| row > column).count()).collect();
    let fits = |rows: &[usize]| rows.len() <= 4 && rows[0] <= 7;
    u64::from(fits(&rows)) + u64::from(columns != rows && fits(&columns))
}

/// `GamesmanClassic` (1210, 1TON, Chomp) and `GamesmanOne` (Fair Shares and Varied Pairs). The latter counts all partitions of the
/// almonds, which play reaches from one heap of a composite number.
#[test]
fn games_of_the_catalogue_have_the_published_counts() {
    let once = |_: &str| 1;
    let odd_wins = |wins: &[u64], losses: &[u64]| -> BTreeMap<u64, [u64; 2]> {
        let wins = wins.iter().enumerate().map(|(at, &count)| (2 * at as u64 + 1, [count, 0]));
        let losses = losses.iter().enumerate().map(|(at, &count)| (2 * at as u64, [0, count]));
        wins.chain(losses).collect()
    };
    assert_eq!(by_distance("subtraction:1,2 10", &once), (odd_wins(&[2, 2, 2, 1], &[1, 1, 1, 1]), 0));
    let chomp = odd_wins(&[9, 8, 38, 98, 20, 69, 27, 15, 14, 1], &[1, 1, 3, 5, 3, 7, 4, 3, 2, 1]);
    assert_eq!(by_distance("chomp 4x7", &ways_to_lie), (chomp, 0));
    assert_eq!(by_distance("fair-shares 4", &once), (odd_wins(&[3], &[1, 1]), 0));
    let of_9 = odd_wins(&[8, 3, 2, 2, 1, 3, 2], &[1, 1, 1, 1, 1, 2, 1, 1]);
    assert_eq!(by_distance("fair-shares 9", &once), (of_9, 0));
    assert_eq!(by_distance("fair-shares 20", &once), (odd_wins(&[19, 16], &[1, 2]), 589));
}
