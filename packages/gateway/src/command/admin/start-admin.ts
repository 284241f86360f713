import { PendingBytes } from "../../access/pending-bytes.ts";
import { createAdminServer } from "../../listen/admin-server.ts";
import { drain, listen, type ListenOptions, useCertificate } from "../../listen/listener.ts";
import type { Log } from "../../observe/log.ts";
import type { Metrics } from "../../observe/metrics.ts";
import { sha256 } from "../../state/digest.ts";
import type { AdminContext } from "../../surfaces/admin/admin-call.ts";
import type { CertificatePair } from "../certificate.ts";
import type { ResolvedOptions } from "../options.ts";
import { type AdminOptions, resolveAdminOptions } from "./admin-options.ts";

/** The admin API of a running gateway. */
export interface AdminApi {
  /** `http(s)://host:port`. */
  readonly url: string;
  /** Takes nothing new, and finishes what is in flight. */
  close(): Promise<void>;
  /** Gives new connections another certificate. */
  useCertificate(certificate: CertificatePair): void;
}

/**
 * Serves the admin API.
 *
 * @param observed - Its log and metrics.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an option that is wrong.
 */
export async function startAdmin(
  admin: AdminOptions,
  { tls, limits, database }: Pick<ResolvedOptions, "limits" | "database"> & ListenOptions,
  context: Omit<AdminContext, "address">,
  observed: { readonly log: Log; readonly metrics: Metrics },
): Promise<AdminApi> {
  const { port, host, key } = resolveAdminOptions(admin, database, tls !== undefined);
  const access = {
    keyDigest: sha256(key),
    bodyBytes: limits.bodyBytes,
    pendingBytes: new PendingBytes(limits.pendingBytes),
  };
  const address = { url: "" };
  const whole = { ...context, address: () => address.url };
  const server = createAdminServer({ limits, ...(tls && { tls }) }, whole, access, observed);
  const name = host.includes(":") ? `[${host}]` : host;
  address.url = `${tls ? "https" : "http"}://${name}:${await listen(server, "admin.port", port, host)}`;
  return {
    url: address.url,
    close: () => drain(server, limits.shutdown),
    useCertificate: (certificate) => useCertificate(server, certificate),
  };
}
