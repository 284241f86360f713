import { inspect } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import { isIP } from "node:net";
import { describe, expect, it } from "vitest";
import { type SchemaName, schemas } from "../../src/generated/schemas.ts";
import { isNodeAccessError } from "../../src/index.ts";
import { privateKeySigner } from "../../src/signing/index.ts";
import { writeAction } from "../../src/signing/write-action.ts";
import { ofSchema } from "./schema-arbitrary.ts";

type Values = Record<string, unknown>;

const filling = { nonce: 7, network: "testnet", chainId: "0x66eee", validate: true } as const;
const order = { a: 4, b: true, p: "1", s: "0.1", r: false, t: { limit: { tif: "Gtc" } } };
const { oneOf } = schemas.$defs.Action as { oneOf: readonly { $ref: string }[] };
const names = oneOf.map(({ $ref }) => $ref.replace("#/$defs/", "") as SchemaName);

const ajv = new Ajv2020({ strict: false, formats: { ip: (text: string) => isIP(text) > 0 } });
ajv.addSchema({ $id: "all", $defs: schemas.$defs });

function compileSchema(name: SchemaName): ValidateFunction {
  return ajv.compile({ $ref: `all#/$defs/${name}` });
}

/** The action as the client sends it, or the path of the value that it rejects. */
function verdict(action: unknown): { sent: Values } | { rejected: string; message: string } {
  try {
    return { sent: writeAction(action as Values, filling) };
  } catch (error) {
    if (!isNodeAccessError(error, "INVALID_ARGUMENT")) throw error;
    return { rejected: error.context.path, message: error.message };
  }
}

/** One action is sent as JSON in a string, which its schema does not define. */
function unpacked(action: Values): Values {
  const { signers } = action;
  return typeof signers === "string" && /^[n{]/.test(signers)
    ? { ...action, signers: JSON.parse(signers) }
    : action;
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, "true", "", "x", "0x", "1", "-1", "1e5", 0, 1, -1, 0.5, 1e9, [], {}),
  fc.constantFrom<unknown>(
    [[]],
    ["a", "1"],
    "na",
    "Gtc",
    { p: 1 },
    { limit: { tif: "Gtc" } },
    `0x${"a".repeat(40)}`,
  ),
  fc.integer({ min: -3, max: 2000 }),
);

interface Place {
  readonly holder: Values;
  readonly key: string;
}

function places(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.keys(value).map((key) => ({ holder: value as Values, key }));
  return own.concat(Object.values(value).flatMap(places));
}

/** The same action with one value replaced or removed. */
function mutated(action: unknown): fc.Arbitrary<Values> {
  const copy = structuredClone(action) as Values;
  const all = places(copy).filter(({ holder, key }) => holder !== copy || key !== "type");
  if (all.length === 0) return fc.constant(copy);
  return fc.tuple(fc.nat(all.length - 1), fc.option(junk, { nil: undefined })).map(([index, value]) => {
    const again = structuredClone(action) as Values;
    const place = places(again).filter(({ holder, key }) => holder !== again || key !== "type")[index];
    if (place && value !== undefined) place.holder[place.key] = value;
    else if (place && !Array.isArray(place.holder)) delete place.holder[place.key];
    return again;
  });
}

