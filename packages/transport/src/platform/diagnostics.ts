import { channel } from "node:diagnostics_channel";
import type { RunningAttempt } from "../attempt.ts";
import type { Answer } from "../operation.ts";
import type { AttemptEvent, Call } from "../run-call.ts";

const start = channel("node-access:call:start");
const end = channel("node-access:call:end");
const failed = channel("node-access:call:error");

let calls = 0;
const ids = new WeakMap<Call, string>();

/** Carries out an attempt, and tells it to whoever listens on the channels of `node:diagnostics_channel`. */
export function observe<T>(
  call: Call,
  attempt: RunningAttempt,
  requestId: string,
  run: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const listened = start.hasSubscribers || end.hasSubscribers || failed.hasSubscribers;
  return listened ? tell(call, attempt, requestId, run) : run();
}

async function tell<T>(
  call: Call,
  { number }: RunningAttempt,
  requestId: string,
  run: () => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const { operation, transport, endpoint } = call;
  const event: AttemptEvent = {
    operation,
    transport,
    endpoint,
    requestId: requestId || idOf(call),
    attempt: number,
  };
  start.publish(event);
  try {
    const answer = await run();
    end.publish(Object.assign(event, { status: answer.status }));
    return answer;
  } catch (error) {
    failed.publish(Object.assign(event, { error }));
    throw error;
  }
}

/** The same for all attempts of a call. */
function idOf(call: Call): string {
  let id = ids.get(call);
  if (!id) {
    calls += 1;
    ids.set(call, (id = `call-${calls}`));
  }
  return id;
}
