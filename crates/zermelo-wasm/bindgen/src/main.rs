//! Writes the JavaScript that loads a module: `zermelo-bindgen MODULE.wasm FOLDER` leaves `zermelo_wasm.js` and
//! `zermelo_wasm_bg.wasm` there, as a page imports them.

use std::env::args_os;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<_> = args_os().skip(1).collect();
    let [module, folder] = words.as_slice() else {
        eprintln!(
            "error: expected a module and a folder\n  for example: zermelo-bindgen zermelo_wasm.wasm pkg"
        );
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let written = bindgen.input_path(module).web(true).and_then(|bindgen| {
        bindgen.typescript(true).out_name("zermelo_wasm").remove_name_section(true).generate(folder)
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
