import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  callNode,
  startAnvil,
  startServiceProxy,
  type Anvil,
  type ServiceProxy,
} from "../../src/anvil/index.ts";

let anvil: Anvil;
let withToken: ServiceProxy;
let withPassword: ServiceProxy;

beforeAll(async () => {
  anvil = await startAnvil();
  withToken = await startServiceProxy(anvil.url, { token: "t0ken" });
  withPassword = await startServiceProxy(anvil.url, { username: "user", password: "pass:word" });
});

afterAll(async () => {
  await withToken.stop();
  await withPassword.stop();
  await anvil.stop();
});

const chainId = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "eth_chainId" });

async function post(url: string, authorization?: string): Promise<string> {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
  const reply = await fetch(url, { method: "POST", headers, body: chainId });
  return `${reply.status} ${await reply.text()}`;
}

/** Calls over a WebSocket and returns the response, or "rejected" if it does not open. */
function callOverWebSocket(url: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => socket.send(chainId));
    socket.addEventListener("message", ({ data }) => {
      socket.close();
      resolve(String(data));
    });
    socket.addEventListener("error", () => resolve("rejected"));
  });
}

const response = '{"jsonrpc":"2.0","id":7,"result":"0x7a69"}';

describe("startServiceProxy", () => {
  it("accepts the token as a path segment over HTTP, with and without the sub-path", async () => {
    expect(await post(`${withToken.url}/t0ken`)).toBe(`200 ${response}`);
    expect(await post(`${withToken.url}/t0ken/`)).toBe(`200 ${response}`);
    expect(await post(`${withToken.url}/t0ken/evm`)).toBe(`200 ${response}`);
    expect(await post(withToken.url)).toMatch(/^401 /);
    expect(await post(`${withToken.url}/other`)).toMatch(/^401 /);
    expect(await post(`${withToken.url}/t0ken/else`)).toMatch(/^404 /);
  });

  it("accepts the token after /ws over WebSocket", async () => {
    expect(await callOverWebSocket(`${withToken.wsUrl}/ws/t0ken`)).toBe(response);
    expect(await callOverWebSocket(`${withToken.wsUrl}/ws/other`)).toBe("rejected");
    expect(await callOverWebSocket(`${withToken.wsUrl}/t0ken`)).toBe("rejected");
  });

  it("accepts user name and password as basic authentication", async () => {
    const good = `Basic ${btoa("user:pass:word")}`;
    expect(await post(withPassword.url, good)).toBe(`200 ${response}`);
    expect(await post(withPassword.url, `Basic ${btoa("user:else")}`)).toMatch(/^401 /);
    expect(await post(withPassword.url)).toMatch(/^401 /);
    expect(await callOverWebSocket(`${withPassword.wsUrl}/ws`)).toBe("rejected");
  });

  it("responds with 502 if the node is gone", async () => {
    const gone = await startAnvil();
    const proxy = await startServiceProxy(gone.url, { token: "t0ken" });
    await gone.stop();
    expect(await post(`${proxy.url}/t0ken`)).toMatch(/^502 /);
    await expect(callNode(gone.url, "eth_chainId")).rejects.toThrow();
    await proxy.stop();
  });
});
