import { invalidArgument, isLoopback, NodeAccessError } from "@node-access/auth";
import { readAdminKey } from "./admin-key.ts";
import type { AdminCommand } from "./admin-command.ts";

/** Milliseconds to wait for the gateway's response. */
const timeout = 30_000;

/**
 * Sends a command to its gateway.
 *
 * @returns the response's body.
 * @throws NodeAccessError if there is no key, nothing listens at the URL, or the gateway rejects the command.
 */
export async function sendRequest({ request, url, keyFile }: AdminCommand): Promise<unknown> {
  checkUrl(url);
  const { method, path, body } = request;
  const key = readAdminKey(process.env, keyFile);
  const context = { endpoint: url, operation: `${method} ${path}` };
  const response = await fetch(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new NodeAccessError("NOT_SENT", `no gateway responds at ${url}: ${message}`, {
      ...context,
      reason: message,
    });
  });
  const text = await response.text();
  const result = parse(text);
  if (response.ok) return result;
  const reason =
    sentence(result) ?? `${url} responds with HTTP ${response.status}, which is not a gateway's admin API`;
  // The key may be another gateway's.
  const message = response.status === 401 ? `${url} rejected the admin key: ${reason}` : reason;
  throw new NodeAccessError("HTTP_STATUS", message, {
    ...context,
    status: response.status,
    body: text.slice(0, 1000),
  });
}

/**
 * @throws NodeAccessError for an invalid URL, or one over which the key would travel unencrypted to another
 * machine.
 */
function checkUrl(url: string): void {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: "", hostname: "" };
  if (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))) return;
  throw invalidArgument("--admin-url", "http:// with a loopback address, or https://", url);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The gateway's error message, with the fields that it names. */
function sentence(result: unknown): string | undefined {
  const { error } = Object(result) as { error?: unknown };
  const { message, code, fields } = Object(error) as { message?: unknown; code?: unknown; fields?: object };
  if (typeof message !== "string") return undefined;
  const wrong = Object.entries(fields ?? {}).map(([field, texts]) => `${field} ${String(texts)}`);
  return `${[message, ...wrong].join("; ")} (${String(code)})`;
}
