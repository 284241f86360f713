import { readArguments } from "../../calls/rest.ts";
import { findMismatch } from "../../facts/check-value.ts";
import { loadRestDefinitions } from "../../facts/rest-method.ts";
import type { RestMethodFacts } from "../../generated/rest-methods.ts";
import { CommandError } from "../../io/command-error.ts";
import { readPath } from "../note-identity.ts";
import { callMember, type Step, type Visitor } from "./step.ts";

/** Where the argument of a method is in the result of another one: that of an example is of another chain. */
const SOURCES: Readonly<Record<string, { readonly method: string; readonly path: string }>> = {
  getLightClientBootstrap: {
    method: "getLightClientFinalityUpdate",
    path: "data.attested_header.beacon.parent_root",
  },
};

/** Walks through methods of REST APIs, each called as its example shows. */
export async function walkRest(
  methods: readonly RestMethodFacts[],
  visit: Visitor<Step<RestMethodFacts>>,
): Promise<void> {
  const sources = new Set(Object.values(SOURCES).map(({ method }) => method));
  const results = new Map<string, unknown>();
  // What others depend on is called first.
  for (const facts of methods.toSorted((a, b) => Number(sources.has(b.name)) - Number(sources.has(a.name)))) {
    const source = SOURCES[facts.name];
    const found = source && readPath(results.get(source.method), source.path);
    const args = found === undefined ? await createExampleArguments(facts) : [found];
    if (args) results.set(facts.name, await visit(createStep(facts, args)));
  }
}

function createStep(facts: RestMethodFacts, args: readonly unknown[]): Step<RestMethodFacts> {
  return {
    facts,
    args,
    send: (client, own = args) => callMember(client, facts.name, own),
    async findMismatch(result) {
      const definitions = await loadRestDefinitions(facts.spec);
      // Not every API has its types as schemas.
      const isKnown = facts.result !== undefined && Object.keys(definitions).length > 0;
      return isKnown ? findMismatch(result, facts.result ?? true, definitions) : undefined;
    },
  };
}

/** The arguments of an example; `undefined` if JSON cannot express them. */
export async function createExampleArguments(
  facts: RestMethodFacts,
): Promise<readonly unknown[] | undefined> {
  const json = JSON.stringify(facts.example ?? {});
  try {
    return await readArguments(facts, { positional: [], named: [], json });
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}
