import type { Change } from "../findings.ts";
import { type JsonObject, text } from "../json.ts";

type Note = (change: Pick<Change, "rule" | "says" | "generators">) => void;

const SAYS: Readonly<Record<string, string>> = {
  makes: "makes a filter",
  uses: "uses a filter",
  ends: "ends a filter",
};

/** Notes what differs in which node a method's calls go to, and in what the gateway makes of it. */
export function compareExtensions(was: JsonObject, is: JsonObject, note: Note): void {
  compareFilters(text(was["x-filter"]), text(is["x-filter"]), note);
  const generators = ["gateway"];
  if ((was["x-client-version"] === true) !== (is["x-client-version"] === true)) {
    const says = is["x-client-version"] === true ? "tells" : "no longer tells";
    note({ rule: "node-version-changed", says: `${says} the version in a node's record`, generators });
  }
  const [had, has] = [text(was["x-result-for-each"]), text(is["x-result-for-each"])];
  if (had === has) return;
  const says =
    has === undefined
      ? `no longer has a result for each of \`${had}\``
      : `has a result for each of \`${has}\``;
  note({ rule: "stand-in-changed", says, generators });
}

/** A filter is known to the node that made it alone. */
function compareFilters(was: string | undefined, is: string | undefined, note: Note): void {
  if (was === is) return;
  const gained = was === undefined || (was === "ends" && is === "uses");
  const now = SAYS[is ?? ""] ?? "has nothing to do with filters any more";
  note({ rule: gained ? "affinity-gained" : "affinity-lost", says: now });
}
