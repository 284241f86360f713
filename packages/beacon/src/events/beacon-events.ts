import { authorize, invalidArgument, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import type { CallOptions } from "@node-access/transport";
import { restRequest, type RestClientOptions } from "@node-access/transport/rest";
import {
  badResponse,
  callError,
  openStream,
  sleep,
  retryDelay,
  runCall,
  STABLE_AFTER,
  type StreamedBody,
} from "@node-access/transport/stream";
import { eventstreamOperation, type EventstreamTopics } from "../generated/events.ts";
import { readEvents } from "./read-events.ts";

export type { EventstreamTopics } from "../generated/events.ts";

/** What a beacon node can be listened to for. */
export type BeaconTopic = keyof EventstreamTopics;

/** What a beacon node tells: the topic, and what happened. */
export type BeaconEvent<T extends BeaconTopic = BeaconTopic> = {
  [Topic in T]: { readonly event: Topic; readonly data: EventstreamTopics[Topic] };
}[T];

/**
 * Told when the stream was lost and is there again. What happened meanwhile is missing, and no node tells it later: read
 * again what you follow, such as the head or the finalized checkpoint.
 */
export interface EventGap {
  /** Tells it from the topics' events. */
  readonly event: "gap";
  /** Why the stream was lost. */
  readonly reason: NodeAccessError;
}

/**
 * Which node to listen to, and the bounds. `timeout` limits each wait, in milliseconds: first for the beginning of the response, then
 * for each event or comment. Default: 60,000, which is five slots. Set more for topics with rarer events on a node that sends no
 * comments. `retries` is for
 * the beginning; a stream that was lost is asked for until `totalTimeout` has passed. `maxResponseBytes` is for one event.
 */
export type BeaconEventOptions = RestClientOptions<"beacon">;

const OPERATION = { name: "eventstream", idempotency: eventstreamOperation.idempotency } as const;

/**
 * Listens to what a beacon node tells. A stream that is lost is opened again, after a random wait that grows with each
 * stream that is lost within five seconds; then a `gap` comes before the next events, since the beacon API repeats nothing. Nothing more is read
 * from the node while the consumer is busy. Topics that this version does not know are given as they come.
 *
 * @param options - Endpoint and credential; `timeout` in milliseconds; `signal` ends it.
 * @param topics - What to listen to.
 * @returns the events, told apart by `event`. Leaving the loop ends the stream.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option;
 * `HTTP_STATUS` 400 for a topic that the node does not know; `RESPONSE_TOO_LARGE`; `UNDECODABLE_BODY` for what is no event;
 * `ABORTED`; and what the last attempt to open the stream ended with.
 *
 * @example
 * ```ts
 * import { pathKey } from "@node-access/beacon";
 * import { beaconEvents } from "@node-access/beacon/events";
 *
 * const node = { endpoint: "https://beacon.example", credential: pathKey("k3y") };
 * for await (const told of beaconEvents(node, ["head", "chain_reorg"])) {
 *   if (told.event === "head") console.log(told.data.slot, told.data.block);
 *   else if (told.event === "chain_reorg") console.log("no longer there:", told.data.old_head_block);
 *   else console.log("read the head again:", told.reason.message);
 * }
 * ```
 *
 * Source: ethereum/beacon-APIs, Events; WHATWG HTML, server-sent events.
 */
export async function* beaconEvents<const T extends BeaconTopic>(
  options: BeaconEventOptions,
  topics: readonly T[],
): AsyncGenerator<BeaconEvent<T> | EventGap, void> {
  const {
    endpoint,
    credential,
    retries,
    signal,
    maxResponseBytes = 2 ** 26,
  }: BeaconEventOptions = Object(options);
  const authorized = authorize("beacon", endpoint, credential);
  const target = {
    operation: OPERATION,
    endpoint: authorized.endpoint,
    redact: authorized.redact,
    sent: true,
  };
  const open = opener(options, topics, authorized);
  let lost: NodeAccessError | undefined;
  for (let failures = 0; ;) {
    if (lost) await sleep(retryDelay(lost, OPERATION, failures) ?? 0, signal);
    const body = await open(lost ? Infinity : retries);
    const stable = performance.now() + STABLE_AFTER;
    try {
      if (lost) yield { event: "gap", reason: lost };
      for await (const told of readEvents(body, target, maxResponseBytes)) {
        // A gap is what this client tells: no node has one.
        if (told.event !== "gap") yield told as BeaconEvent<T>;
        // Throws at once. Else what has come already would still be given.
        if (signal?.aborted) await body.read();
      }
      const reason = "the node has ended the stream";
      lost = callError(target, "UNANSWERED", reason, { reason });
    } catch (error) {
      // Else nobody wants it any more, or it cannot be read.
      if (!isNodeAccessError(error) || !/^(UNANSWERED|TIMEOUT)$/.test(error.code)) throw error;
      lost = error;
    } finally {
      body.close();
    }
    failures = performance.now() > stable ? 1 : failures + 1;
  }
}

/** Makes what opens the stream, with so many retries. */
function opener(
  options: BeaconEventOptions,
  topics: readonly string[],
  authorized: ReturnType<typeof authorize>,
): (retries: CallOptions["retries"]) => Promise<StreamedBody> {
  const { endpoint: _, credential: __, fetch, proxy, userAgent, timeout = 60_000, ...bounds } = options;
  const { endpoint, redact } = authorized;
  if (!Array.isArray(topics) || topics.length === 0) {
    throw invalidArgument("topics", "a list of topics", typeof topics);
  }
  const { path } = restRequest(eventstreamOperation, [{ topics }]);
  const headers = { accept: "text/event-stream" };
  const request = { method: "GET", path, headers, fetch, proxy, userAgent };
  const call = { operation: OPERATION, endpoint, redact, transport: "http", input: [{ topics }] } as const;
  return async (retries) => {
    const limits = { ...bounds, timeout, retries };
    const { value } = await runCall(call, limits, async (attempt) => {
      const answer = await openStream(authorized, request, limits, attempt);
      const type = answer.headers?.["content-type"] ?? "of no type";
      if (/^text\/event-stream\b/i.test(type)) return answer;
      answer.value.close();
      throw badResponse(attempt, "UNDECODABLE_BODY", `no event stream but ${type}`, "");
    });
    return value;
  };
}
