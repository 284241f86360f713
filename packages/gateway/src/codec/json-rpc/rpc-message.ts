import { JsonScanner, maxNesting } from "../json/json-scanner.ts";
import { isDeeperThan, itemTexts, JsonText, readString, findTexts } from "../json/json-text.ts";
import { rpcCode, type RpcError, RpcFailure } from "./rpc-failure.ts";

/** A JSON-RPC call as it goes upstream. */
export interface RpcCall {
  /** JSON, as the caller wrote it. */
  readonly id: string;
  readonly method: string;
  /** JSON, as the caller wrote it. */
  readonly params?: string;
  /** Whether the message around the call nests deep: its params may nest deeper than nodes accept. */
  readonly isDeep?: true;
  /** Shared by calls that differ only in their ids, if the call is a repeated one. */
  readonly repeated?: RepeatedCall;
  /** Set at nodes that speak several versions of JSON-RPC. */
  readonly dialect?: Dialect;
}

/** Calls of version 1 need not state it; their responses have both `result` and `error`, one of them null. */
export type Dialect = "1.0" | "2.0";

/** The common part of calls that differ only in their ids. */
export interface RepeatedCall {
  readonly method: string;
  readonly params: string;
  /** The key of equal calls, once it is known. */
  key?: string;
}

/** One item of a message: a call, or what is wrong with it. */
export type RpcItem = RpcCall | InvalidCall;

export interface InvalidCall {
  /** JSON, as the caller wrote it. */
  readonly id: string;
  readonly invalid: string;
  /** Set at nodes that speak several versions of JSON-RPC. */
  readonly dialect?: Dialect;
}

export interface RpcMessage {
  readonly isBatch: boolean;
  readonly items: readonly RpcItem[];
}

/** How deep params may nest: nodes have different limits, and no method needs this depth. */
const maxDepth = 1_000;

/** The members of a call that the gateway reads. */
const names = ["jsonrpc", "id", "method", "params"];
const wanted: ReadonlyMap<string, number> = new Map(names.map((name) => [name, Infinity]));

/** Checks a message while it arrives, so that a large message does not block others once it is complete. */
export function messageScanner(): JsonScanner {
  return new JsonScanner(wanted);
}

/**
 * Reads a JSON-RPC request or batch. Only its known members are read, so that exactly what was checked goes
 * upstream: repeated or oddly spelled members cannot mean one thing to the gateway and another to the node.
 * Params go on as they are written; the gateway reads them only where it responds to the call itself.
 *
 * @param usedScanner - A scanner that has read the text already. Default: a new one.
 * @param hasDialects - Whether calls may speak version 1, too.
 * @throws RpcFailure if the text is not JSON, or an empty or too large batch.
 */
export function readRpcMessage(
  text: string,
  batchItems: number,
  usedScanner?: JsonScanner,
  hasDialects = false,
): RpcMessage {
  const call = usedScanner ? undefined : readPlainCall(text, hasDialects);
  if (call) return { isBatch: false, items: [call] };
  const scanner = usedScanner ?? scanned(text);
  const texts = names.map((name) => scanner.members.get(name));
  // The scanner stops there: only an id before the params is known.
  if (scanner.depth > maxNesting)
    return {
      isBatch: false,
      items: [{ id: readItem(texts, true, true, hasDialects).id, invalid: tooDeep(maxNesting) }],
    };
  if (!scanner.isComplete)
    throw new RpcFailure({ code: rpcCode.parse, message: "the body is not JSON" }, 400);
  const isBatch = scanner.kind === "array";
  const isDeep = scanner.depth > maxDepth;
  if (!isBatch) return { isBatch, items: [readItem(texts, scanner.kind === "object", isDeep, hasDialects)] };
  if (scanner.items === 0)
    throw new RpcFailure({ code: rpcCode.invalidRequest, message: "the batch is empty" }, 400);
  if (scanner.items > batchItems) {
    const message = `a batch may have ${batchItems} calls; this one has ${scanner.items}`;
    throw new RpcFailure({ code: rpcCode.invalidRequest, message }, 413);
  }
  const items = itemTexts(text).map((item) =>
    readItem(findTexts(item, names), item.startsWith("{"), isDeep, hasDialects),
  );
  return { isBatch, items };
}

