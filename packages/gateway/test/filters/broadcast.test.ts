import type { ServerResponse } from "node:http";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { describe, expect, it } from "vitest";
import type { Upstream } from "../../src/upstreams/upstream.ts";
import { broadcastTransactions } from "../../src/filters/broadcast/broadcast.ts";
import { createCall, filtersTo, readResponse, sendCall, startNamedUpstream } from "./send-call.ts";

const signed = "0x02f86b01";
const hash = `0x${Buffer.from(keccak_256(Buffer.from("02f86b01", "hex"))).toString("hex")}`;
const transaction = createCall("eth_sendRawTransaction", [signed], "7");

async function createStage(members: readonly (string | undefined)[], count = members.length) {
  const servers = await Promise.all(
    members.map((member, index) =>
      startNamedUpstream(`up-${index}`, (body, response: ServerResponse) => {
        if (member === undefined) return response.destroy();
        response.end(`{"jsonrpc":"2.0","id":${(JSON.parse(body) as { id: number }).id},${member}}`);
      }),
    ),
  );
  const upstreams: Upstream[] = servers.map(({ upstream }) => upstream);
  const filter = broadcastTransactions(() => upstreams, count);
  return { stage: filtersTo(upstreams[0] as Upstream, filter), servers };
}

const accepted = `"result":"${hash}"`;
const known = '"error":{"code":-32000,"message":"already known"}';
const rejected = '"error":{"code":-32000,"message":"nonce too low"}';

describe("a signed transaction that is sent to several upstreams", () => {
  it.each([
    ["all accept it", [accepted, accepted]],
    ["one has it already", [known, accepted]],
    ["all have it already", [known, '"error":{"code":-32010,"message":"AlreadyKnown"}']],
    ["one rejects it", [rejected, accepted]],
    ["one does not respond, and the other has it already", [undefined, known]],
  ])("is accepted if %s", async (_, members) => {
    const { stage, servers } = await createStage(members);
    const { text, reply } = await readResponse(sendCall(stage, transaction));
    expect(JSON.parse(text)).toEqual({ jsonrpc: "2.0", id: 7, result: hash });
    expect(reply.route?.attempts).toBe(2);
    await expect.poll(() => servers.map(({ bodies }) => bodies.length)).toEqual([1, 1]);
  });

  it("is rejected with an upstream's own error if none accepts it", async () => {
    const { stage } = await createStage([rejected, undefined]);
    expect((await readResponse(sendCall(stage, transaction))).text).toContain("nonce too low");
  });

  it("is rejected with the error that says most, whichever comes first", async () => {
    const busy = '"error":{"code":-32005,"message":"rate limit exceeded"}';
    const unsupported =
      '"error":{"code":-32601,"message":"the method eth_x does not exist/is not available"}';
    for (const members of [
      [busy, rejected, unsupported],
      [unsupported, busy, rejected],
      [rejected, unsupported, busy],
    ])
      expect((await readResponse(sendCall((await createStage(members)).stage, transaction))).text).toContain(
        "nonce too low",
      );
    const { stage } = await createStage([busy, unsupported]);
    expect((await readResponse(sendCall(stage, transaction))).text).toContain("does not exist");
  });

  it("fails if no upstream responds", async () => {
    const { stage } = await createStage([undefined, undefined]);
    await expect(sendCall(stage, transaction).reply).rejects.toMatchObject({ reason: "unreachable" });
  });

  it("is sent to further upstreams if the first ones fail without judging it", async () => {
    const busy = '"error":{"code":-32005,"message":"rate limit exceeded"}';
    const { stage, servers } = await createStage([busy, undefined, known], 2);
    expect(JSON.parse((await readResponse(sendCall(stage, transaction))).text)).toMatchObject({
      result: hash,
    });
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([1, 1, 1]);
    const judged = await createStage([rejected, undefined, accepted], 2);
    expect((await readResponse(sendCall(judged.stage, transaction))).text).toContain("nonce too low");
    expect(judged.servers.map(({ bodies }) => bodies.length)).toEqual([1, 1, 0]);
  });

  it("is sent to the configured number of upstreams, and every other write to one", async () => {
    const { stage, servers } = await createStage([accepted, accepted, accepted], 2);
    await readResponse(sendCall(stage, transaction));
    await expect.poll(() => servers.map(({ bodies }) => bodies.length)).toEqual([1, 1, 0]);
    await readResponse(sendCall(stage, createCall("eth_sendTransaction", [{}])));
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([2, 1, 0]);
  });
});
