//! A validator of the part of JSON Schema that the schemas under `docs/schema/` use. A keyword that it does not know is a
//! panic, so that no schema says more than is checked.
#![allow(dead_code, unreachable_pub, reason = "each test crate uses a part of this")]

use regex_lite::Regex;
use serde_json::{Map, Value};

/// A schema.
pub struct Schema {
    root: Value,
}

/// Keywords that say something to readers only.
const ANNOTATIONS: [&str; 5] = ["$schema", "title", "description", "$defs", "then"];

impl Schema {
    /// A schema from its text.
    pub fn of(text: &str) -> Self {
        Self { root: serde_json::from_str(text).expect("a schema is JSON") }
    }

    /// The checked-in schema of a name such as `answer-1`.
    pub fn named(name: &str) -> Self {
        let path = format!("{}/../../docs/schema/{name}.json", env!("CARGO_MANIFEST_DIR"));
        Self::of(&std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}")))
    }

    /// Whether a value has this form.
    pub fn is_valid(&self, value: &Value) -> bool {
        self.validate(value).is_ok()
    }

    /// The first place where a value differs from this form, with what was expected there.
    pub fn validate(&self, value: &Value) -> Result<(), String> {
        self.check(&self.root, value, "")
    }

    fn check(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        let Value::Object(keywords) = schema else {
            return if schema == &Value::Bool(true) {
                Ok(())
            } else {
                Err(format!("{place}: nothing may be here"))
            };
        };
        keywords.iter().try_for_each(|(keyword, rule)| self.keyword(keywords, keyword, rule, value, place))
    }

    fn keyword(
        &self,
        keywords: &Map<String, Value>,
        keyword: &str,
        rule: &Value,
        value: &Value,
        place: &str,
    ) -> Result<(), String> {
        let list = || rule.as_array().expect("a list");
        let holds = match keyword {
            "type" => match rule {
                Value::Array(types) => types.iter().any(|one| has_type(value, one)),
                one => has_type(value, one),
            },
            "const" => value == rule,
            "enum" => list().contains(value),
            "pattern" => value.as_str().is_none_or(|text| {
                Regex::new(rule.as_str().expect("a pattern")).expect("a pattern").is_match(text)
            }),
            "minimum" => value.as_f64().is_none_or(|number| number >= rule.as_f64().expect("a number")),
            "maximum" => value.as_f64().is_none_or(|number| number <= rule.as_f64().expect("a number")),
            "minItems" => value.as_array().is_none_or(|items| items.len() as u64 >= rule.as_u64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|items| items.len() as u64 <= rule.as_u64().unwrap()),
            "required" => value.as_object().is_none_or(|fields| {
                list().iter().all(|name| fields.contains_key(name.as_str().expect("a name")))
            }),
            "anyOf" => list().iter().any(|one| self.check(one, value, place).is_ok()),
            "allOf" => return list().iter().try_for_each(|one| self.check(one, value, place)),
            "if" if self.check(rule, value, place).is_ok() => {
                return self.check(&keywords["then"], value, place);
            }
            "if" => true,
            "$ref" => return self.check(self.target(rule), value, place),
            "items" => return self.items(rule, value, place),
            "properties" => return self.properties(rule, value, place),
            "additionalProperties" => return self.additional(keywords, rule, value, place),
            known if ANNOTATIONS.contains(&known) => true,
            unknown => panic!("this validator does not know the keyword '{unknown}'"),
        };
        if holds { Ok(()) } else { Err(format!("{place}: {value} does not meet {keyword} {rule}")) }
    }

    /// The schema that a reference such as `#/$defs/verdict` names.
    fn target(&self, reference: &Value) -> &Value {
        let path = reference.as_str().and_then(|text| text.strip_prefix('#')).expect("a local reference");
        self.root.pointer(path).unwrap_or_else(|| panic!("{path} is not defined"))
    }

    fn items(&self, rule: &Value, value: &Value, place: &str) -> Result<(), String> {
        let items = value.as_array().into_iter().flatten().enumerate();
        items.into_iter().try_for_each(|(index, item)| self.check(rule, item, &format!("{place}/{index}")))
    }

    fn properties(&self, rule: &Value, value: &Value, place: &str) -> Result<(), String> {
        let fields = rule.as_object().expect("properties by name").iter();
        fields.into_iter().try_for_each(|(name, schema)| match value.get(name) {
            Some(field) => self.check(schema, field, &format!("{place}/{name}")),
            None => Ok(()),
        })
    }

    fn additional(
        &self,
        keywords: &Map<String, Value>,
        rule: &Value,
        value: &Value,
        place: &str,
    ) -> Result<(), String> {
        let named = |name: &str| keywords.get("properties").is_some_and(|fields| fields.get(name).is_some());
        let fields = value.as_object().into_iter().flatten();
        fields
            .filter(|(name, _)| !named(name))
            .try_for_each(|(name, field)| self.check(rule, field, &format!("{place}/{name}")))
    }
}

fn has_type(value: &Value, name: &Value) -> bool {
    match name.as_str().expect("the name of a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("there is no type '{other}'"),
    }
}
