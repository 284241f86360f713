import { createBeaconClient } from "@node-access/beacon";
import { createCredential, credentialKinds } from "@node-access/cli/walk";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createManagementClient } from "@node-access/management";
import { createRpcClient, type ErrorCode } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import assert from "node:assert/strict";
import { assertRejected, type Check } from "../check.ts";
import type { OpenGateway } from "../open-gateway.ts";

const wrong = "wr0ng-credential";
const protocol = "ethereum";

/** A call that must be rejected. */
type Rejected = readonly [method: string, request: string, make: () => unknown];

type Create = (options: { readonly endpoint: string; readonly credential: never }) => object;

/** Clients, each with the surface whose credentials it takes, its endpoint at the gateway, and a call. */
const clients: readonly (readonly [
  name: string,
  surface: string,
  at: "url" | "wsUrl" | "grpcUrl",
  create: Create,
  method: string,
])[] = [
  ["createManagementClient", "management", "url", createManagementClient, "getOrganization"],
  ["createRpcClient", "node", "url", (own) => createRpcClient({ protocol, ...own }), "net_listening"],
  [
    "createRpcWebSocketClient",
    "node",
    "wsUrl",
    (own) => createRpcWebSocketClient({ protocol, ...own }),
    "net_listening",
  ],
  ["createBeaconClient", "beacon", "url", createBeaconClient, "getGenesis"],
  ["createGeyserClient", "grpc", "grpcUrl", createGeyserClient, "getSlot"],
];

/** Checks that calls are rejected: for each rule of authentication, one call that breaks it. */
export function rejectionChecks(gateway: OpenGateway): readonly Check[] {
  const { url, nodeOf, apiKey } = gateway;
  const { username, password, key } = nodeOf(protocol);
  /** A credential of a kind with a wrong secret. */
  const createWrong = (kind: string): never =>
    createCredential(kind, kind === "basic" ? `${username}:${wrong}` : wrong) as never;
  const passwordOfNode = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  return [
    // Rejected by the clients before anything is sent: kinds of credential that the surface does not accept,
    ...checksFor(
      "CREDENTIAL_NOT_ACCEPTED",
      clients.flatMap(([name, surface, at, create]) =>
        Object.values(credentialKinds)
          .flat()
          .filter((kind) => !credentialKinds[surface]?.includes(kind))
          .map((kind): Rejected => [
            name,
            kind,
            () => create({ endpoint: gateway[at], credential: createWrong(kind) }),
          ]),
      ),
    ),
    // and a credential without TLS to another machine.
    ...checksFor(
      "INSECURE_ENDPOINT",
      clients.map(([name, surface, at, create]): Rejected => {
        const [kind = ""] = credentialKinds[surface] ?? [];
        const endpoint = `${at === "wsUrl" ? "ws" : "http"}://node.example`;
        return [name, endpoint, () => create({ endpoint, credential: createWrong(kind) })];
      }),
    ),
    // Rejected by the gateway: each right kind of credential with a wrong value.
    ...checksFor(
      "CREDENTIAL_REFUSED",
      clients.flatMap(([, surface, at, create, method]) =>
        (credentialKinds[surface] ?? []).map((kind): Rejected => {
          const call = async (): Promise<unknown> => {
            const made = create({ endpoint: gateway[at], credential: createWrong(kind) });
            const client = made as Readonly<Record<string, () => Promise<unknown>>>;
            return client[method]?.().finally(() => client["close"]?.());
          };
          return [method, `wrong ${kind}, ${at}`, call];
        }),
      ),
    ),
    // Rejected by the venue: a body signed with another user's key, or a nonce that was used before.
    ...checksFor("VENUE_ERROR", [
      ["userDexAbstraction", "another's key", () => signOfAnother(url)],
      ["agentEnableDexAbstraction", "a used nonce", () => signTwice(url)],
    ]),
    // Requests that our clients cannot send: valid credentials of a kind that the surface does not accept.
    rawCheck(gateway, "GET /v1/organization/", "a node's password", passwordOfNode),
    rawCheck(gateway, "GET /v1/organization/", "no credential"),
    rawCheck(gateway, "POST /", "the API key as bearer", `Bearer ${apiKey}`),
    rawCheck(gateway, "POST /", "a node's key as bearer", `Bearer ${key}`),
    rawCheck(gateway, "POST /{token}", "bearer next to a token", `Bearer ${apiKey}`),
    rawCheck(gateway, "GET /eth/v1/beacon/genesis", "a node's password", passwordOfNode),
  ];
}

function checksFor(code: ErrorCode, rejected: readonly Rejected[]): readonly Check[] {
  return rejected.map(([method, request, make]) => ({
    method,
    request,
    run: (call) => assertRejected(code, () => call(async () => make()), [wrong]),
  }));
}

async function signOfAnother(endpoint: string): Promise<unknown> {
  const signer = privateKeySigner(`0x${"6b".repeat(32)}`);
  const user = `0x${"11".repeat(20)}` as const;
  return createExchangeClient({ endpoint, signer }).userDexAbstraction({ user, enabled: true });
}

async function signTwice(endpoint: string): Promise<unknown> {
  const signer = privateKeySigner(`0x${"7c".repeat(32)}`);
  const exchange = createExchangeClient({ endpoint, signer });
  const nonce = Date.now();
  await exchange.agentEnableDexAbstraction({}, { nonce });
  return exchange.agentEnableDexAbstraction({}, { nonce });
}

/** Checks that a request sent without a client is rejected. */
function rawCheck(
  { url, nodeOf }: OpenGateway,
  route: string,
  request: string,
  authorization?: string,
): Check {
  return {
    method: route,
    request,
    async run(call) {
      const [method = "", path = ""] = route.replace("{token}", nodeOf(protocol).key).split(" ");
      const headers = authorization === undefined ? {} : { authorization };
      const response = await call(() => fetch(url + path, { method, headers }));
      await response.body?.cancel();
      assert.equal(response.status, 401);
      return "401";
    },
  };
}
