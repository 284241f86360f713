import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { createBeaconClient, isNodeAccessError, pathKey } from "../src/index.ts";
import { failure, startServer } from "./start-server.ts";

const cleanup: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanup.splice(0)) await end();
});

async function start(
  status: number,
  body: unknown,
): Promise<{ endpoint: string; urls: (string | undefined)[] }> {
  const urls: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    urls.push(`${request.method} ${request.url}`);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanup.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, urls };
}

const data = {
  genesis_time: "1606824023",
  genesis_validators_root: `0x${"4b".repeat(32)}`,
  genesis_fork_version: "0x00000000",
};

describe("createBeaconClient", () => {
  it("requests the genesis with the key as the first path segment", async () => {
    const { endpoint, urls } = await start(200, { data });
    const beacon = createBeaconClient({
      endpoint,
      credential: pathKey("a/key to hide".replaceAll(/[/ ]/g, "-")),
    });
    expect(await beacon.getGenesis()).toEqual({ data });
    expect(urls).toEqual(["GET /a-key-to-hide/eth/v1/beacon/genesis"]);
  });

  it("reports that the genesis is not known yet, without showing the key", async () => {
    const { endpoint } = await start(404, {
      code: 404,
      message: "Chain genesis info is not yet known: a-key-to-hide",
    });
    const beacon = createBeaconClient({ endpoint, credential: pathKey("a-key-to-hide") });
    const error: unknown = await beacon.getGenesis().catch((reason: unknown) => reason);
    expect(isNodeAccessError(error, "HTTP_STATUS") && error.context.status).toBe(404);
    expect(inspect(error, { depth: null, showHidden: true }) + JSON.stringify(error)).not.toContain(
      "a-key-to-hide",
    );
  });

  it("returns unknown forks and fields unchanged", async () => {
    const newer = { version: "serenity", extra: true, data: { message: { slot: "1", shard: 7 } } };
    const { endpoint } = await start(200, newer);
    const block = await createBeaconClient({ endpoint, credential: pathKey("key") }).getBlockV2("head");
    expect(block).toEqual(newer);
  });

  it("sends lists in the query and as bodies, and returns a status or nothing without a body", async () => {
    const { endpoint, seen } = await startServer((response, { url }) => {
      if (url?.includes("blinded_blocks")) response.writeHead(202).end();
      else if (url?.includes("health")) response.writeHead(503).end();
      else if (url?.includes("prepare")) response.writeHead(200).end();
      else response.writeHead(200, { "content-type": "application/json" }).end('{"data":[]}');
    });
    const beacon = createBeaconClient({ endpoint, credential: pathKey("key") });
    await beacon.getStateValidators("head", { id: ["1", "2"], status: ["active", "pending"] });
    await beacon.getAttesterDuties("7", ["3", "4"]);
    const preparation = { validator_index: "1", fee_recipient: `0x${"ab".repeat(20)}` } as const;
    expect(await beacon.prepareBeaconProposer([preparation])).toBeUndefined();
    expect(await beacon.getHealth({ syncing_status: 299 })).toBe(503);
    const version = { "Eth-Consensus-Version": "electra", broadcast_validation: "consensus" } as const;
    expect(await beacon.publishBlindedBlockV2({} as never, version)).toBe(202);
    expect(seen.map(({ method, url, body }) => `${method} ${url} ${body.toString()}`.trim())).toEqual([
      "GET /key/eth/v1/beacon/states/head/validators?id=1&id=2&status=active&status=pending",
      'POST /key/eth/v1/validator/duties/attester/7 ["3","4"]',
      `POST /key/eth/v1/validator/prepare_beacon_proposer ${JSON.stringify([preparation])}`,
      "GET /key/eth/v1/node/health?syncing_status=299",
      "POST /key/eth/v2/beacon/blinded_blocks?broadcast_validation=consensus {}",
    ]);
    expect(seen.at(-1)?.headers["eth-consensus-version"]).toBe("electra");
  });

  it("sends a write once, and retries a read that uses POST", async () => {
    const { endpoint, seen } = await startServer((response, _, count) =>
      response.writeHead(count === 1 ? 503 : 500).end("{}"),
    );
    const beacon = createBeaconClient({ endpoint, credential: pathKey("key"), retries: 1 });
    await failure(beacon.getAttesterDuties("7", ["3"]));
    expect(seen).toHaveLength(2);
    await failure(beacon.submitPoolVoluntaryExit({} as never));
    expect(seen).toHaveLength(3);
  });
});
