import { type Bundle, callable, type Param, protocolsOf } from "../document.ts";
import { subscriptionKinds } from "./family.ts";
import { labelled, typedParams } from "./params.ts";
import { typeOf } from "./type-of.ts";

/** The tables of methods and subscriptions for a README. */
export function emitReference(bundle: Bundle): string {
  const methods = callable(bundle).map((method) => {
    const aliases = (method["x-aliases"] ?? []).map((alias) => `<br>${code(alias)} (alias)`);
    const offered = protocolsOf(bundle, method).map(({ name }) => name);
    return [
      code(method.name) + aliases.join(""),
      paramsCell(method.params),
      code(typeOf(method.result.schema, flat)),
      method["x-idempotency"],
      offered.join(", "),
    ];
  });
  const kinds = bundle["x-families"].flatMap((family) =>
    subscriptionKinds(bundle, family.name).map(([name, { params, notification }]) => {
      const offered = bundle["x-protocols"].filter(({ families }) => families.includes(family.name));
      return [
        code(name),
        paramsCell(params),
        code(typeOf(notification, flat)),
        offered.map((protocol) => protocol.name).join(", "),
      ];
    }),
  );
  const subscriptions = table(["Subscription", "Params", "Notification", "Protocols"], kinds);
  return (
    table(["Method", "Params", "Result", "Repetition", "Protocols"], methods) +
    (kinds.length > 0 ? `\n${subscriptions}` : "")
  );
}

const flat = { indent: "", input: false, taken: Number.NEGATIVE_INFINITY };

function paramsCell(params: readonly Param[]): string {
  return labelled(typedParams(params)).map(code).join("<br>") || "none";
}

function code(text: string): string {
  const cell = text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");
  const fence = cell.includes("`") ? "``" : "`";
  return fence + cell + fence;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |\n`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("");
}

const start = "<!-- reference:start -->";
const end = "<!-- reference:end -->";

/**
 * Puts a reference between the markers of a README.
 *
 * @throws Error if the markers are not there.
 */
export function insertReference(readme: string, reference: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`the README lacks the lines ${start} and ${end}; add them in this order`);
  return `${readme.slice(0, from + start.length)}\n\n${reference}\n${readme.slice(to)}`;
}
