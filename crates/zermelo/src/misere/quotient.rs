//! The misère quotient of a take-and-break game, heap by heap.

use super::candidate::{NoCandidate, Proposal, Refinement, option_elements};
use super::monoid::{Element, Monoid};
use super::transitions::{Contradiction, Failed, Transitions};
use crate::heap::HeapCode;
use crate::solve::{Limits, Meter, StopReason};

/// The misère quotient of the heaps up to some size.
#[derive(Clone, Debug)]
pub struct MisereQuotient {
    code: HeapCode,
    monoid: Monoid,
    places: Vec<Element>,
    least: Vec<Vec<u32>>,
    pub changes: Vec<(u32, usize, usize)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuotientStop {
    TooLarge(u32),
    Limit(StopReason),
}
impl From<StopReason> for QuotientStop {
    fn from(reason: StopReason) -> Self { Self::Limit(reason) }
}

pub struct Builder { q: MisereQuotient, transitions: Transitions }

impl Builder {
    pub fn new(code: &HeapCode) -> Self {
        let monoid = Monoid::trivial();
        let transitions = Transitions::new(&monoid);
        Self { q: MisereQuotient { code: code.clone(), monoid, places: vec![0], least: vec![vec![]], changes: vec![] }, transitions }
    }
    pub fn quotient(&self) -> &MisereQuotient { &self.q }
    pub fn add(&mut self, meter: &mut Meter) -> Result<(), QuotientStop> {
        let q = &mut self.q;
        let heap = q.places.len() as u32;
        let options = option_elements(&q.code, &q.monoid, &q.places, heap, meter)?;
        if options.is_empty() { q.places.push(0); return Ok(()); }
        for x in q.monoid.elements() {
            if self.transitions.fits(&q.monoid, x, &options, meter)? {
                match self.transitions.add_heap(&q.monoid, heap, x, &options, meter) {
                    Ok(()) => {}
                    Err(Failed::Stopped(reason)) => return Err(reason.into()),
                    Err(Failed::Wrong(_)) => unreachable!(),
                }
                q.places.push(x);
                return Ok(());
            }
        }
        let mut refinement = Refinement::new(&q.code, &q.monoid, &q.places);
        let mut rounds = 0;
        loop {
            let no = |no| match no { NoCandidate::TooLarge => QuotientStop::TooLarge(heap), NoCandidate::Stopped(r) => QuotientStop::Limit(r) };
            let classes = refinement.classes(meter).map_err(no)?;
            let p = refinement.propose(&classes, meter).map_err(no)?;
            rounds += 1;
            if std::env::var_os("TRACE").is_some() { eprintln!("heap {heap} round {rounds}: {refinement:?} -> {}", p.monoid.order()); }
            match check(&q.code, &p, meter) {
                Ok(t) => {
                    self.transitions = t;
                    q.changes.push((heap, p.monoid.order(), p.monoid.p_elements().count()));
                    q.monoid = p.monoid; q.places = p.places; q.least = p.least;
                    return Ok(());
                }
                Err(Failed::Stopped(r)) => return Err(r.into()),
                Err(Failed::Wrong(c)) => {
                    if std::env::var_os("TRACE").is_some() { eprintln!("   wrong at {:?}", c.heaps); }
                    refinement.refine(&classes, &c.heaps, meter).map_err(no)?;
                }
            }
        }
    }
}

fn check(code: &HeapCode, p: &Proposal, meter: &mut Meter) -> Result<Transitions, Failed> {
    let mut t = Transitions::new(&p.monoid);
    for heap in 1..p.places.len() as u32 {
        let options = p.option_elements(code, heap, meter)?;
        let x = p.places[heap as usize];
        if options.is_empty() { assert_eq!(x, 0); continue; }
        if let Some(z) = t.forbidden_context(&p.monoid, x, &options) {
            let mut heaps = p.least[z as usize].clone();
            heaps.push(heap);
            heaps.sort_unstable();
            return Err(Failed::Wrong(Contradiction { heaps }));
        }
        t.add_heap(&p.monoid, heap, x, &options, meter)?;
    }
    Ok(t)
}

pub fn try_it(code: &str, n: u32) {
    let code: HeapCode = code.parse().unwrap();
    let start = std::time::Instant::now();
    let limits = Limits::none();
    let mut meter = Meter::start(&limits, "x").unwrap();
    let mut b = Builder::new(&code);
    let mut stop = None;
    for _ in 0..n { if let Err(e) = b.add(&mut meter) { stop = Some(e); break; } }
    println!("{code} to {} {:?} stop {stop:?} T {} {:?}", b.q.places.len() - 1, b.q.changes, b.transitions.size(), start.elapsed());
}
