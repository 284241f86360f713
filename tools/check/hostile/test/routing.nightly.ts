import { type Random, createRandom } from "@node-access-tools/workspace";
import { expect, it } from "vitest";
import { createCallers, sendSafe } from "../src/load/callers.ts";
import { routingNodes } from "../src/routing/start-routing.ts";
import { type UpstreamFault, wires } from "../src/upstreams/fault.ts";
import { type Nodes, startNodes } from "../src/upstreams/nodes.ts";

const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

/** Makes 100 calls to random upstreams and returns what the checks find. */
async function observe(nodes: Nodes, random: Random): Promise<Record<string, readonly unknown[]>> {
  const context = createCallers(
    nodes.chain,
    nodes.upstreams.map(({ url }) => url),
    random,
  );
  const { tally } = context;
  for (let count = 0; count < 100; count++) await sendSafe(context);
  return {
    "wrong chain": tally.ofKind("wrong chain"),
    "beyond the chain": tally.ofKind("beyond the chain"),
    behind: tally.ofKind("behind"),
    "of forks": Array.from({ length: tally.ofForks }),
    missing: tally.ofKind("missing", "incomplete"),
    malformed: tally.ofKind("malformed"),
    backwards: tally.ofKind("backwards"),
    unserved: tally.reasons,
  };
}

/** The forms of a fault of the wire, and what each of them is found as. */
function onWire(kind: keyof typeof wires, found: readonly string[]): [fault: UpstreamFault, found: string][] {
  return wires[kind].map((fault, index) => [{ kind, fault, chance: 1 }, String(found[index])]);
}

it(
  "the checks of the gateway's routing find each fault of an upstream that callers reach without a gateway",
  { timeout: 600_000 },
  async () => {
    console.log(`seed ${seed}`);
    const random = createRandom(seed);
    await using nodes = await startNodes(random, routingNodes);
    for (const details of Object.values(await observe(nodes, random))) expect(details).toEqual([]);
    const faults: readonly [fault: UpstreamFault, found: string][] = [
      [{ kind: "lag", blocks: 20 }, "backwards"],
      [{ kind: "lag", blocks: 20 }, "missing"],
      [{ kind: "false head", blocks: 50, where: "header" }, "beyond the chain"],
      [{ kind: "prune", blocks: 16 }, "unserved"],
      [{ kind: "lag", blocks: 50 }, "behind"],
      [{ kind: "fork", blocks: 4 }, "of forks"],
      [{ kind: "throttle", chance: 1 }, "unserved"],
      [{ kind: "error", chance: 1 }, "unserved"],
      ...onWire("throttled", ["unserved", "unserved"]),
      ...onWire("html", ["malformed", "unserved", "unserved"]),
      ...onWire("truncate", ["unserved", "unserved", "malformed"]),
      ...onWire("wrong ids", ["malformed", "malformed", "malformed", "malformed"]),
      ...onWire("drop", ["unserved"]),
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
  },
);
