import { callable, type Family, kindsOf, subscriptionKinds, typedSchemas } from "../document.ts";
import { namesIn, reachable, type Schema } from "../schema.ts";
import { declarations, imports } from "./declarations.ts";
import { olderInterfaces } from "./family-versions.ts";
import { callsInterface, methodsInterface, subscriptionsInterface } from "./interfaces.ts";
import { header, pascal } from "./text.ts";
import type { Typed } from "./typed-versions.ts";

/**
 * The file of one family: its types, its methods, the same as calls by `{ method, params }`, and its subscriptions; then
 * what is different in older versions.
 */
export function emitFamily(typed: Typed, family: Family): string {
  const { newest } = typed;
  const { schemas } = newest.components;
  const own = Object.keys(schemas).filter((name) => homeOf(schemas[name]) === family.name);
  const methods = callable(newest, family.name);
  const kinds = subscriptionKinds(newest, family.name);
  const used = [
    ...own.map((name) => schemas[name] ?? true),
    ...[newest, ...typed.older.map(({ bundle }) => bundle)].flatMap((bundle) =>
      typedSchemas(bundle, family.name),
    ),
  ];
  const title = pascal(family.title);
  return [
    header(`specs/rpc/${family.name}.openrpc.yaml`),
    imports(new Set(used.flatMap(namesIn)), family.name, schemas),
    own.length > 0 ? `\n${declarations(own, schemas, inputNames(typed))}` : "",
    methodsInterface({ about: family.description, name: `${title}Methods` }, methods, newest),
    callsInterface({ about: callsAbout(`${title}Methods`), name: `${title}Calls` }, methods),
    kinds.length > 0
      ? subscriptionsInterface({ about: subscriptionsAbout, name: `${title}Subscriptions` }, kinds)
      : "",
    olderInterfaces(typed, family),
  ].join("");
}

export const subscriptionsAbout =
  "What can be subscribed to on a WebSocket: the params after the kind, and what is told.";

export function callsAbout(methods: string): string {
  return `The methods of {@link ${methods}} as \`{ method, params }\` calls. The first of \`overloads\` that the params fit says the result.`;
}

/** The schemas that callers pass. */
export function inputNames({ newest, older }: Typed): ReadonlySet<string> {
  const passed = [newest, ...older.map(({ bundle }) => bundle)].flatMap(({ methods }) =>
    methods.flatMap((method) => [
      ...method.params.map(({ schema }) => schema),
      ...(method["x-overloads"] ?? []).flatMap(({ params }) => Object.values(params)),
      ...kindsOf(method).flatMap(([, { params }]) => params.map(({ schema }) => schema)),
    ]),
  );
  return reachable(passed, newest.components.schemas);
}

function homeOf(schema: Schema | undefined): string | undefined {
  return typeof schema === "object" ? schema["x-home"] : undefined;
}
