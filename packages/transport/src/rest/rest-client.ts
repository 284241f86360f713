import {
  authorize,
  type Authorized,
  type CredentialFor,
  invalidArgument,
  type NodeAccessError,
  readArgument,
  type Surface,
} from "@node-access/auth";
import { checkAuthorized, checkKinds } from "../check-arguments.ts";
import { badResponse, isSuccess, type CallTarget } from "../call-error.ts";
import { checkCallOptions, checkNames } from "../check-options.ts";
import { createHttpTransport, type HttpResponse, type HttpTransport } from "../http/http-transport.ts";
import { readJson, statusError } from "../http/read-response.ts";
import { stringifyJson } from "#platform";
import type { CallOptions } from "../operation.ts";
import { runCall } from "../run-call.ts";
import { type RestMember, type RestOperation, restRequest } from "./rest-operation.ts";

/** Options of a REST client. {@link CallOptions} are the defaults of its calls. */
export interface RestClientOptions<S extends Surface> extends CallOptions {
  /** The address, `https://host[:port][/path]`, without the credential. */
  readonly endpoint: string;
  /** A credential of a kind that the surface accepts. */
  readonly credential?: CredentialFor<S> | undefined;
  /**
   * Sends the requests instead of the platform's HTTP client. It manages its own connections,
   * also after an abort.
   */
  readonly fetch?: typeof fetch | undefined;
  /**
   * On Node: a proxy's address, or `"environment"` to use `HTTPS_PROXY`, `HTTP_PROXY` and
   * `NO_PROXY`. Default: none.
   */
  readonly proxy?: string | undefined;
  /** The User-Agent header, on platforms that allow setting it. */
  readonly userAgent?: string | undefined;
}

/** A REST client: its methods, `with` and `close`. */
export type RestClient<Methods> = Methods & {
  /**
   * Returns the same client with other options, for one or more calls.
   *
   * @param options - The options that replace the client's defaults.
   */
  with(options: CallOptions): RestClient<Methods>;
  /**
   * Rejects new calls. On Node, it waits for those in flight and closes the connections, unless you
   * passed `fetch`. With `fetch`, and on other platforms, they finish later. Calling it is optional.
   */
  close(): Promise<void>;
};

/** Hooks with which a client package customizes its calls. */
export interface RestHooks {
  /**
   * Completes a body before it is sent. Runs once per call, before its deadlines start;
   * the signal aborts it.
   */
  readonly prepare?: (body: Readonly<Record<string, unknown>>, target: CallTarget) => Promise<object>;
  /**
   * Converts the JSON object of a response into the method's result. If it throws,
   * the attempt fails with that error.
   */
  readonly read?: (body: object, target: CallTarget) => object;
  /** Whether a response may be any JSON value, not only an object. */
  readonly anyJson?: boolean;
  /**
   * Creates the error of a response with an error status, if the API has its own form of errors. Without it,
   * or if it returns nothing, the error is `HTTP_STATUS` or `CREDENTIAL_REFUSED`.
   */
  readonly fail?: (response: HttpResponse, target: CallTarget) => NodeAccessError | undefined;
  /** Makes the calls instead of the default implementation, which uses JSON. */
  readonly call?: (call: RestCall) => Promise<unknown>;
}

/** A call of a client's method. */
export interface RestCall {
  /** The transport that sends it. */
  readonly transport: HttpTransport;
  /** The method's name, for errors. */
  readonly name: string;
  /** How to send the operation. */
  readonly rest: RestOperation;
  /** The method's arguments. */
  readonly args: readonly unknown[];
  /** Deadlines and other options of this call. */
  readonly options: CallOptions;
  /** The hooks of the client package. */
  readonly hooks: RestHooks;
}

