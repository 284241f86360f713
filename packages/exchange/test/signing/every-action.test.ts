import * as api from "@nktkas/hyperliquid/api/exchange";
import { signL1Action } from "@nktkas/hyperliquid/signing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SchemaName, schemas } from "../../src/generated/schemas.ts";
import { combineSignatures, privateKeySigner, type SignedRequest } from "../../src/signing/index.ts";
import { hex, otherSdkWallet } from "./arbitraries.ts";
import { ofSchema } from "./schema-arbitrary.ts";

type Fields = Record<string, unknown>;
interface Body {
  readonly action: Fields;
  readonly nonce: number;
  readonly signature: object;
  readonly vaultAddress?: string;
  readonly expiresAfter?: number;
}
type Method = (config: object, ...given: object[]) => Promise<unknown>;

const KEYS = ["11", "22", "33"].map((byte): `0x${string}` => `0x${byte.repeat(32)}`);
const [KEY = "0x"] = KEYS;
const signer = privateKeySigner(KEY);
const { oneOf } = schemas.$defs.Action as { oneOf: readonly { $ref: string }[] };
const names = oneOf.map(({ $ref }) => $ref.replace("#/$defs/", "") as SchemaName);
const actions = names.filter((name) => name !== "MultiSigAction");

/** How many times to compare each action, and each action of several signers. */
const [RUNS, MULTI_SIG_RUNS] = process.env["NIGHTLY"] ? [300, 4] : [2, 1];

/** The request that the other SDK sends for an action. */
async function theirs(config: object, type: string, fields: Fields, options: object): Promise<Body> {
  const method = (api as unknown as Record<string, Method>)[type[0]?.toLowerCase() + type.slice(1)];
  if (!method) throw new Error(`the other SDK has no ${type}`);
  let sent: Body | undefined;
  const transport = {
    isTestnet: false,
    async request(_: string, body: Body): Promise<object> {
      sent = body;
      return { status: "ok", response: { type: "default" } };
    },
  };
  const { nonce } = options as { nonce: number };
  const whole = { ...config, transport, nonceManager: () => nonce, signatureChainId: "0x66eee" };
  const given = Object.keys(fields).length > 0 ? [fields] : type === "noop" ? [{ nonce }] : [];
  await method(whole, ...given, options);
  if (!sent) throw new Error(`the other SDK sent nothing for ${type}`);
  return sent;
}

interface Case {
  readonly type: string;
  readonly action: Fields;
  readonly fields: Fields;
}

/** What the venue has, and release 0.33.3 of the other SDK has not. */
const NEWER = ["setDeployerFees", "setTokenAnnotation", "setDeployerLabel"];
const MAX_TWAP_MINUTES = 1_440;

function isKnownToBoth({ fields }: Case): boolean {
  const { m: minutes = 0 } = Object(fields["twap"]) as { readonly m?: number };
  return minutes <= MAX_TWAP_MINUTES && !NEWER.some((key) => key in fields);
}

/** Actions as callers pass them to this package, and to the other SDK, which adds the rest itself. */
function cases(name: SchemaName): fc.Arbitrary<Case> {
  return ofSchema(name)
    .map((made) => {
      const { type, signatureChainId, hyperliquidChain, nonce, dexAbstraction, ...rest } = made as Fields;
      const { time, ...timeless } = rest;
      const fields = hyperliquidChain === undefined ? rest : timeless;
      void [signatureChainId, nonce, dexAbstraction, time];
      return { type: String(type), action: { ...shuffled(fields), type }, fields };
    })
    .filter(isKnownToBoth);
}

/** The same value with keys in another order at every level. */
function shuffled(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turn(inner)]),
  );
}

function turn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turn);
  return typeof value === "object" && value !== null ? shuffled(value as Fields) : value;
}

const extra = fc.record(
  {
    nonce: fc.integer({ min: 1, max: 4e12 }),
    vaultAddress: hex(40),
    expiresAfter: fc.integer({ min: 1, max: 4e12 }),
  },
  { requiredKeys: ["nonce"] },
);

function signedByUser(name: SchemaName): boolean {
  return "hyperliquidChain" in (schemas.$defs[name] as { properties: object }).properties;
}

describe("every action", () => {
  it("exists in the other SDK too, and vice versa", () => {
    expect(actions.length).toBe(59);
  });

  for (const [index, name] of actions.entries()) {
    it(`signs ${name} like another SDK, for any values`, async () => {
      await fc.assert(
        fc.asyncProperty(cases(name), extra, async ({ type, action, fields }, { nonce, ...more }) => {
          const envelope = signedByUser(name) ? { nonce } : { nonce, ...more };
          const expected = await theirs({ wallet: otherSdkWallet(KEY) }, type, fields, envelope);
          const ours = await signer.sign({ action, ...envelope, network: "mainnet" });
          expect(JSON.stringify(ours.action)).toBe(JSON.stringify(expected.action));
          expect(ours.signature).toEqual(expected.signature);
          expect({ ...ours, action: 0, signature: 0 }).toEqual({ ...expected, action: 0, signature: 0 });
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    });

    // Several signatures wrap an action of any kind in the same way: by day, some of each kind.
    if (!process.env["NIGHTLY"] && index % 4 > 0) continue;
    it(`signs ${name} for a multi-signature account like another SDK`, async () => {
      await fc.assert(
        fc.asyncProperty(cases(name), hex(40), extra, async ({ type, action, fields }, user, { nonce }) => {
          const config = { signers: KEYS.map(otherSdkWallet), multiSigUser: user };
          const expected = await theirs(config, type, fields, { nonce });
          const multiSig = { user, outerSigner: signer.address };
          const request = { action, nonce, network: "mainnet", multiSig } as const;
          const signed: SignedRequest[] = [];
          for (const key of KEYS) signed.push(await privateKeySigner(key).sign(request));
          const whole = { type: "multiSig", ...combineSignatures(multiSig, signed) };
          const ours = await signer.sign({ action: whole, nonce, network: "mainnet" });
          expect(JSON.stringify(ours.action)).toBe(JSON.stringify(expected.action));
          expect(ours.signature).toEqual(expected.signature);
        }),
        { numRuns: MULTI_SIG_RUNS, endOnFailure: true },
      );
    });
  }

  it.each<Fields>([
    { type: "perpDeploy", setDeployerFees: [["xyz:ABC", { scale: "1.5", growthMode: true }]] },
    {
      type: "spotDeploy",
      setTokenAnnotation: {
        token: 7,
        annotation: { category: "meme", description: "text", displayName: null, keywords: ["dog"] },
      },
    },
    { type: "spotDeploy", setDeployerLabel: { label: "abcd" } },
    { type: "twapOrder", twap: { a: 0, b: true, s: "1", r: false, m: 10_080, t: false } },
  ])("signs %j, which only its signing knows, like another SDK", async (action) => {
    const nonce = 1_700_000_000_000;
    const { type, ...fields } = action;
    const ours = await signer.sign({
      action: { ...shuffled(fields), type },
      nonce,
      network: "mainnet",
    } as never);
    expect(JSON.stringify(ours.action)).toBe(JSON.stringify(action));
    expect(ours.signature).toEqual(
      await signL1Action({ wallet: otherSdkWallet(KEY) as never, action, nonce }),
    );
  });
});
