//! Certificates: how long an answer takes, how long its certificate takes to write and to check, and how large it is.
//! Every certificate is accepted, and says what was claimed.

use std::time::{Duration, Instant};
use zermelo::answer::{Question, answer, answer_graph};
use zermelo::catalogue::open;
use zermelo::certificate::{
    CertificateError, Certified, Claimed, GraphClaimed, certify, certify_comparison, certify_graph,
    certify_period, certify_quotient, certify_value,
};
use zermelo::expression::evaluate;
use zermelo::game::graph::ExplicitGame;
use zermelo::game::{Convention, NoFiles, Player};
use zermelo::heap::{GrundySequence, Method};
use zermelo::misere::misere_quotient;
use zermelo::solve::Limits;
use zermelo_bench::Random;
use zermelo_check::{Meter, Records, check};

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// How many records there are.
fn read(certificate: &[u8]) -> u64 {
    let mut input = certificate;
    let meter = Meter::new(zermelo_check::Limits::default());
    let mut records = Records::new(&mut input, &meter);
    while records.read().unwrap().is_some() {}
    records.number()
}

/// One row of the table: the times to solve, to write, to read, to check, and the size.
fn row(
    what: &str,
    solving: Duration,
    write: impl FnOnce(&mut Vec<u8>) -> Result<Certified, CertificateError>,
    expected: &str,
) {
    let mut certificate = Vec::new();
    let (certified, writing) = timed(|| write(&mut certificate));
    let size = certified.unwrap().size;
    // The time to read its records with their digest, and nothing else.
    let (records, reading) = timed(|| read(&certificate));
    assert_eq!(records, size.records);
    let (accepted, checking) = timed(|| check(certificate.as_slice()));
    let accepted = accepted.unwrap().to_string();
    assert!(accepted.contains(expected), "{what}: {accepted}");
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "| {what} | {:.1} ms | {:.1} ms | {:.1} ms | {:.1} ms | {} bytes |",
        ms(solving),
        ms(writing),
        ms(reading),
        ms(checking),
        certificate.len()
    );
}

fn winner(text: &str, mover: Player, expected: &str) {
    let question = Question { to_move: Some(mover), ..Question::new(open(text).unwrap()) };
    let (_, solving) = timed(|| answer(&question, &Limits::none()).unwrap());
    let what = format!("`{text}`, {mover} first: who wins");
    row(&what, solving, |output| certify(&question, Claimed::Winner, output, &Limits::none()), expected);
}

/// Whoever begins.
fn outcome(text: &str, expected: &str) {
    let question = Question::new(open(text).unwrap());
    let (_, solving) = timed(|| answer(&question, &Limits::none()).unwrap());
    let what = format!("`{text}`: who wins");
    row(&what, solving, |output| certify(&question, Claimed::Winner, output, &Limits::none()), expected);
}

fn comparison(text: &str, expected: &str) {
    let (_, solving) = timed(|| evaluate(text, &Limits::none()).unwrap());
    let what = format!("`eval '{text}'`");
    row(&what, solving, |output| certify_comparison(&[text], &NoFiles, output, &Limits::none()), expected);
}

fn labels(text: &str) {
    let question = Question { to_move: Some(Player::Left), ..Question::new(open(text).unwrap()) };
    let (_, solving) = timed(|| answer(&question, &Limits::none()).unwrap());
    let what = format!("`{text}`: all labels");
    row(&what, solving, |output| certify(&question, Claimed::Labels, output, &Limits::none()), "labels");
}

fn grundy(text: &str, expected: &str) {
    let question = Question::new(open(text).unwrap());
    let (_, solving) = timed(|| answer(&question, &Limits::none()).unwrap());
    let what = format!("`{text}`: Grundy value");
    row(&what, solving, |output| certify(&question, Claimed::Grundy, output, &Limits::none()), expected);
}

fn value(text: &str, expected: &str) {
    let opened = open(text).unwrap();
    let question = Question::new(opened.clone());
    let (_, solving) = timed(|| answer(&question, &Limits::none()).unwrap());
    let what = format!("`{text}`: canonical form");
    row(&what, solving, |output| certify_value(&opened, output, &Limits::none()), expected);
}

fn graph(vertices: u32, edges: usize) {
    let mut random = Random::new(5);
    let edges: Vec<(u32, u32)> =
        (0..edges).map(|_| (random.below(vertices), random.below(vertices))).collect();
    let game = ExplicitGame::impartial(vertices as usize, &edges);
    let (labelled, solving) = timed(|| {
        let mut labelled = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
        labelled.find_grundy(&Limits::none()).unwrap();
        labelled
    });
    let what = format!("graph of {} moves at random: all labels", edges.len());
    row(&what, solving, |output| certify_graph(&labelled, GraphClaimed::Labels, output), "labels");
    let what = format!("graph of {} moves at random: loopy Grundy values", edges.len());
    row(&what, solving, |output| certify_graph(&labelled, GraphClaimed::LoopyGrundy, output), "loopy");
}

fn period(code: &str, heaps: u64) {
    let code = code.parse().unwrap();
    let (sequence, solving) = timed(|| {
        let mut sequence = GrundySequence::new(&code, Method::default(), 1 << 25).unwrap();
        sequence.extend(heaps, &Limits::none()).unwrap();
        sequence
    });
    let what = format!("`sequence {code}`: period");
    row(&what, solving, |output| certify_period(&sequence, output), "period");
}

fn quotient(code: &str) {
    let code = code.parse().unwrap();
    let (found, solving) = timed(|| misere_quotient(&code, 1000, &Limits::none()));
    let what = format!("`misere {code}`: quotient");
    row(&what, solving, |output| certify_quotient(&found.quotient, output), "elements");
}

fn main() {
    println!("| answer | solving | writing | reading | checking | size |");
    outcome("nim 3 4 5", "Left wins (");
    outcome("nim 30 40 50", "by Bouton's theorem");
    outcome("wythoff 1000000000000 2000000000000", "by Wythoff's theorem");
    outcome("kayles 300 400 500", "by the theorem of Sprague and Grundy");
    outcome("domineering 4x5", "Left wins; Right to move");
    outcome("domineering 3x3 + clobber 3x3", "Left wins; Right to move");
    winner("tictactoe empty", Player::Left, "a draw");
    winner("krk e1 a1 e8", Player::Left, "Left wins");
    winner("chomp 8x8", Player::Left, "Left wins");
    winner("domineering 5x5", Player::Right, "Left wins");
    winner("domineering 6x6", Player::Left, "Left wins");
    winner("go 3x3", Player::Left, "Left wins");
    labels("krk e1 a1 e8");
    grundy("kayles 300 400 500", "Grundy value");
    grundy("chomp 7x7", "Grundy value");
    grundy("cram 4x5", "Grundy value");
    value("domineering 4x4", "canonical form");
    value("clobber 3x4", "canonical form");
    value("hackenbush lrl(e;r)", "canonical form");
    comparison("{2|-1} + {1|0} + {3|*} = 1/2", " < ");
    comparison("{1|-1} + {2|-2} + {3|-3} + {4|-4} || 0", " || ");
    comparison("^ + ^ + ^ + ^ + * > *5", " < ");
    graph(1_000_000, 10_000_000);
    period("0.77", 1000);
    period("0.16", 1_000_000);
    period("0.56", 1_000_000);
    period("0.127", 200_000);
    quotient("0.77");
    quotient("0.15");
}
