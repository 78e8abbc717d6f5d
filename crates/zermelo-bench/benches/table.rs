//! The table of the work that Zermelo is judged by: one line a kind of work, with its ratio to an anchor measured in the same
//! run. Answers are asserted. Times are those of the processor, as the machine may be shared.
//!
//! ```sh
//! cargo bench -p zermelo-bench --bench table                        # the table
//! cargo bench -p zermelo-bench --bench table -- --write NEW.json    # and as JSON
//! cargo bench -p zermelo-bench --bench table -- --compare OLD.json  # with how much each line changed
//! cargo bench -p zermelo-bench --bench table -- --book docs/src/performance.md --machine 'a name'
//! cargo bench -p zermelo-bench --bench table -- --only nim --slow
//! ```
//!
//! Compared is the ratio to the anchor where there is one, since it depends less on the machine, otherwise the time. A line
//! that is slower by more than [`SLIDE`] is marked, and the program then ends with exit code 1.

use nimber::FiniteNimber;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use zermelo::contest;
use zermelo::expression::Session;
use zermelo::game::Notation;
use zermelo::heap::{GrundySequence, HeapCode, Method};
use zermelo::nimber::{Nimber, Nimber64, Way, Word};
use zermelo::rulesets::board::{Clobber, Domineering};
use zermelo::rulesets::strip::{Cell, CellRow, ToadsAndFrogs};
use zermelo::solve::Limits;
use zermelo::solve::value::ValueTable;
use zermelo::value::{Algebra, Script, Store};
use zermelo_bench::{Random, cpu_seconds};

/// A line is marked as slower from this factor on.
const SLIDE: f64 = 1.15;
/// Work under so many seconds is repeated, and the least time counts.
const SHORT: f64 = 1.0;

/// Seconds for one unit of the work.
type Measure = fn() -> f64;

/// How a time is shown.
#[derive(Clone, Copy)]
enum Unit {
    Seconds,
    Nanoseconds,
    /// How many units a second.
    Speed,
}

/// A line of the table.
struct Work {
    name: &'static str,
    unit: Unit,
    measure: Measure,
    /// What it is compared with in the same run.
    anchor: Option<(&'static str, Measure)>,
    /// Takes more than some seconds: measured only with `--slow`.
    is_slow: bool,
}

const fn work(name: &'static str, unit: Unit, measure: Measure) -> Work {
    Work { name, unit, measure, anchor: None, is_slow: false }
}

impl Work {
    const fn beside(self, anchor: &'static str, measure: Measure) -> Self {
        Self { anchor: Some((anchor, measure)), ..self }
    }

