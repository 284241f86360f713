import { parseArgs } from "node:util";
import { invalidArgument } from "@node-access/auth";
import { currentTime } from "../../observe/clock.ts";
import { argumentError } from "../argument-error.ts";

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
  /** The kind of the response. */
  readonly shows:
    | "organization"
    | "organizations"
    | "key"
    | "keys"
    | "upstream"
    | "upstreams"
    | "lightClients"
    | "wrongResults"
    | "evidence"
    | "reload"
    | "audit"
    | "usage";
}

/** A command line that manages a running gateway. */
export interface AdminCommand {
  readonly request: AdminRequest;
  /** How to show the response: unchanged, as CSV, or as text for people. */
  readonly form: "json" | "csv" | "text";
  /** `http(s)://host:port` of the admin API. */
  readonly url: string;
  /** The file named on the command line. */
  readonly keyFile: string | undefined;
}

/** The help of the commands that manage a gateway. */
export const adminHelp = `node-access-gateway organizations|keys|credentials|upstreams|light-clients|wrong-results|config|usage|audit ...

Manages a running gateway through its admin API. New secrets are printed only once.

  organizations list                 all organizations; --name <name> for one
  organizations add <name>           creates one, with an API key and a node for each protocol
  organizations rename <id> <name>
  keys list <organization id>        the organization's API keys
  keys create <organization id>      creates an API key, with the options below
  keys show|rotate|revoke <id>
  credentials list <node id>         the node's credentials
  credentials create <node id>       creates a credential, with the options below
  credentials show|rotate|revoke <id>
  usage                              calls of each credential by day and method; filters: --from, --to and
                                     --credential; --csv prints CSV
  upstreams list                     the nodes that requests are sent to, and their state; --network <name> for one network
  upstreams cordon|uncordon <id>     takes one out of use at all gateways, or returns it
  light-clients list                 the clients of the option lightClient: which blocks they trust, and what stops one
  wrong-results list                 results of upstreams that contradict the chain; --upstream <id> for one upstream
  wrong-results evidence <id>        the evidence of one, as JSON that anyone can check
  config reload                      rereads the config file, and serves its networks without dropping a call
  audit                              who changed what; filters: --subject, --actor and --action

For create:
  --name <text>             its name (required)
  --expires <time>          when it expires, such as 2027-01-31T00:00:00Z; with rotate, when the new one does
  --rate <number>           requests per second (default: the gateway's limit)
  --burst <number>          requests in a burst (default: twice the rate)
  --method <pattern>        a method that it allows, such as eth_call, debug_*, "GET /v1/*" or /geyser.Geyser/*;
                            may be given several times (default: all)
  --origin <origin>         origin of web pages that may use it, such as https://app.example, or "*" for all;
                            may be given several times (default: the gateway's)
  --routing                 credentials only: callers may choose the upstream and bypass the cache
For rotate:
  --overlap <seconds>       how long the old one still works (required)
For usage:
  --from <day>, --to <day>  in UTC, such as 2026-01-31 (default: the last 30 days)
  --csv                     print CSV
For cordon:
  --yes                     also if no other upstream can serve the network
For all:
  --page <number>           page of a list (default 1; a page has 50 items)
  --json                    print the response unchanged
  --admin-url <url>         the admin API (default http://127.0.0.1:9642)
  --admin-key-file <file>   its key, if NODE_ACCESS_GATEWAY_ADMIN_KEY is not set (default, in the current folder:
                            node-access-gateway.db.admin-key; if the database is Postgres or :memory:,
                            node-access-gateway.admin-key)
`;

const strings = [
  "name",
  "expires",
  "rate",
  "burst",
  "overlap",
  "page",
  "subject",
  "actor",
  "network",
  "upstream",
  "action",
  "from",
  "to",
  "credential",
] as const;

/** The values of the options by name. */
type Values = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** Whether a command line manages a gateway, by its first word. */
export function isAdminCommand([first]: readonly string[]): boolean {
  return first !== undefined && first in commands;
}

