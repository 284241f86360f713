import type { Input, Overload } from "../../model/operation.ts";
import { identifier } from "../../model/identifier.ts";
import { typeOf, type TypeView } from "../typescript/print-type.ts";

/** A param as signatures and tuples need it. */
export interface Typed {
  readonly name: string;
  readonly optional: boolean;
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
    const type = typeOf(narrower.inputs[param.name] ?? param.type, {
      indent: "",
      input: true,
      taken: 0,
      view,
    });
    const skipped = !needed[index] && needed.includes(true, index);
    return {
      name: identifier(param.name),
      optional: !needed[index] && !skipped,
      type: skipped ? `${type} | undefined` : type,
    };
  });
}

/** The params as a signature or a labelled tuple contains them. */
export function labelled(params: readonly Typed[]): string[] {
  return params.map(({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${type}`);
}
