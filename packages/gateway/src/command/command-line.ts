import { existsSync, statSync } from "node:fs";
import { demo, demoCredentials, demoNetworks } from "./fixed-credentials.ts";
import { invalidArgument } from "@node-access/auth";
import { Command as Program, Option } from "commander";
import { checkProxies } from "../access/proxies.ts";
import { checkOrigins, valueAt } from "../options/check-options.ts";
import { isPostgres } from "../state/is-postgres.ts";
import { groups } from "./admin/admin-command.ts";
import { adminKeyVariable, checkAdminKey } from "./admin/admin-key.ts";
import { findMistakes } from "./config/check-config.ts";
import { ConfigFile, type Environment } from "./config/config-file.ts";
import type { GatewayConfig } from "./config/gateway-config.ts";
import type { GatewayCommand, RereadOptions } from "./gateway-command.ts";
import { readCredentialsFile } from "./credentials-file.ts";
import { manifest } from "../manifest.ts";
import type { GatewayOptions } from "./options.ts";
import { describeValue, parseLine } from "./parse-line.ts";
import type { CredentialsOutput } from "./show-credentials.ts";
import { commandOptions, type StartOption, startOptions, startVariables } from "./start-options.ts";
import { isTelemetryOn } from "./telemetry/telemetry-variables.ts";

type CredentialsFile = CredentialsOutput["file"];

/** The parsed command line: a text to print, or a gateway to start. */
export type Command = { readonly shows: string } | ({ readonly shows: undefined } & GatewayCommand);

const moreHelp = `
To manage a running gateway: node-access-gateway with ${Object.keys(groups).join(", ")};
each has --help.

Environment: NODE_ACCESS_GATEWAY_KEY and NODE_ACCESS_GATEWAY_FORMER_KEY are the keys themselves (32 bytes
in base64), instead of files. PGPASSWORD is the password for Postgres if the URL has none.
OTEL_EXPORTER_OTLP_ENDPOINT and the other variables of OpenTelemetry say where traces and metrics go;
@opentelemetry/sdk-node must be installed for this.`;

/** @throws NodeAccessError `INVALID_ARGUMENT` for an argument that is unknown or wrong. */
export function readCommandLine(commandArguments: readonly string[], environment: Environment = {}): Command {
  const program = new Program("node-access-gateway")
    .description("Starts the whole Node Access interface on this machine.")
    .version(manifest().version, "--version", "print the version")
    .addHelpText("after", moreHelp);
  const settings = listSettings();
  for (const { option } of settings) program.addOption(option);
  for (const [flags, help] of Object.entries(commandOptions)) program.option(flags, help);
  const shows = parseLine(program, commandArguments);
  if (shows !== undefined) return { shows };
  const values = program.opts<Values>();
  const { cert, certKey, config, addOrganization: name, record, mcp, workers = "1" } = values;
  if ((cert === undefined) !== (certKey === undefined))
    throw invalidArgument("--cert", "--cert together with --cert-key", "one alone");
  const file = config === undefined ? undefined : new ConfigFile(config);
  const options = readOptions(settings, values, environment, file?.read(environment) ?? {});
  if (name === "") throw invalidArgument("--add-organization", "a name", "an empty text");
  const count = readWorkers(workers);
  if (count > 1 && record !== undefined) throw invalidArgument("--record", "one worker", `${count} workers`);
  const output = {
    json: values["json"] !== undefined,
    file: credentialsFile(values["credentialsOut"], options),
  };
  return {
    shows: undefined,
    options,
    output,
    workers: count,
    isCheck: values["checkConfig"] !== undefined,
    ...(file && { config: file, reread: () => rereadOptions(commandArguments, environment) }),
    ...(name !== undefined && { addOrganization: name }),
    ...(mcp !== undefined && { mcp }),
  };
}

/** The values of the command line by name, in camel case. Those of options without a value are `true`. */
type Values = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly path: string;
  readonly usual: string | number | undefined;
  readonly option: Option;
}

function listSettings(): Setting[] {
  return Object.entries(startOptions).map(([flags, one]) => {
    const { help, path, default: usual }: StartOption = typeof one === "string" ? { help: one } : one;
    const option = new Option(flags, help);
    const [, kind = ""] = /<(.*)>/.exec(flags) ?? [];
    const read = readers[kind];
    if (read) option.argParser((text) => read(text, `--${option.name()}`));
    return { path: path ?? findPath(option.attributeName()), usual, option };
  });
}

