import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that a rehearsal changes in a spec. */
interface SpecChange {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** The method that {@link FEATURE} adds. */
export const ADDED = "net_rehearsal";

/** For users of `@node-access/rpc` one more method. */
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

/** For users of `@node-access/grpc` a field less, under the name that they know. */
const BREAK: SpecChange = {
  file: "specs/grpc/geyser/geyser.proto",
  before: "\nmessage GetLatestBlockhashResponse {\n  uint64 slot = 1;\n",
  after: "\nmessage GetLatestBlockhashResponse {\n  uint64 rehearsed_slot = 1;\n",
};

/**
 * Changes two specs of a copy: one gains a feature, the other breaks.
 *
 * @throws Error where a spec no longer has what is to be changed
 */
export function changeSpecs(copy: string): void {
  for (const { file, before, after } of [FEATURE, BREAK]) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(before)) {
      throw new Error(
        `${file} has no ${JSON.stringify(before)}: let the rehearsal change something else of it`,
      );
    }
    writeFileSync(path, text.replace(before, after));
  }
}
