import { type Random, randomOf } from "@node-access-tools/workspace";
import { expect, it } from "vitest";
import { sendSafe } from "../src/routing/load/callers.ts";
import { SeenHeads } from "../src/routing/load/heads.ts";
import { Tally } from "../src/routing/load/tally.ts";
import type { UpstreamFault } from "../src/routing/upstream/fault.ts";
import { type FaultyNodes, startFaultyNodes } from "../src/routing/upstream/faulty-nodes.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

/** Makes 100 calls to random upstreams and returns what the checks find. */
async function observe(nodes: FaultyNodes, random: Random): Promise<Record<string, readonly unknown[]>> {
  const { chain, upstreams } = nodes;
  const [tally, heads] = [new Tally(), new SeenHeads()];
  const urls = upstreams.map(({ url }) => url);
  const context = { chain, random, urls, tally, heads, head: () => heads.highest || chain.height - 1 };
  for (let count = 0; count < 100; count++) await sendSafe(context);
  return {
    "wrong chain": tally.ofKind("wrong chain"),
    "beyond the chain": tally.ofKind("beyond the chain"),
    missing: tally.ofKind("missing", "incomplete"),
    malformed: tally.ofKind("malformed"),
    backwards: heads.backwards,
    unserved: tally.reasons,
  };
}

it(
  "the checks of the gateway's routing find each fault of an upstream that callers reach without a gateway",
  { timeout: 600_000 },
  async () => {
    console.log(`seed ${seed}`);
    const random = randomOf(seed);
    const nodes = await startFaultyNodes(random);
    try {
      for (const details of Object.values(await observe(nodes, random))) expect(details).toEqual([]);
      const faults: readonly [fault: UpstreamFault, found: string][] = [
        [{ kind: "lag", blocks: 20 }, "backwards"],
        [{ kind: "lag", blocks: 20 }, "missing"],
        [{ kind: "false head", blocks: 50, where: "header" }, "beyond the chain"],
        [{ kind: "prune", blocks: 16 }, "unserved"],
        [{ kind: "throttle", form: "retry-after", chance: 1 }, "unserved"],
        [{ kind: "throttle", form: "error", chance: 1 }, "unserved"],
        [{ kind: "error", chance: 1 }, "unserved"],
        [{ kind: "html", status: 200, chance: 1 }, "malformed"],
        [{ kind: "truncate", where: "length", chance: 1 }, "unserved"],
        [{ kind: "truncate", where: "chunks", chance: 1 }, "unserved"],
        [{ kind: "truncate", where: "json", chance: 1 }, "malformed"],
        [{ kind: "wrong ids", chance: 1 }, "malformed"],
        [{ kind: "drop", chance: 1 }, "unserved"],
        [{ kind: "offline" }, "unserved"],
        [{ kind: "other chain" }, "wrong chain"],
      ];
      for (const [fault, found] of faults) {
        const [upstream] = nodes.upstreams;
        await upstream?.begin(fault);
        // Only some calls show a fault, and few of 100 may be of these.
        let count = 0;
        for (let tries = 0; tries < 10 && count === 0; tries++)
          count = (await observe(nodes, random))[found]?.length ?? 0;
        await upstream?.end();
        expect(count, `${found}: ${JSON.stringify(fault)}`).toBeGreaterThan(0);
      }
    } finally {
      await nodes.stop();
    }
  },
);