/**
 * Reads a command line that manages a gateway.
 *
 * @param programArguments - The arguments, without the program's name.
 * @throws NodeAccessError `INVALID_ARGUMENT` for an argument that is missing, unknown or wrong.
 */
export function readAdminCommand(
  programArguments: readonly string[],
): AdminCommand | { readonly help: true } {
  const { values, positionals } = parse(programArguments);
  if (values["help"] === true) return { help: true };
  const [group = "", ...words] = positionals;
  const keyFile = values["admin-key-file"];
  const request = commands[group]?.(words, values) ?? invalidWords(group, words);
  if (values["csv"] === true && request.shows !== "usage")
    throw invalidArgument("--csv", "the command usage", group);
  return {
    request,
    form: values["json"] === true ? "json" : values["csv"] === true ? "csv" : "text",
    url: String(values["admin-url"] ?? "http://127.0.0.1:9642"),
    keyFile: keyFile === undefined ? undefined : String(keyFile),
  };
}

function parse(programArguments: readonly string[]): { values: Values; positionals: readonly string[] } {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    ...Object.fromEntries(strings.map((name) => [name, text])),
    "admin-url": text,
    "admin-key-file": text,
    json: flag,
    csv: flag,
    routing: flag,
    yes: flag,
    help: flag,
    method: { type: "string", multiple: true },
    origin: { type: "string", multiple: true },
  } as const;
  try {
    return parseArgs({ args: [...programArguments], options, allowPositionals: true });
  } catch (error) {
    throw argumentError(error, Object.keys(options), "`node-access-gateway keys --help`");
  }
}

const commands: Readonly<
  Record<string, (words: readonly string[], values: Values) => AdminRequest | undefined>
> = {
  organizations: ([verb, first, second, ...more], values) => {
    if (more.length > 0) return undefined;
    const path = "/v1/organizations/";
    const shows = "organization";
    if (verb === "list" && first === undefined) {
      return { method: "GET", path: path + query(values, ["name", "page"]), shows: "organizations" };
    }
    if (verb === "add" && first !== undefined && second === undefined)
      return { method: "POST", path, body: { name: first }, makesSecrets: true, shows };
    if (verb === "rename" && first !== undefined && second !== undefined)
      return { method: "PATCH", path: `${path}${segment(first)}/`, body: { name: second }, shows };
    return undefined;
  },
  keys: (words, values) => keyRequest("organizations", "api-keys", words, values),
  credentials: (words, values) => keyRequest("nodes", "credentials", words, values),
  usage: (words, values) => {
    if (words.length > 0) return undefined;
    const range = { from: dayBefore(29), to: dayBefore(0), ...values };
    return { method: "GET", path: `/v1/usage/${query(range, ["from", "to", "credential"])}`, shows: "usage" };
  },
  upstreams: ([verb, id, ...more], values) => {
    if (more.length > 0) return undefined;
    const path = "/v1/upstreams/";
    if (verb === "list" && id === undefined)
      return { method: "GET", path: path + query(values, ["network", "page"]), shows: "upstreams" };
    if ((verb === "cordon" || verb === "uncordon") && id !== undefined)
      return {
        method: "POST",
        path: `${path}${segment(id)}/${verb}/`,
        shows: "upstream",
        ...(verb === "cordon" && values["yes"] !== true && { cordons: id }),
      };
    return undefined;
  },
  "light-clients": ([verb, ...more], values) =>
    verb === "list" && more.length === 0
      ? {
          method: "GET",
          path: `/v1/light-clients/${query(values, ["network", "page"])}`,
          shows: "lightClients",
        }
      : undefined,
  "wrong-results": ([verb, id, ...more], values) => {
    if (more.length > 0) return undefined;
    const path = "/v1/wrong-results/";
    if (verb === "list" && id === undefined)
      return { method: "GET", path: path + query(values, ["upstream", "page"]), shows: "wrongResults" };
    if (verb === "evidence" && id !== undefined)
      return { method: "GET", path: `${path}${segment(id)}/`, shows: "evidence" };
    return undefined;
  },
  config: ([verb, ...more]) =>
    verb === "reload" && more.length === 0
      ? { method: "POST", path: "/v1/config/reload/", shows: "reload" }
      : undefined,
  audit: (words, values) => {
    if (words.length > 0) return undefined;
    const path = `/v1/audit/${query(values, ["page", "subject", "actor", "action"])}`;
    return { method: "GET", path, shows: "audit" };
  },
};

