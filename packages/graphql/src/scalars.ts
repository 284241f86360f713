/**
 * The types of a scalar whose arguments are looser than its results.
 * It exists only for the compiler; no value has this type.
 */
export interface ScalarOf<Input, Output> {
  /** What a variable may be. */
  readonly "~input": Input;
  /** What a result has. */
  readonly "~output": Output;
}

/** Bytes as hex: `0x` and an even number of digits, or an integer as hex without leading zeros. */
export type Hex = `0x${string}`;

/**
 * An integer in a variable: a bigint, a safe integer, or hex. Clients send bigints as hex,
 * which all nodes accept.
 */
export type IntegerInput = bigint | number | Hex;

/** The scalars of the schema of Ethereum-style nodes, as documents of {@link graphql} have them. */
export interface EthereumScalars {
  /** An integer of 64 bits. Results have it as hex: `0x10`. */
  Long: ScalarOf<IntegerInput, Hex>;
  /** An integer of 256 bits. Results have it as hex: `0x3b9aca00`. */
  BigInt: ScalarOf<IntegerInput, Hex>;
  /** 32 bytes as hex. */
  Bytes32: Hex;
  /** An address as hex, 20 bytes. */
  Address: Hex;
  /** Any number of bytes as hex. */
  Bytes: Hex;
}

/** What a result has where a document's own types have {@link ScalarOf}. */
export type Read<T> =
  T extends ScalarOf<unknown, infer Output>
    ? Output
    : T extends readonly (infer Item)[]
      ? Read<Item>[]
      : T extends object
        ? { [Key in keyof T]: Read<T[Key]> }
        : T;

/** What a variable may be where a document's own types have {@link ScalarOf}. */
export type Write<T> =
  T extends ScalarOf<infer Input, unknown>
    ? Input
    : T extends readonly (infer Item)[]
      ? readonly Write<Item>[]
      : T extends object
        ? { [Key in keyof T]: Write<T[Key]> }
        : T;
