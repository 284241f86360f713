import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { canonicalResponse } from "../../src/filters/consensus/consensus.ts";
import { seekConsensus } from "../../src/filters/consensus/consensus.ts";
import type { Upstream } from "../../src/upstreams/upstream.ts";
import { createCall, filtersTo, readResponse, sendCall, startNamedUpstream } from "./send-call.ts";

/** A stage in front of upstreams that each respond with a text, drop the connection, or hang (`null`). */
async function createStage(members: readonly (string | null | undefined)[], agree: number) {
  const servers = await Promise.all(
    members.map((member, index) =>
      startNamedUpstream(`up-${index}`, (body, response: ServerResponse) => {
        if (member === null) return;
        if (member === undefined) return void response.destroy();
        response.end(`{"jsonrpc":"2.0","id":${(JSON.parse(body) as { id: number }).id},${member}}`);
      }),
    ),
  );
  const upstreams: Upstream[] = servers.map(({ upstream }) => upstream);
  const dissents: string[] = [];
  const options = { methods: ["eth_getBalance"], participants: members.length, quorum: agree };
  const filter = seekConsensus(
    () => upstreams,
    options,
    ({ name }, method) => dissents.push(`${name} ${method}`),
  );
  return { stage: filtersTo(upstreams[0] as Upstream, filter), dissents, servers };
}

const balance = createCall("eth_getBalance", ["0x1", "0x5"], "7");

describe("a call that is sent to several upstreams", () => {
  it("gets the response that enough of them agree on, and reports the others", async () => {
    const { stage, dissents } = await createStage(
      ['"result":"0xAB"', '"result":"0x1"', '"result": "0xab"'],
      2,
    );
    const { text, reply } = await readResponse(sendCall(stage, balance));
    expect(JSON.parse(text)).toMatchObject({ id: 7, result: expect.stringMatching(/^0xab$/i) as string });
    expect(reply.route?.attempts).toBe(3);
    await expect.poll(() => dissents).toEqual(["up-1 eth_getBalance"]);
  });

  it.each([
    ['"result":"0xbad","result":"0x1"', '"0x1"'],
    ['"result":"0x1","Result":"0xbad"', '"0x1"'],
    ['"result":{"a":"0xbad","a":"0x1"}', '{"a":"0x1"}'],
    ['"result":12345678901234567890,"x":1', "12345678901234567890"],
  ])("gets nothing of %s that was not compared", async (member, result) => {
    const { stage } = await createStage([member, `"result":${result}`, member], 3);
    const { text } = await readResponse(sendCall(stage, balance));
    expect(text).toBe(`{"jsonrpc":"2.0","id":7,"result":${result}}`);
  });

  it("fails if too few agree", async () => {
    const { stage, dissents } = await createStage(['"result":"0x1"', '"result":"0x2"', undefined], 2);
    const { text } = await readResponse(sendCall(stage, balance));
    expect(JSON.parse(text)).toMatchObject({
      id: 7,
      error: { code: -32002, message: "no 2 of 3 upstreams respond the same" },
    });
    expect(dissents).toEqual([]);
  });

  it("gets an error that enough of them agree on, whatever its message", async () => {
    const { stage } = await createStage(
      ['"error":{"code":3,"message":"execution reverted"}', '"error":{"code":3,"message":"VM reverted"}'],
      2,
    );
    expect(JSON.parse((await readResponse(sendCall(stage, balance))).text)).toMatchObject({
      error: { code: 3 },
    });
  });

  it("fails immediately if there are too few upstreams", async () => {
    const { stage, servers } = await createStage(['"result":"0x1"'], 2);
    const { text } = await readResponse(sendCall(stage, balance));
    expect(text).toContain("no 2 of 1 upstreams");
    expect(servers[0]?.bodies).toEqual([]);
  });

  it("does not wait for a hanging upstream once enough agree, and is cancelled with its caller", async () => {
    const { stage, servers } = await createStage(['"result":"0x1"', null, '"result":"0x1"'], 2);
    const flight = sendCall(stage, balance);
    expect((await readResponse(flight)).text).toContain('"0x1"');
    flight.abort();
    const alone = await createStage([null, null], 2);
    const pending = sendCall(alone.stage, balance);
    await expect.poll(() => alone.servers.map(({ bodies }) => bodies.length)).toEqual([1, 1]);
    pending.abort();
    await expect(pending.reply).rejects.toMatchObject({ reason: "aborted" });
    expect(servers[1]?.bodies).toHaveLength(1);
  });

  it("goes to one upstream if its method is not configured", async () => {
    const { stage, servers } = await createStage(['"result":"0x1"', '"result":"0x1"'], 2);
    await readResponse(sendCall(stage, createCall("eth_gasPrice")));
    expect(servers.map(({ bodies }) => bodies.length)).toEqual([1, 0]);
  });
});

describe("responses agree", () => {
  it.each([
    ['{"result":{"a":1,"b":[{"c":"0xAb"}]}}', '{"id":2,"result":{"b":[{"c":"0xaB"}],"a":1}}', true],
    ['{"result":12345678901234567890}', '{"result":12345678901234567890}', true],
    ['{"result":12345678901234567890}', '{"result":12345678901234567891}', false],
    ['{"result":[1,2]}', '{"result":[2,1]}', false],
    ['{"result":null}', '{"result":"0x"}', false],
    ['{"result":"Ab"}', '{"result":"ab"}', false],
    ['{"error":{"code":3,"message":"a"}}', '{"error":{"code":3,"message":"b"}}', true],
    ['{"error":{"code":3,"message":"a"}}', '{"error":{"code":4,"message":"a"}}', false],
  ])("%s and %s: %s", (one, other, isSame) => {
    expect(canonicalResponse(one) === canonicalResponse(other)).toBe(isSame);
  });
});
