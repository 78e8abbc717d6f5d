//! Bindings: `G := …`, `let G = …`, `L[2] := …`, `f(n) := …`, and functions without a name, `n -> n ^ 2`.

use super::{closing, is_word, parts, word_length};

/// What a line does with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::worksheet) enum Binding<'t> {
    /// It is only told.
    None,
    /// It gets a name.
    Name(&'t str),
    /// It gets the place of a list, or the key of a map, that has a name: `L[2] := 6`.
    Element { name: &'t str, place: &'t str },
    /// It defines a function with these parameters.
    Function { name: &'t str, parameters: &'t str },
}

/// The binding of a line, and what is bound: `G := …`, `let G = …`, `f(n) := …`.
pub(in crate::worksheet) fn binding(line: &str) -> (Binding<'_>, &str) {
    if let Some(found) = block_function(line) {
        return found;
    }
    let bound = line.split_once(":=").or_else(|| line.strip_prefix("let ")?.split_once('='));
    let Some((left, right)) = bound else { return (Binding::None, line) };
    let left =
        left.trim().trim_start_matches("let ").trim_start_matches("var ").trim_start_matches("def ").trim();
    let right = right.trim();
    if is_word(left) {
        return match lambda(right) {
            Some((parameters, body)) => (Binding::Function { name: left, parameters }, body),
            None => (Binding::Name(left), right),
        };
    }
    if let Some((name, place)) = left.strip_suffix(']').and_then(|left| left.split_once('['))
        && is_word(name)
        && closing(&left[name.len()..]) == Some(left.len() - name.len() - 1)
    {
        return (Binding::Element { name, place }, right);
    }
    match left.strip_suffix(')').and_then(|left| left.split_once('(')) {
        Some((name, parameters)) if is_word(name.trim()) => {
            (Binding::Function { name: name.trim(), parameters }, right)
        }
        _ => (Binding::None, line),
    }
}

/// A function whose body is a block: `def f(n) begin … end`.
fn block_function(line: &str) -> Option<(Binding<'_>, &str)> {
    let rest = line.strip_prefix("def ")?.trim_start();
    let (name, behind) = rest.split_at(word_length(rest));
    let end = closing(behind).filter(|_| behind.starts_with('(') && is_word(name))?;
    let body = behind[end + 1..].trim();
    (&body[..word_length(body)] == "begin")
        .then_some((Binding::Function { name, parameters: &behind[1..end] }, body))
}

/// The parameters and the body of a function without a name: `n -> n ^ 2`, `(a, b) -> a + b`.
pub(in crate::worksheet) fn lambda(text: &str) -> Option<(&str, &str)> {
    let (head, body) = text.split_once("->")?;
    let head = head.trim();
    let inner = head.strip_prefix('(').and_then(|head| head.strip_suffix(')'));
    let parameters = inner.unwrap_or(head);
    let are_words = parts(parameters).into_iter().all(|part| is_word(parameter_name(part)));
    (are_words && (inner.is_some() || is_word(parameter_name(head)))).then_some((parameters, body.trim()))
}

/// The name of a parameter, which may say its class and its usual value as in CGSuite: `n as Integer ? 3`.
pub(in crate::worksheet) fn parameter_name(part: &str) -> &str {
    let part = part.split_once('?').map_or(part, |(name, _)| name);
    part.split_once(" as ").map_or(part, |(name, _)| name).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bindings_are_names_or_functions() {
        assert_eq!(binding("G := 1"), (Binding::Name("G"), "1"));
        assert_eq!(binding("let a = {1|*}"), (Binding::Name("a"), "{1|*}"));
        assert_eq!(binding("f(n, m) := n"), (Binding::Function { name: "f", parameters: "n, m" }, "n"));
        assert_eq!(binding("f := x -> x ^ 2"), (Binding::Function { name: "f", parameters: "x" }, "x ^ 2"));
        let typed = "f := (a as Integer, b) -> a";
        assert_eq!(binding(typed), (Binding::Function { name: "f", parameters: "a as Integer, b" }, "a"));
        assert_eq!(binding("f := (a, b) -> a"), (Binding::Function { name: "f", parameters: "a, b" }, "a"));
        let block = "begin m := n; m + 1 end";
        let function = Binding::Function { name: "f", parameters: "n" };
        assert_eq!(binding("def f(n) begin m := n; m + 1 end"), (function, block));
        assert_eq!(binding("var G := 1"), (Binding::Name("G"), "1"));
        assert_eq!(binding("L[n + 1] := 6"), (Binding::Element { name: "L", place: "n + 1" }, "6"));
        assert_eq!(binding("f := 1 -> a"), (Binding::Name("f"), "1 -> a"));
        assert_eq!(binding("1 := 2"), (Binding::None, "1 := 2"));
        assert_eq!(binding("a = 2"), (Binding::None, "a = 2"));
    }
}
