import { describeValue, invalidArgument } from "@node-access/auth";
import { copy, isPlain } from "./copy.ts";
import { knownAction } from "./known-action.ts";
import { type WriteContext, writeValue } from "./write-value.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Converts a copy of an action, which its owner may change meanwhile, to what is hashed and sent: keys in the spec's order,
 * addresses in lower case, amounts without redundant zeros, and the signer's fields added.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of an invalid value. If `validate` is
 * false, invalid values are kept, unknown keys are last, and an unknown action is only copied.
 */
export function writeAction(action: Values, context: WriteContext): Values {
  if (!isPlain(action)) throw invalidArgument("action", "an object", describeValue(action));
  const { type, ...fields }: Record<string, unknown> = action;
  const known = knownAction(type);
  if (!known) {
    if (!context.validate) return copy(action, "action") as Values;
    throw invalidArgument(
      "action.type",
      "an action of the venue (or `validate: false`)",
      describeValue(type),
    );
  }
  for (const [key, value] of Object.entries(known.defaults ?? {})) fields[key] ??= value;
  return { type, ...(writeValue(known.form, fields, "action", context) as Values) };
}
