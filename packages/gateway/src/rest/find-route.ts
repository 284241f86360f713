import { type Route, routes } from "../generated/routes.ts";

/** A route with the values of its path's parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

/** What a path leads to: a match, the methods that it takes instead, or nothing. */
export interface RouteSearch {
  readonly match?: RouteMatch;
  readonly allowed: readonly string[];
}

const patterns = routes.map((route) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  // A trailing slash may be left out.
  const source = route.path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "([^/]+)");
  return { route, names, pattern: new RegExp(`^${source}/?$`) };
});

/** Finds the operation of a spec that a request is for. */
export function findRoute(spec: Route["spec"], method: string, path: string): RouteSearch {
  const allowed: string[] = [];
  for (const { route, names, pattern } of patterns) {
    if (route.spec !== spec) continue;
    const found = pattern.exec(path);
    if (!found) continue;
    if (route.method === method) {
      const parameters = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
      return { match: { route, parameters }, allowed: [method] };
    }
    allowed.push(route.method);
  }
  return { allowed };
}
