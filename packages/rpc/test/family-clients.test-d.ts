import { expectTypeOf } from "vitest";
import { avalancheP, createRpcClient as createAvalancheClient } from "../src/avalanche/index.ts";
import { bitcoin, createRpcClient as createBitcoinClient } from "../src/bitcoin/index.ts";
import type { CustomRpcClient, OperationTable, OwnRpcClient, RpcClient } from "../src/index.ts";
import { createRpcClient, solana } from "../src/solana/index.ts";
import { createRpcClient as createTronClient, tron } from "../src/tron/index.ts";
import { createTableWebSocketClient, type RpcWebSocketClient } from "../src/web-socket-client.ts";
import { type ExtendedProtocol, withMethods } from "../src/with-methods.ts";

const endpoint = "https://node.example";

// A table has the types of its protocol, as with the main entry.
const client = createRpcClient({ protocol: solana, endpoint });
expectTypeOf(client).toEqualTypeOf<RpcClient<"solana">>();
expectTypeOf(createBitcoinClient({ protocol: bitcoin, endpoint })).toEqualTypeOf<RpcClient<"bitcoin">>();
expectTypeOf(createAvalancheClient({ protocol: avalancheP, endpoint })).toEqualTypeOf<
  RpcClient<"avalanche-p">
>();
expectTypeOf(createTronClient({ protocol: tron, endpoint })).toEqualTypeOf<RpcClient<"tron">>();
// @ts-expect-error Ethereum's methods are not among them
void client.eth_chainId();

// Names need the main entry.
// @ts-expect-error a name
void createRpcClient({ protocol: "ethereum", endpoint });
// @ts-expect-error the name of a protocol with a table
void createBitcoinClient({ protocol: "bitcoin", endpoint });
// @ts-expect-error a name
void createAvalancheClient({ protocol: "avalanche", endpoint });
// @ts-expect-error the name of a protocol with a table
void createTronClient({ protocol: "tron", endpoint });
declare const either: "ethereum" | typeof solana;
// @ts-expect-error perhaps a name
void createRpcClient({ protocol: either, endpoint });
// @ts-expect-error no protocol
void createRpcClient({ endpoint });

// Options are those of the main entry.
void createRpcClient({ protocol: solana, endpoint, timeout: 1_000, maxResponseBytes: 1_000_000 });
// @ts-expect-error a misspelt option
void createRpcClient({ protocol: solana, endpoint, timeOut: 1_000 });
// @ts-expect-error the table has no versions
void createRpcClient({ protocol: solana, endpoint, specVersion: "0.8" });

// Own methods, in a table and as an option.
interface Acme {
  methods: { acme_getJob(id: string): Promise<string> };
  calls: { acme_getJob: { params: readonly [id: string]; result: string } };
  subscriptions: object;
}
const extended = withMethods<"solana", Acme>(solana, {
  methods: { acme_getJob: "safe" },
  probeMethod: "acme_getJob",
});
expectTypeOf(createRpcClient({ protocol: extended, endpoint })).toEqualTypeOf<
  OwnRpcClient<ExtendedProtocol<"solana", Acme>>
>();
const methods: OperationTable<Acme["methods"]> = { acme_getJob: "safe" };
expectTypeOf(createRpcClient({ protocol: solana, endpoint, methods })).toEqualTypeOf<
  CustomRpcClient<"solana", Acme["methods"]>
>();

// Over a WebSocket too.
expectTypeOf(createTableWebSocketClient({ protocol: solana, endpoint })).toEqualTypeOf<
  RpcWebSocketClient<"solana">
>();
// @ts-expect-error a name
void createTableWebSocketClient({ protocol: "ethereum", endpoint });
