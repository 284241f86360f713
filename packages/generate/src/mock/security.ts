import type { SecurityScheme } from "../model/rest-operation.ts";
import type { RawQuery } from "./parameter-values.ts";

/** Whether a request has a credential of each scheme of one of the sets. Any value will do. */
export function isAuthorized(
  sets: readonly (readonly SecurityScheme[])[],
  query: RawQuery,
  headers: Readonly<Record<string, string>>,
): boolean {
  return sets.length === 0 || sets.some((set) => set.every((scheme) => isGiven(scheme, query, headers)));
}

function isGiven(
  { kinds, place }: SecurityScheme,
  query: RawQuery,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (place?.in === "query") return query.some(([name]) => name === place.name);
  if (place?.in === "cookie")
    return (headers["cookie"] ?? "").split(/;\s*/).some((one) => one.startsWith(`${place.name}=`));
  if (place) return headers[place.name.toLowerCase()] !== undefined;
  const [scheme = ""] = (headers["authorization"] ?? "").toLowerCase().split(" ");
  return kinds.some((kind) => kind === scheme);
}

export function challenge(sets: readonly (readonly SecurityScheme[])[]): string {
  const kinds = new Set(sets.flat().flatMap((scheme) => scheme.kinds));
  if (kinds.has("basic")) return 'Basic realm="mock"';
  return kinds.has("bearer") ? "Bearer" : "ApiKey";
}
