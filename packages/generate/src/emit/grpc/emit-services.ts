import { nameProperty } from "../../model/identifier.ts";
import type { GrpcMethod, Section, Spec } from "../../model/index.ts";
import { methodKey } from "../typescript/literal.ts";
import { headerFor, nameList, nameModule, namesByFile, nameRequest, nameResponse } from "./text.ts";

/** Returns the text of `src/generated/<name>-services.ts`: an interface for each service, and the table behind it. */
export function emitServices(spec: Spec<GrpcMethod>): string {
  const { name, file, sections } = spec;
  const listMethods = (service: Section): GrpcMethod[] =>
    spec.operations.filter(({ section }) => section === service.name);
  const table = sections.map((service) => serviceTable(nameProperty(service.name), listMethods(service)));
  return `${headerFor(file)}

${imports(spec)}

${sections.map((service) => serviceInterface(service, listMethods(service))).join("\n\n")}

/** The calls of each service. */
export const ${name}Services: {
${sections.map((service) => `  readonly ${nameProperty(service.name)}: Methods<${service.name}>;`).join("\n")}
} = {
${table.join("")}};
`;
}

/** Returns the text of `src/generated/<name>-messages.ts`: every message and enum that the methods use. */
export function emitMessageIndex(spec: Spec<GrpcMethod>): string {
  const lines = [...namesByFile(spec)].map(([file, names]) =>
    nameList("export ", names, ` from "./${nameModule(file)}";`),
  );
  return `${headerFor(spec.file)}

${lines.join("\n")}
`;
}

function imports({ operations, types }: Spec<GrpcMethod>): string {
  const byFile = new Map<string, Set<string>>();
  for (const name of operations.flatMap((method) => [nameRequest(method), nameResponse(method)])) {
    const file = types[name]?.home ?? "";
    byFile.set(file, (byFile.get(file) ?? new Set()).add(name));
  }
  const streams = new Set(operations.map(({ stream }) => stream));
  const shared = [
    "LazyOption",
    ...(streams.has("server") || streams.has("both") ? ["MessageStream"] : []),
    "Methods",
    ...(streams.has("both") ? ["Requests"] : []),
  ];
  const messages = [...byFile].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    'import type { DeepPartial, LazyMessage } from "@node-access/transport/protobuf";',
    `import type { ${shared.join(", ")} } from "../wire/method.ts";`,
    ...messages.map(([file, names]) =>
      nameList("import type ", [...names].toSorted(), ` from "./${nameModule(file)}";`),
    ),
  ].join("\n");
}

export function serviceInterface({ name, description }: Section, methods: readonly GrpcMethod[]): string {
  const functions = methods.map((method) => {
    const { name: own, stream, inputs } = method;
    const [request, response] = [nameRequest(method), nameResponse(method)];
    const streamsRequests = stream === "both" || stream === "client";
    const argument = streamsRequests ? `Requests<${request}>` : `DeepPartial<${request}>`;
    const result = stream === "none" || stream === "client" ? "Promise" : "MessageStream";
    const given = streamsRequests ? "requests" : "request";
    const optional = inputs.every(({ required }) => !required) ? "?" : "";
    const about = [method.summary, `On the wire \`${method.wireName}\`; ${method.idempotency}.`];
    const text = [...about, ...(method.deprecated ? ["@deprecated"] : [])].filter(Boolean).join("\n\n");
    // TypeScript infers parameters from the last overload.
    return `  /** The same, with a view of each response in place of the decoded message. */
  ${methodKey(own)}(${given}: ${argument}, options: LazyOption): ${result}<LazyMessage<${response}>>;
${doc(text, "  ")}
  ${methodKey(own)}(${given}${optional}: ${argument}): ${result}<${response}>;`;
  });
  return `${doc(description, "")}
export interface ${name} {
${functions.join("\n\n")}
}`;
}

/** The calls of a service, as a property of the table of services. */
export function serviceTable(property: string, methods: readonly GrpcMethod[]): string {
  const rows = methods.map((method) => {
    const { name, wireName, idempotency, stream, endless } = method;
    return `    ${name}: {
      name: "${wireName}",
      idempotency: "${idempotency}",
      stream: "${stream}",
      endless: ${endless},
      request: "${nameRequest(method)}",
      response: "${nameResponse(method)}",
    },\n`;
  });
  return `  ${property}: {\n${rows.join("")}  },\n`;
}

function doc(text: string, indent: string): string {
  const lines = text
    .replaceAll("*/", "*\\/")
    .split("\n")
    .map((line) => `${indent} * ${line}`.trimEnd());
  return [`${indent}/**`, ...lines, `${indent} */`].join("\n");
}
