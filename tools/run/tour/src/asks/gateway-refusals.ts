import { bearer, urlToken } from "@node-access/auth";
import { createBeaconClient, pathKey } from "@node-access/beacon";
import { createExchangeClient } from "@node-access/exchange";
import { privateKeySigner } from "@node-access/exchange/signing";
import { xToken } from "@node-access/grpc";
import { createGeyserClient } from "@node-access/grpc/geyser";
import { createManagementClient } from "@node-access/management";
import { basic, createRpcClient } from "@node-access/rpc";
import { createRpcWebSocketClient } from "@node-access/rpc/web-socket";
import type { Ask } from "../ask.ts";
import type { OpenGateway } from "../open-gateway.ts";
import { type Refusal, refused } from "../refused.ts";
import { rawRefusals } from "./raw-refusals.ts";

const wrong = "wr0ng-credential";
const elsewhere = "node.example";
const protocol = "ethereum";

/** What the clients reject before anything is sent: a kind of credential that the surface does not take. */
const kinds: readonly Refusal[] = [
  {
    method: "createManagementClient",
    asked: "URL token",
    make: ({ url }, call) =>
      refused("CREDENTIAL_NOT_ACCEPTED", () =>
        call(async () =>
          // @ts-expect-error The management API takes a bearer key only.
          createManagementClient({ endpoint: url, credential: urlToken(wrong) }),
        ),
      ),
  },
  {
    method: "createRpcClient",
    asked: "bearer key",
    make: ({ url }, call) =>
      refused("CREDENTIAL_NOT_ACCEPTED", () =>
        call(async () =>
          // @ts-expect-error A node takes a token in the URL, or user name and password.
          createRpcClient({ protocol, endpoint: url, credential: bearer(wrong) }),
        ),
      ),
  },
  {
    method: "createBeaconClient",
    asked: "basic",
    make: ({ url }, call) =>
      refused("CREDENTIAL_NOT_ACCEPTED", () =>
        call(async () =>
          // @ts-expect-error The beacon endpoint takes a key in the path.
          createBeaconClient({ endpoint: url, credential: basic("user", wrong) }),
        ),
      ),
  },
  {
    method: "createGeyserClient",
    asked: "bearer key",
    make: ({ grpcUrl }, call) =>
      refused("CREDENTIAL_NOT_ACCEPTED", () =>
        call(async () =>
          // @ts-expect-error gRPC takes the metadata x-token.
          createGeyserClient({ endpoint: grpcUrl, credential: bearer(wrong) }),
        ),
      ),
  },
];

/** What the clients reject before anything is sent: a credential in the clear to another machine. */
const insecure: readonly Refusal[] = [
  {
    method: "createManagementClient",
    asked: "http elsewhere",
    make: (_, call) =>
      refused("INSECURE_ENDPOINT", () =>
        call(async () =>
          createManagementClient({ endpoint: `http://${elsewhere}`, credential: bearer(wrong) }),
        ),
      ),
  },
  {
    method: "createRpcClient",
    asked: "http elsewhere",
    make: (_, call) =>
      refused("INSECURE_ENDPOINT", () =>
        call(async () =>
          createRpcClient({ protocol, endpoint: `http://${elsewhere}`, credential: basic("user", wrong) }),
        ),
      ),
  },
  {
    method: "createRpcWebSocketClient",
    asked: "ws elsewhere",
    make: (_, call) =>
      refused("INSECURE_ENDPOINT", () =>
        call(async () =>
          createRpcWebSocketClient({ protocol, endpoint: `ws://${elsewhere}`, credential: urlToken(wrong) }),
        ),
      ),
  },
  {
    method: "createBeaconClient",
    asked: "http elsewhere",
    make: (_, call) =>
      refused("INSECURE_ENDPOINT", () =>
        call(async () => createBeaconClient({ endpoint: `http://${elsewhere}`, credential: pathKey(wrong) })),
      ),
  },
  {
    method: "createGeyserClient",
    asked: "http elsewhere",
    make: (_, call) =>
      refused("INSECURE_ENDPOINT", () =>
        call(async () => createGeyserClient({ endpoint: `http://${elsewhere}`, credential: xToken(wrong) })),
      ),
  },
];

