import { refreshing, withResponse, xToken } from "@node-access/grpc";
import { createTronClient } from "@node-access/grpc/tron/web";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/grpc` over gRPC-Web, as in browsers: TRON's calls, which read and write. */
export default {
  name: "grpc-web",
  surface: "grpc-web",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, timeout, totalTimeout, maxResponseBytes, middleware }) {
    const credential = refresh ? refreshing(async () => xToken(token)) : xToken(token);
    const client = createTronClient({
      endpoint: url,
      credential,
      timeout,
      totalTimeout,
      maxResponseBytes,
      middleware,
    });
    return {
      async read(nonce, signal) {
        const { id } = await client
          .with({ signal })
          .wallet.getTransactionInfoById({ value: Buffer.from(nonce) });
        return Buffer.from(id).toString();
      },
      readResponse: (nonce) =>
        withResponse(client, (own) => own.wallet.getTransactionInfoById({ value: Buffer.from(nonce) })),
      async write(nonce) {
        const { message } = await client.wallet.broadcastTransaction({
          rawData: { data: Buffer.from(nonce) },
        });
        return Buffer.from(message).toString();
      },
      close: () => client.close(),
    };
  },
} satisfies Adapter as Adapter;
