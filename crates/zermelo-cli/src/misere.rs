//! `zermelo misere`.

use crate::arguments::{Arguments, Format};
use crate::certificate;
use crate::limits::{Allowance, under_limits};
use crate::output::{ANSWERED, Failure, STOPPED, language, print_report};
use crate::surroundings::heap_rule;
use clap::Args;
use std::path::PathBuf;
use zermelo::answer::{GeneraReport, QuotientReport, read_heaps};
use zermelo::certificate::certify_quotient;
use zermelo::game::message;
use zermelo::rules::HeapRule;

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// The misère quotient of a take-and-break game, and who wins a sum of its heaps in misère play
#[derive(Args, Debug)]
#[command(
    after_help = "The quotient is a finite commutative monoid that tells who wins every sum of heaps when whoever \
    cannot move wins.\nIt is checked on all sums; its pretending function Φ gives the element of a heap.\n\n\
    Examples:\n  \
    zermelo misere kayles\n  \
    zermelo misere 0.15 -n 29\n  \
    zermelo misere 0.77 --heaps '5 9 12'\n  \
    zermelo misere 0.3F --genera 20\n  \
    zermelo misere 0.26 --forms 12\n  \
    zermelo misere dawsons-kayles --limit-time 10s"
)]
pub(crate) struct Misere {
    /// The code of the game, or its name
    #[arg(value_name = "CODE")]
    pub(crate) code: String,

    /// The largest heap to look at, unless a period settles all heaps before
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(1..=i64::from(zermelo::misere::MOST_HEAP)))]
    pub(crate) largest: u32,

    /// The genera of the heaps up to this size, by canonical forms, instead of the quotient
    #[arg(long, value_name = "N", conflicts_with_all = ["heaps", "certificate", "largest"])]
    pub(crate) genera: Option<u32>,

    /// The canonical forms of the heaps up to this size with their genera, instead of the quotient
    #[arg(long, value_name = "N", conflicts_with_all = ["heaps", "certificate", "largest", "genera"])]
    pub(crate) forms: Option<u32>,

    /// Heaps of a sum: its genus, who wins, and the winning moves
    #[arg(long, value_name = "HEAPS")]
    pub(crate) heaps: Option<String>,

    /// Write a certificate of the quotient to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

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
