//! Writes the JavaScript that loads a module: `zermelo-bindgen MODULE.wasm FOLDER` leaves `zermelo_wasm.js` and
//! `zermelo_wasm_bg.wasm` there, as a page imports them.

use anyhow::{Context, Result, bail};
use std::env::args_os;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use walrus::{ExportItem, ImportKind, Module};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let words: Vec<_> = args_os().skip(1).collect();
    let [module, folder] = words.as_slice() else {
        eprintln!(
            "error: expected a module and a folder\n  for example: zermelo-bindgen zermelo_wasm.wasm pkg"
        );
        return ExitCode::from(2);
    };
    match write(module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write(module: &OsStr, folder: &OsStr) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(true).out_name("zermelo_wasm").remove_name_section(true);
    let mut output = bindgen.generate_output()?;
    without_external_references(output.wasm_mut())?;
    output.emit(folder)?;
    let script = Path::new(folder).join("zermelo_wasm.js");
    let text = fs::read_to_string(&script)?;
    fs::write(&script, with_placeholders(&text)?).context("the script cannot be written")
}

/// The module is split in two, and what calls a function of the second part is handed a placeholder until that part is there.
fn with_placeholders(script: &str) -> Result<String> {
    const IMPORTS: &str = "\"./zermelo_wasm_bg.js\": import0,";
    const PLACEHOLDERS: &str = "placeholder: new Proxy({}, {
            get: () => () => {
                throw new Error('absent');
            },
        }),";
    let [before, after] = script.split(IMPORTS).collect::<Vec<_>>()[..] else {
        bail!("the script does not import as it is known to");
    };
    Ok(format!("{before}{IMPORTS}\n        {PLACEHOLDERS}{after}"))
}

/// Only numbers and texts go in and out, so the table of references to objects of JavaScript is never used, and the
/// program that splits the module does not know such tables.
fn without_external_references(module: &mut Module) -> Result<()> {
    let fill = module.imports.iter().find(|import| import.name == "__wbindgen_init_externref_table");
    let fill = fill.context("the table of references is filled by a function that is imported")?;
    if let ImportKind::Function(fill) = fill.kind {
        module.replace_imported_func(fill, |_| {})?;
    }
    let table = module.exports.iter().find(|export| {
        matches!(export.item, ExportItem::Table(_)) && export.name == "__wbindgen_externrefs"
    });
    let table = table.context("the table of references is exported")?.id();
    module.exports.delete(table);
    walrus::passes::gc::run(module);
    Ok(())
}
