import { describe, expect, it } from "vitest";
import { createGateway, type Gateway, type GatewayOptions } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { post, request } from "../../client.ts";
import { upstreamsAt } from "../../networks.ts";
import { respondWith, startUpstream, type UpstreamServer } from "../../upstream-server.ts";

async function startNode(id: string): Promise<UpstreamServer> {
  const upstream = await startUpstream(respondWith(() => id));
  closeAfterTest(upstream);
  return upstream;
}

async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const gateway = await createGateway(options);
  closeAfterTest(gateway);
  return gateway;
}

async function ready({ url }: Gateway): Promise<[number, string]> {
  const { status, text } = await request(`${url}/readyz`);
  return [status, text];
}

const down = "http://127.0.0.1:1";

describe("/readyz", () => {
  it("names the parts of networks that no upstream serves", async () => {
    const gateway = await startGateway({
      networks: {
        "ethereum-mainnet": { rpc: upstreamsAt(down, (await startNode("0x1")).url) },
        "ethereum-sepolia": { rpc: upstreamsAt(down, (await startNode("0x1")).url), beacon: "simulator" },
        "bsc-mainnet": { rpc: upstreamsAt(down) },
        "base-mainnet": { rpc: "simulator" },
      },
    });
    const [status, text] = await ready(gateway);
    expect(status).toBe(503);
    expect(text).toMatch(
      /^no usable upstream: ethereum-sepolia\.rpc \(1 upstream is down since [\d:]+ UTC; 1 upstream is on another chain\), bsc-mainnet\.rpc \(1 upstream is (?:down since [\d:]+ UTC|not responding)\)\n$/,
    );
  });

  it("follows the policy", async () => {
    const up = (await startNode("0x1")).url;
    const networks = {
      "ethereum-mainnet": { rpc: upstreamsAt(up) },
      "bsc-mainnet": { rpc: upstreamsAt(down) },
    };
    expect((await ready(await startGateway({ networks })))[0]).toBe(503);
    expect((await ready(await startGateway({ networks, readiness: "all" })))[0]).toBe(503);
    expect(await ready(await startGateway({ networks, readiness: "any" }))).toEqual([200, "ready\n"]);
    const none = { "bsc-mainnet": { rpc: upstreamsAt(down) } };
    expect((await ready(await startGateway({ networks: none, readiness: "any" })))[0]).toBe(503);
    expect((await ready(await startGateway({ networks: none, readiness: "none" })))[0]).toBe(200);
    expect((await ready(await startGateway({})))[0]).toBe(200);
  });

  it("notices a lost upstream without further calls", async () => {
    const upstream = await startNode("0x1");
    const networks = { "ethereum-mainnet": { rpc: upstreamsAt(upstream.url) } };
    const gateway = await startGateway({ networks });
    expect((await ready(gateway))[0]).toBe(200);
    await upstream.close();
    const call = { jsonrpc: "2.0", id: 1, method: "eth_gasPrice", params: [] };
    expect((await post(gateway, "ethereum", call)).status).toBe(502);
    const [status, text] = await ready(gateway);
    expect(status).toBe(503);
    expect(text).toMatch(
      /^no usable upstream: ethereum-mainnet\.rpc \(1 upstream is down since [\d:]+ UTC\)\n$/,
    );
    await gateway.reload({ "ethereum-mainnet": "off" });
    expect((await ready(gateway))[0]).toBe(200);
  });
});
