import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, serverAccount } from "./account.ts";
import { installation } from "./installation.ts";
import type { ServerCommand } from "./server-command.ts";

/** Options of {@link startPostgres}. */
export interface PostgresOptions {
  /** Settings of `postgresql.conf`: `{ max_connections: 20 }`. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Certificate and private key in PEM, for connections over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

/** Settings for many small servers on one machine. Without fsync, only a crash of the machine loses data. */
const defaults = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "off",
  shared_buffers: "16MB",
  max_connections: 200,
};

/**
 * Creates the folder with a new server's data.
 *
 * @returns the command that runs the server.
 * @throws Error with the output of `initdb` if it fails.
 */
export function createCluster(
  password: string,
  settings: NonNullable<PostgresOptions["settings"]>,
  tls: PostgresOptions["tls"],
): ServerCommand {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), "node-access-postgres-"));
  try {
    own(folder, account);
    const { bin, environment } = installation(folder, account);
    const data = join(folder, "data");
    write(join(folder, "password"), password, account);
    const { status, stderr, error } = spawnSync(
      join(bin, "initdb"),
      [
        `--pgdata=${data}`,
        `--pwfile=${join(folder, "password")}`,
        "--username=postgres",
        "--auth=scram-sha-256",
        "--no-sync",
        "--encoding=UTF8",
        "--no-locale",
        "--locale-provider=icu",
        "--icu-locale=en-US",
      ],
      { ...account, cwd: folder, env: environment, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
    const all: Record<string, string | number> = { ...defaults, ...settings };
    if (tls) {
      Object.assign(all, { ssl: "on" });
      write(join(data, "server.crt"), tls.cert, account);
      write(join(data, "server.key"), tls.key, account);
    }
    const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
    write(join(data, "postgresql.auto.conf"), lines.join(""), account);
    return { program: join(bin, "postgres"), programArguments: ["-D", data], environment, account, folder };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

function write(file: string, text: string, account: Account): void {
  writeFileSync(file, text, { mode: 0o600 });
  own(file, account);
}

function own(file: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}
