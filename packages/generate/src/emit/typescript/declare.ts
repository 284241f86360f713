import type { Types, NamedType, Type } from "../../model/index.ts";
import { fields, isNullable, type Place, printTypeAt } from "./print-type.ts";
import { doc } from "./text.ts";

export interface Declaration {
  /** Whether callers send its values. */
  readonly input: boolean;
  readonly view?: Place["view"];
  /** The parameter of a generic type: `Q = string`. */
  readonly parameter?: string | undefined;
  /** Whether a reference without a description gets that of its type. */
  readonly explains?: boolean;
  readonly recursiveMaps?: Place["recursiveMaps"];
}

const unknown: Type = { kind: "any" };

/**
 * The exported declaration of a named type: an interface if possible, since TypeScript checks these fastest.
 */
export function declare(
  { name, type }: Omit<NamedType, "direction" | "home">,
  types: Types,
  how: Declaration,
): string {
  const { input, view, recursiveMaps = false, parameter } = how;
  const place = { indent: "", input, taken: 0, view, recursiveMaps, ...(how.explains && { types }) };
  const own = name + (parameter ? `<${parameter}>` : "");
  const source = type.source === undefined ? [] : ["", `Source: ${type.source}.`];
  const lines = [type.description ?? "", ...source].join("\n").replaceAll(/\n{3,}/g, "\n\n");
  const about = doc(lines.split("\n"), "");
  if (!isInterface(type, types)) {
    const start = `export type ${own} = `;
    return `${about}${start}${printTypeAt(type, { ...place, taken: start.length })};\n`.replaceAll(
      / +\n/g,
      "\n",
    );
  }
  const parts = type.allOf ?? [type];
  const bases = parts
    .flatMap(({ reference = [] }) => reference)
    .map((base) => view?.formatName(base, input) ?? base);
  const body = parts.find(({ properties }) => properties !== undefined);
  const extended = bases.length > 0 ? ` extends ${bases.join(", ")}` : "";
  return `${about}export interface ${own}${extended} {\n${body ? fields(body, { ...place, indent: "  " }) : ""}}\n`;
}

/** An interface cannot say that a value may be null, or that it is one of several. */
function isInterface(type: Type, types: Types): boolean {
  const { allOf, anyOf, oneOf, properties, reference } = type;
  if (isNullable(type) || anyOf !== undefined || oneOf !== undefined) return false;
  if (reference !== undefined) return isInterface(types[reference]?.type ?? unknown, types);
  if (!allOf) return properties !== undefined;
  const own = allOf.filter((part) => part.reference === undefined);
  return own.length <= 1 && allOf.every((part) => isInterface(part, types));
}
