import { isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { Middleware } from "@node-access/transport";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { batch } from "../../src/batch.ts";
import { createRpcPool } from "../../src/pool/index.ts";
import { confirmTransaction } from "../../src/solana/confirm-transaction.ts";
import { sendAndConfirm } from "../../src/solana/send-and-confirm.ts";
import { solana } from "../../src/solana/solana.ts";
import { ChainNode, RpcError } from "./chain-node.ts";
import { openHttp, openSocket } from "./open-client.ts";

const transaction = Buffer.concat([Buffer.of(1), Buffer.alloc(64, 1), Buffer.alloc(40, 2)]).toString(
  "base64",
);
const signature = "2AXDGYSE4f2sz7tvMMzyHvUfcoJmxudvdhBcmiUSo6ijwfYmfZYsKRxboQMPh3R4kUhXRVdtSXFXMheka4Rc4P2";
const quick = { interval: 10, totalTimeout: 10_000, resendInterval: 10 };
const sending = { method: "sendTransaction", params: [transaction, { encoding: "base64" }] } as const;
const rejections = [
  new RpcError(-32002, "Transaction simulation failed: Blockhash not found", { err: "BlockhashNotFound" }),
  new RpcError(-32003, "Transaction signature verification failure"),
  new RpcError(-32601, "Method not found"),
];

let node: ChainNode;
/** A backend that is behind: it rejects the transaction. */
let behind: ChainNode;
let sendings: number;

beforeEach(async () => {
  [node, behind] = await Promise.all([ChainNode.start(), ChainNode.start()]);
  executeAndReject(rejections[0] as RpcError);
  behind.before = (method) => {
    if (method !== "sendTransaction") return;
    sendings += 1;
    throw rejections[0] as RpcError;
  };
});
afterEach(() => Promise.all([node.close(), behind.close()]));

/** Makes the node execute the first sending, and reject its repetitions. */
function executeAndReject(rejection: RpcError): void {
  sendings = 0;
  node.before = (method) => {
    if (method !== "sendTransaction") return;
    sendings += 1;
    if (sendings > 1) throw rejection;
    node.advance([{ signature }]);
  };
}

/** Loses the response to the first sending. */
function lose(fault: NonNullable<ReturnType<ChainNode["fault"]>>): void {
  node.fault = (method) => (method === "sendTransaction" && sendings === 1 ? fault : undefined);
}

async function failure(promise: Promise<unknown>): Promise<NodeAccessError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!isNodeAccessError(error)) throw new Error(`not our error: ${String(error)}`);
  return error;
}

function openPool(): ReturnType<typeof openHttp> {
  const endpoints = [node, behind].map(({ port }) => ({ endpoint: `http://127.0.0.1:${port}` }));
  return createRpcPool({ protocol: solana, endpoints, timeout: 2_000 }) as never;
}

