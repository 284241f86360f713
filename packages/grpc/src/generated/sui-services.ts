// Generated from specs/grpc/sui/rpc/v2. Do not edit: change the spec and run `npm run generate`.

import type { DeepPartial, LazyMessage } from "@node-access/transport/protobuf";
import type { LazyOption, MessageStream, Methods } from "../wire/method.ts";
import type {
  BatchGetObjectsRequest,
  BatchGetObjectsResponse,
  BatchGetTransactionsRequest,
  BatchGetTransactionsResponse,
  GetCheckpointRequest,
  GetCheckpointResponse,
  GetEpochRequest,
  GetEpochResponse,
  GetObjectRequest,
  GetObjectResponse,
  GetServiceInfoRequest,
  GetServiceInfoResponse,
  GetTransactionRequest,
  GetTransactionResponse,
  ListCheckpointsRequest,
  ListCheckpointsResponse,
  ListEventsRequest,
  ListEventsResponse,
  ListTransactionsRequest,
  ListTransactionsResponse,
} from "./sui/rpc/v2/ledger_service.ts";
import type {
  GetDatatypeRequest,
  GetDatatypeResponse,
  GetFunctionRequest,
  GetFunctionResponse,
  GetPackageRequest,
  GetPackageResponse,
  ListPackageVersionsRequest,
  ListPackageVersionsResponse,
} from "./sui/rpc/v2/move_package_service.ts";
import type {
  LookupNameRequest,
  LookupNameResponse,
  ReverseLookupNameRequest,
  ReverseLookupNameResponse,
} from "./sui/rpc/v2/name_service.ts";
import type {
  VerifySignatureRequest,
  VerifySignatureResponse,
} from "./sui/rpc/v2/signature_verification_service.ts";
import type {
  GetBalanceRequest,
  GetBalanceResponse,
  GetCoinInfoRequest,
  GetCoinInfoResponse,
  ListBalancesRequest,
  ListBalancesResponse,
  ListDynamicFieldsRequest,
  ListDynamicFieldsResponse,
  ListOwnedObjectsRequest,
  ListOwnedObjectsResponse,
} from "./sui/rpc/v2/state_service.ts";
import type {
  SubscribeCheckpointsRequest,
  SubscribeCheckpointsResponse,
  SubscribeEventsRequest,
  SubscribeEventsResponse,
  SubscribeTransactionsRequest,
  SubscribeTransactionsResponse,
} from "./sui/rpc/v2/subscription_service.ts";
import type {
  ExecuteTransactionRequest,
  ExecuteTransactionResponse,
  SimulateTransactionRequest,
  SimulateTransactionResponse,
} from "./sui/rpc/v2/transaction_execution_service.ts";

/**
 * Reads objects, transactions, checkpoints and epochs of the ledger.
 * Source: MystenLabs/sui-apis.
 */
