import type { StartedGateway } from "./gateway.ts";

/** Creates an organization and shows its credentials, or reports that one with this name exists. */
export async function ensureOrganization(gateway: StartedGateway, name: string): Promise<void> {
  const created = await gateway.ensureOrganization(name);
  if ("id" in created)
    process.stdout.write(`organization ${created.id} (${created.name}) exists: none was added\n`);
}
