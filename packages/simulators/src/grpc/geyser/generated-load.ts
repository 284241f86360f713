import { hash } from "node:crypto";
import { base58 } from "../../base58.ts";
import type { Encode, Message } from "../../message.ts";
import { type LedgerTransaction, writeFields } from "./ledger-transaction.ts";

const signatureBytes = 64;

/** The number of accounts that send and receive. */
const accountCount = 64;
/** The number of transactions that differ in more than their signature. */
const kindCount = 240;

/** Lamports of a payer before each of its transactions, the fee of one, and what is left after it. */
const payerDeposit = 1_000_000_000n;
const fee = 5_000n;
const payerBalance = payerDeposit - fee;

type Account = ReturnType<typeof makeAccount>;
type TransactionKind = ReturnType<typeof makeKind>;

// Source: solana-labs/solana, native programs.
const systemProgram = Buffer.alloc(32);
const voteProgram = Buffer.from("0761481d357474bb7c4d7624ebd3bdb3d8355e73d11043fc0da3538000000000", "hex");

/** Placeholder bytes that can be found again: no part of a transaction repeats one byte this often. */
const room = Buffer.alloc(signatureBytes, 0xee);
const transferData = Buffer.from("020000000100000000000000", "hex");
/** Bincode of `InstructionError(0, Custom(1))`. */
const transferFailure = Buffer.from("08000000001900000001000000", "hex");

/** Transactions for load tests. Each follows from its slot and index, so that it can be generated again for a replay. */
export class GeneratedLoad {
  /** Transactions in each slot. */
  readonly perSlot: number;
  readonly #kinds: readonly TransactionKind[];
  readonly #encode: Encode;

  constructor(perSlot: number, encode: Encode) {
    this.perSlot = Math.round(perSlot);
    this.#encode = encode;
    this.#kinds = this.perSlot > 0 ? makeKinds(encode) : [];
  }

  transaction(slot: number, index: number): LedgerTransaction {
    const kind = this.#kinds[((slot % 1_000_003) + index) % this.#kinds.length];
    if (!kind) throw new RangeError("the generated load has no transactions: its rate is 0 for each slot");
    const { isVote, failure, keys, writes } = kind;
    const signature = hash("sha512", `${slot}/${index}`, "buffer").subarray(0, signatureBytes);
    const bytes = Buffer.from(kind.info);
    for (const place of kind.signaturePlaces) signature.copy(bytes, place);
    const last = this.#encode("geyser.SubscribeUpdateTransactionInfo", { index: BigInt(index) });
    const info = { ...writes.info, ...writeFields(slot, index << 8, signature) };
    const encoded = Buffer.concat([bytes, last]);
    return { signature, index, isVote, failure, keys, writes: [{ ...writes, info }], info: encoded };
  }
}

/** Creates transfers among a few accounts; a third of the transactions are votes, and one in ten fails. */
function makeKinds(encode: Encode): readonly TransactionKind[] {
  const accounts = Array.from({ length: accountCount }, (_, index) =>
    makeAccount(`account ${index}`, systemProgram),
  );
  const voters = Array.from({ length: accountCount }, (_, index) =>
    makeAccount(`voter ${index}`, voteProgram),
  );
  return Array.from({ length: kindCount }, (_, index) => {
    const isVote = index % 3 === 0;
    const others = isVote ? voters : accounts;
    const [payer, other] = [accounts[index % accountCount], others[(index * 7 + 1) % accountCount]];
    if (!payer || !other) throw new RangeError("there are too few accounts");
    return makeKind(payer, other, isVote, index % 10 === 7, encode);
  });
}

function makeAccount(name: string, owner: Buffer) {
  const key = hash("sha256", name, "buffer");
  const info: Message = { pubkey: key, lamports: payerBalance, owner, rent_epoch: 2n ** 64n - 1n };
  return { key, address: base58(key), owner: base58(owner), info };
}

/** What many transactions have in common: everything except slot, index and signature. */
function makeKind(payer: Account, other: Account, isVote: boolean, isFailed: boolean, encode: Encode) {
  const program = isVote ? voteProgram : systemProgram;
  const message = {
    header: { num_required_signatures: 1, num_readonly_unsigned_accounts: 1 },
    account_keys: [payer.key, other.key, program],
    recent_blockhash: hash("sha256", "recent", "buffer"),
    instructions: [{ program_id_index: 2, accounts: Buffer.of(0, 1), data: transferData }],
  };
  const meta = {
    ...(isFailed && { err: { err: transferFailure } }),
    fee,
    pre_balances: [payerDeposit, 1n, 1n],
    post_balances: [payerBalance, 1n, 1n],
    log_messages: [
      `Program ${base58(program)} invoke [1]`,
      `Program ${base58(program)} ${isFailed ? "failed" : "success"}`,
    ],
    return_data_none: true,
    compute_units_consumed: 150n,
  };
  /** A `SubscribeUpdateTransactionInfo` without index, and with placeholder bytes for the signature. */
  const info = Buffer.from(
    encode("geyser.SubscribeUpdateTransactionInfo", {
      signature: room,
      is_vote: isVote,
      transaction: { signatures: [room], message },
      meta,
    }),
  );
  const signaturePlaces = [info.indexOf(room), info.lastIndexOf(room)];
  const keys = new Set([payer.address, other.address, base58(program)]);
  return {
    isVote,
    failure: isFailed ? transferFailure : undefined,
    keys,
    writes: payer,
    info,
    signaturePlaces,
  };
}
