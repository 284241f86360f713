// Generated from specs/rpc. Do not edit: change the spec and run `npm run generate`.

/** A JSON Schema, version 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Every type by its name, under `$defs`. The other schemas refer to it: give it to the validator first.
 * Integers that arrive as bigint are outside of what JSON Schema can describe: validate what `JSON.parse`
 * gives.
 */
export const definitions: JsonSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:node-access:rpc",
  $defs: {
    TraceOptions: {
      type: "object",
      properties: { timeout: { type: "string" }, reexec: { type: "integer", minimum: 0 } },
    },
    TracedCallOptions: {
      type: "object",
      properties: {
        stateOverrides: { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
        blockOverrides: { $ref: "urn:node-access:rpc#/$defs/BlockOverrides" },
        txIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    StepOptions: {
      type: "object",
      properties: {
        disableStorage: { type: "boolean" },
        disableStack: { type: "boolean" },
        enableMemory: { type: "boolean" },
        enableReturnData: { type: "boolean" },
        limit: { type: "integer", minimum: 0 },
      },
    },
    TraceConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        { $ref: "urn:node-access:rpc#/$defs/StepOptions" },
        {
          type: "object",
          properties: { tracer: { type: "string" }, tracerConfig: { type: "object" } },
        },
      ],
    },
    StructLogConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        { $ref: "urn:node-access:rpc#/$defs/StepOptions" },
        { type: "object", properties: { tracer: false } },
      ],
    },
    CallTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer"],
          properties: {
            tracer: { const: "callTracer" },
            tracerConfig: { $ref: "urn:node-access:rpc#/$defs/CallTracerOptions" },
          },
        },
      ],
    },
    CallTracerOptions: {
      type: "object",
      properties: { onlyTopCall: { type: "boolean" }, withLog: { type: "boolean" } },
    },
    FlatCallTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer"],
          properties: {
            tracer: { const: "flatCallTracer" },
            tracerConfig: { $ref: "urn:node-access:rpc#/$defs/FlatCallTracerOptions" },
          },
        },
      ],
    },
    FlatCallTracerOptions: {
      type: "object",
      properties: {
        convertParityErrors: { type: "boolean" },
        includePrecompiles: { type: "boolean" },
      },
    },
    PrestateTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer"],
          properties: {
            tracer: { const: "prestateTracer" },
            tracerConfig: {
              allOf: [
                { $ref: "urn:node-access:rpc#/$defs/PrestateTracerOptions" },
                { type: "object", properties: { diffMode: { const: false } } },
              ],
            },
          },
        },
      ],
    },
    PrestateDiffTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer", "tracerConfig"],
          properties: {
            tracer: { const: "prestateTracer" },
            tracerConfig: {
              allOf: [
                { $ref: "urn:node-access:rpc#/$defs/PrestateTracerOptions" },
                {
                  type: "object",
                  required: ["diffMode"],
                  properties: { diffMode: { const: true } },
                },
              ],
            },
          },
        },
      ],
    },
    PrestateTracerOptions: {
      type: "object",
      properties: {
        disableCode: { type: "boolean" },
        disableStorage: { type: "boolean" },
        includeEmpty: { type: "boolean" },
      },
    },
    FourByteTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer"],
          properties: { tracer: { const: "4byteTracer" } },
        },
      ],
    },
    NoopTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer"],
          properties: { tracer: { const: "noopTracer" } },
        },
      ],
    },
    MuxTracerConfig: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TraceOptions" },
        {
          type: "object",
          required: ["tracer", "tracerConfig"],
          properties: {
            tracer: { const: "muxTracer" },
            tracerConfig: { $ref: "urn:node-access:rpc#/$defs/MuxTracerOptions" },
          },
        },
      ],
    },
    MuxTracerOptions: {
      type: "object",
      properties: {
        callTracer: {
          anyOf: [{ $ref: "urn:node-access:rpc#/$defs/CallTracerOptions" }, { type: "null" }],
        },
        flatCallTracer: {
          anyOf: [{ $ref: "urn:node-access:rpc#/$defs/FlatCallTracerOptions" }, { type: "null" }],
        },
        prestateTracer: {
          anyOf: [
            {
              allOf: [
                { $ref: "urn:node-access:rpc#/$defs/PrestateTracerOptions" },
                { type: "object", properties: { diffMode: { type: "boolean" } } },
              ],
            },
            { type: "null" },
          ],
        },
        "4byteTracer": { anyOf: [{ type: "object" }, { type: "null" }] },
        noopTracer: { anyOf: [{ type: "object" }, { type: "null" }] },
      },
    },
    TraceFailure: {
      type: "object",
      required: ["txHash", "error"],
      properties: {
        txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        error: { type: "string" },
        result: false,
      },
    },
    TracedTransaction: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/AnyTrace" },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    AnyTrace: {
      type: "object",
      required: ["txHash", "result"],
      properties: { txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" }, result: {}, error: false },
    },
    StructLogTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/StructLogTrace" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    CallTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/CallFrame" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    FlatCallTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/FlatCall" } },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    PrestateTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/Prestate" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    PrestateDiffTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/PrestateDiff" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    FourByteTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/FourByteCounts" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    MuxTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/MuxTrace" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    NoopTraced: {
      anyOf: [
        {
          type: "object",
          required: ["txHash", "result"],
          properties: {
            txHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            result: { $ref: "urn:node-access:rpc#/$defs/NoopTrace" },
            error: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceFailure" },
      ],
    },
    TracedBlock: {
      type: "object",
      required: ["block", "hash", "traces"],
      properties: {
        block: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        traces: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TracedTransaction" } },
      },
    },
    StructLogTrace: {
      type: "object",
      required: ["gas", "failed", "returnValue", "structLogs"],
      properties: {
        gas: { type: "integer" },
        failed: { type: "boolean" },
        returnValue: { type: "string" },
        structLogs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/StructLog" } },
      },
    },
    StructLog: {
      type: "object",
      required: ["pc", "op", "gas", "gasCost", "depth"],
      properties: {
        pc: { type: "integer" },
        op: { type: "string" },
        gas: { type: "integer" },
        gasCost: { type: "integer" },
        depth: { type: "integer" },
        stack: {
          anyOf: [
            { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
            { type: "null" },
          ],
        },
        memory: { type: "array", items: { type: "string" } },
        storage: { type: "object", additionalProperties: { type: "string" } },
        returnData: { type: "string" },
        refund: { type: "integer" },
        error: { type: "string" },
      },
    },
    CallFrame: {
      type: "object",
      required: ["type", "from", "gas", "gasUsed", "input"],
      properties: {
        type: { type: "string" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { $ref: "urn:node-access:rpc#/$defs/Address" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        output: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        error: { type: "string" },
        revertReason: { type: "string" },
        calls: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/CallFrame" } },
        logs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/CallLog" } },
      },
    },
    CallLog: {
      type: "object",
      required: ["address", "topics", "data"],
      properties: {
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        topics: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        data: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        index: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        position: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    FlatCall: {
      type: "object",
      required: ["type", "action", "subtraces", "traceAddress"],
      properties: {
        type: { type: "string" },
        action: { $ref: "urn:node-access:rpc#/$defs/FlatCallAction" },
        result: {
          anyOf: [{ $ref: "urn:node-access:rpc#/$defs/FlatCallResult" }, { type: "null" }],
        },
        error: { type: "string" },
        subtraces: { type: "integer" },
        traceAddress: { type: "array", items: { type: "integer" } },
        blockHash: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
        blockNumber: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
        transactionHash: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
        transactionPosition: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
      },
    },
    FlatCallAction: {
      type: "object",
      properties: {
        callType: { type: "string" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { $ref: "urn:node-access:rpc#/$defs/Address" },
        gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        init: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        creationMethod: { type: "string" },
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        refundAddress: { $ref: "urn:node-access:rpc#/$defs/Address" },
      },
    },
    FlatCallResult: {
      type: "object",
      properties: {
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        output: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
      },
    },
    Prestate: {
      type: "object",
      propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
      additionalProperties: {
        type: "object",
        properties: {
          balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          nonce: { type: "integer" },
          code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
          codeHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          storage: {
            type: "object",
            propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          },
        },
      },
    },
    PrestateDiff: {
      type: "object",
      required: ["pre", "post"],
      properties: {
        pre: { $ref: "urn:node-access:rpc#/$defs/Prestate" },
        post: { $ref: "urn:node-access:rpc#/$defs/Prestate" },
      },
    },
    FourByteCounts: { type: "object", additionalProperties: { type: "integer" } },
    NoopTrace: { type: "object", additionalProperties: true },
    MuxTrace: {
      type: "object",
      properties: {
        callTracer: { $ref: "urn:node-access:rpc#/$defs/CallFrame" },
        flatCallTracer: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/FlatCall" } },
        prestateTracer: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/Prestate" },
            { $ref: "urn:node-access:rpc#/$defs/PrestateDiff" },
          ],
        },
        "4byteTracer": { $ref: "urn:node-access:rpc#/$defs/FourByteCounts" },
        noopTracer: { $ref: "urn:node-access:rpc#/$defs/NoopTrace" },
      },
    },
    BadBlock: {
      type: "object",
      required: ["block", "hash", "rlp"],
      properties: {
        block: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/BlockWithTransactions" },
            { $ref: "urn:node-access:rpc#/$defs/BlockWithHashes" },
          ],
        },
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        rlp: { $ref: "urn:node-access:rpc#/$defs/Hex" },
      },
    },
    StorageRange: {
      type: "object",
      required: ["storage", "nextKey"],
      properties: {
        storage: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          additionalProperties: {
            type: "object",
            required: ["key", "value"],
            properties: {
              key: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
              value: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            },
          },
        },
        nextKey: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
      },
    },
    StateDump: {
      type: "object",
      required: ["root", "accounts"],
      properties: {
        root: { type: "string" },
        accounts: {
          type: "object",
          additionalProperties: { $ref: "urn:node-access:rpc#/$defs/DumpedAccount" },
        },
        next: { type: "string" },
      },
    },
    DumpedAccount: {
      type: "object",
      required: ["balance", "nonce", "root", "codeHash"],
      properties: {
        balance: { type: "string" },
        nonce: { type: "integer", minimum: 0 },
        root: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        codeHash: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        storage: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          additionalProperties: { type: "string" },
        },
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        key: { $ref: "urn:node-access:rpc#/$defs/Hex" },
      },
    },
    ExecutionWitness: {
      type: "object",
      required: ["state", "codes"],
      properties: {
        state: {
          anyOf: [
            { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
            {
              type: "object",
              propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hex" },
              additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Hex" },
            },
          ],
        },
        codes: {
          anyOf: [
            { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
            {
              type: "object",
              propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hex" },
              additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Hex" },
            },
          ],
        },
        keys: {
          anyOf: [
            { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
            {
              type: "object",
              propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hex" },
              additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Hex" },
            },
            { type: "null" },
          ],
        },
        headers: {
          anyOf: [
            {
              type: "array",
              items: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "object" }] },
            },
            { type: "null" },
          ],
        },
      },
    },
    FilterId: {
      description: "Names a filter on the node that made it.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]+$",
    },
    SubscriptionId: {
      description: "Names a subscription on the socket that made it.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]+$",
    },
    SyncProgress: {
      type: "object",
      required: ["syncing"],
      properties: {
        syncing: { type: "boolean" },
        status: { $ref: "urn:node-access:rpc#/$defs/SyncStatus" },
      },
    },
    ReceiptFilter: {
      type: "object",
      properties: {
        transactionHashes: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
      },
    },
    LogFilter: {
      type: "object",
      properties: {
        address: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/Address" },
            { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Address" } },
          ],
        },
        topics: {
          type: "array",
          items: {
            anyOf: [
              { $ref: "urn:node-access:rpc#/$defs/Hash" },
              { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
              { type: "null" },
            ],
          },
        },
      },
    },
    LogQuery: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/LogFilter" },
        {
          type: "object",
          properties: {
            fromBlock: { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
            toBlock: { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
            blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          },
        },
      ],
    },
    Log: {
      type: "object",
      required: [
        "address",
        "topics",
        "data",
        "blockNumber",
        "blockHash",
        "transactionHash",
        "transactionIndex",
        "logIndex",
        "removed",
      ],
      properties: {
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        topics: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        data: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        blockNumber: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        blockTimestamp: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        transactionHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        transactionIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        logIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        removed: { type: "boolean" },
      },
    },
    AccountProof: {
      type: "object",
      required: [
        "address",
        "accountProof",
        "balance",
        "codeHash",
        "nonce",
        "storageHash",
        "storageProof",
      ],
      properties: {
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        accountProof: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
        balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        codeHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        storageHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        storageProof: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/StorageProof" } },
      },
    },
    StorageProof: {
      type: "object",
      required: ["key", "value", "proof"],
      properties: {
        key: { $ref: "urn:node-access:rpc#/$defs/StorageKey" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        proof: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
      },
    },
    AccessListResult: {
      type: "object",
      required: ["accessList", "gasUsed"],
      properties: {
        accessList: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/AccessListEntry" } },
        error: { type: "string" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    StateOverrides: {
      type: "object",
      propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
      additionalProperties: { $ref: "urn:node-access:rpc#/$defs/AccountOverride" },
    },
    AccountOverride: {
      type: "object",
      properties: {
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        state: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        },
        stateDiff: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        },
        movePrecompileToAddress: { $ref: "urn:node-access:rpc#/$defs/Address" },
      },
    },
    BlockOverrides: {
      type: "object",
      properties: {
        number: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        time: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasLimit: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        feeRecipient: { $ref: "urn:node-access:rpc#/$defs/Address" },
        prevRandao: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            { $ref: "urn:node-access:rpc#/$defs/Hash" },
          ],
        },
        baseFeePerGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        blobBaseFee: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        difficulty: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        withdrawals: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Withdrawal" } },
      },
    },
    Simulation: {
      type: "object",
      required: ["blockStateCalls"],
      properties: {
        blockStateCalls: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/BlockCalls" } },
        traceTransfers: { type: "boolean" },
        validation: { type: "boolean" },
        returnFullTransactions: { type: "boolean" },
      },
    },
    SimulationWithTransactions: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Simulation" },
        {
          type: "object",
          required: ["returnFullTransactions"],
          properties: { returnFullTransactions: { const: true } },
        },
      ],
    },
    SimulationWithHashes: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Simulation" },
        { type: "object", properties: { returnFullTransactions: { const: false } } },
      ],
    },
    BlockCalls: {
      type: "object",
      properties: {
        blockOverrides: { $ref: "urn:node-access:rpc#/$defs/BlockOverrides" },
        stateOverrides: { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
        calls: {
          type: "array",
          items: { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        },
      },
    },
    SimulatedBlockWithHashes: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockWithHashes" },
        {
          type: "object",
          required: ["calls"],
          properties: {
            calls: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/SimulatedCall" } },
          },
        },
      ],
    },
    SimulatedBlockWithTransactions: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Block" },
        {
          type: "object",
          required: ["transactions", "calls"],
          properties: {
            transactions: {
              type: "array",
              items: { $ref: "urn:node-access:rpc#/$defs/SimulatedBlockTransaction" },
            },
            calls: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/SimulatedCall" } },
          },
        },
      ],
    },
    SimulatedBlockTransaction: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/SignedTransactionFields" },
        {
          type: "object",
          required: ["hash", "from", "blockHash", "blockNumber", "transactionIndex"],
          properties: {
            hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            from: { $ref: "urn:node-access:rpc#/$defs/Address" },
            blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            blockNumber: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            transactionIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      ],
    },
    SimulatedCall: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/SimulatedSuccess" },
        { $ref: "urn:node-access:rpc#/$defs/SimulatedFailure" },
      ],
    },
    SimulatedSuccess: {
      type: "object",
      required: ["status", "returnData", "gasUsed", "logs"],
      properties: {
        status: { const: "0x1" },
        returnData: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        maxUsedGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        logs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
      },
    },
    SimulatedFailure: {
      type: "object",
      required: ["status", "returnData", "gasUsed", "error"],
      properties: {
        status: { const: "0x0" },
        returnData: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        maxUsedGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        error: {
          type: "object",
          required: ["code", "message"],
          properties: {
            code: { type: "integer" },
            message: { type: "string" },
            data: { $ref: "urn:node-access:rpc#/$defs/Hex" },
          },
        },
      },
    },
    CallBundle: {
      type: "object",
      required: ["transactions"],
      properties: {
        transactions: {
          type: "array",
          items: { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        },
        blockOverride: { $ref: "urn:node-access:rpc#/$defs/BlockOverrides" },
      },
    },
    CallContext: {
      type: "object",
      required: ["blockNumber"],
      properties: {
        blockNumber: { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        transactionIndex: { type: "integer" },
      },
    },
    AccessListEntry: {
      type: "object",
      required: ["address", "storageKeys"],
      properties: {
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        storageKeys: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
      },
    },
    Authorization: {
      type: "object",
      required: ["chainId", "address", "nonce", "yParity", "r", "s"],
      properties: {
        chainId: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        yParity: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        r: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        s: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    TransactionFields: {
      type: "object",
      required: ["hash", "from", "to", "nonce", "gas", "value", "input", "r", "s"],
      properties: {
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        v: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        r: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        s: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        chainId: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    TransactionLegacy: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionFields" },
        {
          type: "object",
          required: ["type", "gasPrice", "v"],
          properties: {
            type: { const: "0x0" },
            gasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            v: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      ],
    },
    TransactionTyped: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionFields" },
        {
          type: "object",
          required: ["chainId", "accessList"],
          properties: {
            chainId: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            accessList: {
              type: "array",
              items: { $ref: "urn:node-access:rpc#/$defs/AccessListEntry" },
            },
            yParity: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      ],
    },
    TransactionFeeMarket: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionTyped" },
        {
          type: "object",
          required: ["maxFeePerGas", "maxPriorityFeePerGas"],
          properties: {
            maxFeePerGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            maxPriorityFeePerGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      ],
    },
    Transaction2930: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionTyped" },
        {
          type: "object",
          required: ["type", "gasPrice"],
          properties: {
            type: { const: "0x1" },
            gasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      ],
    },
    Transaction1559: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionFeeMarket" },
        { type: "object", required: ["type"], properties: { type: { const: "0x2" } } },
      ],
    },
    Transaction4844: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionFeeMarket" },
        {
          type: "object",
          required: ["type", "to", "maxFeePerBlobGas", "blobVersionedHashes"],
          properties: {
            type: { const: "0x3" },
            to: { $ref: "urn:node-access:rpc#/$defs/Address" },
            maxFeePerBlobGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            blobVersionedHashes: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
          },
        },
      ],
    },
    Transaction7702: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionFeeMarket" },
        {
          type: "object",
          required: ["type", "to", "authorizationList"],
          properties: {
            type: { const: "0x4" },
            to: { $ref: "urn:node-access:rpc#/$defs/Address" },
            authorizationList: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Authorization" } },
          },
        },
      ],
    },
    SignedTransaction: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionLegacy" },
        { $ref: "urn:node-access:rpc#/$defs/Transaction2930" },
        { $ref: "urn:node-access:rpc#/$defs/Transaction1559" },
        { $ref: "urn:node-access:rpc#/$defs/Transaction4844" },
        { $ref: "urn:node-access:rpc#/$defs/Transaction7702" },
        {
          type: "object",
          required: ["type"],
          properties: { type: { type: "string", not: { enum: ["0x0", "0x1", "0x2", "0x3", "0x4"] } } },
        },
      ],
    },
    Transaction: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/SignedTransaction" },
        {
          type: "object",
          required: ["blockHash", "blockNumber", "transactionIndex"],
          properties: {
            blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            blockNumber: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            blockTimestamp: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            transactionIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      ],
    },
    PendingTransaction: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/SignedTransaction" },
        {
          type: "object",
          required: ["blockHash", "blockNumber", "transactionIndex"],
          properties: {
            blockHash: { type: "null" },
            blockNumber: { type: "null" },
            transactionIndex: { type: "null" },
          },
        },
      ],
    },
    SignedBytes: {
      type: "object",
      required: ["raw", "tx"],
      properties: {
        raw: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        tx: { $ref: "urn:node-access:rpc#/$defs/SignedTransactionFields" },
      },
    },
    SignedTransactionFields: {
      type: "object",
      required: ["type", "nonce", "to", "gas", "value", "input"],
      properties: {
        type: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        to: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        gasPrice: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        maxFeePerGas: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        maxPriorityFeePerGas: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        maxFeePerBlobGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        accessList: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/AccessListEntry" } },
        blobVersionedHashes: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        authorizationList: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Authorization" } },
        chainId: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        v: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        yParity: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        r: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        s: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    TransactionRequest: {
      type: "object",
      properties: {
        type: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        data: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        gasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        maxFeePerGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        maxPriorityFeePerGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        maxFeePerBlobGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        accessList: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/AccessListEntry" } },
        blobVersionedHashes: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        blobs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
        commitments: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
        proofs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
        chainId: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        authorizationList: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Authorization" } },
      },
    },
    Receipt: {
      type: "object",
      required: [
        "transactionHash",
        "transactionIndex",
        "blockHash",
        "blockNumber",
        "from",
        "cumulativeGasUsed",
        "gasUsed",
        "logs",
        "logsBloom",
      ],
      properties: {
        type: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        transactionHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        transactionIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        blockNumber: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        contractAddress: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        cumulativeGasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        blobGasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        effectiveGasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        blobGasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        logs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
        logsBloom: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        root: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        status: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    SyncStatus: {
      type: "object",
      required: ["startingBlock", "currentBlock", "highestBlock"],
      properties: {
        startingBlock: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        currentBlock: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        highestBlock: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    ForkConfigurations: {
      type: "object",
      required: ["current", "next", "last"],
      properties: {
        current: { $ref: "urn:node-access:rpc#/$defs/ForkConfiguration" },
        next: {
          anyOf: [{ $ref: "urn:node-access:rpc#/$defs/ForkConfiguration" }, { type: "null" }],
        },
        last: {
          anyOf: [{ $ref: "urn:node-access:rpc#/$defs/ForkConfiguration" }, { type: "null" }],
        },
      },
    },
    ForkConfiguration: {
      type: "object",
      required: [
        "activationTime",
        "blobSchedule",
        "chainId",
        "forkId",
        "precompiles",
        "systemContracts",
      ],
      properties: {
        activationTime: { type: "integer", minimum: 0 },
        blobSchedule: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/BlobSchedule" }, { type: "null" }] },
        chainId: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        forkId: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        precompiles: {
          type: "object",
          additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Address" },
        },
        systemContracts: {
          anyOf: [
            {
              type: "object",
              additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Address" },
            },
            { type: "null" },
          ],
        },
      },
    },
    BlobSchedule: {
      type: "object",
      required: ["target", "max", "baseFeeUpdateFraction"],
      properties: {
        target: { type: "integer" },
        max: { type: "integer" },
        baseFeeUpdateFraction: { type: "integer", minimum: 0 },
      },
    },
    NodeCapabilities: {
      type: "object",
      required: ["head", "state", "tx", "logs", "receipts", "blocks", "stateproofs"],
      properties: {
        head: {
          type: "object",
          required: ["number", "hash"],
          properties: {
            number: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          },
        },
        state: { $ref: "urn:node-access:rpc#/$defs/KeptData" },
        tx: { $ref: "urn:node-access:rpc#/$defs/KeptData" },
        logs: { $ref: "urn:node-access:rpc#/$defs/KeptData" },
        receipts: { $ref: "urn:node-access:rpc#/$defs/KeptData" },
        blocks: { $ref: "urn:node-access:rpc#/$defs/KeptData" },
        stateproofs: { $ref: "urn:node-access:rpc#/$defs/KeptData" },
      },
    },
    KeptData: {
      type: "object",
      required: ["disabled"],
      properties: {
        disabled: { type: "boolean" },
        oldestBlock: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        deleteStrategy: {
          type: "object",
          required: ["type", "retentionBlocks"],
          properties: {
            type: { const: "window" },
            retentionBlocks: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
      },
    },
    FeeHistory: {
      type: "object",
      required: ["oldestBlock", "gasUsedRatio"],
      properties: {
        oldestBlock: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        baseFeePerGas: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
        baseFeePerBlobGas: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
        gasUsedRatio: { anyOf: [{ type: "array", items: { type: "number" } }, { type: "null" }] },
        blobGasUsedRatio: { type: "array", items: { type: "number" } },
        reward: {
          anyOf: [
            {
              type: "array",
              items: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
            },
            { type: "null" },
          ],
        },
      },
    },
    BlockHeader: {
      type: "object",
      required: [
        "number",
        "hash",
        "parentHash",
        "nonce",
        "sha3Uncles",
        "logsBloom",
        "transactionsRoot",
        "stateRoot",
        "receiptsRoot",
        "miner",
        "difficulty",
        "extraData",
        "gasLimit",
        "gasUsed",
        "timestamp",
        "mixHash",
      ],
      properties: {
        number: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        parentHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        sha3Uncles: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        logsBloom: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        transactionsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        stateRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        receiptsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        miner: { $ref: "urn:node-access:rpc#/$defs/Address" },
        difficulty: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        extraData: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        gasLimit: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        timestamp: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        mixHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        baseFeePerGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        withdrawalsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        blobGasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        excessBlobGas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        parentBeaconBlockRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        requestsHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        blockAccessListHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        totalDifficulty: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    Head: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockHeader" },
        {
          type: "object",
          properties: { size: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
        },
      ],
    },
    Block: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockHeader" },
        {
          type: "object",
          required: ["size", "uncles"],
          properties: {
            size: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            uncles: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
            withdrawals: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Withdrawal" } },
          },
        },
      ],
    },
    BlockWithHashes: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Block" },
        {
          type: "object",
          required: ["transactions"],
          properties: {
            transactions: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
          },
        },
      ],
    },
    BlockWithTransactions: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Block" },
        {
          type: "object",
          required: ["transactions"],
          properties: {
            transactions: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Transaction" } },
          },
        },
      ],
    },
    Withdrawal: {
      type: "object",
      required: ["index", "validatorIndex", "address", "amount"],
      properties: {
        index: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        validatorIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        amount: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    AccountAccess: {
      type: "object",
      required: ["address"],
      properties: {
        address: { $ref: "urn:node-access:rpc#/$defs/Address" },
        storageChanges: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/SlotChanges" } },
        storageReads: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        balanceChanges: {
          type: "array",
          items: {
            type: "object",
            required: ["index", "value"],
            properties: {
              index: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
              value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            },
          },
        },
        nonceChanges: {
          type: "array",
          items: {
            type: "object",
            required: ["index", "value"],
            properties: {
              index: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
              value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            },
          },
        },
        codeChanges: {
          type: "array",
          items: {
            type: "object",
            required: ["index", "code"],
            properties: {
              index: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
              code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
            },
          },
        },
      },
    },
    SlotChanges: {
      type: "object",
      required: ["key", "changes"],
      properties: {
        key: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        changes: {
          type: "array",
          items: {
            type: "object",
            required: ["index", "value"],
            properties: {
              index: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
              value: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            },
          },
        },
      },
    },
    ExplorerHeader: {
      type: "object",
      required: [
        "number",
        "hash",
        "parentHash",
        "nonce",
        "sha3Uncles",
        "logsBloom",
        "transactionsRoot",
        "stateRoot",
        "receiptsRoot",
        "miner",
        "difficulty",
        "extraData",
        "gasLimit",
        "gasUsed",
        "timestamp",
        "mixHash",
      ],
      properties: {
        number: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        parentHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        sha3Uncles: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        logsBloom: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        transactionsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        stateRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        receiptsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        miner: { $ref: "urn:node-access:rpc#/$defs/Address" },
        difficulty: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        totalDifficulty: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        extraData: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        size: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        gasLimit: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        timestamp: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        mixHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        baseFeePerGas: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
      },
    },
    TimedLog: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Log" },
        {
          type: "object",
          required: ["timestamp"],
          properties: { timestamp: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
        },
      ],
    },
    LatestLogsOptions: {
      type: "object",
      properties: {
        logCount: { type: "integer", minimum: 0 },
        blockCount: { type: "integer", minimum: 0 },
        ignoreTopicsOrder: { type: "boolean" },
      },
    },
    PeerInfo: {
      type: "object",
      required: ["id", "name", "enode"],
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        enode: { type: "string" },
        enr: { type: "string" },
        ip: { type: "string" },
        ports: {
          type: "object",
          properties: {
            discovery: { type: "integer", minimum: 0 },
            listener: { type: "integer", minimum: 0 },
          },
        },
        listenAddr: { type: "string" },
        protocols: { type: "object" },
      },
    },
    InternalOperation: {
      type: "object",
      required: ["type", "from", "to", "value"],
      properties: {
        type: { anyOf: [{ type: "integer" }, { $ref: "urn:node-access:rpc#/$defs/Decimal" }] },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { $ref: "urn:node-access:rpc#/$defs/Address" },
        value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    ExplorerCall: {
      type: "object",
      required: ["type", "depth", "from", "to", "value", "input"],
      properties: {
        type: { type: "string" },
        depth: { type: "integer" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { $ref: "urn:node-access:rpc#/$defs/Address" },
        value: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        output: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
      },
    },
    ExplorerBlock: {
      type: "object",
      required: [
        "number",
        "hash",
        "parentHash",
        "miner",
        "timestamp",
        "stateRoot",
        "transactionsRoot",
        "receiptsRoot",
        "sha3Uncles",
        "nonce",
        "mixHash",
        "difficulty",
        "extraData",
        "gasLimit",
        "gasUsed",
        "transactionCount",
      ],
      properties: {
        number: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        parentHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        miner: { $ref: "urn:node-access:rpc#/$defs/Address" },
        timestamp: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        logsBloom: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
        size: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        stateRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        transactionsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        receiptsRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        sha3Uncles: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        uncles: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        mixHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        difficulty: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        totalDifficulty: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        extraData: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        gasLimit: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        baseFeePerGas: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
        withdrawals: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Withdrawal" } },
        transactionCount: {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          ],
        },
      },
    },
    ExplorerBlockPage: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/ExplorerBlock" },
        {
          type: "object",
          required: ["transactions"],
          properties: {
            transactions: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Transaction" } },
          },
        },
      ],
    },
    BlockDetails: {
      type: "object",
      required: ["block", "issuance", "totalFees"],
      properties: {
        block: { $ref: "urn:node-access:rpc#/$defs/ExplorerBlock" },
        issuance: {
          type: "object",
          required: ["blockReward", "uncleReward", "issuance"],
          properties: {
            blockReward: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            uncleReward: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            issuance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          },
        },
        totalFees: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
    ExplorerReceipt: {
      type: "object",
      required: [
        "transactionHash",
        "transactionIndex",
        "blockHash",
        "blockNumber",
        "from",
        "cumulativeGasUsed",
        "gasUsed",
      ],
      properties: {
        type: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        transactionHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        transactionIndex: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        blockNumber: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        from: { $ref: "urn:node-access:rpc#/$defs/Address" },
        to: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        contractAddress: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "null" }] },
        cumulativeGasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        effectiveGasPrice: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        status: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        timestamp: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            { type: "integer", minimum: 0 },
            { type: "null" },
          ],
        },
        logs: {
          anyOf: [
            { type: "null" },
            { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
          ],
        },
        logsBloom: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
      },
    },
    FoundTransactions: {
      type: "object",
      required: ["txs", "receipts", "firstPage", "lastPage"],
      properties: {
        txs: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Transaction" } },
        receipts: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/ExplorerReceipt" } },
        firstPage: { type: "boolean" },
        lastPage: { type: "boolean" },
      },
    },
    Hex: {
      description: "Bytes: two hex digits each, after `0x`.",
      type: "string",
      pattern: "^0x([0-9a-fA-F]{2})*$",
    },
    HexValue: {
      description: "Bytes or an integer in hex after `0x`, with or without leading zeros.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]*$",
    },
    Quantity: {
      description: "An integer in hex after `0x`, without leading zeros.",
      type: "string",
      pattern: "^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$",
    },
    Decimal: { description: "An integer in decimal digits.", type: "string", pattern: "^[0-9]+$" },
    Hash: {
      description: "32 bytes in hex after `0x`.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{64}$",
    },
    Address: {
      description: "20 bytes in hex after `0x`.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{40}$",
    },
    BlockTag: { enum: ["latest", "earliest", "pending", "safe", "finalized"] },
    StorageKey: {
      description: "A slot of storage: up to 32 bytes in hex after `0x`, with or without leading zeros.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{0,64}$",
    },
    BlockNumberOrTag: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        { $ref: "urn:node-access:rpc#/$defs/BlockTag" },
      ],
    },
    BlockReference: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        {
          type: "object",
          required: ["blockNumber"],
          properties: { blockNumber: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
        },
        {
          type: "object",
          required: ["blockHash"],
          properties: {
            blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            requireCanonical: { type: "boolean" },
          },
        },
      ],
    },
    Felt: {
      description: "An integer below the field's prime, in hex after `0x`. Leading zeros are accepted.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{1,64}$",
    },
    StarknetBlockId: {
      anyOf: [
        {
          type: "object",
          required: ["block_number"],
          properties: { block_number: { type: "integer", minimum: 0 } },
        },
        {
          type: "object",
          required: ["block_hash"],
          properties: { block_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        },
        { $ref: "urn:node-access:rpc#/$defs/StarknetBlockTag" },
      ],
    },
    StarknetBlockTag: {
      anyOf: [
        { const: "latest" },
        { const: "pending" },
        { enum: ["pre_confirmed", "l1_accepted"] },
      ],
    },
    SimulationFlag: {
      anyOf: [{ enum: ["SKIP_VALIDATE", "SKIP_FEE_CHARGE"] }, { const: "RETURN_INITIAL_READS" }],
    },
    InvokeTransaction: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/InvokeTransactionV0" },
        { $ref: "urn:node-access:rpc#/$defs/InvokeTransactionV1" },
        { $ref: "urn:node-access:rpc#/$defs/InvokeTransactionV3" },
      ],
    },
    InvokeTransactionV0: {
      type: "object",
      required: [
        "type",
        "version",
        "max_fee",
        "signature",
        "contract_address",
        "entry_point_selector",
        "calldata",
      ],
      properties: {
        type: { const: "INVOKE" },
        version: { enum: ["0x0", "0x100000000000000000000000000000000"] },
        max_fee: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        signature: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        entry_point_selector: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        calldata: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
      },
    },
    InvokeTransactionV1: {
      type: "object",
      required: ["type", "version", "max_fee", "signature", "sender_address", "nonce", "calldata"],
      properties: {
        type: { const: "INVOKE" },
        version: { enum: ["0x1", "0x100000000000000000000000000000001"] },
        max_fee: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        signature: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        sender_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        calldata: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
      },
    },
    InvokeTransactionV3: {
      type: "object",
      required: [
        "type",
        "version",
        "signature",
        "sender_address",
        "nonce",
        "calldata",
        "resource_bounds",
        "tip",
        "paymaster_data",
        "account_deployment_data",
        "nonce_data_availability_mode",
        "fee_data_availability_mode",
      ],
      properties: {
        type: { const: "INVOKE" },
        version: { enum: ["0x3", "0x100000000000000000000000000000003"] },
        signature: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        sender_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        calldata: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        resource_bounds: {
          type: "object",
          required: ["l1_gas", "l2_gas"],
          properties: {
            l1_gas: { $ref: "urn:node-access:rpc#/$defs/ResourceBounds" },
            l1_data_gas: { $ref: "urn:node-access:rpc#/$defs/ResourceBounds" },
            l2_gas: { $ref: "urn:node-access:rpc#/$defs/ResourceBounds" },
          },
        },
        tip: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        paymaster_data: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        account_deployment_data: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        nonce_data_availability_mode: { $ref: "urn:node-access:rpc#/$defs/DataAvailabilityMode" },
        fee_data_availability_mode: { $ref: "urn:node-access:rpc#/$defs/DataAvailabilityMode" },
      },
    },
    ResourceBounds: {
      type: "object",
      required: ["max_amount", "max_price_per_unit"],
      properties: {
        max_amount: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        max_price_per_unit: { $ref: "urn:node-access:rpc#/$defs/Felt" },
      },
    },
    DataAvailabilityMode: { enum: ["L1", "L2"] },
    SimulationWithReads: {
      type: "object",
      required: ["simulated_transactions", "initial_reads"],
      properties: {
        simulated_transactions: {
          type: "array",
          items: { $ref: "urn:node-access:rpc#/$defs/SimulatedTransaction" },
        },
        initial_reads: { $ref: "urn:node-access:rpc#/$defs/InitialReads" },
      },
    },
    InitialReads: {
      type: "object",
      properties: {
        storage: {
          type: "array",
          items: {
            type: "object",
            required: ["contract_address", "key", "value"],
            properties: {
              contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              key: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              value: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
        nonces: {
          type: "array",
          items: {
            type: "object",
            required: ["contract_address", "nonce"],
            properties: {
              contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              nonce: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
        class_hashes: {
          type: "array",
          items: {
            type: "object",
            required: ["contract_address", "class_hash"],
            properties: {
              contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
        declared_contracts: {
          type: "array",
          items: {
            type: "object",
            required: ["class_hash", "is_declared"],
            properties: {
              class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              is_declared: { type: "boolean" },
            },
          },
        },
      },
    },
    SimulatedTransaction: {
      type: "object",
      required: ["transaction_trace", "fee_estimation"],
      properties: {
        transaction_trace: { $ref: "urn:node-access:rpc#/$defs/InvokeTransactionTrace" },
        fee_estimation: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/FeeEstimate" },
            { $ref: "urn:node-access:rpc#/$defs/FeeEstimateBefore08" },
          ],
        },
      },
    },
    InvokeTransactionTrace: {
      type: "object",
      required: ["type", "execute_invocation"],
      properties: {
        type: { const: "INVOKE" },
        validate_invocation: { $ref: "urn:node-access:rpc#/$defs/FunctionInvocation" },
        execute_invocation: {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/FunctionInvocation" },
            { $ref: "urn:node-access:rpc#/$defs/RevertedInvocation" },
          ],
        },
        fee_transfer_invocation: { $ref: "urn:node-access:rpc#/$defs/FunctionInvocation" },
        state_diff: { $ref: "urn:node-access:rpc#/$defs/StarknetStateDiff" },
        execution_resources: { $ref: "urn:node-access:rpc#/$defs/ExecutionResources" },
      },
    },
    RevertedInvocation: {
      type: "object",
      required: ["revert_reason"],
      properties: { revert_reason: { type: "string" }, contract_address: false },
    },
    FunctionInvocation: {
      type: "object",
      required: [
        "contract_address",
        "entry_point_selector",
        "calldata",
        "caller_address",
        "class_hash",
        "entry_point_type",
        "call_type",
        "result",
        "calls",
        "events",
        "messages",
      ],
      properties: {
        contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        entry_point_selector: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        calldata: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        caller_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        entry_point_type: { enum: ["EXTERNAL", "L1_HANDLER", "CONSTRUCTOR"] },
        call_type: { enum: ["CALL", "LIBRARY_CALL", "DELEGATE"] },
        result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        calls: {
          type: "array",
          items: { $ref: "urn:node-access:rpc#/$defs/FunctionInvocation" },
        },
        events: {
          type: "array",
          items: {
            type: "object",
            required: ["keys", "data"],
            properties: {
              order: { type: "integer" },
              keys: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
              data: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
            },
          },
        },
        messages: {
          type: "array",
          items: {
            type: "object",
            required: ["from_address", "to_address", "payload"],
            properties: {
              order: { type: "integer" },
              from_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              to_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              payload: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
            },
          },
        },
        execution_resources: { $ref: "urn:node-access:rpc#/$defs/ExecutionResources" },
        is_reverted: { type: "boolean" },
      },
    },
    ExecutionResources: {
      type: "object",
      properties: {
        l1_gas: { type: "integer" },
        l1_data_gas: { type: "integer" },
        l2_gas: { type: "integer" },
        steps: { type: "integer" },
        data_availability: {
          type: "object",
          required: ["l1_gas", "l1_data_gas"],
          properties: { l1_gas: { type: "integer" }, l1_data_gas: { type: "integer" } },
        },
      },
    },
    StarknetStateDiff: {
      type: "object",
      required: [
        "storage_diffs",
        "deprecated_declared_classes",
        "declared_classes",
        "deployed_contracts",
        "replaced_classes",
        "nonces",
      ],
      properties: {
        storage_diffs: {
          type: "array",
          items: {
            type: "object",
            required: ["address", "storage_entries"],
            properties: {
              address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              storage_entries: {
                type: "array",
                items: {
                  type: "object",
                  required: ["key", "value"],
                  properties: {
                    key: { $ref: "urn:node-access:rpc#/$defs/Felt" },
                    value: { $ref: "urn:node-access:rpc#/$defs/Felt" },
                  },
                },
              },
            },
          },
        },
        deprecated_declared_classes: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Felt" } },
        declared_classes: {
          type: "array",
          items: {
            type: "object",
            required: ["class_hash", "compiled_class_hash"],
            properties: {
              class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              compiled_class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
        deployed_contracts: {
          type: "array",
          items: {
            type: "object",
            required: ["address", "class_hash"],
            properties: {
              address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
        replaced_classes: {
          type: "array",
          items: {
            type: "object",
            required: ["contract_address", "class_hash"],
            properties: {
              contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              class_hash: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
        nonces: {
          type: "array",
          items: {
            type: "object",
            required: ["contract_address", "nonce"],
            properties: {
              contract_address: { $ref: "urn:node-access:rpc#/$defs/Felt" },
              nonce: { $ref: "urn:node-access:rpc#/$defs/Felt" },
            },
          },
        },
      },
    },
    FeeUnit: { enum: ["WEI", "FRI"] },
    FeeEstimate: {
      type: "object",
      required: [
        "l1_gas_consumed",
        "l1_gas_price",
        "l1_data_gas_consumed",
        "l1_data_gas_price",
        "l2_gas_consumed",
        "l2_gas_price",
        "overall_fee",
        "unit",
      ],
      properties: {
        l1_gas_consumed: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        l1_gas_price: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        l1_data_gas_consumed: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        l1_data_gas_price: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        l2_gas_consumed: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        l2_gas_price: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        overall_fee: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        unit: { $ref: "urn:node-access:rpc#/$defs/FeeUnit" },
        gas_consumed: false,
      },
    },
    FeeEstimateBefore08: {
      type: "object",
      required: ["gas_consumed", "gas_price", "overall_fee", "unit"],
      properties: {
        gas_consumed: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        gas_price: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        data_gas_consumed: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        data_gas_price: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        overall_fee: { $ref: "urn:node-access:rpc#/$defs/Felt" },
        unit: { $ref: "urn:node-access:rpc#/$defs/FeeUnit" },
        l1_gas_consumed: false,
      },
    },
    TraceType: { enum: ["trace", "vmTrace", "stateDiff"] },
    OnlyTrace: { type: "array", minItems: 1, prefixItems: [{ const: "trace" }], items: false },
    OnlyVmTrace: { type: "array", minItems: 1, prefixItems: [{ const: "vmTrace" }], items: false },
    OnlyStateDiff: { type: "array", minItems: 1, prefixItems: [{ const: "stateDiff" }], items: false },
    OnlyTraceAndVmTrace: {
      anyOf: [
        {
          type: "array",
          minItems: 2,
          prefixItems: [{ const: "trace" }, { const: "vmTrace" }],
          items: false,
        },
        {
          type: "array",
          minItems: 2,
          prefixItems: [{ const: "vmTrace" }, { const: "trace" }],
          items: false,
        },
      ],
    },
    OnlyTraceAndStateDiff: {
      anyOf: [
        {
          type: "array",
          minItems: 2,
          prefixItems: [{ const: "trace" }, { const: "stateDiff" }],
          items: false,
        },
        {
          type: "array",
          minItems: 2,
          prefixItems: [{ const: "stateDiff" }, { const: "trace" }],
          items: false,
        },
      ],
    },
    OnlyVmTraceAndStateDiff: {
      anyOf: [
        {
          type: "array",
          minItems: 2,
          prefixItems: [{ const: "vmTrace" }, { const: "stateDiff" }],
          items: false,
        },
        {
          type: "array",
          minItems: 2,
          prefixItems: [{ const: "stateDiff" }, { const: "vmTrace" }],
          items: false,
        },
      ],
    },
    OnlyAll: {
      anyOf: [
        {
          type: "array",
          minItems: 3,
          prefixItems: [{ const: "trace" }, { const: "vmTrace" }, { const: "stateDiff" }],
          items: false,
        },
        {
          type: "array",
          minItems: 3,
          prefixItems: [{ const: "trace" }, { const: "stateDiff" }, { const: "vmTrace" }],
          items: false,
        },
        {
          type: "array",
          minItems: 3,
          prefixItems: [{ const: "vmTrace" }, { const: "trace" }, { const: "stateDiff" }],
          items: false,
        },
        {
          type: "array",
          minItems: 3,
          prefixItems: [{ const: "vmTrace" }, { const: "stateDiff" }, { const: "trace" }],
          items: false,
        },
        {
          type: "array",
          minItems: 3,
          prefixItems: [{ const: "stateDiff" }, { const: "trace" }, { const: "vmTrace" }],
          items: false,
        },
        {
          type: "array",
          minItems: 3,
          prefixItems: [{ const: "stateDiff" }, { const: "vmTrace" }, { const: "trace" }],
          items: false,
        },
      ],
    },
    Replay: {
      type: "object",
      required: ["output", "trace", "vmTrace", "stateDiff"],
      properties: {
        output: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        trace: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceEntry" } },
        vmTrace: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/VmTrace" }, { type: "null" }] },
        stateDiff: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/StateDiff" }, { type: "null" }] },
        revertReason: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
      },
    },
    InBlock: {
      type: "object",
      required: ["transactionHash"],
      properties: { transactionHash: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
    },
    ReplayOfTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceEntry" } },
            vmTrace: { type: "null" },
            stateDiff: { type: "null" },
          },
        },
      ],
    },
    ReplayOfVmTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", maxItems: 0 },
            vmTrace: { $ref: "urn:node-access:rpc#/$defs/VmTrace" },
            stateDiff: { type: "null" },
          },
        },
      ],
    },
    ReplayOfStateDiff: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", maxItems: 0 },
            vmTrace: { type: "null" },
            stateDiff: { $ref: "urn:node-access:rpc#/$defs/StateDiff" },
          },
        },
      ],
    },
    ReplayOfTraceAndVmTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceEntry" } },
            vmTrace: { $ref: "urn:node-access:rpc#/$defs/VmTrace" },
            stateDiff: { type: "null" },
          },
        },
      ],
    },
    ReplayOfTraceAndStateDiff: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceEntry" } },
            vmTrace: { type: "null" },
            stateDiff: { $ref: "urn:node-access:rpc#/$defs/StateDiff" },
          },
        },
      ],
    },
    ReplayOfVmTraceAndStateDiff: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", maxItems: 0 },
            vmTrace: { $ref: "urn:node-access:rpc#/$defs/VmTrace" },
            stateDiff: { $ref: "urn:node-access:rpc#/$defs/StateDiff" },
          },
        },
      ],
    },
    ReplayOfAll: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/Replay" },
        {
          type: "object",
          required: ["trace", "vmTrace", "stateDiff"],
          properties: {
            trace: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceEntry" } },
            vmTrace: { $ref: "urn:node-access:rpc#/$defs/VmTrace" },
            stateDiff: { $ref: "urn:node-access:rpc#/$defs/StateDiff" },
          },
        },
      ],
    },
    TraceEntry: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/CallTrace" },
        { $ref: "urn:node-access:rpc#/$defs/CreateTrace" },
        { $ref: "urn:node-access:rpc#/$defs/SuicideTrace" },
        {
          type: "object",
          required: ["type"],
          properties: { type: { type: "string", not: { enum: ["call", "create", "suicide"] } } },
        },
      ],
    },
    TracePlace: {
      type: "object",
      required: ["subtraces", "traceAddress"],
      properties: {
        error: { type: "string" },
        subtraces: { type: "integer" },
        traceAddress: { type: "array", items: { type: "integer" } },
      },
    },
    CallTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TracePlace" },
        {
          type: "object",
          required: ["type", "action", "result"],
          properties: {
            type: { const: "call" },
            action: {
              type: "object",
              required: ["callType", "from", "to", "gas", "value", "input"],
              properties: {
                callType: { enum: ["call", "delegatecall", "staticcall", "callcode"] },
                from: { $ref: "urn:node-access:rpc#/$defs/Address" },
                to: { $ref: "urn:node-access:rpc#/$defs/Address" },
                gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                input: { $ref: "urn:node-access:rpc#/$defs/Hex" },
              },
            },
            result: {
              anyOf: [
                {
                  type: "object",
                  required: ["gasUsed", "output"],
                  properties: {
                    gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                    output: { $ref: "urn:node-access:rpc#/$defs/Hex" },
                  },
                },
                { type: "null" },
              ],
            },
          },
        },
      ],
    },
    CreateTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TracePlace" },
        {
          type: "object",
          required: ["type", "action", "result"],
          properties: {
            type: { const: "create" },
            action: {
              type: "object",
              required: ["from", "gas", "value", "init"],
              properties: {
                from: { $ref: "urn:node-access:rpc#/$defs/Address" },
                gas: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                init: { $ref: "urn:node-access:rpc#/$defs/Hex" },
                creationMethod: { type: "string" },
              },
            },
            result: {
              anyOf: [
                {
                  type: "object",
                  required: ["address", "code", "gasUsed"],
                  properties: {
                    address: { $ref: "urn:node-access:rpc#/$defs/Address" },
                    code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
                    gasUsed: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                  },
                },
                { type: "null" },
              ],
            },
          },
        },
      ],
    },
    SuicideTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TracePlace" },
        {
          type: "object",
          required: ["type", "action", "result"],
          properties: {
            type: { const: "suicide" },
            action: {
              type: "object",
              required: ["address", "balance", "refundAddress"],
              properties: {
                address: { $ref: "urn:node-access:rpc#/$defs/Address" },
                balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                refundAddress: { $ref: "urn:node-access:rpc#/$defs/Address" },
              },
            },
            result: { type: "null" },
          },
        },
      ],
    },
    RewardTrace: {
      allOf: [
        { $ref: "urn:node-access:rpc#/$defs/TracePlace" },
        {
          type: "object",
          required: ["type", "action"],
          properties: {
            type: { const: "reward" },
            action: {
              type: "object",
              required: ["author", "value", "rewardType"],
              properties: {
                author: { $ref: "urn:node-access:rpc#/$defs/Address" },
                value: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
                rewardType: { type: "string" },
              },
            },
            result: { type: "null" },
          },
        },
      ],
    },
    LocalizedTrace: {
      allOf: [
        {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/TraceEntry" },
            { $ref: "urn:node-access:rpc#/$defs/RewardTrace" },
          ],
        },
        { $ref: "urn:node-access:rpc#/$defs/TraceLocation" },
      ],
    },
    TraceLocation: {
      type: "object",
      required: ["blockHash", "blockNumber"],
      properties: {
        blockHash: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
        blockNumber: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
        transactionHash: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
        transactionPosition: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
      },
    },
    TraceFilter: {
      type: "object",
      properties: {
        fromBlock: { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        toBlock: { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        fromAddress: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Address" } },
        toAddress: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Address" } },
        mode: { enum: ["union", "intersection"] },
        after: { type: "integer", minimum: 0 },
        count: { type: "integer", minimum: 0 },
      },
    },
    TransactionOpcodeGas: {
      type: "object",
      required: ["transactionHash", "opcodeGas"],
      properties: {
        transactionHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        opcodeGas: {
          type: "array",
          items: {
            type: "object",
            required: ["opcode", "count", "gasUsed"],
            properties: {
              opcode: { type: "string" },
              count: { type: "integer", minimum: 0 },
              gasUsed: { type: "integer", minimum: 0 },
            },
          },
        },
      },
    },
    Delta: {
      anyOf: [
        { const: "=" },
        {
          type: "object",
          required: ["+"],
          properties: { "+": { $ref: "urn:node-access:rpc#/$defs/HexValue" } },
        },
        {
          type: "object",
          required: ["-"],
          properties: { "-": { $ref: "urn:node-access:rpc#/$defs/HexValue" } },
        },
        {
          type: "object",
          required: ["*"],
          properties: {
            "*": {
              type: "object",
              required: ["from", "to"],
              properties: {
                from: { $ref: "urn:node-access:rpc#/$defs/HexValue" },
                to: { $ref: "urn:node-access:rpc#/$defs/HexValue" },
              },
            },
          },
        },
      ],
    },
    StateDiff: {
      type: "object",
      propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
      additionalProperties: {
        type: "object",
        required: ["balance", "code", "nonce", "storage"],
        properties: {
          balance: { $ref: "urn:node-access:rpc#/$defs/Delta" },
          code: { $ref: "urn:node-access:rpc#/$defs/Delta" },
          nonce: { $ref: "urn:node-access:rpc#/$defs/Delta" },
          storage: {
            type: "object",
            propertyNames: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Delta" },
          },
        },
      },
    },
    VmTrace: {
      type: "object",
      required: ["code", "ops"],
      properties: {
        code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        ops: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/VmOperation" } },
      },
    },
    VmOperation: {
      type: "object",
      required: ["cost", "pc", "ex", "sub"],
      properties: {
        cost: { type: "integer" },
        pc: { type: "integer" },
        ex: {
          anyOf: [
            {
              type: "object",
              required: ["mem", "push", "store", "used"],
              properties: {
                mem: {
                  anyOf: [
                    {
                      type: "object",
                      required: ["data", "off"],
                      properties: {
                        data: { $ref: "urn:node-access:rpc#/$defs/Hex" },
                        off: { type: "integer" },
                      },
                    },
                    { type: "null" },
                  ],
                },
                push: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/HexValue" } },
                store: {
                  anyOf: [
                    {
                      type: "object",
                      required: ["key", "val"],
                      properties: {
                        key: { $ref: "urn:node-access:rpc#/$defs/HexValue" },
                        val: { $ref: "urn:node-access:rpc#/$defs/HexValue" },
                      },
                    },
                    { type: "null" },
                  ],
                },
                used: { type: "integer" },
              },
            },
            { type: "null" },
          ],
        },
        sub: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/VmTrace" }, { type: "null" }] },
        idx: { type: "string" },
        op: { type: "string" },
      },
    },
    PoolContent: {
      type: "object",
      required: ["pending", "queued"],
      properties: {
        pending: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
          additionalProperties: { $ref: "urn:node-access:rpc#/$defs/PoolTransactions" },
        },
        queued: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
          additionalProperties: { $ref: "urn:node-access:rpc#/$defs/PoolTransactions" },
        },
      },
    },
    PoolTransactions: {
      type: "object",
      additionalProperties: { $ref: "urn:node-access:rpc#/$defs/PendingTransaction" },
    },
  },
};

