import { mapValues, words } from "../../model/tables.ts";
import { identifier } from "../../model/identifier.ts";
import type { Body, BodyReader, Content, EventData, Output, RestOperation, Type } from "../../model/index.ts";
import { Code, inlineLiteral, formatKey, literal } from "../typescript/literal.ts";
import { printType } from "../typescript/print-type.ts";
import { doc, withoutTexts } from "../typescript/text.ts";
import { listParameters, printParameters } from "./emit-methods.ts";
import type { Method } from "./method.ts";

export interface ApiMethod {
  readonly operation: RestOperation;
  readonly method: Method;
  readonly constant: string;
}

/** Functions of `@node-access/transport/openapi` that generated constants use, by the name in the model. */
const READERS = {
  text: "readText",
  bytes: "readBytes",
  json: "readOptional",
  either: "readEither",
  headers: "readNothing",
} as const;

export const RUNTIME: ReadonlySet<string> = new Set(
  words(`ApiOperation FilePart byStatus commaDelimited deepObject explodedHeader explodedLabel explodedMatrix
  explodedObject explodedSimple formWith headersOnly json jsonHeader jsonParameter jsonString label matrix
  multipart onServer pipeDelimited plainHeader plainText rawCookie readBytes readEither readNothing
  readOptional readStatus readText repeated reserved spaceDelimited unchanged urlEncoded`),
);

export const EVENTS: ReadonlySet<string> = new Set(
  words("EventStream ServerSentEvent jsonEvents jsonLines jsonSequence namedEvents streaming textEvents"),
);

/** Names that `operations.ts` imports to convert bytes in base64. */
export const BASE64: ReadonlySet<string> = new Set([
  "base64Body",
  "base64Failure",
  "base64Items",
  "base64Parameter",
  "base64Result",
]);

/** Returns the name of an operation's constant: the method's, or with a suffix if another export has that. */
export function constantName(name: string, taken: ReadonlySet<string>): string {
  const plain = identifier(name);
  return taken.has(plain) ? `${plain}Operation` : plain;
}

export function emitApiOperations(name: string, methods: readonly ApiMethod[]): string {
  return methods.map((one) => emitOperation(name, one)).join("\n");
}

function emitOperation(name: string, { operation, method, constant }: ApiMethod): string {
  const types = printTypes(name, operation, method);
  const own = `${name}Methods[${JSON.stringify(method.name)}]`;
  const type = types === "" ? `ApiOperation<${own}>` : `ApiOperation<${own}, ${types}>`;
  const about = doc([
    method.summary,
    ...(method.deprecated ? ["", `@deprecated ${method.description ?? ""}`] : []),
  ]);
  return `${about}export const ${constant}: ${type} = ${literal({ name: method.name, ...sentBy(operation, method) })};\n`;
}

/**
 * Generates one table of operations by method, for a client that always has all of them. In a bundle it is smaller than
 * a constant for each, whose names it would contain three times.
 *
 * @returns the table without a doc comment.
 */
export function emitOperationTable(
  constant: string,
  type: string,
  methods: readonly Omit<ApiMethod, "constant">[],
): string {
  const entries = methods.map(({ operation, method }) => [method.name, sentBy(operation, method)] as const);
  return `export const ${constant}: Readonly<Record<keyof ${type}, RestOperation>> = ${literal(Object.fromEntries(entries))};\n`;
}

/** Returns those of some functions and types of the runtime that generated code uses, as they are imported. */
export function usedNames(code: string, names: ReadonlySet<string>): string[] {
  const used = collectWords(code);
  return [...names].filter((one) => used.has(one)).map((one) => (/^[A-Z]/.test(one) ? `type ${one}` : one));
}

/** Returns the identifiers in generated code. Keys are names of parameters, parts and properties, and may be those of functions. */
export function collectWords(code: string): ReadonlySet<string> {
  return new Set(withoutTexts(code).match(/(?<![\w$])[\w$]+(?![\w$]|\??:)/g));
}

function printTypes(name: string, operation: RestOperation, method: Method): string {
  const { content = {} } = operation;
  const results = Object.entries(content.results ?? {}).map(
    ([media, { type }]) => `${JSON.stringify(media)}: ${printType(type, "received")}`,
  );
  const bodies = Object.entries(content.bodies ?? {}).map(
    ([media, { type }]) => `${JSON.stringify(media)}: [${printTuple(method, type)}]`,
  );
  const all = [
    ...(hasTypedErrors(operation) ? [`errors: ${name}Errors[${JSON.stringify(method.name)}]`] : []),
    ...(results.length > 0 ? [`results: { ${results.join("; ")} }`] : []),
    ...(bodies.length > 0 ? [`bodies: { ${bodies.join("; ")} }`] : []),
  ];
  return all.length === 0 ? "" : `{ ${all.join("; ")} }`;
}

function printTuple(method: Method, body: Type): string {
  const parameters = listParameters({
    ...method,
    body: method.body && { ...method.body, type: printType(body, "sent") },
  });
  return printParameters(parameters).join(", ");
}

function hasTypedErrors({ failures }: RestOperation): boolean {
  return failures.some(({ data }) => data !== undefined);
}

