import { readFileSync } from "node:fs";
import { isNodeAccessError } from "@node-access/rpc";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const isNight = Boolean(process.env["NIGHTLY"]);

type Anything = (...given: unknown[]) => unknown;

/** Thrown by functions and objects of the caller. */
class CallersOwn extends Error {}
const throwing: Anything = () => {
  throw new CallersOwn();
};
const trap = new Proxy({}, { get: (_, name) => (name === "then" ? undefined : throwing) });
const cyclic: Record<string, unknown> = {};
cyclic["self"] = [cyclic];
let deep: unknown = 1;
for (let level = 0; level < 20_000; level += 1) deep = [deep];

/** What plain JavaScript may pass instead of an argument. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1.5,
  Number.NaN,
  2 ** 60,
  10n ** 30n,
  "",
  "x",
  "\0",
  "y".repeat(20_000),
  Symbol("x"),
  () => {},
  throwing,
  async () => throwing(),
  [],
  [null],
  [[]],
  {},
  Object.create(null),
  Object.freeze({ endpoint: 1, operation: 1, redact: 1 }),
  cyclic,
  { deep },
  { toString: 1, valueOf: 1 },
  new Date(Number.NaN),
  new Uint8Array(3),
  new Map([[1, 2]]),
  new Proxy({}, trap),
  new Proxy(() => {}, trap),

  {
    get endpoint(): unknown {
      return throwing();
    },
  },
  { endpoint: "http://127.0.0.1:1", protocol: "ethereum", endpoints: null, credential: 5, headers: 5 },
];

/** Pairs are made of these only, and of the same value twice. */
const SECOND: readonly unknown[] = [undefined, null, "x", {}, [], throwing, new Proxy({}, trap)];

/** What generated clients hand to the runtime, which calls it with what it has checked; its options are the document's. Only generated messages call what they run on. */
const CALLED_BY_RUNTIME =
  /^(transport\/(openapi|rest) (json|jsonString|plainText|unchanged|multipart|urlEncoded|formWith|inBytes|read\w+|secured|keyIn\w+)|(transport\/protobuf|grpc\/wire) \w+)$/;

/** Lists the functions that a package exports. */
async function listFunctions(name: string): Promise<[string, Anything][]> {
  const folder = new URL(`../../../../packages/${name}/`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
    exports: Record<string, { default?: string }>;
  };
  const modules = await Promise.all(
    Object.entries(exports).map(async ([entry, { default: file }]) => {
      // Those of openapi-typescript are types alone, made where a package is packed.
      if (!file || /schemas|generated\/openapi/.test(file)) return [];
      const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
      return Object.entries(module).map(([key, value]) => [`${name}${entry.slice(1)} ${key}`, value]);
    }),
  );
  // Classes cannot be called.
  return (modules.flat() as [string, unknown][]).filter(
    (entry): entry is [string, () => unknown] =>
      typeof entry[1] === "function" && !/ [A-Z]\w*$/.test(entry[0]) && !CALLED_BY_RUNTIME.test(entry[0]),
  );
}

/** Whether an error may leave a package: its own, or what a function of the caller threw. */
function isExpected(error: unknown): boolean {
  return isNodeAccessError(error) || error instanceof CallersOwn;
}

const MEMBERS = 12;

/**
 * Calls a function, what it returns, and the members of an object that it returns.
 *
 * @returns the errors that must not leave a package.
 */
async function collectFailures(call: () => unknown, depth = 0): Promise<unknown[]> {
  try {
    const made = call();
    const waiting = new Promise((resolve) => setTimeout(resolve, 20));
    const returned: unknown = made instanceof Promise ? await Promise.race([made, waiting]) : made;
    if (depth > 0 || !returned || GARBAGE.includes(returned)) return [];
    if (typeof returned === "function")
      return (await Promise.all(SECOND.map((value) => collectFailures(() => returned(value), 1)))).flat();
    if (typeof returned !== "object") return [];
    const members = Object.entries(returned).filter(([, value]) => typeof value === "function");
    const given = "next" in returned ? [undefined] : SECOND;
    const called = members
      .slice(0, MEMBERS)
      .flatMap(([, member]) => given.map((value) => collectFailures(() => member.call(returned, value), 1)));
    const failures = (await Promise.all(called)).flat();
    if ("close" in returned) void (returned as { close: Anything }).close();
    return failures;
  } catch (error) {
    return isExpected(error) ? [] : [error];
  }
}

const uncaught: unknown[] = [];
const note = (error: unknown): void => void (isExpected(error) || uncaught.push(error));
beforeAll(() => {
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
});
afterAll(() => {
  process.off("uncaughtException", note);
  process.off("unhandledRejection", note);
});

describe.each(["auth", "transport", "rpc", "management", "beacon", "exchange", "grpc", "verify", "cli"])(
  "the functions of %s",
  async (name) => {
    it.each(await listFunctions(name))(
      "%s fails with a coded error, whatever its arguments",
      async (_, given) => {
        const lists: (readonly unknown[])[] = [[]];
        for (const [index, first] of GARBAGE.entries()) {
          lists.push([first], [first, first, first, first, first]);
          // By day, one second argument for each first one.
          const seconds = isNight ? SECOND : [SECOND[index % SECOND.length]];
          for (const second of seconds) lists.push([first, second]);
        }
        const failures = await Promise.all(lists.map((args) => collectFailures(() => given(...args))));
        await new Promise(setImmediate);
        const texts = [...failures.flat(), ...uncaught.splice(0)].map((error) =>
          error instanceof Error ? (error.stack ?? "").split("\n").slice(0, 3).join(" ") : typeof error,
        );
        expect([...new Set(texts)]).toEqual([]);
      },
    );
  },
);
