import type { RuleName } from "@node-access/generate/diff";

/** A change of the method `call`, the only one in its file. */
export interface MethodCase {
  readonly shows: string;
  readonly before: object;
  readonly after: object;
  readonly rules: readonly RuleName[];
}

const text = { type: "string" };
const param = (name: string, required = true, schema: object = text): object => ({ name, required, schema });
const result = (schema: object): object => ({ name: "result", schema });
const error = (code: number, message = `error ${code}`): object => ({ code, message });
const overload = (value: string, schema: object = text): object => ({
  summary: `With ${value}.`,
  params: { a: { const: value } },
  result: schema,
});
const subscription = (kinds: object, more: object = {}): object => ({
  "x-subscription": { kinds, ...more },
});
const kind = (more: object = {}): object => ({
  summary: "Heads.",
  params: [],
  notification: text,
  examples: [],
  ...more,
});

export const methodCases: readonly MethodCase[] = [
  { shows: "the same method", before: { params: [param("a")] }, after: { params: [param("a")] }, rules: [] },
  {
    shows: "another name of the result",
    before: { result: result(text) },
    after: { result: { ...result(text), name: "other" } },
    rules: ["text"],
  },
  {
    shows: "another summary of a kind of subscription",
    before: subscription({ heads: kind() }),
    after: subscription({ heads: kind({ summary: "New heads." }) }),
    rules: ["text"],
  },
  // Names
  { shows: "another name", before: {}, after: { name: "other" }, rules: ["method-renamed"] },
  {
    shows: "another name, the old one an alias",
    before: {},
    after: { name: "other", "x-aliases": ["call"] },
    rules: ["method-renamed-aliased"],
  },
  {
    shows: "another name and other params",
    before: {},
    after: { name: "other", params: [param("a")] },
    rules: ["method-removed", "method-added"],
  },
  // What only some nodes know
  {
    shows: "a filter that the method uses",
    before: {},
    after: { "x-filter": "uses" },
    rules: ["affinity-gained"],
  },
  { shows: "no filter any more", before: { "x-filter": "makes" }, after: {}, rules: ["affinity-lost"] },
  {
    shows: "a filter that the method removes",
    before: { "x-filter": "uses" },
    after: { "x-filter": "ends" },
    rules: ["affinity-lost"],
  },
  {
    shows: "a filter that the method no longer removes",
    before: { "x-filter": "ends" },
    after: { "x-filter": "uses" },
    rules: ["affinity-gained"],
  },
  {
    shows: "a filter made instead of used",
    before: { "x-filter": "uses" },
    after: { "x-filter": "makes" },
    rules: ["affinity-lost"],
  },
  {
    shows: "a param that names the blocks to read",
    before: { params: [param("a")] },
    after: { params: [{ ...param("a"), "x-block-range": true }] },
    rules: ["affinity-gained"],
  },
  {
    shows: "a param that no longer names the blocks to read",
    before: { params: [{ ...param("a"), "x-block-range": true }] },
    after: { params: [param("a")] },
    rules: ["affinity-lost"],
  },
  {
    shows: "a call that may be sent in parts",
    before: {},
    after: { "x-splits": true },
    rules: ["sending-changed"],
  },
  {
    shows: "a call that is no longer sent to several nodes",
    before: { params: [{ ...param("a"), "x-broadcast": true }] },
    after: { params: [param("a")] },
    rules: ["sending-changed"],
  },
  {
    shows: "a result that may be cached",
    before: {},
    after: { "x-cache": "forever" },
    rules: ["cache-changed"],
  },
  {
    shows: "a result that is cached by another block",
    before: { "x-cache": { param: "/a" } },
    after: { "x-cache": { param: "/b" } },
    rules: ["cache-changed"],
  },
  {
    shows: "a result that is no longer cached",
    before: { "x-cache": "block" },
    after: {},
    rules: ["cache-changed"],
  },
  { shows: "more work for a node", before: {}, after: { "x-cost": "heavy" }, rules: ["cost-changed"] },
  { shows: "the default cost, named", before: {}, after: { "x-cost": "light" }, rules: ["reworded"] },
  {
    shows: "the version of a node's software",
    before: {},
    after: { "x-client-version": true },
    rules: ["node-version-changed"],
  },
  {
    shows: "no version of a node's software any more",
    before: { "x-client-version": true },
    after: {},
    rules: ["node-version-changed"],
  },
  {
    shows: "a result for each item of a param",
    before: {},
    after: { "x-result-for-each": "a" },
    rules: ["simulation-changed"],
  },
  {
    shows: "no result for each item of a param any more",
    before: { "x-result-for-each": "a" },
    after: {},
    rules: ["simulation-changed"],
  },
  { shows: "an alias added", before: {}, after: { "x-aliases": ["other"] }, rules: ["alias-added"] },
  { shows: "an alias removed", before: { "x-aliases": ["other"] }, after: {}, rules: ["alias-removed"] },
  // Params by position
  {
    shows: "an optional param at the end",
    before: { params: [param("a")] },
    after: { params: [param("a"), param("b", false)] },
    rules: ["param-added"],
  },
  {
    shows: "a required param at the end",
    before: { params: [param("a")] },
    after: { params: [param("a"), param("b")] },
    rules: ["required-param-added"],
  },
  {
    shows: "an optional param before another",
    before: { params: [param("a", false)] },
    after: { params: [param("b", false), param("a", false)] },
    rules: ["param-inserted"],
  },
  { shows: "the first param", before: {}, after: { params: [param("a", false)] }, rules: ["param-added"] },
  {
    shows: "the last param removed",
    before: { params: [param("a"), param("b", false)] },
    after: { params: [param("a")] },
    rules: ["param-removed"],
  },
  {
    shows: "the first param removed",
    before: { params: [param("a"), param("b")] },
    after: { params: [param("b")] },
    rules: ["param-removed"],
  },
  {
    shows: "a param renamed",
    before: { params: [param("a")] },
    after: { params: [param("b")] },
    rules: ["param-renamed"],
  },
  {
    shows: "a param renamed, of another type",
    before: { params: [param("a")] },
    after: { params: [param("b", true, { type: "integer" })] },
    rules: ["param-renamed", "type-changed"],
  },
  {
    shows: "a param renamed, and another one in its place",
    before: { params: [param("a"), param("b")] },
    after: { params: [param("c"), param("a")] },
    rules: ["param-inserted", "param-removed"],
  },
  {
    shows: "a param removed, and as many params as before",
    before: { params: [param("a"), param("b"), param("c")] },
    after: { params: [param("a"), param("c"), param("d", false)] },
    rules: ["param-inserted", "param-removed"],
  },
  {
    shows: "params in a different order",
    before: { params: [param("a"), param("b")] },
    after: { params: [param("b"), param("a")] },
    rules: ["params-reordered"],
  },
  {
    shows: "a param required",
    before: { params: [param("a", false)] },
    after: { params: [param("a")] },
    rules: ["param-required"],
  },
  {
    shows: "a param optional",
    before: { params: [param("a")] },
    after: { params: [param("a", false)] },
    rules: ["param-optional"],
  },
  {
    shows: "a param's description",
    before: { params: [param("a")] },
    after: { params: [{ ...param("a"), description: "A." }] },
    rules: ["text"],
  },
  // Results
  {
    shows: "a result's description",
    before: { result: result(text) },
    after: { result: { ...result(text), description: "A." } },
    rules: ["text"],
  },
  {
    shows: "a result may be null",
    before: { result: result(text) },
    after: { result: result({ type: ["string", "null"] }) },
    rules: ["null-added"],
  },
  // Errors
  {
    shows: "an error added",
    before: { errors: [error(1)] },
    after: { errors: [error(1), error(2)] },
    rules: ["error-added"],
  },
  {
    shows: "an error removed",
    before: { errors: [error(1), error(2)] },
    after: { errors: [error(1)] },
    rules: ["error-removed"],
  },
  {
    shows: "errors in another order",
    before: { errors: [error(1), error(2)] },
    after: { errors: [error(2), error(1)] },
    rules: ["reworded"],
  },
  {
    shows: "another code for an error",
    before: { errors: [error(1, "gone")] },
    after: { errors: [error(2, "gone")] },
    rules: ["error-code-changed"],
  },
  {
    shows: "the codes of two errors swapped",
    before: { errors: [error(1, "gone"), error(2, "away")] },
    after: { errors: [error(2, "gone"), error(1, "away")] },
    rules: ["error-code-changed", "error-code-changed"],
  },
  {
    shows: "a code whose error has a different one, and another error",
    before: { errors: [error(1, "gone")] },
    after: { errors: [error(1, "away"), error(2, "gone")] },
    rules: ["error-added", "error-code-changed"],
  },
  {
    shows: "another error of the same code",
    before: { errors: [error(1, "gone")] },
    after: { errors: [error(1, "away"), error(1, "gone")] },
    rules: ["error-added"],
  },
  {
    shows: "one of two errors of the same code removed",
    before: { errors: [error(1, "gone"), error(1, "away")] },
    after: { errors: [error(1, "away")] },
    rules: ["error-removed"],
  },
  {
    shows: "another message for an error",
    before: { errors: [error(1, "gone")] },
    after: { errors: [error(1, "away")] },
    rules: ["text"],
  },
  {
    shows: "another type of an error's data",
    before: { errors: [{ ...error(1), data: text }] },
    after: { errors: [{ ...error(1), data: { type: "integer" } }] },
    rules: ["type-changed"],
  },
  // Idempotency and protocols
  {
    shows: "safe is a write now",
    before: { "x-idempotency": "safe" },
    after: { "x-idempotency": "write" },
    rules: ["retried-less"],
  },
  {
    shows: "safe is idempotent now",
    before: { "x-idempotency": "safe" },
    after: { "x-idempotency": "idempotent" },
    rules: ["retried-less"],
  },
  {
    shows: "a write is safe now",
    before: { "x-idempotency": "write" },
    after: { "x-idempotency": "safe" },
    rules: ["retried-more"],
  },
  {
    shows: "what is not stated is a write",
    before: {},
    after: { "x-idempotency": "idempotent" },
    rules: ["retried-more"],
  },
  {
    shows: "a protocol added",
    before: { "x-protocols": ["bsc"] },
    after: { "x-protocols": ["bsc", "fantom"] },
    rules: ["protocol-gained"],
  },
  {
    shows: "a protocol removed",
    before: { "x-protocols": ["bsc", "fantom"] },
    after: { "x-protocols": ["bsc"] },
    rules: ["protocol-lost"],
  },
  // Overloads
  {
    shows: "an overload added",
    before: { params: [param("a")] },
    after: { params: [param("a")], "x-overloads": [overload("x")] },
    rules: ["overload-added"],
  },
  {
    shows: "an overload removed",
    before: { params: [param("a")], "x-overloads": [overload("x")] },
    after: { params: [param("a")] },
    rules: ["overload-removed"],
  },
  {
    shows: "another result of an overload",
    before: { params: [param("a")], "x-overloads": [overload("x")] },
    after: { params: [param("a")], "x-overloads": [overload("x", { type: "integer" })] },
    rules: ["type-changed"],
  },
  {
    shows: "an overload accepts less",
    before: {
      params: [param("a")],
      "x-overloads": [{ ...overload("x"), params: { a: { enum: ["x", "y"] } } }],
    },
    after: { params: [param("a")], "x-overloads": [overload("x")] },
    rules: ["value-removed"],
  },
  {
    shows: "an overload requires a param",
    before: { params: [param("a", false)], "x-overloads": [overload("x")] },
    after: { params: [param("a", false)], "x-overloads": [{ ...overload("x"), required: ["a"] }] },
    rules: ["param-required"],
  },
  {
    shows: "overloads in another order",
    before: { params: [param("a")], "x-overloads": [overload("x"), overload("y")] },
    after: { params: [param("a")], "x-overloads": [overload("y"), overload("x")] },
    rules: ["overloads-reordered"],
  },
  {
    shows: "an overload's summary",
    before: { params: [param("a")], "x-overloads": [overload("x")] },
    after: { params: [param("a")], "x-overloads": [{ ...overload("x"), summary: "X." }] },
    rules: ["text"],
  },
  // Subscriptions
  {
    shows: "a kind of subscription added",
    before: subscription({ heads: kind() }),
    after: subscription({ heads: kind(), logs: kind() }),
    rules: ["kind-added"],
  },
  {
    shows: "a kind of subscription removed",
    before: subscription({ heads: kind(), logs: kind() }),
    after: subscription({ heads: kind() }),
    rules: ["kind-removed"],
  },
  {
    shows: "a kind of subscription that only one kind of chain has from now on",
    before: subscription({ heads: kind() }),
    after: subscription({ heads: kind({ family: "sample" }) }),
    rules: ["kind-removed"],
  },
  {
    shows: "a kind of subscription that all chains have from now on",
    before: subscription({ heads: kind({ family: "sample" }) }),
    after: subscription({ heads: kind() }),
    rules: ["kind-added"],
  },
  {
    shows: "notifications have one more field",
    before: subscription({ heads: kind() }),
    after: subscription({ heads: kind({ notification: { type: ["string", "null"] } }) }),
    rules: ["null-added"],
  },
  {
    shows: "a subscription takes a param",
    before: subscription({ heads: kind() }),
    after: subscription({ heads: kind({ params: [param("a", false)] }) }),
    rules: ["param-added"],
  },
  {
    shows: "another notification of the only kind of a subscription",
    before: { name: "x_subscribeHeads", "x-subscription": { notification: text, examples: [] } },
    after: {
      name: "x_subscribeHeads",
      "x-subscription": { notification: { type: "integer" }, examples: [] },
    },
    rules: ["type-changed"],
  },
  {
    shows: "kinds for the only kind",
    before: { name: "x_subscribe", "x-subscription": { notification: text, examples: [] } },
    after: { name: "x_subscribe", "x-subscription": { kinds: {} } },
    rules: ["subscription-changed"],
  },
  {
    shows: "a method starts a subscription now",
    before: {},
    after: subscription({}),
    rules: ["subscription-changed"],
  },
  // The rest
  { shows: "a summary", before: { summary: "A." }, after: { summary: "B." }, rules: ["text"] },
  {
    shows: "examples",
    before: {},
    after: { examples: [{ name: "one", params: [], result: { name: "result", value: null } }] },
    rules: ["text"],
  },
  { shows: "a method deprecated", before: {}, after: { deprecated: true }, rules: ["deprecated-set"] },
  {
    shows: "a method no longer deprecated",
    before: { deprecated: true },
    after: {},
    rules: ["deprecated-unset"],
  },
];
