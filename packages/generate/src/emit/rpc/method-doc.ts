import { protocolsOf, type RpcSpec } from "../../model/json-rpc.ts";
import type { Failure, RpcMethod } from "../../model/operation.ts";
import { exampleArguments } from "../../model/rpc-method.ts";
import { inlineLiteral, keyOf } from "../typescript/literal.ts";
import { identifier } from "../../model/identifier.ts";
import { described, doc, lowerFirst } from "../typescript/text.ts";

/** How to document a method: under an alias, or in a version that is not the newest. */
interface As {
  readonly alias: string | undefined;
  readonly version: string | undefined;
}

/** Returns the doc comment of a method. */
export function methodDoc(method: RpcMethod, spec: RpcSpec, { alias, version }: As): string {
  const { outputs, failures, summary, deprecated } = method;
  const [result] = outputs;
  const more = deprecated ? `@deprecated ${method.description}` : method.description;
  const lines = [
    ...(alias
      ? [`An alias of {@link ${method.name}}, which is the name on the wire. ${summary}`]
      : [summary]),
    ...(more === undefined ? [] : ["", more]),
    "",
    ...paramLines(method),
    ...(result.description ? [`@returns ${result.description}`] : []),
    ...(failures.length > 0
      ? [`@throws NodeAccessError \`JSON_RPC_ERROR\` with ${errorList(failures)}.`]
      : []),
    "",
    ...example(method, spec, alias ?? method.name, version),
    `Source: ${method.source}.`,
  ];
  return doc(lines, "  ");
}

function paramLines({ inputs, namedParams }: RpcMethod): string[] {
  if (namedParams !== "only")
    return inputs.map(
      ({ name, description, type }) => `@param ${identifier(name)} - ${described(description, type)}`,
    );
  if (inputs.length === 0) return [];
  const each = inputs.map(({ name, description, type }) => `\`${name}\`: ${described(description, type)}`);
  return [`@param params - The params by name. ${each.join(" ")}`];
}

function errorList(failures: readonly Failure[]): string {
  return failures
    .map(({ code, message = "", data }) => `${code} (${lowerFirst(message)}${ofData(data?.reference)})`)
    .join(", ");
}

/** The type of an error's data, if it is named. */
function ofData(name: string | undefined): string {
  return name === undefined ? "" : `; \`data\` is a \`${name}\``;
}

function example(method: RpcMethod, spec: RpcSpec, name: string, version: string | undefined): string[] {
  const [shown] = method.examples;
  const [protocol] = protocolsOf(spec, method);
  if (!shown || !protocol) return [];
  const args = exampleArguments(method, shown).map(inlineLiteral).join(", ");
  const result = JSON.stringify(shown.output);
  const specVersion = version === undefined ? "" : `specVersion: ${JSON.stringify(version)}, `;
  const access = keyOf(name) === name ? `.${name}` : `[${keyOf(name)}]`;
  const { rpcEntry } = protocol;
  const table = identifier(protocol.name);
  return [
    "@example",
    "```ts",
    rpcEntry === undefined
      ? 'import { createRpcClient } from "@node-access/rpc";'
      : `import { ${[table, "createRpcClient"].toSorted().join(", ")} } from "@node-access/rpc/${rpcEntry}";`,
    "",
    `const client = createRpcClient({ protocol: ${rpcEntry === undefined ? JSON.stringify(protocol.name) : table}, ${specVersion}endpoint: "https://node.example" });`,
    `const ${identifier(method.outputs[0].name)} = await client${access}(${args});${result.length <= 70 ? ` // ${result}` : ""}`,
    "```",
    "",
  ];
}
