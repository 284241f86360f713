import type { RestOperation } from "@node-access/generate/model";
import type { SpecPath } from "../../spec-file/index.ts";
import type { SpecReader } from "./spec-reader.ts";

/** Checks that a gateway can decide from the path and the response alone whether the response may be cached. */
export function checkCache(
  reader: SpecReader,
  { cache, idempotency, inputs, path }: RestOperation,
  pointer: SpecPath,
): void {
  const inPath = inputs.filter(({ location }) => location === "path");
  for (const { name } of inputs.filter(({ block, location }) => block && location !== "path")) {
    const remedy = "mark a parameter with in: path, or leave x-block out";
    reader.note(pointer, `x-block of ${name}: routing reads blocks from the path alone`, remedy);
  }
  if (cache === undefined) return;
  const at = [...pointer, "x-cache"];
  if (idempotency !== "safe")
    reader.note(
      at,
      `a response to an operation that is ${idempotency} is not cached`,
      "remove it, or correct x-idempotency",
    );
  if (cache === "block" && !inPath.some(({ block }) => block))
    reader.note(at, "no parameter of the path says which block it reads", "mark one with x-block");
  if (typeof cache === "string") return;
  if (cache.result !== undefined) {
    const remedy = "name a parameter of the path (param), or what makes it final (final)";
    reader.note([...at, "result"], "no gateway follows the blocks of a REST API", remedy);
  }
  const names = inPath.map(({ name }) => `/${name}`);
  if (cache.param === undefined || names.includes(cache.param)) return;
  const remedy = names.length > 0 ? `use one of ${names.join(", ")}` : `omit it: ${path} has none`;
  reader.note([...at, "param"], `${cache.param} is not a parameter of the path`, remedy);
}
