import type { Socket } from "node:net";
import { invalidArgument, isLoopback } from "@node-access/auth";

/** A proxy, and how to reach it. */
export interface Proxy {
  /** Its name or address, an IPv6 address without brackets. */
  readonly hostname: string;
  /** Its port, also where the address names none: 80, or 443 for `https`. */
  readonly port: number;
  /** Whether the connection to the proxy itself is encrypted. */
  readonly secure: boolean;
  /** Its own user name and password, as the header `proxy-authorization`. */
  readonly authorization: string | undefined;
}

/**
 * Reads the option `proxy` for an endpoint.
 *
 * @param option - The proxy's address, `"environment"`, or `undefined`.
 * @param url - The endpoint. One on this machine without TLS is reached through a proxy on this machine only: its token must
 * not leave the machine in clear text.
 * @returns the proxy, or `undefined` if the endpoint is reached directly.
 * @throws NodeAccessError `INVALID_ARGUMENT` for what is no proxy's address, without showing it: it may hold a password.
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
  const isPlain = !/^(https|wss):$/.test(url.protocol);
  const address = option === "environment" ? ofEnvironment(url, isPlain) : option;
  if (address === undefined) return undefined;
  if (typeof address !== "string" || !/^https?:/.test(address) || !URL.canParse(address))
    throw option === "environment"
      ? invalidArgument(
          "proxy",
          "http://[user:password@]host:port in HTTP_PROXY and HTTPS_PROXY",
          "something else",
        )
      : invalidArgument(
          "proxy",
          '"environment", or http://[user:password@]host:port',
          `another ${typeof option}`,
        );
  const { protocol, hostname, port, username, password } = new URL(address);
  if (isPlain && isLoopback(url.hostname) && !isLoopback(hostname)) return undefined;
  const secure = protocol === "https:";
  return {
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 443 : 80),
    secure,
    authorization: username ? `Basic ${btoa(`${decode(username)}:${decode(password)}`)}` : undefined,
  };
}

/** The proxy that the environment names for an endpoint. Variables in lower case come first, as in curl. */
function ofEnvironment(url: URL, isPlain: boolean): string | undefined {
  const { env } = process;
  if (isExcluded(url, isPlain, env["no_proxy"] ?? env["NO_PROXY"] ?? "")) return undefined;
  const plain = env["http_proxy"] ?? env["HTTP_PROXY"];
  const address = isPlain ? plain : (env["https_proxy"] ?? env["HTTPS_PROXY"] ?? plain);
  return address || undefined;
}

/** Whether NO_PROXY names an endpoint: its host or a domain above it, with or without a port, or `*`. */
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
 * Opens a tunnel through a proxy, on a socket that is connected to it. Destroying that socket ends the tunnel, at any time.
 *
 * @param connected - The connection to the proxy: a `Socket` of `node:net`, whose type a program without the types of Node need not know.
 * @param proxy - The proxy.
 * @param target - Where the tunnel ends: `host:port`.
 * @returns the socket to the target.
 * @throws Error that says what the proxy responded, without its password.
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
  const socket = connected as unknown as Socket;
  // Without a listener, an error of the socket would end the process before the request listens.
  socket.on("error", () => {});
  const { hostname, port, secure, authorization } = proxy;
  const { request } = await import("node:http");
  const connection = secure ? await encrypted(socket, hostname) : socket;
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
          `the proxy ${hostname}:${port} refused a tunnel to ${target} with HTTP ${statusCode}${hint}`,
        ),
      );
    });
    connecting.once("error", ({ message }) =>
      reject(new Error(`the proxy ${hostname}:${port} opened no tunnel to ${target}: ${message}`)),
    );
    connecting.end();
  });
  return tunnel as Promise<Connection>;
}

async function encrypted(socket: Socket, hostname: string): Promise<Socket> {
  const [{ isIP }, { connect }] = await Promise.all([import("node:net"), import("node:tls")]);
  return connect({ socket, host: hostname, servername: isIP(hostname) ? "" : hostname });
}
