import type { PlaygroundCall } from "../reference/page.ts";
import { type Input, run } from "./call.ts";
import { secretVariables } from "./secret-variables.ts";

/** Headers that curl sends itself, or that differ for each request. */
const OMITTED = /^(x-request-id|accept|accept-encoding|user-agent)$/;

/** The command with which curl sends the request that the client sends. Secrets are variables. */
export async function toCurl(call: PlaygroundCall, input: Input): Promise<string> {
  const names = secretVariables[input.credential ?? ""] ?? [];
  // The client encodes no letters, so its request contains the placeholders as they are.
  const placeholders = names.map((_, index) => `placeholder${index}OfASecret`);
  const request = await recordRequest(call, {
    ...input,
    secrets: input.secrets.some((secret) => secret !== "") ? placeholders : [],
  });
  const body = await request.text();
  const lines = [
    `curl ${quote(request.url)}`,
    ...(request.method === (body === "" ? "GET" : "POST") ? [] : [`-X ${request.method}`]),
    ...[...request.headers].flatMap(([name, value]) => {
      if (OMITTED.test(name)) return [];
      if (value.startsWith("Basic ")) return [`-u "${names.map((variable) => `$${variable}`).join(":")}"`];
      return [`-H ${quote(`${name}: ${value}`)}`];
    }),
    ...(body === "" ? [] : [`-d ${quote(body)}`]),
  ];
  const command = `${lines.join(" \\\n  ")}\n`;
  // Leaves the single quotes for the variable, which a shell replaces between double quotes only.
  return placeholders.reduce(
    (text, placeholder, index) => text.replaceAll(placeholder, `'"$${names[index]}"'`),
    command,
  );
}

/** Makes the call, and returns the request instead of sending it. */
async function recordRequest(call: PlaygroundCall, input: Input): Promise<Request> {
  let recorded: Request | undefined;
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    recorded = new Request(url, { ...init, signal: null });
    return Promise.reject(new Error("only recorded"));
  };
  try {
    for await (const _ of run(call, input, new AbortController().signal, { fetch, retries: 0 })) break;
  } catch (error) {
    if (recorded === undefined) throw error;
  }
  if (recorded === undefined) throw new Error("the client sent no request");
  return recorded;
}

/** Text for a shell, which changes nothing between single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
