import { LRUCache } from "lru-cache";
import type { UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";

/** Blocks whose contents are held for further subscriptions. */
const maxBlocks = 4;

export type ReadContents<Contents> = (hash: string, link: Pick<UpstreamLink, "call">) => Promise<Contents>;

/** Reads what a block holds once for all who need it. What was not found may be found next time. */
export function readOnce<Contents>(
  load: ReadContents<Contents>,
  isFound: (contents: Contents) => boolean = () => true,
): ReadContents<Contents> {
  const blocks = new LRUCache<string, Promise<Contents>>({ max: maxBlocks });
  return (hash, link) => {
    const known = blocks.get(hash);
    if (known) return known;
    const reading = load(hash, link);
    blocks.set(hash, reading);
    const forget = (): boolean => blocks.peek(hash) === reading && blocks.delete(hash);
    reading.then((contents) => isFound(contents) || forget(), forget);
    return reading;
  };
}
