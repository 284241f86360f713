import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { createBeaconClient, isNodeAccessError, pathKey } from "../src/index.ts";

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
  it("asks for the genesis with the key as the path's first segment", async () => {
    const { endpoint, urls } = await start(200, { data });
    const beacon = createBeaconClient({
      endpoint,
      credential: pathKey("a/key to hide".replaceAll(/[/ ]/g, "-")),
    });
    expect(await beacon.getGenesis()).toEqual({ data });
    expect(urls).toEqual(["GET /a-key-to-hide/eth/v1/beacon/genesis"]);
  });

  it("tells that the genesis is not known yet, and does not show the key", async () => {
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
});
