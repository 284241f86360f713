/** Compares calls, and streams of slot updates, with hand-written code on grpc-js. */
import { STREAM_TASKS } from "../grpc/call-peers.ts";
import { measureCalls } from "../grpc/measure-calls.ts";
import { TASKS } from "../grpc/run-peer.ts";
import { readTasks } from "../options.ts";

const { tasks, checkouts } = readTasks(
  "grpc-calls",
  Object.keys(TASKS).filter((task) => !STREAM_TASKS.includes(task)),
);
console.log(await measureCalls({ tasks, rounds: 3, milliseconds: 1_500, checkouts }));
console.log("\nmedians of 3 rounds; the first of each table = 1.00");
