import { isNodeAccessError } from "@node-access/rpc";
import { notFound } from "next/navigation";
import { nodeClient } from "../node-client";

/** Rendered on the server for each request: browsers get HTML, and never the token. */
export default async function Balance({ params }: { params: Promise<{ address: string }> }) {
  const { address } = await params;
  if (!/^0x[0-9a-f]{40}$/i.test(address)) notFound();
  try {
    const balance = await nodeClient().eth_getBalance(address as `0x${string}`, "latest");
    return <h1>{balance === null ? "no balance" : `${BigInt(balance)} wei`}</h1>;
  } catch (error) {
    if (!isNodeAccessError(error)) throw error;
    return <p role="alert">{`The node failed: ${error.code}, request ${error.requestId}`}</p>;
  }
}
