import type { Socket } from "node:net";
import { buildConnector } from "undici";
import type { Connect } from "./connections.ts";
import { openTunnel, type Proxy } from "./proxy.ts";

/** Creates a connector for undici that opens sockets directly or in tunnels through a proxy. */
export function socketConnector(
  proxy: Proxy | undefined,
  options: buildConnector.BuildOptions = {},
): Connect {
  const direct = buildConnector(options) as unknown as Connect;
  if (!proxy) return direct;
  return (target, callback) => {
    const { host = "", port, protocol } = target;
    const { hostname, port: proxyPort } = proxy;
    const fail = (error: Error): void => callback(error, null);
    const open = async (socket: Socket): Promise<void> => {
      const tunnel = await openTunnel(
        socket,
        proxy,
        port ? host : `${host}:${protocol === "https:" ? 443 : 80}`,
      );
      if (protocol === "https:") direct({ ...target, httpSocket: tunnel }, callback);
      else callback(null, tunnel);
    };
    const toProxy = { hostname, host: hostname, protocol: "http:", port: String(proxyPort) };
    return direct(toProxy, (...[error, socket]) => {
      if (error) fail(error);
      else open(socket as Socket).catch(fail);
    });
  };
}
