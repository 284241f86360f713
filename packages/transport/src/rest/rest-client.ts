import {
  authorize,
  type Authorized,
  type CredentialFor,
  invalidArgument,
  type Surface,
} from "@node-access/auth";
import { badResponse, isSuccess, type CallTarget } from "../call-error.ts";
import { createHttpTransport, type HttpResponse, type HttpTransport } from "../http/http-transport.ts";
import { readJson, statusError } from "../http/read-response.ts";
import { stringifyJson } from "#platform";
import type { CallOptions } from "../operation.ts";
import { runCall } from "../run-call.ts";
import { type RestMember, type RestOperation, restRequest } from "./rest-operation.ts";

/** Which endpoint a REST client calls, and how. {@link CallOptions} are the defaults of all calls. */
export interface RestClientOptions<S extends Surface> extends CallOptions {
  /** The address, `https://host[:port][/path]`, without its credential. */
  readonly endpoint: string;
  /** One of the kinds that the surface accepts. */
  readonly credential?: CredentialFor<S> | undefined;
  /** Makes the requests instead of the platform's own way. What it does with its connections is up to it, also after an abort. */
  readonly fetch?: typeof fetch | undefined;
  /** On Node: a proxy's address, or `"environment"` for that of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Default: none. */
  readonly proxy?: string | undefined;
  /** The User-Agent header, where the platform lets it be set. */
  readonly userAgent?: string | undefined;
}

/** A REST client: its methods, and what works on all of them. */
export type RestClient<Methods> = Methods & {
  /**
   * The same client with other options: for one call, or for some.
   *
   * @param options - What replaces the client's own defaults.
   */
  with(options: CallOptions): RestClient<Methods>;
  /** Refuses further calls, lets those in flight end, and closes the connections. Need not be called. */
  close(): Promise<void>;
};

/** What a package adds to how its methods are sent. */
export interface RestHooks {
  /** Completes a body before it is sent. Runs once a call, before its deadlines begin; the signal ends it. */
  readonly prepare?: (body: Readonly<Record<string, unknown>>, target: CallTarget) => Promise<object>;
  /** Turns an answer's JSON object into what the method gives. What it throws is the attempt's error. */
  readonly read?: (answer: object, target: CallTarget) => object;
  /** Whether an answer may be any JSON, and not only an object. */
  readonly anyJson?: boolean;
  /** Makes each call instead of the usual way, which is with JSON. */
  readonly call?: (call: RestCall) => Promise<unknown>;
}

/** A call of a method. */
export interface RestCall {
  /** Where it is sent. */
  readonly transport: HttpTransport;
  /** The method's name, as errors tell it. */
  readonly name: string;
  /** How the operation is sent. */
  readonly rest: RestOperation;
  /** The method's arguments. */
  readonly given: readonly unknown[];
  /** The deadlines and the like of this call. */
  readonly options: CallOptions;
  /** What the package adds. */
  readonly hooks: RestHooks;
}

/**
 * Makes a REST client from a generated table of operations. Nothing is sent until a method is called.
 *
 * @param surface - The surface whose credentials the endpoint takes.
 * @param operations - How each method is sent, by its name; or how all are, if the name is what tells them apart.
 * @param options - Endpoint and credential; deadlines in milliseconds.
 * @param hooks - What the package adds.
 * @param given - The endpoint with its credential, where it is not simply the options'.
 * @returns an object with a method for each operation.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`, naming the option.
 *
 * @example
 * ```ts
 * import { createRestClient } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   getGenesis(): Promise<{ data: object }>;
 * }
 * const endpoint = "https://beacon.example";
 * const client = createRestClient<"beacon", Methods>(
 *   "beacon",
 *   { getGenesis: { method: "GET", path: "/eth/v1/beacon/genesis", idempotency: "safe" } },
 *   { endpoint },
 * );
 * console.log(await client.getGenesis());
 * ```
 */
export function createRestClient<S extends Surface, Methods>(
  surface: S,
  operations: Readonly<Record<keyof Methods, RestOperation>> | RestOperation,
  options: RestClientOptions<S>,
  hooks: RestHooks = {},
  given?: Authorized,
): RestClient<Methods> {
  const { endpoint, credential, fetch, userAgent, proxy, ...defaults }: RestClientOptions<S> =
    Object(options);
  const authorized = given ?? authorize(surface, endpoint, credential);
  const transport = createHttpTransport({ authorized, fetch, userAgent, proxy });
  return withMethods<Methods>(transport, operations, defaults, hooks);
}

function withMethods<Methods>(
  transport: HttpTransport,
  operations: Readonly<Record<string, RestOperation>> | RestOperation,
  options: CallOptions,
  hooks: RestHooks,
): RestClient<Methods> {
  const client: Record<PropertyKey, unknown> = {
    with: (changes: CallOptions) => withMethods(transport, operations, { ...options, ...changes }, hooks),
    close: () => transport.close(),
  };
  // Properties, and no proxy: so that tests can replace a method, and inspection shows them.
  for (const [name, rest] of entriesOf(operations)) {
    client[name] = (...given: unknown[]) =>
      (hooks.call ?? callRest)({ transport, name, rest, given, options, hooks });
  }
  return client as RestClient<Methods>;
}

function entriesOf(
  operations: Readonly<Record<string, RestOperation>> | RestOperation,
): readonly (readonly [string, RestOperation])[] {
  if (!isOperation(operations)) return Object.entries(operations);
  return operations.member.names.split(" ").map((name) => [name, operations]);
}

function isOperation(operations: object): operations is RestOperation & { readonly member: RestMember } {
  return "member" in operations;
}

export const JSON_TYPE = "application/json";

async function callRest({ transport, name, rest, given, options, hooks }: RestCall): Promise<unknown> {
  const { endpoint, redact } = transport;
  const { method, path, headers, body } = restRequest(rest, given, name);
  const { prepare } = hooks;
  const operation = { name, idempotency: rest.idempotency };
  const target = { operation, endpoint, redact };
  const call = { ...target, transport: "http", input: given } as const;
  // Who prepares may wait for a person, so that only the signal ends it.
  const patient = { signal: options.signal, timeout: Infinity, totalTimeout: Infinity, retries: 0 };
  const input =
    body && prepare
      ? (await runCall(call, patient, async () => ({ value: await prepare(body as never, target) }))).value
      : body;
  const request = {
    method,
    path,
    headers: { accept: JSON_TYPE, ...(input && { "content-type": JSON_TYPE }), ...headers },
    body: input && bodyText(input),
    maxResponseBytes: options.maxResponseBytes,
  };
  const answered = await runCall(call, options, async (attempt) => {
    const response = await transport.send(request, attempt);
    const value = readResult(response, rest, attempt, hooks);
    return { value, status: response.status, headers: response.headers };
  });
  return answered.value;
}

/** What a method gives of an answer without bytes. */
export function readResult(
  response: HttpResponse,
  { result, statuses }: RestOperation,
  target: CallTarget,
  { read, anyJson }: RestHooks,
): unknown {
  const { status, text } = response;
  if (!isSuccess(status) && !statuses?.includes(status)) throw statusError(response, target);
  if (statuses) return status;
  if (result && !(text && result === "optional")) return undefined;
  const answer = readJson(response, target);
  if (!anyJson && (!answer || typeof answer !== "object")) {
    throw badResponse(target, "INVALID_RESPONSE", "not a JSON object", text);
  }
  return read ? read(answer as object, target) : answer;
}

/** Writes a body. */
export function bodyText(body: object): string {
  try {
    return stringifyJson(body);
  } catch {
    throw invalidArgument("body", "what JSON can hold", "something else");
  }
}
