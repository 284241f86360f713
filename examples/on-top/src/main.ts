import { getBlockNumber } from "@wagmi/core";
import { ethersProvider } from "./ethers.ts";
import { viemClient } from "./viem.ts";
import { wagmiConfig } from "./wagmi.ts";
import { web3OverWebSocket } from "./web3.ts";

const { ENDPOINT, TOKEN } = process.env;
if (!ENDPOINT || !TOKEN) {
  console.error("usage: ENDPOINT=https://node.example.com TOKEN=... npm start");
  process.exit(1);
}
const { web3, close } = web3OverWebSocket(ENDPOINT.replace(/^http/, "ws"), TOKEN);
console.log("viem  ", await viemClient(ENDPOINT, TOKEN).getBlockNumber());
console.log("wagmi ", await getBlockNumber(wagmiConfig(ENDPOINT, TOKEN)));
console.log("ethers", await ethersProvider(ENDPOINT, TOKEN).getBlockNumber());
console.log("web3  ", await web3.eth.getBlockNumber());
await close();
