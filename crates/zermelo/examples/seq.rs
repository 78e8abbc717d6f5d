fn main() {
    let a: Vec<String> = std::env::args().collect();
    let method = match a.get(3).map(String::as_str) {
        Some("plain") => zermelo::heap::Method::Plain,
        Some("sparse") => zermelo::heap::Method::Sparse,
        Some("blocked") => zermelo::heap::Method::Blocked,
        _ => zermelo::heap::Method::Auto,
    };
    for code in a[1].split(',') {
        let t = std::time::Instant::now();
        let r = zermelo::heap::try_it(code, a[2].parse().unwrap(), method);
        println!("{code}: {r} {:?}", t.elapsed());
    }
}
