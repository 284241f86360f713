import * as hyperliquid from "@nktkas/hyperliquid";
import { type MessageFacts, createSample } from "@node-access-tools/generate/model";
import { readCatalog } from "@node-access-tools/generate/catalog";
import { readRestFile } from "@node-access-tools/generate/read-texts";
import { createExchangeClient, createInfoClient, urlToken } from "@node-access/exchange";
import { schemas } from "@node-access/exchange/schemas";
import { combineSignatures, privateKeySigner } from "@node-access/exchange/signing";
import { createSubscriptionClient } from "@node-access/exchange/subscriptions";
import { createGateway } from "@node-access/gateway";
import { Ajv2020 } from "ajv/dist/2020.js";
import { resolve } from "node:path";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// The gateway's venue, through our clients and those of another SDK: its responses and events match the spec.

type Fields = Readonly<Record<string, unknown>>;
type Methods = Readonly<Record<string, (fields?: Fields) => Promise<unknown>>>;
type Events = AsyncIterator<unknown>;

const key = `0x${"11".repeat(32)}` as const;
const otherKey = `0x${"22".repeat(32)}` as const;
const wallet = privateKeyToAccount(key);
const otherWallet = privateKeyToAccount(otherKey);
/** Requests and subscriptions that release 0.33.3 of the other SDK does not have. */
const newer = new Set(["alignedQuoteTokenInfo", "tokenConciseAnnotations", "l2"]);
const root = resolve(import.meta.dirname, "../../../..");
const { operations, types } = await readRestFile(root, "exchange", readCatalog(root));

let gateway: Awaited<ReturnType<typeof createGateway>>;
beforeAll(async () => {
  gateway = await createGateway({ venue: { accounts: [wallet.address, otherWallet.address] } });
});
afterAll(() => gateway.close());

const ajv = new Ajv2020({
  allErrors: true,
  validateFormats: false,
  // Compiled for a few values each.
  inlineRefs: false,
  code: { optimize: false },
});
ajv.addSchema(schemas, "venue");

