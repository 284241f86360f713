import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  custom,
  type CustomTransport,
  fallback,
  http,
  parseAbi,
} from "viem";
import { foundry } from "viem/chains";
import { expectTypeOf } from "vitest";
import { createRpcClient } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { type ViemSubscriptionTransport, viemTransport } from "../src/viem.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";

const endpoint = "https://node.example";
const node = { protocol: "ethereum", endpoint } as const;
const nodes = { protocol: "ethereum", endpoints: [{ endpoint }] } as const;

const overHttp = viemTransport(createRpcClient(node), custom);
const overPool = viemTransport(createRpcPool(nodes), custom);
const overSocket = viemTransport(createRpcWebSocketClient(node), custom);
const overSocketPool = viemTransport(createRpcWebSocketPool(nodes), custom);
expectTypeOf(overHttp).toEqualTypeOf<CustomTransport>();
expectTypeOf(overPool).toEqualTypeOf<CustomTransport>();
expectTypeOf(overSocket).toEqualTypeOf<ViemSubscriptionTransport>();
expectTypeOf(overSocketPool).toEqualTypeOf<ViemSubscriptionTransport>();

const viem = createPublicClient({ chain: foundry, transport: overSocket });
expectTypeOf(await viem.getBlockNumber()).toEqualTypeOf<bigint>();
// viem accepts `poll: false` only for transports with subscriptions.
viem.watchBlocks({ poll: false, onBlock: ({ number }) => expectTypeOf(number).toEqualTypeOf<bigint>() });
const abi = parseAbi(["event Counted(uint256 count)"]);
viem.watchContractEvent({
  abi,
  eventName: "Counted",
  poll: false,
  onLogs: ([log]) => expectTypeOf(log?.args.count).toEqualTypeOf<bigint | undefined>(),
});
createPublicClient({ transport: overPool }).watchBlocks({
  // @ts-expect-error a client over HTTP polls
  poll: false,
  onBlock: () => {},
});
createWalletClient({ chain: foundry, transport: overHttp });
createTestClient({ chain: foundry, mode: "anvil", transport: overSocketPool });
createPublicClient({ transport: fallback([overSocket, overHttp, http()]) });

// @ts-expect-error no client
viemTransport({}, custom);
// @ts-expect-error no transport of viem's
viemTransport(createRpcClient(node));
