import type { StartedGateway } from "./gateway.ts";

/** Makes an organization and shows its credentials, or says that there is one of this name. */
export async function ensureOrganization(gateway: StartedGateway, name: string): Promise<void> {
  const made = await gateway.ensureOrganization(name);
  if ("id" in made) process.stdout.write(`organization ${made.id} (${made.name}) exists: none was added\n`);
}
