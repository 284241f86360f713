import type { Type } from "@node-access/generate/model";
import type { Change, Direction } from "../findings.ts";
import { field, same } from "../json.ts";
import { hasOther } from "../other-texts.ts";
import type { RuleName } from "../rules.ts";
import { FORMING } from "./form.ts";
import { inside, type Site } from "./site.ts";

/** What no generator reads but as a text. */
const TEXTS = [
  "$comment",
  "description",
  "example",
  "examples",
  "externalDocs",
  "readOnly",
  "source",
  "summary",
  "title",
  "writeOnly",
  "xml",
];
/** What is compared here, and what other comparisons understand. */
const KNOWN: ReadonlySet<string> = new Set([
  ...FORMING,
  ...TEXTS,
  "clientFills",
  "constant",
  "default",
  "deprecated",
  "discriminator",
  "form",
  "lacksPrefix",
  "number",
  "per",
  "requiredInSome",
  "requiredSince",
  "requiredUntil",
  "since",
  "tick",
  "until",
  "values",
]);
/** Forms of values that the client fills in. */
const FILLED: ReadonlySet<string | undefined> = new Set(["nonce", "chain", "chainId"]);

type Note = (rule: RuleName, says: string, at?: Site) => void;

/** Notes what differs in what two types say besides what fits them. */
export function compareAnnotations(
  before: Type,
  after: Type,
  direction: Direction,
  at: Site,
  add: (change: Change) => void,
): void {
  const note: Note = (rule, says, place = at) => add({ rule, direction, at: place, says });
  compareDeprecation(before.deprecated, after.deprecated, note);
  const differs = (key: string): boolean => !same(field(before, key), field(after, key));
  const texts = TEXTS.filter(differs);
  if (texts.length > 0) note("text", hasOther(texts));
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!KNOWN.has(key) && differs(key))
      note("not-compared", `could not be compared: \`${key}\` differs, and no rule understands it`);
  }
  if (before.discriminator?.propertyName !== after.discriminator?.propertyName)
    note("discriminator-changed", "has another property that discriminates its members");
  compareDefaults(before, after, note);
  compareClientFields(before.clientFills ?? [], after.clientFills ?? [], at, note);
  compareWriting(before.form, after.form, note);
  compareDecoding(before, after, note);
  compareValues(before.values ?? [], after.values ?? [], at, note);
  if (!same(before.tick, after.tick))
    if (after.tick === undefined) note("tick-removed", "no longer says how fine a price may be");
    else note("tick-changed", "may be finer or less fine as a price");
  if (!same(before.per, after.per)) {
    const items = after.per?.join("`, `");
    const says =
      items === undefined
        ? "no longer has an item for each of an action's"
        : `has an item for each of \`${items}\``;
    add({ rule: "simulation-changed", direction, at, says, generators: ["gateway"] });
  }
  if (before.constant !== after.constant)
    compareConstants(before.constant, after.constant, direction, at, add);
}

/** Notes that something is deprecated, or no longer is. */
export function compareDeprecation(was: boolean | undefined, is: boolean | undefined, note: Note): void {
  if (was === true && is !== true) note("deprecated-unset", "is no longer deprecated");
  if (was !== true && is === true) note("deprecated-set", "is deprecated");
}

function compareDefaults(before: Type, after: Type, note: Note): void {
  if (same(before.default, after.default)) return;
  const [was, is] = [before.default, after.default].map((value) => `\`${JSON.stringify(value)}\``);
  if (before.default === undefined) note("default-added", `has the default ${is}`);
  else if (after.default === undefined) note("default-removed", "has no default any more");
  else note("default-changed", `has the default ${is} instead of ${was}`);
}

function compareClientFields(had: readonly string[], has: readonly string[], at: Site, note: Note): void {
  for (const name of has.filter((one) => !had.includes(one)))
    note("client-field-taken", "is always filled in by the client", inside(at, `.${name}`));
  for (const name of had.filter((one) => !has.includes(one)))
    note("client-field-given", "is no longer filled in by the client", inside(at, `.${name}`));
}

/** How the client writes a value before it signs it. */
function compareWriting(was: string | undefined, is: string | undefined, note: Note): void {
  if (was === is) return;
  if (FILLED.has(is)) note("client-field-taken", "is always filled in by the client");
  else if (FILLED.has(was)) note("client-field-given", "is no longer filled in by the client");
  else if (was === undefined) note("form-added", `is written in the form \`${is}\``);
  else if (is === undefined) note("form-removed", `is no longer written in the form \`${was}\``);
  else note("form-changed", `is written in the form \`${is}\` instead of \`${was}\``);
  // An amount's type is wider than the text that it becomes.
  if (is === "amount") note("type-widened", "may be a number too");
  if (was === "amount") note("type-narrowed", "can no longer be a number");
}

/** What the decoded view has in place of a text. */
function compareDecoding(before: Type, after: Type, note: Note): void {
  const [was, is] = [before, after].map(({ kind }) => kind === "quantity");
  if (was !== is)
    note("quantity-changed", is ? "is a `bigint` in the decoded view" : "is a text in the decoded view");
  if ((before.lacksPrefix === true) === (after.lacksPrefix === true)) return;
  const says = after.lacksPrefix
    ? "always has `0x` in the decoded view"
    : "is as on the wire in the decoded view";
  note("quantity-changed", says);
}

/** The values of an enum of a proto file. Which of them are new or gone is reported as for any enum. */
function compareValues(
  before: NonNullable<Type["values"]>,
  after: NonNullable<Type["values"]>,
  at: Site,
  note: Note,
): void {
  for (const is of after) {
    const was = before.find(({ name }) => name === is.name);
    if (!was) continue;
    const place = inside(at, `.${is.name}`);
    if (was.number !== is.number)
      note("number-changed", `has the number ${is.number} instead of ${was.number}`, place);
    if (was.description !== is.description) note("text", "has another description", place);
    compareDeprecation(was.deprecated, is.deprecated, (rule, says) => note(rule, says, place));
  }
}

/** The exported list of a type's values. */
function compareConstants(
  was: string | undefined,
  is: string | undefined,
  direction: Direction,
  at: Site,
  add: (change: Change) => void,
): void {
  const named = { direction, at, nameOnly: true };
  if (was !== undefined)
    add({ ...named, rule: "constant-removed", says: `is no longer listed as \`${was}\`` });
  if (is !== undefined) add({ ...named, rule: "constant-added", says: `is listed as \`${is}\`` });
}
