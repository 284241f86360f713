import { currentTime } from "../../codec/clock.ts";
import { type Kysely, sql } from "kysely";
import { invalidArgument } from "@node-access/auth";
import { firstProject } from "../first-names.ts";
import { newId } from "../identifiers.ts";

interface FormerProject {
  readonly id: string;
  readonly organization: string;
  readonly creator: string;
  readonly name: string;
  readonly description: string;
  readonly created_at: number;
}

interface FormerNetwork {
  readonly id: string;
  readonly project: string;
  readonly creator: string;
  readonly protocol: string;
  readonly public_network: string;
  readonly name: string;
  readonly created_at: number;
}

interface FormerNode {
  readonly id: string;
  readonly network: string;
  readonly creator: string;
  readonly name: string;
  readonly type: string;
  readonly provider: string;
  readonly region: string;
  readonly configuration: string;
  readonly created_at: number;
  readonly credentials: Uint8Array;
  readonly upstreams: Uint8Array;
}

/** The whole content of a database of version 1 or 2, each kind from the oldest to the newest. */
export interface FormerRecords {
  readonly organizations: readonly {
    readonly id: string;
    readonly name: string;
    readonly created_at: number;
  }[];
  readonly users: readonly {
    readonly id: string;
    readonly organization: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
  }[];
  readonly apiKeys: readonly {
    readonly digest: Uint8Array;
    readonly organization: string;
    readonly created_at: number;
  }[];
  readonly projects: readonly FormerProject[];
  readonly networks: readonly FormerNetwork[];
  readonly nodes: readonly FormerNode[];
  readonly nonces: readonly { readonly signer: string; readonly nonce: number }[];
}

/** A node of version 1, which named its protocol and network itself, and belonged to no project. */
interface UnplacedNode extends FormerNode {
  readonly organization: string;
  readonly protocol: string;
}

/** Reads all records of a former version, and removes its tables. */
export async function readFormer(database: Kysely<never>, version: 1 | 2): Promise<FormerRecords> {
  const [organizations, users, apiKeys, nonces] = [
    await rows<FormerRecords["organizations"][number]>(database, "organizations", "rowid"),
    await rows<FormerRecords["users"][number]>(database, "users", "rowid"),
    await rows<FormerRecords["apiKeys"][number]>(database, "api_keys", "rowid"),
    await rows<FormerRecords["nonces"][number]>(database, "venue_nonces", "signer, nonce"),
  ];
  const nodes = await rows<UnplacedNode>(database, "nodes", "rowid");
  const placed =
    version === 1
      ? place(organizations, nodes, users)
      : {
          projects: await rows<FormerProject>(database, "projects", "rowid"),
          networks: await rows<FormerNetwork>(database, "networks", "rowid"),
          nodes,
        };
  // Referencing tables first.
  for (const table of ["nodes", "networks", "projects", "api_keys", "users", "organizations", "venue_nonces"])
    await sql`DROP TABLE IF EXISTS ${sql.table(table)}`.execute(database);
  return {
    ...placed,
    users,
    apiKeys,
    nonces,
    organizations: organizations.map(({ id, name }) => ({ id, name, created_at: sinceWhen(id, apiKeys) })),
  };
}

/** All rows of a table, with times as numbers. */
async function rows<Row>(database: Kysely<never>, table: string, order: string): Promise<Row[]> {
  const result = await sql<
    Record<string, unknown>
  >`SELECT * FROM ${sql.table(table)} ORDER BY ${sql.raw(order)}`.execute(database);
  for (const row of result.rows)
    if (typeof row["created_at"] === "string") row["created_at"] = Date.parse(row["created_at"]);
  return result.rows as Row[];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The creation time of an organization was not stored; its first API key was created together with it. */
function sinceWhen(organization: string, apiKeys: FormerRecords["apiKeys"]): number {
  const times = apiKeys.filter((key) => key.organization === organization).map((key) => key.created_at);
  return times.length > 0 ? Math.min(...times) : currentTime();
}

/**
 * Gives each organization a project with all of its nodes, each in its own network.
 * Network names were random: if two are the same by chance, the later network gets another name.
 */
function place(
  organizations: readonly { readonly id: string }[],
  unplaced: readonly UnplacedNode[],
  users: FormerRecords["users"],
): Pick<FormerRecords, "projects" | "networks" | "nodes"> {
  const projects = new Map<string, FormerProject>();
  const networks = new Map<string, FormerNetwork>();
  for (const { id: organization } of organizations) {
    const [creator] = users
      .filter((user) => user.organization === organization)
      .map(({ id }) => id)
      .toSorted();
    if (creator === undefined) continue;
    const times = unplaced
      .filter((node) => node.organization === organization)
      .map((node) => node.created_at);
    const created_at = times.length > 0 ? Math.min(...times) : currentTime();
    const own = { organization, creator, created_at };
    projects.set(organization, { id: newId("PR"), name: firstProject, description: "", ...own });
  }
  const nodes = unplaced.map(({ organization, protocol, network: wanted, ...node }): FormerNode => {
    if (!isJson(node.configuration))
      throw invalidArgument("database", "nodes whose configuration is JSON", node.id);
    const { creator, created_at } = node;
    const network = networks.has(wanted) ? newId("NW") : wanted;
    const project = projects.get(organization)?.id ?? "";
    const chain = { protocol, public_network: `${protocol}-mainnet`, name: "Mainnet" };
    networks.set(network, { id: network, creator, created_at, project, ...chain });
    return { ...node, network };
  });
  return { projects: [...projects.values()], networks: [...networks.values()], nodes };
}
