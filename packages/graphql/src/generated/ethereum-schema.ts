// Generated from specs/graphql/ethereum.graphql. Do not edit: change the spec and run `npm run generate`.
import type { EthereumScalars } from "../scalars.ts";

/** A scalar and its type. */
interface Scalar<Name, Type> {
  kind: "SCALAR";
  name: Name;
  type: Type;
}

/** A value that is never `null`. */
interface Required<Type> {
  kind: "NON_NULL";
  name: never;
  ofType: Type;
}

/** A list. */
interface List<Type> {
  kind: "LIST";
  name: never;
  ofType: Type;
}

/** A type by its name. */
interface Named<Kind, Name> {
  kind: Kind;
  name: Name;
  ofType: null;
}

/** The schema of Ethereum-style nodes, in the form that gql.tada derives types from. */
export interface EthereumSchema {
  name: never;
  query: "Query";
  mutation: "Mutation";
  subscription: never;
  types: {
    ID: Scalar<"ID", string>;
    Boolean: Scalar<"Boolean", boolean>;
    String: Scalar<"String", string>;
    Float: Scalar<"Float", number>;
    Int: Scalar<"Int", number>;
    Bytes32: Scalar<"Bytes32", EthereumScalars["Bytes32"]>;
    Address: Scalar<"Address", EthereumScalars["Address"]>;
    Bytes: Scalar<"Bytes", EthereumScalars["Bytes"]>;
    BigInt: Scalar<"BigInt", EthereumScalars["BigInt"]>;
    Long: Scalar<"Long", EthereumScalars["Long"]>;
    Query: {
      kind: "OBJECT";
      name: "Query";
      fields: {
        block: { name: "block"; type: Named<"OBJECT", "Block"> };
        blocks: { name: "blocks"; type: Required<List<Required<Named<"OBJECT", "Block">>>> };
        pending: { name: "pending"; type: Required<Named<"OBJECT", "Pending">> };
        transaction: { name: "transaction"; type: Named<"OBJECT", "Transaction"> };
        logs: { name: "logs"; type: Required<List<Required<Named<"OBJECT", "Log">>>> };
        gasPrice: { name: "gasPrice"; type: Required<Named<"SCALAR", "BigInt">> };
        maxPriorityFeePerGas: { name: "maxPriorityFeePerGas"; type: Required<Named<"SCALAR", "BigInt">> };
        syncing: { name: "syncing"; type: Named<"OBJECT", "SyncState"> };
        chainID: { name: "chainID"; type: Required<Named<"SCALAR", "BigInt">> };
      };
    };
    Mutation: {
      kind: "OBJECT";
      name: "Mutation";
      fields: {
        sendRawTransaction: { name: "sendRawTransaction"; type: Required<Named<"SCALAR", "Bytes32">> };
      };
    };
    Account: {
      kind: "OBJECT";
      name: "Account";
      fields: {
        address: { name: "address"; type: Required<Named<"SCALAR", "Address">> };
        balance: { name: "balance"; type: Required<Named<"SCALAR", "BigInt">> };
        transactionCount: { name: "transactionCount"; type: Required<Named<"SCALAR", "Long">> };
        code: { name: "code"; type: Required<Named<"SCALAR", "Bytes">> };
        storage: { name: "storage"; type: Required<Named<"SCALAR", "Bytes32">> };
      };
    };
    Log: {
      kind: "OBJECT";
      name: "Log";
      fields: {
        index: { name: "index"; type: Required<Named<"SCALAR", "Long">> };
        account: { name: "account"; type: Required<Named<"OBJECT", "Account">> };
        topics: { name: "topics"; type: Required<List<Required<Named<"SCALAR", "Bytes32">>>> };
        data: { name: "data"; type: Required<Named<"SCALAR", "Bytes">> };
        transaction: { name: "transaction"; type: Required<Named<"OBJECT", "Transaction">> };
      };
    };
    AccessTuple: {
      kind: "OBJECT";
      name: "AccessTuple";
      fields: {
        address: { name: "address"; type: Required<Named<"SCALAR", "Address">> };
        storageKeys: { name: "storageKeys"; type: Required<List<Required<Named<"SCALAR", "Bytes32">>>> };
      };
    };
    Withdrawal: {
      kind: "OBJECT";
      name: "Withdrawal";
      fields: {
        index: { name: "index"; type: Required<Named<"SCALAR", "Long">> };
        validator: { name: "validator"; type: Required<Named<"SCALAR", "Long">> };
        address: { name: "address"; type: Required<Named<"SCALAR", "Address">> };
        amount: { name: "amount"; type: Required<Named<"SCALAR", "Long">> };
      };
    };
    Transaction: {
      kind: "OBJECT";
      name: "Transaction";
      fields: {
        hash: { name: "hash"; type: Required<Named<"SCALAR", "Bytes32">> };
        nonce: { name: "nonce"; type: Required<Named<"SCALAR", "Long">> };
        index: { name: "index"; type: Named<"SCALAR", "Long"> };
        from: { name: "from"; type: Required<Named<"OBJECT", "Account">> };
        to: { name: "to"; type: Named<"OBJECT", "Account"> };
        value: { name: "value"; type: Required<Named<"SCALAR", "BigInt">> };
        gasPrice: { name: "gasPrice"; type: Required<Named<"SCALAR", "BigInt">> };
        maxFeePerGas: { name: "maxFeePerGas"; type: Named<"SCALAR", "BigInt"> };
        maxPriorityFeePerGas: { name: "maxPriorityFeePerGas"; type: Named<"SCALAR", "BigInt"> };
        maxFeePerBlobGas: { name: "maxFeePerBlobGas"; type: Named<"SCALAR", "BigInt"> };
        effectiveTip: { name: "effectiveTip"; type: Named<"SCALAR", "BigInt"> };
        gas: { name: "gas"; type: Required<Named<"SCALAR", "Long">> };
        inputData: { name: "inputData"; type: Required<Named<"SCALAR", "Bytes">> };
        block: { name: "block"; type: Named<"OBJECT", "Block"> };
        status: { name: "status"; type: Named<"SCALAR", "Long"> };
        gasUsed: { name: "gasUsed"; type: Named<"SCALAR", "Long"> };
        cumulativeGasUsed: { name: "cumulativeGasUsed"; type: Named<"SCALAR", "Long"> };
        effectiveGasPrice: { name: "effectiveGasPrice"; type: Named<"SCALAR", "BigInt"> };
        blobGasUsed: { name: "blobGasUsed"; type: Named<"SCALAR", "Long"> };
        blobGasPrice: { name: "blobGasPrice"; type: Named<"SCALAR", "BigInt"> };
        createdContract: { name: "createdContract"; type: Named<"OBJECT", "Account"> };
        logs: { name: "logs"; type: List<Required<Named<"OBJECT", "Log">>> };
        r: { name: "r"; type: Required<Named<"SCALAR", "BigInt">> };
        s: { name: "s"; type: Required<Named<"SCALAR", "BigInt">> };
        v: { name: "v"; type: Named<"SCALAR", "BigInt"> };
        yParity: { name: "yParity"; type: Named<"SCALAR", "BigInt"> };
        type: { name: "type"; type: Named<"SCALAR", "Long"> };
        accessList: { name: "accessList"; type: List<Required<Named<"OBJECT", "AccessTuple">>> };
        raw: { name: "raw"; type: Required<Named<"SCALAR", "Bytes">> };
        rawReceipt: { name: "rawReceipt"; type: Required<Named<"SCALAR", "Bytes">> };
        blobVersionedHashes: { name: "blobVersionedHashes"; type: List<Required<Named<"SCALAR", "Bytes32">>> };
      };
    };
    BlockFilterCriteria: {
      kind: "INPUT_OBJECT";
      name: "BlockFilterCriteria";
      isOneOf: false;
      inputFields: [
        { name: "addresses"; type: List<Required<Named<"SCALAR", "Address">>>; defaultValue: null },
        { name: "topics"; type: List<Required<List<Required<Named<"SCALAR", "Bytes32">>>>>; defaultValue: null },
      ];
    };
    Block: {
      kind: "OBJECT";
      name: "Block";
      fields: {
        number: { name: "number"; type: Required<Named<"SCALAR", "Long">> };
        hash: { name: "hash"; type: Required<Named<"SCALAR", "Bytes32">> };
        parent: { name: "parent"; type: Named<"OBJECT", "Block"> };
        nonce: { name: "nonce"; type: Required<Named<"SCALAR", "Bytes">> };
        transactionsRoot: { name: "transactionsRoot"; type: Required<Named<"SCALAR", "Bytes32">> };
        transactionCount: { name: "transactionCount"; type: Named<"SCALAR", "Long"> };
        stateRoot: { name: "stateRoot"; type: Required<Named<"SCALAR", "Bytes32">> };
        receiptsRoot: { name: "receiptsRoot"; type: Required<Named<"SCALAR", "Bytes32">> };
        miner: { name: "miner"; type: Required<Named<"OBJECT", "Account">> };
        extraData: { name: "extraData"; type: Required<Named<"SCALAR", "Bytes">> };
        gasLimit: { name: "gasLimit"; type: Required<Named<"SCALAR", "Long">> };
        gasUsed: { name: "gasUsed"; type: Required<Named<"SCALAR", "Long">> };
        baseFeePerGas: { name: "baseFeePerGas"; type: Named<"SCALAR", "BigInt"> };
        nextBaseFeePerGas: { name: "nextBaseFeePerGas"; type: Named<"SCALAR", "BigInt"> };
        timestamp: { name: "timestamp"; type: Required<Named<"SCALAR", "Long">> };
        logsBloom: { name: "logsBloom"; type: Required<Named<"SCALAR", "Bytes">> };
        mixHash: { name: "mixHash"; type: Required<Named<"SCALAR", "Bytes32">> };
        difficulty: { name: "difficulty"; type: Required<Named<"SCALAR", "BigInt">> };
        totalDifficulty: { name: "totalDifficulty"; type: Named<"SCALAR", "BigInt"> };
        ommerCount: { name: "ommerCount"; type: Named<"SCALAR", "Long"> };
        ommers: { name: "ommers"; type: List<Named<"OBJECT", "Block">> };
        ommerAt: { name: "ommerAt"; type: Named<"OBJECT", "Block"> };
        ommerHash: { name: "ommerHash"; type: Required<Named<"SCALAR", "Bytes32">> };
        transactions: { name: "transactions"; type: List<Required<Named<"OBJECT", "Transaction">>> };
        transactionAt: { name: "transactionAt"; type: Named<"OBJECT", "Transaction"> };
        logs: { name: "logs"; type: Required<List<Required<Named<"OBJECT", "Log">>>> };
        account: { name: "account"; type: Required<Named<"OBJECT", "Account">> };
        call: { name: "call"; type: Named<"OBJECT", "CallResult"> };
        estimateGas: { name: "estimateGas"; type: Required<Named<"SCALAR", "Long">> };
        rawHeader: { name: "rawHeader"; type: Required<Named<"SCALAR", "Bytes">> };
        raw: { name: "raw"; type: Required<Named<"SCALAR", "Bytes">> };
        withdrawalsRoot: { name: "withdrawalsRoot"; type: Named<"SCALAR", "Bytes32"> };
        withdrawals: { name: "withdrawals"; type: List<Required<Named<"OBJECT", "Withdrawal">>> };
        blobGasUsed: { name: "blobGasUsed"; type: Named<"SCALAR", "Long"> };
        excessBlobGas: { name: "excessBlobGas"; type: Named<"SCALAR", "Long"> };
        slotNumber: { name: "slotNumber"; type: Named<"SCALAR", "Long"> };
        blockAccessListHash: { name: "blockAccessListHash"; type: Named<"SCALAR", "Bytes32"> };
      };
    };
    CallData: {
      kind: "INPUT_OBJECT";
      name: "CallData";
      isOneOf: false;
      inputFields: [
        { name: "from"; type: Named<"SCALAR", "Address">; defaultValue: null },
        { name: "to"; type: Named<"SCALAR", "Address">; defaultValue: null },
        { name: "gas"; type: Named<"SCALAR", "Long">; defaultValue: null },
        { name: "gasPrice"; type: Named<"SCALAR", "BigInt">; defaultValue: null },
        { name: "maxFeePerGas"; type: Named<"SCALAR", "BigInt">; defaultValue: null },
        { name: "maxPriorityFeePerGas"; type: Named<"SCALAR", "BigInt">; defaultValue: null },
        { name: "value"; type: Named<"SCALAR", "BigInt">; defaultValue: null },
        { name: "data"; type: Named<"SCALAR", "Bytes">; defaultValue: null },
      ];
    };
    CallResult: {
      kind: "OBJECT";
      name: "CallResult";
      fields: {
        data: { name: "data"; type: Required<Named<"SCALAR", "Bytes">> };
        gasUsed: { name: "gasUsed"; type: Required<Named<"SCALAR", "Long">> };
        status: { name: "status"; type: Required<Named<"SCALAR", "Long">> };
      };
    };
    FilterCriteria: {
      kind: "INPUT_OBJECT";
      name: "FilterCriteria";
      isOneOf: false;
      inputFields: [
        { name: "fromBlock"; type: Named<"SCALAR", "Long">; defaultValue: null },
        { name: "toBlock"; type: Named<"SCALAR", "Long">; defaultValue: null },
        { name: "addresses"; type: List<Required<Named<"SCALAR", "Address">>>; defaultValue: null },
        { name: "topics"; type: List<Required<List<Required<Named<"SCALAR", "Bytes32">>>>>; defaultValue: null },
      ];
    };
    SyncState: {
      kind: "OBJECT";
      name: "SyncState";
      fields: {
        startingBlock: { name: "startingBlock"; type: Required<Named<"SCALAR", "Long">> };
        currentBlock: { name: "currentBlock"; type: Required<Named<"SCALAR", "Long">> };
        highestBlock: { name: "highestBlock"; type: Required<Named<"SCALAR", "Long">> };
      };
    };
    Pending: {
      kind: "OBJECT";
      name: "Pending";
      fields: {
        transactionCount: { name: "transactionCount"; type: Required<Named<"SCALAR", "Long">> };
        transactions: { name: "transactions"; type: List<Required<Named<"OBJECT", "Transaction">>> };
        account: { name: "account"; type: Required<Named<"OBJECT", "Account">> };
        call: { name: "call"; type: Named<"OBJECT", "CallResult"> };
        estimateGas: { name: "estimateGas"; type: Required<Named<"SCALAR", "Long">> };
      };
    };
  };
}
