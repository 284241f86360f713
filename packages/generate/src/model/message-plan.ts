export interface ModulePlan {
  /** The path of the proto file. */
  readonly file: string;
  readonly doc: readonly string[];
  readonly enums: readonly EnumPlan[];
  readonly messages: readonly MessagePlan[];
}

export interface EnumPlan {
  /** Its name in TypeScript. */
  readonly name: string;
  readonly doc: readonly string[];
  readonly values: readonly {
    readonly name: string;
    readonly number: number;
    readonly doc: readonly string[];
  }[];
}

export interface MessagePlan {
  /** Its name in TypeScript. */
  readonly name: string;
  readonly wireName: string;
  readonly doc: readonly string[];
  readonly properties: readonly PropertyPlan[];
}

/** A property of a message: a field, or a `oneof` with several. */
export interface PropertyPlan {
  readonly name: string;
  readonly doc: readonly string[];
  readonly isOneof: boolean;
  readonly fields: readonly FieldPlan[];
}

export interface ValuePlan {
  /** The reader's and writer's name of the type, if it is not a message: `uint64`. */
  readonly scalar?: string;
  /** The message or enum, with a leading dot. */
  readonly reference?: string;
}

export interface FieldPlan extends ValuePlan {
  /** Its name in TypeScript. */
  readonly name: string;
  readonly doc: readonly string[];
  readonly number: number;
  readonly isRepeated: boolean;
  /** Whether it is undefined if it is absent. */
  readonly isOptional: boolean;
  /** Whether a list of numbers has a tag for each of them. */
  readonly isUnpacked: boolean;
  /** Whether it is sent even if it is 0 or empty. */
  readonly isRequired: boolean;
  /** The number of an enum that is not sent. */
  readonly zero: number;
  /** For a map, the types of the keys and values. */
  readonly entry?: { readonly key: ValuePlan; readonly value: ValuePlan };
}

export interface TypeHomes {
  /** Returns the name of a message or enum in TypeScript. */
  readonly nameOf: (wireName: string) => string;
  /** The files of messages and enums. */
  readonly homes: ReadonlyMap<string, string>;
}
