import { urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { indexTransfers } from "./index-transfers.ts";
import { TransferStore } from "./transfer-store.ts";

const { ENDPOINT, TOKEN } = process.env;
const [address, firstBlock] = process.argv.slice(2);
if (!ENDPOINT || !TOKEN || !address?.startsWith("0x")) {
  console.error("usage: ENDPOINT=wss://node.example.com TOKEN=... npm start -- 0xTOKEN [FIRST_BLOCK]");
  process.exit(1);
}
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
const client = createRpcWebSocketClient({
  protocol: "ethereum",
  endpoint: ENDPOINT,
  credential: urlToken(TOKEN),
});
const store = new TransferStore("transfers.db");
try {
  await indexTransfers({
    client,
    store,
    address: address as `0x${string}`,
    firstBlock: Number(firstBlock ?? (await client.eth_blockNumber())),
    signal: stop.signal,
  });
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  await client.close();
  store.close();
}
