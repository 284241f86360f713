import type { PlaygroundCall } from "../reference/page.ts";
import type { Input } from "./call.ts";
import { showValue } from "./show-value.ts";

/** Names of the environment variables that replace secrets. */
const variables: Readonly<Record<string, readonly string[]>> = {
  urlToken: ["TOKEN"],
  basic: ["USER_NAME", "PASSWORD"],
  bearer: ["API_KEY"],
  pathKey: ["KEY"],
};

/** A program that makes the same call. Secrets come from its environment. */
export function toCode(call: PlaygroundCall, input: Input, view: "wire" | "decoded"): string {
  const { credential, protocol, network, endpoint } = input;
  const signs = call.factory === "createExchangeClient";
  const names = [call.factory, ...(credential === undefined ? [] : [credential])].toSorted();
  // Entries of the same package share a credential; subpaths do not export it.
  const apart = credential !== undefined && call.module.split("/").length > 2;
  const imports = [
    ...(apart ? [`import { ${credential} } from "${call.module.split("/").slice(0, 2).join("/")}";`] : []),
    `import { ${(apart ? [call.factory] : names).join(", ")} } from "${call.module}";`,
    ...(view === "decoded" ? ['import { decoded } from "@node-access/rpc/decoded";'] : []),
    ...(signs ? ['import { privateKeySigner } from "@node-access/exchange/signing";'] : []),
  ];
  const secrets = (variables[credential ?? ""] ?? []).map((name) => `process.env.${name} ?? ""`);
  const options = [
    ...(protocol === undefined ? [] : [`protocol: ${JSON.stringify(protocol)}`]),
    `endpoint: ${JSON.stringify(endpoint)}`,
    ...(credential === undefined ? [] : [`credential: ${credential}(${secrets.join(", ")})`]),
    ...(signs ? ['signer: privateKeySigner(process.env.PRIVATE_KEY ?? "")', `network: "${network}"`] : []),
  ];
  const created = `${call.factory}({\n${options.map((option) => `  ${option},\n`).join("")}})`;
  const invoked = `client.${call.method}(${input.arguments.map(showValue).join(", ")})`;
  return [
    ...imports,
    "",
    `const client = ${view === "decoded" ? `decoded(${created})` : created};`,
    ...(call.returns === "result"
      ? [`console.log(await ${invoked});`]
      : [`for await (const message of await ${invoked}) {`, "  console.log(message);", "}"]),
    "",
  ].join("\n");
}
