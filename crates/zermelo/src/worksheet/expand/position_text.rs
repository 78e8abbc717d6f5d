//! Where a text begins with a position: the name of a game or of a rule file, parameters, and the position in parentheses.

use crate::catalogue;
use crate::worksheet::call;
use crate::worksheet::line::closing;

/// The game and the position, and how long they are, where a text begins with the name of a game or a rule file and a position in
/// parentheses, and the name is not that of a function. Of a game that only a rule file has, the file is found by the name.
pub(in crate::worksheet) fn position_in(
    text: &str,
    rule_file: &dyn Fn(&str) -> Option<String>,
) -> Option<(String, usize)> {
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let file = file_length(text);
    let end = file.unwrap_or_else(|| game_length(text));
    let name = &text[..end];
    // What follows is read only where the name is that of a game: expressions with many signs are long.
    if !text[end..].starts_with(['(', ':']) || call::is_function(name) {
        return None;
    }
    let is_named = file.is_some() || catalogue::find(name).is_some();
    let game = if is_named { name.to_owned() } else { rule_file(name)? };
    let length = parameters_length(&text[end..])?;
    let (parameters, behind) = text[end..].split_at(length);
    if !behind.starts_with('(') {
        return None;
    }
    let (mut depth, mut is_quoted) = (0_usize, false);
    for (place, byte) in behind.bytes().enumerate() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'(' if !is_quoted => depth += 1,
            b')' if !is_quoted => {
                depth -= 1;
                if depth == 0 {
                    let inner = behind[1..place].trim();
                    let bare = inner.strip_prefix('"').and_then(|inner| inner.strip_suffix('"'));
                    let position = format!("{game}{parameters} {}", bare.unwrap_or(inner));
                    return Some((position, end + length + place + 1));
                }
            }
            _ => {}
        }
    }
    None
}

/// How long the name of a rule file is with which a text begins: `clobber.star`, `games/clobber.star`.
pub(super) fn file_length(text: &str) -> Option<usize> {
    const ENDING: &str = ".star";
    const LONGEST: usize = 1024;
    let is_of_path = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '/');
    let length = text.bytes().take(LONGEST).take_while(|&byte| is_of_path(byte.into())).count();
    let path = &text[..length];
    path.ends_with(ENDING).then_some(path.len())
}

/// How long the name of a game is with which a text begins; longer ones than any game has are cut.
pub(super) fn game_length(text: &str) -> usize {
    const LONGEST: usize = 64;
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.bytes().take(LONGEST).take_while(|byte| is_of_name(byte)).count()
}

/// How long the parameters behind the name of a game are, with their colon. They can be worked out as well: `bash:{k}(7)`.
pub(super) fn parameters_length(text: &str) -> Option<usize> {
    let mut end = 0;
    while let Some(&byte) = text.as_bytes().get(end) {
        match byte {
            b'{' if end > 0 => end += closing(&text[end..])? + 1,
            _ if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b':' | b',') => end += 1,
            // Codes and the names of files: `heaps:0.77(5)`, `token:scores.txt(fight)`.
            b'.' | b'/' | b'!' | b'?' if end > 0 => end += 1,
            _ => break,
        }
    }
    Some(end)
}
