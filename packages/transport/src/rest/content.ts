import { invalidArgument } from "@node-access/auth";
import { badResponse, isSuccess } from "../call-error.ts";
import { runCall } from "../run-call.ts";
import { Collector } from "./bytes.ts";
import {
  bodyText,
  callRest,
  checkRestCall,
  JSON_TYPE,
  readResult,
  type RestCall,
  type RestHooks,
} from "./rest-client.ts";
import { restRequest } from "./rest-operation.ts";

/** What a method sends and receives that is not plain JSON. */
export interface RestContent {
  /** The media type of the body. */
  readonly body?: string;
  /** What the method returns of a response that is not JSON. */
  readonly result?: "bytes" | "text";
  /** The media types of the response. */
  readonly accept?: string;
  /** Parameters whose lists are sent as one value, and what stands between the items. */
  readonly joined?: Readonly<Record<string, string>>;
}

const FORM = "multipart/form-data";
const FIELDS = "application/x-www-form-urlencoded";

/**
 * Makes the calls of methods whose bodies or responses are forms, files or texts. Other methods are called with JSON.
 *
 * @param contents - What is not plain JSON, by method.
 * @returns hooks for `createRestClient`.
 *
 * @example
 * ```ts
 * import { contentHooks, createRestClient } from "@node-access/transport/rest";
 *
 * interface Methods {
 *   upload(body: { file: Blob; title?: string }): Promise<{ id: string }>;
 * }
 * const client = createRestClient<"management", Methods>(
 *   "management",
 *   { upload: { method: "POST", path: "/files", idempotency: "write", body: true } },
 *   { endpoint: "https://files.example" },
 *   contentHooks({ upload: { body: "multipart/form-data" } }),
 * );
 * console.log(await client.upload({ file: new Blob(["hello"]), title: "greeting" }));
 * ```
 *
 * Source: RFC 7578 (forms), OpenAPI 3.1 (encoding of their parts).
 */
export function contentHooks(contents: Readonly<Record<string, RestContent>>): RestHooks {
  return {
    anyJson: true,
    async call(call) {
      checkRestCall(call);
      const content = (Object(contents) as typeof contents)[call.name];
      return content ? callWithContent(call, content) : callRest(call);
    },
  };
}

async function callWithContent(
  { transport, name, rest, args, options, hooks }: RestCall,
  { body: bodyType = JSON_TYPE, result, accept = JSON_TYPE, joined }: RestContent,
): Promise<unknown> {
  const { endpoint, redact } = transport;
  // The parameters of the path come first, then the body, then the others.
  const inPath = rest.path.split("{").length - 1;
  const others = [...args];
  const [content] = rest.body ? others.splice(inPath, 1) : [];
  if (joined) others[inPath] = withJoined(others[inPath], joined);
  const { method, path, headers: own } = restRequest({ ...rest, body: false }, others, name);
  const encoded = content === undefined ? undefined : await encode(bodyType, content);
  const headers = { accept, ...(encoded && { "content-type": encoded.type }), ...own };
  const operation = { name, idempotency: rest.idempotency };
  const call = { operation, endpoint, redact, transport: "http", input: args } as const;
  const { value } = await runCall(call, options, async (attempt) => {
    const collected = new Collector();
    const { maxResponseBytes } = options;
    const request = { method, path, headers, body: encoded?.body, maxResponseBytes, decoder: collected };
    const response = await transport.send(request, attempt);
    const { status } = response;
    const metadata = { status, headers: response.headers };
    const type = response.headers["content-type"] ?? "";
    const bytes = collected.bytes();
    const isOther = result !== undefined && isSuccess(status) && bytes.length > 0 && !/\bjson\b/i.test(type);
    if (isOther && result === "bytes") return { value: bytes, ...metadata };
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: isSuccess(status) }).decode(bytes);
    } catch {
      throw badResponse(attempt, "UNDECODABLE_BODY", `not UTF-8 but ${type || "of no type"}`, "");
    }
    return { value: isOther ? text : readResult({ ...metadata, text }, rest, attempt, hooks), ...metadata };
  });
  return value;
}

/** Parameters with their lists as one text. */
function withJoined(given: unknown, joined: Readonly<Record<string, string>>): unknown {
  if (typeof given !== "object" || given === null) return given;
  const entries = Object.entries(given).map(([name, value]: [string, unknown]) => {
    const separator = joined[name];
    return [name, separator !== undefined && Array.isArray(value) ? value.join(separator) : value];
  });
  return Object.fromEntries(entries);
}

interface Encoded {
  readonly type: string;
  readonly body: string | Uint8Array;
}

async function encode(type: string, content: unknown): Promise<Encoded> {
  if (type === FORM) {
    const form = new FormData();
    for (const [name, value] of fieldsOf(content))
      form.append(name, typeof value === "string" ? value : blobOf(value));
    const written = new Response(form);
    return {
      type: written.headers.get("content-type") ?? FORM,
      body: new Uint8Array(await written.arrayBuffer()),
    };
  }
  if (type === FIELDS) {
    const fields = fieldsOf(content).map(([name, value]) => {
      if (typeof value === "string") return [name, value];
      throw invalidArgument(`body.${name}`, "text, number or boolean", "bytes");
    });
    return { type, body: String(new URLSearchParams(fields)) };
  }
  if (/\bjson\b/.test(type)) return { type, body: bodyText(content as object) };
  if (typeof content === "string") return { type, body: content };
  if (isBytes(content)) return { type, body: content };
  if (content instanceof Blob) return { type, body: new Uint8Array(await content.arrayBuffer()) };
  throw invalidArgument("body", "text, a Uint8Array or a Blob", typeof content);
}

/** The fields of a form: a list is several fields with one name, and an object a text of JSON. */
function fieldsOf(content: unknown): [name: string, value: string | Uint8Array | Blob][] {
  if (typeof content !== "object" || content === null)
    throw invalidArgument("body", "an object", typeof content);
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item: unknown) => item !== undefined && item !== null)
      .map((item: unknown): [string, string | Uint8Array | Blob] => [name, fieldOf(item)]),
  );
}

function fieldOf(value: unknown): string | Uint8Array | Blob {
  if (isBytes(value) || value instanceof Blob) return value;
  return typeof value === "object" ? bodyText(value as object) : String(value);
}

function blobOf(value: Uint8Array | Blob): Blob {
  return value instanceof Blob ? value : new Blob([value as BlobPart]);
}

/** A `Uint8Array` may come from another realm. */
function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
