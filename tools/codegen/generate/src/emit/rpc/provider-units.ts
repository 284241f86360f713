import { join } from "node:path";
import { doc, header, literal } from "@node-access/generate/emit/typescript";
import { Mistakes, schemaCheck, SpecFile } from "../../spec-file/index.ts";

/** What a provider counts for its methods. */
interface Units {
  readonly unit: string;
  readonly usual: number;
  readonly source: string;
  readonly methods: Readonly<Record<string, number>>;
}

const units = { type: "integer", minimum: 0 };
const text = { type: "string", minLength: 1 };
const check = schemaCheck({
  type: "object",
  additionalProperties: {
    type: "object",
    required: ["unit", "usual", "source", "methods"],
    additionalProperties: false,
    properties: {
      unit: text,
      usual: units,
      source: text,
      methods: { type: "object", additionalProperties: units },
    },
  },
});

const path = "specs/provider-units.yaml";

/** Emits the tables of `specs/provider-units.yaml`. @param known - The methods of the specs, of which a table names some. */
export function emitProviderUnits(root: string, known: ReadonlySet<string>): string {
  const file = SpecFile.read(join(root, path), path);
  Mistakes.throwIfAny(check(file, file.value));
  const providers = Object.entries(file.value as Readonly<Record<string, Units>>);
  Mistakes.throwIfAny(
    providers.flatMap(([name, { usual, methods }]) =>
      Object.entries(methods).flatMap(([method, count]) => {
        const place = [name, "methods", method];
        if (!known.has(method))
          return [file.mistake(place, `no spec has the method ${method}`, "correct its name, or remove it")];
        return count === usual ? [file.mistake(place, "this is the usual number", "remove the row")] : [];
      }),
    ),
  );
  const tables = providers.map(([name, { unit, usual, source, methods }]) => {
    const lines = [
      `The ${unit} of ${name[0]?.toUpperCase()}${name.slice(1)} by method.`,
      "",
      `Source: ${source}.`,
    ];
    return `${doc(lines)}export const ${name}Units: ProviderUnits = ${literal({ usual, methods })};\n`;
  });
  return `${header(path)}
/** The units that a provider counts for each call. */
export interface ProviderUnits {
  /** What a method counts that is not in the table. */
  readonly usual: number;
  /** What the others count, by name. */
  readonly methods: Readonly<Record<string, number>>;
}

${tables.join("\n")}`;
}
