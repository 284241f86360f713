import type { ClusterRequest } from "../upstream.ts";
import { findRoute } from "../../codec/rest/find-route.ts";
import type { Endpoint } from "../../generated/catalog.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

/** A REST request by its name in tests, with what distinguishes it from others of that name. */
export interface Operation {
  /** The operation's id; for a request to the venue, its `type`. */
  readonly name: string;
  /** The parameters of the path and the query; for a request to the venue, its fields. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export function findOperation(endpoint: Endpoint, { method, path, body }: ClusterRequest): Operation {
  const [pathname = "", search = ""] = path.split("?", 2);
  const { match } = findRoute(endpoint, method, pathname);
  const name = match?.route.operationId ?? "";
  if (name !== "info" && name !== "exchange") {
    return { name, parameters: { ...match?.parameters, ...Object.fromEntries(new URLSearchParams(search)) } };
  }
  // The request's source reports malformed bodies.
  const fields = Object(parseIfJson(body ?? "")) as Operation["parameters"];
  const parameters = name === "info" ? fields : (Object(fields["action"]) as Operation["parameters"]);
  return { name: String(parameters["type"]), parameters };
}
