import { randomBytes } from "node:crypto";
import { oneOf } from "@node-access-tools/workspace";
import { allowedOrigin, tracePrefix } from "../soak-setup.ts";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";
import { post, send } from "./post.ts";
import { drawCall, type SoakCall } from "./rpc-calls.ts";

/** A trace that a caller has started. */
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

/** Makes calls over HTTP: single ones and batches, from programs and web pages, some compressed and some traced. */
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
  const { tally, random, setup } = context;
  const surface = "JSON-RPC over HTTP";
  const call = drawCall(random, setup.chain);
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
  tally.count(surface);
  if (origin !== undefined && random() < 0.2) await preflight(context, origin);
  const {
    status,
    headers: received,
    text,
  } = await post(nodeUrl(context, "ethereum"), textOf(call, 1), headers);
  if (trace) traces.push(trace);
  if (received["x-request-id"] !== requestId) tally.wrong(surface, "the response has another request id");
  if (origin !== undefined && received["access-control-allow-origin"] !== origin)
    tally.wrong(surface, "CORS does not let the page read its response");
  const item = JSON.parse(text) as Item;
  if (item.result !== undefined && received["content-encoding"] !== coding)
    tally.wrong(
      surface,
      `${call.method} was sent as ${received["content-encoding"]}, requested as ${coding}`,
    );
  check(context, surface, call, status, item);
}

async function batch(context: LoadContext): Promise<void> {
  const { tally, random, setup } = context;
  const surface = "batches";
  const calls = Array.from({ length: 4 }, () => {
    const call = drawCall(random, setup.chain);
    // Large responses are only requested by single calls.
    return call.isLarge ? drawBlock(context) : call;
  });
  tally.count(surface);
  const body = `[${calls.map(textOf).join(",")}]`;
  const { status, text } = await post(nodeUrl(context, "ethereum"), body);
  const items = JSON.parse(text) as Item[] | Item;
  const isWrite = calls.some(({ mark }) => mark !== undefined && setup.injected.writes.has(mark));
  if (!Array.isArray(items))
    return isWrite ? tally.excuse(surface) : tally.wrong(surface, `${status} ${text}`);
  for (const [index, call] of calls.entries()) {
    const item = items.find(({ id }) => id === index);
    // A fault of a batch fails all its calls, and one with a write is not retried.
    if (isWrite && item?.error) tally.excuse(surface);
    else check(context, surface, call, status, item ?? {});
  }
}

function drawBlock(context: LoadContext): SoakCall {
  for (;;) {
    const call = drawCall(context.random, context.setup.chain);
    if (!call.isLarge) return call;
  }
}

/** Sends the preflight request of a page that is about to post JSON. */
async function preflight(context: LoadContext, origin: string): Promise<void> {
  const headers = {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
  };
  const { status, headers: received } = await send(nodeUrl(context, "ethereum"), "OPTIONS", headers);
  if (status !== 204 || received["access-control-allow-origin"] !== origin)
    context.tally.wrong("CORS", `a preflight got HTTP ${status}`);
}

export function textOf({ method, params }: SoakCall, id: number): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

export function check(
  { tally, setup }: LoadContext,
  surface: string,
  call: SoakCall,
  status: number,
  item: Item,
): void {
  if (item.result !== undefined) {
    if (!call.isCorrect(item.result))
      tally.wrong(surface, `${call.method} got ${JSON.stringify(item.result).slice(0, 100)}`);
  } else if (call.mark !== undefined && setup.injected.writes.has(call.mark)) tally.excuse(surface);
  else tally.wrong(surface, `${call.method} got HTTP ${status} ${JSON.stringify(item)}`);
}
