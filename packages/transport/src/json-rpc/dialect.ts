import { invalidArgument } from "@node-access/auth";
import { parseJson } from "#platform";
import type { CallTarget } from "../call-error.ts";
import { checkKinds } from "../check-arguments.ts";
import { checkFunction } from "../check-options.ts";
import type { HttpResponse } from "../http/http-transport.ts";
import { readJson } from "../http/read-response.ts";
import { checkStatus } from "./http-message.ts";
import { rawMessage } from "./message.ts";

/** What is special about the responses of a protocol's nodes. */
export interface DialectFacts {
  /** The HTTP statuses of responses that contain a JSON-RPC error. Default: none. */
  readonly errorStatuses?: readonly number[];
  /** The properties in results whose numbers are decimals, such as amounts. Default: none. */
  readonly decimals?: readonly string[];
  /** The methods in whose results these properties are other numbers. Default: none. */
  readonly withoutDecimals?: readonly string[];
}

/** The calls whose responses have not arrived yet. */
export interface WaitingCalls {
  get(id: unknown): { readonly attempt: Pick<CallTarget, "operation"> } | undefined;
}

/** Reads the responses of a protocol's nodes. */
export interface JsonRpcDialect {
  /** The HTTP statuses of responses that contain a JSON-RPC error. */
  readonly errorStatuses: readonly number[];
  /** Returns the JSON of a result, in which decimals are texts with the digits that the node sent. */
  exactText(text: string, method: string): string;
  /**
   * Returns the message in a response.
   *
   * @param id - The call's id. Omit it for a batch.
   * @throws NodeAccessError if there is none.
   */
  readMessage(response: HttpResponse, target: CallTarget, id?: number): unknown;
  /**
   * Parses a message that came over a WebSocket. Returns `undefined` if it is not JSON.
   *
   * @param calls - The calls that wait, by id.
   */
  parseMessage(text: string, calls: WaitingCalls): unknown;
}

/**
 * Creates the reader of a protocol's responses that are not as those of other nodes:
 * its numbers may be decimals that must not be rounded, and its errors may have an HTTP status.
 * Such an error is a `JSON_RPC_ERROR`, and its code alone says whether the call is retried.
 *
 * @param facts - What is special about the responses. Generated from the spec.
 * @returns the reader, for a `ProtocolTable`.
 *
 * @example
 * ```ts
 * import { createDialect } from "@node-access/transport/json-rpc";
 *
 * const dialect = createDialect({ errorStatuses: [404, 500], decimals: ["amount"] });
 * console.log(dialect.exactText('{"amount":0.10000000}', "getamount")); // {"amount":"0.10000000"}
 * ```
 *
 * Source: Bitcoin Core, JSON-RPC interface.
 */
export function createDialect(facts: DialectFacts): JsonRpcDialect {
  const { errorStatuses = [], decimals = [], withoutDecimals = [] }: DialectFacts = Object(facts);
  for (const [name, list] of Object.entries({ errorStatuses, decimals, withoutDecimals }))
    if (!Array.isArray(list)) throw invalidArgument(name, "a list", typeof list);
  if (!decimals.every((name) => typeof name === "string" && /^[\w -]+$/.test(name)))
    throw invalidArgument("decimals", "names of properties", "others");
  // A quote within a string has a backslash before it, so this finds nothing in strings.
  const decimal = new RegExp(`(?<!\\\\)("(?:${decimals.join("|")})"\\s*:\\s*)(-?\\d[\\d.eE+-]*)`, "g");
  const exactText = (text: string, method: string): string =>
    decimals.length === 0 || withoutDecimals.includes(method) ? text : text.replace(decimal, '$1"$2"');
  return reader(errorStatuses, exactText);
}

/**
 * Joins the readers of two protocols whose methods a node has: of each result, the protocol of its method
 * knows the decimals.
 *
 * @param base - The reader of a protocol; `undefined` if its responses are as those of other nodes.
 * @param own - The reader of the methods that were added to it, in the same way.
 * @param has - For the method of a result, the protocol that has it; `undefined` for the results of a batch,
 * and for notifications, which may have the decimals of both.
 * @returns the reader of both; `undefined` if neither has one.
 *
 * @example
 * ```ts
 * import { createDialect, joinDialects } from "@node-access/transport/json-rpc";
 *
 * const base = createDialect({ decimals: ["amount"] });
 * const own = createDialect({ decimals: ["price"] });
 * const both = joinDialects(base, own, (method) => (method === "getprice" ? "own" : "base"));
 * console.log(both?.exactText('{"price":0.10}', "getprice")); // {"price":"0.10"}
 * ```
 */
export function joinDialects(
  base: JsonRpcDialect | undefined,
  own: JsonRpcDialect | undefined,
  has: (method: string) => "base" | "own" | undefined,
): JsonRpcDialect | undefined {
  checkFunction("has", has);
  if (!base && !own) return undefined;
  const { errorStatuses = [] } = base ?? {};
  return reader([...errorStatuses, ...(own?.errorStatuses ?? [])], (text, method) => {
    const protocol = has(method);
    const ofBase = protocol === "own" ? text : (base?.exactText(text, method) ?? text);
    return protocol === "base" ? ofBase : (own?.exactText(ofBase, method) ?? ofBase);
  });
}

function reader(
  errorStatuses: readonly number[],
  exactText: (text: string, method: string) => string,
): JsonRpcDialect {
  return {
    errorStatuses,
    exactText,
    readMessage(response, target, id) {
      checkKinds("response", response, { status: "number", text: "string" });
      const { status, text } = response;
      if (errorStatuses.includes(status)) {
        const message = parsed(text);
        const { error, id: responseId } = rawMessage(message);
        if ((error && (responseId ?? id) === id) || Array.isArray(message)) return message;
      }
      checkStatus(response, target, id);
      const exact = {
        status,
        text: exactText(text, target.operation.name),
        // Accessing the headers would build them.
        get headers() {
          return response.headers;
        },
      };
      return readJson(exact, target);
    },
    parseMessage(text, calls) {
      const message = parsed(text);
      const { id } = rawMessage(message);
      // A notification belongs to no call.
      const call = id === undefined ? undefined : calls.get(id);
      return message === undefined ? undefined : parsed(exactText(text, call?.attempt.operation.name ?? ""));
    },
  };
}

/** Parses an error's body, which may be a page of a proxy. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
