import type { Catalog } from "../../../src/model/catalog.ts";
import { type SpecBundle, SpecFile } from "../../../src/spec-file/index.ts";
import { describe, expect, it } from "vitest";
import { emitMethods, emitRpcExamples } from "../../../src/emit/gateway/emit-methods.ts";
import { emitRecords } from "../../../src/emit/gateway/emit-records.ts";
import { emitRestExamples } from "../../../src/emit/gateway/emit-rest-examples.ts";
import { emitRoutes } from "../../../src/emit/gateway/emit-routes.ts";
import { emitSchemas } from "../../../src/emit/gateway/emit-schemas.ts";
import { emitUpstreamErrors } from "../../../src/emit/emit-upstream-errors.ts";
import { pathMistakes } from "../../../src/load/check-model.ts";
import { type JsonObject, SpecReader } from "../../../src/load/open-api/spec-reader.ts";
import { readSpec } from "../../../src/load/open-api/read-spec.ts";
import { bundle } from "../../../src/load/open-rpc/bundle.ts";
import { checkCache } from "../../../src/load/open-rpc/check/check-roles.ts";
import { readDocument } from "../../../src/load/open-rpc/read-document.ts";
import { checkUpstreamErrors } from "../../../src/load/upstream-errors/read-upstream-errors.ts";
import type { RestOperation, RpcSpec, Spec } from "@node-access/generate/model";

/** The model of a part of an OpenAPI file, even if it is incomplete. */
function restSpec(text: string): Spec<RestOperation> {
  const file = new SpecFile("small.openapi.yaml", text);
  const document = file.value as JsonObject;
  const { schemas = {} } = (document["components"] ?? {}) as { schemas?: JsonObject };
  return readSpec(new SpecReader(file, document, schemas), "small", file.name);
}

const noMethod = { params: [], result: { name: "result", schema: true }, examples: [] };

/** The model of the methods of an OpenRPC file. */
function rpcSpec(text: string): { readonly spec: RpcSpec; readonly mistakes: readonly string[] } {
  const { methods } = new SpecFile("small.openrpc.yaml", text).value as { methods: object[] };
  const value = { info: { title: "Small" }, methods: methods.map((one) => Object.assign({}, noMethod, one)) };
  const file = new SpecFile("small.openrpc.yaml", text);
  const source = {
    name: "small",
    file: "small.openrpc.yaml",
    spec: Object.assign(Object.create(file), { value }),
  };
  const catalog = { families: { small: { title: "Small", source: "a test" } }, protocols: {} };
  const spec = readDocument(bundle([source], catalog));
  const mistakes = checkCache([{ ...source, spec: file }], spec);
  return { spec, mistakes: mistakes.map((m) => `${m.line}:${m.column}: ${m.what}; ${m.remedy}`) };
}

/** A catalog whose endpoint `small` accepts these credentials. */
function withCredentials(credentials: readonly string[]): Catalog {
  return {
    endpoints: { small: { title: "Small", surface: "small", source: "a test" } },
    surfaces: { small: { title: "Small", credentials, source: "a test" } },
    credentials: { "path-key": { in: "path" }, "url-token": { in: "path" }, basic: { in: "header" } },
  } as unknown as Catalog;
}

it("records say which networks have each member of a union", () => {
  const records = emitRecords(
    restSpec(`
paths:
  /things/:
    get:
      operationId: getThing
      x-idempotency: safe
      responses:
        "200":
          description: A thing.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Thing" }
components:
  schemas:
    Thing:
      oneOf:
        - { type: object, x-offered-by: { family: ethereum }, properties: { type: { const: log } } }
        - { type: object, x-offered-by: { protocol: sui }, properties: { type: { const: checkpoint } } }
        - { type: object, properties: { type: { const: other } } }
`),
  );
  expect(records).toContain(`export const offeredThings: Readonly<Record<Thing["type"], Offer>> = {
  log: { family: "ethereum" },
  checkpoint: { protocol: "sui" },
};`);
  expect(records.match(/offered/g)).toHaveLength(1);
});

