/** A node that reads the megabytes of a block's traces from its hash. Its argument is the number of steps of each transaction. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "@node-access-tools/local-servers";
import { attend } from "../child.ts";

/** Steps of a transaction, of about 280 bytes each. */
const [steps = "500"] = process.argv.slice(2);

/** The trace of a transaction; its steps resemble those of a token transfer. */
const trace = JSON.stringify({
  txHash: `0x${"ab".repeat(32)}`,
  result: {
    gas: 51_234,
    failed: false,
    returnValue: "0x",
    structLogs: Array.from({ length: Number(steps) }, (_, pc) => ({
      pc,
      op: "PUSH1",
      gas: 100_000 - pc,
      gasCost: 3,
      depth: 1,
      stack: Array.from({ length: 8 }, (__, index) => `0x${(pc * index).toString(16)}`),
      memory: ["00".repeat(32), "00".repeat(32)],
    })),
  },
});

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { id, params } = JSON.parse(body) as { id: number; params: [string] };
    let left = Math.ceil((Number(params[0]) * 1_000_000) / trace.length);
    response.setHeader("content-type", "application/json");
    response.write(`{"jsonrpc":"2.0","id":${id},"result":[`);
    const more = (): void => {
      let open = true;
      while (open && left > 0 && !response.destroyed) {
        left -= 1;
        open = response.write(left === 0 ? trace : `${trace},`);
      }
      if (left === 0) response.end("]}");
      else response.once("drain", more);
    };
    more();
  });
});
attend((await listen(server)).url);
