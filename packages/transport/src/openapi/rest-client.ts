import {
  authorize,
  type CredentialFor,
  invalidArgument,
  kindOf,
  type NodeAccessError,
  readArgument,
  type Surface,
} from "@node-access/auth";
import { badResponse, type CallTarget } from "../call-error.ts";
import { checkCallOptions, checkNames } from "../check-options.ts";
import type { HttpResponse, HttpSettings } from "../http/http-transport.ts";
import { readJson, statusError } from "../http/read-response.ts";
import type { ApiExchange, ApiRequest, ResultReader } from "./api-operation.ts";
import { callOperation, type OperationDefaults } from "./call-operation.ts";
import { type ApiOptions, connect, type Connection } from "./connection.ts";
import { json } from "./json-body.ts";
import type { CallOptions } from "../operation.ts";
import { requestParts } from "./request.ts";

/** How to send a method of a REST client, and how to read its response. Generated from the OpenAPI specs. */
export type RestOperation = Omit<ApiRequest, "name">;

/** Options of a REST client. {@link CallOptions} are the defaults of its calls. */
export interface RestClientOptions<S extends Surface> extends CallOptions, HttpSettings {
  /** The address, `https://host[:port][/path]`, without the credential. */
  readonly endpoint: string;
  /** A credential of a kind that the surface accepts. */
  readonly credential?: CredentialFor<S> | undefined;
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
  /** Removes secrets of the API from a text that an error shows, in which those of the credential are hidden. */
  readonly redact?: (text: string) => string;
  /** Returns the arguments of an operation from those of a method with other arguments. */
  readonly args?: (operation: ApiRequest, args: readonly unknown[]) => readonly unknown[];
}

/**
 * Creates a REST client from a generated table of operations.
 *
 * @param surface - The surface, which determines the accepted credentials.
 * @param operations - How to send each method, by name.
 * @param options - Endpoint, credential, and defaults for calls. Deadlines are in milliseconds.
 * @param hooks - Customizations of the client package.
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
  operations: Readonly<Record<keyof Methods, RestOperation>>,
  options: RestClientOptions<S>,
  hooks?: RestHooks,
): RestClient<Methods> {
  if (kindOf(operations) !== "object") throw invalidArgument("operations", "an object", kindOf(operations));
  checkNames(options);
  const { read, anyJson, fail, args, redact }: RestHooks = Object(hooks);
  const { endpoint, credential }: RestClientOptions<S> = Object(options);
  const connection = connect(options as ApiOptions, undefined, authorize(surface, endpoint, credential));
  checkCallOptions(connection.defaults);
  const defaults: OperationDefaults = {
    exchange: sendOnce,
    result: read
      ? (response, target) => read(readObject(response, target) as object, target)
      : anyJson
        ? readJson
        : readObject,
    fail: (response, target) => fail?.(response, target) ?? statusError(response, target),
  };
  const requests = Object.entries<RestOperation>(operations).map(([name, one]) =>
    Object.assign({ name }, defaults, one),
  );
  return withMethods<Methods>(
    redact ? { ...connection, redact: (text) => redact(connection.redact(text)) } : connection,
    requests,
    connection.defaults,
    args,
  );
}

/** Sends a request. Redirects are not followed: the endpoints of these surfaces have none. */
const sendOnce: ApiExchange = ({ transport }, _operation, attempt, _credential, again) =>
  transport.send(again(), attempt);

function withMethods<Methods>(
  connection: Connection,
  requests: readonly (ApiRequest & OperationDefaults)[],
  options: CallOptions,
  convert: RestHooks["args"],
): RestClient<Methods> {
  const client: Record<PropertyKey, unknown> = {
    with(changes: CallOptions) {
      checkNames(changes);
      return withMethods(connection, requests, { ...options, ...changes }, convert);
    },
    close: () => connection.transport.close(),
  };
  // Plain properties instead of a proxy, so tests can replace methods and inspection shows them.
  for (const request of requests)
    client[request.name] = (...args: unknown[]) => {
      // Not an async function, which would create another promise for each call.
      try {
        const parts = readArgument("arguments", () =>
          requestParts(request, convert?.(request, args) ?? args),
        );
        const { content } = parts;
        // The JSON of these APIs is an object or a list: a server's error would say less.
        if (request.body === json && content !== undefined && Object(content) !== content)
          throw invalidArgument("body", "an object", kindOf(content));
        return callOperation(connection, request, args, options, parts);
      } catch (error) {
        return Promise.reject(error);
      }
    };
  return client as RestClient<Methods>;
}

/** Reads JSON that is an object or a list. */
export const readObject: ResultReader = (response, target) => {
  const value = readJson(response, target);
  if (value && typeof value === "object") return value;
  throw badResponse(target, "INVALID_RESPONSE", "not a JSON object", response.text);
};
