import { JsonText } from "../../codec/json/json-text.ts";
import { rejectField } from "./management-call.ts";

/** Maximum bytes of each field as JSON: updates are merged, so their sum is limited too. */
const limits = { name: 1024, network: 1024, description: 16_384, configuration: 16_384 } as const;

/**
 * @param at - The prefix of the fields' names in errors, which ends with a dot.
 * @throws HttpProblem 400 if a field would be too large.
 */
export function checkSize(
  record: { readonly [Field in keyof typeof limits]?: unknown },
  at: string = "",
): void {
  for (const [field, limit] of Object.entries(limits)) {
    const value = record[field as keyof typeof limits];
    if (value === undefined) continue;
    if (jsonBytes(value) > limit) rejectField(at + field, `would have more than ${limit} bytes as JSON`);
  }
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(value instanceof JsonText ? value.text : JSON.stringify(value));
}
