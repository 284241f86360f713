import { findProtocols, type RpcSpec } from "../../model/json-rpc.ts";
import type { Failure, RpcMethod } from "../../model/operation.ts";
import { exampleArguments } from "../../model/rpc-method.ts";
import { inlineLiteral, formatKey } from "../typescript/literal.ts";
import { identifier } from "../../model/identifier.ts";
import { describeText, doc, lowerFirst } from "../typescript/text.ts";

export function methodDoc(method: RpcMethod, spec: RpcSpec, alias: string | undefined): string {
  const { outputs, failures, summary, description, deprecated } = method;
  const [result] = outputs;
  const lines = [
    ...(alias
      ? [`An alias of {@link ${method.name}}, which is the name on the wire. ${summary}`]
      : [summary]),
    ...(description === undefined || deprecated ? [] : ["", description]),
    "",
    `Source: ${method.source}.`,
    "",
    ...(deprecated ? [`@deprecated ${description}`] : []),
    ...paramLines(method),
    ...(result.description ? [`@returns ${result.description}`] : []),
    ...(failures.length > 0
      ? [`@throws NodeAccessError \`JSON_RPC_ERROR\` with ${errorList(failures)}.`]
      : []),
    ...example(method, spec, alias ?? method.name),
  ];
  return doc(lines, "  ");
}

function paramLines({ inputs, namedParams }: RpcMethod): string[] {
  if (namedParams !== "only")
    return inputs.map(
      ({ name, description, type }) => `@param ${identifier(name)} - ${describeText(description, type)}`,
    );
  if (inputs.length === 0) return [];
  const each = inputs.map(({ name, description, type }) => `\`${name}\`: ${describeText(description, type)}`);
  return [`@param params - The params by name. ${each.join(" ")}`];
}

/** Errors that JSON-RPC itself defines mean the same in every method. */
const definedByJsonRpc = new Set(["-32700", "-32600", "-32601", "-32602", "-32603"]);

function errorList(failures: readonly Failure[]): string {
  return failures
    .map(({ code, message = "", data }) => {
      const type = data?.reference;
      if (definedByJsonRpc.has(`${code}`) && type === undefined) return code;
      return `${code} (${lowerFirst(message)}${type === undefined ? "" : `; \`data\` is a \`${type}\``})`;
    })
    .join(", ");
}

/** A call as an example, if the protocol's clients have the method as a function. */
function example(method: RpcMethod, spec: RpcSpec, name: string): string[] {
  const [shown] = method.examples;
  if (!shown || findProtocols(spec, method).length === 0) return [];
  const args = exampleArguments(method, shown).map(inlineLiteral).join(", ");
  const result = JSON.stringify(shown.output);
  const called = `client${formatKey(name) === name ? `.${name}` : `[${formatKey(name)}]`}(${args})`;
  return [
    `@example const ${identifier(method.outputs[0].name)} = await ${called};${result.length <= 70 ? ` // ${result}` : ""}`,
  ];
}
