import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { xToken } from "@node-access/grpc";
import { CommitmentLevel, createGeyserClient, toBase58 } from "@node-access/grpc/geyser";
import type { SubscribeUpdate } from "@node-access/grpc/geyser/messages";
import { isNodeAccessError, urlToken } from "@node-access/rpc";
import { kitSubscriptionsTransport, kitTransport } from "@node-access/rpc/kit";
import {
  createRpcClient,
  sendAndConfirm,
  solana,
  watchAccount,
  watchBlocks,
  watchLogs,
  watchSlots,
} from "@node-access/rpc/solana";
import { definitions, methodSchemas } from "@node-access/rpc/solana/schemas";
import { createRpcWebSocketClient, type RpcWebSocketClient } from "@node-access/rpc/web-socket";
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  createSolanaRpcFromTransport,
  createSolanaRpcSubscriptionsFromTransport,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  pipe,
  type Rpc,
  type RpcSubscriptions,
  type SolanaRpcApi,
  type SolanaRpcSubscriptionsApi,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SLOT_SKIPPED,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND,
} from "@solana/kit";
import { getTransferSolInstruction } from "@solana-program/system";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The gateway's simulated Solana chain, through our client and kit: its results match the specs and each other.

const sol = 1_000_000_000n;
let gateway: Gateway<Credentials<"solana">>;
let node: {
  readonly protocol: typeof solana;
  readonly endpoint: string;
  readonly credential: ReturnType<typeof urlToken>;
};
let sockets: RpcWebSocketClient<"solana">;
let rpc: Rpc<SolanaRpcApi>;
let rpcSubscriptions: RpcSubscriptions<SolanaRpcSubscriptionsApi>;
let payer: KeyPairSigner;

beforeAll(async () => {
  // A slot takes 20 milliseconds.
  gateway = await createGateway({ networks: { "solana-mainnet": "simulator" }, blockTime: 50 });
  node = {
    protocol: solana,
    endpoint: gateway.url,
    credential: urlToken(gateway.credentials.nodes.solana.key),
  };
  sockets = createRpcWebSocketClient({ ...node, endpoint: gateway.url.replace("http", "ws") });
  rpc = createSolanaRpcFromTransport(kitTransport(createRpcClient(node))) as Rpc<SolanaRpcApi>;
  rpcSubscriptions = createSolanaRpcSubscriptionsFromTransport(kitSubscriptionsTransport(sockets));
  payer = await generateKeyPairSigner();
  const airdrop = airdropFactory({ rpc, rpcSubscriptions } as never);
  await airdrop({ recipientAddress: payer.address, lamports: lamports(5n * sol), commitment: "confirmed" });
});
afterAll(async () => {
  await sockets.close();
  await gateway.close();
});

async function signed(amount: bigint, receiver: string, sender = payer) {
  const { value } = await rpc.getLatestBlockhash({ commitment: "confirmed" }).send();
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayerSigner(sender, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(value, one),
    (one) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: sender, destination: address(receiver), amount }),
        one,
      ),
  );
  return signTransactionMessageWithSigners(message);
}

function readLastHeight({ lifetimeConstraint }: { readonly lifetimeConstraint: object }): bigint {
  return (lifetimeConstraint as { readonly lastValidBlockHeight: bigint }).lastValidBlockHeight;
}

