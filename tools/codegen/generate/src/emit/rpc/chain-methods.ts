import {
  callable,
  listKinds,
  pascal,
  type RpcSpec,
  type Type,
  filterKinds,
} from "@node-access/generate/model";
import { doc, header } from "@node-access/generate/emit/typescript";
import { table } from "./operations.ts";
import { usedTypes, withTypes } from "./used-types.ts";

/** Takes the families of single kinds of chain out of a spec, so that clients of other chains do not have their tables. */
export function apart(spec: RpcSpec): { readonly listed: RpcSpec; readonly separate: RpcSpec } {
  const names = new Set(spec.sections.flatMap(({ name, separate }) => (separate ? [name] : [])));
  const part = (isSeparate: boolean): RpcSpec => ({
    ...spec,
    sections: spec.sections.filter(({ name }) => names.has(name) === isSeparate),
    operations: spec.operations.flatMap((method) => {
      const own = filterKinds(method, (family) => names.has(family) === isSeparate);
      // A separate family may add kinds to a method that all chains have.
      const isAdding = isSeparate && own !== method && listKinds(own).length > 0;
      return names.has(method.section) === isSeparate || isAdding ? [own] : [];
    }),
  });
  const own = Object.values(spec.types).filter(({ home }) => names.has(home));
  const references = own.map(({ name: reference }): Type => ({ kind: "reference", reference }));
  const separate = part(true);
  const used = usedTypes(separate, references);
  return {
    listed: withTypes(part(false), (name) => !names.has(spec.types[name]?.home ?? "")),
    separate: withTypes(separate, (name) => used.has(name)),
  };
}

/** `chain-methods.ts`: a table for each family, which a program passes to its client. */
export function emitChainMethods(spec: RpcSpec): string {
  const tables = spec.sections.flatMap((family) => {
    const methods = callable(spec, family.name);
    if (methods.length === 0) return [];
    const type = `${pascal(family.name)}Methods`;
    const name = `${type[0]?.toLowerCase()}${type.slice(1)}`;
    const about = [
      `The methods that ${family.title} adds, as the option \`methods\` of a client: without it, a call of them is sent at most once.`,
    ];
    return [
      {
        type: `import type { ${type} } from "./${family.name}.ts";\n`,
        text: `\n${doc(about, "")}export const ${name}: OperationTable<${type}> = ${table(methods, ({ idempotency }) => idempotency)};\n`,
      },
    ];
  });
  return [
    header("specs/rpc"),
    '\nimport type { OperationTable } from "@node-access/transport";\n',
    ...tables.map(({ type }) => type),
    ...tables.map(({ text }) => text),
  ].join("");
}
