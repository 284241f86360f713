import { setTimeout as pause } from "node:timers/promises";
import { always } from "../../server/fault.ts";
import { readTimes, createRows, type Scenario, type Trial, type Verdict, type Scenarios } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { all, succeeded, failed } from "../verdicts.ts";

/** How often the call was sent, over all servers. */
function timesSent({ server, others }: Trial): number {
  return [server, ...others].reduce((sum, { requests }) => sum + requests.length, 0);
}

function once(trial: Trial): Verdict {
  return timesSent(trial) === 1 || `sent ${timesSent(trial)} times`;
}

/** Outages of one node, next to a node that works. */
const OUTAGES: Scenarios = {
  "nobody listens": { closedFor: 60_000, others: [{}] },
  "lost connections": { script: always({ stop: { at: "start", how: "reset" } }), others: [{}] },
  silence: { script: always({ stop: { at: "start", how: "stall" } }), others: [{}] },
  "503": { script: always({ status: 503 }), others: [{}] },
};

/** "Endpoint pool" of the runtime's requirements. */
export const pools = createRows("pools", ["json-rpc"], {
  read: {
    rule: "A read that one node does not serve goes to another.",
    needs: ["others"],
    options: { timeout: 1_000, totalTimeout: 10_000 },
    scenarios: {
      ...OUTAGES,
      "an hour's wait": {
        script: always({ status: 429, headers: { "retry-after": "3600" } }),
        others: [{}],
      },
    },
    verdict: servedByOther,
  },
  write: {
    rule: "A write goes to another node only if it cannot have arrived at the first one.",
    needs: ["others", "write"],
    options: { timeout: 1_000, totalTimeout: 10_000 },
    scenarios: OUTAGES,
    act: (trial) => trial.write(),
    verdict: (trial) =>
      trial.scenario === "nobody listens" ? servedByOther(trial) : all(failed(trial), once(trial)),
  },
  circuit: {
    rule: "A node that fails repeatedly is not tried before each call.",
    needs: ["others"],
    scenarios: { "always 503": { script: always({ status: 503 }), others: [{}] } },
    act: (trial) => readTimes(trial, 20),
    verdict: (trial) =>
      all(servedByOther(trial), trial.server.requests.length < 10 || "tried before each call"),
  },
  lagging: {
    rule: "A read that one node cannot serve because it lags goes to another.",
    needs: ["others"],
    scenarios: {
      "no header yet": lagging("header not found"),
      "no block yet": lagging("Unknown block"),
      "no state yet": lagging("missing trie node 12ab (path ) state 0x1 is not available"),
    },
    verdict: servedByOther,
  },
  filter: {
    rule: "A filter is polled at the node that created it and at no other, even when that node is busy.",
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
      chain?.node.addPending("first");
      await until(() => delivered.length > 0);
    },
    verdict: ({ delivered, others: [other] }) =>
      all(
        delivered.join() === "first" || `delivered ${delivered.length} of 1`,
        !other?.requests.some(({ body }) => body.includes("Filter")) || "polled at another",
      ),
  },
  subscription: {
    rule: "A subscription whose node is gone continues at another.",
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
});

/** A node that rejects calls because it lags, next to one that does not. */
function lagging(message: string): Scenario {
  const error = JSON.stringify({ code: -32_000, message });
  return { script: always({ body: `{"jsonrpc":"2.0","id":$ID,"error":${error}}` }), others: [{}] };
}

function servedByOther(trial: Trial): Verdict {
  return all(
    succeeded(trial),
    (trial.others[0]?.requests.length ?? 0) > 0 || "the other node received no request",
  );
}

/** "Filters" of the runtime's requirements. */
export const filters = createRows("filters", SURFACES, {
  forgotten: {
    rule: "A filter that the node has forgotten is created again, and the caller is notified of the gap.",
    surfaces: ["json-rpc"],
    needs: ["poll"],
    scenarios: { forgotten: { chain: true } },
    act: async (trial) => {
      const { chain, server, probe, delivered } = trial;
      const requestCount = (method: string): number =>
        server.requests.filter(({ body }) => body.includes(`"${method}"`)).length;
      const pending = async (hash: string): Promise<void> => {
        chain?.node.addPending(hash);
        await trial.until(() => delivered.includes(hash));
      };
      probe.poll?.(
        (hash) => delivered.push(hash),
        () => delivered.push("gap"),
      );
      await trial.until(() => requestCount("eth_getFilterChanges") > 0);
      await pending("first");
      chain?.node.forgetFilters();
      const polls = (): number => requestCount("eth_getFilterChanges");
      const before = polls();
      await trial.until(() => requestCount("eth_newPendingTransactionFilter") > 1 && polls() > before + 1);
      await pending("last");
    },
    verdict: ({ delivered }) => {
      const expected = ["first", "gap", "last"];
      return expected.join() === delivered.join() || `delivered ${delivered.length} of ${expected.length}`;
    },
  },
});
