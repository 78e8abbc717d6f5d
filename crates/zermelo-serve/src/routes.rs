//! What is at which path. Another service is a line in [`ROUTES`] and a file.

use crate::http::{Request, Status};
use crate::{Shared, assets, http, question, refuse, tables};
use serde_json::json;
use std::io;
use std::net::{IpAddr, TcpStream};

type Handler = fn(&mut TcpStream, &Request, &Shared) -> io::Result<()>;

/// The paths that are not files, with their methods.
const ROUTES: [(&str, &str, Handler); 4] = [
    ("POST", "/api/ask", question::ask),
    ("GET", "/api/engine", engine),
    ("GET", "/api/table", tables::position),
    ("GET", "/api/tables", tables::list),
];

/// Answers a request.
pub(crate) fn answer(stream: &mut TcpStream, request: &Request, shared: &Shared) -> io::Result<()> {
    if let Err(words) = check_origin(request, shared) {
        refuse(stream, Status::Forbidden, words);
        return Ok(());
    }
    let (method, path) = (request.method.as_str(), request.path.as_str());
    let allowed = match ROUTES.iter().find(|route| route.1 == path) {
        Some(&(known, _, handler)) if known == method || known == "GET" && method == "HEAD" => {
            return handler(stream, request, shared);
        }
        Some(("POST", ..)) => "POST",
        None if matches!(method, "GET" | "HEAD") => "",
        _ => "GET, HEAD",
    };
    if !allowed.is_empty() {
        refuse(stream, Status::NotAllowed(allowed), &format!("{method} does nothing at {path}"));
        return Ok(());
    }
    match assets::find(path) {
        Some((name, bytes)) => {
            http::answer(stream, Status::Ok, assets::content_type(name), bytes, request.wants_body())
        }
        None => {
            refuse(stream, Status::NotFound, "there is nothing at this path; the page is at /");
            Ok(())
        }
    }
}

/// Refuses what another page has a browser ask: a name that is not ours (which an attacker's name server can let point
/// here), or an origin that is not this server.
fn check_origin(request: &Request, shared: &Shared) -> Result<(), &'static str> {
    let host = request.field("host").ok_or("the request does not say which server it is for")?;
    if !is_own_name(host, shared) {
        return Err("this server is not reached under that name");
    }
    match request.field("origin") {
        None if request.has_field("origin") => Err("the request comes from two pages"),
        Some(origin) if origin.strip_prefix("http://") != Some(host) => {
            Err("the request comes from another page")
        }
        _ => Ok(()),
    }
}

/// Whether a host with its port means this server: an address that it listens at, or `localhost`.
fn is_own_name(host: &str, shared: &Shared) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, port.parse::<u16>().ok()),
        _ => (host, Some(80)),
    };
    if port != Some(shared.address.port()) {
        return false;
    }
    let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    let own = shared.address.ip();
    match name.parse::<IpAddr>() {
        // Numbers are not looked up anywhere, so nobody can let them point here.
        Ok(address) => own.is_unspecified() || address == own || (address.is_loopback() && own.is_loopback()),
        Err(_) => name.eq_ignore_ascii_case("localhost") && (own.is_loopback() || own.is_unspecified()),
    }
}

/// What answers here, and within which limits.
fn engine(stream: &mut TcpStream, request: &Request, shared: &Shared) -> io::Result<()> {
    let settings = &shared.settings;
    let engine = json!({
        "schema": "zermelo/engine/1",
        "name": "zermelo",
        "version": env!("CARGO_PKG_VERSION"),
        "threads": 1,
        "questions": settings.questions,
        "limits": {
            "time_ms": u64::try_from(settings.time.as_millis()).unwrap_or(u64::MAX),
            "memory_mb": settings.memory / 1_000_000,
            "positions": null,
            "request_bytes": zermelo_ask::LONGEST_REQUEST,
        },
    });
    http::answer(stream, Status::Ok, "application/json", engine.to_string().as_bytes(), request.wants_body())
}
