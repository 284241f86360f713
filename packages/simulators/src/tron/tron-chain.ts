import { createHash } from "node:crypto";
import {
  type AcceptingChain,
  openLog,
  type SentLog,
  type SharedStore,
} from "../chain/shared-transactions.ts";
import { TickingChain } from "../chain/clock.ts";
import { recoverSigner } from "../recover-signer.ts";
import type { Encode, Message } from "../message.ts";
import {
  blockTime,
  writeBlockId,
  newest,
  computeBalance,
  findBlockOfTransfer,
  makeTransfer,
  type Transfer,
  transferContract,
} from "./tron-blocks.ts";
import type { Rejection } from "./tron-rejection.ts";

/** Sun that every account has that is not one of the chain's own, before its transfers. */
const otherBalance = 1_000_000n;
/** Milliseconds for which a transaction may be valid at most, and bytes that it may have. Source: java-tron. */
const maxValidity = 86_400_000n;
const maxBytes = 500 * 1024;
const signatureBytes = 65;

/** Writes and reads messages in protobuf's wire format. */
export interface Codec {
  /** Writes a message. */
  readonly encode: Encode;
  /** @throws RangeError if the bytes are not a message. */
  decode(type: string, bytes: Uint8Array): Message;
}

/**
 * The chain of a simulated TRON network: a block every three seconds with a transfer between the chain's own accounts,
 * and the transfers that callers broadcast. All of a network's nodes show it.
 */
export class TronChain extends TickingChain implements AcceptingChain<Rejection | undefined> {
  /** What the chain writes and reads messages with. */
  readonly codec: Codec;
  readonly #log: SentLog<Rejection | undefined>;
  readonly #sent = new Map<string, Transfer>();
  readonly #byBlock = new Map<bigint, Transfer[]>();

  /** @param transactions - Where broadcast transactions are stored. Default: in this process's memory. */
  constructor(codec: Codec, transactions?: SharedStore) {
    super(Number(blockTime), 0);
    this.codec = codec;
    this.#log = openLog(this, transactions);
  }

  /** Returns once everything that was sent before this process started is part of the chain. Throws what the store throws. */
  loaded(): Promise<void> {
    return this.#log.loaded();
  }

