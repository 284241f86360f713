import { invalidArgument } from "@node-access/auth";
import { checkObject } from "../runtime/check-argument.ts";

/** Values in which no further field can be selected. */
type Whole = string | number | bigint | boolean | Uint8Array;

/** The members of a message's `oneof`s, which a mask selects like fields of the message. */
type Case<T> = Extract<T, { $case: string }>;

/** Which fields of a message to return: for each, `true` for the whole field, or a selection of its own fields. */
export type FieldSelection<T> = T extends readonly (infer Item)[]
  ? FieldSelection<Item>
  : T extends Whole
    ? never
    : {
        [Name in keyof T as Case<T[Name]> extends never ? Exclude<Name, "_unknownFields"> : never]?:
          | true
          | FieldSelection<NonNullable<T[Name]>>
          | undefined;
      } & {
        [Member in Case<T[keyof T]> as Member["$case"]]?:
          | true
          | (Member extends { value: infer Value } ? FieldSelection<Value> : never)
          | undefined;
      };

/**
 * Converts the names of the fields to return into the paths that a `readMask` accepts.
 *
 * @param fields - The fields of the message `T`; `{}` selects none.
 * @returns paths, as on the wire: `effects.gas_used`.
 * @throws NodeAccessError `INVALID_ARGUMENT` if a field is neither `true` nor an object of fields.
 *
 * @example
 * ```ts
 * import { createSuiClient, fieldMask, type ExecutedTransaction } from "@node-access/grpc/sui";
 *
 * const client = createSuiClient({ endpoint: "sui.example" });
 * const readMask = fieldMask<ExecutedTransaction>({ digest: true, effects: { status: true, gasUsed: true } });
 * const { transaction } = await client.ledger.getTransaction({ digest: "…", readMask });
 * ```
 *
 * Source: google.protobuf.FieldMask.
 */
export function fieldMask<T>(fields: FieldSelection<T>): string[] {
  return listPaths(fields as Readonly<Record<string, unknown>>, "", []);
}

function listPaths(
  fields: Readonly<Record<string, unknown>>,
  prefix: string,
  parents: readonly unknown[],
): string[] {
  const at = `fields${prefix && `.${prefix.slice(0, -1)}`}`;
  checkObject(at, fields);
  if (parents.includes(fields))
    throw invalidArgument(at, "fields of a message", "an object that contains itself");
  return Object.entries(fields).flatMap(([name, chosen]) => {
    if (chosen === undefined) return [];
    const path = prefix + wireName(name);
    return chosen === true
      ? [path]
      : listPaths(chosen as Readonly<Record<string, unknown>>, `${path}.`, [...parents, fields]);
  });
}

/** The only name that `gasUsed` => `gas_used` gets wrong: `indexMod4` has lost an underscore. A test compares all names. */
const IRREGULAR: Readonly<Record<string, string>> = { indexMod4: "index_mod_4" };

/** Converts `gasUsed` to `gas_used`, its name on the wire. */
function wireName(name: string): string {
  return IRREGULAR[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
