import { authorize, isNodeAccessError, type NodeAccessError } from "@node-access/auth";
import {
  checkNames,
  restRequest,
  type RestClientOptions,
  type RestOperation,
} from "@node-access/transport/rest";
import {
  badResponse,
  callError,
  type CallTarget,
  openStream,
  parseJson,
  delayByStatus,
  runCall,
  sleep,
  STABLE_AFTER,
  type StreamedBody,
} from "@node-access/transport/stream";
import { JsonValues } from "./json-values.ts";

/**
 * Options of monitors. `timeout` limits each wait in milliseconds: for the start of the response, then for each
 * part of it. Default: 60,000. `retries` applies to the first connection; a lost stream is reopened until
 * `totalTimeout` has passed. `maxResponseBytes` limits each value.
 */
export type MonitorOptions = RestClientOptions<"node">;

/** Milliseconds after which the end of a stream by the node is nothing to wait after: some end it with each block. */
const BRIEF = 250;

/** What a stream delivers: a value, or the end of a stream and its reason. */
export type Monitored<T> =
  | { readonly value: T }
  | { readonly ended: "by the node" }
  | { readonly ended: "lost"; readonly reason: NodeAccessError };

/**
 * Reads a stream of JSON values, and opens it again whenever it ends. After a loss, it waits for a random time,
 * which grows with each stream that is lost within five seconds, or that the node ends at once. What has ended is reported when the stream is open
 * again. While the consumer is busy, back-pressure pauses the node.
 *
 * @param options - Endpoint, credential, limits, and a `signal` that ends the stream.
 * @param args - Its arguments.
 * @param isValue - Whether a value has what is read of it.
 */
export async function* openMonitor<T>(
  options: MonitorOptions,
  operation: RestOperation & { readonly name: string },
  args: readonly unknown[],
  isValue: (value: unknown) => boolean,
): AsyncGenerator<Monitored<T>, void> {
  const {
    endpoint,
    credential,
    retries,
    signal,
    maxResponseBytes = 2 ** 26,
  }: MonitorOptions = Object(options);
  const authorized = authorize("node", endpoint, credential);
  checkNames(options);
  const target = { operation, endpoint: authorized.endpoint, redact: authorized.redact, sent: true };
  const open = opener(options, operation, args, authorized);
  let ended: Exclude<Monitored<T>, { readonly value: T }> | undefined;
  for (let failures = 0; ;) {
    if (ended) {
      const failure = ended.ended === "lost" ? ended.reason : undefined;
      // A node that ends each stream at once must not be flooded with requests.
      if (failure || failures > 1)
        await sleep(delayByStatus(failure ?? lost(target), operation, Math.max(1, failures)) ?? 0, signal);
    }
    const body = await open(ended ? Infinity : retries);
    const opened = performance.now();
    try {
      if (ended) yield ended;
      for await (const text of readValues(body, target, maxResponseBytes)) {
        const value = parsed(text, target);
        if (!isValue(value))
          throw badResponse(target, "INVALID_RESPONSE", "not a value of this monitor", text);
        yield { value: value as T };
        // Throws if the signal has aborted, so no further values are delivered.
        if (signal?.aborted) await body.read();
      }
      ended = { ended: "by the node" };
    } catch (error) {
      // For any other error, the stream was aborted or is invalid, so it is not reopened.
      if (!isNodeAccessError(error) || !/^(UNANSWERED|TIMEOUT)$/.test(error.code)) throw error;
      ended = { ended: "lost", reason: error };
    } finally {
      body.close();
    }
    const stableAfter = ended.ended === "lost" ? STABLE_AFTER : BRIEF;
    failures = performance.now() > opened + stableAfter ? 1 : failures + 1;
  }
}

function lost(target: CallTarget): NodeAccessError {
  const reason = "the node has ended the stream";
  return callError(target, "UNANSWERED", reason, { reason });
}

/** The texts of a stream's values, as they arrive. @throws NodeAccessError if the stream ends within a value. */
async function* readValues(
  body: StreamedBody,
  target: CallTarget,
  limit: number,
): AsyncGenerator<string, void> {
  const option = "maxResponseBytes";
  const reason = `a value has more than ${limit} bytes; raise ${option}`;
  const values = new JsonValues(limit, () =>
    callError(target, "RESPONSE_TOO_LARGE", reason, { limit, option }),
  );
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (;;) {
    const bytes = await body.read();
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw badResponse(target, "UNDECODABLE_BODY", "not UTF-8", "");
    }
    yield* values.push(text);
    if (bytes) continue;
    if (values.isOpen) throw lost(target);
    return;
  }
}

function parsed(text: string, target: CallTarget): unknown {
  try {
    return parseJson(text);
  } catch {
    throw badResponse(target, "UNDECODABLE_BODY", "not JSON", text);
  }
}

/** Creates a function that opens the stream, with a number of retries. */
function opener(
  options: MonitorOptions,
  operation: RestOperation & { readonly name: string },
  args: readonly unknown[],
  authorized: ReturnType<typeof authorize>,
): (retries: MonitorOptions["retries"]) => Promise<StreamedBody> {
  const {
    endpoint: _,
    credential: __,
    fetch,
    proxy,
    userAgent,
    timeout = 60_000,
    ...bounds
  }: MonitorOptions = Object(options);
  const { endpoint, redact } = authorized;
  const { method, path } = restRequest(operation, args);
  const request = { method, path, headers: { accept: "application/json" }, fetch, proxy, userAgent };
  const call = { operation, endpoint, redact, transport: "http", input: args } as const;
  return async (retries) => {
    const limits = { ...bounds, timeout, retries };
    const { value } = await runCall(call, limits, async (attempt) => {
      const response = await openStream(authorized, request, limits, attempt);
      const type = response.headers?.["content-type"] ?? "of no type";
      if (/\bjson\b/i.test(type)) return response;
      response.value.close();
      throw badResponse(attempt, "UNDECODABLE_BODY", `not JSON but ${type}`, "");
    });
    return value;
  };
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
