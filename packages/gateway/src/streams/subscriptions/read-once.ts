import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";

/** Blocks whose contents are held for further subscriptions. */
const maxBlocks = 4;

/** Reads what a block holds, by the block's hash. */
type Read<Contents> = (hash: string, link: Pick<UpstreamLink, "call">) => Promise<Contents>;

/** Reads what a block holds once for all subscriptions that need it at the same time. */
export class ReadOnce<Contents> {
  readonly #load: Read<Contents>;
  readonly #isFound: (contents: Contents) => boolean;
  readonly #blocks = new Map<string, Promise<Contents>>();

  /** @param isFound - Whether the upstream had the block. What was not found may be found at the next attempt. */
  constructor(load: Read<Contents>, isFound: (contents: Contents) => boolean = () => true) {
    this.#load = load;
    this.#isFound = isFound;
  }

  read(hash: string, link: Parameters<Read<Contents>>[1]): Promise<Contents> {
    const known = this.#blocks.get(hash);
    if (known) return known;
    const reading = this.#load(hash, link);
    this.#blocks.set(hash, reading);
    const forget = (): boolean => this.#blocks.get(hash) === reading && this.#blocks.delete(hash);
    reading.then((contents) => this.#isFound(contents) || forget(), forget);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > maxBlocks && oldest !== undefined) this.#blocks.delete(oldest);
    return reading;
  }
}
