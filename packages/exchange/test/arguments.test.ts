import { describe, expect, it } from "vitest";
import * as main from "../src/index.ts";
import * as limiter from "../src/limiter/index.ts";
import * as orders from "../src/orders/index.ts";
import * as signing from "../src/signing/index.ts";
import * as subscriptions from "../src/subscriptions/index.ts";
import { meta } from "./meta-sample.ts";

type Anything = (...given: unknown[]) => unknown;

const KEY = `0x${"11".repeat(32)}`;
const NOWHERE = { endpoint: "http://127.0.0.1:1", retries: 0, timeout: 2_000 } as const;
const cycle: Record<string, unknown> = { type: "noop" };
cycle["self"] = [cycle];
let deep: unknown = 1;
for (let level = 0; level < 50_000; level += 1) deep = [deep];

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1.5,
  Number.NaN,
  2 ** 60,
  10n ** 30n,
  "",
  "x",
  "-1",
  Symbol("s"),
  () => {},
  [],
  [null],
  [cycle],
  {},
  Object.create(null),
  cycle,
  { deep },
  { toString: 1, valueOf: 1 },
  { type: Symbol("t") },
  { action: cycle, nonce: 1 },
  { action: { type: "order" }, nonce: "1", network: Symbol("n"), signing: {}, multiSig: 1 },
  {
    action: { type: "order", orders: [Object.create(null)] },
    network: "mainnet",
    signing: { scheme: "user" },
  },
  { action: { type: "noop" }, network: "mainnet", multiSig: {}, vaultAddress: 5, expiresAfter: "x" },
  {
    action: { type: "noop" },
    nonce: 1,
    network: "mainnet",
    multiSig: { user: 1, outerSigner: [] },
    signing: {},
  },
  { action: { type: "noop" }, nonce: 1, vaultAddress: 5 },
  { action: { type: "x" }, network: "mainnet", validate: false, signing: { scheme: "user", types: [null] } },
  { universe: null },
  { universe: [null], marginTables: [null] },
  { universe: {}, marginTables: [[50, null]] },
  { name: "BTC", marginTableId: 50 },
  { szDecimals: {} },
  { operation: null, input: [null] },
  { perMinute: "x", endpoint: Symbol("e"), signer: 1, network: {}, signDigest: 1 },
  { endpoint: "http://127.0.0.1:1", signer: { sign: 1 }, network: Object.create(null) },
  { address: 1, signTypedData: 1, request: 1 },
  { r: "0x1", s: 1, v: {} },
];

const signer = signing.privateKeySigner(KEY);
const exchange = main.createExchangeClient({ ...NOWHERE, signer });
const unsigned = main.createExchangeClient(NOWHERE);
const info = main.createInfoClient(NOWHERE);
const events = subscriptions.createSubscriptionClient({ ...NOWHERE, endpoint: "ws://127.0.0.1:1" });
const signature = { r: "0x1", s: "0x1", v: 27 } as const;
const account = { address: signer.address, signTypedData: async () => "0x" };

/** Each function with valid arguments, any of which may be replaced. */
const FUNCTIONS: Readonly<Record<string, readonly [Anything, ...unknown[]]>> = {
  createExchangeClient: [main.createExchangeClient as Anything, { ...NOWHERE, signer }],
  createInfoClient: [main.createInfoClient as Anything, NOWHERE],
  createSubscriptionClient: [
    subscriptions.createSubscriptionClient as Anything,
    { endpoint: "ws://127.0.0.1:1" },
  ],
  findAsset: [main.findAsset as Anything, meta, "BTC"],
  marginTier: [main.marginTier as Anything, meta, meta.universe[0], "1"],
  roundPrice: [orders.roundPrice as Anything, "1", { szDecimals: 1 }, "perpetual", "nearest"],
  roundSize: [orders.roundSize as Anything, "1", { szDecimals: 1 }, "down"],
  callWeight: [
    limiter.callWeight as Anything,
    { operation: { name: "meta", idempotency: "safe" }, input: [] },
  ],
  weightLimiter: [limiter.weightLimiter as Anything, { perMinute: 1 }],
  actionHash: [signing.actionHash as Anything, { action: { type: "noop" }, nonce: 1 }],
  actionTypedData: [
    signing.actionTypedData as Anything,
    { action: { type: "noop" }, nonce: 1, network: "mainnet", signing: { scheme: "l1" } },
  ],
  combineSignatures: [
    signing.combineSignatures as Anything,
    { user: signer.address, outerSigner: signer.address },
    [{ action: { type: "noop" }, nonce: 1, signature }],
  ],
  validateAction: [signing.validateAction as Anything, { type: "noop" }],
  privateKeySigner: [signing.privateKeySigner as Anything, KEY, {}],
  typedDataSigner: [signing.typedDataSigner as Anything, account],
  walletSigner: [signing.walletSigner as Anything, { request: async () => "0x" }, signer.address],
  sign: [signer.sign as Anything, { action: { type: "noop" }, network: "mainnet" }],
  "exchange.order": [exchange.order as Anything, { orders: [] }, {}],
  "exchange.order, signed elsewhere": [unsigned.order as Anything, { orders: [] }, { nonce: 1, signature }],
  "exchange.usdSend": [exchange.usdSend as Anything, { amount: "1", destination: signer.address }, {}],
  "exchange.with": [exchange.with as Anything, {}],
  "info.meta": [info.meta as Anything, {}],
  "info.with": [info.with as Anything, {}],
  "subscriptions.with": [events.with as Anything, {}],
  "subscriptions.bbo": [events.with({ signal: AbortSignal.abort() }).bbo as Anything, { coin: "BTC" }],
};

async function check(what: string, call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (main.isNodeAccessError(error)) {
      expect(error.message.length, what).toBeLessThan(2_000);
      JSON.stringify(error);
    } else expect.unreachable(`${what} threw ${String(error)} ${error instanceof Error ? error.stack : ""}`);
  }
}

describe("invalid arguments from plain JavaScript", () => {
  for (const [name, [call, ...valid]] of Object.entries(FUNCTIONS)) {
    it(`make ${name} throw a NodeAccessError or nothing`, async () => {
      await check(`${name}()`, () => call());
      for (const [place] of valid.entries()) {
        for (const [index, garbage] of GARBAGE.entries()) {
          const given = valid.with(place, garbage);
          await check(`${name} with garbage ${index} in place ${place}`, () => call(...given));
          await check(`${name} of garbage ${index} alone`, () => call(garbage));
          await check(`${name} of garbage ${index} all over`, () => call(...valid.map(() => garbage)));
        }
      }
    });
  }

  it("are tested for every exported function", () => {
    const all = { ...main, ...limiter, ...orders, ...signing, ...subscriptions };
    const own = Object.keys(all).filter((name) => /^[a-z]/.test(name));
    const others = [
      "basic",
      "dangerouslySendOverPlainHttp",
      "isNodeAccessError",
      "refreshing",
      "urlToken",
      "withResponse",
    ];
    expect(own.filter((name) => !(name in FUNCTIONS)).toSorted()).toEqual(others);
  });
});
