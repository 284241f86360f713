import { invalidArgument, isLoopback, NodeAccessError } from "@node-access/auth";
import { describeValue } from "../parse-line.ts";
import { readAdminKeys } from "./admin-key.ts";
import type { AdminCommand, AdminRequest } from "./admin-command.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

/** Milliseconds to wait for the gateway's response. */
const timeout = 30_000;

/** Returns the body of the response, or throws NodeAccessError if the gateway rejects the command. */
export async function sendRequest({ request, url, keyFile }: AdminCommand): Promise<unknown> {
  checkUrl(url);
  const { method, path } = request;
  const context = { endpoint: url, operation: `${method} ${path}` };
  const [key, ...others] = readAdminKeys(process.env, keyFile);
  let response = await send(request, url, key);
  // The folder may have the keys of several gateways.
  for (const other of others) if (response.status === 401) response = await send(request, url, other);
  const text = await response.text();
  const result = parseIfJson(text);
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

async function send({ method, path, body }: AdminRequest, url: string, key: string): Promise<Response> {
  try {
    return await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    const { message: reason } = ((error as Error).cause ?? error) as Error;
    const context = { endpoint: url, operation: `${method} ${path}`, reason };
    throw new NodeAccessError("NOT_SENT", `no gateway responds at ${url}: ${reason}`, context);
  }
}

const noUrl = { protocol: "", hostname: "", username: "", password: "" };

/** @throws NodeAccessError for an invalid URL, or one over which the key would travel unencrypted. */
function checkUrl(url: string): void {
  const { protocol, hostname, username, password } = URL.canParse(url) ? new URL(url) : noUrl;
  // What stands before an @ may be a secret.
  const shown = url.replace(/^([^/]*\/\/)?.*@/s, "$1...@");
  if (username !== "" || password !== "")
    throw invalidArgument("--admin-url", "a URL without a name and password: the admin key is sent", shown);
  if (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))) return;
  throw invalidArgument("--admin-url", "http:// with a loopback address, or https://", describeValue(shown));
}

/** The gateway's error message, with the fields that it names. */
function sentence(result: unknown): string | undefined {
  const { error } = Object(result) as { error?: unknown };
  const { message, code, fields } = Object(error) as { message?: unknown; code?: unknown; fields?: object };
  if (typeof message !== "string") return undefined;
  const wrong = Object.entries(fields ?? {}).map(([field, texts]) => `${field} ${String(texts)}`);
  return `${[message, ...wrong].join("; ")} (${String(code)})`;
}
