import type { Chain } from "./check.ts";

/** Signs a transfer from the chain's first account that the node accepts next. */
export async function sign({ accounts: [from, to] }: Chain["chain"], node: Chain["node"]): Promise<string> {
  const nonce = await node("eth_getTransactionCount", from, "pending");
  const transfer = { from, to, nonce, gas: "0x5208", gasPrice: "0x77359400", value: "0x1" };
  return String(await node("eth_signTransaction", transfer));
}
