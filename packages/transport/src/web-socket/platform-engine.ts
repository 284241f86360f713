import { unanswered } from "../call-error.ts";
import { checkRequest, type WebSocketEngine } from "./engine.ts";

/**
 * Opens sockets with the platform's `WebSocket`, which cannot send headers or pings and does not
 * report the HTTP status.
 */
export const engine: WebSocketEngine = {
  async open(request) {
    checkRequest(request);
    const { wire, signal, onMessage, onClose } = request;
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
            terminate: close,
          }),
        onmessage: ({ data }: MessageEvent<string | ArrayBuffer>) => onMessage(data),
        onclose: (event: CloseEvent) => {
          onClose(event);
          // Only has an effect if the socket did not open. Scripts get no more than a close code.
          resolve((target) => unanswered(target, event));
        },
      });
    });
  },
};
