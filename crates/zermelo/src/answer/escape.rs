//! Text as it is, in forms that would read some of its characters as marks.

/// In LaTeX, outside formulas. Control characters become blanks.
pub(crate) fn latex(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '{' | '}' | '&' | '%' | '$' | '#' | '_' => escaped.extend(['\\', symbol]),
            // A bracket or a star after \\ would be taken for an argument of it; two minus signs for a dash.
            '[' | '*' | '-' => escaped.extend(['{', symbol, '}']),
            _ => match latex_name(symbol) {
                Some(name) => escaped.push_str(name),
                None if symbol.is_control() => escaped.push(' '),
                None => escaped.push(symbol),
            },
        }
    }
    escaped
}

/// What stands in LaTeX for a character that it has no place for in text.
fn latex_name(symbol: char) -> Option<&'static str> {
    Some(match symbol {
        '\\' => "\\textbackslash{}",
        '^' => "\\textasciicircum{}",
        '~' => "\\textasciitilde{}",
        '<' => "\\textless{}",
        '>' => "\\textgreater{}",
        '|' => "\\textbar{}",
        '…' => "\\ldots{}",
        '–' => "--",
        '−' => "$-$",
        '⊗' => "$\\otimes$",
        '∞' => "$\\infty$",
        'φ' => "$\\varphi$",
        'α' => "$\\alpha$",
        '⌊' => "$\\lfloor$",
        '⌋' => "$\\rfloor$",
        '√' => "$\\surd$",
        '≥' => "$\\ge$",
        '≤' => "$\\le$",
        '·' => "$\\cdot$",
        _ => return None,
    })
}

/// In Markdown. Control characters become blanks: a cell of a table is one line.
pub(crate) fn markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in text.chars() {
        if r"\`*_{}[]<>#|~&$^".contains(symbol) {
            escaped.push('\\');
        }
        escaped.push(if symbol.is_control() { ' ' } else { symbol });
    }
    escaped
}

/// In HTML and SVG, also inside quoted attributes.
pub(crate) fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
