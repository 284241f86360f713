import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callNode, startAnvil, startServiceFront, type Anvil, type ServiceFront } from "../src/index.ts";

let anvil: Anvil;
let withToken: ServiceFront;
let withPassword: ServiceFront;

beforeAll(async () => {
  anvil = await startAnvil();
  withToken = await startServiceFront(anvil.url, { token: "t0ken" });
  withPassword = await startServiceFront(anvil.url, { username: "user", password: "pass:word" });
});

afterAll(async () => {
  await withToken.stop();
  await withPassword.stop();
  await anvil.stop();
});

const chainId = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "eth_chainId" });

async function post(url: string, authorization?: string): Promise<string> {
  const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
  const response = await fetch(url, { method: "POST", headers, body: chainId });
  return `${response.status} ${await response.text()}`;
}

/** What the first message over a WebSocket says, or "rejected". */
function ask(url: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => socket.send(chainId));
    socket.addEventListener("message", ({ data }) => {
      socket.close();
      resolve(String(data));
    });
    socket.addEventListener("error", () => resolve("refused"));
  });
}

const answer = '{"jsonrpc":"2.0","id":7,"result":"0x7a69"}';

describe("startServiceFront", () => {
  it("takes the token as a path segment over HTTP, with and without the sub-path", async () => {
    expect(await post(`${withToken.url}/t0ken`)).toBe(`200 ${answer}`);
    expect(await post(`${withToken.url}/t0ken/`)).toBe(`200 ${answer}`);
    expect(await post(`${withToken.url}/t0ken/evm`)).toBe(`200 ${answer}`);
    expect(await post(withToken.url)).toMatch(/^401 /);
    expect(await post(`${withToken.url}/other`)).toMatch(/^401 /);
    expect(await post(`${withToken.url}/t0ken/else`)).toMatch(/^404 /);
  });

  it("takes the token after /ws over WebSocket", async () => {
    expect(await ask(`${withToken.wsUrl}/ws/t0ken`)).toBe(answer);
    expect(await ask(`${withToken.wsUrl}/ws/other`)).toBe("refused");
    expect(await ask(`${withToken.wsUrl}/t0ken`)).toBe("refused");
  });

  it("takes user name and password as basic authentication", async () => {
    const good = `Basic ${btoa("user:pass:word")}`;
    expect(await post(withPassword.url, good)).toBe(`200 ${answer}`);
    expect(await post(withPassword.url, `Basic ${btoa("user:else")}`)).toMatch(/^401 /);
    expect(await post(withPassword.url)).toMatch(/^401 /);
    expect(await ask(`${withPassword.wsUrl}/ws`)).toBe("refused");
  });

  it("answers 502 when the node is gone", async () => {
    const gone = await startAnvil();
    const front = await startServiceFront(gone.url, { token: "t0ken" });
    await gone.stop();
    expect(await post(`${front.url}/t0ken`)).toMatch(/^502 /);
    await expect(callNode(gone.url, "eth_chainId")).rejects.toThrow();
    await front.stop();
  });
});
