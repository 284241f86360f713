import type { PartRequest } from "../../contract/part-source.ts";
import { findRoute } from "../../contract/rest/find-route.ts";
import type { Endpoint } from "../../generated/catalog.ts";

/** A REST request by the name that tests know it by, with what may tell it from others of that name. */
export interface Operation {
  /** The operation's id; of a request to the venue, its `type`. */
  readonly name: string;
  /** Of the path and the query; of a request to the venue, its fields. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** @returns the operation that a request is for. */
export function operationOf(endpoint: Endpoint, { method, path, body }: PartRequest): Operation {
  const [pathname = "", search = ""] = path.split("?", 2);
  const { match } = findRoute(endpoint, method, pathname);
  const name = match?.route.operationId ?? "";
  if (name !== "info" && name !== "exchange") {
    return { name, parameters: { ...match?.parameters, ...Object.fromEntries(new URLSearchParams(search)) } };
  }
  const fields = fieldsOf(body);
  const parameters = name === "info" ? fields : (Object(fields["action"]) as Operation["parameters"]);
  return { name: String(parameters["type"]), parameters };
}

/** Whether it is well formed is for its source to say. */
function fieldsOf(body: string | undefined): Operation["parameters"] {
  try {
    return Object(JSON.parse(body ?? "")) as Operation["parameters"];
  } catch {
    return {};
  }
}
