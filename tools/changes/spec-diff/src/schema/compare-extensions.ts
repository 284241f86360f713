import type { Change } from "../findings.ts";
import { type JsonObject, list, same, text } from "../json.ts";

type Note = (change: Pick<Change, "rule" | "says" | "generators">) => void;

/** Values of `x-form` for what the client fills in. */
const FILLED: ReadonlySet<string | undefined> = new Set(["nonce", "chain", "chainId"]);

/** Notes what differs in how the client writes values of two schemas, rounds them, and how the gateway makes them up. */
export function compareExtensions(before: JsonObject, after: JsonObject, note: Note): void {
  compareWriting(text(before["x-form"]), text(after["x-form"]), note);
  compareTicks(before["x-tick"], after["x-tick"], note);
  if ((before["x-quantity"] === true) !== (after["x-quantity"] === true)) {
    const says =
      after["x-quantity"] === true ? "is a `bigint` in the decoded view" : "is a text in the decoded view";
    note({ rule: "quantity-changed", says });
  }
  if ((before["x-hex-digits"] === true) !== (after["x-hex-digits"] === true)) {
    const says =
      after["x-hex-digits"] === true
        ? "always has `0x` in the decoded view"
        : "is as on the wire in the decoded view";
    note({ rule: "quantity-changed", says });
  }
  if (!same(before["x-per"], after["x-per"])) {
    const items = list(after["x-per"]).join("`, `");
    const says =
      items === "" ? "no longer has an item for each of an action's" : `has an item for each of \`${items}\``;
    note({ rule: "stand-in-changed", says, generators: ["gateway"] });
  }
}

function compareWriting(was: string | undefined, is: string | undefined, note: Note): void {
  if (was === is) return;
  if (FILLED.has(is)) note({ rule: "client-field-taken", says: "is always filled in by the client" });
  else if (FILLED.has(was))
    note({ rule: "client-field-given", says: "is no longer filled in by the client" });
  else if (was === undefined) note({ rule: "form-added", says: `is written in the form \`${is}\`` });
  else if (is === undefined)
    note({ rule: "form-removed", says: `is no longer written in the form \`${was}\`` });
  else note({ rule: "form-changed", says: `is written in the form \`${is}\` instead of \`${was}\`` });
  // An amount's type is wider than the text that it becomes.
  if (is === "amount") note({ rule: "type-widened", says: "may be a number too" });
  if (was === "amount") note({ rule: "type-narrowed", says: "can no longer be a number" });
}

function compareTicks(was: unknown, is: unknown, note: Note): void {
  if (same(was, is)) return;
  if (is === undefined) note({ rule: "tick-removed", says: "no longer says how fine a price may be" });
  else note({ rule: "tick-changed", says: "may be finer or less fine as a price" });
}
