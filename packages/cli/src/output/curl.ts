/** What stands for a secret in a request that is only printed. */
export const placeholder = "NODE-ACCESS-TOKEN";

/** A `fetch` that sends nothing, and keeps what it would have sent. */
export interface Capture {
  readonly fetch: typeof fetch;
  /** The request as a `curl` command, if there was one. */
  command(): string | undefined;
}

/**
 * Captures a request in place of sending it. An endpoint with a path, which may be a secret, is written as a variable.
 *
 * @param secret - What a shell reads the secret with, such as `$NODE_TOKEN`.
 */
export function captureRequest(endpoint: string, isBasic: boolean, secret: string): Capture {
  let command: string | undefined;
  const base = endpoint.replace(/\/+$/, "");
  const isSecret = /^[a-z]+:\/\/[^/]+\/./i.test(base);
  return {
    fetch: (input, init = {}) => {
      const url = String(input);
      const rest = url.startsWith(base) ? url.slice(base.length) : url;
      const address = isSecret ? `"$NODE_ACCESS_ENDPOINT"${quoteText(rest, secret)}` : quoteText(url, secret);
      const headers = Object.entries(Object.fromEntries(new Headers(init.headers)));
      // The body of a write is an object, which `fetch` cannot send twice: see `singleUseBody` of transport.
      const body: unknown = init.body?.valueOf();
      const parts = [
        "curl",
        ...(init.method && init.method !== "GET" ? ["-X", init.method] : []),
        address,
        ...(isBasic ? ["-u", `"${secret}"`] : []),
        ...headers.flatMap(([name, value]) =>
          // An id is that of one request, and curl counts the bytes itself.
          name === "x-request-id" || name === "content-length" || (isBasic && name === "authorization")
            ? []
            : ["-H", quoteText(`${name}: ${value}`, secret)],
        ),
        ...(typeof body === "string" ? ["--data", quoteText(body, secret)] : []),
      ];
      command = parts.filter((part) => part !== "").join(" ");
      return Promise.reject(new TypeError("only printed"));
    },
    command: () => command,
  };
}

/** Quotes a text for a shell, and lets it read the secret. */
function quoteText(text: string, secret: string): string {
  if (text === "") return "";
  const parts = text.split(placeholder).map((part) => (part === "" ? "" : formatShellText(part)));
  return parts.join(`"${secret}"`);
}

/** Quotes a text for a shell, in which nothing has a meaning then. */
export function formatShellText(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
