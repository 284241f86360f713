import { readFileSync } from "node:fs";

/** The fields of this package's manifest that the gateway shows or checks. */
interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
}

/** Reads this package's manifest. */
export function manifest(): Manifest {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as Manifest;
}