    const fn slow(self) -> Self {
        Self { is_slow: true, ..self }
    }
}

static TABLE: &[Work] = &[
    work("0.6 near heap 10^6, values", Unit::Speed, || near_a_million("0.6", 100_000, Method::Auto))
        .beside("plain mex", || near_a_million("0.6", 400, Method::Plain)),
    work("Grundy's game near heap 10^6, values", Unit::Speed, || {
        near_a_million("4!.0", 200_000, Method::Auto)
    })
    .beside("plain mex", || near_a_million("4!.0", 400, Method::Plain)),
    work("0.106 near heap 10^6, values", Unit::Speed, || near_a_million("0.106", 12_000_000, Method::Auto))
        .beside("plain mex", || near_a_million("0.106", 400, Method::Plain)),
    work("proof of the period of 0.104", Unit::Seconds, || proof("0.104", 11_770_282, 197_769_598)),
    work("proof of the period of 0.454", Unit::Seconds, || proof("0.454", 60_620_715, 160_949_019)),
    work("proof of the period of 0.054", Unit::Seconds, || proof("0.054", 10_015_179, 193_235_616)),
    work("proof of the period of 0.376", Unit::Seconds, || proof("0.376", 4, 2_268_248)).slow(),
    work("nim-product of 64 bits, one", Unit::Nanoseconds, one_product::<u64>)
        .beside("the crate nimber", product_of_peer),
    work("nim-product of 64 bits, slices", Unit::Nanoseconds, product_in_slices::<u64>)
        .beside("the crate nimber", product_of_peer),
    work("nim-product of 128 bits, slices", Unit::Nanoseconds, product_in_slices::<u128>)
        .beside("tables and halves", portable_product::<u128>),
    work("nim-inverse of 64 bits", Unit::Nanoseconds, inverse::<u64>)
        .beside("one product by tables and halves", portable_product::<u64>),
    work("contest nim-multiply, 10^6 lines", Unit::Seconds, contest_products),
    work("Domineering 5×5, canonical form", Unit::Seconds, || domineering("5x5", "5x5")),
    work("Domineering 4×7, canonical form", Unit::Seconds, || domineering("4x7", "7x4")),
    work("Domineering 5×6, canonical form", Unit::Seconds, || domineering("5x6", "6x5")).slow(),
    work("Clobber 4×4, canonical form", Unit::Seconds, || clobber("4x4")),
    work("Clobber 2×10, canonical form", Unit::Seconds, || clobber("2x10")).slow(),
    work("Toads and Frogs, all strips of length 11", Unit::Seconds, toads_and_frogs),
];

/// What a run gave.
#[derive(Serialize, Deserialize)]
struct Results {
    schema: String,
    machine: String,
    lines: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    name: String,
    /// Seconds for one unit of the work.
    seconds: f64,
    anchor: Option<String>,
    /// How many times as fast as the anchor.
    ratio: Option<f64>,
}

const SCHEMA: &str = "zermelo/bench-table/1";

impl Line {
    /// How many times as fast as in an earlier run.
    fn gain(&self, before: &Self) -> f64 {
        match (self.ratio, before.ratio) {
            (Some(now), Some(then)) if self.anchor == before.anchor => now / then,
            _ => before.seconds / self.seconds,
        }
    }
}

/// The least of three runs, or one run of long work.
fn least(measure: Measure) -> f64 {
    let first = (black_box(measure))();
    if first > SHORT {
        return first;
    }
    (0..2).map(|_| measure()).fold(first, f64::min)
}

fn measured(work: &Work) -> Line {
    let seconds = least(work.measure);
    let ratio = work.anchor.map(|(_, anchor)| least(anchor) / seconds);
    let anchor = work.anchor.map(|(name, _)| name.to_owned());
    Line { name: work.name.to_owned(), seconds, anchor, ratio }
}

fn shown(seconds: f64, unit: Unit) -> String {
    match unit {
        Unit::Seconds => format!("{seconds:.3} s"),
        Unit::Nanoseconds => format!("{:.2} ns", seconds * 1e9),
        Unit::Speed if seconds < 1e-6 => format!("{:.2}M/s", 1e-6 / seconds),
        Unit::Speed => format!("{:.0}/s", 1.0 / seconds),
    }
}

fn ratio_text(line: &Line) -> String {
    match (line.ratio, &line.anchor) {
        (Some(ratio), Some(anchor)) => format!("{ratio:.1} × {anchor}"),
        _ => String::new(),
    }
}

/// Seconds of the processor that `run` takes, and what it gives.
fn timed<T>(run: impl FnOnce() -> T) -> (f64, T) {
    let start = cpu_seconds();
    let result = black_box(run());
    (cpu_seconds() - start, result)
}

fn open(text: &str, method: Method) -> GrundySequence {
    let code: HeapCode = text.parse().expect("a code");
    GrundySequence::new(&code, method, 1 << 25).expect("a sequence")
}

/// Seconds a value from heap 10^6 on; plain mex goes on from the values of the fast method. The first values are compared.
#[expect(clippy::cast_precision_loss, reason = "for averages")]
fn near_a_million(text: &str, heaps: u64, method: Method) -> f64 {
    let mut sequence = open(text, Method::Auto);
    sequence.extend(1_000_000, &Limits::none()).expect("no limits");
    let (start, checkpoint) = (sequence.length(), sequence.checkpoint().expect("an octal code"));
    let resume = |method| {
        GrundySequence::resume(sequence.code(), method, 1 << 25, &checkpoint).expect("its own checkpoint")
    };
    let (mut measured, mut plain) = (resume(method), resume(Method::Plain));
    let (seconds, ()) = timed(|| measured.extend(start + heaps, &Limits::none()).expect("no limits"));
    plain.extend(start + 100, &Limits::none()).expect("no limits");
    for heap in start..start + 100 {
        assert_eq!(measured.value(heap), plain.value(heap), "{text} at {heap}");
    }
    seconds / (measured.length() - start) as f64
}

fn proof(text: &str, period: u64, preperiod: u64) -> f64 {
    let mut sequence = open(text, Method::Auto);
    let (seconds, ()) = timed(|| sequence.extend(1_000_000_000, &Limits::none()).expect("no limits"));
    let (found, _) = sequence.period().expect("a proof");
    assert_eq!((found.length, found.preperiod, found.saltus), (period, preperiod, 0), "{text}");
    seconds
}

/// Pairs of factors: they stay in the first-level cache.
const PAIRS: usize = 512;
const ROUNDS: usize = 512;

fn factors<W: Word>() -> (Vec<Nimber<W>>, Vec<Nimber<W>>) {
    let mut random = Random::new(11);
    let mut one = |_| Nimber::new(W::truncate(u128::from(random.bits()) << 64 | u128::from(random.bits())));
    ((0..PAIRS).map(&mut one).collect(), (0..PAIRS).map(&mut one).collect())
}

/// Seconds for one of [`PAIRS`] results, which are computed [`ROUNDS`] times.
#[expect(clippy::cast_precision_loss, reason = "for averages")]
fn each(mut round: impl FnMut()) -> f64 {
    let (seconds, ()) = timed(|| (0..ROUNDS).for_each(|_| round()));
    seconds / (PAIRS * ROUNDS) as f64
}

fn one_product<W: Word>() -> f64 {
    let (a, b) = factors::<W>();
    for (&a, &b) in a.iter().zip(&b) {
        assert_eq!((a * b).get(), a.get().portable_product(b.get()));
    }
    each(|| {
        for (&a, &b) in a.iter().zip(&b) {
            black_box(black_box(a) * b);
        }
    })
}

fn portable_product<W: Word>() -> f64 {
    let (a, b) = factors::<W>();
    each(|| {
        for (&a, &b) in a.iter().zip(&b) {
            black_box(black_box(a).get().portable_product(b.get()));
        }
    })
}

fn product_in_slices<W: Word>() -> f64 {
    let (a, b) = factors::<W>();
    let mut expected = a.clone();
    Way::Portable.multiply(&mut expected, &b);
    let mut products = a.clone();
    Nimber::multiply_slices(&mut products, &b).expect("as many");
    assert_eq!(products, expected);
    each(|| Nimber::multiply_slices(black_box(&mut products), &b).expect("as many"))
}

fn product_of_peer() -> f64 {
    let (a, b) = factors::<u64>();
    let peers = |list: &[Nimber64]| -> Vec<_> {
        list.iter().map(|nimber| FiniteNimber::from(vec![nimber.get()])).collect()
    };
    let (c, d) = (peers(&a), peers(&b));
    for ((&a, &b), (c, d)) in a.iter().zip(&b).zip(c.iter().zip(&d)) {
        assert_eq!(c * d, FiniteNimber::from(vec![(a * b).get()]));
    }
    each(|| {
        for (c, d) in c.iter().zip(&d) {
            black_box(black_box(c) * d);
        }
    })
}

fn inverse<W: Word>() -> f64 {
    let (a, _) = factors::<W>();
    for &a in &a {
        assert_eq!(a * a.inverse().expect("not 0"), Nimber::one());
    }
    each(|| {
        for &a in &a {
            let _ = black_box(black_box(a).inverse());
        }
    })
}

fn contest_products() -> f64 {
    const LINES: usize = 1_000_000;
    let mut random = Random::new(5);
    let mut input = String::new();
    for _ in 0..LINES {
        writeln!(input, "{} {}", random.bits(), random.bits()).expect("a String takes all");
    }
    let solve = contest::find("nim-multiply").expect("there is such a problem").solve;
    let (seconds, output) = timed(|| solve(input.as_bytes(), &Limits::none()).expect("a right input"));
    let output = String::from_utf8(output).expect("numbers");
    assert_eq!(output.lines().count(), LINES);
    for (line, product) in input.lines().zip(output.lines()).step_by(997) {
        let mut factors = line.split(' ').map(|number| number.parse::<u64>().expect("a number"));
        let mut factor = || factors.next().expect("two numbers");
        assert_eq!(factor().portable_product(factor()).to_string(), product, "{line}");
    }
    seconds
}

/// The canonical form of a position as text, with an empty store and table, and the seconds it takes.
fn canonical_form<R: Notation>(ruleset: &R, position: &str) -> (f64, String) {
    let position = ruleset.parse(position).expect("the boards here are boards");
    let store = Store::new();
    let table = ValueTable::new(ruleset, &store).expect("short games have values");
    let (seconds, value) = timed(|| table.value(&position, &Limits::none()).expect("no limits"));
    let mut algebra = Algebra::new(&store, &Limits::none()).expect("no limits");
    (seconds, algebra.text(value, Script::Ascii).expect("the store has room"))
}

fn assert_negative(value: &str, other: &str) {
    let store = Store::new();
    let mut session = Session::new(&store, &Limits::none(), Script::Ascii).expect("no limits");
    let mut read = |text: &str| session.value(text).expect("values are printed as expressions");
    assert_eq!(read(value), read(&format!("-({other})")));
}

/// A board, and the board turned by a quarter, which has the negative value.
fn domineering(board: &str, turned: &str) -> f64 {
    let (seconds, value) = canonical_form(&Domineering, board);
    if board == turned {
        assert_negative(&value, &value);
    } else {
        assert_negative(&value, &canonical_form(&Domineering, turned).1);
    }
    seconds
}

/// An alternating board with an even side turns into its own negative.
fn clobber(board: &str) -> f64 {
    let (seconds, value) = canonical_form(&Clobber, board);
    assert_negative(&value, &value);
    seconds
}

fn toads_and_frogs() -> f64 {
    const LENGTH: u32 = 11;
    let store = Store::new();
    let game = ToadsAndFrogs { most_jumped: 1 };
    let table = ValueTable::new(&game, &store).expect("short games have values");
    let strips: Vec<CellRow> = (0..3_u32.pow(LENGTH))
        .map(|number| {
            let cell = |at| [Cell::Empty, Cell::Left, Cell::Right][(number / 3_u32.pow(at) % 3) as usize];
            CellRow::new(&(0..LENGTH).map(cell).collect::<Vec<_>>())
        })
        .collect();
    let (seconds, values) = timed(|| table.values(&strips, &Limits::none()).expect("no limits"));
    // Turned round with the players exchanged, a strip has the negative value.
    let mut algebra = Algebra::new(&store, &Limits::none()).expect("no limits");
    for (strip, &value) in strips.iter().zip(&values).step_by(1009) {
        let turned = table.value(&strip.reversed().exchanged(), &Limits::none()).expect("no limits");
        assert_eq!(value, algebra.negative(turned).expect("the store has room"), "{strip:?}");
    }
    seconds
}

/// What was asked for on the command line.
#[derive(Default)]
struct Arguments {
    write: Option<String>,
    compare: Option<String>,
    book: Option<String>,
    machine: Option<String>,
    only: Option<String>,
    slow: bool,
}

fn arguments() -> Result<Arguments, Box<dyn Error>> {
    let mut arguments = Arguments::default();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let place = match word.as_str() {
            "--bench" => continue,
            "--slow" => {
                arguments.slow = true;
                continue;
            }
            "--write" => &mut arguments.write,
            "--compare" => &mut arguments.compare,
            "--book" => &mut arguments.book,
            "--machine" => &mut arguments.machine,
            "--only" => &mut arguments.only,
            _ => return Err(format!("'{word}' is none of --write FILE, --compare FILE, --book FILE, --machine NAME, --only WORD, --slow").into()),
        };
        *place = Some(words.next().ok_or(format!("{word} needs a word behind it"))?);
    }
    Ok(arguments)
}

