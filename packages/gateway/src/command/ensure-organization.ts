import type { StartedGateway } from "./gateway.ts";

/** Creates an organization and shows its credentials, or reports that one with this name exists. */
export async function ensureOrganization(gateway: StartedGateway, name: string): Promise<void> {
  const made = await gateway.ensureOrganization(name);
  if ("id" in made) process.stdout.write(`organization ${made.id} (${made.name}) exists: none was added\n`);
}