describe("Geyser of the node", () => {
  it("shows what is sent over RPC as RPC does: transactions, accounts, blocks and slots of one chain", async () => {
    const geyser = createGeyserClient({
      endpoint: `http://${gateway.grpcUrl}`,
      credential: xToken(gateway.credentials.nodes.solana.key),
    });
    const receiver = await generateKeyPairSigner();
    const processed = { commitment: "processed" } as const;
    const slots = [
      await rpc.getSlot(processed).send(),
      (await geyser.getSlot({})).slot,
      await rpc.getSlot(processed).send(),
      (await geyser.getSlot({})).slot,
    ];
    expect(slots).toEqual(slots.toSorted((one, other) => Number(one - other)));
    const { blockhash } = await geyser.getLatestBlockhash({});
    expect((await rpc.isBlockhashValid(blockhash as never, processed).send()).value).toBe(true);

    // The second one fails, and is included without a preflight.
    const sent = [await signed(sol, receiver.address), await signed(100n * sol, receiver.address)];
    const signatures: string[] = [];
    for (const one of sent) {
      const options = { encoding: "base64", skipPreflight: true } as const;
      signatures.push(await rpc.sendTransaction(getBase64EncodedWireTransaction(one), options).send());
    }
    const request = {
      transactions: { sent: { accountInclude: [receiver.address] } },
      transactionsStatus: { failed: { failed: true, accountInclude: [receiver.address] } },
      accounts: { receiver: { account: [receiver.address] } },
      blocks: { sent: { accountInclude: [receiver.address], includeAccounts: true } },
      slots: { all: { filterByCommitment: true } },
      commitment: CommitmentLevel.CONFIRMED,
      fromSlot: slots[0] ?? 0n,
    };
    type Update = NonNullable<SubscribeUpdate["updateOneof"]>;
    const updates: Update[] = [];
    const blocks: Extract<Update, { $case: "block" }>["value"][] = [];
    for await (const { updateOneof: update } of geyser.subscribe(request)) {
      if (update?.$case === "slot" && blocks.some(({ slot }) => slot === update.value.slot)) {
        if (updates.filter(({ $case }) => $case === "transaction").length === 2) break;
      } else if (update?.$case === "block" && update.value.transactions.length > 0) blocks.push(update.value);
      else if (update) updates.push(update);
    }
    geyser.close();

    const streamed = updates.flatMap((update) => (update.$case === "transaction" ? [update.value] : []));
    expect(streamed.map(({ transaction }) => toBase58(transaction?.signature ?? new Uint8Array()))).toEqual(
      signatures,
    );
    for (const [index, { slot, transaction }] of streamed.entries()) {
      const options = {
        commitment: "confirmed",
        encoding: "json",
        maxSupportedTransactionVersion: 0,
      } as const;
      const own = await rpc.getTransaction(signatures[index] as never, options).send();
      const { meta, transaction: content } = transaction ?? {};
      expect({
        slot,
        fee: meta?.fee,
        preBalances: meta?.preBalances,
        postBalances: meta?.postBalances,
        logMessages: meta?.logMessages,
        computeUnitsConsumed: meta?.computeUnitsConsumed,
        isFailed: meta?.err !== undefined,
        accountKeys: content?.message?.accountKeys.map(toBase58),
        recentBlockhash: toBase58(content?.message?.recentBlockhash ?? new Uint8Array()),
        signatures: content?.signatures.map(toBase58),
      }).toEqual({
        slot: own?.slot,
        fee: own?.meta?.fee,
        preBalances: own?.meta?.preBalances,
        postBalances: own?.meta?.postBalances,
        logMessages: own?.meta?.logMessages,
        computeUnitsConsumed: own?.meta?.computeUnitsConsumed,
        isFailed: own?.meta?.err !== null,
        accountKeys: own?.transaction.message.accountKeys,
        recentBlockhash: own?.transaction.message.recentBlockhash,
        signatures: own?.transaction.signatures,
      });
    }
    const failures = updates.flatMap((update) =>
      update.$case === "transactionStatus" ? [update.value] : [],
    );
    // In bincode: InstructionError(0, Custom(1)), the system program's lack of lamports.
    expect(failures.map(({ err }) => Buffer.from(err?.err ?? []).toString("hex"))).toEqual([
      "08000000001900000001000000",
    ]);
    const writes = updates.flatMap((update) => (update.$case === "account" ? [update.value] : []));
    expect(writes.map(({ account }) => account?.lamports)).toEqual([sol]);

    for (const block of blocks) {
      const options = { commitment: "confirmed", maxSupportedTransactionVersion: 0, rewards: false } as const;
      const own = await rpc.getBlock(block.slot, { ...options, transactionDetails: "signatures" }).send();
      expect({
        blockhash: block.blockhash,
        previousBlockhash: block.parentBlockhash,
        parentSlot: block.parentSlot,
        blockHeight: block.blockHeight?.blockHeight,
        blockTime: block.blockTime?.timestamp,
        signatures: block.transactions.map(({ signature }) => toBase58(signature)),
      }).toEqual(own);
      expect(block.executedTransactionCount).toBe(BigInt(own?.signatures.length ?? 0));
    }
    expect(blocks.map(({ slot }) => slot)).toEqual([...new Set(streamed.map(({ slot }) => slot))]);
  });
});

