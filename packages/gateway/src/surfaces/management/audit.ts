import { currentTime } from "../../observe/clock.ts";
import type { Tables } from "../../state/tables/tables.ts";
import type { ManagementCall } from "./management-call.ts";

/** The values of an object that changed, before and after, without secrets. */
export interface ChangedValues {
  readonly before?: object;
  readonly after?: object;
}

/**
 * Adds a change to the audit log. Call it in the transaction that makes the change.
 *
 * @param subject - The id of what was changed.
 */
export async function audit(
  { organization, operation, actor, source }: ManagementCall,
  tables: Tables,
  subject: string,
  { before, after }: ChangedValues,
): Promise<void> {
  const detail = { ...(before && { before }), ...(after && { after }) };
  const entry = { at: currentTime(), actor, action: operation, subject, organization, source };
  await tables.audit.add({ ...entry, detail });
}

/** @returns the values that differ between two versions of an object. */
export function differences<Value extends object>(
  before: Value,
  after: { readonly [Name in keyof Value]?: unknown },
): ChangedValues {
  const names = Object.keys(before).filter(
    (name) => after[name as keyof Value] !== before[name as keyof Value],
  );
  const pick = (value: object): object =>
    Object.fromEntries(names.map((name) => [name, value[name as keyof object]]));
  return { before: pick(before), after: pick(after) };
}
