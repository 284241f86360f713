import { baker } from "./accounts.ts";
import { encodeText } from "./addresses.ts";
import type { BlockResults } from "./block-results.ts";
import { contractResponses } from "./contract-responses.ts";
import { type Micheline, packed } from "./micheline.ts";
import { operationBytes, readUnsigned, signatureBytes, type Unsigned } from "./operation.ts";
import type { RestRequest } from "../rest-service.ts";
import { type InBlock, notFound, type Respond, type Responses } from "./respond.ts";
import type { TezosChain } from "./tezos-chain.ts";
import { type Fields, omit } from "../values.ts";

const maxListed = 450;
/** How many levels of rights are listed at once. */
const maxRights = 1_000;

/** @returns the responses of a simulated Tezos node, by operation. Those that are missing are the specs' examples. */
export function tezosResponses(chain: TezosChain, results: BlockResults): Responses {
  const inBlock: InBlock = (respond) => (request) =>
    respond(resolveLevel(chain, String(request.parameters["block"])), request);
  return {
    ...chainResponses(chain, results),
    ...blockResponses(chain, results, inBlock),
    ...contractResponses(chain, inBlock),
    ...helperResponses(chain, results, inBlock),
  };
}

function chainResponses(chain: TezosChain, results: BlockResults): Responses {
  const location = (level: number): Fields => ({ block_hash: chain.hash("block", level), level });
  return {
    getChainId: () => results.chainId,
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

/** @returns the responses that read the protocol, encode operations and simulate them. */
function helperResponses(chain: TezosChain, results: BlockResults, inBlock: InBlock): Responses {
  const own = {
    ...(results.example("getConstants") as Fields),
    minimal_block_delay: String(Math.max(1, Math.floor(chain.options.blockTime / 1_000))),
  };
  const simulate = inBlock((_, { body }) => {
    const { operation } = body as { readonly operation: Unsigned };
    return { contents: chain.simulate(operation) };
  });
  return {
    getConstants: inBlock(() => own),
    getParametricConstants: inBlock(() => own),
    getCurrentLevel: inBlock((level) => results.level(level)),
    getLevelsInCurrentCycle: inBlock((level) => results.cycle(level)),
    getRound: inBlock(() => 0),
    getDelegates: inBlock(() => [baker]),
    getBakingRights: inBlock((level, { query }) => {
      const given = query["level"] as readonly number[] | undefined;
      const levels = (given ?? [level + 1]).slice(0, maxRights);
      return levels.map((one) => ({
        level: one,
        delegate: baker,
        round: 0,
        consensus_key: baker,
        estimated_time: one > level ? chain.timestamp(one) : undefined,
      }));
    }),
    forgeOperations: inBlock((_, { body }) => operationBytes(body as Unsigned).toString("hex")),
    parseOperations: inBlock((_, { body }) => {
      const { operations } = body as {
        readonly operations: readonly { readonly branch: string; readonly data: string }[];
      };
      return operations.map(({ branch, data }) => parsed(branch, data));
    }),
    preapplyOperations: inBlock((_, { body }) =>
      (body as readonly (Unsigned & { readonly signature: string })[]).map(({ signature, ...operation }) => ({
        contents: chain.simulate(operation),
        signature,
      })),
    ),
    runOperation: simulate,
    simulateOperation: simulate,
    packData: inBlock((_, { body }) => {
      const { data, type } = body as { readonly data: Micheline; readonly type: Micheline };
      return { packed: packed(data, type).toString("hex"), gas: "unaccounted" };
    }),
  };
}

/** @param data - The operation without its branch, with its signature. */
function parsed(branch: string, data: string): object {
  const bytes = Buffer.from(data, "hex");
  const contents = bytes.subarray(0, -signatureBytes);
  // The branch is not part of the data, so any will do.
  const full = Buffer.concat([Buffer.alloc(32), contents]);
  return {
    branch,
    contents: readUnsigned(full).contents,
    signature: encodeText("sig", bytes.subarray(-signatureBytes)),
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
