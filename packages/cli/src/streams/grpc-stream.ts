import { isNodeAccessError } from "@node-access/auth";
import { delayByStatus, sleep } from "@node-access/transport";
import type { GrpcMethodFacts } from "../generated/grpc-methods.ts";
import type { Io } from "../io/io.ts";
import type { Connections } from "./connections.ts";

/** After how many failures in a row a stream that was lost is not opened again. */
const MAX_FAILURES = 10;

/**
 * The messages of a stream. One that never ends is opened again when it is lost: geyser's continues where it was, and for
 * others a gap says that messages are missing.
 */
export async function* callStream(
  open: (options?: object) => AsyncIterable<unknown>,
  { client, name, wireName, idempotency, endless }: GrpcMethodFacts,
  connections: Connections,
  { signal }: Io,
): AsyncGenerator<unknown, void> {
  if (!endless || (client === "geyser" && name === "subscribe")) {
    yield* open(endless ? { resume: true } : undefined);
    return;
  }
  let isOpened = false;
  for (let failures = 0; ;) {
    try {
      for await (const message of open()) {
        if (failures > 0) {
          connections.connected();
          yield { type: "gap", reason: "what was sent while there was no connection is missing" };
        }
        failures = 0;
        isOpened = true;
        yield message;
      }
      return;
    } catch (error) {
      failures += 1;
      const delay = delayByStatus(error, { name: wireName, idempotency }, failures);
      const mayBeLost = isOpened && isNodeAccessError(error) && !signal.aborted;
      if (!mayBeLost || delay === undefined || failures > MAX_FAILURES) throw error;
      connections.lost(error.message);
      await sleep(delay, signal);
    }
  }
}
