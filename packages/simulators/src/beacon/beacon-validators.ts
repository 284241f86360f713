import { RequestFailure } from "../rest-service.ts";
import {
  allValidators,
  type BeaconChain,
  findEpoch,
  slotsPerEpoch,
  committeeSize,
  findSyncPeriod,
  validatorCount,
} from "./beacon-chain.ts";
import type { Fields } from "../values.ts";

type Duties = (validator: number, epoch: number) => Fields | undefined;

/** A validator as `getStateValidator` returns it. */
interface ValidatorRecord {
  readonly index: string;
  readonly balance: string;
  readonly status: string;
  readonly validator: Fields;
}

export class BeaconValidators {
  readonly #chain: BeaconChain;
  readonly #example: ValidatorRecord;
  #byKey: ReadonlyMap<string, number> | undefined;

  constructor(chain: BeaconChain, example: unknown) {
    this.#chain = chain;
    this.#example = example as ValidatorRecord;
  }

  /** @returns the validators with these indices or public keys that exist; all if there are no ids. */
  select(ids: readonly unknown[] = []): readonly number[] {
    if (ids.length === 0) return allValidators;
    return [...new Set(ids.map((id) => this.find(String(id))).filter((found) => found !== undefined))];
  }

  /** @param id - An index or a public key. */
  find(id: string): number | undefined {
    this.#byKey ??= new Map(allValidators.map((index) => [this.publicKey(index), index]));
    if (id.startsWith("0x")) return this.#byKey.get(id.toLowerCase());
    return Number(id) < validatorCount ? Number(id) : undefined;
  }

  /** @returns a validator's public key: that of the specs' examples has theirs. */
  publicKey(validator: number): string {
    return String(validator) === this.#example.index
      ? String(this.#example.validator["pubkey"])
      : this.#chain.publicKey(validator);
  }

  list(ids: unknown, states: unknown): Fields[] {
    const wanted = (states ?? []) as readonly unknown[];
    // All validators are active, so a list of other states selects none.
    const isWanted =
      wanted.length === 0 || wanted.some((one) => one === "active" || one === "active_ongoing");
    return isWanted ? this.select(ids as readonly unknown[]).map((one) => this.record(one)) : [];
  }

  record(validator: number): Fields {
    const details = { ...this.#example.validator, ...this.#activation(validator) };
    return { ...this.#example, index: String(validator), validator: details };
  }

  balance(validator: number): Fields {
    return { index: String(validator), balance: this.#example.balance };
  }

  identity(validator: number): Fields {
    const { pubkey, activation_epoch } = this.#activation(validator);
    return { index: String(validator), pubkey, activation_epoch };
  }

  #activation(validator: number): Fields {
    return {
      pubkey: this.publicKey(validator),
      withdrawal_credentials: this.#chain.named(`withdrawal ${validator}`),
      activation_eligibility_epoch: "0",
      activation_epoch: "0",
    };
  }

  readonly #duties: Readonly<Record<"attester" | "payload" | "sync", Duties>> = {
    attester: (validator, epoch) => {
      const { slot, position } = this.#chain.findSeat(validator, epoch);
      return {
        ...this.#named(validator),
        committee_index: "0",
        committee_length: String(committeeSize),
        committees_at_slot: "1",
        validator_committee_index: String(position),
        slot: String(slot),
      };
    },
    // All members of a slot's committee judge its payload too.
    payload: (validator, epoch) => {
      const { slot } = this.#chain.findSeat(validator, epoch);
      return { ...this.#named(validator), slot: String(slot) };
    },
    // Only members of the sync committee have one.
    sync: (validator, epoch) => {
      const seat = this.#chain.findSyncSeat(validator, epoch);
      if (seat === undefined) return undefined;
      return { ...this.#named(validator), validator_sync_committee_indices: [String(seat)] };
    },
  };

  /** @returns the duties of validators that have one. Duties of an epoch too far ahead are unknown. */
  duties(kind: "attester" | "payload" | "sync", ids: readonly unknown[], epoch: number): Fields[] {
    this.#checkEpoch(epoch, kind === "sync");
    return this.select(ids)
      .map((validator) => this.#duties[kind](validator, epoch))
      .filter((duty) => duty !== undefined);
  }

  proposers(epoch: number): Fields[] {
    this.#checkEpoch(epoch, false);
    return Array.from({ length: slotsPerEpoch }, (_, index) => {
      const slot = epoch * slotsPerEpoch + index;
      return { ...this.#named(this.#chain.proposer(slot)), slot: String(slot) };
    });
  }

  #checkEpoch(epoch: number, isSync: boolean): void {
    const now = findEpoch(this.#chain.head);
    const isKnown = isSync ? findSyncPeriod(epoch) <= findSyncPeriod(now) + 1 : epoch <= now + 1;
    if (isKnown) return;
    throw new RequestFailure(
      400,
      `epoch ${epoch} is too far ahead to know its duties: the current epoch is ${now}`,
    );
  }

  #named(validator: number): Fields {
    return { pubkey: this.publicKey(validator), validator_index: String(validator) };
  }
}
