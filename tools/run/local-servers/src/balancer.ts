import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { callNode } from "./call-node.ts";
import { listen } from "./listen.ts";

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A load balancer in front of a chain. Its backends have the blocks of the chain without the last ones. */
export interface Balancer extends AsyncDisposable {
  readonly url: string;
  /** By how many blocks the backends are behind, which take turns. */
  lags: readonly number[];
  /** Whether it rejects batches. */
  rejectsBatches: boolean;
  /** The methods of each request. */
  readonly requests: string[][];
  readonly headers: IncomingHttpHeaders[];
}

/** Starts a load balancer in front of a node. */
export async function startBalancer(node: string, lags: readonly number[]): Promise<Balancer> {
  const state = {
    lags,
    rejectsBatches: false,
    requests: [] as string[][],
    headers: [] as IncomingHttpHeaders[],
  };
  let turn = 0;
  const respond = async (call: Call, head: number): Promise<object> => {
    const { id, method, params } = call;
    const newest = `0x${head.toString(16)}`;
    const isAbsent = (block: unknown): boolean => /^0x[\da-f]+$/.test(`${block}`) && Number(block) > head;
    const answer = (result: unknown): object => ({ jsonrpc: "2.0", id, result });
    const send = async (...its: readonly unknown[]): Promise<object> => {
      try {
        return answer(await callNode(node, method, ...its));
      } catch (error) {
        return { jsonrpc: "2.0", id, error: { code: -32_000, message: String(error) } };
      }
    };
    const pin = (block: unknown): unknown => (block === "latest" ? newest : block);
    if (method === "eth_blockNumber") return answer(newest);
    if (method === "eth_getBlockByNumber")
      return isAbsent(params[0]) ? answer(null) : send(pin(params[0]), false);
    if (method === "eth_getBalance")
      return isAbsent(params[1])
        ? { jsonrpc: "2.0", id, error: { code: -32_000, message: "header not found" } }
        : send(params[0], pin(params[1]));
    return send(...params);
  };
  const server = createServer((request, response) => {
    void text(request).then(async (raw) => {
      // A gateway finds out with other requests what it talks to.
      if (raw === "") return void response.writeHead(405).end();
      const body = JSON.parse(raw) as Call | Call[];
      state.requests.push([body].flat().map(({ method }) => method));
      state.headers.push(request.headers);
      if (state.rejectsBatches && Array.isArray(body)) return void response.writeHead(400).end("no batches");
      const lag = state.lags[turn++ % state.lags.length] ?? 0;
      const head = Number(await callNode(node, "eth_blockNumber")) - lag;
      const messages = await Promise.all([body].flat().map((call) => respond(call, head)));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(Array.isArray(body) ? messages : messages[0]));
    });
  });
  const { url, close } = await listen(server);
  return Object.assign(state, { url, [Symbol.asyncDispose]: close });
}
