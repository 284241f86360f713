import type { Socket } from "node:net";
import { checkProxy, invalidArgument, isLoopback, propertyOf, kindOf } from "@node-access/auth";

/** A proxy, and how to reach it. */
export interface Proxy {
  /** Host name or IP address. IPv6 addresses have no brackets. */
  readonly hostname: string;
  /** The port. Default: 80, or 443 for `https`. */
  readonly port: number;
  /** Whether the connection to the proxy itself is encrypted. */
  readonly secure: boolean;
  /** The header `proxy-authorization`, if the proxy's address has a username and password. */
  readonly authorization: string | undefined;
}

/**
 * Resolves the option `proxy` for an endpoint.
 *
 * @param option - The proxy's address, `"environment"`, or `undefined`.
 * @param url - The endpoint. For an endpoint on the local machine without TLS,
 * only a proxy on the local machine is used, so its token does not leave the machine in clear text.
 * @returns the proxy, or `undefined` if the endpoint is called directly.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an invalid address. The error does not show it,
 * because it may contain a password.
 *
 * @example
 * ```ts
 * import { readProxy } from "@node-access/transport/proxy";
 *
 * const proxy = readProxy("http://user:password@proxy.example:8080", new URL("https://node.example"));
 * console.log(proxy?.hostname); // proxy.example
 * ```
 */
export function readProxy(option: unknown, url: URL): Proxy | undefined {
  if (!(url instanceof URL)) throw invalidArgument("url", "a URL", kindOf(url));
  const isPlain = !/^(https|wss):$/.test(url.protocol);
  const address: unknown = option === "environment" ? readEnvironmentProxy(url, isPlain) : option;
  checkProxy(address);
  if (address === undefined) return undefined;
  const { protocol, hostname, port, username, password } = new URL(address as string);
  if (isPlain && isLoopback(url.hostname) && !isLoopback(hostname)) return undefined;
  const secure = protocol === "https:";
  return {
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 443 : 80),
    secure,
    authorization: username
      ? `Basic ${Buffer.from(`${decode(username)}:${decode(password)}`).toString("base64")}`
      : undefined,
  };
}

/** Returns the environment's proxy for an endpoint. Lower-case variables take precedence, as in curl. */
function readEnvironmentProxy(url: URL, isPlain: boolean): string | undefined {
  const { env } = process;
  if (isExcluded(url, isPlain, env["no_proxy"] ?? env["NO_PROXY"] ?? "")) return undefined;
  const plain = env["http_proxy"] ?? env["HTTP_PROXY"];
  const address = isPlain ? plain : (env["https_proxy"] ?? env["HTTPS_PROXY"] ?? plain);
  return address || undefined;
}

/** Checks whether NO_PROXY has an endpoint: its host or a parent domain, maybe with a port, or `*`. */
function isExcluded({ hostname, port }: URL, isPlain: boolean, list: string): boolean {
  const ownPort = port || (isPlain ? "80" : "443");
  return list.split(/[\s,]+/).some((entry) => {
    if (entry === "*") return true;
    if (/^[^[]*:.*:/.test(entry)) return hostname === `[${entry}]`;
    const [, name = "", onlyPort = ownPort] = /^(?:\*?\.)?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    return name !== "" && onlyPort === ownPort && `.${hostname}`.endsWith(`.${name}`);
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Opens a tunnel through a proxy, on a socket that is connected to the proxy.
 * Destroying that socket closes the tunnel.
 *
 * @param connected - The socket to the proxy: a `Socket` of `node:net`. It is generic,
 * so programs don't need the types of Node.
 * @param proxy - The proxy.
 * @param target - The destination of the tunnel: `host:port`.
 * @returns the socket to the target.
 * @throws Error with the proxy's response, without its password.
 *
 * @example
 * ```ts
 * import { openTunnel, readProxy } from "@node-access/transport/proxy";
 * import { once } from "node:events";
 * import { connect } from "node:net";
 *
 * const proxy = readProxy("environment", new URL("https://node.example"));
 * if (proxy) {
 *   const socket = connect(proxy.port, proxy.hostname);
 *   await once(socket, "connect");
 *   const tunnel = await openTunnel(socket, proxy, "node.example:443");
 *   tunnel.end();
 * }
 * ```
 *
 * Source: RFC 9110 section 9.3.6.
 */
export async function openTunnel<Connection extends object>(
  connected: Connection,
  proxy: Proxy,
  target: string,
): Promise<Connection> {
  if (typeof propertyOf(connected, "on") !== "function")
    throw invalidArgument("connected", "a connected socket", kindOf(connected));
  if (typeof propertyOf(proxy, "hostname") !== "string" || typeof target !== "string")
    throw invalidArgument("proxy, target", "a proxy and host:port", `${typeof proxy}, ${typeof target}`);
  const socket = connected as unknown as Socket;
  // Until the request listens, an error of the socket without any listener would terminate the process.
  socket.on("error", () => {});
  const { hostname, port, secure, authorization } = proxy;
  const { request } = await import("node:http");
  const connection = secure ? await connectTls(socket, hostname) : socket;
  const tunnel = new Promise<unknown>((resolve, reject) => {
    const connecting = request({
      createConnection: () => connection,
      method: "CONNECT",
      path: target,
      headers: {
        host: target,
        connection: "keep-alive",
        ...(authorization !== undefined && { "proxy-authorization": authorization }),
      },
    });
    connecting.once("connect", ({ statusCode = 0 }, opened: Socket, first: Buffer) => {
      if (statusCode >= 200 && statusCode < 300) {
        if (first.length > 0) opened.unshift(first);
        resolve(opened);
        return;
      }
      opened.destroy();
      const hint = statusCode === 407 ? "; check the proxy's password" : "";
      reject(
        new Error(
          `the proxy ${hostname}:${port} rejected a tunnel to ${target} with HTTP ${statusCode}${hint}`,
        ),
      );
    });
    connecting.once("error", ({ message }) =>
      reject(new Error(`the proxy ${hostname}:${port} failed to open a tunnel to ${target}: ${message}`)),
    );
    connecting.end();
  });
  return tunnel as Promise<Connection>;
}

async function connectTls(socket: Socket, hostname: string): Promise<Socket> {
  const [{ isIP }, { connect }] = await Promise.all([import("node:net"), import("node:tls")]);
  return connect({ socket, host: hostname, servername: isIP(hostname) ? "" : hostname });
}
