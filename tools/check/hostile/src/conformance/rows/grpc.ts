import { BEGINNING } from "../../server/slots.ts";
import { always, type Fault } from "../../server/fault.ts";
import { listen, readTimes, createRows, type Trial } from "../row.ts";
import { all, succeeded, failed, sent } from "../verdicts.ts";

const options = { timeout: 1_000, totalTimeout: 3_000 };

const LOSSES = 3;

/** Subscribes to slots until all updates after the last loss are delivered, or the subscription ends. */
async function follow(trial: Trial): Promise<void> {
  const isComplete = (): boolean => trial.server.requests.length > LOSSES && lost(trial).length === 0;
  trial.delivered.push(await listen(trial, (listener) => trial.probe.follow?.(listener), isComplete));
}

/** Updates that an endless subscription would have received, but this one did not. */
function lost({ server, delivered }: Pick<Trial, "server" | "delivered">): string[] {
  return server.slots?.expectedUpdates.filter((update) => !delivered.includes(update)) ?? [];
}

/** Rules that apply to gRPC only. */
export const grpc = createRows("grpc", ["grpc"], {
  goaway: {
    rule: "After GOAWAY the next call goes over a new connection.",
    scenarios: {
      graceful: [{ grpc: { goaway: 0 } }],
      "for calm": [{ grpc: { goaway: 11 } }],
    },
    act: (trial) => readTimes(trial, 3),
    verdict: succeeded,
  },
  "read-reset": {
    rule: "A read whose stream is reset is sent again.",
    scenarios: {
      "refused stream": [{ grpc: { reset: 7 } }],
      "internal error": [{ grpc: { reset: 2 } }],
    },
    verdict: succeeded,
  },
  "write-reset": {
    rule: "A write whose stream is reset after the server has read it is sent once.",
    needs: ["write"],
    scenarios: {
      "internal error": always({ grpc: { reset: 2 } }),
      cancelled: always({ grpc: { reset: 8 } }),
    },
    act: (trial) => trial.write(),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  "no-trailers": {
    rule: "A response without trailers, without a message, or a truncated one is an error.",
    needs: ["timeout"],
    options,
    scenarios: {
      "no trailers": always({ grpc: { trailers: false } }),
      "no message": always({ grpc: { message: false } }),
      "half a message": always({ stop: { at: "body", how: "close" } }),
      "an HTML page": always({ status: 502 }),
      "not protobuf": always({ body: "\xff".repeat(11) }),
    },
    verdict: failed,
  },
  "stream-cut": {
    rule: "An interrupted subscription delivers what it has received, and then throws: it never just stops.",
    needs: ["stream"],
    scenarios: {
      "lost connection": always({ stop: { at: "body", how: "reset" } }),
      "reset stream": always({ grpc: { reset: 2 } }),
      cancelled: always({ grpc: { reset: 8 } }),
      "no trailers": always({ grpc: { trailers: false } }),
    },
    act: async (trial) =>
      trial.delivered.push(await listen(trial, (listener) => trial.probe.stream?.(listener))),
    verdict: ({ delivered }) =>
      (delivered.length === 4 && delivered.at(-1) === "threw") ||
      `${delivered.length - 1} of 3 messages, then ${String(delivered.at(-1))}`,
  },
  replay: {
    rule: "A subscription to slots resumes after a lost stream: no message is lost, duplicated or older than its start.",
    needs: ["follow"],
    scenarios: {
      "lost connections": cutAt([700, 900, 333]),
      "reset streams": [{ grpc: { reset: 2 } }, { grpc: { reset: 7 } }, { grpc: { reset: 11 } }],
      "streams that end": [{ grpc: { status: 0 } }, { grpc: { status: 14 } }, { grpc: { trailers: false } }],
      GOAWAY: [{ grpc: { goaway: 0 } }, { grpc: { goaway: 11 } }, { grpc: { goaway: 0 } }],
      "streams without a message": cutAt([700, 0, 0]),
    },
    act: follow,
    verdict: (trial) => {
      const { delivered } = trial;
      const twice = delivered.filter((update, index) => delivered.indexOf(update) !== index);
      const earlier = delivered.filter(
        (update) => Number(/^account (\d+)$/.exec(String(update))?.[1]) < BEGINNING,
      );
      return all(
        lost(trial).length === 0 || `lost ${lost(trial).length}`,
        twice.length === 0 || `${twice.length} twice`,
        earlier.length === 0 || `${earlier.length} from before it began`,
        delivered.at(-1) === "" || `then ${String(delivered.at(-1))}`,
      );
    },
  },
  "replay-forgotten": {
    rule: "If the server no longer has the missed slots, the subscription throws: it never skips them silently.",
    needs: ["follow"],
    scenarios: { forgotten: { script: cutAt([700]), retainedSlots: 4 } },
    act: follow,
    verdict: ({ delivered, server }) =>
      all(
        delivered.at(-1) === "threw" || String(delivered.at(-1)) || "continues",
        server.requests.length === 2 || `sent ${server.requests.length} requests`,
      ),
  },
});

/** Faults that cut one connection after another after this many bytes. */
function cutAt(places: readonly number[]): Fault[] {
  return places.map((at) => ({ stop: { at, how: "reset" } }));
}
