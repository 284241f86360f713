import type { Kysely } from "kysely";
import { JsonText, memberTexts } from "../../codec/json/json-text.ts";
import {
  type Created,
  creatorColumns,
  type Listed,
  ListedTable,
  type Listing,
  type Wanted,
  withCreator,
} from "./listed-table.ts";
import type { Row, Schema } from "../schema.ts";
import { type NodeSecrets, sealedPlace } from "./node-credentials.ts";
import { type Page, readPage } from "./table.ts";

/** The fields of a node that serving its calls needs. */
export type WorkingNode = Pick<Row<"nodes">, "id" | "organization" | "publicNetwork" | "protocol">;

export interface StoredNode extends Omit<
  Created<"nodes">,
  "project" | "publicNetwork" | "configuration" | "archive" | "sources"
> {
  /** An object, with numbers as its owner wrote them. */
  readonly configuration: JsonText;
  /** The secrets of its first credential; `undefined` if that was removed. */
  readonly credentials: NodeSecrets | undefined;
}

/** A node as operators see it. */
export interface ListedNode
  extends Omit<WorkingNode, "publicNetwork">, Pick<StoredNode, "name" | "createdAt"> {
  /** Such as `ethereum-mainnet`. */
  readonly network: string;
}

export interface NodeQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly organization?: string;
  /** Such as `ethereum-mainnet`. */
  readonly network?: string;
}

export type NewNode = Omit<StoredNode, "credentials"> & Pick<Created<"nodes">, "project" | "publicNetwork">;

const listedColumns = [
  "id",
  "organization",
  "protocol",
  "name",
  "publicNetwork as network",
  "createdAt",
] as const;

export class NodeTable extends ListedTable<StoredNode> {
  protected readonly listing: Listing = {
    table: "nodes",
    filters: [
      "project",
      "organization",
      "network",
      "region",
      "provider",
      "protocol",
      "type",
      "archive",
      "public_network",
      "name",
    ],
    constants: { status: "running", role: "peer", project_type: "public" },
  };

  /** Stores one node or more, without credentials. */
  async add(...nodes: readonly NewNode[]): Promise<void> {
    const rows = nodes.map(({ creator, configuration, ...node }) => {
      return {
        ...node,
        organization: creator.organization.id,
        creator: creator.id,
        configuration: configuration.text,
        archive: Number(isArchive({ configuration })),
        // Gateways of former versions read this column: for them, the node has no sources.
        sources: this.context.vault.seal("{}", sourcesPlace(node.id)),
      };
    });
    await this.database.insertInto("nodes").values(rows).execute();
    for (const { id } of nodes) this.context.changed("node", id);
  }

  /** The fields of nodes, or some of them, that serving their calls needs, oldest first. */
  async working(ids?: readonly string[]): Promise<WorkingNode[]> {
    let query = this.database.selectFrom("nodes").select(["id", "organization", "protocol", "publicNetwork"]);
    if (ids) query = query.where("id", "in", ids);
    return query.orderBy("seq").execute();
  }

  async pageOfAll({ page, organization, network }: NodeQuery): Promise<Page<ListedNode>> {
    let nodes = this.database.selectFrom("nodes");
    if (organization !== undefined) nodes = nodes.where("organization", "=", organization);
    if (network !== undefined) nodes = nodes.where("publicNetwork", "=", network);
    return readPage(nodes.select(listedColumns), page, "asc");
  }

  async find(id: string): Promise<ListedNode | undefined> {
    return this.database.selectFrom("nodes").select(listedColumns).where("id", "=", id).executeTakeFirst();
  }

  lock(id: string): Promise<void> {
    return this.lockRow("nodes", id);
  }

  /** The nodes of a network, oldest first. */
  ofNetwork(network: string): Promise<StoredNode[]> {
    return this.#read(selectNodes(this.database).where("n.network", "=", network).orderBy("n.seq"));
  }

  /** The id of the oldest node of each network that has one. */
  async firstOfNetworks(networks: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const nodes = this.database
      .selectFrom("nodes")
      .select(["id", "network"])
      .where("network", "in", networks);
    // The oldest last.
    return new Map((await nodes.orderBy("seq", "desc").execute()).map(({ id, network }) => [network, id]));
  }

  /** Stores a node's two properties that may change. */
  async update(node: Pick<StoredNode, "id" | "name" | "configuration">): Promise<void> {
    const { id, name, configuration } = node;
    const archive = Number(isArchive(node));
    const values = { name, configuration: configuration.text, archive };
    await this.database.updateTable("nodes").set(values).where("id", "=", id).execute();
  }

  /** Removes a node with its credentials, and returns whether it still existed. */
  async remove(id: string): Promise<boolean> {
    await this.database.deleteFrom("nodeCredentials").where("node", "=", id).execute();
    const { numDeletedRows } = await this.database
      .deleteFrom("nodes")
      .where("id", "=", id)
      .executeTakeFirst();
    this.context.changed("node", id);
    return numDeletedRows > 0n;
  }

  protected read({ organization, column, values }: Wanted): Promise<Listed<StoredNode>[]> {
    const nodes = selectNodes(this.database).where("o.id", "=", organization);
    return this.#read(nodes.where(`n.${column}`, "in", values));
  }

  async #read(rows: ReturnType<typeof selectNodes>): Promise<Listed<StoredNode>[]> {
    return (await rows.execute()).map((row) => {
      const { configuration, credential, sealed, ...node } = withCreator(row);
      const secrets = sealed && this.context.vault.open(sealed, sealedPlace(credential ?? ""));
      const credentials = secrets === null ? undefined : (JSON.parse(secrets) as NodeSecrets);
      return Object.assign(node, { configuration: new JsonText(configuration), credentials });
    });
  }
}

function selectNodes(database: Kysely<Schema>) {
  return database
    .selectFrom("nodes as n")
    .innerJoin("organizations as o", "o.id", "n.organization")
    .innerJoin("users as u", "u.id", "n.creator")
    .leftJoin("nodeCredentials as c", (join) =>
      join.onRef("c.node", "=", "n.id").on("c.sealed", "is not", null),
    )
    .select(["n.seq", "n.id", "n.network", "n.protocol", "n.name", "n.type", "n.provider", "n.region"])
    .select(["n.configuration", "n.createdAt", "c.id as credential", "c.sealed"])
    .select(creatorColumns);
}

/** Whether a node stores the whole history of its chain. */
export function isArchive({ configuration }: Pick<StoredNode, "configuration">): boolean {
  return memberTexts(configuration.text).get("archive") === "true";
}

/** The place at which the column `sources` is sealed, which only gateways of former versions use. */
export function sourcesPlace(id: string): string {
  return `nodes/${id}/sources`;
}
