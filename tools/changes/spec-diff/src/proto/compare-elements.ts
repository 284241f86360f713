import type { Change, Findings } from "../findings.ts";
import { compareIdempotency } from "../idempotency.ts";
import { same } from "../json.ts";
import { MODULE } from "./compare-protos.ts";
import { type Element, otherOptions } from "./elements.ts";

type Elements = ReadonlyMap<string, Element>;

/** Notes what was added to compiled protos, what is said of it, and how calls are sent. What is broken buf tells. */
export function compareElements(before: Elements, after: Elements, findings: Findings): void {
  const received = receivedIn(after);
  for (const element of after.values()) {
    if (isOption(element)) continue;
    const was = before.get(element.name);
    const note = (change: Pick<Change, "rule" | "says">): void => put(findings, element, received, change);
    if (was === undefined) noteAdded(element, before, note);
    else if (was.kind === element.kind) compareOne(was, element, note);
  }
  // buf compares nothing where nothing is left.
  if (after.size > 0) return;
  for (const element of before.values()) {
    if (element.parent !== undefined || isOption(element)) continue;
    put(findings, element, received, { rule: "proto-broken", old: true, says: "is removed" });
  }
}

type Note = (change: Pick<Change, "rule" | "says">) => void;

function put(
  findings: Findings,
  element: Element,
  received: ReadonlySet<string>,
  change: Pick<Change, "rule" | "says" | "old">,
): void {
  const { name, top, file, line, parent } = element;
  const place = { subject: { file: `${MODULE}/${file}`, name: top }, label: name, line: () => line };
  findings.put(place, { ...change, direction: received.has(parent ?? name) ? "received" : "sent" });
}

function noteAdded({ kind, parent, oneof }: Element, before: Elements, note: Note): void {
  // What is in something new is told with it.
  if (parent !== undefined && !before.has(parent)) return;
  if (kind === "field" && oneof !== undefined && before.has(oneof))
    note({ rule: "member-added", says: "is added to its `oneof`" });
  else if (kind === "field") note({ rule: "property-added", says: "is added" });
  else if (kind === "value") note({ rule: "value-added", says: "is added" });
  else if (kind === "rpc") note({ rule: "method-added", says: "is added" });
  else if (kind !== "oneof")
    note({ rule: kind === "service" ? "method-added" : "type-added", says: "is added" });
}

/** The words of `x-idempotency` for those of protobuf. */
const IDEMPOTENCY: Readonly<Record<string, string>> = { NO_SIDE_EFFECTS: "safe", IDEMPOTENT: "idempotent" };

function compareOne(was: Element, is: Element, note: Note): void {
  if (was.comment !== is.comment) note({ rule: "text", says: "has another comment" });
  const deprecated = is.options["deprecated"] === true;
  if ((was.options["deprecated"] === true) !== deprecated) {
    const says = deprecated ? "is deprecated" : "is no longer deprecated";
    note({ rule: deprecated ? "deprecated-set" : "deprecated-unset", says });
  }
  if (was.optionalMessage !== is.optionalMessage) {
    const says = is.optionalMessage ? "is optional now" : "is always there now";
    note({ rule: is.optionalMessage ? "property-optional" : "property-required", says });
  }
  const [had, has] = [was, is].map(({ options }) => IDEMPOTENCY[String(options["idempotencyLevel"])]);
  compareIdempotency(note, had, has);
  if (!same(otherOptions(was), otherOptions(is)))
    note({
      rule: "not-compared",
      says: "could not be compared: its options differ, and no rule understands them",
    });
}

/** What only serves to state options is no part of any package. */
function isOption({ file }: Element): boolean {
  return file.startsWith("node_access/") || file === "google/protobuf/descriptor.proto";
}

/** The messages and enums that any call answers with, directly or within others. */
function receivedIn(elements: Elements): ReadonlySet<string> {
  const parts = new Map<string, Element[]>();
  for (const element of elements.values()) {
    if (element.kind === "field" && element.parent !== undefined)
      parts.set(element.parent, [...(parts.get(element.parent) ?? []), element]);
  }
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const part of parts.get(name) ?? []) for (const type of part.types) visit(type);
  };
  for (const { kind, types } of elements.values()) if (kind === "rpc") visit(types[1] ?? "");
  return found;
}
