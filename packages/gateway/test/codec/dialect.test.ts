import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { Reply } from "../../src/upstreams/upstream.ts";
import { inDialect, chooseStatus, textInDialect } from "../../src/codec/json-rpc/dialect.ts";
import { readRpcMessage } from "../../src/codec/json-rpc/rpc-message.ts";
import { readText } from "../../src/upstreams/reply-text.ts";

const reply = (body: string | Readable, status = 200): Reply => ({
  status,
  contentType: "application/json",
  body: typeof body === "string" ? Buffer.from(body) : body,
});
const error = '{"code":-8,"message":"Block height out of range"}';

describe("a response in a call's dialect", () => {
  it.each([
    ["1.0", '{"jsonrpc":"2.0","id":1,"result":5.10000000}', '{"result":5.10000000,"error":null,"id":1}'],
    ["1.0", '{"jsonrpc":"2.0","result":null,"id":1}', '{"result":null,"error":null,"id":1}'],
    ["1.0", '{"result":5,"error":null,"id":1}', '{"result":5,"error":null,"id":1}'],
    ["1.0", `{"jsonrpc":"2.0","id":"a","error":${error}}`, `{"result":null,"error":${error},"id":"a"}`],
    ["1.0", `{"result":null,"error":${error},"id":"a"}`, `{"result":null,"error":${error},"id":"a"}`],
    ["2.0", '{"result":5.10000000,"error":null,"id":1}', '{"jsonrpc":"2.0","id":1,"result":5.10000000}'],
    ["2.0", '{"result":null,"error":null,"id":1}', '{"jsonrpc":"2.0","id":1,"result":null}'],
    ["2.0", '{"jsonrpc":"2.0","result":5,"id":1}', '{"jsonrpc":"2.0","result":5,"id":1}'],
    ["2.0", `{"result":null,"error":${error},"id":1}\n`, `{"jsonrpc":"2.0","id":1,"error":${error}}`],
  ] as const)("of version %s for %s is %s", (dialect, before, after) => {
    expect(textInDialect(before, dialect)).toBe(after);
  });

  it("keeps characters beyond ASCII", async () => {
    const text = '{"result":null,"error":{"code":-28,"message":"Loading block index…"},"id":"é"}';
    expect(await readText(inDialect(reply(text), "2.0"))).toContain('"message":"Loading block index…"');
    expect(await readText(inDialect(reply(text), "1.0"))).toBe(text);
  });

  it.each([
    ["1.0", '{"jsonrpc":"2.0","result":[', '{"error":null,"result":['],
    ["1.0", '{"result":[', '{"result":['],
    ["2.0", '{"result":[', '{"jsonrpc":"2.0","result":['],
    ["2.0", '{"jsonrpc":"2.0","result":[', '{"jsonrpc":"2.0","result":['],
  ] as const)("of version %s gets what a stream lacks: %s", async (dialect, start, expected) => {
    const pieces = [start, "1,".repeat(1_000), "1]", ',"id":1}'];
    const stream = Readable.from(
      pieces.map((piece) => Buffer.from(piece)),
      { objectMode: false },
    );
    const text = await readText(inDialect(reply(stream), dialect));
    expect(text).toBe(expected + pieces.slice(1).join(""));
    expect(JSON.parse(text)).toMatchObject(dialect === "1.0" ? { id: 1 } : { jsonrpc: "2.0", id: 1 });
  });

  it("ends with the upstream's stream, and the other way round", async () => {
    const failing = new Readable({ read() {} });
    const shown = inDialect(reply(failing), "1.0");
    failing.destroy(new Error("cut"));
    await expect(readText(shown)).rejects.toThrow("cut");
    const unread = new Readable({ read() {} });
    (inDialect(reply(unread), "1.0").body as Readable).destroy();
    await expect.poll(() => unread.destroyed).toBe(true);
  });

  it("has the status of its error", () => {
    const statuses = { default: 500, "-32601": 404 };
    const of = (code: number): Reply => reply(`{"result":null,"error":{"code":${code}},"id":1}`);
    expect([of(-8), of(-32601)].map((one) => chooseStatus(one, "1.0", statuses))).toEqual([500, 404]);
    expect(chooseStatus(of(-8), "2.0", statuses)).toBe(200);
    expect(chooseStatus(reply('{"result":1,"error":null,"id":1}'), "1.0", statuses)).toBe(200);
    expect(chooseStatus(reply('{"result":null,"error":{"code":-32005},"id":1}', 429), "1.0", statuses)).toBe(
      429,
    );
  });
});

const read = (text: string): unknown => readRpcMessage(text, 3, undefined, true).items;

describe("a message at a node with dialects", () => {
  it.each([
    ['{"method":"m"}', { id: "null", method: "m", dialect: "1.0" }],
    ['{"version":"1.1","id":{"a":1},"method":"m"}', { id: '{"a":1}', method: "m", dialect: "1.0" }],
    ['{"jsonrpc":"1.0","id":true,"method":"m"}', { id: "true", method: "m", dialect: "1.0" }],
    ['{"jsonrpc":"2.0","id":1,"method":"m"}', { id: "1", method: "m", dialect: "2.0" }],
    ['{"id":1.50,"method":"m","params":{}}', { id: "1.50", method: "m", params: "{}", dialect: "1.0" }],
    ['{"id":1,"method":5}', { id: "1", invalid: "method: expected a string", dialect: "1.0" }],
  ])("reads %s", (text, item) => {
    expect(read(text)).toEqual([item]);
    expect(read(`[${text},${text}]`)).toEqual([item, item]);
  });

  it("is read as before at other nodes", () => {
    expect(readRpcMessage('{"id":1,"method":"m"}', 3).items).toEqual([
      { id: "1", invalid: 'jsonrpc: expected "2.0"' },
    ]);
  });
});
