import { Findings } from "./findings.ts";
import { field, list, object } from "./json.ts";
import { loadTrees, type Texts } from "./load-trees.ts";
import { compareOpenRpc, type RpcSpecs } from "./open-rpc/compare-open-rpc.ts";
import { selectVersion } from "./open-rpc/select-version.ts";
import type { SpecTree } from "./spec-tree.ts";

const FILE = /^specs\/rpc\/(.*)\.openrpc\.yaml$/;
/** What all families may refer to. */
const SHARED = "shared";

/** One state of the OpenRPC files, and of the catalog. */
export interface RpcState {
  readonly texts: Texts;
  readonly catalog: SpecTree | undefined;
}

export function isRpc(name: string): boolean {
  return FILE.test(name);
}

/**
 * Notes what differs between two states of the OpenRPC files: as callers see them who name no version of a protocol's
 * specification, and, as far as that is something else, as those do who name one.
 */
export function compareRpc(before: RpcState, after: RpcState, findings: Findings): void {
  compareOpenRpc(specsOf(before), specsOf(after), findings);
  const [had, has] = [versionsOf(before), versionsOf(after)];
  for (const version of new Set([...has.values()].flat())) {
    const families = [...has].flatMap(([family, versions]) => {
      const both = versions.includes(version) && had.get(family)?.includes(version) === true;
      const newest = versions.at(-1) === version && had.get(family)?.at(-1) === version;
      return both && !newest ? [family] : [];
    });
    if (families.length === 0) continue;
    const own = new Findings();
    compareOpenRpc(specsOf(before, families, version), specsOf(after, families, version), own);
    const told = own.all.filter(({ subject }) => families.includes(familyIn(subject.file)));
    findings.merge(told, ` in version ${version}`);
  }
}

function familyIn(file: string): string {
  return FILE.exec(file)?.[1] ?? "";
}

/** The versions of the specification that the protocols of a family speak, oldest first. */
function versionsOf({ catalog }: RpcState): Map<string, readonly string[]> {
  const rows = Object.values(object(field(catalog?.value, "protocols")));
  return new Map(
    rows.flatMap((row) => {
      const versions = list(field(row, "versions")).map(String);
      return versions.length > 0
        ? list(field(row, "families")).map((family) => [String(family), versions])
        : [];
    }),
  );
}

/** The newest version, or one version of some families. */
function specsOf(state: RpcState, families?: readonly string[], version?: string): RpcSpecs {
  const versions = versionsOf(state);
  const takes = (name: string): boolean =>
    isRpc(name) && (families === undefined || [...families, SHARED].includes(familyIn(name)));
  const trees = loadTrees(state.texts, takes, (name) => {
    const known = versions.get(familyIn(name));
    return known && selectVersion(version ?? known.at(-1) ?? "", known);
  });
  const protocols = Object.entries(object(field(state.catalog?.value, "protocols")));
  return {
    trees: [...trees.values()],
    protocols: (family) =>
      protocols.filter(([, row]) => list(field(row, "families")).includes(family)).map(([name]) => name),
  };
}
