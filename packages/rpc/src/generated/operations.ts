// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/**
 * Methods that only read, by the first word after the namespace, or by their whole name where that tells
 * something else. One that is not here, and not idempotent, is a write: it is sent once.
 */
export const safeMethods: RegExp =
  /^(?!eth_getFilterChanges$)(debug_(account|chain|chaindbProperty|code|db|dump|execution|get|intermediate|preimage|print|storage|trace)|erigon_(block|forks|get|node)|eth_(accounts|base|blob|block|call|capabilities|chain|coinbase|config|createAccessList|estimate|fee|fillTransaction|gas|get|hashrate|max|mining|protocol|simulate|syncing)|net_(listening|peer|version)|ots_(get|has|search|trace)|starknet_(block|call|chain|estimate|get|simulate|spec|syncing|trace)|trace_(block|call|filter|get|raw|replay|transaction)|txpool_(content|inspect|status)|web3_(client|sha))(?![a-z])/;

/** Methods that change something, and nothing more the second time. */
export const idempotentMethods: RegExp =
  /^eth_(newBlockFilter|newFilter|newPendingTransactionFilter|uninstallFilter)$/;

/** Other names of methods, to those that go out on the wire. */
export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["explorer_getHeaderByNumber", "erigon_getHeaderByNumber"],
]);

/** Starts the kinds of subscription that are no method of their own: takes them as its first param. */
export const subscribeMethod = "eth_subscribe";

/** Called for a sign of life, where a platform's WebSocket has no ping. */
export const probeMethod = "net_listening";
