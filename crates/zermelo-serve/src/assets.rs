//! The files of the page, which are part of the program.

/// The files with their names, in the order of the names.
static ASSETS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The files of the page by their names: what `zermelo page --export` writes, and any static server can serve.
pub fn assets() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    ASSETS.iter().copied()
}

/// The file of a path, `/` being the page itself. No other file of the machine has a path.
pub(crate) fn find(path: &str) -> Option<(&'static str, &'static [u8])> {
    let name = match path.strip_prefix('/')? {
        "" => "index.html",
        name => name,
    };
    ASSETS.binary_search_by(|(known, _)| (*known).cmp(name)).ok().map(|place| ASSETS[place])
}

/// The type of a file by the ending of its name.
pub(crate) fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "txt" | "star" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
