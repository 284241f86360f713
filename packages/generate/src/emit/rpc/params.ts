import type { Input, Overload } from "../../model/operation.ts";
import { identifier } from "../../model/identifier.ts";
import { formatKey } from "../typescript/literal.ts";
import { printTypeAt, type TypeView } from "../typescript/print-type.ts";

export interface Typed {
  readonly name: string;
  readonly wireName: string;
  readonly optional: boolean;
  /** Whether it is optional, but stands before a required one: in order, it can only be `undefined`. */
  readonly skipped: boolean;
  readonly type: string;
}

/**
 * The params of one overload of a method. An optional param before a required one can still be `undefined`.
 *
 * @param narrower - Narrower types of an overload's params, and which of them it requires.
 */
export function typedParams(
  params: readonly Input[],
  narrower: Pick<Overload, "inputs" | "required"> = { inputs: {} },
  view?: TypeView,
): Typed[] {
  const needed = params.map(({ name, required }) => required || narrower.required?.includes(name) === true);
  return params.map((param, index) => {
    const type = printTypeAt(narrower.inputs[param.name] ?? param.type, {
      indent: "",
      input: true,
      taken: 0,
      view,
    });
    const skipped = !needed[index] && needed.includes(true, index);
    return {
      name: identifier(param.name),
      wireName: param.name,
      optional: !needed[index] && !skipped,
      skipped,
      type,
    };
  });
}

/** The params as a signature or a labelled tuple contains them. */
export function labelled(params: readonly Typed[]): string[] {
  return params.map(
    ({ name, optional, skipped, type }) =>
      `${name}${optional ? "?" : ""}: ${type}${skipped ? " | undefined" : ""}`,
  );
}

/** The params as an object by name. */
export function named(params: readonly Typed[], indent: string, taken: number): string {
  const fields = params.map(
    ({ wireName, optional, skipped, type }) =>
      `readonly ${formatKey(wireName)}${optional || skipped ? "?" : ""}: ${type}`,
  );
  if (fields.length === 0) return "Readonly<Record<string, never>>";
  const flat = `{ ${fields.join("; ")} }`;
  if (flat.length + taken < 100) return flat;
  return `{\n${fields.map((field) => `${indent}  ${field};\n`).join("")}${indent}}`;
}
