import { currentTime } from "../contract/clock.ts";
import { invalidArgument } from "@node-access/auth";
import { addOrganization, type NewOrganization } from "../state/add-organization.ts";
import type { Networks } from "../routing/networks/networks.ts";
import type { State } from "../state/state.ts";
import type { StoredOrganization } from "../state/tables/organizations.ts";
import type { Tables } from "../state/tables/tables.ts";
import { type Credentials, credentialsOf } from "./credentials.ts";
import { fixCredentials, type FixedCredentials } from "./fixed-credentials.ts";

/** The audit log entry for an organization that the gateway made at its start. */
const own = { actor: "command line", action: "addOrganization", source: "this machine" };

/** Shows the credentials of a new organization; `isFirst` says whether it is the gateway's first one. */
export type ShowCredentials = (credentials: Credentials<never>, isFirst: boolean) => void;

/** Makes a gateway's organizations. */
export class Organizations {
  readonly #store: State;
  readonly #networks: Networks;
  readonly #show: ShowCredentials | undefined;
  readonly #fixed: FixedCredentials | undefined;

  /**
   * @param show - Shows credentials, which cannot be had again. If it throws, they are not stored.
   * @param fixed - Credentials of the first organization, in place of random ones.
   */
  constructor(
    store: State,
    networks: Networks,
    show: ShowCredentials | undefined,
    fixed: FixedCredentials | undefined,
  ) {
    this.#store = store;
    this.#networks = networks;
    this.#show = show;
    this.#fixed = fixed;
  }

  /** Makes the first organization, if there is none. */
  first(): Promise<Credentials<never> | undefined> {
    return this.#store.transaction(async (tables) => {
      await tables.organizations.lockNames();
      return (await tables.organizations.isEmpty()) ? this.#add(tables, "Local", true) : undefined;
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

  async #add(tables: Tables, name: string, isFirst: boolean): Promise<Credentials<never>> {
    const fixed = (isFirst && this.#fixed) || {};
    const made = await fixCredentials(tables, await this.make(tables, name), fixed);
    const { id } = made.organization;
    const entry = { ...own, at: currentTime(), subject: id, organization: id, detail: { after: { name } } };
    await tables.audit.add(entry);
    const credentials = credentialsOf(made);
    // Not stored yet: if nobody can see them, nothing is.
    this.#show?.(credentials, isFirst);
    return credentials;
  }
}
