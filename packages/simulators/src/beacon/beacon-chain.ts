import { NumberedHashes } from "../chain/numbered-hashes.ts";
import type { EvmChain } from "../evm/chain.ts";
import type { Fields } from "../values.ts";

export const slotsPerEpoch = 32;
/** The number of validators: all are active, and each attests once in an epoch. */
export const validatorCount = 1_024;
/** So few validators need one committee in each slot. Source: the consensus specs. */
export const committeeSize: number = validatorCount / slotsPerEpoch;
export const syncCommitteeSize = 512;
export const syncSubcommittees = 4;
export const epochsPerSyncPeriod = 256;
/** A root of 32 bytes, as hex digits. */
const rootDigits = 64;

/**
 * A chain of beacon blocks, one in each slot, which follow from the seed. The EVM chain's clock decides the newest. All
 * validators are active.
 */
export class BeaconChain {
  /** The chain whose blocks are the payloads. */
  readonly execution: EvmChain;
  readonly #hashes: NumberedHashes;
  /** The validator of the specs' examples, which has the public key of these. */
  readonly #example: Fields;
  #byKey: ReadonlyMap<string, number> | undefined;

  /** @param example - The spec's example of a validator in a state. */
  constructor(seed: string, execution: EvmChain, example: Fields) {
    this.execution = execution;
    this.#example = example;
    this.#hashes = new NumberedHashes(`beacon ${seed}`, rootDigits);
  }

  get head(): number {
    return this.execution.head;
  }

  /** The time of slot 0 in seconds since 1970. */
  get genesisTime(): number {
    return this.execution.timeOf(0) / 1_000;
  }

  /** @returns the newest slot that cannot be reverted, as seen from another one. */
  finalizedAt(slot: number): number {
    return Math.max(0, findEpoch(slot) - 2) * slotsPerEpoch;
  }

  /** The newest slot that two thirds of the validators have attested to. */
  get justified(): number {
    return Math.max(0, findEpoch(this.head) - 1) * slotsPerEpoch;
  }

  /** @returns a root of a slot; before slot 0, of zeros. */
  root(kind: "block" | "state" | "body", slot: number): string {
    return slot < 0 ? `0x${"0".repeat(rootDigits)}` : this.#hashes.of(kind, slot);
  }

  findSlot(kind: "block" | "state", root: string): number | undefined {
    const slot = this.#hashes.numberOf(kind, root);
    return slot !== undefined && slot <= this.head ? slot : undefined;
  }

  /** @returns the checkpoint of an epoch; of epoch 0 for any before. */
  checkpoint(epoch: number): { readonly epoch: string; readonly root: string } {
    const existing = Math.max(0, epoch);
    return { epoch: String(existing), root: this.root("block", existing * slotsPerEpoch) };
  }

  /** @returns the block whose root decides an epoch's duties, with this many epochs in between. */
  dependentRoot(epoch: number, lookahead: number): string {
    return this.root("block", Math.max(0, (epoch - lookahead) * slotsPerEpoch - 1));
  }

  proposer(slot: number): number {
    return this.#random(`proposer ${slot}`) % validatorCount;
  }

  /** @returns where a validator attests in an epoch: the slot, and its position in the committee. */
  findSeat(validator: number, epoch: number): { readonly slot: number; readonly position: number } {
    const place = this.#places(`epoch ${epoch}`)(validator);
    const slot = epoch * slotsPerEpoch + Math.floor(place / committeeSize);
    return { slot, position: place % committeeSize };
  }

  /** @returns the validators that attest to a slot, in order. */
  committee(slot: number): readonly number[] {
    const findPlace = this.#places(`epoch ${findEpoch(slot)}`);
    const first = (slot % slotsPerEpoch) * committeeSize;
    return inOrder(findPlace).slice(first, first + committeeSize);
  }

  /** @returns a validator's place in the sync committee of an epoch, if it is a member. */
  findSyncSeat(validator: number, epoch: number): number | undefined {
    const place = this.#places(`period ${findSyncPeriod(epoch)}`)(validator);
    return place < syncCommitteeSize ? place : undefined;
  }

  syncCommittee(epoch: number): readonly number[] {
    return inOrder(this.#places(`period ${findSyncPeriod(epoch)}`)).slice(0, syncCommitteeSize);
  }

  /** @returns the public keys of a slot's sync committee, or of one that many periods after it. */
  syncCommitteeKeys(slot: number, periods: number): readonly string[] {
    const epoch = findEpoch(slot) + periods * epochsPerSyncPeriod;
    return this.syncCommittee(epoch).map((validator) => this.publicKey(validator));
  }

  publicKey(validator: number): string {
    const { index, validator: details } = this.#example;
    if (String(validator) === index) return String((details as Fields)["pubkey"]);
    return `${this.#hashes.named(`key ${validator}`)}${this.#hashes.named(`more ${validator}`).slice(2, 34)}`;
  }

  /** @returns the validators with these indices or public keys that exist; all if there are no ids. */
  selectValidators(ids: readonly unknown[] = []): readonly number[] {
    if (ids.length === 0) return allValidators;
    return [...new Set(ids.flatMap((id) => this.findValidator(String(id)) ?? []))];
  }

  /** @param id - An index or a public key. */
  findValidator(id: string): number | undefined {
    this.#byKey ??= new Map(allValidators.map((index) => [this.publicKey(index), index]));
    if (id.startsWith("0x")) return this.#byKey.get(id.toLowerCase());
    return Number(id) < validatorCount ? Number(id) : undefined;
  }

  /** @returns a value of 32 bytes. */
  named(name: string): string {
    return this.#hashes.named(name);
  }

  /** A permutation of all validators: an odd factor has no common divisor with a power of two. */
  #places(seed: string): (validator: number) => number {
    const random = this.#random(seed);
    const [factor, offset] = [2 * (random % validatorCount) + 1, random >>> 12];
    return (validator) => (validator * factor + offset) % validatorCount;
  }

  #random(name: string): number {
    return Number.parseInt(this.#hashes.named(name).slice(2, 10), 16);
  }
}

export const allValidators: readonly number[] = Array.from({ length: validatorCount }, (_, index) => index);

/** @returns the validators, ordered by their places in a permutation. */
function inOrder(findPlace: (validator: number) => number): readonly number[] {
  const ordered: number[] = Array.from(allValidators);
  for (const validator of allValidators) ordered[findPlace(validator)] = validator;
  return ordered;
}

export function findEpoch(slot: number): number {
  return Math.floor(slot / slotsPerEpoch);
}

export function findSyncPeriod(epoch: number): number {
  return Math.floor(epoch / epochsPerSyncPeriod);
}
