import { expect, it } from "vitest";
import { startChild } from "../src/child.ts";
import { clients } from "../src/clients.ts";
import { codecs } from "../src/codecs.ts";
import { peers } from "../src/call-peers.ts";
import { measureCalls } from "../src/measure-calls.ts";
import { measureCodecs } from "../src/measure-codecs.ts";
import { measureStreams } from "../src/measure-streams.ts";
import { largeRequestBytes } from "../src/messages.ts";
import { TASKS } from "../src/run-peer.ts";
import { generateTsProto } from "../src/ts-proto.ts";

it("measures libraries that write the same bytes", async () => {
  const all = await codecs();
  for (const { encode } of Object.values(all)) expect(encode()).toHaveLength(largeRequestBytes.length);
  const text = await measureCodecs(1, 1);
  for (const name of Object.keys(all)) expect(text.match(new RegExp(`^  ${name} `, "gm"))).toHaveLength(3);
  expect(text).not.toContain("NaN");
});

it("measures streams of every client", { timeout: 120_000 }, async () => {
  const text = await measureStreams(1, 10);
  for (const name of Object.keys(clients))
    expect(text.match(new RegExp(`^  ${name}[ :]`, "gm"))).toHaveLength(2);
  expect(text).not.toContain("NaN");
});

it("measures calls and streams of every peer", { timeout: 120_000 }, async () => {
  const tasks = Object.keys(TASKS);
  const text = await measureCalls({ tasks, rounds: 1, milliseconds: 10, checkouts: [] });
  for (const name of Object.keys(peers)) expect(text.split(`\n  ${name} `)).toHaveLength(4);
  expect(text).not.toContain("NaN");
});

it("compares peers that read the same messages", async () => {
  await generateTsProto();
  const server = await startChild("call-server.ts");
  try {
    const updates = new Set<bigint | undefined>();
    for (const connect of Object.values(peers)) {
      const peer = await connect(server.url);
      expect(await peer.unary()).toMatchObject({ slot: 300_000_000n });
      for (const frames of ["single", "packed"] as const)
        await peer.stream(frames, (update) => {
          updates.add((update as { updateOneof: { value: { parent: bigint } } }).updateOneof.value.parent);
          return false;
        });
    }
    expect([...updates]).toEqual([299_999_999n]);
  } finally {
    server.stop();
  }
});
