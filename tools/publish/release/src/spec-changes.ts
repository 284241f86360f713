import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The method that the first change adds. */
export const ADDED = "net_rehearsal";

/** Files of specs, a text in each, and what replaces it. */
const CHANGES = [
  // One more method for users of `@node-access/rpc`.
  [
    "specs/rpc/net.openrpc.yaml",
    "\nmethods:\n",
    `
methods:
  - name: ${ADDED}
    summary: Known to the rehearsal of a release alone.
    x-source: the rehearsal of a release
    x-idempotency: safe
    params: []
    result: { name: rehearsed, description: Whether this is one., schema: { type: boolean } }
    errors: [{ $ref: "shared.openrpc.yaml#/components/errors/InternalError" }]
    examples: [{ name: rehearsed, params: [], result: { name: rehearsed, value: true } }]

`,
  ],
  // A renamed field, which is a break for users of `@node-access/grpc`.
  [
    "specs/grpc/geyser/geyser.proto",
    " has this blockhash.\n  uint64 slot",
    " has this blockhash.\n  uint64 rehearsed_slot",
  ],
] as const;

/** Changes two specs of a copy: one gains a feature, the other breaks. @throws Error if a spec no longer has the text to change. */
export function changeSpecs(copy: string): void {
  for (const [file, before, after] of CHANGES) {
    const text = readFileSync(join(copy, file), "utf8");
    if (!text.includes(before))
      throw new Error(`${file} has no ${JSON.stringify(before)}: change something else in the rehearsal`);
    writeFileSync(join(copy, file), text.replace(before, after));
  }
}
