import { isNodeAccessError } from "@node-access/auth";
import { batch } from "@node-access/rpc/batch";
import type { ChainWindow } from "./chain-window.ts";
import type { EvmClient } from "./read-block.ts";

/** On a chain without the tags `safe` and `finalized`, a block with this many blocks above it counts as final. */
const DEPTH = 128;
const TAGS = ["safe", "finalized"] as const;

type Tag = (typeof TAGS)[number];

interface Block {
  readonly number: number;
  readonly hash: string;
}

/** The newest blocks of a chain that are safe and final. */
export class Finality {
  readonly #client: EvmClient;
  readonly #window: ChainWindow;
  /** `undefined` for a tag that the chain does not have. */
  readonly #blocks = new Map<Tag, Block | undefined>();
  /** The hash of the chain's first block. */
  #first: string | undefined;

  constructor(client: EvmClient, window: ChainWindow) {
    this.#client = client;
    this.#window = window;
  }

  /**
   * The number of the newest block of the window that is safe or final: -1 if it is below the window's blocks and on another branch,
   * or does not exist; `undefined` while it is not known.
   */
  number(tag: Tag): number | undefined {
    const { tip } = this.#window;
    if (!tip || !this.#blocks.has(tag)) return undefined;
    const block = this.#blocks.get(tag);
    if (!block) return Math.max(-1, tip.number - DEPTH);
    // The window lags, so that it is not known on which branch it is.
    if (block.number > tip.number) return undefined;
    return (this.#window.at(block.number)?.hash ?? block.hash) === block.hash ? block.number : -1;
  }

  /**
   * @returns whether another chain is in the place of the known one: its first block differs.
   * @throws the error of a call that may succeed later.
   */
  async update(): Promise<boolean> {
    const requests = ["0x0", ...TAGS].map(
      (tag) => ({ method: "eth_getBlockByNumber", params: [tag as Tag, false] }) as const,
    );
    const [first, ...results] = await batch(this.#client, requests);
    const before = this.#first;
    // A node need not have it anymore.
    if (first?.status === "fulfilled") this.#first = first.value?.hash ?? before;
    if (before !== undefined && this.#first !== before) {
      this.#blocks.clear();
      return true;
    }
    for (const [index, tag] of TAGS.entries()) {
      const result = results[index];
      if (result?.status === "rejected" && !isNodeAccessError(result.reason, "JSON_RPC_ERROR"))
        throw result.reason;
      const block = result?.status === "fulfilled" ? result.value : null;
      if (block) this.#blocks.set(tag, { number: Number(block.number), hash: block.hash });
      else if (!this.#blocks.has(tag)) this.#blocks.set(tag, undefined);
    }
    return false;
  }
}
