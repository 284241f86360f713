import type { Catalog } from "../../model/catalog.ts";
import type { LoadedSpec } from "../../load/open-api/index.ts";
import { type Mistake, Mistakes } from "../../spec-file/index.ts";

/** Credentials that are the first segment of the path, before that of the operation. */
const IN_PATH: ReadonlySet<string> = new Set(["url-token", "path-key"]);

/**
 * Checks that a gateway can tell requests to the endpoints of nodes from those to the management API, whose paths begin with `/v1/`.
 *
 * @throws Mistakes with the paths that it could not tell.
 */
export function checkPaths(specs: Iterable<LoadedSpec>, { endpoints, surfaces }: Catalog): void {
  const mistakes: Mistake[] = [];
  for (const { spec, bundle } of specs) {
    for (const { name, path } of spec.operations) {
      const endpoint = endpoints[name] ?? endpoints[spec.name];
      const kinds = endpoint && (surfaces[endpoint.surface]?.credentials ?? []);
      const isBare = kinds && !(kinds.length > 0 && kinds.every((kind) => IN_PATH.has(kind)));
      if (!isBare || !path.startsWith("/v1/")) continue;
      const remedy =
        "begin it with another segment, or let the surface take its credential in the path alone";
      mistakes.push(
        bundle.mistake(["paths", path], `${path} would be taken for the management API's`, remedy),
      );
    }
  }
  Mistakes.throwIfAny(mistakes);
}
