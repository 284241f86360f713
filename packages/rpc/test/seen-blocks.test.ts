import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { batch } from "../src/batch.ts";
import { SeenBlocks } from "../src/pool/seen-blocks.ts";
import { getTable } from "../src/get-table.ts";
import { FakeNode, createPool } from "./pool/fake-node.ts";

const LIE = "0x1000000000000000";
const hex = (number: number): `0x${string}` => `0x${number.toString(16)}`;
const createHash = (number: number): string => `0x${number.toString(16).padStart(64, "0")}`;

/** An event: an endpoint reports its height or serves a block; the chain grows; a block is read. */
type Step =
  | { readonly kind: "claim" | "serve"; readonly endpoint: number }
  | { readonly kind: "grow" }
  | { readonly kind: "read"; readonly endpoint: number; readonly behind: number; readonly byHash: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("claim" as const, "serve" as const), endpoint: fc.nat(2) }),
  fc.record({ kind: fc.constant("grow" as const) }),
  fc.record({
    kind: fc.constant("read" as const),
    endpoint: fc.nat(2),
    behind: fc.integer({ min: -3, max: 3 }),
    byHash: fc.boolean(),
  }),
);

/**
 * Endpoint 0 makes a false claim before every read; 1 is at the head of the chain; 2 is one block
 * behind.
 */
const LIAR = 0;
const HONEST = [1, 2];

describe("SeenBlocks", () => {
  it("trusts true claims, and false claims only a few times, in any order", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 300 }), fc.boolean(), (steps, liesByHash) => {
        vi.useFakeTimers();
        try {
          const blocks = new SeenBlocks<number>(getTable("ethereum"));
          let head = 10;
          const findHeight = (endpoint: number): number => (endpoint === 2 ? head - 1 : head);
          const reported = [-1, -1, -1];
          const hashes = new Set<string>();
          let wasted = 0;
          for (const one of steps) {
            if (one.kind === "grow") head += 1;
            else if (one.kind === "claim" && one.endpoint !== LIAR) {
              reported[one.endpoint] = findHeight(one.endpoint);
              blocks.note(one.endpoint, "eth_blockNumber", hex(findHeight(one.endpoint)), false);
            } else if (one.kind === "serve" && one.endpoint !== LIAR) {
              const number = findHeight(one.endpoint);
              reported[one.endpoint] = number;
              hashes.add(createHash(number));
              blocks.note(
                one.endpoint,
                "eth_getBlockByNumber",
                { number: hex(number), hash: createHash(number) },
                false,
              );
            } else if (one.kind === "read") {
              const number = head - one.behind;
              if (liesByHash)
                blocks.note(
                  LIAR,
                  "eth_getBlockByNumber",
                  { number: LIE, hash: createHash(number + 50) },
                  false,
                );
              else blocks.note(LIAR, "eth_blockNumber", LIE, false);
              if (one.endpoint !== LIAR && number <= findHeight(one.endpoint)) continue;
              const method = one.byHash ? "eth_getBlockByHash" : "eth_getBlockByNumber";
              const params = [
                one.byHash ? createHash(liesByHash && number > head ? number + 50 : number) : hex(number),
              ];
              const isFor = blocks.isFor(method, params);
              const server = HONEST.find((endpoint) => number <= findHeight(endpoint));
              // A block that an honest endpoint has reported is always searched.
              if (server && (one.byHash ? hashes.has(createHash(number)) : number <= Math.max(...reported)))
                expect(isFor).toBe(true);
              if (!isFor) continue;
              if (server) {
                blocks.note(server, method, {}, true);
              } else {
                wasted += 1;
                blocks.doubt(method, params);
              }
            }
          }
          expect(wasted).toBeLessThanOrEqual(3);
        } finally {
          vi.useRealTimers();
        }
      }),
    );
  });

  it("considers claims again after some time", () => {
    vi.useFakeTimers();
    try {
      const blocks = new SeenBlocks<string>(getTable("ethereum"));
      let wasted = 0;
      for (let second = 0; second < 3_600; second += 1) {
        blocks.note("liar", "eth_blockNumber", LIE, false);
        if (blocks.isFor("eth_getBlockByNumber", ["0x5"])) {
          wasted += 1;
          blocks.doubt("eth_getBlockByNumber", ["0x5"]);
        }
        vi.advanceTimersByTime(1_000);
      }
      // Three at first, then one every 10 s.
      expect(wasted).toBeLessThanOrEqual(3 + 3_600 / 10);
      blocks.note("liar", "eth_blockNumber", "0x10", false);
      vi.advanceTimersByTime(64_000);
      expect(blocks.isFor("eth_getBlockByNumber", ["0x10"])).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a pool with an endpoint that claims a block far ahead before every read", () => {
  it.each<[string, string, () => Error | null]>([
    ["number", "has no block", () => null],
    ["number", "does not have it", () => new Error("header not found")],
    ["batch", "has no block", () => null],
  ])("soon reads each missing block only once: by %s, if the false endpoint %s", async (how, _, lie) => {
    for (const isFirst of [true, false]) {
      const liar = await FakeNode.start(({ method, params }) => {
        if (method === "eth_blockNumber" || params[0] === "latest")
          return method === "eth_blockNumber" ? LIE : { number: LIE, hash: createHash(1) };
        return lie();
      });
      const honest = [await FakeNode.start(() => null), await FakeNode.start(() => null)];
      const nodes = isFirst ? [liar, ...honest] : [...honest, liar];
      const client = createPool(nodes, isFirst ? {} : { order: "weighted" });
      const reads = 60;
      for (let read = 0; read < reads; read += 1) {
        await client.eth_blockNumber();
        const params = [hex(100 + read), false] as const;
        if (how === "number") expect(await client.eth_getBlockByNumber(...params)).toBeNull();
        else
          expect(await batch(client, [{ method: "eth_getBlockByNumber", params }])).toEqual([
            { status: "fulfilled", value: null },
          ]);
      }
      const sent = nodes
        .flatMap(({ calls }) => calls)
        .filter(({ method }) => method === "eth_getBlockByNumber");
      const needed = lie() === null ? reads : 2 * reads;
      // A few reads also use the two other endpoints.
      expect(sent.length).toBeLessThanOrEqual(needed + 2 * 12);
    }
  });
});
