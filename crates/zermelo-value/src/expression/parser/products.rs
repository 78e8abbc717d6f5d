//! Stars that multiply: what a sign means by what stands beside it, told before the tree is made.

use crate::expression::lexer::{Token, TokenKind};
use dashu_int::UBig;

/// A star between a number and a parenthesis, a brace or a name multiplies, `3*({2|1})`, `3*{2|1}`, `3*upon`, as it does for a reader of
/// `CGSuite`: no value is printed so. With a number in the parentheses it could be meant for a nimber, and is left to be refused.
pub(super) fn read_multiples(tokens: &mut Vec<Token>, text: &str) {
    split_ordinal_products(tokens, text);
    for at in 1..tokens.len().saturating_sub(1) {
        let [number, star, next, ..] = &tokens[at - 1..] else { return };
        let is_behind_number = matches!(number.kind, TokenKind::Number(_))
            && is_bare_star(star, text)
            && star.span.start == number.span.end;
        let is_multiple = match next.kind {
            TokenKind::Open => star.kind == TokenKind::Name && !is_number_in_parentheses(&tokens[at + 1..]),
            TokenKind::OpenBrace => next.span.start == star.span.end,
            TokenKind::Name => {
                let is_word = text.as_bytes()[next.span.start].is_ascii_alphabetic();
                is_word && next.span.start == star.span.end
            }
            // `2*x` is twice x, and `2*x3` three times 2*.
            TokenKind::Times if &text[next.span.clone()] == "x" => {
                let is_operator = tokens.get(at + 2).is_some_and(|behind| begins_operand(&behind.kind));
                !is_operator && next.span.start == star.span.end
            }
            _ => false,
        };
        if is_behind_number && is_multiple {
            tokens[at].kind = TokenKind::Times;
        }
    }
}

/// Whether a token is a star without a number.
pub(super) fn is_bare_star(token: &Token, text: &str) -> bool {
    matches!(token.kind, TokenKind::Name | TokenKind::Star(_))
        && matches!(&text[token.span.clone()], "*" | "∗")
}

/// Whether parentheses with a whole number and nothing else come next, as in `*(5)`. A fraction is not a nimber: `3*(5/8)` is a product.
pub(super) fn is_number_in_parentheses(rest: &[Token]) -> bool {
    let [open, inside, close, ..] = rest else { return false };
    let is_whole =
        matches!(&inside.kind, TokenKind::Number(number) if number.exponent == 0 && number.odd == UBig::ONE);
    open.kind == TokenKind::Open && is_whole && close.kind == TokenKind::Close
}

/// Whether an operand can begin with a token, a sign apart.
pub(super) const fn begins_operand(kind: &TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Number(_)
            | TokenKind::Star(_)
            | TokenKind::Ups(_)
            | TokenKind::MisereForm
            | TokenKind::Ordinal
            | TokenKind::Name
            | TokenKind::Open
            | TokenKind::OpenBrace
    )
}

/// A star between a number or an ordinal and an ordinal multiplies as well: `5*omega^19`, `omega^2*9*omega`.
fn split_ordinal_products(tokens: &mut Vec<Token>, text: &str) {
    let is_product = |[before, token]: &[Token; 2]| {
        matches!(before.kind, TokenKind::Number(_) | TokenKind::Ordinal)
            && token.kind == TokenKind::Ordinal
            && before.span.end == token.span.start
            && text[token.span.clone()].starts_with(['*', '∗'])
    };
    if !tokens.array_windows().any(is_product) {
        return;
    }
    let mut split = Vec::with_capacity(tokens.len() + 1);
    for token in std::mem::take(tokens) {
        let is_factor =
            split.last().is_some_and(|before: &Token| is_product(&[before.clone(), token.clone()]));
        if !is_factor {
            split.push(token);
            continue;
        }
        let middle = token.span.start + text[token.span.clone()].chars().next().map_or(0, char::len_utf8);
        split.push(Token { kind: TokenKind::Times, span: token.span.start..middle });
        split.push(Token { kind: TokenKind::Ordinal, span: middle..token.span.end });
    }
    *tokens = split;
}
