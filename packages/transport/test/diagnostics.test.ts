import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { inspect } from "node:util";
import { authorize, urlToken } from "@node-access/auth";
import { afterEach, describe, expect, it } from "vitest";
import type { AttemptEvent } from "../src/run-call.ts";
import { calling, hostileServer, reply, replyResult } from "./hostile-server.ts";

const CHANNELS = ["start", "end", "error"].map((one) => `node-access:call:${one}`);
const events: [string, AttemptEvent][] = [];

function listener(message: unknown, channel: string | symbol): void {
  events.push([String(channel).replace("node-access:call:", ""), { ...(message as AttemptEvent) }]);
}

/** The events of calls to a server. Calls of other test files may still run in this process. */
function listEvents(url: string): readonly [string, AttemptEvent][] {
  return events.filter(([, { endpoint }]) => endpoint.startsWith(url));
}

afterEach(() => {
  for (const channel of CHANNELS) unsubscribe(channel, listener);
  events.length = 0;
});

describe("diagnostics channels", () => {
  it("report each attempt of a call and its outcome, under one id", async () => {
    for (const channel of CHANNELS) subscribe(channel, listener);
    const server = await hostileServer((request) => {
      if (request.number === 1) reply(request.socket, "busy", "503 Busy");
      else replyResult(request, 1);
    });
    await calling(server.url)({});
    expect(listEvents(server.url).map(([channel, { attempt }]) => [channel, attempt])).toEqual([
      ["start", 1],
      ["error", 1],
      ["start", 2],
      ["end", 2],
    ]);
    const [, [, failed] = [], , [, ended] = []] = listEvents(server.url);
    expect(failed).toMatchObject({ error: { code: "HTTP_STATUS" }, transport: "http" });
    expect(ended).toMatchObject({ status: 200, requestId: failed?.requestId, endpoint: `${server.url}/***` });
    await calling(server.url)({});
    expect(listEvents(server.url).at(-1)?.[1].requestId).not.toBe(failed?.requestId);
  });

  it("report the end of a cancelled attempt", async () => {
    subscribe("node-access:call:error", listener);
    const server = await hostileServer(() => {});
    await expect(calling(server.url)({ timeout: 50, retries: 0 })).rejects.toMatchObject({ code: "TIMEOUT" });
    expect(listEvents(server.url)).toEqual([
      ["error", expect.objectContaining({ error: expect.objectContaining({ code: "TIMEOUT" }) })],
    ]);
  });

  it("leave whatever middleware throws as it is", async () => {
    for (const channel of CHANNELS) subscribe(channel, listener);
    const middleware = [() => Promise.reject(undefined)];
    await expect(calling("http://127.0.0.1:1")({ middleware })).rejects.toBeUndefined();
    expect(listEvents("http://127.0.0.1:1/").map(([channel]) => channel)).toEqual(["start", "error"]);
  });

  it("contain no secrets", async () => {
    for (const channel of CHANNELS) subscribe(channel, listener);
    const server = await hostileServer(({ socket }) => reply(socket, "no s3cr3t-t0ken here", "500 Oops"));
    const authorized = authorize("node", server.url, urlToken("s3cr3t-t0ken"));
    await expect(calling(server.url, { authorized })({ retries: 1 })).rejects.toMatchObject({
      code: "HTTP_STATUS",
    });
    const own = listEvents(server.url);
    expect(own).toHaveLength(4);
    expect(inspect(own, { depth: Infinity, showHidden: true, getters: true })).not.toContain("s3cr3t");
    expect(JSON.stringify(own)).not.toContain("s3cr3t");
  });
});
