import type { Failure, Output } from "@node-access-tools/generate/model";
import { same } from "../json.ts";
import { hasOther } from "../other-texts.ts";
import type { Scope } from "../types/scope.ts";

/** Compares what a call returns, by status. */
export function compareOutputs(scope: Scope, before: readonly Output[], after: readonly Output[]): void {
  for (const was of before) {
    const is = after.find(({ status }) => status === was.status);
    if (is) compareOutput(scope.inside("()", "outputs", was.status ?? "result"), was, is);
    else scope.noteGone("response-removed", `no longer responds with ${was.status}`);
  }
  for (const is of after)
    if (before.every(({ status }) => status !== is.status))
      scope.note("response-added", `may respond with ${is.status}`);
}

function compareOutput(scope: Scope, was: Output, is: Output): void {
  const texts = (["name", "description"] as const).filter((key) => !same(was[key], is[key]));
  if (texts.length > 0) scope.note("text", hasOther(texts));
  const [had, has] = [was, is].map((one) => one.type !== undefined || one.bytes === true);
  if (has && !had) return scope.note("result-added", "has a body");
  if (had && !has) return scope.note("result-removed", "no longer has a body");
  if (was.type && !is.type) scope.noteGone("media-type-removed", "is no longer JSON");
  if (is.type && !was.type) scope.note("media-type-added", "may be JSON");
  if (was.bytes === true && is.bytes !== true) scope.noteGone("media-type-removed", "is no longer bytes");
  if (is.bytes === true && was.bytes !== true) scope.note("media-type-added", "may be bytes");
  const [before, after] = [was.headers ?? [], is.headers ?? []];
  for (const name of before.filter((one) => !after.includes(one)))
    scope.noteGone("header-removed", `no longer has the header \`${name}\``);
  for (const name of after.filter((one) => !before.includes(one)))
    scope.note("header-added", `has the header \`${name}\``);
  if (was.type && is.type) scope.compare(was.type, is.type);
}

/**
 * Compares the errors that a call may fail with. Errors are matched by code and message, then by message, then by code or
 * status.
 */
export function compareFailures(scope: Scope, before: readonly Failure[], after: readonly Failure[]): void {
  let gone = before;
  let added = after;
  for (const keys of [["status", "code", "message"], ["message"], ["code"]] as const) {
    for (const was of gone) {
      const is = added.find((other) => keys.every((key) => other[key] === was[key]));
      if (!is || (keys.length === 1 && was[keys[0]] === undefined)) continue;
      gone = gone.filter((other) => other !== was);
      added = added.filter((other) => other !== is);
      if (was.code !== is.code)
        scope.note("error-code-changed", `fails with ${shown(is)} instead of code ${was.code}`);
      else if (was.message !== is.message) scope.note("text", `has another message for ${was.code}`);
      if (was.data ?? is.data) {
        const name = is.status === undefined ? ` ${is.code}` : `() ${is.status}`;
        scope.inside(name, "failures", is.status ?? is.code ?? "").compare(was.data, is.data);
      }
    }
  }
  for (const was of gone) scope.note("error-removed", `no longer fails with ${shown(was)}`);
  for (const is of added) scope.note("error-added", `may fail with ${shown(is)}`);
}

function shown({ status, code, message }: Failure): string {
  return status === undefined ? `error ${code} (${message})` : `the status ${status}`;
}
