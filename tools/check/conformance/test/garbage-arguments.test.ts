import { readFileSync } from "node:fs";
import { isNodeAccessError } from "@node-access/rpc";
import { describe, expect, it } from "vitest";

/** Arguments that plain JavaScript may pass to a function. */
const GARBAGE: readonly (readonly unknown[])[] = [
  [],
  [null],
  [undefined],
  [0],
  [-1],
  [Number.NaN],
  [[]],
  [[], []],
  [[], {}],
  ["x"],
  [Symbol("x")],
  [1n, 1n, 1n],
  [{}],
  [{}, {}],
  [() => {}],
  [Object.create(null)],
  ["x", "y", "z"],
  [null, null, null, null, null],
  [{ endpoint: 1 }],
  [{ endpoint: "http://127.0.0.1:1", protocol: "ethereum" }, null],
  [{ endpoint: "http://127.0.0.1:1", protocol: "ethereum", endpoints: null, credential: 5, headers: 5 }],
];

/** Lists the functions that a package exports. */
async function functionsOf(name: string): Promise<[string, (...given: unknown[]) => unknown][]> {
  const folder = new URL(`../node_modules/${name}/`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
    exports: Record<string, { default?: string }>;
  };
  const modules = await Promise.all(
    Object.entries(exports).map(async ([entry, { default: file }]) => {
      if (!file || /schemas/.test(entry)) return [];
      const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
      return Object.entries(module).map(([key, value]) => [`${name}${entry.slice(1)} ${key}`, value]);
    }),
  );
  // Classes cannot be called.
  return (modules.flat() as [string, unknown][]).filter(
    (entry): entry is [string, () => unknown] =>
      typeof entry[1] === "function" && !/ [A-Z]\w*$/.test(entry[0]),
  );
}

/** Returns what a function throws, or its promise or iterator rejects with. Nothing if it waits for a peer. */
async function failureOf(call: () => unknown): Promise<unknown> {
  try {
    const made = call() as { next?: () => unknown } | undefined;
    const result = typeof made?.next === "function" ? made.next() : made;
    await Promise.race([result, new Promise((resolve) => setTimeout(resolve, 50))]);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe.each([
  "@node-access/rpc",
  "@node-access/management",
  "@node-access/beacon",
  "@node-access/exchange",
])("the functions of %s", async (name) => {
  it.each(await functionsOf(name))(
    "%s fails with a coded error, whatever its arguments",
    async (_, given) => {
      for (const args of GARBAGE) {
        const failure = await failureOf(() => given(...args));
        if (failure !== undefined && !isNodeAccessError(failure)) expect.fail(`${String(failure)}`);
      }
    },
    60_000,
  );
});
