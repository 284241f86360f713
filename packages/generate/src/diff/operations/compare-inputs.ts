import type { Input } from "../../model/index.ts";
import { hasOther } from "../site.ts";
import type { Scope } from "../types/scope.ts";

type Inputs = readonly Input[];

/** The locations whose inputs are passed by position, not by name. */
const POSITIONAL: ReadonlySet<string> = new Set(["param", "path"]);

/** Compares the inputs of a call. Those of the path and of JSON-RPC are passed by position, the others by name. */
export function compareInputs(scope: Scope, before: Inputs, after: Inputs): void {
  for (const location of new Set([...before, ...after].map((input) => input.location))) {
    const isHere = (input: Input): boolean => input.location === location;
    if (POSITIONAL.has(location)) compareByPosition(scope, before.filter(isHere), after.filter(isHere));
    else {
      // Query parameters and headers come after the body.
      const hasOptions = before.some((one) => one.location === "query" || one.location === "header");
      compareByName(scope, before.filter(isHere), after.filter(isHere), hasOptions);
    }
  }
}

function compareByName(scope: Scope, before: Inputs, after: Inputs, hasOptions: boolean): void {
  compareKept(scope, before, after);
  for (const current of after.filter(({ name }) => !findInput(before, name))) {
    if (current.location === "body" && !current.required && hasOptions)
      findPlace(scope, current).note("param-inserted", "is added before the options");
    else noteAdded(scope, current);
  }
}

function compareByPosition(scope: Scope, before: Inputs, after: Inputs): void {
  const common = before.filter(({ name }) => findInput(after, name));
  const remaining = after.filter(({ name }) => findInput(before, name));
  if (common.some(({ name }, index) => remaining[index]?.name !== name)) {
    scope.note("params-reordered", "has its params in a different order");
    return compareKept(scope, common, after);
  }
  const inPlace = common.every(
    (one) => before.indexOf(one) === after.findIndex(({ name }) => name === one.name),
  );
  if (before.length === after.length && inPlace) {
    // As many params in the same places: those with another name are renamed.
    for (const [index, old] of before.entries()) compareInput(scope, old, after[index] ?? old);
    return;
  }
  compareKept(scope, before, after);
  const end = Math.max(-1, ...remaining.map((one) => after.indexOf(one)));
  for (const [index, current] of after.entries()) {
    if (findInput(before, current.name)) continue;
    if (index < end || before.length > common.length)
      findPlace(scope, current).note("param-inserted", "is added before others");
    else noteAdded(scope, current);
  }
}

/** Compares the inputs that are still there, and reports those that are not. */
function compareKept(scope: Scope, before: Inputs, after: Inputs): void {
  for (const old of before) {
    const current = findInput(after, old.name);
    if (current) compareInput(scope, old, current);
    else findPlace(scope, old).noteGone("param-removed", "is removed");
  }
}

function noteAdded(scope: Scope, after: Input): void {
  if (after.required) findPlace(scope, after).note("required-param-added", "is added, and required");
  else findPlace(scope, after).note("param-added", "is added");
}

function compareInput(scope: Scope, before: Input, after: Input): void {
  const input = findPlace(scope, after);
  if (before.name !== after.name) input.note("param-renamed", `is the new name of \`${before.name}\``);
  input.noteSwitch(
    before.required,
    after.required,
    ["param-required", "is required now"],
    ["param-optional", "is optional now"],
  );
  for (const [key, what] of [
    ["block", "which block"],
    ["blockRange", "which blocks"],
  ] as const)
    input.noteSwitch(
      before[key],
      after[key],
      ["affinity-gained", `says ${what} the call reads`],
      ["affinity-lost", `no longer says ${what} the call reads`],
    );
  input.noteSwitch(
    before.broadcast,
    after.broadcast,
    ["sending-changed", "may be sent to several nodes"],
    ["sending-changed", "is sent to one node"],
  );
  input.noteSwitch(
    before.bytes,
    after.bytes,
    ["media-type-added", "may be bytes"],
    ["media-type-removed", "is no longer bytes"],
  );
  if (before.description !== after.description) input.note("text", hasOther(["description"]));
  input.compare(before.type, after.type);
}

function findPlace(call: Scope, { name }: Input): Scope {
  return call.inside(`(${name})`, "inputs", name);
}

function findInput(inputs: Inputs, name: string): Input | undefined {
  return inputs.find((one) => one.name === name);
}
