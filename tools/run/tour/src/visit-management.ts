import { findMismatch, restDefinitions, restMethods } from "@node-access/cli/walk";
import { bearer, createManagementClient, type ManagementClient } from "@node-access/management";
import { faucetChecks, managementChecks } from "./checks/management.ts";
import type { OpenGateway } from "./open-gateway.ts";
import type { Chain } from "./check.ts";
import { operationsOf } from "./visit-rest.ts";
import { assertMatches, type Visit } from "./visit.ts";

/** Calls each operation of the management API. */
export async function visitManagement(visit: Visit, gateway: OpenGateway, chain: Chain): Promise<void> {
  const over = "gateway, management, bearer";
  const client = createManagementClient({ endpoint: gateway.url, credential: bearer(gateway.apiKey) });
  const target = { client: { management: validated(client), gateway }, ...chain };
  await visit.run(over, target, managementChecks);
  await visit.run(over, target, faucetChecks, () => gateway.servedBy(undefined, "management"));
  visit.expect(over, operationsOf(client));
}

/** A client whose calls fail if their response does not match the specs. */
function validated(client: ManagementClient): ManagementClient {
  const own = restMethods.filter(({ spec }) => spec === "management");
  const methods = own.map(({ name, result: schema }) => {
    const send = Reflect.get(client, name) as (...args: readonly unknown[]) => Promise<unknown>;
    const validate = async (...args: readonly unknown[]): Promise<unknown> => {
      const result = await send(...args);
      if (schema !== undefined)
        assertMatches(name, await findMismatch(asJson(result), schema, await restDefinitions("management")));
      return result;
    };
    return [name, validate] as const;
  });
  return { ...client, ...Object.fromEntries(methods) };
}

/** Secrets become text, as they are in JSON. */
function asJson(response: unknown): unknown {
  const text = JSON.stringify(response, (_, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
