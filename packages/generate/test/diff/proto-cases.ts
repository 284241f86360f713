import type { RuleName } from "../../src/diff/index.ts";

/** A change of a proto file. Each is in its own package. */
export interface ProtoCase {
  readonly shows: string;
  /** Default: `proto3`. */
  readonly syntax?: "proto2";
  readonly before: string;
  readonly after: string;
  readonly rules: readonly RuleName[];
}

const call = "message A { string a = 1; } message B { string b = 1; }";
const service = (rpcs: string): string => `${call}
// Source: t.
service S { ${rpcs} }`;

export const protoCases: readonly ProtoCase[] = [
  { shows: "the same", before: call, after: call, rules: [] },
  {
    shows: "other indentation",
    before: "message A { string a = 1; }",
    after: "message A {\n    string a = 1;\n}",
    rules: [],
  },
  {
    shows: "declarations in another order",
    before: call,
    after: "message B { string b = 1; } message A { string a = 1; }",
    rules: [],
  },
  // Fields
  {
    shows: "a field added",
    before: "message A { string a = 1; }",
    after: "message A { string a = 1; string b = 2; }",
    rules: ["property-added"],
  },
  {
    shows: "a field removed",
    before: "message A { string a = 1; string b = 2; }",
    after: "message A { string a = 1; }",
    rules: ["property-removed"],
  },
  {
    shows: "a field removed and its number reserved",
    before: "message A { string a = 1; string b = 2; }",
    after: 'message A { string a = 1; reserved 2; reserved "b"; }',
    rules: ["property-removed"],
  },
  {
    shows: "a field renamed",
    before: "message A { string a = 1; }",
    after: "message A { string b = 1; }",
    rules: ["property-renamed"],
  },
  {
    shows: "a field renamed, and of another type",
    before: "message A { int32 a = 1; }",
    after: "message A { int64 b = 1; }",
    rules: ["encoding-changed", "property-renamed"],
  },
  {
    shows: "two fields that exchange their names",
    before: "message A { string a = 1; string b = 2; }",
    after: "message A { string b = 1; string a = 2; }",
    rules: ["number-changed", "number-changed"],
  },
  {
    shows: "a field of another number",
    before: "message A { string a = 1; }",
    after: "message A { string a = 2; }",
    rules: ["number-changed"],
  },
  {
    shows: "a field of another type",
    before: "message A { int32 a = 1; }",
    after: "message A { int64 a = 1; }",
    rules: ["encoding-changed"],
  },
  {
    shows: "a field optional",
    before: "message A { string a = 1; }",
    after: "message A { optional string a = 1; }",
    rules: ["property-optional"],
  },
  {
    shows: "a field that holds a message optional",
    before: "message B {} message A { B b = 1; }",
    after: "message B {} message A { optional B b = 1; }",
    rules: ["property-optional"],
  },
  {
    shows: "a field repeated",
    before: "message A { string a = 1; }",
    after: "message A { repeated string a = 1; }",
    rules: ["type-changed"],
  },
  {
    shows: "a map's values of another type",
    before: "message A { map<string, int32> a = 1; }",
    after: "message A { map<string, string> a = 1; }",
    rules: ["type-changed"],
  },
  {
    shows: "a field deprecated",
    before: "message A { string a = 1; }",
    after: "message A { string a = 1 [deprecated = true]; }",
    rules: ["deprecated-set"],
  },
  {
    shows: "a field no longer deprecated",
    before: "message A { string a = 1 [deprecated = true]; }",
    after: "message A { string a = 1; }",
    rules: ["deprecated-unset"],
  },
  {
    shows: "a field's comment",
    before: "message A { string a = 1; }",
    after: "message A {\n  // It.\n  string a = 1; }",
    rules: ["text"],
  },
  {
    shows: "an option of a field",
    before: "message A { repeated int32 a = 1; }",
    after: "message A { repeated int32 a = 1 [packed = false]; }",
    rules: ["encoding-changed"],
  },
  // oneof
  {
    shows: "a member of a oneof added",
    before: "message A { oneof o { string a = 1; string b = 2; } }",
    after: "message A { oneof o { string a = 1; string b = 2; string c = 3; } }",
    rules: ["member-added"],
  },
  {
    shows: "a second member of a oneof, whose value programs read without a check",
    before: "message A { oneof o { string a = 1; } }",
    after: "message A { oneof o { string a = 1; string b = 2; } }",
    rules: ["union-made"],
  },
  {
    shows: "another number of an enum's value",
    before: "enum E { ZERO = 0; ONE = 1; }",
    after: "enum E { ZERO = 0; ONE = 2; }",
    rules: ["number-changed"],
  },
  {
    shows: "a member of a oneof removed",
    before: "message A { oneof o { string a = 1; string b = 2; } }",
    after: "message A { oneof o { string a = 1; } }",
    rules: ["member-removed"],
  },
  {
    shows: "a field moved into a oneof",
    before: "message A { string a = 1; }",
    after: "message A { oneof o { string a = 1; } }",
    rules: ["property-added", "property-removed"],
  },
  {
    shows: "a new oneof",
    before: "message A { string a = 1; }",
    after: "message A { string a = 1; oneof o { string b = 2; } }",
    rules: ["property-added"],
  },
  // Messages and enums
  {
    shows: "a message added",
    before: "message A {}",
    after: "message A {} message B { string b = 1; }",
    rules: ["type-added"],
  },
  {
    shows: "a message removed",
    before: "message A {} message B {}",
    after: "message A {}",
    rules: ["type-removed"],
  },
  {
    shows: "a nested message added",
    before: "message A {}",
    after: "message A { message B {} }",
    rules: ["type-added"],
  },
  { shows: "a message's comment", before: "message A {}", after: "// It.\nmessage A {}", rules: ["text"] },
  {
    shows: "an enum's value added",
    before: "enum E { ZERO = 0; }",
    after: "enum E { ZERO = 0; ONE = 1; }",
    rules: ["value-added"],
  },
  {
    shows: "an enum's value removed",
    before: "enum E { ZERO = 0; ONE = 1; }",
    after: "enum E { ZERO = 0; }",
    rules: ["value-removed"],
  },
  {
    shows: "an enum's value renamed",
    before: "enum E { ZERO = 0; ONE = 1; }",
    after: "enum E { ZERO = 0; UNO = 1; }",
    rules: ["value-added", "value-removed"],
  },
  {
    shows: "an enum added",
    before: "message A {}",
    after: "message A {} enum E { ZERO = 0; }",
    rules: ["type-added"],
  },
  // Services
  {
    shows: "a service added",
    before: call,
    after: service("rpc Get(A) returns (B);"),
    rules: ["method-added"],
  },
  {
    shows: "a service removed",
    before: service("rpc Get(A) returns (B);"),
    after: call,
    rules: ["method-removed"],
  },
  {
    shows: "a call added",
    before: service("rpc Get(A) returns (B);"),
    after: service("rpc Get(A) returns (B); rpc Put(A) returns (B);"),
    rules: ["method-added"],
  },
  {
    shows: "a call removed",
    before: service("rpc Get(A) returns (B); rpc Put(A) returns (B);"),
    after: service("rpc Get(A) returns (B);"),
    rules: ["method-removed"],
  },
  {
    shows: "another request of a call",
    before: service("rpc Get(A) returns (B);"),
    after: service("rpc Get(B) returns (B);"),
    rules: ["message-changed", "property-renamed"],
  },
  {
    shows: "another response of a call",
    before: service("rpc Get(A) returns (B);"),
    after: service("rpc Get(A) returns (A);"),
    rules: ["message-changed", "property-renamed"],
  },
  {
    shows: "another request of a call with the same fields",
    before: `message C { string a = 1; } ${service("rpc Get(A) returns (B);")}`,
    after: `message C { string a = 1; } ${service("rpc Get(C) returns (B);")}`,
    rules: ["message-changed"],
  },
  {
    shows: "a call streams its responses",
    before: service("rpc Get(A) returns (B);"),
    after: service("rpc Get(A) returns (stream B);"),
    rules: ["stream-changed"],
  },
  {
    shows: "another name of an enum's value",
    before: "enum E { A = 0; }",
    after: "enum E { option allow_alias = true; A = 0; B = 0; }",
    rules: ["value-added"],
  },
  {
    shows: "a call is safe now",
    before: service("rpc Get(A) returns (B);"),
    after: service("rpc Get(A) returns (B) { option idempotency_level = NO_SIDE_EFFECTS; }"),
    rules: ["retried-more"],
  },
  {
    shows: "a call is a write now",
    before: service("rpc Get(A) returns (B) { option idempotency_level = IDEMPOTENT; }"),
    after: service("rpc Get(A) returns (B);"),
    rules: ["retried-less"],
  },
  {
    shows: "a call's comment",
    before: service("rpc Get(A) returns (B);"),
    after: service("\n// It.\nrpc Get(A) returns (B);"),
    rules: ["text"],
  },
  // What only descriptors say
  {
    shows: "another JSON name",
    before: "message A { oneof o { string a = 1; string b = 2; } map<string, string> c = 3; }",
    after:
      'message A { oneof o { string a = 1 [json_name = "x"]; string b = 2; } map<string, string> c = 3 [json_name = "y"]; }',
    rules: ["json-name-changed", "json-name-changed"],
  },
  {
    shows: "options that clients do not read",
    before: "message A { string a = 1; oneof o { string b = 2; string c = 3; } }",
    after:
      "message A { string a = 1 [debug_redact = true]; oneof o { string b = 2 [debug_redact = true]; string c = 3; } }",
    rules: ["not-read", "not-read"],
  },
  {
    shows: "another type in JavaScript",
    before: "message A { int64 a = 1; }",
    after: "message A { int64 a = 1 [jstype = JS_STRING]; }",
    rules: ["type-changed"],
  },
  {
    shows: "a service deprecated",
    before: service("rpc Get(A) returns (B);"),
    after: service("option deprecated = true; rpc Get(A) returns (B);"),
    rules: ["deprecated-set"],
  },
  {
    shows: "other defaults",
    syntax: "proto2",
    before: "enum E { X = 0; Y = 1; } message A { optional int32 a = 1 [default = 1]; optional E b = 2; }",
    after:
      "enum E { Y = 1; X = 0; } message A { optional int32 a = 1 [default = 2]; optional E b = 2 [default = Y]; }",
    rules: ["default-added", "default-changed", "default-changed", "reworded", "text", "text"],
  },
  {
    shows: "a message that must be sent",
    syntax: "proto2",
    before: "message B {} message A { optional B a = 1; required B b = 2; }",
    after: "message B {} message A { required B a = 1; optional B b = 2; }",
    rules: ["property-optional", "property-required"],
  },
  {
    shows: "another number of an extension",
    syntax: "proto2",
    before: "message A { extensions 100 to 200; } extend A { optional int32 x = 100; }",
    after: "message A { extensions 100 to 200; } extend A { optional int32 x = 101; }",
    rules: ["not-read"],
  },
];
