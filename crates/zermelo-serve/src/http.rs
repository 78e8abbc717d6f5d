//! As much of HTTP/1.1 as the page needs: one request a connection, of bounded size and time. The head is parsed by `httparse`.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// Longer heads are refused.
const LONGEST_HEAD: usize = 16 << 10;
/// More header fields are refused.
const MOST_FIELDS: usize = 64;
/// A request has to arrive within this time.
const TO_ARRIVE: Duration = Duration::from_secs(10);
/// Of a body that is refused, so much is read and thrown away: a client that is still sending does not see the answer.
const DRAINED: u64 = 64 << 20;

/// What a client asks for.
pub(crate) struct Request {
    pub(crate) method: String,
    /// The path without the query.
    pub(crate) path: String,
    /// What follows the path and its question mark.
    pub(crate) query: String,
    fields: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Request {
    /// Whether the answer has a body: to `HEAD` its head alone is told.
    pub(crate) fn wants_body(&self) -> bool {
        self.method != "HEAD"
    }

    /// The value of a header field; `None` where there is none, or where there are several.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        let mut found = self.fields.iter().filter(|(known, _)| known.eq_ignore_ascii_case(name));
        let (_, value) = found.next()?;
        found.next().is_none().then_some(value)
    }

    pub(crate) fn has_field(&self, name: &str) -> bool {
        self.fields.iter().any(|(known, _)| known.eq_ignore_ascii_case(name))
    }
}

/// Why a request is not answered as it was meant.
pub(crate) enum Unread {
    /// With this status and these words.
    Refused(Status, String),
    /// There is nobody to answer to.
    Gone,
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => {
                Self::Refused(Status::Timeout, "the request did not arrive in time".to_owned())
            }
            _ => Self::Gone,
        }
    }
}

/// The results of requests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    Ok,
    BadRequest,
    Forbidden,
    NotFound,
    /// With the methods that are.
    NotAllowed(&'static str),
    Timeout,
    LengthRequired,
    TooLarge,
    UnsupportedType,
    HeadTooLarge,
    TooOften,
    Broken,
    Busy,
}

impl Status {
    const fn line(self) -> &'static str {
        match self {
            Self::Ok => "200 OK",
            Self::BadRequest => "400 Bad Request",
            Self::Forbidden => "403 Forbidden",
            Self::NotFound => "404 Not Found",
            Self::NotAllowed(_) => "405 Method Not Allowed",
            Self::Timeout => "408 Request Timeout",
            Self::LengthRequired => "411 Length Required",
            Self::TooLarge => "413 Content Too Large",
            Self::UnsupportedType => "415 Unsupported Media Type",
            Self::HeadTooLarge => "431 Request Header Fields Too Large",
            Self::TooOften => "429 Too Many Requests",
            Self::Broken => "500 Internal Server Error",
            Self::Busy => "503 Service Unavailable",
        }
    }
}

/// Reads the one request of a connection.
pub(crate) fn read(stream: &mut TcpStream, longest_body: usize) -> Result<Request, Unread> {
    let deadline = Instant::now() + TO_ARRIVE;
    let mut bytes = Vec::new();
    let (request, head, length) = loop {
        if let Some(parsed) = parse(&bytes)? {
            break parsed;
        }
        if bytes.len() > LONGEST_HEAD {
            return Err(Unread::Refused(
                Status::HeadTooLarge,
                format!("the head has more than {LONGEST_HEAD} bytes"),
            ));
        }
        receive(stream, &mut bytes, deadline)?;
    };
    if length > longest_body as u64 {
        drain(stream, length.saturating_sub((bytes.len() - head) as u64), deadline);
        let words = format!("the question has {length} bytes, of which at most {longest_body} are read");
        return Err(Unread::Refused(Status::TooLarge, words));
    }
    let length = length as usize;
    while bytes.len() - head < length {
        receive(stream, &mut bytes, deadline)?;
    }
    let body = bytes[head..head + length].to_vec();
    Ok(Request { body, ..request })
}

