import type { Sample } from "../page.ts";

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: readonly string[];
  /** Arguments of curl before all others, such as `-N`. */
  readonly flags?: readonly string[];
  /** JSON. */
  readonly body?: unknown;
}

const endOfArgument = " \\\n  ";

export function createCurlSample({ method, url, headers = [], flags = [], body }: HttpRequest): Sample {
  const implied = body === undefined ? "GET" : "POST";
  const parts = [
    ["curl", ...flags, quote(url)].join(" "),
    ...(method === implied ? [] : [`--request ${method}`]),
    ...headers.map((header) => `--header ${quote(header)}`),
    ...(body === undefined ? [] : [`--header "content-type: application/json"`, `--data ${quoteJson(body)}`]),
  ];
  return { label: "curl", language: "sh", code: `${parts.join(endOfArgument)}\n` };
}

/** A gRPC call with grpcurl, which reads the service's descriptors from a file. */
export function createGrpcurlSample(endpoint: string, wireName: string, body: unknown): Sample {
  const parts = [
    "grpcurl -protoset node-access.binpb",
    `-H "x-token: $TOKEN"`,
    `-d ${quoteJson(body)}`,
    `${endpoint} ${wireName}`,
  ];
  return { label: "grpcurl", language: "sh", code: `${parts.join(endOfArgument)}\n` };
}

export function createWebsocatSample(url: string, message: unknown): Sample {
  const code = `echo ${quoteJson(message)} |\n  websocat --no-close ${quote(url)}\n`;
  return { label: "websocat", language: "sh", code };
}

/** In double quotes if it contains a variable, otherwise as plain as possible. */
function quote(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return text.includes("$") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;
}

function quoteJson(value: unknown): string {
  const flat = JSON.stringify(value);
  const text = flat.length <= 64 ? flat : JSON.stringify(value, null, 2);
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
