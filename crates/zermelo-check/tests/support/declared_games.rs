//! Games by their declared rules.

/// Clobber.
pub const CLOBBER: &str = r#"declared:{"name":"clobber","parameters":{},"rules":{"board":{"endings":[],"frame":"grid","left":[{"rewrite":{"anywhere":false,"from":["x","o"],"places":{"steps":[[[0,0],[-1,0]],[[0,0],[0,1]],[[0,0],[1,0]],[[0,0],[0,-1]]]},"repeat":"once","stop":false,"then":[],"to":[".","x"],"when":[]}}],"letters":"xo.","passing":"never","right":[{"rewrite":{"anywhere":false,"from":["o","x"],"places":{"steps":[[[0,0],[-1,0]],[[0,0],[0,1]],[[0,0],[1,0]],[[0,0],[0,-1]]]},"repeat":"once","stop":false,"then":[],"to":[".","o"],"when":[]}}]}},"version":1}"#;

/// Domineering.
pub const DOMINEERING: &str = r##"declared:{"name":"domineering","parameters":{},"rules":{"board":{"endings":[],"frame":"grid","left":[{"rewrite":{"anywhere":false,"from":[".","."],"places":{"steps":[[[0,0],[1,0]]]},"repeat":"once","stop":false,"then":[],"to":["#","#"],"when":[]}}],"letters":".#","passing":"never","right":[{"rewrite":{"anywhere":false,"from":[".","."],"places":{"steps":[[[0,0],[0,1]]]},"repeat":"once","stop":false,"then":[],"to":["#","#"],"when":[]}}]}},"version":1}"##;

/// Konane: jumps may go on in the same direction.
pub const KONANE: &str = r#"declared:{"name":"konane","parameters":{},"rules":{"board":{"endings":[],"frame":"grid","left":[{"rewrite":{"anywhere":false,"from":["x","o","."],"places":{"steps":[[[0,0],[-1,0],[-2,0]],[[0,0],[0,1],[0,2]],[[0,0],[1,0],[2,0]],[[0,0],[0,-1],[0,-2]]]},"repeat":"same-way","stop":false,"then":[],"to":[".",".","x"],"when":[]}}],"letters":"xo.","passing":"never","right":[{"rewrite":{"anywhere":false,"from":["o","x","."],"places":{"steps":[[[0,0],[-1,0],[-2,0]],[[0,0],[0,1],[0,2]],[[0,0],[1,0],[2,0]],[[0,0],[0,-1],[0,-2]]]},"repeat":"same-way","stop":false,"then":[],"to":[".",".","o"],"when":[]}}]}},"version":1}"#;

/// Amazons.
pub const AMAZONS: &str = r##"declared:{"name":"amazons","parameters":{},"rules":{"board":{"endings":[],"frame":"grid","left":[{"slide":{"along":[[-1,0],[-1,1],[0,1],[1,1],[1,0],[1,-1],[0,-1],[-1,-1]],"anywhere":false,"becomes":"","leave":".","most":0,"onto":".","piece":"x","stop":false,"then":[{"shoot":{"along":[[-1,0],[-1,1],[0,1],[1,1],[1,0],[1,-1],[0,-1],[-1,-1]],"mark":"#","most":0,"onto":".","stop":false,"then":[],"through":"."}}],"through":".","when":[]}}],"letters":"xo.#","passing":"never","right":[{"slide":{"along":[[-1,0],[-1,1],[0,1],[1,1],[1,0],[1,-1],[0,-1],[-1,-1]],"anywhere":false,"becomes":"","leave":".","most":0,"onto":".","piece":"o","stop":false,"then":[{"shoot":{"along":[[-1,0],[-1,1],[0,1],[1,1],[1,0],[1,-1],[0,-1],[-1,-1]],"mark":"#","most":0,"onto":".","stop":false,"then":[],"through":"."}}],"through":".","when":[]}}]}},"version":1}"##;

/// Hex: the sides are to be connected.
pub const HEX: &str = r#"declared:{"name":"hex","parameters":{},"rules":{"board":{"endings":[{"result":"left","when":[{"connected":{"from":"north","letters":"x","near":[[-1,0],[0,1],[1,0],[0,-1],[-1,1],[1,-1]],"to":"south"}}]},{"result":"right","when":[{"connected":{"from":"west","letters":"o","near":[[-1,0],[0,1],[1,0],[0,-1],[-1,1],[1,-1]],"to":"east"}}]}],"frame":"grid","left":[{"rewrite":{"anywhere":false,"from":["."],"places":{"steps":[[[0,0]]]},"repeat":"once","stop":false,"then":[],"to":["x"],"when":[]}}],"letters":".xo","passing":"never","right":[{"rewrite":{"anywhere":false,"from":["."],"places":{"steps":[[[0,0]]]},"repeat":"once","stop":false,"then":[],"to":["o"],"when":[]}}]}},"version":1}"#;

/// Kayles on a graph.
pub const KAYLES: &str = r##"declared:{"name":"kayles","parameters":{},"rules":{"board":{"endings":[],"frame":"graph","left":[{"rewrite":{"anywhere":false,"from":["."],"places":"paths","repeat":"once","stop":false,"then":[],"to":["#"],"when":[]}},{"rewrite":{"anywhere":false,"from":[".","."],"places":"paths","repeat":"once","stop":false,"then":[],"to":["#","#"],"when":[]}}],"letters":".#","passing":"never","right":[{"rewrite":{"anywhere":false,"from":["."],"places":"paths","repeat":"once","stop":false,"then":[],"to":["#"],"when":[]}},{"rewrite":{"anywhere":false,"from":[".","."],"places":"paths","repeat":"once","stop":false,"then":[],"to":["#","#"],"when":[]}}]}},"version":1}"##;

