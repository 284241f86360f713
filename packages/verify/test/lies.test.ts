import { RLP } from "micro-eth-signer/core/rlp.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createVerifier, ethereumRules, gnosisRules, opStackRules, type Verdict } from "../src/index.ts";
import { keccakHex, toHex } from "../src/encoding/bytes.ts";
import { encodeRlp, type RlpItem } from "../src/encoding/rlp.ts";
import { encodeFields } from "../src/fields.ts";
import { addedHeaderFields, ethereumSeal, headerFields } from "../src/rules/fields.ts";
import { depositTransactions } from "../src/rules/transactions.ts";
import { decodeBlocks } from "./decode-block.ts";

type Fields = Readonly<Record<string, unknown>>;

const bytes = readFileSync(new URL("fixtures/execution-apis.rlp", import.meta.url));
const blocks = decodeBlocks(bytes) as readonly Fields[];
const verifier = createVerifier({ chainId: 1, rules: ethereumRules });
const invalid = (check: string): Fields => ({ code: "DATA_INVALID", context: { check } });

/** The last block of each set of fields that a header had over the forks. */
const byForm = new Map(
  blocks.map((block) => [addedHeaderFields.filter(([name]) => name in block).join(), block]),
);

describe("fields of later forks", () => {
  it.each([...byForm.values()].map((block) => [Number(block["number"]), block] as const))(
    "do not take the place of others in block %i",
    async (_, block) => {
      const { hash, withdrawals: __, ...rest } = block;
      const present = addedHeaderFields.filter(([name]) => rest[name] !== undefined);
      const values = present.map(([name]) => rest[name]);
      const others = Object.fromEntries(
        Object.entries(rest).filter(([name]) => !present.some(([one]) => one === name)),
      );
      // Each choice of as many names, in order: the same bytes are hashed.
      const choose = (count: number, from: number): number[][] =>
        count === 0
          ? [[]]
          : addedHeaderFields.flatMap((___, index) =>
              index < from ? [] : choose(count - 1, index + 1).map((more) => [index].concat(more)),
            );
      for (const chosen of choose(values.length, 0)) {
        const names = chosen.map((index) => addedHeaderFields[index]?.[0] ?? "");
        if (names.join() === present.map(([name]) => name).join()) continue;
        const lie = {
          ...others,
          ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
          hash,
        };
        await expect(
          verifier.check({ method: "eth_getBlockByHash", params: [hash, true], result: lie }),
          names.join(),
        ).rejects.toMatchObject({ code: "DATA_INVALID" });
      }
    },
  );

  it("do not hide the withdrawals of a block", async () => {
    const block = blocks.find(
      ({ withdrawals, blobGasUsed }) => Array.isArray(withdrawals) && withdrawals.length > 0 && !blobGasUsed,
    );
    const { withdrawals: _, withdrawalsRoot, ...rest } = block ?? {};
    const lie = { ...rest, requestsHash: withdrawalsRoot };
    const params = [rest["hash"], true];
    await expect(verifier.check({ method: "eth_getBlockByHash", params, result: lie })).rejects.toMatchObject(
      invalid("form"),
    );
  });
});

it("a seal of authorities does not take the place of that of proof of stake", async () => {
  const seal = { mixHash: `0x${"12".repeat(32)}`, nonce: "0x0000000000000000" };
  const { mixHash: _, nonce: __, hash: ___, ...rest } = blocks.at(-1) ?? {};
  const added = addedHeaderFields.filter(([name]) => name in rest);
  const fields = [...headerFields, ...ethereumSeal, ...added];
  const hash = keccakHex(encodeRlp(encodeFields({ ...rest, ...seal }, fields, "")));
  const gnosis = createVerifier({ chainId: 100, rules: gnosisRules });
  const check = (result: object): Promise<Verdict> =>
    gnosis.check({ method: "eth_getHeaderByHash", params: [hash], result });
  expect(await check({ ...rest, hash, ...seal })).toMatchObject({ verdict: "consistent" });
  expect(await check({ ...rest, hash, auraStep: seal.mixHash, auraSeal: seal.nonce })).toMatchObject({
    reason: "no-rules",
  });
});

