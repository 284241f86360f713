import { RequestFailure, type RestRequest } from "../rest-service.ts";
import { BeaconBlocks } from "./beacon-blocks.ts";
import {
  allValidators,
  type BeaconChain,
  epochOf,
  slotsPerEpoch,
  syncCommitteeSize,
  syncSubcommittees,
} from "./beacon-chain.ts";
import type { BeaconExamples, Fields } from "./beacon-examples.ts";
import { BeaconValidators } from "./beacon-validators.ts";
import { LightClient } from "./light-client.ts";

type Respond = (request: RestRequest) => unknown;
type AtSlot = (slot: number, request: RestRequest) => unknown;

/**
 * @returns the responses of a simulated beacon node, by operation. Those that are missing are the specs'
 * examples.
 */
export function beaconResponses(
  chain: BeaconChain,
  examples: BeaconExamples,
): Readonly<Record<string, Respond>> {
  const blocks = new BeaconBlocks(chain, examples);
  const validators = new BeaconValidators(chain, examples);
  const lightClient = new LightClient(chain, blocks, examples);
  const { blockTime, chainId } = chain.execution.options;
  const genesis = { ...examples.dataOf("getGenesis"), genesis_time: String(chain.genesisTime) };
  const settled = (slot: number): Fields => ({
    execution_optimistic: false,
    finalized: slot <= chain.finalized,
  });
  const inBlock =
    (operation: string, data: AtSlot): Respond =>
    (request) => {
      const slot = slotOf(chain, "block", request.parameters["block_id"]);
      return { ...examples.of(operation), ...settled(slot), data: data(slot, request) };
    };
  const inState =
    (operation: string, data: AtSlot): Respond =>
    (request) => {
      const slot = slotOf(chain, "state", request.parameters["state_id"]);
      return { ...examples.of(operation), ...settled(slot), data: data(slot, request) };
    };
  const duties =
    (kind: "attester" | "payload" | "sync", lookahead?: number): Respond =>
    (request) => ({
      ...(lookahead !== undefined && { dependent_root: chain.dependentRoot(epochIn(request), lookahead) }),
      execution_optimistic: false,
      data: validators.duties(validators[kind], listed(request), epochIn(request)),
    });
  const proposers =
    (lookahead: number): Respond =>
    (request) => ({
      dependent_root: chain.dependentRoot(epochIn(request), lookahead),
      execution_optimistic: false,
      data: validators.proposers(epochIn(request)),
    });
  const checkpoints = (slot: number): Readonly<Record<string, unknown>> => ({
    previous_justified: chain.checkpoint(epochOf(slot) - 2),
    current_justified: chain.checkpoint(epochOf(slot) - 1),
    finalized: chain.checkpoint(epochOf(slot) - 2),
  });
  return {
    getGenesis: () => ({ data: genesis }),
    getSpec: () => ({
      data: {
        ...examples.dataOf("getSpec"),
        SECONDS_PER_SLOT: String(Math.max(1, Math.floor(blockTime / 1_000))),
        SLOT_DURATION_MS: String(blockTime),
      },
    }),
    getDepositContract: () => ({
      data: { ...examples.dataOf("getDepositContract"), chain_id: String(chainId) },
    }),
    getLightClientBootstrap: (request) => lightClient.bootstrap(request),
    getLightClientUpdatesByRange: (request) => lightClient.updates(request),
    getLightClientFinalityUpdate: () => lightClient.newest(examples.of("getLightClientFinalityUpdate")),
    getLightClientOptimisticUpdate: () => lightClient.newest(examples.of("getLightClientOptimisticUpdate")),
    getBlobs: inBlock("getBlobs", () => []),
    getSignedExecutionPayloadEnvelope: inBlock("getSignedExecutionPayloadEnvelope", (slot) => {
      const example = examples.dataOf("getSignedExecutionPayloadEnvelope");
      return { ...example, message: blocks.envelope(example["message"] as Fields, slot) };
    }),
    getBlockHeaders({ query }) {
      const { slot, parent_root: parent } = query;
      const before = parent === undefined ? undefined : chain.slotOf("block", String(parent));
      const wanted = [
        slot === undefined ? undefined : Number(slot),
        before === undefined ? before : before + 1,
      ];
      const [first = chain.head, other = first] = wanted.filter((one) => one !== undefined);
      const isUnknown =
        first !== other || first > chain.head || (parent !== undefined && before === undefined);
      return { ...settled(first), data: isUnknown ? [] : [blocks.header(first)] };
    },
    getBlockHeader: inBlock("getBlockHeader", (slot) => blocks.header(slot)),
    getBlockV2: inBlock("getBlockV2", (slot) => blocks.signed("getBlockV2", slot)),
    getBlindedBlock: inBlock("getBlindedBlock", (slot) => blocks.signed("getBlindedBlock", slot)),
    getBlockRoot: inBlock("getBlockRoot", (slot) => ({ root: chain.root("block", slot) })),
    getBlockAttestationsV2: inBlock("getBlockAttestationsV2", (slot) => blocks.attestations(slot)),
    getBlockRewards: inBlock("getBlockRewards", (slot) => ({
      ...examples.dataOf("getBlockRewards"),
      proposer_index: String(chain.proposer(slot)),
    })),
    getSyncCommitteeRewards: inBlock("getSyncCommitteeRewards", (slot, request) => {
      const [example] = examples.of("getSyncCommitteeRewards")["data"] as readonly Fields[];
      return validators
        .select(listed(request))
        .filter((validator) => chain.syncSeatOf(validator, epochOf(slot)) !== undefined)
        .map((validator) => Object.assign({}, example, { validator_index: String(validator) }));
    }),
    getAttestationsRewards(request) {
      const { total_rewards, ...rest } = examples.dataOf("getAttestationsRewards");
      const [example] = total_rewards as readonly Fields[];
      const own = validators
        .select(listed(request))
        .map((validator) => Object.assign({}, example, { validator_index: String(validator) }));
      return { ...examples.of("getAttestationsRewards"), data: { ...rest, total_rewards: own } };
    },
    getStateRoot: inState("getStateRoot", (slot) => ({ root: chain.root("state", slot) })),
    getStateFinalityCheckpoints: inState("getStateFinalityCheckpoints", checkpoints),
    getStateRandao: inState("getStateRandao", (slot, { query }) => ({
      randao: chain.named(`randao ${Number(query["epoch"] ?? epochOf(slot))}`),
    })),
    getStateValidators: inState("getStateValidators", (_, { query }) =>
      withStatus(validators, query["id"], query["status"]),
    ),
    postStateValidators: inState("postStateValidators", (_, { body }) => {
      const { ids, statuses } = Object(body) as Fields;
      return withStatus(validators, ids, statuses);
    }),
    getStateValidator: inState("getStateValidator", (_, { parameters }) => {
      const found = validators.find(String(parameters["validator_id"]));
      if (found === undefined) throw notFound("validator");
      return validators.record(found);
    }),
    getStateValidatorBalances: inState("getStateValidatorBalances", (_, { query }) =>
      validators.select(query["id"] as readonly unknown[]).map((one) => validators.balance(one)),
    ),
    postStateValidatorBalances: inState("postStateValidatorBalances", (_, request) =>
      validators.select(listed(request)).map((one) => validators.balance(one)),
    ),
    postStateValidatorIdentities: inState("postStateValidatorIdentities", (_, request) =>
      validators.select(listed(request)).map((one) => validators.identity(one)),
    ),
    getEpochCommittees: inState("getEpochCommittees", (at, { query }) => {
      const epoch = Number(
        query["epoch"] ?? epochOf(query["slot"] === undefined ? at : Number(query["slot"])),
      );
      if (epoch > epochOf(at) + 1)
        throw new RequestFailure(
          400,
          `epoch ${epoch}: expected at most ${epochOf(at) + 1}, the epoch after the state's`,
        );
      return Array.from({ length: slotsPerEpoch }, (_, index) => epoch * slotsPerEpoch + index)
        .filter((slot) => slot === Number(query["slot"] ?? slot) && Number(query["index"] ?? 0) === 0)
        .map((slot) => ({
          index: "0",
          slot: String(slot),
          validators: chain.committee(slot).map(String),
        }));
    }),
    getEpochSyncCommittees: inState("getEpochSyncCommittees", (at, { query }) => {
      const members = chain.syncCommittee(Number(query["epoch"] ?? epochOf(at))).map(String);
      const size = syncCommitteeSize / syncSubcommittees;
      const aggregates = Array.from({ length: syncSubcommittees }, (_, index) =>
        members.slice(index * size, (index + 1) * size),
      );
      return { validators: members, validator_aggregates: aggregates };
    }),
    getProposerLookahead: inState("getProposerLookahead", (slot) => {
      const first = epochOf(slot) * slotsPerEpoch;
      return Array.from({ length: 2 * slotsPerEpoch }, (_, index) => String(chain.proposer(first + index)));
    }),
    getStateV2: inState("getStateV2", (slot) => ({
      ...examples.dataOf("getStateV2"),
      ...genesis,
      slot: String(slot),
      fork: examples.dataOf("getStateFork"),
      latest_block_header: blocks.message(slot),
      validators: allValidators.map((one) => validators.record(one)["validator"]),
      balances: allValidators.map((one) => validators.balance(one)["balance"]),
      previous_justified_checkpoint: checkpoints(slot)["previous_justified"],
      current_justified_checkpoint: checkpoints(slot)["current_justified"],
      finalized_checkpoint: checkpoints(slot)["finalized"],
    })),
    getAttesterDuties: duties("attester", 1),
    getPtcDuties: duties("payload", 1),
    getSyncCommitteeDuties: duties("sync"),
    getProposerDuties: proposers(0),
    getProposerDutiesV2: proposers(1),
    getLiveness: (request) => ({
      data: validators.select(listed(request)).map((one) => ({ index: String(one), is_live: true })),
    }),
    getSyncingStatus: () => ({
      data: { ...examples.dataOf("getSyncingStatus"), head_slot: String(chain.head) },
    }),
    getDebugChainHeadsV2: () => ({
      data: [
        { root: chain.root("block", chain.head), slot: String(chain.head), execution_optimistic: false },
      ],
    }),
    getDebugForkChoice() {
      const example = examples.of("getDebugForkChoice");
      const [node] = example["fork_choice_nodes"] as readonly Fields[];
      const { head } = chain;
      const [justified, finalized] = [
        chain.checkpoint(epochOf(head) - 1),
        chain.checkpoint(epochOf(head) - 2),
      ];
      const newest = {
        ...node,
        slot: String(head),
        block_root: chain.root("block", head),
        parent_root: chain.root("block", head - 1),
        justified_epoch: justified.epoch,
        finalized_epoch: finalized.epoch,
        execution_block_hash: chain.execution.block(head).hash,
      };
      return {
        ...example,
        justified_checkpoint: justified,
        finalized_checkpoint: finalized,
        fork_choice_nodes: [newest],
      };
    },
    produceBlockV3: ({ parameters }) => blocks.proposed("produceBlockV3", Number(parameters["slot"])),
    produceBlockV4: ({ parameters }) => blocks.proposed("produceBlockV4", Number(parameters["slot"])),
    produceAttestationData: ({ query }) => ({ data: blocks.attestationData(Number(query["slot"])) }),
    getAggregatedAttestationV2: ({ query }) => ({
      ...examples.of("getAggregatedAttestationV2"),
      data: blocks.attestation(Number(query["slot"])),
    }),
    getPoolAttestationsV2: ({ query }) => ({
      ...examples.of("getPoolAttestationsV2"),
      data: [blocks.attestation(Number(query["slot"] ?? chain.head))],
    }),
  };
}

