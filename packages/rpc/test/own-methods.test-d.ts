import type { ProtocolTable } from "@node-access/transport/json-rpc";
import { expectTypeOf } from "vitest";
import { batch } from "../src/batch.ts";
import { callOnce, createRpcClient, type OwnRpcClient, type RpcClient } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { streamItems } from "../src/stream.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";
import { createRpcWebSocketPool } from "../src/web-socket-pool/index.ts";
import { withMethods } from "../src/with-methods.ts";

interface AcmeProtocol {
  readonly methods: { getJob(id: string): Promise<{ id: string }>; listJobs(): Promise<string[]> };
  readonly calls: {
    getJob: { params: readonly [id: string]; result: { id: string } };
    listJobs: { params: readonly []; result: string[] };
  };
  readonly subscriptions: {
    jobSubscribe: { params: readonly [id: string]; notification: { done: boolean } };
  };
}
declare const acme: ProtocolTable<AcmeProtocol>;
declare const solana: ProtocolTable<"starknet">;
const endpoint = "http://127.0.0.1:1";
const node = { protocol: acme, endpoint } as const;

// A table of a protocol in the specs has the same types as its name.
expectTypeOf(createRpcClient({ protocol: solana, endpoint })).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(createRpcClient({ protocol: solana, specVersion: "0.9", endpoint })).toEqualTypeOf<
  RpcClient<"starknet-0.9">
>();

// Own methods are as typed as the others, in each kind of client.
const client = createRpcClient(node);
expectTypeOf(client).toEqualTypeOf<OwnRpcClient<AcmeProtocol>>();
expectTypeOf(client.getJob("7")).resolves.toEqualTypeOf<{ id: string }>();
expectTypeOf(client.with({ timeout: 1 }).listJobs()).resolves.toEqualTypeOf<string[]>();
expectTypeOf(client.request({ method: "getJob", params: ["7"] })).resolves.toEqualTypeOf<{ id: string }>();
expectTypeOf(callOnce(node, { method: "listJobs" })).resolves.toEqualTypeOf<string[]>();
expectTypeOf(streamItems(node, { method: "listJobs" })).toEqualTypeOf<
  AsyncIterableIterator<string, undefined>
>();
const [job] = await batch(client, [{ method: "getJob", params: ["7"] }]);
expectTypeOf(job).toEqualTypeOf<PromiseSettledResult<{ id: string }>>();
const pool = createRpcPool({ protocol: acme, endpoints: [{ endpoint }] });
expectTypeOf(pool.with({}).getJob("7")).resolves.toEqualTypeOf<{ id: string }>();
expectTypeOf(pool.health()).toBeArray();
for (const socket of [
  createRpcWebSocketClient(node),
  createRpcWebSocketPool({ protocol: acme, endpoints: [{ endpoint }] }),
] as const) {
  expectTypeOf(socket.getJob("7")).resolves.toEqualTypeOf<{ id: string }>();
  for await (const event of await socket.subscribe("jobSubscribe", "7"))
    expectTypeOf(event).toEqualTypeOf<{ done: boolean }>();
}

// @ts-expect-error: a job's id is a text
void client.getJob(7);
// @ts-expect-error: there is no such method
void client.stopJob;
// @ts-expect-error: the protocol of one's own has no methods of Ethereum
void client.eth_chainId;
// @ts-expect-error: a job's id is a text
void callOnce(node, { method: "getJob", params: [7] });
// @ts-expect-error: a job's id is a text
void batch(client, [{ method: "getJob", params: [7] }]);
// @ts-expect-error: there is no such subscription
void createRpcWebSocketClient(node).subscribe("newHeads");
// @ts-expect-error: an own protocol has no versions
createRpcClient({ ...node, specVersion: "0.9" });
// @ts-expect-error: a table of methods only, as a client's methods, is no protocol
createRpcClient({ protocol: { getJob: "safe" }, endpoint });

// Together with a protocol.
const both = createRpcClient({ protocol: withMethods("ethereum", acme), endpoint });
expectTypeOf(both.getJob("7")).resolves.toEqualTypeOf<{ id: string }>();
expectTypeOf(both.eth_chainId()).resolves.toEqualTypeOf<`0x${string}`>();
const outcomes = await batch(both, [{ method: "eth_chainId" }, { method: "getJob", params: ["7"] }]);
expectTypeOf(outcomes).toEqualTypeOf<
  [PromiseSettledResult<`0x${string}`>, PromiseSettledResult<{ id: string }>]
>();
const sockets = createRpcWebSocketClient({ protocol: withMethods("ethereum", acme), endpoint });
expectTypeOf((await sockets.subscribe("newHeads")).id).toBeString();
expectTypeOf((await sockets.subscribe("jobSubscribe", "7")).id).toBeString();
// @ts-expect-error: neither has such a method
void both.stopJob;
// @ts-expect-error: there is no such protocol
void withMethods("ethereal", acme);
// @ts-expect-error: a name is no table
void withMethods("ethereum", "acme");
