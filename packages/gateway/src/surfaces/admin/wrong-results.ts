import { listRecord } from "../../codec/rest/list-record.ts";
import type { ListedWrongResult } from "../../state/tables/wrong-results.ts";
import { type AdminCall, found } from "./admin-call.ts";
import { isoTime } from "./iso-time.ts";

export async function listWrongResults({ context, path, query }: AdminCall): Promise<object> {
  const { page: number, upstream } = query as { page: number; upstream?: string };
  const page = await context.store.tables.wrongResults.page(number, upstream);
  return listRecord(context.address() + path, query, page, record);
}

export async function readWrongResult({ context, id }: AdminCall): Promise<object> {
  const result = /^\d{1,15}$/.test(id) ? await context.store.tables.wrongResults.find(Number(id)) : undefined;
  const { evidence, ...listed } = found(result, "wrong result", id);
  return { ...record(listed), evidence: evidence === "" ? null : (JSON.parse(evidence) as object) };
}

function record({ seq, at, isCordoned, size, ...rest }: ListedWrongResult): object {
  return { id: String(seq), at: isoTime(at), ...rest, cordoned: isCordoned, evidence_size: size };
}