const checkRaw = (items: readonly RlpItem[], rules = ethereumRules): Promise<Verdict> => {
  const params = [keccakHex(encodeRlp(items[0] ?? []))];
  return createVerifier({ chainId: 1, rules }).check({
    method: "debug_getRawBlock",
    params,
    result: toHex(encodeRlp(items)),
  });
};

describe("encoded blocks", () => {
  const encoded: Uint8Array[] = [];
  for (let rest: Uint8Array = bytes; rest.length > 0; rest = rest.subarray(encoded.at(-1)?.length))
    encoded.push(RLP.encode(RLP.decode(rest, { allowUnreadBytes: true })));
  const decoded = encoded.map((one) => RLP.decode(one) as unknown as RlpItem[]);
  const early = decoded.find((items) => items.length === 3) ?? [];
  const late = decoded.find((items) => items.length === 4) ?? [];
  const withdrawal = [1, 1, 20, 1].map((length) => new Uint8Array(length).fill(7));

  it("have no lists that their header does not know", async () => {
    expect(await checkRaw(early)).toMatchObject({ verdict: "consistent", uncovered: [] });
    expect(await checkRaw(late)).toMatchObject({ verdict: "consistent", uncovered: [] });
    await expect(checkRaw([...early, [withdrawal]])).rejects.toMatchObject(invalid("form"));
    await expect(checkRaw([...late, []])).rejects.toMatchObject(invalid("form"));
  });

  it("do not cover withdrawals where the header has another root", async () => {
    expect(await checkRaw([...late.slice(0, 3), [withdrawal]], opStackRules)).toMatchObject({
      uncovered: ["withdrawals"],
    });
    expect(await checkRaw([...late.slice(0, 3), []], opStackRules)).toMatchObject({ uncovered: [] });
    expect(await checkRaw(early, opStackRules)).toMatchObject({ uncovered: [] });
  });
});

const raw = (content: readonly RlpItem[]): string => toHex(Uint8Array.of(3, ...encodeRlp(content)));

it("the blobs of an encoded transaction are not covered", async () => {
  const all = blocks.flatMap(({ transactions }) => transactions as Fields[]);
  const transaction = all.find(({ type }) => type === "0x3") ?? {};
  const rule = ethereumRules.transactions["0x3"];
  const fields = encodeFields(transaction, rule?.fields ?? [], "");
  const signature = ["yParity", "r", "s"].map((name) => [name, "quantity"] as const);
  const items = [...fields, ...encodeFields(transaction, signature, "")];
  const check = (result: string): Promise<Verdict> =>
    verifier.check({ method: "eth_getRawTransactionByHash", params: [transaction["hash"]], result });
  expect(await check(raw(items))).toMatchObject({ verdict: "consistent", uncovered: [] });
  expect(await check(raw([items, [Uint8Array.of(1)], [], []]))).toMatchObject({ uncovered: ["blobs"] });
});

it.each(["0x1", "yes", 1, {}])("rejects %j as whether a transaction is of the system", async (isSystemTx) => {
  const deposit = {
    type: "0x7e",
    sourceHash: `0x${"11".repeat(32)}`,
    from: `0x${"22".repeat(20)}`,
    to: `0x${"33".repeat(20)}`,
    mint: "0x0",
    value: "0x0",
    gas: "0x5208",
    isSystemTx: false,
    input: "0x",
  };
  const items = encodeFields(deposit, depositTransactions["0x7e"]?.fields ?? [], "");
  const hash = keccakHex(Uint8Array.of(0x7e, ...encodeRlp(items)));
  const optimism = createVerifier({ chainId: 1, rules: opStackRules });
  const check = (result: object): Promise<Verdict> =>
    optimism.check({ method: "eth_getTransactionByHash", params: [hash], result });
  expect(await check({ ...deposit, hash })).toMatchObject({ reason: "pending" });
  await expect(check({ ...deposit, hash, isSystemTx })).rejects.toMatchObject(invalid("form"));
});

it.each([{ topics: ["0x1"] }, { topics: [["0xzz"]] }, { address: "uniswap.eth" }, { address: 5 }])(
  "blames no node for logs of the malformed filter %j",
  async (filter) => {
    const params = [{ ...filter, fromBlock: "0x1", toBlock: "0x2" }];
    const verdict = await verifier.check({ method: "eth_getLogs", params, result: [] });
    expect(verdict).toMatchObject({ verdict: "unverifiable", reason: "no-check" });
  },
);
