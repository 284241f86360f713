import { setMaxListeners } from "node:events";
import { hangMethod, type RpcRequest } from "./requests.ts";

/** A library, or hand-written code, that makes the calls. */
export interface Contender {
  call(request: RpcRequest): Promise<unknown>;
  /** Sends all requests as one JSON-RPC batch. @returns the results in their order. */
  batch?(requests: readonly RpcRequest[]): Promise<readonly unknown[]>;
  /** Makes calls without a response, and aborts them together. */
  abort?(count: number): Promise<void>;
  /** Makes the server send notifications, and receives all of them. */
  flood?(count: number): Promise<void>;
}

/** The contenders by name. Each loads only its own library, as a program that uses it would. */
export const contenders: Readonly<Record<string, (url: string) => Promise<Contender>>> = {
  "hand-written undici": handWritten,
  "@node-access/rpc": nodeAccess,
  viem,
  ethers,
};

/** The contender whose numbers the others are divided by. */
export const baseline = "hand-written undici";

async function handWritten(url: string): Promise<Contender> {
  const { Pool } = await import("undici");
  // As many as the client has, because a pool without a limit opens a connection for each call.
  const pool = new Pool(url, { connections: 128 });
  let id = 0;
  const post = async (body: unknown, signal?: AbortSignal): Promise<unknown> => {
    const response = await pool.request({
      path: "/",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    return JSON.parse(await response.body.text());
  };
  return {
    async call({ method, params }) {
      const response = (await post({ jsonrpc: "2.0", id: ++id, method, params })) as { result: unknown };
      return response.result;
    },
    async batch(requests) {
      const calls = requests.map(({ method, params }) => ({ jsonrpc: "2.0", id: ++id, method, params }));
      const responses = (await post(calls)) as { id: number; result: unknown }[];
      const byId = new Map(responses.map((response) => [response.id, response.result]));
      return calls.map((call) => byId.get(call.id));
    },
    abort: (count) =>
      abortTogether(count, (signal) => post({ jsonrpc: "2.0", id: ++id, method: hangMethod }, signal)),
  };
}

async function abortTogether(count: number, call: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const controller = new AbortController();
  // Each call of hand-written code adds a listener, and Node would warn of a leak.
  setMaxListeners(0, controller.signal);
  const calls = Array.from({ length: count }, () => call(controller.signal));
  // Some requests are in flight then, and the others wait for a connection.
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort();
  const settled = await Promise.allSettled(calls);
  if (settled.some(({ status }) => status !== "rejected")) throw new Error("an aborted call has succeeded");
}

async function nodeAccess(url: string): Promise<Contender> {
  const { createRpcClient } = await import("@node-access/rpc");
  const { batch } = await import("@node-access/rpc/batch");
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
    abort: (count) =>
      abortTogether(count, (signal) => client.with({ signal }).request({ method: hangMethod })),
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
