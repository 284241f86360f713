import { isNodeAccessError } from "@node-access/auth";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { confirmTransaction } from "../../src/solana/confirm-transaction.ts";
import { sendAndConfirm } from "../../src/solana/send-and-confirm.ts";
import { ChainNode, RpcError, signatureFor } from "./chain-node.ts";
import { openHttp, openSocket } from "./open-client.ts";

const signature = signatureFor(77);
const quick = { interval: 10, totalTimeout: 5_000 };
/** One signature, all of whose bytes are 1, and the beginning of a message. */
const transaction = Buffer.concat([Buffer.of(1), Buffer.alloc(64, 1), Buffer.alloc(40, 2)]).toString(
  "base64",
);
const itsSignature =
  "2AXDGYSE4f2sz7tvMMzyHvUfcoJmxudvdhBcmiUSo6ijwfYmfZYsKRxboQMPh3R4kUhXRVdtSXFXMheka4Rc4P2";

let node: ChainNode;
beforeEach(async () => {
  node = await ChainNode.start();
});
afterEach(() => node.close());

async function failure(promise: Promise<unknown>): Promise<{ code: string; context: unknown }> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!isNodeAccessError(error)) throw new Error(`not our error: ${String(error)}`);
  return error;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(2);
}

describe("confirmTransaction", () => {
  it("returns the slot once the block has reached the commitment", async () => {
    const confirmed = confirmTransaction(openHttp(node), signature, quick);
    await until(() => node.calls.length > 2);
    node.advance([{ signature }]);
    expect(await confirmed).toEqual({ signature, slot: node.head });
  });

  it("notices it by the subscription, before the next read", async () => {
    const client = openSocket(node);
    const confirmed = confirmTransaction(client, signature, { interval: 60_000 });
    await until(
      () => node.subscriptions === 1 && node.calls.some(({ method }) => method === "getSignatureStatuses"),
    );
    node.advance([{ signature }]);
    expect(await confirmed).toMatchObject({ slot: node.head });
    await until(() => node.subscriptions === 0);
    await client.close();
  });

  it("subscribes with a client of its own, if the node serves subscriptions elsewhere", async () => {
    const socket = openSocket(node);
    const subscriptions = {
      request: () => Promise.reject(new Error("no calls at this address")),
      with: (options: object) => socket.with(options),
    };
    const confirmed = confirmTransaction(openHttp(node), signature, { interval: 60_000, subscriptions });
    await until(
      () => node.subscriptions === 1 && node.calls.some(({ method }) => method === "getSignatureStatuses"),
    );
    node.advance([{ signature }]);
    expect(await confirmed).toMatchObject({ slot: node.head });
    await until(() => node.subscriptions === 0);
    await socket.close();
    const wrong = { subscriptions: "ws://127.0.0.1" as never };
    expect(await failure(confirmTransaction(openHttp(node), signature, wrong))).toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "subscriptions" },
    });
  });

  it("notices it by reading, if the notification is lost with its socket", async () => {
    const client = openSocket(node);
    node.loses = () => true;
    const confirmed = confirmTransaction(client, signature, quick);
    await until(() => node.subscriptions === 1);
    node.advance([{ signature }]);
    node.cut();
    expect(await confirmed).toMatchObject({ slot: node.head });
    await client.close();
  });

  it("waits for the commitment that was asked for", async () => {
    node.advance([{ signature }]);
    const error = await failure(
      confirmTransaction(openHttp(node), signature, {
        interval: 5,
        totalTimeout: 60,
        commitment: "finalized",
      }),
    );
    expect(error).toMatchObject({
      code: "TIMEOUT",
      context: { option: "totalTimeout", milliseconds: 60, sent: true },
    });
  });

  it("fails with the node's error if the transaction failed", async () => {
    const err = { InstructionError: [0, { Custom: 1 }] };
    node.advance([{ signature, err }]);
    expect(await failure(confirmTransaction(openHttp(node), signature, quick))).toMatchObject({
      code: "TRANSACTION_FAILED",
      context: { signature, slot: node.head, err },
    });
  });

  it("fails once the blockhash has expired, and only if a node that is that far knows nothing of it", async () => {
    let statuses = 0;
    // The backend that reads statuses is behind, and catches up.
    node.before = (method) => {
      node.lag = () => 0;
      if (method !== "getSignatureStatuses") return;
      statuses += 1;
      if (statuses < 4) node.lag = () => 5;
    };
    const expired = await failure(
      confirmTransaction(openHttp(node), signature, { ...quick, lastValidBlockHeight: 998 }),
    );
    expect(expired).toMatchObject({
      code: "TRANSACTION_EXPIRED",
      context: { signature, lastValidBlockHeight: 998, blockHeight: 1_000 },
    });
    expect(statuses).toBe(6);
    // In a block that this backend did not have at first.
    node.advance([{ signature }]);
    statuses = 0;
    const confirmed = await confirmTransaction(openHttp(node), signature, {
      ...quick,
      lastValidBlockHeight: 998n,
    });
    expect(confirmed).toEqual({ signature, slot: 1_001 });
  });

  it("passes over nodes that cannot respond now, and ends with errors that stay", async () => {
    node.before = () => {
      if (node.calls.length < 3) throw new RpcError(-32005, "Node is behind by 150 slots");
    };
    node.advance([{ signature }]);
    expect(await confirmTransaction(openHttp(node), signature, quick)).toMatchObject({ slot: node.head });
    node.before = () => {
      throw new RpcError(-32601, "Method not found");
    };
    expect(await failure(confirmTransaction(openHttp(node), signature, quick))).toMatchObject({
      code: "JSON_RPC_ERROR",
    });
  });

  it("ends with its signal", async () => {
    const controller = new AbortController();
    const aborted = failure(
      confirmTransaction(openHttp(node), signature, { signal: controller.signal, interval: 60_000 }),
    );
    await until(() => node.calls.length > 0);
    controller.abort();
    expect(await aborted).toMatchObject({ code: "ABORTED", context: { sent: true } });
    expect(
      await failure(confirmTransaction(openHttp(node), signature, { signal: AbortSignal.abort() })),
    ).toMatchObject({ code: "ABORTED" });
  });

  it.each([
    [() => confirmTransaction({} as never, signature), "client"],
    [() => confirmTransaction(openHttp(node), "0x00"), "signature"],
    [() => confirmTransaction(openHttp(node), signature, { commitment: "safe" as never }), "commitment"],
    [() => confirmTransaction(openHttp(node), signature, { interval: -1 }), "interval"],
    [() => sendAndConfirm(openHttp(node), "no base64!"), "transaction"],
    [() => sendAndConfirm(openHttp(node), ""), "transaction"],
  ])("rejects what is no argument", async (call, path) => {
    expect(await failure(call())).toMatchObject({ code: "INVALID_ARGUMENT", context: { path } });
    expect(node.calls).toEqual([]);
  });
});

