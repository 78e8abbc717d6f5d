//! How boards of one kind of cell a plane are printed and drawn.

/// In an implementation of [`Notation`](crate::game::Notation): text, picture and drawing of a board whose planes hold these kinds
/// of cells, with what every other cell is.
macro_rules! shown_as_cells {
    ($board:ty, $kinds:expr, $others:expr) => {
        fn print(&self, board: &$board) -> String {
            board.to_rows($kinds, $others).line()
        }

        fn picture(&self, board: &$board, _: $crate::game::Convention) -> Option<String> {
            Some(zermelo_boards::picture_of_rows(&board.to_rows($kinds, $others)))
        }

        fn drawing(&self, board: &$board) -> Option<$crate::game::Drawing> {
            zermelo_boards::drawing_of_rows(&board.to_rows($kinds, $others))
        }
    };
}
pub(super) use shown_as_cells;
