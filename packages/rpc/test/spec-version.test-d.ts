import { expectTypeOf } from "vitest";
import { callOnce, createRpcClient, type RpcClient, type SimulatedTransaction } from "../src/index.ts";
import { createRpcPool } from "../src/pool/index.ts";
import { createRpcWebSocketClient } from "../src/web-socket-client.ts";

const endpoint = "https://node.example/rpc/v0_8";
const node = { protocol: "starknet", endpoint } as const;

const newest = createRpcClient(node);
const v8 = createRpcClient({ ...node, specVersion: "0.8" });
const v9 = createRpcClient({ ...node, specVersion: "0.9" });
expectTypeOf(newest).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(createRpcClient<"starknet">(node)).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(createRpcClient({ ...node, specVersion: "0.10" })).toEqualTypeOf<RpcClient<"starknet">>();
expectTypeOf(v8).toEqualTypeOf<RpcClient<"starknet-0.8">>();
expectTypeOf(v9).toEqualTypeOf<RpcClient<"starknet-0.9">>();
// @ts-expect-error no such version
createRpcClient({ ...node, specVersion: "0.7" });
// @ts-expect-error Ethereum's methods have no versions
createRpcClient({ protocol: "ethereum", endpoint, specVersion: "0.9" });
// @ts-expect-error the key of a version is no protocol
createRpcClient({ protocol: "starknet-0.9", endpoint });

await v8.starknet_simulateTransactions("pending", [], []);
// @ts-expect-error from 0.9
await v8.starknet_simulateTransactions("pre_confirmed", [], []);
await v9.starknet_simulateTransactions("pre_confirmed", [], []);
// @ts-expect-error up to 0.8
await v9.starknet_simulateTransactions("pending", [], []);
// @ts-expect-error up to 0.8
await newest.starknet_simulateTransactions("pending", [], []);
expectTypeOf(await v9.starknet_simulateTransactions("latest", [], [])).toEqualTypeOf<
  SimulatedTransaction[]
>();
// @ts-expect-error from 0.10
await v9.starknet_simulateTransactions("latest", [], ["RETURN_INITIAL_READS"]);
await newest.starknet_simulateTransactions("latest", [], ["RETURN_INITIAL_READS"]);

// It goes on where a client is made of a client, in calls as data, and for the other clients.
// @ts-expect-error up to 0.8
await v9.with({ timeout: 1 }).starknet_simulateTransactions("pending", [], []);
await v9.batch([{ method: "starknet_simulateTransactions", params: ["latest", [], []] }]);
// @ts-expect-error up to 0.8
await v9.batch([{ method: "starknet_simulateTransactions", params: ["pending", [], []] }]);
const simulate = { method: "starknet_simulateTransactions", params: ["pending", [], []] } as const;
expectTypeOf(await callOnce({ ...node, specVersion: "0.8" }, simulate)).toEqualTypeOf<
  SimulatedTransaction[]
>();
// @ts-expect-error up to 0.8
await callOnce({ ...node, specVersion: "0.9" }, simulate);
const pool = createRpcPool({ protocol: "starknet", specVersion: "0.8", endpoints: [{ endpoint }] });
await pool.starknet_simulateTransactions("pending", [], []);
const socket = createRpcWebSocketClient({ ...node, specVersion: "0.8" });
await socket.starknet_simulateTransactions("pending", [], []);
