import { createRpcClient, urlToken } from "@node-access/rpc";
import { latestBlock } from "./latest-block.ts";

const [endpoint, token] = [Deno.env.get("ENDPOINT"), Deno.env.get("TOKEN")];
if (!endpoint || !token) {
  console.error("usage: ENDPOINT=https://node.example.com TOKEN=... deno task start");
  Deno.exit(1);
}
const client = createRpcClient({ protocol: "ethereum", endpoint, credential: urlToken(token) });
console.log(await latestBlock(client));
