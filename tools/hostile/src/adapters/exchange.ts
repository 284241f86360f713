import { createExchangeClient, createInfoClient, urlToken } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/exchange`: it reads with a node's token, and writes with a signature. */
export default {
  name: "exchange",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "token", "signal"],
  connect({ url, token, ...options }) {
    const info = createInfoClient({ endpoint: url, credential: urlToken(token), ...options });
    const signer = privateKeySigner(`0x${"11".repeat(32)}`);
    const exchange = createExchangeClient({ endpoint: url, signer, ...options });
    return {
      read: (nonce, signal) => info.with({ signal }).meta({ dex: nonce }),
      // The venue would refuse the value; the suite's server wants its nonce in the action.
      write: (nonce) => exchange.agentSetAbstraction({ abstraction: nonce as "u" }),
      close: () => Promise.all([info.close(), exchange.close()]),
    };
  },
} satisfies Adapter as Adapter;
