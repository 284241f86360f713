import { between, chooseOne, type Random } from "@node-access-tools/workspace";
import { type CallContext, drawCall, drawWrite, type PlannedCall } from "./call-kinds.ts";
import type { SharedChain } from "../upstreams/state-node.ts";
import { post, type Response } from "./send.ts";
import { Tally } from "./tally.ts";

/** What all callers of JSON-RPC share. */
export interface CallerContext extends CallContext {
  /** URLs with credentials; each request goes to a random one. */
  readonly urls: readonly string[];
  readonly tally: Tally;
}

/** The outcome of a call: a response's `result` or `error`, or why there is none. */
export interface Item {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
  readonly failure?: string;
}

const batchShare = 0.1;
/** Blocks that a head may be behind, since nodes and gateways take time to learn of a block on a busy machine. */
const maxLag = 20;

/** Prepares a load, whose callers have not seen any block yet. */
export function createCallers(chain: SharedChain, urls: readonly string[], random: Random): CallerContext {
  return { chain, urls, random, tally: new Tally(), seen: { first: chain.height, head: 0 } };
}

export async function sendSafe(context: CallerContext): Promise<void> {
  const { random, tally, seen } = context;
  const isBatch = random() < batchShare;
  const calls = Array.from({ length: isBatch ? between(random, 2, 6) : 1 }, () => drawCall(context));
  tally.safe += calls.length;
  const seenHead = seen.head;
  const started = performance.now();
  const items = await sendCalls(context, calls, isBatch);
  tally.milliseconds.push(performance.now() - started);
  for (const [index, call] of calls.entries()) judge(context, call, items[index] ?? {}, seenHead);
}

export async function sendWrite(context: CallerContext): Promise<void> {
  const write = await drawWrite(context.random);
  const [item = {}] = await sendCalls(context, [write], false);
  judgeWrite(context, write, item);
}

/** Checks the result of a write, which may fail. @returns whether it got one. */
export function judgeWrite({ tally }: CallerContext, write: PlannedCall, { result }: Item): boolean {
  tally.writes++;
  if (result === undefined) return false;
  const { wrong } = write.check(result);
  if (wrong) tally.wrong(wrong.kind, wrong.what);
  else tally.acknowledged.push(String(write.params[0]));
  return true;
}

/** Checks the outcome of a safe call. @param seenHead - The highest head that a caller had seen when the call was sent. */
export function judge(
  { tally, chain, seen }: CallerContext,
  call: PlannedCall,
  { result, error, failure }: Item,
  seenHead: number,
): void {
  const { method } = call;
  if (failure !== undefined) return tally.unserved(`${method}: ${failure}`);
  if (error) {
    if (error.code === call.error) tally.served++;
    else tally.unserved(`${method}: ${error.code} ${error.message.slice(0, 80)}`);
    return;
  }
  if (result === undefined) return tally.wrong("malformed", `${method}: neither result nor error`);
  const { wrong, head, fork } = call.check(result);
  if (fork) tally.ofForks++;
  if (wrong) return tally.wrong(wrong.kind, `${method}: ${wrong.what}`);
  tally.served++;
  if (head === undefined) return;
  const { height } = chain;
  if (head > height)
    return tally.wrong("beyond the chain", `${method}: head ${head} of a chain of ${height} blocks`);
  if (head < height - maxLag)
    return tally.wrong("behind", `${method}: head ${head}, ${height - head} behind`);
  if (head < seenHead)
    tally.wrong("backwards", `${method} returned head ${head} although a caller had seen ${seenHead}`);
  seen.head = Math.max(seen.head, head);
}

let ids = 0;

/** Sends calls to a random URL. @returns the outcomes in the order of the calls. */
export async function sendCalls(
  { urls, random, tally }: CallerContext,
  calls: readonly PlannedCall[],
  isBatch: boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly Item[]> {
  const first = ids + 1;
  ids += calls.length;
  const requests = calls.map((call, index) => createRequest(call, first + index));
  const body = isBatch ? `[${requests.join(",")}]` : String(requests[0]);
  const all = (failure: string): Item[] => calls.map(() => ({ failure }));
  let response: Response;
  try {
    response = await post(chooseOne(random, urls), body, headers);
  } catch (error) {
    const { cause = error } = error as Error;
    return all(String((cause as { code?: unknown }).code ?? error));
  }
  const { status, text } = response;
  if (!/^[[{]/.test(text)) {
    if (status === 200) tally.wrong("malformed", `HTTP ${status} with ${text.slice(0, 60)}`);
    return all(`HTTP ${status}`);
  }
  try {
    const parsed = JSON.parse(text) as Item | Item[];
    if (!Array.isArray(parsed) && isBatch)
      return all(`HTTP ${status} ${parsed.error?.code} ${parsed.error?.message}`);
    const byId = new Map([parsed].flat().map((one) => [one.id, one]));
    const items = calls.map((_, index) => byId.get(first + index));
    if (items.every((one) => one !== undefined)) return items;
    tally.wrong("malformed", `a response lacks the id of its request: ${text.slice(0, 100)}`);
    return all("wrong id");
  } catch (error) {
    tally.wrong("malformed", `not JSON: ${String(error)}`);
    return all("not JSON");
  }
}

export function createRequest({ method, params }: PlannedCall, id: number): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}
