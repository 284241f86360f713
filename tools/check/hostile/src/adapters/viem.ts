import { createClient, http } from "viem";
import type { Adapter } from "../conformance/adapter.ts";

/** viem over HTTP. Its credential is part of the URL, as usual with providers. */
export default {
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
} satisfies Adapter as Adapter;