/// A piece for each player on a ring; both can go on for ever.
pub const WALKING: &str = r#"declared:{"name":"walking","parameters":{},"rules":{"board":{"endings":[],"frame":"cylinder","left":[{"slide":{"along":[[0,1],[0,-1]],"anywhere":false,"becomes":"","leave":".","most":1,"onto":".","piece":"x","stop":false,"then":[],"through":".","when":[]}}],"letters":"xo.","passing":"never","right":[{"slide":{"along":[[0,1],[0,-1]],"anywhere":false,"becomes":"","leave":".","most":1,"onto":".","piece":"o","stop":false,"then":[],"through":".","when":[]}}]}},"version":1}"#;

/// Push: a move to the left pushes all that stands there.
pub const PUSH: &str = r#"declared:{"name":"push","parameters":{},"rules":{"board":{"endings":[],"frame":"strip","left":[{"push":{"along":[[0,-1]],"into":".","leave":".","off":true,"piece":"x","pushed":"xo","when":[]}}],"letters":"xo.","passing":"never","right":[{"push":{"along":[[0,-1]],"into":".","leave":".","off":true,"piece":"o","pushed":"xo","when":[]}}]}},"version":1}"#;

/// Othello: who cannot move passes, and who has more wins.
pub const OTHELLO: &str = r#"declared:{"name":"othello","parameters":{},"rules":{"board":{"endings":[{"result":{"more":{"left":"x","right":"o"}},"when":[{"stuck":"both"}]}],"frame":"grid","left":[{"enclose":{"along":[[-1,0],[-1,1],[0,1],[1,1],[1,0],[1,-1],[0,-1],[-1,-1]],"onto":".","piece":"x","turned":"o","when":[]}}],"letters":".xo","passing":"stuck","right":[{"enclose":{"along":[[-1,0],[-1,1],[0,1],[1,1],[1,0],[1,-1],[0,-1],[-1,-1]],"onto":".","piece":"o","turned":"x","when":[]}}]}},"version":1}"#;

/// Hexapawn: a pawn on the last row wins, and so does who leaves the other without a move.
pub const HEXAPAWN: &str = r#"declared:{"name":"hexapawn","parameters":{},"rules":{"board":{"endings":[{"result":"left","when":[{"count":{"least":1,"letters":"x","most":null,"within":"north"}}]},{"result":"right","when":[{"count":{"least":1,"letters":"o","most":null,"within":"south"}}]}],"frame":"grid","left":[{"rewrite":{"anywhere":false,"from":["x","."],"places":{"steps":[[[0,0],[-1,0]]]},"repeat":"once","stop":false,"then":[],"to":[".","x"],"when":[]}},{"rewrite":{"anywhere":false,"from":["x","o"],"places":{"steps":[[[0,0],[-1,1]],[[0,0],[-1,-1]]]},"repeat":"once","stop":false,"then":[],"to":[".","x"],"when":[]}}],"letters":"xo.","passing":"never","right":[{"rewrite":{"anywhere":false,"from":["o","."],"places":{"steps":[[[0,0],[1,0]]]},"repeat":"once","stop":false,"then":[],"to":[".","o"],"when":[]}},{"rewrite":{"anywhere":false,"from":["o","x"],"places":{"steps":[[[0,0],[1,1]],[[0,0],[1,-1]]]},"repeat":"once","stop":false,"then":[],"to":[".","o"],"when":[]}}]}},"version":1}"#;

/// Squares are taken, or an even heap is halved.
pub const SQUARES: &str = r#"declared:{"name":"squares","parameters":{},"rules":{"heaps":{"left":[{"table":[[],[[]],[[1],[1,1]],[[2]],[[3],[],[2,2]],[[4],[1]],[[5],[2],[3,3]],[[6],[3]],[[7],[4],[4,4]],[[8],[5],[]],[[9],[6],[1],[5,5]]]}],"right":[{"table":[[],[[]],[[1],[1,1]],[[2]],[[3],[],[2,2]],[[4],[1]],[[5],[2],[3,3]],[[6],[3]],[[7],[4],[4,4]],[[8],[5],[]],[[9],[6],[1],[5,5]]]}]}},"version":1}"#;

/// Left takes one or two, Right one and may split.
pub const TAKING: &str = r#"declared:{"name":"taking","parameters":{},"rules":{"heaps":{"left":[{"take":{"leave":[0,1],"take":[1,2]}}],"right":[{"take":{"leave":[0,1,2],"take":[1]}}]}},"version":1}"#;

/// Words: Left takes a letter b after an a, Right one of two letters a at the end.
pub const WORDS: &str = r#"declared:{"name":"words","parameters":{},"rules":{"words":{"left":[{"at":"anywhere","from":["a","b"],"to":"a"}],"letters":"ab","right":[{"at":"end","from":["a","a"],"to":"a"},{"at":"whole","from":["ab"],"to":""}]}},"version":1}"#;

/// Games with a position, small enough to be played out by the slowest rules.
pub const POSITIONS: [(&str, &str); 14] = [
    (CLOBBER, "xo.|ox."),
    (DOMINEERING, "..|.."),
    (KONANE, ".ox.ox."),
    (AMAZONS, "x..o"),
    (HEX, "..|.."),
    (KAYLES, "4 1-2,2-3,2-4 ...."),
    (WALKING, "x.o."),
    (PUSH, ".xo.x"),
    (OTHELLO, "xo.|.x."),
    (HEXAPAWN, "oo|..|xx"),
    (SQUARES, "6 1"),
    (TAKING, "3 2"),
    (WORDS, "abba"),
    (CLOBBER, "ox#|x.o"),
];
