// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName =
  | "Felt"
  | "FeederBlock"
  | "InvokeFunction"
  | "TransactionSimulation"
  | "SimulationTrace"
  | "FunctionInvocation"
  | "OrderedEvent"
  | "OrderedMessage"
  | "ExecutionResources"
  | "FeeEstimation"
  | "FeederError";

/**
 * The JSON Schemas of the Feeder gateway: a document whose `$defs` holds one for each type, under the type's
 * name.
 */
export const schemas: {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Readonly<Record<SchemaName, object>>;
} = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Feeder gateway",
  $defs: {
    Felt: {
      description: "A field element in hex. Leading zeros are accepted.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{1,64}$",
    },
    FeederBlock: {
      description: "A block number, or the newest or the pending block.",
      oneOf: [
        { description: "A block number.", type: "integer", format: "uint64", minimum: 0 },
        { description: "The newest or the pending block.", type: "string", enum: ["latest", "pending"] },
      ],
    },
    InvokeFunction: {
      description: "A transaction that calls a contract through an account.",
      type: "object",
      required: ["type", "sender_address", "nonce", "max_fee", "version", "calldata", "signature"],
      properties: {
        type: { description: "The kind of transaction.", type: "string", enum: ["INVOKE_FUNCTION"] },
        sender_address: { description: "The account that sends it.", $ref: "#/$defs/Felt" },
        nonce: { description: "The account's nonce.", $ref: "#/$defs/Felt" },
        max_fee: { description: "The maximum fee that the account pays, in wei.", $ref: "#/$defs/Felt" },
        version: { description: "The transaction's version.", $ref: "#/$defs/Felt" },
        calldata: {
          description: "The arguments of the call.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
        signature: {
          description: "The account's signature.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
      },
    },
    TransactionSimulation: {
      description: "The effects of the transaction, and its cost.",
      type: "object",
      required: ["trace", "fee_estimation"],
      properties: {
        trace: { $ref: "#/$defs/SimulationTrace" },
        fee_estimation: { $ref: "#/$defs/FeeEstimation" },
      },
    },
    SimulationTrace: {
      description: "The calls of a simulated transaction.",
      type: "object",
      properties: {
        validate_invocation: {
          description: "The account's own validation; missing or null where it was skipped.",
          oneOf: [{ $ref: "#/$defs/FunctionInvocation" }, { type: "null" }],
        },
        function_invocation: {
          description: "The call itself; missing or null where it reverted.",
          oneOf: [{ $ref: "#/$defs/FunctionInvocation" }, { type: "null" }],
        },
        fee_transfer_invocation: {
          description: "The payment of the fee; missing or null where none was paid.",
          oneOf: [{ $ref: "#/$defs/FunctionInvocation" }, { type: "null" }],
        },
        signature: {
          description: "The transaction's signature.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
        revert_error: { description: "Why the call reverted.", type: "string" },
      },
    },
    FunctionInvocation: {
      description: "One call of a contract's function, with the calls that it made.",
      type: "object",
      properties: {
        caller_address: { description: "The caller.", $ref: "#/$defs/Felt" },
        contract_address: { description: "The contract whose state the call had.", $ref: "#/$defs/Felt" },
        class_hash: { description: "The class whose code ran.", $ref: "#/$defs/Felt" },
        call_type: {
          description: "Whether the class ran on its own state or on the caller's.",
          type: "string",
          enum: ["CALL", "DELEGATE"],
        },
        entry_point_type: {
          description: "The kind of entry point that was called.",
          type: "string",
          enum: ["EXTERNAL", "L1_HANDLER", "CONSTRUCTOR"],
        },
        selector: { description: "The entry point's selector.", $ref: "#/$defs/Felt" },
        calldata: { description: "The arguments.", type: "array", items: { $ref: "#/$defs/Felt" } },
        result: {
          description: "The values the function returned.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
        internal_calls: {
          description: "The calls that this one made.",
          type: "array",
          items: { $ref: "#/$defs/FunctionInvocation" },
        },
        events: {
          description: "The events that this call emitted.",
          type: "array",
          items: { $ref: "#/$defs/OrderedEvent" },
        },
        messages: {
          description: "The messages to the base layer that this call sent.",
          type: "array",
          items: { $ref: "#/$defs/OrderedMessage" },
        },
        execution_resources: { $ref: "#/$defs/ExecutionResources" },
      },
    },
    OrderedEvent: {
      description: "An event with its place in the transaction.",
      type: "object",
      required: ["order", "keys", "data"],
      properties: {
        order: { description: "Its place among the transaction's events.", type: "integer" },
        keys: { description: "The keys it is found by.", type: "array", items: { $ref: "#/$defs/Felt" } },
        data: { description: "Its data.", type: "array", items: { $ref: "#/$defs/Felt" } },
      },
    },
    OrderedMessage: {
      description: "A message to the base layer with its place in the transaction.",
      type: "object",
      required: ["order", "to_address", "payload"],
      properties: {
        order: { description: "Its place among the transaction's messages.", type: "integer" },
        to_address: { description: "The receiver on the base layer.", type: "string" },
        payload: {
          description: "The content of the message.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
      },
    },
    ExecutionResources: {
      description: "The resources that a call used.",
      type: "object",
      properties: {
        n_steps: { description: "Steps of the virtual machine.", type: "integer" },
        n_memory_holes: { description: "Unused memory cells.", type: "integer" },
        builtin_instance_counter: {
          description: "The number of uses of each builtin.",
          type: "object",
          additionalProperties: { type: "integer" },
        },
      },
    },
    FeeEstimation: {
      description: "The cost of a transaction.",
      type: "object",
      required: ["overall_fee", "gas_price", "gas_usage", "unit"],
      properties: {
        overall_fee: { description: "The whole fee, in `unit`.", type: "integer", format: "uint64" },
        gas_price: { description: "The price of one gas, in `unit`.", type: "integer", format: "uint64" },
        gas_usage: { description: "Gas the transaction would use.", type: "integer", format: "uint64" },
        unit: { description: "The unit of the fee.", type: "string" },
      },
    },
    FeederError: {
      description: "Why a request failed.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "A code such as `StarknetErrorCode.TRANSACTION_FAILED`.", type: "string" },
        message: { description: "A sentence for people.", type: "string" },
      },
    },
  },
};
