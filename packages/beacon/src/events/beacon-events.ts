import {
  authorize,
  invalidArgument,
  isNodeAccessError,
  type NodeAccessError,
  kindOf,
} from "@node-access/auth";
import { readEvents } from "@node-access/transport/events";
import {
  type CallOptions,
  checkNames,
  restRequest,
  type RestClientOptions,
} from "@node-access/transport/rest";
import {
  badResponse,
  callError,
  type CallTarget,
  openStream,
  parseJson,
  sleep,
  delayByStatus,
  runCall,
  STABLE_AFTER,
  type StreamedBody,
} from "@node-access/transport/stream";
import { eventstreamOperation, type EventstreamTopics } from "../generated/events.ts";

export type { EventstreamTopics } from "../generated/events.ts";

/** A topic of a beacon node's events. */
export type BeaconTopic = keyof EventstreamTopics;

/** An event of a beacon node: its topic and data. */
export type BeaconEvent<T extends BeaconTopic = BeaconTopic> = {
  [Topic in T]: { readonly event: Topic; readonly data: EventstreamTopics[Topic] };
}[T];

/**
 * Reports that the stream was lost and reopened. The events in between are missing,
 * because nodes don't repeat them. Read the state that you follow again, such as the head or the
 * finalized checkpoint.
 */
export interface EventGap {
  /** Distinguishes it from the topics' events. */
  readonly event: "gap";
  /** Why the stream was lost. */
  readonly reason: NodeAccessError;
}

/**
 * Options of beacon events. `timeout` limits each wait in milliseconds: for the start of the
 * response, then for each event or comment. Default: 60,000, which is five slots. Raise it for
 * topics with rarer events if the node sends no comments. `retries` applies to the first
 * connection; a lost stream is reopened until `totalTimeout` has passed. `maxResponseBytes` limits
 * each event.
 */
export type BeaconEventOptions = RestClientOptions<"beacon">;

const OPERATION = { name: "eventstream", idempotency: eventstreamOperation.idempotency } as const;

/**
 * Iterates over the events of a beacon node. A lost stream is reopened after a random delay,
 * which grows with each stream that is lost within five seconds. Then a `gap` precedes the next
 * events, because the beacon API does not repeat events. While the consumer is busy,
 * back-pressure pauses the node. Events of unknown topics are delivered unchanged.
 *
 * @param options - Endpoint, credential, limits, and a `signal` that ends the stream.
 * @param topics - The topics to subscribe to.
 * @returns an iterator over the events, distinguished by `event`. Leaving the loop closes the stream.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT` that
 * names the option; `HTTP_STATUS` 400 for a topic that the node does not support;
 * `RESPONSE_TOO_LARGE`; `UNDECODABLE_BODY` for an invalid event; `ABORTED`; and the error of the
 * last attempt to open the stream.
 *
 * @example
 * ```ts
 * import { pathKey } from "@node-access/beacon";
 * import { beaconEvents } from "@node-access/beacon/events";
 *
 * const node = { endpoint: "http://127.0.0.1:9640", credential: pathKey("demo") };
 * for await (const event of beaconEvents(node, ["head", "chain_reorg"])) {
 *   if (event.event === "head") console.log(event.data.slot, event.data.block);
 *   else if (event.event === "chain_reorg") console.log("removed:", event.data.old_head_block);
 *   else console.log("read the head again:", event.reason.message);
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
  checkNames(options);
  const target = {
    operation: OPERATION,
    endpoint: authorized.endpoint,
    redact: authorized.redact,
    sent: true,
  };
  const open = opener(options, topics, authorized);
  let failure: NodeAccessError | undefined;
  for (let failures = 0; ;) {
    if (failure) await sleep(delayByStatus(failure, OPERATION, failures) ?? 0, signal);
    const body = await open(failure ? Infinity : retries);
    const stable = performance.now() + STABLE_AFTER;
    try {
      if (failure) yield { event: "gap", reason: failure };
      const read = readEvents(body, target, maxResponseBytes);
      for (let events = await read(); events; events = await read())
        for (const { event, data } of events) {
          // Only the client itself reports gaps. Nodes give all events names.
          if (data && event !== "gap" && event !== "message")
            yield { event, data: parse(data, target) } as unknown as BeaconEvent<T>;
          // Throws if the signal has aborted, so no further buffered events are delivered.
          if (signal?.aborted) await body.read();
        }
      const reason = "the node has ended the stream";
      failure = callError(target, "UNANSWERED", reason, { reason });
    } catch (error) {
      // For any other error, the stream was aborted or is invalid, so it is not reopened.
      if (!isNodeAccessError(error) || !/^(UNANSWERED|TIMEOUT)$/.test(error.code)) throw error;
      failure = error;
    } finally {
      body.close();
    }
    failures = performance.now() > stable ? 1 : failures + 1;
  }
}

function parse(text: string, target: CallTarget): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", "an event that is not JSON", text);
  }
}

/** Creates a function that opens the stream, with a number of retries. */
function opener(
  options: BeaconEventOptions,
  topics: readonly string[],
  authorized: ReturnType<typeof authorize>,
): (retries: CallOptions["retries"]) => Promise<StreamedBody> {
  const { endpoint: _, credential: __, fetch, proxy, userAgent, timeout = 60_000, ...bounds } = options;
  const { endpoint, redact } = authorized;
  if (!Array.isArray(topics) || topics.length === 0) {
    throw invalidArgument("topics", "a list of topics", kindOf(topics));
  }
  const { path } = restRequest(eventstreamOperation, [{ topics }]);
  const headers = { accept: "text/event-stream" };
  const request = { method: "GET", path, headers, fetch, proxy, userAgent };
  const call = { operation: OPERATION, endpoint, redact, transport: "http", input: [{ topics }] } as const;
  return async (retries) => {
    const limits = { ...bounds, timeout, retries };
    const { value } = await runCall(call, limits, async (attempt) => {
      const response = await openStream(authorized, request, limits, attempt);
      const type = response.headers?.["content-type"] ?? "of no type";
      if (/^text\/event-stream\b/i.test(type)) return response;
      response.value.close();
      throw badResponse(attempt, "UNDECODABLE_BODY", `not an event stream but ${type}`, "");
    });
    return value;
  };
}
