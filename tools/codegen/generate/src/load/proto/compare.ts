import { startBuf } from "@node-access/generate/proto";

/**
 * What must not differ: buf's WIRE rules, and names, which JSON forms and generated code depend on.
 * Not the idempotency level, which our protos state and the public ones omit, nor files' packages,
 * which have other names here.
 */
const RULES = {
  use: ["WIRE", "ENUM_VALUE_SAME_NAME", "FIELD_SAME_NAME"],
  except: ["RPC_SAME_IDEMPOTENCY_LEVEL", "FILE_SAME_PACKAGE"],
};

/** What differs in two buf modules or folders of protos: parts of `base` that `other` declares too and, with `calls`, calls that it lacks. */
export async function compare(base: string, other: string, calls: boolean): Promise<string[]> {
  const use = calls ? [...RULES.use, "RPC_NO_DELETE"] : RULES.use;
  const config = JSON.stringify({ version: "v2", breaking: { ...RULES, use } });
  const { findings } = await startBuf(other, [
    "breaking",
    "--against",
    base,
    "--config",
    config,
    "--against-config",
    config,
    "--error-format",
    "json",
  ]);
  return findings.map(
    ({ path, start_line, type, message }) =>
      `${path ?? "(no file)"}:${start_line ?? 1}: ${message} (${type})`,
  );
}
