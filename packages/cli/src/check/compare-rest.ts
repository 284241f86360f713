import { readArguments } from "../calls/rest.ts";
import { findRestMethod } from "../facts/rest-method.ts";
import { ApiNode, createHead, type NamedApi, parseNumber } from "./api-node.ts";
import { compareApi } from "./compare-api.ts";
import type { Comparing } from "./comparing.ts";
import type { RestPlan } from "./plan.ts";
import { createRestCall } from "./client-calls.ts";
import type { Session } from "./session.ts";

/** How many blocks of Tezos are final when another one follows them. */
const TEZOS_FINAL = 2n;

const DAY = 86_400_000;

const APIS: Readonly<Record<string, NamedApi>> = {
  beacon: {
    async read(node) {
      const [head, final, seconds] = [
        await node.value("getBlockHeader", { block_id: "head" }, "data.header.message.slot"),
        await node.value("getBlockHeader", { block_id: "finalized" }, "data.header.message.slot"),
        await node.value("getSpec", {}, "data.SECONDS_PER_SLOT"),
      ].map(parseNumber);
      return { head: createHead(head, head === undefined ? undefined : head * (seconds ?? 12n)), final };
    },
    fixed: () => [
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
      const level = parseNumber(await node.value("getBlockHeader", block, "level"));
      const newest = { ...block, block: String(level ?? "head") };
      const time = await node.value("getBlockHeader", newest, "timestamp");
      const final = level !== undefined && level > TEZOS_FINAL ? level - TEZOS_FINAL : undefined;
      return { head: createHead(level, Date.parse(String(time)) / 1_000), final };
    },
    fixed: () => [["getChainId", { chain: "main" }]],
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
      const final = parseNumber(await node.value("solidityGetNowBlock", {}, `${path}.number`));
      return { head: createHead(parseNumber(raw["number"]), Number(raw["timestamp"]) / 1_000), final };
    },
    fixed: () => [["getBlockByNum", { body: { num: 0 } }]],
    at(height) {
      const body = { num: Number(height) };
      return [
        ["getBlockByNum", { body }],
        ["getTransactionInfoByBlockNum", { body }],
      ];
    },
  },
  // The venue's blocks cannot be read. What it lists, and what is over, is the same everywhere.
  exchange: {
    async read(node) {
      const time = Number(await node.value("l2Book", { coin: "BTC" }, "time"));
      return { head: Number.isFinite(time) ? { seconds: Math.round(time / 1_000) } : undefined };
    },
    fixed() {
      const today = Math.floor(Date.now() / DAY) * DAY;
      const over = { startTime: today - 7 * DAY, endTime: today - DAY - 1 };
      return [
        ["meta", {}],
        ["spotMeta", {}],
        ["perpDexs", {}],
        ["outcomeMeta", {}],
        ["candleSnapshot", { req: { coin: "BTC", interval: "1d", ...over } }],
        ["fundingHistory", { coin: "BTC", ...over }],
      ];
    },
  },
};

/** The REST APIs whose nodes can be compared. */
export const comparedApis: readonly string[] = Object.keys(APIS);

export async function compareRest(
  session: Session,
  { spec, options }: RestPlan,
  comparing: Comparing,
): Promise<void> {
  const api = APIS[spec];
  if (!api) return;
  const node = (own: Session, ownOptions: object): ApiNode =>
    new ApiNode(own, api, async (method, params) => {
      const facts = findRestMethod(spec, method);
      const args = await readArguments(facts, { positional: [], named: [], values: params });
      return (await createRestCall(own, facts, ownOptions))(args);
    });
  const nodes = [node(session, options), node(comparing.session, comparing.options)] as const;
  await compareApi(api, nodes, comparing);
}
