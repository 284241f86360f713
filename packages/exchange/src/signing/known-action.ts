import {
  type ActionSigning,
  actionShapes,
  actionSigning,
  actionTypes,
  primaryTypePrefix,
} from "../generated/signing.ts";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";

/** An action's definition in the spec. */
export interface KnownAction {
  /** The shape of its fields, without its `type`. */
  readonly shape: Shape;
  readonly signing: ActionSigning;
}

const known: Map<unknown, KnownAction> = /* @__PURE__ */ new Map();

/** Finds an action's definition. Its shape is parsed when the first action of its type is signed. */
export function knownAction(type: unknown): KnownAction | undefined {
  const found = known.get(type) ?? find(type);
  if (found) known.set(type, found);
  return found;
}

function find(type: unknown): KnownAction | undefined {
  const index = actionTypes.split(" ").indexOf(type as string);
  const line = actionShapes.split("\n")[index];
  if (!line) return undefined;
  const [, isUser, name, text = ""] = /^(=?)(\w*)(.*)/.exec(line) ?? [];
  const [shape, fields] = readShape(text);
  const action = String(type);
  const signing = actionSigning[action] ?? { scheme: "l1" };
  if (!isUser) return { shape, signing };
  const primaryType = primaryTypePrefix + (name || action[0]?.toUpperCase() + action.slice(1));
  const types = fields.flatMap((field) => (field.type ? { name: field.name, type: field.type } : []));
  return { shape, signing: { scheme: "user", primaryType, types } };
}
