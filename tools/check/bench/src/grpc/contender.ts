import type { DeepPartial } from "@node-access/grpc";
import type { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { createRequest, type Kind, type Pace, readUpdate } from "./messages.ts";

/** A client that is measured. */
export interface Contender {
  unary?(): Promise<unknown>;
  /** Passes what it has read of each update to `take` until it returns false. */
  stream(kind: Kind, pace: Pace, take: (read: unknown) => boolean): Promise<void>;
}

/** A stream whose updates are iterated over. */
export function iterate(
  subscribe: (request: DeepPartial<SubscribeRequest>) => AsyncIterable<unknown>,
): Contender["stream"] {
  return async (kind, pace, take) => {
    for await (const update of subscribe(createRequest(kind, pace))) if (!take(readUpdate(update))) break;
  };
}
