import { emitMethods } from "../emit/rest/emit-methods.ts";
import { emitOperations } from "../emit/rest/emit-operations.ts";
import { methodGroups } from "../emit/rest/method-groups.ts";
import type { RestOperation } from "../model/operation.ts";
import type { Spec } from "../model/spec.ts";
import {
  type ClientNames,
  importLines,
  lowerFirst,
  optionsText,
  ownHeader,
  ownIndex,
  ownTypes,
  tidyDocs,
} from "./client-files.ts";

/** The files of a REST client by name. */
export function restFiles(spec: Spec<RestOperation>, names: ClientNames): Map<string, string> {
  const { name } = names;
  const groups = methodGroups({ ...spec, name: lowerFirst(name) });
  const head = ownHeader(names);
  return new Map([
    ["types.ts", ownTypes(names, spec.types)],
    ["methods.ts", head + tidyDocs(asJs(emitMethods(groups, Object.keys(spec.types))).trimStart())],
    ["operations.ts", head + asJs(emitOperations(groups))],
    ["client.ts", head + clientText(name)],
    ["index.ts", ownIndex(names)],
  ]);
}

/** With imports that every project's TypeScript takes. */
function asJs(text: string): string {
  return text.replaceAll(/ from "(\.\/\w+)\.ts";/g, ' from "$1.js";');
}

function clientText(name: string): string {
  const imports = {
    "@node-access/auth": ["acceptedCredentials", "authorize", "type Credential", "type Surface"],
    "@node-access/transport": ["type CallOptions"],
    "@node-access/transport/rest": ["createRestClient", "type RestClient"],
    "./methods.js": [`type ${name}Methods`],
    "./operations.js": [`${lowerFirst(name)}Operations`],
  };
  return `${importLines(imports)}
/** The methods, and what works on all of them. */
export type ${name}Client = RestClient<${name}Methods>;

${optionsText(name)}
/**
 * Makes the client. Nothing is sent until a method is called.
 *
 * @param options - Endpoint and credential; deadlines in milliseconds.
 * @throws NodeAccessError \`INVALID_ARGUMENT\`, \`CREDENTIAL_NOT_ACCEPTED\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  const { endpoint, credential }: ${name}ClientOptions = Object(options);
  const surface = surfaceOf(credential);
  const authorized = authorize(surface, endpoint, credential);
  return createRestClient<Surface, ${name}Methods>(surface, ${lowerFirst(name)}Operations, options, { anyJson: true }, authorized);
}
`;
}
