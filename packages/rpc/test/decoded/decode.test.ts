import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode } from "../../src/decoded/decode.ts";
import { encodeParams as encodeWith } from "../../src/decoded/encode.ts";
import { named, type Shape } from "../../src/decoded/shape.ts";
import { NodeAccessError } from "../../src/index.ts";

function shape(method: string, ...params: unknown[]): Shape {
  const found = named.ofResult(method, params);
  if (!found) throw new Error(`${method} has no quantities`);
  return found;
}
const encodeParams = (method: string, params: readonly unknown[]): readonly unknown[] =>
  encodeWith(method, params, named);
const hash = `0x${"00".repeat(32)}`;
const quantity = shape("eth_blockNumber");
const integers = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 70n }), fc.bigInt({ min: 0n, max: 2n ** 300n }));

/** The context of the error for invalid params. */
function rejection(method: string, params: unknown[]): unknown {
  try {
    encodeParams(method, params);
  } catch (error) {
    return error instanceof NodeAccessError && error.code === "INVALID_ARGUMENT" && error.context;
  }
  return "taken";
}

/** A trace of nested calls. */
function nested(depth: number): unknown {
  return JSON.parse('{"gas":"0x1","calls":['.repeat(depth) + "]}".repeat(depth));
}

describe("decode", () => {
  it("decodes any quantity, in lower or upper case, with or without leading zeros", () => {
    const forms = fc.record({ integer: integers, zeros: fc.nat(70), capital: fc.boolean() });
    fc.assert(
      fc.property(forms, ({ integer, zeros, capital }) => {
        const digits = "0".repeat(zeros) + integer.toString(16);
        expect(decode(`0x${capital ? digits.toUpperCase() : digits}`, quantity)).toBe(integer);
      }),
    );
  });

  it("decodes the type and fields of transactions and receipts that only one chain has", () => {
    const internal = {
      type: "0x6a",
      hash,
      nonce: "0x0",
      value: "0x1",
      gasPrice: "0x0",
      r: "0x0",
      ticket: "0x1",
    };
    const decodedInternal = { ...internal, type: 106n, nonce: 0n, value: 1n, gasPrice: 0n, r: 0n };
    expect(decode(internal, shape("eth_getTransactionByHash"))).toEqual(decodedInternal);
    const block = { number: "0x1", transactions: [internal, hash] };
    expect(decode(block, shape("eth_getBlockByNumber"))).toEqual({
      number: 1n,
      transactions: [decodedInternal, hash],
    });
    const receipt = { type: "0x6a", status: "0x0", gasUsed: "0x1", gasUsedForL1: "0x1" };
    expect(decode([receipt], shape("eth_getBlockReceipts"))).toEqual([
      { ...receipt, type: 106n, status: 0n, gasUsed: 1n },
    ]);
  });

  it("adds a missing 0x to hex digits", () => {
    const outputs = [
      [{ value: "0010" }, { value: "" }],
      [{ value: "0x0010" }, { error: "10" }],
    ];
    const decoded = [
      [{ value: "0x0010" }, { value: "0x" }],
      [{ value: "0x0010" }, { error: "10" }],
    ];
    expect(decode(outputs, shape("eth_callMany"))).toEqual(decoded);
    const steps = { gas: 1, failed: false, returnValue: "10", structLogs: [{ stack: ["0x10"] }] };
    expect(decode(steps, shape("debug_traceTransaction", hash))).toEqual({
      ...steps,
      returnValue: "0x10",
      structLogs: [{ stack: [16n] }],
    });
  });

  it("leaves invalid quantities unchanged", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `0x${text}`),
      fc.stringMatching(/^0x[0-9a-f]{1,15}$/).map((text) => text.replace(/.$/, "g")),
    );
    const others = fc.oneof(texts, fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    fc.assert(
      fc.property(others, (value) => {
        fc.pre(!/^0x[0-9a-f]+\s*$/i.test(String(value)));
        expect(decode(value, quantity)).toBe(value);
      }),
    );
    for (const value of [
      "",
      "0x",
      "12",
      "0b1",
      "0X1",
      "0x-1",
      "0x1n",
      "0x１",
      "-0x1",
      `0x${"1".repeat(20)}g`,
    ])
      expect(decode(value, quantity)).toBe(value);
  });

  it("decodes only fields that are quantities in the spec", () => {
    const block = {
      number: "0x1",
      nonce: "0x0000000000000042",
      extraData: "0x01",
      blockOfTomorrow: "0x7",
      baseFeePerGas: null,
      gasUsed: "decimal",
      transactions: ["0x01", { type: "0x7e", value: "0x2", input: "0x03", mint: "0x4", accessList: [] }],
      withdrawals: [{ index: "0x5", address: "0x06" }, null],
    };
    const original = structuredClone(block);
    expect(decode(block, shape("eth_getBlockByHash"))).toEqual({
      ...block,
      number: 1n,
      transactions: ["0x01", { type: 126n, value: 2n, input: "0x03", mint: "0x4", accessList: [] }],
      withdrawals: [{ index: 5n, address: "0x06" }, null],
    });
    // A middleware may have stored the node's response.
    expect(block).toEqual(original);
  });

  it("follows recursive schemas and unknown property names", () => {
    const frame = { gas: "0x1", input: "0x01", calls: [{ gas: "0x2", calls: [{ gas: "0x3" }] }] };
    expect(decode(frame, shape("debug_traceTransaction", "0x00", { tracer: "callTracer" }))).toEqual({
      gas: 1n,
      input: "0x01",
      calls: [{ gas: 2n, calls: [{ gas: 3n }] }],
    });
    const pool = JSON.parse(
      '{ "pending": { "0xab": { "7": { "gas": "0x1" } }, "__proto__": { "8": { "gas": "0x2" } } } }',
    ) as object;
    const text = JSON.stringify(decode(pool, shape("txpool_content")), (_, value: unknown) =>
      typeof value === "bigint" ? `${value}n` : value,
    );
    expect(text).toBe('{"pending":{"0xab":{"7":{"gas":"1n"}},"__proto__":{"8":{"gas":"2n"}}}}');
  });

  it("decodes a trace according to its tracer, and leaves traces of unknown tracers unchanged", () => {
    const prestate = { "0xab": { balance: "0x1", code: "0x02" } };
    const config = { tracer: "prestateTracer", tracerConfig: { diffMode: true } };
    expect(decode({ pre: prestate, post: {} }, shape("debug_traceTransaction", "0x00", config))).toEqual({
      pre: { "0xab": { balance: 1n, code: "0x02" } },
      post: {},
    });
    expect(decode(prestate, shape("debug_traceTransaction", "0x00", { tracer: "prestateTracer" }))).toEqual({
      "0xab": { balance: 1n, code: "0x02" },
    });
    expect(
      decode([[{ structLogs: [{ stack: ["0x1"], gas: 7 }] }]], shape("debug_traceCallMany", [], {})),
    ).toEqual([[{ structLogs: [{ stack: [1n], gas: 7 }] }]]);
    for (const tracer of ["{ step() {} }", "4byteTracer", "constructor", 1])
      expect(named.ofResult("debug_traceTransaction", ["0x00", { tracer }])).toBeUndefined();
  });

  it("leaves values unchanged that are nested too deeply", () => {
    const of = shape("debug_traceTransaction", "0x00", { tracer: "callTracer" });
    // The maximum call depth of the EVM.
    expect(decode(nested(1_024), of)).toMatchObject({ gas: 1n, calls: [{ gas: 1n }] });
    const deep = nested(100_000);
    expect(decode(deep, of)).toBe(deep);
  });

  it("supports each name of a method, and no unknown name", () => {
    expect(shape("explorer_getHeaderByNumber")).toBe(shape("erigon_getHeaderByNumber"));
    for (const name of ["constructor", "eth_nothing", ""]) expect(named.ofResult(name, [])).toBeUndefined();
  });
});

