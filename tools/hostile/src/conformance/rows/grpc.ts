import { always } from "../../server/fault.ts";
import type { Surface } from "../adapter.ts";
import type { Row } from "../row.ts";
import { all, answered, failed, sent } from "../verdicts.ts";

const GRPC: readonly Surface[] = ["grpc"];
const options = { timeout: 1_000, totalTimeout: 3_000 };

/** What only gRPC can do wrong. */
export const grpc: readonly Row[] = [
  {
    id: "grpc.goaway",
    says: "After GOAWAY the next call goes over a new connection.",
    surfaces: GRPC,
    scenarios: {
      graceful: { script: [{ grpc: { goaway: 0 } }] },
      "for calm": { script: [{ grpc: { goaway: 11 } }] },
    },
    act: async (trial) => {
      for (let count = 0; count < 3; count++) await trial.read();
    },
    verdict: answered,
  },
  {
    id: "grpc.read-reset",
    says: "A read whose stream is reset is sent again.",
    surfaces: GRPC,
    scenarios: {
      refused: { script: [{ grpc: { reset: 7 } }] },
      "internal error": { script: [{ grpc: { reset: 2 } }] },
    },
    verdict: answered,
  },
  {
    id: "grpc.write-reset",
    says: "A write whose stream is reset after it was read is sent once.",
    surfaces: GRPC,
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
    says: "An answer without trailers, without a message, or that is cut off is an error.",
    surfaces: GRPC,
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
    says: "A subscription that is cut off gives what came before, and then throws: it never just stops.",
    surfaces: GRPC,
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
];
