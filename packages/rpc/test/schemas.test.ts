import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { definitions, methodSchemas, subscriptionSchemas } from "../src/generated/schemas.ts";

const logged: unknown[] = [];
const logger = {
  log: logged.push.bind(logged),
  warn: logged.push.bind(logged),
  error: logged.push.bind(logged),
};
// Params are tuples whose last items may be omitted.
const ajv = new Ajv2020({ strict: true, strictTuples: false, logger });
ajv.addSchema(definitions);

function fits(schema: object | undefined, value: unknown): boolean {
  if (schema === undefined) throw new Error("there is no such schema");
  return ajv.validate(schema, value);
}

const hash = `0x${"ab".repeat(32)}`;
const address = `0x${"cd".repeat(20)}`;
const header: Record<string, string> = {
  ...Object.fromEntries(
    ["hash", "parentHash", "sha3Uncles", "stateRoot", "transactionsRoot", "receiptsRoot", "mixHash"].map(
      (name) => [name, hash],
    ),
  ),
  ...Object.fromEntries(
    ["number", "difficulty", "gasLimit", "gasUsed", "timestamp"].map((name) => [name, "0x1"]),
  ),
  nonce: "0x0000000000000000",
  logsBloom: "0x",
  extraData: "0x",
  miner: address,
};

describe("schemas", () => {
  it("are all accepted by a strict validator", () => {
    // By day, every fourth method and what its schema refers to.
    const step = process.env["NIGHTLY"] ? 1 : 4;
    const methods = Object.values(methodSchemas).filter((_, index) => index % step === 0);
    for (const { params, result } of methods) {
      ajv.compile(params);
      ajv.compile(result);
    }
    for (const { params, notification } of Object.values(subscriptionSchemas)) {
      ajv.compile(params);
      ajv.compile(notification);
    }
    expect(logged).toEqual([]);
  });

  it("accept unknown fields and transaction types", () => {
    const block = { ...header, size: "0x1", uncles: [], newField: { anything: true } };
    const place = { blockHash: hash, blockNumber: "0x1", transactionIndex: "0x0" };
    const result = methodSchemas["eth_getBlockByHash"]?.result;
    expect(fits(result, { ...block, transactions: [hash] })).toBe(true);
    const fields = { hash, from: address, to: null, nonce: "0x0", gas: "0x0", value: "0x0", input: "0x" };
    const deposit = { ...fields, ...place, type: "0x7e", mint: "0x1" };
    expect(fits(result, { ...block, transactions: [deposit] })).toBe(true);
    expect(fits(result, { ...block, transactions: [{ ...place, type: "0x7e" }] })).toBe(false);
    expect(fits(result, null)).toBe(true);
  });

  it("reject a block without a hash and a known transaction without a signature", () => {
    const { hash: _, ...rest } = header;
    const block = { size: "0x1", uncles: [], transactions: [] };
    const result = methodSchemas["eth_getBlockByHash"]?.result;
    expect(fits(result, { ...rest, ...block })).toBe(false);
    expect(fits(result, { ...header, ...block, transactions: [{ type: "0x2" }] })).toBe(false);
  });

  it("accept a block as integer, hex and tag for the explorer methods, by either name", () => {
    for (const name of ["erigon_getHeaderByNumber", "explorer_getHeaderByNumber"]) {
      const params = methodSchemas[name]?.params;
      for (const block of [45, "0x2d", "latest"]) expect(fits(params, [block])).toBe(true);
      for (const block of [-1, "45", "newest", null]) expect(fits(params, [block])).toBe(false);
      expect(fits(params, [])).toBe(false);
    }
  });

  it("accept a field element with leading zeros", () => {
    const transaction = {
      type: "INVOKE",
      version: "0x1",
      max_fee: "0x0",
      nonce: "0x00",
      sender_address: `0x0${"1".repeat(63)}`,
      calldata: ["0x01"],
      signature: [],
    };
    const params = methodSchemas["starknet_simulateTransactions"]?.params;
    expect(fits(params, [{ block_number: 1 }, [transaction], ["SKIP_VALIDATE"]])).toBe(true);
    expect(fits(params, ["latest", [transaction], []])).toBe(true);
    expect(fits(params, [{}, [transaction], []])).toBe(false);
  });
});
