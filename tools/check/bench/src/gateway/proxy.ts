/** Starts a proxy. @param database - An empty Postgres database, for proxies that need one. */
export type StartProxy = (upstream: string, database: string) => Promise<RunningProxy>;

export interface RunningProxy {
  /** The URL for calls, with the token. */
  readonly url: string;
  close(): Promise<void>;
}

export const allowedMethods: ReadonlySet<string> = new Set([
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_getBalance",
  "eth_getBlockByHash",
]);
