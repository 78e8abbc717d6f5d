//! What a host adds: functions, values of its own, and files.

use crate::evaluate::{Arguments, Machine};
use crate::fault::Fault;
use crate::value::Value;
use std::any::Any;
use std::rc::Rc;

/// A value that only the host understands.
pub trait Host: Any {
    /// The name of its kind.
    fn kind(&self) -> &'static str;

    /// For looking into it.
    fn as_any(&self) -> &dyn Any;

    /// The values of the file that it holds.
    fn held(&self) -> Vec<Value> {
        Vec::new()
    }

    /// The names of its methods.
    fn methods(&self) -> &'static [&'static str] {
        &[]
    }

    /// Calls one of its methods.
    fn call(self: Rc<Self>, method: &str, arguments: &Arguments, machine: &mut Machine) -> Result<Value, Fault> {
        let _ = method;
        Err(machine.fault(arguments.span(), "this has no methods", ""))
    }
}

/// A function of the host.
pub type HostFunction = fn(&mut Machine, &Arguments) -> Result<Value, Fault>;
