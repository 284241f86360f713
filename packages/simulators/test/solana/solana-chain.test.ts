import {
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from "@solana/kit";
import { getTransferSolInstruction } from "@solana-program/system";
import * as token from "@solana-program/token";
import { getCreateAccountInstruction } from "@solana-program/system";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RpcService } from "../../src/json-rpc/index.ts";
import { Slots } from "../../src/solana/slots.ts";
import { newest, type Parsed, SolanaCaller, slotTime } from "./solana-sender.ts";

const sol = 1_000_000_000;
/** More than an account must hold. */
const rent = 1_000_000;

/** @returns the amounts of token balances, in their order as texts. */
function amounts(balances: readonly Parsed[]): string[] {
  return balances.map((one) => one.uiTokenAmount.amount).toSorted();
}

/** Lets the chain's clock run. */
function pass(slots = 4): void {
  vi.advanceTimersByTime(slots * slotTime);
}

describe("a simulated Solana chain", () => {
  let chain: SolanaCaller;
  let payer: KeyPairSigner;
  let receiver: KeyPairSigner;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    chain = new SolanaCaller();
    payer = await generateKeyPairSigner();
    receiver = await generateKeyPairSigner();
    await chain.call("requestAirdrop", payer.address, 5 * sol);
    pass();
  });

  afterEach(() => vi.useRealTimers());

  const balance = async (owner: string, commitment = "processed"): Promise<number> =>
    (await chain.call("getBalance", owner, { commitment })).value;
  const listSignatures = async (owner: string, options: object): Promise<string[]> => {
    const page = await chain.call("getSignaturesForAddress", owner, { commitment: "confirmed", ...options });
    return page.map((one: Parsed) => one.signature);
  };
  /** The number of votes on top of the one for a block; `null` for a final block. */
  const readDepth = async (slot: number): Promise<number | null> => {
    const { commitment, totalStake } = await chain.call("getBlockCommitment", slot);
    expect(commitment?.length ?? 32).toBe(32);
    return commitment && commitment.indexOf(totalStake);
  };
  const transfer = (amount: number | bigint) =>
    getTransferSolInstruction({ source: payer, destination: receiver.address, amount });

  it("tells one story of a transfer: balances, fee, statuses, blocks, logs and subscriptions", async () => {
    const logs = chain.follow("logsSubscribe", { mentions: [receiver.address] }, newest);
    const account = chain.follow("accountSubscribe", receiver.address, newest);
    const others = chain.follow(
      "logsSubscribe",
      { mentions: [(await generateKeyPairSigner()).address] },
      newest,
    );
    const [before, supply] = [await balance(payer.address), await chain.call("getSupply", newest)];
    const signature = await chain.send(payer, [transfer(sol)]);
    const done = chain.follow("signatureSubscribe", signature, {
      ...newest,
      enableReceivedNotification: true,
    });
    expect(await balance(receiver.address)).toBe(0);
    pass();
    const { value } = await chain.call("getSignatureStatuses", [signature]);
    const [{ slot, err }] = value;
    expect(err).toBeNull();
    expect(done.events).toEqual([
      expect.objectContaining({ value: "receivedSignature" }),
      expect.objectContaining({ value: { err: null } }),
    ]);
    expect(await balance(receiver.address)).toBe(sol);
    expect(await balance(receiver.address, "finalized")).toBe(0);
    const options = { commitment: "confirmed", maxSupportedTransactionVersion: 0 };
    const found = await chain.call("getTransaction", signature, options);
    expect(found).toMatchObject({ slot, version: 0, meta: { err: null, fee: 5_000 } });
    expect(before - (await balance(payer.address))).toBe(sol + found.meta.fee);
    const keys = found.transaction.message.accountKeys;
    expect(found.meta.postBalances[keys.indexOf(receiver.address)]).toBe(sol);
    const block = await chain.call("getBlock", slot, options);
    expect(block.transactions.map((one: Parsed) => one.transaction.signatures[0])).toEqual([signature]);
    expect(block.previousBlockhash).toBe((await chain.call("getBlock", block.parentSlot, options)).blockhash);
    expect(logs.events).toEqual([
      {
        context: expect.objectContaining({ slot }),
        value: { signature, err: null, logs: found.meta.logMessages },
      },
    ]);
    expect(account.events.map((one) => [one.context.slot, one.value.lamports])).toEqual([[slot, sol]]);
    expect(others.events).toEqual([]);
    const listed = await chain.call("getSignaturesForAddress", receiver.address, { commitment: "confirmed" });
    expect(listed).toEqual([
      expect.objectContaining({ signature, slot, err: null, blockTime: block.blockTime }),
    ]);
    const after = await chain.call("getSupply", newest);
    expect(supply.value.total - after.value.total).toBeLessThanOrEqual(found.meta.fee + 128);
    pass(40);
    expect(await balance(receiver.address, "finalized")).toBe(sol);
    const [final] = (await chain.call("getSignatureStatuses", [signature])).value;
    expect(final).toMatchObject({ confirmations: null, confirmationStatus: "finalized" });
    for (const one of [logs, account, others, done]) one.end();
  });

  it("charges the sender of a transaction that fails, and keeps nothing else of it", async () => {
    const before = await balance(payer.address);
    const signature = await chain.send(payer, [transfer(1_000 * sol)], { skipPreflight: true });
    pass();
    const err = { InstructionError: [0, { Custom: 1 }] };
    const found = await chain.call("getTransaction", signature, {
      commitment: "confirmed",
      maxSupportedTransactionVersion: 0,
    });
    expect(found.meta).toMatchObject({ err, status: { Err: err }, fee: 5_000 });
    expect(before - (await balance(payer.address))).toBe(5_000);
    expect(await balance(receiver.address)).toBe(0);
  });

  it("rejects in preflight what would fail, with the error and the logs", async () => {
    const text = await chain.signed(payer, [transfer(1_000 * sol)]);
    const failure = await chain.failure("sendTransaction", text, {
      encoding: "base64",
      preflightCommitment: "processed",
    });
    expect(failure).toMatchObject({
      code: -32002,
      message: "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1",
      data: { err: { InstructionError: [0, { Custom: 1 }] }, unitsConsumed: 150 },
    });
    expect(failure.data.logs).toContainEqual(expect.stringContaining("insufficient lamports"));
  });

  it("rejects wrong signatures, unknown payers and what is not a transaction", async () => {
    const signed = Buffer.from(await chain.signed(payer, [transfer(1)]), "base64");
    const options = { encoding: "base64", preflightCommitment: "processed" };
    const forged = Buffer.from(signed);
    forged[10] = (forged[10] ?? 0) ^ 1;
    expect(await chain.failure("sendTransaction", forged.toString("base64"), options)).toMatchObject({
      code: -32003,
      message: "Transaction signature verification failure",
    });
    const poor = await generateKeyPairSigner();
    const unpaid = await chain.signed(poor, [
      getTransferSolInstruction({ source: poor, destination: receiver.address, amount: 1 }),
    ]);
    expect((await chain.failure("sendTransaction", unpaid, options)).data.err).toBe("AccountNotFound");
    for (const bytes of [
      signed.subarray(0, -1),
      Buffer.concat([signed, Buffer.of(0)]),
      Buffer.alloc(0),
      Buffer.alloc(2_000),
    ])
      expect(await chain.failure("sendTransaction", bytes.toString("base64"), options)).toMatchObject({
        code: -32602,
      });
    // Nothing of it is in the chain, also if the node is not to check it first.
    await chain.sendSigned(forged.toString("base64"), { skipPreflight: true });
    await chain.sendSigned(unpaid, { skipPreflight: true });
    pass();
    expect(
      await chain.call("getSignaturesForAddress", receiver.address, { commitment: "confirmed" }),
    ).toEqual([]);
  });

  it("includes the same transaction once, however often it is sent", async () => {
    const text = await chain.signed(payer, [transfer(rent)]);
    const signatures = [await chain.sendSigned(text), await chain.sendSigned(text)];
    pass();
    expect(signatures[0]).toBe(signatures[1]);
    signatures.push(await chain.sendSigned(text, { skipPreflight: true }));
    expect(
      await chain.failure("sendTransaction", text, { encoding: "base64", preflightCommitment: "processed" }),
    ).toMatchObject({
      code: -32002,
      data: { err: "AlreadyProcessed" },
    });
    pass();
    expect(await balance(receiver.address)).toBe(rent);
  });

  it("accepts a blockhash for 150 blocks", async () => {
    const text = await chain.signed(payer, [transfer(rent)]);
    const { value } = await chain.call("getLatestBlockhash", newest);
    const isValid = async (): Promise<boolean> =>
      (await chain.call("isBlockhashValid", value.blockhash, newest)).value;
    while ((await chain.call("getBlockHeight", newest)) < value.lastValidBlockHeight) pass(1);
    expect(await isValid()).toBe(true);
    pass();
    expect(await isValid()).toBe(false);
    const now = { encoding: "base64", preflightCommitment: "processed" };
    expect((await chain.failure("sendTransaction", text, now)).data.err).toBe("BlockhashNotFound");
    const signature = await chain.sendSigned(text, { skipPreflight: true });
    pass();
    expect((await chain.call("getSignatureStatuses", [signature])).value).toEqual([null]);
    // A blockhash that the preflight's commitment does not know yet.
    const early = await chain.signed(payer, [transfer(rent)]);
    expect((await chain.failure("sendTransaction", early, { encoding: "base64" })).data.err).toBe(
      "BlockhashNotFound",
    );
  });

  it("moves SPL tokens, and shows them in each encoding", async () => {
    const mint = await generateKeyPairSigner();
    const program = { tokenProgram: token.TOKEN_PROGRAM_ADDRESS, mint: mint.address };
    const [source] = await token.findAssociatedTokenPda({ ...program, owner: payer.address });
    const [destination] = await token.findAssociatedTokenPda({ ...program, owner: receiver.address });
    const lamports = await chain.call("getMinimumBalanceForRentExemption", 82);
    await chain.send(payer, [
      getCreateAccountInstruction({
        payer,
        newAccount: mint,
        lamports,
        space: 82,
        programAddress: token.TOKEN_PROGRAM_ADDRESS,
      }),
      token.getInitializeMintInstruction({ mint: mint.address, decimals: 6, mintAuthority: payer.address }),
      await token.getCreateAssociatedTokenInstructionAsync({
        payer,
        mint: mint.address,
        owner: payer.address,
      }),
      await token.getCreateAssociatedTokenInstructionAsync({
        payer,
        mint: mint.address,
        owner: receiver.address,
      }),
      token.getMintToInstruction({
        mint: mint.address,
        token: source,
        mintAuthority: payer,
        amount: 1_500_000n,
      }),
    ]);
    pass();
    const changes = chain.follow("programSubscribe", token.TOKEN_PROGRAM_ADDRESS, {
      ...newest,
      encoding: "jsonParsed",
      filters: [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: receiver.address } }],
    });
    const signature = await chain.send(payer, [
      token.getTransferInstruction({ source, destination, authority: payer, amount: 500_000n }),
    ]);
    pass();
    const half = { amount: "500000", decimals: 6, uiAmount: 0.5, uiAmountString: "0.5" };
    expect((await chain.call("getTokenAccountBalance", destination, newest)).value).toEqual(half);
    expect((await chain.call("getTokenSupply", mint.address, newest)).value.amount).toBe("1500000");
    const largest = (await chain.call("getTokenLargestAccounts", mint.address, newest)).value;
    expect(largest.map((one: Parsed) => [one.address, one.amount])).toEqual([
      [source, "1000000"],
      [destination, "500000"],
    ]);
    const owned = await chain.call(
      "getTokenAccountsByOwner",
      receiver.address,
      { mint: mint.address },
      { ...newest, encoding: "jsonParsed" },
    );
    expect(owned.value.map((one: Parsed) => [one.pubkey, one.account.data.parsed.info.tokenAmount])).toEqual([
      [destination, half],
    ]);
    expect(changes.events.map((one) => one.value.account.data.parsed.info.tokenAmount)).toEqual([half]);
    changes.end();
    const parsed = await chain.call("getTransaction", signature, {
      commitment: "confirmed",
      encoding: "jsonParsed",
      maxSupportedTransactionVersion: 0,
    });
    expect(parsed.transaction.message.instructions).toEqual([
      {
        program: "spl-token",
        programId: token.TOKEN_PROGRAM_ADDRESS,
        parsed: {
          type: "transfer",
          info: { source, destination, authority: payer.address, amount: "500000" },
        },
        stackHeight: 1,
      },
    ]);
    expect(amounts(parsed.meta.preTokenBalances)).toEqual(["0", "1500000"]);
    expect(amounts(parsed.meta.postTokenBalances)).toEqual(["1000000", "500000"]);
    const data = async (encoding: string) =>
      (await chain.call("getAccountInfo", mint.address, { ...newest, encoding })).value.data;
    const [base64] = await data("base64");
    expect(Buffer.from(base64, "base64").readBigUInt64LE(36)).toBe(1_500_000n);
    const { zstdDecompressSync } = await import("node:zlib");
    expect(zstdDecompressSync(Buffer.from((await data("base64+zstd"))[0], "base64")).toString("base64")).toBe(
      base64,
    );
    expect((await data("jsonParsed")).parsed.info).toMatchObject({ supply: "1500000", decimals: 6 });
    expect(await chain.failure("getAccountInfo", destination, newest)).toMatchObject({ code: -32600 });
    expect(await chain.failure("getTokenSupply", payer.address, newest)).toMatchObject({ code: -32602 });
  });

  it("goes on reporting after an account or a block that the caller's options cannot show", async () => {
    const accounts = chain.follow("programSubscribe", token.TOKEN_PROGRAM_ADDRESS, newest);
    const data = chain.follow("accountSubscribe", receiver.address, { ...newest, encoding: "base58" });
    const blocks = chain.follow("blockSubscribe", "all", { commitment: "confirmed" });
    const lamports = await chain.call("getMinimumBalanceForRentExemption", 165);
    await chain.send(payer, [
      getCreateAccountInstruction({
        payer,
        newAccount: receiver,
        lamports,
        space: 165,
        programAddress: token.TOKEN_PROGRAM_ADDRESS,
      }),
    ]);
    pass();
    const tooLarge = "error: data too large for bs58 encoding";
    expect(accounts.events.map((one) => one.value.account.data)).toEqual([tooLarge]);
    expect(data.events.map((one) => one.value.data)).toEqual([[tooLarge, "base58"]]);
    const failed = blocks.events.filter(({ value }) => value.err !== null);
    expect(failed.map(({ value }) => [value.block, value.err])).toEqual([
      [null, { UnsupportedTransactionVersion: 0 }],
    ]);
    expect(blocks.events.at(-1).value.err).toBeNull();
    for (const { end } of [accounts, data, blocks]) end();
  });

  it("writes integers above 2^53 exactly", async () => {
    const { value } = await chain.call("getSupply", newest);
    const [faucet] = value.nonCirculatingAccounts;
    const text = await chain.text("getAccountInfo", faucet, newest);
    expect(text).toContain('"lamports":499999994999995000');
    expect(text).toContain('"rentEpoch":18446744073709551615');
  });

  it("charges what getFeeForMessage says, with priority", async () => {
    const { getBase64EncodedWireTransaction: _, ...kit } = await import("@solana/kit");
    const price = Buffer.alloc(9);
    price[0] = 3;
    price.writeBigUInt64LE(1_000_001n, 1);
    const limit = Buffer.from([2, 0x10, 0x27, 0, 0]);
    const budget = address("ComputeBudget111111111111111111111111111111");
    const instructions = [
      { programAddress: budget, data: price },
      { programAddress: budget, data: limit },
      transfer(5 * rent),
    ];
    for (const list of [
      instructions,
      [...instructions.slice(0, 1), transfer(6 * rent)],
      [transfer(7 * rent)],
    ]) {
      const text = await chain.signed(payer, list);
      const message = Buffer.from(
        kit.getTransactionDecoder().decode(Buffer.from(text, "base64")).messageBytes,
      );
      const fee = (await chain.call("getFeeForMessage", message.toString("base64"), newest)).value;
      const before = await balance(payer.address);
      await chain.sendSigned(text);
      pass();
      const moved = Buffer.from(list.at(-1)?.data ?? []).readUInt32LE(4);
      expect(before - (await balance(payer.address))).toBe(fee + moved);
    }
  });

  it("simulates without changing anything, also with another blockhash", async () => {
    const text = await chain.signed(payer, [transfer(sol)]);
    pass(200);
    const options = { encoding: "base64", ...newest };
    expect((await chain.call("simulateTransaction", text, options)).value.err).toBe("BlockhashNotFound");
    const { value } = await chain.call("simulateTransaction", text, {
      ...options,
      replaceRecentBlockhash: true,
      accounts: { encoding: "base64", addresses: [receiver.address] },
    });
    expect(value).toMatchObject({ err: null, unitsConsumed: 150, accounts: [{ lamports: sol }] });
    expect(value.replacementBlockhash.blockhash).toBe(
      (await chain.call("getLatestBlockhash", newest)).value.blockhash,
    );
    expect(await balance(receiver.address)).toBe(0);
  });

  it("simulates with the state of the commitment that is asked for", async () => {
    pass(40);
    await chain.send(payer, [transfer(3 * sol)]);
    pass();
    const back = await chain.signed(receiver, [
      getTransferSolInstruction({ source: receiver, destination: payer.address, amount: sol }),
    ]);
    const options = { encoding: "base64", replaceRecentBlockhash: true };
    expect((await chain.call("simulateTransaction", back, { ...options, ...newest })).value.err).toBeNull();
    expect((await chain.call("simulateTransaction", back, options)).value.err).toBe("AccountNotFound");
    expect(await balance(receiver.address)).toBe(3 * sol);
  });

  it("skips slots, and says so", async () => {
    const head = await chain.call("getSlot", newest);
    const slots = await chain.call("getBlocks", head - 60, head, { commitment: "confirmed" });
    const skipped = slots
      .flatMap((slot: number) => (slots.includes(slot + 1) ? [] : [slot + 1]))
      .slice(0, -1);
    expect(skipped.length).toBeGreaterThan(1);
    expect(await chain.failure("getBlock", skipped[0], { commitment: "confirmed" })).toMatchObject({
      code: -32007,
    });
    expect(await chain.failure("getBlock", head + 10)).toMatchObject({ code: -32004 });
    expect(await chain.call("getBlocksWithLimit", head - 60, 5, { commitment: "confirmed" })).toEqual(
      slots.slice(0, 5),
    );
    expect(await chain.failure("getSlot", { minContextSlot: head + 1 })).toMatchObject({
      code: -32016,
      data: { contextSlot: expect.any(Number) },
    });
    const feed = chain.follow("slotSubscribe");
    pass(40);
    const seen = feed.events.map((one) => one.slot);
    expect(seen).toEqual(
      await chain
        .call("getBlocks", seen[0], seen.at(-1), { commitment: "confirmed" })
        .then((all) => [...all, ...seen.slice(all.length)]),
    );
    expect(feed.events.slice(1).map((one) => one.parent)).toEqual(seen.slice(0, -1));
    feed.end();
  });

  it("pages through an account's signatures, the newest first", async () => {
    const sent: string[] = [];
    for (let amount = 1; amount <= 5; amount += 1) {
      sent.unshift(await chain.send(payer, [transfer(amount * rent)]));
      if (amount % 2 === 0) pass();
    }
    pass();
    expect(await listSignatures(receiver.address, {})).toEqual(sent);
    expect(await listSignatures(receiver.address, { limit: 2 })).toEqual(sent.slice(0, 2));
    expect(await listSignatures(receiver.address, { before: sent[1], limit: 2 })).toEqual(sent.slice(2, 4));
    expect(await listSignatures(receiver.address, { before: sent[0], until: sent[3] })).toEqual(
      sent.slice(1, 3),
    );
    const unknown = "8vt9idBK7im5tVRqviusuo1hpek4Vprvgt8mz6FcDVSQhZH4iL9MTjmpvECST4EJP5GdbdzwKSnwGVexsuiQKgA";
    for (const boundary of ["before", "until"])
      expect(
        await chain.failure("getSignaturesForAddress", receiver.address, { [boundary]: unknown }),
      ).toEqual({
        code: -32020,
        message: `Transaction ${unknown} not found`,
      });
    // Another address's transaction is a boundary too.
    const other = await chain.call("requestAirdrop", (await generateKeyPairSigner()).address, sol);
    pass();
    expect(await listSignatures(receiver.address, { before: other })).toEqual(sent);
    const pages: string[] = [];
    for (let next: string | null | undefined; next !== null;) {
      const options = { commitment: "confirmed", sortOrder: "asc", limit: 2, paginationToken: next };
      const page = await chain.call("getTransactionsForAddress", receiver.address, options);
      pages.push(...page.data.map((one: Parsed) => one.signature));
      next = page.paginationToken;
    }
    expect(pages.toReversed()).toEqual(sent);
  });

  it("executes transactions of version 1, and shows what they ask for", async () => {
    const limits = { computeUnitLimit: 200_000, loadedAccountsDataSizeLimit: 65_536 };
    const instructions = [transfer(sol), ...Array.from({ length: 63 }, (_, n) => transfer(n + 1))];
    const { value } = await chain.call("getLatestBlockhash", newest);
    const message = pipe(
      createTransactionMessage({ version: 1 }),
      (one) => setTransactionMessageFeePayerSigner(payer, one),
      (one) => setTransactionMessageLifetimeUsingBlockhash(value, one),
      (one) => setTransactionMessageConfig({ ...limits, priorityFeeLamports: 7_777n }, one),
      (one) => appendTransactionMessageInstructions(instructions, one),
    );
    const raw = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message));
    expect(Buffer.from(raw, "base64").length).toBeGreaterThan(1_232);
    const { value: simulated } = await chain.call("simulateTransaction", raw, {
      encoding: "base64",
      ...newest,
      replaceRecentBlockhash: true,
    });
    expect(simulated).toMatchObject({ err: null, fee: 12_777 });
    const signature = await chain.sendSigned(raw);
    pass();
    const options = { commitment: "confirmed" };
    expect(
      await chain.failure("getTransaction", signature, { ...options, maxSupportedTransactionVersion: 0 }),
    ).toEqual(expect.objectContaining({ code: -32015 }));
    const found = await chain.call("getTransaction", signature, {
      ...options,
      maxSupportedTransactionVersion: 1,
    });
    expect(found).toMatchObject({ version: 1, meta: { err: null, fee: 12_777 } });
    expect(found.transaction.signatures).toEqual([signature]);
    expect(found.transaction.message.transactionConfig).toEqual({
      ...limits,
      priorityFee: 7_777,
      heapSize: null,
    });
    const bytes = Buffer.from(raw, "base64");
    for (const [at, broken] of [
      [4, 0x21],
      [4, 1],
      [bytes.length - 1, undefined],
    ] as const) {
      const wrong = broken === undefined ? bytes.subarray(0, at) : Buffer.from(bytes);
      if (broken !== undefined) wrong[at] = broken;
      const error = await chain.failure("sendTransaction", wrong.toString("base64"), { encoding: "base64" });
      expect(error.code).toBe(-32602);
    }
  });

  it("has one validator, which leads and votes, whatever method is asked", async () => {
    const votes = chain.follow("voteSubscribe");
    pass(3);
    const { identity } = await chain.call("getIdentity");
    const {
      current: [voter, ...others],
      delinquent,
    } = await chain.call("getVoteAccounts", newest);
    expect([others, delinquent, voter.nodePubkey]).toEqual([[], [], identity]);
    const { votePubkey, lastVote, rootSlot, activatedStake } = voter;
    expect(await chain.call("getSlotLeader")).toBe(identity);
    expect(lastVote).toBe(await chain.call("getSlot", newest));
    expect(rootSlot).toBe(await chain.call("getSlot"));
    expect((await chain.call("getVoteAccounts")).current[0].lastVote).toBe(rootSlot);
    expect(await chain.call("getVoteAccounts", { votePubkey: payer.address })).toEqual({
      current: [],
      delinquent: [],
    });
    expect(votes.events.at(-1)).toMatchObject({ votePubkey, slots: [lastVote] });
    expect(new Set(votes.events.map(({ signature }) => signature)).size).toBe(votes.events.length);
    for (const [epoch, credits, before] of voter.epochCredits) {
      expect(credits).toBeGreaterThan(before);
      expect(epoch).toBeLessThanOrEqual((await chain.call("getEpochInfo", newest)).epoch);
    }
    const [node] = await chain.call("getClusterNodes");
    const version = (await new RpcService(chain.node).call("getVersion")) as Parsed;
    expect(node).toMatchObject({ pubkey: identity, version: version["solana-core"], rpc: null });
    // Its accounts are part of the chain's state, and of the supply.
    const { value: account } = await chain.call("getAccountInfo", votePubkey, { encoding: "base64" });
    expect(account).toMatchObject({ owner: "Vote111111111111111111111111111111111111111", space: 3_762 });
    const { value: supply } = await chain.call("getSupply");
    expect(supply.circulating).toBeGreaterThan(activatedStake);
  });

  it("says how far the votes for a block have come, as its commitments do", async () => {
    const [head, confirmed, finalized] = await Promise.all(
      ["processed", "confirmed", "finalized"].map((commitment) => chain.call("getSlot", { commitment })),
    );
    expect([await readDepth(head), await readDepth(confirmed)]).toEqual([0, 1]);
    expect([await readDepth(finalized + 1), await readDepth(finalized)].at(1)).toBeNull();
    expect(await readDepth(head + 1_000)).toBeNull();
  });

  it("adds nothing to its supply: there is no inflation", async () => {
    const { epoch } = await chain.call("getEpochInfo");
    expect(await chain.call("getInflationRate")).toEqual({ total: 0, validator: 0, foundation: 0, epoch });
    expect((await chain.call("getInflationGovernor")).initial).toBe(0);
    expect((await chain.call("getStakeMinimumDelegation")).value).toBe(sol);
    const addresses = [payer.address, receiver.address];
    expect(await chain.failure("getInflationReward", addresses, { epoch })).toMatchObject({ code: -32004 });
    expect(await chain.failure("getInflationReward", ["0"], { epoch: 0 })).toMatchObject({ code: -32602 });
    expect(await chain.call("getInflationReward", addresses, { epoch: epoch - 1 })).toEqual([null, null]);
  });

  it("has snapshots of final slots", async () => {
    const finalized = await chain.call("getSlot");
    const { full, incremental } = await chain.call("getHighestSnapshotSlot");
    expect(full % 100_000).toBe(0);
    expect(Math.max(full, incremental ?? 0)).toBeLessThanOrEqual(finalized);
  });

  it("shows the same to another process with the same seed", async () => {
    const other = new SolanaCaller();
    const slot = await chain.call("getSlot");
    expect(await other.call("getBlock", slot)).toEqual(await chain.call("getBlock", slot));
    // The engine's own faucet, whose key is random, is not part of the chain.
    const largest = { commitment: "processed", filter: "circulating" };
    expect((await other.call("getLargestAccounts", largest)).value).toEqual([]);
    expect((await other.call("getSupply")).value.nonCirculatingAccounts).toEqual(
      (await chain.call("getSupply")).value.nonCirculatingAccounts,
    );
    expect(await new SolanaCaller("another").call("getBlock", slot)).not.toEqual(
      await chain.call("getBlock", slot),
    );
  });
});

describe("slots", () => {
  it("have a height for each block, and a block for each height", () => {
    const slots = new Slots(slotTime);
    fc.assert(
      fc.property(fc.nat(2 ** 40), (height) => {
        const slot = slots.slotOfHeight(height);
        expect(slots.isSkipped(slot)).toBe(false);
        expect(slots.heightOf(slot)).toBe(height);
        expect(slots.parentOf(slots.slotOfHeight(height + 1))).toBe(slot);
      }),
    );
  });
});
