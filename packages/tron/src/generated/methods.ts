// Generated from specs/tron.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Account, AccountBalanceResponse, AccountNetMessage, AccountPermissionUpdateRequest, AccountResourceMessage,
  AddressCheck, AssetIssueContract, AssetIssueList, Block, BlockBalanceTrace, BlockList, BroadcastHexRequest,
  BroadcastResult, BroadcastTransactionRequest, Brokerage, BurnedTrx, BytesMessage,
  CanDelegatedMaxSizeResponseMessage, CanWithdrawUnfreezeAmountResponseMessage, CancelAllUnfreezeV2Request,
  ChainParameters, ClearContractABIRequest, CreateAccountRequest, CreateAssetIssueRequest,
  CreateCommonTransactionRequest, CreateShieldedContractParametersRequest,
  CreateShieldedContractParametersWithoutAskRequest, CreateSpendAuthSigRequest, CreateTransactionRequest,
  CreateWitnessRequest, DecryptNotesTRC20, DelegateResourceRequest, DelegatedResourceAccountIndex,
  DelegatedResourceList, DeployContractRequest, DiversifierMessage, EstimateEnergyMessage,
  EstimateEnergyRequest, Exchange, ExchangeCreateRequest, ExchangeInjectRequest, ExchangeList,
  ExchangeTransactionRequest, ExchangeWithdrawRequest, ExpandedSpendingKeyMessage, FreezeBalanceRequest,
  FreezeBalanceV2Request, GetAccountBalanceRequest, GetAccountByIdRequest, GetAccountNetRequest,
  GetAccountRequest, GetAccountResourceRequest, GetAkFromAskRequest, GetAssetIssueByAccountRequest,
  GetAssetIssueByIdRequest, GetAssetIssueByNameRequest, GetAssetIssueListByNameRequest,
  GetAvailableUnfreezeCountRequest, GetAvailableUnfreezeCountResponseMessage, GetBlockBalanceTraceRequest,
  GetBlockByIdRequest, GetBlockByLatestNumRequest, GetBlockByLimitNextRequest, GetBlockByNumRequest,
  GetBlockRequest, GetBrokerageInfoRequest, GetCanDelegatedMaxSizeRequest,
  GetCanWithdrawUnfreezeAmountRequest, GetContractInfoRequest, GetContractRequest,
  GetDelegatedResourceAccountIndexRequest, GetDelegatedResourceAccountIndexV2Request,
  GetDelegatedResourceRequest, GetDelegatedResourceV2Request, GetExchangeByIdRequest,
  GetExpandedSpendingKeyRequest, GetIncomingViewingKeyRequest, GetMarketOrderByAccountRequest,
  GetMarketOrderByIdRequest, GetMarketOrderListByPairRequest, GetMarketPairListRequest,
  GetMarketPriceByPairRequest, GetNkFromNskRequest, GetPaginatedAssetIssueListRequest,
  GetPaginatedExchangeListRequest, GetPaginatedNowWitnessListRequest, GetPaginatedProposalListRequest,
  GetProposalByIdRequest, GetRewardInfoRequest, GetTransactionApprovedListRequest, GetTransactionByIdRequest,
  GetTransactionCountByBlockNumRequest, GetTransactionFromPendingRequest, GetTransactionInfoByBlockNumRequest,
  GetTransactionInfoByIdRequest, GetTransactionReceiptByIdRequest, GetTransactionSignWeightRequest,
  GetTriggerInputForShieldedTRC20ContractRequest, GetZenPaymentAddressRequest, IncomingViewingKeyMessage,
  IsShieldedTRC20ContractNoteSpentRequest, ListExchangesRequest, MarketCancelOrderRequest, MarketOrder,
  MarketOrderList, MarketOrderPairList, MarketPriceList, MarketSellAssetRequest, NodeInfo, NodeList,
  NullifierResult, NumberMessage, ParticipateAssetIssueRequest, PaymentAddressMessage, PendingSize,
  PricesResponseMessage, Proposal, ProposalApproveRequest, ProposalCreateRequest, ProposalDeleteRequest,
  ProposalList, Reward, ScanShieldedTRC20NotesByIvkRequest, ScanShieldedTRC20NotesByOvkRequest,
  SetAccountIdRequest, ShieldedAddressInfo, ShieldedTRC20Parameters, SmartContract, SmartContractDataWrapper,
  Transaction, TransactionApprovedList, TransactionCount, TransactionExtention, TransactionIdList,
  TransactionInfo, TransactionResources, TransactionSignWeight, TransferAssetRequest,
  TriggerConstantContractRequest, TriggerContractRequest, UnDelegateResourceRequest, UnfreezeAssetRequest,
  UnfreezeBalanceRequest, UnfreezeBalanceV2Request, UnsignedTransaction, UpdateAccountRequest,
  UpdateAssetRequest, UpdateBrokerageRequest, UpdateEnergyLimitRequest, UpdateSettingRequest,
  UpdateWitnessRequest, ValidateAddressRequest, VoteWitnessAccountRequest, WithdrawBalanceRequest,
  WithdrawExpireUnfreezeRequest, WitnessList,
} from "./types.ts";

