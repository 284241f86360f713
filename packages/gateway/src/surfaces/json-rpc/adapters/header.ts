import { type Adapter, objectOf } from "./adapter.ts";
import { blockTag } from "./block-tag.ts";

/** The fields of a block beyond its header. */
const body: ReadonlySet<string> = new Set(["transactions", "uncles", "withdrawals"]);

/** `erigon_getHeaderByNumber`: the block without its body. */
export const header: Adapter = {
  name: "header",
  method: "erigon_getHeaderByNumber",
  applies: () => true,
  async run(sendCall, [block]) {
    const found = objectOf(await sendCall("eth_getBlockByNumber", blockTag(block), false));
    if (!found) return null;
    return Object.fromEntries(Object.entries(found).filter(([field]) => !body.has(field)));
  },
};
