import { parseArgs } from "node:util";
import { invalidArgument } from "@node-access/auth";
import { isPostgres } from "../state/is-postgres.ts";
import { adminKeyVariable, checkAdminKey } from "./admin/admin-key.ts";
import type { AdminOptions } from "./admin/admin-options.ts";
import { type ConsoleOptions, consolePasswordVariable } from "./console/console-options.ts";
import { ConfigFile } from "./config/config-file.ts";
import type { GatewayCommand } from "./gateway-command.ts";
import { readCredentialsFile } from "./credentials-file.ts";
import type { GatewayOptions } from "./options.ts";
import type { CredentialsOutput } from "./show-credentials.ts";
import { isTelemetryOn } from "./telemetry/telemetry-variables.ts";

/** What the command's help says. */
export const help = `node-access-gateway [options]

Starts the whole Node Access interface on this machine. To manage a gateway that runs, see
node-access-gateway keys --help.

  --port <number>           HTTP and WebSocket (default 9640)
  --grpc-port <number>      gRPC (default 9641)
  --host <address>          where to listen (default 127.0.0.1)
  --database <file or url>  state: a SQLite file (default ./node-access-gateway.db), :memory:, or
                            postgres://user:password@host:port/database, which gateways share
  --database-schema <name>  schema of the tables in Postgres (default: the account's own)
  --database-pool <number>  connections to Postgres at once (default 10)
  --key-file <file>         key that encrypts stored secrets (default for SQLite: the database's
                            file and .key)
  --former-key-file <file>  the key before: what it encrypts is encrypted with the new one
  --counters <redis url>    where gateways that share a database count requests (default: there)
  --cache <redis url>       where gateways share cached results (default: each process has its own only)
  --cert <file>             certificate chain in PEM, for HTTPS; with --cert-key. Read again when
                            it changes
  --cert-key <file>         its private key in PEM
  --public-url <https url>  the URL that callers use. Without --cert a proxy ends TLS there and sets
                            X-Forwarded-Proto
  --trusted-proxies <list>  whose X-Forwarded-* headers are believed: addresses or ranges with commas
                            between, or uniquelocal (default loopback)
  --cors-origin <list>      origins of web pages that may call, as https://app.example, with commas
                            between, or "*" (default none)
  --insecure-http           plain HTTP on any address: credentials can be read on the way
  --admin-port <number>     admin API (default 9642)
  --admin-host <address>    where the admin API listens (default 127.0.0.1)
  --admin-key-file <file>   its key, made at the first start (default: the database's file and
                            .admin-key), if NODE_ACCESS_GATEWAY_ADMIN_KEY is not set
  --console                 a console for operators, in a browser. Its first start makes its password, if
                            NODE_ACCESS_GATEWAY_CONSOLE_PASSWORD is not set
  --console-port <number>   where it listens (default 9644)
  --console-host <address>  the address (default 127.0.0.1)
  --credentials <file>      JSON with credentials for the first start (apiKey, nodes, consolePassword), in
                            place of random ones
  --credentials-out <file>  where the first start writes credentials, for its owner only (default: the
                            database's file and .credentials.json)
  --json                    print new credentials and addresses as lines of JSON
  --drain <seconds>         after SIGTERM, how long /readyz responds 503 while calls are still served
                            (default 5)
  --access-log <share>      log this share of the calls, from 0 to 1, and all that fail (default 0: none)
  --metrics-port <number>   metrics for Prometheus, at /metrics (default 9643)
  --metrics-host <address>  where they are served (default 127.0.0.1)
  --add-organization <name> make an organization unless there is one of this name, and print its
                            credentials
  --geyser-rate <number>    transactions a second that Geyser streams without an upstream (default 10)
  --chain-id <number>       chain id of EVM nodes without an upstream
  --seed <text>             tests with the same seed see the same blocks and faults
  --record <file>           write what upstreams respond, for { "recorded": "file" } to replay
  --config <file>           YAML or JSON with the networks and other options; config.schema.json in
                            the package describes it, and \${NAME} is a variable of the environment
  --check-config            say what is wrong with the config and the other options, and end
  --workers <number>        processes that serve calls on the same ports (default 1)
  --help                    this text

Environment: NODE_ACCESS_GATEWAY_KEY and NODE_ACCESS_GATEWAY_FORMER_KEY are the keys themselves (32 bytes
in base64), in place of the files. PGPASSWORD is the password of Postgres where the URL has none.
OTEL_EXPORTER_OTLP_ENDPOINT and the other variables of OpenTelemetry say where traces and metrics go;
@opentelemetry/sdk-node has to be installed for this.
`;

type CredentialsFile = CredentialsOutput["file"];

const loopback = "127.0.0.1";

/** What the command line asks for. */
export type Command = { readonly help: true } | ({ readonly help: false } & GatewayCommand);

