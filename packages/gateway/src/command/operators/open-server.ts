import type { Server } from "node:http";
import {
  drain,
  listen,
  type ListenOptions,
  type ListenPort,
  useCertificate,
} from "../../listeners/listener.ts";
import { formatHost, isLocal } from "../host.ts";
import type { CertificatePair } from "../certificate.ts";

/** A server for operators: the admin API, or the console. */
export interface OperatorServer {
  /** `http(s)://host:port`. */
  readonly url: string;
  /** Accepts no new requests, and finishes those in flight. */
  close(): Promise<void>;
  /** Uses another certificate for new connections. */
  useCertificate(certificate: CertificatePair): void;
}

/**
 * The listen options of a server for operators. On a loopback address, it does not use the certificate,
 * which is for another name, so that commands and browsers on this machine can reach it.
 */
export function operatorListening({ tls, limits }: ListenOptions, host: string): ListenOptions {
  return { limits, ...(tls && !isLocal(host) && { tls }) };
}

/**
 * Opens a server for operators.
 *
 * @param address - Called with its URL.
 * @throws NodeAccessError `INVALID_ARGUMENT` if it cannot listen there.
 */
export async function openServer(
  server: Server,
  option: ListenPort,
  { port, host }: { readonly port: number; readonly host: string },
  { tls, limits }: ListenOptions,
  address: { url: string },
): Promise<OperatorServer> {
  address.url = `${tls ? "https" : "http"}://${formatHost(host)}:${await listen(server, option, port, host)}`;
  return {
    url: address.url,
    close: () => drain(server, limits.shutdown),
    useCertificate: (certificate) => useCertificate(server, certificate),
  };
}
