import { between, type Random } from "@node-access-tools/workspace";
import { type CallContext, drawCall, drawWrite, type PlannedCall } from "./call-kinds.ts";
import type { SeenHeads } from "./heads.ts";
import type { Tally } from "./tally.ts";

export interface LoadContext extends CallContext {
  /** URLs with credentials; each call goes to a random one. */
  readonly urls: readonly string[];
  readonly heads: SeenHeads;
  readonly tally: Tally;
}

/** Milliseconds after which a caller gives up. */
const timeout = 60_000;
/** The share of safe requests that are batches. */
const batchShare = 0.1;

interface Response {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Draws and sends one request with safe calls. @returns how many calls it had. */
export async function sendSafe(context: LoadContext): Promise<number> {
  const { random, tally } = context;
  const isBatch = random() < batchShare;
  const calls = Array.from({ length: isBatch ? between(random, 2, 6) : 1 }, () => drawCall(context));
  tally.safe += calls.length;
  const reportHead = context.heads.begin();
  const started = performance.now();
  const { responses, failure } = await post(context, calls, isBatch);
  tally.milliseconds.push(performance.now() - started);
  for (const [index, call] of calls.entries()) {
    const response = responses?.[index];
    if (response) judge(context, call, response, reportHead);
    else tally.unserved(`${call.method}: ${failure}`);
  }
  return calls.length;
}

export async function sendWrite(context: LoadContext): Promise<void> {
  const { tally, random } = context;
  const write = await drawWrite(random);
  tally.writes++;
  const { responses } = await post(context, [write], false);
  const [response] = responses ?? [];
  if (response?.result === undefined) return;
  const { wrong } = write.check(response.result);
  if (wrong) tally.wrong(wrong.kind, wrong.what);
  else tally.acknowledged.push(String(write.params[0]));
}

function judge(
  { tally, chain }: LoadContext,
  call: PlannedCall,
  { result, error }: Response,
  reportHead: (head: number, method: string) => void,
): void {
  const { method } = call;
  if (error) {
    if (error.code === call.error?.code) tally.served++;
    else tally.unserved(`${method}: ${error.code} ${error.message.slice(0, 80)}`);
    return;
  }
  if (result === undefined) return tally.wrong("malformed", `${method}: neither result nor error`);
  const { wrong, head, fork } = call.check(result);
  if (fork) tally.ofForks++;
  if (wrong) return tally.wrong(wrong.kind, `${method}: ${wrong.what}`);
  tally.served++;
  if (head === undefined) return;
  if (head > chain.height)
    tally.wrong("beyond the chain", `${method}: head ${head} of a chain of ${chain.height} blocks`);
  else reportHead(head, method);
}

let ids = 0;

/** Posts calls. @returns the responses in the order of the calls, or why there are none. */
async function post(
  { urls, random, tally }: Pick<LoadContext, "urls" | "tally"> & { random: Random },
  calls: readonly PlannedCall[],
  isBatch: boolean,
): Promise<{ responses?: readonly Response[]; failure?: string }> {
  const requests = calls.map(({ method, params }) => ({ jsonrpc: "2.0", id: ++ids, method, params }));
  const url = urls[between(random, 0, urls.length)] as string;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(isBatch ? requests : requests[0]),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (!text.startsWith("{") && !text.startsWith("[")) {
      if (response.ok) tally.wrong("malformed", `HTTP ${response.status} with ${text.slice(0, 60)}`);
      return { failure: `HTTP ${response.status}` };
    }
    const parsed = JSON.parse(text) as Response | Response[];
    if (!Array.isArray(parsed) && isBatch)
      return { failure: `HTTP ${response.status} ${parsed.error?.code} ${parsed.error?.message}` };
    const byId = new Map((Array.isArray(parsed) ? parsed : [parsed]).map((one) => [one.id, one]));
    const responses = requests.map(({ id }) => byId.get(id));
    if (responses.every((one) => one !== undefined)) return { responses };
    tally.wrong("malformed", `a response lacks the id of its request: ${text.slice(0, 100)}`);
    return { failure: "wrong id" };
  } catch (error) {
    if (error instanceof SyntaxError) tally.wrong("malformed", `not JSON: ${error.message}`);
    const { cause } = error as { cause?: { code?: string } };
    return { failure: cause?.code ?? String(error) };
  }
}
