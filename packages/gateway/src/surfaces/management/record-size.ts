import { JsonText } from "../../contract/json-text.ts";
import { refuseField } from "./management-call.ts";

/** What a record carries at most, in bytes as JSON: changes are merged, so that their sum is limited too. */
const limits = { name: 1024, network: 1024, description: 16_384, configuration: 16_384 } as const;

/**
 * @param at - What stands before the fields' names, with a dot.
 * @throws HttpProblem 400 if a field would be larger than a record may carry.
 */
export function checkSize(
  record: { readonly [Field in keyof typeof limits]?: unknown },
  at: string = "",
): void {
  for (const [field, limit] of Object.entries(limits)) {
    const value = record[field as keyof typeof limits];
    if (value === undefined) continue;
    if (jsonBytes(value) > limit) refuseField(at + field, `would have more than ${limit} bytes as JSON`);
  }
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(value instanceof JsonText ? value.text : JSON.stringify(value));
}
