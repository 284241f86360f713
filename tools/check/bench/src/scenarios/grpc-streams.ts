/** Compares streams of the gRPC client with other libraries. */
import { measureStreams } from "../grpc/measure-streams.ts";
import { readOptions } from "../options.ts";

readOptions("grpc-streams");
console.log(await measureStreams(7, 500));
console.log("\nmedians of 7 rounds; against raw bytes = 1.00");
