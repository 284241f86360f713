import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkExtensions, extensions } from "../../src/spec-file/extensions/check-extensions.ts";
import { SpecFile } from "@node-access/generate/spec-file";

const tool = join(import.meta.dirname, "../..");

function mistakes(text: string): string[] {
  return checkExtensions(new SpecFile("a.yaml", text)).map(
    ({ line, column, what, remedy }) => `${line}:${column}: ${what}; ${remedy}`,
  );
}

const openApi = `openapi: 3.1.0
x-surface: node
paths:
  /a:
    get:
      x-idempotency: safe
      responses: { "503": { x-success: true } }
components:
  schemas:
    Node:
      x-source: a fixture
      type: object
      properties:
        auth_key: { type: string, x-secret: true }
`;

const openRpc = `openrpc: 1.3.2
methods:
  - name: a_subscribe
    x-idempotency: safe
    params: [{ name: a, x-since: "2", schema: { type: string } }]
    result: { name: it, schema: { type: string, x-quantity: true } }
    examples: [{ name: one, x-versions: ["2"], params: [], result: { name: it, value: { x-value: 1 } } }]
    x-overloads: [{ summary: S., params: { a: { const: b, x-since: "2" } }, result: { type: string } }]
    x-subscription:
      kinds:
        heads:
          summary: Heads.
          params: [{ name: b, schema: { type: string, x-until: "2" } }]
          notification: { type: string, x-untyped: why }
          examples: [{ x-versions: ["2"], params: [], notification: n }]
`;

describe("checkExtensions", () => {
  it("accepts extensions in the registry, and values that only look like extensions", () => {
    expect(mistakes(openApi)).toEqual([]);
    expect(mistakes(openRpc)).toEqual([]);
  });

  it.each([
    [
      "a misspelt one",
      openApi,
      "x-secret",
      "x-secert",
      "14:35: x-secert is not an extension of these specs; did you mean x-secret?",
    ],
    [
      "one in the wrong place",
      openApi,
      "x-success: true",
      "x-secret: true",
      "7:29: x-secret does not belong to a response; move it to a schema, or remove it",
    ],
    [
      "one of another format",
      openApi,
      "x-idempotency: safe",
      "x-filter: uses",
      "6:7: x-filter does not belong to an operation; move it to a method, or remove it",
    ],
    [
      "a value of the wrong form",
      openApi,
      "x-secret: true",
      "x-secret: 'yes'",
      "14:35: x-secret does not have the required value; write true",
    ],
    [
      "a value that is not one of the choices",
      openApi,
      "safe",
      "sometimes",
      "6:7: x-idempotency has a value that is not allowed; use one of safe, idempotent, write",
    ],
    [
      "a word that is not a caching rule",
      openApi,
      "x-idempotency: safe",
      "x-cache: always",
      "6:7: x-cache has a value that is not allowed; use one of forever, block",
    ],
    [
      "a caching rule without a pointer",
      openApi,
      "x-idempotency: safe",
      "x-cache: { param: block }",
      '6:18: param must match pattern "^(/\\w+)+$"; correct the value',
    ],
    [
      "a kind of market that cannot be a property of a type",
      openApi,
      "x-secret: true",
      "x-tick: { significantFigures: 5, priceDecimals: { spot-pair: 8 } }",
      "14:85: spot-pair is not known here; correct the name or remove it",
    ],
    [
      "one in a path item",
      openApi,
      "    get:",
      "    x-surface: node\n    get:",
      "5:5: x-surface does not belong to a path; move it to a document or an operation, or remove it",
    ],
    [
      "a property name that every object has",
      openApi,
      "x-secret: true",
      "x-constructor: true",
      "14:35: x-constructor is not an extension of these specs; did you mean x-constant?",
    ],
    [
      "one at a param",
      openRpc,
      'a, x-since: "2"',
      "a, x-form: lower",
      "5:25: x-form does not belong to a param; move it to a schema, or remove it",
    ],
    [
      "one in an overload's params",
      openRpc,
      "const: b, x-since",
      "const: b, x-snice",
      "8:59: x-snice is not an extension of these specs; did you mean x-since?",
    ],
    [
      "one in a kind's params",
      openRpc,
      "x-until",
      "x-untli",
      "13:55: x-untli is not an extension of these specs; did you mean x-until?",
    ],
    [
      "one in a kind's notification",
      openRpc,
      "x-untyped",
      "x-typed",
      "14:41: x-typed is not an extension of these specs; did you mean x-untyped?",
    ],
    [
      "a subscription without events",
      openRpc,
      "          notification: { type: string, x-untyped: why }\n",
      "",
      "11:9: heads lacks notification; add it",
    ],
  ])("rejects %s", (_, spec, from, to, message) => {
    expect(mistakes(spec.replace(from, to))).toEqual([message]);
  });
});

describe("the registry", () => {
  const loaders = ["src/load", "../../../packages/generate/src/read"]
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: tool }))
    .map((file) => readFileSync(join(tool, file), "utf8"))
    .join("\n");

  it.each(Object.keys(extensions))("contains only extensions that a loader reads: %s", (name) => {
    expect(loaders.includes(`"${name}"`)).toBe(true);
  });

  it("contains every extension that loaders read", () => {
    // The loaders add these themselves when they merge files.
    const own = new Set([
      "x-other-files",
      "x-ref",
      "x-home",
      "x-family",
      "x-families",
      "x-protocols-without-methods",
      "x-required",
      // Only the published generator reads these: no spec here has them.
      "x-nullable",
      "x-pagination",
      "x-fern-pagination",
      "x-speakeasy-pagination",
      "x-ms-pageable",
    ]);
    const read = [...loaders.matchAll(/"(x-[\w-]+)"/g)].map(([, name = ""]) => name);
    expect([...new Set(read)].filter((name) => !own.has(name)).toSorted()).toEqual(
      Object.keys(extensions).toSorted(),
    );
  });
});
