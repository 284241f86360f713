import type { Authorized, NodeAccessError } from "@node-access/auth";
import { aborted, checkNumbers, checkSignal, LONGEST, type RunningPlace, timedOut } from "../attempt.ts";
import { sendByFetch } from "../http/fetch-engine.ts";
import type { CallOptions } from "../operation.ts";
import { postRequest, readHttpAnswer } from "./http-message.ts";
import { nextId, writeRequest } from "./message.ts";

/** How one call is made: what {@link callHttpOnce} takes of the options of a client. */
export interface HttpCallOptions extends Pick<CallOptions, "timeout" | "signal" | "maxResponseBytes"> {
  /** The endpoint and its credential, from `authorize`. */
  readonly authorized: Authorized;
  /** What follows the endpoint, such as `/evm`. */
  readonly path: string;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Calls a method once, with `fetch`: no retry, no middleware, no connections of its own.
 *
 * @param options - Where to, and the bounds.
 * @param method - The method's wire name.
 * @param params - Its params; the field is left out for `undefined`.
 * @returns the result.
 * @throws NodeAccessError of any code that a call can end with.
 */
export async function callHttpOnce(
  options: HttpCallOptions,
  method: string,
  params: readonly unknown[] | undefined,
): Promise<unknown> {
  checkNumbers(options, ["timeout", "maxResponseBytes"]);
  checkSignal(options);
  const { authorized, path, fetch, timeout = 30_000, signal } = options;
  const { shown: endpoint, redact } = authorized;
  const id = nextId();
  const request = postRequest(path, writeRequest(id, method, params), options);
  const controller = new AbortController();
  const place: RunningPlace = { operation: { name: method }, endpoint, redact, sent: false };
  if (signal?.aborted) throw aborted(place);
  return new Promise((resolve, reject) => {
    const giveUp = (error: NodeAccessError): void => {
      reject(error);
      controller.abort(error);
    };
    const abort = (): void => giveUp(aborted(place));
    const timer = setTimeout(() => giveUp(timedOut(place, "timeout", timeout)), Math.min(timeout, LONGEST));
    signal?.addEventListener("abort", abort);
    sendByFetch({ ...authorized.reveal(), fetch }, request, place, controller)
      .then((response) => readHttpAnswer(response, place, id))
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      });
  });
}
