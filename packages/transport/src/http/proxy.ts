import { type Dispatcher, EnvHttpProxyAgent, ProxyAgent } from "undici";
import { invalidArgument } from "@node-access/auth";

/**
 * Creates what sends requests through a proxy.
 *
 * @param proxy - Its address, or `environment`.
 * @param options - Of the connections.
 * @throws NodeAccessError `INVALID_ARGUMENT` for what is neither, without showing it: it may hold a password.
 */
export function createProxy(proxy: unknown, options: Omit<ProxyAgent.Options, "uri">): Dispatcher {
  if (proxy === "environment") {
    try {
      return new EnvHttpProxyAgent(options);
    } catch {
      throw invalidArgument("proxy", "addresses of proxies in HTTP_PROXY and HTTPS_PROXY", "others");
    }
  }
  if (typeof proxy !== "string" || !/^https?:/.test(proxy) || !URL.canParse(proxy))
    throw invalidArgument(
      "proxy",
      '"environment", or http://[user:password@]host:port',
      `another ${typeof proxy}`,
    );
  const { username, password, origin } = new URL(proxy);
  const login = btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return new ProxyAgent({ ...options, uri: origin, ...(username && { token: `Basic ${login}` }) });
}
