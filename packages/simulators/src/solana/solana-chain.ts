import { hash } from "node:crypto";
import { base58 } from "../base58.ts";
import { History } from "../chain/history.ts";
import { nonceInfo, tableAddresses } from "./account-json.ts";
import { type Account, Engine, noAccount, type Simulation } from "./engine.ts";
import { computeFee } from "./fees.ts";
import { Faucet } from "./faucet.ts";
import { genesisOwners, programs } from "./programs.ts";
import { slotsPerEpoch } from "./slots.ts";
import {
  SolanaBlocks,
  type SolanaChainOptions,
  type Balances,
  type Included,
  type TokenBalance,
  type TransactionAccount,
} from "./solana-blocks.ts";
import { mint, tokenAccount, uiAmount } from "./token-accounts.ts";
import { Validator } from "./validator.ts";
import type { WireMessage } from "./wire-message.ts";
import { decodeTransaction, isWritable, type WireTransaction } from "./wire-transaction.ts";

/** Maximum transactions that the chain includes in total. */
const maxIncluded = 100_000;
/** `AdvanceNonceAccount` of the system program. */
const advanceNonce = 4;

/** A chain whose blocks litesvm executes. The engine has the newest state; what accounts contained before is kept here. */
export class SolanaChain extends SolanaBlocks {
  readonly faucet: Faucet;
  /** The only one, which leads every slot and votes for every block. */
  readonly validator: Validator;
  /** The lamports of all accounts before the first transaction. */
  readonly genesisSupply: bigint;
  readonly #seed: string;
  readonly #engine = new Engine();
  /** What accounts contained: a caller may read at a commitment that is behind. */
  readonly #history = new History<Account | undefined>();
  readonly #changed = new Map<number, Set<string>>();
  readonly #blocks = new Map<number, Included[]>();
  readonly #bySignature = new Map<string, Included>();
  readonly #byAddress = new Map<string, Included[]>();
  /** All transactions, in order. */
  readonly #included: Included[] = [];
  /** The slot that the engine is in. */
  #slot = 0;

