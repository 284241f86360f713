import { toHex } from "../encoding/bytes.ts";
import { Contradiction } from "../contradiction.ts";
import { bytesAt, bytesOfHex, type JsonObject, listAt, asObject } from "../fields.ts";
import { CannotFollow } from "./cannot-follow.ts";
import { type Header, hasProof, knownForkAt, readHeader, requireRoot } from "./headers.ts";
import { checkBranch, committeeRoot, numberAt, signingRoot } from "./merkle.ts";
import { forkAt, type FullNetwork, periodAt } from "./network.ts";
import type { VerifySignature } from "./signature.ts";
import type { LightClientState } from "./state.ts";

/** What the checks of updates need. */
export interface Rules {
  readonly network: FullNetwork;
  readonly verifySignature: VerifySignature;
  /** The slot of now: later ones are not signed yet. */
  readonly currentSlot: number;
}

/** Places in a beacon state. Source: ethereum/consensus-specs, altair and electra, light-client/sync-protocol. */
const PLACES = {
  altair: { finalized: 105, current: 54, next: 55 },
  electra: { finalized: 169, current: 86, next: 87 },
};

function placesAt(network: FullNetwork, slot: number): (typeof PLACES)["altair"] {
  const { name } = knownForkAt(network, slot);
  return name === "electra" || name === "fulu" ? PLACES.electra : PLACES.altair;
}

/** Starts from a block that is trusted: the bootstrap data must be of this block. */
export function bootstrap(value: unknown, checkpoint: string, network: FullNetwork): LightClientState {
  const data = asObject(value, "result.data");
  const header = readHeader(data["header"], "result.data.header", network);
  requireRoot("checkpoint", header, checkpoint.toLowerCase() as `0x${string}`, "result.data.header");
  const committee = readCommittee("current", data, header, "result.data", network);
  const { json } = header;
  const { genesisValidatorsRoot } = network;
  return { version: 1, genesisValidatorsRoot, finalized: json, optimistic: json, committee };
}

/**
 * Checks an update and applies it. An update may have a next sync committee and a final block, or only the header that the
 * committee has signed.
 *
 * @returns the new state, or the same one if the update says nothing new.
 *
 * Source: ethereum/consensus-specs, altair, light-client/sync-protocol; stricter where that forces updates without finality.
 */
export async function applyUpdate(
  state: LightClientState,
  value: unknown,
  at: string,
  rules: Rules,
): Promise<LightClientState> {
  const { network } = rules;
  const update = asObject(value, at);
  const attested = readHeader(update["attested_header"], `${at}.attested_header`, network);
  const finalized = readFinalized(update, attested, at, network);
  const signatureSlot = numberAt(update, "signature_slot", at);
  requireOrder(signatureSlot, attested, finalized, at, rules);
  const period = periodAt(network, finalizedSlot(state));
  const nextCommittee = hasProof(update, "next_sync_committee", "next_sync_committee_branch")
    ? readCommittee("next", update, attested, at, network)
    : undefined;
  const isOfPeriod = nextCommittee && periodAt(network, attested.slot) === period;
  const isFinalInPeriod = finalized && periodAt(network, finalized.slot) === period;
  const isNewCommittee = !state.nextCommittee && isOfPeriod && isFinalInPeriod;
  if (attested.slot <= finalizedSlot(state) && !isNewCommittee) return state;
  await checkSignature(state, update, { attested, signatureSlot, period }, at, rules);
  if (state.nextCommittee && isOfPeriod) requireSameCommittee(state, nextCommittee, at, network);
  let next = isNewCommittee ? { ...state, nextCommittee } : state;
  if (attested.slot > readSlot(state.optimistic)) next = { ...next, optimistic: attested.json };
  if (finalized && finalized.slot > finalizedSlot(state))
    next = finalize(next, finalized, nextCommittee, network, attested);
  return next;
}

/** Moves on to a final block, and to the next committee where its period begins. */
function finalize(
  state: LightClientState,
  finalized: Header,
  nextCommittee: JsonObject | undefined,
  network: FullNetwork,
  attested: Header,
): LightClientState {
  const period = periodAt(network, finalized.slot);
  const before = periodAt(network, finalizedSlot(state));
  const moved = { ...state, finalized: finalized.json };
  if (finalized.slot > readSlot(state.optimistic)) moved.optimistic = finalized.json;
  if (period === before) return moved;
  // The signature was of one of the two committees, so the period is the next one, and its committee is known.
  const { nextCommittee: committee, ...rest } = moved;
  if (period !== before + 1 || !committee)
    throw new CannotFollow("missing-update", `the update of period ${before} is missing`);
  const isOfPeriod = nextCommittee && periodAt(network, attested.slot) === period;
  return { ...rest, committee, ...(isOfPeriod && { nextCommittee }) };
}