export interface LedgerService {
  /** The same, with a view of each response in place of the decoded message. */
  getServiceInfo(request: DeepPartial<GetServiceInfoRequest>, options: LazyOption): Promise<LazyMessage<GetServiceInfoResponse>>;
  /**
   * Gets information about the node: its chain and its latest checkpoint.
   *
   * On the wire `sui.rpc.v2.LedgerService/GetServiceInfo`; safe.
   */
  getServiceInfo(request?: DeepPartial<GetServiceInfoRequest>): Promise<GetServiceInfoResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getObject(request: DeepPartial<GetObjectRequest>, options: LazyOption): Promise<LazyMessage<GetObjectResponse>>;
  /**
   * Gets one object, at its latest or another version.
   *
   * On the wire `sui.rpc.v2.LedgerService/GetObject`; safe.
   */
  getObject(request?: DeepPartial<GetObjectRequest>): Promise<GetObjectResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  batchGetObjects(request: DeepPartial<BatchGetObjectsRequest>, options: LazyOption): Promise<LazyMessage<BatchGetObjectsResponse>>;
  /**
   * Gets several objects; each item is an object or an error.
   *
   * On the wire `sui.rpc.v2.LedgerService/BatchGetObjects`; safe.
   */
  batchGetObjects(request: DeepPartial<BatchGetObjectsRequest>): Promise<BatchGetObjectsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getTransaction(request: DeepPartial<GetTransactionRequest>, options: LazyOption): Promise<LazyMessage<GetTransactionResponse>>;
  /**
   * Gets one executed transaction.
   *
   * On the wire `sui.rpc.v2.LedgerService/GetTransaction`; safe.
   */
  getTransaction(request?: DeepPartial<GetTransactionRequest>): Promise<GetTransactionResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  batchGetTransactions(request: DeepPartial<BatchGetTransactionsRequest>, options: LazyOption): Promise<LazyMessage<BatchGetTransactionsResponse>>;
  /**
   * Gets several executed transactions; each item is a transaction or an error.
   *
   * On the wire `sui.rpc.v2.LedgerService/BatchGetTransactions`; safe.
   */
  batchGetTransactions(request: DeepPartial<BatchGetTransactionsRequest>): Promise<BatchGetTransactionsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getCheckpoint(request: DeepPartial<GetCheckpointRequest>, options: LazyOption): Promise<LazyMessage<GetCheckpointResponse>>;
  /**
   * Gets one checkpoint; by default, the latest.
   *
   * On the wire `sui.rpc.v2.LedgerService/GetCheckpoint`; safe.
   */
  getCheckpoint(request: DeepPartial<GetCheckpointRequest>): Promise<GetCheckpointResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getEpoch(request: DeepPartial<GetEpochRequest>, options: LazyOption): Promise<LazyMessage<GetEpochResponse>>;
  /**
   * Gets one epoch; by default, the current one.
   *
   * On the wire `sui.rpc.v2.LedgerService/GetEpoch`; safe.
   */
  getEpoch(request?: DeepPartial<GetEpochRequest>): Promise<GetEpochResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  listCheckpoints(request: DeepPartial<ListCheckpointsRequest>, options: LazyOption): MessageStream<LazyMessage<ListCheckpointsResponse>>;
  /**
   * Streams the checkpoints in a range, and finally the reason for the end.
   *
   * On the wire `sui.rpc.v2.LedgerService/ListCheckpoints`; safe.
   */
  listCheckpoints(request?: DeepPartial<ListCheckpointsRequest>): MessageStream<ListCheckpointsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  listTransactions(request: DeepPartial<ListTransactionsRequest>, options: LazyOption): MessageStream<LazyMessage<ListTransactionsResponse>>;
  /**
   * Streams the transactions in a range of checkpoints, and finally the reason for the end.
   *
   * On the wire `sui.rpc.v2.LedgerService/ListTransactions`; safe.
   */
  listTransactions(request?: DeepPartial<ListTransactionsRequest>): MessageStream<ListTransactionsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  listEvents(request: DeepPartial<ListEventsRequest>, options: LazyOption): MessageStream<LazyMessage<ListEventsResponse>>;
  /**
   * Streams the events in a range of checkpoints, and finally the reason for the end.
   *
   * On the wire `sui.rpc.v2.LedgerService/ListEvents`; safe.
   */
  listEvents(request?: DeepPartial<ListEventsRequest>): MessageStream<ListEventsResponse>;
}

/**
 * Reads packages and the declarations of their modules. A package is identified by its storage id,
 * which is specific to a version.
 * Source: MystenLabs/sui-apis.
 */
export interface MovePackageService {
  /** The same, with a view of each response in place of the decoded message. */
  getPackage(request: DeepPartial<GetPackageRequest>, options: LazyOption): Promise<LazyMessage<GetPackageResponse>>;
  /**
   * Gets a package with its modules.
   *
   * On the wire `sui.rpc.v2.MovePackageService/GetPackage`; safe.
   */
  getPackage(request?: DeepPartial<GetPackageRequest>): Promise<GetPackageResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getDatatype(request: DeepPartial<GetDatatypeRequest>, options: LazyOption): Promise<LazyMessage<GetDatatypeResponse>>;
  /**
   * Gets a struct or enum that a module declares.
   *
   * On the wire `sui.rpc.v2.MovePackageService/GetDatatype`; safe.
   */
  getDatatype(request?: DeepPartial<GetDatatypeRequest>): Promise<GetDatatypeResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getFunction(request: DeepPartial<GetFunctionRequest>, options: LazyOption): Promise<LazyMessage<GetFunctionResponse>>;
  /**
   * Gets the signature of a function that a module declares.
   *
   * On the wire `sui.rpc.v2.MovePackageService/GetFunction`; safe.
   */
  getFunction(request?: DeepPartial<GetFunctionRequest>): Promise<GetFunctionResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  listPackageVersions(request: DeepPartial<ListPackageVersionsRequest>, options: LazyOption): Promise<LazyMessage<ListPackageVersionsResponse>>;
  /**
   * Lists the versions of a package, oldest first, a page at a time.
   *
   * On the wire `sui.rpc.v2.MovePackageService/ListPackageVersions`; safe.
   */
  listPackageVersions(request?: DeepPartial<ListPackageVersionsRequest>): Promise<ListPackageVersionsResponse>;
}

