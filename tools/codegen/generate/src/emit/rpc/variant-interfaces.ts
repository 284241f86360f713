import { type Callable, pascal, type RpcProtocol, type Section } from "@node-access/generate/model";
import { typeImport } from "@node-access/generate/emit/typescript";
import { listCallables, changedInterface, genericNames, type Part, parts } from "./family-versions.ts";
import type { Variant } from "./protocol-variants.ts";
import type { Typed } from "./typed-versions.ts";

/** What a protocol's variant changes in a part of a family. */
interface PartVariant {
  readonly name: string;
  /** The interface that it changes. */
  readonly base: string;
  readonly part: Part;
  readonly family: Section;
  readonly own: ReadonlyMap<string, Callable>;
  readonly isGeneric: boolean;
}

export function findVariant({ variants }: Typed, protocol: RpcProtocol): Variant | undefined {
  return variants.find(({ protocols }) => protocols.some(({ name }) => name === protocol.name));
}

/** Returns what a variant changes in a part of a family; `undefined` if nothing. */
export function partVariant(
  typed: Typed,
  { spec, family: { name: home } }: Variant,
  family: Section,
  part: Part,
): PartVariant | undefined {
  const plain = new Map(listCallables(typed.newest, family, part));
  const own = new Map(
    listCallables(spec, family, part).filter(
      ([name, one]) => JSON.stringify(one) !== JSON.stringify(plain.get(name)),
    ),
  );
  if (own.size === 0) return undefined;
  const base = pascal(family.name) + part;
  const isGeneric = genericNames(typed, family, part).has(base);
  return { name: pascal(home) + base, base, part, family, own, isGeneric };
}

/** Lists what the variants of a family change in other families. */
export function listChanges(
  typed: Typed,
  { name: home }: Section,
): { readonly variant: Variant; readonly changed: PartVariant }[] {
  return typed.variants
    .filter(({ family }) => family.name === home)
    .flatMap((variant) =>
      typed.newest.sections
        .filter(({ name }) => variant.protocols.some(({ families }) => families.includes(name)))
        .flatMap((family) =>
          parts.flatMap((part) => {
            const changed = partVariant(typed, variant, family, part);
            return changed ? [{ variant, changed }] : [];
          }),
        ),
    );
}

/** The interfaces of a family's variants, in the file of that family, and what these import. */
export function variantInterfaces(
  typed: Typed,
  home: Section,
): { text: string; imports: string; used: readonly Callable[] } {
  const found = listChanges(typed, home);
  const files = new Set(found.map(({ changed }) => changed.family.name));
  return {
    text: found.map(({ variant, changed }) => printed(typed, variant, changed)).join(""),
    imports: [...files]
      .map((file) => {
        const own = found.filter(({ changed }) => changed.family.name === file);
        const bases = new Set(own.map(({ changed }) => changed.base));
        return typeImport([...bases], `./${file}.ts`);
      })
      .join(""),
    used: found.flatMap(({ changed }) => Array.from(changed.own.values())),
  };
}

function printed(typed: Typed, { family: home, protocols, spec }: Variant, changed: PartVariant): string {
  const { name, base, isGeneric, own } = changed;
  return changedInterface(typed, {
    ...changed,
    generic: new Set(isGeneric ? [name, base] : []),
    spec: { ...spec, protocols },
    without: [...own.keys()],
    differs: `with the types of ${home.title}`,
  });
}
