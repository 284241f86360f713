import { entries, field, findShared, type Loose, VERBS } from "./repair-swagger.ts";

/** The styles of lists, by their format in Swagger 2; `csv` is the default. No style of OpenAPI has tabs. */
const STYLES: Readonly<Record<string, object>> = {
  csv: { style: "form", explode: false },
  ssv: { style: "spaceDelimited", explode: false },
  pipes: { style: "pipeDelimited", explode: false },
  multi: { style: "form", explode: true },
};

/** What a parameter of a form says beyond its schema. */
const OTHERS = new Set(["name", "in", "required", "collectionFormat", "allowEmptyValue"]);

/**
 * Takes the parameters of forms out of a Swagger 2 document, of which the converter keeps little: neither the items
 * of lists nor the values of an enum, nor parameters that operations share.
 *
 * @returns what adds the forms to the converted document, as bodies.
 */
export function takeForms(document: Loose): (converted: unknown) => void {
  const shared = document["parameters"];
  const forms: { readonly url: string; readonly verb: string; readonly body: object }[] = [];
  const isInForm = (parameter: unknown): boolean =>
    field(findShared(parameter, document), "in") === "formData";
  const take = (owner: unknown): unknown[] => {
    const all = (field(owner, "parameters") ?? []) as unknown[];
    const taken = all.filter(isInForm);
    if (taken.length > 0) (owner as Loose)["parameters"] = all.filter((one) => !taken.includes(one));
    return taken.map((one) => findShared(one, document));
  };
  for (const [url, item] of entries(document["paths"])) {
    const common = take(item);
    for (const verb of VERBS) {
      const operation = field(item, verb);
      const own = take(operation);
      const isOwn = (one: unknown): boolean =>
        own.some((other) => field(other, "name") === field(one, "name"));
      const fields = [...common.filter((one) => !isOwn(one)), ...own];
      const consumes = field(operation, "consumes") ?? document["consumes"];
      if (operation !== undefined && fields.length > 0)
        forms.push({ url, verb, body: createBody(fields, consumes) });
    }
  }
  for (const [name, parameter] of entries(shared)) if (isInForm(parameter)) delete (shared as Loose)[name];
  return (converted) => {
    for (const { url, verb, body } of forms)
      (field(field(field(converted, "paths"), url), verb) as Loose)["requestBody"] = body;
  };
}

function createBody(fields: readonly unknown[], consumes: unknown): object {
  const hasFile = fields.some((one) => field(one, "type") === "file");
  const types = (Array.isArray(consumes) ? consumes : []).filter((one) =>
    /^multipart\/|urlencoded$/.test(one as string),
  );
  const usual = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
  const named = fields.map((one) => [field(one, "name") as string, one as Loose] as const);
  const lists = named.filter(([, one]) => one["type"] === "array");
  const media = {
    schema: {
      type: "object",
      properties: Object.fromEntries(named.map(([name, one]) => [name, createSchema(one)])),
      required: named.filter(([, one]) => one["required"] === true).map(([name]) => name),
    },
    ...(lists.length > 0 && {
      encoding: Object.fromEntries(
        lists.map(([name, one]) => [
          name,
          STYLES[(one["collectionFormat"] ?? "csv") as string] ?? STYLES["csv"],
        ]),
      ),
    }),
  };
  const required = named.some(([, one]) => one["required"] === true);
  return {
    ...(required && { required }),
    content: Object.fromEntries((types.length > 0 ? types : [usual]).map((type) => [type, media])),
  };
}

function createSchema(parameter: Loose): object {
  const schema = Object.fromEntries(Object.entries(parameter).filter(([key]) => !OTHERS.has(key)));
  return schema["type"] === "file" ? { ...schema, type: "string", format: "binary" } : schema;
}