describe("encodeParams", () => {
  it("encodes any non-negative integer as a quantity that decodes to the same integer", () => {
    fc.assert(
      fc.property(fc.oneof(integers, fc.maxSafeNat()), (integer) => {
        const [text] = encodeParams("eth_getBlockByNumber", [integer, false]);
        expect(text).toMatch(/^0x(0|[1-9a-f][0-9a-f]*)$/);
        expect(decode(text, quantity)).toBe(BigInt(integer));
      }),
    );
  });

  it("encodes quantities in objects, arrays and maps", () => {
    const transaction = { value: 1n, gas: 2, nonce: "0x3", authorizationList: [{ chainId: 4, r: 5n }] };
    const overrides = { "0xab": { balance: 6n, nonce: 7 }, "0xcd": { code: "0x08" } };
    expect(encodeParams("eth_call", [transaction, { blockNumber: 9n }, overrides, { time: 10n }])).toEqual([
      { value: "0x1", gas: "0x2", nonce: "0x3", authorizationList: [{ chainId: "0x4", r: "0x5" }] },
      { blockNumber: "0x9" },
      { "0xab": { balance: "0x6", nonce: "0x7" }, "0xcd": { code: "0x08" } },
      { time: "0xa" },
    ]);
    expect(transaction.value).toBe(1n);
  });

  it("leaves everything else unchanged: hex, tags, bytes, JSON integers, unknown fields", () => {
    const filter = Object.freeze({ fromBlock: "0x1", toBlock: "latest", topics: [null], address: 5 });
    const unknown = [1n, { gas: 1n }];
    expect(encodeParams("eth_getLogs", [filter])[0]).toBe(filter);
    expect(encodeParams("eth_sendRawTransaction", unknown)).toEqual(unknown);
    expect(encodeParams("custom_method", unknown)).toEqual(unknown);
    expect(encodeParams("constructor", unknown)).toEqual(unknown);
    expect(encodeParams("trace_filter", [{ fromBlock: 1, after: 2, count: 3n }])).toEqual([
      { fromBlock: "0x1", after: 2, count: 3n },
    ]);
  });

  it("rejects an invalid quantity with its path", () => {
    for (const value of [-1, -1n, 0.5, NaN, Infinity, 2 ** 53]) {
      expect(rejection("eth_getBlockByNumber", [value])).toMatchObject({
        path: "eth_getBlockByNumber.params[0]",
        received: String(value),
      });
    }
    expect(rejection("eth_call", [{ authorizationList: [{}, { nonce: -1 }] }])).toMatchObject({
      path: "eth_call.params[0].authorizationList[1].nonce",
    });
    expect(rejection("eth_call", [{}, "latest", { "0xab": { balance: -1n } }])).toMatchObject({
      path: "eth_call.params[2].0xab.balance",
    });
  });
});
