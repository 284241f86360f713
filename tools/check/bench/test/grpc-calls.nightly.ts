import { startChild } from "../src/child.ts";
import { expect, it } from "vitest";
import { peers, listPeers } from "../src/grpc/call-peers.ts";
import { measureCalls } from "../src/grpc/measure-calls.ts";
import { TASKS } from "../src/grpc/run-peer.ts";
import { generateTsProto } from "../src/grpc/ts-proto.ts";

it("measures calls and streams of every peer", async () => {
  const tasks = Object.keys(TASKS);
  const text = await measureCalls({ tasks, rounds: 1, milliseconds: 10, checkouts: [] });
  // A line of its own says that the process of a peer has ended.
  const rows = text.split("\n").map((line) => line.trim().split(/: | {2}/)[0]);
  for (const name of Object.keys(peers))
    expect(rows.filter((row) => row === name)).toEqual(
      tasks.flatMap(listPeers).filter((one) => one === name),
    );
  expect(text).not.toContain("NaN");
});

it("compares peers that read the same messages", async () => {
  await generateTsProto();
  const server = await startChild(new URL("../src/grpc/call-server.ts", import.meta.url));
  try {
    const parents = new Set<bigint | undefined>();
    for (const name of listPeers("slots packed")) {
      const peer = await peers[name]?.(server.url);
      if (!peer) throw new Error(`there is no peer ${name}`);
      expect(await peer.unary?.()).toMatchObject({ slot: 300_000_000n });
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
