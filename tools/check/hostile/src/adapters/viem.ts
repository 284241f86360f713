import { createClient, http, webSocket } from "viem";
import type { Adapter } from "../conformance/adapter.ts";

/** viem over HTTP. Its credential is part of the URL, as usual with providers. */
const overHttp: Adapter = {
  name: "viem",
  surface: "json-rpc",
  takes: ["timeout", "token"],
  connect({ url, token, timeout }) {
    const transport = http(`${url}/${token}`, timeout === undefined ? {} : { timeout });
    const client = createClient({ transport });
    const batching = createClient({
      transport: http(`${url}/${token}`, { batch: true, ...(timeout && { timeout }) }),
    });
    const read = (nonce: string, by = client): Promise<unknown> =>
      by.request({ method: "eth_getBlockByHash", params: [nonce as "0x", false] });
    return {
      read: (nonce) => read(nonce),
      write: (nonce) => client.request({ method: "eth_sendRawTransaction", params: [nonce as "0x"] }),
      batch: (nonces) => Promise.allSettled(nonces.map((nonce) => read(nonce, batching))),
    };
  },
};

/** viem over a WebSocket, with its default keep-alive. */
const overWebSocket: Adapter = {
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
};

export default [overHttp, overWebSocket];
