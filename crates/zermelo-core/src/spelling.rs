//! Names as they are typed: the one spelling that they are compared in, and the known name nearest to a mistyped one.

/// A name as names are compared: without blanks around it, in small letters, with hyphens for underscores. O(length).
pub fn canonical(name: &str) -> String {
    name.trim().to_lowercase().replace('_', "-")
}

/// The name among `known` that is nearest to a mistyped one, if any is near: by the edit distance in which two
/// letters exchanged count as one mistake (Damerau 1964; Levenshtein 1966). O(length²) for each known name that is about as
/// long: a mistake changes the length by at most one letter.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name = canonical(name);
    let length = name.chars().count();
    known
        .filter(|candidate| {
            let letters = candidate.chars().count();
            letters.abs_diff(length) <= 1 + letters.min(length)
        })
        .map(|candidate| (strsim::damerau_levenshtein(&name, candidate), candidate))
        .min()
        .filter(|&(distance, candidate)| {
            let letters = candidate.chars().count().min(name.chars().count());
            // A syllable or a sign of Korean or Chinese says as much as several letters.
            if name.is_ascii() { distance <= 1 + letters / 3 } else { 2 * distance <= letters }
        })
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_in_one_spelling() {
        assert_eq!(canonical("  Tic_Tac_Toe "), "tic-tac-toe");
    }

    #[test]
    fn near_names_are_found_and_far_ones_are_not() {
        let known = || ["nim", "wythoff", "kayles"].into_iter();
        assert_eq!(nearest("nmi", known()), Some("nim"));
        assert_eq!(nearest("Whytoff", known()), Some("wythoff"));
        assert_eq!(nearest("zzzzzzzz", known()), None);
        assert_eq!(nearest("nim", core::iter::empty()), None);
        assert_eq!(nearest(&"kayles".repeat(50_000), known()), None);
    }
}
