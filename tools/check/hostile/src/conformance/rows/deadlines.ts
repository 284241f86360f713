import { afterDeadline } from "../../after-deadline.ts";
import { always, type Script } from "../../server/fault.ts";
import type { HostileOptions } from "../../server/hostile-server.ts";
import type { Surface } from "../adapter.ts";
import type { Row, Trial } from "../row.ts";
import { all, failed, sent } from "../verdicts.ts";

const BODIES: readonly Surface[] = ["json-rpc", "rest", "grpc"];
const options = { timeout: 300, totalTimeout: 900 };

const onHttp = (script: Script): Row["scenarios"][string] => ({ "json-rpc": { script }, rest: { script } });

const silentFrom = (at: "start" | "head" | "body" | "last"): { script: HostileOptions["script"] } => ({
  script: always({ stop: { at, how: "stall" } }),
});

/** "Deadlines" of the runtime's rules. */
export const deadlines: readonly Row[] = [
  {
    id: "deadlines.silence",
    says: "A server that never responds does not hold a call beyond its deadline.",
    needs: ["timeout"],
    options,
    scenarios: { silence: silentFrom("start") },
    verdict: failed,
  },
  {
    id: "deadlines.body",
    says: "The deadline covers head and body to the last byte.",
    surfaces: BODIES,
    needs: ["timeout"],
    options,
    scenarios: {
      "half a head": silentFrom("head"),
      "half a body": silentFrom("body"),
      "all but a byte": silentFrom("last"),
    },
    verdict: failed,
  },
  {
    id: "deadlines.drip",
    says: "Bytes that trickle in do not put it off.",
    surfaces: BODIES,
    needs: ["timeout"],
    options,
    scenarios: { drip: { script: always({ drip: { bytes: 1, every: 200 }, body: { bytes: 100 } }) } },
    verdict: failed,
  },
  {
    id: "deadlines.total",
    says: "A second deadline covers all attempts and the waits between them.",
    needs: ["totalTimeout"],
    options: { timeout: 600, totalTimeout: 2_000 },
    scenarios: {
      silence: { script: (number) => (number === 0 ? {} : { stop: { at: "start", how: "stall" } }) },
      refusals: onHttp((number) => (number === 0 ? {} : { status: 503 })),
    },
    act: async (trial) => {
      // A client's first call may load what it is made of.
      do await trial.read();
      while (trial.server.requests.length === 0);
      trial.outcomes.length = 0;
      let ended = false;
      const end = trial.read().then(() => (ended = true));
      afterDeadline(
        2_050,
        () => ended,
        () => trial.delivered.push("late"),
      );
      await end;
    },
    verdict: (trial) =>
      all(failed(trial), trial.delivered.length === 0 || "later than 50 ms after the deadline"),
  },
  {
    id: "deadlines.abort",
    says: "A signal ends a call in flight, and frees its connection.",
    needs: ["signal"],
    scenarios: { silence: silentFrom("start") },
    act: async (trial) => {
      await abortOnce(trial, () => trial.server.requests.length === 1);
      // A socket or an HTTP/2 session is for many calls: it stays.
      const shared = trial.surface === "grpc" || "subscribe" in trial.probe;
      trial.delivered.push(
        shared ||
          (await trial.until(() => !trial.server.open.has(trial.server.requests[0]?.connection ?? -1))),
      );
    },
    verdict: (trial) =>
      all(failed(trial), sent(trial, 1), trial.delivered[0] === true || "the connection stays open"),
  },
  {
    id: "deadlines.abort-waiting",
    says: "A signal ends a call that waits to be repeated.",
    surfaces: ["json-rpc", "rest"],
    needs: ["signal"],
    scenarios: { wait: { script: always({ status: 503, headers: { "retry-after": "30" } }) } },
    act: (trial) => abortOnce(trial, () => trial.server.requests.length === 1),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  {
    id: "deadlines.aborted-before",
    says: "A call whose signal has ended before is not sent.",
    needs: ["signal"],
    scenarios: { fine: {} },
    act: (trial) => trial.read(AbortSignal.abort()),
    verdict: (trial) => all(failed(trial), sent(trial, 0)),
  },
];

/** Reads, and aborts as soon as something holds. */
async function abortOnce(trial: Trial, holds: () => boolean): Promise<void> {
  const controller = new AbortController();
  const call = trial.read(controller.signal);
  await trial.until(holds);
  controller.abort();
  await call;
}