describe("routes and schemas", () => {
  const spec = restSpec(
    `
paths:
  /things/{id}/:
    patch:
      operationId: updateThing
      x-idempotency: write
      x-cost: heavy
      x-cache: { param: /id, final: { /done: true } }
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: dry, in: query, required: true, schema: { $ref: "#/components/schemas/Flag" } }
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
      responses: { "200": { content: { application/json: { example: { id: 1 } } } } }
    get:
      operationId: getThing
      x-idempotency: safe
      parameters: [{ name: Thing-Version, in: header, required: true, schema: { type: string } }]
      requestBody: { content: { application/octet-stream: {} } }
      responses:
        "200": { headers: { Thing-Value: {} }, content: { application/octet-stream: {} } }
        "503": { description: It is not ready., x-success: true }
    delete:
      operationId: deleteThing
      x-idempotency: idempotent
      responses: { "204": { description: It is gone. } }
  /events:
    get:
      operationId: listen
      x-idempotency: safe
      x-events: { flag: "#/components/schemas/Flag" }
      responses: { "200": { content: { text/event-stream: {} } } }
components:
  schemas:
    Flag: { type: boolean, description: Whether. }
    Thing: { type: object, x-source: here, properties: { description: { type: string }, parts: { $ref: "#/components/schemas/Part" } } }
    Part: { type: array, items: { $ref: "#/components/schemas/Thing" } }
    Result: { type: object }
`,
  );

  it("contain an operation with the schemas for its request", () => {
    const text = emitRoutes([spec], []);
    expect(text).toContain('operationId: "updateThing"');
    expect(text.match(/ cost: /g)).toHaveLength(1);
    expect(text).toContain('idempotency: "write",\n    cost: "heavy",');
    expect(text).toContain('cache: { param: "id", final: { path: ["done"], value: true } },');
    expect(text).toContain('query: { dry: { schema: { $ref: "/small/Flag" }, required: true } }');
    expect(text).toContain('body: { $ref: "/small/Thing" },\n    isBodyOptional: true,');
    expect(text).toMatch(/operationId: "deleteThing",[^]*isEmpty: true/);
  });

  it("contain content types other than JSON", () => {
    const text = emitRoutes([spec], []);
    expect(text).toContain('headers: { "thing-version": { schema: { type: "string" }, required: true } }');
    expect(text).toContain(
      'responseHeaders: ["thing-value"],\n    acceptsBytes: true,\n    returnsBytes: true,',
    );
    expect(text).toContain("statuses: [503],");
    expect(text).toMatch(/operationId: "listen",[^]*?events: true,/);
    const example = /listen: \{ flag: (true|false) \}/;
    expect(emitRestExamples([spec], ["small"], new Set())).toMatch(example);
    expect(emitRestExamples([spec], [], new Set(["small"]))).toMatch(example);
    expect(emitRestExamples([spec], [], new Set())).not.toMatch(example);
  });

  it("of an endpoint do not look like those of the management API if no credential precedes them", () => {
    const text =
      "paths: { /v1/blocks: { get: { operationId: getBlocks, x-idempotency: safe, responses: {} } } }";
    const file = new SpecFile("small.openapi.yaml", text);
    const loaded = { spec: restSpec(text), bundle: file as unknown as SpecBundle };
    for (const credentials of [[], ["bearer"], ["url-token", "basic"]]) {
      expect(pathMistakes(loaded, withCredentials(credentials), ["/v1/"])).toMatchObject([
        { file: "small.openapi.yaml", line: 1, what: expect.stringContaining("the gateway's own: /v1/") },
      ]);
    }
    expect(pathMistakes(loaded, withCredentials(["path-key"]), ["/v1/"])).toEqual([]);
    expect(pathMistakes(loaded, withCredentials([]), ["/v2/"])).toEqual([]);
    // A spec without an endpoint is the gateway's own.
    expect(emitRoutes([restSpec(text)], [])).toContain('Record<"small", string>> = {\n  small: "/v1/",\n};');
    expect(emitRoutes([restSpec(text)], ["small"])).toContain("Record<never, string>> = {}");
  });

  it("name the endpoint after the operation, or else after the spec", () => {
    const small = [spec];
    expect(emitRoutes(small, ["small"])).toContain('endpoint: "small"');
    expect(emitRoutes(small, ["small", "updateThing"])).toContain('endpoint: "updateThing"');
    expect(emitRoutes(small, ["other"])).not.toContain("endpoint: ");
  });

  it("list paths without parameters first, whatever their verb", () => {
    const text = `
paths:
  /things/{id}: { get: { operationId: getThing, x-idempotency: safe, responses: {} } }
  /things/new: { delete: { operationId: forgetNew, x-idempotency: write, responses: { "204": {} } } }
`;
    const made = emitRoutes([restSpec(text)], []);
    expect(made.indexOf('method: "DELETE"')).toBeLessThan(made.indexOf('path: "/things/{id}"'));
  });

  it("contain the status of a successful response, and the operations of each spec", () => {
    const text = `
paths:
  /things/: { post: { operationId: makeThing, x-idempotency: write, responses: { "400": {}, "201": {} } } }
`;
    const made = emitRoutes([restSpec(text)], []);
    expect(made).toContain('readonly "small": "makeThing";');
    expect(made).toContain("status: 201");
  });

  it("distinguish a union's members by their first property, if each has its own values", () => {
    const text = `
paths:
  /a/: { post: { operationId: a, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Named" } } } }, responses: {} } }
  /b/: { post: { operationId: b, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Loose" } } } }, responses: {} } }
components:
  schemas:
    Kind: { type: string, enum: [x, y] }
    One: { type: object, properties: { kind: { $ref: "#/components/schemas/Kind" } } }
    Named: { anyOf: [{ $ref: "#/components/schemas/One" }, { type: object, properties: { kind: { const: z } } }] }
    Loose: { anyOf: [{ $ref: "#/components/schemas/One" }, { type: object, properties: { kind: { const: x } } }] }
`;
    const made = emitSchemas([restSpec(text)]);
    expect(made).toMatch(/Named: \{\s+oneOf: [^]+?discriminator: \{ propertyName: "kind" \}/);
    expect(made).toContain(
      'One: { type: "object", properties: { kind: { type: "string", enum: ["x", "y"] } } }',
    );
    expect(made).toMatch(/Loose: \{\s+anyOf: /);
    expect(made.match(/discriminator/g)).toHaveLength(1);
  });

  it("contain only the schemas that requests refer to", () => {
    const text = emitSchemas([spec]);
    expect(text).toContain('Flag: { type: "boolean" }');
    expect(text).toContain('properties: { description: { type: "string" }, parts: { $ref: "/small/Part" } }');
    expect(text).not.toContain("Result");
    expect(text).not.toContain("x-source");
  });
});

function cached(rule: string, first: string): ReturnType<typeof rpcSpec> {
  return rpcSpec(`
methods:
  - name: eth_one
    x-idempotency: safe
    x-cache: ${rule}
    params: [${first}, { name: b }]
`);
}

describe("methods", () => {
  const { spec: family } = rpcSpec(
    `
methods:
  - name: eth_one
    x-idempotency: safe
    x-filter: ends
    x-aliases: [eth_uno]
    x-protocols: [ethereum]
    examples:
      - { name: first, params: [], result: { name: result, value: [1] } }
  - name: eth_subscribe
    x-idempotency: idempotent
    x-subscription:
      kinds:
        heads: { params: [], examples: [{ params: [], notification: { number: 1 } }] }
        silent: { params: [], examples: [] }
    examples:
      - { name: first, params: [], result: { name: result, value: "0x1" } }
  - name: eth_subscribeOwn
    x-idempotency: idempotent
    x-subscription: { examples: [{ params: [], notification: null }] }
    examples:
      - { name: first, params: [], result: { name: result, value: "0x2" } }
  - name: eth_unsubscribe
    x-idempotency: idempotent
    params: [{ name: own_id }]
  - name: eth_two
    x-idempotency: write
    x-cost: standard
    x-result-for-each: b
    params: [{ name: a }, { name: b }]
    examples:
      - { name: first, params: [], result: { value: null } }
`,
  );

  it("contain the facts for policy and retries", () => {
    const text = emitMethods(family);
    expect(text).toContain(
      '{ name: "eth_one", idempotency: "safe", aliases: ["eth_uno"], protocols: ["ethereum"], filter: "ends" }',
    );
    expect(text).toContain('{ name: "eth_two", idempotency: "write", cost: "standard" }');
    expect(text).toContain('{ name: "eth_subscribe", idempotency: "idempotent", subscription: "starts" }');
    expect(text).toContain('{ name: "eth_unsubscribe", idempotency: "idempotent", subscription: "ends" }');
  });

  it.each([
    ["forever", '{ by: "forever" }'],
    ["block", '{ by: "block" }'],
    ["{ param: /b/number }", '{ by: "param", index: 1, name: "b", path: ["number"] }'],
    ["{ result: /0/number }", '{ by: "result", path: ["0", "number"] }'],
    ["{ final: { /done: true } }", '{ by: "block", final: { path: ["done"], value: true } }'],
    [
      "{ param: /b, final: { /done: END } }",
      '{ by: "param", index: 1, name: "b", path: [], final: { path: ["done"], value: "END" } }',
    ],
  ])("state how long a result may be cached by %s", (rule, fact) => {
    const text = emitMethods(cached(rule, "{ name: a, x-block: true }").spec);
    expect(text.replaceAll(/\s+/g, " ").replaceAll(", }", " }")).toContain(`cache: ${fact}`);
  });

  it("mark a result as final, or as independent of blocks, if no param is marked", () => {
    const text = emitMethods(cached("{ final: { /done: true } }", "{ name: a }").spec);
    expect(text).toContain('cache: { by: "forever", final: { path: ["done"], value: true } }');
  });

  it.each([
    ["block", "5:5: no param says which block it reads; mark one with x-block, or name it: { param: /name }"],
    ["{ param: /c }", "5:16: /c is not in a param; begin it with one of /a, /b"],
  ])("reject a rule that does not lead to a block: %s", (rule, message) => {
    expect(cached(rule, "{ name: a }").mistakes).toEqual([message]);
  });

  it("contain their first example's result, and the events of a subscription", () => {
    const text = emitRpcExamples(family).replaceAll(/\s+/g, " ");
    for (const example of [
      "eth_one: { result: [1] }",
      'eth_two: { result: null, forEach: { name: "b", index: 1 } }',
      'eth_subscribe: { result: "0x1", notification: { method: "eth_subscription", idName: "own_id", byKind: { heads: { number: 1 } } }',
      'eth_subscribeOwn: { result: "0x2", notification: { method: "eth_subscriptionOwn", idName: "own_id", event: null }',
    ])
      expect(text).toContain(example);
  });
});

function emit(errors: string): string {
  const text = `reasons: { caller: the call is at fault, state: no state }\nerrors:\n${errors}`;
  return emitUpstreamErrors(checkUpstreamErrors(new SpecFile("errors.yaml", text)));
}

describe("upstream errors", () => {
  const missing =
    '  - { reason: state, text: "missing * node", example: { code: 1, message: Missing trie node }, from: a, source: b }\n';

  it("are matched in order, by parts of their message", () => {
    const text = emit(
      `${missing}  - { reason: caller, code: 3, example: reverted, from: [a, b], source: c }\n`,
    );
    expect(text).toContain('{"reason":"state","parts":["missing "," node"]}');
    expect(text).toContain('{"reason":"caller","code":3}');
    expect(text).toContain('  /** The call is at fault. */\n  | "caller"');
  });

  it.each([
    [
      "an example that does not match",
      missing.replace("Missing trie node", "gone"),
      "does not match its own example",
    ],
    [
      "an example that matches an earlier entry",
      missing + missing,
      "decided by an earlier entry: missing * node",
    ],
    [
      "an undocumented reason",
      missing.replace("state", "stale"),
      "stale is not a reason; use one of caller, state",
    ],
    ["an unused reason", missing, "no error has the reason caller"],
    ["no source", missing.replace(", source: b", ""), "lacks source"],
    ["upper-case words", missing.replace("missing *", "Missing *"), "text"],
  ])("reject %s, with its place", (_, errors, message) => {
    expect(() => emit(errors)).toThrow(message);
    expect(() => emit(errors)).toThrow(/errors\.yaml:\d+:\d+/);
  });
});
