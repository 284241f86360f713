import { Mistakes, schemaCheck, type SpecFile } from "../../spec-file/index.ts";
import { literal } from "../typescript/literal.ts";

/** An error that a node or provider responds with. */
interface Entry {
  readonly reason: string;
  readonly code?: number;
  readonly text?: string;
  readonly lasts?: "day";
  readonly example: string | { readonly code: number; readonly message: string; readonly data?: string };
}

interface UpstreamErrors {
  readonly reasons: Readonly<Record<string, string>>;
  readonly errors: readonly Entry[];
}

const text = { type: "string", minLength: 1 };
const integer = { type: "integer" };

/** JSON Schema of `specs/upstream-errors.yaml`: nothing may be misspelt, and no entry may lack its source. */
const form = {
  type: "object",
  required: ["reasons", "errors"],
  additionalProperties: false,
  properties: {
    reasons: { type: "object", minProperties: 1, additionalProperties: text },
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["reason", "example", "from", "source"],
        anyOf: [{ required: ["text"] }, { required: ["code"] }],
        additionalProperties: false,
        properties: {
          reason: text,
          code: integer,
          text: { type: "string", pattern: "^[^A-Z]+$" },
          lasts: { const: "day" },
          example: {
            anyOf: [
              text,
              {
                type: "object",
                required: ["code", "message"],
                additionalProperties: false,
                properties: { code: integer, message: text, data: text },
              },
            ],
          },
          from: { anyOf: [text, { type: "array", items: text, minItems: 2, uniqueItems: true }] },
          source: text,
        },
      },
    },
  },
};

const check = schemaCheck(form);

/**
 * The text of `upstream-errors.ts`: the known error messages of nodes and providers.
 *
 * @throws Mistakes if the file has another form, a reason that it does not explain, or an example that another entry decides.
 */
export function emitUpstreamErrors(file: SpecFile): string {
  Mistakes.throwIfAny(check(file, file.value));
  const { reasons, errors } = file.value as UpstreamErrors;
  Mistakes.throwIfAny(
    errors.flatMap((entry, index) => {
      if (!Object.hasOwn(reasons, entry.reason)) {
        const remedy = `use one of ${Object.keys(reasons).join(", ")}`;
        return [file.mistake(["errors", index, "reason"], `${entry.reason} is not a reason`, remedy)];
      }
      const decides = errors.findIndex((one) => matches(one, exampleOf(entry)));
      if (decides === index) return [];
      const what =
        decides < 0
          ? "the entry does not match its own example"
          : `the example is decided by an earlier entry: ${errors[decides]?.text ?? errors[decides]?.code}`;
      return [file.mistake(["errors", index, "example"], what, "correct the text, or move the entry")];
    }),
  );
  const rows = errors.map(rowOf);
  const names = Object.entries(reasons).map(
    ([name, says]) => `  /** ${says[0]?.toUpperCase()}${says.slice(1)}. */\n  | ${JSON.stringify(name)}`,
  );
  return `// Generated from specs/upstream-errors.yaml. Do not edit: change the spec and run \`npm run generate\`.

/** What an error says about the node that responded with it. */
export type ErrorReason =
${names.join("\n")};

/** A known error. The first one that matches decides. */
export interface KnownError {
  readonly reason: ErrorReason;
  /** The error's code. */
  readonly code?: number;
  /** Parts of the message, in lower case and in this order. */
  readonly parts?: readonly string[];
  /** How long a limit stays used up, if longer than a moment. */
  readonly lasts?: "day";
}

export const knownErrors: readonly KnownError[] = ${literal(rows)};
`;
}

function rowOf({ reason, code, text: words, lasts }: Entry): object {
  return {
    reason,
    ...(code !== undefined && { code }),
    ...(words !== undefined && { parts: words.split("*") }),
    ...(lasts && { lasts }),
  };
}

function exampleOf({ code = 0, example }: Entry): { code: number; message: string; data?: string } {
  return typeof example === "string" ? { code, message: example } : example;
}

function matches(
  { code, text: words }: Entry,
  example: { readonly code: number; readonly message: string; readonly data?: string },
): boolean {
  if (code !== undefined && code !== example.code) return false;
  return (
    words === undefined ||
    [example.message, example.data ?? ""].some((said) => hasParts(said.toLowerCase(), words.split("*")))
  );
}

function hasParts(said: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = said.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
