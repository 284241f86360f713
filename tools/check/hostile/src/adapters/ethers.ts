import { FetchRequest, JsonRpcProvider, Network } from "ethers";
import type { Adapter } from "../conformance/adapter.ts";

/** ethers over HTTP, with a preset network so that it sends no other requests. Its credential is part of the URL. */
export default {
  name: "ethers",
  surface: "json-rpc",
  takes: ["timeout", "token"],
  connect({ url, token, timeout }) {
    const request = new FetchRequest(`${url}/${token}`);
    if (timeout !== undefined) request.timeout = timeout;
    const network = Network.from(1);
    const single = new JsonRpcProvider(request, network, { staticNetwork: network, batchMaxCount: 1 });
    const batching = new JsonRpcProvider(request, network, { staticNetwork: network });
    const read = (nonce: string, by = single): Promise<unknown> =>
      by.send("eth_getBlockByHash", [nonce, false]);
    return {
      read: (nonce) => read(nonce),
      write: (nonce) => single.send("eth_sendRawTransaction", [nonce]),
      batch: (nonces) => Promise.allSettled(nonces.map((nonce) => read(nonce, batching))),
      close: () => [single, batching].map((provider) => provider.destroy()),
    };
  },
} satisfies Adapter as Adapter;
