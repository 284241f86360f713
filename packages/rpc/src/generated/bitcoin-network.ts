// Generated from specs/rpc/bitcoin-network.openrpc.yaml. Do not edit: change the spec and run `npm run generate`.

import type { BitcoinBytes, BitcoinFeeRate } from "./bitcoin.ts";
import type { QuantityForm } from "./quantity-form.ts";

/**
 * A node and its network.
 *
 * Source: bitcoin/bitcoin, src/rpc/net.cpp.
 */
export interface BitcoinNetworkInfo<Q extends QuantityForm = "hex"> {
  /** Version of the node as a number, 320000 for 32.0. */
  version: number;
  /** Name and version as peers see them. */
  subversion: string;
  /** Version of the peer-to-peer protocol. */
  protocolversion: number;
  /** Services of the node as bits in hex. */
  localservices: BitcoinBytes;
  /** Names of these services. Not on Dogecoin. */
  localservicesnames?: string[];
  /** Whether the node relays transactions. */
  localrelay: boolean;
  /** Seconds by which the clocks of peers differ. */
  timeoffset: number;
  /** Number of peers. */
  connections: number;
  /** Peers that connected to the node. Since Bitcoin Core 0.21. */
  connections_in?: number;
  /** Peers that the node connected to. Since Bitcoin Core 0.21. */
  connections_out?: number;
  /** Whether the node connects to peers at all. */
  networkactive: boolean;
  /** Kinds of addresses that the node can reach. */
  networks: {
    /** Kind of address. */
    name: string;
    /** Whether the operator excludes it. */
    limited: boolean;
    /** Whether the node can reach it. */
    reachable: boolean;
    /** Proxy for it, or empty. */
    proxy: string;
    /** Whether each connection through the proxy has its own credentials. */
    proxy_randomize_credentials: boolean;
  }[];
  /** Lowest fee rate that the node relays. */
  relayfee: BitcoinFeeRate<Q>;
  /** What a replacement must add to the fee rate. */
  incrementalfee: BitcoinFeeRate<Q>;
  /** Addresses of the node that it tells to peers. */
  localaddresses: {
    /** The address. */
    address: string;
    /** The port. */
    port: number;
    /** How often peers confirmed it. */
    score: number;
  }[];
  /** Hash of the map of networks in use. Since Bitcoin Core 32. */
  asmap_version?: string;
  /** Warnings of the node. A single text before Bitcoin Core 28, and on Litecoin and Dogecoin. */
  warnings: string[] | string;
}

/**
 * Traffic of a node.
 *
 * Source: bitcoin/bitcoin, src/rpc/net.cpp.
 */
export interface BitcoinTraffic {
  /** Bytes received. */
  totalbytesrecv: number;
  /** Bytes sent. */
  totalbytessent: number;
  /** Time of the node in Unix milliseconds. */
  timemillis: number;
  /** Limit of what the node sends. */
  uploadtarget: {
    /** Period of the limit in seconds. */
    timeframe: number;
    /** Bytes to send in a period, or 0 for no limit. */
    target: number;
    /** Whether the limit is reached. */
    target_reached: boolean;
    /** Whether the node still sends old blocks. */
    serve_historical_blocks: boolean;
    /** Bytes left in this period. */
    bytes_left_in_cycle: number;
    /** Seconds left of this period. */
    time_left_in_cycle: number;
  };
}

/**
 * Peer of a node.
 *
 * Source: bitcoin/bitcoin, src/rpc/net.cpp.
 */
