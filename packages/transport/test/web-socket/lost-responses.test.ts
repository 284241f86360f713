import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { connect, failure, SAFE, serve } from "./fixture.ts";
import type { Request } from "./hostile-server.ts";

/** How many abandoned calls a client remembers. */
const REMEMBERED = 1_000;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

it("forgets abandoned calls that get no response, and never assigns their responses to others", async () => {
  const requests: Request[] = [];
  let wait = true;
  const server = await serve({
    onRequest(request, peer) {
      if (request.method === "net_listening") peer.result(request, true);
      else if (wait) requests.push(request);
      else peer.result(request, request.params?.[0]);
    },
  });
  const client = connect(server);
  const giveUp = async (param: unknown): Promise<void> => {
    const controller = new AbortController();
    const ended = failure(client.call(SAFE, [param], { signal: controller.signal }));
    await expect.poll(() => requests.length, { interval: 1 }).toBeGreaterThan(before);
    before = requests.length;
    controller.abort();
    expect((await ended).code).toBe("ABORTED");
  };
  let before = 0;
  const references: WeakRef<object>[] = [];
  const withObject = async (): Promise<void> => {
    const param = { text: "x".repeat(100) };
    references.push(new WeakRef(param));
    await giveUp(param);
  };
  await withObject();
  for (let count = 0; count <= REMEMBERED; count += 1) await giveUp(count);
  await expect
    .poll(() => {
      collectGarbage();
      return references[0]?.deref();
    })
    .toBeUndefined();

  // Late responses to forgotten calls, and an error that may be for one of them, are ignored.
  const [forgotten] = requests;
  const [peer] = server.peers;
  const next = client.call(SAFE, ["next"], { timeout: 200, retries: 0 });
  const ended = failure(next);
  await expect.poll(() => requests.at(-1)?.params).toEqual(["next"]);
  if (!forgotten) throw new Error("no call was made");
  peer?.result(forgotten, "late");
  for (const request of requests.slice(0, -1)) peer?.result(request, "late");
  peer?.send({ jsonrpc: "2.0", id: null, error: { code: -32_600, message: "whose?" } });
  expect((await ended).code).toBe("TIMEOUT");
  wait = false;
  expect(await client.call(SAFE, ["now"], {})).toEqual({ value: "now" });
  expect(server.peers).toHaveLength(1);
});
