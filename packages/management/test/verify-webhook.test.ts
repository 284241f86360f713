import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { inspect } from "node:util";
import * as fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isNodeAccessError, Secret } from "../src/index.ts";
import { type CloudEvent, verifyWebhook } from "../src/verify-webhook.ts";

const secret = `whsec_${Buffer.from("a secret of the tests, 32 bytes.").toString("base64")}`;
const other = `whsec_${Buffer.from("another one of them, of 32 bytes").toString("base64")}`;
const now = Date.UTC(2026, 0, 2);
const event: CloudEvent = {
  specversion: "1.0",
  id: "0x11:0",
  source: "/v1/streams/ST-1/",
  type: "log",
  subject: "ethereum-mainnet/17",
  datacontenttype: "application/json",
  sequence: "1",
  removed: false,
  data: { logIndex: "0x0" },
};
const body = JSON.stringify([event]);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Headers as the sender's library writes them. */
function sign(text: string, secrets: readonly string[] = [secret], at = now, id = "ST-1:1-1") {
  const signatures = secrets.map((one) => new Webhook(one).sign(id, new Date(at), text));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

async function failureOf(
  promise: Promise<unknown>,
): Promise<{ code: string; context: object; message: string }> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isNodeAccessError(error)) throw new Error(`expected a NodeAccessError, received ${inspect(error)}`);
  expect(inspect(error)).not.toContain(secret.slice(6, 20));
  return error;
}

