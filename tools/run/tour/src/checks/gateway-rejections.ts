import { createBeaconClient } from "@node-access/beacon";
import { createCredential, credentialKinds } from "@node-access/cli/walk";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createManagementClient } from "@node-access/management";
import { createRpcClient, type ErrorCode } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Check, check } from "../check.ts";
import type { OpenGateway } from "../open-gateway.ts";
import { assertRejected } from "../assert-rejected.ts";
import { rawRejectionChecks } from "./raw-rejections.ts";

const wrong = "wr0ng-credential";
const protocol = "ethereum";

/** A call that must be rejected. */
type Rejected = readonly [method: string, request: string, make: (gateway: OpenGateway) => unknown];

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

/** A credential of a kind with a wrong secret. */
function createWrong(kind: string, user = "user"): never {
  return createCredential(kind, kind === "basic" ? `${user}:${wrong}` : wrong) as never;
}

/** Rejected by the clients before anything is sent: kinds of credential that the surface does not accept. */
const wrongKinds = clients.flatMap(([name, surface, at, create]) =>
  Object.values(credentialKinds)
    .flat()
    .filter((kind) => !credentialKinds[surface]?.includes(kind))
    .map((kind): Rejected => [
      name,
      kind,
      (gateway) => create({ endpoint: gateway[at], credential: createWrong(kind) }),
    ]),
);

/** Rejected by the clients before anything is sent: a credential without TLS to another machine. */
const insecureEndpoints = clients.map(([name, surface, at, create]): Rejected => {
  const [kind = ""] = credentialKinds[surface] ?? [];
  const endpoint = `${at === "wsUrl" ? "ws" : "http"}://node.example`;
  return [name, endpoint, () => create({ endpoint, credential: createWrong(kind) })];
});

/** Rejected by the gateway: each right kind of credential with a wrong value. */
const wrongValues = clients.flatMap(([, surface, at, create, method]) =>
  (credentialKinds[surface] ?? []).map((kind): Rejected => {
    const call = async (gateway: OpenGateway): Promise<unknown> => {
      const credential = createWrong(kind, gateway.nodeOf(protocol).username);
      const client = create({ endpoint: gateway[at], credential }) as Readonly<
        Record<string, () => Promise<unknown>>
      >;
      return client[method]?.().finally(() => client["close"]?.());
    };
    return [method, `wrong ${kind}, ${at}`, call];
  }),
);

/** Rejected by the venue: a body signed with another user's key, or a nonce that was used before. */
const wrongSignatures: readonly Rejected[] = [
  [
    "userDexAbstraction",
    "another's key",
    ({ url: endpoint }) => {
      const signer = privateKeySigner(`0x${"6b".repeat(32)}`);
      const user = `0x${"11".repeat(20)}` as const;
      return createExchangeClient({ endpoint, signer }).userDexAbstraction({ user, enabled: true });
    },
  ],
  [
    "agentEnableDexAbstraction",
    "a used nonce",
    async ({ url: endpoint }) => {
      const signer = privateKeySigner(`0x${"7c".repeat(32)}`);
      const exchange = createExchangeClient({ endpoint, signer });
      const nonce = Date.now();
      await exchange.agentEnableDexAbstraction({}, { nonce });
      return exchange.agentEnableDexAbstraction({}, { nonce });
    },
  ],
];

function checksFor(code: ErrorCode, rejected: readonly Rejected[]): readonly Check<OpenGateway>[] {
  return rejected.map(([method, request, make]) =>
    check(method, request, ({ client, call }) =>
      assertRejected(code, () => call(async () => make(client)), [wrong]),
    ),
  );
}

/** Checks that calls are rejected: for each rule of authentication, one call that breaks it. */
export const gatewayRejectionChecks: readonly Check<OpenGateway>[] = [
  ...checksFor("CREDENTIAL_NOT_ACCEPTED", wrongKinds),
  ...checksFor("INSECURE_ENDPOINT", insecureEndpoints),
  ...checksFor("CREDENTIAL_REFUSED", wrongValues),
  ...checksFor("VENUE_ERROR", wrongSignatures),
  ...rawRejectionChecks,
];
