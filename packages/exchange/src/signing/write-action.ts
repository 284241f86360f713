import { describeValue, invalidArgument } from "@node-access/auth";
import { actionDefaults } from "../generated/signing.ts";
import { copy, isPlain } from "./copy.ts";
import { knownAction } from "./known-action.ts";
import type { Filling } from "./shape.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes an action as it is hashed and sent: its keys in the spec's order, addresses in lower case, amounts without needless
 * zeros, and what the signer knows filled in.
 *
 * @returns a copy: the caller's object may change while it is signed.
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of what does not have the action's shape. If `validate` is false,
 * such a value stays as it is, a key that the action does not have comes last, and an unknown action is only copied.
 */
export function writeAction(action: Values, filling: Filling): Values {
  if (!isPlain(action)) throw invalidArgument("action", "an object", describeValue(action));
  const { type, ...given }: Record<string, unknown> = action;
  const found = knownAction(type);
  if (!found) {
    if (!filling.validate) return copy(action, "action") as Values;
    throw invalidArgument(
      "action.type",
      "an action of the venue (or `validate: false`)",
      describeValue(type),
    );
  }
  for (const [key, value] of Object.entries(actionDefaults[String(type)] ?? {})) given[key] ??= value;
  return { type, ...(found.shape.own(given as never, "action", filling) as Values) };
}