describe("kit on our transport", () => {
  it("sends and confirms, and reads exact integers", async () => {
    const receiver = await generateKeyPairSigner();
    const before = (await rpc.getBalance(payer.address, { commitment: "confirmed" }).send()).value;
    const transaction = await signed(sol, receiver.address);
    const send = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions } as never);
    await send(transaction as never, { commitment: "confirmed" });
    const { value } = await rpc.getBalance(receiver.address, { commitment: "confirmed" }).send();
    expect(value).toBe(sol);
    expect(before - (await rpc.getBalance(payer.address, { commitment: "confirmed" }).send()).value).toBe(
      sol + 5_000n,
    );
    const { value: account } = await rpc
      .getAccountInfo(receiver.address, { encoding: "base64", commitment: "confirmed" })
      .send();
    expect(account).toMatchObject({ lamports: sol, executable: false });
    const { value: supply } = await rpc.getSupply({ commitment: "confirmed" }).send();
    expect(supply.nonCirculating > 2n ** 53n).toBe(true);
    expect(supply.total).toBe(supply.circulating + supply.nonCirculating);
  });

  it("throws kit's errors for the node's", async () => {
    const poor = await generateKeyPairSigner();
    const wire = getBase64EncodedWireTransaction(await signed(sol, payer.address, poor));
    const error: unknown = await rpc
      .sendTransaction(wire, { encoding: "base64", preflightCommitment: "confirmed" })
      .send()
      .catch((thrown: unknown) => thrown);
    expect(
      isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE),
    ).toBe(true);
    expect(isSolanaError((error as Error).cause, SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND)).toBe(
      true,
    );
    const head = Number(await rpc.getSlot({ commitment: "confirmed" }).send());
    const skipped = BigInt(head - 40 - ((((head - 40) % 20) + 7) % 20));
    const failure: unknown = await rpc
      .getBlock(skipped)
      .send()
      .catch((thrown: unknown) => thrown);
    expect(isSolanaError(failure, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SLOT_SKIPPED)).toBe(true);
  });

  it("throws ours for everything else, without the key", async () => {
    const closed = createSolanaRpcFromTransport(
      kitTransport(createRpcClient({ ...node, credential: urlToken("s3cr3t"), retries: 0 })),
    );
    const error: unknown = await closed
      .getSlot()
      .send()
      .catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error, "CREDENTIAL_REFUSED")).toBe(true);
    expect(String((error as Error).stack)).not.toContain("s3cr3t");
    const aborted = rpc.getSlot().send({ abortSignal: AbortSignal.abort(new Error("mine")) });
    await expect(aborted).rejects.toThrow("mine");
  });

  it("delivers notifications until they are no longer wanted", async () => {
    const controller = new AbortController();
    const slots = await rpcSubscriptions.slotNotifications().subscribe({ abortSignal: controller.signal });
    const seen: bigint[] = [];
    for await (const { slot } of slots) {
      seen.push(slot);
      if (seen.length === 3) controller.abort();
    }
    expect(seen).toEqual(seen.toSorted());
    // The ones that had arrived before the abort are delivered too.
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe("our client", () => {
  it("sends and confirms, and every watch sees it", async () => {
    const receiver = await generateKeyPairSigner();
    const logs = watchLogs(sockets, { mentions: receiver.address });
    const account = watchAccount(sockets, receiver.address);
    const slots = watchSlots(sockets);
    expect((await account.next()).value).toMatchObject({ account: null });
    const [nextLogs, nextAccount, firstSlot] = [logs.next(), account.next(), slots.next()];
    const transaction = await signed(sol, receiver.address);
    const lastValidBlockHeight = readLastHeight(transaction);
    // Watches begin after the newest slot.
    await firstSlot;
    const { signature, slot } = await sendAndConfirm(sockets, getBase64EncodedWireTransaction(transaction), {
      lastValidBlockHeight,
    });
    expect((await nextLogs).value).toMatchObject({ type: "logs", signature, slot, err: null });
    expect((await nextAccount).value).toMatchObject({ slot, account: { lamports: Number(sol) } });
    const blocks = watchBlocks(sockets, { fromSlot: slot });
    expect((await blocks.next()).value).toMatchObject({ slot, block: { signatures: [signature] } });
    for (const events of [logs, account, blocks, slots]) await events.return?.();
  });

  it("says what failed in a block", async () => {
    const spender = await generateKeyPairSigner();
    const transfer = getBase64EncodedWireTransaction(await signed(900n * sol, spender.address));
    const error: unknown = await sendAndConfirm(sockets, transfer, { skipPreflight: true }).catch(
      (thrown: unknown) => thrown,
    );
    expect(isNodeAccessError(error, "TRANSACTION_FAILED") && error.context.err).toEqual({
      InstructionError: [0, { Custom: 1 }],
    });
  });

  it("says that a transaction has expired", async () => {
    const receiver = await generateKeyPairSigner();
    const poor = await generateKeyPairSigner();
    const transaction = await signed(sol, receiver.address, poor);
    const options = {
      skipPreflight: true,
      lastValidBlockHeight: readLastHeight(transaction) - 148n,
    };
    const error: unknown = await sendAndConfirm(
      createRpcClient(node),
      getBase64EncodedWireTransaction(transaction),
      options,
    ).catch((thrown: unknown) => thrown);
    expect(isNodeAccessError(error, "TRANSACTION_EXPIRED")).toBe(true);
  });

  it("gets results that match the specs", async () => {
    const client = createRpcClient(node);
    const commitment = "confirmed";
    const slot = Number(await client.getSlot({ commitment }));
    const [block] = await client.getBlocks(slot - 10, slot, { commitment });
    const [{ signature = "" } = {}] = (await client.getSignaturesForAddress(payer.address, {
      commitment,
    })) as { signature?: string }[];
    const wire = getBase64EncodedWireTransaction(await signed(sol, payer.address));
    const full = { commitment, maxSupportedTransactionVersion: 0 };
    const place = Number(
      (
        (await client.request({ method: "getTransaction", params: [signature, full] } as never)) as {
          slot: number;
        }
      ).slot,
    );
    const calls: readonly (readonly [method: string, ...params: unknown[]])[] = [
      ["getAccountInfo", payer.address, { encoding: "base64", commitment }],
      ["getAccountInfo", payer.address, { encoding: "jsonParsed", commitment }],
      ["getMultipleAccounts", [payer.address, "11111111111111111111111111111111"], { commitment }],
      ["getBalance", payer.address],
      ["getProgramAccounts", "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", { encoding: "base64" }],
      [
        "getTokenAccountsByOwner",
        payer.address,
        { programId: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA" },
        { encoding: "jsonParsed" },
      ],
      ["getLargestAccounts"],
      ["getSupply"],
      ["getBlock", block, { ...full, transactionDetails: "none", rewards: false }],
      ["getBlock", place, { ...full, encoding: "jsonParsed" }],
      ["getBlock", place, { ...full, encoding: "json" }],
      ["getBlock", place, { ...full, encoding: "base64" }],
      ["getBlock", place, { ...full, transactionDetails: "accounts" }],
      ["getBlock", place, { ...full, transactionDetails: "signatures" }],
      ["getTransaction", signature, { ...full, encoding: "jsonParsed" }],
      ["getTransaction", signature, { ...full, encoding: "base64" }],
      ["getSignatureStatuses", [signature, "1".repeat(64)]],
      ["getSignaturesForAddress", payer.address, { commitment }],
      ["simulateTransaction", wire, { encoding: "base64", commitment }],
      [
        "getFeeForMessage",
        "AQABAurnRuGN5bfL2osZZMdGlvL1qz8k0GbdLhiP1fICgkmsGUDDFVuRZBxq4hdTlwvR5BFnbjPpvj/ZrBfIXsx+n1QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBAgABDAIAAAABAAAAAAAAAA==",
      ],
      ["getEpochInfo"],
      ["getEpochSchedule"],
      ["getLatestBlockhash"],
      ["getRecentPerformanceSamples", 2],
      ["getRecentPrioritizationFees"],
      ["getBlockProduction"],
      ["getSlotLeaders", slot, 3],
      ["getIdentity"],
      ["getBlockTime", block],
      ["getBlocksWithLimit", slot - 10, 3],
      ["getMinimumBalanceForRentExemption", 50],
      ["getGenesisHash"],
      ["getHealth"],
      ["getTransactionCount"],
      ["getBlockHeight"],
      ["getSlotLeader"],
      ["getFirstAvailableBlock"],
      ["minimumLedgerSlot"],
      ["getMaxRetransmitSlot"],
      ["getMaxShredInsertSlot"],
      ["isBlockhashValid", "1".repeat(32)],
    ];
    const ajv = new Ajv2020({
      allErrors: true,
      validateFormats: false,
      strict: false,
      // Compiled for a few values each; the tests of rpc check the schemas themselves.
      inlineRefs: false,
      validateSchema: false,
      code: { optimize: false },
    });
    ajv.addSchema(definitions);
    for (const [method, ...params] of calls) {
      const result: unknown = await client.request({ method, params } as never);
      const validate = ajv.compile(methodSchemas[method]?.result ?? false);
      expect(
        validate(
          JSON.parse(
            JSON.stringify(result, (_, one: unknown) => (typeof one === "bigint" ? Number(one) : one)),
          ),
        ),
        `${method} ${ajv.errorsText(validate.errors)}`,
      ).toBe(true);
    }
  });
});