  /** @throws EngineMissingError if the engine cannot run on this machine. */
  constructor(options: SolanaChainOptions) {
    super(options);
    const { seed } = options;
    this.#seed = seed;
    this.faucet = new Faucet(`solana ${seed} faucet`);
    this.#engine.setAccount(this.faucet.address, this.faucet.account);
    this.validator = new Validator((name) => this.named(name));
    for (const [address, account] of this.validator.accounts((length) => this.minimumBalance(length)))
      this.#engine.setAccount(address, account);
    this.genesisSupply = sum(
      genesisOwners.map((owner) =>
        sum([...this.#engine.listAccounts(owner).values()].map(({ lamports }) => lamports)),
      ),
    );
  }

  /** @returns an address that stands for something on this chain, such as its validator. */
  named(name: string): string {
    return base58(hash("sha256", `solana ${this.#seed} ${name}`, "buffer"));
  }

  /** @returns whether the transaction's lifetime includes the block after a slot's. */
  isAlive(message: WireMessage, slot: number): boolean {
    return this.isRecent(message.blockhash, this.slots.heightOf(slot)) || this.#hasNonce(message, slot);
  }

  /** @returns the transactions of a slot's block, in order. */
  override transactionsIn(slot: number): readonly Included[] {
    return this.#blocks.get(slot) ?? [];
  }

  /** @returns the transaction with a signature, if it is in a block up to a slot. */
  transaction(signature: string, slot: number): Included | undefined {
    const found = this.#bySignature.get(signature);
    return found && found.slot <= slot ? found : undefined;
  }

  listTransactions(address: string): readonly Included[] {
    return this.#byAddress.get(address) ?? [];
  }

  transactionsUpTo(slot: number): readonly Included[] {
    const end = this.#included.findLastIndex((one) => one.slot <= slot);
    return this.#included.slice(0, end + 1);
  }

  /** @returns an account after a slot; `undefined` if it does not exist. */
  override account(address: string, slot: number): Account | undefined {
    const version = this.#history.at(address, slot);
    return version ? version.value : this.#engine.account(address);
  }

  /** @returns the accounts that a program owns after a slot, by address. */
  listProgramAccounts(program: string, slot: number): Map<string, Account> {
    const found = this.#engine.listAccounts(program);
    for (const address of this.#history.names) {
      const account = this.account(address, slot);
      if (account?.owner === program) found.set(address, account);
      else found.delete(address);
    }
    return found;
  }

  changedIn(slot: number): ReadonlySet<string> {
    return this.#changed.get(slot) ?? new Set();
  }

  minimumBalance(length: number): bigint {
    return this.#engine.minimumBalance(length);
  }

  /** @returns the accounts of a message after a slot; `undefined` if a lookup table does not list one. */
  accountsNamed(message: WireMessage, slot: number): readonly TransactionAccount[] | undefined {
    const { keys, lookups, requiredSignatures } = message;
    const loaded = (part: "writable" | "readonly"): (string | undefined)[] =>
      lookups.flatMap(({ table, [part]: indexes }) => {
        const { data } = this.account(table, slot) ?? noAccount;
        const listed = tableAddresses(data);
        return indexes.map((index) => listed[index]);
      });
    const addresses = [...keys, ...loaded("writable"), ...loaded("readonly")];
    if (addresses.includes(undefined)) return undefined;
    return (addresses as string[]).map((address, index) => ({
      address,
      signer: index < requiredSignatures,
      writable: isWritable(message, index),
      fromTable: index >= keys.length,
    }));
  }

  /** @returns what a transaction would do after a slot's block. */
  simulate(transaction: WireTransaction, slot: number): Simulation {
    const named = this.accountsNamed(transaction.message, slot) ?? [];
    const tables = transaction.message.lookups.map(({ table }) => table);
    const newer = [...new Set([...named.map(({ address }) => address), ...tables])].filter(
      (address) => (this.#history.at(address)?.block ?? 0) > slot,
    );
    const newest = newer.map((address) => this.#engine.account(address));
    for (const address of newer) this.#engine.setAccount(address, this.account(address, slot));
    try {
      return this.#engine.simulate(transaction);
    } finally {
      for (const [index, address] of newer.entries()) this.#engine.setAccount(address, newest[index]);
    }
  }

  /** @returns what accounts hold, in their order. */
  balances(
    accounts: readonly TransactionAccount[],
    read: (address: string) => Account | undefined,
  ): Balances {
    const contents = accounts.map(({ address }) => read(address));
    const tokens = contents.flatMap((account, accountIndex): TokenBalance[] => {
      const token = tokenAccount(account);
      if (!account || !token) return [];
      const { decimals = 0 } = mint(read(token.mint)) ?? {};
      const { mint: address, owner, amount } = token;
      const uiTokenAmount = uiAmount(amount, decimals);
      return [{ accountIndex, mint: address, owner, programId: account.owner, uiTokenAmount }];
    });
    return { lamports: contents.map((account) => account?.lamports ?? 0n), tokens };
  }

  /** Executes a transaction, in base64, in the first open block. Nobody learns of one that cannot be in a block. */
  take(raw: string, number: number): void {
    const transaction = decodeTransaction(Buffer.from(raw, "base64"));
    const signature = base58(transaction.signatures[0] ?? Buffer.alloc(0));
    const slot = this.slots.nextBlock(Math.max(number, this.#slot));
    this.#enter(slot);
    const accounts = this.accountsNamed(transaction.message, slot);
    const isFull = this.#included.length >= maxIncluded;
    const isRefused = isFull || this.#bySignature.has(signature) || !this.isAlive(transaction.message, slot);
    if (!accounts || isRefused) return;
    const read = (address: string): Account | undefined => this.#engine.account(address);
    const contents = new Map(accounts.map(({ address }) => [address, read(address)]));
    const before = this.balances(accounts, read);
    const execution = this.#engine.execute(transaction);
    const after = this.balances(accounts, read);
    // The sender pays also for a transaction that fails, unless it fails before it is executed.
    if (execution.err !== null && before.lamports[0] === after.lamports[0]) return;
    for (const { address, writable } of accounts)
      if (writable) this.#record(slot, address, contents.get(address), read(address));
    const fee = sum(before.lamports) - sum(after.lamports);
    const block = this.#blocks.get(slot) ?? [];
    this.#blocks.set(slot, block);
    const index = block.length;
    const unitPrice = Number(computeFee(transaction.message).unitPrice);
    this.#add(block, {
      slot,
      index,
      signature,
      transaction,
      accounts,
      execution,
      fee,
      unitPrice,
      before,
      after,
    });
  }

  #record(slot: number, address: string, before: Account | undefined, after: Account | undefined): void {
    if (!this.#history.at(address)) this.#history.set(address, 0, before);
    this.#history.set(address, slot, after);
    this.#changed.set(slot, (this.#changed.get(slot) ?? new Set()).add(address));
  }

  #add(block: Included[], included: Included): void {
    block.push(included);
    this.#included.push(included);
    this.#bySignature.set(included.signature, included);
    for (const address of new Set(included.accounts.map((one) => one.address))) {
      const known = this.#byAddress.get(address) ?? [];
      this.#byAddress.set(address, known);
      known.push(included);
    }
  }

  #enter(slot: number): void {
    if (slot === this.#slot) return;
    this.#slot = slot;
    this.#engine.enter(slot, Math.floor(slot / slotsPerEpoch), this.slots.timeOf(slot));
  }

  /** Whether the transaction first uses up a durable nonce, which then stands for its blockhash. */
  #hasNonce({ instructions: [first], keys, blockhash }: WireMessage, slot: number): boolean {
    if (!first || keys[first.programIndex] !== programs.system) return false;
    if (first.data.length < 4 || first.data.readUInt32LE(0) !== advanceNonce) return false;
    const { owner, data } = this.account(keys[first.accounts[0] ?? -1] ?? "", slot) ?? noAccount;
    return owner === programs.system && nonceInfo(data)?.blockhash === blockhash;
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
