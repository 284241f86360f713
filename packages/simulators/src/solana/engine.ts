import { base58, fromBase58 } from "../base58.ts";
import {
  type Litesvm,
  loadLitesvm,
  type NativeAccount,
  type NativeMetadata,
  type NativeSvm,
  type NativeFailure,
} from "./litesvm.ts";
import { programs } from "./programs.ts";
import { type TransactionError, transactionError } from "./transaction-error.ts";
import type { WireTransaction } from "./wire-transaction.ts";

/** An account's content. */
export interface Account {
  readonly lamports: bigint;
  readonly data: Buffer;
  readonly owner: string;
  readonly executable: boolean;
  readonly rentEpoch: bigint;
}

/** An instruction that a program called. */
export interface InnerInstruction {
  readonly programIndex: number;
  readonly accounts: readonly number[];
  readonly data: Buffer;
  readonly stackHeight: number;
}

/** What executing a transaction resulted in. */
export interface Execution {
  /** `null` if it succeeded. */
  readonly err: TransactionError | null;
  readonly logs: readonly string[];
  /** The calls that each instruction made, in order. */
  readonly inner: readonly (readonly InnerInstruction[])[];
  readonly computeUnits: number;
  readonly returnData: { readonly programId: string; readonly data: Buffer } | undefined;
}

/** A simulated execution, and the accounts as it would leave them. */
export interface Simulation extends Execution {
  readonly accounts: ReadonlyMap<string, Account>;
}

/** An account without lamports does not exist. Nodes show one that was closed so. */
export const noAccount: Account = { ...createAccount(programs.system, 0n), rentEpoch: 0n };

/** @returns an account that pays no rent. Its data is `length` zero bytes. */
export function createAccount(owner: string, lamports: bigint, length = 0): Account {
  return { lamports, data: Buffer.alloc(length), owner, executable: false, rentEpoch: 2n ** 64n - 1n };
}

/** litesvm with the types of this simulator. The chain checks blockhashes and repeated transactions itself. */
export class Engine {
  readonly #native: Litesvm;
  readonly #svm: NativeSvm;

  /** @throws EngineMissingError if the engine cannot run on this machine. */
  constructor() {
    this.#native = loadLitesvm();
    this.#svm = new this.#native.LiteSvm();
    this.#svm.setBlockhashCheck(false);
    this.#svm.setTransactionHistory(0n);
    this.#svm.withNativeMints();
    // The engine has a faucet of its own, whose key is random: the account would differ between processes.
    for (const address of this.listAccounts(programs.system).keys()) this.setAccount(address, undefined);
  }

  /** @returns an account; `undefined` if it does not exist. */
  account(address: string): Account | undefined {
    const found = this.#svm.getAccount(addressBytes(address));
    return found && found.lamports() > 0n ? toAccount(found) : undefined;
  }

  setAccount(address: string, account: Account | undefined): void {
    const { lamports, data, owner, executable, rentEpoch } = account ?? noAccount;
    const { Account: Native } = this.#native;
    const native = new Native(lamports, data, addressBytes(owner), executable, rentEpoch);
    this.#svm.setAccount(addressBytes(address), native);
  }

  /** @returns the accounts that a program owns, by address. */
  listAccounts(program: string): Map<string, Account> {
    const found = this.#svm.getProgramAccounts(addressBytes(program));
    return new Map(found.map((one) => [base58(one.address), toAccount(one.account())]));
  }

  /** @returns the lamports that an account with that many bytes of data needs. */
  minimumBalance(length: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(length));
  }

  /** Sets what programs see as the time, in seconds since 1970. */
  enter(slot: number, epoch: number, time: number): void {
    const clock = this.#svm.getClock();
    clock.slot = BigInt(slot);
    clock.epoch = BigInt(epoch);
    clock.leaderScheduleEpoch = BigInt(epoch + 1);
    clock.unixTimestamp = BigInt(time);
    this.#svm.setClock(clock);
    // Durable nonces advance only if the blockhash has changed.
    this.#svm.expireBlockhash();
  }

  /** Executes a transaction and keeps what it changes. */
  execute({ bytes }: WireTransaction): Execution {
    return toExecution(this.#svm.sendVersionedTransaction(bytes));
  }

  /** @returns what a transaction would do. Signatures are not checked. */
  simulate({ bytes }: WireTransaction): Simulation {
    this.#svm.setSigverify(false);
    try {
      const outcome = this.#svm.simulateVersionedTransaction(bytes);
      const changed = "postAccounts" in outcome ? outcome.postAccounts() : [];
      const accounts = new Map(changed.map((one) => [base58(one.address), toAccount(one.account())]));
      return { ...toExecution("postAccounts" in outcome ? outcome.meta() : outcome), accounts };
    } finally {
      this.#svm.setSigverify(true);
    }
  }
}

/** @returns the 32 bytes of an address, which has been checked. */
export function addressBytes(address: string): Buffer {
  return fromBase58(address) ?? Buffer.alloc(32);
}

function toAccount(native: NativeAccount): Account {
  return {
    lamports: native.lamports(),
    data: Buffer.from(native.data()),
    owner: base58(native.owner()),
    executable: native.executable(),
    rentEpoch: native.rentEpoch(),
  };
}

function toExecution(outcome: NativeMetadata | NativeFailure): Execution {
  const meta = "err" in outcome ? outcome.meta() : outcome;
  const returned = meta.returnData();
  const data = Buffer.from(returned.data());
  return {
    err: "err" in outcome ? transactionError(outcome.toString()) : null,
    logs: meta.logs(),
    inner: meta.innerInstructions().map((calls) =>
      calls.map((call) => {
        const instruction = call.instruction();
        return {
          programIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: Buffer.from(instruction.data()),
          stackHeight: call.stackHeight(),
        };
      }),
    ),
    computeUnits: Number(meta.computeUnitsConsumed()),
    returnData: data.length > 0 ? { programId: base58(returned.programId()), data } : undefined,
  };
}
