import { restMethods, type RestMethodFacts, restSchemas } from "../generated/rest-methods.ts";
import { CommandError } from "../io/command-error.ts";
import { suggestNames } from "./suggest.ts";

/** Finds a method of a REST API, of one operation if several have its name. An error names similar methods. */
export function findRestMethod(spec: string, name: string, operation?: string): RestMethodFacts {
  const all = restMethods.filter(
    (one) => one.spec === spec && (operation === undefined || one.operation === operation),
  );
  const found = all.find((one) => one.name === name);
  if (found) return found;
  const other = restMethods.find((one) => one.name === name);
  const known = all.map((one) => one.name);
  const hint = other ? `. Call it with: node-access ${other.spec} ${name}` : suggestNames(name, known);
  throw new CommandError(
    `method: ${JSON.stringify(name)} is not among the methods of ${spec}${hint || `. List them with: node-access methods --protocol ${spec}`}`,
  );
}

/** Loads the schemas that the inputs and results of an API refer to. */
export async function loadRestDefinitions(spec: string): Promise<object> {
  return (await restSchemas[spec]?.()) ?? {};
}
