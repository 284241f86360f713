/** What stands for a secret in a request that is only printed. */
export const placeholder = "NODE-ACCESS-TOKEN";

/** A `fetch` that sends nothing, and keeps what it would have sent. */
export interface Capture {
  readonly fetch: typeof fetch;
  /** The request as a `curl` command, if there was one. */
  command(): string | undefined;
}

/**
 * Captures a request in place of sending it.
 *
 * @param endpoint - The node's address. One with a path is written as a variable, because the path may be a secret.
 * @param isBasic - Whether the credential is a user with a password.
 */
export function captureRequest(endpoint: string, isBasic: boolean): Capture {
  let command: string | undefined;
  const base = endpoint.replace(/\/+$/, "");
  const isSecret = /^[a-z]+:\/\/[^/]+\/./i.test(base);
  return {
    fetch: (input, init = {}) => {
      const url = String(input);
      const rest = url.startsWith(base) ? url.slice(base.length) : url;
      const address = isSecret ? `"$NODE_ACCESS_ENDPOINT"${quoted(rest)}` : quoted(url);
      const headers = Object.entries(Object.fromEntries(new Headers(init.headers)));
      const parts = [
        "curl",
        ...(init.method && init.method !== "GET" ? ["-X", init.method] : []),
        address,
        ...(isBasic ? ["-u", '"$NODE_ACCESS_TOKEN"'] : []),
        ...headers.flatMap(([name, value]) =>
          // An id is that of one request.
          name === "x-request-id" || (isBasic && name === "authorization")
            ? []
            : ["-H", quoted(`${name}: ${value}`)],
        ),
        ...(typeof init.body === "string" ? ["--data", quoted(init.body)] : []),
      ];
      command = parts.filter((part) => part !== "").join(" ");
      return Promise.reject(new TypeError("only printed"));
    },
    command: () => command,
  };
}

/** Quotes a text for a shell, with variables in place of secrets. */
function quoted(text: string): string {
  if (text === "") return "";
  const safe = `'${text.replaceAll("'", `'\\''`)}'`;
  return safe.replaceAll(placeholder, `'"$NODE_ACCESS_TOKEN"'`).replaceAll(/''(?=")|(?<=")''/g, "");
}
