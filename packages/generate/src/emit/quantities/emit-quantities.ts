import type { RpcSpec } from "../../model/json-rpc.ts";
import { literal } from "../typescript/literal.ts";
import { doc } from "../typescript/text.ts";
import { inlinePlaces } from "./inline-places.ts";
import { nameDecimal } from "./quantity-places.ts";
import { quantityTables } from "./quantity-tables.ts";

export interface QuantityFile {
  readonly header: string;
  readonly modules: { readonly decimalPlace: string; readonly tables: string };
  /** The name of the methods whose quantities these are, if the types of clients refer to it. */
  readonly family?: string;
}

export function emitQuantities(spec: RpcSpec, { header, modules, family }: QuantityFile): string {
  const tables = inlinePlaces(quantityTables(spec));
  const { shapes, paramPlaces, paramNames, resultPlaces, scales } = tables;
  return [
    header,
    "\n",
    scales.length > 0 ? `import { decimalPlace, type DecimalPlace } from "${modules.decimalPlace}";\n` : "",
    `import type { QuantityTables } from "${modules.tables}";\n`,
    ...scales.map(
      (scale) => `\nconst ${nameDecimal(scale)}: DecimalPlace = /* @__PURE__ */ decimalPlace(${scale});\n`,
    ),
    family === undefined ? "" : `\n${doc([about.family])}export const family = ${JSON.stringify(family)};\n`,
    table("shapes", shapes),
    table("paramPlaces", paramPlaces),
    Object.keys(paramNames).length > 0 ? table("paramNames", paramNames) : "",
    table("resultPlaces", resultPlaces),
  ].join("");
}

const about = {
  family: "The methods whose quantities these are.",
  shapes: "The objects that contain quantities. Equal ones share a name.",
  paramPlaces: "The places of quantities in params, by method or kind of subscription.",
  paramNames: "The names of the params of these methods, which may be passed by name.",
  resultPlaces: "The places of quantities in results and notifications, by method or kind of subscription.",
} as const;

function table(name: Exclude<keyof typeof about, "family">, rows: object): string {
  return `\n${doc([about[name]])}export const ${name}: QuantityTables["${name}"] = ${literal(rows)};\n`;
}