/**
 * Reads the command line.
 *
 * @param commandArguments - Without the program's name.
 * @param environment - Its variables. Default: none.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an argument that is unknown or wrong.
 */
export function readCommandLine(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Command {
  const values = parse(commandArguments);
  if (values["help"] === true) return { help: true };
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const [cert, key] = [text("cert"), text("cert-key")];
  if ((cert === undefined) !== (key === undefined))
    throw invalidArgument("--cert", "--cert together with --cert-key", "one alone");
  const [host, publicUrl, config, proxies] = ["host", "public-url", "config", "trusted-proxies"].map(text);
  const [origins, fixed, drain] = ["cors-origin", "credentials", "drain"].map(text);
  const accessLog = text("access-log");
  const [rate, chainId, seed, record] = ["geyser-rate", "chain-id", "seed", "record"].map(text);
  const file = config === undefined ? undefined : new ConfigFile(config);
  const given = file?.read(environment) ?? {};
  const options: GatewayOptions = {
    ...given,
    port: port("port", text, given.port ?? 9640),
    grpcPort: port("grpc-port", text, given.grpcPort ?? 9641),
    database: text("database") ?? given.database ?? "node-access-gateway.db",
    admin: adminOptions(text, environment, given.admin),
    ...consoleOptions(text, values["console"] === true, environment, given.console),
    metrics: {
      port: port("metrics-port", text, given.metrics?.port ?? 9643),
      host: text("metrics-host") ?? given.metrics?.host ?? loopback,
    },
    ...(drain !== undefined && { limits: { ...given.limits, drain: 1_000 * number("drain", drain) } }),
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
    ...(fixed !== undefined && { credentials: readCredentialsFile(fixed) }),
    ...(given.telemetry === undefined && isTelemetryOn(environment) && { telemetry: true }),
    ...(accessLog !== undefined && { accessLog: number("access-log", accessLog) }),
    ...(values["insecure-http"] === true && { insecureHttp: true }),
  };
  const name = text("add-organization");
  const count = workers(text("workers") ?? "1");
  if (count > 1 && record !== undefined) throw invalidArgument("--record", "one worker", `${count} workers`);
  const output = { json: values["json"] === true, file: credentialsFile(text("credentials-out"), options) };
  return {
    help: false,
    options,
    output,
    workers: count,
    isCheck: values["check-config"] === true,
    ...(file && { config: file, reread: () => rereadOptions(commandArguments, environment) }),
    ...(name !== undefined && { addOrganization: name }),
  };
}

/** A database in memory is new at each start, so its credentials are only printed. */
function credentialsFile(given: string | undefined, { database = "" }: GatewayOptions): CredentialsFile {
  if (given !== undefined) return { path: given, isRequired: true };
  if (database === ":memory:") return undefined;
  const base = isPostgres(database) ? "node-access-gateway" : database;
  return { path: `${base}.credentials.json`, isRequired: false };
}

function rereadOptions(...given: Parameters<typeof readCommandLine>): GatewayOptions {
  const command = readCommandLine(...given);
  return command.help ? {} : command.options;
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
  ];
  const strings = names.map((name) => [name, { type: "string" }] as const);
  try {
    const options = {
      ...Object.fromEntries(strings),
      help: { type: "boolean" },
      "check-config": { type: "boolean" },
      json: { type: "boolean" },
      console: { type: "boolean" },
      "insecure-http": { type: "boolean" },
    } as const;
    return parseArgs({ args: [...commandArguments], options }).values;
  } catch (error) {
    throw invalidArgument(
      "arguments",
      "those that --help lists",
      error instanceof Error ? error.message : "others",
    );
  }
}

function adminOptions(
  text: (name: string) => string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  given: AdminOptions = {},
): AdminOptions {
  const [host, keyFile] = [text("admin-host"), text("admin-key-file")];
  const key = environment[adminKeyVariable];
  return {
    ...given,
    port: port("admin-port", text, given.port ?? 9642),
    ...(host !== undefined && { host }),
    ...(keyFile !== undefined
      ? { keyFile }
      : key !== undefined && { key: checkAdminKey(adminKeyVariable, key) }),
  };
}

function consoleOptions(
  text: (name: string) => string | undefined,
  isAsked: boolean,
  environment: Readonly<Record<string, string | undefined>>,
  given: ConsoleOptions | undefined,
): Pick<GatewayOptions, "console"> {
  const [host, asked] = [text("console-host"), text("console-port")];
  if (!isAsked && host === undefined && asked === undefined && !given) return {};
  const password = environment[consolePasswordVariable];
  return {
    console: {
      ...given,
      port: port("console-port", text, given?.port ?? 9644),
      ...(host !== undefined && { host }),
      ...(password !== undefined && { password }),
    },
  };
}

/** A file that the command line names comes before a key in the environment. */
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
