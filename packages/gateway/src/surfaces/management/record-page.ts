import { listRecord, type ListRecord } from "../../codec/rest/list-record.ts";
import type { Page } from "../../state/tables/select-page.ts";
import type { ManagementCall } from "./management-call.ts";

/**
 * One page of a list, in the envelope of the management API.
 *
 * @param recordOf - Converts an item to its record.
 * @throws HttpProblem 404 for a page beyond the last.
 */
export function recordPage<Item, Result extends object>(
  { state, path, query }: ManagementCall,
  page: Page<Item>,
  recordOf: (item: Item) => Result | Promise<Result>,
): Promise<ListRecord<Result>> {
  return listRecord(state.address().url + path, query, page, recordOf);
}
