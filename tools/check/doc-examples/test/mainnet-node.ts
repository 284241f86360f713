import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createGateway } from "@node-access/gateway";
import { callNode, startAnvil } from "@node-access-tools/local-servers/anvil";
import {
  type AbiParameter,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  size,
  toFunctionSelector,
} from "viem";
import { mainnet } from "viem/chains";

/** What a contract returns for each function that it has. */
type Returns = Readonly<Record<string, Hex>>;

const abi = (type: string, value: unknown): Hex => encodeAbiParameters([{ type } as AbiParameter], [value]);
const owner = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";

/** Contracts of mainnet that programs in the guides call. Each returns the same for any arguments. */
const contracts: Readonly<Record<Hex, Returns>> = {
  "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48": {
    "symbol()": abi("string", "USDC"),
    "decimals()": abi("uint8", 6),
  },
  "0x6b175474e89094c44da98b954eedeac495271d0f": {
    "symbol()": abi("string", "DAI"),
    "decimals()": abi("uint8", 18),
  },
  [mainnet.contracts.ensUniversalResolver.address]: {
    "resolveWithGateways(bytes,bytes,string[])": encodeAbiParameters(
      [{ type: "bytes" }, { type: "address" }],
      [abi("address", owner), owner],
    ),
    "reverseWithGateways(bytes,uint256,string[])": encodeAbiParameters(
      [{ type: "string" }, { type: "address" }, { type: "address" }],
      ["vitalik.eth", owner, owner],
    ),
  },
};

/**
 * Starts an EVM node with the contracts of mainnet that the guides' programs call, at the paths of a hosted node.
 *
 * @param token - Its callers' token.
 */
export async function startMainnetNode(
  token: string,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const anvil = await startAnvil({ arguments: ["--chain-id", "1"] });
  const set = (address: string, code: unknown): Promise<unknown> =>
    callNode(anvil.url, "anvil_setCode", address, code);
  await set(mainnet.contracts.multicall3.address, await multicallCode(anvil.url));
  for (const [address, returns] of Object.entries(contracts)) await set(address, assembleCode(returns));
  const rpc = { upstreams: [{ name: "anvil", url: anvil.url }] };
  const gateway = await createGateway({
    networks: { "ethereum-mainnet": { rpc } },
    // What wallets do, the node does with its own accounts.
    allowMethods: ["eth_sendTransaction"],
    credentials: { nodes: { ethereum: { key: token } } },
  });
  return {
    url: gateway.url,
    async stop() {
      await gateway.close();
      await anvil.stop();
    },
  };
}

/** @returns the code of Multicall3, which its creation returns. */
function multicallCode(url: string): Promise<unknown> {
  const require = createRequire(import.meta.url);
  const { multicall3Bytecode: data } = require(
    join(dirname(require.resolve("viem")), "constants/contracts.js"),
  ) as { readonly multicall3Bytecode: Hex };
  return callNode(url, "eth_call", { data });
}

/** @returns code that compares the selector with that of each function, and returns the function's data. */
function assembleCode(returns: Returns): Hex {
  const all = Object.entries(returns).map(([name, data]) => ({ selector: toFunctionSelector(name), data }));
  const [startBytes, caseBytes, revertBytes, returnBytes] = [5, 11, 3, 12];
  const returnsAt = startBytes + all.length * caseBytes + revertBytes;
  // CALLDATALOAD(0) >> 224 stays on the stack.
  let code = "5f3560e01c";
  let dataAt = returnsAt + all.length * returnBytes;
  let [tails, data] = ["", ""];
  for (const [index, one] of all.entries()) {
    // DUP1, PUSH4 selector, EQ, PUSH2 place, JUMPI
    code += `8063${one.selector.slice(2)}1461${word(returnsAt + index * returnBytes)}57`;
    // JUMPDEST, CODECOPY(0, place, size), RETURN(0, size)
    tails += `5b61${word(size(one.data))}8061${word(dataAt)}5f395ff3`;
    data += one.data.slice(2);
    dataAt += size(one.data);
  }
  // REVERT(0, 0)
  return `0x${code}5f5ffd${tails}${data}`;
}

function word(value: number): string {
  return numberToHex(value, { size: 2 }).slice(2);
}
