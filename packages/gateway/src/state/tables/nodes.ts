import { JsonText } from "../../codec/json/json-text.ts";
import { isArchive } from "../is-archive.ts";
import { type Creator, creatorColumns, readCreator, type CreatorRow } from "./creator.ts";
import { type NodeSecrets, sealedPlace } from "./node-credentials.ts";
import {
  countedPage,
  inOrder,
  type Listing,
  type ListQuery,
  type Page,
  pageSize,
  planPage,
} from "./select-page.ts";
import { Table } from "./table.ts";

/** The fields of a node that serving its calls needs. */
export interface WorkingNode {
  readonly id: string;
  /** The id of the organization that owns it. */
  readonly organization: string;
  /** The network that it belongs to, such as `ethereum-mainnet`. */
  readonly publicNetwork: string;
  readonly protocol: string;
}

export interface StoredNode {
  readonly id: string;
  /** The id of its network, which determines its project and protocol. */
  readonly network: string;
  readonly protocol: string;
  readonly name: string;
  readonly type: string;
  readonly provider: string;
  readonly region: string;
  readonly creator: Creator;
  /** An object, with numbers as its owner wrote them. */
  readonly configuration: JsonText;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The secrets of its first credential; `undefined` if that was removed. */
  readonly credentials: NodeSecrets | undefined;
}

/** A node as operators see it. */
export interface ListedNode extends Omit<WorkingNode, "publicNetwork"> {
  readonly name: string;
  /** Such as `ethereum-mainnet`. */
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Which nodes of all organizations to list. */
export interface NodeQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly organization?: string;
  /** Such as `ethereum-mainnet`. */
  readonly network?: string;
}

/** A new node: all but its credentials. */
export interface NewNode extends Omit<StoredNode, "credentials"> {
  readonly project: string;
  readonly publicNetwork: string;
}

const listing: Listing = {
  table: "nodes",
  filters: {
    project: "project",
    organization: "organization",
    network: "network",
    region: "region",
    provider: "provider",
    protocol: "protocol",
    type: "type",
    archive: "archive",
    public_network: "public_network",
    name: "name",
  },
  constants: { status: "running", role: "peer", project_type: "public" },
};

const listedColumns = [
  "id",
  "organization",
  "protocol",
  "name",
  "public_network as network",
  "created_at as createdAt",
] as const;

