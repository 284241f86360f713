import { callNode, seedChain, type SeededChain } from "@node-access-tools/local-servers/anvil";

/** A seeded chain, and the node that has it. */
export interface Chain {
  readonly chain: SeededChain;
  /** Calls the node directly, past the client: to change the chain, or to get a value to compare with. */
  readonly node: (method: string, ...params: readonly unknown[]) => Promise<unknown>;
}

/** Seeds the chain of an EVM node. */
export async function openChain(url: string): Promise<Chain> {
  return { chain: await seedChain(url), node: (method, ...params) => callNode(url, method, ...params) };
}

/** Signs a transfer from the chain's first account that the node accepts next. */
export async function sign({ chain, node }: Chain): Promise<string> {
  const [from, to] = chain.accounts;
  const nonce = await node("eth_getTransactionCount", from, "pending");
  const transfer = { from, to, nonce, gas: "0x5208", gasPrice: "0x77359400", value: "0x1" };
  return String(await node("eth_signTransaction", transfer));
}
