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
import type { Fields } from "../values.ts";

/** Fills an operation's example, by default the request's, with the values of a slot, and of a validator. */
export type FillSlot = (slot: number, validator?: number, operation?: string) => Fields;
type Respond = (slot: number, request: RestRequest, fill: FillSlot) => unknown;

/** Maximum light client updates of a response. Source: the consensus specs. */
const maxUpdates = 128;
const slotsPerPeriod = epochsPerSyncPeriod * slotsPerEpoch;

/** @returns what the rules of the spec do not say of a response, by operation: its fields that differ, or a whole list. */
export function beaconResponses(
  chain: BeaconChain,
  findExample: (operation: string) => Fields,
): Readonly<Record<string, Respond>> {
  const { blockTime } = chain.execution.options;
  const example = (operation: string): Fields => findExample(operation)["data"] as Fields;
  /** Duties are known up to the next epoch or sync committee period. @throws RequestFailure 400 for those after it. */
  const duties =
    (respond: Respond, findTerm = (epoch: number): number => epoch): Respond =>
    (slot, request, fill) => {
      const [epoch, now] = [findEpoch(slot), findEpoch(chain.head)];
      if (findTerm(epoch) <= findTerm(now) + 1) return respond(slot, request, fill);
      const message = `epoch ${epoch} is too far ahead to know its duties: the current epoch is ${now}`;
      throw new RequestFailure(400, message);
    };
  const perValidator = data((slot, request, fill) =>
    selectNamed(chain, request).flatMap((one) => fill(slot, one)["data"]),
  );
  const perSeat = data((slot, request, fill) =>
    selectNamed(chain, request).flatMap((one) => {
      const seat = chain.findSeat(one, findEpoch(slot));
      return fill(seat.slot, one)["data"];
    }),
  );
  const proposers: Respond = (epoch, _, fill) =>
    slotsOf(findEpoch(epoch)).flatMap((slot) => fill(slot, chain.proposer(slot))["data"]);
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
    getBlockHeaders(_, { query: { slot, parent_root: parent } }, fill) {
      const before = parent === undefined ? undefined : chain.findSlot("block", String(parent));
      const after = before === undefined ? undefined : before + 1;
      const first = slot === undefined ? (after ?? chain.head) : Number(slot);
      const isUnknown =
        first !== (after ?? first) || first > chain.head || (parent !== undefined && after === undefined);
      return { ...fill(first), ...(isUnknown && { data: [] }) };
    },
    getSyncCommitteeRewards: perValidator,
    getAttestationsRewards: data((slot, request, fill) => ({
      ...example("getAttestationsRewards"),
      total_rewards: selectNamed(chain, request).flatMap(
        (one) => (fill(slot, one)["data"] as Fields)["total_rewards"],
      ),
    })),
    getStateRandao: data((slot, { query }, fill) => {
      const { epoch = findEpoch(slot) } = query;
      return fill(Number(epoch) * slotsPerEpoch)["data"];
    }),
    getStateValidators: perValidator,
    postStateValidators: perValidator,
    getStateValidator: data((slot, { parameters }, fill) => {
      const found = chain.findValidator(String(parameters["validator_id"]));
      return found === undefined ? notFound("validator") : fill(slot, found)["data"];
    }),
    getStateValidatorBalances: perValidator,
    postStateValidatorBalances: perValidator,
    postStateValidatorIdentities: perValidator,
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
      [findEpoch(slot), findEpoch(slot) + 1].flatMap(slotsOf).map((one) => String(chain.proposer(one))),
    ),
    getStateV2: data((slot, _, fill) => {
      const all = allValidators.map((one) => fill(slot, one, "getStateValidator")["data"] as Fields);
      return {
        ...(fill(slot)["data"] as Fields),
        ...example("getGenesis"),
        genesis_time: String(chain.genesisTime),
        fork: example("getStateFork"),
        validators: all.map(({ validator }) => validator),
        balances: all.map(({ balance }) => balance),
      };
    }),
    getAttesterDuties: duties(perSeat),
    // All members of a slot's committee judge its payload too.
    getPtcDuties: duties(perSeat),
    getSyncCommitteeDuties: duties(perValidator, findSyncPeriod),
    getProposerDuties: duties(data(proposers)),
    getProposerDutiesV2: duties((slot, request, fill) => ({
      dependent_root: chain.dependentRoot(findEpoch(slot), 1),
      data: proposers(slot, request, fill),
    })),
    getLiveness: perValidator,
  };
}

/** Makes the data of a response. */
function data(read: Respond): Respond {
  return (slot, request, fill) => ({ data: read(slot, request, fill) });
}

/** @returns the slots of an epoch, in order. */
function slotsOf(epoch: number): readonly number[] {
  return Array.from({ length: slotsPerEpoch }, (_, index) => epoch * slotsPerEpoch + index);
}

/** @returns the validators that a request names in its query or body, which may be a list; by default all. */
function selectNamed(chain: BeaconChain, { query, body }: RestRequest): readonly number[] {
  const { ids = query["id"], statuses = query["status"] } = Object(
    Array.isArray(body) ? { ids: body } : body,
  ) as Fields;
  const wanted = (statuses ?? []) as readonly unknown[];
  // All validators are active, so a list of other states selects none.
  const isWanted = wanted.length === 0 || wanted.some((one) => one === "active" || one === "active_ongoing");
  return isWanted ? chain.selectValidators(ids as readonly unknown[]) : [];
}

function listCommittees(chain: BeaconChain, at: number, query: RestRequest["query"]): Fields[] {
  const epoch = Number(query["epoch"] ?? findEpoch(query["slot"] === undefined ? at : Number(query["slot"])));
  if (epoch > findEpoch(at) + 1)
    throw new RequestFailure(
      400,
      `epoch ${epoch}: expected at most ${findEpoch(at) + 1}, the epoch after the state's`,
    );
  return slotsOf(epoch)
    .filter((slot) => slot === Number(query["slot"] ?? slot) && Number(query["index"] ?? 0) === 0)
    .map((slot) => ({ index: "0", slot: String(slot), validators: chain.committee(slot).map(String) }));
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
    finalized: chain.finalizedAt(chain.head),
    justified: chain.justified,
  };
  const slot = tags[id] ?? (id.startsWith("0x") ? chain.findSlot(kind, id) : Number(id));
  return slot === undefined || !(slot <= chain.head) ? notFound(kind) : slot;
}

function notFound(what: string): never {
  throw new RequestFailure(404, `there is no such ${what}`);
}
