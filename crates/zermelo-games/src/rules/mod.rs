//! Games that are data: the rules that a file declares, and what plays them.
//!
//! [`declared`] is the value itself. Everything else reads it: the plain interpreter of boards, the compiled forms, the words.

pub mod declared;

pub use declared::Declared;
