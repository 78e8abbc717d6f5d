//! `zermelo misere`.

use crate::arguments::{Arguments, Misere};
use crate::certificate;
use crate::limits::{Allowance, under_limits};
use crate::output::{ANSWERED, Failure, STOPPED, language, print_report};
use crate::surroundings::heap_rule;
use zermelo::answer::{GeneraReport, QuotientReport, read_heaps};
use zermelo::certificate::certify_quotient;
use zermelo::game::message;
use zermelo::rules::HeapRule;

pub(crate) fn run(misere: &Misere, arguments: &Arguments) -> Result<u8, Failure> {
    let code = match heap_rule(&misere.code)? {
        HeapRule::Code(code) => code,
        HeapRule::Own(game) => {
            return Err(Failure::said(&message!(
                "misère quotients are those of codes, and no code has the moves of {game}\n  a position by itself: zermelo solve {code} 5 --misere",
                game = game.name(),
                code = misere.code
            )));
        }
    };
    if let Some(largest) = misere.forms.or(misere.genera) {
        let has_forms = misere.forms.is_some();
        let report =
            under_limits(&arguments.shared, |limits| GeneraReport::new(code, largest, has_forms, limits))
                .in_language(language());
        print_report(&report, arguments.shared.format)?;
        return Ok(if report.stopped().is_some() { STOPPED } else { ANSWERED });
    }
    let heaps = misere.heaps.as_deref().map(read_heaps).transpose()?;
    let allowance = Allowance::of(&arguments.shared);
    let report = allowance
        .work(|limits| QuotientReport::new(&code, misere.largest, heaps, limits))
        .in_language(language());
    print_report(&report, arguments.shared.format)?;
    if let Some(path) = &misere.certificate {
        let quotient = report.quotient();
        certificate::write(path, &allowance, |output, _| certify_quotient(quotient, output))?;
    }
    Ok(if report.is_stopped() { STOPPED } else { ANSWERED })
}
