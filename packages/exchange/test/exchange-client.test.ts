import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { inspect } from "node:util";
import { bearer } from "@node-access/auth";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createExchangeClient, type ExchangeClientOptions, isNodeAccessError } from "../src/index.ts";
import { privateKeySigner, walletSigner } from "../src/signing/index.ts";
import { exchangeSigningOfUser } from "./signing/arbitraries.ts";
import { PRIVATE_KEY } from "./signing/python-vectors.ts";
import { recoverSigner, type Reply, startVenue, type Venue } from "./venue.ts";

const OK: Reply = { body: '{"status":"ok","response":{"type":"default"}}' };
const l1 = { signing: { scheme: "l1" }, network: "mainnet" } as const;
const vault = "0x1719884EB866CB12B2287399B15F7DB5E7D775EA";
const signer = privateKeySigner(PRIVATE_KEY);
const venues: Venue[] = [];

afterEach(async () => {
  for (const venue of venues.splice(0)) await venue.close();
});

async function start(reply: () => Reply | undefined): Promise<Venue> {
  const venue = await startVenue(reply);
  venues.push(venue);
  return venue;
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => error,
  );
}

describe("createExchangeClient", () => {
  it.each([0, "no", null, {}])("rejects %j for validate", (validate) => {
    const options = { endpoint: "http://127.0.0.1:1", validate: validate as never };
    expect(() => createExchangeClient(options)).toThrow(/^validate: expected true or false/);
  });

  it("signs what it sends, so the venue can recover the signer", async () => {
    const venue = await start(() => OK);
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer });
    expect(await exchange.agentEnableDexAbstraction()).toEqual({
      status: "ok",
      response: { type: "default" },
    });
    await exchange.agentSetAbstraction({ abstraction: "u" }, { vaultAddress: vault, expiresAfter: 4e12 });
    await exchange.userDexAbstraction({ user: vault, enabled: true });
    const [enable, set, user] = venue.sent;
    expect(JSON.parse(enable?.body ?? "")).toMatchObject({ action: { type: "agentEnableDexAbstraction" } });
    expect(JSON.parse(set?.body ?? "")).toMatchObject({
      vaultAddress: vault.toLowerCase(),
      expiresAfter: 4e12,
    });
    for (const { url, headers, body } of [enable, set].flatMap((sent) => sent ?? [])) {
      expect(url).toBe("/exchange");
      expect(headers["content-type"]).toBe("application/json");
      expect(headers.authorization).toBeUndefined();
      expect(recoverSigner(body, l1)).toBe(signer.address);
    }
    const signing = exchangeSigningOfUser;
    expect(recoverSigner(user?.body ?? "", { signing, network: "mainnet" })).toBe(signer.address);
    expect(user?.body).toMatch(
      /^{"action":{"type":"userDexAbstraction","signatureChainId":"0x66eee","hyperliquidChain":"Mainnet","user":"0x1719884eb866/,
    );
  });

  it("signs for the configured network, and exactly what is sent", async () => {
    const venue = await start(() => OK);
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer, network: "testnet" });
    await exchange.agentEnableDexAbstraction({ dexAbstraction: { b: 1, a: [undefined, 2].slice(1) } });
    const { body = "" } = venue.sent[0] ?? {};
    expect(body).toContain('"dexAbstraction":{"b":1,"a":[2]}');
    expect(recoverSigner(body, { ...l1, network: "testnet" })).toBe(signer.address);
    expect(recoverSigner(body, l1)).not.toBe(signer.address);
    expect(recoverSigner(body.replace('"b":1', '"b":2'), { ...l1, network: "testnet" })).not.toBe(
      signer.address,
    );
  });

  it("reports what is sent to observers, not the signing before it", async () => {
    const venue = await start(() => OK);
    const seen: string[] = [];
    const channels = ["start", "end", "error"].map((name) => `node-access:call:${name}`);
    const listener = (_message: unknown, name: string | symbol): void => void seen.push(String(name));
    for (const channel of channels) subscribe(channel, listener);
    await createExchangeClient({ endpoint: venue.endpoint, signer }).agentEnableDexAbstraction();
    for (const channel of channels) unsubscribe(channel, listener);
    expect(seen).toEqual(["node-access:call:start", "node-access:call:end"]);
  });

  it("assigns increasing nonces", async () => {
    const venue = await start(() => OK);
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer });
    await Promise.all(Array.from({ length: 30 }, () => exchange.agentEnableDexAbstraction()));
    const nonces = venue.sent.map(({ body }) => (JSON.parse(body) as { nonce: number }).nonce);
    expect(new Set(nonces).size).toBe(30);
  });

  it("sends a signature created elsewhere unchanged", async () => {
    const venue = await start(() => OK);
    const exchange = createExchangeClient({ endpoint: venue.endpoint });
    const nonce = 1_700_000_000_000;
    const action = { type: "agentSetAbstraction", abstraction: "i" };
    const { signature } = await signer.sign({ action, nonce, network: "mainnet" });
    await exchange.agentSetAbstraction({ abstraction: "i" }, { nonce, signature });
    expect(venue.sent[0]?.body).toBe(JSON.stringify({ action, nonce, signature }));
    const user = signer.address;
    const made = { type: "userDexAbstraction", signatureChainId: "0x1", user, enabled: false };
    const signed = await signer.sign({ action: made, nonce, network: "mainnet" });
    await exchange.userDexAbstraction(
      { user, enabled: false, signatureChainId: "0x1", hyperliquidChain: "Mainnet", nonce },
      { nonce, signature: signed.signature },
    );
    const whole = { signing: exchangeSigningOfUser, network: "mainnet" } as const;
    expect(recoverSigner(venue.sent[1]?.body ?? "", whole)).toBe(user);
  });

  it("names what is missing, and sends nothing", async () => {
    const venue = await start(() => OK);
    const exchange = createExchangeClient({ endpoint: venue.endpoint });
    const { signature } = await signer.sign({ action: { type: "noop" }, network: "mainnet" });
    const network = "main" as "mainnet";
    expect(() => createExchangeClient({ endpoint: venue.endpoint, signer, network })).toThrow(
      /^network: expected mainnet or testnet, received "main"$/,
    );
    const wrong: readonly [Promise<unknown>, string][] = [
      [signer.sign({ action: { type: "noop" }, network }), "network"],
      [exchange.agentEnableDexAbstraction(), "signer"],
      [exchange.agentEnableDexAbstraction({}, { signature }), "nonce"],
      [
        createExchangeClient({ endpoint: venue.endpoint, signer }).agentEnableDexAbstraction(
          {},
          { nonce: 0.5 },
        ),
        "nonce",
      ],
      [
        createExchangeClient({ endpoint: venue.endpoint, signer }).agentEnableDexAbstraction({
          dexAbstraction: { x: 0.5 },
        }),
        "action.dexAbstraction.x",
      ],
      [
        createExchangeClient({ endpoint: venue.endpoint, signer }).agentEnableDexAbstraction(
          {},
          { vaultAddress: "0x1" },
        ),
        "vaultAddress",
      ],
    ];
    for (const [call, path] of wrong) {
      const error = await failure(call);
      expect(isNodeAccessError(error, "INVALID_ARGUMENT") && error.context.path).toBe(path);
    }
    expect(venue.sent).toEqual([]);
  });

  it("distinguishes a rejection, an invalid body and an unexpected response, and sends once", async () => {
    const replies: (Reply | undefined)[] = [
      { body: '{"status":"err","response":"User or API Wallet does not exist."}' },
      { status: 422, type: "text/plain", body: "Failed to deserialize the JSON body into the target type" },
      { body: '{"status":"perhaps","response":{}}' },
      { status: 500, type: "text/plain", body: "oops" },
      undefined,
    ];
    const venue = await start(() => replies.shift());
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer });
    const errors: unknown[] = [];
    for (let count = 0; count < 5; count++) errors.push(await failure(exchange.agentEnableDexAbstraction()));
    const [refusal, unread, neither, failed, lost] = errors;
    expect(isNodeAccessError(refusal, "VENUE_ERROR") && refusal.context.response).toBe(
      "User or API Wallet does not exist.",
    );
    expect(isNodeAccessError(unread, "HTTP_STATUS") && unread.context).toMatchObject({
      status: 422,
      body: expect.stringMatching(/^Failed to deser/),
    });
    expect(isNodeAccessError(neither, "INVALID_RESPONSE")).toBe(true);
    expect(isNodeAccessError(failed, "HTTP_STATUS") && failed.context.status).toBe(500);
    expect(isNodeAccessError(lost, "UNANSWERED")).toBe(true);
    expect(venue.sent).toHaveLength(5);
    for (const error of errors) {
      expect(inspect(error, { depth: null, showHidden: true })).not.toContain(PRIVATE_KEY.slice(2));
    }
  });

  it("rejects with NOT_SENT if the wallet's owner declines", async () => {
    const venue = await start(() => OK);
    const refusing = walletSigner(
      {
        request: () => Promise.reject(Object.assign(new Error("User rejected the request."), { code: 4001 })),
      },
      signer.address,
    );
    const error = await failure(
      createExchangeClient({ endpoint: venue.endpoint, signer: refusing }).agentEnableDexAbstraction(),
    );
    expect(isNodeAccessError(error, "NOT_SENT") && error.context.reason).toBe("User rejected the request.");
    expect(isNodeAccessError(error) && error.cause).toMatchObject({ code: 4001 });
    expect(venue.sent).toEqual([]);
  });

  it("accepts no credential", () => {
    const options = { endpoint: "https://exchange.example", credential: bearer("k3y") };
    expect(() => createExchangeClient(options as ExchangeClientOptions)).toThrow(
      /^credential: exchange does not accept bearer/,
    );
  });

  it.each([
    ["a date", new Date(0)],
    ["a map", new Map([["a", 1]])],
    ["bytes", Uint8Array.of(1, 2)],
  ])("rejects %s, which JSON cannot represent", async (_, inner) => {
    const venue = await start(() => OK);
    const action = { type: "agentEnableDexAbstraction", dexAbstraction: { nested: [{ inner }] } };
    const request = { action, network: "mainnet" } as const;
    expect(await failure(signer.sign(request))).toMatchObject({
      code: "INVALID_ARGUMENT",
      context: { path: "action.dexAbstraction.nested[0].inner" },
    });
    expect(venue.sent).toEqual([]);
  });

  it("is aborted by its signal also during signing", async () => {
    const venue = await start(() => OK);
    const silent = {
      address: signer.address,
      sign: vi.fn<() => Promise<never>>(() => new Promise(() => {})),
    };
    const controller = new AbortController();
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer: silent });
    const failed = failure(exchange.with({ signal: controller.signal }).agentEnableDexAbstraction());
    await expect.poll(() => silent.sign.mock.calls.length).toBe(1);
    controller.abort();
    expect(await failed).toMatchObject({ code: "ABORTED", context: { sent: false } });
    expect(venue.sent).toEqual([]);
  });

  it("shows a rejection that is not a string", async () => {
    const venue = await start(() => ({
      body: '{"status":"err","response":{"error":"no margin","toString":1}}',
    }));
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer });
    expect(await failure(exchange.agentEnableDexAbstraction())).toMatchObject({
      code: "VENUE_ERROR",
      context: { response: '{"error":"no margin","toString":1}' },
    });
  });

  it("shows integers beyond 2^53, and a rejection without a reason", async () => {
    const replies = [
      '{"status":"err","response":{"oid":9007199254740993}}',
      '{"status":"perhaps","oid":9007199254740993}',
      '{"status":"err"}',
    ];
    const venue = await start(() => ({ body: replies.shift() ?? "" }));
    const exchange = createExchangeClient({ endpoint: venue.endpoint, signer });
    const errors: unknown[] = [];
    for (let count = 0; count < 3; count++) errors.push(await failure(exchange.agentEnableDexAbstraction()));
    expect(errors).toMatchObject([
      { code: "VENUE_ERROR", context: { response: '{"oid":9007199254740993}' } },
      { code: "INVALID_RESPONSE", context: { received: '{"status":"perhaps","oid":9007199254740993}' } },
      { code: "VENUE_ERROR", context: { response: "null" } },
    ]);
  });
});
