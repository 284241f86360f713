import { join } from "node:path";
import type { UpstreamError, UpstreamErrors } from "../../model/model.ts";
import { Mistakes, readData, schemaCheck, SpecFile } from "../../spec-file/index.ts";

const check = schemaCheck(readData(import.meta.dirname, "upstream-errors-schema.yaml"));

/** Reads and checks `specs/upstream-errors.yaml`. */
export function readUpstreamErrors(root: string): UpstreamErrors {
  return checkUpstreamErrors(
    SpecFile.read(join(root, "specs/upstream-errors.yaml"), "specs/upstream-errors.yaml"),
  );
}

/** Each reason must be documented and used, and each example be decided by its own entry. */
export function checkUpstreamErrors(file: SpecFile): UpstreamErrors {
  Mistakes.throwIfAny(check(file, file.value));
  const { reasons, errors } = file.value as UpstreamErrors;
  const unused = Object.keys(reasons)
    .filter((name) => !errors.some(({ reason }) => reason === name))
    .map((name) =>
      file.mistake(["reasons", name], `no error has the reason ${name}`, "remove it, or add one"),
    );
  Mistakes.throwIfAny([
    ...unused,
    ...errors.flatMap((entry, index) => {
      if (!Object.hasOwn(reasons, entry.reason)) {
        const remedy = `use one of ${Object.keys(reasons).join(", ")}`;
        return [file.mistake(["errors", index, "reason"], `${entry.reason} is not a reason`, remedy)];
      }
      const decides = errors.findIndex((one) => matches(one, findExample(entry)));
      if (decides === index) return [];
      const what =
        decides < 0
          ? "the entry does not match its own example"
          : `the example is decided by an earlier entry: ${errors[decides]?.text ?? errors[decides]?.code}`;
      return [file.mistake(["errors", index, "example"], what, "correct the text, or move the entry")];
    }),
  ]);
  return { reasons, errors };
}

function findExample({ code = 0, example }: UpstreamError): { code: number; message: string; data?: string } {
  return typeof example === "string" ? { code, message: example } : example;
}

function matches(
  { code, text: words }: UpstreamError,
  example: { readonly code: number; readonly message: string; readonly data?: string },
): boolean {
  if (code !== undefined && code !== example.code) return false;
  return (
    words === undefined ||
    [example.message, example.data ?? ""].some((text) => hasParts(text.toLowerCase(), words.split("*")))
  );
}

function hasParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
