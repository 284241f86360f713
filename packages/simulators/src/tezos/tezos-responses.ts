import type { BlockResults } from "./block-results.ts";
import { contractResponses } from "./contract-responses.ts";
import { helperResponses } from "./helper-responses.ts";
import type { RestRequest } from "../rest-service.ts";
import { type InBlock, notFound, type Respond, type Responses } from "./respond.ts";
import type { TezosChain } from "./tezos-chain.ts";
import { type Fields, omit } from "../values.ts";

const maxListed = 450;

/** @returns the responses of a simulated Tezos node, by operation. Those that are missing are the specs' examples. */
export function tezosResponses(chain: TezosChain, results: BlockResults, constants: Fields): Responses {
  const inBlock: InBlock = (respond) => (request) =>
    respond(resolveLevel(chain, String(request.parameters["block"])), request);
  return {
    ...chainResponses(chain, results),
    ...blockResponses(chain, results, inBlock),
    ...contractResponses(chain, inBlock),
    ...helperResponses(chain, results, constants, inBlock),
  };
}

function chainResponses(chain: TezosChain, results: BlockResults): Responses {
  const location = (level: number): Fields => ({ block_hash: chain.hash("block", level), level });
  return {
    getChainId: () => results.chainId,
    getIsBootstrapped: () => ({ bootstrapped: true, sync_state: "synced" }),
    getCheckpoint: () => location(chain.final),
    // The node is an archive: it has all blocks.
    getSavepoint: () => location(0),
    getCaboose: () => location(0),
    getBlockHashes: ({ query }) => {
      const length = Math.min(Number(query["length"] ?? 1), maxListed);
      const heads = (query["head"] as readonly string[] | undefined) ?? [chain.hash("block", chain.head)];
      return heads.map((head) => {
        const level = chain.findLevel(head);
        if (level === undefined) return notFound(`there is no block ${head}`);
        return Array.from({ length: Math.min(length, level + 1) }, (_, index) =>
          chain.hash("block", level - index),
        );
      });
    },
    getPendingOperations: ({ query }) => ({
      validated: query["validated"] === false ? [] : chain.waiting.map((one) => results.pending(one)),
      refused: [],
      outdated: [],
      branch_refused: [],
      branch_delayed: [],
      unprocessed: [],
    }),
  };
}

function blockResponses(chain: TezosChain, results: BlockResults, inBlock: InBlock): Responses {
  const example = (operation: string): Respond => inBlock((level) => results.fill(operation, level));
  const findList = (level: number, { parameters }: RestRequest): readonly Fields[] | undefined =>
    results.operations(level)[Number(parameters["list_offset"])];
  const inList = (read: (operations: readonly Fields[]) => unknown): Respond =>
    inBlock((level, request) =>
      read(findList(level, request) ?? notFound("the block has no such list of operations")),
    );
  const atPlace = (read: (operation: Fields) => unknown): Respond =>
    inBlock((level, request) => {
      const operation = findList(level, request)?.[Number(request.parameters["operation_offset"])];
      return read(operation ?? notFound("the block has no such operation"));
    });
  return {
    getBlock: inBlock((level, { query }) => results.block(level, query["metadata"] !== "never")),
    getBlockHash: inBlock((level) => chain.hash("block", level)),
    getBlockHeader: example("getBlockHeader"),
    getBlockShellHeader: example("getBlockShellHeader"),
    getBlockProtocolData: inBlock((level) => {
      const { protocol, header } = results.fill("getBlock", level);
      return { protocol, ...omit(header as Fields, Object.keys(results.fill("getBlockShellHeader", level))) };
    }),
    getBlockMetadata: example("getBlockMetadata"),
    getLiveBlocks: inBlock((level) =>
      Array.from({ length: Math.min(maxListed, level + 1) }, (_, index) =>
        chain.hash("block", level - index),
      ),
    ),
    getOperations: inBlock((level) => results.operations(level)),
    getOperationsInList: inList((operations) => operations),
    getOperation: atPlace((operation) => operation),
    getOperationHashes: inBlock((level) =>
      results.operations(level).map((list) => list.map(({ hash }) => hash)),
    ),
    getOperationHashesInList: inList((operations) => operations.map(({ hash }) => hash)),
    getOperationHash: atPlace(({ hash }) => hash),
  };
}

/** @throws RequestFailure 404 if the chain does not have the block. */
function resolveLevel(chain: TezosChain, name: string): number {
  const [, base = "", sign = "~", distance = "0"] = /^(\w+)(?:([~+-])(\d+))?$/.exec(name) ?? [];
  const known: Readonly<Record<string, number>> = {
    head: chain.head,
    checkpoint: chain.final,
    genesis: 0,
    savepoint: 0,
    caboose: 0,
  };
  const start = known[base] ?? (/^\d+$/.test(base) ? Number(base) : chain.findLevel(base));
  const level = start === undefined ? -1 : start + (sign === "+" ? 1 : -1) * Number(distance);
  return level >= 0 && level <= chain.head ? level : notFound(`there is no block ${name}`);
}