/// Some more bytes; an error at the end, or when it is late.
fn receive(stream: &mut TcpStream, bytes: &mut Vec<u8>, deadline: Instant) -> Result<(), Unread> {
    let left = deadline.saturating_duration_since(Instant::now());
    if left.is_zero() {
        return Err(io::Error::from(io::ErrorKind::TimedOut).into());
    }
    stream.set_read_timeout(Some(left))?;
    let mut portion = [0; 16 << 10];
    match stream.read(&mut portion) {
        Ok(0) => Err(Unread::Gone),
        Ok(count) => {
            bytes.extend_from_slice(&portion[..count]);
            Ok(())
        }
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Lets the other side read a refusal: a connection that is closed with bytes unread takes back what was sent on it.
pub(crate) fn linger(stream: &mut TcpStream) {
    const TIME: Duration = Duration::from_millis(500);
    let _ = stream.shutdown(Shutdown::Write);
    let _ = stream.set_read_timeout(Some(TIME));
    drain(stream, 1 << 20, Instant::now() + TIME);
}

fn drain(stream: &mut TcpStream, length: u64, deadline: Instant) {
    let mut left = length.min(DRAINED);
    let mut portion = vec![0; 64 << 10];
    while left > 0 && Instant::now() < deadline {
        match stream.read(&mut portion) {
            Ok(count @ 1..) => left = left.saturating_sub(count as u64),
            _ => return,
        }
    }
}

/// The head with its length and the length of the body; `None` while the head is not whole.
fn parse(bytes: &[u8]) -> Result<Option<(Request, usize, u64)>, Unread> {
    let bad = |words: &str| Unread::Refused(Status::BadRequest, words.to_owned());
    let mut fields = [httparse::EMPTY_HEADER; MOST_FIELDS];
    let mut parsed = httparse::Request::new(&mut fields);
    let head = match parsed.parse(bytes) {
        Ok(httparse::Status::Complete(head)) => head,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => {
            let words = format!("there are more than {MOST_FIELDS} header fields");
            return Err(Unread::Refused(Status::HeadTooLarge, words));
        }
        Err(error) => return Err(bad(&format!("this is not HTTP: {error}"))),
    };
    let target = parsed.path.unwrap_or_default();
    let target = target.split('#').next().unwrap_or_default();
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let (path, query) = (path.to_owned(), query.to_owned());
    let method = parsed.method.unwrap_or_default().to_owned();
    let field = |field: &httparse::Header| {
        Some((field.name.to_owned(), String::from_utf8(field.value.to_vec()).ok()?))
    };
    let fields: Option<Vec<_>> = parsed.headers.iter().map(field).collect();
    let fields = fields.ok_or_else(|| bad("a header field is not UTF-8"))?;
    let request = Request { method, path, query, fields, body: Vec::new() };
    if request.has_field("transfer-encoding") {
        let words = "the body must come with its length, not in chunks".to_owned();
        return Err(Unread::Refused(Status::LengthRequired, words));
    }
    let length = match (request.has_field("content-length"), request.field("content-length")) {
        (false, _) => 0,
        (true, Some(length)) if length.bytes().all(|byte| byte.is_ascii_digit()) => {
            length.parse().map_err(|_| bad("the length is not a number"))?
        }
        (true, _) => return Err(bad("the length is not a number")),
    };
    Ok(Some((request, head, length)))
}

/// What every answer says: nothing comes from elsewhere, and nobody else may embed or read it.
const ON_EVERY_ANSWER: &str = "Connection: close\r\n\
     X-Content-Type-Options: nosniff\r\n\
     Referrer-Policy: no-referrer\r\n\
     Cross-Origin-Opener-Policy: same-origin\r\n\
     Cross-Origin-Resource-Policy: same-origin\r\n\
     Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'\r\n";

/// Answers with a body; `with_body` is false for `HEAD`.
pub(crate) fn answer(
    stream: &mut TcpStream,
    status: Status,
    content_type: &str,
    body: &[u8],
    with_body: bool,
) -> io::Result<()> {
    let retry = if matches!(status, Status::Busy | Status::TooOften) { "Retry-After: 1\r\n" } else { "" };
    let allow = match status {
        Status::NotAllowed(methods) => format!("Allow: {methods}\r\n"),
        _ => String::new(),
    };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n{retry}{allow}{ON_EVERY_ANSWER}\r\n",
        status.line(),
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    if with_body {
        stream.write_all(body)?;
    }
    stream.flush()
}

/// Begins an answer of events.
pub(crate) fn begin_events(stream: &mut impl Write) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n{ON_EVERY_ANSWER}\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.flush()
}

/// An event whose data is a text without line breaks, or with some: each line is a line of data.
pub(crate) fn event(stream: &mut impl Write, name: &str, data: &str) -> io::Result<()> {
    let mut text = format!("event: {name}\n");
    for line in data.split('\n') {
        text += "data: ";
        text += line;
        text += "\n";
    }
    text += "\n";
    stream.write_all(text.as_bytes())?;
    stream.flush()
}
