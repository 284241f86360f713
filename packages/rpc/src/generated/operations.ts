// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/** Methods that only read. */
export const safeMethods: RegExp =
  /^(debug_(account(At|Range)|chainConfig|chaindbProperty|codeByHash|db(Ancient|Ancients|Get)|dumpBlock|executionWitness(ByBlockHash)?|get(AccessibleState|BadBlocks|ModifiedAccountsBy(Hash|Number)|Raw(Block(AccessList)?|Header|Receipts|Transaction|Transactions)|TrieFlushInterval)|intermediateRoots|preimage|printBlock|storageRangeAt|trace(BadBlock|Block(By(Hash|Number))?|Call(Many)?|Transaction))|erigon_(blockNumber|forks|get(BalanceChangesInBlock|Block(ByTimestamp|ReceiptsByBlockHash)|HeaderBy(Hash|Number)|LatestLogs|Logs(ByHash)?)|nodeInfo)|eth_(accounts|baseFee|blobBaseFee|blockNumber|call(Bundle|Many)?|capabilities|chainId|coinbase|config|createAccessList|estimateGas|feeHistory|fillTransaction|gasPrice|get(Account(Info)?|Balance|Block(AccessList|By(Hash|Number)|Receipts|TransactionCountBy(Hash|Number))|Code|FilterLogs|HeaderBy(Hash|Number)|Logs|Proof|RawTransactionBy(Block(HashAndIndex|NumberAndIndex)|Hash)|Storage(At|Values)|Transaction(By(Block(HashAndIndex|NumberAndIndex)|Hash|SenderAndNonce)|Count|Receipt)|Uncle(ByBlock(HashAndIndex|NumberAndIndex)|CountByBlock(Hash|Number)))|hashrate|maxPriorityFeePerGas|mining|protocolVersion|simulateV1|syncing)|net_(listening|peerCount|version)|ots_(get(ApiLevel|Block(Details(ByHash)?|Transactions)|ContractCreator|HeaderByNumber|InternalOperations|Transaction(BySenderAndNonce|Error))|hasCode|searchTransactions(After|Before)|traceTransaction)|starknet_(block(HashAndNumber|Number)|call|chainId|estimate(Fee|MessageFee)|get(Block(TransactionCount|With(Receipts|TxHashes|Txs))|Class(At|HashAt)?|CompiledCasm|Events|MessagesStatus|Nonce|StateUpdate|Storage(At|Proof)|Transaction(By(BlockIdAndIndex|Hash)|Receipt|Status))|simulateTransactions|specVersion|syncing|trace(BlockTransactions|Transaction))|trace_(block(OpcodeGas)?|call(Many)?|filter|get|rawTransaction|replay(BlockTransactions|Transaction)|transaction(OpcodeGas)?)|txpool_(content(From)?|inspect|status)|web3_(clientVersion|sha3))$/;

/** Methods that change nothing more when they are sent a second time. */
export const idempotentMethods: RegExp =
  /^(erigon_cacheCheck|eth_(new(BlockFilter|Filter|PendingTransactionFilter)|uninstallFilter))$/;

/** Methods that are sent at most once. */
export const writeMethods: RegExp =
  /^(eth_(getFilterChanges|send(RawTransaction(Sync)?|Transaction)|sign(Transaction)?)|starknet_add(DeclareTransaction|DeployAccountTransaction|InvokeTransaction))$/;

/** Other names of methods, to those that go out on the wire. */
export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["explorer_getHeaderByNumber", "erigon_getHeaderByNumber"],
]);

/**
 * Methods with a param that is the block `latest` unless the caller gives another, by how many params precede
 * it, less one. Clients send `latest`, since some nodes require the param.
 */
export const latestBlockMethods: readonly RegExp[] = [
  /^(debug_traceCall|eth_(call|createAccessList|estimateGas|get(Balance|Code|StorageValues|TransactionCount)|simulateV1)|ots_hasCode)$/,
  /^(eth_get(Proof|StorageAt)|trace_call)$/,
];

/** The same as types: the place of the param by method. */
export interface LatestBlockPlaces {
  eth_getBalance: 1;
  eth_getTransactionCount: 1;
  eth_getCode: 1;
  eth_getStorageAt: 2;
  eth_getStorageValues: 1;
  eth_getProof: 2;
  eth_call: 1;
  eth_estimateGas: 1;
  eth_createAccessList: 1;
  eth_simulateV1: 1;
  debug_traceCall: 1;
  trace_call: 2;
  ots_hasCode: 1;
}

/** Starts the kinds of subscription that are no method of their own: takes them as its first param. */
export const subscribeMethod = "eth_subscribe";

/** Called for a sign of life, where a platform's WebSocket has no ping. */
export const probeMethod = "net_listening";