/** The HTTP API of TRON nodes. */
export interface TronMethods {
  /**
   * Gets an account by its address.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAccount(body: GetAccountRequest): Promise<Account>;

  /**
   * Gets an account by its id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAccountById(body: GetAccountByIdRequest): Promise<Account>;

  /**
   * Gets the balance of an account at a block. Requires a node with balance history.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAccountBalance(body: GetAccountBalanceRequest): Promise<AccountBalanceResponse>;

  /**
   * Gets the balance changes by a block's transactions. Requires a node with balance history.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBlockBalance(body: GetBlockBalanceTraceRequest): Promise<BlockBalanceTrace>;

  /**
   * Gets an account's bandwidth by `address`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAccountNet(body: GetAccountNetRequest): Promise<AccountNetMessage>;

  /**
   * Gets an account's bandwidth and energy by `address`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAccountResource(body: GetAccountResourceRequest): Promise<AccountResourceMessage>;

  /**
   * Builds a transaction that activates an account. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createAccount(body: CreateAccountRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that names an account. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  updateAccount(body: UpdateAccountRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that sets the id of an account. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  setAccountId(body: SetAccountIdRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that replaces an account's permissions.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  accountPermissionUpdate(body: AccountPermissionUpdateRequest): Promise<UnsignedTransaction>;

  /**
   * Gets the rewards that an address can withdraw as voter or witness, in sun.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getReward(body: GetRewardInfoRequest): Promise<Reward>;

  /**
   * Gets the brokerage of a witness: percentage of rewards that it retains.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBrokerage(body: GetBrokerageInfoRequest): Promise<Brokerage>;

  /**
   * Builds a transaction that sets the brokerage of a witness.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  updateBrokerage(body: UpdateBrokerageRequest): Promise<UnsignedTransaction>;

  /**
   * Lists all witnesses.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  listWitnesses(query?: { visible?: boolean }): Promise<WitnessList>;

  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getPaginatedNowWitnessList(body: GetPaginatedNowWitnessListRequest): Promise<WitnessList>;

  /**
   * Gets the time of the next maintenance, when votes are counted, in milliseconds.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getNextMaintenanceTime(): Promise<NumberMessage>;

  /**
   * Builds a transaction that applies as a witness. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createWitness(body: CreateWitnessRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that changes a witness's URL. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  updateWitness(body: UpdateWitnessRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that votes for witnesses. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  voteWitnessAccount(body: VoteWitnessAccountRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws rewards. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  withdrawBalance(body: WithdrawBalanceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that stakes TRX (Stake 1.0). Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  freezeBalance(body: FreezeBalanceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that unstakes TRX (Stake 1.0). Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  unfreezeBalance(body: UnfreezeBalanceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that stakes TRX.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  freezeBalanceV2(body: FreezeBalanceV2Request): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that unstakes TRX.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  unfreezeBalanceV2(body: UnfreezeBalanceV2Request): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws unstaked TRX whose waiting period is over.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  withdrawExpireUnfreeze(body: WithdrawExpireUnfreezeRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that cancels all pending unstaking and stakes the TRX again.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  cancelAllUnfreezeV2(body: CancelAllUnfreezeV2Request): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that delegates resources to another account.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  delegateResource(body: DelegateResourceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that reclaims delegated resources.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  unDelegateResource(body: UnDelegateResourceRequest): Promise<UnsignedTransaction>;

  /**
   * Gets the resources delegated from one account to another (Stake 1.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getDelegatedResource(body: GetDelegatedResourceRequest): Promise<DelegatedResourceList>;

  /**
   * Gets the resources delegated from one account to another (Stake 2.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getDelegatedResourceV2(body: GetDelegatedResourceV2Request): Promise<DelegatedResourceList>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 1.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getDelegatedResourceAccountIndex(
    body: GetDelegatedResourceAccountIndexRequest,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 2.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getDelegatedResourceAccountIndexV2(
    body: GetDelegatedResourceAccountIndexV2Request,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Gets the maximum stake that an account can still delegate.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getCanDelegatedMaxSize(body: GetCanDelegatedMaxSizeRequest): Promise<CanDelegatedMaxSizeResponseMessage>;

  /**
   * Gets the number of remaining unstake operations of an account.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAvailableUnfreezeCount(
    body: GetAvailableUnfreezeCountRequest,
  ): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /**
   * Gets the amount of unstaked TRX that can be withdrawn at a given time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getCanWithdrawUnfreezeAmount(
    body: GetCanWithdrawUnfreezeAmountRequest,
  ): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /**
   * Gets the latest block.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getNowBlock(query?: { visible?: boolean }): Promise<Block>;

  /**
   * Gets a block by number.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBlockByNum(body: GetBlockByNumRequest): Promise<Block>;

  /**
   * Gets a block by id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBlockById(body: GetBlockByIdRequest): Promise<Block>;

  /**
   * Gets a range of blocks.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBlockByLimitNext(body: GetBlockByLimitNextRequest): Promise<BlockList>;

  /**
   * Gets the latest blocks, as many as requested.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBlockByLatestNum(body: GetBlockByLatestNumRequest): Promise<BlockList>;

  /**
   * Gets a block by number or id, with or without its transactions. Default: the latest block.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBlock(body: GetBlockRequest): Promise<Block>;

  /**
   * Counts the transactions of a block.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionCountByBlockNum(body: GetTransactionCountByBlockNumRequest): Promise<TransactionCount>;

  /**
   * Gets a transaction.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionById(body: GetTransactionByIdRequest): Promise<Transaction>;

  /**
   * Gets the result of a transaction: fee, logs and return data.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionInfoById(body: GetTransactionInfoByIdRequest): Promise<TransactionInfo>;

  /**
   * Gets the results of a block's transactions.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionInfoByBlockNum(body: GetTransactionInfoByBlockNumRequest): Promise<TransactionInfo[]>;

  /**
   * Gets a pending transaction by id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionFromPending(body: GetTransactionFromPendingRequest): Promise<Transaction>;

  /**
   * Lists the ids of pending transactions.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionListFromPending(): Promise<TransactionIdList>;

  /**
   * Counts the pending transactions.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getPendingSize(): Promise<PendingSize>;

  /**
   * Counts all transactions. Most nodes no longer support this.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  totalTransaction(): Promise<NumberMessage>;

  /**
   * Checks whether the signatures of a transaction reach the threshold of the permission.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getSignWeight(body: GetTransactionSignWeightRequest): Promise<TransactionSignWeight>;

  /**
   * Lists the signers of a transaction.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getApprovedList(body: GetTransactionApprovedListRequest): Promise<TransactionApprovedList>;

  /**
   * Builds a transfer of TRX. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createTransaction(body: CreateTransactionRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transfer of a TRC-10 token. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  transferAsset(body: TransferAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that issues a TRC-10 token. Over gRPC, returns an empty message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createAssetIssue(body: CreateAssetIssueRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that changes a TRC-10 token's description and limits. Over gRPC, returns an empty
   * message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  updateAsset(body: UpdateAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that buys a TRC-10 token during its sale. Over gRPC, returns an empty message if it
   * cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  participateAssetIssue(body: ParticipateAssetIssueRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that unlocks the locked supply of a TRC-10 token. Over gRPC, returns an empty
   * message if it cannot.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  unfreezeAsset(body: UnfreezeAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Lists all TRC-10 tokens.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAssetIssueList(query?: { visible?: boolean }): Promise<AssetIssueList>;

  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getPaginatedAssetIssueList(body: GetPaginatedAssetIssueListRequest): Promise<AssetIssueList>;

  /**
   * Lists the TRC-10 tokens that an account, by `address`, has issued.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAssetIssueByAccount(body: GetAssetIssueByAccountRequest): Promise<AssetIssueList>;

  /**
   * Gets a TRC-10 token by id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAssetIssueById(body: GetAssetIssueByIdRequest): Promise<AssetIssueContract>;

  /**
   * Gets a TRC-10 token by name. Fails if the name is not unique.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAssetIssueByName(body: GetAssetIssueByNameRequest): Promise<AssetIssueContract>;

  /**
   * Lists the TRC-10 tokens with a name.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAssetIssueListByName(body: GetAssetIssueListByNameRequest): Promise<AssetIssueList>;

  /**
   * Fills in the reference block and expiration of a transaction of any type.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createCommonTransaction(body: CreateCommonTransactionRequest): Promise<UnsignedTransaction>;

  /**
   * Broadcasts a signed transaction. `result` of the response states whether the node accepted it.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  broadcastTransaction(body: BroadcastTransactionRequest): Promise<BroadcastResult>;

  /**
   * Builds a transaction that deploys a contract.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  deployContract(body: DeployContractRequest): Promise<UnsignedTransaction>;

  /**
   * Gets a contract by address.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getContract(body: GetContractRequest): Promise<SmartContract>;

  /**
   * Gets a contract with its runtime code and its state in the dynamic energy model.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getContractInfo(body: GetContractInfoRequest): Promise<SmartContractDataWrapper>;

  /**
   * Builds a transaction that calls a contract.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  triggerSmartContract(body: TriggerContractRequest): Promise<TransactionExtention>;

  /**
   * Calls a contract without creating a transaction.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  triggerConstantContract(body: TriggerConstantContractRequest): Promise<TransactionExtention>;

  /**
   * Estimates the energy that a call needs.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  estimateEnergy(body: EstimateEnergyRequest): Promise<EstimateEnergyMessage>;

  /**
   * Builds a transaction that removes a contract's ABI.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  clearAbi(body: ClearContractABIRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that sets the percentage of energy paid by a contract's callers.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  updateSetting(body: UpdateSettingRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that sets the maximum energy that a contract's owner pays for a call.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  updateEnergyLimit(body: UpdateEnergyLimitRequest): Promise<UnsignedTransaction>;

  /**
   * Lists all proposals.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  listProposals(query?: { visible?: boolean }): Promise<ProposalList>;

  /**
   * Lists proposals, a page at a time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getPaginatedProposalList(body: GetPaginatedProposalListRequest): Promise<ProposalList>;

  /**
   * Gets a proposal by its number: 8 bytes, big-endian.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getProposalById(body: GetProposalByIdRequest): Promise<Proposal>;

  /**
   * Builds a transaction that proposes values of chain parameters.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  proposalCreate(body: ProposalCreateRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that approves a proposal, or withdraws the approval.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  proposalApprove(body: ProposalApproveRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws a proposal.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  proposalDelete(body: ProposalDeleteRequest): Promise<UnsignedTransaction>;

  /**
   * Lists the chain parameters set by the committee.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getChainParameters(): Promise<ChainParameters>;

  /**
   * Gets the price history of bandwidth.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBandwidthPrices(): Promise<PricesResponseMessage>;

  /**
   * Gets the price history of energy.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getEnergyPrices(): Promise<PricesResponseMessage>;

  /**
   * Gets the price history of the memo fee.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getMemoFee(): Promise<PricesResponseMessage>;

  /**
   * Gets the total amount of burned TRX, in sun.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getBurnTrx(): Promise<BurnedTrx>;

  /**
   * Lists the pairs of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  listExchanges(body: ListExchangesRequest): Promise<ExchangeList>;

  /**
   * Lists the pairs of the built-in exchange, a page at a time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getPaginatedExchangeList(body: GetPaginatedExchangeListRequest): Promise<ExchangeList>;

  /**
   * Gets a trading pair of the built-in exchange by its number: 8 bytes, big-endian.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getExchangeById(body: GetExchangeByIdRequest): Promise<Exchange>;

  /**
   * Builds a transaction that opens a pair of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  exchangeCreate(body: ExchangeCreateRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that adds to a pair of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  exchangeInject(body: ExchangeInjectRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws from a pair of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  exchangeWithdraw(body: ExchangeWithdrawRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that trades with a pair of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  exchangeTransaction(body: ExchangeTransactionRequest): Promise<UnsignedTransaction>;

  /**
   * Gets an order of the built-in market.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getMarketOrderById(body: GetMarketOrderByIdRequest): Promise<MarketOrder>;

  /**
   * Lists the orders of an address.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getMarketOrderByAccount(body: GetMarketOrderByAccountRequest): Promise<MarketOrderList>;

  /**
   * Lists the prices of a pair.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getMarketPriceByPair(body: GetMarketPriceByPairRequest): Promise<MarketPriceList>;

  /**
   * Lists the orders of a pair.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getMarketOrderListByPair(body: GetMarketOrderListByPairRequest): Promise<MarketOrderList>;

  /**
   * Lists the pairs of the built-in market.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getMarketPairList(body: GetMarketPairListRequest): Promise<MarketOrderPairList>;

  /**
   * Builds a transaction that places an order in the built-in market.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  marketSellAsset(body: MarketSellAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that cancels an order of the built-in market.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  marketCancelOrder(body: MarketCancelOrderRequest): Promise<UnsignedTransaction>;

  /**
   * Lists the peers of the node.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  listNodes(query?: { visible?: boolean }): Promise<NodeList>;

  /**
   * Creates a spending key of a shielded address. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getSpendingKey(): Promise<BytesMessage>;

  /**
   * Derives the keys of a spending key. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getExpandedSpendingKey(body: GetExpandedSpendingKeyRequest): Promise<ExpandedSpendingKeyMessage>;

  /**
   * Derives `ak` from `ask`. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getAkFromAsk(body: GetAkFromAskRequest): Promise<BytesMessage>;

  /**
   * Derives `nk` from `nsk`. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getNkFromNsk(body: GetNkFromNskRequest): Promise<BytesMessage>;

  /**
   * Derives the incoming viewing key. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getIncomingViewingKey(body: GetIncomingViewingKeyRequest): Promise<IncomingViewingKeyMessage>;

  /**
   * Creates a diversifier.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getDiversifier(): Promise<DiversifierMessage>;

  /**
   * Creates a shielded address with all its keys. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getNewShieldedAddress(): Promise<ShieldedAddressInfo>;

  /**
   * Derives the address of a viewing key and a diversifier. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getZenPaymentAddress(body: GetZenPaymentAddressRequest): Promise<PaymentAddressMessage>;

  /**
   * Creates the randomness of a note.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getRcm(): Promise<BytesMessage>;

  /**
   * Signs a spend. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createSpendAuthSig(body: CreateSpendAuthSigRequest): Promise<BytesMessage>;

  /**
   * Builds the parameters of a call to a shielded token's contract and signs its spends. The node sees the
   * keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createShieldedContractParameters(
    body: CreateShieldedContractParametersRequest,
  ): Promise<ShieldedTRC20Parameters>;

  /**
   * Builds the parameters of a call to a shielded token's contract, whose spends are signed elsewhere.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  createShieldedContractParametersWithoutAsk(
    body: CreateShieldedContractParametersWithoutAskRequest,
  ): Promise<ShieldedTRC20Parameters>;

  /**
   * Builds the input of a call to a shielded token's contract from the signatures of its spends.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTriggerInputForShieldedTRC20Contract(
    body: GetTriggerInputForShieldedTRC20ContractRequest,
  ): Promise<BytesMessage>;

  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  scanShieldedTRC20NotesByIvk(body: ScanShieldedTRC20NotesByIvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  scanShieldedTRC20NotesByOvk(body: ScanShieldedTRC20NotesByOvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Checks whether a note of a shielded token is spent. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  isShieldedTRC20ContractNoteSpent(body: IsShieldedTRC20ContractNoteSpentRequest): Promise<NullifierResult>;

  /**
   * Gets an account by its address.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAccount(body: GetAccountRequest): Promise<Account>;

  /**
   * Gets an account by its id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAccountById(body: GetAccountByIdRequest): Promise<Account>;

  /**
   * Gets the rewards that an address can withdraw as voter or witness, in sun.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetReward(body: GetRewardInfoRequest): Promise<Reward>;

  /**
   * Gets the brokerage of a witness: percentage of rewards that it retains.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBrokerage(body: GetBrokerageInfoRequest): Promise<Brokerage>;

  /**
   * Lists all witnesses.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityListWitnesses(query?: { visible?: boolean }): Promise<WitnessList>;

  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetPaginatedNowWitnessList(body: GetPaginatedNowWitnessListRequest): Promise<WitnessList>;

  /**
   * Gets the resources delegated from one account to another (Stake 1.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetDelegatedResource(body: GetDelegatedResourceRequest): Promise<DelegatedResourceList>;

  /**
   * Gets the resources delegated from one account to another (Stake 2.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetDelegatedResourceV2(body: GetDelegatedResourceV2Request): Promise<DelegatedResourceList>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 1.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetDelegatedResourceAccountIndex(
    body: GetDelegatedResourceAccountIndexRequest,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 2.0).
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetDelegatedResourceAccountIndexV2(
    body: GetDelegatedResourceAccountIndexV2Request,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Gets the maximum stake that an account can still delegate.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetCanDelegatedMaxSize(
    body: GetCanDelegatedMaxSizeRequest,
  ): Promise<CanDelegatedMaxSizeResponseMessage>;

  /**
   * Gets the number of remaining unstake operations of an account.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAvailableUnfreezeCount(
    body: GetAvailableUnfreezeCountRequest,
  ): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /**
   * Gets the amount of unstaked TRX that can be withdrawn at a given time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetCanWithdrawUnfreezeAmount(
    body: GetCanWithdrawUnfreezeAmountRequest,
  ): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /**
   * Gets the latest irreversible block.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetNowBlock(query?: { visible?: boolean }): Promise<Block>;

  /**
   * Gets a block by number.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBlockByNum(body: GetBlockByNumRequest): Promise<Block>;

  /**
   * Gets a block by number or id, with or without its transactions. Default: the latest block.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBlock(body: GetBlockRequest): Promise<Block>;

  /**
   * Counts the transactions of a block.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetTransactionCountByBlockNum(
    body: GetTransactionCountByBlockNumRequest,
  ): Promise<TransactionCount>;

  /**
   * Gets a transaction.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetTransactionById(body: GetTransactionByIdRequest): Promise<Transaction>;

  /**
   * Gets the result of a transaction: fee, logs and return data.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetTransactionInfoById(body: GetTransactionInfoByIdRequest): Promise<TransactionInfo>;

  /**
   * Gets the results of a block's transactions.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetTransactionInfoByBlockNum(body: GetTransactionInfoByBlockNumRequest): Promise<TransactionInfo[]>;

  /**
   * Calls a contract without creating a transaction.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityTriggerConstantContract(body: TriggerConstantContractRequest): Promise<TransactionExtention>;

  /**
   * Estimates the energy that a call needs.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityEstimateEnergy(body: EstimateEnergyRequest): Promise<EstimateEnergyMessage>;

  /**
   * Lists all TRC-10 tokens.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAssetIssueList(query?: { visible?: boolean }): Promise<AssetIssueList>;

  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetPaginatedAssetIssueList(body: GetPaginatedAssetIssueListRequest): Promise<AssetIssueList>;

  /**
   * Gets a TRC-10 token by id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAssetIssueById(body: GetAssetIssueByIdRequest): Promise<AssetIssueContract>;

  /**
   * Gets a TRC-10 token by name. Fails if the name is not unique.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAssetIssueByName(body: GetAssetIssueByNameRequest): Promise<AssetIssueContract>;

  /**
   * Lists the TRC-10 tokens with a name.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetAssetIssueListByName(body: GetAssetIssueListByNameRequest): Promise<AssetIssueList>;

  /**
   * Lists the pairs of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityListExchanges(body: ListExchangesRequest): Promise<ExchangeList>;

  /**
   * Gets a trading pair of the built-in exchange.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetExchangeById(body: GetExchangeByIdRequest): Promise<Exchange>;

  /**
   * Gets an order of the built-in market.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetMarketOrderById(body: GetMarketOrderByIdRequest): Promise<MarketOrder>;

  /**
   * Lists the orders of an address.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetMarketOrderByAccount(body: GetMarketOrderByAccountRequest): Promise<MarketOrderList>;

  /**
   * Lists the prices of a pair.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetMarketPriceByPair(body: GetMarketPriceByPairRequest): Promise<MarketPriceList>;

  /**
   * Lists the orders of a pair.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetMarketOrderListByPair(body: GetMarketOrderListByPairRequest): Promise<MarketOrderList>;

  /**
   * Lists the pairs of the built-in market.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetMarketPairList(body: GetMarketPairListRequest): Promise<MarketOrderPairList>;

  /**
   * Gets the total amount of burned TRX, in sun.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBurnTrx(): Promise<BurnedTrx>;

  /**
   * Gets the price history of bandwidth.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBandwidthPrices(): Promise<PricesResponseMessage>;

  /**
   * Gets the price history of energy.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetEnergyPrices(): Promise<PricesResponseMessage>;

  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityScanShieldedTRC20NotesByIvk(body: ScanShieldedTRC20NotesByIvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node learns the key.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityScanShieldedTRC20NotesByOvk(body: ScanShieldedTRC20NotesByOvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Checks whether a note of a shielded token is spent. The node learns the keys.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityIsShieldedTRC20ContractNoteSpent(
    body: IsShieldedTRC20ContractNoteSpentRequest,
  ): Promise<NullifierResult>;

  /**
   * Gets a block by id.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBlockById(body: GetBlockByIdRequest): Promise<Block>;

  /**
   * Gets a range of blocks.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBlockByLimitNext(body: GetBlockByLimitNextRequest): Promise<BlockList>;

  /**
   * Gets the latest blocks, as many as requested.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetBlockByLatestNum(body: GetBlockByLatestNumRequest): Promise<BlockList>;

  /**
   * Checks the form of an address.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  validateAddress(body: ValidateAddressRequest): Promise<AddressCheck>;

  /**
   * Broadcasts a signed transaction that is encoded as a message.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  broadcastHex(body: BroadcastHexRequest): Promise<BroadcastResult>;

  /**
   * Gets the resources that a transaction has used.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getTransactionReceiptById(body: GetTransactionReceiptByIdRequest): Promise<TransactionResources>;

  /**
   * Gets the state of the node.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  getNodeInfo(): Promise<NodeInfo>;

  /**
   * Gets the state of the node, from its solidity interface.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` or an `ErrorCode` of every call.
   */
  solidityGetNodeInfo(): Promise<NodeInfo>;
}
