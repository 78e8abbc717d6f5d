//! What expressions are worth, and what is said of those that are worth nothing.

use zermelo_core::Limits;
use zermelo_value::expression::{Session, evaluate};
use zermelo_value::{Script, Store};

fn worth(text: &str) -> String {
    match evaluate(text, &Limits::none()) {
        Ok(found) => found.value.to_string(),
        Err(error) => format!("error: {error}"),
    }
}

#[test]
fn zero_is_a_number_first() {
    for (text, expected) in
        [("0 ^ 0", "1"), ("power(1 - 1, 0)", "1"), ("0 ^ 3", "0"), ("*0 ^ 0", "*"), ("(* + *) ^ 0", "*")]
    {
        assert_eq!(worth(text), expected, "{text}");
    }
    assert!(worth("0 ^ (-1)").contains("any number but 0"));
}

#[test]
fn nimbers_from_2_to_the_128_on() {
    let large = "*340282366920938463463374607431768211456";
    for (text, expected) in [
        (format!("*(2 ^ 128) = {large}"), "yes"),
        (format!("nimvalue({large})"), &large[1..]),
        (format!("({large}).Birthday"), &large[1..]),
        (format!("degree({large})"), "256"),
        (format!("mex({large}, 0, *)"), "*2"),
        ("*omega.NimValue".to_owned(), "omega"),
        ("birthday(*omega)".to_owned(), "omega"),
        ("mex(*omega, 0)".to_owned(), "*"),
    ] {
        assert_eq!(worth(&text), expected, "{text}");
    }
    // (2^256 - 1)/3, by powers of it written in Python.
    let order = "38597363079105398474523661669562635951089994888546854679819194669304376546645";
    assert_eq!(worth(&format!("order({large})")), order);
    assert_eq!(worth("order(*omega)"), "9");
    assert!(worth("*(-1)").contains("negative sizes"));
}

#[test]
fn degrees_of_fractions_are_those_of_short_games() {
    assert_eq!(worth("degree(1/2)"), "0");
    assert_eq!(worth("degree(-1)"), "0");
    assert_eq!([worth("degree(0)"), worth("0.Degree")], ["0", "0"]);
    assert!(worth("degree(3)").contains("did you mean *3?"));
}

#[test]
fn options_are_those_of_both_players() {
    assert_eq!(worth("options(*3)"), "0 * *2");
    assert_eq!(worth("options(^)"), "0 *");
    assert_eq!(worth("options({2||1|0})"), "2 {1|0}");
    assert_eq!(worth("options(0)"), "none");
    assert_eq!(worth("options(*[[2],1])"), "*[1] *[2#]");
}

#[test]
fn misere_forms_have_values_in_normal_play() {
    for (form, value) in [("*[0]", "0"), ("*[[2],1]", "*2"), ("*[[[2]],[2],0]", "*2"), ("*[2] + *[5]", "*7")]
    {
        assert_eq!(worth(&format!("canonical({form}) = {value}")), "yes", "{form}");
        assert_eq!(worth(&format!("canonical({form}) = *(nimvalue({form}))")), "yes", "{form}");
    }
}

#[test]
fn powers_of_omega_have_ordinals_and_their_negatives_for_exponents() {
    for (power, known) in [
        ("omegapower(0)", "1"),
        ("1.OmegaPower", "omega"),
        ("2.OmegaPower", "omega^2"),
        ("omegapower(omega + 1)", "omega^(omega+1)"),
        ("omegapower(-1)", "1/omega"),
        ("omegapower(-2) x omegapower(3)", "omega"),
        ("omegapower(-omega) x omegapower(omega)", "1"),
    ] {
        assert_eq!(worth(&format!("{power} = {known}")), "yes", "{power}");
    }
    for refused in
        ["omegapower(1/2)", "omegapower(omega - 1)", "omegapower(omega ^ 3 - omega)", "omegapower(*)"]
    {
        assert!(worth(refused).starts_with("error"), "{refused}");
    }
}

#[test]
fn whole_numbers_multiply_misere_forms() {
    assert_eq!(worth("3 x *[2] = *[2] + *[2] + *[2]"), "yes");
    assert_eq!(worth("*[2#] x (-2) = *[2#] + *[2#]"), "yes");
    assert_eq!(worth("0 x *[2]"), "*[0]");
    for refused in ["1/2 x *[2]", "10001 x *[2]", "3 + *[2]", "* x *[2]"] {
        assert!(worth(refused).starts_with("error"), "{refused}");
    }
}

#[test]
fn comments_are_blanks() {
    for (text, expected) in [
        ("3 // three", "3"),
        ("/* a */ 3 + /* b */ 4", "7"),
        ("let a = 1; // one\n a + a", "2"),
        // A slash right behind something divides.
        ("*3/*2", "*2"),
    ] {
        assert_eq!(worth(text), expected, "{text}");
    }
}

#[test]
fn forms_are_written_as_they_are() {
    for (text, expected) in [
        ("formsum(1, -1)", "'{-1|1}'"),
        ("formsum(*, *)", "'{*|*}'"),
        ("formsum(*, 0)", "'*'"),
        ("formsum(*, *) + 1", "1"),
    ] {
        assert_eq!(worth(text), expected, "{text}");
    }
    let store = Store::new();
    let mut session = Session::new(&store, &Limits::none(), Script::Latex).unwrap();
    let text = session.evaluate("formsum(*, *)").unwrap().unwrap().value.to_string();
    assert_eq!(text, "\\{{\\ast}\\mid {\\ast}\\}");
}

#[test]
fn genera_have_their_superscripts_in_braces_for_latex() {
    let store = Store::new();
    let mut session = Session::new(&store, &Limits::none(), Script::Latex).unwrap();
    let mut worth = |text| session.evaluate(text).unwrap().unwrap().value.to_string();
    assert_eq!(worth("genus(*[2] + *[2])"), "0^{0}");
    assert_eq!(worth("genus(*[3])"), "3");
}

#[test]
fn what_is_refused_says_what_helps() {
    for (text, part) in [
        ("mean(dud)", "onside(dud) is on"),
        ("a{b|}", "the label before a brace"),
        ("joker", "on, off, dud"),
        ("1/2.4", "one '.' or one '/'"),
        ("0.3.4", "one '.' or one '/'"),
        ("*omega/2", "transfinite nimbers go with nimbers only"),
    ] {
        assert!(worth(text).contains(part), "{text}: {}", worth(text));
    }
}
