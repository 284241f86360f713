import { xToken } from "@node-access/grpc";
import { createGeyserClient, type GeyserClient } from "@node-access/grpc/geyser";

/** A subscription to the slots of Solana, which checks that none is missing or out of order. */
export class SlotReader {
  count = 0;
  readonly wrong: string[] = [];
  readonly client: GeyserClient;
  readonly #ended: Promise<void>;
  #isClosing = false;

  /** @param grpcUrl - Without a scheme. */
  constructor(grpcUrl: string, key: string) {
    this.client = createGeyserClient({ endpoint: `http://${grpcUrl}`, credential: xToken(key), retries: 0 });
    this.#ended = this.#read();
  }

  close(): Promise<void> {
    this.#isClosing = true;
    this.client.close();
    return this.#ended;
  }

  async #read(): Promise<void> {
    let last: bigint | undefined;
    try {
      for await (const { updateOneof } of this.client.subscribe({ blocksMeta: { all: {} } })) {
        if (updateOneof?.$case !== "blockMeta") continue;
        const { slot, parentSlot } = updateOneof.value;
        // Some slots have no block.
        if (last !== undefined && parentSlot !== last)
          this.wrong.push(`slot ${slot}, whose parent is ${parentSlot}, came after slot ${last}`);
        last = slot;
        this.count++;
      }
      if (!this.#isClosing) this.wrong.push("the subscription to slots ended");
    } catch (error) {
      if (!this.#isClosing) this.wrong.push(`the subscription to slots failed: ${String(error)}`);
    }
  }
}
