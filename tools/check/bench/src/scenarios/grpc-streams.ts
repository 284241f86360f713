/** Compares streams of the gRPC client with other libraries. */
import { STREAM_TASKS } from "../grpc/call-peers.ts";
import { measureCalls } from "../grpc/measure-calls.ts";
import { readOptions } from "../options.ts";

readOptions("grpc-streams");
console.log(await measureCalls({ tasks: STREAM_TASKS, rounds: 7, milliseconds: 500, checkouts: [] }));
console.log("\nmedians of 7 rounds; against raw bytes = 1.00");
