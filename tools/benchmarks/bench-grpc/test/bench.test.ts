import { startChild } from "@node-access-tools/bench/child";
import { SubscribeRequest } from "@node-access/grpc/geyser/messages";
import { expect, it } from "vitest";
import { clients } from "../src/clients.ts";
import { codecs, type CodecTask } from "../src/codecs.ts";
import { peers, peersOf } from "../src/call-peers.ts";
import { measureCalls } from "../src/measure-calls.ts";
import { CODEC_TASKS, measureCodecs } from "../src/measure-codecs.ts";
import { measureStreams } from "../src/measure-streams.ts";
import { largeRequest, updates } from "../src/messages.ts";
import { TASKS } from "../src/run-peer.ts";
import { generateTsProto } from "../src/ts-proto.ts";

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

it("measures streams of every client", async () => {
  const text = await measureStreams(1, 10);
  for (const name of Object.keys(clients))
    expect(text.match(new RegExp(`^  ${name}[ :]`, "gm"))).toHaveLength(2);
  expect(text).not.toContain("NaN");
});

it("measures calls and streams of every peer", async () => {
  // By day, the task that most peers have.
  const tasks = process.env["NIGHTLY"] ? Object.keys(TASKS) : ["transactions"];
  const text = await measureCalls({ tasks, rounds: 1, milliseconds: 10, checkouts: [] });
  const rows = text.split("\n").map((line) => line.trim().split("  ")[0]);
  for (const name of Object.keys(peers))
    expect(rows.filter((row) => row === name)).toEqual(tasks.flatMap(peersOf).filter((one) => one === name));
  expect(text).not.toContain("NaN");
});

it("compares peers that read the same messages", async () => {
  await generateTsProto();
  const server = await startChild(new URL("../src/call-server.ts", import.meta.url));
  try {
    const parents = new Set<bigint | undefined>();
    for (const name of peersOf("slots packed")) {
      const peer = await peers[name]?.(server.url);
      if (!peer) throw new Error(`there is no peer ${name}`);
      expect(await peer.unary()).toMatchObject({ slot: 300_000_000n });
      for (const frames of ["single", "packed"] as const)
        await peer.stream(frames, (update) => {
          parents.add((update as { updateOneof: { value: { parent: bigint } } }).updateOneof.value.parent);
          return false;
        });
    }
    expect([...parents]).toEqual([299_999_999n]);
  } finally {
    server.stop();
  }
});
