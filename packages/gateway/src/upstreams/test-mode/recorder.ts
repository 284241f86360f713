import { closeSync, openSync, writeSync } from "node:fs";
import { itemTexts, memberTexts, objectText, parseIfJson } from "../../codec/json/json-text.ts";
import type { ClusterRequest, Reply } from "../upstream.ts";
import type { RpcCall } from "../../codec/json-rpc/rpc-message.ts";
import { readText } from "../reply-text.ts";

const end = "\n]\n";

/**
 * Writes upstreams' responses into a file that `{ recorded: file }` replays: complete JSON after each record.
 */
export class Recorder {
  readonly #file: number;
  readonly #last = new Map<string, string>();
  #position = 0;

  constructor(file: string) {
    this.#file = openSync(file, "w");
    writeSync(this.#file, "[]\n");
  }

  /** Records a node's response, unless it is bytes or an event stream, and returns it, read. */
  async take(request: ClusterRequest, reply: Reply): Promise<Reply> {
    const isJson = reply.contentType.startsWith("application/json");
    if (reply.label || request.isStream || !isJson || reply.status >= 500 || reply.status === 429)
      return reply;
    const text = await readText(reply);
    for (const [key, record] of makeEntries(request, reply.status, text)) this.#write(key, record);
    return { ...reply, body: Buffer.from(text) };
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(key: string, record: string): void {
    if (this.#last.get(key) === record) return;
    this.#last.set(key, record);
    const text = `${this.#position === 0 ? "[\n" : ",\n"}${record}`;
    writeSync(this.#file, text + end, this.#position);
    this.#position += Buffer.byteLength(text);
  }
}

/** The key of a request, and its record. */
type Entry = readonly [string, string];

/** The records for a response. Numbers stay as they were written. */
function makeEntries({ calls, path, body }: ClusterRequest, status: number, text: string): Entry[] {
  if (parseIfJson(text) === undefined) return [];
  if (calls) {
    const responses = (text.trimStart().startsWith("[") ? itemTexts(text) : [text]).map(memberTexts);
    return calls.flatMap((call, index) => makeEntry(call, responseTo(call, index, responses)));
  }
  const bodyText = body === undefined ? undefined : requestText(body);
  const request = { path: JSON.stringify(path), ...(bodyText !== undefined && { request: bodyText }) };
  return [entry(request, { ...(status !== 200 && { status: String(status) }), body: text })];
}

type RpcResponse = ReadonlyMap<string, string>;

/** Responses are usually in order. In another order, ids identify them, unless these repeat. */
function responseTo(
  { id }: RpcCall,
  index: number,
  responses: readonly RpcResponse[],
): RpcResponse | undefined {
  const same = responses.filter((response) => response.get("id") === id);
  const inPlace = responses[index];
  if (inPlace?.get("id") === id) return inPlace;
  return same.length === 1 ? same[0] : undefined;
}

function makeEntry({ method, params = "[]" }: RpcCall, response: RpcResponse | undefined): Entry[] {
  if (!response) return [];
  const error = response.get("error") ?? "null";
  const outcome = error === "null" ? { result: response.get("result") ?? "null" } : { error };
  return [entry({ method: JSON.stringify(method), params }, outcome)];
}

function entry(request: Readonly<Record<string, string>>, outcome: Readonly<Record<string, string>>): Entry {
  const texts = [request, { ...request, ...outcome }].map((members) => objectText(Object.entries(members)));
  return texts as unknown as Entry;
}

/** A request's body. The nonce and signature of an action are omitted, since they differ each time. */
function requestText(body: string): string | undefined {
  if (parseIfJson(body) === undefined) return undefined;
  const action = body.trimStart().startsWith("{") ? memberTexts(body).get("action") : undefined;
  return action === undefined ? body : `{"action":${action}}`;
}
