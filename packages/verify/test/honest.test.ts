import { describe, expect, it } from "vitest";
import {
  arbitrumRules,
  chainRules,
  type ChainRules,
  createVerifier,
  ethereumRules,
  opStackRules,
  polygonRules,
  type Verdict,
} from "../src/index.ts";
import { recordedNode } from "./recorded-node.ts";

type Fields = Readonly<Record<string, unknown>>;

/** How nodes write the same result in other ways. */
const styles: Readonly<Record<string, (object: Fields) => Fields>> = {
  "without yParity": (fields) => without(fields, "v" in fields ? ["yParity"] : []),
  "without v where there is yParity": (fields) => without(fields, "yParity" in fields ? ["v"] : []),
  "without the chain's id": (fields) => without(fields, ["chainId"]),
  "without the type of old transactions": (fields) =>
    without(fields, fields["type"] === "0x0" ? ["type"] : []),
  "without what is not hashed": (fields) => without(fields, ["size", "totalDifficulty", "blockTimestamp"]),
  "with null for what is not there": (fields) => ({
    requestsHash: null,
    blobGasUsed: null,
    accessList: null,
    maxFeePerGas: null,
    contractAddress: null,
    to: null,
    ...fields,
  }),
  "with null for lists without items": (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value) && value.length === 0 ? null : value,
      ]),
    ),
  "with a number for the index": (fields) =>
    "transactionIndex" in fields
      ? { ...fields, transactionIndex: Number(fields["transactionIndex"]) }
      : fields,
  "in upper case": (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === "string" && value.length >= 42 ? `0x${value.slice(2).toUpperCase()}` : value,
      ]),
    ),
  "with leading zeros": (fields) =>
    "gas" in fields ? { ...fields, gas: `0x00${String(fields["gas"]).slice(2)}` } : fields,
  "with 0 without digits": (fields) => (fields["value"] === "0x0" ? { ...fields, value: "0x" } : fields),
  "with data beside input": (fields) => ("input" in fields ? { ...fields, data: fields["input"] } : fields),
  "with data in place of input": (fields) =>
    "input" in fields ? { ...without(fields, ["input"]), data: fields["input"] } : fields,
};

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Writes each block, transaction, receipt, log and proof of a result in a style. */
function written(value: unknown, style: (object: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, style));
  if (typeof value !== "object" || value === null) return value;
  const isStyled = ["hash", "transactionHash", "storageKeys", "accountProof", "proof"].some(
    (name) => name in value,
  );
  const object = isStyled ? style(value as Fields) : (value as Fields);
  return Object.fromEntries(Object.entries(object).map(([name, item]) => [name, written(item, style)]));
}

const records: Readonly<Record<string, ChainRules>> = {
  "execution-apis": ethereumRules,
  "public-networks": ethereumRules,
  "op-stack": opStackRules,
  arbitrum: arbitrumRules,
  polygon: polygonRules,
};

it.each(Object.keys(styles))("finds nothing wrong with results %s", async (name) => {
  const style = styles[name] ?? ((object) => object);
  for (const [record, rules] of Object.entries(records)) {
    const node = recordedNode(record);
    const verdicts: Verdict["verdict"][] = [];
    for (const one of node.results) {
      const read = async (request: Parameters<typeof node.read>[0]): Promise<unknown> =>
        written(await node.read(request), style);
      const verifier = createVerifier({ chainId: one.chainId ?? node.chainId, rules, read });
      verdicts.push((await verifier.check({ ...one, result: written(one.result, style) })).verdict);
    }
    expect(verdicts, record).toContain("consistent");
  }
});

describe("receipts of blocks before Byzantium", () => {
  const rules = { ...ethereumRules, byzantium: 4n };
  const early = recordedNode("execution-apis").results.filter(({ result }) =>
    /"root":.*"blockNumber":"0x1"|"blockNumber":"0x1".*"root":/.test(JSON.stringify(result)),
  );

  const collectVerdicts = async (style: (receipt: Fields) => Fields): Promise<readonly Verdict[]> => {
    const node = recordedNode("execution-apis");
    const read = async (request: Parameters<typeof node.read>[0]): Promise<unknown> =>
      written(await node.read(request), style);
    const verifier = createVerifier({ chainId: node.chainId, rules, read });
    return Promise.all(early.map((one) => verifier.check({ ...one, result: written(one.result, style) })));
  };

  it("are consistent with the root of the state, also if they have a status too", async () => {
    expect(early.length).toBeGreaterThan(2);
    for (const added of [{}, { status: "0x1" }]) {
      const verdicts = await collectVerdicts((fields) =>
        "root" in fields ? { ...fields, ...added } : fields,
      );
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(early.map(() => "consistent"));
    }
  });

  it("are unverifiable if the node has a status in place of the root", async () => {
    const verdicts = await collectVerdicts((fields) =>
      "root" in fields ? { ...without(fields, ["root"]), status: "0x1" } : fields,
    );
    const expected = { verdict: "unverifiable", reason: "no-rules" };
    for (const verdict of verdicts) expect(verdict).toMatchObject(expected);
  });

  it("are unverifiable if the node encodes a status in place of the root", async () => {
    const node = recordedNode("execution-apis", true);
    const verifier = createVerifier({ chainId: node.chainId, rules, read: node.read });
    // A status and the gas used so far.
    const call = { method: "debug_getRawReceipts", params: ["0x1"], result: ["0xc401825208"] };
    expect(await verifier.check(call)).toMatchObject({ verdict: "unverifiable", reason: "no-rules" });
  });

  it("are known of Ethereum", () => {
    expect(chainRules.get(1n)?.byzantium).toBe(4_370_000n);
  });
});
