import { refreshing, withResponse, xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createSuiClient } from "@node-access/grpc/sui";
import { createTronClient } from "@node-access/grpc/tron";
import type { Adapter } from "../conformance/adapter.ts";

/** `@node-access/grpc`: TRON's calls, which read and write, and the subscriptions of Sui and Solana. */
export default {
  name: "grpc",
  surface: "grpc",
  takes: ["timeout", "totalTimeout", "maxResponseBytes", "refresh", "token", "middleware", "signal"],
  connect({ url, token, refresh, timeout, totalTimeout, maxResponseBytes, middleware }) {
    const options = { timeout, totalTimeout, maxResponseBytes, middleware };
    const credential = refresh ? refreshing(async () => xToken(token)) : xToken(token);
    const client = createTronClient({ endpoint: url, credential, ...options });
    const sui = createSuiClient({ endpoint: url, credential, ...options });
    const geyser = createGeyserClient({ endpoint: url, credential, ...options });
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
      async stream(listener, signal) {
        for await (const message of sui.with({ signal }).subscription.subscribeCheckpoints())
          listener(message);
      },
      async follow(listener) {
        const updates = geyser.subscribe({ slots: { all: {} }, accounts: { all: {} } }, { resume: true });
        for await (const { updateOneof: update } of updates) {
          if (update?.$case === "account") listener(`account ${update.value.slot}`);
          if (update?.$case === "slot") listener(`slot ${update.value.slot} ${update.value.status}`);
        }
      },
      close: () => [client, sui, geyser].map((one) => one.close()),
    };
  },
} satisfies Adapter as Adapter;
