import { isSafePattern } from "redos-detector";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Route, routes } from "../../src/generated/routes.ts";
import { schemas } from "../../src/generated/schemas.ts";
import { HttpProblem } from "../../src/codec/http/problem.ts";
import { checkValue } from "../../src/codec/rest/validator.ts";
import { largeValues } from "../schema-sampler.ts";

/** A value that counts each read of its parts, at any depth. */
function counted(value: unknown, onRead: () => void): unknown {
  if (typeof value !== "object" || value === null) return value;
  const read = <T>(result: T): T => {
    onRead();
    return result;
  };
  return new Proxy(value, {
    get: (target, name) => counted(read(Reflect.get(target, name)), onRead),
    has: (target, name) => read(Reflect.has(target, name)),
    getOwnPropertyDescriptor: (target, name) => read(Reflect.getOwnPropertyDescriptor(target, name)),
  });
}

/** The number of reads for each byte of a value during validation, and the number of reported mistakes. */
function countReads(route: Route, value: unknown): { reads: number; findings: number } {
  let reads = 0;
  let findings = 0;
  try {
    checkValue(
      route,
      counted(value, () => (reads += 1)),
    );
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    findings = Object.values(error.fields ?? {}).flat().length;
  }
  return { reads: reads / JSON.stringify(value).length, findings };
}

/** By day, one body of fifteen is checked. */
const step = process.env["NIGHTLY"] ? 1 : 15;
const withBody = routes.filter(({ body }) => body !== undefined).filter((_, index) => index % step === 0);

describe("validation of a body", () => {
  it.each(withBody.map((route) => [route.operationId, route] as const))(
    "of %s takes time in proportion to its size, whatever its content",
    (_, route) => {
      const [small, large] = [100, 400].map((size) => largeValues(route.body ?? {}, size));
      let values = 0;
      for (const value of small ?? []) {
        const bySize = [value, large?.next().value].map((one) => countReads(route, one));
        for (const { reads, findings } of bySize) {
          expect(reads).toBeLessThan(40);
          expect(findings).toBeLessThan(40);
        }
        expect(bySize[1]?.reads).toBeLessThan(1 + 2 * (bySize[0]?.reads ?? 0));
        values += 1;
      }
      expect(values).toBeGreaterThan(0);
    },
    60_000,
  );

  it("compiles the schemas of the checked variant, and not of all others", async () => {
    vi.resetModules();
    const { checkBody } = await import("../../src/codec/rest/validator.ts");
    const compile = vi.spyOn(globalThis, "Function");
    onTestFinished(() => compile.mockRestore());
    const exchange = routes.find(({ operationId }) => operationId === "exchange") as Route;
    const signature = { r: `0x${"1".repeat(64)}`, s: `0x${"1".repeat(64)}`, v: 27 };
    const bodyWith = (action: object): string => JSON.stringify({ action, nonce: 1, signature });
    checkBody(exchange, bodyWith({ type: "noop" }));
    // All variants together have ten times as much code.
    const compiled = (): number => compile.mock.calls.flat().join("").length;
    expect(compiled()).toBeGreaterThan(1_000);
    expect(compiled()).toBeLessThan(60_000);
    const before = compiled();
    checkBody(exchange, bodyWith({ type: "noop" }));
    expect(compiled()).toBe(before);
    const mistake = (action: object): (() => unknown) => {
      return () => checkBody(exchange, bodyWith(action));
    };
    for (const [action, fields] of [
      [{ type: "cancel", cancels: 1 }, { "action.cancels": ["must be array"] }],
      [{ type: "unknown" }, { "action.type": [expect.stringMatching(/^must be one of .*\bcancel, /)] }],
      [{ type: 1 }, { "action.type": [expect.stringMatching(/^must be one of .*\bcancel, /)] }],
      [{ type: "constructor" }, { "action.type": [expect.stringMatching(/^must be one of .*\bcancel, /)] }],
    ] as const)
      expect(mistake(action)).toThrow(expect.objectContaining({ fields }));
    expect(mistake({})).toThrow(
      expect.objectContaining({
        fields: expect.objectContaining({ "action.type": expect.anything() as unknown }) as unknown,
      }),
    );
  });

  it("reports each mistake of a small body", () => {
    const route = routes.find(({ operationId }) => operationId === "updateNode");
    expect(() => route && checkValue(route, { name: "", configuration: 1, other: 2 })).toThrow(
      expect.objectContaining({
        fields: {
          name: [expect.any(String)],
          configuration: [expect.any(String)],
          other: [expect.any(String)],
        },
      }),
    );
  });
});

describe("what is wrong with a node", () => {
  const createNode = routes.find(({ operationId }) => operationId === "createNode") as Route;
  const place = { network: "NW-1", role: "peer", configuration: {} };

  it.each([
    [
      "without a provider",
      { ...place, name: "a", type: "shared" },
      ["is required", "must be one of gcloud, aws, azure, vzo"],
    ],
    [
      "with an unknown one",
      { ...place, name: "a", type: "shared", provider: "nowhere" },
      ["must be one of gcloud, aws, azure, vzo"],
    ],
  ])("is said with what is expected: %s", (_, body, provider) => {
    expect(() => checkValue(createNode, body)).toThrow(expect.objectContaining({ fields: { provider } }));
  });

  it("is said once", () => {
    expect(() => checkValue(createNode, [])).toThrow(
      expect.objectContaining({ fields: { body: ["must be object"] } }),
    );
  });
});

describe("the patterns of the specs", () => {
  const patterns = [...JSON.stringify([routes, schemas]).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
  const distinct = new Set(patterns.map(([, text = ""]) => JSON.parse(text) as string));
  // Its first part matches 16 characters at most: 17 attempts at the rest, each of them linear.
  expect(distinct.delete("^.{0,16}( valid_until [0-9]+)?$")).toBe(true);

  it.each([...distinct])("%s is matched in linear time", (pattern) => {
    expect(isSafePattern(pattern).safe).toBe(true);
  });
});
