import { findMismatch } from "../../facts/check-value.ts";
import { findResultMismatch } from "../../facts/check-result.ts";
import { loadRestDefinitions } from "../../facts/rest-method.ts";
import { loadSchemas } from "../../facts/rpc-method.ts";
import type { RestMethodFacts } from "../../generated/rest-methods.ts";
import type { RpcMethodFacts } from "../../generated/rpc-methods.ts";
import type { Finding } from "../report.ts";
import { formatJson } from "../wire.ts";
import type { RecordedCall } from "./recorded-call.ts";

/** What became of a recorded call. `unchecked`: no schema says what its result is, or the result is too large. */
export type Verdict = "matches" | "mismatch" | "rejected" | "no result" | "unchecked";

/** What is wrong with a call, without its place. */
export type Wrong = Pick<Finding, "id" | "path" | "what">;

/** Compares a recorded call with the schemas of its method. A request that the node rejected need not match. */
export async function checkCall(
  call: RecordedCall,
): Promise<{ readonly verdict: Verdict; readonly wrong: readonly Wrong[] }> {
  const { outcome, candidates } = call;
  if (outcome === "nothing") return { verdict: "no result", wrong: [] };
  const found: (readonly Wrong[])[] = [];
  for (const facts of candidates) {
    const wrong = await findWrong(facts, call);
    if (wrong) found.push(wrong);
  }
  if (found.length === 0) return { verdict: "unchecked", wrong: [] };
  if (outcome === "error") return { verdict: "rejected", wrong: [] };
  // Methods of several protocols have the same name.
  if (found.some(({ length }) => length === 0)) return { verdict: "matches", wrong: [] };
  return { verdict: "mismatch", wrong: found[0] ?? [] };
}

async function findWrong(
  facts: RpcMethodFacts | RestMethodFacts,
  call: RecordedCall,
): Promise<readonly Wrong[] | undefined> {
  try {
    return "params" in facts ? await checkRpc(facts, call) : await checkRest(facts, call);
  } catch (error) {
    // A text of tens of megabytes is too long for a pattern.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

async function checkRest(
  facts: RestMethodFacts,
  { inputs = {}, value }: RecordedCall,
): Promise<readonly Wrong[] | undefined> {
  if (facts.result === undefined) return undefined;
  const definitions = await loadRestDefinitions(facts.spec);
  const wrong: Wrong[] = [];
  for (const { name, schema } of facts.inputs) {
    const meanings = inputs[name] ?? [];
    const all = await Promise.all(meanings.map((one) => findMismatch(one, schema, definitions)));
    const [first] = all;
    if (first && all.every(Boolean))
      wrong.push({ id: "params", ...describeMismatch(first, `params.${name}`) });
  }
  const mismatch = await findMismatch(value, facts.result, definitions);
  if (mismatch) wrong.push({ id: "schema", ...describeMismatch(mismatch) });
  return wrong;
}

async function checkRpc(
  facts: RpcMethodFacts,
  { params: given, value }: RecordedCall,
): Promise<readonly Wrong[] | undefined> {
  const schemas = await loadSchemas(facts);
  if (!schemas) return undefined;
  const params = sortParams(facts, given);
  const wrong: Wrong[] = findUnknownNames(facts, given);
  for (const [index, { required }] of facts.params.entries()) {
    const param = params[index];
    const isOmitted = param === undefined || (param === null && index < facts.params.length - 1);
    if (isOmitted && !required) continue;
    const path = `params[${index}]`;
    const schema = schemas.params[index];
    if (param === undefined)
      wrong.push({ id: "params", path, what: `${facts.params[index]?.name} is missing` });
    else if (schema !== undefined) {
      const mismatch = await findMismatch(param, schema, schemas.definitions);
      if (mismatch) wrong.push({ id: "params", ...describeMismatch(mismatch, path) });
    }
  }
  if (params.length > facts.params.length)
    wrong.push({
      id: "params",
      path: `params[${facts.params.length}]`,
      what: `expected ${facts.params.length} or fewer, received ${params.length}`,
    });
  const mismatch = await findResultMismatch(facts, params, value);
  if (mismatch) wrong.push({ id: "schema", ...describeMismatch(mismatch) });
  return wrong;
}

function describeMismatch(
  { path, expected, received }: { path: string; expected: string; received: string },
  within = "",
): Pick<Wrong, "path" | "what"> {
  const whole = within === "" || path === "" || path.startsWith("[") ? within + path : `${within}.${path}`;
  return { path: whole, what: `expected ${expected}, received ${received}` };
}

/** Params by name in their order. One that was not given before one that was is null. */
function sortParams(facts: RpcMethodFacts, given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  const named = Object(given) as Readonly<Record<string, unknown>>;
  const last = facts.params.findLastIndex(({ name }) => Object.hasOwn(named, name));
  return facts.params.slice(0, last + 1).map(({ name }) => (Object.hasOwn(named, name) ? named[name] : null));
}

function findUnknownNames(facts: RpcMethodFacts, given: unknown): Wrong[] {
  if (Array.isArray(given)) return [];
  return Object.entries(Object(given) as object)
    .filter(([name]) => !facts.params.some((one) => one.name === name))
    .map(([name, value]) => ({
      id: "params",
      path: `params.${name}`,
      what: `expected no param of this name, received ${formatJson(value).slice(0, 60)}`,
    }));
}
