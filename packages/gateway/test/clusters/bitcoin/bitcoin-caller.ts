import { setTimeout as sleep } from "node:timers/promises";
import type { Litecoind } from "@node-access-tools/local-servers/litecoind";
import { createGateway, type Credentials, type Gateway, type LogEntry } from "../../../src/index.ts";
import type { UpstreamsPart } from "../../../src/index.ts";
import { type HttpResponse, findNode, request } from "../../client.ts";

/** A gateway in front of nodes of Bitcoin's kind, and its log. */
export interface BitcoinGateway {
  readonly gateway: Gateway<Credentials<"bitcoin">>;
  readonly log: readonly LogEntry[];
  /** Posts a body as it is. */
  post(body: unknown): Promise<HttpResponse>;
  /**
   * Makes a call as old clients do: without `jsonrpc`.
   *
   * @throws Error with the code and text of the response's error.
   */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>;
}

/** Starts a gateway for the network of these nodes. */
export async function gatewayTo(
  nodes: readonly Pick<Litecoind, "url">[],
  genesis: string,
  options: Omit<UpstreamsPart, "upstreams"> = {},
): Promise<BitcoinGateway> {
  const log: LogEntry[] = [];
  const upstreams = nodes.map(({ url }, index) => ({ name: `node-${index + 1}`, url }));
  const gateway = await createGateway({
    networks: { "bitcoin-regtest": { genesis, rpc: { upstreams, ...options } } },
    log: (entry) => log.push(entry),
  });
  const post = (body: unknown): Promise<HttpResponse> =>
    request(`${gateway.url}/${findNode(gateway, "bitcoin").key}`, { method: "POST", body });
  return {
    gateway,
    log,
    post,
    async call(method, ...params) {
      const { json, text } = await post({ id: 1, method, params });
      const { result, error } = (json ?? {}) as Record<string, { code: number; message: string } | null>;
      if (error) throw new Error(`${error.code} ${error.message}`);
      if (result === undefined) throw new Error(text);
      return result;
    },
  };
}

/** Calls a function again and again until another promise is settled. */
export async function during(work: Promise<unknown>, call: () => Promise<unknown>): Promise<unknown[]> {
  const results: unknown[] = [];
  const state = { isOver: false };
  const end = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    results.push(await call());
    await sleep(5);
  }
  await end;
  return results;
}
