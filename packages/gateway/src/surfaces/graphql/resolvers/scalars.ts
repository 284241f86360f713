import { type GraphQLScalarType, type GraphQLSchema, Kind, print, type ValueNode } from "graphql";
import { malformed } from "./resolver.ts";

/** How a scalar is read from an argument and written to a response. */
interface Scalar {
  /** @throws TypeError that says what was expected. The library adds the value, and where it is. */
  read(value: string): string;
  /** @throws GraphQLError if the node returned something else. */
  write(value: unknown): string;
}

const scalars: Readonly<Record<string, Scalar>> = {
  Bytes32: bytes("32 bytes as hex: 0x and 64 digits", /^0x[0-9a-f]{64}$/i),
  Address: bytes("an address: 0x and 40 hex digits", /^0x[0-9a-f]{40}$/i),
  Bytes: bytes("bytes as hex: 0x and two digits for each byte", /^0x(?:[0-9a-f]{2})*$/i),
  Long: integer(64),
  BigInt: integer(256),
};

/** Teaches the schema's scalars to read arguments and to write results. */
export function addScalars(schema: GraphQLSchema): void {
  for (const [name, { read, write }] of Object.entries(scalars)) {
    const type = schema.getType(name) as GraphQLScalarType;
    type.parseValue = (value) => read(formatVariable(value));
    type.parseLiteral = (node) => read(literalText(node));
    type.serialize = write;
  }
}

function bytes(expected: string, pattern: RegExp): Scalar {
  return {
    read(value) {
      if (!pattern.test(value)) throw new TypeError(`expected ${expected}`);
      return value.toLowerCase();
    },
    write(value) {
      if (typeof value !== "string" || !/^0x[0-9a-f]*$/i.test(value))
        throw malformed("a value", "bytes as hex");
      return value.toLowerCase();
    },
  };
}

function integer(bits: number): Scalar {
  const expected = `an integer from 0 to 2^${bits} - 1 as hex (0x10), decimal text or a number`;
  return {
    read(value) {
      if (!/^(?:0x[0-9a-f]+|\d+)$/i.test(value) || value.length > 100)
        throw new TypeError(`expected ${expected}`);
      const number = BigInt(value);
      if (number >> BigInt(bits) !== 0n) throw new TypeError(`expected ${expected}`);
      return hex(number);
    },
    write(value) {
      const text = typeof value === "number" || typeof value === "bigint" ? String(value) : value;
      if (typeof text !== "string" || text.length > 100 || !/^(?:0x[0-9a-f]+|\d+)$/i.test(text))
        throw malformed("a value", "an integer");
      return hex(BigInt(text));
    },
  };
}

/** Writes an integer as JSON-RPC does. */
export function hex(number: bigint | number): string {
  return `0x${number.toString(16)}`;
}

/** The text of a variable: a large number keeps its digits. */
function formatVariable(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}

function literalText(node: ValueNode): string {
  return node.kind === Kind.STRING || node.kind === Kind.INT ? node.value : print(node);
}