function expectMatch(name: string, value: unknown): void {
  const validate = ajv.getSchema(`venue#/$defs/${name}`);
  expect(validate?.(value), `${name}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
}

interface Member {
  readonly name: string;
  readonly type: string;
  /** The type of what it returns, or of its events. */
  readonly output: string;
  readonly fields: Fields;
  readonly facts: MessageFacts;
}

/** Lists the messages of an operation, with requests from the spec's examples. */
function listMessages(operation: string): readonly Member[] {
  const { messages } = operations.find(({ name }) => name === operation) ?? {};
  return (messages?.members ?? []).map((message) => {
    const { name, value: type, facts, outputs } = message;
    const { inputs } = createSample(types, message);
    const fields = Object.fromEntries(inputs.map((input) => [input.name, input.value]));
    return { name, type, fields, output: outputs[0]?.type?.reference ?? "", facts };
  });
}

function theirs(): hyperliquid.HttpTransport {
  return new hyperliquid.HttpTransport({ apiUrl: gateway.url });
}

/** Returns the other SDK's name for a method, which begins in lower case. */
function theirName(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}

const usdc = "USDC:0x6d1e7cde53ba9467b783cb7c530ce054";

const cloid = `0x${"cd".repeat(16)}` as const;

/** Places an order that rests in the book, and returns its id. */
async function rest(b = true): Promise<number> {
  const exchange = createExchangeClient({ endpoint: gateway.url, signer: privateKeySigner(key) });
  const order = {
    a: 0,
    b,
    p: b ? "1" : "9",
    s: "1",
    r: false,
    t: { limit: { tif: "Gtc" } },
    c: cloid,
  } as const;
  const { response } = await exchange.order({ orders: [order] });
  const [status] = response.data.statuses as { resting?: { oid: number } }[];
  return status?.resting?.oid ?? 0;
}

/** Places an order that rests, and one that fills half of it. */
async function trade(): Promise<number> {
  const oid = await rest();
  const exchange = createExchangeClient({ endpoint: gateway.url, signer: privateKeySigner(key) });
  const order = { a: 0, b: false, p: "1", s: "0.5", r: false, t: { limit: { tif: "Ioc" } } } as const;
  await exchange.order({ orders: [order] });
  return oid;
}

/** Buys from the other account with isolated margin. */
async function openIsolated(): Promise<void> {
  const [own, other] = [key, otherKey].map((each) =>
    createExchangeClient({ endpoint: gateway.url, signer: privateKeySigner(each) }),
  );
  await own?.updateLeverage({ asset: 0, isCross: false, leverage: 2 });
  await rest();
  const order = { a: 0, b: false, p: "1", s: "0.5", r: false, t: { limit: { tif: "Ioc" } } } as const;
  await other?.order({ orders: [order] });
}

let subAccounts = 0;

async function newSubAccount(): Promise<string> {
  const exchange = createExchangeClient({ endpoint: gateway.url, signer: privateKeySigner(key) });
  const { response } = await exchange.createSubAccount({ name: `sub ${(subAccounts += 1)}` });
  return response.data;
}

/** Completes the fields of a request with what the venue knows: an order, a user, a token, an account. */
async function known(type: string, fields: Fields): Promise<Fields> {
  const user = "user" in fields && { user: wallet.address.toLowerCase() };
  switch (type) {
    case "orderStatus":
      return { ...fields, ...user, oid: await trade() };
    case "cancel":
      return { ...fields, cancels: [{ a: 0, o: await rest() }] };
    case "cancelByCloid":
      await rest();
      return { ...fields, cancels: [{ asset: 0, cloid }] };
    case "modify":
      return { ...fields, oid: await rest() };
    case "batchModify": {
      const [change] = fields["modifies"] as Fields[];
      return { ...fields, modifies: [{ ...change, oid: await rest() }] };
    }
    case "agentSendAsset":
    case "sendAsset":
      return { ...fields, sourceDex: "", destinationDex: "spot", token: usdc, fromSubAccount: "" };
    case "spotSend":
      return { ...fields, token: usdc };
    case "subAccountTransfer":
      return { ...fields, subAccountUser: await newSubAccount(), isDeposit: true };
    case "subAccountSpotTransfer":
      return { ...fields, token: usdc, subAccountUser: await newSubAccount(), isDeposit: true };
    case "vaultTransfer":
      return { ...fields, isDeposit: true };
    case "approveAgent":
      return { ...fields, agentAddress: privateKeyToAccount(generatePrivateKey()).address.toLowerCase() };
    case "updateIsolatedMargin":
      await openIsolated();
      return { ...fields, asset: 0, isBuy: true, ntli: 1 };
    default:
      return /^(openOrders|frontendOpenOrders|historicalOrders|userFills)/.test(type)
        ? { ...fields, ...user }
        : fields;
  }
}

/** A value that equals a response whose state is of another time. */
function atAnyTime(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isPoint = typeof value[0] === "number" && value[0] > 1e12;
    return value.map((part, index) => (isPoint && index === 0 ? expect.any(Number) : atAnyTime(part)));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const isTime = (name === "time" || name === "serverTime") && typeof part === "number";
    return [name, isTime ? expect.any(Number) : atAnyTime(part)];
  });
  return Object.fromEntries(entries);
}

describe("info", () => {
  beforeAll(trade);
  it.each(listMessages("info"))("responds to $type from both", async ({ type, fields: example, output }) => {
    const fields = await known(type, example);
    const token = gateway.credentials?.nodes["hyperliquid"]?.key ?? "";
    const info = createInfoClient({ endpoint: gateway.url, credential: urlToken(token) });
    const response = await (info as unknown as Methods)[type]?.(fields);
    expectMatch(output, response);
    if (newer.has(type)) return;
    const transport = new hyperliquid.HttpTransport({ apiUrl: `${gateway.url}/${token}` });
    const client = new hyperliquid.InfoClient({ transport }) as unknown as Methods;
    const theirFields = (fields["req"] as Fields | undefined) ?? fields;
    const given = Object.keys(theirFields).length > 0 ? [theirFields] : [];
    expect(await client[type]?.(...given)).toEqual(atAnyTime(response));
  });
});

describe("exchange", () => {
  const signer = privateKeySigner(key);

  it.each(listMessages("exchange").filter(({ type }) => type !== "multiSig"))(
    "processes $type from both",
    async ({ type, fields: example, output, facts }) => {
      const { signer: named } = facts;
      const fields = await known(type, example);
      const own = named === undefined ? fields : { ...fields, [named]: signer.address };
      const exchange = createExchangeClient({ endpoint: gateway.url, signer });
      expectMatch(output, await (exchange as unknown as Methods)[type]?.(own));
      const client = new hyperliquid.ExchangeClient({ transport: theirs(), wallet }) as unknown as Methods;
      const fresh = named === undefined ? await known(type, example) : own;
      const { signatureChainId, hyperliquidChain, nonce, time, ...others } = fresh;
      void [signatureChainId, hyperliquidChain, nonce];
      const mine = hyperliquidChain === undefined && time !== undefined ? { ...others, time } : others;
      const given =
        type === "noop" ? [{ nonce: Date.now() + 5_000 }] : Object.keys(mine).length > 0 ? [mine] : [];
      expectMatch(output, await client[theirName(type)]?.(...given));
    },
  );

  it("returns a result for each order of a batch", async () => {
    const exchange = createExchangeClient({ endpoint: gateway.url, signer });
    const order = { a: 0, b: true, p: 30_000, s: "0.10", r: false, t: { limit: { tif: "Gtc" } } } as const;
    const { response } = await exchange.order({ orders: [order, order, order] });
    expect(response.data.statuses).toHaveLength(3);
    const { response: cancelled } = await exchange.cancel({
      cancels: [
        { a: 0, o: 1 },
        { a: 0, o: 2 },
      ],
    });
    expect(cancelled.data.statuses).toHaveLength(2);
  });

  it("recovers the sender of a multi-signature action, with our client and theirs", async () => {
    const user = `0x${"ab".repeat(20)}` as const;
    const multiSig = { user, outerSigner: signer.address };
    const nonce = Date.now() + 8_000;
    const request = { action: { type: "claimRewards" }, nonce, network: "mainnet", multiSig } as const;
    const signed = [await signer.sign(request), await privateKeySigner(otherKey).sign(request)];
    const exchange = createExchangeClient({ endpoint: gateway.url, signer });
    const { status } = await exchange.multiSig(combineSignatures(multiSig, signed), { nonce });
    expect(status).toBe("ok");
    const client = new hyperliquid.ExchangeClient({
      transport: theirs(),
      signers: [wallet, privateKeyToAccount(otherKey)],
      multiSigUser: user,
      signatureChainId: "0x66eee",
    });
    expect(await client.noop({ nonce: Date.now() + 9_000 })).toMatchObject({ status: "ok" });
  });
});

describe("subscriptions", () => {
  const kinds = listMessages("subscribe").map(({ name, type, fields, output }) =>
    name === type ? { name, fields, output } : { name, fields: { coin: "@107" }, output },
  );
  it.each(kinds)("sends $name to both", async ({ name, fields: example, output }) => {
    const isOfOrders = /^(orderUpdates|userEvents|userFills|openOrders)$/.test(name);
    const fields = isOfOrders ? { ...example, user: wallet.address.toLowerCase() } : example;
    const happens = (): Promise<unknown> => (isOfOrders ? trade() : Promise.resolve());
    const client = createSubscriptionClient({ endpoint: gateway.url.replace("http", "ws") });
    const events = (await (client as unknown as Methods)[name]?.(fields)) as Events;
    await happens();
    const first = await events.next();
    expectMatch(output, first.value);
    await client.close();
    if (newer.has(name)) return;

    const transport = new hyperliquid.WebSocketTransport({ url: `${gateway.url.replace("http", "ws")}/ws` });
    const other = new hyperliquid.SubscriptionClient({ transport }) as unknown as Record<
      string,
      (...given: unknown[]) => Promise<unknown>
    >;
    const received = await new Promise((resolveEvent, reject) => {
      const given = Object.keys(fields).length > 0 ? [fields] : [];
      other[name]?.(...given, resolveEvent)
        .then(happens)
        .catch(reject);
    });
    await transport.close();
    // The first event of the book has the time of its own subscription.
    if (isOfOrders || name === "bbo" || name === "l2Book") expectMatch(output, received);
    else expect(received).toEqual(atAnyTime(first.value));
  });
});