export interface BitcoinPeer<Q extends QuantityForm = "hex"> {
  /** Number of the peer. */
  id: number;
  /** Address and port. */
  addr: string;
  /** Address of the node's side. */
  addrbind?: string;
  /** Address of the node as the peer sees it. */
  addrlocal?: string;
  /** Kind of address. Not on Dogecoin. */
  network?: string;
  /** Number of its autonomous system, if the node has a map. */
  mapped_as?: number;
  /** Services as bits in hex. */
  services: BitcoinBytes;
  /** Names of these services. */
  servicesnames?: string[];
  /** Whether it wants transactions. */
  relaytxes: boolean;
  /** Number of the mempool's change at its last announcement. */
  last_inv_sequence?: number;
  /** Transactions that wait to be announced to it. */
  inv_to_send?: number;
  /** Last send in Unix seconds. */
  lastsend: number;
  /** Last receipt in Unix seconds. */
  lastrecv: number;
  /** Last valid transaction from it in Unix seconds. */
  last_transaction?: number;
  /** Last block from it in Unix seconds. */
  last_block?: number;
  /** Bytes sent. */
  bytessent: number;
  /** Bytes received. */
  bytesrecv: number;
  /** Time of the connection in Unix seconds. */
  conntime: number;
  /** Seconds by which its clock differs. */
  timeoffset: number;
  /** Seconds of its last answer to a ping. */
  pingtime?: number;
  /** Seconds of its fastest answer. */
  minping?: number;
  /** Seconds since a ping that it has not answered. */
  pingwait?: number;
  /** Version of the protocol. */
  version: number;
  /** Name and version of its software. */
  subver: string;
  /** Whether it connected to the node. */
  inbound: boolean;
  /** Whether the node asks it for compact blocks at once. */
  bip152_hb_to?: boolean;
  /** Whether it asks the node for compact blocks at once. */
  bip152_hb_from?: boolean;
  /** Its height when it connected. Not since Bitcoin Core 32. */
  startingheight?: number;
  /** Height of headers being checked for work, or -1. */
  presynced_headers?: number;
  /** Last header that both have. */
  synced_headers?: number;
  /** Last block that both have. */
  synced_blocks?: number;
  /** Heights of blocks requested from it. */
  inflight?: number[];
  /** Whether addresses are exchanged with it. */
  addr_relay_enabled?: boolean;
  /** Addresses received. */
  addr_processed?: number;
  /** Addresses dropped because of the rate limit. */
  addr_rate_limited?: number;
  /** Permissions of the peer. */
  permissions?: string[];
  /** Lowest fee rate that it accepts. */
  minfeefilter?: BitcoinFeeRate<Q>;
  /** Bytes sent by kind of message. */
  bytessent_per_msg: Record<string, number>;
  /** Bytes received by kind of message. */
  bytesrecv_per_msg: Record<string, number>;
  /** Why the node is connected to it. */
  connection_type?: string;
  /** `v1`, `v2` (encrypted) or `detecting`. */
  transport_protocol_type?: string;
  /** Id of the encrypted connection, or empty. */
  session_id?: string;
}

/**
 * Address of another node.
 *
 * Source: bitcoin/bitcoin, src/rpc/net.cpp.
 */
export interface BitcoinNodeAddress {
  /** When it was last seen in Unix seconds. */
  time: number;
  /** Services as bits. */
  services: number;
  /** The address. */
  address: string;
  /** The port. */
  port: number;
  /** Kind of address. Since Bitcoin Core 22. */
  network?: string;
}

/**
 * Peer that the node's operator has added.
 *
 * Source: bitcoin/bitcoin, src/rpc/net.cpp.
 */
export interface BitcoinAddedNode {
  /** Address as the operator wrote it. */
  addednode: string;
  /** Whether the node is connected to it. */
  connected: boolean;
  /** Addresses of the connections. */
  addresses: {
    /** Address and port. */
    address: string;
    /** Direction of the connection. */
    connected: "inbound" | "outbound";
  }[];
}

/**
 * Address with which a node refuses connections.
 *
 * Source: bitcoin/bitcoin, src/rpc/net.cpp.
 */
export interface BitcoinBan {
  /** Address or range. */
  address: string;
  /** Start in Unix seconds. */
  ban_created: number;
  /** End in Unix seconds. */
  banned_until: number;
  /** Seconds in all. Since Bitcoin Core 22. */
  ban_duration?: number;
  /** Seconds left. Since Bitcoin Core 22. */
  time_remaining?: number;
}

/** Peers and traffic of a node, as Bitcoin Core and nodes based on it return them. */
export interface BitcoinNetworkMethods<Q extends QuantityForm = "hex"> {
  /**
   * Returns the node's version, its connections and the lowest fee rate that it relays.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns The node and its network.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const network = await client.getnetworkinfo();
   */
  getnetworkinfo(): Promise<BitcoinNetworkInfo<Q>>;

