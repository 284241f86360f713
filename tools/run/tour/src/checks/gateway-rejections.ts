import { bearer, urlToken } from "@node-access/auth";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createManagementClient } from "@node-access/management";
import { basic, createRpcClient, type ErrorCode } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Check, check } from "../check.ts";
import type { OpenGateway } from "../open-gateway.ts";
import { assertRejected } from "../assert-rejected.ts";
import { rawRejectionChecks } from "./raw-rejections.ts";

const wrong = "wr0ng-credential";
const elsewhere = "http://node.example";
const protocol = "ethereum";

/** A call that must be rejected. */
type Rejected = readonly [method: string, request: string, make: (gateway: OpenGateway) => unknown];

/** Rejected by the clients before anything is sent: a kind of credential that the surface does not accept. */
const wrongKinds: readonly Rejected[] = [
  [
    "createManagementClient",
    "URL token",
    // @ts-expect-error The management API accepts a bearer key only.
    ({ url: endpoint }) => createManagementClient({ endpoint, credential: urlToken(wrong) }),
  ],
  [
    "createRpcClient",
    "bearer key",
    // @ts-expect-error A node accepts a token in the URL, or user name and password.
    ({ url: endpoint }) => createRpcClient({ protocol, endpoint, credential: bearer(wrong) }),
  ],
  [
    "createBeaconClient",
    "basic",
    // @ts-expect-error The beacon endpoint accepts a key in the path.
    ({ url: endpoint }) => createBeaconClient({ endpoint, credential: basic("user", wrong) }),
  ],
  [
    "createGeyserClient",
    "bearer key",
    // @ts-expect-error gRPC accepts the metadata x-token.
    ({ grpcUrl: endpoint }) => createGeyserClient({ endpoint, credential: bearer(wrong) }),
  ],
];

/** Rejected by the clients before anything is sent: a credential over plain HTTP to another machine. */
const insecureEndpoints: readonly Rejected[] = [
  [
    "createManagementClient",
    "http elsewhere",
    () => createManagementClient({ endpoint: elsewhere, credential: bearer(wrong) }),
  ],
  [
    "createRpcClient",
    "http elsewhere",
    () => createRpcClient({ protocol, endpoint: elsewhere, credential: basic("user", wrong) }),
  ],
  [
    "createRpcWebSocketClient",
    "ws elsewhere",
    () =>
      createRpcWebSocketClient({
        protocol,
        endpoint: elsewhere.replace("http", "ws"),
        credential: urlToken(wrong),
      }),
  ],
  [
    "createBeaconClient",
    "http elsewhere",
    () => createBeaconClient({ endpoint: elsewhere, credential: pathKey(wrong) }),
  ],
  [
    "createGeyserClient",
    "http elsewhere",
    () => createGeyserClient({ endpoint: elsewhere, credential: xToken(wrong) }),
  ],
];

/** Rejected by the gateway: the right kind of credential with a wrong value. */
const wrongValues: readonly Rejected[] = [
  [
    "getOrganization",
    "wrong bearer",
    ({ url: endpoint }) => createManagementClient({ endpoint, credential: bearer(wrong) }).getOrganization(),
  ],
  [
    "net_listening",
    "wrong URL token",
    ({ url: endpoint }) =>
      createRpcClient({ protocol, endpoint, credential: urlToken(wrong) }).net_listening(),
  ],
  [
    "net_listening",
    "wrong basic",
    ({ url: endpoint, nodeOf }) => {
      const credential = basic(nodeOf(protocol).username, wrong);
      return createRpcClient({ protocol, endpoint, credential }).net_listening();
    },
  ],
  [
    "net_listening",
    "WebSocket, wrong token",
    ({ wsUrl: endpoint }) => {
      const client = createRpcWebSocketClient({ protocol, endpoint, credential: urlToken(wrong) });
      return client.net_listening().finally(client.close);
    },
  ],
  [
    "net_listening",
    "WebSocket, wrong basic",
    ({ wsUrl: endpoint, nodeOf }) => {
      const credential = basic(nodeOf(protocol).username, wrong);
      const client = createRpcWebSocketClient({ protocol, endpoint, credential });
      return client.net_listening().finally(client.close);
    },
  ],
  [
    "getGenesis",
    "wrong path key",
    ({ url: endpoint }) => createBeaconClient({ endpoint, credential: pathKey(wrong) }).getGenesis(),
  ],
  [
    "getSlot",
    "wrong x-token",
    ({ grpcUrl: endpoint }) => {
      const client = createGeyserClient({ endpoint, credential: xToken(wrong) });
      return client.getSlot().finally(client.close);
    },
  ],
];

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