/** The values of options that are more than text, by what the flags call them. */
const readers: Readonly<Record<string, (text: string, name: string) => unknown>> = {
  list(text, name) {
    const proxies = splitList(text);
    checkProxies(proxies, name);
    return proxies;
  },
  origins(text, name) {
    if (text === "*") return text;
    const origins = splitList(text);
    checkOrigins(name, origins);
    return origins;
  },
  seconds: (text, name) => 1_000 * readNumber(text, name),
  number: readNumber,
  port(text, name) {
    if (!/^\d{1,5}$/.test(text)) throw invalidArgument(name, "a port number", describeValue(text));
    return Number(text);
  },
};

function splitList(text: string): string[] {
  return text.split(",").map((one) => one.trim());
}

function readNumber(text: string, name: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw invalidArgument(name, "a number", describeValue(text));
  return Number(text);
}

/** Of `adminKeyFile`, `admin.keyFile`: the parts of the gateway have options of their own. */
function findPath(name: string): string {
  return name.replace(
    /^(admin|console|metrics)(.)/,
    (_, part: string, first: string) => `${part}.${first.toLowerCase()}`,
  );
}

/** The gateway's options: the command line takes precedence over the environment, and both over the config. */
function readOptions(
  settings: readonly Setting[],
  values: Values,
  environment: Environment,
  config: GatewayConfig,
): GatewayOptions {
  const parts: Parts = { ...config, admin: { ...config.admin }, metrics: { ...config.metrics } };
  if (values["console"]) parts["console"] = { ...config.console };
  // A certificate on the command line replaces the config's.
  if (values["cert"] !== undefined) delete parts["tls"];
  for (const { option, path } of settings) {
    const value = values[option.attributeName()];
    if (value === undefined) continue;
    checkForm(`--${option.name()}`, path, value);
    setAt(parts, path, value);
  }
  // Only the console may be off.
  const isOff = (path: string): boolean => path.startsWith("console.") && parts["console"] === undefined;
  for (const { path, usual } of settings)
    if (usual !== undefined && valueAt(parts, path.split(".")) === undefined && !isOff(path))
      setAt(parts, path, usual);
  for (const [name, { path, unless = "" }] of Object.entries(startVariables)) {
    const value = environment[name];
    if (value === undefined || values[unless] !== undefined || isOff(path)) continue;
    setAt(parts, path, name === adminKeyVariable ? checkAdminKey(name, value) : value);
  }
  if (parts["telemetry"] === undefined && isTelemetryOn(environment)) parts["telemetry"] = true;
  const { host = "127.0.0.1", publicUrl, database = "" } = parts as GatewayOptions;
  const { credentials } = values;
  if (credentials === demo) {
    parts["credentials"] = demoCredentials(host, publicUrl, database);
    parts["networks"] ??= demoNetworks;
  } else if (credentials !== undefined) parts["credentials"] = readCredentialsFile(credentials);
  return parts;
}

/** The options as they are put together: by name, and for a part of the gateway, by name in it. */
type Parts = Record<string, unknown>;

function setAt(parts: Parts, path: string, value: unknown): void {
  const [part = "", name] = path.split(".");
  parts[part] = name === undefined ? value : { ...(parts[part] as object), [name]: value };
}

/** @throws NodeAccessError `INVALID_ARGUMENT` that names the option if its value is wrong by itself. */
function checkForm(flag: string, path: string, value: unknown): void {
  const one: Parts = {};
  setAt(one, path, value);
  // Of an object around it, others may set the rest.
  const mistake = findMistakes(one).find((found) => found.path.length >= path.split(".").length);
  if (mistake) throw invalidArgument(flag, mistake.expected, mistake.received);
}

function readWorkers(value: string): number {
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (count === 0) throw invalidArgument("--workers", "a number from 1 to 999", describeValue(value));
  return count;
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

function rereadOptions(...commandLine: Parameters<typeof readCommandLine>): RereadOptions {
  const command = readCommandLine(...commandLine);
  if (command.shows !== undefined) return { options: {}, locate: (error) => error };
  const { config, options } = command;
  return { options, locate: (error) => config?.located(error, options) ?? error };
}
