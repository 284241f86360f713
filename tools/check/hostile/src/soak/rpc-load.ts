import { setTimeout as sleep } from "node:timers/promises";
import { chooseOne } from "@node-access-tools/workspace";
import { drawCall, drawWrite, type PlannedCall } from "../load/call-kinds.ts";
import { type Item, judge, judgeWrite, createRequest, sendCalls } from "../load/callers.ts";
import { openSocket, sendOver } from "../load/send.ts";
import { increase } from "../load/tally.ts";
import { countedWrite, signedWrite } from "../upstreams/state-node.ts";
import { allowedOrigin } from "./soak-setup.ts";
import { type LoadContext, nodeUrl, repeat } from "./load.ts";

const surface = "JSON-RPC over HTTP";
const writeShare = 0.05;
/** Calls on a socket before it is replaced. */
const callsOfSocket = 200;

/** Makes calls over HTTP: single ones and batches, from programs and web pages, some compressed. */
export async function callOverHttp(context: LoadContext, callers: number): Promise<void> {
  const step = (): Promise<void> => (context.random() < 0.15 ? batch(context) : single(context));
  await Promise.all(Array.from({ length: callers }, () => repeat(context, surface, 25, step)));
}

async function single(context: LoadContext): Promise<void> {
  const { random } = context;
  const call = await draw(context);
  const headers = {
    ...(random() < 0.1 && { origin: allowedOrigin }),
    ...(call.isLarge && { "accept-encoding": chooseOne(random, ["gzip", "zstd"]) }),
  };
  const finish = judging(context, [call]);
  finish(surface, await sendCalls(context.caller, [call], false, headers));
}

async function batch(context: LoadContext): Promise<void> {
  const calls: PlannedCall[] = [];
  // Large responses are only requested by single calls.
  while (calls.length < 4) calls.push(...[await draw(context)].filter(({ isLarge }) => !isLarge));
  increase(context.tally.calls, "batches");
  const finish = judging(context, calls);
  finish("batches", await sendCalls(context.caller, calls, true));
}

/** Makes calls over a WebSocket, which is replaced after some calls. */
export async function useSocket(context: LoadContext): Promise<void> {
  const { tally, over } = context;
  const socket = await openSocket(nodeUrl(context, "ethereum", "/ws"));
  try {
    for (let id = 1; id <= callsOfSocket && !over.aborted; id++) {
      const call = await draw(context);
      increase(tally.calls, "WebSocket, calls");
      const finish = judging(context, [call]);
      finish("WebSocket", [JSON.parse(await sendOver(socket, createRequest(call, id))) as Item]);
      await sleep(20);
    }
  } finally {
    socket.close();
  }
}

async function draw({ random, caller }: LoadContext): Promise<PlannedCall> {
  return random() < writeShare ? drawWrite(random) : drawCall(caller);
}

function isWrite({ method }: PlannedCall): boolean {
  return method === countedWrite || method === signedWrite;
}

/**
 * Begins calls of one request. @returns a function that checks their outcomes. A write whose request got a fault may fail, and with it the
 * rest of its batch, since no batch with a write is sent twice.
 */
function judging(
  { caller, tally, setup }: LoadContext,
  calls: readonly PlannedCall[],
): (surface: string, items: readonly Item[]) => void {
  const seenHead = caller.seen.head;
  return (of, items) => {
    const isExcused = calls.some(
      (call) => isWrite(call) && setup.injected.writes.has(String(call.params[0])),
    );
    for (const [index, call] of calls.entries()) {
      const item = items[index] ?? {};
      if (isExcused && item.result === undefined) increase(tally.excused, of);
      else if (!isWrite(call)) judge(caller, call, item, seenHead);
      else if (!judgeWrite(caller, call, item)) tally.wrong(of, `${call.method} got ${JSON.stringify(item)}`);
    }
  };
}
