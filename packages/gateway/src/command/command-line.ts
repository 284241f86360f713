import { existsSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { invalidArgument } from "@node-access/auth";
import { isPostgres } from "../state/is-postgres.ts";
import { adminKeyVariable, checkAdminKey } from "./admin/admin-key.ts";
import type { AdminOptions } from "./admin/admin-options.ts";
import { argumentError } from "./argument-error.ts";
import { type ConsoleOptions, consolePasswordVariable } from "./console/console-options.ts";
import { ConfigFile } from "./config/config-file.ts";
import type { GatewayCommand } from "./gateway-command.ts";
import { readCredentialsFile } from "./credentials-file.ts";
import { demo, demoCredentials, demoNetworks } from "./demo-credentials.ts";
import type { GatewayOptions } from "./options.ts";
import type { CredentialsOutput } from "./show-credentials.ts";
import { isTelemetryOn } from "./telemetry/telemetry-variables.ts";

type CredentialsFile = CredentialsOutput["file"];

const loopback = "127.0.0.1";

/** The parsed command line. */
export type Command =
  | { readonly shows: "help" | "version" }
  | ({ readonly shows: undefined } & GatewayCommand);

/**
 * Reads the command line.
 *
 * @param commandArguments - The arguments, without the program's name.
 * @param environment - The environment variables. Default: none.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an argument that is unknown or wrong.
 */
export function readCommandLine(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Command {
  const values = parse(commandArguments);
  for (const shows of ["help", "version"] as const) if (values[shows] === true) return { shows };
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const [cert, key] = [text("cert"), text("cert-key")];
  if ((cert === undefined) !== (key === undefined))
    throw invalidArgument("--cert", "--cert together with --cert-key", "one alone");
  const [host, publicUrl, configFile, proxies] = ["host", "public-url", "config", "trusted-proxies"].map(
    text,
  );
  const [origins, fixed, drain] = ["cors-origin", "credentials", "drain"].map(text);
  const accessLog = text("access-log");
  const [rate, chainId, seed, record] = ["geyser-rate", "chain-id", "seed", "record"].map(text);
  const file = configFile === undefined ? undefined : new ConfigFile(configFile);
  const config = file?.read(environment) ?? {};
  const database = text("database") ?? config.database ?? "node-access-gateway.db";
  const options: GatewayOptions = {
    ...config,
    port: port("port", text, config.port ?? 9640),
    grpcPort: port("grpc-port", text, config.grpcPort ?? 9641),
    database,
    admin: adminOptions(text, environment, config.admin),
    ...consoleOptions(text, values["console"] === true, environment, config.console),
    metrics: {
      port: port("metrics-port", text, config.metrics?.port ?? 9643),
      host: text("metrics-host") ?? config.metrics?.host ?? loopback,
    },
    ...(drain !== undefined && { limits: { ...config.limits, drain: 1_000 * number("drain", drain) } }),
    ...(host !== undefined && { host }),
    ...databaseOptions(text, environment),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(rate !== undefined && { geyserRate: number("geyser-rate", rate) }),
    ...(seed !== undefined && { seed }),
    ...(record !== undefined && { record }),
    ...(chainId !== undefined && { chainId: number("chain-id", chainId) }),
    ...(cert !== undefined && key !== undefined && { tls: { certFile: cert, keyFile: key } }),
    ...(proxies !== undefined && { trustedProxies: listed(proxies) }),
    ...(origins !== undefined && { cors: { origins: origins === "*" ? origins : listed(origins) } }),
    ...(fixed !== undefined && {
      credentials:
        fixed === demo
          ? demoCredentials(host ?? config.host ?? loopback, publicUrl ?? config.publicUrl, database)
          : readCredentialsFile(fixed),
    }),
    ...(fixed === demo && { networks: config.networks ?? demoNetworks }),
    ...(config.telemetry === undefined && isTelemetryOn(environment) && { telemetry: true }),
    ...(accessLog !== undefined && { accessLog: number("access-log", accessLog) }),
    ...(values["insecure-http"] === true && { insecureHttp: true }),
  };
  const name = text("add-organization");
  if (name === "") throw invalidArgument("--add-organization", "a name", "an empty text");
  const count = workers(text("workers") ?? "1");
  if (count > 1 && record !== undefined) throw invalidArgument("--record", "one worker", `${count} workers`);
  const mcp = text("mcp");
  const output = { json: values["json"] === true, file: credentialsFile(text("credentials-out"), options) };
  return {
    shows: undefined,
    options,
    output,
    workers: count,
    isCheck: values["check-config"] === true,
    ...(file && { config: file, reread: () => rereadOptions(commandArguments, environment) }),
    ...(name !== undefined && { addOrganization: name }),
    ...(mcp !== undefined && { mcp }),
  };
}

/** A database in memory is new at each start, so its credentials are only printed. */
function credentialsFile(path: string | undefined, { database = "" }: GatewayOptions): CredentialsFile {
  if (path !== undefined) return { path, isRequired: true };
  if (database === ":memory:") return undefined;
  if (isPostgres(database)) return { path: "node-access-gateway.credentials.json", isRequired: false };
  const file = `${database}.credentials.json`;
  // A database that is lost must not be replaced silently, and its credentials neither.
  if (!existsSync(database) && statSync(file, { throwIfNoEntry: false })?.isFile())
    throw invalidArgument(
      "database",
      `the database whose credentials are in ${file}`,
      `${database}, which does not exist: restore a backup, or move ${file} away to begin with a new database`,
    );
  return { path: file, isRequired: false };
}

function rereadOptions(...commandLine: Parameters<typeof readCommandLine>): GatewayOptions {
  const command = readCommandLine(...commandLine);
  return command.shows ? {} : command.options;
}

function parse(commandArguments: readonly string[]): Readonly<Record<string, unknown>> {
  const names = [
    "port",
    "grpc-port",
    "host",
    "database",
    "database-schema",
    "database-pool",
    "key-file",
    "former-key-file",
    "counters",
    "cache",
    "cert",
    "cert-key",
    "public-url",
    "trusted-proxies",
    "cors-origin",
    "geyser-rate",
    "chain-id",
    "seed",
    "record",
    "config",
    "admin-port",
    "admin-host",
    "admin-key-file",
    "console-port",
    "console-host",
    "metrics-port",
    "access-log",
    "metrics-host",
    "credentials",
    "credentials-out",
    "drain",
    "add-organization",
    "workers",
    "mcp",
  ];
  const strings = names.map((name) => [name, { type: "string" }] as const);
  const options = {
    ...Object.fromEntries(strings),
    help: { type: "boolean" },
    version: { type: "boolean" },
    "check-config": { type: "boolean" },
    json: { type: "boolean" },
    console: { type: "boolean" },
    "insecure-http": { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args: [...commandArguments], options }).values;
  } catch (error) {
    throw argumentError(error, Object.keys(options), "--help");
  }
}

function adminOptions(
  text: (name: string) => string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  config: AdminOptions = {},
): AdminOptions {
  const [host, keyFile] = [text("admin-host"), text("admin-key-file")];
  const key = environment[adminKeyVariable];
  return {
    ...config,
    port: port("admin-port", text, config.port ?? 9642),
    ...(host !== undefined && { host }),
    ...(keyFile !== undefined
      ? { keyFile }
      : key !== undefined && { key: checkAdminKey(adminKeyVariable, key) }),
  };
}

function consoleOptions(
  text: (name: string) => string | undefined,
  isEnabled: boolean,
  environment: Readonly<Record<string, string | undefined>>,
  config: ConsoleOptions | undefined,
): Pick<GatewayOptions, "console"> {
  const [host, portText] = [text("console-host"), text("console-port")];
  if (!isEnabled && host === undefined && portText === undefined && !config) return {};
  const password = environment[consolePasswordVariable];
  return {
    console: {
      ...config,
      port: port("console-port", text, config?.port ?? 9644),
      ...(host !== undefined && { host }),
      ...(password !== undefined && { password }),
    },
  };
}

/** A file on the command line takes precedence over a key in the environment. */
function databaseOptions(
  text: (name: string) => string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): GatewayOptions {
  const pool = text("database-pool");
  const [databaseSchema, keyFile, formerKeyFile, counters, cache] = [
    "database-schema",
    "key-file",
    "former-key-file",
    "counters",
    "cache",
  ].map(text);
  const { NODE_ACCESS_GATEWAY_KEY: key, NODE_ACCESS_GATEWAY_FORMER_KEY: formerKey } = environment;
  return {
    ...(databaseSchema !== undefined && { databaseSchema }),
    ...(counters !== undefined && { counters }),
    ...(cache !== undefined && { cache }),
    ...(pool !== undefined && { databasePoolSize: number("database-pool", pool) }),
    ...(keyFile !== undefined ? { keyFile } : key !== undefined && { key }),
    ...(formerKeyFile !== undefined ? { formerKeyFile } : formerKey !== undefined && { formerKey }),
  };
}

function listed(values: string): string[] {
  return values.split(",").map((one) => one.trim());
}

function port(name: string, text: (name: string) => string | undefined, other: number): number {
  const value = text(name);
  if (value === undefined) return other;
  if (!/^\d{1,5}$/.test(value)) throw invalidArgument(`--${name}`, "a port number", value);
  return Number(value);
}

function workers(value: string): number {
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (count === 0) throw invalidArgument("--workers", "a number from 1 to 999", value);
  return count;
}

function number(name: string, value: string): number {
  if (!/^\d+(\.\d+)?$/.test(value)) throw invalidArgument(`--${name}`, "a number", value);
  return Number(value);
}
