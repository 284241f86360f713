import { camelStart } from "../model/identifier.ts";
import { emitMethods } from "../emit/rest/emit-methods.ts";
import { emitOperations } from "../emit/rest/emit-operations.ts";
import { methodGroups } from "../emit/rest/method-groups.ts";
import { literal } from "../emit/typescript/literal.ts";
import {
  type ClientNames,
  importLines,
  optionsText,
  ownHeader,
  ownIndex,
  ownTypes,
  tidyDocs,
} from "./client-files.ts";
import type { Content, RestOperation } from "../model/operation.ts";
import type { Spec } from "../model/spec.ts";

/** Returns the files of a REST client, by file name. */
export function restFiles(spec: Spec<RestOperation>, names: ClientNames): Map<string, string> {
  const { name } = names;
  const contents = new Map(
    spec.operations.flatMap((one) => (one.content ? [[one.name, one.content] as const] : [])),
  );
  const groups = methodGroups({ ...spec, name: camelStart(name) });
  const head = ownHeader(names);
  return new Map([
    ["types.ts", ownTypes(names, spec.types)],
    ["methods.ts", head + tidyDocs(asJs(emitMethods(groups, Object.keys(spec.types))).trimStart())],
    ["operations.ts", head + asJs(emitOperations(groups))],
    ...(contents.size > 0 ? ([["contents.ts", head + contentsText(name, contents)]] as const) : []),
    ["client.ts", head + clientText(name, contents.size > 0)],
    ["index.ts", ownIndex(names)],
  ]);
}

/** Changes imports to `.js`, which TypeScript accepts with every project setting. */
function asJs(text: string): string {
  return text.replaceAll(/ from "(\.\/\w+)\.ts";/g, ' from "$1.js";');
}

function contentsText(name: string, contents: ReadonlyMap<string, Content>): string {
  const table = Object.fromEntries([...contents].map(([method, content]) => [method, { ...content }]));
  return `${importLines({ "@node-access/transport/rest": ["type RestContent"] })}
/** Bodies and responses that are not JSON, by method name. */
export const ${camelStart(name)}Contents: Readonly<Record<string, RestContent>> = ${literal(table)};
`;
}

function clientText(name: string, hasContents: boolean): string {
  const imports = {
    "@node-access/auth": ["acceptedCredentials", "authorize", "type Credential", "type Surface"],
    "@node-access/transport": ["type CallOptions"],
    "@node-access/transport/rest": [
      ...(hasContents ? ["contentHooks"] : []),
      "createRestClient",
      "type RestClient",
    ],
    ...(hasContents && { "./contents.js": [`${camelStart(name)}Contents`] }),
    "./methods.js": [`type ${name}Methods`],
    "./operations.js": [`${camelStart(name)}Operations`],
  };
  return `${importLines(imports)}
/** The methods, and functions for all of them. */
export type ${name}Client = RestClient<${name}Methods>;

${optionsText(name)}
/**
 * Creates the client. Nothing is sent until you call a method.
 *
 * @param options - The endpoint, the credential, and deadlines in milliseconds.
 * @throws NodeAccessError \`INVALID_ARGUMENT\`, \`CREDENTIAL_NOT_ACCEPTED\` or \`INSECURE_ENDPOINT\`, naming the option.
 */
export function create${name}Client(options: ${name}ClientOptions): ${name}Client {
  const { endpoint, credential }: ${name}ClientOptions = Object(options);
  const surface = surfaceOf(credential);
  const authorized = authorize(surface, endpoint, credential);
  return createRestClient<Surface, ${name}Methods>(surface, ${camelStart(name)}Operations, options, ${hasContents ? `contentHooks(${camelStart(name)}Contents)` : "{ anyJson: true }"}, authorized);
}
`;
}
