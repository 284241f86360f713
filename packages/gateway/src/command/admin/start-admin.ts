import { otherBodyBytes } from "../../options/limits.ts";
import { PendingBytes } from "../../access/pending-bytes.ts";
import { createAdminServer } from "../../listeners/admin-server.ts";
import type { ListenOptions } from "../../listeners/listener.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { sha256 } from "../../state/digest.ts";
import type { AdminContext } from "../../surfaces/admin/admin-call.ts";
import { openServer, operatorListening, type OperatorServer } from "../operators/open-server.ts";
import type { ResolvedOptions } from "../resolve-options.ts";
import { type AdminOptions, resolveAdminOptions } from "./admin-options.ts";

/** @throws NodeAccessError `INVALID_ARGUMENT` for an invalid option. */
export async function startAdmin(
  admin: AdminOptions,
  { tls, limits, database }: Pick<ResolvedOptions, "limits" | "database"> & ListenOptions,
  context: Omit<AdminContext, "address">,
  observed: { readonly log: Log; readonly metrics: Metrics },
): Promise<OperatorServer> {
  const { port, host, key } = resolveAdminOptions(admin, database, tls !== undefined);
  const access = {
    keyDigest: sha256(key),
    bodyBytes: otherBodyBytes(limits),
    pendingBytes: new PendingBytes(limits.pendingBytes),
  };
  const address = { url: "" };
  const whole = { ...context, address: () => address.url };
  const listening = operatorListening({ limits, ...(tls && { tls }) }, host);
  const server = createAdminServer(listening, whole, access, observed);
  return openServer(server, "admin.port", { port, host }, listening, address);
}
