import { inspect } from "node:util";
import {
  startAnvil,
  startServiceProxy,
  type Anvil,
  type ProxyCredential,
} from "@node-access-tools/local-servers/anvil";
import { basic, createRpcClient, urlToken } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let anvil: Anvil;
beforeAll(async () => {
  anvil = await startAnvil();
});
afterAll(() => anvil.stop());

const required = {
  token: { token: "t0kén?#%&+" },
  password: { username: "user", password: "pass:wörd" },
} as const satisfies Record<string, ProxyCredential>;

/** What the proxy requires for each mechanism, a credential that it accepts, and one that it rejects. */
const mechanisms = [
  {
    name: "a token in the URL",
    required: required.token,
    right: urlToken(required.token.token),
    wrong: urlToken("wr0ng-token"),
  },
  {
    name: "user name and password",
    required: required.password,
    right: basic(required.password.username, required.password.password),
    wrong: basic("user", "wr0ng-password"),
  },
] as const;

describe.each(mechanisms)("a node that requires $name", ({ required: credential, right, wrong }) => {
  it.each(["ethereum", "hyperliquid"] as const)("serves a client of %s over HTTP", async (protocol) => {
    const proxy = await startServiceProxy(anvil.url, credential);
    const client = createRpcClient({ protocol, endpoint: proxy.url, credential: right });
    expect(await client.net_listening()).toBe(true);
    await proxy.stop();
  });

  it.each(["ethereum", "hyperliquid"] as const)("serves a client of %s over WebSocket", async (protocol) => {
    const proxy = await startServiceProxy(anvil.url, credential);
    const client = createRpcWebSocketClient({ protocol, endpoint: proxy.wsUrl, credential: right });
    expect(await client.net_listening()).toBe(true);
    await client.close();
    await proxy.stop();
  });

  it("rejects a wrong one over HTTP with an error that does not contain it", async () => {
    const proxy = await startServiceProxy(anvil.url, credential);
    const client = createRpcClient({ protocol: "ethereum", endpoint: proxy.url, credential: wrong });
    const error: unknown = await client.net_listening().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "CREDENTIAL_REFUSED", context: { status: 401 } });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain("wr0ng");
    await proxy.stop();
  });

  it("rejects a wrong one over WebSocket with an error that does not contain it", async () => {
    const proxy = await startServiceProxy(anvil.url, credential);
    const client = createRpcWebSocketClient({
      protocol: "ethereum",
      endpoint: proxy.wsUrl,
      credential: wrong,
    });
    const error: unknown = await client.net_listening().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "CREDENTIAL_REFUSED" });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain("wr0ng");
    await client.close();
    await proxy.stop();
  });
});