  /** The transfers that wait for the next block. */
  get pending(): readonly Transfer[] {
    return [...this.#byBlock].flatMap(([number, sent]) => (number > newest() ? sent : []));
  }

  /** @returns the transfers of a block: its own, then what was broadcast. */
  transfersIn(number: bigint): readonly Transfer[] {
    if (number <= 0n) return [];
    return [makeTransfer(this.codec.encode, number), ...(this.#byBlock.get(number) ?? [])];
  }

  /** @returns the transfer with an id, which may wait for the next block. */
  find(id: Uint8Array): Transfer | undefined {
    const number = findBlockOfTransfer(id);
    if (number !== undefined) return makeTransfer(this.codec.encode, number);
    return this.#sent.get(Buffer.from(id).toString("hex"));
  }

  /** @returns the sun that an account has after a block. */
  balanceOf(address: Uint8Array, number: bigint): bigint {
    let balance = computeBalance(address, number) ?? otherBalance;
    for (const { number: block, from, to, sun } of this.#sent.values()) {
      if (block > number) continue;
      if (from.equals(address)) balance -= sun;
      if (to.equals(address)) balance += sun;
    }
    return balance;
  }

  /** @returns the reason if the transaction is rejected. */
  async broadcast(transaction: Message): Promise<Rejection | undefined> {
    const checked = this.#check(transaction, newest() + 1n);
    // What is rejected is not stored.
    if ("code" in checked) return checked;
    const raw = Buffer.from(this.codec.encode("protocol.Transaction", transaction)).toString("hex");
    return this.#log.send(raw);
  }

  /** @returns the reason if the transaction cannot become part of the block. */
  take(raw: string, number: number): Rejection | undefined {
    const transaction = this.codec.decode("protocol.Transaction", Buffer.from(raw, "hex"));
    const checked = this.#check(transaction, BigInt(number));
    if ("code" in checked) return checked;
    const block = this.#byBlock.get(checked.number) ?? [];
    this.#byBlock.set(checked.number, [...block, checked]);
    this.#sent.set(checked.id.toString("hex"), checked);
    return undefined;
  }

  #check(transaction: Message, number: bigint): Transfer | Rejection {
    const raw = (transaction["raw_data"] ?? {}) as Message;
    const bytes = this.codec.encode("protocol.Transaction.raw", raw);
    const id = readTransferId(this.codec, transaction);
    if (this.#sent.has(id.toString("hex"))) return rejected("DUP_TRANSACTION_ERROR", "Dup transaction.");
    if (bytes.length > maxBytes) return rejected("TOO_BIG_TRANSACTION_ERROR", "Transaction too big");
    const [contract, ...others] = (raw["contract"] ?? []) as readonly Message[];
    if (!contract) return invalid("No contract!");
    if (others.length > 0 || contract["type"] !== transferContract)
      return invalid("The simulated chain accepts a transaction with exactly one TransferContract.");
    const time = number * blockTime;
    const expiration = (raw["expiration"] ?? 0n) as bigint;
    if (expiration <= time || expiration > time + maxValidity)
      return rejected("TRANSACTION_EXPIRATION_ERROR", "Transaction expired");
    if (!isOfChain(raw, number)) return rejected("TAPOS_ERROR", "Tapos check error.");
    const transfer = findTransfer(this.codec, transaction);
    if (!transfer) return invalid("contract type error");
    const wrong = this.wrongIn(transfer, number);
    const [signature] = (transaction["signature"] ?? []) as readonly Uint8Array[];
    if (!isSignedBy(transfer.from, id, signature))
      return rejected("SIGERROR", "Validate signature error: the signature is not the owner's");
    if (wrong !== undefined) return invalid(wrong);
    const index = this.transfersIn(number).length;
    return { id, number, index, ...transfer, transaction: { ...transaction, ret: [{ contractRet: 1 }] } };
  }

  /** @returns what is wrong with a transfer after a block, by default the newest; `undefined` if nothing is. */
  wrongIn(
    { from, to, sun }: Pick<Transfer, "from" | "to" | "sun">,
    number: bigint = newest(),
  ): string | undefined {
    if (!isAddress(from)) return "Invalid ownerAddress!";
    if (!isAddress(to)) return "Invalid toAddress!";
    if (from.equals(to)) return "Cannot transfer TRX to yourself.";
    if (sun <= 0n) return "Amount must be greater than 0.";
    if (sun > this.balanceOf(from, number))
      return "Validate TransferContract error, balance is not sufficient.";
    return undefined;
  }
}

function rejected(code: Rejection["code"], message: string): Rejection {
  return { code, message };
}

function invalid(why: string): Rejection {
  return rejected("CONTRACT_VALIDATE_ERROR", `Contract validate error : ${why}`);
}

/** @returns the id of a transaction that a caller built. */
export function readTransferId({ encode }: Codec, { raw_data = {} }: Message): Buffer {
  return createHash("sha256")
    .update(encode("protocol.Transaction.raw", raw_data as Message))
    .digest();
}

/** @returns what a transaction's first contract transfers; `undefined` if it is no transfer. */
export function findTransfer(
  { decode }: Codec,
  { raw_data = {} }: Message,
): Pick<Transfer, "from" | "to" | "sun"> | undefined {
  const [contract] = ((raw_data as Message)["contract"] ?? []) as readonly Message[];
  const { value } = (contract?.["parameter"] ?? {}) as Message;
  if (!(value instanceof Uint8Array)) return undefined;
  try {
    const {
      owner_address: from = "",
      to_address: to = "",
      amount = 0n,
    } = decode("protocol.TransferContract", value);
    return {
      from: Buffer.from(from as Uint8Array),
      to: Buffer.from(to as Uint8Array),
      sun: BigInt.asIntN(64, amount as bigint),
    };
  } catch {
    return undefined;
  }
}

/** A transaction names a block of its chain: its number's last two bytes, and a part of its id. */
function isOfChain(raw: Message, number: bigint): boolean {
  const [bytes, hash] = [raw["ref_block_bytes"], raw["ref_block_hash"]];
  if (!(bytes instanceof Uint8Array) || !(hash instanceof Uint8Array) || bytes.length !== 2) return false;
  const last = BigInt(Buffer.from(bytes).readUInt16BE());
  const before = number - 1n;
  const reference = before - ((before - last) & 0xffffn);
  return reference >= 0n && writeBlockId(reference).subarray(8, 16).equals(hash);
}

function isAddress(address: Buffer): boolean {
  return address.length === 21 && address[0] === 0x41;
}

function isSignedBy(owner: Buffer, id: Buffer, signature: Uint8Array | undefined): boolean {
  if (signature?.length !== signatureBytes) return false;
  const text = Buffer.from(signature).toString("hex");
  const last = signature[signatureBytes - 1] ?? 0;
  const parts = {
    r: `0x${text.slice(0, 64)}`,
    s: `0x${text.slice(64, 128)}`,
    v: last < 27 ? last + 27 : last,
  };
  return recoverSigner(id, parts) === `0x${owner.subarray(1).toString("hex")}`;
}
