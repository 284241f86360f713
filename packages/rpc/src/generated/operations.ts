// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/**
 * The names of all methods, as a tree: parentheses after a word hold its continuations. After an alias, `:`
 * and the name on the wire follow. A mark then gives the effect of repeating a call (`,` safe, `=`
 * idempotent, `!` write), and a `+` for each param before the one whose default is the block `latest`.
 * Clients send `latest` explicitly, since some nodes require the param.
 */
export const methodTable =
  "eth_(get(Block(By(Hash,Number,)AccessList,Receipts,TransactionCountBy(Hash,Number,))Transaction(By(Block(HashAndIndex,NumberAndIndex,)Hash,SenderAndNonce,)Count,+Receipt,)Account(,Info,)Filter(Changes!Logs,)Storage(At,++Values,+)Uncle(ByBlock(HashAndIndex,NumberAndIndex,)CountByBlock(Hash,Number,))Balance,+Code,+HeaderBy(Hash,Number,)Logs,Proof,++RawTransactionBy(Block(HashAndIndex,NumberAndIndex,)Hash,))call(,+Bundle,Many,)new(BlockFilter=Filter=PendingTransactionFilter=)send(RawTransaction(!Sync!)Transaction!)sign(!Transaction!)accounts,baseFee,blobBaseFee,blockNumber,capabilities,chainId,coinbase,config,createAccessList,estimateGas,feeHistory,fillTransaction,gasPrice,hashrate,maxPriorityFeePerGas,mining,protocolVersion,simulateV1,+syncing,uninstallFilter=)debug_(get(Raw(Block(,AccessList,)Header,Receipts,Transaction,Transactions,)AccessibleState,BadBlocks,ModifiedAccountsBy(Hash,Number,)TrieFlushInterval,)trace(Block(,By(Hash,Number,))Call(,+Many,)BadBlock,Transaction,)db(Ancient,Ancients,Get,)account(At,Range,)chainConfig,chaindbProperty,codeByHash,dumpBlock,executionWitness(,ByBlockHash,)intermediateRoots,preimage,printBlock,storageRangeAt,)starknet_(get(Class(,At,HashAt,)Transaction(By(BlockIdAndIndex,Hash,)Receipt,Status,)Block(With(Receipts,TxHashes,Txs,)TransactionCount,)Storage(At,Proof,)CompiledCasm,Events,MessagesStatus,Nonce,StateUpdate,)add(DeclareTransaction!DeployAccountTransaction!InvokeTransaction!)block(HashAndNumber,Number,)estimate(Fee,MessageFee,)trace(BlockTransactions,Transaction,)call,chainId,simulateTransactions,specVersion,syncing,)trace_(block(,OpcodeGas,)call(,++Many,)replay(BlockTransactions,Transaction,)transaction(,OpcodeGas,)filter,get,rawTransaction,)erigon_(get(Block(ByTimestamp,ReceiptsByBlockHash,)Logs(,ByHash,)BalanceChangesInBlock,HeaderBy(Hash,Number,)LatestLogs,)blockNumber,cacheCheck=forks,nodeInfo,)ots_(get(Block(Details(,ByHash,)Transactions,)Transaction(BySenderAndNonce,Error,)ApiLevel,ContractCreator,HeaderByNumber,InternalOperations,)hasCode,+searchTransactions(After,Before,)traceTransaction,)net_(listening,peerCount,version,)txpool_(content(,From,)inspect,status,)web3_(clientVersion,sha3,)explorer_getHeaderByNumber:erigon_getHeaderByNumber,";

/** Maps aliases to the method names on the wire. */
export const wireNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["explorer_getHeaderByNumber", "erigon_getHeaderByNumber"],
]);

/**
 * By method, the index of the param whose default is `latest`: the `+` marks of {@link methodTable} as a
 * type.
 */
export interface LatestBlockPlaces {
  eth_getBalance: 1;
  eth_getTransactionCount: 1;
  eth_getCode: 1;
  eth_getStorageAt: 2;
  eth_getStorageValues: 1;
  eth_getProof: 2;
  eth_call: 1;
  eth_simulateV1: 1;
  debug_traceCall: 1;
  trace_call: 2;
  ots_hasCode: 1;
}

/**
 * The method that starts all kinds of subscription without a method of their own. Its first param is the
 * kind.
 */
export const subscribeMethod = "eth_subscribe";

/** The method called to keep a connection alive if the platform's WebSocket has no ping. */
export const probeMethod = "net_listening";
