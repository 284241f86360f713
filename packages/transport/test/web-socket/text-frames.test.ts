import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextFrames } from "../../src/web-socket/text-frames.ts";
import { connect, SAFE, serve } from "./fixture.ts";

/** A frame from a server: its first byte, and its payload. */
type Frame = readonly [first: number, payload: Buffer];

const CONTINUES = 0x01;
const MORE = 0x00;
const LAST = 0x80;
const TEXT = 0x81;
const BINARY = 0x82;
const PING = 0x89;

function bytesOf([first, payload]: Frame): Buffer {
  const { length } = payload;
  if (length < 126) return Buffer.from([first, length, ...payload]);
  const size = Buffer.alloc(length < 65_536 ? 2 : 8);
  size.writeUIntBE(length, length < 65_536 ? 0 : 2, length < 65_536 ? 2 : 6);
  return Buffer.concat([Buffer.from([first, length < 65_536 ? 126 : 127]), size, payload]);
}

/** Reads frames in chunks. @returns the texts, and between them the bytes that were left. */
function read(bytes: Buffer, lengths: readonly number[], maxBytes = Infinity): (string | Buffer)[] {
  const order: (string | Buffer)[] = [];
  const frames = new TextFrames(maxBytes, (text) => order.push(text));
  const leave = (left: Buffer): void => {
    const before = order.at(-1);
    if (typeof before === "object") order[order.length - 1] = Buffer.concat([before, left]);
    else order.push(left);
  };
  for (let from = 0, index = 0; from < bytes.length; index += 1) {
    const length = lengths[index % lengths.length] ?? 1;
    frames.read(bytes.subarray(from, from + length), leave);
    from += length;
  }
  return order;
}

function notify(result: number): string {
  return JSON.stringify({
    jsonrpc: "2.0",
    method: "eth_subscription",
    params: { subscription: "0x1", result },
  });
}

/** Whether a frame is a whole message in JSON. */
function isJson([first, [start]]: Frame): boolean {
  return first === TEXT && (start === 0x7b || start === 0x5b);
}

/** All bytes that texts and what was left were read from. */
function rejoin(order: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    order.map((part) => (typeof part === "string" ? bytesOf([TEXT, Buffer.from(part)]) : part)),
  );
}

const json = fc
  .constantFrom("{}", '{"a":"é😀"}', "[1]", `{"a":"${"b".repeat(200)}"}`, '{"a":"\uFFFD"}')
  .map((text) => Buffer.from(text));
const message = fc.oneof(
  { weight: 3, arbitrary: json.map((payload): Frame[] => [[TEXT, payload]]) },
  json.map((payload): Frame[] => [[BINARY, payload]]),
  fc.constant<Frame[]>([[PING, Buffer.from("{}")]]),
  fc.constantFrom("", "7", "\uFEFF{}").map((text): Frame[] => [[TEXT, Buffer.from(text)]]),
  json.map((payload): Frame[] => [
    [CONTINUES, payload.subarray(0, 1)],
    [PING, Buffer.from("{}")],
    [MORE, payload.subarray(1, 2)],
    [LAST, payload.subarray(2)],
  ]),
);
const lengths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 10 });

/** Frames after which everything is left to undici. */
const ending: readonly (readonly [string, Frame])[] = [
  ["compressed", [0xc1, Buffer.from("{}")]],
  ["of another extension", [0x91, Buffer.from("{}")]],
  ["of an unknown kind", [0x83, Buffer.from("{}")]],
  ["that closes", [0x88, Buffer.alloc(0)]],
  ["that continues nothing", [LAST, Buffer.from("{}")]],
];

describe("TextFrames", () => {
  it("reads or leaves every frame, in order, wherever chunks are split", () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 20 }), lengths, (messages, cuts) => {
        const frames = messages.flat();
        const bytes = Buffer.concat(frames.map(bytesOf));
        expect(rejoin(read(bytes, cuts)).equals(bytes)).toBe(true);
        const whole = read(bytes, [bytes.length + 1]).filter((part) => typeof part === "string");
        expect(whole).toEqual(frames.filter(isJson).map(([, payload]) => payload.toString()));
      }),
    );
  });

  it.each([125, 126, 65_535, 65_536])("reads a text of %d bytes", (size) => {
    const text = `{${" ".repeat(size - 2)}}`;
    const bytes = bytesOf([TEXT, Buffer.from(text)]);
    expect(read(Buffer.concat([bytes, bytes]), [2 * bytes.length])).toEqual([text, text]);
    expect(read(bytes, [bytes.length], size - 1)).toEqual([bytes]);
    expect(rejoin(read(bytes, [1])).equals(bytes)).toBe(true);
  });

  it.each(ending)("leaves everything after a frame %s", (_, frame) => {
    const text: Frame = [TEXT, Buffer.from("{}")];
    const left = Buffer.concat([frame, text].map(bytesOf));
    expect(read(Buffer.concat([bytesOf(text), left]), [1_000])).toEqual(["{}", left]);
  });

  it("leaves a text inside a fragmented message, a masked one, and one that is not UTF-8", () => {
    const inside = Buffer.concat([
      bytesOf([CONTINUES, Buffer.from("{")]),
      bytesOf([TEXT, Buffer.from("{}")]),
    ]);
    const masked = Buffer.from([TEXT, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]);
    const invalid = bytesOf([TEXT, Buffer.from([0x7b, 0xff, 0x7d])]);
    for (const bytes of [inside, masked, invalid]) expect(read(bytes, [1_000])).toEqual([bytes]);
  });

  it("delivers messages of any form in the order of the socket", async () => {
    const server = await serve({
      onRequest({ id }, { socket }) {
        socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: "0x1" }), { compress: false });
        socket.send(notify(1), { compress: false });
        socket.send(Buffer.from(notify(2)), { compress: false, binary: true });
        socket.send(notify(3).slice(0, 20), { compress: false, fin: false });
        socket.ping();
        socket.send(notify(3).slice(20), { compress: false, fin: true });
        socket.send(notify(4), { compress: false });
        socket.send(`${notify(5)}${" ".repeat(2_000)}`, { compress: true });
        socket.send(notify(6), { compress: false });
      },
    });
    const client = connect(server);
    const subscription = await client.subscribe("eth_subscribe", ["newHeads"]);
    const received: unknown[] = [];
    for (let count = 0; count < 6; count += 1) received.push((await subscription.next()).value);
    expect(received).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await client.call(SAFE, [], {})).value).toBe("0x1");
  });
});
