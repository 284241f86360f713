import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { expect, it } from "vitest";
import { codecs, type CodecTask } from "../src/grpc/codecs.ts";
import { CODEC_TASKS, measureCodecs } from "../src/grpc/measure-codecs.ts";
import { largeRequest, updates } from "../src/grpc/messages.ts";

const largeRequestBytes = SubscribeRequest.encode(SubscribeRequest.fromPartial(largeRequest)).finish();

it("measures libraries that read and write the same", async () => {
  const all = await codecs();
  for (const codec of Object.values(all)) {
    expect(codec["encode a subscription"]?.() ?? largeRequestBytes).toHaveLength(largeRequestBytes.length);
    expect(codec["encode a transaction"]?.() ?? updates.transactions).toHaveLength(
      updates.transactions.length,
    );
    const read = codec["read slot and signature"]?.();
    if (read)
      expect(read).toEqual({ slot: 300_000_000n, signature: expect.objectContaining({ length: 64 }) });
  }
  expect(all["hand-written"]?.["decode a transaction"]?.()).toEqual(
    all["@node-access/grpc"]?.["decode a transaction"]?.(),
  );
});

it("measures every task of every library", async () => {
  const tasks = Object.keys(CODEC_TASKS) as CodecTask[];
  const text = await measureCodecs({ tasks, rounds: 1, milliseconds: 1, checkouts: [] });
  for (const [name, codec] of Object.entries(await codecs()))
    expect(text.split(`\n  ${name} `)).toHaveLength(Object.keys(codec).length + 1);
  expect(text).not.toContain("NaN");
});
