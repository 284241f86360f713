import { type Json, type JsonObject, list, object, schemaName, text } from "./json.ts";

/** `x-form` of a schema, or of the one that it refers to: how the client writes such a value. */
export function formOf(schemas: JsonObject, schema: Json | undefined): string | undefined {
  const described = object(schema);
  const name = schemaName(schema);
  return text(described["x-form"]) ?? (name === undefined ? undefined : formOf(schemas, schemas[name]));
}

/** What the client itself knows, so that no caller has to give it. */
const known = new Set(["nonce", "chain", "chainId"]);

/** The properties that the client fills in. */
export function filledFields(schemas: JsonObject, schema: JsonObject): string[] {
  return Object.entries(object(schema["properties"])).flatMap(([name, property]) =>
    known.has(formOf(schemas, property) ?? "") ? [name] : [],
  );
}

/**
 * How a value of a schema is written: its keys in their order, and what is done to texts. `""` is: as it is given. A text that ends
 * with `?` lets the value be null.
 */
export type Form = string | readonly Form[] | { readonly [key: string]: Form };

/**
 * The form of a schema's values. The members of a union share one form, so their keys must stand in one order.
 *
 * @param conflict - Told of a union whose members cannot share a form.
 */
export function formOfSchema(schemas: JsonObject, schema: Json | undefined, conflict: () => void): Form {
  const described = object(schema);
  const inner = (value: Json | undefined): Form => formOfSchema(schemas, value, conflict);
  const name = schemaName(schema);
  if (name !== undefined) return inner(schemas[name]);
  const own = text(described["x-form"]);
  if (own === "json") {
    const { "x-form": _, ...content } = described;
    return { json: inner(content) };
  }
  const end = list(described["type"]).includes("null") || described["type"] === "null" ? "?" : "";
  if (own !== undefined) return own + end;
  const members = list(described["oneOf"] ?? described["anyOf"]).map(inner);
  if (members.length > 0) return members.reduce((one, other) => merge(one, other, conflict));
  const items = list(described["prefixItems"]);
  if (items.length > 0) return simple(items.map(inner));
  if (described["items"] !== undefined) return simple([inner(described["items"])]);
  const properties = Object.entries(object(described["properties"]));
  if (properties.length === 0) return end;
  return Object.fromEntries(properties.map(([key, value]) => [key, inner(value)]));
}

/** A list of which no part is changed needs no form. */
function simple(forms: readonly Form[]): Form {
  return forms.every((form) => form === "") ? "" : forms;
}

function merge(one: Form, other: Form, conflict: () => void): Form {
  if (one === "" || JSON.stringify(one) === JSON.stringify(other)) return other;
  if (other === "") return one;
  if (one === "?") return nullable(other);
  if (other === "?") return nullable(one);
  if (!isKeyed(one) || !isKeyed(other)) {
    conflict();
    return one;
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const inOrder = Object.keys(other).every(
    (key, index, all) => index === 0 || keys.indexOf(all[index - 1] ?? "") < keys.indexOf(key),
  );
  if (!inOrder) conflict();
  return Object.fromEntries(
    keys.map((key) => {
      const [left, right] = [one[key], other[key]];
      return [
        key,
        left === undefined ? (right ?? "") : right === undefined ? left : merge(left, right, conflict),
      ];
    }),
  );
}

/** Whether an object or list may be null is not told: there are few, and those of them that may not the venue refuses. */
function nullable(form: Form): Form {
  return typeof form === "string" && !form.endsWith("?") ? `${form}?` : form;
}

function isKeyed(form: Form): form is { readonly [key: string]: Form } {
  return typeof form === "object" && !Array.isArray(form);
}