/** Generates the interface of the bodies of errors, by method and status. */
export function emitErrors(name: string, methods: readonly ApiMethod[]): string {
  const typed = methods.map(({ operation }) => operation).filter(hasTypedErrors);
  const lines = typed.map((operation) => {
    const bodies = operation.failures.flatMap(({ status = "default", data }) =>
      data === undefined
        ? []
        : [
            `${/^\d{3}$/.test(status) ? status : JSON.stringify(status === "default" ? status : status.toUpperCase())}: ${printType(data, "received")}`,
          ],
    );
    return `  ${formatKey(operation.name)}: { ${bodies.join("; ")} };\n`;
  });
  const about = doc(["The bodies of errors by HTTP status, by method. See `isApiError`."]);
  return lines.length === 0 ? "" : `\n${about}export interface ${name}Errors {\n${lines.join("")}}\n`;
}

function functions(used: Readonly<Record<string, string>>): object {
  return mapValues(used, (name) => new Code(name));
}

/** Returns what the runtime needs to send an operation, except for its name. */
export function sentBy(
  operation: RestOperation,
  { http, path, idempotency, resultKind, statuses }: Method,
): object {
  const { content = {}, inputs, outputs } = operation;
  const names = (where: string): string[] =>
    inputs.filter(({ location }) => location === where).map((input) => input.name);
  const result = printResult(outputs, resultKind, statuses !== undefined);
  const query = names("query");
  const written = (where: string, plain: string, styles: Readonly<Record<string, string>> = {}): object =>
    functions({ ...Object.fromEntries(names(where).map((input) => [input, plain])), ...styles });
  const parameters = {
    styles: functions(content.styles ?? {}),
    pathStyles: functions(content.pathStyles ?? {}),
    headers: written("header", "plainHeader", content.headerStyles),
    cookies: written("cookie", "repeated", content.cookieStyles),
  };
  const { writer, contentType, parts, fields, bodies, accept, results } = content;
  const { security, server, events, setsStream, itemPlace, failure } = content;
  const isHeaders = outputs.some(({ reader }) => reader === "headers");
  const stream = events && eventReader(events);
  const items = itemPlace === undefined ? stream : `/* @__PURE__ */ base64Items(${stream}, ${itemPlace})`;
  const exchange = isHeaders ? "headersOnly" : items;
  const others = content.statuses ?? statuses ?? [];
  return {
    method: http,
    path,
    idempotency,
    ...(server && { server: new Code(`/* @__PURE__ */ onServer(${JSON.stringify(server.url)})`) }),
    ...(security && { security }),
    ...(query.length > 0 && { query }),
    ...Object.fromEntries(Object.entries(parameters).filter(([, used]) => Object.keys(used).length > 0)),
    ...(writer && { body: new Code(setsStream ? `/* @__PURE__ */ streaming(${writer})` : writer) }),
    ...(contentType !== undefined && { contentType }),
    ...(parts && { parts }),
    ...(fields && { fields: functions(fields) }),
    ...(bodies && { bodies: functions(mapValues(bodies, (one) => bodyWriter(one, content))) }),
    ...(accept !== undefined && { accept }),
    ...(exchange !== undefined && { exchange: new Code(exchange) }),
    ...(result !== undefined && exchange === undefined && { result }),
    ...(others.length > 0 && { statuses: others }),
    ...(failure && { failure: new Code(failure) }),
    ...(results && { results: functions(mapValues(results, ({ reader }) => nameReader(reader))) }),
  };
}

/** Returns the function that reads the result, or one for each status; nothing if the result is always JSON. */
function printResult(
  outputs: readonly Output[],
  kind: string | undefined,
  isStatus: boolean,
): Code | undefined {
  if (isStatus) return new Code("readStatus");
  if (kind === "none") return new Code("readNothing");
  const readers = new Set(outputs.map(({ reader, type }) => (type ? nameReader(reader) : "readNothing")));
  const [only = "", ...more] = [...readers].filter((reader) => !/^read(Optional|Nothing)$/.test(reader));
  if (only === "") return kind === "optional" ? new Code("readOptional") : undefined;
  if (more.length === 0 && readers.size === 1) return new Code(only);
  const byStatus = outputs.map(({ status, isRange, reader, type }) => ({
    status: isRange ? "others" : status,
    read: type ? nameReader(reader) : "readNothing",
  }));
  const all = byStatus.map(({ status, read }) => `${status}: ${read}`);
  return new Code(`/* @__PURE__ */ byStatus({ ${all.join(", ")} })`);
}

/** Returns the function that writes another body. A form has styles of its own. */
function bodyWriter({ writer, fields, parts }: Body, main: Content): string {
  const form = { ...(fields && { fields: functions(fields) }), ...(parts && { parts }) };
  const isOther = [fields, parts, main.fields, main.parts].some((own) => own !== undefined);
  const isForm = /\b(?:multipart|urlEncoded)\b/.test(writer);
  return isForm && isOther ? `/* @__PURE__ */ formWith(${writer}, ${inlineLiteral(form)})` : writer;
}

function nameReader(reader: BodyReader = "json"): string {
  return (READERS as Readonly<Record<string, string>>)[reader] ?? reader;
}

function eventReader(events: EventData): string {
  if (events === "text") return "textEvents";
  if (events === "json") return "jsonEvents";
  if (events === "lines") return "jsonLines";
  if (events === "sequence") return "jsonSequence";
  return `/* @__PURE__ */ namedEvents(${events.names ? JSON.stringify(events.names) : ""})`;
}
