import type { RuleName } from "@node-access/generate/diff";

/** A change of the operation `call`, by default `POST /things/{id}`. */
export interface OperationCase {
  readonly shows: string;
  readonly before: object;
  readonly after: object;
  readonly rules: readonly RuleName[];
  /** Other keys of the path item. */
  readonly item?: { readonly before: object; readonly after: object };
  /** Other keys at the top level of the file. */
  readonly top?: { readonly before: object; readonly after: object };
}

const text = { type: "string" };
const integer = { type: "integer" };
const json = (schema: object): object => ({ content: { "application/json": { schema } } });
const query = (name: string, more: object = {}): object => ({ name, in: "query", schema: text, ...more });
const inPath = (name: string): object => ({ name, in: "path", required: true, schema: text });
const body = (schema: object, more: object = {}): object => ({ requestBody: { ...json(schema), ...more } });
const ok = (schema: object): object => ({ description: "Good.", ...json(schema) });
/** An operation that sends events. */
const events = (topics: object): object => ({
  "x-events": topics,
  responses: { "200": { description: "Good.", content: { "text/event-stream": {} } } },
});
const failed = { description: "Bad." };

export const operationCases: readonly OperationCase[] = [
  { shows: "the same operation", before: {}, after: {}, rules: [] },
  { shows: "another name", before: {}, after: { operationId: "other" }, rules: ["method-renamed"] },
  { shows: "another verb", before: {}, after: { verb: "put" }, rules: ["operation-moved"] },
  { shows: "another path", before: {}, after: { path: "/items/{id}" }, rules: ["operation-moved"] },
  {
    shows: "another name and path",
    before: {},
    after: { operationId: "other", path: "/items/{id}" },
    rules: ["method-added", "method-removed"],
  },
  {
    shows: "another name of the path's parameter",
    before: {},
    after: { path: "/things/{thing}", parameters: [inPath("thing")] },
    rules: ["param-renamed"],
  },
  {
    shows: "the path's parameters in another order",
    before: { path: "/{a}/{b}", parameters: [inPath("a"), inPath("b")] },
    after: { path: "/{b}/{a}", parameters: [inPath("a"), inPath("b")] },
    rules: ["params-reordered"],
  },
  {
    shows: "another host of the server",
    before: {},
    after: {},
    top: {
      before: { servers: [{ url: "https://a.example" }] },
      after: { servers: [{ url: "https://b.example" }] },
    },
    rules: [],
  },
  // A socket
  {
    shows: "an operation that opens a socket",
    before: {},
    after: { "x-web-socket": { subscription: "A" } },
    rules: ["response-removed", "subscription-changed"],
  },
  {
    shows: "an operation that no longer opens a socket",
    before: { "x-web-socket": { subscription: "A" } },
    after: {},
    rules: ["response-added", "subscription-changed"],
  },
  {
    shows: "something else to subscribe to",
    before: { "x-web-socket": { subscription: "A" } },
    after: { "x-web-socket": { subscription: "B" } },
    rules: ["subscription-changed"],
  },
  // An event stream
  {
    shows: "an operation that becomes an event stream",
    before: {},
    after: events({ a: "#/components/schemas/A" }),
    rules: ["subscription-changed"],
  },
  {
    shows: "an operation that is no longer an event stream",
    before: events({ a: "#/components/schemas/A" }),
    after: {},
    rules: ["subscription-changed"],
  },
  {
    shows: "another topic",
    before: events({ a: "#/components/schemas/A" }),
    after: events({ a: "#/components/schemas/A", b: "#/components/schemas/B" }),
    rules: ["kind-added"],
  },
  {
    shows: "a topic gone",
    before: events({ a: "#/components/schemas/A", b: "#/components/schemas/B" }),
    after: events({ a: "#/components/schemas/A" }),
    rules: ["kind-removed"],
  },
  {
    shows: "another schema of a topic",
    before: events({ a: "#/components/schemas/A" }),
    after: events({ a: "#/components/schemas/B" }),
    rules: ["type-changed"],
  },
  // A failure that is a response
  {
    shows: "a failure that becomes a response",
    before: { responses: { "404": failed } },
    after: { responses: { "404": { ...failed, "x-success": true } } },
    rules: ["response-added", "error-removed"],
  },
  {
    shows: "a response that becomes a failure",
    before: { responses: { "404": { ...failed, "x-success": true } } },
    after: { responses: { "404": failed } },
    rules: ["response-removed", "error-added"],
  },
  {
    shows: "a response with `x-success` removed",
    before: { responses: { "404": { ...failed, "x-success": true } } },
    after: { responses: {} },
    rules: ["response-removed"],
  },
  // Parameters by name
  {
    shows: "an optional parameter",
    before: {},
    after: { parameters: [query("page")] },
    rules: ["param-added"],
  },
  {
    shows: "a required parameter",
    before: {},
    after: { parameters: [query("page", { required: true })] },
    rules: ["required-param-added"],
  },
  {
    shows: "a parameter removed",
    before: { parameters: [query("page")] },
    after: {},
    rules: ["param-removed"],
  },
  {
    shows: "parameters in another order",
    before: { parameters: [query("a"), query("b")] },
    after: { parameters: [query("b"), query("a")] },
    rules: ["reworded"],
  },
  {
    shows: "a parameter in another location",
    before: { parameters: [query("page")] },
    after: { parameters: [query("page", { in: "header" })] },
    rules: ["param-added", "param-removed"],
  },
  {
    shows: "a parameter required",
    before: { parameters: [query("page")] },
    after: { parameters: [query("page", { required: true })] },
    rules: ["param-required"],
  },
  {
    shows: "a parameter optional",
    before: { parameters: [query("page", { required: true })] },
    after: { parameters: [query("page")] },
    rules: ["param-optional"],
  },
  {
    shows: "a parameter of another type",
    before: { parameters: [query("page")] },
    after: { parameters: [query("page", { schema: integer })] },
    rules: ["type-changed"],
  },
  {
    shows: "a parameter accepts another value",
    before: { parameters: [query("page", { schema: { enum: ["a", "b"] } })] },
    after: { parameters: [query("page", { schema: { enum: ["a", "b", "c"] } })] },
    rules: ["value-added"],
  },
  {
    shows: "another default of a parameter",
    before: { parameters: [query("page", { schema: { ...integer, default: 1 } })] },
    after: { parameters: [query("page", { schema: { ...integer, default: 2 } })] },
    rules: ["default-changed"],
  },
  {
    shows: "a parameter's description",
    before: { parameters: [query("page")] },
    after: { parameters: [query("page", { description: "The page." })] },
    rules: ["text"],
  },
  // Bodies
  { shows: "an optional body", before: {}, after: body(text), rules: ["param-added"] },
  {
    shows: "a required body",
    before: {},
    after: body(text, { required: true }),
    rules: ["required-param-added"],
  },
  {
    shows: "an optional body before the query",
    before: { parameters: [query("page")] },
    after: { parameters: [query("page")], ...body(text) },
    rules: ["param-inserted"],
  },
  { shows: "a body removed", before: body(text), after: {}, rules: ["param-removed"] },
  {
    shows: "a body required",
    before: body(text),
    after: body(text, { required: true }),
    rules: ["param-required"],
  },
  {
    shows: "a body optional",
    before: body(text, { required: true }),
    after: body(text),
    rules: ["param-optional"],
  },
  { shows: "a body accepts more", before: body({ enum: ["a"] }), after: body(text), rules: ["type-widened"] },
  {
    shows: "a body needs more",
    before: body({ type: "object" }),
    after: body({ type: "object", required: ["a"], properties: { a: text } }),
    rules: ["others-untyped", "required-property-added"],
  },
  {
    shows: "a body of another media type too",
    before: body(text),
    after: {
      requestBody: { content: { "application/json": { schema: text }, "application/octet-stream": {} } },
    },
    rules: ["media-type-added"],
  },
  {
    shows: "a body's example",
    before: body(text),
    after: { requestBody: { content: { "application/json": { schema: text, example: "a" } } } },
    rules: ["text"],
  },
  {
    shows: "a response without a body",
    before: { responses: { "200": ok(text) } },
    after: { responses: { "200": { description: "Good." } } },
    rules: ["result-removed"],
  },
  {
    shows: "another body of a failure",
    before: { responses: { "200": failed, "404": ok(text) } },
    after: { responses: { "200": failed, "404": ok(integer) } },
    rules: ["type-changed"],
  },
  // Answers
  {
    shows: "one more field in a response",
    before: { responses: { "200": ok({ type: "object" }) } },
    after: { responses: { "200": ok({ type: "object", properties: { a: text } }) } },
    rules: ["others-untyped", "property-added"],
  },
  {
    shows: "a response may be something else",
    before: { responses: { "200": ok(integer) } },
    after: { responses: { "200": ok({ type: "number" }) } },
    rules: ["type-widened"],
  },
  {
    shows: "one more value of an enum in a response",
    before: { responses: { "200": ok({ enum: ["a", "b"] }) } },
    after: { responses: { "200": ok({ enum: ["a", "b", "c"] }) } },
    rules: ["value-added"],
  },
  {
    shows: "another status of success",
    before: { responses: { "200": ok(text) } },
    after: { responses: { "200": ok(text), "202": ok(text) } },
    rules: ["response-added"],
  },
  {
    shows: "a status of success that is gone",
    before: { responses: { "200": ok(text), "202": ok(text) } },
    after: { responses: { "200": ok(text) } },
    rules: ["response-removed"],
  },
  {
    shows: "another failure",
    before: { responses: { "200": ok(text) } },
    after: { responses: { "200": ok(text), "404": failed } },
    rules: ["error-added"],
  },
  {
    shows: "a failure that is gone",
    before: { responses: { "200": ok(text), "404": failed } },
    after: { responses: { "200": ok(text) } },
    rules: ["error-removed"],
  },
  {
    shows: "a response's description",
    before: { responses: { "200": failed } },
    after: { responses: { "200": { description: "Fine." } } },
    rules: ["text"],
  },
  {
    shows: "a body of a response that had none",
    before: { responses: { "200": failed } },
    after: { responses: { "200": { ...failed, ...json(text) } } },
    rules: ["result-added"],
  },
  {
    shows: "another media type of a response",
    before: { responses: { "200": ok(text) } },
    after: { responses: { "200": { description: "Good.", content: { "application/octet-stream": {} } } } },
    rules: ["media-type-added", "media-type-removed"],
  },
  {
    shows: "a header of a response",
    before: { responses: { "200": failed } },
    after: { responses: { "200": { ...failed, headers: { "x-a": { schema: text } } } } },
    rules: ["header-added"],
  },
  {
    shows: "a header of a response gone",
    before: { responses: { "200": { ...failed, headers: { "x-a": { schema: text } } } } },
    after: { responses: { "200": failed } },
    rules: ["header-removed"],
  },
  {
    shows: "another surface",
    before: { "x-surface": "node" },
    after: { "x-surface": "exchange" },
    rules: ["surface-changed"],
  },
  { shows: "more work for a node", before: {}, after: { "x-cost": "standard" }, rules: ["cost-changed"] },
  {
    shows: "a response that may be cached",
    before: {},
    after: { "x-cache": "forever" },
    rules: ["cache-changed"],
  },
  {
    shows: "a response about the newest block",
    before: {},
    after: { "x-newest-block": true },
    rules: ["newest-block-changed"],
  },
  {
    shows: "a GET next to a POST",
    before: { "x-idempotency": "safe" },
    after: { "x-idempotency": "safe", "x-also-get": true },
    rules: ["get-added"],
  },
  {
    shows: "a GET that is gone",
    before: { "x-idempotency": "safe", "x-also-get": true },
    after: { "x-idempotency": "safe" },
    rules: ["get-removed"],
  },
  {
    shows: "other places of errors",
    before: {},
    after: {},
    top: { before: { "x-error-texts": ["/Error"] }, after: { "x-error-texts": ["/Error", "/code"] } },
    rules: ["error-texts-changed"],
  },
  // The rest
  {
    shows: "an operation that is no longer retried",
    before: { "x-idempotency": "safe" },
    after: { "x-idempotency": "write" },
    rules: ["retried-less"],
  },
  {
    shows: "another error of the client",
    before: {},
    after: { "x-throws": ["VENUE_ERROR"] },
    rules: ["error-added"],
  },
  {
    shows: "an error of the client gone",
    before: { "x-throws": ["VENUE_ERROR"] },
    after: {},
    rules: ["error-removed"],
  },
  {
    shows: "an operation deprecated",
    before: { description: "A." },
    after: { description: "A.", deprecated: true },
    rules: ["deprecated-set"],
  },
  {
    shows: "tags and summary",
    before: { summary: "A." },
    after: { tags: ["a"], summary: "B." },
    rules: ["text"],
  },
];