/// The processor, as the machine names it.
fn machine() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text
        .lines()
        .find_map(|line| Some(line.strip_prefix("model name")?.split_once(':')?.1.trim().to_owned()));
    name.unwrap_or_else(|| std::env::consts::ARCH.to_owned())
}

/// A path as it was typed. Cargo runs benchmarks in the folder of their package, whoever types paths is at the root of the repository.
fn at_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Puts the table between the two marks of a page of the book.
fn write_book(path: &Path, results: &Results) -> Result<(), Box<dyn Error>> {
    const MARKS: [&str; 2] = ["<!-- table -->\n", "<!-- end of table -->"];
    let page = std::fs::read_to_string(path)?;
    let (before, rest) = page.split_once(MARKS[0]).ok_or("the page has no mark where the table begins")?;
    let (_, after) = rest.split_once(MARKS[1]).ok_or("the page has no mark where the table ends")?;
    let mut table = format!("Measured on: {}.\n\n| work | time | beside |\n|---|---|---|\n", results.machine);
    for line in &results.lines {
        let unit = TABLE.iter().find(|work| work.name == line.name).map_or(Unit::Seconds, |work| work.unit);
        writeln!(table, "| {} | {} | {} |", line.name, shown(line.seconds, unit), ratio_text(line))?;
    }
    std::fs::write(path, format!("{before}{}{table}{}{after}", MARKS[0], MARKS[1]))?;
    Ok(())
}

