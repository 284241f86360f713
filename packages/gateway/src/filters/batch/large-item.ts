import { Buffer } from "node:buffer";
import { PassThrough } from "node:stream";
import { Bytes } from "../../codec/bytes.ts";
import type { Reply } from "../../upstreams/upstream.ts";
import { responseScanner } from "../../codec/json-rpc/read-response.ts";
import { makeBody, heldBytes } from "../held-bytes.ts";

/** An item that is passed on while it arrives. Until its id has come, it is collected. */
export class LargeItem {
  readonly #scanner = responseScanner();
  readonly #deliver: (id: string, body: Reply["body"]) => boolean;
  #body: PassThrough | undefined;
  #collected: Bytes | undefined = new Bytes();
  #held = 0;

  /** @param deliver - Delivers the item to the call with an id; returns whether there is one. */
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
    await new Promise((resolve) => body.once("drain", resolve).once("close", resolve));
  }
}
