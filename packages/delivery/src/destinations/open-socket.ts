import { once } from "node:events";
import { connect, isIP, type Socket, type TcpNetConnectOpts } from "node:net";
import { connect as connectSecurely, type ConnectionOptions, type TLSSocket } from "node:tls";

/** Connects to a server. */
export async function openSocket(options: TcpNetConnectOpts): Promise<Socket> {
  const socket = connect({ noDelay: true, ...options });
  // Whoever uses it learns of its end.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Begins TLS on a connection. The certificate must be for the host, unless an option says otherwise. */
export async function encryptSocket(
  socket: Socket,
  host: string,
  options?: ConnectionOptions,
): Promise<TLSSocket> {
  const encrypted = connectSecurely({ socket, host, servername: isIP(host) ? "" : host, ...options });
  encrypted.on("error", () => {});
  await once(encrypted, "secureConnect");
  return encrypted;
}
