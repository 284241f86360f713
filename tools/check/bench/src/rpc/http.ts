import type * as rpc from "@node-access/rpc";
import type * as rpcBatch from "@node-access/rpc/batch";
import { setMaxListeners } from "node:events";
import { type Checkout, checkResult, repeat, type Suite } from "../suite.ts";
import { createPool, dispatchJson, requestJson } from "../undici.ts";
import { hangMethod, largeRequest, results, type RpcRequest, smallRequest, writeCall } from "./requests.ts";

interface Contender {
  call(request: RpcRequest): Promise<unknown>;
  /** Sends all requests as one JSON-RPC batch. @returns the results in their order. */
  batch?(requests: readonly RpcRequest[]): Promise<readonly unknown[]>;
  /** Makes a call without a response. */
  hang?(signal: AbortSignal): Promise<unknown>;
}

const limit = "undici dispatch";
const ofBatches = [limit, "@node-access/rpc", "viem", "ethers"];
const requestsOfBatch = Array.from({ length: 100 }, () => smallRequest);
const small = (contender: Contender): Promise<unknown> => contender.call(smallRequest);
const large = (contender: Contender): Promise<unknown> => contender.call(largeRequest);
const headers = { "content-type": "application/json" };

export const httpServer: URL = new URL("http-server.ts", import.meta.url);

export const httpSuite: Suite<Contender> = {
  server: httpServer,
  contenders: {
    [limit]: dispatching,
    "@node-access/rpc": nodeAccess,
    "undici request": requesting,
    viem,
    ethers,
  },
  scenarios: [
    { name: "HTTP, small, 64 at a time", run: repeat(64, small) },
    { name: "HTTP, small, one at a time", run: repeat(1, small) },
    { name: "HTTP, 100 KB, 64 at a time", run: repeat(64, large) },
    { name: "HTTP, 100 KB, one at a time", run: repeat(1, large) },
    { name: "batches of 100, 4 at a time", contenders: ofBatches, run: repeat(4, sendBatch, 100) },
    { name: "batches of 100, one at a time", contenders: ofBatches, run: repeat(1, sendBatch, 100) },
    {
      name: "2,000 calls aborted together",
      contenders: ["undici request", "@node-access/rpc"],
      run: repeat(1, abortTogether, 2_000),
    },
  ],
  async check(contender) {
    for (const request of [smallRequest, largeRequest])
      checkResult(request.method, await contender.call(request), results[request.method]);
    if (contender.batch)
      checkResult("a batch", await sendBatch(contender), JSON.stringify(requestsOfBatch.map(() => "0x4")));
  },
};

async function sendBatch(contender: Contender): Promise<unknown> {
  const received = await contender.batch?.(requestsOfBatch);
  if (received?.length !== requestsOfBatch.length)
    throw new Error(`a batch returned ${received?.length} results`);
  return received;
}

async function abortTogether(contender: Contender): Promise<void> {
  const controller = new AbortController();
  // Each call of hand-written code adds a listener, and Node would warn of a leak.
  setMaxListeners(0, controller.signal);
  const calls = Array.from({ length: 2_000 }, () => contender.hang?.(controller.signal));
  // Some requests are in flight then, and the others wait for a connection.
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort();
  const settled = await Promise.allSettled(calls);
  if (settled.some(({ status }) => status !== "rejected")) throw new Error("an aborted call has succeeded");
}

const resultOf = (response: unknown): unknown => (response as { result: unknown }).result;

async function dispatching(url: string): Promise<Contender> {
  const pool = await createPool(url);
  let id = 0;
  const post = <T>(body: string, pick: (response: unknown) => T): Promise<T> =>
    dispatchJson(pool, { path: "/", method: "POST", headers, body }, pick);
  return {
    call: (request) => post(writeCall((id += 1), request), resultOf),
    batch(requests) {
      const first = id + 1;
      let body = "[";
      for (const request of requests) body += `${body === "[" ? "" : ","}${writeCall((id += 1), request)}`;
      return post(`${body}]`, (responses) =>
        (responses as { id: number; result: unknown }[]).map((response, at) => {
          if (response.id !== first + at) throw new Error("the responses are in another order");
          return response.result;
        }),
      );
    },
  };
}

async function requesting(url: string): Promise<Contender> {
  const pool = await createPool(url);
  let id = 0;
  const post = (body: string, signal?: AbortSignal): Promise<unknown> =>
    requestJson(pool, { path: "/", method: "POST", headers, body, ...(signal && { signal }) });
  return {
    call: async (request) => resultOf(await post(writeCall((id += 1), request))),
    hang: (signal) => post(`{"jsonrpc":"2.0","id":1,"method":"${hangMethod}"}`, signal),
  };
}

async function nodeAccess(url: string, checkout: Checkout): Promise<Contender> {
  const { createRpcClient } = await checkout.load<typeof rpc>("@node-access/rpc");
  const { batch } = await checkout.load<typeof rpcBatch>("@node-access/rpc/batch");
  const client = createRpcClient({ protocol: "ethereum", endpoint: url });
  return {
    call: (request) => client.request(request),
    async batch(requests) {
      const settled = await batch(client, requests);
      return settled.map((item) => {
        if (item.status === "rejected") throw item.reason;
        return item.value;
      });
    },
    hang: (signal) => client.with({ signal }).request({ method: hangMethod }),
  };
}

async function viem(url: string): Promise<Contender> {
  const { createClient, http } = await import("viem");
  const single = createClient({ transport: http(url, { retryCount: 0 }) });
  const batching = createClient({ transport: http(url, { retryCount: 0, batch: { batchSize: 100 } }) });
  // viem types the params of standard methods in another way.
  type Request = (request: RpcRequest) => Promise<unknown>;
  return {
    call: single.request as Request,
    batch: (requests) => Promise.all(requests.map(batching.request as Request)),
  };
}

async function ethers(url: string): Promise<Contender> {
  const { JsonRpcProvider, Network } = await import("ethers");
  const staticNetwork = Network.from(1);
  const single = new JsonRpcProvider(url, staticNetwork, { staticNetwork, batchMaxCount: 1 });
  const batching = new JsonRpcProvider(url, staticNetwork, { staticNetwork, batchMaxCount: 100 });
  const send = (provider: typeof single, { method, params }: RpcRequest): Promise<unknown> =>
    provider.send(method, [...params]);
  return {
    call: (request) => send(single, request),
    batch: (requests) => Promise.all(requests.map((request) => send(batching, request))),
  };
}
