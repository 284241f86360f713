import type { Findings } from "./findings.ts";
import { type JsonObject, same } from "./json.ts";
import type { RuleName } from "./rules.ts";
import type { Path } from "./site.ts";

/** A declaration of protos with what its descriptor says, and where findings about it are. */
export interface DeclaredFacts {
  readonly subject: string;
  readonly label: string;
  readonly path: Path;
  readonly facts: JsonObject;
}

/** What descriptors say and the model does not have, by declaration. */
export type ProtoFacts = ReadonlyMap<string, DeclaredFacts>;

/** A rule for a fact that is new, one that is gone, and one that differs. */
type Ruled = readonly [added: RuleName, gone: RuleName, changed: RuleName];

const NOT_READ: Ruled = ["not-read", "not-read", "not-read"];
const TYPE: Ruled = ["type-changed", "type-changed", "type-changed"];
const ENCODING: Ruled = ["encoding-changed", "encoding-changed", "encoding-changed"];
const RULES: Readonly<Record<string, Ruled>> = {
  jsonName: ["json-name-changed", "json-name-changed", "json-name-changed"],
  default: ["default-added", "default-removed", "default-changed"],
  "first value": ["default-changed", "default-changed", "default-changed"],
  required: ["property-required", "property-optional", "not-read"],
  "option deprecated": ["deprecated-set", "deprecated-unset", "not-read"],
  "option jstype": TYPE,
  "option enumType": TYPE,
  "option utf8Validation": ENCODING,
  "option messageSetWireFormat": ENCODING,
  "option [google.api.http]": ["not-read", "operation-moved", "operation-moved"],
};

/** Reports the facts that differ in declarations that both states have. */
export function noteProtoFacts(findings: Findings, before: ProtoFacts, after: ProtoFacts): void {
  for (const [key, { facts, ...at }] of after) {
    const old = before.get(key)?.facts;
    if (old === undefined) continue;
    for (const fact of new Set([...Object.keys(old), ...Object.keys(facts)])) {
      const [was, is] = [old[fact], facts[fact]];
      if (same(was, is)) continue;
      // A value that takes the place of one that is gone is reported as such.
      if (
        fact === "first value" &&
        !(before.has(`${key} ${String(is)}`) && after.has(`${key} ${String(was)}`))
      )
        continue;
      const [added, gone, changed] = RULES[fact] ?? NOT_READ;
      const rule = was === undefined ? added : is === undefined ? gone : changed;
      const direction = rule === "property-optional" ? "received" : "sent";
      findings.add({ rule, direction, at, predicate: describe(fact, was, is) });
    }
  }
}

const SWITCHES: Readonly<Record<string, readonly [on: string, off: string]>> = {
  required: ["is required now", "is no longer required"],
  "option deprecated": ["is deprecated", "is no longer deprecated"],
};
const NAMES: Readonly<Record<string, string>> = {
  jsonName: "JSON name",
  "first value": "default",
  extension: "set of extensions",
  extensionRange: "range for extensions",
};

/** Says what a fact is now. Facts whose values are long are only named. */
function describe(fact: string, was: unknown, is: unknown): string {
  const [on, off] = SWITCHES[fact] ?? [];
  if (on !== undefined && off !== undefined) return is === undefined ? off : on;
  const name = NAMES[fact] ?? fact.replace(/^option (.*)/, "option `$1`");
  if (typeof (is ?? was) === "object") return `has a different ${name}`;
  if (is === undefined) return `no longer has the ${name} \`${String(was)}\``;
  return `has the ${name} \`${String(is)}\`${was === undefined ? "" : ` instead of \`${String(was)}\``}`;
}
