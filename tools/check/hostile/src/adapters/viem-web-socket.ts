import { createClient, webSocket } from "viem";
import type { Adapter } from "../conformance/adapter.ts";

/** viem over a WebSocket, with its default keep-alive. */
export default {
  name: "viem, WebSocket",
  surface: "web-socket",
  takes: ["timeout", "pingInterval", "token"],
  connect({ url, token, timeout, pingInterval }) {
    const keepAlive = pingInterval === undefined ? true : { interval: pingInterval };
    const transport = webSocket(`${url}/${token}`, { keepAlive, ...(timeout && { timeout }) });
    const client = createClient({ transport });
    return {
      read: (nonce) => client.request({ method: "eth_getBlockByHash", params: [nonce as "0x", false] }),
      write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce as "0x"] }),
      async subscribe(listener) {
        const { unsubscribe } = await client.transport.subscribe({
          params: ["newHeads"],
          onData: listener,
          onError: () => {},
        });
        return unsubscribe;
      },
      close: async () => (await client.transport.getRpcClient()).close(),
    };
  },
} satisfies Adapter as Adapter;
