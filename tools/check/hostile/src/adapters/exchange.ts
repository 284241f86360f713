import { createExchangeClient, createInfoClient, urlToken, withResponse } from "@node-access/exchange";
import type { Adapter } from "../conformance/adapter.ts";

/** A fixed signature, which the suite's server ignores. Passed with the call because deadlines begin only after a signer's work. */
const signed = {
  nonce: 1,
  signature: { r: `0x${"1".repeat(64)}`, s: `0x${"1".repeat(64)}`, v: 27 },
} as const;

/** `@node-access/exchange`: it reads with a node's token, and writes with a signature. */
export default {
  name: "exchange",
  surface: "rest",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "token", "middleware", "signal"],
  connect({ url, token, ...options }) {
    const info = createInfoClient({ endpoint: url, credential: urlToken(token), ...options });
    const exchange = createExchangeClient({ endpoint: url, ...options });
    return {
      read: (nonce, signal) => info.with({ signal }).meta({ dex: nonce }),
      readResponse: (nonce) => withResponse(info, (own) => own.meta({ dex: nonce })),
      // A real venue would reject this value; the suite's server needs its nonce in the action.
      write: (nonce) => exchange.agentSetAbstraction({ abstraction: nonce as "u" }, signed),
      close: () => Promise.all([info.close(), exchange.close()]),
    };
  },
} satisfies Adapter as Adapter;
