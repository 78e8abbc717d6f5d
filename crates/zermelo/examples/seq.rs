fn main() {
    let a: Vec<String> = std::env::args().collect();
    use zermelo::heap::*;
    let method = match a.get(3).map(String::as_str) {
        Some("plain") => Method::Plain,
        Some("sparse") => Method::Sparse,
        Some("blocked") => Method::Blocked,
        _ => Method::Auto,
    };
    for code in a[1].split('/') {
        let t = std::time::Instant::now();
        let mut s = GrundySequence::new(&code.parse().unwrap(), method, 1 << 24).unwrap();
        let r = s.extend(a[2].parse().unwrap(), &zermelo::solve::Limits::none());
        println!(
            "{code}: {r:?} {} {:?} {:?} {:?} {:?}",
            s.length(),
            s.period().map(|p| p.0),
            s.repeats_so_far(),
            t.elapsed(),
            (0..30).filter_map(|h| s.value(h)).collect::<Vec<_>>()
        );
    }
}
