// Generated from specs/feeder.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The names of the schemas. */
export type SchemaName = 
  | "Felt" | "FeederBlock" | "InvokeFunction" | "TransactionSimulation" | "SimulationTrace"
  | "FunctionInvocation" | "OrderedEvent" | "OrderedMessage" | "ExecutionResources" | "FeeEstimation"
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
      description: "Field element in hex. Leading zeros are accepted.",
      type: "string",
      pattern: "^0x[0-9a-fA-F]{1,64}$",
    },
    FeederBlock: {
      description: "Block number, or the tag `latest` or `pending`.",
      oneOf: [
        { description: "A block number.", type: "integer", format: "uint64", minimum: 0 },
        { description: "Block tag.", type: "string", enum: ["latest", "pending"] },
      ],
    },
    InvokeFunction: {
      description: "An invoke transaction, which calls a contract through an account.",
      type: "object",
      required: ["type", "sender_address", "nonce", "max_fee", "version", "calldata", "signature"],
      properties: {
        type: { description: "Type of the transaction.", type: "string", enum: ["INVOKE_FUNCTION"] },
        sender_address: { description: "Address of the sending account.", $ref: "#/$defs/Felt" },
        nonce: { description: "Nonce of the account.", $ref: "#/$defs/Felt" },
        max_fee: { description: "Maximum fee, in wei.", $ref: "#/$defs/Felt" },
        version: { description: "Version of the transaction.", $ref: "#/$defs/Felt" },
        calldata: { description: "Arguments of the call.", type: "array", items: { $ref: "#/$defs/Felt" } },
        signature: {
          description: "Signature of the account.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
      },
    },
    TransactionSimulation: {
      description: "Trace and fee estimate of a simulated transaction.",
      type: "object",
      required: ["trace", "fee_estimation"],
      properties: {
        trace: { $ref: "#/$defs/SimulationTrace" },
        fee_estimation: { $ref: "#/$defs/FeeEstimation" },
      },
    },
    SimulationTrace: {
      description: "Trace of a simulated transaction.",
      type: "object",
      properties: {
        validate_invocation: {
          description: "Call of the account's validation. Absent or null if it was skipped.",
          oneOf: [{ $ref: "#/$defs/FunctionInvocation" }, { type: "null" }],
        },
        function_invocation: {
          description: "Call of the account's execution. Absent or null if it was reverted.",
          oneOf: [{ $ref: "#/$defs/FunctionInvocation" }, { type: "null" }],
        },
        fee_transfer_invocation: {
          description: "Call of the fee transfer. Absent or null if no fee was charged.",
          oneOf: [{ $ref: "#/$defs/FunctionInvocation" }, { type: "null" }],
        },
        signature: {
          description: "Signature of the transaction.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
        revert_error: { description: "Revert reason of the call.", type: "string" },
      },
    },
    FunctionInvocation: {
      description: "A call of a contract's function, with its internal calls.",
      type: "object",
      properties: {
        caller_address: { description: "Address of the caller.", $ref: "#/$defs/Felt" },
        contract_address: {
          description: "Address of the contract whose state the call uses.",
          $ref: "#/$defs/Felt",
        },
        class_hash: { description: "Hash of the executed class.", $ref: "#/$defs/Felt" },
        call_type: {
          description: "Type of the call: whether the class runs on its own state or on that of the caller.",
          type: "string",
          enum: ["CALL", "DELEGATE"],
        },
        entry_point_type: {
          description: "Type of the entry point.",
          type: "string",
          enum: ["EXTERNAL", "L1_HANDLER", "CONSTRUCTOR"],
        },
        selector: { description: "Selector of the entry point.", $ref: "#/$defs/Felt" },
        calldata: { description: "Arguments of the call.", type: "array", items: { $ref: "#/$defs/Felt" } },
        result: {
          description: "Return values of the function.",
          type: "array",
          items: { $ref: "#/$defs/Felt" },
        },
        internal_calls: {
          description: "Internal calls made by this call.",
          type: "array",
          items: { $ref: "#/$defs/FunctionInvocation" },
        },
        events: {
          description: "Events emitted by this call.",
          type: "array",
          items: { $ref: "#/$defs/OrderedEvent" },
        },
        messages: {
          description: "Messages sent to L1 by this call.",
          type: "array",
          items: { $ref: "#/$defs/OrderedMessage" },
        },
        execution_resources: { $ref: "#/$defs/ExecutionResources" },
      },
    },
    OrderedEvent: {
      description: "An event with its order in the transaction.",
      type: "object",
      required: ["order", "keys", "data"],
      properties: {
        order: { description: "Order of the event in the transaction.", type: "integer" },
        keys: { description: "Keys of the event.", type: "array", items: { $ref: "#/$defs/Felt" } },
        data: { description: "Data of the event.", type: "array", items: { $ref: "#/$defs/Felt" } },
      },
    },
    OrderedMessage: {
      description: "A message to L1 with its order in the transaction.",
      type: "object",
      required: ["order", "to_address", "payload"],
      properties: {
        order: { description: "Order of the message in the transaction.", type: "integer" },
        to_address: { description: "Address of the recipient on L1.", type: "string" },
        payload: { description: "Payload of the message.", type: "array", items: { $ref: "#/$defs/Felt" } },
      },
    },
    ExecutionResources: {
      description: "Resources used by a call.",
      type: "object",
      properties: {
        n_steps: { description: "Number of steps of the Cairo VM.", type: "integer" },
        n_memory_holes: { description: "Number of unused memory cells.", type: "integer" },
        builtin_instance_counter: {
          description: "Number of uses of each builtin.",
          type: "object",
          additionalProperties: { type: "integer" },
        },
      },
    },
    FeeEstimation: {
      description: "Fee estimate of a transaction.",
      type: "object",
      required: ["overall_fee", "gas_price", "gas_usage", "unit"],
      properties: {
        overall_fee: { description: "Total fee, in `unit`.", type: "integer", format: "uint64" },
        gas_price: { description: "Gas price, in `unit`.", type: "integer", format: "uint64" },
        gas_usage: {
          description: "Amount of gas that the transaction would use.",
          type: "integer",
          format: "uint64",
        },
        unit: { description: "The unit of the fee.", type: "string" },
      },
    },
    FeederError: {
      description: "Error of a request.",
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { description: "Error code, such as `StarknetErrorCode.TRANSACTION_FAILED`.", type: "string" },
        message: { description: "Human-readable message.", type: "string" },
      },
    },
  },
};
