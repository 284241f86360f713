import { type StatsListener, unwatchFile, watchFile } from "node:fs";
import { X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import { invalidArgument } from "@node-access/auth";
import { checkObject, checkText } from "../options/check-options.ts";
import { readTextFile } from "../options/option-files.ts";
import type { Log } from "../observe/log.ts";

/** A certificate chain and its private key, both in PEM. */
export interface CertificatePair {
  /** The certificate, followed by those of the authorities up to the root. */
  readonly cert: string;
  /** Without a passphrase. */
  readonly key: string;
}

/**
 * Files with a certificate chain and its private key, both in PEM. When a file changes,
 * new connections use the new certificate.
 */
export interface CertificateFiles {
  /** Path of the chain. */
  readonly certFile: string;
  /** Path of the key. */
  readonly keyFile: string;
}

/** The gateway's certificate. */
export type TlsOptions = CertificatePair | CertificateFiles;

export function certificateEnd({ cert }: Pick<CertificatePair, "cert">): number {
  return Date.parse(new X509Certificate(cert).validTo);
}

/**
 * Milliseconds between two checks of the files. Notifications of the file system miss files that are replaced
 * through links, as in Kubernetes.
 */
const checkInterval = 2_000;

const expected = "cert and key, a certificate chain and its private key in PEM, or certFile and keyFile";

/** @throws NodeAccessError `INVALID_ARGUMENT` unless the values are a certificate and its matching key. */
export function readCertificate(tls: unknown): CertificatePair {
  const isFiles = typeof tls === "object" && tls !== null && ("certFile" in tls || "keyFile" in tls);
  if (isFiles) {
    const { certFile, keyFile } = checkObject("tls", tls, ["certFile", "keyFile"]);
    const pair = { cert: readFile("tls.certFile", certFile), key: readFile("tls.keyFile", keyFile) };
    return checkPair(pair);
  }
  const { cert, key } = checkObject("tls", tls, ["cert", "key"]);
  checkText("tls", cert, expected);
  checkText("tls", key, expected);
  return checkPair({ cert, key });
}

function readFile(option: string, file: unknown): string {
  checkText(option, file, "the path of a file in PEM");
  return readTextFile(option, file);
}

function checkPair(pair: CertificatePair): CertificatePair {
  try {
    createSecureContext(pair);
    return pair;
  } catch (error) {
    const { code = "files without them" } = error as NodeJS.ErrnoException;
    throw invalidArgument("tls", expected, code);
  }
}

/**
 * @param current - The files' content when they were read.
 * @param use - Called with each new certificate. While the files do not match, as between two writes,
 * the former certificate stays in use.
 * @returns a function that stops watching.
 */
export function watchCertificate(
  tls: TlsOptions,
  current: CertificatePair,
  log: Log,
  use: (certificate: CertificatePair) => void,
): () => void {
  if (!("certFile" in tls)) return () => {};
  let former = current;
  const checkFiles: StatsListener = () => {
    try {
      const certificate = readCertificate(tls);
      if (certificate.cert === former.cert && certificate.key === former.key) return;
      former = certificate;
      use(certificate);
      log("info", "certificate reloaded", { file: tls.certFile });
    } catch (error) {
      log("warn", "certificate not reloaded: the former one stays", { reason: String(error) });
    }
  };
  const files = [tls.certFile, tls.keyFile];
  for (const file of files) watchFile(file, { interval: checkInterval, persistent: false }, checkFiles);
  return () => {
    for (const file of files) unwatchFile(file, checkFiles);
  };
}
