import type { Input, Overload } from "../../model/operation.ts";
import type { DecodedView } from "./decoded-view.ts";
import { identifier } from "../../model/identifier.ts";
import { typeOf } from "../typescript/print-type.ts";

/** What a signature or tuple needs of a param. */
export interface Typed {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
}

/**
 * The params of one way to call a method. An optional param before a required one can still be
 * `undefined`.
 *
 * @param narrower - Types of some of them in an overload, and which of them an overload must have.
 */
export function typedParams(
  params: readonly Input[],
  narrower: Pick<Overload, "inputs" | "required"> = { inputs: {} },
  view?: DecodedView,
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

/** As they stand in a signature or a labelled tuple. */
export function labelled(params: readonly Typed[]): string[] {
  return params.map(({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${type}`);
}
