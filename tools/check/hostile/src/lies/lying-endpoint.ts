import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { listen } from "@node-access-tools/local-servers";
import type { LiedChain } from "./lied-chain.ts";
import { type Lie, refused } from "./lies.ts";

/** Whether a call is one that a lie answers. */
export type Matches = (asked: readonly unknown[], lied: readonly unknown[]) => boolean;

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Starts an endpoint that forwards calls to a chain's node, and tells a lie where the params match one: by default, if they are equal. */
export async function startLyingEndpoint(chain: LiedChain, matches: Matches = isDeepStrictEqual) {
  let times = 0;
  let count = 0;
  let current: Lie | undefined;
  const respond = async (body: string): Promise<string> => {
    const headers = { "content-type": "application/json" };
    // Its head is right: a gateway leaves an upstream whose newest block is of a fork without looking at results.
    const isOfHead = /"(latest|safe|finalized|eth_blockNumber|eth_syncing)"/.test(body);
    const url = current?.isOfOtherChain && !isOfHead ? chain.otherUrl : chain.url;
    const answer = await fetch(url, { method: "POST", headers, body });
    const replies = (await answer.json()) as Record<string, unknown> | Record<string, unknown>[];
    const calls = [JSON.parse(body) as Call | Call[]].flat();
    count += calls.length;
    for (const reply of [replies].flat()) {
      const call = calls.find(({ id }) => id === reply["id"]);
      if (!current || !call || !("result" in reply)) continue;
      const isAsked = current.method === call.method && matches(call.params, current.params(chain));
      const { result } = reply;
      const told = isAsked
        ? await current.change(result as never, chain)
        : current.changeOthers?.(call.method, result as never, call.params);
      if (told !== undefined) reply["result"] = told;
      if (isAsked) times += 1;
      if (reply["result"] !== refused) continue;
      delete reply["result"];
      reply["error"] = { code: -32_000, message: "header not found" };
    }
    return JSON.stringify(replies);
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    response.setHeader("content-type", "application/json");
    // Light clients also ask for what a beacon node has.
    if (request.method !== "POST" || body === "")
      return void response.writeHead(404).end('{"code":404,"message":"this node has no beacon chain"}');
    await respond(body).then(
      (sent) => response.end(sent),
      () => response.destroy(),
    );
  });
  /** Begins to tell a lie, or none. Returns how often the last one was told, and how many calls came in the meantime. */
  const tell = (lie: Lie | undefined): { readonly told: number; readonly calls: number } => {
    const before = { told: times, calls: count };
    [times, count, current] = [0, 0, lie];
    return before;
  };
  return { ...(await listen(server)), tell };
}
