//! What pieces of LaTeX have in common: the package that a language's letters need, and formulas in running text.

use super::escape::latex;
use crate::game::message;
use crate::language::Language;

/// The line of a preamble that lets a document have the letters of a language; empty where any document has them.
pub(crate) const fn package(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::Korean => "\\usepackage{kotex}",
        Language::Chinese => "\\usepackage[UTF8,scheme=plain]{ctex}",
    }
}

/// A comment that says what the preamble needs for the letters of a language, for pieces that are included in a document; empty
/// where nothing is needed.
pub(crate) fn preamble_comment(language: Language) -> String {
    let package = package(language);
    if package.is_empty() {
        return String::new();
    }
    format!("% {}\n", language.say(&message!("In the preamble: {package}", package)))
}

/// A formula within text.
pub(super) fn formula(value: &str) -> String {
    format!("${value}$")
}

/// A row of a `tabular`: its cells are LaTeX already.
pub(super) fn row(cells: &[String]) -> String {
    format!("{} \\\\\n", cells.join(" & "))
}

/// A heading in bold type, of text as it is.
pub(super) fn heading(text: &str) -> String {
    format!("\\textbf{{{}}}\n", latex(text))
}
