import type { SocketClose, SocketRequest } from "@node-access/transport/web-socket";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { venueEngine } from "../../src/subscriptions/venue-engine.ts";

interface Opened {
  /** Delivers a frame from the venue. */
  readonly receive: (frame: string) => void;
  /** Sends a call like the runtime. */
  readonly call: (id: number, method: string, ...params: unknown[]) => void;
  /** The messages that the runtime received. */
  readonly given: string[];
  readonly closures: SocketClose[];
}

async function open(): Promise<Opened> {
  const given: string[] = [];
  const closures: SocketClose[] = [];
  let receive: SocketRequest["onMessage"] | undefined;
  const engine = venueEngine({
    async open({ onMessage }) {
      receive = onMessage;
      return { send: () => true, close() {}, terminate() {} };
    },
  });
  const socket = await engine.open({
    wire: { url: "ws://127.0.0.1", headers: {} },
    signal: new AbortController().signal,
    onMessage: (text) => given.push(String(text)),
    onActivity() {},
    onClose: (closure) => closures.push(closure),
  });
  if (typeof socket === "function") throw new Error("the engine opens every socket");
  const call: Opened["call"] = (id, method, ...params) => socket.send(JSON.stringify({ id, method, params }));
  return { receive: (frame) => receive?.(frame), call, given, closures };
}

const bbo = { type: "bbo", coin: "BTC" };
const valid = [
  { channel: "subscriptionResponse", data: { method: "subscribe", subscription: bbo } },
  {
    channel: "subscriptionResponse",
    data: { method: "subscribe", subscription: { type: "trades", coin: "@1" } },
  },
  { channel: "subscriptionResponse", data: { method: "unsubscribe", subscription: bbo } },
  { channel: "bbo", data: { coin: "BTC", time: 1, bbo: [null, { px: "1" }] } },
  { channel: "trades", data: [{ coin: "@1", tid: 2 ** 60 }] },
  { channel: "error", data: `Invalid subscription ${JSON.stringify(bbo)}` },
  { channel: "error", data: "Cannot track more than 10 total users." },
  { channel: "pong" },
].map((message) => JSON.stringify(message));

const key = fc.constantFrom(
  "channel",
  "data",
  "method",
  "subscription",
  "type",
  "coin",
  "toString",
  "__proto__",
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("bbo", "trades", "error", "subscriptionResponse", "subscribe", "BTC", "@1", "{", "[]"),
    fc.constantFrom(null, true, 0, -1, 0.1, 2 ** 63),
    fc.string(),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(key, tie("json"), { maxKeys: 4 }),
  ),
}));

/** A valid frame with some characters removed, repeated or replaced. */
const mangled = fc
  .tuple(fc.constantFrom(...valid), fc.nat(80), fc.nat(20), fc.string({ maxLength: 4 }))
  .map(([frame, at, length, text]) => frame.slice(0, at) + text + frame.slice(at + length));

const frame = fc.oneof(
  fc.constantFrom(...valid),
  mangled,
  json.map((value) => JSON.stringify(value)),
  fc.dictionary(key, json).map((value) => JSON.stringify(value, undefined, 2)),
  fc.string(),
  fc.constant("[".repeat(20_000)),
  fc.constant(
    `{"more":1,"channel":"bbo","data":{"coin":"BTC","deep":${"[".repeat(9_000)}${"]".repeat(9_000)}}}`,
  ),
);

describe("venueEngine", () => {
  it("delivers only JSON to the runtime, and never throws, whatever the venue sends", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 12 }), async (frames) => {
        const { receive, call, given, closures } = await open();
        call(1, "subscribe", "bbo", { coin: "BTC" });
        call(2, "subscribe", "trades", { coin: "@1" });
        for (const one of frames) receive(one);
        for (const text of given) JSON.parse(text);
        // Invalid JSON closes the socket; any other text may be a greeting.
        const broken = frames.some((one) => /^\s*[[{]/.test(one) && !isJson(one));
        if (broken) expect(closures.length).toBeGreaterThan(0);
      }),
      { numRuns: process.env["NIGHTLY"] ? 4_000 : 50 },
    );
  });

  it("delivers an event unchanged, whatever the venue sends before it", async () => {
    const other = frame.filter((one) => !/"error|unsubscribe/.test(one));
    const digits = fc.bigInt({ min: 0n, max: 2n ** 80n });
    const spaces = fc.stringMatching(/^[ \n\t]{0,2}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(other, { maxLength: 6 }), digits, spaces, async (frames, n, space) => {
        const { receive, call, given } = await open();
        call(1, "subscribe", "bbo", { coin: "BTC" });
        receive(valid[0] ?? "");
        for (const one of frames) receive(one);
        const channel = `"channel"${space}:${space}"bbo"`;
        const data = `{"coin":"BTC","n":${n}}`;
        for (const [first, last] of [
          [channel, `"data"${space}:${space}${data}`],
          [`"data":${space}${data}`, channel],
        ]) {
          receive(`${space}{${space}${first}${space},${space}${last}${space}}${space}`);
          expect(given.at(-1)?.replaceAll(/\s/g, "")).toContain(`"subscription":1,"result":${data}`);
        }
      }),
      { numRuns: process.env["NIGHTLY"] ? 200 : 60 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
