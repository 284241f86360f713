import { always } from "../../server/fault.ts";
import type { Row, Trial, Verdict } from "../row.ts";
import { all, answered, failed } from "../verdicts.ts";

/** How often all servers together have seen the one call. */
function sentInAll({ server, others }: Trial): number {
  return [server, ...others].reduce((sum, { requests }) => sum + requests.length, 0);
}

function once(trial: Trial): Verdict {
  return sentInAll(trial) === 1 || `sent ${sentInAll(trial)} times`;
}

/** "Endpoint pool" of the runtime's rules. */
export const pools: readonly Row[] = [
  {
    id: "pools.read",
    says: "A read that one node does not answer is answered by another.",
    surfaces: ["json-rpc"],
    needs: ["others"],
    options: { timeout: 1_000, totalTimeout: 10_000 },
    scenarios: {
      "nobody listens": { refuseFor: 60_000, others: [{}] },
      "lost connections": { script: always({ stop: { at: "start", how: "reset" } }), others: [{}] },
      silence: { script: always({ stop: { at: "start", how: "stall" } }), others: [{}] },
      "503": { script: always({ status: 503 }), others: [{}] },
      "an hour's wait": { script: always({ status: 429, headers: { "retry-after": "3600" } }), others: [{}] },
    },
    verdict: answeredByOther,
  },
  {
    id: "pools.write",
    says: "A write that may have arrived at one node is sent to no other; one that has not is.",
    surfaces: ["json-rpc"],
    needs: ["others", "write"],
    options: { timeout: 1_000, totalTimeout: 10_000 },
    scenarios: {
      "nobody listens": { refuseFor: 60_000, others: [{}] },
      "lost connections": { script: always({ stop: { at: "start", how: "reset" } }), others: [{}] },
      silence: { script: always({ stop: { at: "start", how: "stall" } }), others: [{}] },
      "503": { script: always({ status: 503 }), others: [{}] },
    },
    act: (trial) => trial.write(),
    verdict: (trial) =>
      trial.scenario === "nobody listens" ? answeredByOther(trial) : all(failed(trial), once(trial)),
  },
  {
    id: "pools.circuit",
    says: "A node that fails again and again is left alone, and not asked before each call.",
    surfaces: ["json-rpc"],
    needs: ["others"],
    scenarios: { "always 503": { script: always({ status: 503 }), others: [{}] } },
    act: async (trial) => {
      for (let count = 0; count < 20; count++) await trial.read();
    },
    verdict: (trial) =>
      all(answeredByOther(trial), trial.server.requests.length < 10 || "asked before each call"),
  },
];

function answeredByOther(trial: Trial): Verdict {
  return all(answered(trial), (trial.others[0]?.requests.length ?? 0) > 0 || "the other was not asked");
}