/** What each method takes and returns. */
export const methodSchemas: Readonly<Record<string, { params: JsonSchema; result: JsonSchema }>> = {
  eth_syncing: {
    params: { type: "array", maxItems: 0 },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/SyncStatus" }, { const: false }] },
  },
  eth_chainId: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_blockNumber: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_accounts: {
    params: { type: "array", maxItems: 0 },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Address" } },
  },
  eth_coinbase: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Address" },
  },
  eth_protocolVersion: {
    params: { type: "array", maxItems: 0 },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/HexValue" },
        { type: "string" },
        { type: "integer" },
      ],
    },
  },
  eth_mining: { params: { type: "array", maxItems: 0 }, result: { type: "boolean" } },
  eth_hashrate: {
    params: { type: "array", maxItems: 0 },
    result: {
      anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "integer", minimum: 0 }],
    },
  },
  eth_config: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/ForkConfigurations" },
  },
  eth_capabilities: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/NodeCapabilities" },
  },
  eth_gasPrice: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_baseFee: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_blobBaseFee: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_maxPriorityFeePerGas: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_feeHistory: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { type: "array", items: { type: "number" } },
      ],
      minItems: 2,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/FeeHistory" },
  },
  eth_getBlockTransactionCountByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
  },
  eth_getBlockTransactionCountByNumber: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
  },
  eth_getBlockByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "boolean" }],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockWithTransactions" },
        { $ref: "urn:node-access:rpc#/$defs/BlockWithHashes" },
        { type: "null" },
      ],
    },
  },
  eth_getBlockByNumber: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" }, { type: "boolean" }],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockWithTransactions" },
        { $ref: "urn:node-access:rpc#/$defs/BlockWithHashes" },
        { type: "null" },
      ],
    },
  },
  eth_getHeaderByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Head" }, { type: "null" }] },
  },
  eth_getHeaderByNumber: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Head" }, { type: "null" }] },
  },
  eth_getBlockReceipts: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Receipt" } },
        { type: "null" },
      ],
    },
  },
  eth_getBlockAccessList: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/AccountAccess" } },
        { type: "null" },
      ],
    },
  },
  eth_getUncleCountByBlockHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
  },
  eth_getUncleCountByBlockNumber: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Quantity" }, { type: "null" }] },
  },
  eth_getUncleByBlockHashAndIndex: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Block" }, { type: "null" }] },
  },
  eth_getUncleByBlockNumberAndIndex: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Block" }, { type: "null" }] },
  },
  eth_getTransactionByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/Transaction" },
        { $ref: "urn:node-access:rpc#/$defs/PendingTransaction" },
        { type: "null" },
      ],
    },
  },
  eth_getTransactionByBlockHashAndIndex: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Transaction" }, { type: "null" }] },
  },
  eth_getTransactionByBlockNumberAndIndex: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Transaction" }, { type: "null" }] },
  },
  eth_getTransactionBySenderAndNonce: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/Transaction" },
        { $ref: "urn:node-access:rpc#/$defs/PendingTransaction" },
        { type: "null" },
      ],
    },
  },
  eth_getRawTransactionByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  eth_getRawTransactionByBlockHashAndIndex: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  eth_getTransactionReceipt: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Receipt" }, { type: "null" }] },
  },
  eth_sendRawTransaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hash" },
  },
  eth_sendRawTransactionSync: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hex" },
        {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            { type: "integer", minimum: 0 },
          ],
        },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Receipt" },
  },
  eth_sendTransaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/TransactionRequest" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hash" },
  },
  eth_sign: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/Hex" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  eth_signTransaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/TransactionRequest" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/SignedBytes" },
        { $ref: "urn:node-access:rpc#/$defs/Hex" },
      ],
    },
  },
  eth_fillTransaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/TransactionRequest" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      type: "object",
      required: ["tx"],
      properties: {
        raw: { $ref: "urn:node-access:rpc#/$defs/Hex" },
        tx: { $ref: "urn:node-access:rpc#/$defs/SignedTransactionFields" },
      },
    },
  },
  eth_getBalance: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_getTransactionCount: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_getCode: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  eth_getStorageAt: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/StorageKey" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 2,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hash" },
  },
  eth_getStorageValues: {
    params: {
      type: "array",
      prefixItems: [
        {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
          additionalProperties: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/StorageKey" } },
        },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: {
      type: "object",
      propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
      additionalProperties: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
    },
  },
  eth_getProof: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/StorageKey" } },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 2,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/AccountProof" },
  },
  eth_getAccount: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      anyOf: [
        {
          type: "object",
          required: ["balance", "nonce", "codeHash", "storageRoot"],
          properties: {
            balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            codeHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            storageRoot: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          },
        },
        { type: "null" },
      ],
    },
  },
  eth_getAccountInfo: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      type: "object",
      required: ["balance", "nonce", "code"],
      properties: {
        balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
      },
    },
  },
  eth_call: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
        { $ref: "urn:node-access:rpc#/$defs/BlockOverrides" },
      ],
      minItems: 1,
      maxItems: 4,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  eth_estimateGas: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
        { $ref: "urn:node-access:rpc#/$defs/BlockOverrides" },
      ],
      minItems: 1,
      maxItems: 4,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  eth_createAccessList: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
      ],
      minItems: 1,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/AccessListResult" },
  },
  eth_simulateV1: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Simulation" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: {
      type: "array",
      items: {
        anyOf: [
          { $ref: "urn:node-access:rpc#/$defs/SimulatedBlockWithTransactions" },
          { $ref: "urn:node-access:rpc#/$defs/SimulatedBlockWithHashes" },
        ],
      },
    },
  },
  eth_callMany: {
    params: {
      type: "array",
      prefixItems: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/CallBundle" } },
        { $ref: "urn:node-access:rpc#/$defs/CallContext" },
        { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
      ],
      minItems: 2,
      maxItems: 3,
    },
    result: {
      type: "array",
      items: {
        type: "array",
        items: {
          anyOf: [
            {
              type: "object",
              required: ["value"],
              properties: { value: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
            },
            { type: "object", required: ["error"], properties: { error: true } },
          ],
        },
      },
    },
  },
  eth_getLogs: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/LogQuery" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
  },
  eth_newFilter: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/LogQuery" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/FilterId" },
  },
  eth_newBlockFilter: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/FilterId" },
  },
  eth_newPendingTransactionFilter: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/FilterId" },
  },
  eth_getFilterChanges: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/FilterId" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
      ],
    },
  },
  eth_getFilterLogs: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/FilterId" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
  },
  eth_uninstallFilter: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/FilterId" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "boolean" },
  },
  net_version: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Decimal" },
  },
  net_listening: { params: { type: "array", maxItems: 0 }, result: { type: "boolean" } },
  net_peerCount: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  web3_clientVersion: { params: { type: "array", maxItems: 0 }, result: { type: "string" } },
  web3_sha3: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hash" },
  },
  txpool_status: {
    params: { type: "array", maxItems: 0 },
    result: {
      type: "object",
      required: ["pending", "queued"],
      properties: {
        pending: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
        queued: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
      },
    },
  },
  txpool_content: {
    params: { type: "array", maxItems: 0 },
    result: { $ref: "urn:node-access:rpc#/$defs/PoolContent" },
  },
  txpool_contentFrom: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Address" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      type: "object",
      required: ["pending", "queued"],
      properties: {
        pending: { $ref: "urn:node-access:rpc#/$defs/PoolTransactions" },
        queued: { $ref: "urn:node-access:rpc#/$defs/PoolTransactions" },
      },
    },
  },
  txpool_inspect: {
    params: { type: "array", maxItems: 0 },
    result: {
      type: "object",
      required: ["pending", "queued"],
      properties: {
        pending: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
          additionalProperties: { type: "object", additionalProperties: { type: "string" } },
        },
        queued: {
          type: "object",
          propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
          additionalProperties: { type: "object", additionalProperties: { type: "string" } },
        },
      },
    },
  },
  debug_getRawHeader: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  debug_getRawBlock: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  debug_getRawTransaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  debug_getRawTransactions: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
  },
  debug_getRawReceipts: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hex" } },
  },
  debug_getRawBlockAccessList: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  debug_getBadBlocks: {
    params: { type: "array", maxItems: 0 },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/BadBlock" } },
  },
  debug_storageRangeAt: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        { type: "integer", minimum: 0 },
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/StorageKey" },
        { type: "integer", minimum: 0 },
      ],
      minItems: 5,
      maxItems: 5,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/StorageRange" },
  },
  debug_accountRange: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        { $ref: "urn:node-access:rpc#/$defs/Hex" },
        { type: "integer", minimum: 0 },
        { type: "boolean" },
        { type: "boolean" },
        { type: "boolean" },
      ],
      minItems: 5,
      maxItems: 6,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/StateDump" },
  },
  debug_dumpBlock: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/StateDump" },
  },
  debug_accountAt: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { type: "integer", minimum: 0 },
        { $ref: "urn:node-access:rpc#/$defs/Address" },
      ],
      minItems: 3,
      maxItems: 3,
    },
    result: {
      anyOf: [
        {
          type: "object",
          required: ["balance", "nonce", "code", "codeHash"],
          properties: {
            balance: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            nonce: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            code: { $ref: "urn:node-access:rpc#/$defs/Hex" },
            codeHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
          },
        },
        { type: "null" },
      ],
    },
  },
  debug_getModifiedAccountsByHash: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Address" } },
        { type: "null" },
      ],
    },
  },
  debug_getModifiedAccountsByNumber: {
    params: {
      type: "array",
      prefixItems: [{ type: "integer", minimum: 0 }, { type: "integer", minimum: 0 }],
      minItems: 1,
      maxItems: 2,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Address" } },
        { type: "null" },
      ],
    },
  },
  debug_getAccessibleState: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { type: "integer", minimum: 0 },
  },
  debug_preimage: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  debug_codeByHash: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  debug_printBlock: {
    params: {
      type: "array",
      prefixItems: [{ type: "integer", minimum: 0 }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "string" },
  },
  debug_executionWitness: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/ExecutionWitness" },
  },
  debug_executionWitnessByBlockHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/ExecutionWitness" },
  },
  debug_chainConfig: {
    params: { type: "array", maxItems: 0 },
    result: {
      type: "object",
      required: ["chainId"],
      properties: { chainId: { type: "integer", minimum: 0 } },
    },
  },
  debug_chaindbProperty: {
    params: { type: "array", prefixItems: [{ type: "string" }], minItems: 0, maxItems: 1 },
    result: { type: "string" },
  },
  debug_dbGet: {
    params: { type: "array", prefixItems: [{ type: "string" }], minItems: 1, maxItems: 1 },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  debug_dbAncient: {
    params: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }],
      minItems: 2,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Hex" },
  },
  debug_dbAncients: { params: { type: "array", maxItems: 0 }, result: { type: "integer", minimum: 0 } },
  debug_getTrieFlushInterval: { params: { type: "array", maxItems: 0 }, result: { type: "string" } },
  debug_traceBlockByHash: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TracedTransaction" } },
  },
  debug_traceBlockByNumber: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TracedTransaction" } },
  },
  debug_traceBlock: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hex" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TracedTransaction" } },
  },
  debug_traceBadBlock: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TracedTransaction" } },
  },
  debug_traceTransaction: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: {},
  },
  debug_traceCall: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        {
          allOf: [
            { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
            { $ref: "urn:node-access:rpc#/$defs/TracedCallOptions" },
          ],
        },
      ],
      minItems: 1,
      maxItems: 3,
    },
    result: {},
  },
  debug_traceCallMany: {
    params: {
      type: "array",
      prefixItems: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/CallBundle" } },
        { $ref: "urn:node-access:rpc#/$defs/CallContext" },
        {
          allOf: [
            { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
            { $ref: "urn:node-access:rpc#/$defs/TracedCallOptions" },
          ],
        },
      ],
      minItems: 2,
      maxItems: 3,
    },
    result: { type: "array", items: { type: "array", items: true } },
  },
  debug_intermediateRoots: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Hash" } },
  },
  trace_replayBlockTransactions: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { $ref: "urn:node-access:rpc#/$defs/Hash" },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            { $ref: "urn:node-access:rpc#/$defs/Decimal" },
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/BlockTag" },
          ],
        },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceType" } },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      type: "array",
      items: {
        allOf: [
          { $ref: "urn:node-access:rpc#/$defs/Replay" },
          { $ref: "urn:node-access:rpc#/$defs/InBlock" },
        ],
      },
    },
  },
  trace_replayTransaction: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceType" } },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Replay" },
  },
  trace_call: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceType" } },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
        { $ref: "urn:node-access:rpc#/$defs/StateOverrides" },
        { $ref: "urn:node-access:rpc#/$defs/BlockOverrides" },
      ],
      minItems: 2,
      maxItems: 5,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Replay" },
  },
  trace_callMany: {
    params: {
      type: "array",
      prefixItems: [
        {
          type: "array",
          items: {
            type: "array",
            minItems: 2,
            prefixItems: [
              { $ref: "urn:node-access:rpc#/$defs/TransactionRequest" },
              { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceType" } },
            ],
            items: false,
          },
        },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Replay" } },
  },
  trace_rawTransaction: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hex" },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TraceType" } },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 2,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Replay" },
  },
  trace_block: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/LocalizedTrace" } },
        { type: "null" },
      ],
    },
  },
  trace_transaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/LocalizedTrace" } },
        { type: "null" },
      ],
    },
  },
  trace_get: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Quantity" } },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/LocalizedTrace" }, { type: "null" }] },
  },
  trace_filter: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/TraceFilter" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/LocalizedTrace" } },
  },
  trace_transactionOpcodeGas: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [{ $ref: "urn:node-access:rpc#/$defs/TransactionOpcodeGas" }, { type: "null" }],
    },
  },
  trace_blockOpcodeGas: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        {
          type: "object",
          required: ["blockHash", "blockNumber", "transactions"],
          properties: {
            blockHash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            blockNumber: { type: "integer", minimum: 0 },
            transactions: {
              type: "array",
              items: { $ref: "urn:node-access:rpc#/$defs/TransactionOpcodeGas" },
            },
          },
        },
        { type: "null" },
      ],
    },
  },
  erigon_getHeaderByNumber: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            { $ref: "urn:node-access:rpc#/$defs/BlockTag" },
          ],
        },
      ],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/ExplorerHeader" }, { type: "null" }] },
  },
  explorer_getHeaderByNumber: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
            { $ref: "urn:node-access:rpc#/$defs/BlockTag" },
          ],
        },
      ],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/ExplorerHeader" }, { type: "null" }] },
  },
  erigon_getHeaderByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/ExplorerHeader" }, { type: "null" }] },
  },
  erigon_blockNumber: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockTag" }],
      minItems: 0,
      maxItems: 1,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
  },
  erigon_forks: {
    params: { type: "array", maxItems: 0 },
    result: {
      type: "object",
      required: ["genesis", "heightForks", "timeForks"],
      properties: {
        genesis: { $ref: "urn:node-access:rpc#/$defs/Hash" },
        heightForks: {
          anyOf: [{ type: "array", items: { type: "integer", minimum: 0 } }, { type: "null" }],
        },
        timeForks: {
          anyOf: [{ type: "array", items: { type: "integer", minimum: 0 } }, { type: "null" }],
        },
      },
    },
  },
  erigon_nodeInfo: {
    params: { type: "array", maxItems: 0 },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/PeerInfo" } },
  },
  erigon_getBlockByTimestamp: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          ],
        },
        { type: "boolean" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/BlockWithTransactions" },
        { $ref: "urn:node-access:rpc#/$defs/BlockWithHashes" },
        { type: "null" },
      ],
    },
  },
  erigon_getBalanceChangesInBlock: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/BlockReference" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      type: "object",
      propertyNames: { $ref: "urn:node-access:rpc#/$defs/Address" },
      additionalProperties: { $ref: "urn:node-access:rpc#/$defs/Quantity" },
    },
  },
  erigon_getLogs: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/LogQuery" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TimedLog" } },
  },
  erigon_getLatestLogs: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/LogQuery" },
        { $ref: "urn:node-access:rpc#/$defs/LatestLogsOptions" },
      ],
      minItems: 2,
      maxItems: 2,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/TimedLog" } },
  },
  erigon_getLogsByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        {
          type: "array",
          items: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Log" } },
        },
        { type: "null" },
      ],
    },
  },
  erigon_getBlockReceiptsByBlockHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Receipt" } },
  },
  ots_getApiLevel: { params: { type: "array", maxItems: 0 }, result: { type: "integer" } },
  ots_getHeaderByNumber: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
          ],
        },
      ],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/ExplorerHeader" }, { type: "null" }] },
  },
  ots_hasCode: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { $ref: "urn:node-access:rpc#/$defs/BlockReference" },
      ],
      minItems: 1,
      maxItems: 2,
    },
    result: { type: "boolean" },
  },
  ots_getInternalOperations: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/InternalOperation" } },
  },
  ots_getTransactionError: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hex" }, { type: "null" }] },
  },
  ots_traceTransaction: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/ExplorerCall" } },
        { type: "null" },
      ],
    },
  },
  ots_getBlockDetails: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          ],
        },
      ],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/BlockDetails" }, { type: "null" }] },
  },
  ots_getBlockDetailsByHash: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }],
      minItems: 1,
      maxItems: 1,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/BlockDetails" }, { type: "null" }] },
  },
  ots_getBlockTransactions: {
    params: {
      type: "array",
      prefixItems: [
        {
          anyOf: [
            { type: "integer", minimum: 0 },
            { $ref: "urn:node-access:rpc#/$defs/Quantity" },
          ],
        },
        { type: "integer", minimum: 0 },
        { type: "integer", minimum: 0 },
      ],
      minItems: 3,
      maxItems: 3,
    },
    result: {
      anyOf: [
        {
          type: "object",
          required: ["fullblock", "receipts"],
          properties: {
            fullblock: { $ref: "urn:node-access:rpc#/$defs/ExplorerBlockPage" },
            receipts: {
              type: "array",
              items: { $ref: "urn:node-access:rpc#/$defs/ExplorerReceipt" },
            },
          },
        },
        { type: "null" },
      ],
    },
  },
  ots_searchTransactionsBefore: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { type: "integer", minimum: 0 },
        { type: "integer", minimum: 0 },
      ],
      minItems: 3,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/FoundTransactions" },
  },
  ots_searchTransactionsAfter: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/Address" },
        { type: "integer", minimum: 0 },
        { type: "integer", minimum: 0 },
      ],
      minItems: 3,
      maxItems: 3,
    },
    result: { $ref: "urn:node-access:rpc#/$defs/FoundTransactions" },
  },
  ots_getTransactionBySenderAndNonce: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Address" }, { type: "integer", minimum: 0 }],
      minItems: 2,
      maxItems: 2,
    },
    result: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/Hash" }, { type: "null" }] },
  },
  ots_getContractCreator: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/Address" }],
      minItems: 1,
      maxItems: 1,
    },
    result: {
      anyOf: [
        {
          type: "object",
          required: ["hash", "creator"],
          properties: {
            hash: { $ref: "urn:node-access:rpc#/$defs/Hash" },
            creator: { $ref: "urn:node-access:rpc#/$defs/Address" },
          },
        },
        { type: "null" },
      ],
    },
  },
  starknet_simulateTransactions: {
    params: {
      type: "array",
      prefixItems: [
        { $ref: "urn:node-access:rpc#/$defs/StarknetBlockId" },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/InvokeTransaction" } },
        { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/SimulationFlag" } },
      ],
      minItems: 3,
      maxItems: 3,
    },
    result: {
      anyOf: [
        {
          type: "array",
          items: { $ref: "urn:node-access:rpc#/$defs/SimulatedTransaction" },
        },
        { $ref: "urn:node-access:rpc#/$defs/SimulationWithReads" },
      ],
    },
  },
};

