import { listRecord } from "../../codec/rest/list-record.ts";
import type { LightClientStatus } from "../../router/networks/light-client-anchor.ts";
import type { AdminCall } from "./admin-call.ts";
import { optionalTime } from "./iso-time.ts";

/** Light clients per page. */
const pageSize = 50;

export async function listLightClients({ context, path, query }: AdminCall): Promise<object> {
  const { page, network } = query as { page: number; network?: string };
  const all = context.services
    .lightClients()
    .filter((one) => network === undefined || one.network === network);
  const items = all.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  return listRecord(context.address() + path, query, { count: all.length, pages, items }, record);
}

function record(status: LightClientStatus): object {
  const { network, checkpoint, upstream, latest, finalized, period, lag, followedAt, error } = status;
  return {
    network,
    checkpoint,
    upstream: upstream ?? null,
    latest: latest ?? null,
    finalized: finalized ?? null,
    period: period ?? null,
    lag: lag ?? null,
    followed_at: optionalTime(followedAt ?? null),
    error: error ?? null,
  };
}
