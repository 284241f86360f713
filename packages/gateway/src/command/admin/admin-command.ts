import { invalidArgument } from "@node-access/auth";
import { Command, Option } from "commander";
import { currentTime } from "../../observe/clock.ts";
import { describeValue, parseLine } from "../parse-line.ts";
import type { Shown } from "./show-response.ts";

/** A request to the admin API, and how to show its response. */
export interface AdminRequest {
  readonly method: "GET" | "POST" | "PATCH";
  /** The path without the server: `/v1/organizations/`. */
  readonly path: string;
  readonly body?: object;
  /** Whether the response contains secrets, which are shown only once. */
  readonly makesSecrets?: true;
  /** The upstream to take out of use, unless it is the last one. */
  readonly cordons?: string;
  readonly shows: Shown;
}

export interface AdminCommand {
  readonly request: AdminRequest;
  /** How to show the response: unchanged, as CSV, or as text for people. */
  readonly form: "json" | "csv" | "text";
  /** `http(s)://host:port` of the admin API. */
  readonly url: string;
  readonly keyFile: string | undefined;
}

export const groups = {
  organizations: "list, create and rename organizations",
  keys: "API keys, which the management API accepts",
  credentials: "credentials, which nodes accept",
  usage: "calls of each credential by day and method",
  upstreams: "the nodes that requests are sent to, and their state",
  "light-clients": "the clients of the option lightClient",
  "wrong-results": "results of upstreams that contradict the chain",
  config: "the config file of a running gateway",
  audit: "who changed what",
} as const;

/** The options of these commands by name. A method or an origin may be given several times. */
const options = {
  name: ["<text>", "its name"],
  expires: ["<time>", "when it expires, such as 2027-01-31T00:00:00Z"],
  rate: ["<number>", "requests per second (default: the gateway's limit)"],
  burst: ["<number>", "requests in a burst (default: twice the rate)"],
  method: [
    "<pattern>",
    'a method that it allows, such as eth_call, debug_*, "GET /v1/*" or /geyser.Geyser/* (default: all)',
  ],
  origin: [
    "<origin>",
    'origin of web pages that may use it, such as https://app.example, or "*" for all (default: the gateway\'s)',
  ],
  routing: ["", "callers may choose the upstream and bypass the cache"],
  overlap: ["<seconds>", "how long the old one still works"],
  from: ["<day>", "the first day, in UTC, such as 2026-01-31 (default: 29 days ago)"],
  to: ["<day>", "the last day (default: today)"],
  credential: ["<id>", "only of this credential or API key"],
  network: ["<name>", "only of this network"],
  upstream: ["<id>", "only of this upstream"],
  subject: ["<id>", "only changes of this object"],
  actor: ["<id>", "only changes by this API key, or by admin or console"],
  action: ["<name>", "only this kind of change, such as revokeApiKey"],
  page: ["<number>", "page of the list (default 1; a page has 50 items)"],
  csv: ["", "print CSV"],
  yes: ["", "also if no other upstream can serve the network"],
} as const satisfies Readonly<Record<string, readonly [value: string, help: string]>>;

type OptionName = keyof typeof options;

/** The forms of options that the admin API reads: what is wrong by itself is not sent. */
const forms: { readonly [Name in OptionName]?: readonly [form: RegExp, expected: string] } = {
  expires: [/^\d{4}-\d\d-\d\dT\d\d:\d\d/, "a time such as 2027-01-31T00:00:00Z"],
  from: [/^\d{4}-\d\d-\d\d$/, "a day such as 2026-01-31"],
  to: [/^\d{4}-\d\d-\d\d$/, "a day such as 2026-01-31"],
  page: [/^[1-9]\d{0,8}$/, "a whole number from 1"],
};

type Values = Readonly<Record<string, string | readonly string[] | true | undefined>>;

/** Makes the request of a command from its arguments and options. */
type MakeRequest = (words: readonly string[], values: Values) => AdminRequest;

type Add = (words: string, help: string, names: readonly OptionName[], make: MakeRequest) => void;

