import { isNodeAccessError } from "@node-access/auth";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { batch } from "../src/batch.ts";
import * as bitcoin from "../src/bitcoin/index.ts";
import { decoded, decodedWebSocket } from "../src/decoded/index.ts";
import { newBlocks, newLogs, pendingTransactions as filterTransactions } from "../src/filters.ts";
import { createRpcClient, pendingTransactions } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { toProvider } from "../src/provider.ts";
import * as solana from "../src/solana/index.ts";
import { streamItems } from "../src/stream.ts";
import { watchHeads, watchLogs } from "../src/subscriptions/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

const deep = "[".repeat(20_000) + "]".repeat(20_000);
const within = "[".repeat(4_000) + "]".repeat(4_000);

/** What a node may respond in place of a result, as JSON. */
const RESULTS = [
  "null",
  "5",
  "-1e400",
  "true",
  '"x"',
  '"0x10"',
  "9007199254740993",
  "[]",
  "{}",
  "[null]",
  "[5, {}]",
  '["0x", "0x1"]',
  within,
  deep,
  `{"number":"0x5","hash":${within}}`,
  '{"context":null,"value":null}',
  '{"context":{"slot":9007199254740993},"value":[5]}',
  '{"context":{"slot":5},"value":5}',
  '{"context":{"slot":5},"value":[{"slot":5,"err":{"n":9007199254740993},"confirmationStatus":"finalized"}]}',
  `{"context":{"slot":5},"value":[{"slot":5,"err":${within},"confirmationStatus":"finalized"}]}`,
  '{"absoluteSlot":9007199254740993,"blockHeight":null}',
  '[{"signature":"x","slot":5,"err":null}]',
  '[{"signature":5}]',
  '{"blockhash":"x","parentSlot":4,"transactions":5}',
  '{"meta":5}',
  '{"meta":{"logMessages":{}}}',
  '[{"logIndex":null,"blockNumber":[],"topics":5}]',
  '{"number":null,"hash":"0x1","parentHash":5,"logsBloom":{}}',
];

let result = "";
const server = createServer((request, response) => {
  void text(request).then((body) => response.end(respond(body)));
});
const sockets = new WebSocketServer({ server });
sockets.on("connection", (socket) => {
  socket.on("message", (data) => {
    socket.send(respond(String(data)));
    for (const id of ["0x10", "5"])
      socket.send(
        `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${result}}}`,
      );
  });
});

function respond(body: string): string {
  const calls = [JSON.parse(body)].flat() as { id: number; method: string }[];
  const responses = calls.map(
    ({ id, method }) =>
      `{"jsonrpc":"2.0","id":${id},"result":${/ubscribe$|new.*Filter$/.test(method) ? '"0x10"' : result}}`,
  );
  return body.startsWith("[") ? `[${responses.join()}]` : (responses[0] ?? "");
}

let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  server.close();
});

const signature = "2AXDGYSE4f2sz7tvMMzyHvUfcoJmxudvdhBcmiUSo6ijwfYmfZYsKRxboQMPh3R4kUhXRVdtSXFXMheka4Rc4P2";
const account = "1".repeat(32);
const address = `0x${"00".repeat(20)}` as const;

/** What calls and follows a node until the signal aborts. */
function users(signal: AbortSignal): Readonly<Record<string, () => unknown>> {
  const options = { retries: 0, totalTimeout: 100, signal } as const;
  const http = { ...options, protocol: "ethereum", endpoint: `http://127.0.0.1:${port}` } as const;
  const ws = { ...http, endpoint: `ws://127.0.0.1:${port}` } as const;
  const client = createRpcClient(http);
  const onSolana = solana.createRpcClient({ ...http, protocol: solana.solana });
  const socket = createRpcWebSocketClient(ws);
  signal.addEventListener("abort", () => void socket.close());
  const pool = createRpcPool({ ...options, protocol: "ethereum", endpoints: [http, http] });
  const watch = { signal, interval: 5, fromSlot: 3, totalTimeout: 60 } as const;
  return {
    call: () => client.eth_getLogs({}),
    decoded: () => decoded(client).eth_getBlockByNumber("latest", true),
    "decoded logs": () => decoded(client).eth_getLogs({}),
    batch: () => batch(client, [{ method: "eth_chainId" }, { method: "eth_getLogs", params: [{}] }]),
    pool: () => pool.eth_getLogs({ fromBlock: "0x1", toBlock: "latest" }),
    "pool, block": () => pool.eth_getBlockByNumber("0x5", false),
    provider: () => toProvider(client).request({ method: "eth_chainId" }),
    bitcoin: () => bitcoin.createRpcClient({ ...http, protocol: bitcoin.bitcoin }).getblockcount(),
    stream: () => streamItems({ ...http }, { method: "eth_getLogs", params: [{}] } as never),
    newBlocks: () => newBlocks(client, { ...watch } as never),
    newLogs: () => newLogs(client, {}, { ...watch } as never),
    "filter transactions": () => filterTransactions(client, { ...watch } as never),
    pendingTransactions: () => pendingTransactions(client, { ...watch } as never),
    watchHeads: () => watchHeads(socket, { signal }),
    watchLogs: () => watchLogs(socket, { address }, { signal }),
    subscribe: () => decodedWebSocket(socket).subscribe("newHeads"),
    confirmTransaction: () => solana.confirmTransaction(onSolana, signature, { ...watch }),
    "confirmTransaction, expiry": () =>
      solana.confirmTransaction(onSolana, signature, { ...watch, lastValidBlockHeight: 1 }),
    watchAccount: () => solana.watchAccount(onSolana, account, watch),
    watchBlocks: () => solana.watchBlocks(onSolana, watch),
    "watchLogs of Solana": () => solana.watchLogs(onSolana, { mentions: account }, watch),
    watchSlots: () => solana.watchSlots(onSolana, watch),
  };
}

/** Uses what a call returns. @returns an error that is not ours. */
async function raw(call: () => unknown): Promise<unknown> {
  try {
    const returned = await call();
    if (typeof (Object(returned) as { next?: unknown }).next === "function")
      for await (const event of returned as AsyncIterable<unknown>) void event;
    return undefined;
  } catch (error) {
    return isNodeAccessError(error) ? undefined : error;
  }
}

describe("a node that responds with another type", () => {
  it.each(RESULTS.map((json) => [json.slice(0, 60), json]))(
    "never causes a raw error: %s",
    async (_, json) => {
      result = json;
      const controller = new AbortController();
      const running = Object.entries(users(controller.signal)).map(async ([name, call]) => {
        const error = await raw(call);
        return error === undefined ? [] : [`${name}: ${String(error)}`];
      });
      setTimeout(() => controller.abort(), 150);
      expect((await Promise.all(running)).flat()).toEqual([]);
    },
  );
});
