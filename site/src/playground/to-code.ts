import { formatMember } from "../format-member.ts";
import type { PlaygroundCall } from "../reference/page.ts";
import type { Input } from "./call.ts";
import { secretVariables } from "./secret-variables.ts";
import { showValue } from "./show-value.ts";

/** The client of the page with the numbers as the node writes them, its decoded view, or viem on its transport. */
export type CodeStyle = "wire" | "decoded" | "viem";

/** A program that makes the same call. Secrets come from its environment. */
export function toCode(call: PlaygroundCall, input: Input, style: CodeStyle): string {
  const created = formatCreation(call, input);
  const args = input.arguments.map(showValue).join(", ");
  const imports = formatImports(call, input);
  if (style === "viem")
    return `${imports}
import { viemTransport } from "@node-access/rpc/viem";
import { createPublicClient, custom } from "viem";

const client = ${created};
const viem = createPublicClient({ transport: viemTransport(client, custom) });
console.log(await viem.request({ method: "${call.method}", params: [${args}] }));
`;
  const isDecoded = style === "decoded";
  const quantities = isDecoded ? call.protocolQuantities?.[input.protocol ?? ""] : undefined;
  const ofView = [
    ...(quantities === undefined ? [] : [from(quantities.module, quantities.name)]),
    ...(isDecoded ? [from("@node-access/rpc/decoded", "decoded")] : []),
  ];
  const view = [created, ...(quantities === undefined ? [] : [quantities.name])].join(", ");
  const invoked = `client${formatMember(call.method, call.takesProtocol)}(${args})`;
  return `${[imports, ...ofView].join("\n")}

const client = ${isDecoded ? `decoded(${view})` : created};
${
  call.returns === "result"
    ? `console.log(await ${invoked});`
    : `for await (const message of await ${invoked}) {\n  console.log(message);\n}`
}
`;
}

function formatImports(
  { module, factory, protocolTables }: PlaygroundCall,
  { credential, protocol }: Input,
): string {
  const ofSigner =
    factory === "createExchangeClient" ? [["@node-access/exchange/signing", "privateKeySigner"]] : [];
  // Entries of the same package share a credential; subpaths do not export it.
  const main = module.split("/").slice(0, 2).join("/");
  const ofCredential = credential === undefined || ofSigner.length > 0 ? [] : [[main, credential]];
  const table = protocolTables?.[protocol ?? ""];
  const ofTable = table === undefined ? [] : [[table.module, table.name]];
  // A table's entry creates the smallest client over HTTP.
  const ofFactory = [table !== undefined && module === main ? table.module : module, factory];
  const names = new Map<string, string[]>();
  for (const [path = "", name = ""] of [...ofCredential, ofFactory, ...ofTable, ...ofSigner])
    names.set(path, [...(names.get(path) ?? []), name]);
  return [...names].map(([path, found]) => from(path, ...found)).join("\n");
}

function from(path: string, ...names: readonly string[]): string {
  return `import { ${names.toSorted().join(", ")} } from "${path}";`;
}

function formatCreation(call: PlaygroundCall, { credential, protocol, network, endpoint }: Input): string {
  const table = call.protocolTables?.[protocol ?? ""];
  const secrets = (secretVariables[credential ?? ""] ?? []).map((name) => `process.env.${name} ?? ""`);
  const options = [
    ...(protocol === undefined ? [] : [`protocol: ${table?.name ?? JSON.stringify(protocol)}`]),
    `endpoint: ${JSON.stringify(endpoint)}`,
    ...(credential === undefined ? [] : [`credential: ${credential}(${secrets.join(", ")})`]),
    ...(call.factory === "createExchangeClient"
      ? ['signer: privateKeySigner(process.env.PRIVATE_KEY ?? "")', `network: "${network}"`]
      : []),
  ];
  return `${call.factory}({\n${options.map((option) => `  ${option},\n`).join("")}})`;
}
