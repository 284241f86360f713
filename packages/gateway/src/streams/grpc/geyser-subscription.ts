import { grpcStatus } from "../../codec/grpc/call-headers.ts";
import { DeliveredUpdates } from "./delivered-updates.ts";
import { pingRequest, pongUpdate, readRequest, readUpdate, withFromSlot } from "./geyser-messages.ts";
import type { Progress, StreamError, StreamOutput, StreamProtocol } from "./stream-protocol.ts";

/** A Geyser subscription: another node continues from the slot up to which everything was delivered. */
export class GeyserSubscription implements StreamProtocol {
  readonly endsWithRequests = true;
  readonly ping: Uint8Array = pingRequest;
  readonly #output: StreamOutput;
  readonly #delivered = new DeliveredUpdates();
  #request: Buffer | undefined;
  #isOpen = false;
  /** The id of a ping that came before the response had begun. */
  #earlyPing: number | undefined;

  constructor(output: StreamOutput) {
    this.#output = output;
  }

  /** Filters replace the previous ones; a request with only a ping changes nothing. */
  request(message: Buffer): void {
    const request = readRequest(message);
    if (request?.ping !== undefined) {
      if (this.#isOpen) this.#output.deliver(pongUpdate(request.ping));
      else this.#earlyPing = request.ping;
    }
    if (request && !request.hasFilters && this.#request) return;
    if (request?.fromSlot !== undefined) this.#delivered.restart(Number(request.fromSlot));
    else if (this.#request) this.#delivered.changeFilters();
    this.#request = message;
    this.#output.send(message);
  }

  firstMessage(): Uint8Array | StreamError | undefined {
    const { resumeSlot, canResume } = this.#delivered;
    if (!this.#request || resumeSlot < 0) return this.#request;
    if (!canResume) return { status: grpcStatus.outOfRange, message: "too many slots are not final yet" };
    this.#delivered.beginReplay();
    return withFromSlot(this.#request, BigInt(resumeSlot));
  }

  opened(): void {
    this.#isOpen = true;
    if (this.#earlyPing !== undefined) this.#output.deliver(pongUpdate(this.#earlyPing));
  }

  response(message: Buffer): Progress {
    const update = readUpdate(message);
    // The gateway has responded to the subscriber's ping itself.
    if (update?.kind === "pong") return false;
    if (update?.kind === "ping") this.#output.send(pingRequest);
    if (update?.kind !== "event") {
      this.#output.deliver(message);
      return false;
    }
    if (!this.#delivered.isNew(update.slot, update.key, update.series)) return true;
    if (update.block && this.#delivered.skipsBlocks(update.block)) {
      const { slot, parent } = update.block;
      return { status: grpcStatus.dataLoss, message: `block ${slot} came without block ${parent} before it` };
    }
    if (update.isFinal) this.#delivered.finalized(update.slot);
    this.#output.deliver(message);
    return true;
  }
}
