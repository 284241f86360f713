// Generated from specs/tron.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type {
  Account,
  AccountBalanceResponse,
  AccountNetMessage,
  AccountPermissionUpdateRequest,
  AccountResourceMessage,
  AddressCheck,
  AssetIssueContract,
  AssetIssueList,
  Block,
  BlockBalanceTrace,
  BlockList,
  BroadcastHexRequest,
  BroadcastResult,
  BroadcastTransactionRequest,
  Brokerage,
  BurnedTrx,
  BytesMessage,
  CanDelegatedMaxSizeResponseMessage,
  CanWithdrawUnfreezeAmountResponseMessage,
  CancelAllUnfreezeV2Request,
  ChainParameters,
  ClearContractABIRequest,
  CreateAccountRequest,
  CreateAssetIssueRequest,
  CreateCommonTransactionRequest,
  CreateShieldedContractParametersRequest,
  CreateShieldedContractParametersWithoutAskRequest,
  CreateSpendAuthSigRequest,
  CreateTransactionRequest,
  CreateWitnessRequest,
  DecryptNotesTRC20,
  DelegateResourceRequest,
  DelegatedResourceAccountIndex,
  DelegatedResourceList,
  DeployContractRequest,
  DiversifierMessage,
  EstimateEnergyMessage,
  EstimateEnergyRequest,
  Exchange,
  ExchangeCreateRequest,
  ExchangeInjectRequest,
  ExchangeList,
  ExchangeTransactionRequest,
  ExchangeWithdrawRequest,
  ExpandedSpendingKeyMessage,
  FreezeBalanceRequest,
  FreezeBalanceV2Request,
  GetAccountBalanceRequest,
  GetAccountByIdRequest,
  GetAccountNetRequest,
  GetAccountRequest,
  GetAccountResourceRequest,
  GetAkFromAskRequest,
  GetAssetIssueByAccountRequest,
  GetAssetIssueByIdRequest,
  GetAssetIssueByNameRequest,
  GetAssetIssueListByNameRequest,
  GetAvailableUnfreezeCountRequest,
  GetAvailableUnfreezeCountResponseMessage,
  GetBlockBalanceTraceRequest,
  GetBlockByIdRequest,
  GetBlockByLatestNumRequest,
  GetBlockByLimitNextRequest,
  GetBlockByNumRequest,
  GetBlockRequest,
  GetBrokerageInfoRequest,
  GetCanDelegatedMaxSizeRequest,
  GetCanWithdrawUnfreezeAmountRequest,
  GetContractInfoRequest,
  GetContractRequest,
  GetDelegatedResourceAccountIndexRequest,
  GetDelegatedResourceAccountIndexV2Request,
  GetDelegatedResourceRequest,
  GetDelegatedResourceV2Request,
  GetExchangeByIdRequest,
  GetExpandedSpendingKeyRequest,
  GetIncomingViewingKeyRequest,
  GetMarketOrderByAccountRequest,
  GetMarketOrderByIdRequest,
  GetMarketOrderListByPairRequest,
  GetMarketPairListRequest,
  GetMarketPriceByPairRequest,
  GetNkFromNskRequest,
  GetPaginatedAssetIssueListRequest,
  GetPaginatedExchangeListRequest,
  GetPaginatedNowWitnessListRequest,
  GetPaginatedProposalListRequest,
  GetProposalByIdRequest,
  GetRewardInfoRequest,
  GetTransactionApprovedListRequest,
  GetTransactionByIdRequest,
  GetTransactionCountByBlockNumRequest,
  GetTransactionFromPendingRequest,
  GetTransactionInfoByBlockNumRequest,
  GetTransactionInfoByIdRequest,
  GetTransactionReceiptByIdRequest,
  GetTransactionSignWeightRequest,
  GetTriggerInputForShieldedTRC20ContractRequest,
  GetZenPaymentAddressRequest,
  IncomingViewingKeyMessage,
  IsShieldedTRC20ContractNoteSpentRequest,
  ListExchangesRequest,
  MarketCancelOrderRequest,
  MarketOrder,
  MarketOrderList,
  MarketOrderPairList,
  MarketPriceList,
  MarketSellAssetRequest,
  NodeInfo,
  NodeList,
  NullifierResult,
  NumberMessage,
  ParticipateAssetIssueRequest,
  PaymentAddressMessage,
  PendingSize,
  PricesResponseMessage,
  Proposal,
  ProposalApproveRequest,
  ProposalCreateRequest,
  ProposalDeleteRequest,
  ProposalList,
  Reward,
  ScanShieldedTRC20NotesByIvkRequest,
  ScanShieldedTRC20NotesByOvkRequest,
  SetAccountIdRequest,
  ShieldedAddressInfo,
  ShieldedTRC20Parameters,
  SmartContract,
  SmartContractDataWrapper,
  Transaction,
  TransactionApprovedList,
  TransactionCount,
  TransactionExtention,
  TransactionIdList,
  TransactionInfo,
  TransactionResources,
  TransactionSignWeight,
  TransferAssetRequest,
  TriggerConstantContractRequest,
  TriggerContractRequest,
  UnDelegateResourceRequest,
  UnfreezeAssetRequest,
  UnfreezeBalanceRequest,
  UnfreezeBalanceV2Request,
  UnsignedTransaction,
  UpdateAccountRequest,
  UpdateAssetRequest,
  UpdateBrokerageRequest,
  UpdateEnergyLimitRequest,
  UpdateSettingRequest,
  UpdateWitnessRequest,
  ValidateAddressRequest,
  VoteWitnessAccountRequest,
  WithdrawBalanceRequest,
  WithdrawExpireUnfreezeRequest,
  WitnessList,
} from "./types.ts";

