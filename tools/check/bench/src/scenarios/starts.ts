/** Measures imports and first calls of the clients in fresh processes. */
import { startChild } from "../child.ts";
import { readOptions } from "../options.ts";
import { httpServer } from "../rpc/http.ts";
import { measureColdStart } from "../starts/cold-start.ts";

const { rounds } = readOptions("starts", { rounds: 15 });
const server = await startChild(httpServer);
try {
  console.log(`milliseconds\n${await measureColdStart(server.url, rounds)}`);
} finally {
  server.stop();
}
