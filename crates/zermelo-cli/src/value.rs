//! `zermelo value`.

use crate::arguments::{Arguments, Format, Value};
use crate::certificate;
use crate::limits::{Allowance, under_limits};
use crate::output::{ANSWERED, Failure, STOPPED, language, print_report};
use crate::question::open_words;
use zermelo::answer::{Confidence, ValueQuestion, misere_report_in, value_report};
use zermelo::catalogue::OpenGame;
use zermelo::certificate::certify_value;
use zermelo::game::message;
use zermelo::value::{Script, ValueError};

pub(crate) fn run(value: &Value, arguments: &Arguments) -> Result<u8, Failure> {
    let script = match arguments.shared.format {
        Format::Latex => Script::Latex,
        _ if value.unicode => Script::Unicode,
        _ => Script::Ascii,
    };
    let game = open_words(&value.question)?;
    if value.misere {
        if arguments.shared.format == Format::Latex {
            return Err(Failure::said(&message!(
                "--misere answers as text or JSON only, for example: zermelo value cram 3x4 --misere --format json"
            )));
        }
        return misere(&game, arguments);
    }
    let question = ValueQuestion { script, threads: value.threads, everything: value.all };
    let allowance = Allowance::of(&arguments.shared);
    let (mut report, confidence) =
        allowance.work(|limits| value_report(&game, &question, limits)).map_err(|error| match error {
            ValueError::Stopped(reason) => Failure::stopped(reason),
            error => Failure::said(&message!(
                "{game} has no value: {why}",
                game = game.name,
                why => error.to_string()
            )),
        })?;
    if let Some(message) = game.game.failure() {
        return Err(Failure::said(&message));
    }
    report.language = language();
    print_report(&report, arguments.shared.format)?;
    if let Some(path) = &value.certificate {
        certificate::write(path, &allowance, |output, limits| certify_value(&game, output, limits))?;
    }
    Ok(if matches!(confidence, Confidence::Stopped(_)) { STOPPED } else { ANSWERED })
}

/// Form and genus in misère play.
fn misere(game: &OpenGame, arguments: &Arguments) -> Result<u8, Failure> {
    let (report, confidence) =
        under_limits(&arguments.shared, |limits| misere_report_in(game, language(), limits))?;
    print_report(&report, arguments.shared.format)?;
    Ok(if matches!(confidence, Confidence::Stopped(_)) { STOPPED } else { ANSWERED })
}
