import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sendReply } from "../../src/codec/http/respond.ts";
import type { Reply } from "../../src/upstreams/upstream.ts";
import { closeAfterTest } from "../cleanup.ts";

const large = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "0x0123456789".repeat(10_000) }));
const whole: Reply = { status: 200, contentType: "application/json", body: large };
const streamed = (): Reply => ({ ...whole, body: Readable.from([large.subarray(0, 9), large.subarray(9)]) });

/** Sends a reply to a caller with this `accept-encoding`, which decodes nothing. */
async function receive(reply: Reply, accept?: string, vary?: string): Promise<IncomingMessage> {
  const server = createServer((_, response) => {
    if (vary !== undefined) response.setHeader("Vary", vary);
    sendReply(response, reply);
  });
  const local = await listen(server);
  closeAfterTest(local);
  const headers = accept === undefined ? {} : { "accept-encoding": accept };
  const [response] = await once(get(local.url, { headers, agent: false }), "response");
  return response as IncomingMessage;
}

const decoders = { gzip: gunzipSync, zstd: zstdDecompressSync };

describe("sendReply", () => {
  const forms = { whole: () => whole, streamed };
  for (const [form, reply] of Object.entries(forms)) {
    for (const coding of ["gzip", "zstd"] as const) {
      it(`compresses a ${form} large body with ${coding}`, async () => {
        const response = await receive(reply(), coding);
        expect(response.headers).toMatchObject({ "content-encoding": coding, vary: "accept-encoding" });
        const body = await buffer(response);
        expect(body.length).toBeLessThan(large.length / 10);
        expect(decoders[coding](body).equals(large)).toBe(true);
      });
    }

    it.each([undefined, "identity", "br", "gzip;q=0, zstd;q=0"])(
      `sends a ${form} body uncompressed to a caller that accepts %s`,
      async (accept) => {
        const response = await receive(reply(), accept);
        expect(response.headers["content-encoding"]).toBeUndefined();
        expect((await buffer(response)).equals(large)).toBe(true);
      },
    );
  }

  it("keeps earlier values of the header vary, such as the origin of a page", async () => {
    for (const reply of [whole, streamed()]) {
      const { headers } = await receive(reply, "gzip", "Origin");
      expect(headers.vary).toBe("Origin, accept-encoding");
    }
  });

  it("prefers zstd, which takes less CPU", async () => {
    const { headers } = await receive(whole, "gzip, deflate, br, zstd");
    expect(headers["content-encoding"]).toBe("zstd");
  });

  it("does not compress small bodies and events", async () => {
    const small = await receive({ ...whole, body: Buffer.from("{}") }, "gzip");
    expect(small.headers["content-encoding"]).toBeUndefined();
    const body = Readable.from(["data: 1\n\n"]);
    const events = await receive({ status: 200, contentType: "text/event-stream", body }, "gzip");
    expect(events.headers["content-encoding"]).toBeUndefined();
    expect(String(await buffer(events))).toBe("data: 1\n\n");
  });

  it("breaks the connection after a partial body", async () => {
    const body = new Readable({ read() {} });
    body.push(large);
    const response = await receive({ ...whole, body }, "gzip");
    body.destroy(new Error("the upstream has gone"));
    await expect(buffer(response)).rejects.toThrow("aborted");
  });
});
