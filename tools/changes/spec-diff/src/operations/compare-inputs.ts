import type { Input } from "@node-access-tools/generate/model";
import { hasOther } from "../other-texts.ts";
import type { RuleName } from "../rules.ts";
import type { Scope } from "../types/scope.ts";

type Inputs = readonly Input[];

/** The locations whose inputs are passed by position, not by name. */
const POSITIONAL: ReadonlySet<string> = new Set(["param", "path"]);

/** Compares the inputs of a call. Those of the path and of JSON-RPC are passed by position, the others by name. */
export function compareInputs(scope: Scope, before: Inputs, after: Inputs): void {
  const call = new InputComparison(scope, before);
  for (const location of new Set([...before, ...after].map((input) => input.location))) {
    const [had, has] = [before, after].map((inputs) => inputs.filter((one) => one.location === location));
    if (POSITIONAL.has(location)) call.compareByPosition(had ?? [], has ?? []);
    else call.compareByName(had ?? [], has ?? []);
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
    for (const was of before) {
      const is = named(after, was.name);
      if (is) this.#compare(was, is);
      else this.#of(was).noteGone("param-removed", "is removed");
    }
    for (const is of after.filter(({ name }) => !named(before, name))) {
      if (is.location === "body" && !is.required && this.#hasOptions)
        this.#of(is).note("param-inserted", "is added before the options");
      else this.#added(is);
    }
  }

  compareByPosition(before: Inputs, after: Inputs): void {
    const common = before.filter(({ name }) => named(after, name));
    const remaining = after.filter(({ name }) => named(before, name));
    if (common.some(({ name }, index) => remaining[index]?.name !== name)) {
      this.#scope.note("params-reordered", "has its params in another order");
      for (const was of common) this.#compare(was, named(after, was.name) ?? was);
      return;
    }
    const inPlace = common.every((one) => before.indexOf(one) === indexOf(after, one.name));
    if (before.length === after.length && inPlace) {
      // As many params in the same places: those with another name are renamed.
      for (const [index, was] of before.entries()) this.#compare(was, after[index] ?? was);
      return;
    }
    for (const was of before) {
      const is = named(after, was.name);
      if (is) this.#compare(was, is);
      else this.#of(was).noteGone("param-removed", "is removed");
    }
    const end = Math.max(-1, ...remaining.map((one) => after.indexOf(one)));
    for (const [index, is] of after.entries()) {
      if (named(before, is.name)) continue;
      if (index < end || before.length > common.length)
        this.#of(is).note("param-inserted", "is added before others");
      else this.#added(is);
    }
  }

  #added(is: Input): void {
    if (is.required) this.#of(is).note("required-param-added", "is added, and required");
    else this.#of(is).note("param-added", "is added");
  }

  #compare(was: Input, is: Input): void {
    const input = this.#of(is);
    const note = (rule: RuleName, predicate: string): void => input.note(rule, predicate);
    if (was.name !== is.name) note("param-renamed", `is the new name of \`${was.name}\``);
    if (was.required !== is.required)
      note(
        is.required ? "param-required" : "param-optional",
        is.required ? "is required now" : "is optional now",
      );
    for (const key of ["block", "blockRange"] as const) {
      const what = key === "block" ? "which block" : "which blocks";
      if (is[key] === true && was[key] !== true) note("affinity-gained", `says ${what} the call reads`);
      if (was[key] === true && is[key] !== true)
        note("affinity-lost", `no longer says ${what} the call reads`);
    }
    if ((was.broadcast === true) !== (is.broadcast === true))
      note("sending-changed", is.broadcast ? "may be sent to several nodes" : "is sent to one node");
    if (was.bytes !== true && is.bytes === true) note("media-type-added", "may be bytes");
    if (was.bytes === true && is.bytes !== true) note("media-type-removed", "is no longer bytes");
    if (was.description !== is.description) note("text", hasOther(["description"]));
    input.compare(was.type, is.type);
  }

  #of({ name }: Input): Scope {
    return this.#scope.inside(`(${name})`, "inputs", name);
  }
}

function named(inputs: Inputs, name: string): Input | undefined {
  return inputs.find((one) => one.name === name);
}

function indexOf(inputs: Inputs, name: string): number {
  return inputs.findIndex((one) => one.name === name);
}
