import assert from "node:assert/strict";
import { type Check, check } from "../check.ts";
import type { OpenGateway } from "../open-gateway.ts";

/** Requests that our clients cannot send: valid credentials of a kind that the surface does not accept. */
const requests: readonly (readonly [
  route: string,
  credential: string,
  authorization?: (gateway: OpenGateway) => string,
])[] = [
  ["GET /v1/organization/", "a node's password", passwordOfNode],
  ["GET /v1/organization/", "no credential"],
  ["POST /", "the API key as bearer", ({ apiKey }) => `Bearer ${apiKey}`],
  ["POST /", "a node's key as bearer", ({ nodeOf }) => `Bearer ${nodeOf("ethereum").key}`],
  ["POST /{token}", "bearer next to a token", ({ apiKey }) => `Bearer ${apiKey}`],
  ["GET /eth/v1/beacon/genesis", "a node's password", passwordOfNode],
];

/** Checks that requests sent without a client are rejected. */
export const rawRejectionChecks: readonly Check<OpenGateway>[] = requests.map(
  ([route, credential, authorization]) =>
    check(route, credential, async ({ client, call }) => {
      const [method = "", path = ""] = route.replace("{token}", client.nodeOf("ethereum").key).split(" ");
      const headers = authorization ? { authorization: authorization(client) } : {};
      const response = await call(() => fetch(client.url + path, { method, headers }));
      await response.body?.cancel();
      assert.equal(response.status, 401);
      return "401";
    }),
);

function passwordOfNode({ nodeOf }: OpenGateway): string {
  const { username, password } = nodeOf("ethereum");
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}
