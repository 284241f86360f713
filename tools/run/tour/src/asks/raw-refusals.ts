import assert from "node:assert/strict";
import type { Step } from "../ask.ts";
import type { Refusal } from "../refused.ts";

const protocol = "ethereum";

/** What no client of ours would send: the right value of a kind that the surface does not take, by hand. */
export const rawRefusals: readonly Refusal[] = [
  {
    method: "GET /v1/organization/",
    asked: "a node's password",
    make: ({ url, nodeOf }, call) =>
      status401(call, `${url}/v1/organization/`, "GET", basicHeader(nodeOf(protocol))),
  },
  {
    method: "GET /v1/organization/",
    asked: "no credential",
    make: ({ url }, call) => status401(call, `${url}/v1/organization/`, "GET"),
  },
  {
    method: "POST /",
    asked: "the API key as bearer",
    make: ({ url, apiKey }, call) => status401(call, url, "POST", `Bearer ${apiKey}`),
  },
  {
    method: "POST /",
    asked: "a node's key as bearer",
    make: ({ url, nodeOf }, call) => status401(call, url, "POST", `Bearer ${nodeOf(protocol).key}`),
  },
  {
    method: "POST /{token}",
    asked: "bearer beside a token",
    make: ({ url, nodeOf, apiKey }, call) =>
      status401(call, `${url}/${nodeOf(protocol).key}`, "POST", `Bearer ${apiKey}`),
  },
  {
    method: "GET /eth/v1/beacon/genesis",
    asked: "a node's password",
    make: ({ url, nodeOf }, call) =>
      status401(call, `${url}/eth/v1/beacon/genesis`, "GET", basicHeader(nodeOf(protocol))),
  },
];

function basicHeader({ username, password }: { username: string; password: string }): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

async function status401(
  call: Step<never>["call"],
  url: string,
  method: string,
  authorization?: string,
): Promise<string> {
  const headers = authorization === undefined ? {} : { authorization };
  const response = await call(() => fetch(url, { method, headers }));
  await response.body?.cancel();
  assert.equal(response.status, 401);
  return "401";
}
