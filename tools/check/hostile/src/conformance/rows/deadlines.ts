import { endsWithin } from "../../timing.ts";
import { always, type Script } from "../../server/fault.ts";
import type { Surface } from "../adapter.ts";
import { createRows, HTTP, on, type Trial } from "../row.ts";
import { SURFACES } from "../adapter.ts";
import { all, failed, sent } from "../verdicts.ts";

const BODIES: readonly Surface[] = ["json-rpc", "rest", "grpc", "grpc-web"];
const options = { timeout: 300, totalTimeout: 900 };

const silentFrom = (at: "start" | "head" | "body" | "last"): Script => always({ stop: { at, how: "stall" } });

/** "Deadlines" of the runtime's requirements. */
export const deadlines = createRows("deadlines", SURFACES, {
  silence: {
    rule: "A call to a server that never responds ends at its deadline.",
    needs: ["timeout"],
    options,
    scenarios: { silence: silentFrom("start") },
    verdict: failed,
  },
  body: {
    rule: "The deadline covers the response's head and body, to the last byte.",
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
  drip: {
    rule: "Bytes that arrive slowly do not extend the deadline.",
    surfaces: BODIES,
    needs: ["timeout"],
    options,
    scenarios: { drip: always({ drip: { bytes: 1, every: 200 }, body: { bytes: 100 } }) },
    verdict: failed,
  },
  total: {
    rule: "A total deadline covers all attempts and the waits between them.",
    needs: ["totalTimeout"],
    options: { timeout: 600, totalTimeout: 2_000 },
    scenarios: {
      silence: (number) => (number === 0 ? {} : { stop: { at: "start", how: "stall" } }),
      rejections: on(HTTP, (number) => (number === 0 ? {} : { status: 503 })),
    },
    act: async (trial) => {
      // A client's first call may load modules.
      do await trial.read();
      while (trial.server.requests.length === 0);
      trial.outcomes.length = 0;
      if (!(await endsWithin(trial.read(), 2_050))) trial.delivered.push("late");
    },
    verdict: (trial) =>
      all(failed(trial), trial.delivered.length === 0 || "later than 50 ms after the deadline"),
  },
  abort: {
    rule: "A signal ends a call in flight, and frees its connection.",
    needs: ["signal"],
    scenarios: { silence: silentFrom("start") },
    act: async (trial) => {
      await abortOnce(trial, () => trial.server.requests.length === 1);
      // A WebSocket or an HTTP/2 session is shared by many calls, so it stays open.
      const shared = trial.surface === "grpc" || "subscribe" in trial.probe;
      trial.delivered.push(
        shared ||
          (await trial.until(
            () => !trial.server.connections.open.has(trial.server.requests[0]?.connection ?? -1),
          )),
      );
    },
    verdict: (trial) =>
      all(failed(trial), sent(trial, 1), trial.delivered[0] === true || "the connection stays open"),
  },
  "abort-waiting": {
    rule: "A signal ends a call that waits for its next attempt.",
    surfaces: HTTP,
    needs: ["signal"],
    scenarios: { wait: always({ status: 503, headers: { "retry-after": "30" } }) },
    act: (trial) => abortOnce(trial, () => trial.server.requests.length === 1),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  "aborted-before": {
    rule: "A call whose signal is already aborted is not sent.",
    needs: ["signal"],
    act: (trial) => trial.read(AbortSignal.abort()),
    verdict: (trial) => all(failed(trial), sent(trial, 0)),
  },
});

async function abortOnce(trial: Trial, condition: () => boolean): Promise<void> {
  const controller = new AbortController();
  const call = trial.read(controller.signal);
  await trial.until(condition);
  controller.abort();
  await call;
}
