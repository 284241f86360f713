import type { Input } from "@node-access/generate/model";
import { hasOther } from "../other-texts.ts";
import type { RuleName } from "../rules.ts";
import { inside, type Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

type Inputs = readonly Input[];

/** Where an input goes by its place among the others, and not by its name. */
const POSITIONAL: ReadonlySet<string> = new Set(["param", "path"]);

/** Notes what differs between the inputs of a call: those of the path and of JSON-RPC go by position, the others by name. */
export function compareInputs(comparison: TypeComparison, before: Inputs, after: Inputs, at: Site): void {
  const call = new InputComparison(comparison, at, before);
  for (const location of new Set([...before, ...after].map((input) => input.location))) {
    const [had, has] = [before, after].map((inputs) => inputs.filter((one) => one.location === location));
    if (POSITIONAL.has(location)) call.compareByPlace(had ?? [], has ?? []);
    else call.compareByName(had ?? [], has ?? []);
  }
}

class InputComparison {
  readonly #comparison: TypeComparison;
  readonly #at: Site;
  /** Whether callers could give query parameters and headers, which follow the body. */
  readonly #hasOptions: boolean;

  constructor(comparison: TypeComparison, at: Site, before: Inputs) {
    this.#comparison = comparison;
    this.#at = at;
    this.#hasOptions = before.some(({ location }) => location === "query" || location === "header");
  }

  compareByName(before: Inputs, after: Inputs): void {
    for (const was of before) {
      const is = named(after, was.name);
      if (is) this.#compare(was, is);
      else this.#note("param-removed", "is removed", was, true);
    }
    for (const is of after.filter(({ name }) => !named(before, name))) {
      if (is.location === "body" && !is.required && this.#hasOptions)
        this.#note("param-inserted", "is added before the options", is);
      else this.#added(is);
    }
  }

  compareByPlace(before: Inputs, after: Inputs): void {
    const common = before.filter(({ name }) => named(after, name));
    const kept = after.filter(({ name }) => named(before, name));
    if (common.some(({ name }, index) => kept[index]?.name !== name)) {
      const says = "takes its params in another order";
      this.#comparison.note({ rule: "params-reordered", direction: "sent", at: this.#at, says });
      for (const was of common) this.#compare(was, named(after, was.name) ?? was);
      return;
    }
    const inPlace = common.every((one) => before.indexOf(one) === indexOf(after, one.name));
    if (before.length === after.length && inPlace) {
      // The same number in the same places: what is called otherwise is renamed.
      for (const [index, was] of before.entries()) this.#compare(was, after[index] ?? was);
      return;
    }
    for (const was of before) {
      const is = named(after, was.name);
      if (is) this.#compare(was, is);
      else this.#note("param-removed", "is removed", was, true);
    }
    const end = Math.max(-1, ...kept.map((one) => after.indexOf(one)));
    for (const [index, is] of after.entries()) {
      if (named(before, is.name)) continue;
      if (index < end || before.length > common.length)
        this.#note("param-inserted", "is added before others", is);
      else this.#added(is);
    }
  }

  #added(is: Input): void {
    if (is.required) this.#note("required-param-added", "is added, and required", is);
    else this.#note("param-added", "is added", is);
  }

  #compare(was: Input, is: Input): void {
    const note = (rule: RuleName, says: string): void => this.#note(rule, says, is);
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
    this.#comparison.compare(was.type, is.type, "sent", this.#site(is));
  }

  #note(rule: RuleName, says: string, input: Input, old = false): void {
    this.#comparison.note({ rule, direction: "sent", at: this.#site(input), says, old });
  }

  #site({ name }: Input): Site {
    return inside(this.#at, `(${name})`, "inputs", name);
  }
}

function named(inputs: Inputs, name: string): Input | undefined {
  return inputs.find((one) => one.name === name);
}

function indexOf(inputs: Inputs, name: string): number {
  return inputs.findIndex((one) => one.name === name);
}
