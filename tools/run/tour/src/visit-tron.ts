import { urlToken } from "@node-access/rpc";
import { createRpcClient, tron } from "@node-access/rpc/tron";
import { definitions, methodSchemas } from "@node-access/rpc/tron/schemas";
import type { Target } from "./check.ts";
import { exampleChecks } from "./checks/examples.ts";
import type { OpenGateway } from "./open-gateway.ts";
import { argumentsOf, methodsOf } from "./spec-methods.ts";
import { addChainSchemas } from "./validate-response.ts";
import type { Visit } from "./visit.ts";

/** What its checks have as `spec`: many of its methods have the names of Ethereum's, and other types. */
const spec = "TRON's JSON-RPC";

/** Calls each method of TRON's JSON-RPC once, as its example shows, with a block and a transaction of the chain. */
export async function visitTron(
  { url, nodeOf, servedBy }: OpenGateway,
  visit: Visit,
  place: Omit<Target<unknown>, "client">,
): Promise<void> {
  const schemas = Object.entries(methodSchemas).map(([name, { result }]) => [name, result] as const);
  addChainSchemas(spec, definitions, new Map(schemas));
  const client = createRpcClient({ protocol: tron, endpoint: url, credential: urlToken(nodeOf("tron").key) });
  const block = await client.eth_getBlockByNumber("latest", true);
  const values = new Map<unknown, unknown>([
    [argumentsOf("tron", "eth_getBlockByHash")[0], block?.hash],
    [argumentsOf("tron", "eth_getTransactionByHash")[0], block?.transactions[0]?.hash],
  ]);
  const ofNewFilter = async (): Promise<readonly unknown[]> => [await client.eth_newFilter({})];
  const params = {
    eth_getFilterChanges: ofNewFilter,
    eth_getFilterLogs: ofNewFilter,
    eth_uninstallFilter: ofNewFilter,
  };
  const results = { eth_uninstallFilter: true, eth_getBlockByHash: { number: block?.number } };
  const checks = exampleChecks<typeof client>("tron", { spec, values, params, results });
  const over = "gateway, TRON's JSON-RPC, URL token";
  await visit.run(over, { ...place, client }, checks, () => servedBy("tron", "rpc"));
  visit.expect(
    over,
    methodsOf("tron").map(({ name }) => name),
  );
}
