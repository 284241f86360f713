import { restMethods, walkRest } from "@node-access/cli/walk";
import { bearer, createManagementClient } from "@node-access/management";
import { managementRows, type ManagementRow, type ManagementSession } from "./checks/management.ts";
import type { OpenGateway } from "./open-gateway.ts";
import { listOperations } from "./visit-rest.ts";
import type { Visit } from "./visit.ts";

const over = "gateway, management, bearer";

/** Calls each operation of the management API. What it creates is then read, changed and deleted. */
export async function visitManagement(visit: Visit, gateway: OpenGateway): Promise<void> {
  const management = createManagementClient({ endpoint: gateway.url, credential: bearer(gateway.apiKey) });
  const session = { management, gateway } as ManagementSession;
  await visitRows(visit, session, managementRows);
  const [first] = (await management.listProjects()).results;
  await visitRows(visit, session, [{ method: "getProject", args: () => [first?.id] }]);
  // The gateway keeps no records for it.
  const servedBy = (): string | undefined => gateway.servedBy(undefined, "management");
  const faucet = restMethods.filter(({ name }) => name === "requestSepoliaTokens");
  await walkRest(faucet, visit.walker({ over, client: management, servedBy }));
  visit.expect(over, listOperations(management));
}

async function visitRows(
  visit: Visit,
  session: ManagementSession,
  rows: readonly ManagementRow[],
): Promise<void> {
  for (const { method, args, result, rejected, creates } of rows) {
    const known = {
      over,
      client: session.management,
      jsonOf: asJson,
      ...(args && { args: { [method]: async () => args(session) } }),
      ...(result && { results: { [method]: result(session) } }),
      ...(rejected !== undefined && { rejected: { [method]: rejected } }),
    };
    const walk = visit.walker(known);
    const facts = restMethods.filter(({ spec, name }) => spec === "management" && name === method);
    await walkRest(facts, async (step) => {
      const created = await walk(step);
      if (creates) Object.assign(session, { [creates]: created });
    });
  }
}

/** Secrets become text, as they are in JSON. */
function asJson(response: unknown): unknown {
  const text = JSON.stringify(response, (_, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value,
  );
  return text === undefined ? undefined : JSON.parse(text);
}
