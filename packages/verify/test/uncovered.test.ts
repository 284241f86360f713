import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  arbitrumRules,
  type ChainRules,
  type CheckedResult,
  createVerifier,
  ethereumRules,
  gnosisRules,
  isNodeAccessError,
  opStackRules,
  type ReadFunction,
  type Verdict,
} from "../src/index.ts";
import { keccak, toHex } from "../src/encoding/bytes.ts";
import { encodeRlp } from "../src/encoding/rlp.ts";
import { encodeFields, type Field } from "../src/fields.ts";
import { recoverSender } from "../src/senders.ts";
import { decodeBlocks } from "./decode-block.ts";
import { allFinal } from "./final.ts";
import { recordedNode } from "./recorded-node.ts";

const isNight = process.env["NIGHTLY"] !== undefined;

type Fields = Readonly<Record<string, unknown>>;
type Change = (value: unknown) => unknown;

const hash = `0x${"ab".repeat(32)}`;
const address = `0x${"cd".repeat(20)}`;
/** What nodes of any chain and fork add to blocks, transactions, receipts and logs, with a value that none of them has. */
const invented: Fields = {
  ...Object.fromEntries(
    "size totalDifficulty baseFeePerGas blobGasUsed excessBlobGas slotNumber auraStep step status blobGasPrice depositNonce depositReceiptVersion mint nonce gas gasPrice maxFeePerGas maxPriorityFeePerGas maxFeePerBlobGas chainId yParity v r s type effectiveGasPrice gasUsed l1BlockNumber gasUsedForL1 blockTimestamp value"
      .split(" ")
      .map((name) => [name, "0x77"]),
  ),
  ...Object.fromEntries(
    "root mixHash withdrawalsRoot requestsHash parentBeaconBlockRoot sendRoot sourceHash sealHash logsBloom auraSeal signature input data"
      .split(" ")
      .map((name) => [name, hash]),
  ),
  ...Object.fromEntries(
    "from to author miner contractAddress creates".split(" ").map((name) => [name, address]),
  ),
  accessList: [{ address, storageKeys: [] }],
  authorizationList: [],
  blobVersionedHashes: [hash],
  withdrawals: [{ index: "0x0", validatorIndex: "0x0", address, amount: "0x1" }],
  uncles: [hash],
  transactions: [hash],
  removed: true,
  isSystemTx: true,
};
/** What nodes write in two ways, or omit because it is 0, or says nothing new. */
const optional = new Set("v yParity blockTimestamp removed difficulty mint input data".split(" "));

const blocks = decodeBlocks(
  readFileSync(join(import.meta.dirname, "fixtures/execution-apis.rlp")),
) as readonly Fields[];
/** A block with transactions for each set of fields that a block had over the forks. */
const byForm = new Map(
  blocks
    .filter(({ transactions }) => (transactions as unknown[]).length > 0)
    .map((block) => [Object.keys(block).join(), block]),
);

interface Case {
  readonly record: string;
  readonly rules: ChainRules;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly result: unknown;
  readonly read: ReadFunction;
  readonly chainId: string;
}

const records: readonly (readonly [string, ChainRules])[] = [
  ["execution-apis", ethereumRules],
  // Its first blocks are from before Byzantium, and have both names of what is hashed first.
  ["execution-apis", { ...ethereumRules, byzantium: 4n }],
  ["op-stack", opStackRules],
  ["arbitrum", arbitrumRules],
  ["aura", gnosisRules],
];

const cases: readonly Case[] = records.flatMap(([record, rules]) => {
  const { results, read, chainId } = recordedNode(record, record === "execution-apis");
  const own = results.filter(
    ({ result }) => typeof result === "object" && JSON.stringify(result).length < (isNight ? 20_000 : 6_000),
  );
  const full = [...byForm.values()].map((result) => ({
    method: "eth_getBlockByNumber",
    params: [result["number"], true],
    result,
  }));
  const all = record === "execution-apis" ? [...own, ...full] : own;
  return all.map(({ method, params, result }) => {
    return { method, params, result, record, rules, read: allFinal(read), chainId };
  });
});

/** Each object of a result, with what puts another one in its place. */
function* objectsIn(value: unknown): Generator<{ object: Fields; replace: (other: Fields) => unknown }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { object: value as Fields, replace: (other) => other };
  for (const [key, item] of Object.entries(value))
    for (const { object, replace } of objectsIn(item))
      yield {
        object,
        replace: (other) =>
          Array.isArray(value)
            ? value.with(Number(key), replace(other))
            : { ...value, [key]: replace(other) },
      };
}

