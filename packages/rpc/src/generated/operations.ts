// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/** Methods that only read. A method in neither list is a write: it is sent once. */
export const safeMethods: readonly string[] = [
  "eth_syncing",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockByHash",
  "eth_getUncleCountByBlockNumber",
  "eth_accounts",
  "net_listening",
  "debug_getRawHeader",
  "debug_traceBlockByHash",
  "trace_replayBlockTransactions",
  "trace_replayTransaction",
  "erigon_getHeaderByNumber",
  "starknet_simulateTransactions",
];

/** Methods whose repetition changes nothing more. */
export const idempotentMethods: readonly string[] = [
  "eth_newPendingTransactionFilter",
];

/** Other names of methods, to those that go out on the wire. */
export const wireNames: Readonly<Record<string, string>> = {
  explorer_getHeaderByNumber: "erigon_getHeaderByNumber",
};

/** The methods that every kind of subscription is made of. */
export const subscriptionMethods: {
  readonly subscribeMethod: string;
  readonly unsubscribeMethod: string;
  readonly notificationMethod: string;
} = {
  subscribeMethod: "eth_subscribe",
  unsubscribeMethod: "eth_unsubscribe",
  notificationMethod: "eth_subscription",
};
