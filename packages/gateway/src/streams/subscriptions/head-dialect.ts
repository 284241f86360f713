import { RpcFailure } from "../../codec/json-rpc/rpc-failure.ts";
import type { SubscriptionRequest, UpstreamLink } from "../../upstreams/web-socket/upstream-link.ts";
import { type Block, type BlockReader, readHeader, readBlock, toQuantity } from "./block.ts";
import type { UpstreamLinks } from "./session.ts";

type Call = readonly [method: string, params: string];

/** How a family of nodes reports heads and returns blocks. */
export interface HeadDialect {
  readonly request: SubscriptionRequest;
  readonly latest: Call;
  byNumber(number: number): Call;
  byHash(hash: string): Call;
  /** Chooses the block after which a feed begins. Default: the newest block. */
  start?(blocks: BlockReader): Promise<Block | undefined>;
  readEvent(text: string): Block | undefined;
  readBlock(text: string): Block | undefined;
}

export const ethereumHeads: HeadDialect = {
  request: { method: "eth_subscribe", params: '["newHeads"]' },
  latest: ["eth_getBlockByNumber", '["latest",false]'],
  byNumber: (number) => ["eth_getBlockByNumber", `["${toQuantity(number)}",false]`],
  byHash: (hash) => ["eth_getBlockByHash", `["${hash}",false]`],
  readEvent: readBlock,
  readBlock: readHeader,
};

/** Reads blocks at one upstream, and from others what that one does not have. */
export function readBlocksAt(
  dialect: HeadDialect,
  upstreams: UpstreamLinks,
  link: UpstreamLink,
): BlockReader {
  const read = async (call: Call): Promise<Block | undefined> => dialect.readBlock(await link.call(...call));
  return {
    latest: () => read(dialect.latest),
    byNumber: (number) => read(dialect.byNumber(number)),
    async byHash(hash) {
      const call = dialect.byHash(hash);
      const own = await read(call).catch((error: unknown) => {
        if (error instanceof RpcFailure) return undefined;
        throw error;
      });
      if (own) return own;
      // The upstream may have dropped a block of another branch, or never had it.
      return upstreams.call(...call).then(
        (text) => dialect.readBlock(text),
        () => undefined,
      );
    },
  };
}
