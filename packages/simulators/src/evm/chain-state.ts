import { isContract, type AccountState, tokenSupply } from "./execution.ts";
import { RLP } from "micro-eth-signer/core/rlp.js";
import { computeSlot, supplySlot, tokenAddress } from "./token.ts";
import { emptyRoot, type TrieEntry, trieProof, trieRoot } from "./trie.ts";
import { hex, decodeHex } from "../values.ts";
import { keccak } from "../keccak.ts";

/** The code of the token: an instruction that always fails. The simulator computes the token's calls without code. */
export const contractCode = "0xfe";

export interface StateSource {
  /** The accounts that may have a state, in lower case. */
  addresses(): Iterable<string>;
  account(address: string, number: number): AccountState;
  /** The keys of the numbers in the token's storage, as {@link computeSlot} has them. */
  tokenKeys(): Iterable<string>;
  token(key: string, number: number): bigint;
}

/** An account with its proof. */
export interface AccountProof {
  readonly codeHash: string;
  readonly storageHash: string;
  readonly accountProof: readonly string[];
  /** @returns the proof of a slot. */
  proofOf(slot: string): readonly string[];
}

/** An entry, and what it was made of. */
interface KnownEntry {
  readonly state: string;
  readonly entry: TrieEntry;
}

/** The state of a chain after each of its blocks as a Merkle-Patricia trie: its root, and proofs. */
export class ChainState {
  readonly #source: StateSource;
  /** The newest entry of each account and slot. Most are the same in the next block. */
  readonly #entries = new Map<string, KnownEntry>();
  readonly #slots = new Map<string, string>();

  constructor(source: StateSource) {
    this.#source = source;
  }

  /** @returns the root after a block. Source: Yellow Paper, 4.1. */
  root(number: number): string {
    return hex(trieRoot(this.#accounts(number)));
  }

  /** @param address - In lower case. */
  proof(address: string, number: number): AccountProof {
    const storage = address === tokenAddress ? this.#storage(number) : [];
    return {
      codeHash: hex(findCodeHash(address)),
      storageHash: hex(trieRoot(storage)),
      accountProof: trieProof(this.#accounts(number), createKey(address)).map(hex),
      proofOf: (slot) => trieProof(storage, createKey(slot)).map(hex),
    };
  }

  #accounts(number: number): TrieEntry[] {
    const addresses = new Set([tokenAddress, ...this.#source.addresses()]);
    return [...addresses].flatMap((address) => {
      const { balance, nonce } = this.#source.account(address, number);
      const isToken = address === tokenAddress;
      if (balance === 0n && nonce === 0n && !isToken) return [];
      const root = isToken ? trieRoot(this.#storage(number)) : emptyRoot;
      const state = `${balance} ${nonce} ${isToken ? root.toString("hex") : ""}`;
      return this.#entry(address, state, () => RLP.encode([nonce, balance, root, findCodeHash(address)]));
    });
  }

  #storage(number: number): TrieEntry[] {
    const keys = new Set(this.#source.tokenKeys());
    const numbers = [...keys].map((key) => [this.#slotOf(key), this.#source.token(key, number)] as const);
    return [...numbers, [supplySlot, tokenSupply] as const].flatMap(([slot, value]) =>
      value === 0n ? [] : this.#entry(slot, String(value), () => RLP.encode(value)),
    );
  }

  #slotOf(key: string): string {
    const slot = this.#slots.get(key) ?? computeSlot(key);
    this.#slots.set(key, slot);
    return slot;
  }

  #entry(name: string, state: string, encode: () => Uint8Array): TrieEntry {
    const known = this.#entries.get(name);
    if (known?.state === state) return known.entry;
    const entry = { key: known?.entry.key ?? createKey(name), value: encode() };
    this.#entries.set(name, { state, entry });
    return entry;
  }
}

const noCode = keccak(Buffer.alloc(0));
const tokenCode = keccak(decodeHex(contractCode));

function findCodeHash(address: string): Buffer {
  return isContract(address) ? tokenCode : noCode;
}

function createKey(name: string): string {
  return keccak(decodeHex(name)).toString("hex");
}
