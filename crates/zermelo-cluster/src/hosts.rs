//! The file of hosts: a line for each process, with the address at which it listens.

use crate::failure::Failure;
use std::collections::BTreeMap;

/// Where a process listens: `host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host(pub String);

const EXAMPLE: &str = "for example:\n    10.0.0.1:7000\n    10.0.0.2:7000";
/// Processes of a build, at most.
const MOST: usize = 1024;

/// The hosts of a file, of which `name` is told in errors. Blank lines and what follows `#` are passed over.
pub fn read_hosts(name: &str, text: &str) -> Result<Vec<Host>, Failure> {
    let refuse = |line: usize, what: String| {
        Failure::BadInput(format!("{name}, line {}: {what}\n  {EXAMPLE}", line + 1))
    };
    let mut hosts = Vec::new();
    let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, line) in text.lines().enumerate() {
        let address = line.split('#').next().unwrap_or("").trim();
        if address.is_empty() {
            continue;
        }
        let parts = address.rsplit_once(':').filter(|(host, _)| !host.is_empty());
        let port = parts.and_then(|(_, port)| port.parse::<u16>().ok()).filter(|&port| port > 0);
        if port.is_none() || address.contains(char::is_whitespace) {
            return Err(refuse(at, format!("'{address}': host:port was expected")));
        }
        if let Some(before) = lines.insert(address, at) {
            return Err(refuse(at, format!("'{address}' stands on line {} already", before + 1)));
        }
        hosts.push(Host(address.to_owned()));
    }
    match hosts.len() {
        0 => Err(Failure::BadInput(format!(
            "{name}: a line host:port for each process was expected\n  {EXAMPLE}"
        ))),
        count if count > MOST => Err(Failure::BadInput(format!("{name}: {count} processes; at most {MOST}"))),
        _ => Ok(hosts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_lines() {
        let hosts = read_hosts("hosts", "# ours\n a:1 \n\n[::1]:65535 # here\n").unwrap();
        assert_eq!(hosts, [Host("a:1".into()), Host("[::1]:65535".into())]);
    }

    #[test]
    fn what_is_no_host_is_told_by_its_line() {
        for (text, line, what) in [
            ("a:1\nb\n", "line 2", "'b': host:port was expected"),
            ("a:0", "line 1", "'a:0'"),
            ("a:65536", "line 1", "'a:65536'"),
            (":7000", "line 1", "':7000'"),
            ("a:1 b:2", "line 1", "'a:1 b:2'"),
            ("a:1\n\na:1", "line 3", "'a:1' stands on line 1 already"),
            ("# none\n", "hosts: ", "a line host:port for each process"),
        ] {
            let error = read_hosts("hosts", text).unwrap_err();
            assert_eq!(error.code(), 2);
            let error = error.to_string();
            assert!(
                error.contains(line) && error.contains(what) && error.contains("10.0.0.1:7000"),
                "{error}"
            );
        }
    }
}
