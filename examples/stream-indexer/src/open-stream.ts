import type { ManagementClient, Stream } from "@node-access/management";

/** The topic of `Transfer(address,address,uint256)`. */
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

export interface Transfers {
  /** The contract of the token. */
  readonly token: `0x${string}`;
  /** The first block. */
  readonly from: number;
  /** `postgres://user:password@host/name`, as the gateway reaches it. */
  readonly database: string;
  readonly table: string;
}

/** Finds the stream that writes a token's transfers into the table, or creates it. The gateway does the rest. */
export async function openStream(management: ManagementClient, transfers: Transfers): Promise<Stream> {
  const { token, from, database, table } = transfers;
  const name = `${table} of ${token}`;
  const [existing] = (await management.listStreams({ name })).results;
  if (existing) return existing;
  const [network] = (await management.listNetworks({ protocol: "ethereum" })).results;
  if (!network) throw new Error("the organization has no network of Ethereum");
  return management.createStream({
    name,
    network: network.id,
    source: { type: "logs", addresses: [token], topics: [TRANSFER] },
    start: { block: from },
    destination: { type: "postgres", url: database, table },
  });
}
