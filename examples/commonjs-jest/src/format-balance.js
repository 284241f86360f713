"use strict";

const WEI_PER_ETHER = 10n ** 18n;

/**
 * Reads an account's balance and writes it in ether, such as `1.5 ETH`.
 *
 * @param {Pick<import("@node-access/rpc").RpcClient<"ethereum">, "eth_getBalance">} client
 * @param {string} address
 */
async function formatBalance(client, address) {
  const wei = BigInt(await client.eth_getBalance(address, "latest"));
  const fraction = (wei % WEI_PER_ETHER).toString().padStart(18, "0").replace(/0+$/, "");
  return `${wei / WEI_PER_ETHER}${fraction && `.${fraction}`} ETH`;
}

module.exports = { formatBalance };
