import { unanswered } from "../call-error.ts";
import type { WebSocketEngine } from "./engine.ts";

/** Opens sockets with the platform's own `WebSocket`: it sends no headers, shows no HTTP status and has no ping. */
export const engine: WebSocketEngine = {
  sendsHeaders: false,
  open({ wire, signal, onMessage, onClose }) {
    return new Promise((resolve) => {
      const socket = new WebSocket(wire.url);
      const close = (): void => socket.close(1000);
      signal.addEventListener("abort", close);
      Object.assign(socket, {
        binaryType: "arraybuffer",
        onopen: () =>
          resolve({
            send(text) {
              const ready = socket.readyState === 1;
              if (ready) socket.send(text);
              return ready;
            },
            close,
            drop: close,
          }),
        onmessage: ({ data }: MessageEvent<string | ArrayBuffer>) => onMessage(data),
        onclose: (event: CloseEvent) => {
          onClose(event);
          // Of use if it did not open. The platform does not tell a script more than a code.
          resolve((target) => unanswered(target, event));
        },
      });
    });
  },
};
