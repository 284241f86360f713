import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createTezosClient, nodeErrors } from "../src/index.ts";

const rejection = [
  { kind: "branch", id: "proto.024-PtTALLiN.contract.counter_in_the_past", contract: "tz1", expected: "2" },
];

it.each(["reset", "502", "garbage"])(
  "does not report an injection as rejected that was executed, and whose response was lost: %s",
  async (fault) => {
    let injected = 0;
    const server = createServer((request, response) => {
      request.resume().on("end", () => {
        injected += 1;
        if (injected > 1) response.writeHead(500).end(JSON.stringify(rejection));
        else if (fault === "reset") request.socket.destroy();
        else response.writeHead(fault === "502" ? 502 : 500).end("<html>");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const client = createTezosClient({ endpoint: `http://127.0.0.1:${port}` });
    const error = await client.injectOperation("00").catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: "UNANSWERED", attempts: [{}, { code: "HTTP_STATUS" }] });
    expect(nodeErrors(error)).toEqual([]);
    expect(nodeErrors((error as Error).cause)).toMatchObject(rejection);
    await client.close();
    server.close();
  },
);
