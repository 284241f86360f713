import {
  callables,
  errorData,
  reachableFrom,
  receivedFrom,
  type RpcSpec,
  sentBy,
  type Type,
  findProtocols,
  type RpcProtocol,
  type Types,
} from "@node-access/generate/model";
import { declare, header, namesIn, typeImport } from "@node-access/generate/emit/typescript";
import {
  parameter,
  quantityFormFile,
  quantityForms,
  type QuantityView,
} from "@node-access/generate/emit/quantities";

/** The names of the types that the methods of a spec use, and of further types. */
export function usedTypes(spec: RpcSpec, further: readonly Type[] = []): ReadonlySet<string> {
  const called = callables(spec).flatMap((one) => sentBy(one).concat(receivedFrom(one)));
  const used = [...called, ...spec.operations.flatMap(errorData), ...further];
  return reachableFrom(used, (name) => spec.types[name]?.type);
}

export function withTypes(spec: RpcSpec, has: (name: string) => boolean): RpcSpec {
  const types = Object.entries(spec.types).filter(([name]) => has(name));
  return { ...spec, types: Object.fromEntries(types) };
}

export function listEntries(protocols: readonly RpcProtocol[]): string[] {
  return [...new Set(protocols.flatMap(({ rpcEntry }) => rpcEntry ?? []))];
}

/** The part of a spec that an entry's tables are about; without an entry, the protocols that a client knows by name. */
export function entrySpec(spec: RpcSpec, entry: string | undefined): RpcSpec {
  const operations = spec.operations.filter((method) => {
    const offering = findProtocols(spec, method);
    return offering.length === 0 ? entry === undefined : offering.some(({ rpcEntry }) => rpcEntry === entry);
  });
  const part = {
    ...spec,
    protocols: spec.protocols.filter(({ rpcEntry }) => rpcEntry === entry),
    operations,
  };
  const own = usedTypes(part);
  const others = usedTypes({
    ...spec,
    operations: spec.operations.filter((one) => !operations.includes(one)),
  });
  // Types that no method refers to belong to the protocols with names.
  return withTypes(part, (name) => own.has(name) || (entry === undefined && !others.has(name)));
}

interface Printed {
  readonly types: Types;
  /** The names of the types that callers send. */
  readonly inputs: ReadonlySet<string>;
  readonly view: QuantityView;
}

const unknown: Type = { kind: "any" };

export function declarations(names: readonly string[], { types, inputs, view }: Printed): string {
  return names
    .map((name) => {
      const isGeneric = view.isGeneric(name);
      const generic = isGeneric ? { view, parameter } : {};
      const how = { input: inputs.has(name), ...generic };
      return declare({ name, type: types[name]?.type ?? unknown }, types, how);
    })
    .join("\n");
}

/** The imports of the types that a file's code refers to, from other generated files. */
export function imports(code: string, home: string, types: Types): string {
  const files = new Map<string, readonly string[]>();
  for (const name of [...namesIn(code)].toSorted()) {
    const from = types[name]?.home;
    if (from !== undefined && from !== home) files.set(from, [...(files.get(from) ?? []), name]);
  }
  files.set(quantityFormFile, quantityForms(code));
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => typeImport(names, `./${from}.ts`))
    .join("");
  return lines === "" ? "" : `\n${lines}`;
}

/** The file of types that several families use. */
export function emitShared(printed: Printed): string {
  const names = namesAt("shared", printed.types);
  const text = declarations(names, printed);
  return `${header("specs/rpc/shared.openrpc.yaml")}${imports(text, "shared", printed.types)}\n${text}`;
}

export function namesAt(home: string, types: Types): string[] {
  return Object.keys(types).filter((name) => types[name]?.home === home);
}
