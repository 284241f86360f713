import { invalidArgument } from "@node-access/auth";
import { isLocal } from "./host.ts";
import type { NetworksOption } from "../options/network-options.ts";
import { checkObject, checkText } from "../options/check-options.ts";
import { currentTime } from "../observe/clock.ts";
import { networks, type Protocol, protocols } from "../generated/catalog.ts";
import { type NewOrganization, noTerms } from "../state/add-organization.ts";
import { checkConsolePassword } from "./console/console-options.ts";
import { newId, newToken, newUsername } from "../state/identifiers.ts";
import type { NodeSecrets } from "../state/tables/node-credentials.ts";
import type { Tables } from "../state/tables/tables.ts";

/** Credentials that a test chooses; omitted ones are random. */
export interface FixedCredentials {
  /** The management API's bearer key. */
  readonly apiKey?: string;
  /** The credentials of the first organization's nodes, by protocol. */
  readonly nodes?: { readonly [Name in Protocol]?: Partial<NodeSecrets> };
  /** The console's password: 12 characters or more. */
  readonly consolePassword?: string;
}

const urlSafe = /^[\w.~-]{1,200}$/;
const secretForm = "1 to 200 letters, digits and characters of _.~-";

/** @throws NodeAccessError `INVALID_ARGUMENT` with the path of what is wrong, and no secret. */
export function checkFixedCredentials(option: unknown): void {
  const { apiKey, nodes, consolePassword } = checkObject("credentials", option, [
    "apiKey",
    "nodes",
    "consolePassword",
  ]);
  if (consolePassword !== undefined) checkConsolePassword("credentials.consolePassword", consolePassword);
  const seen = new Set<unknown>();
  const check = (path: string, value: unknown): void => {
    if (value === undefined) return;
    checkText(path, value, secretForm);
    if (!urlSafe.test(value)) throw invalidArgument(path, secretForm, "a text with characters beyond these");
    if (seen.has(value))
      throw invalidArgument(path, "a text of its own", "one that is also the value of another option");
    seen.add(value);
  };
  check("credentials.apiKey", apiKey);
  for (const [protocol, one] of Object.entries(
    checkObject("credentials.nodes", nodes ?? {}, Object.keys(protocols)),
  )) {
    const path = `credentials.nodes.${protocol}`;
    const secrets = checkObject(path, one, ["key", "username", "password"]);
    for (const [field, value] of Object.entries(secrets)) check(`${path}.${field}`, value);
  }
}

/** Replaces a new organization's random credentials by a test's own, in the transaction that creates it. */
export async function applyFixedCredentials(
  tables: Tables,
  created: NewOrganization,
  { apiKey, nodes = {} }: FixedCredentials,
): Promise<NewOrganization> {
  const common = {
    ...noTerms,
    name: "fixed",
    organization: created.organization.id,
    createdAt: currentTime(),
  };
  if (apiKey !== undefined) {
    for (const { id } of await tables.apiKeys.list([created.organization.id]))
      await tables.apiKeys.update(id, { revokedAt: common.createdAt });
    await tables.apiKeys.add({ ...common, id: newId("AK") }, apiKey);
  }
  const fixed: Record<string, NewOrganization["nodes"][string]> = { ...created.nodes };
  for (const [protocol, fixedSecrets] of Object.entries(nodes)) {
    const before = created.nodes[protocol];
    if (!before) continue;
    const secrets = { username: newUsername(), password: newToken(), key: newToken(), ...fixedSecrets };
    for (const { id } of await tables.nodeCredentials.list([before.id])) {
      await tables.nodeCredentials.hide(id);
      await tables.nodeCredentials.update(id, { revokedAt: common.createdAt });
    }
    const credential = { ...common, id: newId("NC"), node: before.id, secrets, isShown: true };
    await tables.nodeCredentials.add(credential);
    fixed[protocol] = { id: before.id, ...secrets };
  }
  return { ...created, apiKey: apiKey ?? created.apiKey, nodes: fixed };
}

/** Names the demo credentials in place of a file. */
export const demo = ":demo:";

/** Demo credentials have simulators, also where anvil is installed: the documentation shows their results. */
export const demoNetworks: NetworksOption = Object.fromEntries(
  Object.keys(networks).map((name) => [name, "simulator"]),
);

/**
 * Credentials that the documentation prints: the key of a node is `demo-` and its protocol, and `demo` for Ethereum.
 * Everyone knows them, so they are rejected for a gateway that other machines may reach, now or later.
 */
export function demoCredentials(
  host: string,
  publicUrl: string | undefined,
  database: string,
): FixedCredentials {
  const own = "credentials of your own";
  if (!isLocal(host)) reject(own, `--host ${host}`);
  if (publicUrl !== undefined) reject(own, `--public-url ${publicUrl}`);
  if (database !== ":memory:") reject(`${own}, or --database :memory:`, "a database that lasts");
  const names = Object.keys(protocols) as Protocol[];
  return {
    apiKey: "demo.api-key",
    consolePassword: "demonstration",
    nodes: Object.fromEntries(
      names.map((name) => [name, { key: name === "ethereum" ? "demo" : `demo-${name}` }]),
    ),
  };
}

function reject(expected: string, received: string): never {
  throw invalidArgument("--credentials", `${expected}, because everyone knows those of ${demo}`, received);
}
