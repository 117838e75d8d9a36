use peg_solitaire::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let most: usize = a[1].parse().unwrap();
    let seed: u64 = a[2].parse().unwrap();
    let mem: usize = a[3].parse().unwrap();
    let (name, hole) = if a.len() > 5 { (a[4].clone(), a[5].clone()) } else { ("wiegleb".into(), "e1".into()) };
    let board: Board = name.parse().unwrap();
    let problem =
        Problem::new(board.clone(), board.parse_start(&hole).unwrap(), Finish::parse(&hole, &board).unwrap()).unwrap();
    let t = std::time::Instant::now();
    let pagodas = Crossing::pagodas(&problem, most, seed);
    println!("{} pagodas {:?}", pagodas.len(), t.elapsed());
    for p in &pagodas {
        println!("{:?}", p.weights());
    }
    let mut c = Crossing::new(&problem, pagodas, mem << 20).unwrap();
    println!("bounds {} memory {} MB", c.bounds().count(), c.memory() >> 20);
    let mut said = 0;
    loop {
        let over =
            c.run_shared(2, |s| std::thread::scope(|scope| s.iter_mut().for_each(|p| drop(scope.spawn(|| p.run())))));
        let l = c.levels();
        if l.len() > said {
            said = l.len();
            println!("{:?} {} MB {:?} {:.3}", l[said - 1], c.memory() >> 20, t.elapsed(), c.progress());
        }
        match over {
            Ok(true) => break,
            Ok(false) => {}
            Err(e) => {
                println!("{e}");
                break;
            }
        }
    }
    println!("{:?} {:?}", c.is_solvable(), c.found().map(|f| board.draw(f)));
}