export function isAdminCommand([first]: readonly string[]): boolean {
  return first !== undefined && Object.hasOwn(groups, first);
}

/** Reads a command line that manages a gateway. Returns the help instead if the line asks for it. */
export function readAdminCommand(
  programArguments: readonly string[],
): AdminCommand | { readonly help: string } {
  let read: AdminCommand | undefined;
  const program = new Command("node-access-gateway");
  const addGroup = (name: keyof typeof groups): Add => {
    const group = createGroup(name);
    program.addCommand(group);
    return (words, help, names, make) => {
      const command = words === "" ? group : group.command(words).description(help);
      for (const one of names) command.addOption(createOption(one));
      command.action(() => {
        const { json, adminUrl, adminKeyFile, csv, ...values } = command.optsWithGlobals<Values>();
        read = {
          request: make(command.args, values),
          form: json ? "json" : csv ? "csv" : "text",
          url: String(adminUrl),
          keyFile: adminKeyFile as string | undefined,
        };
      });
    };
  };
  addOrganizationCommands(addGroup("organizations"));
  addKeyCommands(addGroup("keys"), "organization", "api-keys", []);
  addKeyCommands(addGroup("credentials"), "node", "credentials", ["routing"]);
  addGroup("usage")("", "", ["from", "to", "credential", "csv"], (words, values) =>
    list("usage", "usage")(words, { from: dayBefore(29), to: dayBefore(0), ...values }),
  );
  addUpstreamCommands(addGroup("upstreams"));
  addGroup("light-clients")(
    "list",
    "which blocks they trust, and what stops one",
    ["network", "page"],
    list("light-clients", "lightClients"),
  );
  const addWrongResults = addGroup("wrong-results");
  addWrongResults(
    "list",
    "all, or those of one upstream",
    ["upstream", "page"],
    list("wrong-results", "wrongResults"),
  );
  addWrongResults(
    "evidence <id>",
    "the evidence of one, as JSON that anyone can check",
    [],
    list("wrong-results/{}", "evidence"),
  );
  addGroup("config")(
    "reload",
    "reread the config file, and serve its networks without dropping a call",
    [],
    () => ({
      method: "POST",
      path: "/v1/config/reload/",
      shows: "reload",
    }),
  );
  addGroup("audit")("", "", ["page", "subject", "actor", "action"], list("audit", "audit"));
  const help = parseLine(program, programArguments);
  return read ?? { help: help ?? "" };
}

function createGroup(name: keyof typeof groups): Command {
  return new Command(name)
    .description(groups[name])
    .option("--json", "print the response unchanged")
    .option("--admin-url <url>", "the admin API", "http://127.0.0.1:9642")
    .option(
      "--admin-key-file <file>",
      "its key, if NODE_ACCESS_GATEWAY_ADMIN_KEY is not set (default, in the current folder: node-access-gateway.db.admin-key; if the database is Postgres or :memory:, node-access-gateway.admin-key)",
    )
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      "after",
      `
Manages a running gateway through its admin API. New secrets are printed only once.
All groups of commands: ${Object.keys(groups).join(", ")}.
Options of one command: node-access-gateway keys create --help`,
    );
}

function createOption(name: OptionName): Option {
  const [value, help] = options[name];
  const option = new Option(`--${name} ${value}`, help);
  const form = forms[name];
  if (form)
    option.argParser((text: string) => {
      if (form[0].test(text)) return text;
      throw invalidArgument(`--${name}`, form[1], describeValue(text));
    });
  if (name === "method" || name === "origin")
    option.argParser((one: string, all: readonly string[] = []) => [...all, one]);
  return name === "csv" ? option.conflicts("json") : option;
}

function addOrganizationCommands(add: Add): void {
  const help = "all organizations, or those of one name";
  add("list", help, ["name", "page"], list("organizations", "organizations"));
  add(
    "add <name>",
    "create one, with an API key and a node for each protocol",
    [],
    post("organizations", "organization", ([name]) => ({ name })),
  );
  add("rename <id> <name>", "give one another name", [], (words) => ({
    method: "PATCH",
    path: fillPath("organizations/{}", words),
    body: { name: words[1] },
    shows: "organization",
  }));
}

