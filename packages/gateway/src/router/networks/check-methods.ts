import { invalidArgument } from "@node-access/auth";
import { shownName, nearestName } from "../../options/check-options.ts";
import type { UpstreamMethods } from "../../options/network-options.ts";
import { methods } from "../../generated/methods.ts";
import type { Protocol } from "../../generated/catalog.ts";
import { type DeclaredMethods, membership, methodPolicy } from "../method-policy.ts";
import { offeredMethods } from "../../clusters/offered-methods.ts";

/** The methods that a network's options may name: those of the specs, and those that the operator declares. */
export interface KnownMethods {
  readonly protocol: Protocol;
  readonly declared: DeclaredMethods;
}

/**
 * Checks the names in `consensus.methods`: a call goes to several upstreams, so it must only read.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of a method that consensus is not for.
 */
export function checkConsensusMethods(path: string, names: readonly string[], known: KnownMethods): void {
  const offered = offeredMethods(known.protocol);
  const policy = methodPolicy(offered, known.declared);
  for (const [index, name] of names.entries()) {
    const at = `${path}.${index}`;
    if (name.endsWith("*")) throw invalidArgument(at, "names of single methods", shownName(name));
    checkName(at, name, known, known.declared.safe, "safeMethods");
    const { idempotency = "safe", filter, subscription } = offered.get(name) ?? {};
    const reason = subscription
      ? "is for subscriptions"
      : filter
        ? "is for filters"
        : idempotency === "write"
          ? "is sent once"
          : idempotency === "idempotent" && "changes something";
    if (reason) throw invalidArgument(at, "a method that only reads", `${name}, which ${reason}`);
    const expected = "a method that callers may use: allowMethods enables others";
    if (!policy.allowed(name)) throw invalidArgument(at, expected, shownName(name));
  }
}

/**
 * A misspelled name would have no effect.
 *
 * @throws NodeAccessError `INVALID_ARGUMENT` with the path of an unknown method or namespace.
 */
export function checkUpstreamMethods(
  path: string,
  { only = [], except = [] }: UpstreamMethods,
  known: KnownMethods,
): void {
  const declared = [...known.declared.allowed, ...known.declared.safe];
  for (const [list, names] of Object.entries({ only, except }))
    for (const [index, name] of names.entries())
      checkName(`${path}.${list}.${index}`, name, known, declared, "allowMethods or safeMethods");
}

/** @throws NodeAccessError `INVALID_ARGUMENT` with the path of an entry that would have no effect. */
export function checkDeclaredMethods({ allowed, safe }: DeclaredMethods): void {
  const expected = "a method's name, or a namespace such as bor_*";
  for (const [option, names] of Object.entries({ allowMethods: allowed, safeMethods: safe }))
    for (const [index, name] of names.entries())
      if (!/^[^\s*]+\*?$|^\*$/.test(name))
        throw invalidArgument(`${option}.${index}`, expected, shownName(name));
  for (const [index, name] of safe.entries()) {
    const received = `${name}, which is sent once`;
    if (isWrite(name)) throw invalidArgument(`safeMethods.${index}`, "a method that only reads", received);
  }
}

function isWrite(wanted: string): boolean {
  return Object.values(methods)
    .flat()
    .some(
      ({ name, aliases, idempotency }) =>
        idempotency === "write" && (name === wanted || aliases?.includes(wanted)),
    );
}

/** @param option - Where the operator declares own methods, or namespaces of them, for errors. */
function checkName(
  path: string,
  name: string,
  { protocol }: KnownMethods,
  declared: readonly string[],
  option: string,
): void {
  const offered = offeredMethods(protocol);
  const main = offered.get(name)?.name;
  if (main === name || declared.includes(name)) return;
  if (main !== undefined) throw invalidArgument(path, main, `${name}, another name of it`);
  const own = `an own method that ${option} declares`;
  if (name.endsWith("*")) {
    const start = name.slice(0, -1);
    const isKnown = [...offered.keys(), ...declared].some((one) => one.startsWith(start));
    if (start !== "" && (isKnown || membership(declared)(start))) return;
    throw invalidArgument(path, `the start of a method's name, such as eth_*, or of ${own}`, shownName(name));
  }
  // A name that resembles a known one counts as misspelled, even if its namespace is declared.
  const nearest = nearestName(name, [...offered.keys()]);
  if (nearest === undefined && membership(declared)(name)) return;
  throw invalidArgument(path, `${nearest ?? `a method of ${protocol}`}, or ${own}`, shownName(name));
}
