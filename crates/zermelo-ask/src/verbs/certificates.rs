//! Certificates: written by the solver, and checked by the checker, which shares nothing with it.

use super::heaps::largest_heap;
use super::{bad_input, one_of, solving, stopped};
use crate::{Question, Refusal};
use serde_json::json;
use std::io::{self, Write};
use std::sync::atomic::Ordering;
use zermelo::answer::RefusalKind;
use zermelo::certificate::{
    CertificateError, Certified, Claimed, certify, certify_comparison, certify_period, certify_quotient,
    certify_value, verdict,
};
use zermelo::game::message;
use zermelo::heap::{GrundySequence, HeapCode, Method};
use zermelo::misere::misere_quotient;
use zermelo_check::{Failure, Stop};

/// Longer certificates are refused: they are for files.
const LONGEST: usize = 32 << 20;

#[derive(Clone, Copy)]
enum Shows {
    Answer(Claimed),
    Value,
    Comparison,
    Period,
    Quotient,
}

const CLAIMS: [(&str, Shows); 8] = [
    ("winner", Shows::Answer(Claimed::Winner)),
    ("theorem", Shows::Answer(Claimed::Theorem)),
    ("grundy", Shows::Answer(Claimed::Grundy)),
    ("labels", Shows::Answer(Claimed::Labels)),
    ("value", Shows::Value),
    ("comparison", Shows::Comparison),
    ("period", Shows::Period),
    ("quotient", Shows::Quotient),
];

/// A text that does not grow beyond [`LONGEST`].
struct Bounded(Vec<u8>);

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > LONGEST {
            let message = format!(
                "it has more than {LONGEST} bytes; the program writes it to a file: --certificate FILE"
            );
            return Err(io::Error::other(message));
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The certificate of an answer as text.
pub(super) fn certificate(question: &Question) -> Result<String, Refusal> {
    let claim = question.request.options.claim.as_deref();
    let mut output = Bounded(Vec::new());
    let certified = match one_of("claim", claim, Shows::Answer(Claimed::Winner), &CLAIMS)? {
        Shows::Answer(claimed) => certify(&solving::asked(question)?, claimed, &mut output, &question.limits),
        Shows::Value => certify_value(&question.open()?, &mut output, &question.limits),
        Shows::Comparison => {
            let lines: Vec<&str> = question.request.input.lines().collect();
            certify_comparison(&lines, &question.files, &mut output, &question.limits)
        }
        Shows::Period => {
            let code: HeapCode = question.request.input.trim().parse().map_err(Refusal::bad_input)?;
            let last = question.request.options.to.unwrap_or(1000).min(10_000_000);
            let mut values = GrundySequence::new(&code, Method::Auto, 1 << 25)
                .map_err(|error| bad_input(message!("{code}: {error}", code, error => error)))?;
            values.extend(last + 1, &question.limits).map_err(Refusal::stopped_by)?;
            certify_period(&values, &mut output)
        }
        Shows::Quotient => {
            let code: HeapCode = question.request.input.trim().parse().map_err(Refusal::bad_input)?;
            let largest = largest_heap(question)?;
            certify_quotient(&misere_quotient(&code, largest, &question.limits).quotient, &mut output)
        }
    };
    let Certified { claim, size, is_known } = certified.map_err(|error| match error {
        CertificateError::Stopped(reason) => {
            stopped(message!("there is no certificate: {why}", why => reason))
        }
        CertificateError::Unanswered(refusal) if refusal.kind == RefusalKind::Stopped => {
            stopped(message!("there is no certificate: {why}", why => *refusal.words))
        }
        error => bad_input(message!("there is no certificate: {why}", why => &error)),
    })?;
    let text = String::from_utf8(output.0).map_err(Refusal::bad_input)?;
    Ok(json!({
        "schema": "zermelo/certificate/1",
        "claim": claim,
        "known": is_known,
        "records": size.records,
        "bytes": size.bytes,
        "text": text,
    })
    .to_string())
}

/// The checker's verdict on a certificate.
pub(super) fn check(question: &Question) -> Result<String, Refusal> {
    let request = question.request;
    let text = request.certificate.as_deref().unwrap_or(&request.input);
    let limits = question.limits;
    let stop = || {
        if limits.interrupt.is_some_and(|interrupt| interrupt.load(Ordering::Relaxed)) {
            return Some(Stop::Interrupt);
        }
        let (deadline, clock) = (limits.deadline?, limits.clock?);
        (clock.now() >= deadline).then_some(Stop::Time)
    };
    let usual = zermelo_check::Limits::default();
    let memory = limits.memory.unwrap_or(usual.memory);
    let within = zermelo_check::Limits { memory, stop: Some(&stop) };
    let result = zermelo_check::check_within(text.as_bytes(), within);
    let (result_is, words, line) = match &result {
        Ok(accepted) => ("accepted", accepted.to_string(), None),
        Err(failure @ Failure::Rejected { line, .. }) => ("rejected", failure.to_string(), Some(*line)),
        Err(failure @ Failure::OutOfLimits { line, .. }) => ("not checked", failure.to_string(), Some(*line)),
        Err(failure @ Failure::NotACertificate(_)) => ("not a certificate", failure.to_string(), None),
    };
    let accepted = result.as_ref().ok();
    let language = question.language()?;
    Ok(json!({
        "schema": "zermelo/check/1",
        "verdict": result_is,
        "text": language.say(&verdict(&words)),
        "line": line,
        "claim": accepted.map(|accepted| language.say(&verdict(&accepted.claim))),
        "records": accepted.map(|accepted| accepted.records),
        "moves_on_trust": accepted.map(|accepted| accepted.moves_on_trust),
        "rules_declared": accepted.map(|accepted| accepted.rules_declared),
        "relies_on": accepted.map(|accepted| &accepted.relies_on),
    })
    .to_string())
}
