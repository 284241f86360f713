import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** This checkout or another one. It must be built. */
export interface Checkout {
  readonly folder: string;
  /** Loads a module of one of its packages. */
  load<Module>(specifier: string): Promise<Module>;
}

/** The root of this checkout. */
export const root: string = join(import.meta.dirname, "../../../..");

/** Returns the checkout in a folder. */
export function checkoutIn(folder: string): Checkout {
  return {
    folder,
    // As the package itself would.
    load(specifier) {
      const manifest = join(folder, "packages", specifier.split("/")[1] ?? "", "package.json");
      return import(pathToFileURL(createRequire(manifest).resolve(specifier)).href);
    },
  };
}
