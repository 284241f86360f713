import { generateKeyPairSigner } from "@solana/kit";
import { getCreateAccountInstruction } from "@solana-program/system";
import * as token from "@solana-program/token";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { base58 } from "../../src/base58.ts";
import { Ledger } from "../../src/grpc/geyser/ledger.ts";
import type { Encode } from "../../src/message.ts";
import { SolanaNode } from "../../src/solana/index.ts";
import { transactionErrorBytes } from "../../src/solana/transaction-error.ts";
import type { SimulatorStore, SimulatorTables, StoredTransaction } from "../../src/store.ts";
import { newest, type Parsed, SolanaCaller, slotTime } from "./solana-sender.ts";

/** Calls of programs as Geyser's messages have them, as lists of their fields. */
function listCalls(list: readonly Parsed[]): Parsed[] {
  return list.map((call) => [
    call.program_id_index,
    [...call.accounts],
    base58(call.data),
    call.stack_height,
  ]);
}

describe("a block of a simulated Solana chain", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  it("is not shown before a transaction that is being stored for it is part of it", async () => {
    const entries: StoredTransaction[] = [];
    const simulatedTransactions: SimulatorTables["simulatedTransactions"] = {
      async add(_, raw, firstBlock) {
        entries.push({ seq: entries.length + 1, block: firstBlock(), raw });
        return entries.length;
      },
      after: async (_, seq) => entries.slice(seq),
    };
    const tables = { simulatedTransactions } as SimulatorTables;
    const stored = Promise.withResolvers<void>();
    let read: Parameters<SimulatorStore["changes"]["subscribe"]>[0] | undefined;
    const store: SimulatorStore = {
      tables,
      async transaction(work) {
        const result = await work(tables);
        await stored.promise;
        await read?.("all");
        return result;
      },
      changes: { subscribe: (listener) => (read = listener) },
    };
    const node = new SolanaNode({
      seed: "test",
      slotTime,
      transactions: { name: "test", store, isShared: false },
    });
    const { address } = await generateKeyPairSigner();
    const sent = node.call("requestAirdrop", [address, 1_000_000]) as Promise<string>;
    await expect.poll(() => entries).toHaveLength(1);
    const first = entries[0]?.block ?? 0;
    vi.advanceTimersByTime(4 * slotTime);
    expect(node.call("getSlot", [newest])).toBeLessThan(first);
    stored.resolve();
    const signature = await sent;
    expect(node.call("getSlot", [newest])).toBeGreaterThan(first);
    const { slot } = node.call("getTransaction", [signature, { commitment: "confirmed" }]) as Parsed;
    expect([first, first + 1]).toContain(slot);
  });
});

describe("a transaction in Geyser's form", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  it("has the balances of tokens, and the calls of programs, as RPC shows them", async () => {
    const caller = new SolanaCaller();
    const [payer, mint] = [await generateKeyPairSigner(), await generateKeyPairSigner()];
    await caller.call("requestAirdrop", payer.address, 5_000_000_000);
    vi.advanceTimersByTime(4 * slotTime);
    const signature = await caller.send(payer, [
      getCreateAccountInstruction({
        payer,
        newAccount: mint,
        lamports: await caller.call("getMinimumBalanceForRentExemption", 82),
        space: 82,
        programAddress: token.TOKEN_PROGRAM_ADDRESS,
      }),
      token.getInitializeMintInstruction({ mint: mint.address, decimals: 6, mintAuthority: payer.address }),
      await token.getCreateAssociatedTokenInstructionAsync({
        payer,
        mint: mint.address,
        owner: payer.address,
      }),
    ]);
    vi.advanceTimersByTime(4 * slotTime);
    const options = { commitment: "confirmed", maxSupportedTransactionVersion: 0 };
    const { slot, meta, transaction } = await caller.call("getTransaction", signature, options);

    const messages: Parsed[] = [];
    const encode: Encode = (_, message) => {
      messages.push(message);
      return Buffer.alloc(0);
    };
    const { chain } = caller.node;
    const one = new Ledger(chain, 0, encode).transaction(slot, 0);
    const own = messages[0].meta;
    expect(
      own.inner_instructions.map((inner: Parsed) => [inner.index, listCalls(inner.instructions)]),
    ).toEqual(
      meta.innerInstructions.map((inner: Parsed) => [
        inner.index,
        inner.instructions.map((call: Parsed) => [
          call.programIdIndex,
          call.accounts,
          call.data,
          call.stackHeight,
        ]),
      ]),
    );
    expect(own.inner_instructions.length).toBeGreaterThan(0);
    expect(
      own.post_token_balances.map((each: Parsed) => [each.mint, each.owner, each.ui_token_amount]),
    ).toEqual(
      meta.postTokenBalances.map((each: Parsed) => [
        each.mint,
        each.owner,
        {
          amount: each.uiTokenAmount.amount,
          decimals: 6,
          ui_amount: each.uiTokenAmount.uiAmount,
          ui_amount_string: each.uiTokenAmount.uiAmountString,
        },
      ]),
    );
    expect(own.post_token_balances).toHaveLength(1);
    expect([...one.keys]).toEqual(transaction.message.accountKeys);
    for (const { address, owner, info } of one.writes) {
      const { value } = await caller.call("getAccountInfo", address, { encoding: "base64", ...options });
      expect([
        owner,
        Number(info["lamports"]),
        Buffer.from(info["data"] as Uint8Array).toString("base64"),
      ]).toEqual([value.owner, value.lamports, value.data[0]]);
    }
    expect(one.writes.map(({ address }) => address).slice(0, 2)).toEqual([payer.address, mint.address]);
  });
});

describe("an error in bincode", () => {
  // The places in Rust's enums. Source: the order of variants in anza-xyz/solana-sdk.
  it.each([
    ["AccountInUse", "00000000"],
    ["BlockhashNotFound", "07000000"],
    ["CallChainTooDeep", "09000000"],
    ["WouldExceedAccountDataTotalLimit", "1d000000"],
    ["MaxLoadedAccountsDataSizeExceeded", "20000000"],
    ["InvalidLoadedAccountsDataSizeLimit", "21000000"],
    ["ResanitizationNeeded", "22000000"],
    ["UnbalancedTransaction", "24000000"],
    ["CommitCancelled", "26000000"],
    [{ DuplicateInstruction: 3 }, "1e00000003"],
    [{ InsufficientFundsForRent: { account_index: 2 } }, "1f00000002"],
    [{ ProgramExecutionTemporarilyRestricted: { account_index: 1 } }, "2300000001"],
    [{ InstructionError: [1, { Custom: 6000 }] }, "08000000011900000070170000"],
    [{ InstructionError: [0, "GenericError"] }, "080000000000000000"],
    [{ InstructionError: [0, "DuplicateAccountOutOfSync"] }, "080000000018000000"],
    [{ InstructionError: [0, "InvalidError"] }, "08000000001a000000"],
    [{ InstructionError: [2, "IncorrectAuthority"] }, "08000000022b000000"],
    [{ InstructionError: [2, "BorshIoError"] }, "08000000022c000000"],
    [{ InstructionError: [2, "AccountNotRentExempt"] }, "08000000022d000000"],
    [{ InstructionError: [0, "BuiltinProgramsMustConsumeComputeUnits"] }, "080000000035000000"],
  ])("of %j has its place in Rust's enum", (error, bytes) => {
    expect(transactionErrorBytes(error as never).toString("hex")).toBe(bytes);
  });
});
