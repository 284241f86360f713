import { currentTime } from "../observe/clock.ts";
import { invalidArgument } from "@node-access/auth";
import { addOrganization, type NewOrganization } from "../state/add-organization.ts";
import type { Networks } from "../router/networks/networks.ts";
import type { State } from "../state/state.ts";
import type { StoredOrganization } from "../state/tables/organizations.ts";
import type { Tables } from "../state/tables/tables.ts";
import type { ConsolePassword } from "./console/console-password.ts";
import type { Credentials, NewCredentials } from "./credentials.ts";
import { applyFixedCredentials, type FixedCredentials } from "./fixed-credentials.ts";

/** The audit log entry for an organization that the gateway created at its start. */
const own = { actor: "command line", action: "addOrganization", source: "this machine" };

/** Shows new credentials; `isFirst` says whether they are from the gateway's first start. */
export type ShowCredentials = (credentials: NewCredentials, isFirst: boolean) => void;

/** What creating organizations needs. */
interface OrganizationsContext {
  readonly store: State;
  readonly networks: Networks;
  /** Shows stored credentials, which cannot be shown again. If it throws, they are removed. */
  readonly show: ShowCredentials | undefined;
  /** The first organization's credentials. Default: random ones. */
  readonly fixed: FixedCredentials | undefined;
  readonly password: ConsolePassword | undefined;
}

export class Organizations {
  readonly #context: OrganizationsContext;

  constructor(context: OrganizationsContext) {
    this.#context = context;
  }

  /** Creates the first organization, and the console's first password, unless there are some. */
  async first(): Promise<Credentials<never> | undefined> {
    const { store, show, fixed, password } = this.#context;
    const first = await password?.first(fixed?.consolePassword);
    const created = await store.transaction<NewCredentials | undefined>(async (tables) => {
      await tables.organizations.lockNames();
      const more = first && (await first.store(tables)) ? { consolePassword: first.password } : undefined;
      if (await tables.organizations.isEmpty()) return this.#add(tables, "Local", true, more);
      if (more && !show)
        throw invalidArgument("console.password", "a password", "none: the first start had no console");
      return more;
    });
    if (created) await this.#show(created, true);
    return created && "apiKey" in created ? created : undefined;
  }

  /** @returns the credentials of a new organization, or the existing one with this name. */
  async ensure(name: string): Promise<Credentials<never> | StoredOrganization> {
    const found = await this.#context.store.transaction(async (tables) => {
      await tables.organizations.lockNames();
      return (await tables.organizations.named(name)) ?? this.#add(tables, name, false);
    });
    if ("apiKey" in found) await this.#show(found, false);
    return found;
  }

  /** @throws NodeAccessError `INVALID_ARGUMENT` if there is an organization with this name. */
  async add(name: string): Promise<Credentials<never>> {
    const created = await this.ensure(name);
    if ("apiKey" in created) return created;
    throw invalidArgument(
      "name",
      "a name that no other organization has",
      `${name}, which ${created.id} has`,
    );
  }

  /** Creates an organization without showing its credentials: the caller does that. */
  make(tables: Tables, name: string): Promise<NewOrganization> {
    return addOrganization(tables, name, this.#context.networks.firstOfEachProtocol());
  }

  async #add(
    tables: Tables,
    name: string,
    isFirst: boolean,
    more?: { readonly consolePassword: string },
  ): Promise<Credentials<never>> {
    const fixed = (isFirst && this.#context.fixed) || {};
    const created = await applyFixedCredentials(tables, await this.make(tables, name), fixed);
    const { id } = created.organization;
    const entry = { ...own, at: currentTime(), subject: id, organization: id, detail: { after: { name } } };
    await tables.audit.add(entry);
    return { ...created, ...more };
  }

  /** Shows credentials that are stored: others would never work. If they cannot be shown, they are removed again. */
  async #show(created: NewCredentials, isFirst: boolean): Promise<void> {
    const { store, show } = this.#context;
    try {
      show?.(created, isFirst);
    } catch (error) {
      await store.transaction(async ({ organizations, consolePassword }) => {
        if (created.consolePassword !== undefined) await consolePassword.remove();
        if ("apiKey" in created) await organizations.remove(created.organization.id);
      });
      throw error;
    }
  }
}