export class NodeTable extends Table {
  /** Stores one node or more, without credentials. */
  async add(...nodes: readonly NewNode[]): Promise<void> {
    await this.context.database
      .insertInto("nodes")
      .values(nodes.map((node) => this.#row(node)))
      .execute();
    for (const { id } of nodes) this.context.changed("node", id);
  }

  /**
   * The fields of nodes that serving their calls needs, oldest first.
   *
   * @param ids - Only these, if given: ids that are missing from the result no longer exist.
   */
  async working(ids?: readonly string[]): Promise<WorkingNode[]> {
    let query = this.context.database
      .selectFrom("nodes")
      .select(["id", "organization", "protocol", "public_network as publicNetwork"]);
    if (ids) query = query.where("id", "in", ids);
    return query.orderBy("seq").execute();
  }

  async existing(ids: readonly string[]): Promise<string[]> {
    const rows = await this.context.database
      .selectFrom("nodes")
      .select("id")
      .where("id", "in", ids)
      .execute();
    return rows.map(({ id }) => id);
  }

  async page(organization: string, query: ListQuery): Promise<Page<StoredNode>> {
    const plan = await planPage(this.context.database, listing, organization, query);
    const found = plan.rows.length > 0 ? await this.#select().where("n.seq", "in", plan.rows).execute() : [];
    return { ...plan, items: inOrder(plan, found).map((row) => this.#node(row)) };
  }

  /** One page of the nodes of all organizations, oldest first. */
  async pageOfAll({ page, organization, network }: NodeQuery): Promise<Page<ListedNode>> {
    let nodes = this.context.database.selectFrom("nodes");
    if (organization !== undefined) nodes = nodes.where("organization", "=", organization);
    if (network !== undefined) nodes = nodes.where("public_network", "=", network);
    const count = nodes.select((column) => column.fn.countAll<number>().as("count")).executeTakeFirst();
    return countedPage(page, count, (offset) =>
      nodes.select(listedColumns).orderBy("seq").limit(pageSize).offset(offset).execute(),
    );
  }

  /** A node of any organization, or `undefined`. */
  async find(id: string): Promise<ListedNode | undefined> {
    const nodes = this.context.database.selectFrom("nodes").select(listedColumns);
    return nodes.where("id", "=", id).executeTakeFirst();
  }

  /** A node of the organization, or `undefined`. Nodes of other organizations are treated as non-existent. */
  async get(organization: string, id: string): Promise<StoredNode | undefined> {
    const row = await this.#select()
      .where("n.organization", "=", organization)
      .where("n.id", "=", id)
      .executeTakeFirst();
    return row && this.#node(row);
  }

  /**
   * Locks the node within a transaction: other transactions that would change it wait,
   * so that no change is lost.
   */
  async lock(id: string): Promise<void> {
    const { kind, database } = this.context;
    const node = database.selectFrom("nodes").select("id").where("id", "=", id);
    // A transaction on SQLite has exclusive use anyway.
    if (kind === "postgres") await node.forUpdate().execute();
  }

  /** The nodes of a network, oldest first. */
  async ofNetwork(network: string): Promise<StoredNode[]> {
    const rows = await this.#select().where("n.network", "=", network).orderBy("n.seq").execute();
    return rows.map((row) => this.#node(row));
  }

  /** Stores a node's two properties that may change. */
  async update({
    id,
    name,
    configuration,
  }: Pick<StoredNode, "id" | "name" | "configuration">): Promise<void> {
    await this.context.database
      .updateTable("nodes")
      .set({ name, configuration: configuration.text, archive: Number(isArchive({ configuration })) })
      .where("id", "=", id)
      .execute();
  }

  /**
   * Removes a node with its credentials.
   *
   * @returns whether it still existed.
   */
  async remove(id: string): Promise<boolean> {
    const { database } = this.context;
    await database.deleteFrom("node_credentials").where("node", "=", id).execute();
    const { numDeletedRows } = await database.deleteFrom("nodes").where("id", "=", id).executeTakeFirst();
    this.context.changed("node", id);
    return numDeletedRows > 0n;
  }

  #row(node: NewNode) {
    const { id, network, project, protocol, publicNetwork, creator, name, type, provider, region } = node;
    return {
      id,
      network,
      project,
      protocol,
      name,
      type,
      provider,
      region,
      organization: creator.organization.id,
      creator: creator.id,
      public_network: publicNetwork,
      configuration: node.configuration.text,
      archive: Number(isArchive(node)),
      created_at: node.createdAt,
      // Gateways of former versions read this column: for them, the node has no sources.
      sources: this.context.vault.seal("{}", sourcesPlace(id)),
    };
  }

  #select() {
    return this.context.database
      .selectFrom("nodes as n")
      .innerJoin("organizations as o", "o.id", "n.organization")
      .innerJoin("users as u", "u.id", "n.creator")
      .leftJoin("node_credentials as c", (join) =>
        join.onRef("c.node", "=", "n.id").on("c.sealed", "is not", null),
      )
      .select(["n.seq", "n.id", "n.network", "n.protocol", "n.name", "n.type", "n.provider", "n.region"])
      .select(["n.configuration", "n.created_at", "c.id as credential_id", "c.sealed"])
      .select(creatorColumns);
  }

  #node(row: NodeRow): StoredNode {
    const { id, network, protocol, name, type, provider, region, sealed } = row;
    const secrets = sealed && this.context.vault.open(sealed, sealedPlace(row.credential_id ?? ""));
    return {
      id,
      network,
      protocol,
      name,
      type,
      provider,
      region,
      creator: readCreator(row),
      configuration: new JsonText(row.configuration),
      createdAt: row.created_at,
      credentials: secrets === null ? undefined : (JSON.parse(secrets) as NodeSecrets),
    };
  }
}

interface NodeRow extends CreatorRow {
  readonly id: string;
  readonly network: string;
  readonly protocol: string;
  readonly name: string;
  readonly type: string;
  readonly provider: string;
  readonly region: string;
  readonly configuration: string;
  readonly created_at: number;
  readonly credential_id: string | null;
  readonly sealed: Uint8Array | null;
}

/** The place at which the column `sources` is sealed, which only gateways of former versions use. */
export function sourcesPlace(id: string): string {
  return `nodes/${id}/sources`;
}
