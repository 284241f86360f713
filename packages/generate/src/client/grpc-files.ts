import { camelStart } from "../model/identifier.ts";
import { serviceInterface, serviceTable } from "../emit/grpc/emit-services.ts";
import { nameList, nameRequest, nameResponse } from "../emit/grpc/text.ts";
import { type ClientNames, importLines, importOnDemand, ownHeader, runtimeNames } from "./client-files.ts";
import type { ReadProtos } from "../read/proto/read-protos.ts";

/** Types that `services.ts` imports from the package, for the results of its functions. */
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

/** Returns the names that a gRPC client's files use in addition to its messages, enums and services. */
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

/** Returns the files of a gRPC client by file name, except its messages. */
export function grpcFiles(read: ReadProtos, names: ClientNames, hasEnums: boolean): Map<string, string> {
  const header = ownHeader(names);
  return new Map([
    ["services.ts", header + servicesText(read, names)],
    ["client.ts", header + clientText(names)],
    ["index.ts", header + indexText(hasEnums)],
  ]);
}

function servicesText({ spec, properties: propertyOf }: ReadProtos, { name }: ClientNames): string {
  const services = spec.sections.map((section) => ({
    section,
    property: propertyOf.get(section.name) ?? "",
    methods: spec.operations.filter((method) => method.section === section.name),
  }));
  const interfaces = services.map(({ section, methods }) => serviceInterface(section, methods)).join("\n\n");
  const called = services.flatMap(({ methods }) => methods);
  const messages = called.flatMap((method) => [nameRequest(method), nameResponse(method)]);
  const code = interfaces.replaceAll(/\/\*\*[^]*?\*\//g, "");
  const shared = SHARED.filter((one) => new RegExp(`\\b${one}\\b`).test(code));
  const imported = [...new Set(messages)].toSorted();
  const tables = services.map(({ property, methods }) => serviceTable(property, methods));
  const properties = services.map(({ property, section }) => `  readonly ${property}: ${section.name};\n`);
  return `${nameList("import type ", [...shared, "ServiceTables"], ` from "@node-access/grpc/client";`)}
${imported.length > 0 ? nameList("import type ", imported, ` from "./messages.js";`) : ""}

${interfaces}

/** The services, by property of the client. */
export interface ${name}Services {
${properties.join("")}}

/** The calls of each service. */
export const ${camelStart(name)}Services: ServiceTables<${name}Services> = {
${tables.join("")}};
`;
}

function clientText({ name }: ClientNames): string {
  const services = `${camelStart(name)}Services`;
  const { known, imported } = runtimeNames(name);
  const imports = {
    "@node-access/grpc/client": [
      imported("createGrpcClient"),
      `type ${imported("GrpcClient")}`,
      `type ${imported("GrpcClientOptions")}`,
    ],
    "./services.js": [`type ${name}Services`, services],
  };
  return `${importLines(imports)}
/** A property for each service, and functions for all of them. */
export type ${name}Client = ${known("GrpcClient")}<${name}Services>;

/** The endpoint of the client, its credential, and the default options of calls. */
export type ${name}ClientOptions = ${known("GrpcClientOptions")};

/**
 * Creates the client. It connects with its first call.
 *
 * @param options - The endpoint, the credential, and deadlines in milliseconds. Put a key in a header other than
 *   \`x-token\` into \`headers\`.
 * @throws NodeAccessError \`INVALID_ARGUMENT\`, \`CREDENTIAL_NOT_ACCEPTED\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  return ${known("createGrpcClient")}<${name}Services>(${services}, options, () => ${importOnDemand("./messages.js")});
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
