import { schemas } from "../src/generated/schemas.ts";

/** A JSON Schema, as far as the specs use it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** A schema's forms: its references and `allOf` merged, and one form for each member of its union. */
function forms(schema: Schema): Schema[] {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema;
  const [, spec = "", name = ""] = $ref?.split("/") ?? [];
  const referenced = schemas[spec]?.[name] as Schema | undefined;
  const union = oneOf ?? anyOf;
  const parts = [
    ...(referenced ? [[referenced]] : []),
    ...allOf.map((part) => [part]),
    ...(union ? [union] : []),
  ];
  return parts.reduce<Schema[]>(
    (wholes, members) =>
      wholes.flatMap((whole) => members.flatMap(forms).map((member) => merged(whole, member))),
    [own],
  );
}

function merged(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = name in properties ? { allOf: [properties[name] ?? {}, schema] } : schema;
  return { ...one, ...other, properties, required: [...(one.required ?? []), ...(other.required ?? [])] };
}

const texts = ["1", "text", "RG-1", "PR-1", "NW-1", "1%", ""];
for (const digits of [2, 32, 40, 64, 96, 192, 512]) texts.push(`0x${"1".repeat(digits)}`);

/** A small valid value of a schema. */
function sample(schema: Schema, depth = 0): unknown {
  const [form = {}] = forms(schema);
  const { type, pattern } = form;
  if ("const" in form) return form.const;
  if (form.enum) return form.enum[0];
  const kind = typeof type === "string" ? type : type?.[0];
  if (pattern !== undefined || kind === "string")
    return texts.find((text) => new RegExp(pattern ?? "1", "u").test(text));
  if (kind === "integer" || kind === "number") return form.minimum ?? 1;
  if (kind === "boolean") return true;
  if (kind === "array" || form.items || form.prefixItems) {
    if (form.prefixItems) return form.prefixItems.map((item) => sample(item, depth + 1));
    return Array.from({ length: form.minItems ?? 0 }, () => sample(form.items ?? {}, depth + 1));
  }
  if (kind !== "object" && !form.properties) return null;
  if (depth > 12) return {};
  const required = new Set(form.required);
  return Object.fromEntries(
    [...required].map((name) => [name, sample(form.properties?.[name] ?? {}, depth + 1)]),
  );
}

/** Values of about `size` parts, each large in one place that the schema has, and often wrong there. */
export function* largeValues(schema: object, size: number, depth = 0): Generator<unknown> {
  for (const form of forms(schema)) {
    if (form.pattern !== undefined || form.type === "string")
      yield* ["1".repeat(size), `0x${"1".repeat(size)}!`];
    if (form.items || form.prefixItems) yield* largeLists(form.items ?? form.prefixItems?.[0] ?? {}, size);
    if (depth > 4) continue;
    if (form.items) for (const item of largeValues(form.items, size, depth + 1)) yield [item];
    if (!form.properties && !form.additionalProperties) continue;
    const whole = sample(form) as object;
    const unknown = Object.fromEntries(
      Array.from({ length: size }, (_, index) => [`unknown${index}`, index]),
    );
    yield* [unknown, { ...whole, ...unknown }];
    for (const [name, property] of Object.entries(form.properties ?? {}))
      for (const value of largeValues(property, size, depth + 1)) yield { ...whole, [name]: value };
  }
}

function* largeLists(item: Schema, size: number): Generator<unknown[]> {
  const many = <T>(make: (index: number) => T): T[] =>
    Array.from({ length: size }, (_, index) => make(index));
  yield many(() => ({}));
  yield many(() => null);
  yield many(() => []);
  yield many(String);
  const valid = sample(item);
  yield many(() => valid);
  yield [...many(String), "x", "x"];
  yield [...many(() => valid), {}];
}
