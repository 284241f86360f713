import type { Type } from "@node-access-tools/generate/model";
import { listFields, type TypeContext } from "./fields.ts";
import type { Section } from "./page.ts";
import { linkType, resolve } from "./type-text.ts";

/** The result of a call: its type, and the fields of its object. */
export function createResultSection(
  title: string,
  type: Type,
  description: string | undefined,
  context: TypeContext,
): Section {
  const fields = listFields(findObject(type, context), context, title.toLowerCase());
  return {
    title,
    type: linkType(type, context),
    text: description || undefined,
    fields: fields.length > 0 ? fields : undefined,
  };
}

/** The object type of a value that is one kind of object, a list of them, or nothing. */
function findObject(type: Type, context: TypeContext): Type {
  const known = resolve(type, context.types);
  if (known.kind === "list" && known.items) return findObject(known.items, context);
  if (known.kind !== "union") return known;
  const members = (known.anyOf ?? known.oneOf ?? []).map((member) => resolve(member, context.types));
  const objects = members.filter(
    ({ kind }) => kind === "object" || kind === "list" || kind === "intersection",
  );
  const [only] = objects;
  return objects.length === 1 && only ? findObject(only, context) : { kind: "any" };
}