describe("a signed request", () => {
  it("is a Request, or headers with a text or bytes", async () => {
    const headers = sign(body);
    const request = new Request("https://app.example/events", { method: "POST", headers, body });
    expect(await verifyWebhook(request, secret)).toEqual([event]);
    expect(await verifyWebhook({ headers: new Headers(headers), body }, secret)).toEqual([event]);
    expect(await verifyWebhook({ headers, body: Buffer.from(body) }, new Secret(secret))).toEqual([event]);
    const capitals = Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [key.toUpperCase(), [value]]),
    );
    expect(await verifyWebhook({ headers: capitals, body }, [other, secret])).toEqual([event]);
  });

  it("arrives over a socket", async () => {
    const server = createServer((request, response) => {
      void (async () => {
        const events = await verifyWebhook({ headers: request.headers, body: await buffer(request) }, secret);
        response.end(JSON.stringify(events));
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(url, { method: "POST", headers: sign(body), body });
    expect(await response.json()).toEqual([event]);
    await new Promise((resolve) => server.close(resolve));
  });

  it("may have signatures of several secrets, and of versions that are not known", async () => {
    const headers = sign(body, [other, secret]);
    expect(await verifyWebhook({ headers, body }, secret)).toEqual([event]);
    expect(await verifyWebhook({ headers, body }, [other])).toEqual([event]);
    const more = { ...headers, "webhook-signature": `v1a,AAAA v1,# ${headers["webhook-signature"]}` };
    expect(await verifyWebhook({ headers: more, body }, secret)).toEqual([event]);
  });

  it("keeps integers that a number would round", async () => {
    const large = body.replace('"0x0"', "9007199254740993");
    const [first] = await verifyWebhook({ headers: sign(large), body: large }, secret);
    expect(first?.data).toEqual({ logIndex: 9007199254740993n });
  });
});

describe("a request is rejected, and the code says why", () => {
  it.each([
    [-301, 301],
    [301, -301],
  ])("WEBHOOK_EXPIRED: signed at %d seconds from now", async (seconds, age) => {
    const headers = sign(body, [secret], now + seconds * 1000);
    const { code, context } = await failureOf(verifyWebhook({ headers, body }, secret));
    expect({ code, context }).toEqual({ code: "WEBHOOK_EXPIRED", context: { age } });
    const latest = sign(body, [secret], now + Math.sign(seconds) * 300_000);
    expect(await verifyWebhook({ headers: latest, body }, secret)).toHaveLength(1);
  });

  it.each([
    ["another secret", sign(body, [other]), body],
    ["another body", sign(body), `${body} `],
    ["another id", { ...sign(body), "webhook-id": "ST-1:2-2" }, body],
    ["another time", { ...sign(body), "webhook-timestamp": String(now / 1000 - 1) }, body],
    ["no signature of version 1", { ...sign(body), "webhook-signature": "v1a,AAAA" }, body],
    [
      "a part of the signature",
      { ...sign(body), "webhook-signature": sign(body)["webhook-signature"].slice(0, -4) },
      body,
    ],
    [
      "more signatures than are tried",
      { ...sign(body), "webhook-signature": `${"v1,AAAA ".repeat(10)}${sign(body)["webhook-signature"]}` },
      body,
    ],
  ])("WEBHOOK_SIGNATURE_WRONG: %s", async (_, headers, text) => {
    const { code } = await failureOf(verifyWebhook({ headers, body: text }, secret));
    expect(code).toBe("WEBHOOK_SIGNATURE_WRONG");
  });

  it.each([
    ["webhook-id", { ...sign(body), "webhook-id": "" }, body],
    ["webhook-timestamp", { ...sign(body), "webhook-timestamp": "1e9" }, body],
    ["webhook-timestamp", { ...sign(body), "webhook-timestamp": `${now / 1000} ` }, body],
    ["webhook-signature", { ...sign(body), "webhook-signature": undefined }, body],
    ["body", sign("{"), "{"],
    ["body", sign("{}"), "{}"],
    ["body", sign("[null]"), "[null]"],
    ["body", sign('[{"specversion":"0.3"}]'), '[{"specversion":"0.3"}]'],
  ])("WEBHOOK_MALFORMED: %s", async (part, headers, text) => {
    const { code, context } = await failureOf(verifyWebhook({ headers, body: text }, secret));
    expect({ code, ...context }).toMatchObject({ code: "WEBHOOK_MALFORMED", part });
  });

  it("INVALID_ARGUMENT: secrets and requests that cannot be used", async () => {
    const request = { headers: sign(body), body };
    for (const bad of [
      "",
      "whsec_",
      secret.slice(6),
      "whsec_c2hvcnQ=",
      "whsec_#",
      [],
      [secret, null],
      {},
      undefined,
    ])
      expect(await failureOf(verifyWebhook(request, bad as string))).toMatchObject({
        code: "INVALID_ARGUMENT",
      });
    const read = new Request("https://app.example", { method: "POST", headers: sign(body), body });
    await read.text();
    for (const bad of [undefined, {}, { headers: sign(body) }, { headers: 1, body }, read])
      expect(await failureOf(verifyWebhook(bad as never, secret))).toMatchObject({
        code: "INVALID_ARGUMENT",
      });
  });
});

it("agrees with the library of Standard Webhooks about random requests, changed or not", async () => {
  const bytes = fc.uint8Array({ minLength: 24, maxLength: 64 });
  const text = fc.array(
    fc.record({ specversion: fc.constant("1.0"), data: fc.string({ unit: "grapheme" }) }),
  );
  const change = fc.option(fc.record({ at: fc.nat(), to: fc.string({ minLength: 1, maxLength: 1 }) }));
  const sample = fc.tuple(
    fc.array(bytes, { minLength: 1, maxLength: 3 }),
    bytes,
    text,
    fc.integer({ min: -400, max: 400 }),
    change,
  );
  await fc.assert(
    fc.asyncProperty(sample, async ([signing, checking, events, seconds, changed]) => {
      const secrets = [...signing, checking].map((one) => `whsec_${Buffer.from(one).toString("base64")}`);
      const written = JSON.stringify(events);
      const headers = sign(written, secrets.slice(0, -1), now + seconds * 1000);
      const at = changed ? changed.at % written.length : 0;
      const sent = changed ? written.slice(0, at) + changed.to + written.slice(at + 1) : written;
      const accepts = (one: string): boolean => {
        try {
          new Webhook(one).verify(sent, headers);
          return true;
        } catch {
          return false;
        }
      };
      for (const tried of [secrets.at(0) as string, secrets.at(-1) as string]) {
        const isAccepted = await verifyWebhook({ headers, body: sent }, tried).then(
          () => true,
          () => false,
        );
        expect(isAccepted).toBe(accepts(tried));
      }
    }),
  );
});