function readFinalized(
  update: JsonObject,
  attested: Header,
  at: string,
  network: FullNetwork,
): Header | undefined {
  if (!hasProof(update, "finalized_header", "finality_branch")) return undefined;
  const finalized = readHeader(update["finalized_header"], `${at}.finalized_header`, network);
  checkBranch(
    "finality-proof",
    finalized.root,
    placesAt(network, attested.slot).finalized,
    [update, "finality_branch", at],
    attested.stateRoot,
  );
  return finalized;
}

/** Reads a sync committee, which a proof shows to be in the state of a header. */
function readCommittee(
  which: "current" | "next",
  data: JsonObject,
  { slot, stateRoot }: Header,
  at: string,
  network: FullNetwork,
): JsonObject {
  const name = `${which}_sync_committee`;
  const committee = asObject(data[name], `${at}.${name}`);
  const root = committeeRoot(committee, network.committeeSize, `${at}.${name}`);
  const place = placesAt(network, slot)[which];
  checkBranch("sync-committee", root, place, [data, `${name}_branch`, at], stateRoot);
  return committee;
}

function requireOrder(
  signatureSlot: number,
  attested: Header,
  finalized: Header | undefined,
  at: string,
  { currentSlot }: Rules,
): void {
  const isInOrder =
    currentSlot >= signatureSlot && signatureSlot > attested.slot && attested.slot >= (finalized?.slot ?? 0);
  if (isInOrder) return;
  throw new Contradiction(
    "slot-order",
    `${at}.signature_slot`,
    `a slot up to ${currentSlot}, after that of the attested header, ${attested.slot}`,
    `${signatureSlot}, with a final header of slot ${finalized?.slot ?? "none"}`,
  );
}

async function checkSignature(
  state: LightClientState,
  update: JsonObject,
  { attested, signatureSlot, period }: { attested: Header; signatureSlot: number; period: number },
  at: string,
  { network, verifySignature }: Rules,
): Promise<void> {
  const signing = periodAt(network, signatureSlot);
  const committee =
    signing === period ? state.committee : signing === period + 1 ? state.nextCommittee : undefined;
  if (!committee)
    throw new CannotFollow(
      "missing-update",
      `it is signed in period ${signing}, and the committees are known up to period ${period + (state.nextCommittee ? 1 : 0)}`,
    );
  const path = `${at}.sync_aggregate`;
  const aggregate = asObject(update["sync_aggregate"], path);
  const bits = bytesAt(aggregate, "sync_committee_bits", path, network.committeeSize / 8);
  const keys = listAt(committee, "pubkeys", "committee").filter(
    (_, index) => ((bits[index >> 3] ?? 0) >> (index & 7)) % 2 === 1,
  );
  if (keys.length * 3 < network.committeeSize * 2)
    throw new Contradiction(
      "participants",
      `${path}.sync_committee_bits`,
      `two thirds of ${network.committeeSize} signatures`,
      `${keys.length}`,
    );
  // The fork of the slot before, because the committee signs the block of that slot.
  const fork = forkAt(network, Math.max(signatureSlot, 1) - 1);
  const isSigned = await verifySignature(
    keys.map((key, index) => bytesOfHex(key, `committee.pubkeys[${index}]`, 48)),
    signingRoot(
      attested.root,
      bytesOfHex(fork?.version ?? "0x00000000", "network.forks", 4),
      bytesOfHex(network.genesisValidatorsRoot, "network.genesisValidatorsRoot", 32),
    ),
    bytesAt(aggregate, "sync_committee_signature", path, 96),
  );
  if (!isSigned)
    throw new Contradiction(
      "signature",
      `${path}.sync_committee_signature`,
      `a signature of the sync committee of period ${signing} for ${toHex(attested.root)}`,
      "a signature that does not fit",
    );
}

function requireSameCommittee(
  { nextCommittee = {} }: LightClientState,
  other: JsonObject,
  at: string,
  { committeeSize }: FullNetwork,
): void {
  const [known, given] = [nextCommittee, other].map((one) =>
    toHex(committeeRoot(one, committeeSize, `${at}.next_sync_committee`)),
  );
  if (known !== given)
    throw new Contradiction("sync-committee", `${at}.next_sync_committee`, String(known), String(given));
}

/** The slot of a header that was checked. */
export function readSlot({ beacon }: LightClientState["finalized"]): number {
  return Number(beacon["slot"]);
}

function finalizedSlot({ finalized }: LightClientState): number {
  return readSlot(finalized);
}
