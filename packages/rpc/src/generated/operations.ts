// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/**
 * Methods that only read, by the first word after the namespace. One that is not here, and not in the
 * exceptions, is a write: it is sent once.
 */
export const safeMethods: RegExp =
  /^(debug_(account|chain|code|db|dump|execution|get|intermediate|preimage|print|storage|trace)|erigon_(block|forks|get|node)|eth_(accounts|base|blob|block|call|capabilities|chain|coinbase|config|estimate|fee|gas|get|hashrate|max|mining|protocol|simulate|syncing)|net_(listening|peer|version)|ots_(get|has|search|trace)|starknet_(simulate)|trace_(block|call|filter|get|raw|replay|transaction)|txpool_(content|inspect|status)|web3_(client|sha))(?![a-z])/;

/** The methods of which their names tell something else. */
export const exceptions: Readonly<Record<string, "safe" | "idempotent" | "write">> = {
  eth_fillTransaction: "safe",
  eth_createAccessList: "safe",
  eth_newFilter: "idempotent",
  eth_newBlockFilter: "idempotent",
  eth_newPendingTransactionFilter: "idempotent",
  eth_getFilterChanges: "write",
  eth_uninstallFilter: "idempotent",
  debug_chaindbProperty: "safe",
};

/** Other names of methods, to those that go out on the wire. */
export const wireNames: Readonly<Record<string, string>> = {
  explorer_getHeaderByNumber: "erigon_getHeaderByNumber",
};

/** Starts the kinds of subscription that are no method of their own: takes them as its first param. */
export const subscribeMethod = "eth_subscribe";

/** Called for a sign of life, where a platform's WebSocket has no ping. */
export const probeMethod = "net_listening";
