import { type Call, compareCalls } from "./compare-calls.ts";
import { type Head, noteLag, sampleHeights } from "./compare-heads.ts";
import type { Comparison } from "./report.ts";
import { RestNode } from "./rest-node.ts";
import type { Session } from "./session.ts";

/** How nodes with a REST API are compared. */
interface ComparedApi {
  /** The newest block of a node, and the height of its newest final one. */
  readonly read: (
    node: RestNode,
  ) => Promise<{ readonly head: Head | undefined; readonly final: bigint | undefined }>;
  /** What is the same at any time. */
  readonly fixed: readonly Call[];
  /** What is said of the block of a height, and of the state after it. */
  readonly at: (height: bigint) => readonly Call[];
  /** The fields of results that say something of the node, and not of its chain. */
  readonly ignored?: readonly string[];
}

/** How many blocks of Tezos are final when another one follows them. */
const TEZOS_FINAL = 2n;

const APIS: Readonly<Record<string, ComparedApi>> = {
  beacon: {
    async read(node) {
      const [head, final, seconds] = [
        await node.value("getBlockHeader", { block_id: "head" }, "data.header.message.slot"),
        await node.value("getBlockHeader", { block_id: "finalized" }, "data.header.message.slot"),
        await node.value("getSpec", {}, "data.SECONDS_PER_SLOT"),
      ].map(numberOf);
      return { head: headOf(head, head === undefined ? undefined : Number(head * (seconds ?? 12n))), final };
    },
    fixed: [
      ["getGenesis", {}],
      ["getDepositContract", {}],
    ],
    at(slot) {
      const [block, state] = [{ block_id: String(slot) }, { state_id: String(slot) }];
      return [
        ["getBlockHeader", block],
        ["getBlockRoot", block],
        ["getBlockV2", block],
        ["getBlockAttestationsV2", block],
        ["getStateRoot", state],
        ["getStateFork", state],
        ["getStateFinalityCheckpoints", state],
        ["getStateRandao", state],
        ["getStateValidator", { ...state, validator_id: "0" }],
      ];
    },
    ignored: ["execution_optimistic", "finalized"],
  },
  tezos: {
    async read(node) {
      const block = { chain: "main", block: "head" };
      const level = numberOf(await node.value("getBlockHeader", block, "level"));
      const time = await node.value(
        "getBlockHeader",
        { ...block, block: String(level ?? "head") },
        "timestamp",
      );
      const final = level !== undefined && level > TEZOS_FINAL ? level - TEZOS_FINAL : undefined;
      return { head: headOf(level, Date.parse(String(time)) / 1_000), final };
    },
    fixed: [["getChainId", { chain: "main" }]],
    at(level) {
      const block = { chain: "main", block: String(level) };
      return [
        ["getBlockHash", block],
        ["getBlockHeader", block],
        // What a node has of the metadata depends on how much history it keeps.
        ["getBlock", { ...block, metadata: "never" }],
        ["getOperationHashes", block],
        ["getBlockMetadataHash", block],
        ["getResultingContextHash", block],
      ];
    },
  },
  tron: {
    async read(node) {
      const path = "block_header.raw_data";
      const raw = Object(await node.value("getNowBlock", {}, path)) as Record<string, unknown>;
      const final = numberOf(await node.value("solidityGetNowBlock", {}, `${path}.number`));
      return { head: headOf(numberOf(raw["number"]), Number(raw["timestamp"]) / 1_000), final };
    },
    fixed: [["getBlockByNum", { body: { num: 0 } }]],
    at(height) {
      const body = { num: Number(height) };
      return [
        ["getBlockByNum", { body }],
        ["getTransactionInfoByBlockNum", { body }],
      ];
    },
  },
};

/** The APIs whose nodes can be compared. */
export const comparedApis: readonly string[] = Object.keys(APIS);

/** A node whose API is compared. */
export interface RestTarget {
  readonly session: Session;
  /** What the API's clients take: the endpoint and the credential. */
  readonly options: object;
}

/** Compares what two nodes with a REST API say of the same final blocks and states. */
export async function compareRest(
  spec: string,
  one: RestTarget,
  other: RestTarget,
  endpoint: string,
): Promise<Comparison> {
  const api = APIS[spec];
  if (!api) return { endpoint, compared: 0 };
  one.session.progress("comparison");
  const nodes = [one, other].map(
    ({ session, options }) => new RestNode(session, spec, options, api.ignored ?? []),
  );
  const [mine, theirs] = nodes as [RestNode, RestNode];
  const [my, their] = await Promise.all([api.read(mine), api.read(theirs)]);
  let compared = await compareCalls(mine, theirs, api.fixed, "any", endpoint);
  if (!my.head || !their.head) return { endpoint, compared };
  const headLag = noteLag(one.session, my.head, their.head, endpoint);
  for (const height of sampleHeights([my.head.height, their.head.height], [my.final, their.final]))
    compared += await compareCalls(mine, theirs, api.at(height), String(height), endpoint);
  return { endpoint, compared, headLag };
}

function numberOf(value: unknown): bigint | undefined {
  return /^\d+$/.test(String(value)) ? BigInt(String(value)) : undefined;
}

function headOf(height: bigint | undefined, seconds: number | undefined): Head | undefined {
  return height === undefined || !Number.isFinite(seconds)
    ? undefined
    : { height, seconds: Math.round(Number(seconds)) };
}
