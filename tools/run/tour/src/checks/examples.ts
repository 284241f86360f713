import assert from "node:assert/strict";
import type { Check, CheckContext } from "../check.ts";
import { methodsOf } from "../spec-methods.ts";
import { preview } from "./rest.ts";

/** What the calls of a protocol's examples need to know about the chain that they are made on. */
export interface ExampleChain {
  /** What the checks have as `spec`. Default: no other protocol has methods of the same names. */
  readonly spec?: string;
  /** Values of the specs' examples, mapped to values that exist on the chain. */
  readonly values: ReadonlyMap<unknown, unknown>;
  /** The params of methods whose examples do not fit the chain, by method. */
  readonly params: Readonly<Record<string, () => Promise<readonly unknown[]>>>;
  /** A part of the results that the chain must give, by method. */
  readonly results: Readonly<Record<string, unknown>>;
}

/** Checks of every method of a protocol, each called as the first example in its spec with the chain's values. */
export function exampleChecks<Client extends object>(
  protocol: string,
  { spec, values, params, results }: ExampleChain,
): Check<Client>[] {
  const own = spec === undefined ? {} : { spec };
  return methodsOf(protocol).map(({ name, examples: [example] }) =>
    Object.assign(
      {
        method: name,
        request: params[name] ? "of this chain" : (example?.name ?? ""),
        async run({ client, call }: CheckContext<Client>) {
          const given =
            (await params[name]?.()) ?? example?.inputs.map(({ value }) => replaced(value, values)) ?? [];
          const method = Reflect.get(client, name) as (...all: readonly unknown[]) => Promise<unknown>;
          const result = await call(() => method(...given));
          if (name in results) assertPart(result, results[name]);
          return preview(result);
        },
      },
      own,
    ),
  );
}

function assertPart(result: unknown, part: unknown): void {
  if (typeof part === "object" && part !== null) assert.partialDeepStrictEqual(result, part);
  else assert.equal(result, part);
}

/** Replaces known values at any depth, and the names of properties. */
export function replaced(value: unknown, known: ReadonlyMap<unknown, unknown>): unknown {
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) return value.map((item) => replaced(item, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [String(known.get(key) ?? key), replaced(item, known)]),
  );
}