/**
 * Creates a REST client from a generated table of operations.
 *
 * @param surface - The surface, which determines the accepted credentials.
 * @param operations - How to send each method, by name; or one operation for all methods,
 * whose name selects a union member.
 * @param options - Endpoint, credential, and defaults for calls. Deadlines are in milliseconds.
 * @param hooks - Customizations of the client package.
 * @param custom - The authorized endpoint, if it is not simply the endpoint and credential of the
 * options.
 * @returns a client with a method for each operation.
 * @throws NodeAccessError `INVALID_ARGUMENT`, `CREDENTIAL_NOT_ACCEPTED` or `INSECURE_ENDPOINT`,
 * naming the option.
 *
 * @example
 * ```ts
 * import { createRestClient } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   getGenesis(): Promise<{ data: object }>;
 * }
 * const endpoint = "http://127.0.0.1:9640/demo"; // the demo: a beacon node whose path has its token
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
  custom?: Authorized,
): RestClient<Methods> {
  const { endpoint, credential, fetch, userAgent, proxy, ...defaults }: RestClientOptions<S> =
    Object(options);
  checkKinds(
    "arguments",
    { operations: operations ?? 0, hooks: hooks ?? 0 },
    { operations: "object", hooks: "object" },
  );
  if (custom) checkAuthorized(custom);
  const authorized = custom ?? authorize(surface, endpoint, credential);
  checkNames(options);
  checkCallOptions(defaults);
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
    with(changes: CallOptions) {
      checkNames(changes);
      return withMethods(transport, operations, { ...options, ...changes }, hooks);
    },
    close: () => transport.close(),
  };
  // Plain properties instead of a proxy, so tests can replace methods and inspection shows them.
  for (const [name, rest] of entriesOf(operations)) {
    client[name] = (...args: unknown[]) =>
      (hooks.call ?? callRest)({ transport, name, rest, args, options, hooks });
  }
  return client as RestClient<Methods>;
}

function entriesOf(
  operations: Readonly<Record<string, RestOperation>> | RestOperation,
): readonly (readonly [string, RestOperation])[] {
  if (!isOperation(operations)) return Object.entries(operations);
  return operations.member.names.map((name) => [name, operations]);
}

function isOperation(operations: object): operations is RestOperation & { readonly member: RestMember } {
  return "member" in operations;
}

export const JSON_TYPE = "application/json";

/** Checks a call that hooks make. */
export function checkRestCall(call: RestCall): void {
  const kinds = { transport: "object", name: "string", rest: "object", args: "object", options: "object" };
  checkKinds("call", call, kinds);
}

/** Makes a call with JSON. */
export async function callRest({ transport, name, rest, args, options, hooks }: RestCall): Promise<unknown> {
  const { endpoint, redact } = transport;
  const { method, path, headers, body } = readArgument("arguments", () => restRequest(rest, args, name));
  const { prepare } = hooks;
  const operation = { name, idempotency: rest.idempotency };
  const target = { operation, endpoint, redact };
  const call = { ...target, transport: "http", input: args } as const;
  // Preparing may wait for a person, for example to sign. So only the signal aborts it. Its call has no transport,
  // because preparing is not an attempt that observers count.
  const withoutDeadlines = { signal: options.signal, timeout: Infinity, totalTimeout: Infinity, retries: 0 };
  const input =
    body !== undefined && prepare
      ? (
          await runCall(target as typeof call, withoutDeadlines, async () => ({
            value: await prepare(body as never, target),
          }))
        ).value
      : body;
  const request = {
    method,
    path,
    headers: { accept: JSON_TYPE, ...(input !== undefined && { "content-type": JSON_TYPE }), ...headers },
    body: input === undefined ? undefined : bodyText(input),
    maxResponseBytes: options.maxResponseBytes,
  };
  const { value: result } = await runCall(call, options, async (attempt) => {
    const response = await transport.send(request, attempt);
    const value = readResult(response, rest, attempt, hooks);
    return { value, status: response.status, headers: response.headers };
  });
  return result;
}

/** Reads a method's result from a response with JSON or without a body. */
export function readResult(
  response: HttpResponse,
  { result, statuses }: RestOperation,
  target: CallTarget,
  { read, anyJson, fail }: RestHooks,
): unknown {
  const { status, text } = response;
  if (!isSuccess(status) && !statuses?.includes(status))
    throw fail?.(response, target) ?? statusError(response, target);
  if (statuses) return status;
  if (result && !(text && result === "optional")) return undefined;
  const value = readJson(response, target);
  if (!anyJson && (!value || typeof value !== "object")) {
    throw badResponse(target, "INVALID_RESPONSE", "not a JSON object", text);
  }
  return read ? read(value as object, target) : value;
}

/** Serializes a body as JSON. */
export function bodyText(body: object | string): string {
  try {
    return stringifyJson(body);
  } catch {
    throw invalidArgument("body", "a JSON value", "a circular object, or one that cannot be read");
  }
}