fn run() -> Result<bool, Box<dyn Error>> {
    let arguments = arguments()?;
    let earlier: BTreeMap<String, Line> = match &arguments.compare {
        Some(path) => {
            let results: Results = serde_json::from_str(&std::fs::read_to_string(at_root(path))?)?;
            if results.schema != SCHEMA {
                return Err(format!("{path} is not of the schema {SCHEMA}").into());
            }
            results.lines.into_iter().map(|line| (line.name.clone(), line)).collect()
        }
        None => BTreeMap::new(),
    };
    let machine = arguments.machine.clone().unwrap_or_else(machine);
    let mut results = Results { schema: SCHEMA.to_owned(), machine, lines: Vec::new() };
    let mut slides = false;
    for work in TABLE.iter().filter(|work| arguments.slow || !work.is_slow) {
        if arguments.only.as_ref().is_some_and(|word| !work.name.contains(word.as_str())) {
            continue;
        }
        let line = measured(work);
        let change = earlier.get(&line.name).map_or(String::new(), |before| {
            let gain = line.gain(before);
            slides |= gain * SLIDE < 1.0;
            format!("{gain:.2} × before{}", if gain * SLIDE < 1.0 { "  SLOWER" } else { "" })
        });
        let row = format!(
            "{:<44} {:>12}  {:<42} {change}",
            line.name,
            shown(line.seconds, work.unit),
            ratio_text(&line)
        );
        println!("{}", row.trim_end());
        results.lines.push(line);
    }
    if let Some(path) = &arguments.write {
        std::fs::write(at_root(path), serde_json::to_string_pretty(&results)? + "\n")?;
    }
    if let Some(path) = &arguments.book {
        write_book(&at_root(path), &results)?;
    }
    Ok(slides)
}

fn main() -> ExitCode {
    match run() {
        Ok(slides) => ExitCode::from(u8::from(slides)),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
