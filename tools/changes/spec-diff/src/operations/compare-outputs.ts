import type { Failure, Output } from "@node-access/generate/model";
import { same } from "../json.ts";
import { hasOther } from "../other-texts.ts";
import type { RuleName } from "../rules.ts";
import { inside, type Site } from "../types/site.ts";
import type { TypeComparison } from "../types/type-comparison.ts";

/** Notes what differs in what a call returns, status by status. */
export function compareOutputs(
  comparison: TypeComparison,
  before: readonly Output[],
  after: readonly Output[],
  at: Site,
): void {
  const note = (rule: RuleName, says: string, old = false): void =>
    comparison.note({ rule, direction: "received", at, says, old });
  for (const was of before) {
    const is = after.find(({ status }) => status === was.status);
    if (is) compareOutput(comparison, was, is, inside(at, "()", "outputs", was.status ?? "result"));
    else note("response-removed", `no longer responds with ${was.status}`, true);
  }
  for (const is of after)
    if (before.every(({ status }) => status !== is.status))
      note("response-added", `may respond with ${is.status}`);
}

function compareOutput(comparison: TypeComparison, was: Output, is: Output, at: Site): void {
  const note = (rule: RuleName, says: string, old = false): void =>
    comparison.note({ rule, direction: "received", at, says, old });
  const texts = (["name", "description"] as const).filter((key) => !same(was[key], is[key]));
  if (texts.length > 0) note("text", hasOther(texts));
  const [had, has] = [was, is].map((one) => one.type !== undefined || one.bytes === true);
  if (has && !had) return note("result-added", "has a body");
  if (had && !has) return note("result-removed", "has no body any more");
  if (was.type && !is.type) note("media-type-removed", "is no longer JSON", true);
  if (is.type && !was.type) note("media-type-added", "may be JSON");
  if (was.bytes === true && is.bytes !== true) note("media-type-removed", "is no longer bytes", true);
  if (is.bytes === true && was.bytes !== true) note("media-type-added", "may be bytes");
  const [before, after] = [was.headers ?? [], is.headers ?? []];
  for (const name of before.filter((one) => !after.includes(one)))
    note("header-removed", `no longer has the header \`${name}\``, true);
  for (const name of after.filter((one) => !before.includes(one)))
    note("header-added", `has the header \`${name}\``);
  if (was.type && is.type) comparison.compare(was.type, is.type, "received", at);
}

/**
 * Notes which errors a call may end with that it could not before, and which it no longer can. An error is the same by its code and
 * message, then by its message, then by its code or status.
 */
export function compareFailures(
  comparison: TypeComparison,
  before: readonly Failure[],
  after: readonly Failure[],
  at: Site,
): void {
  const note = (rule: RuleName, says: string): void =>
    comparison.note({ rule, direction: "received", at, says });
  let gone = before;
  let added = after;
  for (const keys of [["status", "code", "message"], ["message"], ["code"]] as const) {
    for (const was of gone) {
      const is = added.find((other) => keys.every((key) => other[key] === was[key]));
      if (!is || (keys.length === 1 && was[keys[0]] === undefined)) continue;
      gone = gone.filter((other) => other !== was);
      added = added.filter((other) => other !== is);
      if (was.code !== is.code)
        note("error-code-changed", `ends with ${shown(is)} instead of code ${was.code}`);
      else if (was.message !== is.message) note("text", `has another message for ${was.code}`);
      if (was.data ?? is.data) {
        const name = is.status === undefined ? ` ${is.code}` : `() ${is.status}`;
        const place = inside(at, name, "failures", is.status ?? is.code ?? "");
        comparison.compare(was.data, is.data, "received", place);
      }
    }
  }
  for (const was of gone) note("error-removed", `no longer ends with ${shown(was)}`);
  for (const is of added) note("error-added", `may end with ${shown(is)}`);
}

function shown({ status, code, message }: Failure): string {
  return status === undefined ? `error ${code} (${message})` : `the status ${status}`;
}
