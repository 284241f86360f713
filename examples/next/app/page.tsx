import { connection } from "next/server";
import { nodeClient } from "./node-client";

export default async function Home() {
  await connection(); // the newest block is of the request, not of the build
  return <h1>{`block ${Number(await nodeClient().eth_blockNumber())}`}</h1>;
}
