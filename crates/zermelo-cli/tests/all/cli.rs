//! The examples of the book and the README, and the error messages, run and compared. `TRYCMD=overwrite cargo test -p
//! zermelo-cli --test all cli::` writes down what the program says now; read the difference before you keep it.

#[test]
fn examples_and_messages() {
    trycmd::TestCases::new()
        .default_bin_name("zermelo")
        .env("NO_COLOR", "1")
        .case("tests/errors/*.trycmd")
        .case("tests/input/*.toml")
        .case("../../README.md")
        .case("../../docs/src/*.md");
}