/** What each kind of subscription takes after its name, and tells. */
export const subscriptionSchemas: Readonly<Record<string, { params: JsonSchema; notification: JsonSchema }>> = {
  newHeads: {
    params: { type: "array", maxItems: 0 },
    notification: { $ref: "urn:node-access:rpc#/$defs/Head" },
  },
  logs: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/LogFilter" }],
      minItems: 0,
      maxItems: 1,
    },
    notification: { $ref: "urn:node-access:rpc#/$defs/Log" },
  },
  newPendingTransactions: {
    params: { type: "array", prefixItems: [{ type: "boolean" }], minItems: 0, maxItems: 1 },
    notification: {
      anyOf: [
        { $ref: "urn:node-access:rpc#/$defs/Hash" },
        { $ref: "urn:node-access:rpc#/$defs/PendingTransaction" },
      ],
    },
  },
  transactionReceipts: {
    params: {
      type: "array",
      prefixItems: [{ $ref: "urn:node-access:rpc#/$defs/ReceiptFilter" }],
      minItems: 0,
      maxItems: 1,
    },
    notification: { type: "array", items: { $ref: "urn:node-access:rpc#/$defs/Receipt" } },
  },
  syncing: {
    params: { type: "array", maxItems: 0 },
    notification: { anyOf: [{ $ref: "urn:node-access:rpc#/$defs/SyncProgress" }, { type: "boolean" }] },
  },
  debug_subscribe: {
    params: {
      type: "array",
      prefixItems: [
        { const: "traceChain" },
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/BlockNumberOrTag" },
        { $ref: "urn:node-access:rpc#/$defs/TraceConfig" },
      ],
      minItems: 3,
      maxItems: 4,
    },
    notification: { $ref: "urn:node-access:rpc#/$defs/TracedBlock" },
  },
};
