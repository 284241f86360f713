import { referencesIn, type Type, type Types } from "@node-access/generate/model";
import type { DecodedView } from "./decoded-view.ts";
import { declare, header } from "@node-access/generate/emit/typescript";

/** Returns the declarations of types. */
export function declarations(
  names: readonly string[],
  types: Types,
  inputs: ReadonlySet<string>,
  view?: DecodedView,
): string {
  return names
    .flatMap((name) => {
      const type = types[name]?.type ?? unknown;
      const places = view ? view.placesOf(name) : [inputs.has(name)];
      return places.map((input) =>
        declare({ name, type }, types, { input, view, description: view && descriptionOf(type, input) }),
      );
    })
    .join("\n");
}

const unknown: Type = { kind: "any" };

/** The decoded view's description of a type that it changes. */
function descriptionOf({ kind, lacksPrefix }: Type, input: boolean): string | undefined {
  if (kind === "quantity")
    return input ? "An integer: a bigint, a number, or hex after `0x`." : "An integer.";
  return lacksPrefix ? "Bytes in hex with `0x`, which the client adds if a node omits it." : undefined;
}

/** Types that a file uses, and whether callers send their values. */
export interface Used {
  readonly types: readonly Type[];
  readonly input: boolean;
}

/** The imports of types from other generated files. */
export function imports(used: readonly Used[], home: string, types: Types, view?: DecodedView): string {
  const files = new Map<string, Set<string>>();
  for (const { types: own, input } of used) {
    for (const name of own.flatMap(referencesIn)) {
      const from = fileOf(types[name]?.home, view?.isChanged(name));
      if (from === undefined || from === home) continue;
      files.set(from, (files.get(from) ?? new Set()).add(view?.nameOf(name, input) ?? name));
    }
  }
  const lines = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, taken]) => {
      return `import type { ${[...taken].toSorted().join(", ")} } from "./${from}.ts";\n`;
    });
  return lines.length > 0 ? `\n${lines.join("")}` : "";
}

function fileOf(home: string | undefined, isDecoded: boolean | undefined): string | undefined {
  return home !== undefined && isDecoded === true ? decodedFile(home) : home;
}

/** The file of a family, or of shared types, in the decoded view. */
export function decodedFile(name: string): string {
  return `decoded-${name}`;
}

/** The file of types that several families use. */
export function emitShared(types: Types, inputs: ReadonlySet<string>, view?: DecodedView): string {
  const names = namesAt("shared", types, view);
  const taken = view ? imports(usedBy(names, types, inputs, view), decodedFile("shared"), types, view) : "";
  return `${header("specs/rpc/shared.openrpc.yaml")}${taken}\n${declarations(names, types, inputs, view)}`;
}

/** The names that a file declares: in the decoded view, only the types that differ there. */
export function namesAt(home: string, types: Types, view?: DecodedView): string[] {
  return Object.keys(types).filter((name) => types[name]?.home === home && view?.isChanged(name) !== false);
}

/** The types that a file's declarations use. */
export function usedBy(
  names: readonly string[],
  types: Types,
  inputs: ReadonlySet<string>,
  view?: DecodedView,
): Used[] {
  return names.flatMap((name) =>
    (view ? view.placesOf(name) : [inputs.has(name)]).map((input) => ({
      types: [types[name]?.type ?? unknown],
      input,
    })),
  );
}
