/** Compares the client with hand-written code on undici and ws, viem and ethers. */
import { readOptions } from "../options.ts";
import { bench } from "../rpc/bench.ts";

const { only, rounds } = readOptions("rpc", { only: "", rounds: 7 });
await bench({ rounds, roundMilliseconds: 400, coldRounds: 15, only }, (text) => console.log(text));
