import { RequestFailure, type RestRequest } from "../rest-service.ts";
import {
  allValidators,
  type BeaconChain,
  findEpoch,
  epochsPerSyncPeriod,
  slotsPerEpoch,
  syncCommitteeSize,
  findSyncPeriod,
  syncSubcommittees,
} from "./beacon-chain.ts";
import type { BeaconValidators } from "./beacon-validators.ts";
import type { Fields } from "../values.ts";

/** Fills an operation's example with the values of a slot. */
export type FillSlot = (slot: number) => Fields;
type Respond = (slot: number, request: RestRequest, fill: FillSlot) => unknown;

/** Maximum light client updates of a response. Source: the consensus specs. */
const maxUpdates = 128;
const slotsPerPeriod = epochsPerSyncPeriod * slotsPerEpoch;

/** @returns what the rules of the spec do not say of a response, by operation: its fields that differ, or a whole list. */
export function beaconResponses(
  chain: BeaconChain,
  validators: BeaconValidators,
  findExample: (operation: string) => Fields,
): Readonly<Record<string, Respond>> {
  const { blockTime } = chain.execution.options;
  /** The example's reward of each validator that a body lists. */
  const rewards = (example: Fields, request: RestRequest): Fields[] =>
    validators
      .select(readList(request))
      .map((validator) => Object.assign({}, example, { validator_index: String(validator) }));
  const example = (operation: string): Fields => findExample(operation)["data"] as Fields;
  return {
    getSpec: data(() => ({
      ...example("getSpec"),
      SECONDS_PER_SLOT: String(Math.max(1, Math.floor(blockTime / 1_000))),
      SLOT_DURATION_MS: String(blockTime),
    })),
    getLightClientUpdatesByRange(_, { query }, fill) {
      const first = Number(query["start_period"]);
      const count = Math.min(Number(query["count"]), maxUpdates);
      return Array.from({ length: count }, (_unused, index) => first + index)
        .filter((period) => period <= findSyncPeriod(findEpoch(chain.head)))
        .map((period) => fill(Math.min(chain.head, (period + 1) * slotsPerPeriod - 1)))
        .flatMap((updates) => (updates as unknown as readonly Fields[])[0] ?? []);
    },
    getBlobs: data(() => []),
    getBlockHeaders(_, { query: { slot, parent_root: parent } }, fill) {
      const before = parent === undefined ? undefined : chain.findSlot("block", String(parent));
      const after = before === undefined ? undefined : before + 1;
      const first = slot === undefined ? (after ?? chain.head) : Number(slot);
      const isUnknown =
        first !== (after ?? first) || first > chain.head || (parent !== undefined && after === undefined);
      return { ...fill(first), ...(isUnknown && { data: [] }) };
    },
    getSyncCommitteeRewards: data((slot, request) =>
      rewards((example("getSyncCommitteeRewards") as unknown as readonly [Fields])[0], request).filter(
        ({ validator_index: index }) => chain.findSyncSeat(Number(index), findEpoch(slot)) !== undefined,
      ),
    ),
    getAttestationsRewards: data((_, request) => {
      const { total_rewards, ...rest } = example("getAttestationsRewards");
      return { ...rest, total_rewards: rewards((total_rewards as readonly [Fields])[0], request) };
    }),
    getStateRandao: data((slot, { query }) => ({
      randao: chain.named(`randao ${Number(query["epoch"] ?? findEpoch(slot))}`),
    })),
    getStateValidators: data((_, { query }) => validators.list(query["id"], query["status"])),
    postStateValidators: data((_, { body }) => {
      const { ids, statuses } = Object(body) as Fields;
      return validators.list(ids, statuses);
    }),
    getStateValidator: data((_, { parameters }) => {
      const found = validators.find(String(parameters["validator_id"]));
      return found === undefined ? notFound("validator") : validators.record(found);
    }),
    getStateValidatorBalances: data((_, { query }) =>
      validators.select(query["id"] as readonly unknown[]).map((one) => validators.balance(one)),
    ),
    postStateValidatorBalances: data((_, request) =>
      validators.select(readList(request)).map((one) => validators.balance(one)),
    ),
    postStateValidatorIdentities: data((_, request) =>
      validators.select(readList(request)).map((one) => validators.identity(one)),
    ),
    getEpochCommittees: data((at, { query }) => listCommittees(chain, at, query)),
    getEpochSyncCommittees: data((at, { query }) => {
      const members = chain.syncCommittee(Number(query["epoch"] ?? findEpoch(at))).map(String);
      const size = syncCommitteeSize / syncSubcommittees;
      const aggregates = Array.from({ length: syncSubcommittees }, (_, index) =>
        members.slice(index * size, (index + 1) * size),
      );
      return { validators: members, validator_aggregates: aggregates };
    }),
    getProposerLookahead: data((slot) =>
      Array.from({ length: 2 * slotsPerEpoch }, (_, index) =>
        String(chain.proposer(findEpoch(slot) * slotsPerEpoch + index)),
      ),
    ),
    getStateV2: data((slot, _, fill) => ({
      ...(fill(slot)["data"] as Fields),
      ...example("getGenesis"),
      genesis_time: String(chain.genesisTime),
      fork: example("getStateFork"),
      validators: allValidators.map((one) => validators.record(one)["validator"]),
      balances: allValidators.map((one) => validators.balance(one)["balance"]),
    })),
    getAttesterDuties: data((slot, request) =>
      validators.duties("attester", readList(request), findEpoch(slot)),
    ),
    getPtcDuties: data((slot, request) => validators.duties("payload", readList(request), findEpoch(slot))),
    getSyncCommitteeDuties: data((slot, request) =>
      validators.duties("sync", readList(request), findEpoch(slot)),
    ),
    getProposerDuties: data((slot) => validators.proposers(findEpoch(slot))),
    getProposerDutiesV2: (slot) => ({
      dependent_root: chain.dependentRoot(findEpoch(slot), 1),
      data: validators.proposers(findEpoch(slot)),
    }),
    getLiveness: data((_, request) =>
      validators.select(readList(request)).map((one) => ({ index: String(one), is_live: true })),
    ),
  };
}