describe("a transaction whose first sending was executed, and its response lost", () => {
  const faults = ["reset", "half", "silence", "502", "garbage"] as const;

  it.each(faults)("is confirmed: %s", async (fault) => {
    lose(fault);
    const client = openHttp(node).with({ timeout: 200 });
    expect(await sendAndConfirm(client, transaction, quick)).toEqual({ signature, slot: 1_001 });
  });

  it.each(rejections)("is confirmed, whatever the repetition is told: $message", async (rejection) => {
    executeAndReject(rejection);
    lose("reset");
    expect(await sendAndConfirm(openHttp(node), transaction, quick)).toEqual({ signature, slot: 1_001 });
    expect(sendings).toBeGreaterThan(1);
  });

  it("is confirmed over a WebSocket, and by a pool whose next backend is behind", async () => {
    lose("reset");
    const socket = openSocket(node);
    expect(await sendAndConfirm(socket, transaction, quick)).toEqual({ signature, slot: 1_001 });
    await socket.close();
    executeAndReject(rejections[0] as RpcError);
    lose("garbage");
    behind.fault = (method) => (method === "getSignatureStatuses" ? "502" : undefined);
    expect(await sendAndConfirm(openPool(), transaction, quick)).toMatchObject({ signature });
  });

  it("is confirmed if a gateway says that a node may have received it, over HTTP and over a WebSocket", async () => {
    node.before = (method) => {
      if (method !== "sendTransaction") return;
      node.advance([{ signature }]);
      throw new RpcError(-32603, "a node may have received the call, but its response was lost");
    };
    const socket = openSocket(node);
    for (const client of [openHttp(node), socket])
      expect(await sendAndConfirm(client, transaction, quick)).toMatchObject({ signature });
    await socket.close();
  });

  it("is looked up in the node's history, where the node has one", async () => {
    lose("reset");
    await sendAndConfirm(openHttp(node), transaction, quick);
    expect(node.calls.at(-1)?.params[1]).toEqual({ searchTransactionHistory: true });
    executeAndReject(rejections[0] as RpcError);
    const before = node.before;
    node.before = (method, params) => {
      before(method, params);
      if (params[1]?.searchTransactionHistory === true)
        throw new RpcError(-32011, "Transaction history is not available from this node");
    };
    expect(await sendAndConfirm(openHttp(node), transaction, quick)).toMatchObject({ signature });
  });

  it("is not reported as rejected by sendTransaction alone", async () => {
    for (const fault of ["reset", "502"] as const) {
      executeAndReject(rejections[0] as RpcError);
      lose(fault);
      const error = await failure(openHttp(node).request(sending));
      expect(error).toMatchObject({ code: "UNANSWERED", cause: { context: { rpcCode: -32002 } } });
      expect(error.message).toMatch(/an earlier attempt may have been executed.*Blockhash not found/s);
      expect(error.attempts).toMatchObject([{ attempt: 1 }, { attempt: 2, code: "JSON_RPC_ERROR" }]);
      expect(error.requestId).toBeTruthy();
    }
  });

  it("is not reported as rejected by a pool, whose error has the first sending", async () => {
    lose("reset");
    const error = await failure(openPool().request(sending));
    expect(error).toMatchObject({ code: "UNANSWERED", cause: { code: "JSON_RPC_ERROR" } });
    expect(error.attempts).toMatchObject([{ code: "UNANSWERED" }, { code: "JSON_RPC_ERROR" }]);
    expect(error.attempts?.[0]?.message).toContain(`:${node.port}`);
  });

  it("is not reported as rejected in a batch, alone and in a pool", async () => {
    for (const client of [openHttp(node), openPool()]) {
      executeAndReject(rejections[0] as RpcError);
      lose("reset");
      const [sent, slot] = await batch(client as ReturnType<typeof openHttp>, [
        sending,
        { method: "getSlot" },
      ]);
      expect(slot).toMatchObject({ status: "fulfilled" });
      expect(sent).toMatchObject({
        status: "rejected",
        reason: { code: "UNANSWERED", attempts: [{ code: "UNANSWERED" }, { code: "JSON_RPC_ERROR" }] },
      });
    }
  });

  it("is not reported as unsent if the node is gone after it, or the caller stops waiting", async () => {
    lose("reset");
    node.before = () => {
      sendings += 1;
      if (sendings === 1) void behind.close();
    };
    behind.before = node.before;
    behind.fault = () => "reset";
    const gone = await failure(openHttp(behind).with({ retries: 1 }).request(sending));
    expect(gone).toMatchObject({ code: "UNANSWERED", attempts: [{ code: "UNANSWERED" }, {}] });
    behind = await ChainNode.start();
    node.fault = () => "reset";
    const controller = new AbortController();
    const { signal } = controller;
    const middleware: Middleware[] = [
      (context, next) => {
        if (context.attempt > 1) controller.abort();
        return next();
      },
    ];
    const aborted = failure(openHttp(node).with({ signal, middleware }).request(sending));
    expect(await aborted).toMatchObject({ code: "ABORTED", context: { sent: true } });
  });
});

it("reports a rejection of the only sending, and of one that never arrived", async () => {
  sendings = 1;
  expect(await failure(sendAndConfirm(openHttp(node), transaction, quick))).toMatchObject({
    context: { rpcCode: -32002 },
  });
  let calls = 0;
  node.before = (method) => {
    if (method !== "sendTransaction") return;
    calls += 1;
    throw calls === 1 ? new RpcError(-32005, "Node is behind") : (rejections[0] as RpcError);
  };
  expect(await failure(openHttp(node).request(sending))).toMatchObject({ code: "JSON_RPC_ERROR" });
  calls = 0;
  const impatient = openHttp(node).with({ retries: 0 });
  expect(await failure(sendAndConfirm(impatient, transaction, quick))).toMatchObject({
    code: "JSON_RPC_ERROR",
  });
});

it("returns the signature in a batch too, if the node has executed the transaction already", async () => {
  node.before = (method) => {
    if (method === "sendTransaction") throw new RpcError(-32002, "failed", { err: "AlreadyProcessed" });
  };
  const socket = openSocket(node);
  for (const client of [openHttp(node), socket, openPool()]) {
    const outcomes = await batch(client as ReturnType<typeof openHttp>, [{ method: "getSlot" }, sending]);
    expect(outcomes[1]).toEqual({ status: "fulfilled", value: signature });
  }
  await socket.close();
});

it("takes a transaction for expired only after several nodes that are that far know nothing of it", async () => {
  node.advance([{ signature }]);
  let reads = 0;
  // Each second read is of a node on another fork.
  node.before = (method) => {
    if (method === "getSignatureStatuses") reads += 1;
    node.lag = () => 0;
  };
  behind.head = 5_000;
  const forked = (method: string): void => {
    if (method === "getSignatureStatuses") reads += 1;
  };
  behind.before = forked;
  const client = {
    request: (call: never) => (reads % 3 === 2 ? openHttp(node) : openHttp(behind)).request(call),
    with: () => client,
  };
  const options = { ...quick, lastValidBlockHeight: 1_000 };
  expect(await confirmTransaction(client as never, signature, options)).toEqual({ signature, slot: 1_001 });
  expect(reads).toBe(3);
  const missing = await failure(confirmTransaction(openHttp(behind), signature, options));
  expect(missing).toMatchObject({ code: "TRANSACTION_EXPIRED" });
  expect(behind.calls.find(({ method }) => method === "getEpochInfo")?.params).toEqual([
    { commitment: "finalized" },
  ]);
});