/**
 * Resolves SuiNS names to addresses, and addresses to names.
 * Source: MystenLabs/sui-apis.
 */
export interface NameService {
  /** The same, with a view of each response in place of the decoded message. */
  lookupName(request: DeepPartial<LookupNameRequest>, options: LazyOption): Promise<LazyMessage<LookupNameResponse>>;
  /**
   * Gets the record of a name.
   *
   * On the wire `sui.rpc.v2.NameService/LookupName`; safe.
   */
  lookupName(request?: DeepPartial<LookupNameRequest>): Promise<LookupNameResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  reverseLookupName(request: DeepPartial<ReverseLookupNameRequest>, options: LazyOption): Promise<LazyMessage<ReverseLookupNameResponse>>;
  /**
   * Gets the record of an address's default name.
   *
   * On the wire `sui.rpc.v2.NameService/ReverseLookupName`; safe.
   */
  reverseLookupName(request?: DeepPartial<ReverseLookupNameRequest>): Promise<ReverseLookupNameResponse>;
}

/**
 * Verifies signatures of all schemes that Sui supports.
 * Source: MystenLabs/sui-apis.
 */
export interface SignatureVerificationService {
  /** The same, with a view of each response in place of the decoded message. */
  verifySignature(request: DeepPartial<VerifySignatureRequest>, options: LazyOption): Promise<LazyMessage<VerifySignatureResponse>>;
  /**
   * Verifies the signature of a message. An invalid signature is a result, not an error.
   *
   * On the wire `sui.rpc.v2.SignatureVerificationService/VerifySignature`; safe.
   */
  verifySignature(request: DeepPartial<VerifySignatureRequest>): Promise<VerifySignatureResponse>;
}

/**
 * Reads the latest state.
 * Source: MystenLabs/sui-apis.
 */
export interface StateService {
  /** The same, with a view of each response in place of the decoded message. */
  listDynamicFields(request: DeepPartial<ListDynamicFieldsRequest>, options: LazyOption): Promise<LazyMessage<ListDynamicFieldsResponse>>;
  /**
   * Lists the dynamic fields of an object, a page at a time.
   *
   * On the wire `sui.rpc.v2.StateService/ListDynamicFields`; safe.
   */
  listDynamicFields(request?: DeepPartial<ListDynamicFieldsRequest>): Promise<ListDynamicFieldsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  listOwnedObjects(request: DeepPartial<ListOwnedObjectsRequest>, options: LazyOption): Promise<LazyMessage<ListOwnedObjectsResponse>>;
  /**
   * Lists the objects of an address, a page at a time.
   *
   * On the wire `sui.rpc.v2.StateService/ListOwnedObjects`; safe.
   */
  listOwnedObjects(request?: DeepPartial<ListOwnedObjectsRequest>): Promise<ListOwnedObjectsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getCoinInfo(request: DeepPartial<GetCoinInfoRequest>, options: LazyOption): Promise<LazyMessage<GetCoinInfoResponse>>;
  /**
   * Gets information about a coin type.
   *
   * On the wire `sui.rpc.v2.StateService/GetCoinInfo`; safe.
   */
  getCoinInfo(request?: DeepPartial<GetCoinInfoRequest>): Promise<GetCoinInfoResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  getBalance(request: DeepPartial<GetBalanceRequest>, options: LazyOption): Promise<LazyMessage<GetBalanceResponse>>;
  /**
   * Gets an address's balance of one coin type.
   *
   * On the wire `sui.rpc.v2.StateService/GetBalance`; safe.
   */
  getBalance(request?: DeepPartial<GetBalanceRequest>): Promise<GetBalanceResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  listBalances(request: DeepPartial<ListBalancesRequest>, options: LazyOption): Promise<LazyMessage<ListBalancesResponse>>;
  /**
   * Lists an address's balances of all coin types, a page at a time.
   *
   * On the wire `sui.rpc.v2.StateService/ListBalances`; safe.
   */
  listBalances(request?: DeepPartial<ListBalancesRequest>): Promise<ListBalancesResponse>;
}