/** Makes the data of a response. */
function data(read: Respond): Respond {
  return (slot, request, fill) => ({ data: read(slot, request, fill) });
}

function listCommittees(chain: BeaconChain, at: number, query: RestRequest["query"]): Fields[] {
  const epoch = Number(query["epoch"] ?? findEpoch(query["slot"] === undefined ? at : Number(query["slot"])));
  if (epoch > findEpoch(at) + 1)
    throw new RequestFailure(
      400,
      `epoch ${epoch}: expected at most ${findEpoch(at) + 1}, the epoch after the state's`,
    );
  return Array.from({ length: slotsPerEpoch }, (_, index) => epoch * slotsPerEpoch + index)
    .filter((slot) => slot === Number(query["slot"] ?? slot) && Number(query["index"] ?? 0) === 0)
    .map((slot) => ({ index: "0", slot: String(slot), validators: chain.committee(slot).map(String) }));
}

/** @returns the validators that a body lists. */
function readList({ body }: RestRequest): readonly unknown[] {
  return (body ?? []) as readonly unknown[];
}

/** @returns the slot that a request is about: of the block, state or epoch that it names, by default the newest one. */
export function findSlotIn(chain: BeaconChain, { parameters, query }: RestRequest): number {
  const { block_id: block, state_id: state, block_root: root, epoch, slot = query["slot"] } = parameters;
  if (block !== undefined) return findSlot(chain, "block", block);
  if (state !== undefined) return findSlot(chain, "state", state);
  if (root !== undefined) return chain.findSlot("block", root) ?? notFound("block");
  if (epoch !== undefined) return Number(epoch) * slotsPerEpoch;
  return Number(slot ?? chain.head);
}

/** @param id - A tag, a slot or a root. */
function findSlot(chain: BeaconChain, kind: "block" | "state", id: string): number {
  const tags: Readonly<Record<string, number>> = {
    head: chain.head,
    genesis: 0,
    finalized: chain.finalized,
    justified: chain.justified,
  };
  const slot = tags[id] ?? (id.startsWith("0x") ? chain.findSlot(kind, id) : Number(id));
  return slot === undefined || !(slot <= chain.head) ? notFound(kind) : slot;
}

function notFound(what: string): never {
  throw new RequestFailure(404, `there is no such ${what}`);
}