/** @returns the date in UTC, this number of days ago. */
function dayBefore(days: number): string {
  return new Date(currentTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** A request about the keys of an organization, or the credentials of a node. */
function keyRequest(
  owners: string,
  keys: string,
  words: readonly string[],
  values: Values,
): AdminRequest | undefined {
  const [verb, id, ...more] = words;
  if (id === undefined || more.length > 0) return undefined;
  const ofOwner = `/v1/${owners}/${segment(id)}/${keys}/`;
  const own = `/v1/${keys}/${segment(id)}/`;
  switch (verb) {
    case "list":
      return { method: "GET", path: ofOwner + query(values, ["page"]), shows: "keys" };
    case "create":
      return { method: "POST", path: ofOwner, body: draft(values, keys), makesSecrets: true, shows: "key" };
    case "show":
      return { method: "GET", path: own, shows: "key" };
    case "rotate": {
      const body = { overlap: number(values, "overlap", true), ...option(values, "expires", "expires_at") };
      return { method: "POST", path: `${own}rotate/`, body, makesSecrets: true, shows: "key" };
    }
    case "revoke":
      return { method: "POST", path: `${own}revoke/`, shows: "key" };
    default:
      return undefined;
  }
}

function draft(values: Values, keys: string): object {
  if (values["routing"] === true && keys !== "credentials")
    throw invalidArgument("--routing", "the command credentials", keys);
  if (values["name"] === undefined) throw invalidArgument("--name", "a name for it", "nothing");
  const [rate, burst] = [number(values, "rate"), number(values, "burst")];
  return {
    name: values["name"],
    ...option(values, "expires", "expires_at"),
    ...(rate !== undefined && { rate }),
    ...(burst !== undefined && { burst }),
    ...option(values, "method", "methods"),
    ...option(values, "origin", "origins"),
    ...(values["routing"] === true && { routing: true }),
  };
}

function option(values: Values, name: string, field: string): object {
  return values[name] === undefined ? {} : { [field]: values[name] };
}

function number(values: Values, name: string, isRequired = false): number | undefined {
  const value = values[name];
  if (value === undefined && !isRequired) return undefined;
  if (typeof value === "string" && /^\d{1,9}$/.test(value)) return Number(value);
  throw invalidArgument(`--${name}`, "a whole number", value === undefined ? "nothing" : String(value));
}

function query(values: Values, names: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const name of names) if (values[name] !== undefined) parameters.set(name, String(values[name]));
  return parameters.size > 0 ? `?${parameters}` : "";
}

function segment(id: string): string {
  return encodeURIComponent(id);
}

/** @throws NodeAccessError `INVALID_ARGUMENT` with the group's commands, as the help has them. */
function invalidWords(group: string, [verb = "", ...more]: readonly string[]): never {
  const forms = adminHelp.matchAll(new RegExp(`^  (${group}\\b.*?)(?:  |$)`, "gm"));
  const count = more.length === 0 ? "alone" : `and ${more.length} more`;
  // A secret that was pasted in the wrong place is not shown.
  const received = `${group} ${/^[a-z]{1,20}$/.test(verb) ? `${verb} ` : ""}${count}`;
  throw invalidArgument("arguments", [...forms].map(([, form]) => form).join(", "), received);
}
