import type { Findings } from "../findings.ts";
import { canonical, field, type JsonObject, list, object, same } from "../json.ts";
import { type SpecTree, target } from "../spec-tree.ts";

/** The ways to prove who one is, any of which will do; each a text that is the same for the same. */
export function securityOf(root: JsonObject, security: unknown): string[] {
  const schemes = schemesOf(root);
  return list(security).map((requirement) =>
    Object.entries(object(requirement))
      .map(([name, scopes]) => [...wayOf(schemes[name]), ...list(scopes)].join(" ") || name)
      .toSorted()
      .join(" and "),
  );
}

/** Notes which ways to prove who one is are the same in other words. Others are told where they are taken. */
export function compareSchemes(
  before: readonly SpecTree[],
  after: readonly SpecTree[],
  findings: Findings,
): void {
  const had = new Map(before.flatMap(({ value }) => Object.entries(schemesOf(value))));
  for (const [name, is] of after.flatMap(({ value }) => Object.entries(schemesOf(value)))) {
    const was = had.get(name);
    if (was === undefined || same(was, is) || !same(wayOf(was), wayOf(is))) continue;
    const says = "is said in other words";
    findings.add({ rule: "text", direction: "sent", node: object(is), says });
  }
}

function schemesOf(root: unknown): JsonObject {
  return object(field(field(root, "components"), "securitySchemes"));
}

function wayOf(scheme: unknown): unknown[] {
  const { type, scheme: kind, in: where, name, openIdConnectUrl, flows } = object(target(scheme));
  const told = [type, kind, where, name, openIdConnectUrl, flows === undefined ? undefined : flowsOf(flows)];
  return told.filter((part) => part !== undefined);
}

/** How tokens are got, but for what is said of their scopes: those that are needed stand at the operation. */
function flowsOf(flows: unknown): string {
  const told = Object.entries(object(flows)).map(([name, flow]) => {
    const { scopes: _, ...places } = object(flow);
    return [name, places];
  });
  return canonical(Object.fromEntries(told));
}
