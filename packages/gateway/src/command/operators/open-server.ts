import type { Server } from "node:http";
import { drain, listen, type ListenOptions, type ListenPort, useCertificate } from "../../listen/listener.ts";
import type { CertificatePair } from "../certificate.ts";

/** A server for operators: the admin API, or the console. */
export interface OperatorServer {
  /** `http(s)://host:port`. */
  readonly url: string;
  /** Takes nothing new, and finishes what is in flight. */
  close(): Promise<void>;
  /** Gives new connections another certificate. */
  useCertificate(certificate: CertificatePair): void;
}

/**
 * Opens a server for operators.
 *
 * @param address - Gets its URL.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it cannot listen there.
 */
export async function openServer(
  server: Server,
  option: ListenPort,
  { port, host }: { readonly port: number; readonly host: string },
  { tls, limits }: ListenOptions,
  address: { url: string },
): Promise<OperatorServer> {
  const name = host.includes(":") ? `[${host}]` : host;
  address.url = `${tls ? "https" : "http"}://${name}:${await listen(server, option, port, host)}`;
  return {
    url: address.url,
    close: () => drain(server, limits.shutdown),
    useCertificate: (certificate) => useCertificate(server, certificate),
  };
}
