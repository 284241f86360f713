import { invalidArgument } from "@node-access/auth";
import { checkObject, checkText } from "../options/check-options.ts";
import { currentTime } from "../observe/clock.ts";
import { type Protocol, protocols } from "../generated/catalog.ts";
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

const name = "fixed";
const urlSafe = /^[\w.~-]{1,200}$/;
const expected = "1 to 200 letters, digits and characters of _.~-";

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
    checkText(path, value, expected);
    if (!urlSafe.test(value)) throw invalidArgument(path, expected, "a text with characters beyond these");
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
  const common = { ...noTerms, name, organization: created.organization.id, createdAt: currentTime() };
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
