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
  readonly url: string;
  close(): Promise<void>;
  useCertificate(certificate: CertificatePair): void;
}

/**
 * A server for operators has no TLS on a loopback address: the certificate is for another name, so that commands and
 * browsers on this machine could not reach it.
 */
export function operatorListening({ tls, limits }: ListenOptions, host: string): ListenOptions {
  return { limits, ...(tls && !isLocal(host) && { tls }) };
}

/** @param address - Gets its URL. */
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