/** What the gateway rejects: the right kind of credential with a wrong value. */
const values: readonly Refusal[] = [
  {
    method: "getOrganization",
    asked: "wrong bearer",
    make: ({ url }, call) => {
      const client = createManagementClient({ endpoint: url, credential: bearer(wrong) });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.getOrganization()), [wrong]);
    },
  },
  {
    method: "net_listening",
    asked: "wrong URL token",
    make: ({ url }, call) => {
      const client = createRpcClient({ protocol, endpoint: url, credential: urlToken(wrong) });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.net_listening()), [wrong]);
    },
  },
  {
    method: "net_listening",
    asked: "wrong basic",
    make: ({ url, nodeOf }, call) => {
      const credential = basic(nodeOf(protocol).username, wrong);
      const client = createRpcClient({ protocol, endpoint: url, credential });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.net_listening()), [wrong]);
    },
  },
  {
    method: "net_listening",
    asked: "WebSocket, wrong token",
    make: ({ wsUrl }, call) => {
      const client = createRpcWebSocketClient({ protocol, endpoint: wsUrl, credential: urlToken(wrong) });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.net_listening()), [wrong]).finally(
        client.close,
      );
    },
  },
  {
    method: "net_listening",
    asked: "WebSocket, wrong basic",
    make: ({ wsUrl, nodeOf }, call) => {
      const credential = basic(nodeOf(protocol).username, wrong);
      const client = createRpcWebSocketClient({ protocol, endpoint: wsUrl, credential });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.net_listening()), [wrong]).finally(
        client.close,
      );
    },
  },
  {
    method: "getGenesis",
    asked: "wrong path key",
    make: ({ url }, call) => {
      const client = createBeaconClient({ endpoint: url, credential: pathKey(wrong) });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.getGenesis()), [wrong]);
    },
  },
  {
    method: "getSlot",
    asked: "wrong x-token",
    make: ({ grpcUrl }, call) => {
      const client = createGeyserClient({ endpoint: grpcUrl, credential: xToken(wrong) });
      return refused("CREDENTIAL_REFUSED", () => call(() => client.getSlot()), [wrong]).finally(client.close);
    },
  },
];

/** What the venue rejects: a body that another key signed, or a nonce for the second time. */
const signatures: readonly Refusal[] = [
  {
    method: "userDexAbstraction",
    asked: "another's key",
    make: ({ url }, call) => {
      const signer = privateKeySigner(`0x${"6b".repeat(32)}`);
      const exchange = createExchangeClient({ endpoint: url, signer });
      const user = `0x${"11".repeat(20)}` as const;
      return refused("VENUE_ERROR", () => call(() => exchange.userDexAbstraction({ user, enabled: true })));
    },
  },
  {
    method: "agentEnableDexAbstraction",
    asked: "a used nonce",
    make: async ({ url }, call) => {
      const signer = privateKeySigner(`0x${"7c".repeat(32)}`);
      const exchange = createExchangeClient({ endpoint: url, signer });
      const nonce = Date.now();
      await exchange.agentEnableDexAbstraction({}, { nonce });
      return refused("VENUE_ERROR", () => call(() => exchange.agentEnableDexAbstraction({}, { nonce })));
    },
  },
];

/** Asks that must be rejected: for each rule of authentication one that breaks it. */
export const gatewayRefusalAsks: readonly Ask<OpenGateway>[] = [
  ...kinds,
  ...insecure,
  ...values,
  ...signatures,
  ...rawRefusals,
].map(({ method, asked, make }) => ({
  method,
  asked,
  run: ({ client, call }) => make(client, call),
}));
