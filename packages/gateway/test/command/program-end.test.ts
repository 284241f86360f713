import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const PROGRAM = `
import { createGateway } from "${new URL("../../src/index.ts", import.meta.url).href}";
const upstreams = [{ name: "one", url: "http://127.0.0.1:1" }];
const gateway = await createGateway({ networks: { "ethereum-mainnet": { rpc: { upstreams } } } });
const response = await fetch(gateway.url + "/" + gateway.credentials.nodes.ethereum.key + "/graphql", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query: "{ chainID }" }),
});
await response.text();
await gateway.close();
console.log("closed", response.status);
`;

it("a program ends after it has closed a gateway that ran a GraphQL query", async () => {
  const args = ["--input-type=module", "--eval", PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 120_000 });
  expect(stdout).toBe("closed 502\n");
});
