//! The verbs of the program, a line each: the file of a verb has its arguments, the formats that it prints, and `run`.

use crate::arguments::{Arguments, Format};
use crate::output::Failure;
use clap::Subcommand;

/// Makes the verbs out of their files.
macro_rules! verbs {
    ($($verb:ident in $file:ident,)*) => {
        /// What is to be done.
        #[derive(Subcommand, Debug)]
        pub(crate) enum Verb {
            $($verb(crate::$file::$verb),)*
        }

        impl Verb {
            /// Does it, and gives the exit code.
            pub(crate) fn run(&self, arguments: &Arguments) -> Result<u8, Failure> {
                match self {
                    $(Self::$verb(asked) => crate::$file::run(asked, arguments),)*
                }
            }
        }

        /// The formats of a verb, by its name.
        pub(crate) fn formats_of(verb: &str) -> &'static [Format] {
            match verb {
                $(stringify!($file) => crate::$file::FORMATS,)*
                _ => &[Format::Text],
            }
        }
    };
}

verbs! {
    Solve in solve,
    Value in value,
    Table in table,
    Play in play,
    Quiz in quiz,
    Draw in draw,
    Graph in graph,
    Misere in misere,
    Tree in tree,
    Review in review,
    Conjecture in conjecture,
    Games in games,
    Rules in rules,
    Contest in contest,
    Eval in eval,
    Thermograph in thermograph,
    Sequence in sequence,
    Test in test,
    Database in database,
    Verify in verify,
    Explain in explain,
    Explore in explore,
    Page in page,
    Serve in serve,
    Repl in repl,
    Completions in completions,
    Man in man,
}
