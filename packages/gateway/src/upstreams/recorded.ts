import { isDeepStrictEqual } from "node:util";
import { readTextFile } from "../options/option-files.ts";
import { jsonReply } from "./reply-text.ts";
import { invalidArgument } from "@node-access/auth";
import { HttpProblem } from "../codec/http/problem.ts";
import { rpcCode } from "../codec/json-rpc/rpc-failure.ts";
import { parseLossless } from "../codec/json/json-text.ts";
import type { Cluster, Reply } from "./upstream.ts";
import { errorText, resultText, type RpcCall } from "../codec/json-rpc/rpc-message.ts";

/** A recorded JSON-RPC response; without `params`, for all calls of the method. */
interface RecordedCall {
  readonly method: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A recorded REST response; without `request`, for all requests to the path. */
interface RecordedPath {
  /** The path after the node's address, with the query. */
  readonly path: string;
  /** The request's body, which must be equal. For an action of the venue: `{ "action": ... }`. */
  readonly request?: unknown;
  /** Default: 200. */
  readonly status?: number;
  readonly body: unknown;
}

type Recording = RecordedCall | RecordedPath;

/**
 * Responds from a JSON file: a list of JSON-RPC responses (`{"method", "params"?, "result" | "error"}`) and
 * REST responses (`{"path", "request"?, "status"?, "body"}`). The first record that matches a request is
 * used; if the same request was recorded several times, its responses come in order, and the last one
 * repeats.
 *
 * @param optionPath - The option's path, for errors.
 * @throws NodeAccessError `INVALID_ARGUMENT` if the file is not such a list.
 */
export function openRecording(file: string, optionPath: string): Cluster {
  const records = readRecords(file, optionPath);
  const useCounts = new Map<Recording, number>();
  const findNext = <T extends Recording>(isFitting: (one: Recording) => one is T): T | undefined => {
    const first = records.find(isFitting);
    if (!first) return undefined;
    const same = records.filter(isFitting).filter((one) => isSameRequest(one, first));
    const count = useCounts.get(first) ?? 0;
    useCounts.set(first, count + 1);
    return same[Math.min(count, same.length - 1)];
  };
  const respondToCall = ({ id, method, params = "[]" }: RpcCall): string => {
    const requested = parseLossless(params);
    const record = findNext(
      (one): one is RecordedCall =>
        "method" in one &&
        one.method === method &&
        (one.params === undefined || isDeepStrictEqual(one.params, requested)),
    );
    if (!record)
      return errorText(id, { code: rpcCode.notFound, message: `no response to this ${method} is recorded` });
    return record.error ? errorText(id, record.error) : resultText(id, JSON.stringify(record.result ?? null));
  };
  const respondToPath = (path: string, body = ""): Reply => {
    const sentBody = parseLossless(body || "null") as { readonly action?: unknown } | null;
    const requested = sentBody?.action === undefined ? sentBody : { action: sentBody.action };
    const record = findNext(
      (one): one is RecordedPath =>
        "path" in one &&
        one.path === path &&
        (one.request === undefined || isDeepStrictEqual(one.request, requested)),
    );
    if (!record) throw new HttpProblem(404, "not_recorded", "no response to this is recorded");
    return jsonReply(JSON.stringify(record.body), { status: record.status ?? 200, label: "recorded" });
  };
  return {
    label: "recorded",
    async handle({ call: single, calls, body, path }) {
      if (!calls) return respondToPath(path, body);
      const responses = calls.map(respondToCall).join(",");
      return jsonReply(single ? responses : `[${responses}]`, { label: "recorded" });
    },
    async close() {},
  };
}

function isSameRequest(one: Recording, other: Recording): boolean {
  const [first, second] = [one, other].map((record) => ("method" in record ? record.params : record.request));
  return isDeepStrictEqual(first, second);
}

function readRecords(file: string, path: string): Recording[] {
  const text = readTextFile(path, file);
  const reject = (received: string): never => {
    throw invalidArgument(path, "a JSON list of records with a method or a path, and its response", received);
  };
  let value: unknown;
  try {
    value = parseLossless(text);
  } catch {
    return reject("a file that is not JSON");
  }
  if (!Array.isArray(value)) return reject("JSON that is not a list");
  for (const [index, one] of value.entries()) {
    const mistake = mistakeIn(Object(one) as object);
    if (mistake !== undefined) reject(`record ${index + 1} ${mistake}`);
  }
  return value as Recording[];
}

function mistakeIn(record: object): string | undefined {
  const isCall = "method" in record;
  if (!isCall && !("path" in record)) return "without method and path";
  const fields = isCall ? ["method", "params", "result", "error"] : ["path", "request", "status", "body"];
  const other = Object.keys(record).find((name) => !fields.includes(name));
  if (other !== undefined) return `with ${JSON.stringify(other)}: its fields are ${fields.join(", ")}`;
  if (isCall) return "result" in record || "error" in record ? undefined : "without result and error";
  return "body" in record ? undefined : "without body";
}
