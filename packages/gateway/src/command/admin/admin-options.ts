import { checkOperatorHost } from "../host.ts";
import { checkAdminKey, defaultKeyFile, readOrMakeAdminKey } from "./admin-key.ts";

/** The admin API's address and key. */
export interface AdminOptions {
  /**
   * The port; 0 for any free one. Default: 0.
   *
   * @asType integer
   * @minimum 0
   * @maximum 65535
   * @expected a port, from 0 to 65535
   */
  readonly port?: number;
  /** The address to listen on. Default: `127.0.0.1`, over plain HTTP. An address that is not loopback needs `tls`, and uses it. */
  readonly host?: string;
  /** The admin key: 32 characters or more of ASCII. Default: the key in `keyFile`. */
  readonly key?: string;
  /**
   * The file with the admin key, which is created (mode 0600) if it does not exist. Default:
   * the database's file with `.admin-key` appended, or `node-access-gateway.admin-key` if the database is not
   * a file.
   */
  readonly keyFile?: string;
}

export interface ResolvedAdminOptions {
  readonly port: number;
  readonly host: string;
  readonly key: string;
}

/**
 * @throws NodeAccessError `INVALID_ARGUMENT` for an address that needs a certificate, a key that could be guessed,
 * or a key file that is readable by others.
 */
export function resolveAdminOptions(
  options: AdminOptions,
  database: string,
  hasTls: boolean,
): ResolvedAdminOptions {
  const { port = 0, host = "127.0.0.1", key } = options;
  checkOperatorHost("admin.host", host, hasTls);
  if (key !== undefined) return { port, host, key: checkAdminKey("admin.key", key) };
  return { port, host, key: readOrMakeAdminKey(options.keyFile ?? defaultKeyFile(database)) };
}
