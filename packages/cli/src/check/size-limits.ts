import { classifyNodeError } from "@node-access/transport/errors";
import { attempt } from "./client-calls.ts";
import type { SampleRequest } from "./http-features.ts";
import type { Session } from "./session.ts";
import { tryParse, formatJson } from "./wire.ts";

/** What is tried, in kB. More would be impolite. */
const SIZES = [100, 1_000, 5_000];

/** Finds out how large a request may be, up to 5 MB: spaces follow a request that is known to have a result. */
export async function findBodyLimit(session: Session, { path, body }: SampleRequest): Promise<void> {
  if (body === undefined) return;
  session.progress("the size of requests");
  let accepted = 0;
  for (const kilobytes of SIZES) {
    const padded = body + " ".repeat(Math.max(0, kilobytes * 1_000 - body.length));
    const { status, text } = await session.wire.send(`a request of ${kilobytes} kB`, padded, {}, path);
    const { error } = Object(tryParse(text)) as { readonly error?: { code?: number; message?: unknown } };
    // A node that wants fewer requests says nothing of their size.
    const isThrottled = error && classifyNodeError(error).reason === "throttled";
    if (status === 429 || isThrottled) {
      if (accepted > 0) session.capabilities["requestKilobytes"] = `${accepted} or more`;
      return;
    }
    if (status < 200 || status >= 300 || error) break;
    accepted = kilobytes;
  }
  session.capabilities["requestKilobytes"] = upTo(accepted);
}

/** Finds out how large a gRPC message may be, up to 5 MB: servers skip a field that no service has. `call` adds fields. */
export async function findMessageLimit(
  session: Session,
  call: (more: object) => Promise<unknown>,
): Promise<void> {
  const { capabilities } = session;
  session.progress("the size of messages");
  const isAccepted = async (kilobytes: number): Promise<boolean> =>
    !(await attempt(() => call(unknownField(kilobytes * 1_000)))).error;
  if (!(await isAccepted(1))) {
    capabilities["requestKilobytes"] = "not tried: requests with an unknown field are rejected";
    return;
  }
  let accepted = 0;
  for (const kilobytes of SIZES) {
    if (!(await isAccepted(kilobytes))) {
      // A node that wants fewer requests says nothing of their size.
      capabilities["requestKilobytes"] = (await isAccepted(1)) ? accepted : `${accepted} or more`;
      return;
    }
    accepted = kilobytes;
  }
  capabilities["requestKilobytes"] = upTo(accepted);
}

/** Says that the size of responses was not tried. A provider's limit would only show in a response that is too large. */
export function noteUntriedResponses({ capabilities }: Session): void {
  capabilities["responseKilobytes"] ??= "not tried: no call asks for a response of a chosen size";
}

/** The largest number of a field, with bytes. */
const UNKNOWN_TAG = 536_870_911 * 8 + 2;

function unknownField(size: number): object {
  const length: number[] = [];
  for (let rest = size; rest > 0; rest = Math.floor(rest / 128))
    length.push((rest % 128) + (rest > 127 ? 128 : 0));
  const value = Buffer.concat([Buffer.from(length), Buffer.alloc(size)]);
  return { _unknownFields: { [UNKNOWN_TAG]: [value] } };
}

/** Finds out how large the response to a batch may be, up to 5 MB: the call whose response is the largest so far is repeated in it. */
export async function findResponseLimit(session: Session): Promise<void> {
  const { largest } = session;
  const { batchLimit } = session.capabilities;
  const most = typeof batchLimit === "number" ? batchLimit : 1_000;
  if (!largest) return;
  session.progress("the size of responses");
  let accepted = 0;
  for (const kilobytes of SIZES) {
    const count = Math.ceil((kilobytes * 1_000) / largest.size);
    if (count > most) break;
    const { method, params } = largest;
    const calls = Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method, params }));
    const { status, text } = await session.wire.send(`a response of ${kilobytes} kB`, formatJson(calls));
    const all = tryParse(text);
    const isWhole =
      Array.isArray(all) && all.filter((one) => "result" in (Object(one) as object)).length === count;
    if (status === 429) return;
    if (!isWhole) {
      session.capabilities["responseKilobytes"] = accepted;
      return;
    }
    accepted = kilobytes;
  }
  // A batch may have no more calls, so more was not tried.
  if (accepted > 0) session.capabilities["responseKilobytes"] = `${accepted} or more`;
}

function upTo(accepted: number): number | string {
  return accepted === SIZES.at(-1) ? `${accepted} or more` : accepted;
}
