// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/**
 * Methods that only read, by the first word after a namespace of the specs. One that is not here, and not in
 * the exceptions, is a write: it is sent once.
 */
export const safeMethods: RegExp =
  /^(debug|erigon|eth|net|starknet|trace|txpool|web3)_(accounts|base|blob|block|call|capabilities|chain|client|coinbase|config|content|estimate|fee|gas|get|hashrate|inspect|listening|max|mining|peer|protocol|replay|sha|simulate|status|syncing|trace|version)(?![a-z])/;

/** The methods of which their names tell something else. */
export const exceptions: Readonly<Record<string, "safe" | "idempotent" | "write">> = {
  eth_fillTransaction: "safe",
  eth_createAccessList: "safe",
  eth_newFilter: "idempotent",
  eth_newBlockFilter: "idempotent",
  eth_newPendingTransactionFilter: "idempotent",
  eth_getFilterChanges: "write",
  eth_uninstallFilter: "idempotent",
};

/** Other names of methods, to those that go out on the wire. */
export const wireNames: Readonly<Record<string, string>> = {
  explorer_getHeaderByNumber: "erigon_getHeaderByNumber",
};

/** Starts the kinds of subscription that are no method of their own: takes them as its first param. */
export const subscribeMethod = "eth_subscribe";
