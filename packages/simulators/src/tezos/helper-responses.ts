import { baker } from "./accounts.ts";
import type { BlockResults } from "./block-results.ts";
import { type Micheline, packed } from "./micheline.ts";
import { operationBytes, readUnsigned, signatureBytes, type Unsigned } from "./operation.ts";
import type { TezosChain } from "./tezos-chain.ts";
import type { InBlock, Responses } from "./respond.ts";
import { encodeText } from "./addresses.ts";
import type { Fields } from "../values.ts";

/** How many levels of rights are listed at once. */
const maxRights = 1_000;

/** @returns the responses that read the protocol, encode operations and simulate them. */
export function helperResponses(
  chain: TezosChain,
  results: BlockResults,
  constants: Fields,
  inBlock: InBlock,
): Responses {
  const own = {
    ...constants,
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
