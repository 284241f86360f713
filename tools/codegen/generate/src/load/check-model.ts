import { type Catalog, grpcPackages } from "../model/catalog.ts";
import type { Model } from "../model/model.ts";
import { mayLead } from "../model/read-types.ts";
import { findOwnPrefix } from "@node-access/generate/model";
import { type Mistake, Mistakes, type SpecFile, type SpecPath } from "../spec-file/index.ts";
import type { LoadedSpec } from "./open-api/load-rest.ts";

/** The parts of a model, and the files that know the places of mistakes. */
interface Parts extends Pick<Model, "catalog" | "grpc" | "rpc"> {
  readonly catalogFile: SpecFile;
  readonly rest: ReadonlyMap<string, LoadedSpec>;
}

/** Checks what no single file can: that the catalog names existing operations, and that gateways can distinguish all paths. */
export function checkModel(parts: Parts): void {
  Mistakes.throwIfAny([
    ...familyMistakes(parts),
    ...surfaceMistakes(parts),
    ...endpointMistakes(parts),
    ...grpcMistakes(parts),
  ]);
}

function familyMistakes({ catalog, catalogFile, rpc }: Parts): Mistake[] {
  return Object.entries(catalog.families).flatMap(([family, { chainIdMethod }]) => {
    const isThere = rpc.operations.some(({ section, name }) => section === family && name === chainIdMethod);
    if (chainIdMethod === undefined || isThere) return [];
    const what = `${chainIdMethod} is not a method of specs/rpc/${family}.openrpc.yaml`;
    return [catalogFile.mistake(["families", family, "chainIdMethod"], what, "name a method of this family")];
  });
}

function surfaceMistakes({ catalog, catalogFile, rest }: Parts): Mistake[] {
  const specs = [...rest.values()].flatMap(({ spec }) => [spec, spec.operations].flat());
  const used = new Set([...Object.values(catalog.endpoints), ...specs].map(({ surface }) => surface));
  return Object.entries(catalog.surfaces)
    .filter(([name, { jsonRpc }]) => !jsonRpc && !used.has(name))
    .map(([name]) => {
      const remedy = "name it in the x-surface of a spec or as an endpoint's, or remove it";
      return catalogFile.mistake(["surfaces", name], `no call accepts the credentials of ${name}`, remedy);
    });
}

function endpointMistakes({ catalog, catalogFile, rest }: Parts): Mistake[] {
  const loaded = [...rest.values()];
  const all = loaded.flatMap(({ spec }) => spec.operations.map((operation) => ({ spec, operation })));
  const owned = Object.entries(catalog.endpoints).flatMap(([name, { identity, families }]) => {
    if (families !== undefined) return [];
    const mistake = (at: SpecPath, what: string, remedy: string): Mistake[] => [
      catalogFile.mistake(["endpoints", name, ...at], what, remedy),
    ];
    const own = all.filter(({ spec, operation }) => operation.name === name || spec.name === name);
    if (own.length === 0 && name !== "grpc") {
      const remedy = `write specs/${name}.openapi.yaml, or name an operation so`;
      return mistake([], `no REST API and no operation is named ${name}`, remedy);
    }
    if (identity === undefined) return [];
    const read = own.find(
      ({ operation: { method, path, alsoGet } }) =>
        (method === "GET" || alsoGet) && isWithinPath(identity.path.replace(/\?.*/, ""), path),
    );
    if (!read)
      return mistake(
        ["identity", "path"],
        `${name} has no GET ${identity.path}`,
        "name the path of an operation",
      );
    const { type } = read.operation.outputs[0] ?? {};
    if (type && mayLead(identity.pointer.split("/").slice(1), type, read.spec.types)) return [];
    const what = `${identity.pointer} does not exist in the response of ${identity.path}`;
    return mistake(["identity", "pointer"], what, "name a field of the response");
  });
  const prefixes = loaded.flatMap(({ spec }) => findOwnPrefix(spec, Object.keys(catalog.endpoints)) ?? []);
  const taken = (["protocols", "endpoints"] as const).flatMap((table) =>
    Object.entries(catalog[table]).flatMap(([name, { rpcPath }]) => {
      if (!all.some(({ operation }) => operation.path === rpcPath)) return [];
      const what = `${rpcPath} is the path of a REST operation`;
      return [catalogFile.mistake([table, name, "rpcPath"], what, "correct one of them")];
    }),
  );
  return [...owned, ...taken, ...loaded.flatMap((one) => pathMistakes(one, catalog, prefixes))];
}

/** Whether a path is that of an operation, with a value for each parameter. */
function isWithinPath(path: string, operationPath: string): boolean {
  const [given, named] = [path.split("/"), operationPath.split("/")];
  const fits = named.every((step, index) => step === given[index] || (/^\{.*\}$/.test(step) && given[index]));
  return given.length === named.length && fits;
}

/** Finds paths of nodes' endpoints that a gateway would mistake for its own APIs. */
export function pathMistakes(
  { spec, bundle }: LoadedSpec,
  { credentials, endpoints, surfaces }: Pick<Catalog, "credentials" | "endpoints" | "surfaces">,
  prefixes: readonly string[],
): Mistake[] {
  return spec.operations.flatMap(({ name, path }) => {
    const endpoint = endpoints[name] ?? endpoints[spec.name];
    const kinds = endpoint && (surfaces[endpoint.surface]?.credentials ?? []);
    const isBare = kinds && !(kinds.length > 0 && kinds.every((kind) => credentials[kind]?.in === "path"));
    const prefix = prefixes.find((one) => path.startsWith(one));
    if (!isBare || prefix === undefined) return [];
    const remedy = "begin it with another segment, or let the surface accept its credential only in the path";
    return [
      bundle.mistake(["paths", path], `${path} would be mistaken for the gateway's own: ${prefix}`, remedy),
    ];
  });
}

function grpcMistakes({ catalog, catalogFile, grpc }: Parts): Mistake[] {
  const clients = grpcPackages(catalog);
  return Object.entries(catalog.protocols).flatMap(([protocol, { grpcClient, identity, newest }]) => {
    if (grpcClient === undefined) return [];
    const mistake = (path: SpecPath, what: string, remedy: string): Mistake[] => [
      catalogFile.mistake(["protocols", protocol, ...path], what, remedy),
    ];
    const { operations = [], types = {} } = grpc[grpcClient] ?? {};
    if (operations.length === 0)
      return mistake(
        ["grpcPackage"],
        `no service is in the package ${clients[grpcClient]}`,
        "correct its name",
      );
    return Object.entries({ identity, newest }).flatMap(([row, named]) => {
      if (named === undefined) return [];
      const call = operations.find(({ wireName }) => wireName === named.call);
      if (!call)
        return mistake([row, "call"], `there is no call ${named.call}`, "write it package.Service/Call");
      const output = call.outputs[0]?.type;
      if (output && mayLead(named.field.split("."), output, types)) return [];
      const names = Object.keys(types[output?.reference ?? ""]?.type.properties ?? {});
      const what = `the response of ${named.call} has no field ${named.field}`;
      return mistake([row, "field"], what, `use one of ${names.join(", ")}`);
    });
  });
}