function epochIn({ parameters }: RestRequest): number {
  return Number(parameters["epoch"]);
}

/** @returns the validators that a body lists. */
function listed({ body }: RestRequest): readonly unknown[] {
  return (body ?? []) as readonly unknown[];
}

function withStatus(validators: BeaconValidators, ids: unknown, statuses: unknown): Fields[] {
  const wanted = (statuses ?? []) as readonly unknown[];
  // All validators are active, so a list of other statuses selects none.
  const isWanted = wanted.length === 0 || wanted.some((one) => one === "active" || one === "active_ongoing");
  return isWanted ? validators.select(ids as readonly unknown[]).map((one) => validators.record(one)) : [];
}

/**
 * @param id - A tag, a slot or a root.
 * @throws RequestFailure 404 if there is no such block or state.
 */
function slotOf(chain: BeaconChain, kind: "block" | "state", id = ""): number {
  const tags: Readonly<Record<string, number>> = {
    head: chain.head,
    genesis: 0,
    finalized: chain.finalized,
    justified: chain.justified,
  };
  const slot = tags[id] ?? (id.startsWith("0x") ? chain.slotOf(kind, id) : Number(id));
  if (slot === undefined || !(slot <= chain.head)) throw notFound(kind);
  return slot;
}

function notFound(what: string): RequestFailure {
  return new RequestFailure(404, `there is no such ${what}`);
}
