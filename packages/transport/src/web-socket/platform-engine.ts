import type { WebSocketEngine } from "./engine.ts";

/** Opens sockets with the platform's own `WebSocket`: it sends no headers, shows no HTTP status and has no ping. */
export const engine: WebSocketEngine = {
  sendsHeaders: false,
  open({ wire, signal, onMessage, onClose }) {
    return new Promise((resolve) => {
      // What it throws has the URL in it, and is made safe by who receives the refusal.
      let socket: WebSocket;
      try {
        socket = new WebSocket(wire.url);
      } catch (cause) {
        resolve({ cause });
        return;
      }
      const drop = (): void => socket.close(1000);
      let opened = false;
      signal.addEventListener("abort", drop);
      socket.binaryType = "arraybuffer";
      socket.addEventListener("open", () => {
        opened = true;
        resolve({
          send(text) {
            if (socket.readyState !== 1) return false;
            socket.send(text);
            return true;
          },
          close: async () => drop(),
          drop,
        });
      });
      socket.addEventListener("message", ({ data }) => onMessage(data));
      socket.addEventListener("close", ({ code, reason }) => {
        if (opened) onClose({ code, reason });
        // The platform does not tell a script why a socket did not open.
        else resolve({ cause: { message: "the WebSocket did not open", code } });
      });
    });
  },
};
