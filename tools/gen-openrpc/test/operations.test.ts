import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type * as Operations from "../fixtures/alias/golden/operations.ts";
import { callable, type Method } from "../src/document.ts";
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
    "eth_frobnicate",
    "eth_getter",
    "eth_createWallet",
    "eth_sendBundle",
    "admin_getPeers",
    "xeth_getBalance",
    "debug_setHead",
    "eth_fillTransactions",
    "eth_newFilters",
    "debug_eth_newFilter",
    "personal_call",
    "get",
    "",
  ])("makes %j, which no spec names, a write", async (name) => {
    expect(idempotencyOf(await emitted(), name)).toBe("write");
  });

  it("does not grow by much with the number of methods", () => {
    const more: Method[] = [];
    for (const [index, method] of callable(bundle, "ethereum-state").entries())
      more.push({ ...method, name: `eth_getMore${index}`, "x-idempotency": "safe" });
    const grown = emitOperations({ ...bundle, methods: [...bundle.methods, ...more] });
    expect(grown).toBe(emitOperations(bundle));
  });
});