  /**
   * Returns the number of peers.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns Number of peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const count = await client.getconnectioncount(); // 1
   */
  getconnectioncount(): Promise<number>;

  /**
   * Returns the node's traffic.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns Bytes since the node's start, and what is left of the day's limit.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const traffic = await client.getnettotals();
   */
  getnettotals(): Promise<BitcoinTraffic>;

  /**
   * Returns the node's peers.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns The peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const peers = await client.getpeerinfo();
   */
  getpeerinfo(): Promise<BitcoinPeer<Q>[]>;

  /**
   * Returns addresses of other nodes that this one knows.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @param count - Most addresses to return; 0 for all. Default: 1.
   * @param network - Kind of address: `ipv4`, `ipv6`, `onion`, `i2p` or `cjdns`. Default: all. Not on
   * Litecoin.
   * @returns The addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -3 (a param has the wrong type or an invalid amount), -8 (a
   * param is invalid or out of range), -28 (the node is starting), -31 (the node runs without the
   * peer-to-peer network).
   * @example const addresses = await client.getnodeaddresses();
   */
  getnodeaddresses(count?: number, network?: string): Promise<BitcoinNodeAddress[]>;

  /**
   * Returns how many addresses of other nodes this one knows.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns Numbers of addresses by kind of address, and `all_networks`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const counts = await client.getaddrmaninfo();
   */
  getaddrmaninfo(
  ): Promise<Record<string, {
    /** Addresses that the node has not connected to. */
    new: number;
    /** Addresses that it has connected to. */
    tried: number;
    /** All addresses. */
    total: number;
  }>>;

  /**
   * Returns the peers that the node's operator has added.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @param node - Address of a peer. Default: all. On Dogecoin, required by some versions.
   * @returns The peers.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -24 (the operator has not added this peer), -28 (the node
   * is starting), -31 (the node runs without the peer-to-peer network).
   * @example const nodes = await client.getaddednodeinfo();
   */
  getaddednodeinfo(node?: string): Promise<BitcoinAddedNode[]>;

  /**
   * Returns the addresses with which the node refuses connections.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns The addresses.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const bans = await client.listbanned();
   */
  listbanned(): Promise<BitcoinBan[]>;

  /**
   * Makes the node measure how fast its peers respond; `getpeerinfo` returns the times.
   *
   * Source: bitcoin/bitcoin, src/rpc/net.cpp.
   *
   * @returns Always `null`.
   * @throws NodeAccessError `JSON_RPC_ERROR` with -1 (the node could not do it, or a param is missing: see
   * the error message), -28 (the node is starting), -31 (the node runs without the peer-to-peer network).
   * @example const nothing = await client.ping(); // null
   */
  ping(): Promise<null>;
}

/**
 * The methods of {@link BitcoinNetworkMethods} as `{ method, params }` calls. The result is that of the first
 * of `overloads` whose params match.
 */
export interface BitcoinNetworkCalls<Q extends QuantityForm = "hex"> {
  getnetworkinfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinNetworkInfo<Q>;
  };
  getconnectioncount: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: number;
  };
  getnettotals: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinTraffic;
  };
  getpeerinfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinPeer<Q>[];
  };
  getnodeaddresses: {
    params:
      | readonly [count?: number, network?: string]
      | { readonly count?: number; readonly network?: string };
    result: BitcoinNodeAddress[];
  };
  getaddrmaninfo: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: Record<string, {
      /** Addresses that the node has not connected to. */
      new: number;
      /** Addresses that it has connected to. */
      tried: number;
      /** All addresses. */
      total: number;
    }>;
  };
  getaddednodeinfo: {
    params: readonly [node?: string] | { readonly node?: string };
    result: BitcoinAddedNode[];
  };
  listbanned: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: BitcoinBan[];
  };
  ping: {
    params: readonly [] | Readonly<Record<string, never>>;
    result: null;
  };
}
