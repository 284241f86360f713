import { DeliveryError } from "../model/destination.ts";

/** What the URL of a destination says about its server. */
export interface ServerAddress {
  readonly url: URL;
  /** Name or address, without brackets. */
  readonly host: string;
  readonly port: number;
  /** `host:port`, for errors: the URL may contain secrets. */
  readonly name: string;
  /** Empty if the URL has none. */
  readonly username: string;
  readonly password: string;
}

/**
 * Reads the URL of a destination.
 *
 * @param ports - The default ports of the protocols that are accepted, such as `{ "https:": 443 }`.
 * @throws DeliveryError, without the URL.
 */
export function readServerAddress(text: string, ports: Readonly<Record<string, number>>): ServerAddress {
  const url = URL.parse(text);
  const defaultPort = url && ports[url.protocol];
  // Only for http does a URL have its host in one form: 127.0.0.1 may be written as 0x7f.1, or as 2130706433.
  const hostname = url?.hostname && URL.parse(`http://${url.hostname}`)?.hostname;
  const host = hostname?.replace(/^\[(.*)\]$/, "$1");
  if (!url || !host || !/^[\w.:-]+$/.test(host) || defaultPort === undefined || url.port === "0") {
    const expected = Object.keys(ports).map((protocol) => `${protocol}//host:port`);
    throw new DeliveryError("pause", `the destination's URL is not valid: expected ${expected.join(" or ")}`);
  }
  const port = Number(url.port || defaultPort);
  const name = `${hostname}:${port}`;
  return { url, host, port, name, username: decode(url.username), password: decode(url.password) };
}

/** Decodes a part of a URL. @throws DeliveryError if it is malformed. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new DeliveryError("pause", "the destination's URL is not valid: write % as %25");
  }
}
