import type { Server } from "node:http";
import { WebSocketServer } from "ws";
import type { MockCall } from "./mock-call.ts";
import type { RpcMock } from "./rpc-mock.ts";

/**
 * Serves JSON-RPC over WebSockets at every path of a server.
 *
 * @returns what ends all sockets.
 */
export function serveSockets(
  server: Server,
  service: RpcMock,
  onCall: ((call: MockCall) => void) | undefined,
): { readonly close: () => void } {
  const sockets = new WebSocketServer({ server });
  // The server reports its own errors.
  sockets.on("error", () => {});
  sockets.on("connection", (socket, { url = "/" }) => {
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => {
      const { response, notifications, operations, mistakes } = service.message(String(data), true);
      for (const message of [response, ...notifications])
        if (message !== undefined) socket.send(JSON.stringify(message));
      onCall?.({ method: "WS", path: url.replace(/\?.*$/, ""), status: 200, operations, mistakes });
    });
  });
  return {
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
