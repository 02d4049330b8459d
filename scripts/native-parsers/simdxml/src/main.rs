//! simdxml's index alone, or with names, attributes and texts touched: as the programs beside it, a median CPU time of a
//! parse. It compares no end tags with start tags, and neither judges nor decodes characters.

use simdxml::index::TagType;

fn cpu_seconds() -> f64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure lives until the call returns.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut now) };
    now.tv_sec as f64 + now.tv_nsec as f64 / 1e9
}

fn parse(document: &[u8], touch: bool) -> (u64, u64) {
    let index = simdxml::parse(document).expect("simdxml rejects the document");
    if !touch {
        return (index.tag_count() as u64, index.text_count() as u64);
    }
    let (mut elements, mut bytes) = (0, 0);
    for tag in 0..index.tag_count() {
        if matches!(index.tag_type(tag), TagType::Open | TagType::SelfClose) {
            elements += 1;
            bytes += index.tag_name(tag).len();
            for (name, value) in index.attributes(tag) {
                bytes += name.len() + value.len();
            }
        }
    }
    for text in 0..index.text_count() {
        bytes += index.text_by_index(text).len();
    }
    (elements, bytes as u64)
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let document = std::fs::read(&arguments[1]).expect("the file cannot be read");
    let seconds: f64 = arguments[2].parse().expect("SECONDS is no number");
    let touch = arguments.get(3).is_some_and(|mode| mode == "touched");
    let mut counted = parse(&document, touch);
    let mut times = Vec::new();
    let end = cpu_seconds() + seconds;
    while times.is_empty() || cpu_seconds() < end {
        let start = cpu_seconds();
        counted = parse(&document, touch);
        times.push(cpu_seconds() - start);
    }
    times.sort_by(f64::total_cmp);
    println!("{} {} {:.9}", counted.0, counted.1, times[times.len() / 2]);
}
