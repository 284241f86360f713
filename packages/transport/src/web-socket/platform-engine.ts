import { connectionError } from "../call-error.ts";
import type { WebSocketEngine } from "./engine.ts";

/** Opens sockets with the platform's own `WebSocket`: it sends no headers, shows no HTTP status and has no ping. */
export const engine: WebSocketEngine = {
  sendsHeaders: false,
  open({ wire, signal, onMessage, onClose }) {
    return new Promise((resolve) => {
      const socket = new WebSocket(wire.url);
      const close = (): void => socket.close(1000);
      let opened = false;
      signal.addEventListener("abort", close);
      socket.binaryType = "arraybuffer";
      socket.addEventListener("open", () => {
        opened = true;
        resolve({
          send(text) {
            const ready = socket.readyState === 1;
            if (ready) socket.send(text);
            return ready;
          },
          close,
          drop: close,
        });
      });
      socket.addEventListener("message", ({ data }) => onMessage(data));
      socket.addEventListener("close", ({ code, reason }) => {
        if (opened) onClose({ code, reason });
        // The platform does not tell a script why a socket did not open.
        else resolve((place) => connectionError(place, { message: "the WebSocket did not open", code }));
      });
    });
  },
};
