import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type * as Operations from "../fixtures/alias/golden/operations.ts";
import { callable } from "../src/document.ts";
import { exactly } from "../src/emit/exact-pattern.ts";
import { emitOperations } from "../src/emit/operations.ts";
import { readBundle } from "../src/read-bundle.ts";

const bundle = readBundle(resolve(import.meta.dirname, "../../.."));

async function emitted(): Promise<typeof Operations> {
  const file = join(mkdtempSync(join(tmpdir(), "operations-")), "operations.ts");
  writeFileSync(file, emitOperations(bundle));
  return (await import(file)) as typeof Operations;
}

/** What a client does with them. */
function idempotencyOf({ idempotentMethods, safeMethods }: typeof Operations, name: string): string {
  return safeMethods.test(name) ? "safe" : idempotentMethods.test(name) ? "idempotent" : "write";
}

describe("emitOperations", () => {
  it("lets a client tell of each method of the specs what its spec says", async () => {
    const operations = await emitted();
    const told = callable(bundle).map(({ name }) => [name, idempotencyOf(operations, name)]);
    expect(told).toEqual(callable(bundle).map((method) => [method.name, method["x-idempotency"]]));
  });

  it.each([
    "debug_dbPut",
    "debug_executionSetHead",
    "eth_getFoo",
    "eth_frobnicate",
    "xeth_getBalance",
    "get",
    "",
  ])("makes %j, which no spec lists, a write", async (name) => {
    expect(idempotencyOf(await emitted(), name)).toBe("write");
  });

  it("matches whole names of the specs and nothing else made of their words", async () => {
    const operations = await emitted();
    const names = callable(bundle).map(({ name }) => name);
    const listed = new Map(callable(bundle).map((method) => [method.name, method["x-idempotency"]]));
    const words = [...new Set(names.flatMap((name) => name.split(/(?<=_)|(?=[A-Z])/)))];
    const near = names.flatMap((name) =>
      [
        words.map((word) => name + word),
        words.map((word) => word + name),
        words.map((word) => name.replace(/[A-Z][a-z]*$/, word)),
        Array.from(name, (_, at) => name.slice(0, at)),
        Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)),
        [`${name}\n`],
      ].flat(),
    );
    const wrong = near.filter((name) => idempotencyOf(operations, name) !== (listed.get(name) ?? "write"));
    expect(wrong).toEqual([]);
  });
});

describe("exactly", () => {
  it("writes what a name means in a pattern as it is", () => {
    const pattern = new RegExp(`^${exactly(["a.b_c", "a.b_cDe", "$x"])}$`);
    expect(["a.b_c", "a.b_cDe", "$x", "axb_c", "a.b_", "a.b_cD"].map((name) => pattern.test(name))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("matches nothing without names", () => {
    expect(new RegExp(`^${exactly([])}$`).test("")).toBe(false);
  });
});
