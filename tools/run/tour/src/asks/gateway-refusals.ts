import { bearer, urlToken } from "@node-access/auth";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createManagementClient } from "@node-access/management";
import { basic, createRpcClient, type ErrorCode } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import { type Ask, ask } from "../ask.ts";
import type { OpenGateway } from "../open-gateway.ts";
import { refused } from "../refused.ts";
import { rawRefusals } from "./raw-refusals.ts";

const wrong = "wr0ng-credential";
const elsewhere = "http://node.example";
const protocol = "ethereum";

/** A call that must be rejected. */
type Rejected = readonly [method: string, asked: string, make: (gateway: OpenGateway) => unknown];

/** What the clients reject before anything is sent: a kind of credential that the surface does not take. */
const kinds: readonly Rejected[] = [
  [
    "createManagementClient",
    "URL token",
    // @ts-expect-error The management API takes a bearer key only.
    ({ url: endpoint }) => createManagementClient({ endpoint, credential: urlToken(wrong) }),
  ],
  [
    "createRpcClient",
    "bearer key",
    // @ts-expect-error A node takes a token in the URL, or user name and password.
    ({ url: endpoint }) => createRpcClient({ protocol, endpoint, credential: bearer(wrong) }),
  ],
  [
    "createBeaconClient",
    "basic",
    // @ts-expect-error The beacon endpoint takes a key in the path.
    ({ url: endpoint }) => createBeaconClient({ endpoint, credential: basic("user", wrong) }),
  ],
  [
    "createGeyserClient",
    "bearer key",
    // @ts-expect-error gRPC takes the metadata x-token.
    ({ grpcUrl: endpoint }) => createGeyserClient({ endpoint, credential: bearer(wrong) }),
  ],
];

/** What the clients reject before anything is sent: a credential in the clear to another machine. */
const insecure: readonly Rejected[] = [
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

/** What the gateway rejects: the right kind of credential with a wrong value. */
const values: readonly Rejected[] = [
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

/** What the venue rejects: a body that another key signed, or a nonce for the second time. */
const signatures: readonly Rejected[] = [
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

function asksFor(code: ErrorCode, rejected: readonly Rejected[]): readonly Ask<OpenGateway>[] {
  return rejected.map(([method, asked, make]) =>
    ask(method, asked, ({ client, call }) => refused(code, () => call(async () => make(client)), [wrong])),
  );
}

/** Asks that must be rejected: for each rule of authentication one that breaks it. */
export const gatewayRefusalAsks: readonly Ask<OpenGateway>[] = [
  ...asksFor("CREDENTIAL_NOT_ACCEPTED", kinds),
  ...asksFor("INSECURE_ENDPOINT", insecure),
  ...asksFor("CREDENTIAL_REFUSED", values),
  ...asksFor("VENUE_ERROR", signatures),
  ...rawRefusals,
];
