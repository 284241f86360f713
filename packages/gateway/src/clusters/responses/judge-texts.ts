import { Buffer } from "node:buffer";
import type { ClusterRequest, Reply } from "../../upstreams/upstream.ts";
import { classifyError } from "./classify-error.ts";
import { failoverFor } from "./judge-rpc.ts";
import { accepted, type Verdict } from "./verdict.ts";

/** Maximum bytes of a response that says what went wrong. Larger ones are results. */
const maxBytes = 16 * 1024;

/**
 * Finds the error in a response whose HTTP status does not show it: a text at one of the places that the spec
 * names, or a body that is only a text.
 *
 * @returns `undefined` without an error.
 */
export function judgeTexts({ errorTexts }: ClusterRequest, { body, status }: Reply): Verdict | undefined {
  if (!errorTexts || !Buffer.isBuffer(body) || body.length > maxBytes) return undefined;
  const texts = textsIn(body.toString("utf8"), errorTexts);
  if (texts.length === 0) return undefined;
  for (const message of texts) {
    const verdict = failoverFor(classifyError(JSON.stringify({ message })));
    if (verdict) return { ...verdict, detail: `an error with HTTP ${status}` };
  }
  return accepted;
}

function textsIn(body: string, pointers: readonly string[]): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [body];
  }
  const found = pointers.map((pointer) =>
    pointer
      .split("/")
      .slice(1)
      .reduce((at: unknown, name) => (Object(at) as Record<string, unknown>)[name], value),
  );
  return found.filter((one) => typeof one === "string");
}