describe("sendAndConfirm", () => {
  it("sends the same bytes again while the transaction is in no block", async () => {
    const confirmed = sendAndConfirm(openHttp(node), transaction, { ...quick, resendInterval: 30 });
    await until(() => node.sent.length === 3);
    node.advance([{ signature: itsSignature }]);
    expect(await confirmed).toEqual({ signature: itsSignature, slot: node.head });
    const count = node.sent.length;
    expect(new Set(node.sent)).toEqual(new Set([transaction]));
    const [first, second] = node.calls.filter(({ method }) => method === "sendTransaction");
    expect(first?.params[1]).toEqual({
      encoding: "base64",
      skipPreflight: false,
      preflightCommitment: "confirmed",
    });
    expect(second?.params[1]).toMatchObject({ skipPreflight: true });
    await pause(80);
    expect(node.sent).toHaveLength(count);
  });

  it("fails with the node's check, without waiting", async () => {
    node.before = (method) => {
      if (method === "sendTransaction")
        throw new RpcError(-32002, "Transaction simulation failed: Blockhash not found", {
          err: "BlockhashNotFound",
          logs: [],
        });
    };
    expect(await failure(sendAndConfirm(openHttp(node), transaction, quick))).toMatchObject({
      code: "JSON_RPC_ERROR",
      context: { rpcCode: -32002, data: { err: "BlockhashNotFound" } },
    });
  });

  it("takes a transaction that was already executed as sent", async () => {
    node.advance([{ signature: itsSignature }]);
    node.before = (method) => {
      if (method === "sendTransaction")
        throw new RpcError(-32002, "Transaction simulation failed", { err: "AlreadyProcessed", logs: [] });
    };
    expect(await sendAndConfirm(openHttp(node), transaction, quick)).toMatchObject({ slot: node.head });
  });

  it("goes on after a sending whose response is lost", async () => {
    const client = openSocket(node);
    node.before = (method) => {
      if (method !== "sendTransaction" || node.sent.length > 0) return;
      node.sent.push("cut");
      node.cut();
    };
    const confirmed = sendAndConfirm(client, transaction, { ...quick, resendInterval: 10 });
    await until(() => node.sent.length > 1);
    node.advance([{ signature: itsSignature }]);
    expect(await confirmed).toMatchObject({ slot: node.head });
    await client.close();
  });
});
