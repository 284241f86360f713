import { randomBytes } from "node:crypto";
import { oneOf } from "@node-access-tools/workspace";
import { allowedOrigin, tracePrefix } from "../soak-place.ts";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";
import { post, send } from "./post.ts";
import { drawCall, type SoakCall } from "./rpc-calls.ts";

/** A trace that a caller has begun. */
export interface SentTrace {
  readonly traceId: string;
  readonly spanId: string;
  readonly method: string;
}

interface Item {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message?: string };
}

/** Calls over HTTP: single ones and batches, of programs and of web pages, some compressed and some traced. */
export async function callOverHttp(context: LoadContext, callers: number): Promise<SentTrace[]> {
  const traces: SentTrace[] = [];
  await Promise.all(
    Array.from({ length: callers }, () =>
      repeat(context, "JSON-RPC over HTTP", 25, () =>
        context.random() < 0.15 ? batch(context) : single(context, traces),
      ),
    ),
  );
  return traces;
}

async function single(context: LoadContext, traces: SentTrace[]): Promise<void> {
  const { tally, random, place } = context;
  const surface = "JSON-RPC over HTTP";
  const call = drawCall(random, place.chain);
  const requestId = randomBytes(8).toString("hex");
  const origin = random() < 0.1 ? allowedOrigin : undefined;
  const coding = call.isLarge ? oneOf(random, ["gzip", "zstd"]) : undefined;
  const trace =
    random() < 0.03
      ? {
          traceId: tracePrefix + randomBytes(14).toString("hex"),
          spanId: randomBytes(8).toString("hex"),
          method: call.method,
        }
      : undefined;
  const headers = {
    "x-request-id": requestId,
    ...(origin !== undefined && { origin }),
    ...(coding !== undefined && { "accept-encoding": coding }),
    ...(trace && { traceparent: `00-${trace.traceId}-${trace.spanId}-01` }),
  };
  tally.made(surface);
  if (origin !== undefined && random() < 0.2) await preflight(context, origin);
  const { status, headers: told, text } = await post(nodeUrl(context, "ethereum"), textOf(call, 1), headers);
  if (trace) traces.push(trace);
  if (told["x-request-id"] !== requestId) tally.wrong(surface, "the response has another request id");
  if (origin !== undefined && told["access-control-allow-origin"] !== origin)
    tally.wrong(surface, "the page may not read its response");
  const item = JSON.parse(text) as Item;
  if (item.result !== undefined && told["content-encoding"] !== coding)
    tally.wrong(surface, `${call.method} was sent as ${told["content-encoding"]}, requested as ${coding}`);
  check(context, surface, call, status, item);
}

async function batch(context: LoadContext): Promise<void> {
  const { tally, random, place } = context;
  const surface = "batches";
  const calls = Array.from({ length: 4 }, () => {
    const call = drawCall(random, place.chain);
    // What is large is read over HTTP alone.
    return call.isLarge ? drawBlock(context) : call;
  });
  tally.made(surface);
  const body = `[${calls.map(textOf).join(",")}]`;
  const { status, text } = await post(nodeUrl(context, "ethereum"), body);
  const items = JSON.parse(text) as Item[] | Item;
  const isWrite = calls.some(({ mark }) => mark !== undefined && place.injected.writes.has(mark));
  if (!Array.isArray(items))
    return isWrite ? tally.excuse(surface) : tally.wrong(surface, `${status} ${text}`);
  for (const [index, call] of calls.entries()) {
    const item = items.find(({ id }) => id === index);
    // A batch with a write is one request: what fails it fails all of its calls.
    if (isWrite && item?.error) tally.excuse(surface);
    else check(context, surface, call, status, item ?? {});
  }
}

function drawBlock(context: LoadContext): SoakCall {
  for (;;) {
    const call = drawCall(context.random, context.place.chain);
    if (!call.isLarge) return call;
  }
}

/** What a page asks before it posts JSON. */
async function preflight(context: LoadContext, origin: string): Promise<void> {
  const headers = {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
  };
  const { status, headers: told } = await send(nodeUrl(context, "ethereum"), "OPTIONS", headers);
  if (status !== 204 || told["access-control-allow-origin"] !== origin)
    context.tally.wrong("CORS", `a preflight got HTTP ${status}`);
}

export function textOf({ method, params }: SoakCall, id: number): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** Holds a response against what it must be. */
export function check(
  { tally, place }: LoadContext,
  surface: string,
  call: SoakCall,
  status: number,
  item: Item,
): void {
  if (item.result !== undefined) {
    if (!call.isRight(item.result))
      tally.wrong(surface, `${call.method} got ${JSON.stringify(item.result).slice(0, 100)}`);
  } else if (call.mark !== undefined && place.injected.writes.has(call.mark)) tally.excuse(surface);
  else tally.wrong(surface, `${call.method} got HTTP ${status} ${JSON.stringify(item)}`);
}
