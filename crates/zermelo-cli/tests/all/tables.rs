//! Tables on disk of rule files: one that was made from other rules is not believed, whatever the file is called.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("zermelo-tables-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(folder.join("other")).unwrap();
        Self(folder)
    }

    fn run(&self, words: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_zermelo")).current_dir(&self.0).args(words).output().unwrap()
    }

    /// What an answered question prints.
    fn answer(&self, words: &[&str]) -> String {
        let output = self.run(words);
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_table_of_other_rules_is_not_believed() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let rules = std::fs::read_to_string(games.join("dodgem.star")).unwrap();
    // Where a player who cannot move passes, nobody wins.
    let other = rules.replace("loopy = True,", "loopy = True, passing = FREELY,");
    assert_ne!(rules, other);
    let scratch = Scratch::new();
    std::fs::write(scratch.0.join("dodgem.star"), &rules).unwrap();
    std::fs::write(scratch.0.join("other/dodgem.star"), &other).unwrap();
    scratch.answer(&["table", "build", "dodgem.star", "--dir", "tables"]);
    let by_table = "Proved, by the table dodgem.star";
    assert!(scratch.answer(&["solve", "dodgem.star", "--tables", "tables"]).contains(by_table));

    let told = scratch.answer(&["solve", "other/dodgem.star", "--tables", "tables"]);
    assert!(told.contains("a draw, whoever moves first") && !told.contains(by_table), "{told}");
    for verb in ["build", "info", "stats", "verify", "probe"] {
        let refused = scratch.run(&["table", verb, "other/dodgem.star", "--dir", "tables"]);
        let said = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{verb}: {said}");
        assert!(said.contains("another text of other/dodgem.star"), "{verb}: {said}");
    }
    // What was refused has left the table as it was.
    assert_eq!(std::fs::read_to_string(scratch.0.join("tables/dodgem.star/rules.star")).unwrap(), rules);
    assert!(scratch.answer(&["solve", "dodgem.star", "--tables", "tables"]).contains(by_table));
}
