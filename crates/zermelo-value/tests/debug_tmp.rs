use zermelo_core::Limits;
use zermelo_value::expression::Session;
use zermelo_value::{Script, Store};
#[test]
fn debug() {
    for e in ["a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}", "onside(a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}+*) = onside(a{0,{1|1,{*,{1+*|1+*,a}|*}}|0})+*","({0|{0||||-1|||-1+*,a{0||0|a|||-1+*||||-1+*}||-2|b{-2,{-1,-1+*||-1+*|b|||-2}|-2}}}).variety"] {
        let store = Store::new();
        let mut session = Session::new(&store, &Limits::none(), Script::Ascii).unwrap();
        eprintln!("{e}: {:?}", session.evaluate(e).map(|v| v.map(|v| v.value.to_string())));
    }
}
