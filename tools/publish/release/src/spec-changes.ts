import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface SpecChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The method that {@link FEATURE} adds. */
export const ADDED = "net_rehearsal";

/** One more method for users of `@node-access/rpc`. */
const FEATURE: SpecChange = {
  file: "specs/rpc/net.openrpc.yaml",
  before: "\nmethods:\n",
  after: `
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
};

/** A renamed field, which is a break for users of `@node-access/grpc`. */
const BREAK: SpecChange = {
  file: "specs/grpc/geyser/geyser.proto",
  before: " has this blockhash.\n  uint64 slot = 1;\n",
  after: " has this blockhash.\n  uint64 rehearsed_slot = 1;\n",
};

/**
 * Changes two specs of a copy: one gains a feature, the other breaks.
 *
 * @throws Error if a spec no longer has the text to change.
 */
export function changeSpecs(copy: string): void {
  for (const { file, before, after } of [FEATURE, BREAK]) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(before)) {
      throw new Error(`${file} has no ${JSON.stringify(before)}: change something else in the rehearsal`);
    }
    writeFileSync(path, text.replace(before, after));
  }
}
