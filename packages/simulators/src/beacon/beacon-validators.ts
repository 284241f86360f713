import { allValidators, type BeaconChain, validatorCount } from "./beacon-chain.ts";
import type { Fields } from "../values.ts";

/** The validators of a chain, which are all active: who they are, and which of them a request names. */
export class BeaconValidators {
  readonly #chain: BeaconChain;
  /** The index and the public key of the validator of the specs' examples. */
  readonly #example: { readonly index: string; readonly pubkey: unknown };
  #byKey: ReadonlyMap<string, number> | undefined;

  /** @param example - The validator of the spec's example of `getStateValidator`. */
  constructor(chain: BeaconChain, { index, validator }: Fields) {
    this.#chain = chain;
    this.#example = { index: String(index), pubkey: (validator as Fields)["pubkey"] };
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
      ? String(this.#example.pubkey)
      : this.#chain.publicKey(validator);
  }
}
