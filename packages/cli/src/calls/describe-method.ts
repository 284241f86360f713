import { loadRestDefinitions } from "../facts/rest-method.ts";
import { loadSchemas } from "../facts/rpc-method.ts";
import { restMethods } from "../generated/rest-methods.ts";
import { rpcMethods } from "../generated/rpc-methods.ts";
import { type Io, write } from "../io/io.ts";
import { type OutputOptions, printResult } from "../output/print-result.ts";
import { listAllMethods, findAny } from "./method-table.ts";

/** Describes a method: its params, an example, and with `--json` its schemas. */
export async function describeMethod(
  name: string,
  options: OutputOptions & { readonly protocol?: string },
  io: Io,
): Promise<void> {
  const found = findAny(name, options.protocol);
  if (options.json || options.select !== undefined)
    return printResult(await describeForMachines(name, options.protocol), options, io);
  const { summary, command, params, example, idempotency } = found;
  const usage = params.map((param) => (param.required ? `<${param.name}>` : `[${param.name}]`));
  const width = Math.max(0, ...params.map((param) => param.name.length));
  const others = listAllMethods().filter((one) => one.name === name && one.protocol !== found.protocol);
  const otherProtocols = [...new Set(others.map(({ protocol }) => protocol))];
  const lines = [
    summary,
    "",
    `  node-access ${[command, name, ...usage].join(" ")}`,
    ...(params.length > 0 ? [""] : []),
    ...params.map((param) =>
      `  ${param.name.padEnd(width)}  ${param.description ?? ""}${param.required ? "" : " (optional)"}`.trimEnd(),
    ),
    "",
    idempotency === "safe" ? "It only reads." : "It changes something, and asks before it is sent.",
    ...(example === undefined
      ? []
      : ["", "Example:", "", `  node-access ${[command, name, ...exampleArguments(example)].join(" ")}`]),
    ...(otherProtocols.length === 0 || options.protocol !== undefined
      ? []
      : ["", `Others of this name, with --protocol: ${otherProtocols.join(", ")}`]),
  ];
  await write(io.stdout, `${lines.join("\n")}\n`);
}

/** Describes a method with the schemas of its params and result. */
export async function describeForMachines(method: string, protocol?: string): Promise<object> {
  const found = findAny(method, protocol);
  const { name, command, summary, idempotency, example } = found;
  const facts = { name, command, summary, idempotency, ...(example !== undefined && { example }) };
  const rpc = rpcMethods.find((one) => one.name === name);
  if (command === "rpc" && rpc) {
    const schemas = await loadSchemas(rpc);
    const params = rpc.params.map((param, index) => Object.assign({ schema: schemas?.params[index] }, param));
    const used = schemas && {
      result: schemas.result,
      $defs: resolveReference([params, schemas.result], schemas.definitions),
    };
    return { ...facts, params, ...used };
  }
  const rest = restMethods.find(
    (one) => one.name === name && (protocol === undefined || one.spec === command),
  );
  if (!rest) return facts;
  const { inputs, result } = rest;
  const definitions = await loadRestDefinitions(rest.spec);
  return { ...facts, params: inputs, result, $defs: resolveReference([inputs, result], definitions) };
}

/** The named schemas that a schema refers to, and those that these refer to. */
function resolveReference(schema: unknown, definitions: object): Readonly<Record<string, unknown>> {
  const { $defs = {} } = definitions as { $defs?: Readonly<Record<string, unknown>> };
  const found: Record<string, unknown> = {};
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { $ref } = part as { $ref?: unknown };
    const name = typeof $ref === "string" ? $ref.slice($ref.lastIndexOf("/") + 1) : undefined;
    if (name !== undefined && !(name in found) && name in $defs) visit((found[name] = $defs[name]));
    Object.values(part).forEach(visit);
  };
  visit(schema);
  return found;
}

/** An example's params as they are typed. */
export function exampleArguments(example: unknown): readonly string[] {
  if (!Array.isArray(example))
    return Object.entries(example as object).map(
      ([name, value]) => `--param ${quoteWord(`${name}=${formatExample(value)}`)}`,
    );
  return example.map((value) => quoteWord(formatExample(value)));
}

function formatExample(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function quoteWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
