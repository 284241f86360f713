import { setTimeout as pause } from "node:timers/promises";
import { BEGINNING } from "../../chain/slot-node.ts";
import { always, type Fault } from "../../server/fault.ts";
import { readTimes, type Row, rowsOf, type Trial } from "../row.ts";
import { all, answered, failed, sent } from "../verdicts.ts";

const options = { timeout: 1_000, totalTimeout: 3_000 };

/** How often a stream is lost. */
const LOSSES = 3;

/** Subscribes to slots, until all is told that there is after the last loss, or the subscription ends. */
async function follow({ probe, server, delivered, until }: Trial): Promise<void> {
  let end = "";
  const listen = (update: string): void => void delivered.push(update);
  probe.follow?.(listen).then(
    () => (end = "stopped"),
    () => (end = "threw"),
  );
  const isWhole = (): boolean => server.requests.length > LOSSES && lost({ server, delivered }).length === 0;
  await until(() => end !== "" || isWhole());
  // What should not come would come now.
  await pause(100);
  delivered.push(end);
}

/** What a subscription without an end would have been told, and this one was not. */
function lost({ server, delivered }: Pick<Trial, "server" | "delivered">): string[] {
  return server.slots?.told.filter((update) => !delivered.includes(update)) ?? [];
}

/** What only gRPC can do wrong. */
export const grpc: readonly Row[] = rowsOf({ surfaces: ["grpc"] }, [
  {
    id: "grpc.goaway",
    says: "After GOAWAY the next call goes over a new connection.",
    scenarios: {
      graceful: { script: [{ grpc: { goaway: 0 } }] },
      "for calm": { script: [{ grpc: { goaway: 11 } }] },
    },
    act: (trial) => readTimes(trial, 3),
    verdict: answered,
  },
  {
    id: "grpc.read-reset",
    says: "A read whose stream is reset is sent again.",
    scenarios: {
      refused: { script: [{ grpc: { reset: 7 } }] },
      "internal error": { script: [{ grpc: { reset: 2 } }] },
    },
    verdict: answered,
  },
  {
    id: "grpc.write-reset",
    says: "A write whose stream is reset after it was read is sent once.",
    needs: ["write"],
    scenarios: {
      "internal error": { script: always({ grpc: { reset: 2 } }) },
      cancelled: { script: always({ grpc: { reset: 8 } }) },
    },
    act: (trial) => trial.write(),
    verdict: (trial) => all(failed(trial), sent(trial, 1)),
  },
  {
    id: "grpc.no-trailers",
    says: "A response without trailers, without a message, or a truncated one is an error.",
    needs: ["timeout"],
    options,
    scenarios: {
      "no trailers": { script: always({ grpc: { trailers: false } }) },
      "no message": { script: always({ grpc: { message: false } }) },
      "half a message": { script: always({ stop: { at: "body", how: "close" } }) },
      "a page": { script: always({ status: 502 }) },
      "no protobuf": { script: always({ body: "\xff".repeat(11) }) },
    },
    verdict: failed,
  },
  {
    id: "grpc.stream-cut",
    says: "An interrupted subscription delivers what came before, and then throws: it never just stops.",
    needs: ["stream"],
    scenarios: {
      "lost connection": { script: always({ stop: { at: "body", how: "reset" } }) },
      "reset stream": { script: always({ grpc: { reset: 2 } }) },
      cancelled: { script: always({ grpc: { reset: 8 } }) },
      "no trailers": { script: always({ grpc: { trailers: false } }) },
    },
    act: async (trial) => {
      let end = "open";
      const listen = (message: unknown): void => void trial.delivered.push(message);
      trial.probe.stream?.(listen).then(
        () => (end = "stopped"),
        () => (end = "threw"),
      );
      await trial.until(() => end !== "open");
      trial.delivered.push(end);
    },
    verdict: ({ delivered }) =>
      (delivered.length === 4 && delivered.at(-1) === "threw") ||
      `${delivered.length - 1} of 3 messages, then ${String(delivered.at(-1))}`,
  },
  {
    id: "grpc.replay",
    says: "A subscription to slots whose stream is lost goes on where it was: no message twice, none lost, none from before it began.",
    needs: ["follow"],
    scenarios: {
      "lost connections": { script: cutAt([700, 900, 333]) },
      "reset streams": { script: [{ grpc: { reset: 2 } }, { grpc: { reset: 7 } }, { grpc: { reset: 11 } }] },
      "streams that end": {
        script: [{ grpc: { status: 0 } }, { grpc: { status: 14 } }, { grpc: { trailers: false } }],
      },
      GOAWAY: { script: [{ grpc: { goaway: 0 } }, { grpc: { goaway: 11 } }, { grpc: { goaway: 0 } }] },
      "streams without a message": { script: cutAt([700, 0, 0]) },
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
  {
    id: "grpc.replay-forgotten",
    says: "Where the server has forgotten the slots that were missed, the subscription throws: it never just goes on.",
    needs: ["follow"],
    scenarios: { forgotten: { script: cutAt([700]), keeps: 4 } },
    act: follow,
    verdict: ({ delivered, server }) =>
      all(
        delivered.at(-1) === "threw" || String(delivered.at(-1)) || "goes on",
        server.requests.length === 2 || `asked ${server.requests.length} times`,
      ),
  },
]);

/** Connections that are lost after this many bytes, one after the other. */
function cutAt(places: readonly number[]): Fault[] {
  return places.map((at) => ({ stop: { at, how: "reset" } }));
}
