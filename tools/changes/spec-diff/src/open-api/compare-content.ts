import { same, type JsonObject, object } from "../json.ts";
import type { Direction } from "../findings.ts";
import { noteOthers } from "../not-compared.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";

const COMPARED = new Set(["schema", "example", "examples"]);

/** Notes what differs between the media types of two bodies, and between the schemas of those that both have. */
export function compareContent(
  comparison: SchemaComparison,
  was: JsonObject,
  is: JsonObject,
  direction: Direction,
): void {
  const before = object(was["content"]);
  const after = object(is["content"]);
  if (direction === "received" && Object.keys(before).length === 0 && Object.keys(after).length > 0) {
    comparison.note({ rule: "result-added", direction, node: is, says: "has a body" });
    return;
  }
  for (const [type, media] of Object.entries(before)) {
    const now = after[type];
    if (now === undefined) {
      comparison.note({
        rule: "media-type-removed",
        direction,
        node: was,
        old: true,
        says: `is no longer ${type}`,
      });
      continue;
    }
    const use = { before: object(media), after: object(now), part: "" };
    comparison.compare(object(media)["schema"], object(now)["schema"], direction, use);
    if (
      !same(
        [object(media)["example"], object(media)["examples"]],
        [object(now)["example"], object(now)["examples"]],
      )
    )
      comparison.note({ rule: "text", direction, node: object(now), says: "has another example" });
    noteOthers(object(media), object(now), COMPARED, (change) =>
      comparison.note({ direction, node: object(now), ...change }),
    );
  }
  for (const type of Object.keys(after)) {
    if (!(type in before))
      comparison.note({ rule: "media-type-added", direction, node: is, says: `may be ${type}` });
  }
}
