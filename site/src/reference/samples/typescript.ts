import { formatMember } from "../../format-member.ts";
import type { Client } from "../clients.ts";
import type { Exported } from "../page.ts";

export interface SampleCall {
  readonly client: Client;
  /** For clients that take one: its name or its table. */
  readonly protocol?: string | Exported;
  readonly specVersion?: string;
  /** Options of the client in addition to those of every example, as source text. */
  readonly options?: readonly string[];
  /** The method, as a path of properties: `ledger.getObject`. With a protocol, its name. */
  readonly method: string;
  /** The arguments as source text. */
  readonly arguments: readonly string[];
  /** The variable name of the result; omitted if there is nothing to show. */
  readonly result?: string;
  /** The kind of result. A subscription is a promise of a stream. */
  readonly returns: "promise" | "stream" | "promise of a stream";
  /** For the decoded view: the quantities that it takes, if any. */
  readonly decoded?: { readonly quantities: Exported | undefined };
  /** More imports: names by module. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
}

/** A whole program that makes a call, or uses the client in another way. The formatter lays it out. */
export function printTypeScript(call: SampleCall, use: string = formatUse(call)): string {
  return `${formatImports(call)}\n${formatClient(call)}\n\n${use}\n`;
}

function formatImports({ client, protocol, decoded, imports = {} }: SampleCall): string {
  const [credential] = client.credentials;
  const all = new Map<string, Set<string>>();
  const add = (module: string, name: string): void => {
    all.set(module, (all.get(module) ?? new Set()).add(name));
  };
  add(client.module, client.factory);
  if (credential) add(credential.module, credential.create);
  if (typeof protocol === "object") add(protocol.module, protocol.name);
  if (decoded) add("@node-access/rpc/decoded", "decoded");
  if (decoded?.quantities) add(decoded.quantities.module, decoded.quantities.name);
  for (const [module, names] of Object.entries(imports)) for (const name of names) add(module, name);
  return [...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import { ${[...names].toSorted().join(", ")} } from "${module}";\n`)
    .join("");
}

function formatClient({ client, protocol, specVersion, options = [], decoded }: SampleCall): string {
  const { factory, variable, endpoint, credentials } = client;
  const [credential] = credentials;
  const given = [
    ...(protocol === undefined
      ? []
      : [`protocol: ${typeof protocol === "object" ? protocol.name : JSON.stringify(protocol)}`]),
    ...(specVersion === undefined ? [] : [`specVersion: ${JSON.stringify(specVersion)}`]),
    `endpoint: ${JSON.stringify(endpoint)}`,
    ...(credential ? [`credential: ${credential.create}(${credential.arguments.join(", ")})`] : []),
    ...options,
  ];
  const created = `${factory}({\n${given.map((one) => `  ${one},\n`).join("")}})`;
  const view = [created, ...(decoded?.quantities ? [decoded.quantities.name] : [])];
  return `const ${variable} = ${decoded ? `decoded(${view.join(", ")})` : created};`;
}

function formatUse({ client, protocol, method, arguments: args, result, returns }: SampleCall): string {
  const called = `${client.variable}${formatMember(method, protocol !== undefined)}(${args.join(", ")})`;
  if (returns !== "promise") {
    const each = result ?? "event";
    const stream = returns === "stream" ? called : `await ${called}`;
    return `const ${each}s = ${stream};\nfor await (const ${each} of ${each}s) {\n  console.log(${each});\n}`;
  }
  if (result === undefined) return `await ${called};`;
  return `const ${result} = await ${called};\nconsole.log(${result});`;
}

/** A JSON value as source text. */
export function formatLiteral(value: unknown): string {
  return JSON.stringify(value);
}