/**
 * Streams new checkpoints, transactions and events.
 * Source: MystenLabs/sui-apis.
 */
export interface SubscriptionService {
  /** The same, with a view of each response in place of the decoded message. */
  subscribeCheckpoints(request: DeepPartial<SubscribeCheckpointsRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeCheckpointsResponse>>;
  /**
   * Streams checkpoints as they are executed, in order and without gaps.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeCheckpoints`; safe.
   */
  subscribeCheckpoints(request?: DeepPartial<SubscribeCheckpointsRequest>): MessageStream<SubscribeCheckpointsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  subscribeTransactions(request: DeepPartial<SubscribeTransactionsRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeTransactionsResponse>>;
  /**
   * Streams transactions as they are executed.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeTransactions`; safe.
   */
  subscribeTransactions(request?: DeepPartial<SubscribeTransactionsRequest>): MessageStream<SubscribeTransactionsResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  subscribeEvents(request: DeepPartial<SubscribeEventsRequest>, options: LazyOption): MessageStream<LazyMessage<SubscribeEventsResponse>>;
  /**
   * Streams events as they are emitted.
   *
   * On the wire `sui.rpc.v2.SubscriptionService/SubscribeEvents`; safe.
   */
  subscribeEvents(request?: DeepPartial<SubscribeEventsRequest>): MessageStream<SubscribeEventsResponse>;
}

/**
 * Executes or simulates transactions.
 * Source: MystenLabs/sui-apis.
 */
export interface TransactionExecutionService {
  /** The same, with a view of each response in place of the decoded message. */
  executeTransaction(request: DeepPartial<ExecuteTransactionRequest>, options: LazyOption): Promise<LazyMessage<ExecuteTransactionResponse>>;
  /**
   * Submits a signed transaction to the validators and waits for finality.
   *
   * On the wire `sui.rpc.v2.TransactionExecutionService/ExecuteTransaction`; write.
   */
  executeTransaction(request: DeepPartial<ExecuteTransactionRequest>): Promise<ExecuteTransactionResponse>;

  /** The same, with a view of each response in place of the decoded message. */
  simulateTransaction(request: DeepPartial<SimulateTransactionRequest>, options: LazyOption): Promise<LazyMessage<SimulateTransactionResponse>>;
  /**
   * Simulates a transaction without effect. It does not need signatures.
   *
   * On the wire `sui.rpc.v2.TransactionExecutionService/SimulateTransaction`; safe.
   */
  simulateTransaction(request?: DeepPartial<SimulateTransactionRequest>): Promise<SimulateTransactionResponse>;
}

/** The calls of each service. */
export const suiServices: {
  readonly ledger: Methods<LedgerService>;
  readonly movePackage: Methods<MovePackageService>;
  readonly name: Methods<NameService>;
  readonly signatureVerification: Methods<SignatureVerificationService>;
  readonly state: Methods<StateService>;
  readonly subscription: Methods<SubscriptionService>;
  readonly transactionExecution: Methods<TransactionExecutionService>;
} = {
  ledger: {
    getServiceInfo: {
      name: "sui.rpc.v2.LedgerService/GetServiceInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetServiceInfoRequest",
      response: "GetServiceInfoResponse",
    },
    getObject: {
      name: "sui.rpc.v2.LedgerService/GetObject",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetObjectRequest",
      response: "GetObjectResponse",
    },
    batchGetObjects: {
      name: "sui.rpc.v2.LedgerService/BatchGetObjects",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BatchGetObjectsRequest",
      response: "BatchGetObjectsResponse",
    },
    getTransaction: {
      name: "sui.rpc.v2.LedgerService/GetTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetTransactionRequest",
      response: "GetTransactionResponse",
    },
    batchGetTransactions: {
      name: "sui.rpc.v2.LedgerService/BatchGetTransactions",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "BatchGetTransactionsRequest",
      response: "BatchGetTransactionsResponse",
    },
    getCheckpoint: {
      name: "sui.rpc.v2.LedgerService/GetCheckpoint",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetCheckpointRequest",
      response: "GetCheckpointResponse",
    },
    getEpoch: {
      name: "sui.rpc.v2.LedgerService/GetEpoch",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetEpochRequest",
      response: "GetEpochResponse",
    },
    listCheckpoints: {
      name: "sui.rpc.v2.LedgerService/ListCheckpoints",
      idempotency: "safe",
      stream: "server",
      endless: false,
      request: "ListCheckpointsRequest",
      response: "ListCheckpointsResponse",
    },
    listTransactions: {
      name: "sui.rpc.v2.LedgerService/ListTransactions",
      idempotency: "safe",
      stream: "server",
      endless: false,
      request: "ListTransactionsRequest",
      response: "ListTransactionsResponse",
    },
    listEvents: {
      name: "sui.rpc.v2.LedgerService/ListEvents",
      idempotency: "safe",
      stream: "server",
      endless: false,
      request: "ListEventsRequest",
      response: "ListEventsResponse",
    },
  },
  movePackage: {
    getPackage: {
      name: "sui.rpc.v2.MovePackageService/GetPackage",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetPackageRequest",
      response: "GetPackageResponse",
    },
    getDatatype: {
      name: "sui.rpc.v2.MovePackageService/GetDatatype",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetDatatypeRequest",
      response: "GetDatatypeResponse",
    },
    getFunction: {
      name: "sui.rpc.v2.MovePackageService/GetFunction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetFunctionRequest",
      response: "GetFunctionResponse",
    },
    listPackageVersions: {
      name: "sui.rpc.v2.MovePackageService/ListPackageVersions",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ListPackageVersionsRequest",
      response: "ListPackageVersionsResponse",
    },
  },
  name: {
    lookupName: {
      name: "sui.rpc.v2.NameService/LookupName",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "LookupNameRequest",
      response: "LookupNameResponse",
    },
    reverseLookupName: {
      name: "sui.rpc.v2.NameService/ReverseLookupName",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ReverseLookupNameRequest",
      response: "ReverseLookupNameResponse",
    },
  },
  signatureVerification: {
    verifySignature: {
      name: "sui.rpc.v2.SignatureVerificationService/VerifySignature",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "VerifySignatureRequest",
      response: "VerifySignatureResponse",
    },
  },
  state: {
    listDynamicFields: {
      name: "sui.rpc.v2.StateService/ListDynamicFields",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ListDynamicFieldsRequest",
      response: "ListDynamicFieldsResponse",
    },
    listOwnedObjects: {
      name: "sui.rpc.v2.StateService/ListOwnedObjects",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ListOwnedObjectsRequest",
      response: "ListOwnedObjectsResponse",
    },
    getCoinInfo: {
      name: "sui.rpc.v2.StateService/GetCoinInfo",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetCoinInfoRequest",
      response: "GetCoinInfoResponse",
    },
    getBalance: {
      name: "sui.rpc.v2.StateService/GetBalance",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "GetBalanceRequest",
      response: "GetBalanceResponse",
    },
    listBalances: {
      name: "sui.rpc.v2.StateService/ListBalances",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "ListBalancesRequest",
      response: "ListBalancesResponse",
    },
  },
  subscription: {
    subscribeCheckpoints: {
      name: "sui.rpc.v2.SubscriptionService/SubscribeCheckpoints",
      idempotency: "safe",
      stream: "server",
      endless: true,
      request: "SubscribeCheckpointsRequest",
      response: "SubscribeCheckpointsResponse",
    },
    subscribeTransactions: {
      name: "sui.rpc.v2.SubscriptionService/SubscribeTransactions",
      idempotency: "safe",
      stream: "server",
      endless: true,
      request: "SubscribeTransactionsRequest",
      response: "SubscribeTransactionsResponse",
    },
    subscribeEvents: {
      name: "sui.rpc.v2.SubscriptionService/SubscribeEvents",
      idempotency: "safe",
      stream: "server",
      endless: true,
      request: "SubscribeEventsRequest",
      response: "SubscribeEventsResponse",
    },
  },
  transactionExecution: {
    executeTransaction: {
      name: "sui.rpc.v2.TransactionExecutionService/ExecuteTransaction",
      idempotency: "write",
      stream: "none",
      endless: false,
      request: "ExecuteTransactionRequest",
      response: "ExecuteTransactionResponse",
    },
    simulateTransaction: {
      name: "sui.rpc.v2.TransactionExecutionService/SimulateTransaction",
      idempotency: "safe",
      stream: "none",
      endless: false,
      request: "SimulateTransactionRequest",
      response: "SimulateTransactionResponse",
    },
  },
};
