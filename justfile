# Everyday tasks: `just NAME`. Without `just`, the lines work as they stand.

# List the tasks.
default:
    @just --list

# Answer a question: just solve nim 3 4 5
solve *question:
    cargo run --release --quiet -- solve {{question}}

# All tests.
test:
    cargo test --workspace --locked

# What continuous integration runs.
ci:
    .ci/run

# Formatting and lints.
lint:
    cargo fmt --all --check
    web/lint
    cargo clippy --workspace --all-targets --locked -- -D warnings

# One benchmark: just bench values
bench name:
    cargo bench -p zermelo-bench --bench {{name}}

# The library in WebAssembly must compile.
wasm:
    cargo build --release --locked -p zermelo --target wasm32-unknown-unknown

# The crates that need no operating system must compile without one.
bare:
    cargo build --locked -p zermelo-core -p zermelo-nimber --no-default-features --target thumbv7em-none-eabihf

# Rewrite the expected output of the command-line examples; look at the difference afterwards.
examples-overwrite:
    TRYCMD=overwrite cargo test -p zermelo-cli --test all cli::

# The book, in a browser. Needs mdbook.
book:
    mdbook serve docs --open

# Lines of LLVM code by function, before and after a change. Needs cargo-llvm-lines.
llvm-lines:
    cargo llvm-lines --release -p zermelo --lib | head -40

# Fuzz one of open, eval, graph, certificate, rules. Needs a nightly toolchain and cargo-fuzz.
fuzz target *arguments:
    cargo +nightly fuzz run {{target}} -- {{arguments}}
