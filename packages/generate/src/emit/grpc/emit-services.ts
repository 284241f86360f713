import { headerFor, nameList } from "./header.ts";
import { moduleOf, specOf, type Method, type Service, type Surface } from "../../load/proto/surface.ts";

/** The text of `src/generated/<surface>-services.ts`: an interface for each service, and the table behind it. */
export function emitServices(surface: Surface): string {
  const { name, services } = surface;
  const table = services.map(
    (service) => `  ${service.property}: {
${service.methods.map((method) => `    ${row(method)}`).join("\n")}
  },`,
  );
  return `${headerFor(specOf(surface))}

${imports(services)}

${services.map(serviceInterface).join("\n\n")}

/** The calls of each service. */
export const ${name}Services: {
${services.map((service) => `  readonly ${service.property}: Methods<${service.name}>;`).join("\n")}
} = {
${table.join("\n")}
};
`;
}

/** The text of `src/generated/<surface>-messages.ts`: every message and enum that the surface's calls reach. */
export function emitMessageIndex(surface: Surface): string {
  const lines = [...surface.messages].map(([file, names]) =>
    nameList("export ", names, ` from "./${moduleOf(file)}";`),
  );
  return `${headerFor(specOf(surface))}

${lines.join("\n")}
`;
}

function imports(services: readonly Service[]): string {
  const methods = services.flatMap((service) => service.methods);
  const byFile = new Map<string, Set<string>>();
  for (const { name, file } of methods.flatMap(({ request, response }) => [request, response]))
    byFile.set(file, (byFile.get(file) ?? new Set()).add(name));
  const types = [
    "LazyMessage",
    "LazyOption",
    "Methods",
    ...(methods.some(({ stream }) => stream !== "none") ? ["MessageStream"] : []),
  ];
  if (methods.some(({ stream }) => stream === "both")) types.push("Requests");
  const messages = [...byFile].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    `import type { ${[...types, "DeepPartial"].toSorted().join(", ")} } from "../message.ts";`,
    ...messages.map(([file, names]) =>
      nameList("import type ", [...names].toSorted(), ` from "./${moduleOf(file)}";`),
    ),
  ].join("\n");
}

function serviceInterface({ name, comment, methods }: Service): string {
  const functions = methods.map((method) => {
    const { name: own, request, response, stream, optionalRequest } = method;
    const argument = stream === "both" ? `Requests<${request.name}>` : `DeepPartial<${request.name}>`;
    const result = stream === "none" ? "Promise" : "MessageStream";
    const given = stream === "both" ? "requests" : "request";
    const lines = [...method.comment, "", `On the wire \`${method.wireName}\`; ${method.idempotency}.`];
    // The last one is what TypeScript infers parameters from.
    return `  /** The same, with a view of each response in place of the decoded message. */
  ${own}(${given}: ${argument}, options: LazyOption): ${result}<LazyMessage<${response.name}>>;
${doc(lines, "  ")}
  ${own}(${given}${optionalRequest ? "?" : ""}: ${argument}): ${result}<${response.name}>;`;
  });
  return `${doc(comment, "")}
export interface ${name} {
${functions.join("\n\n")}
}`;
}

function row({ name, wireName, idempotency, stream, endless, request, response }: Method): string {
  return `${name}: {
      name: "${wireName}",
      idempotency: "${idempotency}",
      stream: "${stream}",
      endless: ${endless},
      request: "${request.name}",
      response: "${response.name}",
    },`;
}

function doc(lines: readonly string[], indent: string): string {
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join("\n");
}
