import { invalidArgument, kindOf } from "@node-access/auth";
import { parseJson } from "#platform";
import type { CallTarget } from "../call-error.ts";
import { checkKinds } from "../check-arguments.ts";
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
  /** Methods whose results have other numbers under these names. Default: none. */
  readonly withoutDecimals?: readonly string[];
}

/** The calls whose responses have not arrived yet. */
export interface WaitingCalls {
  get(id: unknown): { readonly attempt: Pick<CallTarget, "operation"> } | undefined;
}

/** Reads the responses of a protocol's nodes. */
export interface JsonRpcDialect {
  /**
   * Returns the JSON of a result, in which decimals are texts with the digits that the node sent. The other methods
   * call it, so a copy of the object can replace it.
   */
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
    if (!Array.isArray(list)) throw invalidArgument(name, "a list", kindOf(list));
  if (!decimals.every((name) => typeof name === "string" && /^[\w -]+$/.test(name)))
    throw invalidArgument("decimals", "names of letters, digits, _, - and spaces", "a list with others");
  // A quote within a string has a backslash before it, so this finds nothing in strings.
  const decimal = new RegExp(`(?<!\\\\)("(?:${decimals.join("|")})"\\s*:\\s*)(-?\\d[\\d.eE+-]*)`, "g");
  const exactText = (text: string, method: string): string =>
    decimals.length === 0 || withoutDecimals.includes(method) ? text : text.replace(decimal, '$1"$2"');
  return {
    exactText,
    readMessage(response, target, id) {
      checkKinds("response", response, { status: "number", text: "string" });
      const { status, text } = response;
      if (errorStatuses.includes(status)) {
        const message = tryParse(text);
        const { error, id: responseId } = rawMessage(message);
        if ((error && (responseId ?? id) === id) || Array.isArray(message)) return message;
      }
      checkStatus(response, target, id);
      const exact = {
        status,
        text: this.exactText(text, target.operation.name),
        // Accessing the headers would build them.
        get headers() {
          return response.headers;
        },
      };
      return readJson(exact, target);
    },
    parseMessage(text, calls) {
      const message = tryParse(text);
      const { id } = rawMessage(message);
      // A notification belongs to no call.
      const call = id === undefined ? undefined : calls.get(id);
      return message === undefined
        ? undefined
        : tryParse(this.exactText(text, call?.attempt.operation.name ?? ""));
    },
  };
}

/** Parses an error's body, which may be a page of a proxy. */
function tryParse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
