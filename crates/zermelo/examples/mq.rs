fn main() { let a: Vec<String> = std::env::args().collect(); for c in &a[2..] { zermelo::misere::try_it(c, a[1].parse().unwrap()); } }