/** The longest call, in characters, that is parsed in one step. It cannot nest too deep either. */
const maxPlainLength = 2_000;

/**
 * Reads the most common message: one short call. `JSON.parse` reads it faster than the scanner,
 * which is made for large messages.
 *
 * @returns `undefined` for another message, or invalid JSON.
 */
function readPlainCall(text: string, hasDialects: boolean): RpcItem | undefined {
  if (text.length > maxPlainLength || text[0] !== "{") return undefined;
  let call: { readonly method: string };
  try {
    call = JSON.parse(text) as typeof call;
  } catch {
    return undefined;
  }
  const item = readItem(findTexts(text, names), true, false, hasDialects);
  // Lookups by a parsed name are faster than by one that is a slice of the message.
  return "method" in item ? { ...item, method: call.method } : item;
}

function scanned(text: string): JsonScanner {
  const scanner = messageScanner();
  scanner.push(Buffer.from(text));
  return scanner;
}

/** @throws RpcFailure if a call's params nest deeper than nodes accept. */
export function checkDepth({ isDeep, params }: RpcCall): void {
  if (isDeep && params !== undefined && isDeeperThan(maxDepth, params))
    throw new RpcFailure({ code: rpcCode.invalidParams, message: `params: ${tooDeep(maxDepth)}` }, 400);
}

function tooDeep(limit: number): string {
  return `objects and lists may nest ${limit} levels deep`;
}

export function callText({ id, method, params }: RpcCall): string {
  const call = `{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)}`;
  return params === undefined ? `${call}}` : `${call},"params":${params}}`;
}

export function resultText(id: string, result: string): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}

/** @param id - Several for a batch that failed as a whole: it gets an error for each of its calls. */
export function errorText(id: string | readonly string[], error: RpcError | JsonText): string {
  const text = error instanceof JsonText ? error.text : JSON.stringify(error);
  const write = (one: string): string => `{"jsonrpc":"2.0","id":${one},"error":${text}}`;
  return typeof id === "string" ? write(id) : `[${id.map(write).join(",")}]`;
}

/** @returns the id of a single call, or those of a batch; `null` if they cannot be read. */
export function idsIn(text: string, batchItems: number): string | readonly string[] {
  try {
    const { isBatch, items } = readRpcMessage(text, batchItems);
    const ids = items.map(({ id }) => id);
    return isBatch ? ids : (ids[0] ?? "null");
  } catch {
    return "null";
  }
}

/** @param texts - The members that are read, in the order of `names`. */
function readItem(
  texts: readonly (string | undefined)[],
  isObject: boolean,
  isDeep: boolean,
  hasDialects: boolean,
): RpcItem {
  if (!isObject) return { id: "null", invalid: "expected a JSON-RPC request object" };
  if (!hasDialects) return readCall(texts, isDeep);
  const [version, id = "null", ...rest] = texts;
  if (version === '"2.0"') return { ...readCall(texts, isDeep), dialect: "2.0" };
  // In version 1, an id is any value. The response has it, whatever it is.
  return { ...readCall(['"2.0"', "null", ...rest], isDeep), id, dialect: "1.0" };
}

/** @param texts - The members that are read, in the order of `names`. */
function readCall(texts: readonly (string | undefined)[], isDeep: boolean): RpcItem {
  const [version, id = "", name = "", params = "null"] = texts;
  if (id !== "null" && !/^["\d-]/.test(id))
    return { id: "null", invalid: "id: expected a number, a string or null" };
  if (version !== '"2.0"') return { id, invalid: 'jsonrpc: expected "2.0"' };
  if (name[0] !== '"') return { id, invalid: "method: expected a string" };
  const method = readString(name);
  if (params === "null") return { id, method };
  if (params[0] !== "[" && params[0] !== "{") return { id, invalid: "params: expected an array" };
  return isDeep ? { id, method, params, isDeep: true } : { id, method, params };
}

export function singleCall(text: string): RpcCall | undefined {
  try {
    const { isBatch, items } = readRpcMessage(text, 1);
    const [item] = items;
    return !isBatch && item && "method" in item ? item : undefined;
  } catch {
    return undefined;
  }
}
