import { type ActionSigning, actionShapes, actionSigning, primaryTypePrefix } from "../generated/signing.ts";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";

/** What the spec says of an action. */
export interface KnownAction {
  /** The shape of its fields, without its `type`. */
  readonly shape: Shape;
  readonly signing: ActionSigning;
}

const known = new Map<unknown, KnownAction>();

/** Finds what the spec says of an action. A shape is read when the first action of its type is signed. */
export function knownAction(type: unknown): KnownAction | undefined {
  const found = known.get(type) ?? find(type);
  if (found) known.set(type, found);
  return found;
}

function find(type: unknown): KnownAction | undefined {
  if (typeof type !== "string" || !/^\w+$/.test(type)) return undefined;
  const line = new RegExp(`^${type}(=\\w*)?([{<].*)`, "m").exec(actionShapes);
  if (!line) return undefined;
  const [, name, text = ""] = line;
  const [shape, fields] = readShape(text);
  const signing = actionSigning[type] ?? { scheme: "l1" };
  if (!name) return { shape, signing };
  const own = name.slice(1) || type[0]?.toUpperCase() + type.slice(1);
  const types = fields.flatMap(({ name: key, type: signedAs }) =>
    signedAs ? { name: key, type: signedAs } : [],
  );
  return { shape, signing: { scheme: "user", primaryType: primaryTypePrefix + own, types } };
}
