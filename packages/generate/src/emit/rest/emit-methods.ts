import { mapAroundLiterals, doc, namesIn, typeImport } from "../typescript/text.ts";
import { formatKey, methodKey } from "../typescript/literal.ts";
import { argumentName } from "../../model/identifier.ts";
import { type Method, type MethodGroup, type Parameter, pascal } from "./method.ts";

/**
 * Generates the interfaces of a spec's methods, one for each client.
 *
 * @returns the text of the file without its first line.
 */
export function emitMethods(groups: readonly MethodGroup[], schemas: readonly string[]): string {
  const interfaces = groups.map(emitInterface).join("\n");
  const named = namesIn(interfaces);
  const used = schemas.filter((name) => named.has(name)).toSorted();
  const subscription = interfaces.includes("Promise<Subscription<")
    ? typeImport(["Subscription"], "@node-access/transport/web-socket")
    : "";
  return `${subscription}${typeImport(used, "./types.ts")}\n${interfaces}`;
}

function emitInterface(group: MethodGroup): string {
  const methods = group.methods.map((method) => emitMethod(method)).join("\n");
  return `${doc([group.summary])}export interface ${methodsType(group)} {\n${methods}}\n`;
}

export function methodsType({ name }: MethodGroup): string {
  return `${pascal(name)}Methods`;
}

/** The parameters of a method in the order of its arguments: path, body, envelope, query and headers. */
export function listParameters(method: Method): readonly Parameter[] {
  const { pathParameters, body, envelope, query, headers } = method;
  const path = pathParameters.map(({ name, ...rest }) => Object.assign(rest, { name: argumentName(name) }));
  return [
    ...path,
    ...(body ? [body] : []),
    ...(envelope ? [envelope] : []),
    ...namedParameters(query, headers),
  ];
}

function namedParameters(query: readonly Parameter[], headers: readonly Parameter[]): readonly Parameter[] {
  const all = [...headers, ...query];
  if (all.length === 0) return [];
  const keys = all.map(({ name, type, required }) => `${formatKey(name)}${required ? "" : "?"}: ${type}`);
  const described = all.flatMap(({ name, description }) =>
    description ? [`\`${name}\`: ${description}`] : [],
  );
  return [
    {
      name: headers.length > 0 ? "parameters" : "query",
      type: `{ ${keys.join("; ")} }`,
      required: all.some((parameter) => parameter.required),
      description: described.join(" "),
    },
  ];
}

function emitMethod(method: Method): string {
  const parameters = listParameters(method);
  const lines = [
    method.summary,
    "",
    ...(method.description === undefined || method.deprecated ? [] : [method.description, ""]),
    `Source: ${method.source}.`,
    "",
    ...(method.deprecated ? [`@deprecated ${method.description ?? method.summary}`] : []),
    ...parameters.map(({ name, description }) => `@param ${name} - ${description}`),
    `@returns ${method.resultDescription}`,
    `@throws NodeAccessError ${thrown(method)}`,
  ];
  const written = printParameters(parameters);
  const line = `  ${methodKey(method.name)}(${written.join(", ")}): Promise<${method.result}>;\n`;
  const wrapped = `  ${methodKey(method.name)}(\n${written.map((parameter) => `    ${mapAroundLiterals(parameter, broken)},\n`).join("")}  ): Promise<${method.result}>;\n`;
  return doc(lines, "  ") + (line.length <= 111 ? line : wrapped);
}

/** Prints parameters as a signature or a labelled tuple has them. An optional one before a required one is passed. */
export function printParameters(parameters: readonly Parameter[]): string[] {
  const last = parameters.findLastIndex(({ required }) => required);
  return parameters.map(
    ({ name, type, required }, index) =>
      `${name}${index > last ? "?" : ""}: ${type}${index < last && !required ? " | undefined" : ""}`,
  );
}

/**
 * A long parameter on several lines: one for each property, or for each of the two types that it combines.
 */
function broken(parameter: string): string {
  if (parameter.length <= 105) return parameter;
  const [, name = "", properties] = /^(\w+\??: )\{ (.*) \}$/.exec(parameter) ?? [];
  if (properties === undefined) return parameter.replace(" & ", " &\n      ");
  const lines = properties.split("; ").map((property) => `      ${property};\n`);
  return `${name}{\n${lines.join("")}    }`;
}

function thrown({ failures, throws }: Method): string {
  const authFailures = failures.filter((status) => status === "401" || status === "403");
  const others = failures.filter((status) => status !== "401" && status !== "403");
  const errors = [
    ...(others.length > 0 ? [`\`HTTP_STATUS\` for ${others.join(", ")}`] : []),
    ...(authFailures.length > 0 ? [`\`CREDENTIAL_REFUSED\` for ${authFailures.join(", ")}`] : []),
    ...throws.map((code) => `\`${code}\``),
    "or an `ErrorCode` of every call.",
  ];
  return errors.join(", ").replace(/^or /, "with ").replace(", or", " or");
}