async function check(
  one: Case,
  result: unknown,
  change: Change = (read) => read,
): Promise<Verdict | undefined> {
  const { chainId, rules, method, params } = one;
  const read: ReadFunction = async (request) => change(await one.read(request));
  const verifier = createVerifier({ chainId, rules, read, ...(one.record === "aura" && { recoverSender }) });
  try {
    return await verifier.check({ method, params, result });
  } catch (error) {
    if (isNodeAccessError(error, "DATA_INVALID")) return undefined;
    throw error;
  }
}

const readUncovered = (verdict: Verdict | undefined): readonly string[] | undefined =>
  verdict && "uncovered" in verdict ? verdict.uncovered : undefined;

it("a verdict names each field that can be invented, changed or omitted", async () => {
  const unnamed = new Set<string>();
  const forms = new Set<string>();
  let accepted = 0;
  for (const one of cases) {
    const named = readUncovered(await check(one, one.result)) ?? [];
    for (const { object, replace } of objectsIn(one.result)) {
      // One of each form, and by day whatever the method.
      const { record, rules, method } = one;
      const of = [record, rules.byzantium, isNight && method, object["type"]];
      const form = of.concat(Object.keys(object)).join(" ");
      if (forms.has(form)) continue;
      forms.add(form);
      for (const name of new Set([...Object.keys(invented), "extra", ...Object.keys(object)])) {
        const { [name]: had, ...others } = object;
        const isSaid = optional.has(name) || (name === "chainId" && object["type"] === "0x0");
        const changes = [
          // By day, mutated.test.ts changes what is there.
          ...(name in object && !isNight ? [] : [{ ...object, [name]: invented[name] ?? "0x78" }]),
          // What nothing covers is no other lie if it is missing.
          ...(had === undefined || had === null || isSaid || named.includes(name) ? [] : [others]),
        ];
        for (const changed of changes) {
          const uncovered = readUncovered(await check(one, replace(changed)));
          if (uncovered === undefined) continue;
          accepted += 1;
          if (!uncovered.includes(name)) unnamed.add(`${one.record} ${one.method} ${name}`);
        }
      }
    }
  }
  expect([...unnamed]).toEqual([]);
  expect(accepted).toBeGreaterThan(500);
});

it("a created address is covered as far as its sender is", async () => {
  const node = recordedNode("execution-apis", true);
  const { params, result } = node.results.find(
    ({ method, result: found }) =>
      method === "eth_getBlockReceipts" && JSON.stringify(found).includes('"contractAddress":"0x'),
  ) as CheckedResult & { readonly params: readonly unknown[] };
  const [{ blockHash }] = result as readonly [Fields];
  const { transactions } = (await node.read({
    method: "eth_getBlockByHash",
    params: [blockHash, true],
  })) as { readonly transactions: readonly Fields[] };
  /** Another sender, wherever it is named, and what it would have created. */
  const lie = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lie);
    if (typeof value !== "object" || value === null) return value;
    const fields: Record<string, unknown> = {};
    for (const [name, item] of Object.entries(value)) fields[name] = lie(item);
    if ("from" in fields) fields["from"] = address;
    if (typeof fields["contractAddress"] === "string") {
      const { nonce } = transactions[Number(fields["transactionIndex"])] ?? {};
      const creator: Field[] = [
        ["address", "address"],
        ["nonce", "quantity"],
      ];
      const account = encodeRlp(encodeFields({ address, nonce }, creator, ""));
      fields["contractAddress"] = toHex(keccak(account).subarray(12));
    }
    return fields;
  };
  const read: ReadFunction = async (request) => lie(await node.read(request));
  const rules = ethereumRules;
  const call = { method: "eth_getBlockReceipts", params, result: lie(result) };
  expect(await createVerifier({ ...node, rules, read }).check(call)).toMatchObject({
    uncovered: expect.arrayContaining(["from", "contractAddress"]) as unknown,
  });
  const recovering = createVerifier({ ...node, rules, read: allFinal(read), recoverSender });
  await expect(recovering.check(call)).rejects.toMatchObject({ context: { check: "sender" } });
});

it("a field whose name differs from another one only in case is wrong", async () => {
  for (const one of cases.filter(({ record }) => record === "op-stack"))
    for (const { object, replace } of objectsIn(one.result))
      for (const name of Object.keys(object)) {
        // A client in Go empties a list for null.
        for (const value of ["0x77", null]) {
          const twice = replace({ ...object, [name.toUpperCase()]: value });
          const uncovered = readUncovered(await check(one, twice));
          if (uncovered) expect(readUncovered(await check(one, one.result))).toContain(name);
        }
      }
});
