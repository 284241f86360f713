import { setTimeout as sleep } from "node:timers/promises";
import { between, type Random } from "@node-access-tools/workspace";
import type { CallerContext } from "../load/callers.ts";
import { type Response, send } from "../load/send.ts";
import { increase, type Tally } from "../load/tally.ts";
import type { SoakSetup } from "./soak-setup.ts";

/** What all callers of a load share. */
export interface LoadContext {
  readonly setup: SoakSetup;
  /** Callers of JSON-RPC, which have the same tally. */
  readonly caller: CallerContext;
  readonly tally: Tally;
  readonly random: Random;
  /** Records that a text contains a secret, if it does. */
  readonly findSecrets: (surface: string, text: string) => void;
  /** Aborted when the load is over. */
  readonly over: AbortSignal;
}

/** Returns the URL of a protocol's node, with its credential. @param prefix - `/ws` for WebSockets. */
export function nodeUrl({ setup }: LoadContext, protocol: string, prefix = ""): string {
  return `${setup.gateway.url}${prefix}/${setup.credentials.nodes[protocol]?.key}`;
}

/** Waits, at most until the load is over. */
export async function pause({ over }: Pick<LoadContext, "over">, milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { signal: over }).catch(() => {});
}

/** Repeats and counts a step until the load is over, `every` milliseconds on average. An error of a step is a violation. */
export async function repeat(
  context: LoadContext,
  surface: string,
  every: number,
  step: () => Promise<unknown>,
): Promise<void> {
  const { random, over, tally } = context;
  while (!over.aborted) {
    increase(tally.calls, surface);
    try {
      await step();
    } catch (error) {
      tally.wrong(surface, `${String(error)} ${String((error as Error).cause ?? "")}`);
    }
    await pause(context, between(random, Math.floor(every / 2), Math.ceil(1.5 * every)));
  }
}

/** Sends JSON. @throws Error that names the request if the response has another status. */
export async function request(
  name: string,
  expected: readonly number[],
  method: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<Response> {
  const all = { ...headers, ...(body && { "content-type": "application/json" }) };
  const response = await send(url, method, all, body && JSON.stringify(body));
  const { status, text } = response;
  if (expected.includes(status)) return response;
  throw new Error(`${name} got HTTP ${status}, expected ${expected.join(" or ")}: ${text}`);
}
