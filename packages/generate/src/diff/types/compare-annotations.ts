import { words } from "../../model/tables.ts";
import type { Type } from "../../model/index.ts";
import { field } from "../../read/spec-document.ts";
import { same } from "../json.ts";
import { hasOther } from "../site.ts";
import { FORMING } from "./form.ts";
import type { Noted, Scope } from "./scope.ts";

/** Keys that generators use only as text. */
const TEXTS = words(
  "$comment description example examples externalDocs readOnly source summary title writeOnly xml",
);
/** Keys that are compared here or elsewhere. The schemas of calls over HTTP differ by `readableAs`. */
const KNOWN: ReadonlySet<string> = new Set([
  ...FORMING,
  ...TEXTS,
  ...words(
    `clientFills constant default deprecated discriminator form lacksPrefix number offeredBy per readableAs requiredInSome
    requiredSince requiredUntil scale simulated since tick until values`,
  ),
]);
/** Forms of values that the client fills in. */
const FILLED: ReadonlySet<string | undefined> = new Set(["nonce", "chain", "chainId"]);

const CLIENT_FILLS: Noted = ["client-field-taken", "is always filled in by the client"];
const CLIENT_FILLS_NO_MORE: Noted = ["client-field-given", "is no longer filled in by the client"];

/** Compares two types, except for the values that they accept. */
export function compareAnnotations(scope: Scope, before: Type, after: Type): void {
  compareDeprecation(scope, before.deprecated, after.deprecated);
  const differs = (key: string): boolean => !same(field(before, key), field(after, key));
  const texts = TEXTS.filter(differs);
  if (texts.length > 0) scope.note("text", hasOther(texts));
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!KNOWN.has(key) && differs(key))
      scope.note("not-compared", `could not be compared: \`${key}\` differs, and no rule covers it`);
  }
  if (before.discriminator?.propertyName !== after.discriminator?.propertyName)
    scope.note("discriminator-changed", "has a different discriminator property");
  compareDefaults(scope, before, after);
  compareClientFields(scope, before.clientFills ?? [], after.clientFills ?? []);
  compareWriting(scope, before.form, after.form);
  compareDecoding(scope, before, after);
  compareValues(scope, before.values ?? [], after.values ?? []);
  scope.noteFact(before.tick, after.tick, {
    added: ["tick-changed", "has a different price precision"],
    gone: ["tick-removed", "no longer has a price precision"],
    changed: ["tick-changed", "has a different price precision"],
  });
  if (!same(before.per, after.per)) {
    const items = after.per?.map((item) => `\`${item}\``).join(", ");
    const predicate =
      items === undefined
        ? "no longer has an item for each item of an action"
        : `has an item for each of ${items}`;
    scope.note("simulation-changed", predicate, { generators: ["gateway"] });
  }
  if (!same(before.offeredBy, after.offeredBy)) {
    const [[kind, name] = []] = Object.entries(after.offeredBy ?? {});
    const networks = kind === undefined ? "all networks" : `networks with the ${kind} \`${name}\``;
    scope.note("offer-changed", `is for ${networks}`, { generators: ["gateway"] });
  }
  if (before.simulated !== after.simulated)
    scope.note("simulation-changed", "has a different value in simulators", { generators: ["gateway"] });
  if (before.constant === after.constant) return;
  // The exported list of a type's values.
  const [old, current] = [before.constant, after.constant];
  if (old !== undefined)
    scope.note("constant-removed", `is no longer listed as \`${old}\``, { nameOnly: true });
  if (current !== undefined) scope.note("constant-added", `is listed as \`${current}\``, { nameOnly: true });
}

/** Reports that something is deprecated, or no longer is. */
export function compareDeprecation(
  scope: Scope,
  before: boolean | undefined,
  after: boolean | undefined,
): void {
  scope.noteSwitch(
    before === true,
    after === true,
    ["deprecated-set", "is deprecated"],
    ["deprecated-unset", "is no longer deprecated"],
  );
}

function compareDefaults(scope: Scope, before: Type, after: Type): void {
  const [old, current] = [before.default, after.default].map((value) => `\`${JSON.stringify(value)}\``);
  scope.noteFact(before.default, after.default, {
    added: ["default-added", `has the default ${current}`],
    gone: ["default-removed", "no longer has a default"],
    changed: ["default-changed", `has the default ${current} instead of ${old}`],
  });
}

function compareClientFields(scope: Scope, before: readonly string[], after: readonly string[]): void {
  for (const name of new Set([...after, ...before]))
    scope
      .inside(`.${name}`)
      .noteSwitch(before.includes(name), after.includes(name), CLIENT_FILLS, CLIENT_FILLS_NO_MORE);
}

/** Compares the form in which the client writes a value before it signs it. */
function compareWriting(scope: Scope, before: string | undefined, after: string | undefined): void {
  if (before === after) return;
  if (FILLED.has(after)) scope.note(...CLIENT_FILLS);
  else if (FILLED.has(before)) scope.note(...CLIENT_FILLS_NO_MORE);
  else
    scope.noteFact(before, after, {
      added: ["form-added", `is written in the form \`${after}\``],
      gone: ["form-removed", `is no longer written in the form \`${before}\``],
      changed: ["form-changed", `is written in the form \`${after}\` instead of \`${before}\``],
    });
  // Callers may pass an amount as a number; it is sent as text.
  if (after === "amount") scope.note("type-widened", "may be a number too");
  if (before === "amount") scope.note("type-narrowed", "can no longer be a number");
}

/** Compares what the decoded view returns for a text. */
function compareDecoding(scope: Scope, before: Type, after: Type): void {
  const [old, current] = [before, after].map(({ kind }) => kind === "quantity");
  if (old !== current)
    scope.note("quantity-changed", `is a ${current ? "`bigint`" : "string"} in the decoded view`);
  if (before.scale !== after.scale) {
    const digits = after.scale === undefined ? "a number" : "a string of exact digits";
    const unit = after.scale === undefined ? "" : `, in units of 10^-${after.scale}`;
    scope.note("decimal-changed", `is ${digits}${unit}`);
  }
  if ((before.lacksPrefix === true) === (after.lacksPrefix === true)) return;
  const what = after.lacksPrefix ? "always has `0x`" : "is as on the wire";
  scope.note("quantity-changed", `${what} in the decoded view`);
}

type Values = NonNullable<Type["values"]>;
type Finals = ReadonlyMap<string, number>;

/** Compares the values of an enum of a proto file. Added and removed values are reported as for any enum. */
function compareValues(scope: Scope, before: Values, after: Values): void {
  for (const current of after) {
    const old = before.find(({ name }) => name === current.name);
    if (!old) continue;
    const value = scope.inside(`.${current.name}`);
    if (old.number !== current.number)
      value.note("number-changed", `has the number ${current.number} instead of ${old.number}`);
    if (old.description !== current.description) value.note("text", "has a different description");
    compareDeprecation(value, old.deprecated, current.deprecated);
  }
  compareFinals(scope, listFinals(before), listFinals(after));
}

/** The gateway recognizes a final status by its number. */
function compareFinals(scope: Scope, before: Finals, after: Finals): void {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, current] = [before.get(name), after.get(name)];
    if (old === current) continue;
    const renumbered = `is final, with the number ${current} instead of ${old}`;
    const predicate =
      current === undefined ? "is no longer final" : old === undefined ? "is final" : renumbered;
    scope.inside(`.${name}`).note("final-changed", predicate, { generators: ["gateway"] });
  }
}

function listFinals(values: Values): Finals {
  return new Map(values.filter(({ final }) => final).map(({ name, number }) => [name, number]));
}
