import type { Failure, Output } from "../../model/index.ts";
import { same } from "../json.ts";
import { hasOther } from "../site.ts";
import { type Scope, compareLists } from "../types/scope.ts";

export function compareOutputs(scope: Scope, before: readonly Output[], after: readonly Output[]): void {
  for (const old of before) {
    const current = after.find(({ status }) => status === old.status);
    if (current) compareOutput(scope.inside("()", "outputs", old.status ?? "result"), old, current);
    else scope.noteGone("response-removed", `no longer responds with ${old.status}`);
  }
  for (const current of after)
    if (before.every(({ status }) => status !== current.status))
      scope.note("response-added", `may respond with ${current.status}`);
}

function compareOutput(scope: Scope, old: Output, current: Output): void {
  const texts = (["name", "description"] as const).filter((key) => !same(old[key], current[key]));
  if (texts.length > 0) scope.note("text", hasOther(texts));
  const [bodyBefore, bodyAfter] = [old, current].map((one) => one.type !== undefined || one.bytes === true);
  if (bodyAfter && !bodyBefore) return scope.note("result-added", "has a body");
  if (bodyBefore && !bodyAfter) return scope.note("result-removed", "no longer has a body");
  scope.noteSwitch(
    old.type,
    current.type,
    ["media-type-added", "may be JSON"],
    ["media-type-removed", "is no longer JSON", { old: true }],
  );
  scope.noteSwitch(
    old.bytes,
    current.bytes,
    ["media-type-added", "may be bytes"],
    ["media-type-removed", "is no longer bytes", { old: true }],
  );
  compareLists(old.headers, current.headers, {
    gone: (name) => scope.noteGone("header-removed", `no longer has the header \`${name}\``),
    added: (name) => scope.note("header-added", `has the header \`${name}\``),
  });
  if (!old.type || !current.type) return;
  const [reader, readerAfter] = [old.reader ?? "json", current.reader ?? "json"];
  if (reader !== readerAfter)
    scope.note("type-changed", `is returned as ${readerAfter} instead of ${reader}`);
  scope.compare(old.type, current.type);
}

/**
 * Compares the errors that a call may fail with. Errors are matched by code and message, then by message, then by code or
 * status.
 */
export function compareFailures(scope: Scope, before: readonly Failure[], after: readonly Failure[]): void {
  let gone = before;
  let added = after;
  for (const keys of [["status", "code", "message"], ["message"], ["code"]] as const) {
    for (const old of gone) {
      const current = added.find((other) => keys.every((key) => other[key] === old[key]));
      if (!current || (keys.length === 1 && old[keys[0]] === undefined)) continue;
      gone = gone.filter((other) => other !== old);
      added = added.filter((other) => other !== current);
      if (old.code !== current.code)
        scope.note(
          "error-code-changed",
          `fails with ${describeFailure(current)} instead of code ${old.code}`,
        );
      else if (old.message !== current.message) scope.note("text", `has a different message for ${old.code}`);
      if (old.data ?? current.data) {
        const name = current.status === undefined ? ` ${current.code}` : `() ${current.status}`;
        scope.inside(name, "failures", current.status ?? current.code ?? "").compare(old.data, current.data);
      }
    }
  }
  for (const old of gone) scope.note("error-removed", `no longer fails with ${describeFailure(old)}`);
  for (const current of added) scope.note("error-added", `may fail with ${describeFailure(current)}`);
}

function describeFailure({ status, code, message }: Failure): string {
  return status === undefined ? `error ${code} (${message})` : `the status ${status}`;
}
