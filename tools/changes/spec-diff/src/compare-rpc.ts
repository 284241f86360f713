import { atVersion, type RpcProtocol, type RpcSpec } from "@node-access-tools/generate/model";
import { compareSpec, distinct, type Finding, identify, type State } from "@node-access/generate/diff";

interface RpcState extends State {
  readonly spec: RpcSpec | undefined;
}

/**
 * Compares two states of the JSON-RPC methods: first in the newest version of each protocol's specification, which is the default of
 * clients, then in older versions. Findings of older versions are reported only if the newest does not have them.
 */
export function compareRpc(before: RpcState, after: RpcState): Finding[] {
  const newest = compareSpec(atNewest(before), atNewest(after)).all;
  const known = new Set(newest.map(identify));
  const older = versionsInBoth(before.spec, after.spec).flatMap(({ old, current, version }) => {
    const at = (state: RpcState, protocol: RpcProtocol): State => ({
      ...state,
      spec: ofFamilies(atVersion(state.spec as RpcSpec, protocol, version), protocol.families),
    });
    return compareSpec(at(before, old), at(after, current))
      .all.filter((finding) => !known.has(identify(finding)))
      .map((finding) =>
        Object.assign({}, finding, { sentence: finding.sentence.replace(/\.$/, ` in version ${version}.`) }),
      );
  });
  return distinct([...newest, ...older]);
}

function atNewest(state: RpcState): RpcState {
  const { spec } = state;
  const versioned = spec?.protocols.filter(({ versions }) => versions.length > 0) ?? [];
  return {
    ...state,
    spec: versioned.reduce(
      (one, protocol) => one && atVersion(one, protocol, protocol.versions.at(-1) ?? ""),
      spec,
    ),
  };
}

/** The versions that both states of a protocol have, except for a version that is the newest of both. */
function versionsInBoth(
  before: RpcSpec | undefined,
  after: RpcSpec | undefined,
): { old: RpcProtocol; current: RpcProtocol; version: string }[] {
  return (after?.protocols ?? []).flatMap((current) => {
    const old = before?.protocols.find(({ name }) => name === current.name);
    if (!old) return [];
    const newest = current.versions.at(-1) === old.versions.at(-1) ? current.versions.at(-1) : undefined;
    return current.versions
      .filter((version) => version !== newest && old.versions.includes(version))
      .map((version) => ({ old, current, version }));
  });
}

/** A spec without the methods of other families, which the version does not concern. */
function ofFamilies(spec: RpcSpec, families: readonly string[]): RpcSpec {
  return { ...spec, operations: spec.operations.filter(({ section }) => families.includes(section)) };
}