/** The HTTP API of TRON nodes. */
export interface TronMethods {
  /**
   * Gets an account by its address.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAccount(body: GetAccountRequest): Promise<Account>;

  /**
   * Gets an account by its id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAccountById(body: GetAccountByIdRequest): Promise<Account>;

  /**
   * Gets the balance of an account at a block. Requires a node with balance history.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAccountBalance(body: GetAccountBalanceRequest): Promise<AccountBalanceResponse>;

  /**
   * Gets the balance changes by a block's transactions. Requires a node with balance history.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBlockBalance(body: GetBlockBalanceTraceRequest): Promise<BlockBalanceTrace>;

  /**
   * Gets an account's bandwidth by `address`.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAccountNet(body: GetAccountNetRequest): Promise<AccountNetMessage>;

  /**
   * Gets an account's bandwidth and energy by `address`.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAccountResource(body: GetAccountResourceRequest): Promise<AccountResourceMessage>;

  /**
   * Builds a transaction that activates an account. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createAccount(body: CreateAccountRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that names an account. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  updateAccount(body: UpdateAccountRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that sets the id of an account. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  setAccountId(body: SetAccountIdRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that replaces an account's permissions.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  accountPermissionUpdate(body: AccountPermissionUpdateRequest): Promise<UnsignedTransaction>;

  /**
   * Gets the rewards that an address can withdraw as voter or witness, in sun.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getReward(body: GetRewardInfoRequest): Promise<Reward>;

  /**
   * Gets the brokerage of a witness: percentage of rewards that it retains.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBrokerage(body: GetBrokerageInfoRequest): Promise<Brokerage>;

  /**
   * Builds a transaction that sets the brokerage of a witness.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  updateBrokerage(body: UpdateBrokerageRequest): Promise<UnsignedTransaction>;

  /**
   * Lists all witnesses.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  listWitnesses(query?: { visible?: boolean }): Promise<WitnessList>;

  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getPaginatedNowWitnessList(body: GetPaginatedNowWitnessListRequest): Promise<WitnessList>;

  /**
   * Gets the time of the next maintenance, when votes are counted, in milliseconds.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getNextMaintenanceTime(): Promise<NumberMessage>;

  /**
   * Builds a transaction that applies as a witness. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createWitness(body: CreateWitnessRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that changes a witness's URL. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  updateWitness(body: UpdateWitnessRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that votes for witnesses. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  voteWitnessAccount(body: VoteWitnessAccountRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws rewards. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  withdrawBalance(body: WithdrawBalanceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that stakes TRX (Stake 1.0). Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  freezeBalance(body: FreezeBalanceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that unstakes TRX (Stake 1.0). Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  unfreezeBalance(body: UnfreezeBalanceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that stakes TRX.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  freezeBalanceV2(body: FreezeBalanceV2Request): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that unstakes TRX.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  unfreezeBalanceV2(body: UnfreezeBalanceV2Request): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws unstaked TRX whose waiting period is over.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  withdrawExpireUnfreeze(body: WithdrawExpireUnfreezeRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that cancels all pending unstaking and stakes the TRX again.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  cancelAllUnfreezeV2(body: CancelAllUnfreezeV2Request): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that delegates resources to another account.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  delegateResource(body: DelegateResourceRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that reclaims delegated resources.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  unDelegateResource(body: UnDelegateResourceRequest): Promise<UnsignedTransaction>;

  /**
   * Gets the resources delegated from one account to another (Stake 1.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getDelegatedResource(body: GetDelegatedResourceRequest): Promise<DelegatedResourceList>;

  /**
   * Gets the resources delegated from one account to another (Stake 2.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getDelegatedResourceV2(body: GetDelegatedResourceV2Request): Promise<DelegatedResourceList>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 1.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getDelegatedResourceAccountIndex(
    body: GetDelegatedResourceAccountIndexRequest,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 2.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getDelegatedResourceAccountIndexV2(
    body: GetDelegatedResourceAccountIndexV2Request,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Gets the maximum stake that an account can still delegate.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getCanDelegatedMaxSize(body: GetCanDelegatedMaxSizeRequest): Promise<CanDelegatedMaxSizeResponseMessage>;

  /**
   * Gets the number of remaining unstake operations of an account.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAvailableUnfreezeCount(
    body: GetAvailableUnfreezeCountRequest,
  ): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /**
   * Gets the amount of unstaked TRX that can be withdrawn at a given time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getCanWithdrawUnfreezeAmount(
    body: GetCanWithdrawUnfreezeAmountRequest,
  ): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /**
   * Gets the latest block.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getNowBlock(query?: { visible?: boolean }): Promise<Block>;

  /**
   * Gets a block by number.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBlockByNum(body: GetBlockByNumRequest): Promise<Block>;

  /**
   * Gets a block by id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBlockById(body: GetBlockByIdRequest): Promise<Block>;

  /**
   * Gets a range of blocks.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBlockByLimitNext(body: GetBlockByLimitNextRequest): Promise<BlockList>;

  /**
   * Gets the latest blocks, as many as requested.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBlockByLatestNum(body: GetBlockByLatestNumRequest): Promise<BlockList>;

  /**
   * Gets a block by number or id, with or without its transactions. Default: the latest block.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBlock(body: GetBlockRequest): Promise<Block>;

  /**
   * Counts the transactions of a block.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionCountByBlockNum(body: GetTransactionCountByBlockNumRequest): Promise<TransactionCount>;

  /**
   * Gets a transaction.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionById(body: GetTransactionByIdRequest): Promise<Transaction>;

  /**
   * Gets the result of a transaction: fee, logs and return data.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionInfoById(body: GetTransactionInfoByIdRequest): Promise<TransactionInfo>;

  /**
   * Gets the results of a block's transactions.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionInfoByBlockNum(body: GetTransactionInfoByBlockNumRequest): Promise<TransactionInfo[]>;

  /**
   * Gets a pending transaction by id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionFromPending(body: GetTransactionFromPendingRequest): Promise<Transaction>;

  /**
   * Lists the ids of pending transactions.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionListFromPending(): Promise<TransactionIdList>;

  /**
   * Counts the pending transactions.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getPendingSize(): Promise<PendingSize>;

  /**
   * Counts all transactions. Most nodes no longer support this.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  totalTransaction(): Promise<NumberMessage>;

  /**
   * Checks whether the signatures of a transaction reach the threshold of the permission.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getSignWeight(body: GetTransactionSignWeightRequest): Promise<TransactionSignWeight>;

  /**
   * Lists the signers of a transaction.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getApprovedList(body: GetTransactionApprovedListRequest): Promise<TransactionApprovedList>;

  /**
   * Builds a transfer of TRX. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createTransaction(body: CreateTransactionRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transfer of a TRC-10 token. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  transferAsset(body: TransferAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that issues a TRC-10 token. Over gRPC, returns an empty message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createAssetIssue(body: CreateAssetIssueRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that changes a TRC-10 token's description and limits. Over gRPC, returns an empty
   * message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  updateAsset(body: UpdateAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that buys a TRC-10 token during its sale. Over gRPC, returns an empty message if it
   * cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  participateAssetIssue(body: ParticipateAssetIssueRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that unlocks the locked supply of a TRC-10 token. Over gRPC, returns an empty
   * message if it cannot.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  unfreezeAsset(body: UnfreezeAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Lists all TRC-10 tokens.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAssetIssueList(query?: { visible?: boolean }): Promise<AssetIssueList>;

  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getPaginatedAssetIssueList(body: GetPaginatedAssetIssueListRequest): Promise<AssetIssueList>;

  /**
   * Lists the TRC-10 tokens that an account, by `address`, has issued.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAssetIssueByAccount(body: GetAssetIssueByAccountRequest): Promise<AssetIssueList>;

  /**
   * Gets a TRC-10 token by id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAssetIssueById(body: GetAssetIssueByIdRequest): Promise<AssetIssueContract>;

  /**
   * Gets a TRC-10 token by name. Fails if the name is not unique.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAssetIssueByName(body: GetAssetIssueByNameRequest): Promise<AssetIssueContract>;

  /**
   * Lists the TRC-10 tokens with a name.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAssetIssueListByName(body: GetAssetIssueListByNameRequest): Promise<AssetIssueList>;

  /**
   * Fills in the reference block and expiration of a transaction of any type.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createCommonTransaction(body: CreateCommonTransactionRequest): Promise<UnsignedTransaction>;

  /**
   * Broadcasts a signed transaction. `result` of the response states whether the node accepted it.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  broadcastTransaction(body: BroadcastTransactionRequest): Promise<BroadcastResult>;

  /**
   * Builds a transaction that deploys a contract.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  deployContract(body: DeployContractRequest): Promise<UnsignedTransaction>;

  /**
   * Gets a contract by address.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getContract(body: GetContractRequest): Promise<SmartContract>;

  /**
   * Gets a contract with its runtime code and its state in the dynamic energy model.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getContractInfo(body: GetContractInfoRequest): Promise<SmartContractDataWrapper>;

  /**
   * Builds a transaction that calls a contract.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  triggerSmartContract(body: TriggerContractRequest): Promise<TransactionExtention>;

  /**
   * Calls a contract without creating a transaction.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  triggerConstantContract(body: TriggerConstantContractRequest): Promise<TransactionExtention>;

  /**
   * Estimates the energy that a call needs.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  estimateEnergy(body: EstimateEnergyRequest): Promise<EstimateEnergyMessage>;

  /**
   * Builds a transaction that removes a contract's ABI.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  clearAbi(body: ClearContractABIRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that sets the percentage of energy paid by a contract's callers.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  updateSetting(body: UpdateSettingRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that sets the maximum energy that a contract's owner pays for a call.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  updateEnergyLimit(body: UpdateEnergyLimitRequest): Promise<UnsignedTransaction>;

  /**
   * Lists all proposals.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  listProposals(query?: { visible?: boolean }): Promise<ProposalList>;

  /**
   * Lists proposals, a page at a time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getPaginatedProposalList(body: GetPaginatedProposalListRequest): Promise<ProposalList>;

  /**
   * Gets a proposal by its number: 8 bytes, big-endian.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getProposalById(body: GetProposalByIdRequest): Promise<Proposal>;

  /**
   * Builds a transaction that proposes values of chain parameters.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  proposalCreate(body: ProposalCreateRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that approves a proposal, or withdraws the approval.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  proposalApprove(body: ProposalApproveRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws a proposal.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  proposalDelete(body: ProposalDeleteRequest): Promise<UnsignedTransaction>;

  /**
   * Lists the chain parameters set by the committee.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getChainParameters(): Promise<ChainParameters>;

  /**
   * Gets the price history of bandwidth.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBandwidthPrices(): Promise<PricesResponseMessage>;

  /**
   * Gets the price history of energy.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getEnergyPrices(): Promise<PricesResponseMessage>;

  /**
   * Gets the price history of the memo fee.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getMemoFee(): Promise<PricesResponseMessage>;

  /**
   * Gets the total amount of burned TRX, in sun.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getBurnTrx(): Promise<BurnedTrx>;

  /**
   * Lists the pairs of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  listExchanges(body: ListExchangesRequest): Promise<ExchangeList>;

  /**
   * Lists the pairs of the built-in exchange, a page at a time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getPaginatedExchangeList(body: GetPaginatedExchangeListRequest): Promise<ExchangeList>;

  /**
   * Gets a trading pair of the built-in exchange by its number: 8 bytes, big-endian.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getExchangeById(body: GetExchangeByIdRequest): Promise<Exchange>;

  /**
   * Builds a transaction that opens a pair of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  exchangeCreate(body: ExchangeCreateRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that adds to a pair of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  exchangeInject(body: ExchangeInjectRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that withdraws from a pair of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  exchangeWithdraw(body: ExchangeWithdrawRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that trades with a pair of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  exchangeTransaction(body: ExchangeTransactionRequest): Promise<UnsignedTransaction>;

  /**
   * Gets an order of the built-in market.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getMarketOrderById(body: GetMarketOrderByIdRequest): Promise<MarketOrder>;

  /**
   * Lists the orders of an address.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getMarketOrderByAccount(body: GetMarketOrderByAccountRequest): Promise<MarketOrderList>;

  /**
   * Lists the prices of a pair.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getMarketPriceByPair(body: GetMarketPriceByPairRequest): Promise<MarketPriceList>;

  /**
   * Lists the orders of a pair.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getMarketOrderListByPair(body: GetMarketOrderListByPairRequest): Promise<MarketOrderList>;

  /**
   * Lists the pairs of the built-in market.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getMarketPairList(body: GetMarketPairListRequest): Promise<MarketOrderPairList>;

  /**
   * Builds a transaction that places an order in the built-in market.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  marketSellAsset(body: MarketSellAssetRequest): Promise<UnsignedTransaction>;

  /**
   * Builds a transaction that cancels an order of the built-in market.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  marketCancelOrder(body: MarketCancelOrderRequest): Promise<UnsignedTransaction>;

  /**
   * Lists the peers of the node.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  listNodes(query?: { visible?: boolean }): Promise<NodeList>;

  /**
   * Creates a spending key of a shielded address. The node learns the key.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getSpendingKey(): Promise<BytesMessage>;

  /**
   * Derives the keys of a spending key. The node learns the keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getExpandedSpendingKey(body: GetExpandedSpendingKeyRequest): Promise<ExpandedSpendingKeyMessage>;

  /**
   * Derives `ak` from `ask`. The node learns the key.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getAkFromAsk(body: GetAkFromAskRequest): Promise<BytesMessage>;

  /**
   * Derives `nk` from `nsk`. The node learns the key.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getNkFromNsk(body: GetNkFromNskRequest): Promise<BytesMessage>;

  /**
   * Derives the incoming viewing key. The node learns the keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getIncomingViewingKey(body: GetIncomingViewingKeyRequest): Promise<IncomingViewingKeyMessage>;

  /**
   * Creates a diversifier.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getDiversifier(): Promise<DiversifierMessage>;

  /**
   * Creates a shielded address with all its keys. The node learns the keys.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getNewShieldedAddress(): Promise<ShieldedAddressInfo>;

  /**
   * Derives the address of a viewing key and a diversifier. The node learns the key.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getZenPaymentAddress(body: GetZenPaymentAddressRequest): Promise<PaymentAddressMessage>;

  /**
   * Creates the randomness of a note.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getRcm(): Promise<BytesMessage>;

  /**
   * Signs a spend. The node learns the key.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createSpendAuthSig(body: CreateSpendAuthSigRequest): Promise<BytesMessage>;

  /**
   * Builds the parameters of a call to a shielded token's contract and signs its spends. The node sees the
   * keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createShieldedContractParameters(
    body: CreateShieldedContractParametersRequest,
  ): Promise<ShieldedTRC20Parameters>;

  /**
   * Builds the parameters of a call to a shielded token's contract, whose spends are signed elsewhere.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  createShieldedContractParametersWithoutAsk(
    body: CreateShieldedContractParametersWithoutAskRequest,
  ): Promise<ShieldedTRC20Parameters>;

  /**
   * Builds the input of a call to a shielded token's contract from the signatures of its spends.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTriggerInputForShieldedTRC20Contract(
    body: GetTriggerInputForShieldedTRC20ContractRequest,
  ): Promise<BytesMessage>;

  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node learns the keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  scanShieldedTRC20NotesByIvk(body: ScanShieldedTRC20NotesByIvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node learns the key.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  scanShieldedTRC20NotesByOvk(body: ScanShieldedTRC20NotesByOvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Checks whether a note of a shielded token is spent. The node learns the keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  isShieldedTRC20ContractNoteSpent(body: IsShieldedTRC20ContractNoteSpentRequest): Promise<NullifierResult>;

  /**
   * Gets an account by its address.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAccount(body: GetAccountRequest): Promise<Account>;

  /**
   * Gets an account by its id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAccountById(body: GetAccountByIdRequest): Promise<Account>;

  /**
   * Gets the rewards that an address can withdraw as voter or witness, in sun.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetReward(body: GetRewardInfoRequest): Promise<Reward>;

  /**
   * Gets the brokerage of a witness: percentage of rewards that it retains.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBrokerage(body: GetBrokerageInfoRequest): Promise<Brokerage>;

  /**
   * Lists all witnesses.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityListWitnesses(query?: { visible?: boolean }): Promise<WitnessList>;

  /**
   * Lists witnesses by their current votes, a page at a time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetPaginatedNowWitnessList(body: GetPaginatedNowWitnessListRequest): Promise<WitnessList>;

  /**
   * Gets the resources delegated from one account to another (Stake 1.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetDelegatedResource(body: GetDelegatedResourceRequest): Promise<DelegatedResourceList>;

  /**
   * Gets the resources delegated from one account to another (Stake 2.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetDelegatedResourceV2(body: GetDelegatedResourceV2Request): Promise<DelegatedResourceList>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 1.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetDelegatedResourceAccountIndex(
    body: GetDelegatedResourceAccountIndexRequest,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Lists the recipients and delegators of an address's resource delegations (Stake 2.0).
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetDelegatedResourceAccountIndexV2(
    body: GetDelegatedResourceAccountIndexV2Request,
  ): Promise<DelegatedResourceAccountIndex>;

  /**
   * Gets the maximum stake that an account can still delegate.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetCanDelegatedMaxSize(
    body: GetCanDelegatedMaxSizeRequest,
  ): Promise<CanDelegatedMaxSizeResponseMessage>;

  /**
   * Gets the number of remaining unstake operations of an account.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAvailableUnfreezeCount(
    body: GetAvailableUnfreezeCountRequest,
  ): Promise<GetAvailableUnfreezeCountResponseMessage>;

  /**
   * Gets the amount of unstaked TRX that can be withdrawn at a given time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetCanWithdrawUnfreezeAmount(
    body: GetCanWithdrawUnfreezeAmountRequest,
  ): Promise<CanWithdrawUnfreezeAmountResponseMessage>;

  /**
   * Gets the latest irreversible block.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetNowBlock(query?: { visible?: boolean }): Promise<Block>;

  /**
   * Gets a block by number.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBlockByNum(body: GetBlockByNumRequest): Promise<Block>;

  /**
   * Gets a block by number or id, with or without its transactions. Default: the latest block.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBlock(body: GetBlockRequest): Promise<Block>;

  /**
   * Counts the transactions of a block.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetTransactionCountByBlockNum(
    body: GetTransactionCountByBlockNumRequest,
  ): Promise<TransactionCount>;

  /**
   * Gets a transaction.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetTransactionById(body: GetTransactionByIdRequest): Promise<Transaction>;

  /**
   * Gets the result of a transaction: fee, logs and return data.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetTransactionInfoById(body: GetTransactionInfoByIdRequest): Promise<TransactionInfo>;

  /**
   * Gets the results of a block's transactions.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetTransactionInfoByBlockNum(body: GetTransactionInfoByBlockNumRequest): Promise<TransactionInfo[]>;

  /**
   * Calls a contract without creating a transaction.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityTriggerConstantContract(body: TriggerConstantContractRequest): Promise<TransactionExtention>;

  /**
   * Estimates the energy that a call needs.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityEstimateEnergy(body: EstimateEnergyRequest): Promise<EstimateEnergyMessage>;

  /**
   * Lists all TRC-10 tokens.
   *
   * @param query - `visible`: Whether the response has addresses in base58 and texts as they are. Default:
   * false, for hex.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAssetIssueList(query?: { visible?: boolean }): Promise<AssetIssueList>;

  /**
   * Lists TRC-10 tokens, a page at a time.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetPaginatedAssetIssueList(body: GetPaginatedAssetIssueListRequest): Promise<AssetIssueList>;

  /**
   * Gets a TRC-10 token by id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAssetIssueById(body: GetAssetIssueByIdRequest): Promise<AssetIssueContract>;

  /**
   * Gets a TRC-10 token by name. Fails if the name is not unique.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAssetIssueByName(body: GetAssetIssueByNameRequest): Promise<AssetIssueContract>;

  /**
   * Lists the TRC-10 tokens with a name.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetAssetIssueListByName(body: GetAssetIssueListByNameRequest): Promise<AssetIssueList>;

  /**
   * Lists the pairs of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityListExchanges(body: ListExchangesRequest): Promise<ExchangeList>;

  /**
   * Gets a trading pair of the built-in exchange.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetExchangeById(body: GetExchangeByIdRequest): Promise<Exchange>;

  /**
   * Gets an order of the built-in market.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetMarketOrderById(body: GetMarketOrderByIdRequest): Promise<MarketOrder>;

  /**
   * Lists the orders of an address.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetMarketOrderByAccount(body: GetMarketOrderByAccountRequest): Promise<MarketOrderList>;

  /**
   * Lists the prices of a pair.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetMarketPriceByPair(body: GetMarketPriceByPairRequest): Promise<MarketPriceList>;

  /**
   * Lists the orders of a pair.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetMarketOrderListByPair(body: GetMarketOrderListByPairRequest): Promise<MarketOrderList>;

  /**
   * Lists the pairs of the built-in market.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetMarketPairList(body: GetMarketPairListRequest): Promise<MarketOrderPairList>;

  /**
   * Gets the total amount of burned TRX, in sun.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBurnTrx(): Promise<BurnedTrx>;

  /**
   * Gets the price history of bandwidth.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBandwidthPrices(): Promise<PricesResponseMessage>;

  /**
   * Gets the price history of energy.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetEnergyPrices(): Promise<PricesResponseMessage>;

  /**
   * Finds the notes of a shielded token that an incoming viewing key can read. The node learns the keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityScanShieldedTRC20NotesByIvk(body: ScanShieldedTRC20NotesByIvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Finds the notes of a shielded token that an outgoing viewing key can read. The node learns the key.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityScanShieldedTRC20NotesByOvk(body: ScanShieldedTRC20NotesByOvkRequest): Promise<DecryptNotesTRC20>;

  /**
   * Checks whether a note of a shielded token is spent. The node learns the keys.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityIsShieldedTRC20ContractNoteSpent(
    body: IsShieldedTRC20ContractNoteSpentRequest,
  ): Promise<NullifierResult>;

  /**
   * Gets a block by id.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBlockById(body: GetBlockByIdRequest): Promise<Block>;

  /**
   * Gets a range of blocks.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBlockByLimitNext(body: GetBlockByLimitNextRequest): Promise<BlockList>;

  /**
   * Gets the latest blocks, as many as requested.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetBlockByLatestNum(body: GetBlockByLatestNumRequest): Promise<BlockList>;

  /**
   * Checks the form of an address.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  validateAddress(body: ValidateAddressRequest): Promise<AddressCheck>;

  /**
   * Broadcasts a signed transaction that is encoded as a message.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  broadcastHex(body: BroadcastHexRequest): Promise<BroadcastResult>;

  /**
   * Gets the resources that a transaction has used.
   *
   * @param body - The request.
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getTransactionReceiptById(body: GetTransactionReceiptByIdRequest): Promise<TransactionResources>;

  /**
   * Gets the state of the node.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  getNodeInfo(): Promise<NodeInfo>;

  /**
   * Gets the state of the node, from its solidity interface.
   *
   * @returns What the node returns.
   * @throws NodeAccessError `NODE_ERROR` and what every call may: `INVALID_ARGUMENT`, `NOT_SENT`,
   * `UNANSWERED`, `TIMEOUT`, `ABORTED`.
   *
   * Source: tronprotocol/java-tron, HTTP API.
   */
  solidityGetNodeInfo(): Promise<NodeInfo>;
}
