import fc from "fast-check";
import { type SchemaName, schemas } from "../../src/generated/schemas.ts";
import { hex } from "./arbitraries.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const mixedCase = (digits: number): fc.Arbitrary<string> =>
  fc
    .tuple(hex(digits), fc.boolean())
    .map(([text, upper]) => (upper ? `0x${text.slice(2).toUpperCase()}` : text));

const digits = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength }).map((list) => list.join(""));

/** A decimal in various notations: with redundant zeros, as a number, or without an integer part. */
const amount = fc.oneof(
  fc
    .tuple(digits(3), fc.integer({ min: 1, max: 99_999 }), digits(8))
    .map(([zeros, whole, rest]) => (rest === "" ? `${zeros}${whole}` : `${zeros}${whole}.${rest}`)),
  fc.integer({ min: 1, max: 1e9 }),
  fc.double({ min: 1e-6, max: 1e15, noNaN: true }),
);

/** Values of schemas whose patterns are too general. */
const known: Readonly<Partial<Record<SchemaName, fc.Arbitrary<unknown>>>> = {
  Address: mixedCase(40),
  OptionalAddress: fc.oneof(mixedCase(40), fc.constant("")),
  ClientOrderId: mixedCase(32),
  Amount: amount,
  SignedAmount: fc.oneof(amount, fc.integer({ min: -1e9, max: -1 }), fc.constant("-0.250")),
  TransferAmount: fc.oneof(
    amount,
    mixedCase(40).map((address) => `12.5 subaccount:${address}`),
  ),
  Percentage: fc.constantFrom("0.01%", "100%", "0%"),
  HexBytes: fc.integer({ min: 0, max: 40 }).chain((bytes) => hex(bytes * 2)),
  Coin: fc.constantFrom("BTC", "xyz:ABC", "@107", "PURR/USDC"),
};

/** Any value of a schema of the spec, as a caller may pass it. */
export function ofSchema(name: SchemaName): fc.Arbitrary<unknown> {
  return known[name] ?? arbitrary(schemas.$defs[name] as Schema);
}

function arbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, type, minimum, maximum, minLength, maxLength }: Schema = schema;
  if ($ref !== undefined) return ofSchema($ref.replace("#/$defs/", "") as SchemaName);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const members = schema.oneOf ?? schema.anyOf;
  if (members) return fc.oneof(...members.map(arbitrary));
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(arbitrary));
  if (schema.items) return fc.array(arbitrary(schema.items), { minLength: 1, maxLength: 3 });
  if (Array.isArray(type)) return fc.oneof(...type.map((one: string) => arbitrary({ ...schema, type: one })));
  if (schema.properties) return object(schema);
  if (schema.format === "ip") return fc.oneof(fc.ipV4(), fc.constantFrom("::1", "2001:db8::ff00:42:8329"));
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  if (type === "integer")
    return fc.oneof(
      fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? Infinity, (minimum ?? 0) + 1000) }),
      fc.integer({ min: minimum ?? 0, max: maximum ?? Number.MAX_SAFE_INTEGER }),
    );
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  if (type === "string")
    return fc.string({ unit: "grapheme-ascii", minLength: minLength ?? 0, maxLength: maxLength ?? 12 });
  if (type === "object") return fc.constant({});
  throw new Error(`no values for ${JSON.stringify(schema)}`);
}

function object({ properties = {}, required = [], maxProperties }: Schema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, arbitrary(inner)]),
  );
  if (maxProperties === undefined) return fc.record(values, { requiredKeys: required as string[] });
  const variants = Object.keys(values).filter((key) => !required.includes(key));
  return fc.constantFrom(...variants).chain((key) => {
    const some = Object.fromEntries([...required, key].map((one) => [one, values[one] ?? fc.constant(null)]));
    return fc.record(some);
  });
}
