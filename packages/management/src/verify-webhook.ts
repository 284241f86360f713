import { invalidArgument, kindOf, NodeAccessError, propertyOf, type Secret } from "@node-access/auth";
import { parseJson } from "@node-access/transport/rest";
import type { CloudEvent } from "./generated/types.ts";

export type { CloudEvent } from "./generated/types.ts";

/** Seconds between the clocks of sender and receiver, as Standard Webhooks recommends. */
const TOLERANCE = 300;
/** A sender signs with two secrets while one replaces the other. Each signature costs a pass over the body. */
const MAX_SIGNATURES = 10;
/** Bytes of the shortest secret that Standard Webhooks allows. */
const SHORTEST_SECRET = 24;

/** Headers of a request: `Headers`, or values by name in any case, as Node's `IncomingMessage` has them. */
export type WebhookHeaders =
  | {
      /** @returns the value of a header; `null` if there is none. */
      get(name: string): string | null;
    }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request to verify: a `Request`, or headers and body. */
export type WebhookRequest =
  | {
      readonly headers: WebhookHeaders;
      /** Reads the body. */
      arrayBuffer(): Promise<ArrayBuffer>;
    }
  | {
      readonly headers: WebhookHeaders;
      /** The body as it arrived. A body that was parsed and written again has another signature. */
      readonly body: string | Uint8Array;
    };

/**
 * Verifies a request that a stream has sent to a webhook, and returns its events. It needs Web Crypto and no dependency: Node, Deno, Bun,
 * workers and edge functions have it.
 *
 * @param request - A `Request` whose body was not read, or headers and body as they arrived.
 * @param secrets - `signing_secret` of the stream (`whsec_...`), or several while you replace one. Any may have signed.
 * @returns the events, in order. A request that is repeated has the same events: those with an `id` that you have stored already are
 * duplicates, and `removed` events did not happen.
 * @throws NodeAccessError `WEBHOOK_EXPIRED` if the request was signed over 5 minutes ago or ahead, `WEBHOOK_SIGNATURE_WRONG`,
 * `WEBHOOK_MALFORMED` that names the header or `body`, or `INVALID_ARGUMENT`. Respond with status 401: the gateway will repeat what
 * it has sent itself.
 *
 * @example
 * ```ts
 * import { verifyWebhook } from "@node-access/management/webhooks";
 *
 * export async function receive(request: Request): Promise<Response> {
 *   const events = await verifyWebhook(request, "whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZQ==");
 *   for (const { id, type, removed, data } of events) console.log(id, type, removed, data);
 *   return new Response(null, { status: 204 });
 * }
 * ```
 *
 * Source: Standard Webhooks 1.0; CloudEvents 1.0, JSON batch format.
 */
export async function verifyWebhook(
  request: WebhookRequest,
  secrets: string | Secret | readonly (string | Secret)[],
): Promise<CloudEvent[]> {
  const keys = await importKeys(Array.isArray(secrets) ? secrets : [secrets]);
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    readHeader(request, name),
  ) as [string, string, string];
  checkTime(timestamp);
  const body = await readBody(request);
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(prefix.length + body.length);
  content.set(prefix);
  content.set(body, prefix.length);
  const signatures = readSignatures(signature);
  for (const key of keys)
    for (const bytes of signatures)
      if (await crypto.subtle.verify("HMAC", key, bytes, content)) return readEvents(body);
  throw new NodeAccessError(
    "WEBHOOK_SIGNATURE_WRONG",
    `the webhook request ${id} is signed with none of the ${keys.length} secrets, or was changed on its way: expected the signing_secret of its stream and the body as it arrived`,
    { id },
  );
}

function importKeys(secrets: readonly unknown[]): Promise<CryptoKey[]> {
  if (secrets.length === 0) throw invalidArgument("secrets", "at least one secret", "none");
  return Promise.all(
    secrets.map((secret) => {
      const text: unknown = typeof secret === "string" ? secret : (secret as Secret | undefined)?.reveal?.();
      const [, base64] = /^whsec_(.+)$/.exec(String(text)) ?? [];
      const bytes = base64 === undefined ? undefined : decodeBase64(base64);
      if (!bytes || bytes.length < SHORTEST_SECRET)
        throw invalidArgument(
          "secrets",
          `whsec_ and at least ${SHORTEST_SECRET} bytes in base64`,
          typeof text === "string" ? "another text" : kindOf(secret),
        );
      return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    }),
  );
}

function readHeader(request: WebhookRequest, name: string): string {
  const headers = propertyOf(request, "headers");
  if (typeof headers !== "object" || headers === null)
    throw invalidArgument("request.headers", "Headers, or an object", kindOf(headers));
  const value =
    "get" in headers && typeof headers.get === "function" ? headers.get(name) : find(headers, name);
  if (typeof value === "string" && value !== "") return value;
  throw malformed(name, "the header is missing");
}

function find(headers: object, name: string): unknown {
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return Array.isArray(value) ? value.join(" ") : value;
}

function checkTime(timestamp: string): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed("webhook-timestamp", "expected seconds since 1970");
  const age = Math.floor(Date.now() / 1000) - Number(timestamp);
  if (Math.abs(age) <= TOLERANCE) return;
  throw new NodeAccessError(
    "WEBHOOK_EXPIRED",
    `the webhook request was signed ${Math.abs(age)} seconds ${age > 0 ? "ago" : "ahead"}, expected at most ${TOLERANCE}: check this machine's clock; an old request may be a replay`,
    { age },
  );
}

async function readBody(request: WebhookRequest): Promise<Uint8Array> {
  if (typeof propertyOf(request, "arrayBuffer") !== "function") {
    const body = propertyOf(request, "body");
    if (typeof body === "string") return new TextEncoder().encode(body);
    if (body instanceof Uint8Array) return body;
    throw invalidArgument("request.body", "the text or the bytes that arrived", kindOf(body));
  }
  if (propertyOf(request, "bodyUsed") === true)
    throw invalidArgument("request", "one whose body was not read", "one whose body was read");
  try {
    return new Uint8Array(await (request as Request).arrayBuffer());
  } catch {
    throw malformed("body", "the connection was lost before its end");
  }
}

/** Signatures of other versions than 1, with asymmetric keys, are skipped. */
function readSignatures(header: string): readonly Uint8Array<ArrayBuffer>[] {
  return header
    .split(" ")
    .filter((one) => one.startsWith("v1,"))
    .slice(0, MAX_SIGNATURES)
    .flatMap((one) => decodeBase64(one.slice(3)) ?? []);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function readEvents(body: Uint8Array): CloudEvent[] {
  let events: unknown;
  try {
    events = parseJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
  } catch {
    throw malformed("body", "expected JSON in UTF-8");
  }
  if (Array.isArray(events) && events.every((event) => propertyOf(event, "specversion") === "1.0"))
    return events as CloudEvent[];
  throw malformed("body", "expected a list of events as CloudEvents 1.0 writes them");
}

function malformed(part: string, reason: string): Error {
  return new NodeAccessError("WEBHOOK_MALFORMED", `the webhook request's ${part}: ${reason}`, {
    part,
    reason,
  });
}
