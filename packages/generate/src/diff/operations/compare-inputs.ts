import type { Input } from "../../model/index.ts";
import { hasOther } from "../site.ts";
import type { RuleName } from "../rules.ts";
import type { Scope } from "../types/scope.ts";

type Inputs = readonly Input[];

/** The locations whose inputs are passed by position, not by name. */
const POSITIONAL: ReadonlySet<string> = new Set(["param", "path"]);

/** Compares the inputs of a call. Those of the path and of JSON-RPC are passed by position, the others by name. */
export function compareInputs(scope: Scope, before: Inputs, after: Inputs): void {
  const call = new InputComparison(scope, before);
  for (const location of new Set([...before, ...after].map((input) => input.location))) {
    const [inputsBefore, inputsAfter] = [before, after].map((inputs) =>
      inputs.filter((one) => one.location === location),
    );
    if (POSITIONAL.has(location)) call.compareByPosition(inputsBefore ?? [], inputsAfter ?? []);
    else call.compareByName(inputsBefore ?? [], inputsAfter ?? []);
  }
}

class InputComparison {
  readonly #scope: Scope;
  /** Whether the call had query parameters or headers, which come after the body. */
  readonly #hasOptions: boolean;

  constructor(scope: Scope, before: Inputs) {
    this.#scope = scope;
    this.#hasOptions = before.some(({ location }) => location === "query" || location === "header");
  }

  compareByName(before: Inputs, after: Inputs): void {
    for (const old of before) {
      const current = findInput(after, old.name);
      if (current) this.#compare(old, current);
      else this.#of(old).noteGone("param-removed", "is removed");
    }
    for (const current of after.filter(({ name }) => !findInput(before, name))) {
      if (current.location === "body" && !current.required && this.#hasOptions)
        this.#of(current).note("param-inserted", "is added before the options");
      else this.#added(current);
    }
  }

  compareByPosition(before: Inputs, after: Inputs): void {
    const common = before.filter(({ name }) => findInput(after, name));
    const remaining = after.filter(({ name }) => findInput(before, name));
    if (common.some(({ name }, index) => remaining[index]?.name !== name)) {
      this.#scope.note("params-reordered", "has its params in a different order");
      for (const old of common) this.#compare(old, findInput(after, old.name) ?? old);
      return;
    }
    const inPlace = common.every((one) => before.indexOf(one) === findPosition(after, one.name));
    if (before.length === after.length && inPlace) {
      // As many params in the same places: those with another name are renamed.
      for (const [index, old] of before.entries()) this.#compare(old, after[index] ?? old);
      return;
    }
    for (const old of before) {
      const current = findInput(after, old.name);
      if (current) this.#compare(old, current);
      else this.#of(old).noteGone("param-removed", "is removed");
    }
    const end = Math.max(-1, ...remaining.map((one) => after.indexOf(one)));
    for (const [index, current] of after.entries()) {
      if (findInput(before, current.name)) continue;
      if (index < end || before.length > common.length)
        this.#of(current).note("param-inserted", "is added before others");
      else this.#added(current);
    }
  }

  #added(after: Input): void {
    if (after.required) this.#of(after).note("required-param-added", "is added, and required");
    else this.#of(after).note("param-added", "is added");
  }

  #compare(before: Input, after: Input): void {
    const input = this.#of(after);
    const note = (rule: RuleName, predicate: string): void => input.note(rule, predicate);
    if (before.name !== after.name) note("param-renamed", `is the new name of \`${before.name}\``);
    if (before.required !== after.required)
      input.noteEither(
        after.required,
        ["param-required", "is required now"],
        ["param-optional", "is optional now"],
      );
    for (const key of ["block", "blockRange"] as const) {
      const what = key === "block" ? "which block" : "which blocks";
      if (after[key] === true && before[key] !== true) note("affinity-gained", `says ${what} the call reads`);
      if (before[key] === true && after[key] !== true)
        note("affinity-lost", `no longer says ${what} the call reads`);
    }
    if ((before.broadcast === undefined) !== (after.broadcast === undefined))
      note("sending-changed", after.broadcast ? "may be sent to several nodes" : "is sent to one node");
    if (before.bytes !== true && after.bytes === true) note("media-type-added", "may be bytes");
    if (before.bytes === true && after.bytes !== true) note("media-type-removed", "is no longer bytes");
    if (before.description !== after.description) note("text", hasOther(["description"]));
    input.compare(before.type, after.type);
  }

  #of({ name }: Input): Scope {
    return this.#scope.inside(`(${name})`, "inputs", name);
  }
}

function findInput(inputs: Inputs, name: string): Input | undefined {
  return inputs.find((one) => one.name === name);
}

function findPosition(inputs: Inputs, name: string): number {
  return inputs.findIndex((one) => one.name === name);
}