/**
 * @param owner - What they belong to.
 * @param keys - What they are, as in paths.
 * @param more - Options of a new one that only these have.
 */
function addKeyCommands(
  add: Add,
  owner: "organization" | "node",
  keys: string,
  more: readonly OptionName[],
): void {
  const own = `${owner}s/{}/${keys}`;
  const terms = ["name", "expires", "rate", "burst", "method", "origin", ...more] as const;
  add(`list <${owner}-id>`, `those of one ${owner}`, ["page"], list(own, "keys"));
  add(`create <${owner}-id>`, "create one, which needs a --name", terms, post(own, "key", createTerms));
  add("show <id>", "show one, without its secrets", [], list(`${keys}/{}`, "key"));
  add(
    "rotate <id>",
    "create its successor, and end it after the --overlap",
    ["overlap", "expires"],
    post(`${keys}/{}/rotate`, "key", (_, values) => ({
      overlap: readNumber(values, "overlap", true),
      expires_at: values["expires"],
    })),
  );
  add("revoke <id>", "end one now", [], post(`${keys}/{}/revoke`, "key"));
}

function addUpstreamCommands(add: Add): void {
  const help = "all upstreams, or those of one network";
  add("list", help, ["network", "page"], list("upstreams", "upstreams"));
  const cordon = post("upstreams/{}/cordon", "upstream");
  add("cordon <id>", "take one out of use at all gateways", ["yes"], (words, values) => {
    const request = cordon(words, values);
    return values["yes"] ? request : { ...request, cordons: words[0] ?? "" };
  });
  add("uncordon <id>", "return one to use", [], post("upstreams/{}/uncordon", "upstream"));
}

/** Makes requests that read, with the options in the query. */
function list(path: string, shows: AdminRequest["shows"]): MakeRequest {
  return (words, values) => {
    const query = new URLSearchParams(values as Record<string, string>).toString();
    return { method: "GET", path: fillPath(path, words) + (query && `?${query}`), shows };
  };
}

/** Makes requests that change something. Those with a body create secrets. */
function post(
  path: string,
  shows: AdminRequest["shows"],
  makeBody?: (...from: Parameters<MakeRequest>) => Readonly<Record<string, unknown>>,
): MakeRequest {
  return (words, values) => {
    const request = { method: "POST", path: fillPath(path, words), shows } as const;
    if (!makeBody) return request;
    // JSON has no undefined values: options that were not given are omitted.
    return { ...request, body: makeBody(words, values), makesSecrets: true };
  };
}

/** @param path - `{}` stands for the first argument. */
function fillPath(path: string, [first = ""]: readonly string[]): string {
  if (first === "" && path.includes("{}")) throw invalidArgument("arguments", "an id", "an empty text");
  return `/v1/${path.replace("{}", () => encodeURIComponent(first))}/`;
}

function createTerms(_: readonly string[], values: Values): Readonly<Record<string, unknown>> {
  const { name, expires, method: methods, origin: origins, routing } = values;
  if (name === undefined) throw invalidArgument("--name", "a name for it", "nothing");
  const [rate, burst] = [readNumber(values, "rate"), readNumber(values, "burst")];
  return { name, expires_at: expires, rate, burst, methods, origins, routing };
}

function readNumber(values: Values, name: OptionName, isRequired = false): number | undefined {
  const value = values[name];
  if (value === undefined && !isRequired) return undefined;
  if (typeof value === "string" && /^\d{1,9}$/.test(value)) return Number(value);
  throw invalidArgument(
    `--${name}`,
    "a whole number",
    value === undefined ? "nothing" : describeValue(String(value)),
  );
}

/** @returns the date in UTC, this number of days ago. */
function dayBefore(days: number): string {
  return new Date(currentTime() - days * 86_400_000).toISOString().slice(0, 10);
}
