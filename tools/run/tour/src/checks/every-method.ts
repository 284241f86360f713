import type { SeededChain } from "@node-access-tools/local-servers/anvil";
import { type Check, methodNotFound, type ErrorPattern, type CheckContext } from "../check.ts";
import type { StarknetClient } from "../clients.ts";
import { methodsOf } from "../spec-methods.ts";
import { replaced } from "./examples.ts";

/**
 * How anvil rejects a method that it knows by name only, or whose params it does not take as a list; and how the gateway
 * rejects a method that it does not allow.
 */
const notOffered: readonly ErrorPattern[] = [
  { rpcCode: -32601, message: /is not offered by this node$/ },
  ...methodNotFound,
  { rpcCode: -32603, message: /^Not implemented$/ },
  { rpcCode: -32602, message: /^invalid type: sequence, expected a string/ },
];

/** Methods whose results differ from the standard on anvil. */
const differences: Readonly<Record<string, { readonly difference: string; readonly error: RegExp }>> = {
  eth_simulateV1: {
    difference: "its blocks have no size",
    error: /\.size: expected a value, received nothing/,
  },
};

/** Says whether a value of an example is a signed transaction, which only the specs' own chain accepts. */
const isSigned = (value: unknown): boolean => String(value).startsWith("0x02f8");

/** Values of the specs' examples, mapped to values that exist on the seeded chain. */
function onChain({ accounts, contract, block, transactions }: SeededChain): Map<unknown, unknown> {
  return new Map<unknown, unknown>([
    ["0x68aab33e4fbb493c95fda402772a3b88615820bd", accounts[0]],
    ["0x5fbdb2315678afecb367f032d93f642f64180aa3", contract],
    ["0x1e4372f799c382d5a18caf107a463e57ee9c76c75fe7016ba6655beb5aa6c418", block.hash],
    ["0x35a0b8eaa773a91276c12c1d426cec52bbfabc15163d077adaad64bbb4740fb0", transactions.log],
    // The chain's own contract is no token, and returns a value for a call without data.
    ["0x70a08231000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720", "0x"],
    ["0x2d", block.number],
    [45, Number(block.number)],
  ]);
}

/** Values of the specs' examples, mapped to those of a rollup's newest block. */
async function onRollup(client: unknown): Promise<Map<unknown, unknown>> {
  const { starknet_getBlockWithTxs: read } = client as StarknetClient;
  const block = await read("latest");
  if (!("block_hash" in block)) throw new Error("the rollup's newest block has no hash");
  const { block_hash, block_number, transactions } = block;
  const [transaction] = transactions;
  return new Map<unknown, unknown>([
    ["0x47c3637b57c2b079b93c61539950c17e868a28f46cdef28f88521067f21e943", block_hash],
    ["0x5a8629d7d0d6f5a7e3c1b0d9f8e7d6c5b4a3928170615243342516070809fa1", transaction?.transaction_hash],
    [
      "0x2a92ef8201214da4b7e3be4ab80e72ed3f0b9b7d5d8a8a7d3e8a4d3f1f2a3b4",
      Reflect.get(Object(transaction), "sender_address"),
    ],
    [1_500_001, block_number],
  ]);
}

/** Checks of every method of a protocol that is not called yet, each called as the first example in its spec. */
export function everyMethodChecks<Client extends object>(
  existing: readonly Check<Client>[],
  protocol = "ethereum",
): Check<Client>[] {
  const called = new Set(existing.map(({ method }) => method));
  return methodsOf(protocol)
    .filter(({ name }) => !called.has(name))
    .map(({ name, examples: [example] }) => ({
      method: name,
      request: example?.name ?? "",
      anvilErrors: notOffered,
      async run({ client, chain, node, call }: CheckContext<Client>) {
        const inputs = example?.inputs ?? [];
        const replacements = protocol === "starknet" ? await onRollup(client) : onChain(chain);
        const raw = inputs.find(({ value }) => isSigned(value));
        if (raw) replacements.set(raw.value, await signed(chain, node));
        if (name.includes("Filter"))
          replacements.set("0x1", await node("eth_newFilter", {})).set("0x2", replacements.get("0x1"));
        const params = inputs.map(({ value }) => replaced(value, replacements));
        if (name.startsWith("starknet_add")) await makeNext(client, params[0]);
        const method = Reflect.get(client, name) as (...all: unknown[]) => Promise<unknown>;
        try {
          const text = JSON.stringify(await call(() => method(...params)));
          return text.length > 40 ? `${text.length} characters` : text;
        } catch (error) {
          const known = differences[name];
          if (error instanceof Error && known?.error.test(error.message))
            return `differs: ${known.difference}`;
          throw error;
        }
      },
    }));
}

/** Signs a transfer from the chain's first account that the node accepts next. */
export async function signed(
  { accounts: [from, to] }: SeededChain,
  node: CheckContext<unknown>["node"],
): Promise<string> {
  const nonce = await node("eth_getTransactionCount", from, "pending");
  const transfer = { from, to, nonce, gas: "0x5208", gasPrice: "0x77359400", value: "0x1" };
  return String(await node("eth_signTransaction", transfer));
}

/** Makes a rollup's transaction the next of its account, or the deployment of another account. */
async function makeNext(client: unknown, transaction: unknown): Promise<void> {
  const { sender_address: sender } = transaction as { readonly sender_address?: `0x${string}` };
  const next = sender
    ? { nonce: await (client as StarknetClient).starknet_getNonce("pre_confirmed", sender) }
    : { contract_address_salt: `0x${Date.now().toString(16)}` };
  Object.assign(transaction as object, next);
}
