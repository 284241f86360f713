import { setTimeout as pause } from "node:timers/promises";
import { always } from "../../server/fault.ts";
import { readTimes, type Row, rowsOf, type Trial, type Verdict } from "../row.ts";
import { all, answered, failed } from "../verdicts.ts";

/** How often all servers together have seen the one call. */
function sentInAll({ server, others }: Trial): number {
  return [server, ...others].reduce((sum, { requests }) => sum + requests.length, 0);
}

function once(trial: Trial): Verdict {
  return sentInAll(trial) === 1 || `sent ${sentInAll(trial)} times`;
}

/** Ways in which one node does not serve, next to one that does. */
const OUTAGES: Row["scenarios"] = {
  "nobody listens": { refuseFor: 60_000, others: [{}] },
  "lost connections": { script: always({ stop: { at: "start", how: "reset" } }), others: [{}] },
  silence: { script: always({ stop: { at: "start", how: "stall" } }), others: [{}] },
  "503": { script: always({ status: 503 }), others: [{}] },
};

/** "Endpoint pool" of the runtime's rules. */
export const pools: readonly Row[] = rowsOf({ surfaces: ["json-rpc"], needs: ["others"] }, [
  {
    id: "pools.read",
    says: "A read to which one node does not respond goes to another.",
    options: { timeout: 1_000, totalTimeout: 10_000 },
    scenarios: {
      ...OUTAGES,
      "an hour's wait": { script: always({ status: 429, headers: { "retry-after": "3600" } }), others: [{}] },
    },
    verdict: answeredByOther,
  },
  {
    id: "pools.write",
    says: "A write that may have arrived at one node is sent to no other; one that has not is.",
    needs: ["others", "write"],
    options: { timeout: 1_000, totalTimeout: 10_000 },
    scenarios: OUTAGES,
    act: (trial) => trial.write(),
    verdict: (trial) =>
      trial.scenario === "nobody listens" ? answeredByOther(trial) : all(failed(trial), once(trial)),
  },
  {
    id: "pools.circuit",
    says: "A node that fails repeatedly is left alone, and not tried before each call.",
    scenarios: { "always 503": { script: always({ status: 503 }), others: [{}] } },
    act: (trial) => readTimes(trial, 20),
    verdict: (trial) =>
      all(answeredByOther(trial), trial.server.requests.length < 10 || "asked before each call"),
  },
  {
    id: "pools.lagging",
    says: "A read that one node cannot serve because it lags goes to another.",
    scenarios: {
      "no header yet": lagging("header not found"),
      "no block yet": lagging("Unknown block"),
      "no state yet": lagging("missing trie node 12ab (path ) state 0x1 is not available"),
    },
    verdict: answeredByOther,
  },
  {
    id: "pools.filter",
    says: "A filter is polled at the node that created it and at no other, even when that node is busy.",
    needs: ["others", "poll"],
    scenarios: {
      busy: { chain: true, script: (number) => (number === 2 ? { status: 429 } : {}), others: [{}] },
    },
    act: async ({ probe, server, delivered, chain, until }) => {
      probe.poll?.(
        (hash) => delivered.push(hash),
        () => delivered.push("gap"),
      );
      await until(() => server.requests.length > 3);
      chain?.blocks.mine();
      chain?.node.sync();
      await until(() => delivered.length > 0);
    },
    verdict: ({ delivered, chain, others: [other] }) =>
      all(
        delivered.join() === chain?.blocks.blocks.at(-1)?.hash || `delivered ${delivered.length} of 1`,
        !other?.requests.some(({ body }) => body.includes("Filter")) || "polled at another",
      ),
  },
  {
    id: "pools.subscription",
    says: "A subscription whose node is gone is made again at another, and goes on.",
    surfaces: ["web-socket"],
    needs: ["others", "subscribe"],
    scenarios: {
      "its connections are lost": {
        upgrades: (number) => (number === 0 ? {} : { stop: { at: "start", how: "reset" } }),
        others: [{}],
      },
      "it rejects": { upgrades: (number) => (number === 0 ? {} : { status: 503 }), others: [{}] },
    },
    act: async ({ probe, server, others: [other], delivered, until }) => {
      await probe.subscribe?.((value) => delivered.push(value));
      server.cut();
      await until(() => other?.requests.some(({ body }) => body.includes("eth_subscribe")) ?? false);
      await pause(50);
      const params = { subscription: "0x1f", result: { number: "0x1" } };
      other?.push(JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params }));
      await until(() => delivered.length > 0);
    },
    verdict: ({ delivered }) => delivered.length === 1 || `delivered ${delivered.length} of 1`,
  },
]);

/** A node that rejects because it lags, next to one that does not. */
function lagging(message: string): Row["scenarios"][string] {
  const error = JSON.stringify({ code: -32_000, message });
  return { script: always({ body: `{"jsonrpc":"2.0","id":$ID,"error":${error}}` }), others: [{}] };
}

function answeredByOther(trial: Trial): Verdict {
  return all(answered(trial), (trial.others[0]?.requests.length ?? 0) > 0 || "the other was not asked");
}
