import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../src/index.ts";
import { findNode, request } from "../client.ts";
import { networksWith, upstreamsAt } from "../networks.ts";
import { startUpstream, type UpstreamServer } from "../upstream-server.ts";

describe("responses of the beacon API", () => {
  let paths: string[] = [];
  let server: UpstreamServer;
  let gateway: Gateway<Credentials>;

  beforeAll(async () => {
    server = await startUpstream((_, response, { url = "" }) => {
      paths.push(url);
      response.setHeader("content-type", "application/json");
      response.setHeader("eth-consensus-version", "deneb");
      response.end(
        JSON.stringify({ finalized: !url.includes("900"), execution_optimistic: false, data: { url } }),
      );
    });
    const networks = networksWith({ ethereum: { beacon: upstreamsAt(server.url) } });
    gateway = (await createGateway({ networks })) as Gateway<Credentials>;
  });
  afterAll(async () => {
    await gateway.close();
    await server.close();
  });

  async function outcomes(path: string, options: { method?: string; body?: unknown } = {}) {
    paths = [];
    const url = `${gateway.url}/${findNode(gateway, "ethereum").key}${path}`;
    const responses = [await request(url, options), await request(url, options)];
    expect(responses[0]?.text).toBe(responses[1]?.text);
    expect(responses[1]?.headers.get("content-type")).toBe(responses[0]?.headers.get("content-type"));
    expect(responses[1]?.headers.get("eth-consensus-version")).toBe(
      responses[0]?.headers.get("eth-consensus-version"),
    );
    return responses.map(({ headers }) => headers.get("x-node-access-cache"));
  }

  it.each([
    ["a finalized slot", "/eth/v2/beacon/blocks/800"],
    ["a root that is finalized", `/eth/v1/beacon/headers/0x${"ab".repeat(32)}`],
    ["constants", "/eth/v1/beacon/genesis"],
  ])("are cached for %s", async (_, path) => {
    expect(await outcomes(path)).toEqual(["miss", "hit"]);
    expect(paths).toEqual([path]);
  });

  it.each([
    ["a slot that is not finalized", "/eth/v2/beacon/blocks/900", "miss"],
    ["a name that moves with the chain", "/eth/v2/beacon/blocks/finalized", null],
    ["operations that the specs do not mark as cacheable", "/eth/v1/node/version", null],
  ])("are not cached for %s", async (_, path, outcome) => {
    expect(await outcomes(path)).toEqual([outcome, outcome]);
    expect(paths).toEqual([path, path]);
  });

  it("are cached for a finalized epoch, which is not used for routing", async () => {
    const path = "/eth/v1/beacon/rewards/attestations/800";
    expect(await outcomes(path, { method: "POST", body: ["1"] })).toEqual(["miss", "hit"]);
  });

  it("are cached separately for each request body", async () => {
    const path = "/eth/v1/beacon/states/800/validators";
    expect(await outcomes(path, { method: "POST", body: { ids: ["1"] } })).toEqual(["miss", "hit"]);
    expect(await outcomes(path, { method: "POST", body: { ids: ["2"] } })).toEqual(["miss", "hit"]);
  });
});
