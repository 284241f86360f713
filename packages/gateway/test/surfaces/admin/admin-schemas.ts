import { Ajv2020 } from "ajv/dist/2020.js";
import { schemas } from "@node-access/console/schemas";

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...schemas, $id: "admin" });

/**
 * @param schema - The name of a schema of the admin API.
 * @returns the body of a response, if it matches its spec.
 */
export function checked<Body>(schema: string, body: unknown): Body {
  const check = ajv.getSchema(`admin#/$defs/${schema}`);
  if (!check) throw new Error(`the admin API's spec has no schema ${schema}`);
  if (check(body) !== true) throw new Error(`no ${schema}: ${ajv.errorsText(check.errors)}`);
  return body as Body;
}
