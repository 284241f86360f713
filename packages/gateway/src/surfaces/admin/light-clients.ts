import { listRecord } from "../../codec/rest/list-record.ts";
import { slicePage } from "../../state/tables/table.ts";
import type { LightClientStatus } from "../../router/networks/light-client-anchor.ts";
import { type AdminCall, formatOptionalTime } from "./admin-call.ts";

export async function listLightClients({ context, path, query }: AdminCall): Promise<object> {
  const { page, network } = query as { page: number; network?: string };
  const all = context.services.networks
    .lightClients()
    .filter((one) => network === undefined || one.network === network);
  return listRecord(context.address() + path, query, slicePage(all, page), record);
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
    followed_at: formatOptionalTime(followedAt ?? null),
    error: error ?? null,
  };
}
