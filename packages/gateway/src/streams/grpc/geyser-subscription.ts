import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { DeliveredUpdates } from "./delivered-updates.ts";
import { pingRequest, pongUpdate, readRequest, readUpdate, withFromSlot } from "./geyser-messages.ts";
import type { Progress, StreamError, StreamOutput, StreamProtocol } from "./stream-protocol.ts";

/** A Geyser subscription: another node continues from the slot up to which everything was delivered. */
export function subscribeToGeyser(output: StreamOutput): StreamProtocol {
  const delivered = new DeliveredUpdates();
  let filters: Buffer | undefined;
  let isOpen = false;
  /** The id of a ping that came before the response had begun. */
  let earlyPing: number | undefined;

  /** Filters replace the previous ones; a request with only a ping changes nothing. */
  function request(message: Buffer): void {
    const read = readRequest(message);
    if (read?.ping !== undefined) {
      if (isOpen) output.deliver(pongUpdate(read.ping));
      else earlyPing = read.ping;
    }
    if (read && !read.hasFilters && filters) return;
    if (read?.fromSlot !== undefined) delivered.restart(Number(read.fromSlot));
    else if (filters) delivered.changeFilters();
    filters = message;
    output.send(message);
  }

  function firstMessage(): Uint8Array | StreamError | undefined {
    const { resumeSlot, canResume } = delivered;
    if (!filters || resumeSlot < 0) return filters;
    if (!canResume) return { status: grpcStatus.outOfRange, message: "too many slots are not final yet" };
    delivered.beginReplay();
    return withFromSlot(filters, BigInt(resumeSlot));
  }

  function opened(): void {
    isOpen = true;
    if (earlyPing !== undefined) output.deliver(pongUpdate(earlyPing));
  }

  function response(message: Buffer): Progress {
    const update = readUpdate(message);
    // The gateway has responded to the subscriber's ping itself.
    if (update?.kind === "pong") return false;
    if (update?.kind === "ping") output.send(pingRequest);
    if (update?.kind !== "event") {
      output.deliver(message);
      return false;
    }
    if (!delivered.isNew(update.slot, update.key, update.series)) return true;
    if (update.block && delivered.skipsBlocks(update.block)) {
      const { slot, parent } = update.block;
      return { status: grpcStatus.dataLoss, message: `block ${slot} came without block ${parent} before it` };
    }
    if (update.isFinal) delivered.finalized(update.slot);
    output.deliver(message);
    return true;
  }

  return { endsWithRequests: true, ping: pingRequest, request, firstMessage, opened, response };
}
