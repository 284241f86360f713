import { type Json, type RestOperation, createSample } from "@node-access-tools/generate/model";
import type { Client } from "./clients.ts";
import type { TypeContext } from "./fields.ts";
import type { HttpRequest } from "./samples/shell.ts";

/** The request of an operation's example, with its credential as a variable of the environment. */
export function createRequest(
  operation: RestOperation,
  client: Client | undefined,
  { types }: TypeContext,
): HttpRequest {
  const { method, path, inputs, events } = operation;
  const sample = new Map<string, Json>();
  for (const { name, value } of createSample(types, operation).inputs) sample.set(name, value);
  const formatValue = (name: string): string => String(sample.get(name));
  const query = inputs.filter(({ location, required }) => location === "query" && required);
  const search = query.map((input) => `${input.name}=${encodeURIComponent(formatValue(input.name))}`);
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => formatValue(name));
  const body = inputs.find(({ location }) => location === "body");
  const headers = inputs.filter(({ location, required }) => location === "header" && required);
  const sent = createCredential(client);
  return {
    method,
    url: `${sent.url}${filled}${search.length > 0 ? `?${search.join("&")}` : ""}`,
    headers: [...sent.headers, ...headers.map((input) => `${input.name}: ${formatValue(input.name)}`)],
    ...(events !== undefined && { flags: ["--no-buffer"] }),
    ...(body && { body: sample.get(body.name) }),
  };
}

function createCredential(client: Client | undefined): { url: string; headers: string[] } {
  if (client === undefined)
    return { url: "http://127.0.0.1:9642", headers: [`authorization: Bearer $ADMIN_KEY`] };
  const [credential] = client.credentials;
  if (credential?.create === "bearer")
    return { url: client.endpoint, headers: ["authorization: Bearer $API_KEY"] };
  if (credential?.create === "pathKey") return { url: `${client.endpoint}/$KEY`, headers: [] };
  return { url: credential ? `${client.endpoint}/$TOKEN` : client.endpoint, headers: [] };
}
