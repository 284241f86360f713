import { type HttpResponse, request } from "../../client.ts";
import type { ApiClient } from "../../management-client.ts";

/** The password of consoles in tests. */
export const consolePassword = "a password of consoles in tests";

/** The header that the console's own page sends with each request. */
export const ownPage = { "x-node-access-console": "1" };

/** Tries a password. */
export function signIn(url: string, password: string = consolePassword, headers = {}): Promise<HttpResponse> {
  const allHeaders = { ...ownPage, ...headers };
  return request(`${url}/session`, { method: "POST", headers: allHeaders, body: { password } });
}

/** @returns the cookie of a session, as a browser sends it. */
export async function signInForCookie(url: string, password?: string): Promise<string> {
  const { status, headers } = await signIn(url, password);
  const [cookie = ""] = headers.getSetCookie();
  if (status !== 204) throw new Error(`signing in: HTTP ${status}`);
  return cookie.split(";")[0] ?? "";
}

/** Sends requests as a signed-in operator. */
export function consoleClient(url: string, cookie: string): ApiClient {
  return (method, path, body) =>
    request(`${url}/v1${path}`, {
      method,
      headers: { ...ownPage, cookie },
      ...(body !== undefined && { body }),
    });
}
