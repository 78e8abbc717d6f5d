//! Tables of every position of a game, asked for one position at a time: `GET /api/tables` lists them, `GET /api/table` with
//! `id` and `position` in the query gives the label of a position and its moves, best first. What a table is and where it lies is
//! the affair of the program that hands it in: nothing here reads a file.

use crate::http::{self, Request, Status};
use crate::{Shared, refuse};
use rate::Verdict;
use serde_json::Value;
use std::io;
use std::net::TcpStream;
use zermelo_ask::KnownTables;

pub(crate) mod rate;

/// Longer positions are refused.
const LONGEST_POSITION: usize = 4_096;

/// What is known of a position of a table.
pub enum TableAnswer {
    /// Its label and its moves.
    Found(Value),
    /// There is no such table: why, in one sentence.
    Unknown(String),
    /// It is not a position of the table: why, in one sentence.
    BadInput(String),
    /// The table cannot be read: what is wrong, in one sentence that names no file.
    Broken(String),
}

/// Tables that a server shows.
pub trait Tables: Send + Sync {
    /// Which there are: an object of the schema `zermelo/tables/1`.
    fn list(&self) -> Value;

    /// The label of a position, the start where none is given: an object of the schema `zermelo/table-position/1`.
    fn position(&self, table: &str, position: Option<&str>) -> TableAnswer;

    /// The same tables for questions: an answer rests on one that has the position.
    fn known(&self) -> Option<&dyn KnownTables> {
        None
    }
}

pub(crate) fn list(stream: &mut TcpStream, request: &Request, shared: &Shared) -> io::Result<()> {
    let Some(tables) = tables_of(stream, shared) else { return Ok(()) };
    send(stream, request, &tables.list())
}

pub(crate) fn position(stream: &mut TcpStream, request: &Request, shared: &Shared) -> io::Result<()> {
    let Some(tables) = tables_of(stream, shared) else { return Ok(()) };
    let (mut id, mut position) = (None, None);
    for (name, value) in fields(&request.query) {
        let place = match name {
            "id" => &mut id,
            "position" => &mut position,
            _ => {
                let words = format!("'{name}' is not asked for: /api/table?id=TABLE&position=POSITION");
                refuse(stream, Status::BadRequest, &words);
                return Ok(());
            }
        };
        let Some(value) = decoded(value).filter(|value| value.len() <= LONGEST_POSITION) else {
            let words = format!("'{name}' is not UTF-8 of at most {LONGEST_POSITION} bytes, percent-encoded");
            refuse(stream, Status::BadRequest, &words);
            return Ok(());
        };
        if place.replace(value).is_some() {
            refuse(stream, Status::BadRequest, &format!("'{name}' is given twice"));
            return Ok(());
        }
    }
    let Some(id) = id else {
        refuse(stream, Status::BadRequest, "which table? /api/table?id=TABLE, as /api/tables lists them");
        return Ok(());
    };
    match tables.position(&id, position.as_deref()) {
        TableAnswer::Found(value) => return send(stream, request, &value),
        TableAnswer::Unknown(words) => refuse(stream, Status::NotFound, &words),
        TableAnswer::BadInput(words) => refuse(stream, Status::BadRequest, &words),
        TableAnswer::Broken(words) => refuse(stream, Status::Broken, &words),
    }
    Ok(())
}

/// The tables, if there are any, and the client does not ask too often.
fn tables_of(stream: &mut TcpStream, shared: &Shared) -> Option<&'static dyn Tables> {
    let Some(tables) = shared.settings.tables else {
        refuse(stream, Status::NotFound, "this server has no tables: zermelo serve --tables DIR");
        return None;
    };
    let Ok(client) = stream.peer_addr() else { return None };
    match shared.rate.ask(client.ip(), shared.settings.clock.now()) {
        Verdict::Goes => Some(tables),
        Verdict::TooOften => {
            let words =
                format!("at most {} positions a second are told to one client", shared.rate.a_second());
            refuse(stream, Status::TooOften, &words);
            None
        }
    }
}

fn send(stream: &mut TcpStream, request: &Request, value: &Value) -> io::Result<()> {
    let body = value.to_string();
    http::answer(stream, Status::Ok, "application/json", body.as_bytes(), request.wants_body())
}

/// The fields of a query.
fn fields(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query
        .split('&')
        .filter(|field| !field.is_empty())
        .map(|field| field.split_once('=').unwrap_or((field, "")))
}

/// A value without its percent signs; `None` where they are not followed by two digits, or the bytes are not UTF-8.
fn decoded(value: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                (16 * digit()? + digit()?) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_decoded_or_refused() {
        assert_eq!(decoded("x..%7C.o.+left").as_deref(), Some("x..|.o. left"));
        assert_eq!(decoded("%E2%86%91").as_deref(), Some("↑"));
        for wrong in ["%", "%4", "%zz", "%ff"] {
            assert_eq!(decoded(wrong), None, "{wrong}");
        }
        assert_eq!(
            fields("id=a&position=b=c&&x").collect::<Vec<_>>(),
            [("id", "a"), ("position", "b=c"), ("x", "")]
        );
    }
}