describe("an action's shape", () => {
  for (const name of names) {
    it(`matches its schema: ${name}`, () => {
      const isValid = compileSchema(name);
      const whole = ofSchema(name).map((action) => writeAction(action as Values, filling));
      fc.assert(
        fc.property(fc.oneof(whole, whole.map(unpacked).chain(mutated)), (action) => {
          const found = verdict(action);
          // A string instead of JSON is not validated further.
          if (typeof action["signers"] === "string") return;
          if ("sent" in found) {
            const sent = unpacked(found.sent);
            expect(isValid(sent), `${JSON.stringify(sent)} ${ajv.errorsText(isValid.errors)}`).toBe(true);
          } else if (isValid(action)) {
            // Schemas allow additional keys, but a signature must not cover them.
            expect(found.rejected).toMatch(/\.(p|limit|tif)$/);
          }
        }),
        { numRuns: process.env["NIGHTLY"] ? 150 : 30 },
      );
    });
  }

  it.each<[string, Values, string]>([
    ["nothing", {}, "action.orders: expected a list, received undefined"],
    [
      "a string for a boolean",
      { orders: [{ ...order, b: "true" }] },
      'action.orders[0].b: expected true or false, received "true"',
    ],
    [
      "a string for an integer",
      { orders: [order, { ...order, a: "1" }] },
      'action.orders[1].a: expected an integer from 0, received "1"',
    ],
    [
      "a fraction for an integer",
      { orders: [{ ...order, a: 1.5 }] },
      "action.orders[0].a: expected an integer from 0, received 1.5",
    ],
    [
      "an unknown choice",
      { orders: [{ ...order, t: { limit: { tif: "GTC" } } }] },
      'action.orders[0].t.limit.tif: expected Gtc or Ioc or Alo or FrontendMarket, received "GTC"',
    ],
    [
      "no order type",
      { orders: [{ ...order, t: {} }] },
      "action.orders[0].t: expected exactly one of the keys limit, trigger, received 0 of them",
    ],
    [
      "both order types",
      {
        orders: [
          { ...order, t: { limit: { tif: "Gtc" }, trigger: { isMarket: true, triggerPx: "1", tpsl: "tp" } } },
        ],
      },
      "action.orders[0].t: expected exactly one of the keys limit, trigger, received 2 of them",
    ],
    [
      "a negative price",
      { orders: [{ ...order, p: -1 }] },
      "action.orders[0].p: expected a decimal number that matches /^[0-9]+(\\.[0-9]+)?$/u, received -1",
    ],
    [
      "a short order id",
      { orders: [{ ...order, c: "0x1" }] },
      'action.orders[0].c: expected a string that matches /^0x[0-9a-fA-F]{32}$/u, received "0x1"',
    ],
    [
      "neither of two shapes",
      { orders: [order], grouping: 1 },
      "action.grouping: expected na or normalTpsl or positionTpsl or an object, received 1",
    ],
    [
      "too high a fee",
      { orders: [order], builder: { b: `0x${"a".repeat(40)}`, f: 1001 } },
      "action.builder.f: expected an integer from 0 to 1000, received 1001",
    ],
  ])("is named in the error: %s", (_, fields, message) => {
    const path = message.slice(0, message.indexOf(":"));
    expect(verdict({ type: "order", ...fields })).toEqual({ rejected: path, message });
  });

  it("is checked before anything is signed", async () => {
    const signed: Uint8Array[] = [];
    const signer = privateKeySigner(`0x${"11".repeat(32)}`, {
      signDigest(digest) {
        signed.push(digest);
        return { signature: new Uint8Array(64), recovery: 0 };
      },
    });
    const sign = (action: Values, validate?: boolean) =>
      signer.sign({ action, network: "mainnet", validate });
    await expect(sign({ type: "order" })).rejects.toThrow(/^action\.orders: expected a list/);
    await expect(sign({ type: "nope" })).rejects.toThrow(/^action\.type: expected .*received "nope"$/);
    await expect(sign({})).rejects.toThrow(/^action\.type: expected .*received undefined$/);
    expect(signed).toEqual([]);
    await sign({ type: "nope", b: [1], a: 2 }, false);
    expect(signed).toHaveLength(1);
  });
});

describe("the error of a caller's signDigest", () => {
  const digits = "11".repeat(32);
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();

  it.each([
    ["a TypeError", new TypeError(digits, { cause: digits }), "a TypeError"],
    ["an error named after the key", Object.assign(new Error(digits), { name: digits }), "an error"],
    ["a string", digits, "a value of type string"],
    ["nothing", undefined, "a value of type undefined"],
    ["a revoked proxy", proxy, "an error"],
  ])("does not show the key: %s", async (_, thrown, kind) => {
    const signer = privateKeySigner(`0x${digits}`, {
      signDigest() {
        throw thrown;
      },
    });
    const action = { type: "nope" };
    const error: unknown = await signer
      .sign({ action, network: "mainnet", validate: false })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: "INVALID_ARGUMENT",
      message: expect.stringContaining(`throws ${kind}`),
    });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(digits);
  });

  it.each([undefined, {}, { signature: digits }, { signature: new Uint8Array(63) }])(
    "is an invalid argument when it returns %o",
    async (signed) => {
      const signer = privateKeySigner(`0x${digits}`, { signDigest: () => signed as never });
      const signing = signer.sign({ action: { type: "nope" }, network: "mainnet", validate: false });
      await expect(signing).rejects.toMatchObject({ code: "INVALID_ARGUMENT" });
    },
  );
});

describe("validate: false", () => {
  const lenient = { ...filling, validate: false };

  it("accepts everything that can be hashed, with known keys in order and new ones last", () => {
    const action = {
      type: "order",
      newer: [1],
      orders: [{ x: 1, ...order, b: "true", p: 1e-7 }],
      grouping: { q: 1 },
    };
    expect(JSON.stringify(writeAction(action, lenient))).toBe(
      '{"type":"order","orders":[{"a":4,"b":"true","p":"0.0000001","s":"0.1","r":false,"t":{"limit":{"tif":"Gtc"}},"x":1}],"grouping":{"q":1},"newer":[1]}',
    );
    expect(writeAction({ b: 1, type: "newer", a: "0xAB" }, lenient)).toEqual({
      b: 1,
      type: "newer",
      a: "0xAB",
    });
  });

  it("converts a valid action like with validation", () => {
    for (const name of names) {
      const isSame = fc.property(ofSchema(name), (action) => {
        const both = [lenient, filling].map((one) => JSON.stringify(writeAction(action as Values, one)));
        expect(both[0]).toBe(both[1]);
      });
      fc.assert(isSame, { numRuns: 10 });
    }
  });
});
