import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createGateway, type Credentials, type Gateway } from "@node-access/gateway";
import { xToken } from "@node-access/grpc";
import { createSuiClient, type SuiClient } from "@node-access/grpc/sui";
import { findRoot } from "@node-access-tools/workspace";
import { afterAll, beforeAll, expect, it } from "vitest";

// Each call in the table of the guide, as it stands there, at a simulated node.

const guide = readFileSync(
  join(findRoot(import.meta.dirname), "site/src/content/docs/guides/migrating-from-sui-json-rpc.md"),
  "utf8",
);
const calls = [...guide.matchAll(/^\| (`suix?_.*?) +\| `(client\..*?\))`/gm)].map(
  ([, method = "", code = ""]) => [method, code] as const,
);

let gateway: Gateway<Credentials<"sui">>;
let client: SuiClient;
/** The digest of a transaction that the node has. */
let digest: string | undefined;
beforeAll(async () => {
  gateway = await createGateway({ networks: { "sui-mainnet": "simulator" }, blockTime: 50 });
  const credential = xToken(gateway.credentials.nodes.sui.key);
  client = createSuiClient({ endpoint: `http://${gateway.grpcUrl}`, credential });
  for await (const { transaction } of client.ledger.listTransactions({ options: { limit: 1 } }))
    digest ??= transaction?.digest;
});
afterAll(async () => {
  client.close();
  await gateway.close();
});

it.each(calls)("%s has the replacement %s", async (_method, code) => {
  const transaction = { bcs: { value: new Uint8Array([0]) } };
  const names = { client, digest, transaction, signatures: [], filter: { terms: [] } };
  const run = new Function(...Object.keys(names), `return ${code}`) as (...values: unknown[]) => unknown;
  const response = run(...Object.values(names));
  if (Symbol.asyncIterator in Object(response))
    for await (const message of response as AsyncIterable<object>) {
      expect(message).toBeTypeOf("object");
      break;
    }
  else expect(await response).toBeTypeOf("object");
});

it("has a replacement for most methods", () => {
  expect(calls.length).toBeGreaterThan(30);
});
