import { currentTime } from "../contract/clock.ts";
import { invalidArgument } from "@node-access/auth";
import { addOrganization, type NewOrganization } from "../state/add-organization.ts";
import type { Networks } from "../routing/networks/networks.ts";
import type { State } from "../state/state.ts";
import type { StoredOrganization } from "../state/tables/organizations.ts";
import type { Tables } from "../state/tables/tables.ts";
import type { ConsolePassword } from "./console/console-password.ts";
import { type Credentials, credentialsOf, type NewCredentials } from "./credentials.ts";
import { fixCredentials, type FixedCredentials } from "./fixed-credentials.ts";

/** The audit log entry for an organization that the gateway made at its start. */
const own = { actor: "command line", action: "addOrganization", source: "this machine" };

/** Shows new credentials; `isFirst` says whether they are those that the gateway begins with. */
export type ShowCredentials = (credentials: NewCredentials, isFirst: boolean) => void;

/** Makes a gateway's organizations. */
export class Organizations {
  readonly #store: State;
  readonly #networks: Networks;
  readonly #show: ShowCredentials | undefined;
  readonly #fixed: FixedCredentials | undefined;
  readonly #password: ConsolePassword | undefined;

  /**
   * @param show - Shows credentials, which cannot be had again. If it throws, they are not stored.
   * @param fixed - Credentials of the first organization, in place of random ones.
   * @param password - Of the console, if there is one.
   */
  constructor(
    store: State,
    networks: Networks,
    show: ShowCredentials | undefined,
    fixed: FixedCredentials | undefined,
    password: ConsolePassword | undefined,
  ) {
    this.#store = store;
    this.#networks = networks;
    this.#show = show;
    this.#fixed = fixed;
    this.#password = password;
  }

  /**
   * Makes the first organization, if there is none, and the console's first password, if it has none.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` if a program has to choose the password, because it could not be shown.
   */
  async first(): Promise<Credentials<never> | undefined> {
    const first = await this.#password?.first(this.#fixed?.consolePassword);
    return this.#store.transaction(async (tables) => {
      await tables.organizations.lockNames();
      const more = first && (await first.store(tables)) ? { consolePassword: first.password } : undefined;
      if (await tables.organizations.isEmpty()) return this.#add(tables, "Local", true, more);
      if (more && !this.#show)
        throw invalidArgument("console.password", "a password", "none: the first start had no console");
      if (more) this.#show?.(more, true);
      return undefined;
    });
  }

  /**
   * Makes an organization, unless there is one of its name.
   *
   * @returns its credentials, or the organization that is there.
   */
  ensure(name: string): Promise<Credentials<never> | StoredOrganization> {
    return this.#store.transaction(async (tables) => {
      await tables.organizations.lockNames();
      return (await tables.organizations.named(name)) ?? this.#add(tables, name, false);
    });
  }

  /** @throws NodeAccessError `INVALID_ARGUMENT` if there is an organization of its name. */
  async add(name: string): Promise<Credentials<never>> {
    const made = await this.ensure(name);
    if ("apiKey" in made) return made;
    throw invalidArgument("name", "a name that no organization has", `${name}, which ${made.id} has`);
  }

  /** Makes an organization for a caller that sees to the rest. */
  make(tables: Tables, name: string): Promise<NewOrganization> {
    return addOrganization(tables, name, this.#networks.firstOfEachProtocol());
  }

  async #add(
    tables: Tables,
    name: string,
    isFirst: boolean,
    more?: { readonly consolePassword: string },
  ): Promise<Credentials<never>> {
    const fixed = (isFirst && this.#fixed) || {};
    const made = await fixCredentials(tables, await this.make(tables, name), fixed);
    const { id } = made.organization;
    const entry = { ...own, at: currentTime(), subject: id, organization: id, detail: { after: { name } } };
    await tables.audit.add(entry);
    const credentials = { ...credentialsOf(made), ...more };
    // Not stored yet: if nobody can see them, nothing is.
    this.#show?.(credentials, isFirst);
    return credentials;
  }
}
