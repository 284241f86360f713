import type * as Http from "node:http";
import process from "node:process";

/**
 * Node's `http`. An `import` of it reads all that it exports, and so loads Node's own copy of undici for `http.WebSocket`:
 * 35 ms of CPU, a twentieth of the gateway's start.
 */
export const nodeHttp: typeof Http = process.getBuiltinModule("node:http");
