import { createRpcClient, urlToken } from "@node-access/rpc";
import { latestBlock } from "./latest-block.ts";

const { ENDPOINT, TOKEN } = process.env;
if (!ENDPOINT || !TOKEN) {
  console.error("usage: ENDPOINT=https://node.example.com TOKEN=... bun src/main.ts");
  process.exit(1);
}
const client = createRpcClient({ protocol: "ethereum", endpoint: ENDPOINT, credential: urlToken(TOKEN) });
console.log(await latestBlock(client));
