import type { SpecFile } from "../../spec-file/index.ts";
import { absolute } from "./absolute.ts";
import { type JsonObject, objectAt, objectsOf } from "./json.ts";
import { literal } from "./literal.ts";

/**
 * The text of `rpc-params.ts`: what the params of each JSON-RPC method must match.
 *
 * @param shared - The spec with what more than one family uses.
 */
export function emitRpcParams(families: ReadonlyMap<string, SpecFile>, shared: SpecFile): string {
  const specs = new Map([...families, ["shared", shared]]);
  const wanted = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, spec = "", name = ""] of JSON.stringify(value).matchAll(/"\$ref":"\/([\w-]+)\/(\w+)"/g)) {
      if (wanted.has(`${spec}/${name}`)) continue;
      wanted.add(`${spec}/${name}`);
      visit(schemaOf(specs, spec, name));
    }
  };
  const methods = [...families].flatMap(([family, file]) =>
    objectsOf(objectAt(file.value)["methods"]).map((method) => {
      const params = objectsOf(method["params"]).map((param) => paramOf(family, param));
      visit(params);
      return [method["name"], params];
    }),
  );
  const schemas = [...specs.keys()].flatMap((spec) => {
    const names = [...wanted].filter((one) => one.startsWith(`${spec}/`)).toSorted();
    const entries = names.map((one) => one.slice(spec.length + 1));
    return entries.length > 0
      ? [[spec, Object.fromEntries(entries.map((name) => [name, schemaOf(specs, spec, name)]))]]
      : [];
  });
  return `// Generated from specs/rpc/*.openrpc.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** A parameter of a JSON-RPC method. */
export interface RpcParam {
  readonly name: string;
  readonly required?: true;
  /** What it must match. */
  readonly schema: object | true;
}

/** The parameters of each method, in order. */
export const rpcParams: Readonly<Record<string, readonly RpcParam[]>> = ${literal(Object.fromEntries(methods))};

/** The schemas that parameters refer to, by spec and name. */
export const rpcSchemas: Readonly<Record<string, Readonly<Record<string, object>>>> = ${literal(Object.fromEntries(schemas))};
`;
}

function paramOf(family: string, { name, required, schema }: JsonObject): JsonObject {
  return { name, ...(required === true && { required }), schema: linked(family, schema) };
}

function schemaOf(specs: ReadonlyMap<string, SpecFile>, spec: string, name: string): unknown {
  return linked(spec, objectAt(specs.get(spec)?.value, "components", "schemas")[name]);
}

/** The schema with references that lead to `/spec/Name`, in other specs too. */
function linked(spec: string, schema: unknown): unknown {
  const text = JSON.stringify(absolute(spec, schema ?? true));
  const reference = /"\$ref":"\/?([\w-]+)(?:\.openrpc\.yaml\/[\w-]+)?\/(\w+)"/g;
  return JSON.parse(text.replaceAll(reference, '"$ref":"/$1/$2"'));
}
