import { type Bundle, type Method, protocolsOf, type RpcError } from "../../load/open-rpc/document.ts";
import type { Schema } from "../../load/open-rpc/schema.ts";
import type { DecodedView } from "./decoded-view.ts";
import { described, doc, identifier, key, literal, lowerFirst } from "./text.ts";

/** How a method is documented: by another name, as a version of its protocol has it that is not the newest, in a view of numbers. */
interface As {
  readonly alias: string | undefined;
  readonly version: string | undefined;
  readonly view: DecodedView | undefined;
}

/** The doc comment of a method. */
export function methodDoc(method: Method, bundle: Bundle, { alias, version, view }: As): string {
  const { params, result, errors = [], summary, deprecated } = method;
  const more = deprecated ? `@deprecated ${method.description}` : method.description;
  const lines = [
    ...(alias
      ? [`Another name of {@link ${method.name}}, which goes out on the wire. ${summary}`]
      : [summary]),
    ...(more === undefined ? [] : ["", more]),
    "",
    ...params.map(
      ({ name, description, schema }) => `@param ${identifier(name)} - ${described(description, schema)}`,
    ),
    ...(result.description ? [`@returns ${lowerFirst(result.description)}`] : []),
    ...(errors.length > 0 ? [`@throws NodeAccessError \`JSON_RPC_ERROR\` with ${errorList(errors)}.`] : []),
    "",
    // One of each view would double what the docs' test compiles. The values in it are the wire's.
    ...(view ? [] : example(method, bundle, alias ?? method.name, version)),
    `Source: ${method["x-source"]}.`,
  ];
  return doc(lines, "  ");
}

function errorList(errors: readonly RpcError[]): string {
  return errors
    .map(({ code, message, data }) => `${code} (${lowerFirst(message)}${ofData(data)})`)
    .join(", ");
}

/** What an error carries, if it has a name. */
function ofData(data: Schema | undefined): string {
  const name = typeof data === "object" ? data["x-ref"] : undefined;
  return name === undefined ? "" : `; \`data\` is a \`${name}\``;
}

function example(method: Method, bundle: Bundle, name: string, version: string | undefined): string[] {
  const [shown] = method.examples;
  const [protocol] = protocolsOf(bundle, method);
  if (!shown || !protocol) return [];
  const args = shown.params.map(({ value }) => literal(value)).join(", ");
  const answer = JSON.stringify(shown.result.value);
  const specVersion = version === undefined ? "" : `specVersion: ${JSON.stringify(version)}, `;
  const access = key(name) === name ? `.${name}` : `[${key(name)}]`;
  return [
    "@example",
    "```ts",
    'import { createRpcClient } from "@node-access/rpc";',
    "",
    `const client = createRpcClient({ protocol: "${protocol.name}", ${specVersion}endpoint: "https://node.example" });`,
    `const ${identifier(method.result.name)} = await client${access}(${args});${answer.length <= 70 ? ` // ${answer}` : ""}`,
    "```",
    "",
  ];
}
