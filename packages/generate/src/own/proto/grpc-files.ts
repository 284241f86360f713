import { row, serviceInterface } from "../../emit/grpc/emit-services.ts";
import { nameList } from "../../emit/grpc/header.ts";
import { type ClientNames, importLines, importOnDemand, lowerFirst, ownHeader } from "../client-files.ts";
import type { OwnService } from "./read-services.ts";

/** What `services.ts` imports from the package, and what its functions return. */
const SHARED = ["DeepPartial", "LazyMessage", "LazyOption", "MessageStream", "Requests"];

const EXPORTED = [
  "dangerouslySendOverPlainHttp",
  "isNodeAccessError",
  "NodeAccessError",
  "refreshing",
  "statusDetails",
  "withResponse",
  "xToken",
];

/** The names that a gRPC client's files have besides those of its messages, enums and services. */
export function grpcNames(name: string): ReadonlySet<string> {
  const own = ["Client", "ClientOptions", "Services"].map((end) => name + end);
  return new Set([
    ...own,
    ...SHARED,
    ...EXPORTED,
    "GrpcClient",
    "GrpcClientOptions",
    "Promise",
    "ServiceTables",
  ]);
}

/** The files of a gRPC client by name, except those of its messages. */
export function grpcFiles(
  services: readonly OwnService[],
  names: ClientNames,
  hasEnums: boolean,
): Map<string, string> {
  const header = ownHeader(names);
  return new Map([
    ["services.ts", header + servicesText(services, names)],
    ["client.ts", header + clientText(names)],
    ["index.ts", header + indexText(hasEnums)],
  ]);
}

function servicesText(services: readonly OwnService[], { name }: ClientNames): string {
  const interfaces = services.map(({ section, methods }) => serviceInterface(section, methods)).join("\n\n");
  const messages = services.flatMap(({ methods }) =>
    methods.flatMap(({ inputs, outputs }) =>
      [...inputs, ...outputs].flatMap(({ type }) => type?.reference ?? []),
    ),
  );
  const code = interfaces.replaceAll(/\/\*\*[^]*?\*\//g, "");
  const shared = SHARED.filter((one) => new RegExp(`\\b${one}\\b`).test(code));
  const imported = [...new Set(messages)].toSorted();
  const tables = services.map(
    ({ property, methods }) =>
      `  ${property}: {\n${methods.map((one) => `    ${row(one)}\n`).join("")}  },\n`,
  );
  const properties = services.map(({ property, section }) => `  readonly ${property}: ${section.name};\n`);
  return `${nameList("import type ", [...shared, "ServiceTables"], ` from "@node-access/grpc/client";`)}
${imported.length > 0 ? nameList("import type ", imported, ` from "./messages.js";`) : ""}

${interfaces}

/** The services by the client's properties. */
export interface ${name}Services {
${properties.join("")}}

/** The calls of each service. */
export const ${lowerFirst(name)}Services: ServiceTables<${name}Services> = {
${tables.join("")}};
`;
}

function clientText({ name }: ClientNames): string {
  const services = `${lowerFirst(name)}Services`;
  const imports = {
    "@node-access/grpc/client": ["createGrpcClient", "type GrpcClient", "type GrpcClientOptions"],
    "./services.js": [`type ${name}Services`, services],
  };
  return `${importLines(imports)}
/** A property for each service, and what works on all of them. */
export type ${name}Client = GrpcClient<${name}Services>;

/** Which endpoint the client calls, and how. The options of calls are the defaults of all calls. */
export type ${name}ClientOptions = GrpcClientOptions;

/**
 * Makes the client. It connects with its first call.
 *
 * @param options - Endpoint and credential; deadlines in milliseconds. A key in another header than \`x-token\` goes into \`headers\`.
 * @throws NodeAccessError \`INVALID_ARGUMENT\`, \`CREDENTIAL_NOT_ACCEPTED\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  return createGrpcClient<${name}Services>(${services}, options, () => ${importOnDemand("./messages.js")});
}
`;
}

function indexText(hasEnums: boolean): string {
  return `${nameList("export ", EXPORTED, ` from "@node-access/grpc";`)}
export * from "./client.js";
${hasEnums ? 'export * from "./enums.js";\n' : ""}export type * from "./messages.js";
export * from "./services.js";
`;
}
