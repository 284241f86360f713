/** What fields of a message type have in place of the message. */
export interface WellKnown {
  readonly type: string;
  /** The runtime's function that makes the type a wrapper. */
  readonly wrapper: string;
}

const OBJECT = "{ [key: string]: any }";

const scalar = (type: string): WellKnown => ({ type, wrapper: "scalarWrapper" });

/** The types of protobuf's own messages in whose place fields have a value, by full name. */
export const WELL_KNOWN: Readonly<Record<string, WellKnown>> = {
  ".google.protobuf.BoolValue": scalar("boolean"),
  ".google.protobuf.BytesValue": scalar("Uint8Array"),
  ".google.protobuf.DoubleValue": scalar("number"),
  ".google.protobuf.FieldMask": { type: "string[]", wrapper: "maskWrapper" },
  ".google.protobuf.FloatValue": scalar("number"),
  ".google.protobuf.Int32Value": scalar("number"),
  ".google.protobuf.Int64Value": scalar("bigint"),
  ".google.protobuf.ListValue": { type: "any[]", wrapper: "listWrapper" },
  ".google.protobuf.StringValue": scalar("string"),
  ".google.protobuf.Struct": { type: OBJECT, wrapper: "structWrapper" },
  ".google.protobuf.UInt32Value": scalar("number"),
  ".google.protobuf.UInt64Value": scalar("bigint"),
  ".google.protobuf.Value": { type: "any", wrapper: "jsonWrapper" },
};

/** Returns the type of a wrapper's functions, in addition to `MessageFns`. */
export function wrapperType(wireName: string, name: string): string | undefined {
  const known = WELL_KNOWN[wireName];
  if (known === undefined) return undefined;
  const { type } = known;
  const isOptional = /(?:Struct|ListValue)$/.test(wireName);
  return isOptional ? `Wrapper<${name}, ${type} | undefined, ${type}>` : `Wrapper<${name}, ${type}>`;
}
