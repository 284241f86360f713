import { createServer } from "node:http";
import { listen } from "@node-access-tools/local-servers";
import type { NodeAddress } from "../../src/index.ts";

export const slotsPerEpoch = 4;

interface Block {
  readonly slot: number;
  readonly root: string;
  readonly parent: string;
}

/** A beacon node over HTTP, whose chain a test grows and reorganizes. */
export class BeaconChain {
  /** The canonical blocks, in order. */
  blocks: Block[] = [{ slot: 0, root: rootOf(0, 0), parent: rootOf(0, -1) }];
  finalized = 0;
  /** The newest slot that the next responses know, as those of a node that is behind. Each response takes one. */
  readonly lags: number[] = [];
  requests = 0;
  readonly #replaced: Block[] = [];
  #branch = 0;

  get head(): Block {
    return this.blocks.at(-1) as Block;
  }

  /** Adds a block after some slots without one. */
  grow(missed = 0): void {
    const slot = this.head.slot + missed + 1;
    this.blocks.push({ slot, root: rootOf(slot, this.#branch), parent: this.head.root });
  }

  /** Replaces the newest blocks by others. */
  reorganize(depth: number, missed = 0): void {
    this.#replaced.push(...this.blocks.splice(Math.max(1, this.blocks.length - depth)));
    this.#branch += 1;
    this.grow(missed);
  }

  /** Finalizes all blocks but some. */
  finalize(unsettled: number): void {
    const last = this.blocks.at(-1 - unsettled) ?? this.blocks[0];
    this.finalized = Math.max(this.finalized, Math.floor((last?.slot ?? 0) / slotsPerEpoch));
  }

  async start(): Promise<NodeAddress & AsyncDisposable> {
    const server = await listen(
      createServer(({ url = "" }, response) => {
        this.requests += 1;
        const body = this.#respond(url);
        response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
        response.end(JSON.stringify(body ?? { code: 404, message: "no such block" }));
      }),
    );
    const address = { url: server.url, grpcUrl: "", key: "key" };
    return Object.assign(address, { [Symbol.asyncDispose]: () => server.close() });
  }

  #respond(url: string): unknown {
    if (url.endsWith("/beacon/genesis")) return { data: { genesis_time: "1700000000" } };
    if (url.endsWith("/config/spec"))
      return {
        data: { SECONDS_PER_SLOT: "1", SLOT_DURATION_MS: "20", SLOTS_PER_EPOCH: String(slotsPerEpoch) },
      };
    if (url.endsWith("/finality_checkpoints")) {
      const finalized = { epoch: String(this.finalized), root: rootOf(0, 0) };
      return { data: { previous_justified: finalized, current_justified: finalized, finalized } };
    }
    const id = url.split("/").at(-1);
    const newest = this.lags.shift() ?? Infinity;
    const known = this.blocks.filter(({ slot }) => slot <= newest);
    const block =
      id === "head" ? known.at(-1) : known.find(({ slot, root }) => id === String(slot) || id === root);
    const replaced = this.#replaced.find(({ root }) => root === id);
    const shown = block ?? replaced;
    return (
      shown && { execution_optimistic: false, finalized: false, data: headerOf(shown, block !== undefined) }
    );
  }
}

export function rootOf(slot: number, branch: number): string {
  return `0x${branch.toString(16).replace("-", "f").padStart(32, "a")}${slot.toString(16).padStart(32, "0")}`;
}

function headerOf({ slot, root, parent }: Block, canonical: boolean): unknown {
  const message = {
    slot: String(slot),
    proposer_index: "1",
    parent_root: parent,
    state_root: root,
    body_root: root,
  };
  return { root, canonical, header: { message, signature: `0x${"0".repeat(192)}` } };
}
