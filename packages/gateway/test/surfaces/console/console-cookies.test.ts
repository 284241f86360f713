import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, expect, it, vi } from "vitest";
import { createGateway, type Credentials, type Gateway } from "../../../src/index.ts";
import { closeAfterTest } from "../../cleanup.ts";
import { request } from "../../client.ts";
import { consolePassword, signInForCookie, ownPage, signIn } from "./console-client.ts";

const createHmac = vi.spyOn(crypto, "createHmac");
syncBuiltinESMExports();
afterAll(() => {
  createHmac.mockRestore();
  syncBuiltinESMExports();
});

/** Starts a console. Returns a function that counts the signatures which a request makes it compute. */
async function startConsole(): Promise<{
  url: string;
  countSignatures: (cookie: string) => Promise<[number, number]>;
}> {
  const gateway = (await createGateway({ console: { password: consolePassword } })) as Gateway<Credentials>;
  closeAfterTest(gateway);
  const url = gateway.consoleUrl ?? "";
  const countSignatures = async (cookie: string): Promise<[number, number]> => {
    createHmac.mockClear();
    const { status } = await request(`${url}/v1/gateway/`, { headers: { ...ownPage, cookie } });
    return [status, createHmac.mock.calls.length];
  };
  return { url, countSignatures };
}

const repeated = (cookie: string): string => `${cookie}; `.repeat(Math.floor(15_000 / (cookie.length + 2)));

it("many cookies cost the console a few signatures, and unsigned ones none", async () => {
  const { url, countSignatures } = await startConsole();
  const cookie = await signInForCookie(url);
  const name = cookie.slice(0, cookie.indexOf("="));
  expect(await countSignatures(cookie)).toEqual([200, 1]);
  const [status, count] = await countSignatures(repeated(cookie.replace(/[^.]{43}$/, "a".repeat(43))));
  expect(status).toBe(401);
  expect(count).toBeLessThanOrEqual(4);
  for (const value of ["a.1.b", "x", `${"a".repeat(22)}.1000000000000.${"a".repeat(43)}`])
    expect(await countSignatures(repeated(`${name}=${value}`))).toEqual([401, 0]);
  // Browsers send the cookies of the longest path first.
  expect((await countSignatures(`${name}=old; ${cookie}`))[0]).toBe(200);
});

it("many cookies of browsers cost a sign-in a few signatures", async () => {
  const { url } = await startConsole();
  const [, browser = ""] = (await signIn(url)).headers.getSetCookie();
  const [cookie = ""] = browser.split(";");
  createHmac.mockClear();
  const wrong = repeated(cookie.replace(/[^.]{43}$/, "a".repeat(43)));
  expect((await signIn(url, "wrong", { cookie: wrong })).status).toBe(401);
  expect(createHmac.mock.calls.length).toBeLessThanOrEqual(4);
});
