import type { SeededChain } from "@node-access-tools/anvil";
import { type Ask, methodNotFound, type Refusal, type Step } from "../ask.ts";
import type { StarknetClient } from "../clients.ts";
import { methodsOf } from "../spec-methods.ts";

/** How anvil rejects a method whose name it knows, or takes its params in no list, and the gateway what it denies. */
const refusals: readonly Refusal[] = [
  { rpcCode: -32601, says: /is not offered by this node$/ },
  ...methodNotFound,
  { rpcCode: -32603, says: /^Not implemented$/ },
  { rpcCode: -32602, says: /^invalid type: sequence, expected a string/ },
];

/** Where anvil's answers differ from the standard's. */
const differences: Readonly<Record<string, { readonly is: string; readonly says: RegExp }>> = {
  eth_simulateV1: { is: "its blocks have no size", says: /must have required property 'size'/ },
};

/** How a signed transaction begins, and all of it in the specs' examples. */
const bytes = "0x02f8";

/** What the specs' examples speak of, and what is there instead on a seeded chain. */
function onChain({ accounts, contract, block, transactions }: SeededChain): Map<unknown, unknown> {
  return new Map<unknown, unknown>([
    ["0x7435ed30a8b4aeb0877cef0c6e8cffe834eb865f", accounts[0]],
    ["0x5fbdb2315678afecb367f032d93f642f64180aa3", contract],
    ["0x843d30d83dfac1eae1a90c7e0b3a9be442fda1dbb2cca4fe63a5dff3fb9d4d2a", block.hash],
    ["0xa3ece39ae137617669c6933b7578b94e705e765683f260fcfe30eaa41932610f", transactions.log],
    ["0x2d", block.number],
    [45, Number(block.number)],
  ]);
}

/** The same of a rollup's newest block. */
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

/** Every method of a protocol but these, called as the first example of its spec says. */
export function everyMethodAsks<Client extends object>(
  asked: readonly Ask<Client>[],
  protocol = "ethereum",
): Ask<Client>[] {
  const before = new Set(asked.map(({ method }) => method));
  return methodsOf(protocol)
    .filter(({ name }) => !before.has(name))
    .map(({ name, examples: [example] }) => ({
      method: name,
      asked: example?.name ?? "",
      anvilRefuses: refusals,
      async run({ client, chain, node, call }: Step<Client>) {
        const given = example?.inputs ?? [];
        const known = protocol === "starknet" ? await onRollup(client) : onChain(chain);
        if (given.some(({ value }) => value === bytes)) known.set(bytes, await signed(chain, node));
        if (name.includes("Filter"))
          known.set("0x1", await node("eth_newFilter", {})).set("0x2", known.get("0x1"));
        const params = given.map(({ value }) => replaced(value, known));
        const method = Reflect.get(client, name) as (...all: unknown[]) => Promise<unknown>;
        try {
          const text = JSON.stringify(await call(() => method(...params)));
          return text.length > 40 ? `${text.length} characters` : text;
        } catch (error) {
          const difference = differences[name];
          if (error instanceof Error && difference?.says.test(error.message))
            return `differs: ${difference.is}`;
          throw error;
        }
      },
    }));
}

/** A transfer that the chain's first account has signed, and that the node takes next. */
async function signed({ accounts: [from, to] }: SeededChain, node: Step<unknown>["node"]): Promise<string> {
  const nonce = await node("eth_getTransactionCount", from, "pending");
  const transfer = { from, to, nonce, gas: "0x5208", gasPrice: "0x77359400", value: "0x1" };
  return String(await node("eth_signTransaction", transfer));
}

/** A value with what is known put in place, at any depth. */
function replaced(value: unknown, known: ReadonlyMap<unknown, unknown>): unknown {
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) return value.map((item) => replaced(item, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [String(known.get(key) ?? key), replaced(item, known)]),
  );
}
