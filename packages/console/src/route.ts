import { useEffect, useState } from "preact/hooks";

/** The current view: the part of the address after `#`. */
export interface Route {
  /** Such as `["nodes", "ND-1"]`. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function readRoute(): Route {
  const [path = "", query] = location.hash.replace(/^#\/?/, "").split("?", 2);
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

/** @returns the current view, and follows its changes. */
export function useRoute(): Route {
  const [route, setRoute] = useState(readRoute);
  useEffect(() => {
    const follow = (): void => setRoute(readRoute());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}

/** @returns the address of a view. Empty and undefined values are omitted from its query. */
export function linkTo(
  path: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
  return `#/${path.map(encodeURIComponent).join("/")}${search}`;
}
