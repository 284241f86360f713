import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { Checkpoint } from "./checkpoint.ts";
import { consume } from "./consume.ts";

const { ENDPOINT, TOKEN } = process.env;
if (!ENDPOINT || !TOKEN) {
  console.error("usage: ENDPOINT=solana.example:443 TOKEN=... npm start");
  process.exit(1);
}
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
const client = createGeyserClient({ endpoint: ENDPOINT, credential: xToken(TOKEN) });
try {
  await consume({
    client,
    checkpoint: new Checkpoint("checkpoint"),
    signal: stop.signal,
    onTransaction: ({ slot, signature }) => console.log(slot, signature),
  });
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  client.close();
}
