import { PassThrough, type Readable } from "node:stream";
import { Bytes } from "../../codec/bytes.ts";
import { UpstreamFailure } from "../../upstreams/upstream-failure.ts";
import { Buffer } from "node:buffer";
import type { Reply } from "../../upstreams/upstream.ts";
import { responseScanner } from "../../codec/json-rpc/read-response.ts";
import { heldBytes, makeBody } from "../held-bytes.ts";

/** Items up to this many bytes are collected; larger ones are passed on as they arrive. */
const maxItemBytes = 64 * 1024;

/** An item of a batch's response, or a piece of a large one. */
export interface ItemPiece {
  readonly bytes: Buffer;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Splits a list of objects into these while it arrives: memory does not grow with it. */
export async function* itemPieces(body: Readable): AsyncGenerator<ItemPiece> {
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  let held = new Bytes();
  let isFirst = true;
  let hasBegun = false;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // A single error for all calls is short, so it is not streamed to here.
    hasBegun ||= /^\s*\[/.test(chunk.toString("latin1", 0, 64));
    if (!hasBegun) throw new UpstreamFailure("malformed", "malformed response");
    let start = depth > 1 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === 0x5c) isEscaped = true;
        else if (byte === 0x22) isString = false;
      } else if (byte === 0x22) isString = true;
      else if (byte === 0x7b || byte === 0x5b) {
        depth += 1;
        if (depth === 2) start = at;
      } else if (byte === 0x7d || byte === 0x5d) {
        depth -= 1;
        if (depth !== 1) continue;
        held.add(chunk.subarray(start, at + 1));
        yield { bytes: held.all(), isFirst, isLast: true };
        [held, isFirst, start] = [new Bytes(), true, -1];
      }
    }
    if (start >= 0) held.add(chunk.subarray(start));
    if (held.length <= maxItemBytes) continue;
    yield { bytes: held.all(), isFirst, isLast: false };
    [held, isFirst] = [new Bytes(), false];
  }
}

/** An item that is passed on while it arrives. Until its id has come, it is collected. */
export class LargeItem {
  readonly #scanner = responseScanner();
  readonly #deliver: (id: string, body: Reply["body"]) => boolean;
  #body: PassThrough | undefined;
  #collected: Bytes | undefined = new Bytes();
  #held = 0;

  constructor(bytes: Buffer, deliver: (id: string, body: Reply["body"]) => boolean) {
    this.#deliver = deliver;
    void this.add(bytes);
  }

  /** @returns once its reader is ready for more. */
  async add(bytes: Buffer): Promise<void> {
    this.#scanner.push(bytes);
    if (this.#body) return this.#write(this.#body, bytes);
    if (!this.#collected) return;
    const id = this.#scanner.members.get("id");
    if (id !== undefined && this.#held === 0) {
      const body = new PassThrough();
      // Its reader may be gone.
      body.on("error", () => {});
      this.#collected = undefined;
      if (!this.#deliver(id, body)) return;
      this.#body = body;
      return this.#write(body, bytes);
    }
    if (heldBytes.add(bytes.length)) {
      this.#held += bytes.length;
      this.#collected.add(bytes);
    } else this.destroy();
  }

  end(): void {
    this.#body?.end();
    const bytes = this.#collected?.all();
    if (!bytes) return;
    const body = makeBody([bytes], () => heldBytes.remove(bytes.length));
    const isDelivered = this.#deliver(this.#scanner.members.get("id") ?? "", body);
    if (!isDelivered && !Buffer.isBuffer(body)) body.destroy();
  }

  /** Gives the item up: its call has no response. */
  destroy(error?: Error): void {
    this.#body?.destroy(error);
    heldBytes.remove(this.#held);
    this.#held = 0;
    this.#collected = undefined;
  }

  async #write(body: PassThrough, bytes: Buffer): Promise<void> {
    if (body.write(bytes) || body.destroyed) return;
    await new Promise<void>((resolve) => {
      const ready = (): void => {
        body.off("drain", ready).off("close", ready);
        resolve();
      };
      body.on("drain", ready).on("close", ready);
    });
  }
}
