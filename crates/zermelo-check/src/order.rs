//! x
use crate::{Accepted, Failure, Header, Records};
pub(crate) fn check(_header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    Err(records.reject("todo"))
}
